/** What this page says, in the reader's language: `say('offer-draw')`, `say('moves', { n: 3 })`. */

import { speaker } from "./language.js";

const { language, messages, templates } = await import(/** @type {string} */ (document.documentElement.dataset.words));

export const say = speaker(language, messages, templates);
