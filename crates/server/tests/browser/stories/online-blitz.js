/** An online blitz of four, everybody against everybody: played by scripts, watched by arbiters, with one protest. */

import assert from "node:assert/strict";
import { faults } from "../stage/access.js";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

const NAMES = ["Їжак Остап", "Коваль Олена", "Мороз Анна", "Ткач Роман"];
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: "uk" };

/** Opens an online event of four from the preset of the house. @param {Secretary} desk */
async function opens(desk) {
    await desk.open("/");
    const presets = await (await fetch(`${desk.visitor.url}/api/events/presets`)).json();
    const { draft } = presets.find(
        (/** @type {any} */ { id, draft }) => id === "round-robin" && draft.edition === "RU22" && draft.discipline === "russian blitz",
    );
    draft.name = "Online blitz";
    draft.game = { ...draft.game, venue: "remote", record: "kept", draws: "automatic", irregularities: "refused" };
    const { id } = await desk.post("/api/events", { draft, terms: { audience: "public", publication: "at-once", rounds: "by-hand" } });
    await desk.gives(id, NAMES.map((name) => ({ entry: { register: { person: { name, capacities: ["player"] } } } })));
    await desk.gives(id, [{ entry: "admit-ready" }, { round: { "draw-lots": { seed: 7, nonce: "" } } }]);
    return id;
}

/** Somebody takes his seat by the link he was sent. @param {any} stage @param {Secretary} desk @param {string} id @param {any} seat @param {string} name @param {object} [how] */
async function invited(stage, desk, id, seat, name, how) {
    const { links } = await desk.gives(id, [{ venue: { invite: { seat, label: name } } }]);
    const visitor = await stage.visitor(name, how);
    await visitor.open("/");
    const token = new URL(links[0].url).hash.slice(1);
    const data = { commands: [{ venue: { join: { token, name } } }] };
    const answer = await post(visitor, `/api/events/${id}/commands`, data);
    assert.equal(answer.status, 200, answer.text);
    return visitor;
}

/** @param {any} visitor @param {string} address @param {any} data @returns {Promise<{status: number, text: string}>} */
async function post(visitor, address, data) {
    return visitor.page.evaluate(
        async ([address, body]) => {
            const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body });
            return { status: answer.status, text: await answer.text() };
        },
        [address, JSON.stringify(data)],
    );
}

/** Sits at a table by a socket alone; what it says is kept for later. @param {any} visitor @param {string} table */
async function sits(visitor, table) {
    await visitor.page.evaluate((table) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
        window.tableSocket = socket;
        window.tableView = null;
        let id = 0;
        window.tableSays = (wish) => socket.send(JSON.stringify({ id: ++id, ...wish }));
        socket.addEventListener("message", ({ data }) => {
            const told = JSON.parse(data);
            const view = told.hello?.view ?? told.view;
            if (view) window.tableView = view;
            if (told.hello) window.tableYou = told.hello.you;
        });
    }, table);
    await visitor.page.waitForFunction(() => window.tableView);
}

/** Plays what is allowed first, so many half-moves, then who is told so resigns. @param {any[]} pair White and Black @param {number} plies */
async function plays(pair, plies) {
    const [white, black] = pair;
    for (const each of pair) await each.page.waitForFunction(() => window.tableView.phase === "playing");
    for (let ply = 0; ply < plies; ply += 1) {
        const mover = ply % 2 === 0 ? white : black;
        await mover.page.waitForFunction((ply) => window.tableView.ply === ply && window.tableView.legal.length > 0, ply);
        await mover.page.evaluate((ply) => window.tableSays({ do: "move", text: window.tableView.legal[0].text, ply }), ply);
        await mover.page.waitForFunction((ply) => window.tableView.ply > ply, ply);
    }
    await black.page.evaluate(() => window.tableSays({ do: "resign" }));
    await white.page.waitForFunction(() => window.tableView.phase === "over");
}

/** @param {any} desk @param {string} id @param {string} rest */
const asks = async (desk, id, rest) => desk.page.evaluate(async (address) => (await fetch(address)).json(), `/api/events/${id}${rest}`);

