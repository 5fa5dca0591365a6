/** The console conducts real online boards: what holds a round back is said, a sanction climbs the ladder, a game is adjudicated with its position on the screen. */

import assert from "node:assert/strict";
import { faults } from "../stage/access.js";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

const NAMES = ["Мороз Анна", "Ткач Роман"];
const REMOTE = { venue: "remote", record: "kept", draws: "automatic", irregularities: "refused" };
const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** What is still possible after a game. */
const AFTER = ["check", "impose", "message", "note", "propose", "violation"];

/** What the open board offers. @param {Secretary} desk */
const offers = async (desk) => (await desk.page.locator("select[name=do] option").evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""))).sort();

/** @param {Secretary} desk @param {string} edition @param {string} discipline */
async function drafted(desk, edition, discipline) {
    await desk.open("/");
    const presets = await (await fetch(`${desk.visitor.url}/api/events/presets`)).json();
    const preset = presets.find(
        (/** @type {any} */ { id, draft }) => id === "round-robin" && draft.edition === edition && draft.discipline === discipline,
    );
    assert.ok(preset, `a preset of ${edition} ${discipline}`);
    return preset.draft;
}

/** An event that is drawn. @param {Secretary} desk @param {any} draft @param {string[]} names */
async function drawn(desk, draft, names) {
    const { id } = await desk.post("/api/events", { draft, terms: { audience: "public", publication: "at-once", rounds: "by-hand" } });
    await desk.gives(id, names.map((name) => ({ entry: { register: { person: { name, capacities: ["player"] } } } })));
    await desk.gives(id, [{ entry: "admit-ready" }, { round: { "draw-lots": { seed: 7, nonce: "" } } }]);
    return id;
}

/** An online event of two, drawn. @param {Secretary} desk @param {string} rounds who begins them */
async function opens(desk, rounds) {
    const draft = await drafted(desk, "RU22", "russian blitz");
    draft.name = "Online match";
    draft.game = { ...draft.game, ...REMOTE };
    const id = await drawn(desk, draft, NAMES);
    // The clock pairs at the hour: it is still to come when the command does, however bad the line.
    const slot = { schedule: { set: { round: 1, slot: { starts: Date.now() + 3_000, hall: null } } } };
    const arranged = { venue: { arrange: { audience: "public", publication: "at-once", rounds } } };
    await desk.gives(id, rounds === "by-clock" ? [slot, arranged] : [{ round: { pair: {} } }, slot]);
    return id;
}

/** Somebody takes his seat by the link he was sent. @param {import("../stage/story.js").Stage} stage @param {Secretary} desk @param {string} id @param {number} person @param {object} [how] */
async function invited(stage, desk, id, person, how) {
    const name = NAMES[person - 1];
    const { links } = await desk.gives(id, [{ venue: { invite: { seat: { person }, label: name } } }]);
    const visitor = await stage.visitor(name, how);
    const token = new URL(links[0].url).hash.slice(1);
    const data = { commands: [{ venue: { join: { token, name } } }] };
    await visitor.open("/");
    const answer = await visitor.context.request.post(`${visitor.url}/api/events/${id}/commands`, { data, headers: { origin: visitor.url } });
    assert.ok(answer.ok(), await answer.text());
    return visitor;
}

/** Chooses what to do at the open board. @param {Secretary} desk @param {string} deed @param {Record<string, string>} fields */
async function chooses(desk, deed, fields) {
    await desk.page.locator("select[name=do]").selectOption(deed);
    for (const [name, value] of Object.entries(fields)) {
        const field = desk.page.locator(`.board-open .fields [name="${name}"]`);
        if ((await field.evaluate((field) => field.tagName)) === "SELECT") await field.selectOption(value);
        else await field.fill(value);
    }
}

/** Does it, and waits until the board was shown again. @param {Secretary} desk */
async function does(desk) {
    const done = desk.page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().includes("/console/"));
    await desk.page.getByRole("button", { name: /record and carry out/i }).click();
    assert.equal((await done).status(), 200);
}

