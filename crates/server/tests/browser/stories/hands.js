/** What hands do: drag a piece, change how the board looks, turn the sound off. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("a piece is dragged", async (stage) => {
    const { one, two } = await stage.game();
    // Dropped where it cannot go, it is back where it was.
    await one.drag("c3", "c5");
    await one.drag("c3", "e5");
    assert.equal((await one.view()).ply, 0);
    assert.equal(await one.page.locator("damka-board .piece.held").count(), 0);
    await one.drag("c3", "d4");
    await two.stands(1);
    const { cells } = await two.view();
    assert.deepEqual([cells[await two.cell("c3")], cells[await two.cell("d4")]], [".", "w"]);
    // In advance too, and a capture step by step.
    await one.drag("b2", "c3");
    await one.hears(/premove: b2-c3/i);
    await two.drag("b6", "a5");
    await one.stands(3);
    await two.drag("f6", "e5");
    await one.stands(4);
    await one.drag("d4", "f6");
    await two.stands(5);
    await stage.picture(two, "captured");
});

story("arrows and rings are drawn for oneself", async (stage) => {
    const { id, one, two } = await stage.game();
    const guest = await stage.visitor("guest");
    await guest.open(`/table/${id}`);
    await guest.phase("playing");
    const arrows = (/** @type {import('../stage/visitor.js').Visitor} */ { page }) => page.locator("damka-board .arrow.drawn");
    const rings = (/** @type {import('../stage/visitor.js').Visitor} */ { page }) => page.locator("damka-board .ring.drawn");
    const count = async (/** @type {import('playwright-core').Locator} */ found) => found.count();
    for (const each of [one, two, guest]) {
        await each.drag("c3", "f6", "right");
        await each.drag("d2", "d2", "right");
        assert.deepEqual([await count(arrows(each)), await count(rings(each))], [1, 1], each.name);
    }
    await stage.picture(one, "drawn");
    // The same again rubs it out; a click does away with all of it and is still a click.
    await one.drag("c3", "f6", "right");
    assert.equal(await count(arrows(one)), 0);
    await one.click("c3");
    assert.equal(await count(rings(one)), 0);
    assert.equal(await one.page.locator("damka-board .ring.selected").count(), 1);
    // What is begun is taken back first, and nothing is drawn.
    await one.drag("d2", "d2", "right");
    assert.equal(await one.page.locator("damka-board .ring.selected").count(), 0);
    assert.equal(await count(rings(one)), 0);
    // It goes with the position.
    await one.play("c3-d4");
    await two.stands(1);
    await guest.stands(1);
    for (const each of [two, guest]) assert.deepEqual([await count(arrows(each)), await count(rings(each))], [0, 0], each.name);
});

story("arrows are drawn on a board of renju", async (stage) => {
    const { one, two } = await stage.game({ discipline: "renju blitz", edition: "RU-RENJU", control: "45m+10s" });
    for (const each of [one, two]) {
        // A stone that hovers is not a stone that is put.
        await each.drag("h8", "j10", "right");
        assert.equal(await each.page.locator("damka-board .arrow.drawn").count(), 1, each.name);
        assert.equal((await each.view()).ply, 0);
    }
    await one.click("h8");
    await one.stands(1);
    assert.equal(await one.page.locator("damka-board .arrow.drawn").count(), 0);
});

