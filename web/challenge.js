/** The form of a challenge: what depends on what, and what the edition has against it. */

import { controlSign, controlWords, controlsSpoken } from "./control.js";
import { html } from "./dom.js";
import { slug } from "./language.js";
import { openingWords } from "./opening.js";
import { say, upper } from "./say.js";

/**
 * @typedef {{control: string, by: string, default: boolean}} Preset
 * @typedef {{kind: string, tempos: {tempo: string, presets: Preset[]}[], ballots: string[], openings: string[], meeting: number}} Playable
 * @typedef {{edition: string, title: string, games: Playable[]}} Rules
 */

/** What the house suggests where an edition recommends no control for a tempo. @type {Record<string, string>} */
const SUGGESTED = { classical: "45m+10s", rapid: "15m+5s", blitz: "5m+3s" };

/** How many times of a tempo are offered at once; whoever writes his own is offered all. */
const TIMES = 4;
/** Under what this browser keeps what was asked for last. */
const KEY = "damka-challenge";

const form = /** @type {HTMLFormElement|null} */ (document.querySelector("#challenge"));
if (form) {
    listen(form);
    // Without the rules, as on a line that breaks, the server fills in what is usual.
    arrange(form, await fetch("/api/rules").then((answer) => answer.json(), () => []));
}

/** Sends the challenge, also before the rules are known. @param {HTMLFormElement} form */
function listen(form) {
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
    const objections = /** @type {HTMLElement} */ (form.querySelector(".objections"));
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        button.disabled = true;
        objections.replaceChildren();
        try {
            const answer = await fetch("/api/tables", {
                method: "POST",
                headers: { "content-type": "application/json" },
                body: JSON.stringify(challenge(new FormData(form))),
            });
            const told = await answer.json();
            if (answer.ok) {
                keep(new FormData(form));
                location.assign(`/table/${told.id}`);
            } else objections.replaceChildren(...against(told));
        } catch {
            objections.replaceChildren(html("p", {}, say("error-network")));
        }
        button.disabled = false;
    });
}

/** @param {HTMLFormElement} form @param {Rules[]} rules */
function arrange(form, rules) {
    /** @param {string} name */
    const field = (name) => /** @type {HTMLSelectElement & HTMLInputElement} */ (form.elements.namedItem(name));
    const [kind, tempo, edition, control, games] = ["kind", "tempo", "edition", "control", "games"].map(field);
    const times = /** @type {HTMLElement} */ (form.querySelector("#times"));
    const about = /** @type {HTMLElement} */ (form.querySelector("#about"));
    // Whoever was quicker than the rules keeps what he wrote.
    let own = control.value !== "";
    let chosen = "";

    const known = () => rules.filter((rule) => rule.games.some((game) => game.kind === kind.value));
    const playable = () => rules.find((rule) => rule.edition === edition.value)?.games.find((game) => game.kind === kind.value);

    const ofKind = () => {
        about.textContent = say(`discipline-about-${kind.value}`);
        for (const option of edition.options) option.hidden = option.disabled = !known().some((rule) => rule.edition === option.value);
        // The first is that of the reader's federation, until he chooses another.
        const open = [...edition.options].filter((option) => !option.disabled).map(({ value }) => value);
        edition.value = open.find((name) => name === chosen) ?? open[0] ?? edition.value;
        ofEdition();
    };
    const ofEdition = () => {
        const game = playable();
        choose("ballot", game?.ballots ?? [], (name) => say(`ballot-${slug(name)}`), [["", say("ballot-none")]]);
        choose("opening", game?.openings ?? [], openingWords, []);
        games.max = String(game?.meeting ?? 1);
        line("games").hidden = (game?.meeting ?? 1) < 2;
        if (line("games").hidden) games.value = "1";
        // A game with the same controls in every tempo has no tempos.
        const controls = new Set(game?.tempos.map(({ presets }) => JSON.stringify(presets)));
        line("tempo").hidden = controls.size === 1;
        ofTimes();
        ofTempo();
    };
    /** @param {string} name */
    const usual = (name) => {
        const presets = playable()?.tempos.find((each) => each.tempo === name)?.presets ?? [];
        return (presets.find((preset) => preset.default) ?? presets[0])?.control ?? SUGGESTED[name] ?? "";
    };
    const ofTempo = () => {
        const presets = playable()?.tempos.find((each) => each.tempo === tempo.value)?.presets ?? [];
        form.querySelector("#controls")?.replaceChildren(...presets.map((preset) => html("option", { value: preset.control }, preset.by)));
        const suggested = usual(tempo.value);
        control.placeholder = suggested;
        if (!own) control.value = playable() ? suggested : "";
        mark();
    };
    const ofTimes = () => {
        const each = line("tempo").hidden ? [tempo.value] : [...tempo.options].map(({ value }) => value);
        const rows = each.map((name) => {
            const presets = playable()?.tempos.find((known) => known.tempo === name)?.presets ?? [];
            const offered = presets.length > 0 ? presets.slice(0, TIMES) : [{ control: usual(name) }];
            return pace(each.length > 1 ? say(`tempo-${name}`) : "", offered.map((preset) => time(name, preset)));
        });
        times.replaceChildren(/** @type {Node} */ (times.firstElementChild), ...rows);
        times.hidden = !playable();
    };
    /** Marks the time that is asked for, if it is one of those that are offered. */
    const mark = () => {
        for (const radio of times.querySelectorAll("input"))
            radio.checked = radio.value === control.value && radio.dataset.tempo === tempo.value;
    };
    /** @param {string} name @returns {HTMLElement} */
    const line = (name) => /** @type {HTMLElement} */ (form.querySelector(`#${name}-line`));
    /** @param {string} name @param {string[]} values @param {(value: string) => string} label @param {string[][]} first */
    const choose = (name, values, label, first) => {
        line(name).hidden = values.length === 0;
        const options = [...first, ...values.map((value) => [value, label(value)])];
        field(name).replaceChildren(...options.map(([value, text]) => html("option", { value }, text)));
    };

    kind.addEventListener("change", () => {
        own = false;
        ofKind();
    });
    edition.addEventListener("change", () => {
        chosen = edition.value;
        ofEdition();
    });
    tempo.addEventListener("change", () => {
        own = false;
        ofTempo();
    });
    control.addEventListener("input", () => {
        own = control.value !== "";
        mark();
    });
    times.addEventListener("change", ({ target }) => {
        const { value, dataset } = /** @type {HTMLInputElement} */ (target);
        [tempo.value, control.value, own] = [dataset.tempo ?? tempo.value, value, true];
    });
    if (own) ofKind();
    else recall();

    /** What was played last is what is played most. */
    function recall() {
        const last = kept();
        const put = (/** @type {string} */ name) => {
            const { options } = field(name);
            if (last[name] && (!options || [...options].some(({ value }) => value === last[name]))) field(name).value = last[name];
        };
        chosen = last.edition ?? "";
        for (const name of ["kind", "tempo", "seat", "name"]) put(name);
        own = Boolean(last.control);
        put("control");
        ofKind();
    }
}

