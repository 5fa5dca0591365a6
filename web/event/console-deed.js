/** What each deed needs to be told, and the deed as the interface for programs wants it. */

import { html } from "../dom.js";
import { say } from "../say.js";

/** The word of a measure: some have a time with them. @param {any} measure */
export const measureWord = (measure) => (typeof measure === "string" ? measure : Object.keys(measure)[0]);

const OUTCOMES = ["white", "draw", "black", "both-lost", "white-plus", "black-plus", "neither-came"];

/** @param {string} name @param {string} label @param {string[][]} options value and text */
const choice = (name, label, options) =>
    html("label", {}, html("span", {}, say(label)), html("select", { name }, ...options.map(([value, text]) => html("option", { value }, text))));

/** @param {string} name @param {string} label @param {Record<string, any>} more */
const input = (name, label, more = {}) =>
    html("label", {}, html("span", {}, say(label)), html("input", { name, autocomplete: "off", required: true, ...more }));

const seconds = (/** @type {string} */ name, /** @type {string} */ label) => input(name, label, { type: "number", min: "1", max: "36000", value: "60" });
const sides = () => ["white", "black"].map((one) => [one, say(`console-${one}`)]);
const side = () => choice("who", "console-whom", sides());
const sealed = () => choice("sealed", "console-whose-sealed", [["", "–"], ...sides()]);
const who = () => choice("who", "console-whom", ["white", "black", "both"].map((one) => [one, say(`console-${one}`)]));
const articles = () => input("articles", "console-violated", { spellcheck: "false", list: "violations", placeholder: say("console-violated-help") });
const words = (/** @type {string} */ family, /** @type {string[]} */ names) => names.map((name) => [name, say(`${family}-${name}`)]);

/** The fields of a deed. @param {string} deed @param {any[]} measures */
export function fieldsOf(deed, measures) {
    const measure = () => choice("measure", "console-measure", words("measure", measures.map(measureWord)));
    switch (deed) {
        case "give":
            return [who(), seconds("seconds", "console-seconds"), choice("ground", "console-ground", words("deed-ground", ["fault", "disturbance"]))];
        case "take":
            return [who(), seconds("seconds", "console-seconds")];
        case "replace":
            return [seconds("white", "console-white-seconds"), seconds("black", "console-black-seconds")];
        case "impose":
        case "propose":
            return [who(), measure(), seconds("seconds", "console-seconds"), articles()];
        case "violation":
            return [who(), articles()];
        case "claim":
            return [choice("upheld", "console-outcome", [["true", say("deed-upheld")], ["false", say("deed-not-upheld")]])];
        case "flag":
        case "excuse":
            return [side()];
        case "refuses":
            return [side(), choice("what", "journal-what", words("deed-refused", ["rules", "play"]))];
        case "judge":
            return [choice("made", "console-outcome", words("deed-made", ["resignation", "misunderstanding", "forgiven"]))];
        case "adjourn":
            return [choice("ground", "console-ground", words("deed-ground", ["session-over", "illness", "disaster", "noise", "venue"]))];
        case "resume":
            return [choice("absent", "console-absent", [["", say("console-nobody")], ...sides()]), sealed()];
        case "came":
            return [side(), sealed()];
        case "lost":
            return [
                choice("restored", "console-restored", words("deed-restored", ["position", "nothing"])),
                seconds("white", "console-white-seconds"),
                seconds("black", "console-black-seconds"),
            ];
        case "adjudicate":
            return [choice("outcome", "console-outcome", words("board-outcome", OUTCOMES))];
        case "check":
            return [
                side(),
                choice("check", "journal-what", words("deed-check", ["identity", "observation", "equipment", "software", "own-devices"])),
                choice("finding", "console-outcome", words("deed-finding", ["passed", "failed"])),
            ];
        case "message":
            return [who(), input("text", "console-message", { maxlength: "500" })];
        case "note":
            return [input("articles", "console-article", { spellcheck: "false" }), input("text", "console-text", { maxlength: "500" })];
        default:
            return [];
    }
}

/** The deed that a form says. @param {FormData} fields @param {{ measure?: any }[]} offered */
export function deedOf(fields, offered) {
    const get = (/** @type {string} */ name) => String(fields.get(name) ?? "");
    const ms = (/** @type {string} */ name) => Math.round(Number(get(name)) * 1000);
    const list = get("articles").split(/[\s,;]+/).filter(Boolean);
    const deed = get("do");
    switch (deed) {
        case "give":
            return { do: deed, who: get("who"), ms: ms("seconds"), ground: get("ground") };
        case "take":
            return { do: deed, who: get("who"), ms: ms("seconds") };
        case "replace":
            return { do: deed, white: ms("white"), black: ms("black") };
        case "impose":
        case "propose": {
            const known = offered.find((one) => one.measure && measureWord(one.measure) === get("measure"))?.measure;
            const measure = typeof known === "object" ? { [measureWord(known)]: ms("seconds") } : known;
            return { do: deed, who: get("who"), measure, articles: list };
        }
        case "violation":
            return { do: deed, who: get("who"), article: list[0] };
        case "claim":
            return { do: deed, upheld: get("upheld") === "true" };
        case "flag":
        case "excuse":
            return { do: deed, who: get("who") };
        case "refuses":
            return { do: deed, who: get("who"), what: get("what") };
        case "judge":
            return { do: deed, made: get("made") };
        case "adjourn":
            return { do: deed, ground: get("ground") };
        case "resume":
            return { do: deed, absent: get("absent") || null, sealed: get("sealed") || null };
        case "came":
            return { do: deed, who: get("who"), sealed: get("sealed") || null };
        case "lost":
            return { do: deed, restored: get("restored"), white: ms("white"), black: ms("black") };
        case "adjudicate":
            return { do: deed, outcome: get("outcome") };
        case "check":
            return { do: deed, who: get("who"), check: get("check"), finding: get("finding") };
        case "message":
            return { do: deed, who: get("who"), text: get("text") };
        case "note":
            return { do: deed, article: list[0], text: get("text") };
        default:
            return { do: deed };
    }
}
