/** Asks for a reason: nothing is changed at an event without one where the rules want it. */

import { html } from "../dom.js";
import { say } from "../say.js";
import { watch } from "./fields.js";

/** @param {string} what what is to be done @param {string} [usual] @returns {Promise<string|null>} nothing if it is not to be done */
export function why(what, usual = "") {
    const input = /** @type {HTMLInputElement} */ (html("input", { name: "reason", required: true, maxlength: 300, value: usual, autocomplete: "off" }));
    const form = html(
        "form",
        { method: "dialog", class: "desk-form" },
        html("h2", { id: "why-title" }, what),
        html("label", {}, html("span", {}, say("desk-reason")), input),
        html(
            "div",
            { class: "dialog-buttons" },
            html("button", { value: "", formnovalidate: true }, say("cancel")),
            html("button", { value: "yes", class: "main" }, what),
        ),
    );
    const dialog = /** @type {HTMLDialogElement} */ (html("dialog", { "aria-labelledby": "why-title" }, form));
    // Enter means yes, wherever the first button stands.
    input.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || !input.checkValidity()) return;
        event.preventDefault();
        dialog.close("yes");
    });
    watch(form);
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
    input.select();
    return new Promise((answer) => {
        dialog.addEventListener("close", () => {
            dialog.remove();
            answer(dialog.returnValue === "yes" ? input.value.trim() : null);
        });
    });
}
