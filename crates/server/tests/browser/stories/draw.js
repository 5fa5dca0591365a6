/** Draws under the rules, and those that are none. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

/** Ten half-moves to a king each, and then twice there and back. */
const TO_KINGS = "c3-b4 b6-c5 d2-c3 a7-b6 e1-d2 b8-a7 g3-f4 d6-e5 b4:d6:b8 e5:g3:e1";
const AROUND = "b8-f4 e1-h4 f4-b8 h4-e1";

story("a cited draw", async (stage) => {
    const { one, two } = await stage.game();
    const moves = `${TO_KINGS} ${AROUND} ${AROUND}`.split(" ");
    for (const [index, text] of moves.entries()) {
        const player = index % 2 === 0 ? one : two;
        await player.stands(index);
        await player.play(text);
    }
    // The program sees the third occurrence by itself.
    for (const player of [one, two]) {
        const { outcome } = await player.until((view) => view.outcome);
        assert.equal(outcome.result, "draw");
        assert.equal(outcome.by, "RU22:5.4.13.1.c");
        await player.sees(".table-status", /draw: threefold repetition.*RU22:5\.4\.13\.1\.c/i);
        await player.hears(/draw: threefold repetition/i);
    }
    await stage.picture(two, "drawn");
});

story("a claim is refused", async (stage) => {
    const { one, two } = await stage.game();
    await one.play("c3-d4");
    // Nobody is better in this position, so nobody may stop the clocks as the better one.
    await two.page.locator(".acts summary").click();
    await two.page.locator("[data-act=right-claim-won-without-time]").click();
    await two.agree();
    await two.sees("damka-table [role=alert]", /the claim is refused.*RU22:6\.1\.10\.5/is);
    await stage.picture(two, "refused");
    assert.equal((await two.view()).phase, "playing");
    await two.play("b6-a5");
});

story("an offer is made, declined and accepted", async (stage) => {
    const { one, two } = await stage.game();
    await one.play("c3-d4");
    await one.page.locator("[data-act=offer-draw]").click();
    await two.sees(".table-status", /offer/i);
    await two.page.locator("[data-act=decline-draw]").click();
    await one.hears(/declined/i);
    await two.play("b6-a5");
    await two.page.locator("[data-act=offer-draw]").click();
    await one.page.locator("[data-act=accept-draw]").click();
    await two.sees(".table-status", /draw: .*RU22:5\.4\.13\.1\.a/i);
    await stage.picture(two, "agreed");
});
