/** The form of a challenge: what depends on what, and what the edition has against it. */

import { html } from "./dom.js";
import { slug } from "./language.js";
import { say, upper } from "./say.js";

/**
 * @typedef {{control: string, by: string, default: boolean}} Preset
 * @typedef {{kind: string, tempos: {tempo: string, presets: Preset[]}[], ballots: string[], openings: string[], meeting: number}} Playable
 * @typedef {{edition: string, title: string, games: Playable[]}} Rules
 */

/** What the house suggests where an edition recommends no control for a tempo. @type {Record<string, string>} */
const SUGGESTED = { classical: "45m+10s", rapid: "15m+5s", blitz: "5m+3s" };

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
            if (answer.ok) location.assign(`/table/${told.id}`);
            else objections.replaceChildren(...against(told));
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
    // Whoever was quicker than the rules keeps what he wrote.
    let own = control.value !== "";

    const known = () => rules.filter((rule) => rule.games.some((game) => game.kind === kind.value));
    const playable = () => rules.find((rule) => rule.edition === edition.value)?.games.find((game) => game.kind === kind.value);

    const ofKind = () => {
        const before = edition.value;
        for (const option of edition.options) option.hidden = option.disabled = !known().some((rule) => rule.edition === option.value);
        if (!known().some((rule) => rule.edition === before)) edition.value = known()[0]?.edition ?? before;
        ofEdition();
    };
    const ofEdition = () => {
        const game = playable();
        choose("ballot", game?.ballots ?? [], (name) => say(`ballot-${slug(name)}`), [["", say("ballot-none")]]);
        choose("opening", game?.openings ?? [], opening, []);
        games.max = String(game?.meeting ?? 1);
        line("games").hidden = (game?.meeting ?? 1) < 2;
        if (line("games").hidden) games.value = "1";
        // A game with the same controls in every tempo has no tempos.
        const controls = new Set(game?.tempos.map(({ presets }) => JSON.stringify(presets)));
        line("tempo").hidden = controls.size === 1;
        ofTempo();
    };
    const ofTempo = () => {
        const presets = playable()?.tempos.find((each) => each.tempo === tempo.value)?.presets ?? [];
        form.querySelector("#controls")?.replaceChildren(...presets.map((preset) => html("option", { value: preset.control }, preset.by)));
        const usual = presets.find((preset) => preset.default) ?? presets[0];
        const suggested = usual?.control ?? SUGGESTED[tempo.value] ?? "";
        control.placeholder = suggested;
        if (!own) control.value = playable() ? suggested : "";
    };
    /** @param {string} name @returns {HTMLElement} */
    const line = (name) => /** @type {HTMLElement} */ (form.querySelector(`#${name}-line`));
    /** @param {string} name @param {string[]} values @param {(value: string) => string} label @param {string[][]} first */
    const choose = (name, values, label, first) => {
        line(name).hidden = values.length === 0;
        const options = [...first, ...values.map((value) => [value, label(value)])];
        field(name).replaceChildren(...options.map(([value, text]) => html("option", { value }, text)));
    };

    kind.addEventListener("change", ofKind);
    edition.addEventListener("change", ofEdition);
    tempo.addEventListener("change", () => {
        own = false;
        ofTempo();
    });
    control.addEventListener("input", () => {
        own = control.value !== "";
    });
    ofKind();
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

/** @param {string} name */
function opening(name) {
    const [, word, number] = /^([a-z]+2?)-?(\d*)$/.exec(name) ?? [null, name, ""];
    return `${say(`opening-${word}`)}${number && word !== "swap2" ? ` ${number}` : ""}`;
}

/** Why it was not done, in the reader's words. @param {{code: string, why: string, instead?: string, objections?: {text: string}[]}} told */
function against({ code, why, instead = "", objections = [] }) {
    if (objections.length > 0) {
        const texts = objections.map(({ text }) => upper(say.said(text)));
        return [html("p", {}, say("challenge-objections")), html("ul", {}, ...texts.map((text) => html("li", {}, text)))];
    }
    const known = code !== "malformed" && say.has(`no-${code}`);
    const text = known ? say(`no-${code}`) : [why, instead].filter(Boolean).map(say.said).join(" — ");
    return [html("p", {}, upper(text))];
}
