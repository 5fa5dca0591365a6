/** More than one game. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

/** @param {import('../stage/visitor.js').Visitor} player */
async function resign(player) {
    await player.page.locator("[data-act=resign]").click();
    await player.agree();
}

story("a micromatch of two games", async (stage) => {
    const { id, one, two } = await stage.game({ games: 2, name: "Ada" });
    const guest = await stage.visitor("guest");
    await guest.open(`/table/${id}`);
    await guest.phase("playing");
    await one.play("c3-d4");
    await one.page.locator("[data-act=resign]").click();
    await resign(two);
    // The second game has the colours the other way round.
    for (const player of [one, two]) await player.until((view) => view.game === 2 && view.phase === "playing");
    const second = await two.until((view) => view.turn === "b");
    assert.deepEqual(second.colours, { a: "black", b: "white" });
    // Nobody is asked about the first game any more, and everybody is told how it ended, who comes later too.
    await one.page.locator("dialog").waitFor({ state: "detached" });
    await guest.hears(/game 1 of 2\. Ada wins: resignation, .*by RU22:.*score of the micromatch: 1 : 0\. game 2 of 2/is);
    await guest.page.reload();
    await one.hears(/you won: resignation.*by RU22:/is);
    for (const [each, words] of [[one, "you won"], [two, "you lost"], [guest, "Ada wins"]])
        await each.sees(".table-status", new RegExp(`^game 1 of 2\\. ${words}: resignation, .* by RU22:`, "is"));
    await stage.picture(guest, "second game watched");
    await stage.picture(two, "second game");
    await two.play("c3-d4");
    await one.play("b6-a5");
    for (const each of [one, two, guest]) await each.sees(".table-status", /^(your turn|opponent’s turn|white to move)$/i);
    // The first game can still be taken away.
    const [pdn] = await Promise.all([guest.page.waitForEvent("download"), guest.page.getByRole("link", { name: "Game 1 as PDN" }).click()]);
    assert.equal(pdn.suggestedFilename(), `damka-${id}-1.pdn`);
    assert.equal(await guest.page.getByRole("link", { name: "Game 2 as PDN" }).count(), 1);
    await resign(one);
    const { points, verdict, phase } = await one.until((view) => view.verdict);
    assert.equal(phase, "over");
    assert.equal(verdict.winner, null);
    assert.equal(points.a, points.b);
    await one.sees(".table-status", /^you lost: .*the micromatch is drawn, 1 : 1\. by RU22:/is);
    await one.hears(/the micromatch is drawn/i);
    await stage.picture(one, "over");
});

story("a break between two games", async (stage) => {
    const { one, two } = await stage.game({ edition: "UA24", games: 2 });
    await resign(two);
    // Everybody is told how long it lasts and why; it lasts on when a player comes back meanwhile.
    await one.sees(".table-status", /^game 1 of 2\. you won: .*the game begins in 4:5\d\. by UA24:III\.start\.5\.6: /is);
    await two.page.reload();
    await two.sees(".table-status", /the game begins in 4:\d\d\./i);
    await stage.picture(two, "break");
    assert.equal((await one.view()).phase, "waiting");
    const shown = await one.page.locator(".table-status").innerText();
    await one.page.waitForFunction((before) => document.querySelector(".table-status")?.textContent !== before, shown);
});

story("a break that runs on a clock", async (stage) => {
    const { one, two } = await stage.game({ edition: "RU-CODEX", games: 2 });
    await resign(one);
    await two.sees(".table-status", /the game begins in 4:5\d\. by RU-CODEX:3\.19: /is);
    await two.click("c3", "d4");
    await two.sees("damka-table [role=alert]", /the break is not over.*RU-CODEX:3\.19/is);
    await stage.picture(two, "refused");
    assert.equal((await one.view()).ply, 0);
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
    const guest = await stage.visitor("guest");
    await guest.open(`/table/${id}`);
    await one.play("c3-d4");
    // Who is asked whether he resigns is asked no more when the other has.
    await two.page.locator("[data-act=resign]").click();
    await resign(one);
    await two.sees(".table-status", /you won: .*RU22:/i);
    await two.page.locator("dialog").waitFor({ state: "detached" });
    assert.ok(!two.calls.some(({ said }) => said?.do === "resign"));
    await one.press("Rematch");
    // Both are told who waits for whom.
    await one.sees(".table-status", /you have asked for a rematch/i);
    await two.sees(".table-status", /your opponent wants a rematch/i);
    await two.hears(/your opponent wants a rematch/i);
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
    // Who watched, and who comes back to the old game, is shown the way.
    const { pathname } = new URL(one.page.url());
    await guest.sees(".table-status", /the rematch has begun/i);
    await guest.hears(/the rematch has begun/i);
    await stage.picture(guest, "watched");
    for (const player of [one, two]) await player.page.goBack();
    for (const each of [one, two, guest]) await each.sees(".table-next", /^go to the rematch$/i);
    await stage.picture(one, "back");
    for (const each of [guest, one]) {
        await each.page.locator(".table-next").click();
        await each.page.waitForURL((url) => url.pathname === pathname);
        await each.stands(1);
    }
});

story("who has gone back to the old game is not taken away from it when his line breaks", async (stage) => {
    const road = await stage.road();
    const { id, one, two } = await stage.game({}, { first: { road } });
    one.bears(/WebSocket connection|ERR_/);
    await one.play("c3-d4");
    await resign(two);
    await one.press("Rematch");
    await two.press("Play again");
    for (const player of [one, two]) await player.page.waitForURL((url) => !url.pathname.endsWith(id));
    const { pathname } = new URL(one.page.url());
    await one.page.goBack();
    await one.sees(".table-next", /^go to the rematch$/i);
    await two.sees(".player-line", /not connected/i);
    road.cut();
    await one.sees(".table-line", /connection lost/i);
    await two.play("c3-d4");
    road.mend();
    await one.hears(/reconnected/i);
    assert.ok(one.page.url().endsWith(id));
    // The rematch goes on where it stands, and both are there again.
    await one.page.locator(".table-next").click();
    await one.page.waitForURL((url) => url.pathname === pathname);
    await one.stands(1);
    await one.play("b6-a5");
    await two.stands(2);
    await two.until((view) => view.connected.a && view.connected.b);
});

story("breaking off before the second move", async (stage) => {
    const { one, two } = await stage.game();
    await one.play("c3-d4");
    // A rule of the house: no article is shown for it, neither before nor after.
    const abort = two.page.locator("[data-act=abort]");
    assert.equal(await abort.getAttribute("aria-describedby"), null);
    assert.equal(await abort.locator("xpath=..").locator("[role=tooltip]").count(), 0);
    await abort.click();
    await two.agree();
    await one.sees(".table-status", /no result: aborted before the second move\.\s*$/i);
    await stage.picture(one, "broken off");
    // Nor do lists show points that nobody has.
    await one.open("/");
    await one.sees("damka-lobby", /No result: aborted before the second move/);
    assert.doesNotMatch(await one.page.locator("damka-lobby").innerText(), /0 : 0/);
    await stage.picture(one, "broken off list");
});
