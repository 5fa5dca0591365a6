/**
 * The screen of a hall: pages of pairs and places one after the other, and the time to the next round. It needs nobody;
 * Space stops it, arrows turn it, F fills the screen.
 */

import { say } from "../say.js";
import { Line } from "./line.js";
import { groups, patchRows } from "./sheet.js";
import { localTimes, statusWords } from "./words.js";

/** Seconds a page is shown, unless the address says otherwise: `?every=20`. */
const EVERY = 12;

/** @typedef {{slide: HTMLElement, from: number, to: number}} Page */
/** @typedef {import('./line.js').News} News */

class DamkaScreen extends HTMLElement {
    /** @type {Page[]} */ #pages = [];
    #at = 0;
    #paused = false;
    /** @type {ReturnType<typeof setInterval>|undefined} */ #turning;
    /** @type {ReturnType<typeof setInterval>|undefined} */ #ticking;
    /** @type {Line[]} */ #lines = [];

    connectedCallback() {
        const { event, version } = this.dataset;
        const every = Number(new URLSearchParams(location.search).get("every")) || EVERY;
        this.every = Math.min(Math.max(every, 2), 600) * 1000;
        localTimes(this);
        this.#lay();
        addEventListener("resize", this.#lay);
        addEventListener("keydown", this.#key);
        this.#ticking = setInterval(this.#tick, 1000);
        this.#tick();
        this.#turn();
        const told = { news: this.#news, state: (/** @type {boolean} */ connected) => this.classList.toggle("lost", !connected) };
        this.#lines = ["pairings", "standings"].map((view) => new Line(`/api/events/${event}/${view}/stream`, Number(version), told));
        // A screen that goes dark helps nobody; not every browser can be asked.
        navigator.wakeLock?.request("screen").catch(() => {});
    }

    disconnectedCallback() {
        removeEventListener("resize", this.#lay);
        removeEventListener("keydown", this.#key);
        clearInterval(this.#turning);
        clearInterval(this.#ticking);
        for (const line of this.#lines) line.close();
    }

    get slides() {
        return /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".slide")]);
    }

    /** Cuts every table into pages that fit. */
    #lay = () => {
        const shown = this.#pages[this.#at];
        this.#pages = [];
        for (const slide of this.slides) {
            for (const other of this.slides) other.hidden = other !== slide;
            this.#pages.push(...pages(slide));
        }
        const same = this.#pages.findIndex(({ slide, from }) => slide === shown?.slide && from <= shown.from);
        this.#show(Math.max(same, 0));
    };

    /** @param {number} at */
    #show(at) {
        if (this.#pages.length === 0) return;
        this.#at = (at + this.#pages.length) % this.#pages.length;
        const page = this.#pages[this.#at];
        for (const slide of this.slides) slide.hidden = slide !== page.slide;
        const body = page.slide.querySelector("table")?.tBodies[0];
        groups(/** @type {HTMLTableSectionElement} */ (body ?? document.createElement("tbody"))).forEach((rows, at) => {
            for (const row of rows) row.hidden = at < page.from || at >= page.to;
        });
        const of = this.#pages.filter(({ slide }) => slide === page.slide);
        const number = of.length > 1 ? say("tables-screen-page", { page: of.indexOf(page) + 1, pages: of.length }) : "";
        this.#put(".page", this.#paused ? `${say("tables-screen-paused")} · ${number}` : number);
    }

    #turn() {
        clearInterval(this.#turning);
        this.#turning = setInterval(() => this.#paused || this.#show(this.#at + 1), this.every);
    }

    /** @param {KeyboardEvent} event */
    #key = (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === " ") {
            this.#paused = !this.#paused;
            this.classList.toggle("paused", this.#paused);
            this.#show(this.#at);
        } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
            this.#show(this.#at + (event.key === "ArrowRight" ? 1 : -1));
            this.#turn();
        } else if (event.key.toLowerCase() === "f") {
            if (document.fullscreenElement) document.exitFullscreen();
            else document.documentElement.requestFullscreen().catch(() => {});
        } else return;
        event.preventDefault();
    };

    /** The time to the next round, or the time of day. */
    #tick = () => {
        const [starts, round] = [Number(this.dataset.starts), Number(this.dataset.next)];
        const left = Math.ceil((starts - Date.now()) / 1000);
        const day = new Intl.DateTimeFormat(say.language, { hour: "2-digit", minute: "2-digit" }).format(new Date());
        if (!starts || left < -600) this.#put(".until", day);
        else if (left <= 0) this.#put(".until", say("tables-screen-started", { round }));
        else this.#put(".until", `${say("tables-screen-starts", { round, time: clockWords(left) })} · ${day}`);
    };

    /** @param {News} news */
    #news = async (news) => {
        const same = this.dataset.follow === `${news.part}/${news.round}`;
        // Boards of matches are no cells of the sheet.
        const matches = this.querySelector("tr.seats") !== null;
        const taken = same && !matches && !news.whole && (news.patches ?? []).every((patch) => {
            const table = /** @type {HTMLTableElement|null} */ (this.querySelector(`table[data-sheet="${patch.sheet}"]`));
            return !table || (!patch.whole && patchRows(table.tBodies[0], patch));
        });
        if (!taken) await this.#fetch();
        this.#put(".status", statusWords(news));
        this.#show(this.#at);
    };

    /** The whole screen again. */
    async #fetch() {
        const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
        if (!answer?.ok) return;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const screen = /** @type {HTMLElement|null} */ (page.querySelector("damka-screen"));
        const [now, then] = [this, screen].map((root) => root?.querySelector("main"));
        if (!screen || !now || !then) return;
        for (const name of ["next", "starts", "follow"]) {
            if (screen.dataset[name] === undefined) delete this.dataset[name];
            else this.dataset[name] = screen.dataset[name];
        }
        now.replaceChildren(...[...then.childNodes].map((node) => document.importNode(node, true)));
        this.#put(".status", screen.querySelector(".status")?.textContent ?? "");
        localTimes(this);
        this.#lay();
    }

    /** @param {string} where @param {string} text */
    #put(where, text) {
        const element = this.querySelector(where);
        if (element && element.textContent !== text) element.textContent = text;
    }
}

/** The pages of a slide: as many rows each as there is room for. @param {HTMLElement} slide @returns {Page[]} */
function pages(slide) {
    const body = slide.querySelector("table")?.tBodies[0];
    const rows = body ? groups(body) : [];
    if (rows.length === 0) return [{ slide, from: 0, to: 0 }];
    for (const row of rows.flat()) row.hidden = false;
    const room = /** @type {HTMLElement} */ (slide.parentElement).getBoundingClientRect().bottom;
    const top = /** @type {HTMLTableSectionElement} */ (body).getBoundingClientRect().top;
    // What stands below the table needs room on every page.
    const below = [...slide.children].slice(2).reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    /** @type {Page[]} */
    const all = [];
    let [from, used] = [0, 0];
    rows.forEach((group, at) => {
        const height = group.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
        if (at > from && used + height > room - top - below) {
            all.push({ slide, from, to: at });
            [from, used] = [at, 0];
        }
        used += height;
    });
    all.push({ slide, from, to: rows.length });
    return all;
}

/** @param {number} seconds */
function clockWords(seconds) {
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

customElements.define("damka-screen", DamkaScreen);
