/** A move chosen before it is one's turn. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("premove", async (stage) => {
    const { one, two } = await stage.game();
    await two.click("b6", "a5");
    await two.hears(/premove: b6-a5/i);
    await stage.picture(two, "premove");
    assert.equal((await two.view()).ply, 0);
    await one.click("c3", "d4");
    await one.stands(2);
    await two.stands(2);

    // One that is not possible any more is not made.
    await two.click("c7", "b6");
    await one.play("d4-c5");
    await two.hears(/was not possible/i);
    assert.equal((await two.view()).ply, 3);
    await two.sees(".table-status", /capture is mandatory/i);

    // One that was taken back is not made either.
    await two.play("d6:b4");
    await two.click("c7", "d6");
    await two.page.keyboard.press("Escape");
    await two.hears(/cancelled/i);
});
