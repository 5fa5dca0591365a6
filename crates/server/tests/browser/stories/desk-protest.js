/** What is in dispute at an event: protests with their deposits, the committee, exclusion, notices, and who may press what. */

import assert from "node:assert/strict";
import { asks, comes, invites } from "../stage/seats.js";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

/** What a browser says about an answer that is a no. */
const NO = /status of (403|409|422)/;

/** Opens "More of the regulation", fills it in and saves it. @param {Secretary} desk @param {string} id @param {string|RegExp} label @param {string} text */
async function regulates(desk, id, label, text) {
    await desk.open(`/events/${id}/desk/regulation`);
    await desk.page.locator("summary", { hasText: "More of the regulation" }).click();
    await desk.page.getByLabel(label).fill(text);
    await desk.page.getByRole("button", { name: "Save", exact: true }).click();
}

/** The case or decision that a text stands in. @param {import('../stage/visitor.js').Visitor} visitor @param {string} section @param {string|RegExp} text */
const card = (visitor, section, text) => visitor.page.locator(`section[aria-labelledby=${section}] li.card`, { hasText: text });

/** Files a protest on the page of protests. @param {import('../stage/visitor.js').Visitor} author @param {string} id @param {string} decision @param {string} text */
async function files(author, id, decision, text) {
    await author.open(`/events/${id}/console/cases`);
    const one = card(author, "decisions", decision);
    await one.locator("summary").click();
    await one.getByLabel("What is wrong").fill(text);
    await one.getByLabel("Articles considered violated").fill("RU22:5.4.13.1");
    await one.locator("form button").click();
    await author.sees("section[aria-labelledby=cases] blockquote", new RegExp(text));
}

/** Hears both parties of a protest; the buttons go as they are pressed. @param {import('../stage/visitor.js').Visitor} judge @param {string} text */
async function hears(judge, text) {
    const heard = card(judge, "cases", text).getByRole("button", { name: /: Heard$/ });
    for (const left of [1, 0]) {
        await heard.first().click();
        await judge.page.waitForFunction(
            ([text, left]) => {
                const cards = [...document.querySelectorAll("section[aria-labelledby=cases] li.card")].filter((one) => one.textContent?.includes(String(text)));
                return cards.length === 1 && [...cards[0].querySelectorAll("button")].filter((one) => one.textContent?.endsWith(": Heard")).length === left;
            },
            [text, left],
        );
    }
}

/** Rules on a protest. @param {import('../stage/visitor.js').Visitor} judge @param {string} text @param {string} verdict @param {string} reason @param {[string, string]} [votes] */
async function rules(judge, text, verdict, reason, votes) {
    const one = card(judge, "cases", text);
    await one.getByLabel("Ruling").selectOption(verdict);
    await one.getByLabel("What is written down").fill(reason);
    if (votes) for (const [at, label] of ["Votes for", "Votes against"].entries()) await one.getByLabel(label).fill(votes[at]);
    await one.getByRole("button", { name: "Rule on it" }).click();
    await judge.sees("section[aria-labelledby=cases] .ruling", new RegExp(reason));
}

