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
