/**
 * The link to send while a seat is free.
 */

import { html } from "./dom.js";
import { say } from "./say.js";

export class Invite {
    constructor() {
        this.root = html("section", { class: "invite card", hidden: true });
    }

    /** @param {import('./state.js').State} state */
    show({ view, you, table }) {
        const waits = view.phase === "open" && table.open && you !== null;
        if (waits && this.root.hidden) this.#fill(new URL(location.pathname, location.href).href);
        this.root.hidden = !waits;
    }

    /** @param {string} address */
    #fill(address) {
        const link = /** @type {HTMLInputElement} */ (
            html("input", { id: "invite-link", readonly: true, value: address })
        );
        const button = html("button", { type: "button", class: "main" }, say("copy-link"));
        const copy = async () => {
            link.select();
            // Without the right to use the clipboard the link is selected, ready to be copied by hand.
            await navigator.clipboard?.writeText(address).then(
                () => button.replaceChildren(say("copied")),
                () => link.focus(),
            );
        };
        button.addEventListener("click", copy);
        link.addEventListener("focus", () => link.select());
        this.root.replaceChildren(
            html("label", { for: "invite-link" }, say("invite-help")),
            html("span", { class: "row" }, link, button),
        );
    }
}
