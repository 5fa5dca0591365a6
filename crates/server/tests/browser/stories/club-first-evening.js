/** A secretary with a laptop and a list on paper: from the address of the house to round one on the screen of the hall. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
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
    await press("button", /create an account/i);
    await page.waitForURL("**/account");

    // Her hand is quicker than the line: what she does before the module of the page has come is not lost.
    /** @type {() => void} */ let come = () => {};
    const late = new Promise((done) => (come = () => done(null)));
    await page.route("**/event/new.js", (route) => late.then(() => route.fallback()));
    await visitor.open("/");
    await press("link", "Events");
    await press("link", "Open an event");
    await press("button", /club swiss/i);
    await fill(/names, one per line/i, NAMES.join("\n"));
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

/** What she reads: the preset, names, what was seen of everybody, the button, and the screen. */
const WORDS = {
    uk: [/клубна швейцарка/i, /імена, по одному/i, /щодо всіх перевірено.*відсторонених.*антидопінговий курс/is, /відкрити змагання/i, "Екран зали", /тур 1/i],
    ru: [/клубная швейцарка/i, /имена, по одному/i, /обо всех проверено.*отстранённых.*антидопинговый курс/is, /открыть соревнование/i, "Экран зала", /тур 1/i],
};

story("the same where the lists of the suspended are looked at before", async (stage) => {
    /** @type {Secretary|undefined} */ let first;
    for (const [locale, [preset, names, seen, open, screen, round]] of Object.entries(WORDS)) {
        const desk = locale === "uk" ? await Secretary.come(stage, "Olena", { locale }) : await first.again("Olena again", { locale });
        first ??= desk;
        const { page } = desk;
        let acts = 0;
        const act = async (/** @type {Promise<unknown>} */ done) => ((acts += 1), done);
        await desk.open("/events/new");
        await act(page.getByRole("button", { name: preset }).click());
        const edition = page.locator("select[name=edition]");
        if ((await edition.inputValue()) !== "UA24") await act(edition.selectOption("UA24"));
        await act(page.getByLabel(names).fill(NAMES.join("\n")));
        await act(page.getByLabel(seen).check());
        await act(page.getByRole("button", { name: open }).click());
        await desk.sees("#round-title", round);
        await act(page.getByRole("link", { name: screen }).first().click());
        await desk.sees(".slide h2", round);
        for (const name of NAMES) await desk.sees(".slide", new RegExp(name));
        // With an account, and the way from the lobby, that are five more.
        assert.ok(acts + 5 <= MOST, `${locale}: ${acts} acts are too many`);
    }
    // Who has not looked is taken to where it is done; the event stands, and nobody is lost.
    const { page } = first;
    await first.open("/events/new");
    await page.getByRole("button", { name: WORDS.uk[0] }).click();
    await page.getByLabel(WORDS.uk[1]).fill(NAMES.join("\n"));
    await page.getByLabel(WORDS.uk[2]).waitFor();
    await page.getByRole("button", { name: WORDS.uk[3] }).click();
    await page.waitForURL(/\/desk\/admission$/);
    await first.sees("#all-title", /0 із 12/);
    await first.sees(".lacks, #desk-content li", /UA24:IX\.antidoping\.3/);
});
