/** The first page: a challenge, and the tables that are open, played and over. */

import "./challenge.js";
import { controlWords } from "./control.js";
import { html, whole } from "./dom.js";
import { Glimpse } from "./glimpse.js";
import { say } from "./say.js";

/** How often the lists are looked at again, and how often a clock moves, in milliseconds. */
const EVERY = { look: 2500, tick: 500 };

/**
 * @typedef {{id: string, kind: string, tempo: string, edition: string, control: string, games: number,
 *   names: (string|null)[], points?: string[], void?: string, at: number}} Table
 * @typedef {{open: Table[], live: Table[], past: Table[], yours: Table[]}} Lobby
 */

class DamkaLobby extends HTMLElement {
    #shown = "";
    /** @type {Map<string, Glimpse>} */
    #glimpses = new Map();
    #boards = html("div", { class: "glimpses" });
    #yours = new List("lobby-yours", "lobby-continue");
    #open = new List("lobby-title", "lobby-join", "lobby-empty");
    #live = new List("lobby-live", "lobby-watch", "", this.#boards);
    #past = new List("lobby-recent", "lobby-watch");
    /** @type {number|undefined} */
    #timer;
    /** @type {number|undefined} */
    #ticks;

    connectedCallback() {
        // Who waits for an opponent is news; what is played is looked at.
        this.#open.root.ariaLive = "polite";
        // Whoever comes to play joins a game before he makes one: on a phone what stands first is what is seen.
        this.prepend(this.#yours.root, this.#open.root);
        this.append(this.#live.root, this.#past.root);
        document.addEventListener("visibilitychange", this.#look);
        this.#ticks = setInterval(() => this.#glimpses.forEach((glimpse) => glimpse.tick()), EVERY.tick);
        this.#look();
    }

    disconnectedCallback() {
        document.removeEventListener("visibilitychange", this.#look);
        clearTimeout(this.#timer);
        clearInterval(this.#ticks);
    }

    #look = async () => {
        clearTimeout(this.#timer);
        if (document.hidden) return;
        try {
            const answers = await Promise.all([fetch("/api/lobby"), fetch("/api/lobby/boards")]);
            const [lobby, boards] = await Promise.all(answers.map((answer) => answer.text()));
            if (answers.every(({ ok }) => ok)) this.#show(lobby, JSON.parse(boards).boards);
        } catch {
            // The next look tries again.
        }
        this.#timer = setTimeout(this.#look, EVERY.look);
    };

    /** @param {string} text @param {import('./wire.js').Glance[]} glances */
    #show(text, glances) {
        /** @type {Lobby} */
        const { open, live, past, yours } = JSON.parse(text);
        const seen = glances.filter(({ id }) => live.some((table) => table.id === id));
        const before = [...this.#glimpses.keys()].join();
        this.#glimpses = new Map(seen.map((glance) => [glance.id, this.#glimpses.get(glance.id) ?? new Glimpse(glance)]));
        for (const glance of seen) this.#glimpses.get(glance.id)?.show(glance);
        const same = before === [...this.#glimpses.keys()].join();
        // Whoever stands on something in a list that has not changed keeps his place.
        if (same && text === this.#shown) return;
        this.#shown = text;
        this.#aside(() => {
            this.#yours.show(yours);
            this.#open.show(open);
        });
        arrange(this.#boards, [...this.#glimpses.values()].map(({ root }) => root));
        this.#live.show(live.filter(({ id }) => !this.#glimpses.has(id)), this.#glimpses.size > 0);
        this.#past.show(past);
    }

    /** Changes what stands above the form, and leaves the form under the finger of whoever fills it in. @param {() => void} change */
    #aside(change) {
        const form = this.querySelector("form");
        const before = form?.getBoundingClientRect().top ?? 0;
        change();
        // A page that is scrolled is held by the browser itself.
        if (form?.contains(document.activeElement) && scrollY === 0) scrollBy(0, form.getBoundingClientRect().top - before);
    }
}

/** Tables under a title; an empty list says so, or is not there. */
class List {
    /** @type {Map<string, HTMLElement>} */
    #rows = new Map();
    #list = html("ul", { class: "tables" });

    /** @param {string} title @param {string} action @param {string} [empty] @param {HTMLElement} [first] what stands before the rows */
    constructor(title, action, empty = "", first) {
        this.action = action;
        this.empty = html("p", { class: "faint", hidden: true }, empty && say(empty));
        this.root = html("section", { class: "card", hidden: true }, html("h2", {}, say(title)), this.empty, first ?? null, this.#list);
    }

    /** @param {Table[]} tables @param {boolean} [others] whether there is something besides the rows */
    show(tables, others = false) {
        const rows = tables.map((table) => [JSON.stringify(table), table]);
        this.#rows = new Map(rows.map(([key, table]) => [key, this.#rows.get(key) ?? row(table, this.action)]));
        arrange(this.#list, [...this.#rows.values()]);
        this.#list.hidden = tables.length === 0;
        this.empty.hidden = tables.length > 0 || !this.empty.textContent;
        this.root.hidden = tables.length === 0 && !others && this.empty.hidden;
        this.root.classList.toggle("bare", tables.length === 0 && !others);
    }
}

/** Puts elements into a parent, without moving those that stand where they should. @param {HTMLElement} parent @param {HTMLElement[]} children */
function arrange(parent, children) {
    for (const child of [...parent.children]) if (!children.includes(/** @type {HTMLElement} */ (child))) child.remove();
    for (const [place, child] of children.entries())
        if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
}

/** @param {Table} table @param {string} action */
function row(table, action) {
    const name = (/** @type {string|null} */ name) => (name === null ? "…" : name || say("anonymous"));
    const [first, second] = table.names.map(name);
    const joins = action === "lobby-join";
    const seated = joins ? [table.names[0] === null ? second : first] : [first, second];
    const who = seated.join(" – ");
    const turn = joins ? [say(table.names[0] === null ? "lobby-you-first" : "lobby-you-second")] : [];
    const score = table.points ? ` ${table.points[0]} : ${table.points[1]}` : table.void ? ` · ${say("result-none")}: ${say(`cause-${table.void}`)}` : "";
    const games = table.games > 1 ? [say("games", { n: table.games })] : [];
    const what = [say(`discipline-${table.kind}`), controlWords(table.control), ...games, ...turn];
    const link = { class: "button", href: `/table/${table.id}`, "aria-label": `${say(action)}: ${who}, ${what.join(", ")}` };
    return html(
        "li",
        {},
        // A name that is written from right to left would turn the points around.
        html("span", { class: "who" }, ...seated.flatMap((name, seat) => [seat ? " – " : null, html("bdi", {}, name)]), score),
        html("span", { class: "what faint" }, ...whole(what, ", ")),
        html("a", joins ? { ...link, on: { click: sit } } : link, say(action)),
    );
}

/** Whoever presses `Play` has sat down when he comes to the table; in another tab he looks at it first. @param {MouseEvent} event */
async function sit(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
    const command = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ do: "sit" }) };
    // If somebody was quicker, the table says so.
    await fetch(pathname.replace("/table/", "/api/tables/") + "/commands", command).catch(() => null);
    location.assign(pathname);
}

customElements.define("damka-lobby", DamkaLobby);
