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
    // A friend elsewhere could not open it: whoever runs the program is told how he lets him in.
    const { port } = new URL(stage.house.url);
    await host.sees(".invite", new RegExp(`--listen 0\\.0\\.0\\.0:${port}`));
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

story("a link for the telephone of a friend", async (stage) => {
    const house = await stage.open();
    const { url } = house;
    await house.kill();
    house.options = ["--address", "http://192.168.1.5:8064"];
    await house.start();
    // That address is not this machine's: the browser comes as before.
    house.url = url;
    const host = await stage.visitor("host");
    await host.open("/");
    await host.press("Create the game");
    await host.page.waitForURL(/\/table\//);
    const link = await host.page.locator("#invite-link").inputValue();
    assert.equal(link, `http://192.168.1.5:8064${new URL(host.page.url()).pathname}`);
    const picture = host.page.getByAltText("The link as a QR code, for the camera of a phone");
    await picture.waitFor();
    await host.page.waitForFunction((image) => image.naturalWidth > 0, await picture.elementHandle());
    assert.equal(await host.page.locator(".invite code").count(), 0);
    await stage.picture(host, "link");
});
