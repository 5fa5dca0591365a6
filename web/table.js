/**
 * `<damka-table table="ID">`: a table where two people play and others watch.
 *
 * It keeps a line to the server and the state of the table; each part of the page shows its piece of that state.
 */

import "./board.js";
import "./tips.js";
import { Acts } from "./acts.js";
import { ask, Confirm } from "./ask.js";
import { left, Ticker } from "./clock.js";
import { Counts } from "./counts.js";
import { html, put, whole } from "./dom.js";
import { Files } from "./files.js";
import { Invite } from "./invite.js";
import { onKeys } from "./keys.js";
import { Letters } from "./letters.js";
import { Line } from "./line.js";
import { Moves } from "./moves.js";
import { Notice } from "./notice.js";
import { Opening } from "./opening.js";
import { keysPanel, settingsPanel } from "./panel.js";
import { nameOf, Player } from "./player.js";
import { say } from "./say.js";
import { onSettings, settings } from "./settings.js";
import { sound } from "./sound.js";
import { State } from "./state.js";
import { aboutWords, earlierWords, isToCome, statusWords } from "./status.js";
import { showTab } from "./tab.js";
import { Typed } from "./typed.js";
import { Voice } from "./voice.js";
import { piecesWords, timeWords } from "./words.js";

/** @typedef {import('./wire.js').Seat} Seat */
/** @typedef {import('./line.js').Command} Command */
/** @typedef {'offer'|'seal'|'repetition-after'} WithMove what can be done with the next move */

const PLACES = /** @type {const} */ (["above", "below"]);

/** @param {Seat} seat @returns {Seat} */
const other = (seat) => (seat === "a" ? "b" : "a");

export class DamkaTable extends HTMLElement {
    /** @type {State|null} */ #state = null;
    /** @type {Line|null} */ #line = null;
    /** When the last view came, for as long as the time of the server is not known. */
    #viewAt = 0;
    /** The half-move after which the board is shown; null for the game as it is. @type {number|null} */
    #at = null;
    /** @type {WithMove|null} */
    #with = null;
    #flipped = false;
    /** Withdraws what is asked about the game that is on. */
    #asking = new AbortController();
    /** Where the keyboard was last; nothing if a finger was there. @type {Element|null} */
    #keyboard = null;
    /** @type {(() => void)[]} */ #ends = [];

    #ticker = new Ticker(() => this.#tick());
    #board = /** @type {import('./board.js').DamkaBoard} */ (document.createElement("damka-board"));
    #players = { above: new Player(), below: new Player() };
    #title = html("h1", { class: "table-title" });
    #about = html("p", { class: "faint" });
    #connection = html("p", { class: "table-line", role: "status" });
    #status = html("p", { class: "table-status" });
    #notice = new Notice((text) => this.#move(text));
    #letters = new Letters();
    #next = html("a", { class: "button main table-next", hidden: true }, say("rematch-link"));
    #invite = new Invite(this);
    #confirm = new Confirm({ yes: (text) => this.#move(text), no: () => this.#board.refuse() });
    #opening = new Opening((text) => this.#move(text));
    #acts = new Acts({
        send: (command) => this.#send(command),
        withMove: (what) => this.#toggle(what),
        pending: () => this.#with,
        ask: (question, yes, by) => ask(question, yes, { by, withdrawn: this.#asking.signal }),
    });
    #counts = new Counts();
    #moves = new Moves((ply) => this.#replay(ply));
    #typed = new Typed((text) => this.#type(text));
    #files = new Files();
    #voice = new Voice();