story("a representative protests, and somebody is excluded", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    desk.visitor.bears(NO);
    const { page } = desk;
    const id = await desk.opens({ name: "Open", edition: "RU22", tempo: "classical", players: 4, rounds: 3 });
    await regulates(desk, id, "Deposit with a protest", "5001");
    await desk.sees("form > .refusal", /a deposit of 5001.*at most 5000.*RU22:5\.4\.17\.4/s);
    await regulates(desk, id, "Deposit with a protest", "500");
    await desk.sees(".desk-line", /✓/);
    const person = (/** @type {string} */ name, /** @type {string} */ capacity, organisation = "") => ({ entry: { register: { person: { name, capacities: [capacity], organisation, birth: { year: 1980 } } } } });
    await desk.gives(id, [
        ...["Ким Юрий", "Орлов Олег", "Белов Лев", "Титов Глеб"].map((name, at) => person(name, "player", at ? "Казань" : "Самара")),
        person("Сом Пётр", "representative", "самара"),
    ]);
    await desk.gives(id, [{ entry: "admit-ready" }, { round: { "draw-lots": {} } }, { round: { pair: {} } }, { venue: "publish" }]);

    // Nobody has decided anything. Who represents an athlete protests about his game, and not about another one.
    const speaker = await comes(stage, await invites(desk, id, "participant: Сом Пётр", "Сом Пётр"), "Сом Пётр", /Сом Пётр/);
    speaker.bears(NO);
    await speaker.page.getByRole("link", { name: "Protests", exact: true }).click();
    await speaker.sees("section[aria-labelledby=decisions]", /No decisions yet/);
    const about = speaker.page.locator("section[aria-labelledby=games]");
    await about.locator("summary", { hasText: "File a protest about a game" }).click();
    await about.getByText("to: chief arbiter").waitFor();
    const games = await about.getByLabel("Game").locator("option").allInnerTexts();
    assert.equal(games.length, 1, "his own athlete's");
    assert.match(games[0], /^Round 1 · Board [12]: .*Ким Юрий/);
    await about.getByLabel("What is wrong").fill("he touched the piece");
    await about.getByRole("button", { name: "File a protest" }).click();
    await about.getByRole("alert").filter({ hasText: /names the articles.*RU22:5\.4\.17\.2/s }).waitFor();
    await about.getByLabel("Articles considered violated").fill("RU22:5.4.13.1");
    await stage.picture(speaker, "about a game");
    await about.getByRole("button", { name: "File a protest" }).click();
    await speaker.sees("section[aria-labelledby=cases] blockquote", /he touched the piece/);
    await speaker.sees("section[aria-labelledby=games]", /no game that can be protested now/);
    // The chief arbiter hears both who play it, and rules.
    await desk.open(`/events/${id}/console/cases`);
    await card(desk.visitor, "cases", "he touched the piece").getByText(games[0].split(": ")[0]).waitFor();
    await hears(desk.visitor, "he touched the piece");
    await rules(desk.visitor, "he touched the piece", "upheld", "he did");
    await card(desk.visitor, "cases", "he touched the piece").getByText(/deposit returned: 500/).waitFor();
    await stage.picture(desk.visitor, "game ruled on");
    await speaker.open(`/events/${id}`);

    // An arbiter decides twice; who represents the athlete finds both.
    const arbiter = await comes(stage, await invites(desk, id, "arbiter", "Iryna"), "Iryna", /arbiter/);
    const decide = (/** @type {any} */ what, /** @type {number[]} */ people) => ({ protest: { decide: { matter: "play", what, round: 1, board: 1, parties: people.map((person) => ({ person, team: null })), articles: ["RU22:2.3.3.e"] } } });
    for (const words of ["the draw stands", "the clock was right"]) assert.equal((await asks(arbiter, id, decide({ words }, [1, 2]))).status, 200);
    await speaker.page.getByRole("link", { name: "Entries: самара" }).click();
    await speaker.sees("#register-title", /самара/);
    await speaker.sees("[aria-labelledby=register-title] tbody tr", /Ким Юрий/);
    assert.doesNotMatch(await speaker.page.locator("[aria-labelledby=register-title]").innerText(), /Орлов/, "athletes of others are not his");
    await speaker.page.getByLabel("Player", { exact: true }).fill("Новик Лука");
    await speaker.press("Add somebody");
    await speaker.sees("[aria-labelledby=register-title] tbody tr", /Новик Лука/);
    await stage.picture(speaker, "representative");
    await speaker.page.getByRole("link", { name: "Protests", exact: true }).click();
    await speaker.sees("section[aria-labelledby=decisions] li", /the draw stands/);
    await files(speaker, id, "the draw stands", "repeated only twice");
    // Another protest comes on paper, and is entered for who wrote it.
    await desk.open(`/events/${id}/console/cases`);
    const clock = card(desk.visitor, "decisions", "the clock was right");
    await clock.locator("summary", { hasText: "Protest received on paper" }).click();
    await clock.getByLabel("Handed in by").selectOption("Ким Юрий");
    await clock.getByLabel("What it says").fill("it stood still");
    await clock.getByLabel("Articles considered violated").fill("RU22:5.4.13.1");
    await stage.picture(desk.visitor, "on paper");
    await clock.getByRole("button", { name: "Enter the protest" }).click();
    await card(desk.visitor, "cases", "it stood still").locator("p", { hasText: "Ким Юрий" }).first().waitFor();
    await speaker.open(`/events/${id}/console/cases`);
    await speaker.sees("section[aria-labelledby=cases] li", /Deposit: 500/);
    await stage.picture(speaker, "filed");

    // The chief arbiter hears both sides and rules: one deposit comes back, the other one goes to the prize fund.
    await desk.open(`/events/${id}/console/cases`);
    for (const [text, verdict, reason, deposit] of [
        ["it stood still", "upheld", "it was broken", /deposit returned: 500/],
        ["repeated only twice", "rejected", "by the record", /deposit goes to the prize fund: 500/],
    ]) {
        for (const heard of ["Ким Юрий: Heard", "Орлов Олег: did not come"]) {
            await card(desk.visitor, "cases", text).getByRole("button", { name: heard }).click();
            await card(desk.visitor, "cases", text).locator("p", { hasText: heard }).first().waitFor();
            await card(desk.visitor, "cases", text).getByRole("button", { name: heard }).waitFor({ state: "detached" });
        }
        await rules(desk.visitor, text, verdict, reason);
        await card(desk.visitor, "cases", text).getByText(deposit).waitFor();
    }
    await desk.sees("section[aria-labelledby=cases] > p", /Deposits: 500 to the prize fund, 1000 returned/);
    await stage.picture(desk.visitor, "ruled");

    // Somebody is excluded by the panel. The deputy takes him out of the table; his results are annulled by the panel only.
    await desk.open(`/events/${id}/desk/people`);
    const grant = page.locator("form[data-command*=grant]");
    await grant.getByLabel("Name").fill("Olena");
    await grant.getByLabel("Seat").selectOption({ label: "main panel" });
    await grant.getByRole("button", { name: "Give a seat to an account" }).click();
    await desk.sees("[aria-labelledby=seats-title] li", /Olena · main panel/);
    await desk.gives(id, [decide({ measure: "exclusion" }, [3])]);
    const deputy = await comes(stage, await invites(desk, id, "deputy chief arbiter", "Taras"), "Taras", /deputy/);
    deputy.bears(NO);
    await deputy.open(`/events/${id}/console/cases`);
    await deputy.sees("section[aria-labelledby=exclusions] li", /Белов Лев.*still in the table.*only the main panel annuls results.*RU22:1\.5\.8/s);
    assert.equal(await deputy.page.getByRole("button", { name: "Annul the results" }).count(), 0, "what he may not is not offered");
    await deputy.press("Remove from the table");
    await deputy.page.getByText("still in the table").waitFor({ state: "detached" });
    await desk.open(`/events/${id}/console/cases`);
    await desk.visitor.press("Annul the results");
    await desk.sees("section[aria-labelledby=exclusions] li", /The results are annulled/);
    await stage.picture(desk.visitor, "annulled");

    // What everybody is told reaches everybody.
    await desk.gives(id, [{ schedule: { set: { round: 2, slot: { starts: Date.now() + 86_400_000, hall: "A" } } } }, { schedule: "publish" }]);
    const player = await comes(stage, await invites(desk, id, "participant: Титов Глеб", "Титов Глеб"), "Титов Глеб", /Титов/);
    await player.page.getByRole("link", { name: "Protests", exact: true }).click();
    await player.press("Record that it was received");
    await player.sees("section[aria-labelledby=notices] li", /Everybody has received it/);
    await stage.picture(player, "notice");
});

