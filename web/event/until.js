/** Moments in the reader's own time: `<damka-time at=…>` says one, `<damka-until at=…>` counts to it or from it. */

import { say } from "../say.js";

class DamkaTime extends HTMLElement {
    static observedAttributes = ["at"];

    attributeChangedCallback() {
        const at = new Date(Number(this.getAttribute("at")));
        this.textContent = at.toLocaleString(say.language, { dateStyle: "medium", timeStyle: "short" });
    }
}

class DamkaUntil extends HTMLElement {
    /** @type {number|undefined} */
    #timer;

    connectedCallback() {
        this.setAttribute("role", "timer");
        this.#timer = setInterval(() => this.#show(), 1000);
        this.#show();
    }

    disconnectedCallback() {
        clearInterval(this.#timer);
    }

    #show() {
        const left = Math.floor((Number(this.getAttribute("at")) - Date.now()) / 1000);
        const [hours, minutes, seconds] = [Math.floor(Math.abs(left) / 3600), Math.floor(Math.abs(left) / 60) % 60, Math.abs(left) % 60];
        const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
        const text = `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds)}`;
        this.dataset.past = String(left < 0);
        if (this.textContent !== text) this.textContent = text;
    }
}

customElements.define("damka-time", DamkaTime);
customElements.define("damka-until", DamkaUntil);