story("the console says what holds a round back", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await opens(desk, "by-clock");
    await desk.open(`/events/${id}/console`);
    await desk.sees(".notices", /Round 1 will not start by itself: .*RU22:/);
    await desk.sees(".boards", /Мороз Анна/);
    assert.deepEqual(await faults(desk.visitor), []);
    await stage.picture(desk.visitor, "held back");
    const phone = await desk.again("phone", { ...PHONE, locale: "uk" });
    await phone.open(`/events/${id}/console`);
    await phone.sees(".notices", /Тур 1 .*головний суддя: призначено 0 з 1/);
    await phone.sees(".boards", /Відкриється на початку туру/);
    assert.equal(await phone.visitor.scrollsSideways(), false);
    await stage.picture(phone.visitor, "held back phone");
    // The secretary looks at the rounds, and is told there as well.
    for (const page of ["/desk", "/desk/rounds"]) {
        await desk.open(`/events/${id}${page}`);
        await desk.sees(".notice", /Round 1 will not start by itself: .*chief arbiter: 0 of 1 appointed/);
        await phone.open(`/events/${id}${page}`);
        await phone.sees(".notice", /головний суддя: призначено 0 з 1/);
        assert.equal(await phone.visitor.scrollsSideways(), false, page);
    }
    assert.deepEqual(await faults(desk.visitor), []);
    await stage.picture(desk.visitor, "held back desk");
    await stage.picture(phone.visitor, "held back desk phone");
});

story("the console at an online board", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await opens(desk, "by-hand");
    await desk.open(`/events/${id}/console`);
    await desk.sees("[data-row='1'] .clocks", /\d:\d\d/);
    // A button that is looked at again stays the same button: a slow finger finds it.
    const button = await desk.page.locator("[data-board='1']").elementHandle();
    await desk.page.waitForResponse((answer) => answer.url().endsWith("/console"));
    await desk.page.waitForResponse((answer) => answer.url().endsWith("/console"));
    assert.equal(await button?.evaluate((button) => button.isConnected), true);
    await desk.page.locator("[data-board='1']").click();
    await desk.sees(".board-open h2", /Board 1/);
    await desk.sees("[data-row='1']", /being played/);
    for (const [measure, next] of [["remark", /warning/i], ["warning", /loss/i]]) {
        await desk.page.locator("select[name=do]").selectOption("impose");
        await desk.page.locator("select[name=who]").selectOption("black");
        await desk.page.locator("select[name=measure]").selectOption(String(measure));
        await desk.sees(".board-open .article", /RU22:5\.4\.15\.1/);
        await desk.page.getByLabel(/articles violated/i).fill("RU22:2.3.3.e");
        await desk.page.getByLabel(/what is written down/i).fill(`Spoke before the ${measure}`);
        await desk.page.getByRole("button", { name: /record and carry out/i }).click();
        await desk.sees(".ladder:last-of-type", next);
        await desk.sees(".ladder:last-of-type", new RegExp(`Spoke before the ${measure}`));
    }
    // Beyond the limit the article refuses.
    await desk.page.locator("select[name=do]").selectOption("impose");
    await desk.page.locator("select[name=measure]").selectOption("opponent-time");
    await desk.page.getByLabel(/^seconds$/i).fill("121");
    await desk.page.getByLabel(/articles violated/i).fill("RU22:2.3.3.e");
    desk.visitor.bears(/409|Failed to load resource/);
    await desk.page.getByRole("button", { name: /record and carry out/i }).click();
    await desk.sees(".board-open .trouble", /RU22:5\.4\.15\.1\.c/);
    await stage.picture(desk.visitor, "refused");
    await desk.page.locator("select[name=do]").selectOption("adjudicate");
    await desk.page.locator("select[name=outcome]").selectOption("draw");
    await desk.page.locator(".board-open img").evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
    assert.deepEqual(await faults(desk.visitor), []);
    await desk.page.getByRole("button", { name: /record and carry out/i }).click();
    await desk.sees("[data-row='1']", /draw/i);
    // Who works by keyboard is at the board again after what he did, and when he closes it at the button by which he came.
    await desk.page.locator("#board-title:focus").waitFor();
    await desk.page.keyboard.press("Tab");
    await desk.page.keyboard.press("Enter");
    await desk.page.locator("[data-board='1']:focus").waitFor();
    await desk.page.keyboard.press("Enter");
    await desk.page.locator("#board-title:focus").waitFor();
    await desk.page.locator("select[name=do] option[value=replace]").waitFor({ state: "detached" });
    assert.deepEqual(await offers(desk), AFTER);
    await stage.picture(desk.visitor, "adjudicated");
    const phone = await desk.again("phone", PHONE);
    await phone.open(`/events/${id}/console`);
    await phone.page.locator("[data-board='1']").click();
    await phone.sees(".board-open h2", /Board 1/);
    assert.equal(await phone.visitor.scrollsSideways(), false);
    await stage.picture(phone.visitor, "board phone");
    // What a sanction was imposed for is read where decisions are, and in the journal; times are the reader's.
    for (const reader of [desk, phone]) {
        await reader.open(`/events/${id}/console/cases`);
        await reader.sees("#decision-1 .reason", /Reason: Spoke before the remark/);
        await stage.picture(reader.visitor, `reasons ${reader === phone ? "phone" : "desk"}`);
    }
    assert.deepEqual(await faults(desk.visitor), []);
    await desk.open(`/events/${id}/console/journal`);
    await desk.sees("tbody", /Spoke before the warning/);
    await desk.page.locator("td:nth-child(5) time").first().waitFor();
    assert.doesNotMatch(await desk.page.locator("tbody").innerText(), /UTC/);
    await stage.picture(desk.visitor, "journal");
});

