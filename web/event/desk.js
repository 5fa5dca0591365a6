/**
 * The desk of an event: buttons and forms give the commands they name, and whatever anybody does is seen at once.
 *
 * The page is made by the server. After a command, and whenever the stream tells of another one, it is fetched again and the
 * difference is put into what is shown.
 */

import { at, commandsOf } from "./command.js";
import { watch } from "./fields.js";
import "./lots.js";
import { anew, morph } from "./morph.js";
import { give, post, refusal } from "./office.js";
import "./roll.js";
import "./until.js";
import { why } from "./why.js";
import { html } from "../dom.js";
import { say } from "../say.js";

/** How soon the page is fetched again after news, in milliseconds: news often come several at a time. */
const SOON = 60;

export class DamkaDesk extends HTMLElement {
    /** @type {EventSource|undefined} */ #stream;
    /** @type {number|undefined} */ #timer;
    /** What is fetched now, and whether it has to be fetched once more. @type {Promise<void>|undefined} */ #fetched;
    #again = false;
    /** Who has changed what, as the stream tells it. @type {Map<string, string>} */ changed = new Map();

    connectedCallback() {
        this.addEventListener("click", this.#click);
        this.addEventListener("submit", this.#submit);
        this.addEventListener("input", this.#touch);
        watch(this);
        this.#recall();
        this.#listen();
    }

    disconnectedCallback() {
        this.#stream?.close();
        clearTimeout(this.#timer);
    }

    /** Which event it is. */
    get event() {
        return this.getAttribute("event") ?? "";
    }

    /** What of the journal is shown. */
    get version() {
        return Number(this.getAttribute("version"));
    }

    /**
     * Gives commands; says so when they are refused.
     * @param {any[]} commands
     * @param {number} [seen] what was shown when it was decided: what somebody else has changed since is not overwritten
     * @param {HTMLFormElement|null} [form] where they were written
     * @returns {Promise<any>} what came of it, or nothing
     */
    async give(commands, seen = this.version, form = null) {
        this.say();
        form?.querySelector(":scope > .refusal")?.remove();
        const answer = await give(this.event, commands, seen);
        if (!answer.ok) {
            const words = refusal(answer.no);
            if (form) refuse(form, words);
            else this.say(...words);
            if (answer.no.since?.length) await this.refresh();
            return null;
        }
        await this.refresh();
        return answer.told;
    }

    /** Says why something was not done. @param {...Node} words */
    say(...words) {
        const place = /** @type {HTMLElement} */ (this.querySelector(":scope > .refusal"));
        place.replaceChildren(...words);
        if (words.length) place.scrollIntoView({ block: "nearest" });
    }

    /** Says what was done. @param {string} text */
    tell(text) {
        /** @type {HTMLElement} */ (this.querySelector(":scope > .desk-line")).textContent = text;
    }

    /** Shows the page as it is now. */
    refresh() {
        this.#again = true;
        this.#fetched ??= this.#fetch();
        return this.#fetched;
    }

    async #fetch() {
        try {
            while (this.#again) {
                this.#again = false;
                const fresh = (await anew())?.querySelector("damka-desk");
                if (!fresh) return;
                this.#show(fresh);
            }
        } catch {
            // The stream tells when the line is there again.
        } finally {
            this.#fetched = undefined;
        }
    }

    /** @param {Element} fresh */
    #show(fresh) {
        const held = this.contains(document.activeElement) ? document.activeElement : null;
        const around = ancestors(held);
        this.setAttribute("version", fresh.getAttribute("version") ?? "");
        for (const part of ["#desk-content", ".desk-foot", ".desk-menu"]) {
            const [old, next] = [this.querySelector(part), fresh.querySelector(part)];
            if (old && next) morph(old, next);
        }
        // Who has pressed a button that is gone goes on from the heading above it.
        if (held && !held.isConnected) heading(around.find((each) => each.isConnected) ?? this)?.focus({ preventScroll: true });
        this.dispatchEvent(new CustomEvent("damka-fresh"));
    }

    /** @param {Event} event */
    #click = async (event) => {
        const button = /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("button") : null);
        if (!button) return;
        if (button.dataset.print !== undefined) return print();
        if (button.dataset.call) return this.#call(button);
        if (button.dataset.command === undefined) return;
        const command = JSON.parse(button.dataset.command);
        const seen = this.version;
        if (button.dataset.why) {
            const reason = await why(button.textContent?.trim() ?? "");
            if (reason === null) return;
            at(command, button.dataset.why, () => reason);
        }
        await this.#do([command], button, button.dataset.then, seen);
    };

