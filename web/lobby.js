/** The first page: a challenge, and the tables that are open, played and over. */

import "./challenge.js";
import { html } from "./dom.js";
import { say } from "./say.js";

/** How often the lists are looked at again, in milliseconds. */
const EVERY = 2500;

/**
 * @typedef {{id: string, kind: string, tempo: string, edition: string, control: string, games: number,
 *   names: (string|null)[], points?: string[], void?: string, at: number}} Table
 * @typedef {{open: Table[], live: Table[], past: Table[], yours: Table[]}} Lobby
 */

class DamkaLobby extends HTMLElement {
    #shown = "";
    /** @type {number|undefined} */
    #timer;

    connectedCallback() {
        document.addEventListener("visibilitychange", this.#look);
        this.#look();
    }

    disconnectedCallback() {
        document.removeEventListener("visibilitychange", this.#look);
        clearTimeout(this.#timer);
    }

    #look = async () => {
        clearTimeout(this.#timer);
        if (document.hidden) return;
        try {
            const answer = await fetch("/api/lobby");
            const text = await answer.text();
            // What has not changed is not announced again.
            if (answer.ok && text !== this.#shown) {
                this.#shown = text;
                this.#show(JSON.parse(text));
            }
        } catch {
            // The next look tries again.
        }
        this.#timer = setTimeout(this.#look, EVERY);
    };

    /** @param {Lobby} lobby */
    #show({ open, live, past, yours }) {
        const list = (/** @type {string} */ title, /** @type {Table[]} */ tables, /** @type {string} */ action, empty = "") =>
            tables.length || empty
                ? html(
                      "section",
                      { class: "card" },
                      html("h2", {}, title),
                      tables.length ? html("ul", { class: "tables" }, ...tables.map((table) => row(table, action))) : html("p", { class: "faint" }, empty),
                  )
                : null;
        const parts = [
            list(say("lobby-yours"), yours, say("lobby-continue")),
            list(say("lobby-title"), open, say("lobby-join"), say("lobby-empty")),
            list(say("lobby-live"), live, say("lobby-watch")),
            list(say("lobby-recent"), past, say("lobby-watch")),
        ];
        this.replaceChildren(.../** @type {Node[]} */ (parts.filter((part) => part !== null)));
    }
}

/** @param {Table} table @param {string} action */
function row(table, action) {
    const name = (/** @type {string|null} */ name) => (name === null ? "…" : name || say("anonymous"));
    const [first, second] = table.names.map(name);
    const score = table.points ? ` ${table.points[0]} : ${table.points[1]}` : table.void ? ` · ${say("result-none")}: ${say(`cause-${table.void}`)}` : "";
    const what = `${say(`discipline-${table.kind}`)}, ${table.control}`;
    return html(
        "li",
        {},
        html("span", { class: "who" }, `${first} – ${second}${score}`),
        html("span", { class: "what faint" }, what),
        html("a", { class: "button", href: `/table/${table.id}`, "aria-label": `${action}: ${first} – ${second}, ${what}` }, action),
    );
}

customElements.define("damka-lobby", DamkaLobby);
