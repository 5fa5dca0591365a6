/**
 * Forms about accounts: each is a call of the interface for programs, sent as JSON.
 *
 * `<form data-call="POST /api/session" data-then="/account">` sends its fields and goes on; without `data-then` the page is
 * shown again. What must be copied now or never is shown by the `[data-shows=NAME]` around the form instead; a form with `data-once`
 * then goes. What is only asked of some is a `[data-when=CODE]`, shown when the answer says so.
 */

import { say } from "./say.js";

/** What the invitations are for that the program prints: at its first start, and when it is asked to. */
const PRINTED = ["first administrator", "another administrator"];

/** What a link holds: it stands after `#`, so that only this page sees it. */
const held = location.hash.slice(1);

for (const form of document.querySelectorAll("form[data-call]")) prepare(/** @type {HTMLFormElement} */ (form));
for (const link of document.querySelectorAll("a[data-keep=hash]")) /** @type {HTMLAnchorElement} */ (link).hash = held;
tellInvitation();

/** @param {HTMLFormElement} form */
function prepare(form) {
    for (const input of form.querySelectorAll("[data-from=hash]")) /** @type {HTMLInputElement} */ (input).value = held;
    // Where several things can be done, no key does whichever happens to stand first.
    if (form.querySelectorAll("button[name]").length > 0)
        form.addEventListener("keydown", (event) => {
            if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
        });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        send(form, /** @type {HTMLButtonElement | null} */ (event.submitter));
    });
}

/** @param {HTMLFormElement} form @param {HTMLButtonElement | null} pressed */
async function send(form, pressed) {
    const trouble = /** @type {HTMLElement} */ (form.querySelector(".trouble"));
    const buttons = form.querySelectorAll("button");
    trouble.textContent = "";
    for (const button of buttons) button.disabled = true;
    const { ok, answer } = await call(/** @type {string} */ (form.dataset.call), fields(form, pressed));
    for (const button of buttons) button.disabled = false;
    if (!ok) refused(form, trouble, answer);
    else if (!shown(form, answer)) goOn(form.dataset.then);
}

/**
 * The fields as a call wants them: numbers as numbers, boxes of one name as a list, nothing for what is left empty. Of the buttons
 * the one that was pressed counts.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} pressed
 */
function fields(form, pressed) {
    /** @type {Record<string, any>} */
    const body = {};
    for (const input of /** @type {HTMLInputElement[]} */ ([...form.elements])) {
        if (!input.name || input.value === "") continue;
        if (input.type === "submit" && input.value !== pressed?.value) continue;
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

/**
 * Says why not, or asks for what is still missing.
 * @param {HTMLFormElement} form
 * @param {HTMLElement} trouble
 * @param {{ code?: string, why?: string }} answer
 */
function refused(form, trouble, answer) {
    const wanted = /** @type {HTMLElement | null} */ (form.querySelector(`[data-when="${answer.code}"]`));
    const asked = wanted?.hidden;
    if (!wanted || !asked) trouble.textContent = words(answer);
    if (wanted) wanted.hidden = false;
    const code = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=code]"));
    if (!code || !(asked || answer.code === "code-wrong")) return;
    code.required = true;
    code.value = "";
    code.focus();
}

/** @param {{ code?: string, why?: string }} answer */
function words({ code, why }) {
    const key = `no-${code}`;
    return say.has(key) ? say(key) : (why ?? say("error"));
}

/** Whether the answer holds something to be copied; then it is shown. @param {HTMLFormElement} form @param {Record<string, any>} answer */
function shown(form, answer) {
    const all = /** @type {HTMLElement[]} */ ([...(form.closest(".card") ?? form).querySelectorAll("[data-shows]")]);
    const places = all.filter(({ dataset }) => answer[/** @type {string} */ (dataset.shows)]);
    if (places.length > 0 && form.dataset.once !== undefined) for (const past of [form, ...all]) past.hidden = true;
    for (const place of places) fill(place, answer[/** @type {string} */ (place.dataset.shows)]);
    const next = places.find((place) => place instanceof HTMLFormElement);
    if (next) /** @type {HTMLInputElement | null} */ (next.querySelector("input"))?.focus();
    return places.length > 0;
}

/** Shows a text, a list of them, a link or a picture of one path. @param {HTMLElement} place @param {any} what */
function fill(place, what) {
    const [output, link, picture] = ["output", "a:not([href])", "svg"].map((each) => place.querySelector(each));
    if (output) output.textContent = Array.isArray(what) ? what.join("\n") : what;
    if (link) link.setAttribute("href", what);
    if (picture) {
        picture.setAttribute("viewBox", `0 0 ${what.size} ${what.size}`);
        picture.querySelector("path")?.setAttribute("d", what.path);
    }
    place.hidden = false;
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
    const what = PRINTED.includes(answer.label) ? `${say("admin-first-title")}. ${say("admin-first-lead")}` : `${answer.label}${role}`;
    place.textContent = ok ? what : words(answer);
}
