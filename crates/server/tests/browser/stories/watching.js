/** Somebody watches. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("spectator", async (stage) => {
    const { id, one, two } = await stage.game({ audience: "lobby", name: "Ada" });
    await one.play("c3-d4");
    const guest = await stage.visitor("guest");
    await guest.open("/");
    await guest.page.getByRole("link", { name: /watch/i }).click();
    await guest.page.waitForURL(new RegExp(id));
    await guest.sees("h1", /Ada/);
    await guest.stands(1);
    await two.play("b6-a5");
    await guest.stands(2);
    await guest.hears(/black: b6 .*a5/i);
    for (const each of [one, two, guest]) await each.sees(".files", /1 spectator/);
    // He moves nothing.
    await guest.click("b2", "c3");
    assert.equal(await guest.page.locator("[aria-selected=true]").count(), 0);
    assert.equal(await guest.page.locator("#typed-move").isVisible(), false);
    assert.equal(await guest.page.locator("[data-act]").count(), 0);
    await stage.picture(guest, "watches");
    // Who has won is told of somebody without a name too.
    await one.page.locator("[data-act=resign]").click();
    await one.agree();
    await guest.sees(".table-status", /^black wins: resignation/i);
});

story("who looks back in a game that is on does not lose sight of it", async (stage) => {
    const { one, two } = await stage.game();
    await one.play("c3-d4");
    await two.play("b6-a5");
    await one.stands(2);
    await one.page.keyboard.press("ArrowLeft");
    await one.sees(".moves", /viewing an earlier position/i);
    await one.sees(".table-status", /^your turn$/i);
    await stage.picture(one, "looks back");
    const clock = one.page.locator(".player.running .clock");
    const shown = await clock.innerText();
    await one.page.waitForFunction((before) => document.querySelector(".player.running .clock")?.textContent !== before, shown);
    // When it is over, the clocks show what they showed then.
    await two.page.locator("[data-act=resign]").click();
    await two.agree();
    await one.sees(".table-status", /you won/i);
    await one.page.keyboard.press("Home");
    await one.until((view) => view.ply === 0);
    assert.deepEqual(await one.page.locator(".clock").allInnerTexts(), ["5:00", "5:00"]);
    await one.page.getByRole("button", { name: "Back to the game" }).click();
    assert.equal(await one.page.locator(".moves").getByText(/viewing an earlier/i).isVisible(), false);
});

story("replay", async (stage) => {
    const { id, one, two } = await stage.game();
    for (const [player, text] of [
        [one, "c3-d4"],
        [two, "b6-a5"],
        [one, "d4-c5"],
        [two, "d6:b4"],
    ])
        await player.play(text);
    const guest = await stage.visitor("guest");
    await guest.open(`/table/${id}#ply=2`);
    await guest.until((view) => view.ply === 2);
    await guest.sees(".table-status", /./);
    await stage.picture(guest, "earlier position");
    await guest.page.locator("[data-ply='4']").click();
    await guest.until((view) => view.ply === 4);
    // Files to take away.
    const [pdn] = await Promise.all([guest.page.waitForEvent("download"), guest.page.locator("a[href$='game.pdn']").click()]);
    const stream = await pdn.createReadStream();
    let text = "";
    for await (const part of stream) text += part;
    assert.match(text, /1\. c3-d4 .*b6-a5.*d6:b4/s);
});
