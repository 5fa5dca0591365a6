/** Meeting somebody in the lobby. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("a challenge in the lobby is joined", async (stage) => {
    const host = await stage.visitor("host");
    await host.open("/");
    await host.page.locator("[name=kind]").selectOption("brazilian");
    await host.page.locator("#challenge summary").click();
    await host.page.locator("[name=name]").fill("Ada");
    await host.page.locator("[name=lobby]").check();
    await host.page.locator("[name=seat]").selectOption("second");
    await host.press("Create the game");
    await host.page.waitForURL(/\/table\//);

    const guest = await stage.visitor("guest");
    await guest.open("/");
    await guest.sees("damka-lobby", /Ada/);
    await guest.sees("damka-lobby", /Brazilian draughts/);
    await stage.picture(guest, "open challenge");
    await guest.page.getByRole("link", { name: /^Play: .*Ada/ }).click();
    await guest.press("Sit down");
    await host.phase("playing");
    await guest.play("c3-d4");
    await host.stands(1);

    // Nobody else is offered the seat; the two find their game again.
    const late = await stage.visitor("late");
    await late.open("/");
    await late.sees("damka-lobby", /Games in progress/);
    assert.equal(await late.page.getByRole("link", { name: /^Play: / }).count(), 0);
    await guest.open("/");
    await guest.page.getByRole("link", { name: /^Continue: .*Ada/ }).click();
    await guest.stands(1);
});

story("the form says why a game cannot be", async (stage) => {
    for (const [locale, why] of Object.entries({ en: /the rules object.*\[RU22:/is, uk: /правила заперечують.*\[RU22:/is })) {
        const host = await stage.visitor(`host ${locale}`, { locale });
        host.bears(/status of 422/);
        // The rules come late: what was written before they came stays.
        /** @type {() => void} */ let written = () => {};
        const held = new Promise((resolve) => void (written = () => resolve(null)));
        await host.page.route("**/api/rules", async (route) => {
            await held;
            await route.continue();
        });
        await host.open("/");
        await host.page.locator("[name=control]").fill("10h");
        written();
        await host.page.waitForFunction(() => document.querySelectorAll("#controls option").length > 0);
        await host.page.locator("#challenge [type=submit]").click();
        await host.sees(".objections", why);
        const said = (await host.page.locator(".objections").innerText()).replaceAll(/\[\S+\]|\d+m\S*/g, "");
        if (locale !== "en") assert.doesNotMatch(said, /[a-z]{3,}/i, "an objection was left in English");
        await stage.picture(host, "objected");
    }
});

story("a game without tempos asks for none", async (stage) => {
    const host = await stage.visitor("host");
    await host.open("/");
    const [tempo, control] = [host.page.locator("#tempo-line"), host.page.locator("[name=control]")];
    await host.page.locator("[name=kind]").selectOption("renju");
    await tempo.waitFor({ state: "hidden" });
    assert.equal(await control.inputValue(), "90m+30s");
    await host.page.locator("[name=kind]").selectOption("russian");
    await tempo.waitFor({ state: "visible" });
});

story("every game is created from the form as it stands", async (stage) => {
    const first = await stage.visitor("first");
    await first.open("/");
    const kinds = await first.page.locator("[name=kind] option").evaluateAll((options) => options.map((option) => option.value));
    assert.ok(kinds.includes("checkers") && kinds.length >= 7, kinds.join(" "));
    // What a tempo has no recommended control for is created too.
    for (const [kind, tempo] of [...kinds.map((kind) => [kind, ""]), ["checkers", "rapid"], ["checkers", "classical"]]) {
        const host = await stage.visitor(`host ${kind} ${tempo}`);
        await host.open("/");
        await host.page.waitForFunction(() => document.querySelector("[name=control]")?.value !== "");
        await host.page.locator("[name=kind]").selectOption(kind);
        if (tempo) await host.page.locator("[name=tempo]").selectOption(tempo);
        assert.match(await host.page.locator("[name=control]").inputValue(), /\d+m/, `${kind} ${tempo}`);
        await host.press("Create the game");
        await host.page.waitForURL(/\/table\//);
    }
});
