/** Says what an invitation is for, takes its seat, and goes where its holder works. */

import { give, post, refusal } from "./office.js";
import { html } from "../dom.js";
import { say } from "../say.js";

/** What the link holds: it stands after `#`, so that only this page sees it. */
const token = location.hash.slice(1);
/** Links that were given out earlier have it after `?`. */
const earlier = new URLSearchParams(location.search).get("token");

const form = /** @type {HTMLFormElement} */ (document.querySelector("#join"));
const { event: id = "" } = form.dataset;
form.addEventListener("submit", take);
// Another link to this page does not load it again; a place on the page is no link.
addEventListener("hashchange", () => document.getElementById(location.hash.slice(1)) || location.reload());

if (earlier && !token) location.replace(`${location.pathname}#${earlier}`);
else if (token) tell();
else refuse([html("p", {}, say("desk-join-cut"))], true);

/** Says what the invitation is for, before anybody takes the seat. */
async function tell() {
    const answer = await post(`/api/events/${id}/invitation`, { token });
    if (!answer.ok) return refuse(refusal(answer.no), answer.no.code === "link-over");
    /** @type {HTMLElement} */ (form.querySelector("strong")).textContent = answer.told.words;
    const name = field();
    if (name) name.value = answer.told.label;
    form.hidden = false;
}

/** Says why there is no seat to take. @param {Node[]} words @param {boolean} another whether another link would help */
function refuse(words, another) {
    const over = /** @type {HTMLElement} */ (document.querySelector("#over"));
    form.remove();
    /** @type {HTMLElement} */ (over.querySelector("#another")).hidden = !another;
    over.hidden = false;
    over.querySelector(".refusal")?.replaceChildren(...words);
}

/** @param {Event} event */
async function take(event) {
    event.preventDefault();
    const answer = await give(id, [{ venue: { join: { token, name: field()?.value ?? "" } } }]);
    if (!answer.ok) return form.querySelector(".refusal")?.replaceChildren(...refusal(answer.no));
    const { you } = await fetch(`/api/events/${id}`).then((told) => told.json());
    const captain = you.seats.map((/** @type {any} */ held) => held.seat?.captain).find(Boolean);
    if (you.may.includes("conduct")) location.assign(`/events/${id}/desk`);
    else location.assign(captain ? `/events/${id}/desk/teams/${captain}` : `/events/${id}`);
}

/** Where a visitor writes his name. */
function field() {
    return /** @type {HTMLInputElement|null} */ (form.elements.namedItem("name"));
}
