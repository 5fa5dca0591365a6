/** Pairs that somebody changes: looked at before, by hand with a reason, repaired when one does not come, never silently. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

const NO = /status of (409|422)/;
const ROWS = "[aria-labelledby=round-title] .pairs tbody tr";

/** Pairs as numbers: `["1-5", …]`. @param {Secretary} desk @param {string} [rows] */
const pairs = (desk, rows = ROWS) =>
    desk.page.locator(rows).evaluateAll((all) =>
        all.map((row) => [row.querySelector("th"), row.querySelectorAll("td")[2]].map((cell) => Number.parseInt(cell?.textContent ?? "", 10)).join("-")),
    );

story("pairs by hand and repaired", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    desk.visitor.bears(NO);
    const { page } = desk;
    const id = await desk.opens({ name: "Open", players: 9, rounds: 4, system: "individual" });
    const people = Array.from({ length: 9 }, (_, at) => ({ entry: { register: { person: { name: `Player ${at + 1}`, capacities: ["player"], rating: 2000 - at } } } }));
    await desk.gives(id, [...people, { entry: "admit-ready" }, { round: { "draw-lots": {} } }]);

    // Before anything is made: what would be.
    await desk.open(`/events/${id}/desk/rounds?try=1`);
    await desk.sees("#tried-title", /round 1 would be/i);
    const seen = await pairs(desk, ".tried .pairs tbody tr");
    assert.equal(seen.length, 4);
    await desk.visitor.press("Pair round 1");
    await page.waitForURL(/\/rounds$/);
    await desk.sees("#round-title", /round 1 · results 0 of 4/i);
    assert.deepEqual(await pairs(desk), seen, "what was looked at is what is made");

    // Somebody is not there after all: as few pairs are changed as can be.
    const [first] = seen;
    const absent = first.split("-")[0];
    await page.getByText("Pair again with as few changes as possible").first().click();
    const repair = page.locator("form[data-command*=repair]");
    await repair.getByLabel("Numbers of those absent").fill(absent);
    await repair.getByLabel("Reason").fill("missed the train");
    await repair.getByRole("button").click();
    await page.waitForFunction((first) => ![...document.querySelectorAll("[aria-labelledby=round-title] .pairs tbody tr")].some((row) => row.textContent?.includes(first)), `Player ${absent} `);
    await desk.sees("[aria-labelledby=round-title]", new RegExp(`absent: ${absent} `, "i"));
    const repaired = await pairs(desk);
    const kept = repaired.filter((pair) => seen.includes(pair));
    assert.ok(kept.length >= 3, `${seen} became ${repaired}`);
    assert.equal(repaired.length, 4, "who had no partner takes the free place");
    await stage.picture(desk.visitor, "repaired");

    // By hand: nonsense is told beside the form and nothing written is lost; a reason is asked for.
    await page.getByText("Pairs by hand").first().click();
    const hand = page.locator("form[data-command*=pair-by-hand]");
    const [[a, b], [c, d], ...rest] = repaired.map((pair) => pair.split("-"));
    const wished = [`${a}-${c}`, `${b}-${d}`, ...rest.map((pair) => pair.join("-"))];
    await hand.locator("textarea").fill(`${a}-${a}`);
    await hand.getByLabel("Reason").fill("they came together");
    await hand.getByRole("button").click();
    await desk.sees("form > .refusal", /RU22:/);
    assert.equal(await hand.locator("textarea").inputValue(), `${a}-${a}`);
    assert.deepEqual(await pairs(desk), repaired, "all or nothing");
    await hand.locator("textarea").fill(wished.join("\n"));
    await hand.getByLabel("Reason").fill("");
    await hand.getByRole("button").click();
    await desk.sees("form .field-no", /fill this in/i);
    await hand.getByLabel("Reason").fill("they came together");
    await hand.getByRole("button").click();
    await desk.sees(".notice", /they came together/);
    assert.deepEqual(await pairs(desk), wished);
    await stage.picture(desk.visitor, "by hand");
    // Everybody reads that these pairs were made by hand.
    await desk.visitor.press("Publish the pairs");
    await page.getByText(/not published yet/i).waitFor({ state: "detached" });
    await desk.open(`/events/${id}/pairings`);
    await desk.sees("main", /were made by hand/);
});

story("a wrong board and who has arrived", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    desk.visitor.bears(NO);
    const { page } = desk;
    const id = await desk.opens({ name: "League", character: "team", system: "round-robin", boards: 3, reserves: 1, order: "reserves" });
    const names = ["Бондар", "Ґудзь", "Їжак", "Ким", "Коваль", "Мороз", "Ткач", "Юрченко"];
    await desk.gives(id, names.map((name) => ({ entry: { register: { person: { name, capacities: ["team-member"] } } } })));
    await desk.gives(id, [
        { team: { enter: { name: "Kyiv", main: [1, 2, 3], reserves: [4] } } },
        { team: { enter: { name: "Lviv", main: [5, 6, 7], reserves: [8] } } },
        { round: { "draw-lots": {} } },
        { round: { pair: {} } },
        { venue: "publish" },
    ]);
    await desk.open(`/events/${id}/desk/teams`);
    await page.getByText(/^who of Kyiv/i).or(page.getByText(/Kyiv/).locator("xpath=ancestor-or-self::summary")).last().click();
    const arrive = page.locator("form[data-command*=arrive]").first();
    await arrive.getByLabel("Їжак").uncheck();
    await arrive.getByLabel("Ким").uncheck();
    await arrive.getByRole("button").click();
    await desk.sees(".desk-line", /✓/);
    await page.getByText("Somebody played on the wrong board").click();
    const wrong = page.locator("form[data-command*=wrong-board]");
    await wrong.getByLabel("Board").fill("99");
    await wrong.getByRole("button").click();
    await desk.sees("form .field-no", /from 1 to 3/i);
    await wrong.getByLabel("Board").fill("1");
    await wrong.getByLabel("Player").selectOption({ label: "Ґудзь" });
    await wrong.getByRole("button").click();
    await page.waitForFunction(() => !document.querySelector("form[data-command*=wrong-board]")?.closest("details")?.open);
    await stage.picture(desk.visitor, "judged");
    await desk.open(`/events/${id}/desk/results`);
    await stage.picture(desk.visitor, "boards");
    // What the article says stands on the sheet at once: the wrong board is lost, and so is the one nobody has come to.
    const lost = await page.locator("tr[data-row]").evaluateAll((rows) =>
        rows.map((row) => {
            const loser = { "white-plus": ".result + *", "black-plus": "th" }[row.dataset.outcome ?? ""];
            return loser === undefined ? null : row.querySelector(loser).textContent.trim();
        }),
    );
    assert.deepEqual(lost, ["Бондар", null, "Їжак"]);
});