/** Waits for what an event says. @param {() => Promise<any>} ask */
async function until(ask) {
    for (let tries = 0; tries < 100; tries += 1) {
        const found = await ask();
        if (found) return found;
        await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("it did not come");
}

story("an online blitz with a protest", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    const id = await opens(desk);
    const players = {};
    for (const [at, name] of NAMES.entries()) players[name] = await invited(stage, desk, id, { person: at + 1 }, name);
    const arbiter = await invited(stage, desk, id, { official: "arbiter" }, "Arbiter");
    for (const round of [1, 2, 3]) {
        const hour = Date.now();
        await desk.gives(id, [{ round: { pair: {} } }, { schedule: { set: { round, slot: { starts: hour, hall: null } } } }]);
        const { boards } = await until(async () => {
            const told = await asks(desk, id, "/console");
            return told.round === round && told.boards.every((row) => row.table) && told;
        });
        assert.equal(boards.length, 2);
        const pairs = boards.map((row) => [players[row.white.name], players[row.black.name]]);
        for (const [at, row] of boards.entries()) for (const each of pairs[at]) await sits(each, row.table.id);
        if (round === 1) await intervenes(stage, id, arbiter, boards[0], pairs[0]);
        await Promise.all(pairs.map((pair, at) => plays(pair, 6 + 2 * at)));
        await until(async () => (await asks(desk, id, "/console")).boards.every((row) => row.outcome === "white"));
    }
    const won = await wins(desk, id);
    await protests(stage, id, desk, players);
    await overturns(id, desk, arbiter, players);
    const { standings } = await asks(desk, id, "/export.json");
    const points = Object.fromEntries(standings.map((/** @type {any} */ { name, points }) => [name, Number(points)]));
    assert.deepEqual(points, won, "two points for each win and nothing for a loss; a protest about time and a remark changes none of them");
    const shown = await stage.visitor("spectator");
    await shown.open(`/events/${id}/standings`);
    const rows = await shown.page.locator("main table tbody tr").allInnerTexts();
    assert.equal(rows.length, NAMES.length);
    for (const [at, { name, points }] of standings.entries()) assert.match(rows[at].replaceAll(/\s+/g, " "), new RegExp(`${name}.* ${points}( |$)`), "places and points stand on the page");
    await stage.picture(shown, "standings");
    await keptOut(id, shown, players[NAMES[0]]);
});

/** The points of everybody by the boards of all rounds: White has won each. @param {Secretary} desk @param {string} id */
async function wins(desk, id) {
    const won = Object.fromEntries(NAMES.map((name) => [name, 0]));
    for (const round of [1, 2, 3]) {
        const { boards } = await asks(desk, id, `/console?round=${round}`);
        for (const row of boards) {
            assert.equal(row.outcome, "white");
            won[row.white.name] += 2;
        }
    }
    assert.equal(Object.values(won).reduce((sum, points) => sum + points, 0), 12, "six games");
    return won;
}

/** A remark is protested, and the ruling takes it off the ladder. */
async function overturns(id, desk, arbiter, players) {
    const board = `/api/events/${id}/console/3/1`;
    const remark = { do: "impose", who: "black", measure: "remark", articles: ["RU22:2.3.3.e"] };
    const imposed = await post(arbiter, board, { deed: remark, reason: "spoke" });
    assert.equal(imposed.status, 200, imposed.text);
    const ladder = async () => (await asks(desk, id, "/console/3/1")).ladders[1];
    assert.deepEqual((await ladder()).past.map((/** @type {any} */ rung) => rung.measure), ["remark"]);
    const { name, person } = (await asks(desk, id, "/console/3/1")).black;
    const decision = (await asks(players[name], id, "/cases")).decisions.find((/** @type {any} */ one) => one.what?.measure === "remark");
    assert.ok(decision?.petition, "he may protest it");
    const file = { ...decision.petition, text: "I did not", articles: ["RU22:2.3.3.e"] };
    const filed = await post(players[name], `/api/events/${id}/commands`, { commands: [{ protest: { file } }] });
    assert.equal(filed.status, 200, filed.text);
    const { cases } = await asks(desk, id, "/cases");
    const no = Math.max(...cases.map((/** @type {any} */ one) => one.no));
    await desk.gives(id, [{ protest: { hear: { case: no, party: person, came: true } } }, { protest: { rule: { case: no, verdict: "upheld", reason: "he did not" } } }]);
    assert.deepEqual((await ladder()).past, [], "what was overturned does not count");
    await players[name].open(`/events/${id}/console/cases`);
    await players[name].sees(".cases", /overturned/i);
}

