/**
 * What the arbiter has written to who plays here: shown to him alone, and said to those who listen.
 */

import { html } from "./dom.js";
import { say } from "./say.js";

/** @typedef {import('./wire.js').Said} Said */

export class Letters {
    #shown = 0;

    constructor() {
        this.root = html("div", { class: "letters", role: "log", "aria-live": "assertive", "aria-label": say("arbiter-letters") });
    }

    /** Shows what was not shown yet; says whether there was any. @param {Said[]} said */
    show(said) {
        const fresh = said.filter(({ n }) => n > this.#shown);
        this.root.append(...fresh.map(letter));
        this.#shown += fresh.length;
        return fresh.length > 0;
    }
}

/** @param {Said} said */
function letter({ at, text }) {
    const when = new Date(at);
    const minute = when.toLocaleTimeString(say.language, { hour: "2-digit", minute: "2-digit" });
    return html("p", {}, html("strong", {}, say("arbiter-writes")), " ", text, " ", html("time", { class: "faint", datetime: when.toISOString() }, minute));
}