story("the arbiter writes to a player, adjourns his game and resumes it", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const draft = await drafted(desk, "RU-CODEX", "international");
    draft.name = "Online match by the older code";
    // A control of two moves makes the control moves quick to make.
    draft.game = { ...draft.game, ...REMOTE, control: "50m/2,30m" };
    const id = await drawn(desk, draft, NAMES);
    const people = [await invited(stage, desk, id, 1), await invited(stage, desk, id, 2, { ...PHONE, locale: "uk" })];
    await desk.gives(id, [{ round: { pair: {} } }, { schedule: { set: { round: 1, slot: { starts: Date.now(), hall: null } } } }]);
    await desk.open(`/events/${id}/console`);
    await desk.page.locator("[data-row='1'] .clocks").waitFor();
    await desk.page.locator("[data-board='1']").click();
    await desk.sees(".board-open h2", /Board 1/);
    const table = new URL(String(await desk.page.locator(".board-open figcaption a").getAttribute("href")), desk.visitor.url).pathname;
    for (const each of people) {
        await each.open(table);
        await each.phase("playing");
    }
    const [white, black] = (await desk.page.locator(".board-open h2").innerText()).includes(`${NAMES[0]} –`) ? people : people.toReversed();
    const watcher = await stage.visitor("watcher");
    await watcher.open(table);
    await watcher.phase("playing");

    // What is written to White only White is shown; what is written to both, both.
    await chooses(desk, "message", { who: "white", text: "Please come to the camera" });
    await does(desk);
    await white.sees(".letters", /Please come to the camera/);
    await chooses(desk, "message", { who: "both", text: "Five minutes more" });
    await does(desk);
    await white.hears(/Five minutes more/);
    await black.hears(/Five minutes more/);
    for (const [ply, text] of ["32-28", "19-23", "28x19", "14x23"].entries()) {
        const player = ply % 2 === 0 ? white : black;
        await player.stands(ply);
        await player.play(text);
    }
    await watcher.stands(4);
    await black.stands(4);
    assert.doesNotMatch(await black.page.locator("main").innerText(), /camera/);
    assert.doesNotMatch(await watcher.page.locator("main").innerText(), /camera|Five minutes/);
    await stage.picture(people[0], "written");
    await stage.picture(people[1], "written phone");
    for (const each of people) assert.deepEqual(await faults(each), []);
    assert.equal(await people[1].scrollsSideways(), false);
    await people[1].sees(".letters", /Суддя пише: Five minutes more/);
    await white.page.reload();
    await white.sees(".letters", /Please come to the camera/);
    await white.sees(".letters", /Five minutes more/);

    // The control moves are made: the game is adjourned, and nobody sees the move that is sealed.
    await desk.sees(".position-words", /Last move: 14x23/);
    await chooses(desk, "adjourn", { ground: "session-over" });
    await desk.sees(".board-open .article", /^RU-CODEX:3\.11\.3/);
    await does(desk);
    await white.until((view) => view.adjournment === "ordered");
    await white.click("37", "32");
    await white.phase("adjourned");
    await desk.sees(".position-words", /has sealed a move; the envelope is kept/);
    await desk.sees("[data-row='1'] .needs", /adjourned/);
    assert.doesNotMatch(await desk.page.locator("main").innerText(), /37-32/);
    await desk.page.locator(".board-open img").evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
    assert.deepEqual(await faults(desk.visitor), []);
    await stage.picture(desk.visitor, "sealed");
    await chooses(desk, "resume", {});
    await desk.sees(".board-open .article", /^RU-CODEX:3\.12\.1(?!.*Not now)/);
    await does(desk);
    await desk.sees(".position-words", /Last move: 37-32/);
    await desk.sees("[data-row='1']", /being played/);
    await black.until((view) => view.phase === "playing" && view.ply === 5);
    await desk.page.locator(".board-open img").evaluate((/** @type {HTMLImageElement} */ image) => image.decode());
    await stage.picture(desk.visitor, "resumed");
});

