/**
 * Forms about accounts: each is a call of the interface for programs, sent as JSON.
 *
 * `<form data-call="POST /api/session" data-then="/account">` sends its fields and goes on; without `data-then` the page is
 * shown again. What must be copied now or never is shown by `[data-shows=NAME]` instead.
 */

import { say } from "./say.js";

/** What the invitation that the program prints at its first start is for. */
const FIRST = "first administrator";

/** What a link holds: it stands after `#`, so that only this page sees it. */
const held = location.hash.slice(1);

for (const form of document.querySelectorAll("form[data-call]")) prepare(/** @type {HTMLFormElement} */ (form));
for (const link of document.querySelectorAll("a[data-keep=hash]")) /** @type {HTMLAnchorElement} */ (link).hash = held;
tellInvitation();

/** @param {HTMLFormElement} form */
function prepare(form) {
    for (const input of form.querySelectorAll("[data-from=hash]")) /** @type {HTMLInputElement} */ (input).value = held;
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        send(form);
    });
}

/** @param {HTMLFormElement} form */
async function send(form) {
    const trouble = /** @type {HTMLElement} */ (form.querySelector(".trouble"));
    const buttons = form.querySelectorAll("button");
    trouble.textContent = "";
    for (const button of buttons) button.disabled = true;
    const { ok, answer } = await call(/** @type {string} */ (form.dataset.call), fields(form));
    for (const button of buttons) button.disabled = false;
    if (!ok) trouble.textContent = words(answer);
    else if (!shown(form, answer)) goOn(form.dataset.then);
}

/**
 * The fields as a call wants them: numbers as numbers, boxes of one name as a list, nothing for what is left empty.
 * @param {HTMLFormElement} form
 */
function fields(form) {
    /** @type {Record<string, any>} */
    const body = {};
    for (const input of /** @type {HTMLInputElement[]} */ ([...form.elements])) {
        if (!input.name || input.value === "") continue;
        if (input.type === "checkbox") {
            body[input.name] ??= [];
            if (input.checked) body[input.name].push(input.value);
        } else body[input.name] = input.type === "number" ? Number(input.value) : input.value;
    }
    return body;
}

/**
 * @param {string} text the method and the address
 * @param {Record<string, any>} body
 */
async function call(text, body) {
    const [method, address] = text.split(" ");
    const sends = method !== "DELETE" && method !== "GET";
    try {
        const response = await fetch(address, {
            method,
            headers: sends ? { "content-type": "application/json" } : {},
            body: sends ? JSON.stringify(body) : undefined,
        });
        const answer = await response.text();
        return { ok: response.ok, answer: answer ? JSON.parse(answer) : {} };
    } catch {
        return { ok: false, answer: { code: "unavailable" } };
    }
}

/** @param {{ code?: string, why?: string }} answer */
function words({ code, why }) {
    const key = `no-${code}`;
    return say.has(key) ? say(key) : (why ?? say("error"));
}

/** Whether the answer holds something to be copied. @param {HTMLFormElement} form @param {Record<string, any>} answer */
function shown(form, answer) {
    const place = /** @type {HTMLElement | null} */ (form.querySelector("[data-shows]"));
    const text = place && answer[/** @type {string} */ (place.dataset.shows)];
    if (!place || !text) return false;
    /** @type {HTMLElement} */ (place.querySelector("output")).textContent = text;
    place.hidden = false;
    return true;
}

/** @param {string | undefined} then */
function goOn(then) {
    if (then) location.assign(location.pathname === "/sign-in" && held ? `/invitation#${held}` : then);
    else location.reload();
}

/** Says what an invitation is for, before anybody accepts it. */
async function tellInvitation() {
    const place = /** @type {HTMLElement | null} */ (document.querySelector("#invited"));
    if (!place) return;
    const { ok, answer } = await call(/** @type {string} */ (place.dataset.call), { link: held });
    const role = answer.role ? ` · ${say(`role-${answer.role}`)}` : "";
    const what = answer.label === FIRST ? `${say("admin-first-title")}. ${say("admin-first-lead")}` : `${answer.label}${role}`;
    place.textContent = ok ? what : words(answer);
}
