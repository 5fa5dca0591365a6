/** The printed protocol: everybody is on it, black on white, as a page and as a file. */

import assert from "node:assert/strict";
import { Organiser, people } from "../stage/organiser.js";
import { story } from "../stage/story.js";

story("thirteen on the printed protocol", async (stage) => {
    const organiser = await Organiser.come(stage);
    const { page } = organiser.visitor;
    const id = await organiser.opens("swiss", { name: "City cup", rounds: 3 });
    await organiser.enters(id, people(13));
    await organiser.draws(id);
    for (const round of [1, 2]) {
        await organiser.pairs(id);
        await organiser.scores(id, round, ["white", "draw", "black"]);
    }
    const names = people(13).map(({ name }) => name);
    organiser.visitor.bears(/status of 404/); // A paper has no icon: the browser looks for one.
    for (const form of ["swiss-table", "standings", "round-protocol"]) {
        await organiser.visitor.open(`/api/events/${id}/papers/${form}.html?lang=uk`);
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const text = await page.locator("body").innerText();
        for (const name of names) assert.ok(text.includes(name), `${name} is not on ${form}`);
        const coloured = await page.evaluate(() => {
            const grey = (/** @type {string} */ colour) => new Set((colour.match(/[\d.]+/g) ?? []).slice(0, 3)).size === 1;
            const wrong = [];
            for (const each of document.querySelectorAll("body, body *")) {
                const { color, backgroundColor } = getComputedStyle(each);
                if (color !== "rgb(0, 0, 0)" || !grey(backgroundColor)) wrong.push(`${each.localName} ${color} ${backgroundColor}`);
            }
            return wrong.slice(0, 5);
        });
        assert.deepEqual(coloured, [], `${form} is black on white`);
        // As many sheets as a hand expects: thirteen players fit on one.
        const file = await page.pdf({ preferCSSPageSize: true });
        assert.equal(file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length, 1, form);
    }
    await stage.picture(organiser.visitor, "protocol");
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    // On a phone nothing is cut: what is wider than the screen is a table that can be pushed aside, also by keyboard.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const form of ["report", "swiss-table", "standings"]) {
        await organiser.visitor.open(`/api/events/${id}/papers/${form}.html?lang=uk`);
        const cut = await page.evaluate(() => {
            const pushed = [...document.querySelectorAll(".wide")];
            const right = (/** @type {Element} */ each) => Math.ceil(each.getBoundingClientRect().right);
            const loose = [...document.querySelectorAll("body, body *")].filter((each) => !each.parentElement?.closest(".wide") && right(each) > innerWidth + 1);
            const stuck = pushed.filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== "auto");
            return { pushed: pushed.length, loose: loose.map((each) => each.className || each.localName).slice(0, 3), stuck: stuck.length };
        });
        assert.ok(cut.pushed > 0, form);
        assert.deepEqual([cut.loose, cut.stuck], [[], 0], form);
    }
    await stage.picture(organiser.visitor, "standings on a phone");
    // Hours on papers are those of the clock of whoever prints them.
    await organiser.visitor.open(`/events/${id}/desk/papers`);
    const [zone, here] = await page.evaluate(() => {
        const link = /** @type {HTMLAnchorElement} */ (document.querySelector('a[href*="/papers/report.html"]'));
        link.addEventListener("click", (event) => event.preventDefault());
        link.click();
        return [new URL(link.href).searchParams.get("zone"), String(-new Date().getTimezoneOffset())];
    });
    assert.equal(zone, here);
});
