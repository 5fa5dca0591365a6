/** What is shown at a table: whole, once, and where it covers nothing. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

/** @param {import('../stage/visitor.js').Visitor} visitor @param {string} selector */
const box = async (visitor, selector) => {
    const found = await visitor.page.locator(selector).first().boundingBox();
    assert.ok(found, `${selector} is not to be seen`);
    return { top: found.y, bottom: found.y + found.height, left: found.x, right: found.x + found.width };
};

story("a refusal names its article once and is covered by nothing", async (stage) => {
    const { one } = await stage.game();
    await one.type("c3-e5");
    await one.sees(".refusal", /./);
    const text = await one.page.locator(".refusal").innerText();
    assert.match(text, /^[A-Z]/);
    assert.equal(text.split("RU22:").length, 2, text);
    // The article of a right comes with the pointer, and goes with Escape until the pointer comes again.
    const tip = one.page.locator(".act:has([data-act=resign]) > .tip");
    assert.equal(await tip.isVisible(), false);
    await one.page.locator("[data-act=resign]").hover();
    assert.equal(await tip.isVisible(), true);
    await stage.picture(one, "with a note");
    const [refusal, note] = [await box(one, ".refusal"), await box(one, ".act:has([data-act=resign]) > .tip")];
    assert.ok(note.top >= refusal.bottom || note.bottom <= refusal.top, "the note covers the refusal");
    await one.page.keyboard.press("Escape");
    assert.equal(await tip.isVisible(), false);
    await one.page.mouse.move(5, 5);
    await one.page.locator("[data-act=resign]").hover();
    assert.equal(await tip.isVisible(), true);
});

story("no note comes where a button came to lie under a pointer that rests", async (stage) => {
    const [host, guest] = [await stage.visitor("host"), await stage.visitor("guest")];
    const answer = await host.context.request.post(`${host.url}/api/tables`, { data: { discipline: "russian blitz", control: "3m+2s", seat: "first" } });
    const { id } = await answer.json();
    for (const each of [host, guest]) await each.open(`/table/${id}`);
    // The button he has pressed is gone, and another one lies under the pointer: it is the one that is asked about next.
    await guest.page.locator("[data-act=sit-down]").click();
    await guest.phase("playing");
    await guest.page.locator(".act:hover [data-act]").waitFor();
    const note = guest.page.locator(".act:hover > .tip");
    assert.equal(await note.isVisible(), false);
    await stage.picture(guest, "rests");
    const button = guest.page.locator(".act:hover [data-act]");
    const { x, y, width, height } = await button.boundingBox();
    await guest.page.mouse.move(x + width / 3, y + height / 3);
    assert.equal(await note.isVisible(), true);
});

for (const [discipline, control] of [
    ["russian blitz", "5m+3s"],
    ["international blitz", "5m+3s"],
    ["renju blitz", "45m+10s"],
]) {
    story(`board and clocks fit the window: ${discipline}`, async (stage) => {
        const { one } = await stage.game({ discipline, control, name: "Оксана-Володимира Заможна-Тиха" });
        for (const [width, height] of [
            [1200, 800],
            [1366, 650],
            [1000, 700],
            [1920, 1000],
        ]) {
            await one.page.setViewportSize({ width, height });
            const last = one.page.locator(".player").last();
            const bottom = await last.evaluate((line) => line.getBoundingClientRect().bottom);
            assert.ok(bottom <= height, `in ${width} × ${height} the lower clock ends at ${bottom}`);
            assert.equal(await one.scrollsSideways(), false);
        }
        // A large window shows more of the game than a small one.
        const moves = one.page.locator(".move-scroll");
        assert.ok((await moves.evaluate((list) => list.clientHeight)) > 250);
        assert.ok(await one.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight));
        await stage.picture(one, "large");
    });
}

story("a long name is not cut", async (stage) => {
    const name = "Оксана-Володимира Заможна-Тиха";
    const phone = { viewport: { width: 320, height: 740 }, isMobile: true, hasTouch: true };
    const { one } = await stage.game({ name }, { first: phone });
    await one.sees(".player-name", new RegExp(name));
    const cut = await one.page.locator(".player-name").evaluateAll((names) =>
        names.filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== "visible").length,
    );
    assert.equal(cut, 0);
    assert.equal(await one.scrollsSideways(), false);
    await stage.picture(one, "on a small phone");
});

story("the delay that is given back is shown", async (stage) => {
    const road = await stage.road({ delay: 150 });
    const { one, two } = await stage.game({}, { first: { road } });
    // The server measures the line now and then.
    await one.page.waitForTimeout(11_500);
    await one.play("c3-d4");
    await two.stands(1);
    for (const player of [one, two]) await player.sees("[data-ply='1'] .lag", /^\+\d{3} ms$/);
    const { moves } = await stage.house.table(new URL(one.page.url()).pathname.split("/").at(-1));
    assert.ok(moves[0].lag >= 200 && moves[0].lag <= 500, `${moves[0].lag} ms`);
    await two.play("b6-a5");
    assert.equal(await two.page.locator("[data-ply='2'] .lag").count(), 0, "who is near gets nothing back");
    await stage.picture(two, "in the list of moves");
});
