/** Moves written down, and several tabs. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("typed moves", async (stage) => {
    const { one, two } = await stage.game();
    await one.type("cd4");
    await two.stands(1);
    await two.type("f6-g5");
    await one.stands(2);
    // What cannot be read, and what is not allowed.
    await one.type("zz9");
    await one.sees("damka-table [role=alert]", /moves are written like/);
    await one.type("d4-d5");
    await one.sees("damka-table [role=alert]", /./);
    assert.equal((await one.view()).ply, 2);
    await stage.picture(one, "not a move");
    // The complaint goes with the next move.
    await one.type("gh4");
    await two.stands(3);
    assert.equal((await one.page.locator("damka-table [role=alert]").innerText()).trim(), "");
});

story("typed moves on a hundred squares", async (stage) => {
    const { one, two } = await stage.game({ discipline: "international blitz" });
    await one.type("32-28");
    await two.stands(1);
    await two.type("19-23");
    await one.stands(2);
    await one.play("28x19");
    await stage.picture(two, "after a capture");
});

story("several tabs", async (stage) => {
    const { id, one, two } = await stage.game();
    const second = await one.tab(`/table/${id}`);
    await second.phase("playing");
    await second.play("c3-d4");
    await one.stands(1);
    await two.stands(1);
    // Closing one tab is not leaving.
    await second.page.close();
    await two.play("b6-a5");
    await one.play("b2-c3");
    await one.page.waitForTimeout(3500);
    assert.deepEqual((await two.view()).connected, { a: true, b: true });
});

story("a refusal goes with the position it was about", async (stage) => {
    const { one, two } = await stage.game();
    await two.type("b6-a5");
    await two.sees("damka-table [role=alert]", /it is the opponent’?'?s turn/i);
    await one.play("c3-d4");
    await two.stands(1);
    await two.page.locator("damka-table .refusal:empty").waitFor({ state: "attached" });
});
