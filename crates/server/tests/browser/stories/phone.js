/** A phone. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

for (const [name, discipline] of [
    ["russian", "russian blitz"],
    ["international", "international blitz"],
    ["renju", "renju blitz"],
]) {
    story(`phone ${name}`, async (stage) => {
        const challenge = { discipline, control: name === "renju" ? "45m+10s" : "5m+3s", name: "Оксана-Володимира Заможна-Тиха" };
        const { one, two } = await stage.game(challenge, { first: { ...PHONE, locale: "uk" }, second: PHONE });
        for (const player of [one, two]) assert.equal(await player.scrollsSideways(), false, `${player.name}'s table`);
        await stage.picture(one, "table");
        const [from, to] = { russian: ["c3", "d4"], international: ["32", "28"], renju: ["h8", "h8"] }[name];
        for (const square of from === to ? [from, from] : [from, to])
            await one.page.locator(`[data-cell="${await one.cell(square)}"]`).tap();
        await two.stands(1);
        // Whoever is to move sees the board and his clock without scrolling.
        const bottom = await one.page.locator(".player").last().evaluate((line) => line.getBoundingClientRect().bottom);
        assert.ok(bottom <= 740, `his own clock ends at ${bottom}`);
        for (const details of await one.page.locator("details:not(.acts details)").all()) await details.locator("summary").click();
        assert.equal(await one.scrollsSideways(), false, "with everything unfolded");
        await one.page.screenshot({ fullPage: true, path: new URL(`../pictures/phone-${name}-whole.png`, import.meta.url).pathname });
        await one.open("/");
        assert.equal(await one.scrollsSideways(), false, "lobby");
        await stage.picture(one, "lobby");
    });
}

story("no note comes under a finger that asked for none", async (stage) => {
    const [host, guest] = [await stage.visitor("host"), await stage.visitor("guest", PHONE)];
    const answer = await host.context.request.post(`${host.url}/api/tables`, { data: { discipline: "russian blitz", control: "3m+2s", seat: "first" } });
    const { id } = await answer.json();
    for (const each of [host, guest]) await each.open(`/table/${id}`);
    const notes = () => guest.page.locator(".tip").evaluateAll((all) => all.filter((tip) => getComputedStyle(tip).visibility === "visible").map((tip) => tip.textContent));
    // The button he has pressed is gone, and another one lies under his finger.
    await guest.page.locator("[data-act=sit-down]").tap();
    await guest.phase("playing");
    await guest.page.locator("[data-act=resign]").waitFor();
    assert.deepEqual(await notes(), []);
    await stage.picture(guest, "sat down");
    await guest.page.locator("[data-act=offer-draw]").tap();
    await guest.sees(".table-status", /you have offered a draw/i);
    assert.deepEqual(await notes(), []);
    // What costs the game is asked first, and there the article is read without hovering.
    await guest.page.locator("[data-act=resign]").tap();
    await guest.sees("dialog", /Resign the game\?\s*By RU22:\S+: \S/);
    await stage.picture(guest, "asked");
    // Whoever thinks better of it has the keyboard on the button again, and no note over the moves.
    await guest.page.locator("dialog button", { hasText: "Cancel" }).tap();
    await guest.page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(await guest.page.evaluate(() => document.activeElement?.getAttribute("data-act")), "resign");
    assert.deepEqual(await notes(), []);
});

story("a phone sends the link as it sends everything", async (stage) => {
    const host = await stage.visitor("host", PHONE);
    await host.context.addInitScript(() => {
        navigator.share = async (what) => void (document.documentElement.dataset.shared = JSON.stringify(what));
    });
    await host.open("/");
    await host.press("Create the game");
    await host.page.waitForURL(/\/table\//);
    await stage.picture(host, "link");
    // What he came for is seen without scrolling, on the smallest phone too; so is the seat for whoever comes by the link.
    const guest = await stage.visitor("guest", { ...PHONE, viewport: { width: 360, height: 520 } });
    await guest.open(new URL(host.page.url()).pathname);
    for (const [visitor, button] of /** @type {const} */ ([[host, ".invite .main"], [guest, "[data-act=sit-down]"]]))
        assert.ok((await visitor.page.locator(button).evaluate((each) => each.getBoundingClientRect().bottom)) < 520, button);
    await stage.picture(guest, "seat");
    await host.press("Share");
    const { url, title } = JSON.parse((await host.page.locator("html").getAttribute("data-shared")) ?? "{}");
    assert.equal(url, host.page.url());
    assert.match(title, /^Russian draughts · .* · 3 min \+ 2 s$/);
    assert.equal(await host.scrollsSideways(), false);
});

story("a phone that lies on its side shows the whole board, and the clocks beside it", async (stage) => {
    const side = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
    const { one, two } = await stage.game({}, { first: side });
    const shown = () => one.page.locator("damka-board, .player").evaluateAll((all) => all.every((each) => each.getBoundingClientRect().bottom <= innerHeight));
    assert.equal(await shown(), true);
    for (const square of ["c3", "d4"]) await one.page.locator(`[data-cell="${await one.cell(square)}"]`).tap();
    await two.stands(1);
    assert.equal(await one.scrollsSideways(), false);
    assert.equal(await shown(), true);
    await stage.picture(one, "whole");
});

story("on a phone those who wait for an opponent stand before the form, and the form stays under the finger", async (stage) => {
    const [host, guest] = [await stage.visitor("host"), await stage.visitor("guest", PHONE)];
    const wait = (/** @type {string} */ name) => {
        const data = { discipline: "russian blitz", control: "3m+2s", audience: "lobby", name };
        return host.context.request.post(`${host.url}/api/tables`, { data });
    };
    await wait("Ada");
    await guest.open("/");
    await guest.sees("damka-lobby", /Ada/);
    const top = (/** @type {string} */ selector) => guest.page.locator(selector).first().evaluate((each) => each.getBoundingClientRect().top);
    assert.ok((await top(".tables a")) < (await top("#challenge")));
    // Whoever comes while somebody fills in the form moves nothing under his finger.
    await guest.page.locator("[name=seat]").focus();
    await guest.page.evaluate(() => scrollTo(0, 0));
    const before = await top("#challenge");
    await wait("Boris");
    await guest.sees("damka-lobby", /Boris/);
    assert.equal(Math.round(await top("#challenge")), Math.round(before));
    assert.equal(await guest.scrollsSideways(), false);
    await stage.picture(guest, "two wait");
});
