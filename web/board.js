/**
 * `<damka-board>`: a board of draughts or renju that can be played on by mouse, finger and keyboard.
 *
 * It shows a view and asks for moves; what is legal the view says. A chosen move is told by the event
 * `damka-move` with its text, a forbidden point that was chosen by `damka-forbidden`.
 *
 * ```js
 * const board = document.createElement('damka-board');
 * Object.assign(board, { table: hello.table, seat: hello.you, view: hello.view });
 * board.addEventListener('damka-move', (event) => send(event.detail.text));
 * ```
 */

import { Cells } from "./cells.js";
import { html } from "./dom.js";
import { Grid } from "./grid.js";
import { Hand } from "./hand.js";
import { drawMarks, labelOf } from "./marks.js";
import { carry, mayMove } from "./motion.js";
import { Note, Picture } from "./picture.js";
import { drawn, PIECES, stand } from "./piece.js";
import { Pointer } from "./pointer.js";
import { say } from "./say.js";
import { Sketch } from "./sketch.js";
import { boardWords, foulWords } from "./words.js";

/** @typedef {import('./wire.js').Static} Static */
/** @typedef {import('./wire.js').View} View */
/** @typedef {import('./wire.js').Seat} Seat */

/** A point smaller than this, in pixels, is aimed at with one tap and taken with another. */
const FINGER = 32;

export class DamkaBoard extends HTMLElement {
    /** Whether moves are shown as motion. */
    motion = true;

