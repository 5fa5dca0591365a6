/**
 * Somebody who runs an event by the interface for programs, so that a story can be about those who look at it.
 *
 * ```js
 * const organiser = await Organiser.come(stage);
 * const id = await organiser.opens("swiss", { name: "City cup", rounds: 5 });
 * await organiser.enters(id, names);
 * await organiser.pairs(id);
 * await organiser.scores(id, 1, ["white", "draw"]);
 * ```
 */

import assert from "node:assert/strict";

const PASSWORD = "seven green kettles sing";
/** How long the link for the first account may take to be printed, in milliseconds. */
const SOON = 10_000;

export class Organiser {
    /** @param {import('./visitor.js').Visitor} visitor */
    constructor(visitor) {
        this.visitor = visitor;
    }

    /** The first account of the house: it may do everything. @param {import('./story.js').Stage} stage */
    static async come(stage) {
        const visitor = await stage.visitor("organiser");
        await visitor.open("/");
        const until = Date.now() + SOON;
        let invitation;
        while (!(invitation = /\/invitation#(\S+)/.exec(stage.house.said)?.[1])) {
            assert.ok(Date.now() < until, `no link was printed: ${stage.house.said}`);
            await new Promise((done) => setTimeout(done, 50));
        }
        const data = { name: "Olena", password: PASSWORD, invitation };
        const organiser = new Organiser(visitor);
        await organiser.post("/api/account", data);
        return organiser;
    }

    /** @param {string} path @param {any} [data] */
    async ask(path, data) {
        const ask = async (/** @type {[string, any]} */ [path, data]) => {
            const body = data && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) };
            const answer = await fetch(path, body || {});
            return { ok: answer.ok, text: await answer.text() };
        };
        const { ok, text } = await this.visitor.page.evaluate(ask, /** @type {[string, any]} */ ([path, data]));
        assert.ok(ok, `${path} ${JSON.stringify(data ?? "").slice(0, 300)}: ${text}`);
        return JSON.parse(text);
    }

    /** @param {string} path @param {any} data */
    async post(path, data) {
        return this.ask(path, data);
    }

    /** @param {string} path */
    async get(path) {
        return this.ask(path);
    }

    /**
     * Opens an event that everybody finds and whose pairs are known at once.
     * @param {string} preset swiss, round-robin, teams ...
     * @param {{name: string, rounds?: number, edition?: string, change?: (draft: any) => void}} how
     */
    async opens(preset, { name, rounds, edition = "UA24", change }) {
        const presets = await this.get("/api/events/presets");
        const { draft } = presets.find((/** @type {any} */ each) => each.id === preset && each.draft.edition === edition && each.draft.discipline === "russian");
        draft.name = name;
        if (rounds) draft.system.rounds = rounds;
        change?.(draft);
        const opening = { draft, terms: { audience: "public", publication: "at-once" } };
        return (await this.post("/api/events", opening)).id;
    }

    /** @param {string} id @param {...any} commands */
    async does(id, ...commands) {
        return this.post(`/api/events/${id}/commands`, { commands });
    }

    /** Enters and admits people, and draws their numbers. @param {string} id @param {any[]} people */
    async enters(id, people) {
        const persons = people.map((person) => ({ capacities: ["player"], ...person }));
        for (let at = 0; at < persons.length; at += 50) {
            await this.does(id, ...persons.slice(at, at + 50).map((person) => ({ entry: { register: { person } } })));
        }
        const lists = ["national-centre", "international-federation", "testing-agency"];
        const all = persons.map((_, at) => at + 1);
        const show = { people: all, paper: { document: { paper: "antidoping-course" } } };
        await this.does(id, { entry: { show } }, { entry: { check: { people: all, lists, finding: "clear" } } }, { entry: "admit-ready" });
    }

    /** @param {string} id */
    async draws(id) {
        await this.does(id, { round: { "draw-lots": { seed: 7, nonce: "" } } });
    }

    /** @param {string} id */
    async pairs(id) {
        await this.does(id, { round: { pair: { seed: 3 } } });
    }

    /** Keeps results of a round, board by board from the first; null leaves a board open. @param {string} id @param {number} round @param {(string|null)[]} outcomes */
    async scores(id, round, outcomes) {
        const { boards } = await this.get(`/api/events/${id}/pairings?round=${round}`);
        const commands = boards
            .map((/** @type {any} */ board, /** @type {number} */ at) => ({ board, outcome: outcomes[at % outcomes.length] }))
            .filter((/** @type {any} */ each) => each.outcome && !each.board.result)
            .map((/** @type {any} */ each) => ({ round: { score: { round, no: each.board.white.no, outcome: each.outcome } } }));
        await this.does(id, ...commands);
    }

    /** Keeps one result. @param {string} id @param {number} round @param {number} board @param {string} outcome */
    async score(id, round, board, outcome) {
        const { boards } = await this.get(`/api/events/${id}/pairings?round=${round}`);
        await this.does(id, { round: { score: { round, no: boards[board - 1].white.no, outcome } } });
    }
}

/** People with names of three alphabets and ratings. @param {number} count */
export function people(count) {
    const families = ["Ґудзь", "Їжакевич", "Щербакова-Левченко", "Ященко", "Ковальчук", "Smith", "Єременко", "Объедков", "Ёлкин", "Ïsakson"];
    const names = ["Остап", "Соломія", "Anna", "Юрий", "Дарина", "Марко", "Олександра"];
    const person = (_, /** @type {number} */ at) => ({
        name: `${families[at % families.length]} ${names[at % names.length]}${at >= 70 ? ` ${at}` : ""}`,
        rating: 2400 - at * 7,
        organisation: ["Київ", "Львів", "Харків", "Самара"][at % 4],
        rank: ["grandmaster", "master", "candidate", "first", "second"][at % 5],
    });
    return Array.from({ length: count }, person);
}
