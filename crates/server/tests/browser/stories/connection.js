/** Lines break, servers die, delays are long: the game goes on. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

/** What a browser says about a connection that is gone on purpose. */
const BROKEN = /WebSocket connection|ERR_|Failed to load resource/;

story("a connection drops in the middle of a capture", async (stage) => {
    const road = await stage.road();
    const { one, two } = await stage.game({}, { second: { road } });
    two.bears(BROKEN);
    const moves = ["e3-d4", "b6-a5", "g3-f4", "c7-b6", "a3-b4", "d6-e5", "f4:d6"];
    for (const [index, text] of moves.entries()) await (index % 2 === 0 ? one : two).play(text);
    await two.stands(7);

    // Two captures begin alike: the first step decides nothing.
    await two.click("e7", "c5");
    await two.hears(/c5, the capture continues/i);
    await stage.picture(two, "first step");
    road.cut();
    await two.sees(".table-line", /connection lost/i);
    await stage.picture(two, "cut");
    road.mend();
    await two.hears(/reconnected/i);

    // The first step is still there; the second makes the move.
    assert.equal((await two.view()).ply, 7);
    await two.click("e3");
    await one.stands(8);
    const { cells } = await one.view();
    assert.equal(cells[await one.cell("e3")], "b");
    assert.equal(cells[await one.cell("d4")], ".");
    await stage.picture(one, "captured");
});

story("a move made while the line is down arrives once", async (stage) => {
    const road = await stage.road();
    const { one, two } = await stage.game({}, { second: { road } });
    two.bears(BROKEN);
    await one.play("c3-d4");
    await two.stands(1);
    road.cut();
    await two.sees(".table-line", /connection lost/i);
    await two.click("b6", "a5");
    await one.page.waitForTimeout(500);
    assert.equal((await one.view()).ply, 1);
    road.mend();
    await one.stands(2);
    await two.stands(2);
    await one.play("b2-c3");
    await two.stands(3);
    assert.equal((await one.view()).ply, 3);
});

story("the server dies and comes back", async (stage) => {
    const { id, one, two } = await stage.game();
    for (const player of [one, two]) player.bears(BROKEN);
    await one.play("c3-d4");
    await two.play("b6-a5");
    await one.stands(2);
    const before = (await stage.house.table(id)).view;
    assert.equal(before.clock.running, "a");

    await stage.house.kill();
    await one.sees(".table-line", /connection lost/i);
    await stage.picture(one, "server gone");
    await one.page.waitForTimeout(4000);
    await stage.house.start();

    // Nobody does anything: both come back, and the time of the crash is charged to nobody.
    for (const player of [one, two]) {
        await player.hears(/reconnected/i);
        await player.until((view) => view.phase === "playing" && view.clock.running === "a");
    }
    const { view: after } = await stage.house.table(id);
    const started = (await one.view()).now;
    const charged = before.clock.left.a - after.clock.left.a - Math.max(after.now - started, 0);
    assert.ok(Math.abs(charged) < 1500, `${charged} ms were charged for a restart`);
    assert.equal(after.clock.left.b, before.clock.left.b);
    await one.play("b2-c3");
    await two.play("a7-b6");
    await one.stands(4);
    await stage.picture(two, "goes on");

    // The other one stays away: who is back is told why the clocks stand.
    await stage.house.kill();
    await two.page.close();
    await stage.house.start();
    await one.sees(".table-status", /server was down/i);
    await stage.picture(one, "waits");
});

story("clocks agree with the server over a long line", async (stage) => {
    const road = await stage.road({ delay: 150 });
    const far = { road };
    const { id, one, two } = await stage.game(
        { discipline: "russian classical", edition: "UA24", control: "15s" },
        { first: far, second: far },
    );
    await one.play("c3-d4");
    await two.play("b6-a5");
    await one.stands(2);
    await one.page.waitForTimeout(2500);
    for (const player of [one, two]) {
        const errors = [];
        // Below ten seconds a clock shows tenths.
        for (let looks = 0; errors.length < 9 && looks < 99; looks += 1) {
            const { view } = await stage.house.table(id);
            const seen = await player.page.evaluate(() => ({
                at: Date.now(),
                text: document.querySelector(".player.running .clock")?.textContent ?? "",
            }));
            const truth = view.clock.left[view.clock.running] - (seen.at - view.now);
            if (/^\d\.\d$/.test(seen.text)) errors.push(Number(seen.text) * 1000 - 50 - truth);
            await player.page.waitForTimeout(60);
        }
        errors.sort((a, b) => a - b);
        const median = errors[Math.floor(errors.length / 2)];
        assert.ok(Math.abs(median) < 100, `${player.name} sees ${errors} ms beside the truth`);
    }
    await stage.picture(one, "far away");
});
