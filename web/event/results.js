/**
 * Results from slips: typed with the number of the board and one key, or clicked. What is kept is marked, what waits is seen,
 * and what another arbiter keeps appears at once.
 */

import { html } from "../dom.js";
import { say } from "../say.js";
import { at } from "./command.js";
import { refusal } from "./office.js";
import { Queue } from "./queue.js";
import { Slip } from "./slip.js";
import { why } from "./why.js";

/** Keys that are known by their place on the keyboard. @type {Record<string, string>} */
const PLACES = { KeyW: "w", KeyB: "b", KeyD: "d", KeyF: "f", NumpadAdd: "+", NumpadSubtract: "-", NumpadMultiply: "*", NumpadDivide: "/", NumpadDecimal: "/" };

class DamkaResults extends HTMLElement {
    #slip = new Slip();
    /** Games of a micromatch that are typed so far. @type {Map<number, string[]>} */ #games = new Map();
    /** What stood when it was looked at last. @type {Map<number, string>} */ #seen = new Map();
    /** What was kept from here. @type {Set<number>} */ #own = new Set();
    /** @type {Queue} */ #queue;
    #current = 1;

    connectedCallback() {
        this.#queue = new Queue(this.#desk.event, `results-${this.#desk.event}-${this.getAttribute("round")}`, {
            kept: (items) => this.#kept(items),
            refused: (item, no) => this.#refused(item, no),
            waiting: (count, broken) => this.#waiting(count, broken),
            look: () => this.#desk.refresh(),
        });
        this.#field.addEventListener("keydown", this.#key);
        this.#field.addEventListener("input", this.#typed);
        this.addEventListener("click", this.#click);
        this.addEventListener("change", this.#choose);
        this.#desk.addEventListener("damka-fresh", this.#fresh);
        this.#desk.addEventListener("damka-line", () => this.#queue.send(true));
        this.#seen = this.#standing();
        this.#show();
        this.#go(this.#open(0) ?? 1);
        this.#queue.send(true);
        this.#field.focus();
        // Who is fast has typed before anybody listened; `early.js` must not do it a second time.
        this.#field.dataset.taken = "";
        this.#typed();
    }

    get #desk() {
        return /** @type {import('./desk.js').DamkaDesk} */ (this.closest("damka-desk"));
    }

    get #field() {
        return /** @type {HTMLInputElement} */ (this.querySelector("#typed-result"));
    }

    /** @param {number} number */
    #row(number) {
        return /** @type {HTMLElement|null} */ (this.querySelector(`#row-${number}`));
    }

    get #rows() {
        return /** @type {HTMLElement[]} */ ([...this.querySelectorAll("tr[data-row]")]);
    }

    // Keys

    /** @param {KeyboardEvent} event */
    #key = (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) this.#go(Math.min(Math.max(this.#current + step, 1), this.#rows.length));
        else if (event.key === "Enter") this.#go(this.#open(this.#current) ?? this.#current);
        else if (event.key === "Escape") this.#clear();
        else if (event.key === "Backspace") this.#slip.back();
        else if (PLACES[event.code]) this.#sign(PLACES[event.code]);
        else if (event.key.length === 1) this.#sign(event.key);
        else return;
        event.preventDefault();
        this.#field.value = this.#slip.text;
    };

    /** Keyboards on glass tell only what came of it. */
    #typed = () => {
        const text = this.#field.value;
        this.#slip.clear();
        for (const sign of text) this.#sign(sign);
        this.#field.value = this.#slip.text;
    };

    /** @param {string} sign */
    #sign(sign) {
        const result = this.#slip.type(sign);
        if (result) this.#put(result.board ?? this.#current, result.outcome);
        else if (this.#slip.number && this.#row(this.#slip.number)) this.#go(this.#slip.number);
    }

    #clear() {
        this.#slip.clear();
        this.#games.clear();
        this.#show();
    }

    // Clicks

    /** @param {Event} event */
    #click = (event) => {
        const button = /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("[data-result-key]") : null);
        const row = Number(button?.closest("tr")?.dataset.row);
        if (button && row) this.#put(row, button.dataset.resultKey ?? "");
    };

    /** @param {Event} event */
    #choose = (event) => {
        const select = event.target;
        if (!(select instanceof HTMLSelectElement)) return;
        const row = /** @type {HTMLElement} */ (select.closest("tr"));
        if (select.value === "suspend") {
            const { round, no } = JSON.parse(row.dataset.score ?? "{}").round.score;
            this.#desk.give([{ round: { suspend: { round, no } } }]);
        } else if (select.value) this.#put(Number(row.dataset.row), select.value);
        select.value = "";
    };

    // Results

    /** A result for a board. @param {number} number @param {string} outcome */
    async #put(number, outcome) {
        const row = this.#row(number);
        if (!row) return this.#tell(say("desk-no-board", { n: number }));
        if (row.dataset.outcome || this.#queue.of(number)) return this.#correct(row, number, outcome);
        const all = Number(row.dataset.games);
        const path = row.dataset.path ?? "";
        const command = JSON.parse(row.dataset.score ?? "{}");
        if (all > 1) {
            // What was decided about a game is not typed again.
            const decided = JSON.parse(row.dataset.decided ?? "{}");
            const known = (/** @type {string[]} */ games) => {
                while (decided[games.length + 1]) games.push(decided[games.length + 1]);
                return games;
            };
            const typed = known([...known(this.#games.get(number) ?? []), outcome]);
            // Who does not come does not come to the other games either.
            while (typed.length < all && !["white", "black", "draw"].includes(outcome)) known(typed).push(outcome);
            this.#games.set(number, typed);
            if (typed.length < all) {
                this.#go(number);
                this.#show();
                return;
            }
            this.#games.delete(number);
            at(command, path, () => typed);
            this.#queue.put({ row: number, command, outcome: "", text: typed.map((game) => this.#text(row, game)).join(", ") });
        } else {
            at(command, path, () => outcome);
            this.#queue.put({ row: number, command, outcome, text: this.#text(row, outcome) });
        }
        this.#show();
        this.#go(this.#open(number) ?? number);
    }

    /** What stands is put right with a reason. @param {HTMLElement} row @param {number} number @param {string} outcome */
    async #correct(row, number, outcome) {
        if (row.dataset.outcome === outcome) return this.#tell(say("desk-known", { n: number }));
        const seen = this.#desk.version;
        const what = say("desk-correct", { n: number, text: this.#text(row, outcome) });
        const reason = await why(what);
        this.#field.focus();
        if (reason === null) return;
        const command = JSON.parse(row.dataset.correct ?? "{}");
        const path = command.team ? "team.correct" : "round.correct";
        at(command, `${path}.outcome`, () => outcome);
        at(command, `${path}.reason`, () => reason);
        this.#own.add(number);
        if (await this.#desk.give([command], seen)) this.#tell(`✓ ${what}`);
    }

    /** How a result is written. @param {HTMLElement} row @param {string} outcome */
    #text(row, outcome) {
        const button = row.querySelector(`[data-result-key="${outcome}"]`) ?? row.querySelector(`option[value="${outcome}"]`);
        return (button?.textContent ?? outcome).split(" ")[0];
    }

    // What is seen

    /** @param {import('./queue.js').Item[]} items */
    #kept(items) {
        for (const { row, outcome, text } of items) {
            const line = this.#row(row);
            this.#own.add(row);
            if (line) {
                line.dataset.outcome ||= outcome || "kept";
                /** @type {HTMLElement} */ (line.querySelector(".result")).textContent = text;
            }
        }
        if (items.length) this.#tell(items.map(({ row, text }) => `✓ ${row}: ${text}`).slice(-3).join("; "));
        this.#show();
        if (!this.#queue.items.length) this.#desk.refresh();
    }

    /** @param {import('./queue.js').Item} item @param {import('./office.js').No} no */
    #refused({ row, text }, no) {
        this.#desk.say(html("p", {}, `${row}: ${text}`), ...refusal(no));
        this.#show();
    }

    /** @param {number} count @param {boolean} broken */
    #waiting(count, broken) {
        const place = /** @type {HTMLElement} */ (this.querySelector(".results-waiting"));
        place.textContent = count ? say(broken ? "desk-waiting-line" : "desk-waiting", { n: count }) : "";
        place.dataset.broken = String(broken);
    }

    /** The page was made anew: what waits and stands is done, what stands otherwise was kept by somebody else. */
    #fresh = () => {
        const now = this.#standing();
        for (const [row, result] of now) {
            if (this.#seen.get(row) === result || !result) continue;
            const mine = this.#queue.of(row);
            const line = this.#row(row);
            if (mine) {
                const same = mine.outcome ? line?.dataset.outcome === mine.outcome : result.includes(mine.text);
                this.#queue.drop((item) => item === mine);
                if (!same) this.#desk.say(html("p", {}, say("desk-other-kept", { n: row, text: result, own: mine.text, by: this.#by(row) })));
            } else if (!this.#own.has(row)) {
                this.#tell(say("desk-other", { n: row, text: result, by: this.#by(row) }));
                if (line) line.dataset.news = "";
            }
            this.#own.delete(row);
        }
        this.#seen = now;
        this.#show();
        this.#go(this.#current);
    };

    /** Who has changed a result last. @param {number} number */
    #by(number) {
        const { round, team } = JSON.parse(this.#row(number)?.dataset.score ?? "{}");
        const board = round ? Object.values(round)[0] : team.score;
        const touched = round ? { board: [board.round, board.no] } : { "team-board": [board.round, board.team, board.board] };
        return this.#desk.changed.get(JSON.stringify(touched)) || say("desk-somebody");
    }

    #standing() {
        return new Map(this.#rows.map((row) => [Number(row.dataset.row), row.dataset.result ?? ""]));
    }

    /** Rows that wait, and games that are typed so far. */
    #show() {
        for (const row of this.#rows) {
            const number = Number(row.dataset.row);
            const text = this.#queue.of(number)?.text ?? this.#games.get(number)?.map((game) => this.#text(row, game)).join(", ");
            const cell = /** @type {HTMLElement} */ (row.querySelector(".result"));
            if (text !== undefined) cell.textContent = `${text} …`;
            else if (row.dataset.waiting !== undefined) cell.textContent = row.dataset.result || cell.textContent?.replace(/ …$/, "") || "";
            if (text !== undefined) row.dataset.waiting = "";
            else delete row.dataset.waiting;
        }
    }

    /** The next board without a result. @param {number} after */
    #open(after) {
        const open = this.#rows.filter((row) => !row.dataset.outcome && !this.#queue.of(Number(row.dataset.row)));
        const next = open.find((row) => Number(row.dataset.row) > after) ?? open[0];
        return next ? Number(next.dataset.row) : undefined;
    }

    /** Goes to a board. @param {number} number */
    #go(number) {
        const before = this.#row(this.#current);
        this.#current = number;
        for (const each of before?.querySelectorAll(".clicks > *") ?? []) /** @type {HTMLElement} */ (each).tabIndex = -1;
        if (before) delete before.dataset.current;
        const row = this.#row(number);
        if (!row) return;
        row.dataset.current = "";
        for (const each of row.querySelectorAll(".clicks > *")) /** @type {HTMLElement} */ (each).tabIndex = 0;
        row.scrollIntoView({ block: "nearest" });
        this.#field.placeholder = `${row.querySelector("td")?.textContent} ${row.querySelector("th")?.textContent}`;
    }

    /** @param {string} text */
    #tell(text) {
        /** @type {HTMLElement} */ (this.querySelector(".results-told")).textContent = text;
    }
}

customElements.define("damka-results", DamkaResults);
