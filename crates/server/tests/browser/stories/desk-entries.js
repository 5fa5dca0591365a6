/** Entries from files and by paste, and the admission desk: what is wrong is told with its line or article, and nothing is lost. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

/** What a browser says about an answer that is a no. */
const NO = /status of (409|422)/;
const TRF = (/** @type {string} */ no, /** @type {string} */ name, /** @type {string} */ rating) => `001 ${no.padStart(4)}      ${name.padEnd(33)} ${rating} UKR     12345678 2009/01/01  0.0    1`;

/** Gives a file to the page. @param {Secretary} desk @param {string} name @param {string|Buffer} text */
async function uploads(desk, name, text) {
    await desk.page.locator("damka-roll input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** The lines that are ticked. @param {Secretary} desk */
const ticked = (desk) => desk.page.locator(".roll li:has(input:checked)").allInnerTexts();

story("entries from files and by paste", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    // Names with a slip in them are looked at before anybody is entered; what was typed comes along.
    await desk.open("/events/new");
    await page.getByRole("button", { name: /club swiss/i }).click();
    await page.getByLabel(/names, one per line/i).fill("name;rating\nКоваль Олена;1500\nКоваль Олена;1500\nМороз Анна;багато");
    await page.getByRole("button", { name: /open the event/i }).click();
    await page.waitForURL(/\/desk\/entries$/);
    await desk.sees(".roll-read .warn", /line 4, rating: “багато”; expected a number up to 4000/i);
    await desk.sees(".roll-read", /Коваль Олена is there already/i);
    assert.match(await page.locator("damka-roll textarea").inputValue(), /Мороз Анна;багато/, "what was typed is there");
    assert.equal((await ticked(desk)).length, 2, "who is there twice is ticked once");
    await stage.picture(desk.visitor, "a slip in the list");
    // The remedy is written where the text is.
    await page.locator("damka-roll textarea").fill("name;rating\nКоваль Олена;1500\nМороз Анна;1640");
    await desk.visitor.press("Read");
    await page.locator(".roll-read .warn").first().waitFor({ state: "detached" });
    await desk.visitor.press("Enter the ticked ones");
    await desk.sees("#register-title", /2/);

    // A table of another program, in the letters of another time.
    const table = Buffer.from([...Buffer.from("name;rating\n"), ...[0xd2, 0xea, 0xe0, 0xf7], ...Buffer.from(";1800\n")]);
    await page.locator("details:has(damka-roll)").evaluate((each) => each.setAttribute("open", ""));
    await uploads(desk, "club.csv", table);
    await desk.sees(".roll", /Ткач · 1800/);
    await desk.visitor.press("Enter the ticked ones");
    await desk.sees("#register-title", /3/);

    // A file for the pairing program: the line that is wrong is named, the others are read.
    await uploads(desk, "old.trf", `012 Cup\n${TRF("1", "Їжак Остап", "2100")}\n001    x     Nobody\n`);
    await desk.sees(".roll", /Їжак Остап · 2009 · 2100/);
    await desk.sees(".roll-read .warn", /line 3, column 8: the start number is x; expected a number from 1 to 65535/i);
    await desk.visitor.press("Enter the ticked ones");
    await desk.sees("#register-title", /4/);
    // Who is there already is not entered twice by the same file.
    await uploads(desk, "old.trf", `012 Cup\n${TRF("1", "Їжак Остап", "2100")}\n`);
    await desk.sees(".roll", /Їжак Остап is there already/);
    assert.deepEqual(await ticked(desk), []);
    await stage.picture(desk.visitor, "register");
});

story("the admission desk", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    desk.visitor.bears(NO);
    const { page } = desk;
    const id = await desk.opens({ name: "Region", edition: "RU22", status: "regional", papers: "edition", players: 4, fee: 300 });
    const person = (/** @type {string} */ name, /** @type {number} */ year) => ({ entry: { register: { person: { name, capacities: ["player"], birth: { year }, organisation: "Самара" } } } });
    await desk.gives(id, [person("Ким Юрий", 1990), person("Орлова Анна", 1995), person("Ткач Роман", 2000)]);
    await desk.open(`/events/${id}/desk/admission`);
    const one = page.locator("#athlete-1");
    // Nobody without papers is admitted; each thing that stands against it names its article and the remedy.
    assert.equal(await one.getByRole("button", { name: "Admit", exact: true }).count(), 0);
    const lacks = await one.locator(".lacks li").allInnerTexts();
    assert.ok(lacks.length >= 2, lacks.join("\n"));
    for (const lack of lacks) assert.match(lack, / — .+RU22:/s);
    await stage.picture(desk.visitor, "checklist");
    // Whoever asks all the same is told the article.
    const no = await page.evaluate(async (id) => {
        const body = JSON.stringify({ commands: [{ entry: { decide: { id: 1, verdict: "admitted" } } }] });
        return (await fetch(`/api/events/${id}/commands`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    }, id);
    assert.match(no.by, /^RU22:/);

    // The application of the organisation, the papers, the lists and the fee, one after the other.
    const applications = page.locator("[aria-labelledby=applications-title] details");
    for (let left = await applications.count(); left > 0; left -= 1) {
        await applications.first().locator("summary").click();
        for (const field of await applications.first().locator("input").all()) await field.fill("Орлов П. И.");
        await applications.first().getByRole("button").click();
        await page.waitForFunction((left) => document.querySelectorAll("[aria-labelledby=applications-title] details").length < left, left);
    }
    for (;;) {
        const open = one.locator(".checklist button:not([aria-pressed=true])");
        const count = await open.count();
        if (!count) break;
        await open.first().click();
        await page.waitForFunction((count) => document.querySelectorAll("#athlete-1 .checklist button:not([aria-pressed=true])").length < count, count);
    }
    await stage.picture(desk.visitor, "complete");
    assert.deepEqual(await one.locator(".lacks li").allInnerTexts(), []);
    await one.getByRole("button", { name: "Admit", exact: true }).click();
    await desk.sees("#athlete-1 > p", /admitted/i);
    await desk.sees("#all-title", /1 of 3/);

    // What was paid for nothing is paid back, with the reason.
    await one.locator("summary", { hasText: "Pay back" }).click();
    await one.getByLabel("How much is paid back").fill("100");
    await one.getByLabel("Why it is paid back").fill("a child pays less");
    await one.getByRole("button", { name: "Pay back" }).click();
    await desk.sees("#athlete-1 .checklist", /take the fee: 100/i);
    await stage.picture(desk.visitor, "paid back");

    // Another one is refused, with the ground and the reason; the third still waits.
    const two = page.locator("#athlete-2");
    await two.locator("summary").click();
    await two.getByRole("button", { name: /refuse/i }).click();
    await desk.sees("#athlete-2 .field-no", /fill this in/i);
    await two.getByLabel("Reason").fill("no passport");
    await two.getByRole("button", { name: /refuse/i }).click();
    await desk.sees("#athlete-2 > p", /not admitted: no passport/i);
    await desk.sees("#all-title", /1 of 3/);
    await stage.picture(desk.visitor, "decided");
});

story("what is missing on an application is written down", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    const id = await desk.opens({ name: "Region", edition: "RU22", players: 4, papers: "edition" });
    await desk.gives(id, ["Їжак Остап", "Коваль Олена"].map((name) => ({ entry: { register: { person: { name, organisation: "Київ", capacities: ["player"] } } } })));
    await desk.open(`/events/${id}/desk/admission`);
    const form = page.locator("form[data-command*='\"apply\"']").last();
    await page.locator("details", { has: form }).last().locator("summary").press("Enter");
    for (const name of await form.locator("input[required]").all()) await name.fill("Петренко П. П.");
    // The doctor has stamped and not written his name; one is not fit; the medical organisation has not stamped.
    await form.getByLabel("Stamp: medical organisation").selectOption({ label: "is missing" });
    await form.getByLabel("Коваль Олена").selectOption({ label: "not fit to play" });
    await stage.picture(desk.visitor, "application");
    await form.getByRole("button").press("Enter");
    await desk.sees("[aria-labelledby=applications-title] p", /✓ final application.*doctor.*medical organisation has not stamped/is);
    await desk.sees("section.card", /Коваль Олена.*RU22:2\.2\.3/s);
    await stage.picture(desk.visitor, "written down");
});
