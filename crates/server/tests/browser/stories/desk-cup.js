/** A cup: a drawn tie is broken by an extra game, and a place that is shared in a table is played for. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

/** Pairs the next round and makes it known. @param {Secretary} desk @param {string} id @param {number} round */
async function pairs(desk, id, round) {
    await desk.open(`/events/${id}/desk/rounds`);
    await desk.page.getByRole("button", { name: new RegExp(`pair round ${round}`, "i") }).press("Enter");
    await desk.page.getByRole("button", { name: /publish the pairs/i }).press("Enter");
    await desk.page.getByText(/not published yet/i).waitFor({ state: "detached" });
}

/** Types the results of the round. @param {Secretary} desk @param {string} id @param {string} keys */
async function results(desk, id, keys) {
    await desk.open(`/events/${id}/desk/results`);
    await desk.types(keys);
    await desk.keeps(keys.length);
}

story("a cup with a drawn tie", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    const id = await desk.opens({ name: "Cup", system: "third-place-knockout", players: 4 });
    await desk.begins(id, 4);
    await results(desk, id, "+*");
    await desk.open(`/events/${id}/desk/rounds`);
    await desk.sees("#ties-title", /drawn ties/i);
    await desk.sees("#desk-content", /extra game/i);
    await stage.picture(desk.visitor, "drawn");
    const winner = await page.getByLabel(/^outcome/i).locator("option").nth(1).innerText();
    await page.getByLabel(/^outcome/i).selectOption({ index: 1 });
    await page.getByRole("button", { name: /break the tie/i }).press("Enter");
    await page.locator("#ties-title").waitFor({ state: "detached" });
    await pairs(desk, id, 2);
    // Who won the extra game is in the final.
    await desk.sees("[aria-labelledby=round-title] tbody", new RegExp(winner.replace(" won", "")));
    await results(desk, id, "+-");
    await desk.open(`/events/${id}/desk`);
    await desk.sees("[data-state=now]", /all rounds have been played/i);
});

story("a shared place is played for", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    const id = await desk.opens({ name: "Table", system: "round-robin", players: 3, tiebreaks: ["play-off"] });
    await desk.begins(id, 3);
    for (const round of [1, 2, 3]) {
        if (round > 1) await pairs(desk, id, round);
        await results(desk, id, "*");
    }
    // The desk says so by itself.
    await desk.open(`/events/${id}/desk`);
    await page.getByRole("link", { name: /places 1–3 are shared/i }).press("Enter");
    await desk.sees("h2", /places 1–3 are shared/i);
    await page.locator("summary", { hasText: /begin a play-off/i }).press("Enter");
    await page.getByRole("button", { name: /begin a play-off/i }).press("Enter");
    await desk.sees("#desk-content", /play-off for places 1–3/i);
    await stage.picture(desk.visitor, "play-off");
    // The first number wins both games, the second beats the third.
    for (const round of [1, 2, 3]) {
        await pairs(desk, id, round);
        const numbers = await page.locator("[aria-labelledby=round-title] tbody tr").first().locator("th, td").allInnerTexts();
        const [white, black] = numbers.filter((text) => /^\d+ Player/.test(text)).map((text) => Number.parseInt(text, 10));
        await results(desk, id, white < black ? "+" : "-");
    }
    const [first, second, third] = await page.evaluate(async (path) => (await (await fetch(path)).json()).tables[0].rows.map((row) => row.name), `/api/events/${id}/standings`);
    await desk.open(`/events/${id}/desk`);
    await page.getByRole("link", { name: /end the play-off/i }).press("Enter");
    await page.getByRole("button", { name: /end the play-off/i }).press("Enter");
    await page.getByText(/play-off for places/i).waitFor({ state: "detached" });
    await stage.picture(desk.visitor, "ended");
    // The places follow from it, and say so; so do the papers that are signed.
    await desk.open(`/events/${id}/standings`);
    const rows = await page.locator("table.sheet tbody tr").allInnerTexts();
    [first, second, third].forEach((name, at) => assert.match(rows[at], new RegExp(`^${at + 1}\\s[^]*${name}`), rows[at]));
    assert.match(rows[0], /play-off: 2 against 1 RU22:5\.4\.8\.13/);
    await page.getByRole("link", { name: /play-off for places 1–3/i }).press("Enter");
    await desk.sees("table.sheet tbody tr:first-child", new RegExp(`^1\\d${first}`));
    desk.visitor.bears(/status of 404/); // A paper has no icon: the browser looks for one.
    for (const paper of ["round-robin-table", "standings", "report"]) {
        await desk.open(`/api/events/${id}/papers/${paper}.html`);
        await desk.sees("p", new RegExp(`Play-off for places 1–3 \\(5 min \\+ 3 s\\): ${first} – 4, ${second} – 2, ${third} – 0`));
    }
    await stage.picture(desk.visitor, "report");
});

story("those who go on play the final stage", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    const id = await desk.opens({ name: "Two stages", system: "round-robin", players: 4, finalists: 2, "final-system": "knockout" });
    await desk.begins(id, 4);
    for (const round of [1, 2, 3]) {
        if (round > 1) await pairs(desk, id, round);
        await results(desk, id, "++");
    }
    await desk.open(`/events/${id}/desk/rounds`);
    await page.getByRole("button", { name: /begin the next stage/i }).press("Enter");
    await desk.sees(".lead", /knockout/i);
    await pairs(desk, id, 1);
    assert.equal(await page.locator("[aria-labelledby=round-title] tbody tr").count(), 1);
    await stage.picture(desk.visitor, "next stage");
});
