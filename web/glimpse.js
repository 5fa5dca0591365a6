/**
 * A game in small, for those who pass by: the board, the two who play and their clocks. It leads to the table.
 */

import { written } from "./clock.js";
import { controlWords } from "./control.js";
import { html, put, svg } from "./dom.js";
import { Grid } from "./grid.js";
import { Picture } from "./picture.js";
import { drawn, PIECES, stand } from "./piece.js";
import { say } from "./say.js";
import { settings } from "./settings.js";

/** @typedef {import('./wire.js').Seat} Seat */
/** @typedef {import('./wire.js').Glance} Glance */

export class Glimpse {
    /** @type {Glance} */ #glance;
    /** When it was seen, by the clock of this page. */
    #at = 0;
    #cells = "";
    #picture;
    /** Who plays White, who Black; in renju Black begins and sits below all the same. */
    #above = new Face();
    #below = new Face();

    /** @param {Glance} glance */
    constructor(glance) {
        this.#glance = glance;
        const { id, kind, control, names } = glance;
        const table = { ...glance, edition: "", open: false, seats: { a: null, b: null }, names: squares(glance) };
        this.#picture = new Picture(new Grid(table, false), false);
        // In the colours of the board one plays on, but nothing is played here.
        const board = html("damka-board", { "aria-hidden": "true", "data-theme": settings.theme }, this.#picture.root);
        const { width, height } = this.#picture.box;
        board.style.aspectRatio = `${width} / ${height}`;
        const what = `${say(`discipline-${kind}`)}, ${controlWords(control)}`;
        const who = [names.a, names.b].map((name) => name || say("anonymous")).join(" – ");
        this.root = html(
            "a",
            { class: "glimpse", href: `/table/${id}`, "data-table": id, "aria-label": `${say("lobby-watch")}: ${who}, ${what}` },
            this.#above.root,
            board,
            this.#below.root,
            html("span", { class: "faint" }, `${say(`discipline-${kind}`)}, `, html("span", { class: "glimpse-time" }, controlWords(control))),
        );
    }

    /** Shows what was seen just now. @param {Glance} glance */
    show(glance) {
        this.#glance = glance;
        this.#at = performance.now();
        const { names, colours, cells, turn } = glance;
        for (const [seat, face] of this.#faces()) face.show(names[seat], colours[seat], glance.kind === "renju", turn === seat);
        if (cells !== this.#cells) this.#draw(glance);
        this.#cells = cells;
        this.tick();
    }

    /** Lets the clock that runs run on. */
    tick() {
        const { left, running } = this.#glance.clock;
        const gone = performance.now() - this.#at;
        for (const [seat, face] of this.#faces()) face.tick(Math.max(left[seat] - (running === seat ? gone : 0), 0), running === seat);
    }

    /** @returns {[Seat, Face][]} */
    #faces() {
        const white = this.#glance.colours.a === "white" ? "a" : "b";
        return [
            [white === "a" ? "b" : "a", this.#above],
            [white, this.#below],
        ];
    }

    /** @param {Glance} glance */
    #draw({ cells, last }) {
        const picture = this.#picture;
        picture.clear();
        for (const [cell, sign] of [...cells].entries())
            if (PIECES[sign]) picture.layers.pieces.append(stand(drawn(sign), picture.grid.centre(cell)));
        for (const cell of last)
            if (picture.grid.lines) picture.dot(cell, `last ${PIECES[cells[cell]]?.colour ?? ""}`);
            else picture.tint(cell, "last");
    }
}

/** One of the two: colour, name, clock. */
class Face {
    #icon = svg("svg", { viewBox: "-.5 -.5 1 1", class: "player-piece" });
    #name = html("span", { class: "glimpse-name" });
    #clock = html("span", { class: "glimpse-clock" });

    constructor() {
        this.root = html("span", { class: "glimpse-face", "aria-hidden": "true" }, this.#icon, this.#name, this.#clock);
    }

    /** @param {string} name @param {import('./wire.js').Colour} colour @param {boolean} renju @param {boolean} turn */
    show(name, colour, renju, turn) {
        const sign = renju ? { black: "x", white: "o" }[colour] : colour[0];
        if (this.#icon.dataset.sign !== sign) this.#icon.replaceChildren(drawn(sign));
        put(this.#icon, "data-sign", sign);
        this.#name.textContent = name || say("anonymous");
        this.root.classList.toggle("turn", turn);
    }

    /** @param {number} time @param {boolean} running */
    tick(time, running) {
        // Nobody plays by it: whole seconds are enough.
        this.#clock.textContent = written(Math.max(Math.ceil(time / 1000) * 1000, 0)).replace(/^(\d)\.0$/, "0:0$1");
        this.root.classList.toggle("running", running);
    }
}

/** Which cells are played on: all points of renju, the dark squares of a board. @param {Glance} glance */
const squares = ({ kind, columns, rows }) =>
    Array.from({ length: columns * rows }, (_, cell) => {
        const isDark = (rows - 1 - Math.floor(cell / columns) + (cell % columns)) % 2 === 0;
        return kind === "renju" || isDark ? "·" : "";
    });
