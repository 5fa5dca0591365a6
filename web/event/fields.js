/** What is wrong with a field is said beside it, in the reader's language, and goes when it is put right. */

import { html } from "../dom.js";
import { say } from "../say.js";

/** @typedef {HTMLInputElement|HTMLSelectElement|HTMLTextAreaElement} Field */

/** Watches the fields of forms. @param {HTMLElement} around */
export function watch(around) {
    around.addEventListener("invalid", wrong, true);
    around.addEventListener("input", right);
}

/** @param {Event} event */
function wrong(event) {
    // The browser would say it in its own language, and only of the first.
    event.preventDefault();
    const field = /** @type {Field} */ (event.target);
    right(event);
    const id = `no-${field.name || field.id}`;
    field.after(html("small", { class: "field-no", id, "data-own": "" }, reason(field)));
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-errormessage", id);
    if (field === field.form?.querySelector(":is(input, select, textarea):invalid")) field.focus();
}

/** @param {Event} event */
function right(event) {
    const field = /** @type {Field} */ (event.target);
    if (field.nextElementSibling?.matches(".field-no")) field.nextElementSibling.remove();
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-errormessage");
}

/** What a field wants. @param {any} field */
function reason({ validity, min, max, maxLength, placeholder }) {
    if (validity.valueMissing) return say("field-missing");
    if (validity.tooLong) return say("field-long", { n: maxLength });
    if (validity.patternMismatch) return placeholder ? say("field-like", { text: placeholder }) : say("field-wrong");
    if (min !== "" && max !== "" && min !== undefined) return say("field-between", { from: min, to: max });
    return say(validity.badInput || validity.stepMismatch ? "field-number" : "field-wrong");
}
