/** The first half of the ceremony: a seed and words are bound by their digest, which is published before the lots are drawn. */

import { give, post, refusal } from "./office.js";

/** Words for those who cannot think of any. */
const WORDS = "amber birch cloud delta ember frost grove harbour iris jasper kettle lantern maple north ocean poppy quartz river stone thunder umber violet willow zephyr".split(" ");

class DamkaLots extends HTMLElement {
    connectedCallback() {
        this.querySelector("[data-act=random]")?.addEventListener("click", () => this.#random());
        this.querySelector("[data-act=bind]")?.addEventListener("click", () => this.#bind());
    }

    /** @param {string} name */
    #field(name) {
        return /** @type {HTMLInputElement} */ (this.querySelector(`[name=${name}]`));
    }

    #random() {
        const [high, low, ...picks] = crypto.getRandomValues(new Uint32Array(5));
        this.#field("seed").value = String((high % 1_000_000) * 1_000_000 + (low % 1_000_000));
        this.#field("words").value = picks.map((pick) => WORDS[pick % WORDS.length]).join(" ");
    }

    async #bind() {
        const desk = /** @type {import('./desk.js').DamkaDesk} */ (this.closest("damka-desk"));
        const fields = [this.#field("seed"), this.#field("words")];
        if (fields.some((field) => !field.reportValidity())) return;
        const [seed, words] = [Number(fields[0].value), fields[1].value];
        const answer = await post("/api/events/digest", { seed, words });
        if (!answer.ok) return desk.say(...refusal(answer.no));
        const event = this.getAttribute("event") ?? "";
        try {
            // Who binds the lots must not lose what he bound them with.
            localStorage.setItem(`lots-${event}`, JSON.stringify({ "round.draw-lots.seed": seed, "round.draw-lots.nonce": words }));
        } catch {
            // He has written it down, as the page told him.
        }
        const done = await give(event, [{ round: { "commit-lots": answer.told.digest } }]);
        if (done.ok) location.reload();
        else desk.say(...refusal(done.no));
    }
}

customElements.define("damka-lots", DamkaLots);
