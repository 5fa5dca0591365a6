/** One board of the console: the position, what an official may do by which article, and the sanctions of both players. */

import { html } from "../dom.js";
import { say } from "../say.js";
import { words } from "./console-forms.js";
import { deedOf, fieldsOf, measureWord } from "./console-deed.js";

/**
 * @typedef {import('./console.js').Row} Row
 * @typedef {{ do: string, measure?: any, ground?: string, awaited?: string, by: string, no?: string }} Offered
 * @typedef {{ no: number, round: number|null, measure: any, by: string, reason: string }} Rung
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
    /** What the position is about: a game, and how far it has come. */
    #shown = "";
    /** The name of what is about to be done: sent again after a broken line it is not done twice. */
    #key = named();
    #picture = /** @type {HTMLImageElement} */ (html("img", { alt: say("console-position"), width: "360", height: "360" }));
    /** How the game stood when it was said what may be done. */
    #state = "";
    /** Says again what may be done. @type {(board: any) => void} */
    #offer = () => {};
    #words = html("p", { class: "position-words", role: "status" });
    /** @type {() => void} */
    #done;

    /** @param {() => void} done called when something was done */
    constructor(done) {
        this.#done = done;
    }

    /** Opens a board. @param {number} round @param {Row} row */
    async open(round, row) {
        [this.#round, this.#board, this.#shown, this.#state] = [round, row.board, "", ""];
        await this.#show();
        this.element.querySelector("h2")?.focus();
    }

    /** Keeps the position up to date. @param {number} round @param {Row[]} rows */
    look(round, rows) {
        const row = rows.find((row) => round === this.#round && row.board === this.#board);
        if (!row?.table) return;
        const { id, game, ply, last, sealed } = row.table;
        const words = [last && say("console-last-move", { text: last }), sealed && say("console-sealed", { name: row[sealed].name })];
        const said = words.filter(Boolean).join(". ");
        if (this.#words.textContent !== said) this.#words.textContent = said;
        const state = [game, ply, row.table.phase, row.table.adjournment, row.outcome, row.needs.map(({ what }) => what)].join();
        if (this.#state && this.#state !== state) this.#again();
        this.#state = state;
        if (this.#shown === `${game}/${ply}`) return;
        this.#shown = `${game}/${ply}`;
        this.#picture.src = `/api/tables/${id}/diagram.svg?ply=${ply}`;
    }

    async #show() {
        const response = await fetch(this.#address());
        if (!response.ok) return;
        const board = await response.json();
        if (!this.#isOpen(board)) return;
        this.look(this.#round, [board]);
        const close = () => {
            const opener = /** @type {HTMLElement|null} */ (document.querySelector(`[data-board="${this.#board}"]`));
            this.element.hidden = true;
            this.#board = 0;
            // Whoever works by keyboard goes on where he came from.
            opener?.focus();
        };
        this.element.replaceChildren(
            html("h2", { id: "board-title", tabindex: "-1" }, `${say("console-board", { n: this.#board })}: ${board.white.name} – ${board.black.name}`),
            html("p", {}, html("button", { type: "button", class: "quiet", on: { click: close } }, say("console-close"))),
            ...(board.table
                ? [html("figure", {}, this.#picture, html("figcaption", {}, this.#words, html("a", { href: `/table/${board.table.id}` }, say("console-watch"))))]
                : []),
            this.#form(board),
            ...board.ladders.map(ladder),
        );
        this.element.hidden = false;
    }

    /** The game stands differently: what may be done is another thing, what was written stays. */
    async #again() {
        const response = await fetch(this.#address()).catch(() => null);
        const board = response?.ok && (await response.json());
        if (board && this.#isOpen(board)) this.#offer(board);
    }

    /** Whether it is still this board that somebody looks at. @param {{ round: number, board: number }} board */
    #isOpen({ round, board }) {
        return round === this.#round && board === this.#board;
    }

    /** @param {any} board */
    #form(board) {
        /** @type {Offered[]} */
        let offered = [];
        const select = /** @type {HTMLSelectElement} */ (html("select", { name: "do" }));
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
            const ground = /** @type {HTMLSelectElement|null} */ (rest.querySelector("[name=ground]"))?.value;
            // Every exceptional case is as good as another.
            const fits = (/** @type {Offered} */ { ground: of }) => !of || !ground || (of === "session-over") === (ground === "session-over");
            // Who is awaited at a resumption has sealed his move, or answers.
            const value = (/** @type {string} */ name) => /** @type {HTMLSelectElement|null} */ (rest.querySelector(`[name=${name}]`))?.value;
            const absent = select.value === "came" ? value("who") : value("absent");
            const awaited = absent && (absent === value("sealed") ? "sealer" : "answerer");
            const one = offered.find((one) => one.do === (select.value === "propose" ? "impose" : select.value) && (!measure || measureWord(one.measure) === measure) && fits(one) && (one.awaited ?? "") === (awaited || ""));
            // Only some measures have a time.
            const time = measure && rest.querySelector("[name=seconds]")?.closest("label");
            if (time) time.hidden = typeof one?.measure !== "object";
            article.textContent = !one ? "" : [one.by, say.article(one.by), one.no && select.value !== "propose" && say("console-refused-now", { why: say.said(one.no) })].filter(Boolean).join(" · ");
        };
        this.#offer = (board) => {
            offered = board.offered;
            // In a hall nobody reads a message.
            const always = ALWAYS.filter((kind) => board.table || kind !== "message");
            const kinds = [...new Set(offered.map((one) => one.do)), ...always];
            const may = (/** @type {string} */ kind) => ALWAYS.includes(kind) || offered.some((one) => one.do === kind && !one.no);
            const before = select.value;
            const known = new Set([...select.options].map(({ value }) => value));
            // A list that somebody has opened stays as it is while it offers the same.
            if (kinds.length !== known.size || !kinds.every((kind) => known.has(kind))) select.replaceChildren(...kinds.toSorted((a, b) => Number(may(b)) - Number(may(a))).map((kind) => html("option", { value: kind }, say(`deed-${kind}`))));
            if (kinds.includes(before)) select.value = before;
            if (select.value === before) tell();
            else chosen();
        };
        select.addEventListener("change", chosen);
        rest.addEventListener("change", tell);
        const form = /** @type {HTMLFormElement} */ (
            html("form", { class: "card", on: { submit: (/** @type {SubmitEvent} */ event) => this.#send(event, form, offered, trouble) } },
                html("h3", {}, say("console-act")),
                html("label", {}, html("span", {}, say("journal-what")), select),
                board.games ? gameOf(board) : null,
                rest,
                html("label", {}, html("span", {}, say("console-reason")), html("textarea", { name: "reason", maxlength: "2000" })),
                article,
                html("button", { type: "submit", class: "main" }, say("console-do")),
                trouble)
        );
        this.#offer(board);
        return form;
    }

    /** @param {SubmitEvent} event @param {HTMLFormElement} form @param {Offered[]} offered @param {HTMLElement} trouble */
    async #send(event, form, offered, trouble) {
        event.preventDefault();
        trouble.textContent = "";
        const fields = new FormData(form);
        // Until it is known what came of it nothing is written that would be lost.
        rests(form, true);
        const response = await fetch(this.#address(), {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ deed: deedOf(fields, offered), game: Number(fields.get("game")) || null, reason: String(fields.get("reason") ?? ""), key: this.#key }),
        }).catch(() => null);
        // What was refused is another request when it is put right; of what the server could not answer it is not known whether it was done.
        if (response && response.status < 500) this.#key = named();
        if (response?.ok) {
            await this.#show();
            this.element.querySelector("h2")?.focus();
            this.#done();
        } else {
            rests(form, false);
            trouble.textContent = words(await response?.json().catch(() => null));
        }
    }

    #address() {
        return `/api/events/${this.event}/console/${this.#round}/${this.#board}`;
    }
}

/** Which game of a micromatch it is about: the first about which nothing was decided, unless somebody says another. @param {Row} board */
function gameOf({ games = 1, decided = {} }) {
    const numbers = Array.from({ length: games }, (_, index) => index + 1);
    const first = numbers.find((game) => !decided[game]) ?? 1;
    return html("label", {}, html("span", {}, say("console-which-game")),
        html("select", { name: "game" }, ...numbers.map((game) => html("option", { value: game, selected: game === first ? true : null }, say("console-game", { n: game })))),
        html("small", { class: "faint" }, say("console-game-about")));
}

/** Lets a form rest, or work. @param {HTMLFormElement} form @param {boolean} does */
function rests(form, does) {
    for (const field of form.elements) /** @type {HTMLInputElement} */ (field).disabled = does;
}

/** How far a player has climbed. @param {Climb} climb */
function ladder({ name, past, next }) {
    const rung = (/** @type {Rung} */ one) =>
        html("li", {}, [say(`measure-${measureWord(one.measure)}`), one.round && say("console-round", { n: one.round }), say("case-decision", { n: one.no }), one.by, one.reason].filter(Boolean).join(" · "));
    return html("section", { class: "card ladder" },
        html("h3", {}, say("console-ladder", { name })),
        past.length ? html("ol", {}, ...past.map(rung)) : html("p", { class: "faint" }, say("console-ladder-none")),
        next ? html("p", {}, `${say("console-ladder-next", { measure: say(`measure-${measureWord(next.measure)}`) })} · ${next.by}`) : null);
}
