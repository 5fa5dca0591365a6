/**
 * Results that are not acknowledged yet: kept by the browser, sent together, sent again when the line breaks, never twice.
 */

import { give } from "./office.js";

/** How long to wait before something is sent again, in milliseconds. */
const AGAIN = 1500;
/** Commands in one request. */
const MOST = 50;

/**
 * @typedef {{row: number, command: any, outcome: string, text: string}} Item
 * @typedef {object} Owner what a queue asks of the page
 * @property {(items: Item[]) => void} kept these are acknowledged
 * @property {(item: Item, no: import('./office.js').No) => void} refused this one is not
 * @property {(count: number, broken: boolean) => void} waiting how many wait, and whether the line is broken
 * @property {() => Promise<void>} look the page is fetched again: what stands already is dropped then
 */

export class Queue {
    /** @type {Item[]} */ items = [];
    #sending = false;
    /** @type {number|undefined} */ #timer;

    /** @param {string} event @param {string} key under what it is kept @param {Owner} owner */
    constructor(event, key, owner) {
        this.event = event;
        this.key = key;
        this.owner = owner;
        try {
            this.items = JSON.parse(localStorage.getItem(key) ?? "[]");
        } catch {
            // A browser that keeps nothing sends while it is open.
        }
    }

    /** @param {Item} item */
    put(item) {
        this.items = [...this.items.filter((other) => other.row !== item.row), item];
        this.#keep();
        this.send();
    }

    /** Drops what stands, or cannot stand any more. @param {(item: Item) => boolean} gone */
    drop(gone) {
        this.items = this.items.filter((item) => !gone(item));
        this.#keep();
    }

    /** The result that waits for a row. @param {number} row */
    of(row) {
        return this.items.find((item) => item.row === row);
    }

    /** Sends what waits. @param {boolean} [again] whether it may have arrived before */
    async send(again = false) {
        if (this.#sending || !this.items.length) return;
        this.#sending = true;
        clearTimeout(this.#timer);
        if (again) await this.owner.look();
        const items = this.items.slice(0, MOST);
        const answer = items.length ? await give(this.event, items.map(({ command }) => command)) : { ok: /** @type {const} */ (true) };
        this.#sending = false;
        if (answer.ok) {
            this.drop((item) => items.includes(item));
            this.owner.kept(items);
            this.send();
        } else if (answer.status === 0 || answer.status === 429 || answer.status >= 500) {
            this.owner.waiting(this.items.length, true);
            this.#timer = setTimeout(() => this.send(true), AGAIN);
        } else {
            // All or none: the one that stands in the way is taken out, the others are sent again.
            const wrong = items[(answer.no.command ?? 1) - 1] ?? items[0];
            this.drop((item) => item === wrong);
            this.owner.refused(wrong, answer.no);
            this.send();
        }
    }

    #keep() {
        try {
            if (this.items.length) localStorage.setItem(this.key, JSON.stringify(this.items));
            else localStorage.removeItem(this.key);
        } catch {
            // See above.
        }
        this.owner.waiting(this.items.length, false);
    }
}
