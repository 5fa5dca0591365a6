/**
 * What the tab of a browser shows of a table, for who looks at another one: a word in the title, and an icon of another colour while he is asked.
 */

import { say } from "./say.js";
import { callWords, resultWords } from "./status.js";

const icon = /** @type {HTMLLinkElement|null} */ (document.querySelector("link[rel=icon]"));
const usual = icon?.href ?? "";
const asked = new URL("./icon-asked.svg", import.meta.url).href;

/** @param {import('./state.js').State} state @param {string} names who plays */
export function showTab(state, names) {
    const { outcome } = state.view;
    const call = callWords(state);
    const told = call ? `● ${call}` : outcome ? resultWords(state, outcome) : "";
    document.title = [told, names, say("brand")].filter(Boolean).join(" · ");
    const shown = call ? asked : usual;
    if (icon && icon.href !== shown) icon.href = shown;
}
