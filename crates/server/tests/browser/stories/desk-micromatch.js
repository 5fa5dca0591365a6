/** Micromatches with first moves drawn by lot: ballots, two games a meeting, and the ceremony of the numbers. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

story("micromatches with ballots", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const { page } = desk;
    await desk.open("/events/new");
    await page.getByRole("button", { name: /micromatches/i }).press("Enter");
    await page.getByLabel(/players or teams expected/i).fill("6");
    await page.getByRole("spinbutton", { name: /^rounds$/i }).fill("2");
    await page.locator("#begin").uncheck();
    await page.getByLabel(/names, one per line/i).fill("Їжак Остап\nКоваль Олена\nМороз Анна\nТкач Роман\nШевчук Дарія\nЛисенко Петро");
    await desk.sees(".wizard-told", /UA24:App.3/);
    await page.getByRole("button", { name: /open the event/i }).press("Enter");
    await page.waitForURL(/\/desk\/entries$/);
    const id = /events\/([^/]+)/.exec(page.url())[1];
    // The edition asks that everybody is looked for in the lists of the suspended, and for a course: ticked for all at once.
    await desk.open(`/events/${id}/desk/admission`);
    for (const name of [/for all 6: .*lists/i, /for all 6: anti-doping/i]) {
        const button = page.getByRole("button", { name });
        await button.press("Enter");
        await button.waitFor({ state: "detached" });
    }
    await stage.picture(desk.visitor, "admission");
    await page.getByRole("button", { name: /admit all who are ready: 6/i }).press("Enter");
    await desk.sees("#all-title", /6 of 6/);

    // The ceremony: bound before, revealed after, and anybody can check it.
    await desk.open(`/events/${id}/desk/lots`);
    await page.getByLabel(/^seed/i).first().fill("20261116");
    await page.getByLabel(/^words/i).first().fill("red kettle");
    await page.getByRole("button", { name: /publish the digest/i }).press("Enter");
    const digest = createHash("sha256").update("20261116 red kettle").digest("hex");
    await desk.sees("code", new RegExp(digest));
    await stage.picture(desk.visitor, "bound");
    desk.visitor.bears(/status of 409/);
    // Another seed than the one that was bound is refused by its article.
    await page.getByLabel(/^seed/i).fill("7");
    await page.getByRole("button", { name: /reveal the seed/i }).press("Enter");
    await desk.sees("form > .refusal", /another seed was bound.*UA24:/is);
    await page.getByLabel(/^seed/i).fill("20261116");
    await page.getByRole("button", { name: /reveal the seed/i }).press("Enter");
    await desk.sees("#numbers-title", /the numbers/i);
    assert.equal(await page.locator(".numbers li").count(), 6);
    await stage.picture(desk.visitor, "drawn");

    await page.getByRole("link", { name: /^rounds$/i }).first().click();
    await page.getByRole("button", { name: /pair round 1/i }).press("Enter");
    await page.getByRole("button", { name: /draw the first moves/i }).press("Enter");
    await desk.sees(".ballots", /1: [IVX]+-\d+ /);
    await stage.picture(desk.visitor, "ballots");
    // Pairs that are made again have lots of their own.
    await page.getByRole("button", { name: /take the pairs back|undo the pairs|unpair/i }).press("Enter");
    await page.locator("dialog input").fill("somebody came late");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /pair round 1/i }).press("Enter");
    await page.getByRole("button", { name: /draw the first moves/i }).press("Enter");
    await desk.sees(".ballots", /1: [IVX]+-\d+ /);
    assert.equal(await page.locator(".ballots li").count(), 3, "a line a board, and nothing else");
    await page.getByRole("button", { name: /publish the pairs/i }).press("Enter");
    await page.getByText(/not published yet/i).waitFor({ state: "detached" });

    // The players find theirs with their pairs.
    const player = await stage.visitor("player");
    await player.open(`/events/${id}/pairings`);
    await player.sees(".ballots", /1: [IVX]+-\d+ /);

    // What is decided about one game at the console is not asked for again at the desk.
    await desk.open(`/events/${id}/console`);
    await page.getByRole("button", { name: /^board 3$/i }).press("Enter");
    await page.getByRole("combobox", { name: /^what$/i }).selectOption("adjudicate");
    await page.getByRole("combobox", { name: /game of the micromatch/i }).selectOption({ label: "Game 2" });
    await page.getByRole("combobox", { name: /^result$/i }).selectOption({ label: "Black won" });
    await stage.picture(desk.visitor, "one-game");
    await page.getByRole("button", { name: /record and carry out/i }).press("Enter");
    await desk.sees("#board-3", /game 2: black won/i);

    // A key for each game; who does not come does not come to the second either.
    await desk.open(`/events/${id}/desk/results`);
    await desk.types("+*");
    await desk.keeps(1);
    await desk.sees("#row-3 .result", /^2: 0-2$/);
    await desk.types("3-");
    await desk.keeps(2);
    await desk.types("2/-");
    await desk.keeps(3);
    for (const row of [1, 2, 3]) await desk.sees(`#row-${row} .result`, /\(/);
    const rows = await page.locator("tr[data-row] .result").allInnerTexts();
    assert.deepEqual(rows.map((text) => text.trim()), ["2-0 (2-0, 1-1)", "-/+ (-/+, -/+)", "0-2 (0-2, 0-2)"]);
    await stage.picture(desk.visitor, "results");
});
