/**
 * Questions: one that waits for its answer over the page, and one beside the board about a move.
 */

import { html } from "./dom.js";
import { say } from "./say.js";

/** Asks whether something is to be done. @param {string} question @param {string} yes @returns {Promise<boolean>} */
export function ask(question, yes) {
    const buttons = html(
        "div",
        { class: "dialog-buttons" },
        html("button", { value: "", autofocus: true }, say("cancel")),
        html("button", { value: "yes", class: "hot" }, yes),
    );
    const form = html("form", { method: "dialog" }, html("p", { id: "question" }, question), buttons);
    const dialog = /** @type {HTMLDialogElement} */ (html("dialog", { "aria-labelledby": "question" }, form));
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((answer) => {
        dialog.addEventListener("close", () => {
            dialog.remove();
            answer(dialog.returnValue === "yes");
        });
    });
}

/** A move that waits until it is confirmed. */
export class Confirm {
    /** @param {{yes(text: string): void, no(): void}} answers */
    constructor(answers) {
        this.answers = answers;
        this.root = html("div", { class: "confirm", hidden: true, role: "group", "aria-label": say("confirm-move") });
    }

    /** @param {string} text */
    show(text) {
        const yes = () => this.#close(() => this.answers.yes(text));
        const no = () => this.#close(() => this.answers.no());
        this.root.replaceChildren(
            html("button", { type: "button", class: "main", on: { click: yes } }, `${say("confirm-move")}: ${text}`),
            html("button", { type: "button", on: { click: no } }, say("cancel")),
        );
        this.root.hidden = false;
        this.root.querySelector("button")?.focus();
    }

    /** @param {() => void} then */
    #close(then) {
        this.root.hidden = true;
        then();
    }
}
