/** Everybody at an event has a seat: he comes by a link, does what the seat allows, and nothing else. */

import assert from "node:assert/strict";
import { asks, comes, invites } from "../stage/seats.js";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

/** What a browser says about an answer that is a no. */
const NO = /status of (403|409|410)/;
const MINUTE = 60_000;

/** The status a page is answered with. @param {import('../stage/visitor.js').Visitor} visitor @param {string} path */
const status = async (visitor, path) => (await visitor.page.goto(visitor.url + path))?.status();

story("everybody sees and does what his seat allows", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    desk.visitor.bears(NO);
    const id = await desk.opens({ name: "Open", players: 6, rounds: 3 });
    await desk.gives(id, Array.from({ length: 6 }, (_, at) => ({ entry: { register: { person: { name: `Player ${at + 1}`, capacities: ["player"] } } } })));
    await desk.gives(id, [{ entry: "admit-ready" }, { round: { "draw-lots": {} } }]);

    // The deputy leads: he pairs and makes the pairs known.
    const link = await invites(desk, id, "deputy chief arbiter", "Taras");
    const deputy = await comes(stage, link, "Taras", /deputy/);
    await deputy.page.waitForURL(/\/desk$/);
    await deputy.open(`/events/${id}/desk/rounds`);
    await deputy.press("Pair round 1");
    await deputy.press("Publish the pairs");
    await deputy.sees("#round-title", /round 1 · results 0 of 3/i);
    // A link that was cut off says that it was, in the reader's language.
    const late = await stage.visitor("late");
    late.bears(NO);
    const cut = /** @type {const} */ ([["uk", /Посилання неповне/], ["ru", /Ссылка неполная/], ["en", /This link is incomplete/]]);
    for (const [language, words] of cut) {
        await late.open(`/events/${id}/join?lang=${language}`);
        await late.sees("[role=alert]", words);
        assert.equal(await late.page.locator("form#join").count(), 0);
    }
    // The whole link is used up, and says so to the next one before he writes his name; also where it is put in place of the part.
    await late.open(link.split("#")[0]);
    await late.sees("[role=alert]", /This link is incomplete/);
    await late.open(link);
    await late.sees("[role=alert]", /used, withdrawn or is too old/);
    assert.equal(await late.page.locator("form#join").count(), 0);

    // An arbiter keeps results; he neither pairs nor reads the papers of those who play.
    const arbiter = await comes(stage, await invites(desk, id, "arbiter", "Iryna"), "Iryna", /arbiter/);
    await arbiter.page.waitForURL(/\/desk$/);
    const menu = await arbiter.page.locator(".desk-menu").innerText();
    assert.doesNotMatch(menu, /Entries|Admission/, "what is not for him is not offered");
    for (const page of ["entries", "admission"]) assert.equal(await status(arbiter, `/events/${id}/desk/${page}`), 403, page);
    await arbiter.open(`/events/${id}/desk/results`);
    await arbiter.page.locator("#typed-result:focus").waitFor();
    for (const key of "+*-") await arbiter.page.keyboard.press(key);
    await arbiter.page.waitForFunction(() => document.querySelectorAll("tr[data-outcome]:not([data-waiting])").length === 3);
    await arbiter.open(`/events/${id}/desk/rounds`);
    await arbiter.press("Pair round 2");
    await arbiter.sees("damka-desk > .refusal", /RU22:/);
    await stage.picture(arbiter, "refused");

    // A player finds his own games and no desk.
    const player = await comes(stage, await invites(desk, id, "participant: Player 3", "Player 3"), "Player 3", /Player 3/);
    await player.page.getByRole("link", { name: "Your games" }).click();
    await player.sees("h2", /Player 3/);
    assert.equal(await player.page.locator("main table tbody tr").count() >= 1, true, "his game is on the card");
    await stage.picture(player, "card");
    assert.equal(await status(player, `/events/${id}/desk`), 403);
    const foreign = await asks(player, id, { round: { correct: { round: 1, no: 3, outcome: "white", reason: "I won" } } });
    assert.ok(foreign.status === 403 || foreign.by, JSON.stringify(foreign));

    // Press and whoever has no seat only look. A link as they were given out earlier is good as well.
    const earlier = (await invites(desk, id, "press", "Gazeta")).replace("#", "?token=");
    const press = await comes(stage, earlier, "Gazeta", /press/);
    await press.sees("h1", /Open/);
    const spectator = await stage.visitor("spectator");
    spectator.bears(NO);
    for (const each of [press, spectator]) {
        assert.equal(await status(each, `/events/${id}/standings`), 200);
        assert.equal(await each.page.locator(".desk-link").count(), 0);
        assert.equal(await status(each, `/events/${id}/papers`), 200);
        assert.equal(await status(each, `/api/events/${id}/papers/regulation.html`), 200);
        assert.equal(await status(each, `/api/events/${id}/papers/report.html`), 403);
        for (const page of ["", "/rounds", "/results", "/people"]) assert.equal(await status(each, `/events/${id}/desk${page}`), 403, page);
        const no = await asks(each, id, { round: { pair: {} } });
        assert.ok([403, 409].includes(no.status), JSON.stringify(no));
    }

    // A link that is recalled opens nothing.
    const recalled = await invites(desk, id, "chief secretary", "Nobody");
    await desk.page.locator("li", { hasText: "Nobody" }).getByRole("button", { name: "Recall" }).click();
    await desk.page.locator("li", { hasText: "Nobody" }).waitFor({ state: "detached" });
    await late.open(recalled);
    await late.sees("[role=alert]", /used, withdrawn or is too old/);
    await stage.picture(late, "recalled");
});

