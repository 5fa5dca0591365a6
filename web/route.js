/**
 * A move in the making: the cells gone through so far, among the legal moves.
 *
 * ```js
 * const route = new Route(view.legal).step(origin);
 * route.targets        // where it can go on
 * route.step(square)   // the route after it, or null
 * route.move           // the move, once only one is left
 * ```
 */

/** @typedef {import('./wire.js').Legal} Legal */

export class Route {
    /**
     * @param {Legal[]} legal
     * @param {number[]} [path]
     */
    constructor(legal, path = []) {
        this.legal = legal;
        this.path = path;
        /** The moves that begin like this. @type {Legal[]} */
        this.moves = legal.filter((move) => path.every((cell, index) => move.path[index] === cell));
    }

    /** The same route among other moves, or the empty one if none begins like it. @param {Legal[]} legal */
    among(legal) {
        const route = new Route(legal, this.path);
        return route.moves.length > 0 ? route : new Route(legal);
    }

    /** Whether nothing is chosen yet. */
    get isEmpty() {
        return this.path.length === 0;
    }

    /** Where the moving piece stands now. @returns {number|null} */
    get end() {
        return this.path.at(-1) ?? null;
    }

    /** The pieces that can move. @returns {Set<number>} */
    get origins() {
        return new Set(this.legal.map((move) => move.path[0]));
    }

    /** The next landing squares. @returns {Set<number>} */
    get targets() {
        const next = this.moves.map((move) => move.path[this.path.length]);
        return new Set(this.isEmpty ? [] : next.filter((cell) => cell !== undefined));
    }

    /** The move, when at least one step is made and all that is left is written alike. @returns {Legal|null} */
    get move() {
        const [move, ...others] = this.moves;
        const one = move && this.path.length > 1 && others.every((other) => other.text === move.text);
        return one ? move : null;
    }

    /** Whether some move ends there. @param {number} cell */
    leadsTo(cell) {
        return !this.isEmpty && this.moves.some((move) => move.path.at(-1) === cell);
    }

    /** Goes on to a cell: a next landing square, or one further on that says which way is meant. @param {number} cell @returns {Route|null} */
    step(cell) {
        const made = this.path.length;
        const here = this.moves.filter((move) => move.path[made] === cell);
        if (here.length > 0) return new Route(this.legal, [...this.path, cell]);
        const ahead = this.isEmpty ? [] : this.moves.filter((move) => move.path.at(-1) === cell);
        if (ahead.length === 0) return null;
        const [first, ...others] = ahead;
        if (others.every((other) => other.text === first.text)) return new Route(this.legal, first.path);
        const same = first.path.findIndex((each, index) => others.some((other) => other.path[index] !== each));
        return same > made ? new Route(this.legal, first.path.slice(0, same)) : null;
    }

    /** One step less. */
    back() {
        return new Route(this.legal, this.path.slice(0, -1));
    }
}
