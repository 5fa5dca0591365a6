/**
 * What is known of a table: kept by version, shown now or as it was after some half-move.
 *
 * ```js
 * const state = new State(hello);
 * state.take(news);        // false if something is missing in between
 * state.seen(12)           // the view after twelve half-moves
 * ```
 */

/** @typedef {import('./wire.js').Static} Static */
/** @typedef {import('./wire.js').View} View */
/** @typedef {import('./wire.js').Ply} Ply */
/** @typedef {import('./wire.js').Seat} Seat */

export class State {
    /** @param {{table: Static, view: View, moves: Ply[], you: Seat|null, said?: import('./wire.js').Said[], watching?: number, start?: string}} hello */
    constructor({ table, view, moves, you, said, watching, start }) {
        this.table = table;
        this.view = view;
        this.moves = moves;
        this.you = you;
        this.said = said ?? [];
        this.watching = watching ?? view.watching ?? 0;
        this.start = start ?? (moves.length === 0 ? view.cells : before(moves[0]));
    }

    /** Whether renju is played. */
    get isRenju() {
        return this.table.kind === "renju";
    }

    /**
     * Takes news in. What is older than what is known is passed over; false means that something in between was not heard.
     * @param {{view: View, played?: Ply[], table?: Static, watching?: number}} news
     */
    take({ view, played = [], table, watching }) {
        if (table) this.table = table;
        this.watching = watching ?? view.watching ?? this.watching;
        if (view.v < this.view.v) return true;
        if (view.game !== this.view.game) {
            this.moves = [];
            this.start = played.length > 0 ? before(played[0]) : view.cells;
        }
        const added = played.filter(({ n }) => n > this.moves.length);
        if (added.length > 0) this.moves = [...this.moves, ...added];
        this.view = view;
        return (
            view.ply === this.moves.length &&
            added.every(({ n }, index) => n === this.moves.length - added.length + index + 1)
        );
    }

    /** The board after so many half-moves. @param {number} ply */
    cellsAt(ply) {
        return ply === 0 ? this.start : (this.moves[ply - 1]?.cells ?? this.view.cells);
    }

    /** The view after so many half-moves, on which nothing can be played. @param {number} ply @returns {View} */
    seen(ply) {
        const last = this.moves[ply - 1]?.path ?? null;
        return {
            ...this.view,
            ply,
            last,
            cells: this.cellsAt(ply),
            turn: null,
            legal: [],
            forbidden: [],
            opening: null,
        };
    }

    /** What a clock showed after so many half-moves. @param {Seat} seat @param {number} ply */
    timeAt(seat, ply) {
        const own = this.moves.filter(({ by }) => by === seat);
        return (own.filter(({ n }) => n <= ply).at(-1) ?? own[0])?.left ?? this.view.clock.left[seat];
    }

    /** The colour a half-move was made with. @param {Ply} ply @returns {import('./wire.js').Colour} */
    colourOf(ply) {
        const sign = ply.cells[ply.path[ply.path.length - 1]];
        if (sign === undefined) return this.view.colours[ply.by];
        return "wWo".includes(sign) ? "white" : "black";
    }
}

/** The board before a half-move that captured no king. @param {Ply} ply */
function before({ path, captures, cells }) {
    const board = [...cells];
    const end = path[path.length - 1];
    if (end === undefined) return cells;
    const sign = board[end];
    board[end] = ".";
    if (path.length > 1) board[path[0]] = sign;
    for (const cell of captures) board[cell] = "wW".includes(sign) ? "b" : "w";
    return board.join("");
}