/** The arbiter sees who calls, opens the board and gives time. */
async function intervenes(stage, id, arbiter, row, [white]) {
    await white.page.waitForFunction(() => window.tableView.phase === "playing");
    await white.page.evaluate(() => window.tableSays({ do: "call-arbiter", text: "the light is out" }));
    await arbiter.open(`/events/${id}/console`);
    await arbiter.sees(".needs", /the light is out/);
    await stage.picture(arbiter, "console");
    assert.deepEqual(await faults(arbiter), []);
    await arbiter.page.locator(`[data-board="${row.board}"]`).click();
    await arbiter.sees(".board-open h2", new RegExp(row.white.name));
    await arbiter.page.locator("select[name=do]").selectOption("give");
    await arbiter.sees(".board-open .article", /RU22:/);
    await arbiter.page.locator("select[name=who]").selectOption("white");
    await arbiter.page.getByLabel(/^seconds$/i).fill("30");
    await arbiter.page.getByLabel(/what is written down/i).fill("the light was out");
    assert.deepEqual(await faults(arbiter), []);
    await arbiter.page.screenshot({ fullPage: true, path: new URL("../pictures/online-blitz-board.png", import.meta.url).pathname });
    await arbiter.press(/record and carry out/i);
    await arbiter.page.locator(".needs").waitFor({ state: "detached" });
}

/** Black protests the time that White was given; the chief arbiter rules. */
async function protests(stage, id, desk, players) {
    const [decision] = (await asks(desk, id, "/cases")).decisions;
    const author = players[decision.names[0]];
    await author.open(`/events/${id}/console/cases`);
    const decided = author.page.locator("section[aria-labelledby=decisions]");
    await decided.locator("summary").click();
    await decided.getByLabel(/what is wrong/i).fill("the light was not out");
    await decided.getByLabel(/articles considered/i).fill("RU22:2.3.3.e");
    await decided.getByRole("button", { name: /file a protest/i }).click();
    await author.sees(".cases", /not ruled on/i);
    await desk.open(`/events/${id}/console/cases`);
    // What is being written stays while something else on the page is done.
    await desk.page.getByLabel(/what is written down/i).fill("it was");
    const heard = desk.page.getByRole("button", { name: /heard/i });
    await heard.click();
    await heard.waitFor({ state: "detached" });
    await desk.sees(".cases p", /heard/i);
    assert.equal(await desk.page.getByLabel(/what is written down/i).inputValue(), "it was");
    await desk.page.locator("select[name=verdict]").selectOption("rejected");
    await stage.picture(desk.visitor, "protest");
    assert.deepEqual(await faults(desk.visitor), []);
    await desk.page.getByRole("button", { name: /rule on it/i }).click();
    await desk.sees(".ruling", /rejected/i);
    for (const page of ["duties", "journal"]) {
        await desk.open(`/events/${id}/console/${page}`);
        assert.deepEqual(await faults(desk.visitor), [], page);
        await stage.picture(desk.visitor, page);
    }
    const phone = await desk.again("phone", PHONE);
    for (const page of ["", "/cases", "/duties", "/journal"]) {
        await phone.open(`/events/${id}/console${page}`);
        await phone.sees("h1", /пульт/i);
        if (!page) await phone.sees(".boards", /Дошка 1/);
        assert.equal(await phone.visitor.scrollsSideways(), false, page);
        await stage.picture(phone.visitor, `phone${page}`);
    }
}

/** Who has no office is kept out. */
async function keptOut(id, ...visitors) {
    for (const visitor of visitors) {
        visitor.bears(/403|Failed to load resource/);
        await visitor.open(`/events/${id}/console`);
        await visitor.sees("main", /only officials/i);
        const board = `/api/events/${id}/console/3/1`;
        const answer = await post(visitor, board, { deed: { do: "give", who: "white", ms: 1000 } });
        assert.equal(answer.status, 403);
    }
}
