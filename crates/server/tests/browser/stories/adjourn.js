/** A game that is adjourned: the older code has a sealed move. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("a game is adjourned with a sealed move and resumed", async (stage) => {
    // A control of two moves makes the control moves quick to make.
    const challenge = { discipline: "international classical", edition: "RU-CODEX", control: "50m/2,30m" };
    const { id, one, two } = await stage.game({ ...challenge, name: "Ada" });
    assert.equal(await one.page.locator("[data-act=adjourn]").count(), 0, "not before the control");
    for (const [ply, text] of ["32-28", "19-23", "28x19", "14x23"].entries()) {
        const player = ply % 2 === 0 ? one : two;
        await player.stands(ply);
        await player.play(text);
    }
    await two.page.locator("[data-act=adjourn]").click();
    await two.sees(".table-status", /you have asked to adjourn/i);
    await one.sees(".table-status", /your opponent asks to adjourn/i);
    await stage.picture(one, "asked");
    const guest = await stage.visitor("guest");
    await guest.open(`/table/${id}`);
    await one.press("Offer a draw with the next move");
    await one.page.locator("[data-act=adjourn]").click();
    await one.sees(".table-status", /stays sealed until the game is resumed/i);
    await two.sees(".table-status", /^your opponent is sealing a move$/i);
    await guest.sees(".table-status", /^Ada is sealing a move$/i);
    await stage.picture(two, "seals");
    // With a move that nobody sees no draw is offered.
    assert.equal(await one.page.locator("[data-act=offer-draw-with-move]").count(), 0);
    await stage.picture(one, "to seal");

    // What is played now is sealed: nobody sees it, and no clock runs.
    await one.click("37", "32");
    for (const player of [one, two]) {
        await player.phase("adjourned");
        await player.sees(".table-status", /adjourned/i);
        const { ply, clock } = await player.view();
        assert.deepEqual([ply, clock.running], [4, null]);
    }
    await stage.picture(two, "adjourned");
    assert.ok(!one.calls.some(({ said }) => said?.offer));
    const told = JSON.stringify(await stage.house.table(id));
    assert.doesNotMatch(told, /37-32/);
    const left = (await one.view()).clock.left;

    // It survives the end of the server; both are ready, and the envelope is opened.
    for (const each of [one, two, guest]) each.bears(/WebSocket connection|ERR_/);
    await stage.house.kill();
    await stage.house.start();
    await guest.open("/");
    await two.press("Resume the game");
    await two.sees(".table-status", /you are ready to resume/i);
    await one.sees(".table-status", /your opponent is ready to resume/i);
    await one.press("Resume the game");
    for (const player of [one, two]) await player.until((view) => view.phase === "playing" && view.ply === 5);
    await two.sees(".move-list", /37-32/);
    const { clock, turn } = await two.view();
    assert.deepEqual([turn, clock.running], ["b", "b"]);
    assert.ok(Math.abs(clock.left.a - left.a) < 100, "the break is on nobody's clock");
    await stage.picture(two, "resumed");
    await two.play("10-14");
});
