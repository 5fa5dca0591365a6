/** A match of two teams: rosters, a line-up with its deadline, boards, and the score of the match. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

story("who won everything and is second plays the first", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { draft } = await desk.post("/api/events/draft", { name: "League", edition: "RU22", character: "team", system: "round-robin", boards: 4 });
    draft.standing["team-total"] = "board-points";
    const { id } = await desk.post("/api/events", { draft, terms: { audience: "public", publication: "at-once" } });
    const teams = ["Київ", "Львів", "Суми"];
    await desk.gives(id, teams.flatMap((team) => [1, 2, 3, 4].map((board) => ({ entry: { register: { person: { name: `${team} ${board}`, capacities: ["team-member"] } } } }))));
    await desk.gives(id, teams.map((name, at) => ({ team: { enter: { name, captain: null, main: [1, 2, 3, 4].map((board) => 4 * at + board), reserves: [] } } })));
    await desk.gives(id, [{ round: { "draw-lots": {} } }]);
    // Kyiv has more points, Lviv has won both matches: what the first named of a pair makes on each board.
    const made = { "Київ Львів": "--=+", "Київ Суми": "++++", "Львів Суми": "++=-" };
    for (const round of [1, 2, 3]) {
        await desk.gives(id, [{ round: { pair: {} } }]);
        const { boards } = await desk.page.evaluate(async (path) => (await fetch(path)).json(), `/api/events/${id}/pairings?round=${round}`);
        const [{ white, black }] = boards;
        const turned = !(`${white.name} ${black.name}` in made);
        const signs = made[turned ? `${black.name} ${white.name}` : `${white.name} ${black.name}`];
        // White changes from board to board, beginning with the team named first.
        const outcome = (/** @type {string} */ sign, /** @type {number} */ at) => (sign === "=" ? "draw" : (sign === "+") === ((at % 2 === 0) !== turned) ? "white" : "black");
        const team = teams.indexOf(white.name) + 1;
        await desk.gives(id, [...signs].map((sign, at) => ({ team: { score: { round, team, board: at + 1, outcome: outcome(sign, at) } } })));
    }
    await desk.open(`/events/${id}/desk/rounds`);
    await desk.sees("section.card", /Match for the first place.*RU22:5\.4\.9\.6\.1\.par1.*Київ – .*Львів/s);
    await stage.picture(desk.visitor, "match for the first place");
    const form = desk.page.locator("form[data-command*=extra-match]");
    await form.getByLabel("Київ").fill("3");
    await form.getByLabel("Львів").fill("5");
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "detached" });
    await desk.open(`/events/${id}/teams`);
    await desk.sees("table.sheet tbody tr:first-child", /^1\dЛьвів.*5 against 3/s);
    desk.visitor.bears(/status of 404/); // A paper has no icon: the browser looks for one.
    await desk.open(`/api/events/${id}/papers/standings.html`);
    await desk.sees("p", /Match for the first place: Київ – Львів 3 : 5/);
});

story("a team match", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    const id = await desk.opens({ name: "Kyiv – Lviv", character: "team", system: "round-robin", boards: 2, reserves: 1, order: "reserves" });
    // The criteria are chosen by their names and kept in their order.
    await desk.open(`/events/${id}/desk/regulation`);
    const terms = page.locator("details", { has: page.locator("fieldset[name$=team-tiebreaks]") });
    await terms.evaluate((details) => details.setAttribute("open", ""));
    const places = page.locator("fieldset[name$=team-tiebreaks] select");
    for (let place = await places.count(); place > 2; place -= 1) await places.nth(place - 1).selectOption("");
    await places.nth(0).selectOption({ label: "matches won" });
    await places.nth(1).selectOption({ label: "points on all boards" });
    await stage.picture(desk.visitor, "criteria");
    await terms.getByRole("button", { name: "Save" }).click();
    await desk.sees("#desk-content", /matches won; points on all boards/);

    await desk.open(`/events/${id}/desk/entries`);
    await page.locator("damka-roll textarea").fill(["Їжак Остап", "Коваль Олена", "Мороз Анна", "Ткач Роман", "Шевчук Дарія", "Лисенко Петро"].join("\n"));
    await page.getByRole("button", { name: /^read$/i }).press("Enter");
    await desk.sees(".roll-read", /read: 6/i);
    await page.getByRole("button", { name: /enter the ticked ones/i }).press("Enter");
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
    await page.getByRole("button", { name: /submit the line-up/i }).press("Enter");
    await desk.sees(".desk-line", /submit the line-up/i);
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
    await desk.sees("[data-state=now]", /all rounds have been played/i);
});