/** Two teams whose first round begins in so many minutes. @param {Secretary} desk @param {string} edition @param {number} minutes */
async function league(desk, edition, minutes) {
    const id = await desk.opens({ name: "League", edition, character: "team", system: "round-robin", boards: 2, reserves: 1, order: "reserves" });
    const names = ["Бондар", "Ґудзь", "Їжак", "Ким", "Коваль", "Мороз"];
    await desk.gives(id, names.map((name) => ({ entry: { register: { person: { name, capacities: ["team-member"] } } } })));
    await desk.gives(id, [
        { team: { enter: { name: "Kyiv", main: [1, 2], reserves: [3] } } },
        { team: { enter: { name: "Lviv", main: [4, 5], reserves: [6] } } },
        { schedule: { set: { round: 1, slot: { starts: Date.now() + minutes * MINUTE } } } },
    ]);
    return id;
}

story("a line-up is known when nobody can answer it any more", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await league(desk, "UA24", 30);
    await desk.gives(id, [{ round: { "draw-lots": {} } }, { round: { pair: {} } }, { venue: "publish" }]);
    const captain = await comes(stage, await invites(desk, id, "captain: Kyiv", "Остап"), "Остап", /captain: Kyiv/);
    const other = await comes(stage, await invites(desk, id, "captain: Lviv", "Ніна"), "Ніна", /captain: Lviv/);
    await captain.page.getByLabel("Board 2").selectOption({ label: "Їжак" });
    await captain.press("Submit the line-up");
    await captain.sees(".desk-line", /submit the line-up/i);
    // The desk sees it; who plays against it, and everybody else, sees the players as they were entered, and until when that may change.
    await desk.open(`/events/${id}/desk/results`);
    await desk.sees("tbody", /Їжак/);
    for (const each of [other, captain]) {
        await each.open(`/events/${id}/pairings`);
        await each.sees("table.pairs table tbody", /Бондар.*Ґудзь/s);
        await each.sees("p", /line-ups are handed in until/);
        assert.doesNotMatch(await each.page.locator("table.pairs").innerText(), /Їжак/);
    }
    await stage.picture(other, "not yet");
    const told = await other.page.evaluate(async (path) => (await fetch(path)).text(), `/api/events/${id}/pairings`);
    assert.doesNotMatch(told, /Їжак/, "nor do programs");
    // Nobody has to look again: when the time is over it is there.
    await other.sees(".live-state", /by themselves/);
    await desk.gives(id, [{ schedule: { set: { round: 1, slot: { starts: Date.now() + 9 * MINUTE } } } }]);
    await other.sees("table.pairs table tbody", /Бондар.*Їжак/s);
    await stage.picture(other, "known");
});

