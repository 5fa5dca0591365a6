/**
 * The counts that run towards a draw, each with its article.
 */

import { html } from "./dom.js";
import { cite, say } from "./say.js";

/** @typedef {import('./wire.js').Count} Count */

export class Counts {
    #said = "";

    constructor() {
        this.root = html("ul", { class: "counts", "aria-label": say("counts") });
    }

    /** @param {Count[]} counts */
    show(counts) {
        const running = counts.filter(({ made }) => made > 0);
        const said = JSON.stringify(running);
        if (said === this.#said) return;
        this.#said = said;
        this.root.replaceChildren(...running.map(row));
        this.root.hidden = running.length === 0;
    }
}

/** @param {Count} count @param {number} index */
function row({ made, of, whose, by }, index) {
    const id = `count-${index}`;
    const text = [say("count-of", { made, of }), ...(whose ? [say("count-whose", { colour: whose })] : [])].join(", ");
    return html(
        "li",
        { class: "act", tabindex: "0", "aria-describedby": id },
        html("span", {}, text),
        html("progress", { max: of, value: made, "aria-hidden": "true" }),
        html("span", { class: "tip", role: "tooltip", id }, cite(by)),
    );
}
