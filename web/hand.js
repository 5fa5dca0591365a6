/**
 * What a player is about to do: the steps chosen so far, a move in advance, a move that is sent and not answered.
 * It knows no screen; what is legal the view says.
 *
 * ```js
 * const hand = new Hand({ make: send, tell: speak, forbid: explain });
 * hand.follow(view, 'a', grid);
 * hand.choose(grid.cellNamed('c3'));
 * ```
 */

import { PIECES } from "./piece.js";
import { Route } from "./route.js";
import { say } from "./say.js";
import { foulWords } from "./words.js";

/** @typedef {import('./wire.js').View} View */
/** @typedef {import('./wire.js').Seat} Seat */
/** @typedef {import('./wire.js').Forbidden} Forbidden */
/** @typedef {import('./grid.js').Grid} Grid */
/** @typedef {{text: string, path: number[], captures: number[]}} Made */

/**
 * @typedef {object} Ears what a board does with it
 * @property {(text: string) => void} make a move was chosen
 * @property {(text: string) => void} tell something to say
 * @property {(foul: Forbidden) => void} forbid a forbidden point was chosen
 */

export class Hand {
    /** @type {View|null} */ view = null;
    /** @type {Seat|null} */ seat = null;
    /** @type {Grid|null} */ grid = null;
    route = new Route([]);
    /** A move that was sent and not yet answered. @type {Made|null} */
    made = null;
    /** The origin of a move in advance, then origin and destination; in renju the point. @type {number[]} */
    premove = [];
    /** The point a stone is held over. @type {number|null} */
    aim = null;

    /** @param {Ears} ears */
    constructor(ears) {
        this.ears = ears;
    }

    // Queries

    /** What choosing a cell means now. @returns {'move'|'premove'|'watch'} */
    get mode() {
        const { view, seat } = this;
        if (!view || !seat || view.phase !== "playing" || !view.turn || this.made) return "watch";
        const asked = view.opening?.asked;
        if (asked === "choose" || asked === "declare") return "watch";
        if (view.turn === seat) return "move";
        return asked ? "watch" : "premove";
    }

    /** Whether stones are put, not pieces moved. */
    get isStone() {
        return this.grid?.lines ?? false;
    }

    /** The board with the steps of the move that is being made. @returns {string[]} */
    cells() {
        const cells = [...(this.view?.cells ?? "")];
        const path = this.made?.path ?? this.route.path;
        const [from, to] = [path[0], path[path.length - 1]];
        if (to === undefined || from === to || this.isStone) return cells;
        const sign = cells[from];
        cells[from] = ".";
        cells[to] = sign;
        return cells;
    }

    /** The pieces captured by the steps made so far. @returns {Set<number>} */
    captured() {
        if (this.made) return new Set(this.made.captures);
        const { path, moves } = this.route;
        const crossed = path.slice(1).flatMap((to, index) => this.grid?.between(path[index], to) ?? []);
        return new Set(crossed.filter((cell) => moves.some((move) => move.captures.includes(cell))));
    }

    /** The piece or point that is chosen. @returns {number|null} */
    get chosen() {
        return this.mode === "premove" ? (this.premove[0] ?? null) : this.route.end;
    }

    /** Whether a piece can be picked up without leaving a capture half made. @param {number} cell */
    canLift(cell) {
        if (this.mode === "premove") return this.#isOwn(cell);
        const { path, origins, targets } = this.route;
        return path.length <= 1 && origins.has(cell) && !targets.has(cell);
    }

    /** Whether a stone may be asked for at a point. @param {number} cell */
    isFree(cell) {
        const { view } = this;
        return view?.cells[cell] === "." && (!view.opening || view.opening.cells.includes(cell));
    }

    /** @param {number} cell @returns {Forbidden|null} */
    foulAt(cell) {
        return this.view?.forbidden.find((each) => each.cell === cell) ?? null;
    }

    /** @param {number} cell */
    name(cell) {
        return this.grid?.names[cell] ?? "";
    }

    // Commands

