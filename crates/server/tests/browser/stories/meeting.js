/** More than one game. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

/** @param {import('../stage/visitor.js').Visitor} player */
async function resign(player) {
    await player.page.locator("[data-act=resign]").click();
    await player.agree();
}

story("a micromatch of two games", async (stage) => {
    const { one, two } = await stage.game({ games: 2 });
    await one.play("c3-d4");
    await resign(two);
    // The second game has the colours the other way round.
    for (const player of [one, two]) await player.until((view) => view.game === 2 && view.phase === "playing");
    const second = await two.until((view) => view.turn === "b");
    assert.deepEqual(second.colours, { a: "black", b: "white" });
    await stage.picture(two, "second game");
    await two.play("c3-d4");
    await resign(one);
    const { points, verdict, phase } = await one.until((view) => view.verdict);
    assert.equal(phase, "over");
    assert.equal(verdict.winner, null);
    assert.equal(points.a, points.b);
    await one.sees(".table-status", /^you have lost: .*the micromatch is drawn, 1 : 1\. by RU22:/is);
    await one.hears(/the micromatch is drawn/i);
    await stage.picture(one, "over");
});

story("the first moves are drawn by lot", async (stage) => {
    const { one, two } = await stage.game({ edition: "UA24", games: 2, ballot: "UA24-App.2" });
    const drawn = async (/** @type {number} */ game) => {
        const views = [];
        for (const player of [one, two]) views.push(await player.until((view) => view.game === game && view.ballot));
        // Both see the same cell of the table by its name, and the board as it stands after it.
        assert.equal(views[0].ballot, views[1].ballot);
        assert.match(views[0].ballot, /^UA24-App\.2 [IVX]+-\d+ /);
        for (const player of [one, two]) await player.sees("damka-table", new RegExp(`Drawn by lot: ${views[0].ballot}`));
        return views[0];
    };
    const first = await drawn(1);
    await stage.picture(one, "drawn");
    const whose = first.turn === "a" ? one : two;
    await whose.play(first.legal[0].text);
    await resign(two);
    await drawn(2);
});

story("rematch", async (stage) => {
    const { id, one, two } = await stage.game();
    await one.play("c3-d4");
    await resign(one);
    await two.sees(".table-status", /you have won: .*RU22:/i);
    await one.press("Rematch");
    // Both are told who waits for whom.
    await one.sees(".table-status", /you have asked for a rematch/i);
    await two.sees(".table-status", /the opponent asks for a rematch/i);
    await two.hears(/the opponent asks for a rematch/i);
    await stage.picture(two, "asked");
    await two.press("Play again");
    for (const player of [one, two]) {
        await player.page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
        await player.phase("playing");
    }
    // Who was second begins now.
    await two.play("c3-d4");
    await one.stands(1);
    await stage.picture(two, "again");
});

story("breaking off before the second move", async (stage) => {
    const { one, two } = await stage.game();
    await one.play("c3-d4");
    await two.page.locator("[data-act=abort]").click();
    await two.agree();
    await one.sees(".table-status", /no result/i);
    await stage.picture(one, "broken off");
    // Nor do lists show points that nobody has.
    await one.open("/");
    await one.sees("damka-lobby", /No result: broken off before the second move/);
    assert.doesNotMatch(await one.page.locator("damka-lobby").innerText(), /0 : 0/);
    await stage.picture(one, "broken off list");
});
