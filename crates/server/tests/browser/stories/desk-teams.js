/** A match of two teams: rosters, a line-up with its deadline, boards, and the score of the match. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

story("a team match", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    const id = await desk.opens({ name: "Kyiv – Lviv", character: "team", system: "round-robin", boards: 2, reserves: 1, order: "reserves" });
    await desk.open(`/events/${id}/desk/entries`);
    await page.locator("damka-roll textarea").fill(["Їжак Остап", "Коваль Олена", "Мороз Анна", "Ткач Роман", "Шевчук Дарія", "Лисенко Петро"].join("\n"));
    await page.getByRole("button", { name: /^read$/i }).press("Enter");
    await desk.sees(".roll-read", /read: 6/i);
    await page.getByRole("button", { name: /enter those ticked/i }).press("Enter");
    await desk.sees("#register-title", /6/);

    await desk.open(`/events/${id}/desk/teams`);
    for (const [team, names] of [
        ["Kyiv", ["Їжак Остап", "Коваль Олена", "Мороз Анна"]],
        ["Lviv", ["Ткач Роман", "Шевчук Дарія", "Лисенко Петро"]],
    ]) {
        const form = page.locator("form[data-command*='\"enter\"']");
        await form.getByLabel(/name of the team/i).fill(team);
        await form.getByLabel("Board 1").selectOption({ label: names[0] });
        await form.getByLabel("Board 2").selectOption({ label: names[1] });
        await form.getByLabel("Reserve 1").selectOption({ label: names[2] });
        await form.getByRole("button", { name: /enter a team/i }).press("Enter");
        await page.getByRole("heading", { name: team, exact: true }).waitFor();
    }
    await stage.picture(desk.visitor, "rosters");

    // The reserve plays for board two.
    await page.locator("#team-1").getByRole("link", { name: /line-up/i }).click();
    await desk.sees("#desk-content", /15 minutes before the round|10 minutes before the round/i);
    await page.getByLabel("Board 2").selectOption({ label: "Мороз Анна" });
    await page.getByRole("button", { name: /hand in the line-up/i }).press("Enter");
    await desk.sees(".desk-line", /hand in the line-up/i);
    await stage.picture(desk.visitor, "line-up");

    await desk.gives(id, [{ round: { "draw-lots": {} } }, { round: { pair: {} } }, { venue: "publish" }]);
    await desk.open(`/events/${id}/desk/results`);
    assert.equal(await page.locator("tr[data-row]").count(), 2);
    await desk.sees("tbody", /Мороз Анна/);
    await desk.types("+*");
    await desk.keeps(2);
    await desk.sees(".match", /\d : \d/);
    await stage.picture(desk.visitor, "boards");
    await desk.open(`/events/${id}/desk`);
    await desk.sees("[data-state=now]", /all rounds are played/i);
});
