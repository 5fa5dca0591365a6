/**
 * What can be taken away from a table: the games, a diagram, the link to a position.
 */

import { html } from "./dom.js";
import { say } from "./say.js";

export class Files {
    /** How many games there are links to. */
    #games = 0;
    #diagram = html("a", { download: true }, say("download-diagram"));
    #position = html("a", {}, say("position-link"));
    #watching = html("span", { class: "faint" });

    constructor() {
        this.root = html("div", { class: "files" });
    }

    /** @param {import('./state.js').State} state @param {number} ply the half-move after which the board is shown */
    show({ table, view, watching, isRenju }, ply) {
        const id = encodeURIComponent(table.id);
        if (this.#games !== view.game) {
            const address = `/api/tables/${id}/game${isRenju ? "" : ".pdn"}`;
            const games = view.games > 1 ? numbered(view.game, address, isRenju) : [game(address, isRenju)];
            this.root.replaceChildren(...games, this.#diagram, this.#position, this.#watching);
            this.#games = view.game;
        }
        this.#diagram.setAttribute("href", `/api/tables/${id}/diagram.svg?ply=${ply}`);
        this.#position.setAttribute("href", `/table/${id}#ply=${ply}`);
        this.#watching.textContent = watching > 0 ? say("watching", { n: watching }) : "";
    }
}

/** The only game. @param {string} address @param {boolean} isRenju */
const game = (address, isRenju) =>
    html("a", { download: true, href: address }, say(isRenju ? "download-sgf" : "download-pdn"));

/** Each game of a meeting so far. @param {number} count @param {string} address @param {boolean} isRenju */
const numbered = (count, address, isRenju) =>
    Array.from({ length: count }, (_, index) => {
        const n = index + 1;
        const words = say(isRenju ? "download-sgf-of" : "download-pdn-of", { n });
        return html("a", { download: true, href: `${address}?game=${n}` }, words);
    });
