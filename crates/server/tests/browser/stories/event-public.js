/** What everybody sees of an event: three languages, a phone, a screen reader, paper, other sites. */

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { AxeBuilder } from "@axe-core/playwright";
import { Organiser, people } from "../stage/organiser.js";
import { story } from "../stage/story.js";

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const PAGES = ["", "/pairings", "/pairings?by=name", "/standings", "/crosstable", "/players", "/players/3", "/statistics"];
/** What is no word: names of people and of programs, articles, controls, numbers of games. */
const NAMES = /English|Damka|<iframe[^]*|UA24\S*|RU22\S*|Smith|Anna|Ïsakson|City cup|\d+m\S*|\bH2H\b|UTC/g;

/** A Swiss of 13 after three rounds and a half. @param {import('../stage/story.js').Stage} stage */
async function swiss(stage) {
    const organiser = await Organiser.come(stage);
    const id = await organiser.opens("swiss", { name: "City cup", rounds: 5 });
    await organiser.enters(id, people(13));
    await organiser.draws(id);
    for (const round of [1, 2, 3]) {
        await organiser.pairs(id);
        await organiser.scores(id, round, ["white", "draw", "black"]);
    }
    await organiser.pairs(id);
    await organiser.scores(id, 4, ["white", null, null]);
    return { organiser, id };
}

