/**
 * The settings as a panel of switches.
 */

import { html } from "./dom.js";
import { say } from "./say.js";
import { settings } from "./settings.js";

/** Settings with a choice: the key of each choice in the catalogue. @type {Record<string, {title: string, of: Record<string, string>}>} */
const CHOICES = {
    theme: { title: "theme", of: { wood: "theme-wood", green: "theme-green", contrast: "theme-contrast" } },
    scheme: { title: "scheme", of: { auto: "scheme-auto", light: "scheme-light", dark: "scheme-dark" } },
    notation: { title: "notation", of: { full: "notation-full", short: "notation-short" } },
};

/** Settings that are on or off. */
const SWITCHES = {
    coordinates: "coordinates",
    hints: "show-legal",
    motion: "animation",
    confirm: "confirm-moves",
    sound: "sound",
    keys: "keys-single",
};

/** The panel, closed at first. */
export function settingsPanel() {
    const choices = Object.entries(CHOICES).map(([name, choice]) => chosen(name, choice));
    const switches = Object.entries(SWITCHES).map(([name, title]) => switched(name, title));
    return html(
        "details",
        { class: "panel" },
        html("summary", {}, say("settings")),
        html("div", { class: "settings" }, ...choices, ...switches),
    );
}

/** The keys one can press, in words. */
export function keysPanel() {
    const keys = ["keys-board", "keys-arrows", "keys-home-end", "keys-flip", "keys-type", "keys-clock", "keys-read", "keys-draw"];
    return html(
        "details",
        { class: "panel" },
        html("summary", {}, say("keys")),
        html("ul", {}, ...keys.map((key) => html("li", {}, say(key)))),
    );
}

/** @param {string} name @param {{title: string, of: Record<string, string>}} choice */
function chosen(name, { title, of }) {
    const options = Object.entries(of).map(([value, key]) =>
        html("option", { value, selected: settings[/** @type {'theme'} */ (name)] === value }, say(key)),
    );
    const change = (/** @type {Event} */ { target }) => {
        settings[/** @type {'theme'} */ (name)] = /** @type {HTMLSelectElement} */ (target).value;
    };
    return html(
        "label",
        {},
        html("span", {}, say(title)),
        html("select", { "data-setting": name, on: { change } }, ...options),
    );
}

/** @param {string} name @param {string} title */
function switched(name, title) {
    const setting = /** @type {'sound'} */ (name);
    const change = (/** @type {Event} */ { target }) => {
        settings[setting] = /** @type {HTMLInputElement} */ (target).checked;
    };
    return html(
        "label",
        { class: "switch" },
        html("input", { type: "checkbox", "data-setting": name, checked: settings[setting], on: { change } }),
        html("span", {}, say(title)),
    );
}
