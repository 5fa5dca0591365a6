/** An event with no mouse: the focus is seen, goes on, and is not lost when others do something. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

/** Keys until something is reached, at most. */
const FAR = 120;

/** What has the focus, and whether it can be seen that it has. @param {import('playwright-core').Page} page */
const focus = (page) =>
    page.evaluate(() => {
        const held = document.activeElement;
        if (!held || held === document.body) return { name: "", seen: false };
        const style = getComputedStyle(held);
        const box = held.getBoundingClientRect();
        const label = held.labels?.[0]?.querySelector("span")?.textContent ?? "";
        const name = (held.getAttribute("aria-label") ?? (label || held.textContent) ?? "").trim();
        const ring = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
        return { name, seen: (ring || style.boxShadow !== "none") && box.width > 0 && box.bottom > 0 && box.top < innerHeight };
    });

/** Goes on with the Tab key until something is reached. @param {import('playwright-core').Page} page @param {RegExp} name @param {string} [key] */
async function reach(page, name, key = "Tab") {
    for (let step = 0; step < FAR; step += 1) {
        await page.keyboard.press(key);
        const held = await focus(page);
        if (held.name) assert.ok(held.seen, `the focus cannot be seen at “${held.name.slice(0, 60)}”`);
        if (name.test(held.name)) return;
    }
    assert.fail(`${name} cannot be reached by ${key}`);
}

story("a whole event by keys alone", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    await desk.open("/events");
    await reach(page, /^Open an event$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/events/new");
    await page.locator("#controls option").first().waitFor({ state: "attached" });
    await reach(page, /^club swiss/i);
    await page.keyboard.press("Enter");
    await page.keyboard.type("Keys");
    await reach(page, /players or teams expected/i);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("4");
    await reach(page, /^rounds$/i);
    await page.keyboard.type("2");
    await reach(page, /names, one per line/i);
    await page.keyboard.type("Їжак Остап\nКоваль Олена\nМороз Анна");
    await reach(page, /^admit them all, draw lots/i);
    await page.keyboard.press("Space");
    await reach(page, /^open the event$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/desk\/entries$/);
    const id = /events\/([^/]+)/.exec(page.url())[1];

    // One more by the form; then he is admitted, the lots are drawn and the round is paired.
    await desk.sees("#register-title", /3/);
    await reach(page, /^player$/i);
    await page.keyboard.type("Ткач Роман");
    await page.keyboard.press("Enter");
    await desk.sees("#register-title", /4/);
    assert.match((await focus(page)).name, /^(capacity|player)$/i, "the form is ready for the next one");
    await reach(page, /^admission$/i, "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/desk\/admission$/);
    await reach(page, /^admit all who are ready: 4/i);
    await page.keyboard.press("Enter");
    await desk.sees("#all-title", /4 of 4/);
    // The button is gone; the focus is not.
    assert.notEqual((await focus(page)).name, "", "the focus was lost with the button");
    await reach(page, /^drawing of lots$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/desk\/lots$/);
    await reach(page, /^draw now$/i);
    await page.keyboard.press("Enter");
    await desk.sees("#numbers-title", /the numbers/i);
    assert.notEqual((await focus(page)).name, "", "the focus was lost with the form");
    await reach(page, /^rounds$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/desk\/rounds$/);
    await reach(page, /^pair round 1$/i);
    await page.keyboard.press("Enter");
    await desk.sees("#round-title", /round 1/i);
    assert.notEqual((await focus(page)).name, "", "the focus was lost with the button");
    await reach(page, /^publish the pairs$/i);
    // While the finger is above the key somebody else does something: the focus stays where it is.
    const version = Number(await page.locator("damka-desk").getAttribute("version"));
    await desk.gives(id, [{ schedule: { set: { round: 2, slot: { starts: Date.now() + 3_600_000 } } } }]);
    await page.waitForFunction((version) => Number(document.querySelector("damka-desk")?.getAttribute("version")) > version, version);
    assert.match((await focus(page)).name, /^publish the pairs$/i);
    await page.keyboard.press("Enter");
    await page.getByText(/not published yet/i).waitFor({ state: "detached" });
    assert.notEqual((await focus(page)).name, "", "the focus was lost with the button");
    await reach(page, /^results$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/desk\/results/);
    await desk.types("+*");
    await desk.keeps(2);
    await reach(page, /^standings$/i);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/standings$/);
    await desk.sees("table.sheet", /Ткач Роман/);
    await stage.picture(desk.visitor, "standings");
});