/** @param {import('../stage/visitor.js').Visitor} visitor @param {string} what */
async function isAccessible(visitor, what) {
    const axe = new AxeBuilder({ page: visitor.page }).setLegacyMode(true).options({ preload: false });
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`);
    assert.deepEqual(found, [], what);
}

for (const [language, { places, why }] of Object.entries({
    en: { places: /Standings/, why: /points: \d/ },
    uk: { places: /Таблиця місць/, why: /очки: \d/ },
    ru: { places: /Таблица мест/, why: /очки: \d/ },
})) {
    story(`event pages ${language}`, async (stage) => {
        const { id } = await swiss(stage);
        const reader = await stage.visitor("reader", { locale: language });
        await reader.open("/events");
        await reader.sees(".event-list", /City cup/);
        await reader.page.getByRole("link", { name: "City cup" }).click();
        for (const page of PAGES) {
            await reader.open(`/events/${id}${page}`);
            await reader.page.locator(".tabs [aria-current=page]").waitFor();
            await reader.page.evaluate(() => customElements.whenDefined("damka-live"));
            for (const details of await reader.page.locator("main details").all()) await details.evaluate((each) => each.setAttribute("open", ""));
            const shown = (await reader.page.locator("main").innerText()).replaceAll(NAMES, "");
            if (language !== "en") assert.doesNotMatch(shown, /[a-z]{3,}/i, `${page}: a word was left in English`);
            await isAccessible(reader, `${language} ${page}`);
            await stage.picture(reader, page || "front");
        }
        await reader.open(`/events/${id}/standings`);
        await reader.sees("h2", places);
        // Every place says by which criterion and article it is above the next.
        await reader.sees("table.sheet tbody .why", why);
        await reader.sees("table.sheet tbody tr:first-child .why .article", /^UA24:/);
    });
}

story("event on a phone", async (stage) => {
    const { id } = await swiss(stage);
    for (const scheme of /** @type {const} */ (["light", "dark"])) {
        const reader = await stage.visitor(scheme, { ...PHONE, colorScheme: scheme, locale: "uk" });
        for (const page of ["", ...PAGES]) {
            await reader.open(`/events/${id}${page}`);
            assert.equal(await reader.scrollsSideways(), false, page);
            await stage.picture(reader, `${scheme} ${page || "front"}`);
        }
        await isAccessible(reader, scheme);
    }
});

story("long names and many columns stay inside the tables", async (stage) => {
    const organiser = await Organiser.come(stage);
    const id = await organiser.opens("round-robin", { name: "City cup" });
    const long = people(12).map((person, at) => (at % 3 ? person : { ...person, name: `Твердохліб-Константинопольська Олександра ${at}` }));
    await organiser.enters(id, long);
    await organiser.draws(id);
    for (const round of [1, 2]) {
        await organiser.pairs(id);
        await organiser.scores(id, round, ["white", "draw", "black"]);
    }
    const phone = await stage.visitor("phone", { ...PHONE, locale: "uk" });
    for (const page of ["", "/pairings", "/crosstable", "/standings"]) {
        await phone.open(`/events/${id}${page}`);
        assert.equal(await phone.scrollsSideways(), false, page);
        // Nothing is written over its neighbour.
        const over = await phone.page.locator("table.sheet > * > tr > :is(td, th):not(.why, :nth-child(7))").evaluateAll((cells) =>
            cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
        );
        assert.deepEqual(over, [], page);
        // Both of a pair are seen without scrolling.
        for (const side of await phone.page.locator(".pairs tbody tr:first-child > td:nth-child(6)").all()) {
            const box = await side.boundingBox();
            assert.ok(box && box.x + box.width <= 360, page);
        }
        await stage.picture(phone, page || "front");
    }
    const points = await phone.page.locator("tbody .points").first().boundingBox();
    assert.ok(points && points.x + points.width <= 360, "points are seen beside names");

    const desk = await stage.visitor("desk", { viewport: { width: 1280, height: 850 }, locale: "uk" });
    await desk.open(`/events/${id}`);
    const hidden = await desk.page.locator(".front .scrolls").evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
    assert.equal(hidden, 0, "both of a pair are seen at once");
    await stage.picture(desk, "front on a desk");
    await desk.open(`/events/${id}/standings`);
    await desk.page.evaluate(() => customElements.whenDefined("damka-sheet"));
    const columns = () =>
        desk.page.locator("table.sheet").evaluate((table) => {
            const shown = [...table.tHead.rows[0].cells].filter((head) => head.offsetParent);
            return shown.map((head) => [...table.tBodies[0].rows].some((row) => row.cells[head.cellIndex].textContent?.trim()));
        });
    assert.deepEqual((await columns()).filter((said) => !said), [], "a column that says nothing is not shown");
    assert.equal(await desk.page.locator("table.sheet").evaluate((table) => table.parentElement.scrollWidth <= table.parentElement.clientWidth), true, "reasons are seen too");
    // It comes when it has something to say.
    const idle = desk.page.locator("thead .idle").first();
    const at = await idle.evaluate((head) => /** @type {HTMLTableCellElement} */ (head).cellIndex);
    await desk.page.locator("damka-sheet").evaluate(
        (/** @type {any} */ sheet, at) => sheet.patch({ sheet: sheet.sheet, cells: { [sheet.querySelector("tbody tr").dataset.row]: { [at]: "7" } } }),
        at,
    );
    assert.equal(await desk.page.locator("thead th").nth(at).isVisible(), true);
    assert.equal(await desk.page.locator("tbody tr").first().locator(":is(td, th)").nth(at).innerText(), "7");
});

story("groups are named in the language of their readers", async (stage) => {
    const organiser = await Organiser.come(stage);
    const groups = [{ oldest: 13, sex: "male" }, { oldest: 13, sex: "female" }];
    const id = await organiser.opens("swiss", { name: "Кубок", rounds: 3, change: (draft) => (draft.entries.groups = groups) });
    const year = new Date().getFullYear() - 12;
    await organiser.enters(id, people(6).map((person, at) => ({ ...person, birth: { year }, sex: at % 2 ? "female" : "male" })));
    await organiser.draws(id);
    await organiser.pairs(id);
    await organiser.scores(id, 1, ["white"]);
    const reader = await stage.visitor("reader", { locale: "uk" });
    await reader.open(`/events/${id}/standings`);
    await reader.sees("caption", /^юнаки до 14 років$/);
    await reader.sees("caption", /^дівчата до 14 років$/);
    await reader.open(`/events/${id}/players`);
    await reader.sees("table.sheet tbody", /дівчата до 14 років/);
    await reader.open(`/events/${id}/players/1`);
    await reader.sees("dl.facts", /(юнаки|дівчата) до 14 років/);
});

story("event tables are sorted and searched", async (stage) => {
    const organiser = await Organiser.come(stage);
    const id = await organiser.opens("swiss", { name: "City cup", rounds: 3 });
    await organiser.enters(id, people(20));
    await organiser.draws(id);
    await organiser.pairs(id);
    await organiser.scores(id, 1, ["white", "draw"]);
    const reader = await stage.visitor("reader");
    await reader.open(`/events/${id}/players`);
    const first = () => reader.page.locator("table.sheet").first().locator("tbody tr:not([hidden]) th").first().innerText();
    await reader.page.getByRole("button", { name: "Rtg" }).first().click();
    assert.equal(await reader.page.locator("th[aria-sort=ascending]").count(), 1);
    assert.match(await first(), /Ïsakson/, "the lowest rating first");
    await reader.page.getByRole("button", { name: "Name" }).first().click();
    assert.match(await first(), /Ïsakson|Smith/);
    await reader.page.getByRole("searchbox").first().fill("щерб");
    assert.match(await first(), /Щербакова/);
    await reader.sees("[role=status]", /2/);
});

story("event on paper", async (stage) => {
    const { id } = await swiss(stage);
    const reader = await stage.visitor("printer", { colorScheme: "dark" });
    await reader.open(`/events/${id}/standings`);
    await reader.page.emulateMedia({ media: "print" });
    assert.equal(await reader.page.locator(".tabs").isVisible(), false);
    assert.equal(await reader.page.locator("table.sheet").first().isVisible(), true);
    const ink = await reader.page.locator("table.sheet td").first().evaluate((cell) => getComputedStyle(cell).color);
    assert.equal(ink, "rgb(0, 0, 0)", "black on white, whatever the screen has");
    await stage.picture(reader, "standings");
});

story("event tables on other sites", async (stage) => {
    const { id } = await swiss(stage);
    const reader = await stage.visitor("reader");
    const site = createServer((request, answer) => {
        answer.setHeader("content-type", "text/html");
        answer.end(`<!doctype html><link rel="icon" href="data:,"><iframe title="table" src="${stage.house.url}${request.url}" width="800" height="500"></iframe>`);
    });
    await new Promise((done) => site.listen(0, "127.0.0.1", () => done(undefined)));
    const home = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (site.address()).port}`;
    reader.visits(home);
    reader.bears(/Refused to frame|frame-ancestors|X-Frame-Options|chrome-error/);
    for (const table of ["standings", "pairings", "crosstable"]) {
        await reader.page.goto(`${home}/events/${id}/embed/${table}?lang=uk`);
        await reader.page.frameLocator("iframe").locator("table.sheet").first().waitFor();
    }
    await stage.picture(reader, "framed");
    for (const page of ["/standings", "", "/screen"]) {
        await reader.page.goto(`${home}/events/${id}${page}`);
        await reader.page.waitForTimeout(300);
        assert.equal(await reader.page.frameLocator("iframe").locator("table.sheet").count(), 0, `${page} must not be framed`);
    }
    site.closeAllConnections();
    site.close();
});
