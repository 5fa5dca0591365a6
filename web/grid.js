/**
 * The cells of a board and where they are on the screen.
 *
 * ```js
 * const grid = new Grid(table, false);
 * grid.centre(grid.cellNamed('a1'))   // { x: 0.5, y: 7.5 } on a board of 8 x 8
 * ```
 */

/** @typedef {import('./wire.js').Static} Static */
/** @typedef {{x: number, y: number}} Place in units of one cell, from the upper left corner */

/** Points of the renju board that are marked, counted from the edge. */
const STARS = [3, 7, 11];

export class Grid {
    /**
     * @param {Static} table
     * @param {boolean} flipped whether Black sits below
     */
    constructor(table, flipped) {
        this.columns = table.columns;
        this.rows = table.rows;
        this.names = table.names;
        this.flipped = flipped;
        /** Whether stones are put on crossings of lines, not on squares. */
        this.lines = table.kind === "renju";
        /** Whether squares are named by a letter and a number, so that the edges can name them. */
        this.lettered = table.names.some((name) => /^[a-z]/i.test(name));
    }

    /** The cells as the eye meets them, row by row. @returns {number[][]} */
    seen() {
        const rows = Array.from({ length: this.rows }, (_, row) =>
            Array.from({ length: this.columns }, (_, column) => row * this.columns + column),
        );
        return this.flipped ? rows.reverse().map((row) => row.reverse()) : rows;
    }

    /** Whether a piece can stand there. @param {number} cell */
    used(cell) {
        return Boolean(this.names[cell]);
    }

    /** @param {string} name @returns {number} -1 if no cell has that name */
    cellNamed(name) {
        return name === "" ? -1 : this.names.indexOf(name);
    }

    /** The middle of a cell. @param {number} cell @returns {Place} */
    centre(cell) {
        const row = Math.floor(cell / this.columns);
        const column = cell % this.columns;
        return this.flipped
            ? { x: this.columns - column - 0.5, y: this.rows - row - 0.5 }
            : { x: column + 0.5, y: row + 0.5 };
    }

    /** The used cell at a place. @param {Place} place @returns {number|null} */
    cellAt({ x, y }) {
        const column = Math.floor(x);
        const row = Math.floor(y);
        if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return null;
        const cell = row * this.columns + column;
        const found = this.flipped ? this.columns * this.rows - 1 - cell : cell;
        return this.used(found) ? found : null;
    }

    /** The cells strictly between two cells of one line. @param {number} from @param {number} to @returns {number[]} */
    between(from, to) {
        const rows = Math.floor(to / this.columns) - Math.floor(from / this.columns);
        const columns = (to % this.columns) - (from % this.columns);
        const steps = Math.max(Math.abs(rows), Math.abs(columns));
        const pace = Math.sign(rows) * this.columns + Math.sign(columns);
        return Array.from({ length: Math.max(steps - 1, 0) }, (_, step) => from + pace * (step + 1));
    }

    /** Letters below and numbers at the side, with their places. @returns {{text: string, x: number, y: number, side: 'row'|'column'}[]} */
    edges() {
        if (!this.lettered) return [];
        const parts = (/** @type {number} */ cell) => /^(\D+)(\d+)$/.exec(this.names[cell]) ?? ["", "", ""];
        const named = this.seen()
            .flat()
            .filter((cell) => this.used(cell));
        const columns = new Map(named.map((cell) => [parts(cell)[1], this.centre(cell).x]));
        const rows = new Map(named.map((cell) => [parts(cell)[2], this.centre(cell).y]));
        return [
            ...[...columns].map(([text, x]) => ({ text, x, y: this.rows, side: /** @type {const} */ ("column") })),
            ...[...rows].map(([text, y]) => ({ text, x: 0, y, side: /** @type {const} */ ("row") })),
        ];
    }

    /** The crossings that carry a dot. @returns {number[]} */
    stars() {
        if (!this.lines) return [];
        const all = STARS.flatMap((row) => STARS.map((column) => row * this.columns + column));
        return all.filter((_, index) => index % 2 === 0);
    }
}
