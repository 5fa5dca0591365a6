/**
 * What can be taken away from a table: the game, a diagram, the link to a position.
 */

import { html } from "./dom.js";
import { say } from "./say.js";

export class Files {
    #game = html("a", { download: true });
    #diagram = html("a", { download: true }, say("download-diagram"));
    #position = html("a", {}, say("position-link"));
    #watching = html("span", { class: "faint" });

    constructor() {
        this.root = html("div", { class: "files" }, this.#game, this.#diagram, this.#position, this.#watching);
    }

    /** @param {import('./state.js').State} state @param {number} ply the half-move after which the board is shown */
    show({ table, watching, isRenju }, ply) {
        const id = encodeURIComponent(table.id);
        this.#game.setAttribute("href", `/api/tables/${id}/game${isRenju ? "" : ".pdn"}`);
        this.#game.textContent = say(isRenju ? "download-sgf" : "download-pdn");
        this.#diagram.setAttribute("href", `/api/tables/${id}/diagram.svg?ply=${ply}`);
        this.#position.setAttribute("href", `/table/${id}#ply=${ply}`);
        this.#watching.textContent = watching > 0 ? say("watching", { n: watching }) : "";
    }
}