    connectedCallback() {
        this.#lay();
        const id = encodeURIComponent(this.getAttribute("table") ?? "");
        const line = new Line(`/api/tables/${id}/socket`, {
            heard: (message) => this.#heard(message),
            answered: (sent, no) => this.#answered(sent, no),
            state: (state) => this.#connected(state),
        });
        this.addEventListener("focusin", ({ target }) => {
            const at = /** @type {Element} */ (target);
            this.#keyboard = at.matches(":focus-visible") ? at : null;
        });
        const hash = () => this.#fromAddress();
        addEventListener("hashchange", hash);
        this.#line = line;
        this.#ends = [
            () => line.close(),
            () => this.#ticker.stop(),
            () => this.#confirm.hide(),
            () => removeEventListener("hashchange", hash),
            onKeys(this.#hands),
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
        if (message.hello) this.#greet(new State(message.hello));
        else if (message.view) this.#news(message);
        else if (message.said) this.#written(message.said);
    }

    /** Everything was told, at first or again. @param {State} state */
    #greet(state) {
        const before = this.#state;
        this.#state = state;
        if (before?.you !== state.you) this.#turnBoard(state);
        if (before) this.#forget(before.view);
        if (!before) this.#fromAddress();
        else if (before.view.game === state.view.game) this.#follow(before.moves.length, before.view);
        else this.#nextGame(state);
        this.#show();
        this.#written(state.said);
    }

    /** The arbiter has written to who plays here. @param {import('./wire.js').Said[]} said */
    #written(said) {
        if (this.#letters.show(said)) sound.play("offer");
    }