    /** @type {Static|null} */ #table = null;
    #flipped = false;
    #coordinates = true;
    #hints = true;
    /** @type {Picture|null} */ #picture = null;
    /** @type {Cells|null} */ #cells = null;
    #note = new Note();
    #sketch = new Sketch();
    #status = html("p", { class: "unseen", role: "status" });
    #hand = new Hand({
        make: (text) => this.#emit("damka-move", { text }),
        tell: (text) => {
            this.#status.textContent = text;
        },
        forbid: (foul) => this.#emit("damka-forbidden", foul),
    });
    /** The piece under the pointer; fresh if the same press has chosen it. @type {{cell: number, fresh: boolean, piece: Element|null}|null} */
    #held = null;
    /** Whether the last tap only took aim. */
    #aiming = false;
    /** A piece on its way, and those it takes with it. @type {{cell: number, gone: [number, string][], stop(): void}|null} */
    #moving = null;

    connectedCallback() {
        this.#build();
    }

    disconnectedCallback() {
        this.#moving?.stop();
    }

    // Properties

    get table() {
        return this.#table;
    }
    set table(table) {
        this.#table = table;
        this.#build();
    }

    get view() {
        return this.#hand.view;
    }
    set view(view) {
        const before = this.#hand.view;
        const sent = this.#hand.made;
        if (this.#hand.follow(view) && view) {
            this.#sketch.clear();
            this.#moving?.stop();
            this.#moving = null;
            const own = sent !== null && sent.path.at(-1) === view.last?.at(-1);
            if (before?.game === view.game && !own) this.#animate(before, view);
            if (view.turn === this.#hand.seat) this.#hand.playPremove();
        }
        this.#draw();
    }

    get seat() {
        return this.#hand.seat;
    }
    set seat(seat) {
        this.#hand.seat = seat;
        this.#draw();
    }

    get flipped() {
        return this.#flipped;
    }
    set flipped(flipped) {
        this.#flipped = Boolean(flipped);
        this.#build();
    }

    get coordinates() {
        return this.#coordinates;
    }
    set coordinates(coordinates) {
        this.#coordinates = Boolean(coordinates);
        this.#build();
    }

    /** Whether pieces that can move are marked. */
    get hints() {
        return this.#hints;
    }
    set hints(hints) {
        this.#hints = Boolean(hints);
        this.#draw();
    }

    // Commands

    /** Takes back a move that was told: it was refused. */
    refuse() {
        this.#hand.made = null;
        this.#draw();
    }

    /** Takes back the last step that was not told yet; says whether there was one. */
    cancel() {
        const some = this.#hand.cancel();
        this.#aiming = false;
        this.#note.hide();
        this.#letGo();
        this.#draw();
        return some;
    }

    /** Puts the keyboard on the board. */
    focus() {
        this.#cells?.focus(this.#cells.cursor);
    }

    // Hands on the board

    /** @param {number} cell */
    #choose(cell) {
        this.#hand.choose(cell);
        this.#draw();
    }

    /** @param {number} from @param {number|null} to @param {boolean} done */
    #draws(from, to, done) {
        if (!done && to === this.#sketch.aim?.[1]) return;
        this.#sketch.aim = to === null || done ? null : [from, to];
        if (to !== null && done) this.#sketch.toggle(from, to);
        this.#draw();
    }

    #rub() {
        if (this.#sketch.isEmpty) return;
        this.#sketch.clear();
        this.#draw();
    }

    /** @param {number} cell @param {boolean} touch */
    #press(cell, touch) {
        const hand = this.#hand;
        if (hand.mode === "watch") return false;
        if (hand.isStone) return touch && this.#takeAim(cell);
        const taken = hand.chosen;
        const fresh = taken !== cell && hand.canLift(cell);
        if (fresh) this.#choose(cell);
        if ((!fresh && taken !== cell) || hand.premove.length > 1) return false;
        this.#held = { cell, fresh, piece: null };
        return true;
    }

    /** @param {number} cell */
    #takeAim(cell) {
        this.#aiming = cell !== this.#hand.aim && this.#isSmall();
        this.#hand.aim = cell;
        this.#draw();
        return true;
    }

    /** @param {import('./grid.js').Place} place @param {number|null} cell */
    #drag(place, cell) {
        const held = this.#held;
        if (this.#hand.isStone && cell !== this.#hand.aim) {
            this.#hand.aim = cell;
            this.#draw();
        } else if (held) {
            if (!held.piece) {
                held.piece = drawn(this.#hand.cells()[held.cell], "held");
                this.#picture?.layers.hand.append(held.piece);
                this.#draw();
            }
            stand(held.piece, place);
        }
    }

    /** @param {number|null} cell @param {boolean} dragged */
    #drop(cell, dragged) {
        const held = this.#held;
        const aimed = this.#aiming && !dragged;
        this.#letGo();
        this.#aiming = false;
        if (cell === null) this.#hand.aim = null;
        else if (aimed) this.#status.textContent = say("board-aimed", { point: this.#hand.name(cell) });
        // A press that has just chosen a piece does not choose it again when it ends there.
        else if (dragged ? cell !== held?.cell : !held?.fresh) this.#hand.choose(cell);
        this.#draw();
    }

    /** @param {number|null} cell */
    #hover(cell) {
        const hand = this.#hand;
        this.#explain(cell);
        const free = cell !== null && hand.isStone && hand.mode === "move" && hand.isFree(cell) && !hand.foulAt(cell);
        const aim = free ? cell : null;
        if (aim === hand.aim) return;
        hand.aim = aim;
        this.#draw();
    }

    #letGo() {
        this.#held?.piece?.remove();
        this.#held = null;
    }

    #isSmall() {
        return (this.#cells?.root.clientWidth ?? 0) / (this.#table?.columns ?? 1) < FINGER;
    }

    // Showing

    #build() {
        const table = this.#table;
        if (!table || !this.isConnected) return;
        const focused = this.#cells?.hasFocus ? this.#cells.cursor : null;
        const grid = new Grid(table, this.#flipped);
        const picture = new Picture(grid, this.#coordinates);
        const [choose, cancel] = [(/** @type {number} */ cell) => this.#choose(cell), () => this.cancel()];
        const cells = new Cells(grid, boardWords(table), { choose, cancel, look: (cell) => this.#explain(cell) });
        new Pointer(cells.root, grid, {
            press: (cell, touch) => this.#press(cell, touch),
            drag: (place, cell) => this.#drag(place, cell),
            drop: (cell, dragged) => this.#drop(cell, dragged),
            hover: (cell) => this.#hover(cell),
            click: choose,
            cancel,
            sketch: (from, to, done) => this.#draws(from, to, done),
            rub: () => this.#rub(),
        });
        this.#moving?.stop();
        this.#moving = null;
        [this.#hand.grid, this.#picture, this.#cells] = [grid, picture, cells];
        picture.fit(this, cells.root);
        cells.root.append(this.#note.root);
        this.replaceChildren(picture.root, cells.root, this.#status);
        this.#draw();
        if (focused !== null) cells.focus(focused);
    }

    #draw() {
        const [hand, picture] = [this.#hand, this.#picture];
        if (!hand.view || !picture) return;
        const cells = hand.cells();
        const captured = hand.captured();
        this.dataset.mode = hand.mode;
        picture.clear();
        for (const [cell, sign] of cells.entries()) {
            if (!PIECES[sign] || cell === this.#moving?.cell) continue;
            const lifted = this.#held?.piece && cell === this.#held.cell;
            this.#piece(cell, sign, captured.has(cell) ? "captured" : lifted ? "lifted" : "");
        }
        for (const [cell, sign] of this.#moving?.gone ?? []) this.#piece(cell, sign, "captured");
        drawMarks(picture, hand, { hints: this.#hints, small: this.#isSmall() });
        this.#sketch.draw(picture);
        for (const [cell, sign] of cells.entries()) {
            if (!picture.grid.used(cell)) continue;
            const selected = hand.route.end === cell || hand.premove.includes(cell);
            this.#cells?.say(cell, labelOf(hand, cell, sign, captured), selected);
        }
    }

    /** @param {number} cell @param {string} sign @param {string} state */
    #piece(cell, sign, state) {
        const picture = this.#picture;
        picture?.layers.pieces.append(stand(drawn(sign, state), picture.grid.centre(cell)));
    }

    /** Shows the step from one view to the next as motion, forwards or backwards. @param {View} before @param {View} view */
    #animate(before, view) {
        const picture = this.#picture;
        const path =
            view.ply === before.ply + 1
                ? (view.last ?? [])
                : view.ply === before.ply - 1
                  ? [...(before.last ?? [])].reverse()
                  : [];
        const sign = before.cells[path[0]];
        if (!this.motion || !mayMove() || !picture || path.length < 2 || !PIECES[sign]) return;
        const gone = [...before.cells]
            .map((each, cell) => /** @type {[number, string]} */ ([cell, each]))
            .filter(([cell, each]) => PIECES[each] && view.cells[cell] === "." && !path.includes(cell));
        const { done, stop } = carry(
            picture.layers.hand,
            sign,
            path.map((cell) => picture.grid.centre(cell)),
        );
        const moving = { cell: path[path.length - 1], gone, stop };
        this.#moving = moving;
        done.then(() => {
            if (this.#moving !== moving) return;
            this.#moving = null;
            this.#draw();
        });
    }

    /** @param {number|null} cell */
    #explain(cell) {
        const foul = cell === null ? null : this.#hand.foulAt(cell);
        if (foul && this.#picture)
            this.#note.show(this.#picture.grid, foul.cell, foulWords(foul, this.#hand.name(foul.cell)));
        else this.#note.hide();
    }

    /** @param {string} name @param {any} detail */
    #emit(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
    }
}

customElements.define("damka-board", DamkaBoard);
