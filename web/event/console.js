/** The arbiters' console: all boards of a round, those that need somebody first, and one of them opened. */

import { html } from "../dom.js";
import { say } from "../say.js";
import { ConsoleBoard } from "./console-board.js";
import { words } from "./console-forms.js";
import { morph } from "./morph.js";
import { localTimes } from "./words.js";

/** How often the boards are looked at. */
const EVERY = 1500;

/**
 * @typedef {{ person: number, name: string }} Sitting
 * @typedef {{ what: string, who?: 'white'|'black', by?: string, text?: string }} Need
 * @typedef {{ id: string, phase: string, game: number, ply: number, left: [number, number], running: 'white'|'black'|null,
 *             connected: [boolean, boolean], here: [boolean, boolean], adjournment: string, last?: string, sealed?: 'white'|'black' }} Playing
 * @typedef {{ board: number, white: Sitting, black: Sitting, outcome: string|null, games?: number, decided?: Record<number, string>, table?: Playing, needs: Need[] }} Row
 * @typedef {{ version: number, now: number, round: number, rounds: number, online: boolean, boards: Row[], cases: number, "to-leave": number[],
 *             waits?: { round: number, starts: number, by?: string, why: string, instead?: string } }} Boards
 */

class Console extends HTMLElement {
    /** @type {Boards|null} */
    #boards = null;
    #round = 0;
    #seen = 0;
    #list = html("ol", { class: "boards" });
    #rounds = html("nav", { class: "rounds" });
    #status = html("p", { class: "status", role: "status" });
    #notices = html("div", { class: "notices", role: "status" });
    #one = new ConsoleBoard(() => this.#look());

    connectedCallback() {
        this.#round = Number(new URLSearchParams(location.search).get("round")) || 0;
        this.#list.addEventListener("click", (event) => this.#pressed(event));
        this.append(this.#rounds, this.#notices, this.#status, html("div", { class: "console" }, this.#list, this.#one.element));
        this.#one.event = this.getAttribute("event") ?? "";
        this.#look();
        setInterval(() => document.visibilityState === "visible" && this.#look(), EVERY);
        setInterval(() => this.#tick(), 250);
    }

    async #look() {
        const query = this.#round ? `?round=${this.#round}` : "";
        const response = await fetch(`/api/events/${this.getAttribute("event")}/console${query}`).catch(() => null);
        if (!response?.ok) return;
        this.#boards = await response.json();
        this.#seen = performance.now();
        this.#show();
    }

    #show() {
        const boards = /** @type {Boards} */ (this.#boards);
        const waiting = boards.boards.filter((row) => row.needs.length > 0).length;
        const said = boards.boards.length === 0 ? say("console-no-boards")
            : waiting ? say("console-needs", { n: waiting }) : say("console-calm");
        if (this.#status.textContent !== said) this.#status.textContent = said;
        // What stays the same stays the same element: nobody's finger or focus is lost while boards are looked at again.
        morph(this.#rounds, html("nav", { class: "rounds" }, ...Array.from({ length: boards.rounds }, (_, index) =>
            html("a", { href: `?round=${index + 1}`, "aria-current": index + 1 === boards.round ? "page" : null },
                say("console-round", { n: index + 1 })))));
        morph(this.#notices, html("div", { class: "notices", role: "status" }, ...notices(boards)));
        morph(this.#list, html("ol", { class: "boards" }, ...boards.boards.map((row) => card(row, boards.online))));
        this.#one.look(boards.round, boards.boards);
        this.#tick();
    }

    /** @param {Event} event */
    #pressed(event) {
        const button = event.target instanceof Element ? event.target.closest("[data-board]") : null;
        const row = this.#boards?.boards.find((row) => String(row.board) === button?.getAttribute("data-board"));
        if (row && this.#boards) this.#one.open(this.#boards.round, row);
    }

    /** Clocks run here between two looks. */
    #tick() {
        if (!this.#boards) return;
        const passed = performance.now() - this.#seen;
        for (const row of this.#boards.boards) {
            const line = this.#list.querySelector(`[data-row="${row.board}"]`);
            if (!line || !row.table) continue;
            for (const [index, side] of ["white", "black"].entries()) {
                const span = line.querySelector(`[data-side="${side}"]`);
                const left = row.table.left[index] - (row.table.running === side ? passed : 0);
                if (span) span.textContent = clockText(left);
                span?.classList.toggle("runs", row.table.running === side);
            }
        }
    }
}

/** A board in the list. @param {Row} row @param {boolean} online */
function card(row, online) {
    const needs = row.needs.map((need) => html("li", {}, needWords(row, need)));
    return html("li", { class: row.needs.length ? "card hot" : "card", id: `board-${row.board}`, "data-row": row.board },
        html("button", { type: "button", class: "bare", "data-board": row.board }, say("console-board", { n: row.board })),
        html("p", {}, row.white.name, " – ", row.black.name),
        html("p", { class: "faint" }, state(row, online)),
        row.table && !row.outcome ? html("p", { class: "clocks" },
            html("span", { "data-side": "white", "data-keep": true }), " ", html("span", { "data-side": "black", "data-keep": true }), " ", lines(row.table)) : null,
        needs.length ? html("ul", { class: "needs" }, ...needs) : null);
}

/** What keeps the event from going on. @param {Boards} boards */
function notices({ waits, ...boards }) {
    const late = waits && `${say("console-waits", { n: waits.round })} ${words(waits)}`;
    const leave = boards["to-leave"].length && `${say("console-to-leave")}: ${boards["to-leave"].map((no) => `№ ${no}`).join(", ")}`;
    return [late, leave].filter(Boolean).map((text) => html("p", { class: "notice" }, String(text)));
}

/** What waits, in words. @param {Row} row @param {Need} need */
function needWords(row, need) {
    const name = need.who ? `${row[need.who].name}: ` : "";
    return [name + say(`need-${need.what}`), need.text && `“${need.text}”`, need.by].filter(Boolean).join(" · ");
}

/** @param {Row} row @param {boolean} online */
export function state(row, online) {
    if (row.outcome) return say(`board-outcome-${row.outcome}`);
    const decided = Object.entries(row.decided ?? {}).map(([game, outcome]) => `${say("console-game", { n: Number(game) })}: ${say(`board-outcome-${outcome}`)}`);
    if (decided.length) return decided.join(", ");
    return row.table ? say(`board-phase-${row.table.phase}`) : say(online ? "console-online-soon" : "console-hall");
}

/** Who is there. @param {Playing} table */
function lines(table) {
    const words = table.here.map((here) => say(here ? "console-online" : "console-offline"));
    return html("span", { class: "faint" }, `${say("console-white")}: ${words[0]}, ${say("console-black")}: ${words[1]}`);
}

/** @param {number} ms */
function clockText(ms) {
    const seconds = Math.max(Math.floor(ms / 1000), 0);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

customElements.define("damka-console", Console);
// The other pages of the console stand still.
localTimes(document);
