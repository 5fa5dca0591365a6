/**
 * Why something was not done, with its article and, where several moves can be meant, a button for each.
 */

import { html } from "./dom.js";
import { article, cite, say, upper } from "./say.js";

/** @typedef {import('./wire.js').No} No */

export class Notice {
    /** @param {(text: string) => void} move what is done with a move that was meant */
    constructor(move) {
        this.move = move;
        this.root = html("div", { class: "refusal", role: "alert" });
    }

    /** @param {No} no */
    show({ why, instead = "", by, candidates = [] }) {
        const text = [why, instead].filter(Boolean).map((part) => say.said(part));
        this.root.replaceChildren(
            html("p", {}, upper(text.join(" — "))),
            by ? html("p", { class: "faint" }, html("a", { href: article(by) }, cite(by))) : "",
            ...candidates.map((each) => this.#candidate(each)),
        );
    }

    clear() {
        this.root.replaceChildren();
    }

    /** @param {string} text */
    #candidate(text) {
        return html("button", { type: "button", on: { click: () => this.move(text) } }, text);
    }
}
