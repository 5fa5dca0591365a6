/** Renju: an opening with a swap, and points that are forbidden. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

const RENJU = { discipline: "renju blitz", edition: "RU-RENJU", control: "45m+10s" };

/** Puts a stone. @param {import('../stage/visitor.js').Visitor} player @param {string} point */
async function put(player, point) {
    const { ply } = await player.view();
    await player.click(point);
    await player.stands(ply + 1);
}

story("the table says how a game opens", async (stage) => {
    const { one, two } = await stage.game({ ...RENJU, opening: "soosyrv-8" });
    for (const each of [one, two]) await each.sees(".table-head", /renju · .* · 45 min \+ 10 s · soosyrv 8$/is);
    for (const point of ["h8", "h9", "h10"]) await put(one, point);
    await two.page.locator("[data-option=keep]").click();
    await two.stands(4);
    await put(two, "g9");
    await two.page.locator("[data-option='3']").click();
    for (const each of [one, two]) await each.sees(".move-list", /3 fifth moves/);
    await stage.picture(one, "declared");
});

story("renju opening with a swap", async (stage) => {
    const { one, two } = await stage.game({ ...RENJU, opening: "rif" });
    await one.sees(".opening", /place a black stone/i);
    await two.sees(".opening", /your opponent decides/i);
    await put(one, "h8");
    // Where the next stone may go is told as it is shown.
    const label = (/** @type {string} */ point) => one.cell(point).then((cell) => one.page.locator(`[data-cell="${cell}"]`).getAttribute("aria-label"));
    assert.deepEqual([await label("h9"), await label("a1")], ["h9, empty, a stone can go here", "a1, empty"]);
    await put(one, "h9");
    await put(one, "h10");
    await two.sees(".opening", /choose/i);
    await stage.picture(two, "swap or keep");
    assert.deepEqual((await two.view()).colours, { a: "black", b: "white" });
    await two.page.locator("[data-option=swap]").click();
    const { colours, turn } = await one.until((view) => view.colours.a === "white");
    assert.equal(colours.b, "black");
    await one.hears(/have swapped colours\. you play white\. your turn\./i);
    await two.hears(/have swapped colours\. you play black\./i);
    await stage.picture(one, "swapped");
    // The new White places the fourth stone, the new Black offers two fifth ones.
    assert.equal(turn, "a");
    await put(one, "g9");
    await two.sees(".opening", /offer/i);
    await put(two, "i7");
    await put(two, "j10");
    await one.sees(".opening", /choose one of the offered/i);
    // Each has a number of its own, and nothing is written over it.
    assert.deepEqual(await one.page.locator("damka-board .letter.offered").allTextContents(), ["1", "2"]);
    assert.equal(await one.page.locator("damka-board .dot.allowed").count(), 0);
    await stage.picture(one, "fifth moves");
    await put(one, "i7");
    await put(one, "f10");
    const { cells } = await two.until((view) => view.opening === null);
    assert.equal([...cells].filter((cell) => cell !== ".").length, 6);
    await stage.picture(two, "opening over");
});

story("a forbidden point is explained", async (stage) => {
    const { one, two } = await stage.game({ ...RENJU, opening: "free" });
    const stones = ["h8", "a1", "g8", "a15", "i9", "o1", "i10", "o15"];
    for (const [index, point] of stones.entries()) {
        const player = index % 2 === 0 ? one : two;
        await player.stands(index);
        await put(player, point);
    }
    const { forbidden } = await one.until((view) => view.ply === 8);
    const name = (await one.names())[forbidden[0]?.cell];
    assert.equal(name, "i8");
    await one.click("i8");
    await one.hears(/i8 is forbidden to Black: double three.*RU-RENJU/i);
    await stage.picture(one, "explained");
    assert.equal((await one.view()).ply, 8);
});

story("two passes end a game of renju", async (stage) => {
    const { one, two } = await stage.game({ ...RENJU, opening: "free" });
    await put(one, "h8");
    const label = (/** @type {string} */ point) => two.cell(point).then((cell) => two.page.locator(`[data-cell="${cell}"]`).getAttribute("aria-label"));
    assert.match((await label("a1")) ?? "", /^a1, empty/);
    await two.page.keyboard.press("b");
    await two.hears(/white: no stones/i);
    await two.stands(1);
    await put(two, "h9");
    for (const [player, other, said] of /** @type {const} */ ([
        [one, two, /(?<!: )Black passes/],
        [two, one, /(?<!: )White passes/],
    ])) {
        const { ply } = await player.view();
        await player.page.locator("[data-act=pass]").click();
        await player.agree();
        await other.stands(ply + 1);
        await other.hears(said);
    }
    await one.sees(".table-status", /^draw: both players passed/i);
});
