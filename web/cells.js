/**
 * The board for those who do not see it or do not point at it: a grid of named cells laid over the picture.
 * The arrow keys move through the cells that are used, Enter and the space bar choose, Escape takes back.
 */

import { html, put } from "./dom.js";

/** @typedef {import('./grid.js').Grid} Grid */

export class Cells {
    /**
     * @param {Grid} grid
     * @param {string} label
     * @param {{choose(cell: number): void, cancel(): void, look(cell: number|null): void}} hands
     */
    constructor(grid, label, hands) {
        this.grid = grid;
        this.hands = hands;
        /** @type {Map<number, HTMLElement>} */
        this.elements = new Map();
        this.rows = grid.seen().map((row) => row.filter((cell) => grid.used(cell)));
        this.root = html(
            "div",
            {
                class: "cells",
                role: "grid",
                "aria-label": label,
                "aria-rowcount": grid.rows,
                "aria-colcount": grid.columns,
                on: {
                    keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
                    focusin: (/** @type {FocusEvent} */ event) => this.#look(event.target),
                    focusout: () => hands.look(null),
                },
            },
            ...this.rows.map((row, index) => this.#row(row, index)),
        );
        this.column = 0;
        this.cursor = this.rows.at(-1)?.[0] ?? 0;
        this.#rove(this.cursor);
    }

    /** Says what is on a cell. @param {number} cell @param {string} label @param {boolean} selected */
    say(cell, label, selected) {
        const element = this.elements.get(cell);
        if (!element) return;
        put(element, "aria-label", label);
        put(element, "aria-selected", selected ? "true" : "false");
    }

    /** Moves the cursor, and the focus with it. @param {number} cell */
    focus(cell) {
        this.#rove(cell);
        this.elements.get(cell)?.focus();
    }

    /** Whether the keyboard is here. */
    get hasFocus() {
        return this.root.contains(document.activeElement);
    }

    /** @param {number[]} row @param {number} index */
    #row(row, index) {
        const cells = row.map((cell) => {
            const column = Math.ceil(this.grid.centre(cell).x);
            const element = html("div", {
                role: "gridcell",
                tabindex: "-1",
                "aria-colindex": column,
                "data-cell": cell,
            });
            element.style.gridColumn = String(column);
            this.elements.set(cell, element);
            return element;
        });
        return html("div", { role: "row", "aria-rowindex": index + 1 }, ...cells);
    }

    /** @param {number} cell */
    #rove(cell) {
        this.elements.get(this.cursor)?.setAttribute("tabindex", "-1");
        this.elements.get(cell)?.setAttribute("tabindex", "0");
        this.cursor = cell;
    }

    /** @param {EventTarget|null} target */
    #look(target) {
        const cell = target instanceof HTMLElement ? Number(target.dataset.cell) : NaN;
        if (Number.isNaN(cell)) return;
        if (cell !== this.cursor) this.#rove(cell);
        this.hands.look(cell);
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.altKey || event.metaKey) return;
        const act = KEYS[event.key];
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        act(this, event.ctrlKey);
    }

    /** Goes along the row. @param {number} by */
    along(by) {
        const row = this.#here();
        const next = row[row.indexOf(this.cursor) + by];
        if (next === undefined) return;
        this.focus(next);
        this.column = this.grid.centre(next).x;
    }

    /** Goes to another row, keeping to the column it came from. @param {number} by */
    across(by) {
        const row = this.rows[this.rows.indexOf(this.#here()) + by];
        if (!row?.length) return;
        const column = this.column || this.grid.centre(this.cursor).x;
        const away = (/** @type {number} */ cell) => Math.abs(this.grid.centre(cell).x - column);
        this.focus(row.reduce((best, cell) => (away(cell) <= away(best) ? cell : best)));
        this.column = column;
    }

    /** Goes to the first or the last cell of the row, or of the board. @param {0|-1} end @param {boolean} whole */
    toEnd(end, whole) {
        const row = whole ? this.rows.at(end) : this.#here();
        const cell = row?.at(end);
        if (cell === undefined) return;
        this.focus(cell);
        this.column = this.grid.centre(cell).x;
    }

    #here() {
        return this.rows.find((row) => row.includes(this.cursor)) ?? [];
    }
}

/** @type {Record<string, (cells: Cells, whole: boolean) => void>} */
const KEYS = {
    ArrowLeft: (cells) => cells.along(-1),
    ArrowRight: (cells) => cells.along(1),
    ArrowUp: (cells) => cells.across(-1),
    ArrowDown: (cells) => cells.across(1),
    Home: (cells, whole) => cells.toEnd(0, whole),
    End: (cells, whole) => cells.toEnd(-1, whole),
    Enter: (cells) => cells.hands.choose(cells.cursor),
    " ": (cells) => cells.hands.choose(cells.cursor),
    Escape: (cells) => cells.hands.cancel(),
};
