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

/** How far two colours of a board are apart: 3 is asked for what is no text (WCAG 1.4.11). @param {import('../stage/visitor.js').Visitor} visitor @param {string} mark @param {string} ground */
function contrast(visitor, mark, ground) {
    return visitor.page.evaluate(
        ([mark, ground]) => {
            const colour = (/** @type {string} */ selector, /** @type {"fill"|"stroke"} */ of) => {
                const found = document.querySelector(`damka-board ${selector}`);
                if (!found) throw new Error(`there is no ${selector}`);
                return (getComputedStyle(found)[of].match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
            };
            const light = (/** @type {number[]} */ parts) => {
                const [r, g, b] = parts.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const [dark, bright] = [light(colour(mark, "stroke")), light(colour(ground, "fill"))].sort((a, b) => a - b);
            return (bright + 0.05) / (dark + 0.05);
        },
        [mark, ground],
    );
}

story("marks are set off from squares and pieces in every theme", async (stage) => {
    const { one, two } = await stage.game();
    await one.play("c3-d4");
    await two.click("b6");
    for (const theme of ["wood", "green", "contrast"]) {
        await two.set("theme", theme);
        for (const [mark, ground] of [
            [".halo.selected", ".dark"],
            [".halo.selected", ".piece.black .body"],
            [".ring.selected", ".piece.white .body"],
            [".corners path", ".dark"],
        ]) {
            const found = await contrast(two, mark, ground);
            assert.ok(found >= 3, `${theme}: ${mark} on ${ground}: ${found}`);
        }
    }
});
