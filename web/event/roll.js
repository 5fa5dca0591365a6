/** A list that is pasted or comes in a file: what was read is shown first, those who seem to be there twice are not ticked. */

import { html } from "../dom.js";
import { say } from "../say.js";
import { post, refusal } from "./office.js";

/** Commands in one request. */
const MOST = 100;

/**
 * @typedef {{name: string, sure: boolean, registered: boolean}} Twin
 * @typedef {{line: number, person: Record<string, any>, twins: Twin[]}} Line
 * @typedef {{people: Line[], complaints: Complaint[]}} Read
 * @typedef {{line: number, column: string, found: string, expected: string, why: string}} Complaint
 */

/** Reads a list beside those who are registered. @param {string} event @param {string} text */
export function read(event, text) {
    return post(`/api/events/${event}/roll`, { text });
}

/** Somebody without what is not known about him. @param {Record<string, any>} person */
export function known(person) {
    const empty = (/** @type {any} */ value) => value === null || value === "" || (Array.isArray(value) && !value.length);
    return Object.fromEntries(Object.entries(person).filter(([, value]) => !empty(value)));
}

/** Keeps a list for the page of the entries of an event. @param {string} event @param {string} text */
export function carry(event, text) {
    sessionStorage.setItem(`roll-${event}`, text);
}

/** Whether somebody is there already. @param {Line} line */
export const twice = ({ twins }) => twins.some((twin) => twin.sure);

/** What registers somebody. @param {Line} line @param {string} [capacity] */
export function register({ person, twins }, capacity = "player") {
    const namesake = twins.some((twin) => twin.sure);
    return { entry: { register: { person: { ...known(person), capacities: [capacity] }, namesake } } };
}

class DamkaRoll extends HTMLElement {
    connectedCallback() {
        this.querySelector("[data-act=read]")?.addEventListener("click", () => this.#read());
        this.querySelector("input[type=file]")?.addEventListener("change", (event) => this.#file(/** @type {HTMLInputElement} */ (event.target)));
        const carried = sessionStorage.getItem(`roll-${this.getAttribute("event")}`);
        if (!carried || this.#text.value) return;
        sessionStorage.removeItem(`roll-${this.getAttribute("event")}`);
        this.#text.value = carried;
        this.#read();
    }

    get #desk() {
        return /** @type {import('./desk.js').DamkaDesk} */ (this.closest("damka-desk"));
    }

    get #text() {
        return /** @type {HTMLTextAreaElement} */ (this.querySelector("textarea"));
    }

    /** @param {HTMLInputElement} input */
    async #file(input) {
        const [file] = input.files ?? [];
        if (!file) return;
        this.#text.value = await text(file);
        await this.#read();
    }

    async #read() {
        // What was read before is not entered by mistake while this is being read.
        this.querySelector(".roll-read")?.replaceChildren();
        const answer = await read(this.getAttribute("event") ?? "", this.#text.value);
        if (!answer.ok) return this.#desk.say(...refusal(answer.no));
        this.#show(answer.told);
    }

    /** @param {Read} told */
    #show({ people, complaints }) {
        const boxes = people.map((line) => html("input", { type: "checkbox", checked: !twice(line) }));
        const rows = people.map((line, at) => {
            const { name, rating, birth, rank, organisation } = line.person;
            const about = [birth?.year ?? (birth?.day !== undefined ? new Date(birth.day * 86_400_000).getUTCFullYear() : ""), rating, rank, organisation];
            const twins = line.twins.map((twin) => say(twin.sure ? "desk-twin-sure" : "desk-twin-likely", { name: twin.name }));
            return html("li", {}, html("label", { class: "check" }, boxes[at], html("span", {}, [name, ...about].filter(Boolean).join(" · "))), ...twins.map((text) => html("span", { class: "warn" }, text)));
        });
        const enter = html("button", { type: "button", class: "main", on: { click: () => this.#enter(people.filter((_, at) => /** @type {HTMLInputElement} */ (boxes[at]).checked)) } }, say("desk-enter-read"));
        this.querySelector(".roll-read")?.replaceChildren(
            html("p", {}, say("desk-read-found", { n: people.length })),
            ...(complaints.length ? [html("ul", { class: "warn" }, ...complaints.map((each) => html("li", {}, complaint(each))))] : []),
            html("ul", { class: "roll" }, ...rows),
            ...(people.length ? [html("div", { class: "buttons" }, enter)] : []),
        );
        this.querySelector(".roll-read")?.scrollIntoView({ block: "nearest" });
    }

    /** @param {Line[]} lines */
    async #enter(lines) {
        const commands = lines.map((line) => register(line, this.getAttribute("capacity") ?? "player"));
        for (let first = 0; first < commands.length; first += MOST) {
            if (!(await this.#desk.give(commands.slice(first, first + MOST)))) return;
        }
        this.#text.value = "";
        this.querySelector(".roll-read")?.replaceChildren(html("p", {}, `✓ ${say("desk-read-found", { n: lines.length })}`));
    }
}

/** A file as text: UTF-8, or what old programs write. @param {Blob} file */
async function text(file) {
    const bytes = await file.arrayBuffer();
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
        return new TextDecoder("windows-1251").decode(bytes);
    }
}

/** What could not be read, and where. @param {Complaint} complaint */
function complaint({ line, column, found, expected, why }) {
    if (why) return say("desk-read-fault", { line, column, why: say.said(why) });
    const named = `desk-column-${column}`;
    const words = { line, found, expected: say.said(expected) };
    return say.has(named) ? say("desk-read-complaint-in", { ...words, column: say(named) }) : say("desk-read-complaint", words);
}

customElements.define("damka-roll", DamkaRoll);
