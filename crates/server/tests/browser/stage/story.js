/**
 * A story: a server of its own, visitors with browsers of their own, and at the end nothing that went wrong behind the scenes:
 * no error on a console, no violated policy, no request to anybody else, no call that `/api` does not describe.
 *
 * ```js
 * story('two play', async (stage) => {
 *     const { white, black } = await stage.game({ discipline: 'russian blitz' });
 *     await white.play('c3-d4');
 *     await stage.picture(black, 'after the first move');
 * });
 * ```
 */

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { House } from "./house.js";
import { Interface } from "./interface.js";
import { Road } from "./road.js";
import { Visitor } from "./visitor.js";

const PICTURES = fileURLToPath(new URL("../pictures/", import.meta.url));
/** The browser without the windows around it, which would cost as much as the pages; CHROMIUM names another. */
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
const FLAGS = [
    ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
    await mkdir(PICTURES, { recursive: true });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
});
after(() => browser?.close());

/**
 * Tells a story. One that fails is told once more from the beginning, because a busy machine can let a browser wait too
 * long; its failure is printed either way, and what fails twice has failed. With STORY_ONCE nothing is told twice.
 * @param {string} name @param {(stage: Stage) => Promise<void>} tell
 */
export function story(name, tell) {
    test(name, { timeout: process.env.STORY_LAG ? 1_200_000 : 180_000 }, async () => {
        try {
            await tellOnce(name, tell);
        } catch (error) {
            if (process.env.STORY_ONCE) throw error;
            console.error(`failed, and is told once more: ${name}\n${error.stack}`);
            await tellOnce(name, tell);
        }
    });
}

/** @param {string} name @param {(stage: Stage) => Promise<void>} tell */
async function tellOnce(name, tell) {
    const stage = new Stage(name);
    try {
        await tell(stage);
        for (const { name, faults } of stage.visitors) assert.deepEqual(faults, [], `in ${name}'s browser`);
        await stage.everyCallIsDescribed();
    } catch (error) {
        for (const visitor of stage.visitors) await stage.picture(visitor, `failed-${visitor.name}`).catch(() => {});
        if (stage.house) console.error(stage.house.log);
        throw error;
    } finally {
        await stage.clear();
    }
}

/** @typedef {{discipline?: string, control?: string, edition?: string, games?: number, ballot?: string, opening?: string, name?: string, seat?: string, audience?: string}} Challenge */

export class Stage {
    /** @type {Visitor[]} */ visitors = [];
    /** @type {Road[]} */ roads = [];
    /** @type {House} */ house;

    /** @param {string} name */
    constructor(name) {
        this.name = name;
    }

    /** Opens the server, if it is not open yet. */
    async open() {
        this.house ??= await House.open();
        return this.house;
    }

    /** A road to the server. @param {{delay?: number}} [how] */
    async road(how) {
        const road = await Road.build((await this.open()).url, how);
        this.roads.push(road);
        return road;
    }

    /** Somebody comes. @param {string} name @param {import('playwright-core').BrowserContextOptions & {road?: Road}} [how] */
    async visitor(name, { road, ...how } = {}) {
        const { url } = road ?? (await this.open());
        const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1200, height: 850 }, ...how });
        const visitor = await Visitor.come(context, url, name);
        this.visitors.push(visitor);
        return visitor;
    }

    /**
     * Two play: the first to move opens the table, the second comes by the link.
     * @param {Challenge} challenge @param {{first?: object, second?: object}} [how]
     */
    async game(challenge = {}, { first = {}, second = {} } = {}) {
        const [one, two] = [await this.visitor("first", first), await this.visitor("second", second)];
        const data = { discipline: "russian blitz", control: "5m+3s", seat: "first", ...challenge };
        const answer = await one.context.request.post(`${one.url}/api/tables`, { data });
        const { id } = await answer.json();
        assert.ok(id, `the table was not opened: ${await answer.text()}`);
        await one.open(`/table/${id}`);
        await two.open(`/table/${id}`);
        await two.page.locator("[data-act=sit-down]").click();
        for (const each of [one, two]) await each.phase("playing");
        return { id, one, two };
    }

    /** Takes a picture to be looked at. @param {Visitor} visitor @param {string} of */
    async picture(visitor, of) {
        const name = `${this.name} ${of}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
        await visitor.page.screenshot({ path: `${PICTURES}${name}.png` });
    }

    /** Whatever a page has done, a program can do too. */
    async everyCallIsDescribed() {
        if (!this.house) return;
        const known = await Interface.of(this.house);
        for (const { name, calls } of this.visitors) assert.deepEqual(known.objections(calls), [], `in ${name}'s browser`);
    }

    async clear() {
        await Promise.all(this.visitors.map(({ context }) => context.close().catch(() => {})));
        for (const road of this.roads) road.close();
        await this.house?.close();
    }
}
