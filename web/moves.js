/**
 * The list of moves, with the one that is shown. Choosing one is told by `choose(ply)`.
 */

import { html, put } from "./dom.js";
import { chosenWords, PASS } from "./opening.js";
import { say } from "./say.js";

/** @typedef {import('./wire.js').Ply} Ply */

export class Moves {
    /** @type {HTMLElement[]} */ #plies = [];
    /** @type {Ply[]} */ #shown = [];
    #short = false;
    #list = html("ol", { class: "move-list" });

    /** @param {(ply: number|null) => void} choose null stands for the game as it is now */
    constructor(choose) {
        this.choose = choose;
        this.none = html("p", { class: "faint" }, say("no-moves-yet"));
        this.steps = {
            first: step("replay-first", "«", () => this.choose(0)),
            previous: step("replay-previous", "‹", () => this.step(-1)),
            next: step("replay-next", "›", () => this.step(1)),
            last: step("replay-last", "»", () => this.choose(null)),
        };
        this.live = html(
            "button",
            { type: "button", class: "main", hidden: true, on: { click: () => this.choose(null) } },
            say("replay-live"),
        );
        this.past = html("p", { class: "faint", hidden: true }, say("replay-not-live"));
        this.at = 0;
        this.root = html(
            "section",
            { class: "moves card", "aria-label": say("move-list") },
            html(
                "div",
                { class: "move-scroll", tabindex: "0", role: "group", "aria-label": say("move-list") },
                this.none,
                this.#list,
            ),
            html(
                "div",
                { class: "replay", role: "group", "aria-label": say("replay") },
                ...Object.values(this.steps),
                this.live,
                this.past,
            ),
        );
    }

    /**
     * @param {Ply[]} plies
     * @param {number|null} at the half-move after which the board is shown; null for the game as it is
     * @param {{short: boolean, paired: boolean}} how paired: first and second player in two columns
     */
    show(plies, at, { short, paired }) {
        if (plies !== this.#shown || short !== this.#short) this.#write(plies, short, paired);
        this.at = at ?? plies.length;
        for (const [index, button] of this.#plies.entries())
            put(button, "aria-current", index + 1 === this.at ? "true" : null);
        this.none.hidden = plies.length > 0;
        this.live.hidden = at === null;
        this.past.hidden = at === null;
        put(this.steps.first, "aria-disabled", this.at === 0 && "true");
        put(this.steps.previous, "aria-disabled", this.at === 0 && "true");
        put(this.steps.next, "aria-disabled", this.at >= plies.length && "true");
        put(this.steps.last, "aria-disabled", at === null && "true");
        this.#reveal();
    }

    /** Goes some half-moves on or back. @param {number} by */
    step(by) {
        const to = Math.min(Math.max(this.at + by, 0), this.#shown.length);
        this.choose(to === this.#shown.length ? null : to);
    }

    /** @param {Ply[]} plies @param {boolean} short @param {boolean} paired */
    #write(plies, short, paired) {
        this.#shown = plies;
        this.#short = short;
        this.#plies = plies.map((ply) =>
            html(
                "button",
                {
                    type: "button",
                    class: "ply",
                    tabindex: "-1",
                    "data-ply": ply.n,
                    title: lagWords(ply),
                    on: { click: () => this.choose(ply.n) },
                },
                ply.path.length === 0 ? chosenWords(ply.text) : short ? ply.short : ply.text,
                ply.lag ? html("small", { class: "lag" }, say("clock-lag-short", { n: ply.lag })) : null,
            ),
        );
        const size = paired ? 2 : 1;
        const rows = Array.from({ length: Math.ceil(plies.length / size) }, (_, row) =>
            html(
                "li",
                { class: paired || isMove(plies[row]) ? null : "aside" },
                ...this.#plies.slice(row * size, (row + 1) * size),
            ),
        );
        this.#list.replaceChildren(...rows);
        this.#list.classList.toggle("single", !paired);
    }

    /** Scrolls the list, and only the list, to what is shown. */
    #reveal() {
        const button = this.#plies[this.at - 1];
        const view = this.#list.parentElement;
        if (!view) return;
        const top = button ? button.offsetTop - view.offsetTop : 0;
        if (top < view.scrollTop || top + (button?.offsetHeight ?? 0) > view.scrollTop + view.clientHeight)
            view.scrollTop = top - view.clientHeight / 2;
    }
}

/** Where there is no way on the keyboard stays: the way back is beside it. @param {string} key @param {string} sign @param {() => void} go */
function step(key, sign, go) {
    const click = (/** @type {Event} */ { currentTarget }) => {
        if (/** @type {Element} */ (currentTarget).ariaDisabled !== "true") go();
    };
    return html(
        "button",
        { type: "button", class: "bare", "aria-label": say(key), title: say(key), on: { click } },
        html("span", { "aria-hidden": "true" }, sign),
    );
}

/** Whether a step of renju is a move with a number: a choice of the opening or an offered stone is none. @param {Ply} ply */
const isMove = ({ path, text, cells }) => (path.length === 0 ? text === PASS : cells[path[0]] !== ".");

/** @param {Ply} ply */
function lagWords({ lag }) {
    return lag ? say("clock-lag", { n: lag }) : null;
}