    /** @param {HTMLElement} button */
    async #call(button) {
        this.say();
        const answer = await post(button.dataset.call ?? "", JSON.parse(button.dataset.body ?? "{}"));
        if (answer.ok) await this.refresh();
        else this.say(...refusal(answer.no));
    }

    /** @param {Event} event */
    #submit = async (event) => {
        const form = /** @type {HTMLFormElement} */ (event.target);
        if (form.dataset.command === undefined) return;
        event.preventDefault();
        const button = /** @type {HTMLElement|null} */ (form.querySelector("[type=submit]"));
        const done = await this.#do(commandsOf(form), button, form.dataset.then, this.version, form);
        if (!done) return;
        if (form.dataset.shows) return show(form, done[form.dataset.shows]);
        for (const field of form.elements) delete (/** @type {HTMLElement} */ (field).dataset.touched);
        if (form.dataset.clear !== undefined) {
            form.reset();
            /** @type {HTMLElement|null} */ (form.querySelector("input:not([type=hidden])"))?.focus();
        } else form.closest("details")?.removeAttribute("open");
    };

    /** @param {any[]} commands @param {HTMLElement|null} button @param {string} [then] @param {number} [seen] @param {HTMLFormElement} [form] */
    async #do(commands, button, then, seen, form) {
        const name = button?.textContent?.trim() ?? "";
        if (button) button.ariaBusy = "true";
        const done = await this.give(commands, seen, form);
        if (button) button.ariaBusy = null;
        if (!done) return null;
        this.tell(`✓ ${name}`);
        if (then && then !== location.pathname + location.search) location.assign(then);
        return done;
    }

    /** @param {Event} event */
    #touch = (event) => {
        /** @type {HTMLElement} */ (event.target).dataset.touched = "";
    };

    /** Fills a form with what this browser kept for it. */
    #recall() {
        for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (this.querySelectorAll("form[data-remember]"))) {
            try {
                const kept = JSON.parse(localStorage.getItem(form.dataset.remember ?? "") ?? "{}");
                for (const [name, value] of Object.entries(kept)) {
                    const field = form.elements.namedItem(name);
                    if (field instanceof HTMLInputElement && !field.value) field.value = String(value);
                }
            } catch {
                // A browser that keeps nothing has nothing to fill in.
            }
        }
    }

    #listen() {
        const stream = new EventSource(`/api/events/${this.event}/stream`);
        this.#stream = stream;
        stream.onmessage = ({ data }) => {
            const { version, by, changed = [] } = news(data);
            for (const touch of changed) this.changed.set(JSON.stringify(touch), by ?? "");
            if (version !== undefined && version <= this.version) return;
            clearTimeout(this.#timer);
            this.#timer = setTimeout(() => this.refresh(), SOON);
        };
        stream.onopen = () => {
            if (this.dataset.line === "broken") {
                this.tell(say("desk-line-back"));
                this.refresh();
            }
            this.dataset.line = "open";
            this.dispatchEvent(new CustomEvent("damka-line"));
        };
        stream.onerror = () => {
            if (this.dataset.line === "open") this.tell(say("desk-line-broken"));
            this.dataset.line = "broken";
            // A browser gives a stream up that was answered with an error.
            if (stream.readyState === EventSource.CLOSED && this.isConnected) setTimeout(() => this.isConnected && this.#listen(), 3000);
        };
    }
}

/** What is around an element, the nearest first. @param {Element|null} element */
function ancestors(element) {
    const all = [];
    for (let at = element?.parentElement; at; at = at.parentElement) all.push(at);
    return all;
}

/** The heading of the part of the page something is in. @param {Element} place */
function heading(place) {
    const within = (/** @type {Element|null|undefined} */ part) => /** @type {HTMLElement|null|undefined} */ (part?.querySelector("h2, h3"));
    const found = within(place.closest("section, details")) ?? /** @type {HTMLElement|null} */ (document.querySelector("h1"));
    found?.setAttribute("tabindex", "-1");
    return found;
}

/** Says beside the button why what was written is not done. @param {HTMLFormElement} form @param {Node[]} words */
function refuse(form, words) {
    const place = html("div", { class: "refusal", role: "alert", "data-own": "" });
    form.append(place);
    place.append(...words);
    place.scrollIntoView({ block: "nearest" });
}

/** Shows the links of invitations; they are told once. @param {HTMLFormElement} form @param {{url: string}[]} links */
function show(form, links = []) {
    const place = /** @type {HTMLElement} */ (form.querySelector(".told"));
    /** @type {HTMLElement} */ (place.querySelector("output")).textContent = links.map(({ url }) => url).join(" ");
    place.hidden = false;
}

/** What the stream tells. @param {string} data @returns {{version?: number, by?: string, changed?: any[]}} */
function news(data) {
    try {
        return JSON.parse(data);
    } catch {
        return {};
    }
}

customElements.define("damka-desk", DamkaDesk);
