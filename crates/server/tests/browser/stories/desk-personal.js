/** What people show at the admission desk stays there: not on pages for others, in files, streams, counts, nor in what the program prints. */

import assert from "node:assert/strict";
import { Secretary } from "../stage/secretary.js";
import { story } from "../stage/story.js";

/** A day of birth by the calendar and counted, a passport, an address, a policy. */
const PRIVATE = ["2009-05-17", "14381", "4507-998877", "Lisova 5", "POLICY-77"];

/** @param {string} number @param {string} paper */
const shows = (number, paper) => ({ entry: { show: { people: [1], paper: { document: { paper }, number, until: 30_000 } } } });

/** @param {string} name */
const enters = (name) => ({ entry: { register: { person: { name, capacities: ["player"], birth: { day: 14381 }, other: [["address", "Lisova 5"]] } } } });

/** What somebody reads, at most for a while: a stream goes on. @param {string} address @param {string} accept */
async function reads(address, accept) {
    const answer = await fetch(address, { headers: { accept } });
    if (!/event-stream|ndjson/.test(answer.headers.get("content-type") ?? "")) return answer.text();
    const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).getReader();
    const { value } = await reader.read();
    await reader.cancel();
    return new TextDecoder().decode(value);
}

story("nobody else learns what was shown at admission", async (stage) => {
    const desk = await Secretary.come(stage, "Olena");
    await desk.open("/");
    const { draft } = await desk.post("/api/events/draft", { name: "Club", system: "round-robin", players: 4 });
    const { id } = await desk.post("/api/events", { draft, terms: { audience: "public", publication: "at-once", rounds: "by-hand" } });
    await desk.gives(id, ["Aa", "Bb", "Cc", "Dd"].map(enters));
    await desk.gives(id, [shows("4507-998877", "passport"), shows("POLICY-77", "accident-insurance")]);
    desk.visitor.bears(/status of 4\d\d/);
    // What is refused or not understood is not written down either.
    for (const commands of [[shows("4507-998877", "nonsense")], [enters("Aa")], [{ entry: { amend: { id: 99, person: { name: "Lisova 5" } } } }]]) {
        await assert.rejects(desk.gives(id, commands));
    }
    await desk.gives(id, [{ entry: "admit-ready" }, { round: { "draw-lots": { seed: 7, nonce: "" } } }]);
    for (const round of [1, 2, 3]) {
        await desk.gives(id, [{ round: { pair: {} } }]);
        const { boards } = await (await fetch(`${stage.house.url}/api/events/${id}/pairings`)).json();
        await desk.gives(id, boards.map((/** @type {any} */ board) => ({ round: { score: { round, no: board.white.who?.no ?? board.white.no, outcome: "white" } } })));
    }
    const pages = ["", "/pairings", "/standings", "/crosstable", "/players", "/players/1", "/statistics", "/screen", "/embed/standings", "/desk/entries", "/console/journal"];
    const files = ["", "/standings", "/players", "/players/1", "/stream", "/journal", "/journal.csv", "/cases", "/export.csv?what=entries", "/export.csv?what=standings", "/export.json", "/export.trf", "/export.pdn", "/export.damka", "/papers/admission-protocol.html"];
    const addresses = [...pages.map((page) => `/events/${id}${page}`), ...files.map((file) => `/api/events/${id}${file}`), "/metrics", "/events", "/api/events"];
    for (const address of addresses) {
        const text = await reads(stage.house.url + address, /stream/.test(address) ? "text/event-stream" : "*/*");
        for (const secret of PRIVATE) assert.ok(!text.includes(secret), `${address} tells ${secret}`);
    }
    const archive = () => desk.page.evaluate(async (address) => (await fetch(address)).text(), `/api/events/${id}/export.damka?personal=true`);
    const admission = await archive();
    assert.match(admission, /4507-998877/, "who admits has it in his own archive");
    await desk.gives(id, [{ schedule: { cancel: { reason: "over" } } }, { venue: { erase: {} } }]);
    const erased = await archive();
    assert.match(erased, /Aa/, "the event tells on");
    for (const secret of PRIVATE) assert.ok(!erased.includes(secret), `${secret} was erased`);
    for (const secret of PRIVATE) assert.ok(!(stage.house.log + stage.house.said).includes(secret), `the log tells ${secret}`);
});
