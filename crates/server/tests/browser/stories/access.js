/** What an accessibility checker finds: nothing serious, in light and dark. */

import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { story } from "../stage/story.js";

/** @param {import('../stage/visitor.js').Visitor} visitor @param {string} where */
async function check(visitor, where) {
    // Otherwise the checker opens a page of its own and loads styles the policy forbids, which is none of our doing.
    const axe = new AxeBuilder({ page: visitor.page }).setLegacyMode(true).options({ preload: false });
    const { violations } = await axe.analyze();
    const grave = violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ""}`).slice(0, 3)}`);
    assert.deepEqual(grave, []);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    story(`accessible in ${colorScheme}`, async (stage) => {
        const { id, one, two } = await stage.game({ audience: "lobby" }, { first: { colorScheme }, second: { colorScheme } });
        for (const details of await one.page.locator("details").all()) await details.locator("summary").click();
        await check(one, "table");
        await one.play("c3-d4");
        await two.type("a1-a5");
        await two.sees("damka-table [role=alert]", /./);
        await check(two, "table with a refusal");
        await stage.picture(two, "table");
        await two.page.locator("[data-act=resign]").click();
        await check(two, "question");
        await two.agree();
        await one.sees(".table-status", /won/);
        await check(one, "table after the game");

        const guest = await stage.visitor("guest", { colorScheme });
        await guest.open("/");
        for (const details of await guest.page.locator("details").all()) await details.locator("summary").click();
        await guest.sees("damka-lobby", /./);
        await check(guest, "lobby");
        await stage.picture(guest, "lobby");
        await guest.open(`/table/${id}`);
        await guest.sees(".table-status", /./);
        await check(guest, "as somebody who watches");
        guest.bears(/404/);
        await guest.open("/nowhere");
        await check(guest, "a page that is not there");
        for (const page of ["/sign-in", "/register", "/reset"]) {
            await guest.open(page);
            await guest.sees("h1", /./);
            await check(guest, page);
            await stage.picture(guest, page);
        }
    });
}
