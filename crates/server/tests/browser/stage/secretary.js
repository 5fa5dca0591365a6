/**
 * Somebody who conducts an event: with an account that may open one, and hands on the keyboard.
 *
 * ```js
 * const secretary = await Secretary.come(stage, "Olena");
 * const id = await secretary.opens({ name: "Club", players: 12 });
 * await secretary.gives(id, [{ entry: "admit-ready" }]);
 * ```
 */

import assert from "node:assert/strict";

const PASSWORD = "seven green kettles sing";

export class Secretary {
    /** @param {import('./story.js').Stage} stage @param {import('./visitor.js').Visitor} visitor */
    constructor(stage, visitor) {
        this.stage = stage;
        this.visitor = visitor;
        this.page = visitor.page;
    }

    /** The first account of the house: it may do everything. @param {import('./story.js').Stage} stage @param {string} name @param {object} [how] */
    static async come(stage, name, how = {}) {
        const visitor = await stage.visitor(name, how);
        const secret = new URL(await stage.house.firstLink()).hash.slice(1);
        const data = { name, password: PASSWORD, invitation: secret };
        const answer = await visitor.context.request.post(`${visitor.url}/api/account`, { data, headers: { origin: visitor.url } });
        assert.ok(answer.ok(), await answer.text());
        return new Secretary(stage, visitor);
    }

    /** The same person at another desk. @param {string} name @param {object} [how] */
    async again(name, how = {}) {
        const visitor = await this.stage.visitor(name, how);
        const data = { name: this.visitor.name, password: PASSWORD };
        const answer = await visitor.context.request.post(`${visitor.url}/api/session`, { data, headers: { origin: visitor.url } });
        assert.ok(answer.ok(), await answer.text());
        return new Secretary(this.stage, visitor);
    }

    /** Posts from the page, with the cookies it has. @param {string} address @param {any} data */
    async post(address, data) {
        if (this.page.url() === "about:blank") await this.open("/");
        const { ok, text } = await this.page.evaluate(
            async ([address, body]) => {
                const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body });
                return { ok: answer.ok, text: await answer.text() };
            },
            [address, JSON.stringify(data)],
        );
        assert.ok(ok, `${address} ${JSON.stringify(data).slice(0, 300)}: ${text}`);
        return JSON.parse(text);
    }

    /** Opens an event from a wish, past the wizard. @param {Record<string, any>} wish */
    async opens(wish) {
        const { draft } = await this.post("/api/events/draft", { name: "Club", ...wish });
        return (await this.post("/api/events", { draft })).id;
    }

    /** @param {string} id @param {any[]} commands */
    async gives(id, commands) {
        return this.post(`/api/events/${id}/commands`, { commands });
    }

    /** Enters and admits so many, draws lots and pairs the first round. @param {string} id @param {number} many */
    async begins(id, many) {
        const people = Array.from({ length: many }, (_, at) => ({ name: `Player ${String(at + 1).padStart(3, "0")}`, capacities: ["player"], rating: 2000 - at }));
        for (let first = 0; first < many; first += 50) {
            await this.gives(id, people.slice(first, first + 50).map((person) => ({ entry: { register: { person } } })));
        }
        await this.gives(id, [{ entry: "admit-ready" }, { round: { "draw-lots": {} } }, { round: { pair: {} } }, { venue: "publish" }]);
    }

    /** @param {string} path */
    async open(path) {
        await this.visitor.open(path);
    }

    /** Waits until something is seen. @param {string} selector @param {RegExp} text */
    async sees(selector, text) {
        await this.visitor.sees(selector, text);
    }

    /** Presses keys one after the other, when the sheet of results is ready. @param {string} keys */
    async types(keys) {
        await this.page.locator("#typed-result:focus").waitFor();
        for (const key of keys) await this.page.keyboard.press(key);
    }

    /** Waits until the page is told what others do. */
    async listens() {
        await this.page.locator("damka-desk[data-line=open]").waitFor();
    }

    /** How many results stand. */
    async known() {
        return this.page.locator("tr[data-row][data-outcome]:not([data-waiting])").count();
    }

    /** Waits until so many stand. @param {number} count */
    async keeps(count) {
        await this.page.waitForFunction((count) => document.querySelectorAll("tr[data-row][data-outcome]:not([data-waiting])").length === count, count);
    }
}
