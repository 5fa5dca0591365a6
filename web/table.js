/**
 * `<damka-table table="ID">`: a table where two people play and others watch.
 */

import "./board.js";
import { Acts } from "./acts.js";
import { left, Ticker } from "./clock.js";
import { html, put } from "./dom.js";
import { Line } from "./line.js";
import { Moves } from "./moves.js";
import { Opening } from "./opening.js";
import { keysPanel, settingsPanel } from "./panel.js";
import { nameOf, Player } from "./player.js";
import { say } from "./say.js";
import { onSettings, settings } from "./settings.js";
import { sound } from "./sound.js";
import { State } from "./state.js";
import { countWords, outcomeWords, statusWords } from "./status.js";
import { moveWords, piecesWords, timeWords } from "./words.js";

/** @typedef {import('./wire.js').Seat} Seat */
/** @typedef {import('./wire.js').View} View */
/** @typedef {import('./wire.js').Ply} Ply */
/** @typedef {import('./wire.js').No} No */
/** @typedef {import('./line.js').Command} Command */

/** Seconds left at which a player who listens is told. */
const WARNINGS = [30, 10];

/** @param {Seat} seat @returns {Seat} */
const other = (seat) => (seat === "a" ? "b" : "a");

export class DamkaTable extends HTMLElement {
    /** @type {State|null} */ #state = null;
    /** @type {Line|null} */ #line = null;
    /** When the last view came, for as long as the time of the server is not known. */
    #viewAt = 0;
    /** The half-move after which the board is shown; null for the game as it is. @type {number|null} */
    #at = null;
    /** What is done with the next move. @type {'offer'|'seal'|'repetition-after'|null} */
    #with = null;
    /** A move that waits to be confirmed. @type {string|null} */
    #asking = null;
    #flipped = false;
    #warned = Infinity;
    #ticker = new Ticker(() => this.#tick());
    #board = /** @type {import('./board.js').DamkaBoard} */ (document.createElement("damka-board"));
    #players = { above: new Player(), below: new Player() };
    #moves = new Moves((ply) => this.#replay(ply));
    #acts = new Acts({
        send: (command) => this.#send(command),
        withMove: (what) => this.#toggle(what),
        pending: () => this.#with,
        ask: (question, yes) => this.#ask(question, yes),
    });
    #opening = new Opening((text) => this.#move(text));
    #title = html("h1", { class: "table-title" });
    #about = html("p", { class: "faint table-about" });
    #status = html("p", { class: "table-status" });
    #link = html("p", { class: "table-line", role: "status" });
    #counts = html("ul", { class: "counts", "aria-label": say("counts") });
    #invite = html("section", { class: "invite card", hidden: true });
    #notice = html("div", { class: "notice", role: "alert" });
    #said = html("div", { class: "unseen", "aria-live": "polite" });
    #input = /** @type {HTMLInputElement} */ (
        html("input", {
            id: "typed-move",
            type: "text",
            autocomplete: "off",
            autocapitalize: "off",
            spellcheck: "false",
            "aria-describedby": "typed-help",
        })
    );
    #typed = html("form", { class: "typed", on: { submit: (/** @type {Event} */ event) => this.#type(event) } });
    #confirm = html("div", { class: "confirm", hidden: true, role: "group" });
    #files = html("div", { class: "files" });
    /** @type {(() => void)[]} */ #ends = [];

    connectedCallback() {
        this.#lay();
        const id = encodeURIComponent(this.getAttribute("table") ?? "");
        this.#line = new Line(`/api/tables/${id}/socket`, {
            heard: (message) => this.#heard(message),
            answered: (sent, no) => this.#answered(sent, no),
            state: (state) => this.#connection(state),
        });
        const key = (/** @type {KeyboardEvent} */ event) => this.#key(event);
        const hash = () => this.#fromAddress();
        document.addEventListener("keydown", key);
        addEventListener("hashchange", hash);
        this.#ends = [
            () => this.#line?.close(),
            () => this.#ticker.stop(),
            () => document.removeEventListener("keydown", key),
            () => removeEventListener("hashchange", hash),
            onSettings(() => this.#settings()),
        ];
    }

    disconnectedCallback() {
        for (const end of this.#ends.splice(0)) end();
    }

    // What is heard

    /** @param {any} message */
    #heard(message) {
        this.#viewAt = performance.now();
        if (message.hello) this.#greet(message.hello);
        else if (message.view) this.#news(message);
    }

    /** @param {any} hello */
    #greet(hello) {
        const before = this.#state;
        const state = new State(hello);
        this.#state = state;
        if (!before) {
            this.#flipped = state.you !== null && state.view.colours[state.you] === "black" && !state.isRenju;
            this.#fromAddress();
        } else if (before.view.game === state.view.game) {
            this.#announce(state.moves.slice(before.moves.length), before.view);
        }
        this.#show(true);
    }

    /** @param {any} news */
    #news(news) {
        const state = this.#state;
        if (!state) return;
        const before = state.view;
        const known = before.game === news.view.game ? state.moves.length : 0;
        const whole = state.take(news);
        if (!whole) {
            this.#line?.again();
            return;
        }
        if (before.game !== state.view.game) this.#at = null;
        this.#announce(state.moves.slice(known), before);
        this.#show(Boolean(news.table));
    }

    /** Says and sounds what has happened. @param {Ply[]} plies @param {View} before */
    #announce(plies, before) {
        const state = /** @type {State} */ (this.#state);
        const { view, you, table } = state;
        const texts = plies.map((ply) => moveWords(table, ply, state.colourOf(ply), state.cellsAt(ply.n - 1)));
        const last = plies.at(-1);
        if (last) sound.play(last.captures.length > 0 ? "capture" : state.isRenju ? "stone" : "move");
        if (last && you) {
            this.#with = last.by === you ? null : this.#with;
            if (view.turn === you) texts.push(say("spoken-your-turn"));
        }
        if (view.offer && view.offer !== before.offer && view.offer !== you) {
            texts.push(you ? say("offer-received") : say("offer-by", { name: nameOf(table.seats[view.offer]) }));
            sound.play("offer");
        }
        if (before.offer && !view.offer && before.offer === you && view.phase === "playing" && last?.by !== you)
            texts.push(say("offer-declined"));
        if (view.outcome && !before.outcome) {
            texts.push(outcomeWords(state));
            sound.play("over");
        }
        if (view.phase === "playing" && before.phase !== "playing" && view.ply === 0) sound.play("begin");
        if (you) {
            const [was, is] = [before.connected[other(you)], view.connected[other(you)]];
            if (was !== is && view.phase === "playing")
                texts.push(say(is ? "connection-opponent-back" : "connection-opponent-lost"));
        }
        if (texts.length > 0) this.#tell(texts.join(" "));
        if (you && view.next && view.again?.[you]) location.assign(`/table/${encodeURIComponent(view.next)}`);
    }

    /** @param {import('./line.js').Sent} sent @param {No|null} no */
    #answered(sent, no) {
        this.#pendingWords();
        if (!no) {
            if (sent.command.do === "move") this.#complain(null);
            return;
        }
        if (sent.command.do === "move" || no.id === undefined) this.#board.refuse();
        // What was sent a second time may have been done the first time.
        if (sent.again && sent.command.do !== "move") return;
        sound.play("refused");
        this.#complain(no);
    }

    /** @param {import('./line.js').State} state */
    #connection(state) {
        const key = { connecting: "connecting", lost: "connection-lost", open: "" }[state];
        this.dataset.line = state;
        const was = this.#link.textContent;
        if (state === "open" && was) this.#tell(say("connection-back"));
        if (state !== "connecting" || !was) this.#link.textContent = key ? say(key) : "";
        this.#pendingWords();
    }

    #pendingWords() {
        this.classList.toggle("pending", this.#line?.isWaiting ?? false);
    }

    // What is sent

    /** @param {Command} command */
    #send(command) {
        this.#complain(null);
        this.#line?.send(command);
        this.#pendingWords();
    }

    /** A move was chosen on the board or typed. @param {string} text */
    #move(text) {
        const ply = this.#state?.view.ply ?? 0;
        const kind = this.#with;
        this.#asking = null;
        this.#with = null;
        if (kind === "seal") this.#send({ do: "seal", text });
        else if (kind === "repetition-after") this.#send({ do: "claim", what: kind, text });
        else this.#send({ do: "move", text, ply, offer: kind === "offer" });
        if (kind === "seal" || kind === "repetition-after") this.#board.refuse();
        this.#showConfirm();
    }

    /** @param {string} text */
    #chosen(text) {
        if (!settings.confirm) {
            this.#move(text);
            return;
        }
        this.#asking = text;
        this.#showConfirm();
        this.#confirm.querySelector("button")?.focus();
    }

    /** @param {Event} event */
    #type(event) {
        event.preventDefault();
        const text = this.#input.value.trim();
        if (!text) return;
        this.#input.value = "";
        this.#replay(null);
        this.#move(text);
    }

    /** @param {'offer'|'seal'|'repetition-after'} what */
    #toggle(what) {
        this.#with = this.#with === what ? null : what;
        if (this.#with === "offer") this.#tell(say("offer-with-move-set"));
        this.#show(false);
    }

    /** @param {string} question @param {string} yes @returns {Promise<boolean>} */
    #ask(question, yes) {
        const dialog = /** @type {HTMLDialogElement} */ (
            html(
                "dialog",
                { "aria-labelledby": "question" },
                html(
                    "form",
                    { method: "dialog" },
                    html("p", { id: "question" }, question),
                    html(
                        "div",
                        { class: "dialog-buttons" },
                        html("button", { value: "", autofocus: true }, say("cancel")),
                        html("button", { value: "yes", class: "hot" }, yes),
                    ),
                ),
            )
        );
        this.append(dialog);
        dialog.showModal();
        return new Promise((done) =>
            dialog.addEventListener("close", () => {
                dialog.remove();
                done(dialog.returnValue === "yes");
            }),
        );
    }

    // What is shown

    #lay() {
        this.#typed.replaceChildren(
            html("label", { for: "typed-move" }, say("type-move")),
            html("span", { class: "typed-row" }, this.#input, html("button", { type: "submit" }, say("send"))),
            html("small", { id: "typed-help", class: "faint" }),
        );
        const flip = () => this.#flip();
        this.#board.addEventListener("damka-move", (event) =>
            this.#chosen(/** @type {CustomEvent} */ (event).detail.text),
        );
        this.replaceChildren(
            html("header", { class: "table-head" }, this.#title, this.#about),
            html("div", { class: "table-left" }, this.#players.above.root, this.#board, this.#players.below.root),
            html(
                "div",
                { class: "table-right" },
                this.#link,
                this.#notice,
                this.#invite,
                this.#status,
                this.#confirm,
                this.#opening.root,
                this.#acts.root,
                this.#counts,
                this.#moves.root,
                this.#typed,
                html(
                    "div",
                    { class: "tools" },
                    html("button", { type: "button", "data-act": "flip", on: { click: flip } }, say("flip-board")),
                    this.#files,
                ),
                settingsPanel(),
                keysPanel(),
            ),
            this.#said,
        );
    }

    /** @param {boolean} anew whether the table itself may have changed */
    #show(anew) {
        const state = this.#state;
        if (!state) return;
        const { table, view, you } = state;
        const board = this.#board;
        if (!board.table) board.table = table;
        if (anew) {
            this.#about.textContent = [say(`discipline-${table.kind}`), edition(table.edition), table.control].join(
                " · ",
            );
            const example = { renju: "h8", international: "32-28", checkers: "11-15" }[table.kind] ?? "cd4";
            this.querySelector("#typed-help")?.replaceChildren(say("type-move-help", { example }));
        }
        board.flipped !== this.#flipped && (board.flipped = this.#flipped);
        board.seat = you;
        board.view = this.#at === null ? view : state.seen(this.#at);
        this.#showPlayers(state);
        this.#moves.show(state.moves, this.#at, { short: settings.notation === "short", paired: !state.isRenju });
        this.#acts.show(table, view, you);
        this.#opening.show(view, you !== null && view.turn === you);
        this.#title.textContent = `${nameOf(table.seats.a)} – ${nameOf(table.seats.b)}`;
        this.#status.textContent = this.#at === null ? statusWords(state) : say("replay-not-live");
        this.#counts.replaceChildren(...view.counts.map((count, index) => countRow(count, index)));
        this.#counts.hidden = view.counts.length === 0;
        this.#typed.hidden = you === null || view.phase !== "playing";
        this.#showInvite(state);
        this.#showFiles(state);
        document.title = `${you && view.turn === you ? "● " : ""}${this.#title.textContent} · ${say("brand")}`;
        this.#ticker.start();
    }

    /** @param {State} state */
    #showPlayers({ table, view, you, isRenju }) {
        for (const place of /** @type {const} */ (["above", "below"])) {
            const seat = this.#seatAt(place);
            this.#players[place].show({
                guest: table.seats[seat],
                colour: view.colours[seat],
                renju: isRenju,
                you: seat === you,
                here: view.connected[seat] || view.phase === "over",
                turn: view.turn === seat,
                points: view.games > 1 ? view.points[seat] : null,
            });
        }
    }

    /** Who sits above the board and who below. @param {'above'|'below'} place @returns {Seat} */
    #seatAt(place) {
        const state = /** @type {State} */ (this.#state);
        const { colours } = state.view;
        const white = colours.a === "white" ? "a" : "b";
        const natural = state.isRenju ? (state.you ?? "a") : white;
        const below = this.#flipped ? other(natural) : natural;
        return place === "below" ? below : other(below);
    }

    /** @param {State} state */
    #showInvite({ view, you, table }) {
        const waits = view.phase === "open" && table.open && you !== null;
        if (waits === !this.#invite.hidden) return;
        this.#invite.hidden = !waits;
        if (!waits) return;
        const address = new URL(location.pathname, location.href).href;
        const copy = async (/** @type {Event} */ { currentTarget }) => {
            await navigator.clipboard?.writeText(address).catch(() => null);
            /** @type {HTMLElement} */ (currentTarget).textContent = say("copied");
        };
        this.#invite.replaceChildren(
            html("label", { for: "invite-link" }, say("invite-help")),
            html(
                "span",
                { class: "typed-row" },
                html("input", {
                    id: "invite-link",
                    readonly: true,
                    value: address,
                    on: { focus: (/** @type {any} */ event) => event.target.select() },
                }),
                html("button", { type: "button", class: "main", on: { click: copy } }, say("copy-link")),
            ),
        );
    }

    /** @param {State} state */
    #showFiles({ table, moves, watching }) {
        const id = encodeURIComponent(table.id);
        const ply = this.#at ?? moves.length;
        const link = (/** @type {string} */ key, /** @type {string} */ href, /** @type {boolean} */ download) =>
            html("a", { href, download }, say(key));
        this.#files.replaceChildren(
            link("download-pdn", `/api/tables/${id}/game.pdn`, true),
            link("download-diagram", `/api/tables/${id}/diagram.svg?ply=${ply}`, true),
            link("position-link", `/table/${id}#ply=${ply}`, false),
            watching > 0 ? html("span", { class: "faint" }, say("watching", { n: watching })) : "",
        );
    }

    #showConfirm() {
        this.#confirm.hidden = this.#asking === null;
        const text = this.#asking;
        if (text === null) return;
        const undo = () => {
            this.#asking = null;
            this.#board.refuse();
            this.#showConfirm();
        };
        this.#confirm.replaceChildren(
            html(
                "button",
                { type: "button", class: "main", on: { click: () => this.#move(text) } },
                `${say("confirm-move")}: ${text}`,
            ),
            html("button", { type: "button", on: { click: undo } }, say("cancel")),
        );
    }

    /** Shows a refusal, or takes the last one away. @param {No|null} no */
    #complain(no) {
        if (!no) {
            this.#notice.replaceChildren();
            return;
        }
        const put = (/** @type {string} */ text) =>
            html("button", { type: "button", on: { click: () => this.#move(text) } }, text);
        const why = say.said(no.why);
        const instead = no.instead ? say.said(no.instead) : "";
        this.#notice.replaceChildren(
            html("p", {}, [why, instead].filter(Boolean).join(" — ")),
            no.by ? html("p", { class: "faint" }, say("by-article", { article: no.by })) : "",
            ...(no.candidates ?? []).map(put),
        );
    }

    /** Draws the clocks; says whether they go on. */
    #tick() {
        const state = this.#state;
        if (!state) return false;
        const { view, you } = state;
        const now = this.#line?.now() ?? view.now + (performance.now() - this.#viewAt);
        for (const place of /** @type {const} */ (["above", "below"])) {
            const seat = this.#seatAt(place);
            const time = this.#at === null ? left(view, seat, now) : this.#timeAt(seat, this.#at);
            this.#players[place].tick(time, view.clock.running === seat);
        }
        if (you) this.#warn(left(view, you, now), view.clock.running === you);
        return view.clock.running !== null && this.#at === null;
    }

    /** What a clock showed after a half-move. @param {Seat} seat @param {number} ply */
    #timeAt(seat, ply) {
        const state = /** @type {State} */ (this.#state);
        const made = state.moves
            .slice(0, ply)
            .filter(({ by }) => by === seat)
            .at(-1);
        return made?.left ?? state.moves.find(({ by }) => by === seat)?.left ?? state.view.clock.left[seat];
    }

    /** @param {number} time @param {boolean} running */
    #warn(time, running) {
        const limit = WARNINGS.filter((seconds) => time <= seconds * 1000).at(-1) ?? Infinity;
        if (limit < this.#warned && running) {
            this.#tell(say("spoken-time-warning", { n: limit }));
            sound.play("hurry");
        }
        this.#warned = limit;
    }

    /** @param {string} text */
    #tell(text) {
        this.#said.append(html("p", {}, text));
        while (this.#said.childElementCount > 3) this.#said.firstElementChild?.remove();
    }

    // Replay, keys, settings

    /** @param {number|null} ply */
    #replay(ply) {
        const state = this.#state;
        if (!state || ply === this.#at) return;
        this.#at = ply;
        history.replaceState(null, "", ply === null ? location.pathname : `#ply=${ply}`);
        this.#show(false);
        const shown = ply === null ? null : state.moves[ply - 1];
        this.#tell(
            shown
                ? moveWords(state.table, shown, state.colourOf(shown), state.cellsAt(shown.n - 1))
                : say(ply === null ? "replay-live" : "replay-first"),
        );
    }

    #fromAddress() {
        const found = /^#ply=(\d{1,4})$/.exec(location.hash);
        const state = this.#state;
        if (!state) return;
        const ply = found ? Number(found[1]) : state.moves.length;
        this.#at = ply < state.moves.length ? ply : null;
        this.#show(false);
    }

    #flip() {
        this.#flipped = !this.#flipped;
        this.#show(false);
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || this.querySelector("dialog"))
            return;
        if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
        if (event.key === "Escape") {
            this.#board.cancel();
            return;
        }
        const act = MOVING[event.key] ?? (settings.keys ? SINGLE[event.key.toLowerCase()] : undefined);
        if (!act) return;
        event.preventDefault();
        act(this.#hands);
    }

    /** What keys reach. */
    #hands = {
        step: (/** @type {number} */ by) => this.#moves.step(by),
        first: () => this.#replay(0),
        last: () => this.#replay(null),
        flip: () => this.#flip(),
        type: () => this.#input.focus(),
        clocks: () => this.#sayClocks(),
        board: () => this.#sayBoard(),
    };

    #sayClocks() {
        const state = this.#state;
        if (!state) return;
        const { view } = state;
        const you = state.you ?? "a";
        const now = this.#line?.now() ?? view.now;
        this.#tell(
            say("spoken-clocks", {
                yours: timeWords(left(view, you, now)),
                theirs: timeWords(left(view, other(you), now)),
            }),
        );
    }

    #sayBoard() {
        const state = this.#state;
        if (!state) return;
        const cells = state.cellsAt(this.#at ?? state.moves.length);
        this.#tell(`${piecesWords(state.table, cells, "white")}. ${piecesWords(state.table, cells, "black")}.`);
    }

    #settings() {
        sound.muted = !settings.sound;
        this.#board.dataset.theme = settings.theme;
        this.#board.coordinates = settings.coordinates;
        this.#board.motion = settings.motion;
        this.#board.hints = settings.hints;
        this.#show(false);
    }
}

/** @typedef {{step(by: number): void, first(): void, last(): void, flip(): void, type(): void, clocks(): void, board(): void}} Hands */

/** @type {Record<string, (hands: Hands) => void>} */
const MOVING = {
    ArrowLeft: (hands) => hands.step(-1),
    ArrowRight: (hands) => hands.step(1),
    Home: (hands) => hands.first(),
    End: (hands) => hands.last(),
};

/** @type {Record<string, (hands: Hands) => void>} */
const SINGLE = {
    f: (hands) => hands.flip(),
    m: (hands) => hands.type(),
    t: (hands) => hands.clocks(),
    b: (hands) => hands.board(),
};

/** @param {string} name */
const edition = (name) => say(`edition-short-${name.toLowerCase()}`);

/** @param {import('./wire.js').Count} count @param {number} index */
function countRow(count, index) {
    const id = `count-${index}`;
    return html(
        "li",
        { class: "act", tabindex: "0", "aria-describedby": id },
        html("span", {}, countWords(count)),
        html("progress", { max: count.of, value: count.made, "aria-hidden": "true" }),
        html("span", { class: "tip", role: "tooltip", id }, say("by-article", { article: count.by })),
    );
}

customElements.define("damka-table", DamkaTable);
