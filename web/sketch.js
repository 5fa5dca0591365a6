/**
 * What somebody draws on a board for himself, with the other button of the mouse: rings and arrows. They go with the position.
 *
 * ```js
 * sketch.toggle(12, 21);   // an arrow, or it is gone again
 * sketch.toggle(12, 12);   // a ring
 * ```
 */

/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {[from: number, to: number]} Mark */

export class Sketch {
    /** @type {Map<string, Mark>} */ #marks = new Map();
    /** What is being drawn. @type {Mark|null} */ aim = null;

    get isEmpty() {
        return this.#marks.size === 0 && this.aim === null;
    }

    /** Draws a mark, or rubs it out where it is already. @param {Mark} mark */
    toggle(...mark) {
        this.aim = null;
        const key = mark.join(" ");
        if (!this.#marks.delete(key)) this.#marks.set(key, mark);
    }

    clear() {
        this.#marks.clear();
        this.aim = null;
    }

    /** @param {Picture} picture */
    draw(picture) {
        for (const [from, to] of [...this.#marks.values(), ...(this.aim ? [this.aim] : [])])
            if (from === to) picture.ring(from, "drawn");
            else picture.arrow([from, to], "drawn");
    }
}