/** What was asked for last in this browser. @returns {Record<string, string>} */
function kept() {
    try {
        const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
        return Object.fromEntries(found.filter(([, value]) => typeof value === "string"));
    } catch {
        return {};
    }
}

/** @param {FormData} data */
function keep(data) {
    try {
        localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(data)));
    } catch {
        // A browser that keeps nothing still plays.
    }
}

/** The times of a tempo. @param {string} title @param {HTMLElement[]} times */
function pace(title, times) {
    return html("div", { class: "pace", role: "group", "aria-label": title || null }, title ? html("small", { "aria-hidden": "true" }, title) : null, ...times);
}

/** A time to be chosen at once. @param {string} tempo @param {{control: string, by?: string}} preset */
function time(tempo, { control, by }) {
    const words = controlWords(control);
    return html(
        "label",
        { class: "time", title: by ? `${words} [${by}]` : words },
        html("input", { type: "radio", name: "time", value: control, "data-tempo": tempo, class: "unseen", "aria-label": words }),
        html("span", { "aria-hidden": "true" }, controlSign(control)),
    );
}

/** @param {FormData} data */
function challenge(data) {
    const text = (/** @type {string} */ name) => String(data.get(name) ?? "").trim() || undefined;
    return {
        discipline: `${text("kind")} ${text("tempo")}`,
        edition: text("edition"),
        control: text("control"),
        games: Number(text("games") ?? 1),
        ballot: text("ballot"),
        opening: text("opening"),
        name: text("name"),
        seat: text("seat"),
        audience: data.get("lobby") ? "lobby" : "link",
    };
}

/** Why it was not done, in the reader's words. @param {{code: string, why: string, instead?: string, objections?: {text: string}[]}} told */
function against({ code, why, instead = "", objections = [] }) {
    if (objections.length > 0) {
        const texts = objections.map(({ text }) => upper(controlsSpoken(say.said(text))));
        return [html("p", {}, say("challenge-objections")), html("ul", {}, ...texts.map((text) => html("li", {}, text)))];
    }
    const known = code !== "malformed" && say.has(`no-${code}`);
    const text = known ? say(`no-${code}`) : [why, instead].filter(Boolean).map(say.said).join(" — ");
    return [html("p", {}, upper(text))];
}
