/** A game without a mouse. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

/** Walks over the board with the arrow keys and presses Enter. @param {import('../stage/visitor.js').Visitor} player @param {string} square */
async function choose(player, square) {
    const focused = () => player.page.evaluate(() => Number(document.activeElement?.dataset?.cell ?? -1));
    const names = await player.names();
    const at = async () => names[await focused()];
    const flipped = await player.page.evaluate(() => document.querySelector("damka-board").flipped);
    for (let steps = 0; (await at()) !== square && steps < 30; steps += 1) {
        const [column, row] = await at();
        const up = (row < square[1]) !== flipped;
        const right = (column < square[0]) !== flipped;
        await player.page.keyboard.press(row !== square[1] ? (up ? "ArrowUp" : "ArrowDown") : right ? "ArrowRight" : "ArrowLeft");
    }
    assert.equal(await at(), square);
    await player.page.keyboard.press("Enter");
}

/** @param {import('../stage/visitor.js').Visitor} player */
async function tabToBoard(player) {
    for (let steps = 0; steps < 40; steps += 1) {
        if (await player.page.evaluate(() => document.activeElement?.dataset?.cell !== undefined)) return;
        await player.page.keyboard.press("Tab");
    }
    assert.fail("the board cannot be reached with the Tab key");
}

story("keyboard only", async (stage) => {
    const { one, two } = await stage.game();
    for (const player of [one, two]) await tabToBoard(player);
    await stage.picture(one, "cursor on the board");
    await choose(one, "c3");
    await one.hears(/c3/);
    await choose(one, "d4");
    await two.stands(1);
    await choose(two, "b6");
    await choose(two, "a5");
    await one.stands(2);
    await one.hears(/black: b6 .*a5/i);

    // Escape takes a choice back.
    await choose(one, "e3");
    assert.equal(await one.page.locator("[aria-selected=true]").count(), 1);
    await one.page.keyboard.press("Escape");
    assert.equal(await one.page.locator("[aria-selected=true]").count(), 0);

    // Letters: the clocks are read out, a move is typed, the arrows replay.
    await one.page.keyboard.press("t");
    await one.hears(/your clock: \d min/i);
    await one.page.keyboard.press("m");
    await one.page.keyboard.type("dc5");
    await one.page.keyboard.press("Enter");
    await two.stands(3);
    await one.page.locator("h1").click();
    await one.page.keyboard.press("ArrowLeft");
    await one.sees(".table-status", /./);
    assert.equal((await one.view()).ply, 2);
    await one.page.keyboard.press("End");
    assert.equal((await one.view()).ply, 3);
    await stage.picture(one, "after three moves");
});

/** Whether the keyboard is on the board. @param {import('../stage/visitor.js').Visitor} player */
const onBoard = (player) => player.page.evaluate(() => document.activeElement?.closest("damka-board") !== null);

story("whoever listens is told how a game begins, and the keyboard is never lost", async (stage) => {
    const [one, two] = [await stage.visitor("first"), await stage.visitor("second")];
    const answer = await one.context.request.post(`${one.url}/api/tables`, { data: { discipline: "russian blitz", control: "5m+3s", seat: "first" } });
    const { id } = await answer.json();
    for (const player of [one, two]) await player.open(`/table/${id}`);
    // The button he has pressed is gone: the board is where he goes on.
    await two.page.locator("[data-act=sit-down]").press("Enter");
    await one.hears(/the game has begun\. you play white\. your turn\./i);
    await two.hears(/the game has begun\. you play black\./i);
    assert.equal(await onBoard(two), true);
    await one.play("c3-d4");
    await two.play("b6-c5");
    // What must be done is told with whose turn it is, and why another piece cannot go.
    await one.hears(/black: b6 to c5\. your turn\. capture is mandatory\./i);
    await one.click("e3");
    await one.hears(/e3.*capture is mandatory/i);
    // At the beginning there is no way back, and the keyboard stays where it was.
    const back = one.page.getByRole("button", { name: "Move back" });
    for (let steps = 0; steps < 4; steps += 1) await back.press("Enter");
    assert.equal((await one.view()).ply, 0);
    assert.equal(await back.evaluate((button) => button === document.activeElement), true);
    await one.page.keyboard.press("End");
    // An offer is confirmed to him who made it, an answer to him who gave it.
    await one.type("d4:b6");
    await two.stands(3);
    await one.page.locator("[data-act=offer-draw]").press("Enter");
    await one.hears(/you have offered a draw/i);
    assert.equal(await onBoard(one), true);
    await two.page.locator("[data-act=decline-draw]").press("Enter");
    await two.hears(/declined/i);
    assert.equal(await onBoard(two), true);
});
