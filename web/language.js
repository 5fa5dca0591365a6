/**
 * Says the messages of `language::module` in the reader's language.
 *
 *     import { speaker } from "./language.js";
 *     import { language, messages } from "./words-uk.js";
 *     const say = speaker(language, messages);
 *     say("moves", { n: 3 });   // "3 ходи"
 */

/**
 * @typedef {string | Part[]} Message
 * @typedef {string | { put: string } | Choice} Part
 * @typedef {{ by: string, of: [string | number, Message][], or: Message }} Choice
 * @typedef {Record<string, string | number>} Values
 * @typedef {(key: string, values?: Values) => string} Say
 */

/**
 * What says messages by key. A key that is not there is said as it is; `say.has(key)` asks.
 * @param {string} language its code: en, uk, ru
 * @param {Record<string, Message>} messages
 * @returns {Say & { has: (key: string) => boolean, language: string }}
 */
export function speaker(language, messages) {
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

    const has = (/** @type {string} */ key) => Object.hasOwn(messages, key);
    const say = (/** @type {string} */ key, /** @type {Values} */ values = {}) =>
        has(key) ? filled(messages[key], values) : key;
    return Object.assign(say, { has, language });
}

/**
 * The part of a key that stands for English words of the program, as `language::slug` makes it.
 * @param {string} words
 */
export const slug = (words) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