story("a captain hands in his line-up in time", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await league(desk, "RU22", 30);
    const captain = await comes(stage, await invites(desk, id, "captain: Kyiv", "Остап"), "Остап", /captain: Kyiv/);
    await captain.page.waitForURL(/\/desk\/teams\/1$/);
    assert.equal(await captain.page.locator(".desk-menu a").count(), 0, "the desk is not his");
    await captain.sees("#desk-content", /15 minutes before the round/);
    await captain.page.getByLabel("Board 2").selectOption({ label: "Їжак" });
    await captain.press("Submit the line-up");
    await captain.sees(".desk-line", /submit the line-up/i);
    await captain.page.reload();
    assert.equal(await captain.page.getByLabel("Board 2").locator("option:checked").innerText(), "Їжак");
    await stage.picture(captain, "in time");
    // The page of the other team is not his, nor is the line-up of it.
    assert.equal(await status(captain, `/events/${id}/desk/teams/2`), 403);
    const other = await asks(captain, id, { team: { "line-up": { team: 2, round: 1, boards: [5, 4] } } });
    assert.notEqual(other.status, 200, "nobody hands in the line-up of another team");

    // Ten minutes before the round it is too late.
    await desk.gives(id, [{ schedule: { set: { round: 1, slot: { starts: Date.now() + 10 * MINUTE } } } }]);
    await captain.open(`/events/${id}`);
    await captain.page.getByRole("link", { name: "Line-up: Kyiv" }).click();
    await captain.page.getByLabel("Board 2").selectOption({ label: "Ґудзь" });
    await captain.press("Submit the line-up");
    await captain.sees("form > .refusal", /too late.*15 minutes before the round.*RU22:/is);
    assert.equal(await captain.page.getByLabel("Board 2").locator("option:checked").innerText(), "Ґудзь", "what he chose is not lost");
    await stage.picture(captain, "too late");

    // A decision about a player is protested by his captain, and by nobody else: it is not offered to the player himself.
    const parties = [{ person: 1, team: 1 }];
    await desk.gives(id, [{ protest: { decide: { matter: "play", what: { words: "he spoke" }, round: 1, board: 1, parties, articles: [] } } }]);
    const player = await comes(stage, await invites(desk, id, "participant: Бондар", "Бондар"), "Бондар", /Бондар/);
    for (const [each, forms] of [[player, 0], [captain, 1]]) {
        await each.open(`/events/${id}/console/cases`);
        await each.sees("section[aria-labelledby=decisions] li", /he spoke/);
        assert.equal(await each.page.locator("section[aria-labelledby=decisions] form").count(), forms);
    }

    // In Ukraine ten minutes are enough, and nine are not.
    const ua = await league(desk, "UA24", 14);
    const second = await comes(stage, await invites(desk, ua, "captain: Kyiv", "Остап"), "Остап", /captain: Kyiv/);
    await second.page.waitForURL(/\/desk\/teams\/1$/);
    await second.sees("#desk-content", /10 minutes before the round/);
    await second.page.getByLabel("Board 2").selectOption({ label: "Їжак" });
    await second.press("Submit the line-up");
    await second.sees(".desk-line", /submit the line-up/i);
    await desk.gives(ua, [{ schedule: { set: { round: 1, slot: { starts: Date.now() + 9 * MINUTE } } } }]);
    await second.open(`/events/${ua}/desk/teams/1`);
    await second.page.getByLabel("Board 2").selectOption({ label: "Ґудзь" });
    await second.press("Submit the line-up");
    await second.sees("form > .refusal", /too late.*10 minutes before the round.*UA24:III\.team\.4/is);
});

story("a round is annulled by two", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    desk.visitor.bears(NO);
    const { page } = desk;
    const id = await desk.opens({ name: "Open", players: 6, rounds: 3 });
    await desk.begins(id, 6);
    const deputy = await comes(stage, await invites(desk, id, "deputy chief arbiter", "Taras"), "Taras", /deputy/);
    await deputy.open(`/events/${id}/desk/people`);

    const annul = async (/** @type {string} */ reason) => {
        await desk.open(`/events/${id}/desk/people`);
        await desk.visitor.press("Annul round 1");
        await page.locator("dialog input").fill(reason);
        await page.keyboard.press("Enter");
        await desk.sees("[aria-labelledby=two-title] p", new RegExp(`Olena: annul round 1 — ${reason}`, "i"));
    };
    // The other one says no: the round stands.
    await annul("wrong list");
    await deputy.sees("[aria-labelledby=two-title] p", /Olena: annul round 1 — wrong list/i);
    await deputy.press("Decline");
    await desk.page.getByText("wrong list").waitFor({ state: "detached" });
    await desk.open(`/events/${id}/desk/rounds`);
    await desk.sees("#round-title", /round 1/i);

    // Who asks is not offered to agree with himself: he reads who else can, and may take it back.
    await annul("the lights went out");
    await desk.sees("[aria-labelledby=two-title] p", /Somebody else must approve: Taras/);
    assert.equal(await page.getByRole("button", { name: "Approve" }).count(), 0);
    await stage.picture(desk.visitor, "asked");
    const own = await asks(desk.visitor, id, { venue: { approve: { no: 2 } } });
    assert.equal(own.code, "another-person", "nor is it done otherwise");
    await desk.visitor.press("Withdraw the request");
    await page.getByText("the lights went out").waitFor({ state: "detached" });
    await annul("the lights went out again");
    await deputy.sees("[aria-labelledby=two-title] p", /the lights went out again/);
    await deputy.press("Approve");
    await deputy.page.getByText("the lights went out again").waitFor({ state: "detached" });
    await desk.open(`/events/${id}/desk/rounds`);
    assert.equal(await page.locator("#round-title").count(), 0, "the round is gone");
    await desk.visitor.press("Pair round 1");
    await desk.sees("#round-title", /round 1 · results 0 of 3/i);
});
