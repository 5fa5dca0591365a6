/**
 * Forms that are commands of an event: `<form data-event=ID data-command='{"note":{"article":"…","text":"$text"}}'>`.
 *
 * A field stands in the command where its name does after `$`. Nothing is put where there is no field or nothing in it.
 */

import { say } from "../say.js";
import { anew, morph } from "./morph.js";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
named(main);
main.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.matches("form[data-command]")) return;
    event.preventDefault();
    send(form);
});

/** @param {HTMLFormElement} form */
async function send(form) {
    const trouble = /** @type {HTMLElement} */ (form.querySelector(".trouble"));
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
    trouble.textContent = "";
    button.disabled = true;
    const command = filled(JSON.parse(form.dataset.command ?? "null"), form);
    const response = await fetch(`/api/events/${form.dataset.event}/commands`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ commands: [command] }),
    }).catch(() => null);
    button.disabled = false;
    if (response?.ok) await look(form);
    else trouble.textContent = words(await response?.json().catch(() => null));
}

/** Looks at the page again after a form is done; what is being written in others stays. @param {HTMLFormElement} done */
async function look(done) {
    const around = /** @type {HTMLElement|null} */ (done.closest(".card"));
    done.reset();
    const fresh = (await anew())?.querySelector("main");
    if (!fresh) return location.reload();
    named(fresh);
    morph(main, fresh);
    if (done.isConnected) return;
    const place = around?.isConnected ? around : main;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
}

/** A form is known by its command, so that it stays the same one when others around it are gone. @param {Element} page */
function named(page) {
    for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (page.querySelectorAll("form[data-command]"))) form.id ||= form.dataset.command ?? "";
}

/**
 * The command with the fields in it.
 * @param {any} value
 * @param {HTMLFormElement} form
 * @returns {any}
 */
export function filled(value, form) {
    if (typeof value === "string" && value.startsWith("$")) return field(form, value.slice(1));
    if (Array.isArray(value)) return value.map((item) => filled(item, form));
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value).map(([key, item]) => [key, filled(item, form)]);
    return entries.every(([, item]) => item === null) ? null : Object.fromEntries(entries);
}

/** @param {HTMLFormElement} form @param {string} name */
function field(form, name) {
    const input = /** @type {HTMLInputElement|null} */ (form.elements.namedItem(name));
    if (input && "list" in input.dataset) return input.value.split(/[\s,;]+/).filter(Boolean);
    if (!input || input.value === "") return null;
    if ("json" in input.dataset) return JSON.parse(input.value);
    return input.type === "number" ? Number(input.value) : input.value;
}

/** Why something was not done, with its article. @param {{ code?: string, by?: string, why?: string, instead?: string } | null | undefined} no */
export function words(no) {
    if (!no) return say("no-unavailable");
    const said = [no.why, no.instead].filter(Boolean).map((text) => say.said(/** @type {string} */ (text)));
    return [said.join("; "), no.by && say("by-article", { article: no.by })].filter(Boolean).join(" · ");
}
