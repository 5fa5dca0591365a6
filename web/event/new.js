/** The wizard: a wish is laid beside its edition while it is typed, and what came of it is shown in words. */

import { controlsSpoken } from "../control.js";
import { html } from "../dom.js";
import { say, upper } from "../say.js";
import { dayOf } from "./command.js";
import { watch } from "./fields.js";
import { give, post, refusal } from "./office.js";
import { Order } from "./order.js";
import { carry, read, register, twice } from "./roll.js";

/** How long after the last key the edition is asked, in milliseconds. */
const PAUSE = 200;
const NUMBERS = ["rounds", "players", "lost", "finalists", "games", "lateness", "boards", "reserves", "fee"];
const SWISS = ["individual", "truncated-solkoff", "current-buchholz", "median-solkoff", "blind-lot", "renju-rating", "renju-lot"];
const TEAMS = ["team", "individual-team"];

const form = /** @type {HTMLFormElement} */ (document.querySelector("#new-event"));
const told = /** @type {HTMLElement} */ (document.querySelector(".wizard-told"));
/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement & HTMLSelectElement} */ (form.elements.namedItem(name));
const list = /** @type {HTMLTextAreaElement} */ (document.querySelector("#names"));
const [begin, seen] = ["#begin", "#before"].map((id) => /** @type {HTMLInputElement} */ (document.querySelector(id)));
/** What each edition plays, once it is known. @type {any[]} */ let rules = [];

/** @type {any} */ let last = null;
let asked = 0;
/** @type {number|undefined} */ let timer;
/** The system and edition the criteria were listed for. */
let listed = "";

const order = new Order(
    /** @type {HTMLElement} */ (document.querySelector("#tiebreaks")),
    (name) => say(`desk-tiebreak-${name}`),
    () => soon(),
);
const more = /** @type {HTMLSelectElement} */ (document.querySelector("#tiebreak-add"));
more.addEventListener("change", () => {
    if (more.value) order.set([...order.names, more.value]);
    more.value = "";
    soon();
});

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-wish]"))) {
    button.addEventListener("click", () => choose(JSON.parse(button.dataset.wish ?? "{}"), button));
}
form.addEventListener("input", (event) => {
    const name = /** @type {HTMLInputElement} */ (event.target).name;
    // What was chosen for another game or system does not bind this one.
    if (["edition", "kind", "tempo"].includes(name)) field("control").value = "";
    if (["system", "players"].includes(name)) field("rounds").value = "";
    soon();
});
begin.addEventListener("change", offer);
watch(form);
form.addEventListener("submit", (event) => {
    event.preventDefault();
    create();
});
ask();
// Nobody waits for it: what is pressed before does its work, and the server knows the rules anyway.
fetch("/api/rules").then((answer) => answer.json(), () => []).then((known) => {
    rules = known;
    arrange();
});

/** Fills the form with a wish. @param {Record<string, any>} wish @param {HTMLElement} button */
function choose(wish, button) {
    // What she wrote herself is hers; the rest is what the wish says, or the usual.
    const [name, names] = [field("name").value, list.value];
    form.reset();
    [field("name").value, list.value] = [name, names];
    order.set([]);
    listed = "";
    for (const [key, value] of Object.entries(wish)) if (field(key)) field(key).value = String(value);
    for (const other of document.querySelectorAll("[data-wish]")) other.setAttribute("aria-pressed", String(other === button));
    field("name").value ||= button.querySelector("strong")?.textContent ?? "";
    field("name").focus();
    field("name").select();
    ask();
}

/** What has to be seen of everybody is asked of who begins at once. */
function offer() {
    /** @type {HTMLElement} */ (seen.parentElement).hidden = !last?.before.length || !begin.checked;
}

function soon() {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
}

/** What the form says. */
function wish() {
    /** @type {Record<string, any>} */
    const said = {};
    for (const name of ["name", "edition", "kind", "tempo", "control", "venue", "character", "system", "scale", "ballot", "status", "place", "organiser", "papers"]) {
        const value = field(name).value.trim();
        if (value) said[name] = value;
    }
    for (const name of NUMBERS) if (field(name).value !== "") said[name] = Number(field(name).value);
    for (const name of ["first-day", "last-day"]) if (field(name).value) said[name] = dayOf(field(name).value);
    if (said.finalists) said["final-system"] = field("final-system").value;
    if (TEAMS.includes(said.character)) said.order = field("order").value;
    else for (const name of ["boards", "reserves"]) delete said[name];
    const groups = [...field("groups").value.matchAll(/([mfмжч])\s*(\d*)/gi)].map(([, sex, oldest]) => ({
        oldest: oldest ? Number(oldest) : null,
        sex: /[fж]/i.test(sex) ? "female" : "male",
    }));
    if (groups.length) said.groups = groups;
    if (order.names.length) said.tiebreaks = order.names;
    return said;
}

async function ask() {
    arrange();
    const mine = ++asked;
    const answer = await post("/api/events/draft", wish());
    if (mine !== asked) return;
    const place = /** @type {HTMLElement} */ (told.querySelector(".refusal"));
    place.replaceChildren();
    if (!answer.ok) return place.replaceChildren(...refusal(answer.no));
    last = answer.told;
    show(last);
}

