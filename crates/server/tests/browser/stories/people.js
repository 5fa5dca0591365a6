/** Accounts: coming in, going out, looking after one's own and everybody's. */

import assert from "node:assert/strict";
import { faults } from "../stage/access.js";
import { Interface } from "../stage/interface.js";
import { story } from "../stage/story.js";

const PASSWORD = "кінь їсть вівса";
/** What a browser says about an answer that is a no. */
const NO = /status of (401|403|410|422)/;
/** What is no word of a language: names of people, of devices, of the program and its formats. */
const NAMES = /https?:\S+|English|API|Damka|Olena|Taras|Chrome|Linux|\bbot\b|\bclub\b|[a-z0-9]{30,}/gi;

/** @typedef {import('../stage/visitor.js').Visitor} Visitor */

/** Fills a form by the names of its fields and sends it. @param {Visitor} visitor @param {string} call @param {Record<string, string>} fields */
async function send(visitor, call, fields) {
    const form = visitor.page.locator(`form[data-call="${call}"]`);
    for (const [name, value] of Object.entries(fields)) {
        const field = form.locator(`[name=${name}]`);
        if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
        else await field.fill(value);
    }
    await form.locator("button[type=submit]").click();
}

/** @param {Visitor} visitor @param {string} name */
async function register(visitor, name) {
    await visitor.open("/register");
    await send(visitor, "POST /api/account", { name, password: PASSWORD });
    await visitor.page.waitForURL("**/account");
    await visitor.sees("h1", new RegExp(name));
}

/** @param {Visitor} visitor @param {string} name @param {string} [password] */
async function signIn(visitor, name, password = PASSWORD) {
    await visitor.open("/sign-in");
    await send(visitor, "POST /api/session", { name, password });
}

/** Comes by the link that the program prints at its first start. @param {Visitor} visitor @param {string} link @param {string} name */
async function becomeAdministrator(visitor, link, name) {
    await visitor.page.goto(link);
    await visitor.sees("#invited", /administrator|адм/);
    await send(visitor, "POST /api/account", { name, password: PASSWORD });
    await visitor.page.waitForURL("**/account");
}

story("an account is opened, left and come back to", async (stage) => {
    const olena = await stage.visitor("olena");
    olena.bears(NO);
    await olena.open("/");
    await olena.page.getByRole("link", { name: "Sign in" }).click();
    await olena.page.getByRole("link", { name: "Create an account" }).click();
    await send(olena, "POST /api/account", { name: "Olena", password: "password1" });
    await olena.sees(".trouble", /one of the first anybody would try/);
    await send(olena, "POST /api/account", { name: "Olena", password: PASSWORD });
    await olena.page.waitForURL("**/account");
    await olena.sees("h1", /^Olena$/);
    await olena.sees(".lines", /Chrome, Linux · this device/);
    const kept = (await olena.context.cookies()).find(({ name }) => name.endsWith("damka-session"));
    assert.deepEqual(
        [kept?.name, kept?.httpOnly, kept?.secure, kept?.sameSite],
        ["__Host-damka-session", true, true, "Lax"],
    );

    // The way out is on every page.
    await olena.open("/");
    await olena.page.getByRole("button", { name: "Sign out" }).click();
    await olena.sees(".masthead", /Sign in/);
    await olena.open("/account");
    await olena.page.waitForURL("**/sign-in");

    await signIn(olena, "Olena", "кінь їсть сіно");
    await olena.sees(".trouble", /^The name or the password is wrong$/);
    await stage.picture(olena, "wrong password");
    assert.match(stage.house.log, /a password was wrong/);
    assert.doesNotMatch(stage.house.log, /Olena|кінь/, "a log holds no names and no passwords");
    await signIn(olena, "olena");
    await olena.page.waitForURL("**/account");

    // The same person at another device, which is then told to go.
    const other = await stage.visitor("other");
    other.bears(NO);
    await signIn(other, "Olena");
    await other.page.waitForURL("**/account");
    await olena.page.reload();
    assert.equal(await olena.page.locator(".lines li").count(), 2);
    await stage.picture(olena, "two sessions");
    await olena.press("End this session");
    await olena.page.waitForFunction(() => document.querySelectorAll(".lines li").length === 1);
    await other.page.reload();
    await other.page.waitForURL("**/sign-in");
});

