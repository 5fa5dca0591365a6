/** The desk for everybody: three languages, a phone, a screen reader, and those who have no seat. */

import assert from "node:assert/strict";
import { faults } from "../stage/access.js";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

const PAGES = ["", "/entries", "/admission", "/lots", "/rounds", "/rounds?try=1", "/results", "/regulation", "/people", "/papers"];

/** An event in the middle of its second round. @param {Secretary} desk */
async function halfway(desk) {
    const id = await desk.opens({ players: 8, rounds: 4, fee: 100, system: "individual" });
    const people = Array.from({ length: 8 }, (_, at) => ({ entry: { register: { person: { name: `Оксана-Володимира Заможна-Тиха ${at}`, capacities: ["player"], rating: 1900 - at, birth: { year: 2000 + at }, organisation: "Спортивний клуб «Біла дамка»" } } } }));
    await desk.gives(id, people);
    await desk.gives(id, people.map((_, at) => ({ entry: { pay: { id: at + 1, amount: 100 } } })));
    await desk.gives(id, [{ entry: "admit-ready" }, { round: { "draw-lots": {} } }, { round: { pair: {} } }, { venue: "publish" }]);
    const scores = [1, 2, 3, 4].map((no) => ({ round: { score: { round: 1, no, outcome: "draw" } } }));
    await desk.gives(id, scores);
    return id;
}

story("the desk in three languages is clean to a screen reader", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await halfway(desk);
    for (const [code, word] of [["en", /desk/i], ["uk", /стіл/i], ["ru", /стол/i]]) {
        await desk.open(`/events/${id}/desk?lang=${code}`);
        await desk.sees("h1", word);
        for (const path of PAGES) {
            await desk.open(`/events/${id}/desk${path}`);
            await desk.sees("h1", /./);
            const text = await desk.page.locator("main").innerText();
            assert.doesNotMatch(text, /desk-[a-z]/, "a text without words");
            if (code === "en") assert.deepEqual(await faults(desk.visitor), [], desk.page.url());
        }
        await desk.open("/events/new");
        await desk.sees(".wizard-told dl", /./);
        if (code === "en") assert.deepEqual(await faults(desk.visitor), [], desk.page.url());
        await stage.picture(desk.visitor, `wizard ${code}`);
        await desk.open(`/events/${id}/desk/rounds`);
        await stage.picture(desk.visitor, `rounds ${code}`);
    }
});

story("the desk on a phone", async (stage) => {
    const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: "uk" };
    const desk = await Secretary.come(stage, "Olena", phone);
    const id = await halfway(desk);
    await desk.gives(id, [{ round: { pair: {} } }, { venue: "publish" }]);
    for (const path of [...PAGES.filter((path) => !path.includes("try")), "new"]) {
        await desk.open(path === "new" ? "/events/new" : `/events/${id}/desk${path}`);
        await desk.sees("h1", /./);
        for (const summary of await desk.page.locator("main summary").all()) if (await summary.isVisible()) await summary.click();
        const wide = await desk.page.evaluate(() => [...document.querySelectorAll("main *")].filter((each) => !each.closest(".scroll, pre") && each.getBoundingClientRect().right > innerWidth + 1).map((each) => each.outerHTML.slice(0, 120)));
        assert.deepEqual(wide, [], path);
        assert.equal(await desk.visitor.scrollsSideways(), false, path);
        const name = path.replaceAll("/", "") || "front";
        await desk.page.screenshot({ fullPage: true, path: new URL(`../pictures/desk-phone-${name}.png`, import.meta.url).pathname });
    }
    // Pairs, and the games of a player, are read without moving the table.
    for (const [path, table] of [["desk/rounds", ".scroll > .pairs"], ["players/1", ".scrolls > .met"]]) {
        await desk.open(`/events/${id}/${path}`);
        await desk.page.locator(table).first().waitFor();
        const [wide, room] = await desk.page.locator(table).first().evaluate((each) => [each.scrollWidth, /** @type {HTMLElement} */ (each.parentElement).clientWidth]);
        assert.ok(wide <= room, `${path}: ${wide} in ${room}`);
    }
});

story("strangers are kept out of the desk", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await halfway(desk);
    const stranger = await stage.visitor("stranger");
    stranger.bears(/403|Failed to load resource/);
    for (const path of PAGES) {
        const answer = await stranger.page.goto(`${stranger.url}/events/${id}/desk${path}`);
        assert.equal(answer.status(), 403, path);
        assert.doesNotMatch(await stranger.page.content(), /2003/);
    }
});
