/** Two arbiters with different hands on the same board: whoever comes second learns who was first, and overwrites nothing. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

story("two arbiters correct the same result", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await desk.opens({ name: "Open", players: 6, rounds: 3 });
    await desk.begins(id, 6);
    const { links } = await desk.gives(id, [{ venue: { invite: { seat: { official: "deputy" }, label: "Taras" } } }]);
    const visitor = await stage.visitor("Taras");
    await visitor.open(links[0].url.slice(new URL(links[0].url).origin.length));
    await visitor.press("Take the seat");
    await visitor.page.waitForURL(/\/desk$/);
    const other = new Secretary(stage, visitor);
    for (const each of [desk, other]) {
        each.visitor.bears(/status of 409/);
        await each.open(`/events/${id}/desk/results`);
        await each.listens();
    }
    await desk.types("1+");
    await other.sees(".results-told", /board 1: 2-0, recorded by Olena/i);

    // Both have the question open; the first answer stands, the second is told whose it is.
    await desk.types("1-");
    await desk.page.locator("dialog input").fill("the slip was upside down");
    await other.types("1*");
    await other.page.locator("dialog input").fill("they shook hands");
    await desk.page.keyboard.press("Enter");
    await desk.page.waitForFunction(() => document.querySelector("#row-1")?.dataset.outcome === "black");
    await other.page.waitForFunction(() => document.querySelector("#row-1")?.dataset.outcome === "black");
    await other.page.keyboard.press("Enter");
    await other.sees("damka-desk > .refusal", /somebody else has changed this.*Olena/is);
    assert.equal(await other.page.locator("#row-1").getAttribute("data-outcome"), "black", "nothing is overwritten");
    await stage.picture(other.visitor, "second");
    // Having seen it he may still put it right, and then she sees who did.
    await other.types("1*");
    await other.page.locator("dialog input").fill("they shook hands");
    await other.page.keyboard.press("Enter");
    await desk.page.waitForFunction(() => document.querySelector("#row-1")?.dataset.outcome === "draw");
    await desk.sees(".results-told", /board 1: 1-1, recorded by Taras/i);

    // Both open the same form; what the first wrote is not replaced by the second.
    for (const each of [desk, other]) await each.open(`/events/${id}/desk/rounds`);
    await desk.page.route("**/desk/rounds", (route) => route.abort());
    desk.visitor.bears(/ERR_FAILED/);
    await other.gives(id, [{ round: { leave: { no: 5, how: "withdrew", reason: "ill" } } }]);
    await desk.page.locator("summary", { hasText: "Somebody leaves" }).click();
    const leave = desk.page.locator("form[data-command*=leave]");
    await leave.getByLabel("Player").selectOption("5");
    await leave.getByLabel("Reason").fill("went home");
    await leave.getByRole("button").click();
    await desk.sees("form > .refusal", /Taras/);
    assert.equal(await leave.getByLabel("Reason").inputValue(), "went home", "what she wrote is there");
});
