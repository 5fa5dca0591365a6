/**
 * The link to send while a seat is free.
 */

import { html } from "./dom.js";
import { say } from "./say.js";
import { aboutWords } from "./status.js";

export class Invite {
    /** @param {HTMLElement} table what knows the link, and whether only this computer can open it */
    constructor(table) {
        this.table = table;
        this.root = html("section", { class: "invite card", hidden: true });
    }

    /** @param {import('./state.js').State} state */
    show({ view, you, table }) {
        const waits = view.phase === "open" && table.open && you !== null;
        if (waits && this.root.hidden) this.#fill(aboutWords({ table, view }));
        this.root.hidden = !waits;
    }

    /** @param {string} about */
    #fill(about) {
        const address = this.table.getAttribute("link") ?? "";
        const link = /** @type {HTMLInputElement} */ (
            html("input", { id: "invite-link", readonly: true, value: address })
        );
        const button = html("button", { type: "button" }, say("copy-link"));
        const copy = async () => {
            link.select();
            // Without the right to use the clipboard the link is selected, ready to be copied by hand.
            await navigator.clipboard?.writeText(address).then(
                () => button.replaceChildren(say("copied")),
                () => link.focus(),
            );
        };
        // A phone knows better than the clipboard how a link comes to a friend.
        const share = () => navigator.share({ title: about, url: address }).catch(() => null);
        const ways = navigator.share ? [html("button", { type: "button", class: "main", on: { click: share } }, say("share-link"))] : [];
        button.classList.toggle("main", ways.length === 0);
        button.addEventListener("click", copy);
        link.addEventListener("focus", () => link.select());
        this.root.replaceChildren(
            html("label", { for: "invite-link" }, say("invite-help")),
            html("span", { class: "row" }, link, button, ...ways),
            this.table.hasAttribute("alone") ? this.#command() : this.#picture(),
        );
    }

    /** How others are let in. */
    #command() {
        return html("p", { class: "faint" }, say("invite-alone"), " ", html("code", {}, `--listen 0.0.0.0:${location.port}`));
    }

    #picture() {
        const id = encodeURIComponent(this.table.getAttribute("table") ?? "");
        return html("img", { src: `/api/tables/${id}/link.svg`, alt: say("invite-picture"), class: "qr" });
    }
}
