/** What somebody meets who has never been here. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("first minute", async (stage) => {
    const host = await stage.visitor("host");
    await host.open("/");
    await host.sees("h1", /draughts and renju/i);
    await host.sees(".lead", /send the link to a friend/i);
    await stage.picture(host, "lobby");

    // One click makes the table and shows the link.
    await host.press("Create the game");
    await host.page.waitForURL(/\/table\//);
    const link = await host.page.locator("#invite-link").inputValue();
    assert.match(link, new RegExp(`^${stage.house.url}/table/[a-z0-9]+$`));
    await stage.picture(host, "link");

    // One more sits down; the third is somebody's first move.
    const friend = await stage.visitor("friend");
    await friend.page.goto(link);
    await stage.picture(friend, "invited");
    await friend.press("Sit down");
    await host.phase("playing");
    await friend.phase("playing");
    const begins = (await host.view()).legal.length && (await host.view()).turn === "a" ? host : friend;
    await stage.picture(begins, "under way");
    assert.equal((await friend.view()).phase, "playing");
});