story("the console at boards in the hall", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const draft = await drafted(desk, "RU22", "russian blitz");
    draft.name = "Hall";
    const id = await drawn(desk, draft, [...NAMES, "Їжак Остап", "Коваль Олена"]);
    await desk.gives(id, [{ round: { pair: {} } }]);
    await desk.open(`/events/${id}/console`);
    await desk.sees("[data-row='1']", /In the hall/);
    await desk.page.locator("[data-board='1']").click();
    await desk.sees(".board-open h2", /Board 1/);
    await chooses(desk, "replace", { white: "240", black: "120" });
    await desk.sees(".board-open .article", /^RU22:5\.4\.2\.5/);
    await does(desk);
    // A claim that waits for the arbiter: not upheld the game goes on, upheld it is drawn.
    await chooses(desk, "claim", { upheld: "false" });
    await does(desk);
    await desk.sees("[data-row='1']", /In the hall/);
    await chooses(desk, "claim", { upheld: "true" });
    await desk.sees(".board-open .article", /^RU22:5\.4\.13\.6/);
    await does(desk);
    await desk.sees("[data-row='1']", /drawn/);
    await desk.page.locator("[data-board='2']").click();
    await desk.sees(".board-open h2", /Board 2/);
    await chooses(desk, "adjudicate", { outcome: "white" });
    await desk.page.getByLabel(/what is written down/i).fill("the position was won");
    assert.deepEqual(await faults(desk.visitor), []);
    await stage.picture(desk.visitor, "hall");
    await does(desk);
    await desk.sees("[data-row='2']", /White won/);
    await desk.page.locator("select[name=do] option[value=replace]").waitFor({ state: "detached" });
    assert.deepEqual(await offers(desk), AFTER.filter((deed) => deed !== "message"));
    await stage.picture(desk.visitor, "hall adjudicated");
    await desk.open(`/events/${id}/console/cases`);
    for (const said of [/another clock: 240 s and 120 s/, /the claim is not upheld/, /the claim is upheld/, /adjudicated: white.* the position was won/])
        await desk.sees(".cases", said);
    const phone = await desk.again("phone", PHONE);
    await phone.open(`/events/${id}/console`);
    await phone.page.locator("[data-board='1']").click();
    await phone.sees(".board-open h2", /Board 1/);
    assert.equal(await phone.visitor.scrollsSideways(), false);
    await stage.picture(phone.visitor, "hall phone");

    // An adjourned game is resumed: a player comes late, or the envelope is lost, each by its article.
    const codex = await drafted(desk, "RU-CODEX", "international");
    codex.name = "Adjourned";
    const adjourned = await drawn(desk, codex, NAMES);
    await desk.gives(adjourned, [{ round: { pair: {} } }]);
    await phone.open(`/events/${adjourned}/console`);
    await phone.page.locator("[data-board='1']").click();
    await phone.sees(".board-open h2", /Board 1/);
    await chooses(phone, "resume", { absent: "white", sealed: "black" });
    await phone.sees(".board-open .article", /^RU-CODEX:3\.12\.3/);
    await chooses(phone, "came", { who: "white", sealed: "white" });
    await phone.sees(".board-open .article", /^RU-CODEX:3\.12\.4/);
    await stage.picture(phone.visitor, "late to a resumption");
    await does(phone);
    await chooses(phone, "lost", { restored: "position", white: "240", black: "120" });
    await phone.sees(".board-open .article", /^RU-CODEX:3\.12\.6/);
    await stage.picture(phone.visitor, "lost envelope");
    await does(phone);
    await phone.open(`/events/${adjourned}/console/cases`);
    for (const said of [/late to the resumption/, /the envelope is lost, the position is restored with 240 s and 120 s/]) await phone.sees(".cases", said);
});