    /** Something has happened. @param {any} news */
    #news(news) {
        const state = this.#state;
        if (!state) return;
        const before = state.view;
        const known = before.game === news.view.game ? state.moves.length : 0;
        const whole = state.take(news);
        this.#forget(before);
        if (!whole) {
            this.#line?.again();
            return;
        }
        if (before.game !== state.view.game) this.#nextGame(state);
        this.#follow(known, before);
        this.#show();
    }

    /** Another game of the meeting has begun. @param {State} state */
    #nextGame(state) {
        const { game, games, points } = state.view;
        this.#at = null;
        this.#with = null;
        this.#turnBoard(state);
        const score = say("micromatch-score", { first: points.a, second: points.b });
        this.#voice.tell(`${earlierWords(state)} ${score}. ${say("game-of", { n: game, games })}`);
    }

    /** What was asked about another position or another game is asked no more. @param {import('./wire.js').View} before */
    #forget(before) {
        const { view } = /** @type {State} */ (this.#state);
        const over = before.game !== view.game || (view.outcome && !before.outcome);
        if (over || before.ply !== view.ply || before.turn !== view.turn) this.#confirm.hide();
        if (!over) return;
        this.#asking.abort();
        this.#asking = new AbortController();
    }

    /** @param {number} known how many half-moves were there @param {import('./wire.js').View} before */
    #follow(known, before) {
        const state = /** @type {State} */ (this.#state);
        const { view, you } = state;
        const plies = state.moves.slice(known);
        if (plies.some(({ by }) => by === you)) this.#with = null;
        // Nothing is offered with a move that nobody sees.
        if (view.adjournment === "ordered" && this.#with === "offer") this.#with = null;
        // What was refused was refused in another position.
        if (plies.length > 0) this.#notice.clear();
        this.#voice.tellNews(state, plies, before);
        if (view.refused && view.refused.v !== before.refused?.v)
            this.#notice.show({ why: say("claim-refused"), by: view.refused.by });
        // Who comes back to look at the old game is not taken away from it.
        if (you && view.next && !before.next && view.again?.[you])
            location.assign(`/table/${encodeURIComponent(view.next)}`);
    }

    /** @param {import('./line.js').Sent} sent @param {import('./wire.js').No|null} no */
    #answered(sent, no) {
        this.classList.toggle("pending", this.#line?.isWaiting ?? false);
        const isMove = sent.command.do === "move";
        if (!no) return;
        if (isMove || no.id === undefined) this.#board.refuse();
        // What was sent a second time may have been done the first time.
        if (sent.again && !isMove) return;
        sound.play("refused");
        this.#notice.show(no);
    }

    /** @param {import('./line.js').State} state */
    #connected(state) {
        const lost = Boolean(this.#connection.textContent);
        this.dataset.line = state;
        if (state === "open" && lost && this.#state) this.#voice.tell(say("connection-back"));
        if (state === "connecting" && lost) return;
        this.#connection.textContent = { connecting: say("connecting"), lost: say("connection-lost"), open: "" }[state];
    }

    // What is sent

    /** @param {Command} command */
    #send(command) {
        this.#notice.clear();
        this.#line?.send(command.do === "move" ? { ply: this.#state?.view.ply, ...command } : command);
        this.classList.add("pending");
    }

    /** Makes a move, or does with it what was asked for. @param {string} text */
    #move(text) {
        this.#confirm.hide();
        const kind = this.#with;
        this.#with = null;
        if (kind === null || kind === "offer") {
            this.#send({ do: "move", text, offer: kind === "offer" });
            return;
        }
        this.#send(kind === "seal" ? { do: "seal", text } : { do: "claim", what: kind, text });
        this.#board.refuse();
        this.#show();
    }

    /** @param {string} text */
    #type(text) {
        this.#replay(null);
        this.#move(text);
    }

    /** @param {WithMove} what */
    #toggle(what) {
        this.#with = this.#with === what ? null : what;
        if (this.#with === "offer") this.#voice.tell(say("offer-with-move-set"));
        this.#show();
    }

    // What is shown

    #lay() {
        const flip = html("button", { type: "button", on: { click: () => this.#flip() } }, say("flip-board"));
        const parts = [this.#letters, this.#notice, this.#invite].map(({ root }) => root);
        const below = [this.#confirm, this.#opening, this.#acts, this.#counts, this.#moves, this.#typed];
        this.#board.addEventListener("damka-move", (event) => {
            const { text } = /** @type {CustomEvent} */ (event).detail;
            if (settings.confirm) this.#confirm.show(text);
            else this.#move(text);
        });
        this.replaceChildren(
            html("header", { class: "table-head" }, this.#title, this.#about),
            html("div", { class: "table-left" }, this.#players.above.root, this.#board, this.#players.below.root),
            html(
                "div",
                { class: "table-right" },
                ...[this.#connection, ...parts, this.#status, this.#next, ...below.map(({ root }) => root)],
                ...[html("div", { class: "tools" }, flip, this.#files.root), settingsPanel(), keysPanel()],
            ),
            this.#voice.root,
        );
    }

    #show() {
        const state = this.#state;
        if (!state) return;
        const { table, view, you } = state;
        const yours = you !== null && view.turn === you;
        this.dataset.phase = view.phase;
        this.#showBoard(state);
        this.#showPlayers(state);
        this.#title.textContent = `${nameOf(table.seats.a)} – ${nameOf(table.seats.b)}`;
        const about = aboutWords(state);
        if (this.#about.textContent !== about) this.#about.replaceChildren(...whole(about.split(" · "), " · "));
        this.#showStatus(state);
        this.#next.hidden = !view.next;
        if (view.next) put(this.#next, "href", `/table/${encodeURIComponent(view.next)}`);
        this.#invite.show(state);
        this.#opening.show(view, yours);
        this.#acts.show(table, view, you);
        this.#counts.show(view.outcome ? [] : view.counts);
        this.#moves.show(state.moves, this.#at, { short: settings.notation === "short", paired: !state.isRenju });
        this.#typed.show(state);
        this.#files.show(state, this.#at ?? state.moves.length);
        showTab(state, this.#title.textContent);
        this.#ticker.start();
        // What the keyboard was on may be gone with the right it stood for: the board is always there.
        if (document.activeElement === document.body && this.#keyboard?.checkVisibility() === false) this.#board.focus();
    }

    /** @param {State} state */
    #showBoard(state) {
        const board = this.#board;
        if (!board.table) board.table = state.table;
        if (board.flipped !== this.#flipped) board.flipped = this.#flipped;
        if (board.seat !== state.you) board.seat = state.you;
        board.view = this.#at === null ? state.view : state.seen(this.#at);
    }

    /** @param {State} state */
    #showStatus(state) {
        const { view } = state;
        const earlier = view.ply > 1 || view.outcome ? "" : earlierWords(state);
        const text = [earlier, statusWords(state, this.#now(state))].filter(Boolean).join("\n");
        if (this.#status.textContent !== text) this.#status.textContent = text;
    }

    /** @param {State} state */
    #showPlayers({ table, view, you, isRenju }) {
        for (const place of PLACES) {
            const seat = this.#seatAt(place);
            this.#players[place].show({
                guest: table.seats[seat],
                colour: view.colours[seat],
                renju: isRenju,
                you: seat === you,
                here: view.connected[seat] || ["open", "over"].includes(view.phase),
                turn: view.turn === seat,
                points: view.games > 1 ? view.points[seat] : null,
            });
        }
    }

    /** Who sits above the board and who below. @param {'above'|'below'} place @returns {Seat} */
    #seatAt(place) {
        const { view, you, isRenju } = /** @type {State} */ (this.#state);
        const white = view.colours.a === "white" ? "a" : "b";
        const usual = isRenju ? (you ?? "a") : white;
        const below = this.#flipped ? other(usual) : usual;
        return place === "below" ? below : other(below);
    }

    /** Turns the board so that a player sits below. @param {State} state */
    #turnBoard({ you, view, isRenju }) {
        this.#flipped = you !== null && !isRenju && view.colours[you] === "black";
    }

    /** Draws what goes by time; says whether it goes on. */
    #tick() {
        const state = this.#state;
        if (!state) return false;
        const { view, you } = state;
        const now = this.#now(state);
        for (const place of PLACES) {
            const seat = this.#seatAt(place);
            // Who looks back in a game that is on does not lose sight of his time.
            const past = view.outcome ? this.#at : null;
            const time = past === null ? left(view, seat, now) : state.timeAt(seat, past);
            this.#players[place].tick(time, view.clock.running === seat);
        }
        if (you) this.#voice.warn(left(view, you, now), view.clock.running === you);
        if (view.begins) this.#showStatus(state);
        return view.clock.running !== null || isToCome(view, now);
    }

    /** The time of the server, as far as it is known. @param {State} state */
    #now({ view }) {
        return this.#line?.now() ?? view.now + performance.now() - this.#viewAt;
    }

    // Replay, keys, settings

    /** @param {number|null} ply */
    #replay(ply) {
        const state = this.#state;
        if (!state || ply === this.#at) return;
        this.#at = ply;
        this.#confirm.hide();
        history.replaceState(null, "", ply === null ? location.pathname + location.search : `#ply=${ply}`);
        this.#show();
        const shown = ply === null ? undefined : state.moves[ply - 1];
        if (shown) this.#voice.tellPly(state, shown);
        else this.#voice.tell(ply === null ? statusWords(state, this.#now(state)) : say("replay-first"));
    }

    #fromAddress() {
        const state = this.#state;
        if (!state) return;
        const found = /^#ply=(\d{1,4})$/.exec(location.hash);
        const ply = found ? Number(found[1]) : state.moves.length;
        this.#at = ply < state.moves.length ? ply : null;
        this.#show();
    }

    #flip() {
        this.#flipped = !this.#flipped;
        this.#show();
    }

    /** @type {import('./keys.js').Hands} */
    #hands = {
        cancel: () => this.#board.cancel(),
        step: (by) => this.#moves.step(by),
        first: () => this.#replay(this.#state?.moves.length ? 0 : null),
        last: () => this.#replay(null),
        flip: () => this.#flip(),
        type: () => this.#typed.focus(),
        clocks: () => this.#sayClocks(),
        board: () => this.#sayBoard(),
    };

    #sayClocks() {
        const state = this.#state;
        if (!state) return;
        const you = state.you ?? this.#seatAt("below");
        const [yours, theirs] = [you, other(you)].map((seat) => timeWords(left(state.view, seat, this.#now(state))));
        this.#voice.tell(say("spoken-clocks", { yours, theirs }));
    }

    #sayBoard() {
        const state = this.#state;
        if (!state) return;
        const cells = state.cellsAt(this.#at ?? state.moves.length);
        this.#voice.tell(`${piecesWords(state.table, cells, "white")}. ${piecesWords(state.table, cells, "black")}.`);
    }

    #settings() {
        const { theme, coordinates, motion, hints } = settings;
        sound.muted = !settings.sound;
        this.#board.dataset.theme = theme;
        if (this.#board.coordinates !== coordinates) this.#board.coordinates = coordinates;
        this.#board.motion = motion;
        this.#board.hints = hints;
        this.#show();
    }
}

customElements.define("damka-table", DamkaTable);
