/** The console conducts real online boards: what holds a round back is said, a sanction climbs the ladder, a game is adjudicated with its position on the screen. */

import assert from "node:assert/strict";
import { faults } from "../stage/access.js";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** An online event of two, drawn. @param {Secretary} desk @param {string} rounds who begins them */
async function opens(desk, rounds) {
    await desk.open("/");
    const presets = await (await fetch(`${desk.visitor.url}/api/events/presets`)).json();
    const { draft } = presets.find(
        (/** @type {any} */ { id, draft }) => id === "round-robin" && draft.edition === "RU22" && draft.discipline === "russian blitz",
    );
    draft.name = "Online match";
    draft.game = { ...draft.game, venue: "remote", record: "kept", draws: "automatic", irregularities: "refused" };
    const { id } = await desk.post("/api/events", { draft, terms: { audience: "public", publication: "at-once", rounds: "by-hand" } });
    await desk.gives(id, ["Мороз Анна", "Ткач Роман"].map((name) => ({ entry: { register: { person: { name, capacities: ["player"] } } } })));
    await desk.gives(id, [{ entry: "admit-ready" }, { round: { "draw-lots": { seed: 7, nonce: "" } } }]);
    const slot = { schedule: { set: { round: 1, slot: { starts: Date.now() + 500, hall: null } } } };
    const arranged = { venue: { arrange: { audience: "public", publication: "at-once", rounds } } };
    await desk.gives(id, rounds === "by-clock" ? [slot, arranged] : [{ round: { pair: {} } }, slot]);
    return id;
}

story("the console says what holds a round back", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await opens(desk, "by-clock");
    await desk.open(`/events/${id}/console`);
    await desk.sees(".notices", /Round 1 does not begin by the clock: .*RU22:/);
    await desk.sees(".boards", /Мороз Анна/);
    assert.deepEqual(await faults(desk.visitor), []);
    await stage.picture(desk.visitor, "held back");
    const phone = await desk.again("phone", PHONE);
    await phone.open(`/events/${id}/console`);
    await phone.sees(".notices", /Round 1/);
    assert.equal(await phone.visitor.scrollsSideways(), false);
    await stage.picture(phone.visitor, "held back phone");
});

story("the console at an online board", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await opens(desk, "by-hand");
    await desk.open(`/events/${id}/console`);
    await desk.sees("[data-row='1'] .clocks", /\d:\d\d/);
    // A button that is looked at again stays the same button: a slow finger finds it.
    const button = await desk.page.locator("[data-board='1']").elementHandle();
    await desk.page.waitForResponse((answer) => answer.url().endsWith("/console"));
    await desk.page.waitForResponse((answer) => answer.url().endsWith("/console"));
    assert.equal(await button?.evaluate((button) => button.isConnected), true);
    await desk.page.locator("[data-board='1']").click();
    await desk.sees(".board-open h2", /Board 1/);
    await desk.sees("[data-row='1']", /being played/);
    for (const [measure, next] of [["remark", /warning/i], ["warning", /loss/i]]) {
        await desk.page.locator("select[name=do]").selectOption("impose");
        await desk.page.locator("select[name=who]").selectOption("black");
        await desk.page.locator("select[name=measure]").selectOption(String(measure));
        await desk.sees(".board-open .article", /RU22:5\.4\.15\.1/);
        await desk.page.getByLabel(/articles violated/i).fill("RU22:2.3.3.e");
        await desk.page.getByRole("button", { name: /record and carry out/i }).click();
        await desk.sees(".ladder:last-of-type", next);
    }
    // Beyond the limit the article refuses.
    await desk.page.locator("select[name=do]").selectOption("impose");
    await desk.page.locator("select[name=measure]").selectOption("opponent-time");
    await desk.page.getByLabel(/^seconds$/i).fill("121");
    await desk.page.getByLabel(/articles violated/i).fill("RU22:2.3.3.e");
    desk.visitor.bears(/409|Failed to load resource/);
    await desk.page.getByRole("button", { name: /record and carry out/i }).click();
    await desk.sees(".board-open .trouble", /RU22:5\.4\.15\.1\.c/);
    await stage.picture(desk.visitor, "refused");
    await desk.page.locator("select[name=do]").selectOption("adjudicate");
    await desk.page.locator("select[name=outcome]").selectOption("draw");
    await desk.page.locator(".board-open img").evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
    assert.deepEqual(await faults(desk.visitor), []);
    await desk.page.getByRole("button", { name: /record and carry out/i }).click();
    await desk.sees("[data-row='1']", /draw/i);
    await stage.picture(desk.visitor, "adjudicated");
    const phone = await desk.again("phone", PHONE);
    await phone.open(`/events/${id}/console`);
    await phone.page.locator("[data-board='1']").click();
    await phone.sees(".board-open h2", /Board 1/);
    assert.equal(await phone.visitor.scrollsSideways(), false);
    await stage.picture(phone.visitor, "board phone");
});
