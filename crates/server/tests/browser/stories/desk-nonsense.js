/** Nonsense at the desk: every form empty, far too long, with numbers that mean nothing. It is told, and nothing is lost. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

const PAGES = ["", "/entries", "/admission", "/teams", "/lots", "/rounds", "/panel", "/programme", "/people"];
const LONG = "я".repeat(10_000);

/** Opens everything that is folded. @param {import('playwright-core').Page} page */
const unfolds = (page) =>
    page.evaluate(() => {
        for (const each of document.querySelectorAll("#desk-content details")) each.setAttribute("open", "");
    });

/** Puts the same into every field of a form that takes text or a number, as a hand would. @param {import('playwright-core').Locator} form @param {string} text @param {string} number */
async function fills(form, text, number) {
    for (const field of await form.locator("input:not([type=checkbox], [type=hidden], [type^=date], [type=time]), textarea").all()) {
        if (await field.isVisible()) await field.fill((await field.getAttribute("type")) === "number" ? number : text);
    }
}

/** Sends a form and waits for what comes of it: a word beside a field, a refusal, or what was done. @param {Secretary} desk @param {import('playwright-core').Locator} form */
async function sends(desk, form) {
    const { page } = desk;
    await page.evaluate(() => {
        for (const each of document.querySelectorAll(".field-no, form > .refusal")) each.remove();
        const line = document.querySelector(".desk-line");
        if (line) line.textContent = "";
    });
    await form.locator("[type=submit]").first().click();
    await page.waitForFunction(() => document.querySelector(".field-no, form > .refusal")?.textContent || document.querySelector(".desk-line")?.textContent);
    return page.evaluate(() => [...document.querySelectorAll(".field-no, form > .refusal, .desk-line")].map((each) => each.textContent?.trim() ?? "").filter(Boolean));
}

story("every form of the desk bears nonsense", async (stage) => {
    const desk = await Secretary.come(stage, "Olena", { locale: "uk" });
    desk.visitor.bears(/status of (404|409|413|422)/);
    const { page } = desk;
    const id = await desk.opens({ name: "Клуб", character: "team", system: "round-robin", boards: 2, reserves: 1, order: "reserves", fee: 100 });
    await desk.gives(id, Array.from({ length: 6 }, (_, at) => ({ entry: { register: { person: { name: `Гравець ${at + 1}`, capacities: ["team-member"] } } } })));
    let tried = 0;
    for (const path of PAGES) {
        await desk.open(`/events/${id}/desk${path}`);
        const forms = page.locator("#desk-content form[data-command]");
        for (let at = 0; at < (await forms.count()); at += 1) {
            const form = forms.nth(at);
            const about = `${path} ${await form.getAttribute("data-command")}`.slice(0, 120);
            for (const [text, number] of [["", ""], [LONG, "-1"], ["!;--'\"<b>", "999999999999"]]) {
                await unfolds(page);
                await fills(form, text, number);
                const told = await sends(desk, form);
                tried += 1;
                for (const each of told) {
                    assert.doesNotMatch(each.replaceAll(/Olena|[A-Z0-9-]+:[\w.]+|DAY|[“«"].*?[”»"]/gs, ""), /[a-z]{4,}/, `${about}: told in the reader's language: ${told}`);
                    assert.ok(each.length < 1_000, `${about}: told in few words`);
                }
                // What was refused stays where it was written.
                const refused = await form.locator(".field-no, .refusal").count();
                const text0 = form.locator("input:not([type]), textarea").first();
                if (refused && text && (await text0.count())) assert.notEqual(await text0.inputValue(), "", `${about}: what was written is lost`);
                if (!refused) break;
            }
        }
        assert.equal(await desk.visitor.scrollsSideways(), false, path);
    }
    assert.ok(tried > 30, `only ${tried} forms were tried`);
    await stage.picture(desk.visitor, "people");

    // The wizard too.
    await desk.open("/events/new");
    await page.locator("#controls option").first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Відкрити змагання" }).or(page.locator("#new-event [type=submit]")).first().click();
    await desk.sees(".field-no", /заповніть це поле/i);
    await page.locator("[name=name]").fill("Клуб");
    await page.locator("[name=rounds]").fill("1000");
    await page.locator("#new-event [type=submit]").click();
    await desk.sees(".field-no", /від 1 до 99/i);
    await stage.picture(desk.visitor, "wizard");
});
