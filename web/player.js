/**
 * One of the two at a table: colour, name, points, connection and clock.
 */

import { LOW, written } from "./clock.js";
import { html, put, svg } from "./dom.js";
import { drawn } from "./piece.js";
import { say } from "./say.js";

/** @typedef {import('./wire.js').Guest} Guest */
/** @typedef {import('./wire.js').Colour} Colour */

/**
 * @typedef {object} Shown
 * @property {Guest|null} guest
 * @property {Colour} colour
 * @property {boolean} renju
 * @property {boolean} you
 * @property {boolean} here
 * @property {boolean} turn
 * @property {string|null} points
 */

export class Player {
    #icon = svg("svg", { viewBox: "-.5 -.5 1 1", class: "player-piece", role: "img" });
    #name = html("strong", { class: "player-name" });
    #line = html("span", { class: "player-line" });
    #points = html("span", { class: "player-points", "aria-hidden": "true" });
    #clock = html("span", { class: "clock", role: "timer" });
    #warning = html(
        "span",
        { class: "clock-warning", hidden: true },
        html("span", { "aria-hidden": "true" }, "⚠ "),
        html("span", { class: "unseen" }, say("clock-low")),
    );

    constructor() {
        this.root = html(
            "div",
            { class: "player" },
            this.#icon,
            html("span", { class: "player-who" }, this.#name, this.#line),
            this.#points,
            html("span", { class: "clock-face" }, this.#warning, this.#clock),
        );
    }

    /** @param {Shown} shown */
    show({ guest, colour, renju, you, here, turn, points }) {
        const name = nameOf(guest);
        this.#icon.replaceChildren(drawn(renju ? (colour === "black" ? "x" : "o") : colour === "black" ? "b" : "w"));
        put(this.#icon, "aria-label", say(`colour-${colour}`));
        this.#name.textContent = guest ? name + (you ? ` (${say("you")})` : "") : say("seat-free");
        this.#line.textContent = guest && !here ? say("disconnected") : "";
        this.#points.textContent = points ?? "";
        put(this.#clock, "aria-label", say("clock-of", { name: guest ? name : say(`colour-${colour}`) }));
        this.root.classList.toggle("turn", turn);
    }

    /** Shows the time left. @param {number} milliseconds @param {boolean} running */
    tick(milliseconds, running) {
        const text = written(milliseconds);
        if (this.#clock.textContent !== text) this.#clock.textContent = text;
        this.root.classList.toggle("running", running);
        this.root.classList.toggle("low", milliseconds < LOW);
        this.#warning.hidden = milliseconds >= LOW;
    }
}

/** How somebody is called. @param {Guest|null} guest */
export const nameOf = (guest) => guest?.name ?? say(guest ? "anonymous" : "seat-free");
