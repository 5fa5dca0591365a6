/** Accounts: coming in, going out, looking after one's own and everybody's. */

import assert from "node:assert/strict";
import { faults } from "../stage/access.js";
import { Interface } from "../stage/interface.js";
import { story } from "../stage/story.js";
import { Telephone } from "../stage/telephone.js";

const PASSWORD = "кінь їсть вівса";
/** What a browser says about an answer that is a no. */
const NO = /status of (401|403|409|410|422)/;
/** What is no word of a language: names of people, of devices, of the program and its formats. */
const NAMES = /https?:\S+|English|API|Damka|Olena|Taras|Chrome|Linux|\bbot\b|\bclub\b|[a-z0-9]{30,}|(?:[a-z2-7]{4}-){5}[a-z2-7]{4}/gi;

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
    await olena.page.locator("#sessions ~ form [name=password]").fill("кінь їсть сіно");
    // Which session is to end says a button, not a key.
    await olena.page.locator("#sessions ~ form [name=password]").press("Enter");
    await olena.press("End this session");
    await olena.sees(".trouble", /^The name or the password is wrong$/);
    assert.equal(olena.calls.filter(({ path }) => path === "/api/account/sessions/end").length, 1);
    await olena.page.locator("#sessions ~ form [name=password]").fill(PASSWORD);
    await olena.press("End this session");
    await olena.page.waitForFunction(() => document.querySelectorAll(".lines li").length === 1);
    await other.page.reload();
    await other.page.waitForURL("**/sign-in");
});

const FACTOR = "/api/account/second-factor";

/** @param {Visitor} visitor */
const toItsCard = (visitor) => visitor.page.locator("#second-factor").evaluate((title) => title.scrollIntoView());

/** Sets up a second factor: the telephone and the recovery codes. @param {Visitor} visitor @param {(what: string) => Promise<void>} [look] */
async function setUp(visitor, look = async () => {}) {
    await visitor.open("/account");
    await send(visitor, `POST ${FACTOR}`, { password: PASSWORD });
    const secret = visitor.page.locator("[data-shows=secret] output");
    await secret.waitFor();
    assert.match((await visitor.page.locator(".qr path").getAttribute("d")) ?? "", /^M4 4h7v1h-7z/);
    await look("second factor begun");
    const telephone = new Telephone(await secret.innerText());
    await send(visitor, `PUT ${FACTOR}`, { code: telephone.code() });
    await visitor.page.locator("output.codes").waitFor();
    assert.equal(await secret.isVisible(), false, "it is needed no more");
    await look("recovery codes");
    const codes = (await visitor.page.locator("output.codes").innerText()).split("\n");
    assert.equal(codes.length, 10);
    return { telephone, codes };
}

story("a second factor is set up, asked for and switched off", async (stage) => {
    const olena = await stage.visitor("olena");
    olena.bears(NO);
    await register(olena, "Olena");
    // A code that is wrong changes nothing, and what was begun goes on.
    await send(olena, `POST ${FACTOR}`, { password: PASSWORD });
    await send(olena, `PUT ${FACTOR}`, { code: "12345" });
    await olena.sees(".trouble", /^The code is wrong, too old, or was used already$/);
    const { telephone, codes } = await setUp(olena);
    await olena.page.locator("[data-shows=codes] a").click();
    await olena.sees(".card", /Asked for at every sign-in since .*10 recovery codes are left/);
    assert.equal(await olena.page.getByText(codes[0]).count(), 0, "they are shown once");
    await olena.press("Sign out");
    await olena.sees(".masthead", /Sign in/);

    // The password is not enough, and between it and the code there is no session.
    await signIn(olena, "Olena");
    const code = olena.page.locator("[name=code]");
    await code.waitFor();
    await stage.picture(olena, "code wanted");
    assert.equal(await code.evaluate((field) => field === document.activeElement), true);
    assert.ok(!(await olena.context.cookies()).some(({ name, value }) => name.endsWith("damka-session") && value));
    const shown = telephone.code();
    await code.fill(shown);
    await olena.press("Sign in");
    await olena.page.waitForURL("**/account");

    // Who saw the code over her shoulder comes too late; a recovery code opens once.
    const thief = await stage.visitor("thief");
    thief.bears(NO);
    const come = async (/** @type {Visitor} */ visitor, /** @type {string} */ with_) => {
        await signIn(visitor, "Olena");
        await visitor.page.locator("[name=code]").fill(with_);
        await visitor.press("Sign in");
    };
    await come(thief, shown);
    await thief.sees(".trouble", /^The code is wrong, too old, or was used already$/);
    await come(thief, codes[3].toUpperCase());
    await thief.page.waitForURL("**/account");
    await thief.sees(".card", /9 recovery codes are left/);
    await thief.press("Sign out");
    await thief.sees(".masthead", /Sign in/);
    await come(thief, codes[3]);
    await thief.sees(".trouble", /^The code is wrong/);

    await olena.page.locator("summary", { hasText: "Switch the second factor off" }).click();
    await send(olena, `POST ${FACTOR}/off`, { password: PASSWORD, code: codes[4] });
    await olena.sees("button", /^Set up a second factor$/);
    await signIn(thief, "Olena");
    await thief.page.waitForURL("**/account");
    assert.doesNotMatch(stage.house.log, new RegExp(`Olena|${codes.join("|")}|${shown}`), "a log holds no codes");
});

story("a second factor is demanded of officials and taken off by an administrator", async (stage) => {
    await stage.open();
    const desk = await stage.visitor("desk", { colorScheme: "dark" });
    desk.bears(NO);
    await becomeAdministrator(desk, await stage.house.firstLink(), "Olena");
    const organiser = await stage.visitor("organiser", { viewport: { width: 390, height: 850 } });
    organiser.bears(NO);
    await register(organiser, "Taras");
    await desk.open("/accounts");
    await send(desk, "PUT /api/second-factor", { of: "officials" });
    await desk.sees(".trouble", /^The account has no second factor$/);
    await setUp(desk, (what) => toItsCard(desk).then(() => stage.picture(desk, `${what} dark`)));
    await desk.open("/accounts");
    await send(desk, "PUT /api/second-factor", { of: "officials" });
    await desk.page.getByRole("link", { name: "Taras" }).click();
    await desk.page.locator("li", { hasText: "organiser" }).getByRole("button").click();
    await desk.sees("li", /organiser\s*Take/);

    // He is sent to his account from wherever he goes, until he has one.
    await organiser.open("/events/new");
    await organiser.page.waitForURL("**/account");
    await organiser.sees(".told", /needs a second factor/);
    assert.deepEqual(await faults(organiser), []);
    await stage.picture(organiser, "owed on a phone");
    await setUp(organiser, (what) => toItsCard(organiser).then(() => stage.picture(organiser, `${what} on a phone`)));
    assert.equal(await organiser.scrollsSideways(), false);
    await organiser.page.locator("[data-shows=codes] a").click();
    await organiser.sees(".card", /Asked for at every sign-in/);

    await desk.page.reload();
    await desk.press("Take the second factor off");
    await desk.page.locator("#second-factor").waitFor({ state: "detached" });
    await organiser.page.reload();
    await organiser.page.waitForURL("**/sign-in");
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
        await setUp(desk, (what) => look(desk, what));
        await desk.page.locator("[data-shows=codes] a").click();
        await desk.sees("#second-factor", /./);
        await look(desk, "account with a second factor");
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
