/** A league as those see it who follow it on a phone: places of teams, cards of matches board by board, line-ups. */

import assert from "node:assert/strict";
import { faults } from "../stage/access.js";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: "uk" };
const TEAMS = ["Дніпро", "Київ", "Львів", "Самара"];

story("a league on a phone", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { draft } = await desk.post("/api/events/draft", { name: "Ліга", character: "team", system: "round-robin", boards: 2, reserves: 1, order: "reserves" });
    const { id } = await desk.post("/api/events", { draft, terms: { audience: "public", publication: "at-once" } });
    const names = TEAMS.flatMap((team) => ["Бондар", "Ґудзь", "Їжак"].map((name) => `${name} ${team}`));
    await desk.gives(id, names.map((name) => ({ entry: { register: { person: { name, capacities: ["team-member"] } } } })));
    await desk.gives(id, TEAMS.map((name, at) => ({ team: { enter: { name, captain: 3 * at + 1, main: [3 * at + 1, 3 * at + 2], reserves: [3 * at + 3] } } })));
    await desk.gives(id, [{ round: { "draw-lots": {} } }]);
    // The reserve of the second team plays for board two.
    await desk.gives(id, [{ team: { "line-up": { team: 2, round: 1, boards: [4, 6] } } }, { round: { pair: {} } }]);

    const reader = await stage.visitor("reader", PHONE);
    // Teams have no colour, and every board of a match is a game.
    await reader.open(`/events/${id}/pairings`);
    await reader.sees("thead", /Команда 1.*Команда 2/s);
    await reader.sees("[data-boards]", /Дощок: 4, без результату: 4/);
    assert.equal(await reader.scrollsSideways(), false);
    await reader.open(`/events/${id}/teams`);
    await reader.sees("section.match", /Їжак Київ/);
    assert.equal(await reader.page.locator("section.match").count(), 2);
    assert.doesNotMatch((await reader.page.locator("section.match").allInnerTexts()).join(), /Ґудзь Київ/, "who sits out is not on the card");
    await reader.page.evaluate(() => customElements.whenDefined("damka-live"));
    // Results appear by themselves.
    await desk.open(`/events/${id}/desk/results`);
    // Colours change from board to board.
    await desk.types("+-+*");
    await desk.keeps(4);
    await reader.sees("section.match h4 .result", /^4\s*[-–:]\s*0$/);
    await reader.sees("section.match h4 .result", /^3\s*[-–:]\s*1$/);
    await reader.open(`/events/${id}/teams`);
    const first = await reader.page.locator("table.sheet").first().locator("tbody tr").first().innerText();
    assert.match(first, /^1\s/, first);
    for (const team of TEAMS) await reader.sees("table.sheet caption", new RegExp(team));
    await reader.sees("main", /Бондар Київ/);
    assert.equal(await reader.scrollsSideways(), false);
    assert.deepEqual(await faults(reader), []);
    await reader.page.screenshot({ fullPage: true, path: new URL("../pictures/a-league-on-a-phone.png", import.meta.url).pathname });
});
