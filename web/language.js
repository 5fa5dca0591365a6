/**
 * Says the messages of `language::module` in the reader's language.
 *
 *     import { speaker } from "./language.js";
 *     import { language, messages, templates } from "./words-uk.js";
 *     const say = speaker(language, messages, templates);
 *     say("moves", { n: 3 });             // "3 ходи"
 *     say.said("allowed: c3-d4");         // "можна: c3-d4"
 */

/**
 * @typedef {string | Part[]} Message
 * @typedef {string | { put: string } | Choice} Part
 * @typedef {{ by: string, of: [string | number, Message][], or: Message }} Choice
 * @typedef {Record<string, string | number>} Values
 * @typedef {(string | { put: string })[]} Template
 * @typedef {object} Speaker
 * @property {(key: string) => boolean} has whether there is such a message
 * @property {(english: string) => string} said what the server put in English words, in the reader's language
 * @property {(by: string) => string} article what an article says, or nothing: `say.article("RU22:6.1.5.3")`
 * @property {string} language
 */

/** Patterns stand inside patterns no deeper than this; longer texts are not ours. */
const DEPTH_MAX = 6;
const LENGTH_MAX = 2000;
/** A gap for an article ends in its name: `RU22:6.1.5.3`. */
const ARTICLE = /(^|\s)[A-Z0-9-]+:\S+$/;
/** Gaps that hold a number and nothing else. */
const NUMBERS = ["n", "low", "high"];
/** Where words without gaps are looked for. */
const FAMILIES = ["said", "discipline", "ballot", "opening"];

/**
 * What says messages by key. A key that is not there is said as it is.
 * @param {string} language its code: en, uk, ru
 * @param {Record<string, Message>} messages
 * @param {[string, Template][]} [templates]
 * @returns {((key: string, values?: Values) => string) & Speaker}
 */
export function speaker(language, messages, templates = []) {
    const plurals = new Intl.PluralRules(language);

    /** @param {Choice} choice @param {Values} values */
    const chosen = (choice, values) => {
        const value = values[choice.by];
        const category = typeof value === "number" ? plurals.select(value) : undefined;
        return choice.of.find(([key]) => key === value || key === category)?.[1] ?? choice.or;
    };

    /** @param {Message} message @param {Values} values @returns {string} */
    const filled = (message, values) =>
        typeof message === "string" ? message : message.map((part) => piece(part, values)).join("");

    /** @param {Part} part @param {Values} values */
    const piece = (part, values) => {
        if (typeof part === "string") return part;
        return "put" in part ? String(values[part.put] ?? "") : filled(chosen(part, values), values);
    };

    /** @param {string} english @param {number} depth @returns {string | undefined} */
    const translated = (english, depth) => {
        const plain = FAMILIES.map((family) => `${family}-${slug(english)}`).find((key) => typeof messages[key] === "string");
        if (plain) return String(messages[plain]);
        if (depth === 0) return undefined;
        for (const [key, template] of templates) {
            const values = fit(template, english);
            if (!values) continue;
            for (const name in values) {
                const gap = translated(String(values[name]), depth - 1) ?? values[name];
                values[name] = /^\d{1,15}$/.test(String(gap)) ? Number(gap) : gap;
            }
            return filled(messages[key], values);
        }
        return listed(english, depth - 1);
    };

    /** A list of which at least one part can be said. @param {string} english @param {number} depth */
    const listed = (english, depth) => {
        const parts = english.split(", ");
        const said = parts.length > 1 ? parts.map((part) => translated(part, depth)) : [];
        const known = said.some((part) => part !== undefined);
        return known ? said.map((part, i) => part ?? parts[i]).join(", ") : undefined;
    };

    const has = (/** @type {string} */ key) => Object.hasOwn(messages, key);
    const said = (/** @type {string} */ english) => {
        const known = language !== "en" && english.length <= LENGTH_MAX;
        return (known ? translated(english, DEPTH_MAX) : undefined) ?? english;
    };
    const say = (/** @type {string} */ key, /** @type {Values} */ values = {}) =>
        has(key) ? filled(messages[key], values) : key;
    const article = (/** @type {string} */ by) => (has(`article-${slug(by)}`) ? say(`article-${slug(by)}`) : "");
    return Object.assign(say, { has, said, article, language });
}

/**
 * What fills the gaps of a template if these are its words: each gap as short as can be, and not empty.
 * @param {Template} template @param {string} english @returns {Values | undefined}
 */
function fit(template, english) {
    /** @type {Values} */
    const values = {};
    let rest = english;
    for (const [i, part] of template.entries()) {
        if (typeof part === "string") {
            if (!rest.startsWith(part)) return undefined;
            rest = rest.slice(part.length);
            continue;
        }
        const next = template[i + 1];
        const end =
            typeof next !== "string" ? rest.length
            : i + 2 === template.length ? Math.max(rest.length - next.length, 1)
            : rest.indexOf(next, 1);
        if (end < 1) return undefined;
        if (part.put === "article" && !ARTICLE.test(rest.slice(0, end))) return undefined;
        if (NUMBERS.includes(part.put) && /\D/.test(rest.slice(0, end))) return undefined;
        values[part.put] = rest.slice(0, end);
        rest = rest.slice(end);
    }
    return rest === "" ? values : undefined;
}

/**
 * The part of a key that stands for English words of the program, as `language::slug` makes it.
 * @param {string} words
 */
export const slug = (words) => words.toLowerCase().replaceAll(/(?![a-z])\p{Alphabetic}/gu, "x").replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
