/** Results arrive by themselves: on pages, after a break, on the screen of the hall. */

import assert from "node:assert/strict";
import { Organiser, people } from "../stage/organiser.js";
import { story } from "../stage/story.js";

story("event results arrive without reloading", async (stage) => {
    const organiser = await Organiser.come(stage);
    const id = await organiser.opens("swiss", { name: "City cup", rounds: 3 });
    await organiser.enters(id, people(8));
    await organiser.draws(id);
    await organiser.pairs(id);
    const [pairs, places] = [await stage.visitor("pairs", { reducedMotion: "reduce" }), await stage.visitor("places")];
    await pairs.open(`/events/${id}/pairings`);
    await places.open(`/events/${id}/standings`);
    await pairs.page.evaluate(() => Object.assign(window, { mine: true }));
    await places.page.evaluate(() => Object.assign(window, { mine: true }));
    for (const visitor of [pairs, places]) await visitor.sees(".live-state", /by themselves/);
    const board = pairs.page.locator("tr[data-row='2'] .result");
    assert.equal((await board.innerText()).trim(), "");
    await organiser.score(id, 1, 2, "white");
    await pairs.sees("tr[data-row='2'] .result", /2-0/);
    // What changed is marked, and not by colour alone; it is said once, politely.
    await pairs.page.locator("tr[data-row='2'] .result.changed").waitFor();
    const line = await board.evaluate((cell) => getComputedStyle(cell).textDecorationLine);
    assert.equal(line, "underline");
    await pairs.sees("damka-live [aria-live=polite]", /Board 2: .*2-0/);
    await stage.picture(pairs, "marked");
    const winner = (await organiser.get(`/api/events/${id}/pairings`)).boards[1].white;
    await places.sees("tbody tr:first-child th", new RegExp(winner.name));
    await places.sees("tbody tr:first-child .points", /^2$/);
    await places.sees("tbody tr:first-child .why", /points: 2 against 0/);
    await places.sees("[data-after]", /During round 1.*3/);
    // The next round replaces the pairs of those who follow.
    await organiser.scores(id, 1, ["draw"]);
    await organiser.pairs(id);
    await pairs.sees("h2", /Round 2 of 3/);
    for (const visitor of [pairs, places]) assert.equal(await visitor.page.evaluate(() => "mine" in window), true, "the page was not loaded again");
});

story("event pages catch up after a break", async (stage) => {
    const organiser = await Organiser.come(stage);
    const id = await organiser.opens("swiss", { name: "City cup", rounds: 3 });
    await organiser.enters(id, people(8));
    await organiser.draws(id);
    await organiser.pairs(id);
    const road = await stage.road();
    const reader = await stage.visitor("reader", { road });
    reader.bears(/ERR_|Failed to load/);
    await reader.open(`/events/${id}/pairings`);
    await reader.sees(".live-state", /by themselves/);
    road.cut();
    await reader.sees(".live-state.lost", /lost/);
    await organiser.score(id, 1, 1, "black");
    await organiser.score(id, 1, 3, "draw");
    road.mend();
    await reader.sees("tr[data-row='1'] .result", /0-2/);
    await reader.sees("tr[data-row='3'] .result", /1-1/);
    await reader.sees(".live-state:not(.lost)", /by themselves/);
});

for (const [name, viewport] of Object.entries({ wide: { width: 1920, height: 1080 }, "4 to 3": { width: 1024, height: 768 } })) {
    story(`hall screen ${name}`, async (stage) => {
        const organiser = await Organiser.come(stage);
        const id = await organiser.opens("swiss", { name: "City cup", rounds: 5 });
        await organiser.enters(id, people(40));
        await organiser.draws(id);
        await organiser.pairs(id);
        await organiser.scores(id, 1, ["white", "draw", "black"]);
        const starts = Date.now() + 754_000;
        await organiser.does(id, { schedule: { set: { round: 2, slot: { starts } } } });
        const hall = await stage.visitor("hall", { viewport, locale: "uk" });
        await hall.open(`/events/${id}/screen?every=2`);
        await hall.sees(".until", /До туру 2: 12:\d\d/);
        const page = () => hall.page.locator(".slide:not([hidden])").innerText();
        const fits = () => hall.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth);
        // It turns by itself, through the pairs and on to the places.
        const seen = new Set();
        await stage.picture(hall, "pairs");
        for (let at = 0; at < 12 && seen.size < 4; at++) {
            seen.add(await page());
            assert.ok(await fits(), "nothing is cut off");
            await hall.page.waitForTimeout(1100);
        }
        assert.ok(seen.size >= 3, "pages turn");
        assert.ok([...seen].some((text) => /Таблиця місць/.test(text)), "places are shown too");
        const rows = await hall.page.locator(".slide:not([hidden]) tbody tr:not([hidden])").evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
        assert.ok(Math.max(...rows) <= viewport.height, "the last row is on the screen");
        // Space stops it, arrows turn it.
        await hall.page.keyboard.press(" ");
        const stopped = await page();
        await hall.page.waitForTimeout(2600);
        assert.equal(await page(), stopped);
        await hall.sees(".page", /Пауза/);
        await hall.page.keyboard.press("ArrowRight");
        assert.notEqual(await page(), stopped);
        await hall.page.keyboard.press("ArrowLeft");
        assert.equal(await page(), stopped);
        // A result comes in while it stands.
        await organiser.pairs(id);
        await hall.page.keyboard.press(" ");
        await hall.sees(".status", /Тур 2/);
        await organiser.score(id, 2, 1, "white");
        await hall.page.locator("table.pairs tr[data-row='1'] .result:has-text('2-0')").waitFor({ state: "attached" });
        for (let at = 0; at < 20 && !/Таблиця місць/.test(await page()); at++) await hall.page.keyboard.press("ArrowRight");
        await stage.picture(hall, "places");
    });
}
