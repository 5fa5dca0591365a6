/**
 * The keys of a table. Those that are single letters can be turned off in the settings.
 */

import { settings } from "./settings.js";

/**
 * @typedef {object} Hands what keys reach
 * @property {() => void} cancel
 * @property {(by: number) => void} step
 * @property {() => void} first
 * @property {() => void} last
 * @property {() => void} flip
 * @property {() => void} type
 * @property {() => void} clocks
 * @property {() => void} board
 */

/** @type {Record<string, (hands: Hands) => void>} */
const KEYS = {
    Escape: (hands) => hands.cancel(),
    ArrowLeft: (hands) => hands.step(-1),
    ArrowRight: (hands) => hands.step(1),
    Home: (hands) => hands.first(),
    End: (hands) => hands.last(),
};

/** @type {Record<string, (hands: Hands) => void>} */
const LETTERS = {
    KeyF: (hands) => hands.flip(),
    KeyM: (hands) => hands.type(),
    KeyT: (hands) => hands.clocks(),
    KeyB: (hands) => hands.board(),
};

/** Listens to the keys of the page, except where something is typed or asked. @param {Hands} hands @returns {() => void} ends it */
export function onKeys(hands) {
    const listen = (/** @type {KeyboardEvent} */ event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
        if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog")) return;
        // By its place on the keyboard, so that it works whatever alphabet is typed in.
        const act = KEYS[event.key] ?? (settings.keys ? LETTERS[event.code] : undefined);
        if (!act) return;
        event.preventDefault();
        act(hands);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
}
