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
    // He is told what he would play, and with which move, before he sits down.
    await guest.sees("damka-lobby", /Brazilian draughts, .*you move first/);
    await stage.picture(guest, "open challenge");
    // Whoever presses it plays: nobody asks him a second time.
    await guest.page.getByRole("link", { name: /^Play: .*Ada/ }).click();
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
    for (const [locale, why] of Object.entries({ en: /against the rules.*\[RU22:/is, uk: /суперечить правилам.*\[UA24:/is })) {
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
        await host.page.locator("#challenge summary").click();
        await host.page.locator("[name=control]").fill("10h");
        written();
        await host.page.locator("#times input").first().waitFor({ state: "attached" });
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
    await host.page.locator("#challenge summary").click();
    const [tempo, control] = [host.page.locator("#tempo-line"), host.page.locator("[name=control]")];
    await tempo.waitFor();
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
        await host.page.locator("#challenge summary").click();
        if (tempo) await host.page.locator("[name=tempo]").selectOption(tempo);
        assert.match(await host.page.locator("[name=control]").inputValue(), /\d+m/, `${kind} ${tempo}`);
        await host.press("Create the game");
        await host.page.waitForURL(/\/table\//);
    }
});

/** The signs on the times that are offered, and the one that is marked. @param {import('../stage/visitor.js').Visitor} host */
async function times(host) {
    await host.page.locator("#times input").first().waitFor({ state: "attached" });
    return {
        offered: await host.page.locator("#times .time > span").allInnerTexts(),
        marked: await host.page.locator("#times :checked").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label"))),
    };
}

story("a time is chosen with one press, and offered first the next time", async (stage) => {
    const host = await stage.visitor("host");
    await host.open("/");
    assert.deepEqual(await times(host), { offered: ["3+2", "8+4", "7+5", "20+30", "30+30"], marked: ["3 min + 2 s"] });
    await host.page.locator(".time", { hasText: "7+5" }).click();
    await stage.picture(host, "chosen");
    await host.press("Create the game");
    await host.page.waitForURL(/\/table\//);
    await host.sees(".table-head", /Russian draughts.* · 7 min \+ 5 s$/);
    // A rapid game, though nobody has named its tempo.
    const { table } = await stage.house.table(new URL(host.page.url()).pathname.split("/").at(-1));
    assert.deepEqual([table.tempo, table.control], ["rapid", "7m+5s"]);
    await host.open("/");
    assert.deepEqual((await times(host)).marked, ["7 min + 5 s"]);
    // Another game has times of its own, and a time that is none of them marks none.
    await host.page.locator("[name=kind]").selectOption("renju");
    assert.deepEqual(await times(host), { offered: ["120+30", "90+30", "90 min", "45+10"], marked: ["90 min + 30 s"] });
    await host.page.locator("#challenge summary").click();
    await host.page.locator("[name=control]").fill("45m+15s");
    assert.deepEqual((await times(host)).marked, []);
});

story("a reader is offered the rules of his own federation", async (stage) => {
    for (const [locale, edition, unit] of [["uk", "UA24", "хв"], ["ru", "RU22", "мин"]]) {
        const host = await stage.visitor(`host ${locale}`, { locale });
        await host.open("/");
        assert.match((await times(host)).marked.join(), new RegExp(`^\\d+ ${unit}`));
        assert.equal(await host.page.locator("[name=edition]").inputValue(), edition);
        // What his federation does not play is played by the rules of another, and back again.
        await host.page.locator("[name=kind]").selectOption("renju");
        assert.notEqual(await host.page.locator("[name=edition]").inputValue(), "UA24");
        await host.page.locator("[name=kind]").selectOption("russian");
        assert.equal(await host.page.locator("[name=edition]").inputValue(), edition);
        await stage.picture(host, "form");
    }
});

story("games that are on are seen in the lobby", async (stage) => {
    const { id, one, two } = await stage.game({ audience: "lobby", name: "Ada", control: "3m+2s" });
    const guest = await stage.visitor("guest");
    await guest.open("/");
    const glimpse = guest.page.getByRole("link", { name: /^Watch: Ada – Anonymous, Russian draughts, 3 min \+ 2 s$/ });
    await glimpse.waitFor();
    assert.equal(await glimpse.locator(".piece:not(.player-piece *)").count(), 24);
    assert.equal(await glimpse.locator(".tint").count(), 0);
    // He who stands on it with the keyboard stays there while the game goes on.
    await glimpse.focus();
    await one.play("c3-d4");
    await two.play("b6-a5");
    await one.play("d4-e5");
    await glimpse.locator(".tint").first().waitFor();
    assert.equal(await glimpse.evaluate((link) => link === document.activeElement), true);
    // The clock of whoever is to move runs down between two looks.
    const clock = glimpse.locator(".running .glimpse-clock");
    const shown = await clock.innerText();
    assert.match(shown, /^[23]:\d\d$/);
    await guest.page.waitForFunction(([was]) => document.querySelector(".running .glimpse-clock")?.textContent !== was, [shown]);
    await stage.picture(guest, "seen");
    await guest.page.keyboard.press("Enter");
    await guest.page.waitForURL(new RegExp(`${id}$`));
    await guest.stands(3);
    // Its own players find it among theirs, and who sits elsewhere sees no game that is played by link.
    await stage.game();
    await guest.open("/");
    await guest.page.locator(".glimpse").first().waitFor();
    assert.equal(await guest.page.locator(".glimpse").count(), 1);
    await one.open("/");
    await one.sees("damka-lobby", /Your games/);
    assert.equal(await one.page.locator(".glimpse").count(), 0);
});

story("a name that is written from right to left does not turn a result around", async (stage) => {
    const host = await stage.visitor("host");
    await host.open("/");
    await host.page.locator("#challenge summary").click();
    await host.page.locator("[name=name]").fill("דוד");
    await host.page.locator("[name=lobby]").check();
    await host.page.locator("[name=seat]").selectOption("second");
    await host.press("Create the game");
    await host.page.waitForURL(/\/table\//);
    const guest = await stage.visitor("guest");
    await guest.open("/");
    await guest.page.getByRole("link", { name: /^Play: .*דוד/ }).click();
    await guest.phase("playing");
    await guest.page.evaluate(async () => {
        const headers = { "content-type": "application/json" };
        const commands = location.pathname.replace("/table/", "/api/tables/") + "/commands";
        await fetch(commands, { method: "POST", headers, body: JSON.stringify({ do: "resign" }) });
    });
    await host.open("/");
    await host.sees("damka-lobby", /דוד.* 0 : 1/);
    // Where the two numbers stand on the screen.
    const [first, second] = await host.page.locator(".who", { hasText: "0 : 1" }).evaluate((row) => {
        const text = /** @type {Text} */ (row.lastChild);
        const colon = text.data.lastIndexOf(" : ");
        return [colon - 1, colon + 3].map((at) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect().left;
        });
    });
    assert.ok(first < second, `0 stands at ${first}, 1 at ${second}`);
});
