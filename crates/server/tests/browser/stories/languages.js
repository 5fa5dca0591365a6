/** The same in three languages: pages, announcements, refusals. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { story } from "../stage/story.js";

const READERS = {
    en: { title: /by the rulebook/i, moved: /white: c3 to d4/i, no: /belongs to the opponent/ },
    uk: { title: /шашки/i, moved: /білі: .*c3.*d4/i, no: /належить супернику/ },
    ru: { title: /шашки/i, moved: /белые: .*c3.*d4/i, no: /принадлежит сопернику/ },
};

/** What is no word: names of the program, of formats, squares, controls, articles. */
const NAMES = /https?:\S+|English|SVG|PDN|Damka|RU22\S*|\b[a-h]{1,2}[1-8]?\b|\d+m\+\ds|Enter/g;

for (const [language, { title, moved, no }] of Object.entries(READERS)) {
    story(`language ${language}`, async (stage) => {
        const { one, two } = await stage.game({}, { second: { locale: language } });
        // His browser asks for it; nobody has to choose.
        assert.equal(await two.page.locator("html").getAttribute("lang"), language);
        await one.play("c3-d4");
        await two.hears(moved);
        await two.type("a1-a5");
        await two.sees("damka-table [role=alert]", no);
        await two.sees("damka-table [role=alert]", /RU22:/);
        await stage.picture(two, "refused");
        const shown = (await two.page.locator("body").innerText()).replaceAll(NAMES, "");
        if (language !== "en") assert.doesNotMatch(shown, /[a-z]{3,}/i, "a word was left in English");
        // A diagram tells what it shows to those who do not see it.
        const picture = await two.page.locator("a[href*=diagram]").evaluate((link) => fetch(/** @type {HTMLAnchorElement} */ (link).href).then((answer) => answer.text()));
        const told = [...picture.matchAll(/<(?:title|desc)>([^<]*)/g)].map(([, words]) => words).join(" ");
        assert.match(told, /c3, d4/);
        if (language !== "en") assert.doesNotMatch(told, /[a-z]{3,}/i, "a word was left in English");
        await two.open("/");
        await two.sees("h1", title);
        await stage.picture(two, "lobby");
        // What is wrong with a form is told in the same language.
        two.bears(/422/);
        await two.page.locator("#challenge summary").click();
        await two.page.locator("[name=control]").fill("5m/0");
        await two.page.locator("#challenge [type=submit]").click();
        await two.sees(".objections", /65535/);
        const objected = (await two.page.locator(".objections").innerText()).replaceAll(NAMES, "");
        if (language !== "en") assert.doesNotMatch(objected, /[a-z]{3,}/i, "a word was left in English");
    });
}

story("the language can be chosen", async (stage) => {
    const visitor = await stage.visitor("reader", { locale: "de" });
    await visitor.open("/");
    assert.equal(await visitor.page.locator("html").getAttribute("lang"), "en");
    await visitor.page.getByRole("link", { name: "Українська" }).click();
    await visitor.sees("h1", /шашки/i);
    // It is remembered.
    await visitor.open("/");
    assert.equal(await visitor.page.locator("html").getAttribute("lang"), "uk");
});

story("another language loses nothing of the address", async (stage) => {
    await stage.open();
    const visitor = await stage.visitor("reader");
    // The secret of an invitation stands after the sign that no server sees.
    await visitor.page.goto(await stage.house.firstLink());
    await visitor.sees("#invited", /become the administrator/i);
    await visitor.page.getByRole("link", { name: "Українська" }).click();
    await visitor.sees("#invited", /станьте адміністратором/i);
    await visitor.open("/rules/RU22?q=дамка");
    await visitor.page.getByRole("link", { name: "Русский" }).click();
    await visitor.sees("[role=status]", /\d+ пункт/);
    assert.equal(await visitor.page.getByRole("searchbox").inputValue(), "дамка");
});

/** Controls in words, as the server has to say them too. */
const CONTROLS = JSON.parse(readFileSync(new URL("../../controls.json", import.meta.url), "utf8"));

for (const locale of Object.keys(READERS)) {
    story(`a time control is said in the same words by the browser and by the server: ${locale}`, async (stage) => {
        const reader = await stage.visitor("reader", { locale });
        await reader.open("/");
        const module = await reader.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).find((name) => /\/control[^/]*\.js$/.test(name)));
        const cases = CONTROLS.filter(([, language]) => language === locale);
        const said = await reader.page.evaluate(
            async ([module, controls]) => {
                const { controlsSpoken } = await import(module);
                return controls.map(controlsSpoken);
            },
            [module, cases.map(([control]) => control)],
        );
        assert.deepEqual(said, cases.map(([, , words]) => words));
        assert.ok(said.length > 1);
    });
}
