/**
 * A page of an event that changes by itself: rows are written again as results come in, and what changed is said politely.
 *
 * ```html
 * <damka-live data-event="cup" data-view="pairings" data-version="17" data-follow="1/3"></damka-live>
 * ```
 */

import { html } from "../dom.js";
import { say } from "../say.js";
import { Line } from "./line.js";
import { DamkaSheet } from "./sheet.js";
import { afterWords, localTimes, statusWords } from "./words.js";

/** How long news are gathered before they are said, in milliseconds: a hall of results is one sentence. */
const GATHERED = 2500;
/** Results that are said one by one. */
const FEW = 3;
/** Over how long those who have to ask for a whole page spread, in milliseconds: a hall of phones does not ask at once. */
const SPREAD = 1500;

/** @typedef {import('./line.js').News} News */
/** @typedef {import('./sheet.js').Patch} Patch */

class DamkaLive extends HTMLElement {
    /** @type {Line|null} */ #line = null;
    /** @type {Set<string>} */ #results = new Set();
    #places = false;
    /** @type {ReturnType<typeof setTimeout>|undefined} */ #timer;
    /** @type {ReturnType<typeof setTimeout>|undefined} */ #asking;

    connectedCallback() {
        localTimes(document);
        const { event, view, version } = this.dataset;
        this.state = html("p", { class: "live-state" }, say("tables-live"));
        this.voice = html("p", { class: "unseen", "aria-live": "polite" });
        this.replaceChildren(this.state, this.voice);
        if (!view) return void (this.state.hidden = true);
        this.#line = new Line(`/api/events/${event}/${view}/stream`, Number(version), { news: this.#news, state: this.#connected });
    }

    disconnectedCallback() {
        this.#line?.close();
        clearTimeout(this.#timer);
        clearTimeout(this.#asking);
    }

    /** @param {boolean} connected */
    #connected = (connected) => {
        this.state.textContent = say(connected ? "tables-live" : "tables-live-lost");
        this.state.classList.toggle("lost", !connected);
    };

    /** @param {News} news */
    #news = (news) => {
        const follow = this.dataset.follow;
        const moved = follow !== undefined && follow !== `${news.part}/${news.round}`;
        const refetch = this.dataset.refetch !== undefined;
        const taken = !refetch && !news.whole && !moved && (news.patches ?? []).every((patch) => this.#patch(patch));
        told(news);
        if (!taken) this.#fetchSoon();
        if (moved) {
            this.dataset.follow = `${news.part}/${news.round}`;
            this.voice.textContent = say("tables-live-round", { round: news.round });
        }
        clearTimeout(this.#timer);
        this.#timer = setTimeout(this.#speak, GATHERED);
    };

    /** Whether it was taken in, or is not shown here. @param {Patch} patch */
    #patch(patch) {
        const sheet = sheets().find((sheet) => sheet.sheet === patch.sheet);
        if (!sheet) return true;
        if (patch.sheet.startsWith("pairings")) for (const [row, cells] of Object.entries(patch.cells ?? {})) if ("3" in cells) this.#results.add(row);
        if (patch.sheet.startsWith("standings")) this.#places = true;
        return sheet.patch(patch);
    }

    /** The whole page again, where a patch is not enough; once for all news that come meanwhile. */
    #fetchSoon() {
        this.#asking ??= setTimeout(() => {
            this.#asking = undefined;
            this.#fetch();
        }, Math.random() * SPREAD);
    }

    async #fetch() {
        const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
        if (!answer?.ok) return;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const [now, then] = [document, page].map((root) => root.querySelector("[data-live]"));
        if (!now || !then) return;
        now.replaceChildren(...[...then.childNodes].map((node) => document.importNode(node, true)));
        localTimes(now);
    }

    #speak = () => {
        const words = this.#said();
        this.#results.clear();
        this.#places = false;
        if (words) this.voice.textContent = words;
    };

    #said() {
        if (this.#results.size > FEW) return say("tables-live-results", { n: this.#results.size });
        if (this.#results.size > 0) return [...this.#results].map(resultWords).join(". ");
        if (!this.#places) return "";
        const first = sheets()[0]?.table?.tBodies[0]?.rows[0];
        const name = first?.querySelector("th")?.textContent?.trim() ?? "";
        return say("tables-live-leader", { name, points: first?.querySelector(".points")?.textContent ?? "" });
    }
}

/** The sentences about how far it has come. @param {News} news */
function told(news) {
    for (const after of document.querySelectorAll("[data-after]")) after.textContent = afterWords(news);
    for (const status of document.querySelectorAll("[data-status]")) status.textContent = statusWords(news);
    for (const boards of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-boards][data-round="${news.round}"]`))) {
        boards.textContent = say("tables-games-open", { all: Number(boards.dataset.boards), open: news.open });
    }
}

const sheets = () => /** @type {DamkaSheet[]} */ ([...document.querySelectorAll("damka-sheet")]);

/** @param {string} board */
function resultWords(board) {
    const row = document.querySelector(`table.pairs tr[data-row="${board}"]`);
    const text = (/** @type {number} */ cell) => /** @type {HTMLTableRowElement} */ (row).cells[cell].textContent?.trim() ?? "";
    return row ? say("tables-live-result", { board, white: text(1), black: text(5), result: text(3) }) : "";
}

customElements.define("damka-live", DamkaLive);
