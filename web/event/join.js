/** Takes the seat of an invitation, and goes where its holder works. */

import { give, refusal } from "./office.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("#join"));
form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { event: id = "", token = "" } = form.dataset;
    const name = /** @type {HTMLInputElement|null} */ (form.elements.namedItem("name"))?.value ?? "";
    const answer = await give(id, [{ venue: { join: { token, name } } }]);
    if (!answer.ok) return form.querySelector(".refusal")?.replaceChildren(...refusal(answer.no));
    const { you } = await fetch(`/api/events/${id}`).then((told) => told.json());
    const captain = you.seats.map((/** @type {any} */ held) => held.seat?.captain).find(Boolean);
    if (you.may.includes("conduct")) location.assign(`/events/${id}/desk`);
    else location.assign(captain ? `/events/${id}/desk/teams/${captain}` : `/events/${id}`);
});