story("somebody with an account plays under its name", async (stage) => {
    const olena = await stage.visitor("olena");
    await register(olena, "Olena");
    await olena.open("/");
    await olena.press("Create the game");
    await olena.page.waitForURL(/\/table\//);
    const guest = await stage.visitor("guest");
    await guest.page.goto(olena.page.url());
    await guest.sees("h1", /Olena/);
    await guest.press("Sit down");
    await olena.phase("playing");
    await guest.sees(".player-name", /^Olena$/);
});

for (const [language, width] of Object.entries({ en: 1100, uk: 390, ru: 1100 })) {
    story(`the pages of people in ${language}`, async (stage) => {
        const how = { locale: language, viewport: { width, height: 850 } };
        await stage.open();
        const desk = await stage.visitor("desk", how);
        const look = async (/** @type {Visitor} */ visitor, /** @type {string} */ name) => {
            await visitor.sees("h1", /./);
            await visitor.page.locator("details").evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
            assert.equal(await visitor.page.locator("html").getAttribute("lang"), language);
            const shown = (await visitor.page.locator("body").innerText()).replaceAll(NAMES, "");
            if (language !== "en") assert.doesNotMatch(shown, /[a-z]{3,}/i, `${name}: a word was left in English`);
            assert.equal(await visitor.scrollsSideways(), false, `${name} is too wide`);
            assert.deepEqual(await faults(visitor), [], name);
            await everyFormIsACall(stage, visitor);
            await stage.picture(visitor, name);
        };
        await desk.page.goto(await stage.house.firstLink());
        await desk.sees("#invited", /./);
        await look(desk, "invitation");
        await becomeAdministrator(desk, await stage.house.firstLink(), "Olena");
        const guest = await stage.visitor("guest", how);
        guest.bears(NO);
        await guest.open("/register");
        await look(guest, "register");
        await register(guest, "Taras");
        await guest.open("/sign-in");
        await look(guest, "sign in");
        await guest.open("/accounts");
        await look(guest, "not for everybody");

        // A token is shown once, an invitation is made, a forgotten password is begun anew.
        await desk.open("/account");
        await desk.page.locator("details summary").first().click();
        await desk.page.locator("[name=scopes][value=read]").check();
        await send(desk, "POST /api/account/tokens", { label: "bot", days: "7", password: PASSWORD });
        await desk.sees("[data-shows=token] output", /\S{20}/);
        await desk.page.reload();
        await look(desk, "account");
        await desk.open("/accounts");
        await send(desk, "POST /api/invitations", { label: "club", role: "arbiter" });
        await desk.sees("[data-shows=url] output", /\/invitation#/);
        await desk.page.reload();
        await look(desk, "accounts");
        await desk.page.getByRole("link", { name: "Taras" }).click();
        await desk.page.locator('form[data-call$="/reset"] button').first().click();
        await desk.sees("[data-shows=url] output", /\/reset#/);
        const link = await desk.page.locator("[data-shows=url] output").innerText();
        await look(desk, "one account");
        await guest.page.goto(link);
        await look(guest, "reset");
        await send(guest, "POST /api/reset", { password: "шість тигрів" });
        await guest.page.waitForURL("**/account");
        await guest.sees("h1", /^Taras$/);
    });
}

story("what is not described is found", async (stage) => {
    const known = await Interface.of(await stage.open());
    const socket = "/api/tables/abc/socket";
    assert.deepEqual(
        known.objections([
            { method: "POST", path: "/api/tables" },
            { method: "DELETE", path: "/api/accounts/abc/roles/arbiter" },
            { method: "GET", path: socket, said: { id: 1, do: "move", text: "c3-d4", ply: 0, offer: false } },
            { method: "GET", path: socket, said: { id: 1, ping: true } },
        ]),
        [],
    );
    const strange = [
        { method: "DELETE", path: "/api/tables" },
        { method: "POST", path: "/api/tables/abc/take-back" },
        { method: "GET", path: socket, said: { id: 1, do: "take-back" } },
        { method: "GET", path: socket, said: { id: 1, do: "resign", text: "c3-d4" } },
    ];
    assert.equal(known.objections(strange).length, strange.length);
});

/** Every form of the page is a call that is described, or only asks for another page. @param {import('../stage/story.js').Stage} stage @param {Visitor} visitor */
async function everyFormIsACall(stage, visitor) {
    const forms = await visitor.page.locator("form").evaluateAll((all) =>
        all.map((form) => ({
            call: form.dataset.call ?? "",
            // What its own module sends is looked at when it is sent.
            other: form.getAttribute("method") === "get" || form.id === "challenge",
        })),
    );
    const calls = forms.filter(({ other }) => !other).map(({ call }) => call.split(" "));
    const known = await Interface.of(stage.house);
    assert.deepEqual(known.objections(calls.map(([method, path]) => ({ method, path: path ?? "" }))), []);
}
