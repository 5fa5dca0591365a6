/** A list that is put in order: by buttons, and by Alt with the arrow keys. */

import { html } from "../dom.js";
import { say } from "../say.js";

export class Order {
    /** @type {string[]} */ names = [];

    /**
     * @param {HTMLElement} list @param {(name: string) => string} label
     * @param {() => void} changed
     */
    constructor(list, label, changed) {
        this.list = list;
        this.label = label;
        this.changed = changed;
    }

    /** @param {string[]} names */
    set(names) {
        this.names = names;
        this.#show();
    }

    /** @param {string} name @param {number} by */
    #move(name, by) {
        const from = this.names.indexOf(name);
        const to = from + by;
        if (to < 0 || to >= this.names.length) return;
        this.names.splice(to, 0, ...this.names.splice(from, 1));
        this.#show();
        /** @type {HTMLElement|null} */ (this.list.querySelector(`[data-name="${name}"] button`))?.focus();
        this.changed();
    }

    /** @param {string} name */
    #remove(name) {
        this.names = this.names.filter((other) => other !== name);
        this.#show();
        this.changed();
    }

    #show() {
        const item = (/** @type {string} */ name) => {
            const label = this.label(name);
            const button = (/** @type {string} */ sign, /** @type {string} */ word, /** @type {() => void} */ click) =>
                html("button", { type: "button", class: "bare", "aria-label": `${word}: ${label}`, on: { click } }, sign);
            const keys = (/** @type {KeyboardEvent} */ event) => {
                const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
                if (!by) return;
                event.preventDefault();
                this.#move(name, by);
            };
            return html(
                "li",
                { "data-name": name, on: { keydown: keys } },
                html("span", {}, label),
                button("↑", say("desk-up"), () => this.#move(name, -1)),
                button("↓", say("desk-down"), () => this.#move(name, 1)),
                button("×", say("desk-remove"), () => this.#remove(name)),
            );
        };
        this.list.replaceChildren(...this.names.map(item));
    }
}
