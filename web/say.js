/** What this page says, in the reader's language: `say('offer-draw')`, `say('moves', { n: 3 })`. */

import { speaker } from "./language.js";

const { language, messages, templates } = await import(/** @type {string} */ (document.documentElement.dataset.words));

export const say = speaker(language, messages, templates);

/** A text that begins a sentence; the name of a square stays small. @param {string} text */
export const upper = (text) => (/^[a-o]\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase(say.language) + text.slice(1));

/** Where an article is read. @param {string} by */
export const article = (by) => `/rules/${by.replace(":", "/")}`;

/** An article with what it says: `By RU22:6.1.5.3: Capturing is obligatory…`; a rule of the house has none. @param {string} [by] */
export const cite = (by) => (by ? [say("by-article", { article: by }), say.article(by)].filter(Boolean).join(": ") : "");
