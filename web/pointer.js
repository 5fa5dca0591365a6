/**
 * A mouse, a pen or a finger on the board: presses, drags and drops, told as cells.
 */

/** @typedef {import('./grid.js').Grid} Grid */
/** @typedef {import('./grid.js').Place} Place */

/**
 * @typedef {object} Hands what a board does with them
 * @property {(cell: number, touch: boolean) => boolean} press says whether something is picked up
 * @property {(place: Place, cell: number|null) => void} drag
 * @property {(cell: number|null, dragged: boolean) => void} drop
 * @property {(cell: number|null) => void} hover
 * @property {(cell: number) => void} click by something that is no pointer, such as a screen reader
 * @property {() => boolean} cancel says whether there was anything to take back
 * @property {(from: number, to: number|null, done: boolean) => void} sketch the other button draws; null where nothing can be
 * @property {() => void} rub a press rubs out what was drawn
 */

/** The other button of a mouse. */
const OTHER = 2;
/** How far a pointer moves, in pixels, before a press becomes a drag. @type {Record<string, number>} */
const SLACK = { mouse: 4, pen: 6, touch: 8 };

export class Pointer {
    /**
     * @param {HTMLElement} surface
     * @param {Grid} grid
     * @param {Hands} hands
     */
    constructor(surface, grid, hands) {
        this.surface = surface;
        this.grid = grid;
        this.hands = hands;
        /** @type {{id: number, x: number, y: number, held: boolean, dragged: boolean}|null} */
        this.press = null;
        /** Where the other button went down. @type {number|null} */
        this.from = null;
        this.seen = false;
        const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) =>
            surface.addEventListener(name, act);
        listen("pointerdown", (event) => this.#down(event));
        listen("pointermove", (event) => this.#move(event));
        listen("pointerup", (event) => this.#up(event));
        listen("pointercancel", () => this.#away());
        listen("pointerleave", (event) => event.pointerType === "mouse" && hands.hover(null));
        listen("mousedown", (event) => event.preventDefault());
        listen("click", (event) => this.#click(event));
        listen("contextmenu", (event) => (hands.cancel() || event.button === OTHER) && event.preventDefault());
    }

    /** @param {PointerEvent} event */
    #down(event) {
        if (!event.isPrimary) return this.#away();
        const cell = this.grid.cellAt(this.#place(event));
        if (event.button === OTHER) return this.#other(event, cell);
        if (event.button !== 0) return undefined;
        this.hands.rub();
        this.seen = true;
        if (cell === null) return undefined;
        const held = this.hands.press(cell, event.pointerType === "touch");
        this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, held, dragged: false };
        return this.surface.setPointerCapture(event.pointerId);
    }

    /** What is begun is taken back before anything is drawn; to hover is to begin nothing. @param {PointerEvent} event @param {number|null} cell */
    #other(event, cell) {
        this.hands.hover(null);
        if (this.hands.cancel() || cell === null) return;
        this.from = cell;
        this.surface.setPointerCapture(event.pointerId);
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const place = this.#place(event);
        if (this.from !== null) return this.hands.sketch(this.from, this.grid.cellAt(place), false);
        if (!this.press) return event.pointerType === "mouse" && this.hands.hover(this.grid.cellAt(place));
        if (event.pointerId !== this.press.id || !this.press.held) return undefined;
        const gone = Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y);
        this.press.dragged ||= gone > (SLACK[event.pointerType] ?? SLACK.mouse);
        return this.press.dragged && this.hands.drag(place, this.grid.cellAt(place));
    }

    /** @param {PointerEvent} event */
    #up(event) {
        if (this.from !== null && event.button === OTHER) {
            this.hands.sketch(this.from, this.grid.cellAt(this.#place(event)), true);
            this.from = null;
        }
        if (!this.press || event.pointerId !== this.press.id) return;
        const { dragged } = this.press;
        this.press = null;
        this.hands.drop(this.grid.cellAt(this.#place(event)), dragged);
    }

    #away() {
        if (this.press?.held) this.hands.drop(null, true);
        if (this.from !== null) this.hands.sketch(this.from, null, true);
        this.press = this.from = null;
    }

    /** @param {MouseEvent} event */
    #click(event) {
        const byPointer = this.seen;
        this.seen = false;
        const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
        if (!byPointer && cell !== undefined) this.hands.click(Number(cell));
    }

    /** @param {MouseEvent} event @returns {Place} */
    #place(event) {
        const { left, top, width, height } = this.surface.getBoundingClientRect();
        return {
            x: ((event.clientX - left) / width) * this.grid.columns,
            y: ((event.clientY - top) / height) * this.grid.rows,
        };
    }
}
