/**
 * Somebody with a browser of his own: what he does and what he sees.
 *
 * ```js
 * await visitor.open('/');
 * await visitor.play('c3-d4');          // by clicks, step by step
 * await visitor.sees('.table-status', /your turn/i);
 * ```
 */

import assert from "node:assert/strict";
import { callOf } from "./interface.js";

/** How long something may take to be seen, in milliseconds. */
const SOON = 10_000;
/** `STORY_LAG=600` tells the stories over a bad line: a script or an answer comes up to so many milliseconds late. */
const LAG = Number(process.env.STORY_LAG ?? 0);

export class Visitor {
    /** What went wrong in his browser. @type {string[]} */ faults = [];
    /** Faults that belong to the story. @type {RegExp[]} */ #borne = [];
    /** Other sites that belong to the story. @type {string[]} */ #sites = [];
    /** What his pages asked for and said. @type {import('./interface.js').Call[]} */ calls = [];

    /** @param {import('playwright-core').BrowserContext} context @param {string} url @param {string} name */
    constructor(context, url, name) {
        this.context = context;
        this.url = url;
        this.name = name;
    }

    /** @param {import('playwright-core').BrowserContext} context @param {string} url @param {string} name */
    static async come(context, url, name) {
        const visitor = new Visitor(context, url, name);
        context.setDefaultTimeout(SOON + 10 * LAG);
        await context.addInitScript(() =>
            addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
                console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
            ),
        );
        context.on("request", (request) => {
            const to = request.url();
            const known = [url, ...visitor.#sites].some((site) => to.startsWith(`${site}/`));
            if (!known && !to.startsWith("data:")) visitor.faults.push(`asked elsewhere: ${to}`);
            const call = to.startsWith("data:") ? null : callOf(request);
            if (call) visitor.calls.push(call);
        });
        context.on("page", (page) =>
            page.on("websocket", (socket) =>
                socket.on("framesent", ({ payload }) => {
                    const path = new URL(socket.url()).pathname;
                    visitor.calls.push({ method: "GET", path, said: JSON.parse(String(payload)) });
                }),
            ),
        );
        context.on("console", (message) => {
            if (["error", "warning"].includes(message.type())) visitor.#fault(message.text());
        });
        context.on("weberror", (error) => visitor.#fault(String(error.error())));
        if (LAG) await context.route(/\.js$|\/api\//, (route) => setTimeout(() => route.fallback().catch(() => {}), Math.random() * LAG));
        visitor.page = await context.newPage();
        return visitor;
    }

    // What he does

    /** @param {string} path */
    async open(path) {
        await this.page.goto(this.url + path);
    }

    /** Another tab of the same browser. @param {string} path */
    async tab(path) {
        const other = Object.create(this);
        other.page = await this.context.newPage();
        await other.page.goto(this.url + path);
        return other;
    }

    /** Presses what is called so. @param {RegExp|string} name */
    async press(name) {
        await this.page.getByRole("button", { name }).click();
    }

    /** Drags what stands on one square to another, as a hand does. @param {string} from @param {string} to @param {'left'|'right'} [button] */
    async drag(from, to, button = "left") {
        const middle = async (/** @type {string} */ name) => {
            const box = await this.page.locator(`[data-cell="${await this.cell(name)}"]`).boundingBox();
            assert.ok(box, `${name} is not to be seen`);
            return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
        };
        await this.page.mouse.move(...(await middle(from)));
        await this.page.mouse.down({ button });
        await this.page.mouse.move(...(await middle(to)), { steps: 6 });
        await this.page.mouse.up({ button });
    }

    /** Changes a setting of the board. @param {string} name @param {string|boolean} value */
    async set(name, value) {
        const panel = this.page.locator("details.panel", { has: this.page.locator(".settings") });
        if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
        const field = panel.locator(`[data-setting=${name}]`);
        if (typeof value === "string") await field.selectOption(value);
        else await field.setChecked(value);
    }

    /** Clicks on squares or points, one after the other. @param {...string} names */
    async click(...names) {
        for (const name of names) await this.page.locator(`[data-cell="${await this.cell(name)}"]`).click();
    }

    /** Makes a move by clicks, its own and no other, and waits until it stands. @param {string} text */
    async play(text) {
        const { ply, legal } = await this.view();
        const move = legal.find((each) => each.text === text);
        assert.ok(move, `${text} is not among ${legal.map((each) => each.text)}`);
        const names = await this.names();
        // A capture is made as soon as only one is left; further clicks would mean something else.
        for (const cell of move.path) if ((await this.mode()) === "move") await this.click(names[cell]);
        await this.stands(ply + 1);
    }

    /** Types a move. @param {string} text */
    async type(text) {
        await this.page.locator("#typed-move").fill(text);
        await this.page.locator("#typed-move").press("Enter");
    }

    /** Answers yes to the question over the page. */
    async agree() {
        await this.page.locator("dialog button[value=yes]").click();
    }

    // What he sees

    /** The number of a square or point. @param {string} name */
    async cell(name) {
        const cell = (await this.names()).indexOf(name);
        assert.ok(cell >= 0, `there is no ${name}`);
        return cell;
    }

    /** @returns {Promise<string[]>} */
    async names() {
        this.known ??= await this.page.evaluate(() => document.querySelector("damka-board").table.names);
        return this.known;
    }

    /** What his board was told. */
    async view() {
        return this.page.evaluate(() => document.querySelector("damka-board")?.view ?? null);
    }

    /** What a click on his board means: move, premove or watch. */
    async mode() {
        return this.page.evaluate(() => document.querySelector("damka-board").dataset.mode);
    }

    /** Waits until so many half-moves stand. @param {number} ply */
    async stands(ply) {
        await this.until((view) => view.ply >= ply);
    }

    /** Waits until the game is in a phase. @param {string} phase */
    async phase(phase) {
        await this.until((view) => view.phase === phase);
    }

    /** Waits for a view that passes. @param {(view: any) => boolean} test */
    async until(test) {
        const end = Date.now() + SOON + 10 * LAG;
        let view = await this.view();
        while (!view || !test(view)) {
            assert.ok(Date.now() < end, `${this.name} waits for ${test} and has ${JSON.stringify(view)}`);
            await this.page.waitForTimeout(100);
            view = await this.view();
        }
        return view;
    }

    /** Waits until a text is there to be seen. @param {string} selector @param {RegExp} text */
    async sees(selector, text) {
        const found = this.page.locator(selector).filter({ hasText: text }).first();
        await found.waitFor().catch(async () => {
            const all = await this.page.locator(selector).allInnerTexts();
            assert.fail(`${this.name} looks for ${text} in ${selector} and sees ${JSON.stringify(all)}`);
        });
    }

    /** Waits until something was said to those who listen. @param {RegExp} text */
    async hears(text) {
        const found = this.page.locator("[aria-live], [role=status], [role=alert]").filter({ hasText: text }).first();
        await found.waitFor({ state: "attached" }).catch(async () => {
            const all = await this.page.locator("[aria-live], [role=status], [role=alert]").allTextContents();
            assert.fail(`${this.name} listens for ${text} and hears ${JSON.stringify(all)}`);
        });
    }

    /** Whether the page is wider than the window. */
    async scrollsSideways() {
        // A phone widens the window to what it has to show: the screen is what counts.
        const width = this.page.viewportSize()?.width ?? 0;
        const shown = await this.page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
        return shown > width;
    }

    // Faults

    /** Says which faults belong to the story. @param {RegExp} fault */
    bears(fault) {
        this.#borne.push(fault);
    }

    /** Says which other site belongs to the story. @param {string} site */
    visits(site) {
        this.#sites.push(site);
    }

    /** @param {string} text */
    #fault(text) {
        if (!this.#borne.some((borne) => borne.test(text))) this.faults.push(text);
    }
}