story("an appeal within the term of the regulation, and an overstep that is admitted", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    desk.visitor.bears(NO);
    const { page } = desk;
    // The event says how long a decision may be appealed.
    const id = await desk.opens({ name: "Open", edition: "UA24", players: 4, rounds: 3 });
    await regulates(desk, id, /time to appeal/i, "45");
    await desk.sees(".desk-line", /✓/);
    const person = (/** @type {string} */ name, /** @type {string} */ capacity) => ({ entry: { register: { person: { name, capacities: [capacity] } } } });
    await desk.gives(id, [
        ...["Ким Юрий", "Орлов Олег", "Белов Лев", "Титов Глеб"].map((name) => person(name, "player")),
        ...["Чайка Ада", "Лунин Яков", "Майоров Илья", "Репин Савва", "Ряпов Фома"].map((name) => person(name, "staff")),
    ]);

    // The committee is formed on the page of the panel.
    await desk.open(`/events/${id}/desk/panel`);
    await page.locator("summary", { hasText: "Form the appeals committee" }).click();
    const committee = page.locator("form[data-command*=committee]");
    await committee.getByLabel("chair").selectOption({ label: "5. Чайка Ада" });
    for (const at of [0, 1]) await committee.getByLabel("member").nth(at).selectOption({ label: ["6. Лунин Яков", "7. Майоров Илья"][at] });
    for (const at of [0, 1]) await committee.getByLabel("reserve").nth(at).selectOption({ label: ["8. Репин Савва", "9. Ряпов Фома"][at] });
    await committee.getByRole("button", { name: "Form the appeals committee" }).click();
    await desk.sees("[aria-labelledby=appeals-title] li", /Чайка Ада · chair/);

    // The chief arbiter decides; whom it concerns reads until when he may appeal, and does.
    const decide = (/** @type {string} */ matter) => ({ protest: { decide: { matter, what: { words: "he was late" }, round: 1, board: 1, parties: [{ person: 1, team: null }], articles: [] } } });
    const chief = await comes(stage, await invites(desk, id, "chief arbiter", "Iryna"), "Iryna", /chief arbiter/);
    assert.equal((await asks(chief, id, decide("play"))).status, 200);
    const author = await comes(stage, await invites(desk, id, "participant: Ким Юрий", "Ким Юрий"), "Ким Юрий", /Ким/);
    await author.page.getByRole("link", { name: "Protests", exact: true }).click();
    await author.sees("section[aria-labelledby=decisions] li", /can be protested until/);
    const times = author.page.locator("section[aria-labelledby=decisions] li time");
    const [made, until] = await times.evaluateAll((all) => all.map(({ dateTime }) => Date.parse(dateTime)));
    assert.equal(until - made, 45 * 60_000, "as long as the regulation says");
    await files(author, id, "he was late", "the bus was");
    await stage.picture(author, "appealed");

    // Who may have an interest makes room for a reserve, and the votes decide for good.
    const chair = await comes(stage, await invites(desk, id, "appeals committee", "Чайка Ада"), "Чайка Ада", /appeals committee/);
    await chair.open(`/events/${id}/console/cases`);
    const appeal = card(chair, "cases", "the bus was");
    await appeal.getByRole("button", { name: "Лунин Яков (votes): May have a conflict of interest" }).click();
    await appeal.getByRole("button", { name: "Репин Савва (votes)" }).waitFor();
    assert.equal(await appeal.getByRole("button", { name: "Лунин Яков" }).count(), 0, "he has made room");
    await stage.picture(chair, "bench");
    await rules(chair, "the bus was", "upheld", "three saw it", ["2", "1"]);
    await chair.sees("section[aria-labelledby=cases] .ruling", /three saw it.*final/s);
    await card(chair, "decisions", "he was late").getByText("overturned").waitFor();

    // By correspondence silence admits an overstep: nobody confirms it while it may be protested.
    const { draft } = await desk.post("/api/events/draft", { name: "By post", edition: "RU22", tempo: "classical", system: "round-robin", players: 4 });
    draft.organisation.play = "correspondence";
    const post = (await desk.post("/api/events", { draft })).id;
    await desk.gives(post, Array.from({ length: 4 }, (_, at) => ({ entry: { register: { person: { name: `Player ${at + 1}`, capacities: ["player"] } } } })));
    await desk.gives(post, [decide("overstep")]);
    await desk.open(`/events/${post}/console/cases`);
    await desk.sees("section[aria-labelledby=decisions] li", /can be confirmed after/);
    assert.equal(await page.getByRole("button", { name: "Confirm the overstep" }).count(), 0, "what would be refused is not offered");
    const player = await comes(stage, await invites(desk, post, "participant: Player 1", "Player 1"), "Player 1", /Player 1/);
    await files(player, post, "he was late", "my card came in time");
    await desk.open(`/events/${post}/console/cases`);
    await page.getByRole("button", { name: "Player 1: Heard" }).click();
    await page.getByRole("button", { name: "Player 1: Heard" }).waitFor({ state: "detached" });
    await rules(desk.visitor, "my card came in time", "rejected", "by the postmark");
    await desk.visitor.press("Confirm the overstep");
    await desk.sees("section[aria-labelledby=decisions] li", /The overstep is confirmed/);
    await stage.picture(desk.visitor, "confirmed");
});
