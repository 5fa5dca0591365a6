/** What an accessibility checker finds: nothing serious, in light and dark. */

import assert from "node:assert/strict";
import { faults } from "../stage/access.js";
import { story } from "../stage/story.js";

/** @param {import('../stage/visitor.js').Visitor} visitor @param {string} where */
async function check(visitor, where) {
    assert.deepEqual(await faults(visitor), [], where);
}

story("a page with faults is found faulty", async (stage) => {
    const visitor = await stage.visitor("visitor");
    await visitor.open("/");
    await visitor.sees("damka-lobby > section:not([hidden])", /./);
    assert.deepEqual(await faults(visitor), []);
    // The same page with a button that says nothing, words that cannot be read and a field nobody has named.
    await visitor.page.evaluate(() => {
        const faint = Object.assign(document.createElement("p"), { textContent: "hardly to be read" });
        Object.assign(faint.style, { color: "#dddddd", background: "#ffffff" });
        const field = document.createElement("input");
        document.querySelector("main").append(document.createElement("button"), faint, field);
    });
    const found = (await faults(visitor)).join("\n");
    for (const fault of ["button-name", "color-contrast", "label"]) assert.match(found, new RegExp(`^${fault} at`, "m"));
});

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
        await guest.sees("damka-lobby > section:not([hidden])", /./);
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
