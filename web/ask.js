/**
 * Questions: one that waits for its answer over the page, and one beside the board about a move.
 */

import { html } from "./dom.js";
import { cite, say } from "./say.js";

/**
 * Asks whether something is to be done, and says by which article it would be; whoever asks may withdraw the question, and then
 * nothing is.
 * @param {string} question @param {string} yes @param {{by?: string, withdrawn?: AbortSignal}} [more] @returns {Promise<boolean>}
 */
export function ask(question, yes, { by, withdrawn } = {}) {
    const buttons = html(
        "div",
        { class: "dialog-buttons" },
        html("button", { value: "", autofocus: true }, say("cancel")),
        html("button", { value: "yes", class: "hot" }, yes),
    );
    const note = by ? html("p", { class: "faint", id: "question-by" }, cite(by)) : null;
    const form = html("form", { method: "dialog" }, html("p", { id: "question" }, question), note, buttons);
    const dialog = /** @type {HTMLDialogElement} */ (html("dialog", { "aria-labelledby": "question", "aria-describedby": by ? "question-by" : null }, form));
    document.body.append(dialog);
    dialog.showModal();
    const withdraw = () => dialog.close();
    withdrawn?.addEventListener("abort", withdraw);
    return new Promise((answer) => {
        dialog.addEventListener("close", () => {
            withdrawn?.removeEventListener("abort", withdraw);
            dialog.remove();
            answer(dialog.returnValue === "yes");
        });
    });
}

/** A move that waits until it is confirmed. */
export class Confirm {
    /** Where the keyboard was before. @type {Element|null} */
    #from = null;

    /** @param {{yes(text: string): void, no(): void}} answers */
    constructor(answers) {
        this.answers = answers;
        this.root = html("div", { class: "confirm", hidden: true, role: "group", "aria-label": say("confirm-move") });
    }

    /** @param {string} text */
    show(text) {
        const yes = () => {
            this.hide();
            this.answers.yes(text);
        };
        this.root.replaceChildren(
            html("button", { type: "button", class: "main", on: { click: yes } }, `${say("confirm-move")}: ${text}`),
            html("button", { type: "button", on: { click: () => this.#no() } }, say("cancel")),
        );
        if (this.root.hidden) this.#from = document.activeElement;
        this.root.hidden = false;
        this.root.querySelector("button")?.focus();
        // On its way down, because the board keeps its own keys to itself.
        document.addEventListener("keydown", this.#key, { capture: true });
    }

    /** Asks no more: the move is made, or the position is another. The keyboard goes back where it was. */
    hide() {
        const focused = this.root.contains(document.activeElement);
        this.root.hidden = true;
        document.removeEventListener("keydown", this.#key, { capture: true });
        if (focused && this.#from instanceof HTMLElement) this.#from.focus();
    }

    #no() {
        this.hide();
        this.answers.no();
    }

    #key = (/** @type {KeyboardEvent} */ { key, target }) => {
        if (key === "Escape" && !(target instanceof Element && target.closest("dialog"))) this.#no();
    };
}