    /** Takes the next view in: steps that are still possible stay. Says whether the game has gone on. @param {View|null} view */
    follow(view) {
        const before = this.view;
        this.view = view;
        const same =
            before && view && before.game === view.game && before.ply === view.ply && before.turn === view.turn;
        this.route = same ? this.route.among(view.legal) : new Route(view?.legal ?? []);
        if (same) return false;
        this.made = null;
        this.aim = null;
        return true;
    }

    /** A cell was chosen, by whatever means. @param {number} cell */
    choose(cell) {
        if (this.mode === "watch") return;
        if (this.mode === "premove") this.#intend(cell);
        else if (this.isStone) this.#place(cell);
        else this.#go(cell);
    }

    /** Takes back the last step, or the move in advance; says whether there was any. */
    cancel() {
        const some = this.premove.length > 0 || !this.route.isEmpty || this.aim !== null;
        if (this.premove.length > 0) this.ears.tell(say("premove-cancelled"));
        else if (!this.route.isEmpty) this.ears.tell(say("board-taken-back"));
        this.premove = [];
        this.route = this.route.back();
        this.aim = null;
        return some;
    }

    /** Makes the move in advance, if it is possible now. */
    playPremove() {
        const [from, to] = this.premove;
        this.premove = [];
        if (from === undefined || this.mode !== "move") return;
        if (this.isStone || to === undefined) {
            this.choose(from);
            return;
        }
        const route = this.route.step(from)?.step(to);
        if (route?.move && route.move.path[route.move.path.length - 1] === to) this.#make(route.move);
        else this.ears.tell(say("premove-lost"));
    }

    // Helpers

    /** A step of a piece. @param {number} cell */
    #go(cell) {
        const { route } = this;
        const next = route.step(cell);
        if (next?.move) {
            this.#make(next.move);
        } else if (next) {
            this.route = next;
            const facts = { square: this.name(cell), n: next.targets.size };
            this.ears.tell(next.path.length === 1 ? say("board-selected", facts) : say("board-step", facts));
        } else if (route.path.length === 1 && route.origins.has(cell) && cell !== route.end) {
            this.route = new Route(route.legal);
            this.#go(cell);
        } else if (route.leadsTo(cell)) {
            this.ears.tell(say("choose-route"));
        } else if (route.path.length > 1) {
            this.ears.tell(say("board-cannot-land", { square: this.name(cell) }));
        } else {
            this.route = new Route(route.legal);
            const must = route.legal.some((move) => move.captures.length > 0) ? `. ${say("must-capture")}` : "";
            this.ears.tell(
                route.isEmpty ? say("board-cannot-move", { square: this.name(cell) }) + must : say("board-taken-back"),
            );
        }
    }

    /** @param {number} cell */
    #place(cell) {
        const foul = this.foulAt(cell);
        if (foul) {
            this.ears.tell(foulWords(foul, this.name(cell)));
            this.ears.forbid(foul);
        } else if (this.isFree(cell)) {
            this.aim = null;
            this.#make({ text: this.name(cell), path: [cell], captures: [] });
        } else {
            this.ears.tell(say("board-cannot-place", { point: this.name(cell) }));
        }
    }

    /** A step of a move in advance. @param {number} cell */
    #intend(cell) {
        const [from, to] = this.premove;
        if (this.isStone) {
            this.premove = from === cell || this.view?.cells[cell] !== "." ? [] : [cell];
        } else if (from === undefined || to !== undefined || this.#isOwn(cell)) {
            this.premove = this.#isOwn(cell) && from !== cell ? [cell] : [];
        } else {
            this.premove = [from, cell];
        }
        const text = this.premove.map((each) => this.name(each)).join("-");
        this.ears.tell(text ? say("premove-set", { text }) : say("premove-cancelled"));
    }

    /** @param {Made} move */
    #make(move) {
        this.route = new Route(this.view?.legal ?? []);
        this.made = move;
        this.ears.tell("");
        this.ears.make(move.text);
    }

    /** @param {number} cell */
    #isOwn(cell) {
        const piece = PIECES[this.view?.cells[cell] ?? ""];
        return Boolean(piece && this.seat && piece.colour === this.view?.colours[this.seat]);
    }
}
