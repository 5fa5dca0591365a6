/** One board of the console: the position, what an official may do by which article, and the sanctions of both players. */

import { html } from "../dom.js";
import { say } from "../say.js";
import { words } from "./console-forms.js";
import { deedOf, fieldsOf, measureWord } from "./console-deed.js";

/**
 * @typedef {import('./console.js').Row} Row
 * @typedef {{ do: string, measure?: any, by: string, no?: string }} Offered
 * @typedef {{ no: number, round: number|null, measure: any, by: string }} Rung
 * @typedef {{ name: string, past: Rung[], next: { measure: any, by: string }|null }} Climb
 */

/** Deeds that are not tried beforehand. */
const ALWAYS = ["violation", "propose", "check", "message", "note"];

/** A name nobody else gives. */
const named = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export class ConsoleBoard {
    event = "";
    element = html("section", { class: "board-open", hidden: true, "aria-labelledby": "board-title" });
    #round = 0;
    #board = 0;
    #ply = -1;
    /** The name of what is about to be done: sent again after a broken line it is not done twice. */
    #key = named();
    #picture = /** @type {HTMLImageElement} */ (html("img", { alt: say("console-position"), width: "360", height: "360" }));
    /** @type {() => void} */
    #done;

    /** @param {() => void} done called when something was done */
    constructor(done) {
        this.#done = done;
    }

    /** Opens a board. @param {number} round @param {Row} row */
    async open(round, row) {
        [this.#round, this.#board, this.#ply] = [round, row.board, -1];
        await this.#show();
        this.element.querySelector("h2")?.focus();
    }

    /** Keeps the position up to date. @param {number} round @param {Row[]} rows */
    look(round, rows) {
        const row = rows.find((row) => round === this.#round && row.board === this.#board);
        if (!row?.table || row.table.ply === this.#ply) return;
        this.#ply = row.table.ply;
        this.#picture.src = `/api/tables/${row.table.id}/diagram.svg?ply=${this.#ply}`;
    }

    async #show() {
        const response = await fetch(this.#address());
        if (!response.ok) return;
        const board = await response.json();
        this.look(this.#round, [board]);
        const close = () => {
            this.element.hidden = true;
            this.#board = 0;
        };
        this.element.replaceChildren(
            html("h2", { id: "board-title", tabindex: "-1" }, `${say("console-board", { n: this.#board })}: ${board.white.name} – ${board.black.name}`),
            html("p", {}, html("button", { type: "button", class: "quiet", on: { click: close } }, say("console-close"))),
            ...(board.table
                ? [html("figure", {}, this.#picture, html("figcaption", {}, html("a", { href: `/table/${board.table.id}` }, say("console-watch"))))]
                : []),
            this.#form(board),
            ...board.ladders.map(ladder),
        );
        this.element.hidden = false;
    }

    /** @param {any} board */
    #form(board) {
        /** @type {Offered[]} */
        const offered = board.offered;
        // In a hall nobody reads a message.
        const always = ALWAYS.filter((kind) => board.table || kind !== "message");
        const kinds = [...new Set(offered.map((one) => one.do)), ...always];
        const may = (/** @type {string} */ kind) => ALWAYS.includes(kind) || offered.some((one) => one.do === kind && !one.no);
        const select = /** @type {HTMLSelectElement} */ (
            html("select", { name: "do" }, ...kinds.toSorted((a, b) => Number(may(b)) - Number(may(a))).map((kind) => html("option", { value: kind }, say(`deed-${kind}`))))
        );
        const rest = html("div", { class: "fields" });
        const article = html("p", { class: "faint article" });
        const trouble = html("p", { class: "trouble", role: "alert" });
        const chosen = () => {
            const measures = offered.filter((one) => one.do === "impose").map((one) => one.measure);
            rest.replaceChildren(...fieldsOf(select.value, measures));
            tell();
        };
        const tell = () => {
            const measure = /** @type {HTMLSelectElement|null} */ (rest.querySelector("[name=measure]"))?.value;
            const one = offered.find((one) => one.do === (select.value === "propose" ? "impose" : select.value) && (!measure || measureWord(one.measure) === measure));
            article.textContent = !one ? "" : [one.by, say.article(one.by), one.no && select.value !== "propose" && say("console-refused-now", { why: say.said(one.no) })].filter(Boolean).join(" · ");
        };
        select.addEventListener("change", chosen);
        rest.addEventListener("change", tell);
        const form = /** @type {HTMLFormElement} */ (
            html("form", { class: "card", on: { submit: (/** @type {SubmitEvent} */ event) => this.#send(event, form, offered, trouble) } },
                html("h3", {}, say("console-act")),
                html("label", {}, html("span", {}, say("journal-what")), select),
                rest,
                html("label", {}, html("span", {}, say("console-reason")), html("textarea", { name: "reason", maxlength: "2000" })),
                article,
                html("button", { type: "submit", class: "main" }, say("console-do")),
                trouble)
        );
        chosen();
        return form;
    }

    /** @param {SubmitEvent} event @param {HTMLFormElement} form @param {Offered[]} offered @param {HTMLElement} trouble */
    async #send(event, form, offered, trouble) {
        event.preventDefault();
        trouble.textContent = "";
        const fields = new FormData(form);
        const response = await fetch(this.#address(), {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ deed: deedOf(fields, offered), reason: String(fields.get("reason") ?? ""), key: this.#key }),
        }).catch(() => null);
        // What was refused is another request when it is put right.
        if (response) this.#key = named();
        if (response?.ok) {
            await this.#show();
            this.#done();
        } else trouble.textContent = words(await response?.json().catch(() => null));
    }

    #address() {
        return `/api/events/${this.event}/console/${this.#round}/${this.#board}`;
    }
}

/** How far a player has climbed. @param {Climb} climb */
function ladder({ name, past, next }) {
    const rung = (/** @type {Rung} */ one) =>
        html("li", {}, [say(`measure-${measureWord(one.measure)}`), one.round && say("console-round", { n: one.round }), say("case-decision", { n: one.no }), one.by].filter(Boolean).join(" · "));
    return html("section", { class: "card ladder" },
        html("h3", {}, say("console-ladder", { name })),
        past.length ? html("ol", {}, ...past.map(rung)) : html("p", { class: "faint" }, say("console-ladder-none")),
        next ? html("p", {}, `${say("console-ladder-next", { measure: say(`measure-${measureWord(next.measure)}`) })} · ${next.by}`) : null);
}
