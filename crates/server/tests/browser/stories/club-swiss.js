/** A club evening: thirteen players, a late one, one who leaves, a result that was wrong, something undone, and the standings. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

const NAMES = ["Бондар Іван 2009 1850", "Гнатюк Мар’яна 2010 1720", "Їжак Остап 2100", "Ким Юрий 1990", "Коваль Олена", "Лисенко Петро 1500", "Мороз Анна 1640", "Орлова Анна 1910", "Петренко Олег 1777", "Сидоренко Ніна 1480", "Ткач Роман 1390", "Шевчук Дарія 1560", "Юрченко Марко 1610"];

story("club swiss of thirteen", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;

    // From nothing to the pairs of the first round by the keyboard alone.
    await desk.open("/events/new");
    await page.getByRole("button", { name: /club swiss/i }).press("Enter");
    await page.keyboard.type("Thursday club");
    await page.getByLabel(/players or teams expected/i).fill("13");
    await page.getByRole("spinbutton", { name: /^rounds$/i }).fill("4");
    await desk.sees(".wizard-told", /rounds: 4/i);
    await stage.picture(desk.visitor, "wizard");
    await page.getByLabel(/names, one per line/i).fill(NAMES.join("\n"));
    await page.getByRole("button", { name: /open the event/i }).press("Enter");
    await page.waitForURL(/\/desk\/rounds$/);
    await desk.sees("h2", /round 1 · results 0 of 6/i);
    await desk.sees("#desk-content", /free: \d+/i);
    await stage.picture(desk.visitor, "round one");
    const id = /events\/([^/]+)/.exec(page.url())[1];

    // Every pair says why.
    await page.locator(".pairs details.why summary").first().click();
    await desk.sees(".pairs details[open]", /RU22:/);

    // Results by the keyboard: the next board needs one key.
    await page.getByRole("link", { name: /^results$/i }).first().click();
    await desk.types("+-*+-");
    await desk.keeps(5);
    await desk.types("6/+");
    await desk.keeps(6);
    await stage.picture(desk.visitor, "results");

    // Somebody comes late and is paired in the second round.
    await desk.open(`/events/${id}/desk/entries`);
    const form = page.locator("form[data-command*=register]");
    await form.getByRole("textbox", { name: "Player" }).fill("Ярема Богдан");
    await form.getByLabel("Rating").fill("1700");
    await form.getByRole("button", { name: /add somebody/i }).press("Enter");
    await desk.sees("#register-title", /14/);
    await desk.open(`/events/${id}/desk/admission`);
    await page.getByRole("button", { name: /admit all who are ready: 1/i }).press("Enter");
    await desk.sees("#all-title", /14 of 14/);
    await desk.open(`/events/${id}/desk/rounds`);
    await page.getByRole("button", { name: /enter late/i }).press("Enter");
    await desk.sees("#people-title ~ p", /whoever is admitted/i);

    // Looking first changes nothing, and what is seen is what is made.
    await page.getByRole("link", { name: /preview/i }).click();
    await desk.sees("#tried-title", /round 2 would be/i);
    const seen = await page.locator(".tried tbody tr").allInnerTexts();
    await stage.picture(desk.visitor, "what if");
    await page.locator(".tried").getByRole("button", { name: /pair round 2/i }).press("Enter");
    await page.waitForURL((url) => url.search === ""); // the pairs show before the page has changed
    await desk.sees("#round-title", /round 2 · results 0 of 7/i);
    const made = await page.locator("[aria-labelledby=round-title] tbody tr").allInnerTexts();
    assert.deepEqual(made, seen);

    // A result of the first round was wrong: its pairs are made again. Correcting asks for a reason.
    await desk.open(`/events/${id}/desk/results?round=1`);
    await desk.types("1-");
    await page.locator("dialog input").fill("the slip says so");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#row-1")?.dataset.outcome === "black");
    await desk.open(`/events/${id}/desk/rounds`);
    await desk.sees("#next-title", /round 2/i);

    // It was not the slip: it is undone, with a reason, and the pairs of round two stand again.
    await page.getByRole("button", { name: /^undo$/i }).press("Enter");
    await page.locator("dialog input").fill("wrong slip");
    await page.keyboard.press("Enter");
    await desk.sees("#round-title", /round 2 · results 0 of 7/i);
    assert.deepEqual(await page.locator("[aria-labelledby=round-title] tbody tr").allInnerTexts(), made);

    await page.getByRole("button", { name: /publish the pairs/i }).press("Enter");
    await page.getByText(/not published yet/i).waitFor({ state: "detached" });
    await desk.open(`/events/${id}/desk/results`);
    await desk.types("+*-+*-+");
    await desk.keeps(7);

    // One leaves; the others play on.
    await desk.open(`/events/${id}/desk/rounds`);
    await page.locator("summary", { hasText: /somebody leaves/i }).press("Enter");
    const leave = page.locator("form[data-command*=leave]");
    await leave.getByLabel("Player").selectOption("5");
    await leave.getByLabel("Reason").fill("fell ill");
    await leave.getByRole("button").press("Enter");
    await desk.sees("h3", /^left$/i);
    for (const round of [3, 4]) {
        await desk.open(`/events/${id}/desk/rounds`);
        await page.getByRole("button", { name: new RegExp(`pair round ${round}`, "i") }).press("Enter");
        await desk.sees("#round-title", new RegExp(`round ${round} · results 0 of 6`, "i"));
        await page.getByRole("button", { name: /publish the pairs/i }).press("Enter");
        await page.getByText(/not published yet/i).waitFor({ state: "detached" });
        await desk.open(`/events/${id}/desk/results`);
        await desk.types("+*-+*-");
        await desk.keeps(6);
    }
    await desk.open(`/events/${id}/desk`);
    await desk.sees("[data-state=now]", /all rounds have been played/i);
    await stage.picture(desk.visitor, "front at the end");
    await desk.open(`/events/${id}/desk/papers`);
    await desk.sees("#papers-title", /papers/i);
    // The protocol of the last round can be printed; those of the others as well.
    const protocol = "a[href*='/papers/round-protocol.html";
    assert.equal(await page.locator(`${protocol}'][href*='round=1']`).count(), 1);
    const print = page.locator(`${protocol}'].button`);
    await desk.open(new URL(await print.getAttribute("href"), desk.visitor.url).href.slice(desk.visitor.url.length));
    await desk.sees("body", /Їжак Остап/);
    await stage.picture(desk.visitor, "protocol");
    const pdf = await page.evaluate(async (address) => (await (await fetch(address)).text()).slice(0, 5), page.url().replace(".html", ".pdf"));
    assert.equal(pdf, "%PDF-");
    const places = await (await desk.visitor.context.request.get(`${desk.visitor.url}/events/${id}/standings`)).text();
    assert.match(places, /Їжак Остап/);
});
