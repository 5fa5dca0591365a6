/** Somebody who waits looks at other tabs: the title and the icon call him back. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("the tab says when it needs somebody", async (stage) => {
    const { id, one, two } = await stage.game({ name: "Ada" });
    const guest = await stage.visitor("guest");
    await guest.open(`/table/${id}`);
    await guest.phase("playing");
    const icon = async (/** @type {import('../stage/visitor.js').Visitor} */ who) =>
        /([a-z-]+)\.svg$/.exec(await who.page.evaluate(() => document.querySelector("link[rel=icon]").href))?.[1];
    const says = async (/** @type {import('../stage/visitor.js').Visitor} */ who, /** @type {string} */ title, /** @type {string} */ sign) => {
        await who.page.waitForFunction((title) => document.title === title, title).catch(async () => assert.equal(await who.page.title(), title));
        assert.equal(await icon(who), sign);
    };
    await says(one, "● Your turn · Ada – Anonymous · Damka", "icon-asked");
    for (const each of [two, guest]) await says(each, "Ada – Anonymous · Damka", "icon");
    await one.play("c3-d4");
    await says(one, "Ada – Anonymous · Damka", "icon");
    await says(two, "● Your turn · Ada – Anonymous · Damka", "icon-asked");
    await one.page.locator("[data-act=offer-draw]").click();
    await says(two, "● Your opponent offers a draw · Ada – Anonymous · Damka", "icon-asked");
    await two.page.locator("[data-act=accept-draw]").click();
    for (const each of [one, two, guest]) await says(each, "Draw · Ada – Anonymous · Damka", "icon");
    await one.page.locator("[data-act=rematch]").click();
    await says(two, "● Your opponent wants a rematch · Ada – Anonymous · Damka", "icon-asked");
});
