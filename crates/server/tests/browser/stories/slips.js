/** A hundred boards: results from slips in any order with at most three keys each, two arbiters, and a line that breaks. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

/** A big event, ready for its results. @param {import('../stage/story.js').Stage} stage @param {number} players @param {object} [how] */
async function ready(stage, players, how) {
    const desk = await Secretary.come(stage, "Olena", how);
    const id = await desk.opens({ players, rounds: 5, system: "individual" });
    await desk.begins(id, players);
    await desk.open(`/events/${id}/desk/results`);
    await desk.page.locator("#typed-result:focus").waitFor();
    return { desk, id };
}

story("a hundred slips with three hundred keys", async (stage) => {
    const { desk, id } = await ready(stage, 200);
    const boards = Array.from({ length: 100 }, (_, at) => ((at * 37) % 100) + 1);
    const results = ["+", "-", "*"];
    const keys = boards.flatMap((board, at) => [...String(board), results[at % 3]]);
    assert.ok(keys.length <= 300, `${keys.length} keys`);
    for (const key of keys) await desk.page.keyboard.press(key);
    await desk.keeps(100);
    const told = await desk.page.locator("tr[data-row]").evaluateAll((rows) => rows.map((row) => row.dataset.outcome));
    const meant = { "+": "white", "-": "black", "*": "draw" };
    boards.forEach((board, at) => assert.equal(told[board - 1], meant[results[at % 3]], `board ${board}`));
    await stage.picture(desk.visitor, "all kept");

    // One was read wrongly: the same keys, and why. Then the next round, without a mouse.
    const { page } = desk;
    await desk.types("17" + (told[16] === "white" ? "-" : "+"));
    await page.locator("dialog input:focus").waitFor();
    await page.keyboard.type("misread");
    await page.keyboard.press("Enter");
    await desk.sees(".results-told", /✓.*board 17/i);
    assert.equal(await page.locator("#row-17").getAttribute("data-outcome"), told[16] === "white" ? "black" : "white");
    await page.locator("#typed-result:focus").waitFor();
    const reach = async (/** @type {RegExp} */ name, /** @type {string} */ key) => {
        for (let step = 0; step < 40; step += 1) {
            await page.keyboard.press(key);
            if (name.test((await page.evaluate(() => document.activeElement?.textContent ?? "")).trim())) return page.keyboard.press("Enter");
        }
        assert.fail(`${name} cannot be reached by ${key}`);
    };
    await reach(/^rounds$/i, "Shift+Tab");
    await page.waitForURL(/\/desk\/rounds$/);
    await desk.sees("h2", /round 2/i);
    await reach(/^pair round 2$/i, "Tab");
    await desk.sees("#round-title", /round 2 · results 0 of 100/i);
    await reach(/^publish the pairs$/i, "Tab");
    await page.getByText(/not published yet/i).waitFor({ state: "detached" });
    const known = await page.evaluate(async (path) => (await (await fetch(path)).json()).round, `/api/events/${id}/pairings`);
    assert.equal(known, 2);
});

story("slips in their order need one key", async (stage) => {
    const { desk } = await ready(stage, 60);
    for (let board = 1; board <= 30; board += 1) await desk.page.keyboard.press("+-*"[board % 3]);
    await desk.keeps(30);
});

story("who types before the page listens is not misread", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await desk.opens({ players: 60, rounds: 5, system: "individual" });
    await desk.begins(id, 60);
    // The sheet comes late, and the last module of the page still later.
    const late = ["event/results.js", "ready.js"].map((file) => {
        let come = () => {};
        const wait = new Promise((done) => (come = () => done(undefined)));
        return desk.page.route(`**/${file}`, (route) => wait.then(() => route.fallback())).then(() => come);
    });
    const [sheet, last] = await Promise.all(late);
    await desk.page.goto(`${desk.visitor.url}/events/${id}/desk/results`, { waitUntil: "commit" });
    await desk.types("12+2");
    sheet();
    await desk.keeps(1);
    await desk.types("3-3");
    last();
    await desk.listens();
    await desk.types("0*");
    await desk.keeps(3);
    const told = async (/** @type {number} */ board) => desk.page.locator(`#row-${board}`).getAttribute("data-outcome");
    assert.deepEqual(await Promise.all([12, 23, 30].map(told)), ["white", "black", "draw"]);
});

story("nothing typed is lost when the line breaks", async (stage) => {
    await stage.open();
    const road = await stage.road();
    const desk = await Secretary.come(stage, "Olena", { road });
    desk.visitor.bears(/Failed to load resource|ERR_|net::/);
    const id = await desk.opens({ players: 20, rounds: 5, system: "individual" });
    await desk.begins(id, 20);
    await desk.open(`/events/${id}/desk/results`);
    await desk.types("+");
    await desk.keeps(1);
    road.cut();
    await desk.types("*-");
    await desk.sees(".results-waiting", /waiting for the connection: 2/i);
    assert.equal(await desk.page.locator("tr[data-waiting]").count(), 2);
    await stage.picture(desk.visitor, "waits");
    // Not even when the page is left: the browser keeps them.
    road.mend();
    await desk.keeps(3);
    await desk.page.reload();
    assert.equal(await desk.known(), 3);
});

story("two arbiters at once see each other", async (stage) => {
    const { desk, id } = await ready(stage, 20);
    const other = await desk.again("second");
    await other.open(`/events/${id}/desk/results`);
    await other.keeps(0);
    await other.listens();
    await desk.types("3+");
    await other.keeps(1);
    await other.sees(".results-told", /board 3: 2-0, recorded by Olena/i);
    // The same board: nothing is overwritten without a reason.
    await other.types("3-");
    await other.page.locator("dialog").waitFor();
    await other.page.keyboard.press("Escape");
    await other.types("4*");
    await desk.keeps(2);
    await stage.picture(desk.visitor, "both");
    assert.equal(await desk.page.locator("#row-3").getAttribute("data-outcome"), "white");
    // What somebody undoes is what he has seen, not what the other has just done.
    desk.visitor.bears(/status of 409|ERR_FAILED/);
    await desk.page.route("**/events/*/desk/results", (route) => route.abort());
    await other.types("5+");
    await other.keeps(3);
    await desk.page.getByRole("button", { name: /^undo$/i }).click();
    await desk.page.locator("dialog input").fill("wrong");
    await desk.page.keyboard.press("Enter");
    await desk.sees("damka-desk > .refusal", /somebody else has changed this.*Olena/is);
    assert.equal(await other.known(), 3);
});
