/** A secretary with a laptop and a list on paper: from the address of the house to round one on the screen of the hall. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

const NAMES = ["Бондар Іван", "Гнатюк Мар’яна", "Їжак Остап", "Ким Юрий", "Коваль Олена", "Лисенко Петро", "Мороз Анна", "Орлова Анна", "Петренко Олег", "Сидоренко Ніна", "Ткач Роман", "Шевчук Дарія"];
/** What she presses and fills in, at most. */
const MOST = 12;

story("twelve are on the hall screen after a few steps", async (stage) => {
    const visitor = await stage.visitor("secretary");
    const { page } = visitor;
    const began = Date.now();
    let acts = 0;
    const fill = async (/** @type {string|RegExp} */ label, /** @type {string} */ text) => {
        acts += 1;
        await page.getByLabel(label).fill(text);
    };
    const press = async (/** @type {"button"|"link"} */ role, /** @type {string|RegExp} */ name) => {
        acts += 1;
        await page.getByRole(role, { name }).first().click();
    };

    // The link that the program has printed makes her account.
    await page.goto(await stage.house.firstLink());
    await fill(/name/i, "Olena");
    await fill("Password", "seven green kettles sing");
    await press("button", /open an account/i);
    await page.waitForURL("**/account");

    // Her hand is quicker than the line: what she does before the module of the page has come is not lost.
    /** @type {() => void} */ let come = () => {};
    const late = new Promise((done) => (come = () => done(null)));
    await page.route("**/event/new.js", (route) => late.then(() => route.fallback()));
    await visitor.open("/");
    await press("link", "Events");
    await press("link", "Open an event");
    await press("button", /club swiss/i);
    await fill(/names, one a line/i, NAMES.join("\n"));
    await press("button", /open the event/i);
    come();
    await visitor.sees("#round-title", /round 1 · results 0 of 6/i);
    await stage.picture(visitor, "round one");
    await press("link", "Hall screen");
    await visitor.sees(".slide h2", /round 1/i);
    const shown = await page.locator(".slide").first().innerText();
    for (const name of NAMES) assert.ok(shown.includes(name), `${name} is not on the screen`);
    await stage.picture(visitor, "screen");
    console.log(`round one of twelve on the screen: ${acts} acts, ${Date.now() - began} ms of the machine`);
    assert.ok(acts <= MOST, `${acts} acts are too many`);
});