story("a move waits to be confirmed no longer than its position stands", async (stage) => {
    const { id, one, two } = await stage.game({ games: 2 });
    const question = one.page.locator(".confirm");
    const chooses = async (/** @type {string[]} */ ...squares) => {
        await one.click(...squares);
        await question.waitFor();
    };
    const isGone = () => question.waitFor({ state: "hidden" });
    await one.set("confirm", true);
    // Escape takes it back.
    await chooses("c3", "d4");
    await stage.picture(one, "asked");
    await one.page.keyboard.press("Escape");
    await isGone();
    // Another move is typed instead.
    await chooses("c3", "d4");
    await one.type("gh4");
    await two.stands(1);
    await isGone();
    await two.play("b6-a5");
    await one.stands(2);
    // It is made in another tab.
    await chooses("c3", "d4");
    const tab = await one.tab(`/table/${id}`);
    await tab.phase("playing");
    await tab.type("cd4");
    await one.stands(3);
    await isGone();
    // An earlier position is looked at.
    await two.play("a7-b6");
    await one.stands(4);
    await chooses("b2", "c3");
    await one.page.locator("[data-ply='1']").click();
    await isGone();
    await one.page.keyboard.press("End");
    // The game ends, and another begins.
    await chooses("b2", "c3");
    await two.page.locator("[data-act=resign]").click();
    await two.agree();
    await one.until((view) => view.game === 2);
    await isGone();
    // What is confirmed is played.
    await two.play("c3-d4");
    await one.stands(1);
    await chooses("b6", "a5");
    await question.getByRole("button", { name: "Play the move: b6-a5" }).click();
    await two.stands(2);
    const moves = one.calls.flatMap(({ said }) => (said?.do === "move" ? [said.text] : []));
    assert.deepEqual(moves, ["gh4", "cd4", "b6-a5"]);
});

story("sounds can be turned off", async (stage) => {
    const { one, two } = await stage.game();
    for (const { page } of [one, two])
        await page.evaluate(() => {
            globalThis.tones = 0;
            const make = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () {
                globalThis.tones += 1;
                return make.call(this);
            };
        });
    const tones = (/** @type {import('../stage/visitor.js').Visitor} */ { page }) => page.evaluate(() => globalThis.tones);
    await one.play("c3-d4");
    await two.stands(1);
    const heard = await tones(one);
    assert.ok(heard > 0, "a move is heard");
    await two.set("sound", false);
    const before = await tones(two);
    await two.play("b6-a5");
    await one.stands(2);
    assert.equal(await tones(two), before, "who has turned it off hears nothing");
    assert.ok((await tones(one)) > heard, "the other hears on");
    // It stays so in this browser, until it is turned on again.
    await two.page.reload();
    await two.phase("playing");
    assert.equal(await two.page.locator("[data-setting=sound]").isChecked(), false);
});

story("the board looks as one likes it", async (stage) => {
    const { one, two } = await stage.game();
    await one.play("c3-d4");
    await two.stands(1);
    const board = one.page.locator("damka-board");
    assert.ok((await board.locator(".edge").count()) === 16);
    await one.set("coordinates", false);
    assert.equal(await board.locator(".edge").count(), 0);
    await one.set("theme", "contrast");
    assert.equal(await board.getAttribute("data-theme"), "contrast");
    await one.set("scheme", "dark");
    assert.equal(await one.page.locator("html").getAttribute("data-scheme"), "dark");
    const paper = await one.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(paper, "rgb(27, 26, 24)");
    await one.sees("[data-ply='1']", /^c3-d4$/);
    await one.set("notation", "short");
    await one.sees("[data-ply='1']", /^cd4$/);
    const place = async () => (await one.page.locator(`[data-cell="${await one.cell("a1")}"]`).boundingBox())?.y ?? 0;
    const below = await place();
    await one.press("Flip the board");
    assert.ok((await place()) < below, "White sits above");
    await stage.picture(one, "dark contrast turned");
    // Another tab of the same browser looks the same.
    const second = await one.tab(new URL(one.page.url()).pathname);
    await second.phase("playing");
    assert.equal(await second.page.locator("damka-board").getAttribute("data-theme"), "contrast");
});

story("nothing moves for those who ask for less motion", async (stage) => {
    const { one, two } = await stage.game({}, { second: { reducedMotion: "reduce" } });
    const watch = () => {
        const { animate } = Element.prototype;
        document.documentElement.dataset.moved = "0";
        Element.prototype.animate = function (...how) {
            document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved) + 1);
            return animate.apply(this, how);
        };
    };
    for (const player of [one, two]) await player.page.evaluate(watch);
    await one.play("c3-d4");
    await two.play("b6-a5");
    for (const player of [one, two]) await player.stands(2);
    const moved = (/** @type {import('../stage/visitor.js').Visitor} */ player) => player.page.evaluate(() => Number(document.documentElement.dataset.moved));
    assert.ok((await moved(one)) > 0, "the others see pieces on their way");
    assert.equal(await moved(two), 0);
});
