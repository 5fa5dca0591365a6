/**
 * The field where a move can be typed: `cd4`, `32-28`, `h8`.
 */

import { html } from "./dom.js";
import { say } from "./say.js";

/** What is shown as an example where it differs. @type {Record<string, string>} */
const EXAMPLES = { renju: "h8", international: "32-28", checkers: "11-15" };

export class Typed {
    #input = /** @type {HTMLInputElement} */ (
        html("input", {
            id: "typed-move",
            type: "text",
            autocomplete: "off",
            autocapitalize: "off",
            spellcheck: "false",
            "aria-describedby": "typed-help",
        })
    );
    #help = html("small", { id: "typed-help", class: "faint" });

    /** @param {(text: string) => void} move */
    constructor(move) {
        const submit = (/** @type {Event} */ event) => {
            event.preventDefault();
            const text = this.#input.value.trim();
            this.#input.value = "";
            if (text) move(text);
        };
        this.root = html(
            "form",
            { class: "typed", hidden: true, on: { submit } },
            html("label", { for: "typed-move" }, say("type-move")),
            html("span", { class: "row" }, this.#input, html("button", { type: "submit" }, say("send"))),
            this.#help,
        );
    }

    /** @param {import('./state.js').State} state */
    show({ table, view, you }) {
        this.root.hidden = you === null || view.phase !== "playing";
        const text = say("type-move-help", { example: EXAMPLES[table.kind] ?? "cd4" });
        if (this.#help.textContent !== text) this.#help.textContent = text;
    }

    focus() {
        this.#input.focus();
    }
}