/** What depends on what. */
function arrange() {
    const [system, character] = [field("system").value, field("character").value];
    const parts = { lives: system === "lives", teams: TEAMS.includes(character) };
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-for]"))) part.hidden = !parts[/** @type {"lives"|"teams"} */ (part.dataset.for)];
    const knows = (/** @type {any} */ edition, /** @type {string} */ kind) => edition?.games.find((/** @type {any} */ game) => game.kind === kind);
    if (rules.length === 0) return;
    const edition = rules.find((/** @type {any} */ rule) => rule.edition === field("edition").value);
    for (const option of field("kind").options) option.disabled = option.hidden = !knows(edition, option.value);
    if (field("kind").selectedOptions[0]?.disabled) field("kind").value = [...field("kind").options].find((option) => !option.disabled)?.value ?? "";
    const game = knows(edition, field("kind").value);
    const presets = game?.tempos.find((/** @type {any} */ each) => each.tempo === field("tempo").value)?.presets ?? [];
    form.querySelector("#controls")?.replaceChildren(...presets.map((/** @type {any} */ preset) => html("option", { value: preset.control }, preset.by)));
    field("control").placeholder = (presets.find((/** @type {any} */ preset) => preset.default) ?? presets[0])?.control ?? "5m+3s";
    for (const option of field("ballot").options) option.disabled = option.hidden = option.value !== "" && !(game?.ballots ?? []).includes(option.value);
    if (field("ballot").selectedOptions[0]?.disabled) field("ballot").value = "";
}

/** @param {any} answer */
function show({ objections, recommended, doubt, usual, offered, before, lines, draft, systems }) {
    for (const option of field("system").options) {
        const known = !SWISS.includes(option.value) || systems.includes(option.value);
        option.hidden = option.disabled = !known && !option.selected;
    }
    const key = `${draft.edition} ${draft.system.kind}`;
    if (key !== listed) {
        listed = key;
        order.set(usual);
    }
    const open = offered.filter((/** @type {any} */ each) => !order.names.includes(each.name));
    more.replaceChildren(html("option", { value: "" }, "…"), ...open.map((/** @type {any} */ each) => html("option", { value: each.name }, `${say(`desk-tiebreak-${each.name}`)} (${each.by})`)));
    if (draft.system.rounds !== undefined) field("rounds").placeholder = String(draft.system.rounds);
    const advice = recommended ? say("desk-recommended", { from: recommended.from, to: recommended.to, article: recommended.by }) : "";
    /** @type {HTMLElement} */ (form.querySelector("#recommended")).textContent = [advice, doubt ? `${upper(say.said(doubt.what))} (${doubt.by})` : ""].filter(Boolean).join(" ");
    const what = /** @type {HTMLElement} */ (seen.parentElement?.querySelector("span span"));
    what.replaceChildren(...before.flatMap((/** @type {any} */ { what, by }) => [html("span", {}, `${what} `), html("cite", { class: "article", title: say.article(by) }, by), " "]));
    offer();
    told.querySelector("dl")?.replaceChildren(...lines.map((/** @type {any} */ line) => html("div", {}, html("dt", {}, line.about), html("dd", {}, line.value, " ", line.by ? html("cite", { class: "article", title: say.article(line.by) }, line.by) : ""))));
    const grave = objections.filter((/** @type {any} */ no) => no.weight === "refusal");
    told.querySelector(".objections")?.replaceChildren(
        ...(objections.length ? [html("p", {}, say(grave.length ? "desk-objections" : "desk-advice")), html("ul", {}, ...objections.map(objection))] : []),
    );
    /** @type {HTMLButtonElement} */ (told.querySelector("[type=submit]")).disabled = grave.length > 0;
}

/** @param {any} no */
function objection({ what, allowed, by }) {
    return html("li", {}, `${controlsSpoken(`${say.said(what)} — ${say.said(allowed)}`)} `, html("cite", { class: "article", title: say.article(by) }, by));
}

/** Opens the event; with names it goes as far as the pairs of the first round. */
async function create() {
    const place = /** @type {HTMLElement} */ (told.querySelector(".refusal"));
    const button = /** @type {HTMLButtonElement} */ (told.querySelector("[type=submit]"));
    const refuse = (/** @type {import('./office.js').No} */ no) => {
        place.replaceChildren(...refusal(no));
        button.disabled = false;
    };
    button.disabled = true;
    clearTimeout(timer);
    await ask();
    if (!last) return void (button.disabled = false);
    const opened = await post("/api/events", { draft: last.draft, terms: { audience: field("audience").value } });
    if (!opened.ok) return refuse(opened.no);
    const desk = `/events/${opened.told.id}/desk`;
    const names = list.value.trim();
    if (!names) return location.assign(`${desk}/entries`);
    const people = await read(opened.told.id, names);
    // What cannot be read, or is there twice, is looked at before anybody is entered.
    const look = () => (carry(opened.told.id, names), location.assign(`${desk}/entries`));
    if (!people.ok || people.told.complaints.length || people.told.people.some(twice)) return look();
    const teams = TEAMS.includes(last.draft.organisation.character);
    const entered = await give(opened.told.id, people.told.people.map((/** @type {any} */ line) => register(line, teams ? "team-member" : "player")));
    if (!entered.ok) return look();
    if (!begin.checked || teams) return location.assign(teams ? `${desk}/teams` : `${desk}/entries`);
    // Those who were just entered are the first of the event.
    const everybody = people.told.people.map((/** @type {any} */ _, /** @type {number} */ at) => at + 1);
    const kept = seen.checked ? last.before.map((/** @type {any} */ { command: { entry } }) => ({ entry: Object.fromEntries(Object.entries(entry).map(([name, what]) => [name, { .../** @type {any} */ (what), people: everybody }])) })) : [];
    // Without what has to be seen nobody is admitted: that is done at the admission desk.
    if (last.before.length && !seen.checked) return location.assign(`${desk}/admission`);
    const begun = await give(opened.told.id, [...kept, { entry: "admit-ready" }, { round: { "draw-lots": {} } }, { round: { pair: {} } }, { venue: "publish" }]);
    location.assign(begun.ok ? `${desk}/rounds` : `${desk}/admission`);
}
