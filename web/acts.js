/**
 * What a player may do beside moving: one button a right, each with its article.
 */

import { html, put } from "./dom.js";
import { cite, say, upper } from "./say.js";

/** @typedef {import('./wire.js').View} View */
/** @typedef {import('./wire.js').Seat} Seat */
/** @typedef {import('./line.js').Command} Command */

/**
 * @typedef {object} Doer what the table does with them
 * @property {(command: Command) => void} send
 * @property {(what: 'offer'|'seal'|'repetition-after') => void} withMove toggles what is done with the next move
 * @property {() => string|null} pending which of these is on
 * @property {(question: string, yes: string, by?: string) => Promise<boolean>} ask by which article it would be done
 */

/** Claims that few games ever see: they stand behind one word until somebody looks for them. */
const RARE = new Set([
    "claim-won-without-time",
    "claim-short-of-time",
    "claim-counted-aloud",
    "claim-repetition-by-move",
]);

/** @typedef {{key: string, by?: string, kind?: string, rare?: boolean, pressed?: boolean, click: (by?: string) => void}} Act */

export class Acts {
    #said = "";

    /** @param {Doer} doer */
    constructor(doer) {
        this.doer = doer;
        this.root = html("section", { class: "acts", "aria-label": say("rights") });
    }

    /** @param {import('./wire.js').Static} table @param {View} view @param {Seat|null} seat */
    show(table, view, seat) {
        const acts = [
            ...this.#before(view, seat, table.open),
            ...(seat ? [...this.#during(table.kind, view, seat), ...this.#after(view, seat)] : []),
        ];
        const said = JSON.stringify(acts);
        if (said === this.#said) return;
        this.#said = said;
        const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.act : undefined;
        const rare = acts.filter((act) => act.rare).map(button);
        this.root.replaceChildren(
            ...acts.filter((act) => !act.rare).map(button),
            rare.length > 0 ? html("details", {}, html("summary", {}, say("claim-draw")), ...rare) : "",
        );
        this.root.hidden = acts.length === 0;
        const again = focused && this.root.querySelector(`[data-act="${CSS.escape(focused)}"]`);
        if (again instanceof HTMLElement) again.focus();
    }

    /** @param {View} view @param {Seat|null} seat @param {boolean} open @returns {Act[]} */
    #before(view, seat, open) {
        if (view.phase !== "open" || !open) return [];
        return seat
            ? [this.#plain("close-table", { do: "close" })]
            : [{ ...this.#plain("sit-down", { do: "sit" }), kind: "main" }];
    }

    /** @param {string} kind @param {View} view @param {Seat} seat @returns {Act[]} */
    #during(kind, view, seat) {
        const turn = view.turn === seat;
        /** @type {Act[]} */
        const acts = view.rights[seat]
            // With a sealed move nothing can be offered.
            .filter(({ what }) => !(what === "offer" && turn && view.adjournment === "ordered"))
            .flatMap(({ what, by }) => this.#right(what, turn).map((act) => ({ ...act, by })));
        if (kind === "renju" && turn && !view.opening)
            acts.push(this.#sure("pass", "pass-sure", { do: "move", text: "press" }));
        return acts;
    }

    /** @param {View} view @param {Seat} seat @returns {Act[]} */
    #after(view, seat) {
        if (view.phase !== "over" || view.game < view.games || view.next) return [];
        const other = seat === "a" ? "b" : "a";
        if (view.again?.[seat]) return [];
        return [{ ...this.#plain(view.again?.[other] ? "rematch-accept" : "rematch", { do: "again" }), kind: "main" }];
    }

    /** @param {string} what @param {boolean} turn @returns {Act[]} */
    #right(what, turn) {
        switch (what) {
            case "offer":
                return [
                    turn ? this.#withMove("offer", "offer-draw-with-move") : this.#plain("offer-draw", { do: "offer" }),
                ];
            case "answer":
                return [
                    { ...this.#plain("accept-draw", { do: "accept" }), kind: "main" },
                    this.#plain("decline-draw", { do: "decline" }),
                ];
            case "resign":
                return [this.#sure("resign", "resign-sure", { do: "resign" })];
            case "abort":
                return [this.#sure("abort", "abort-sure", { do: "abort" })];
            case "call-arbiter":
                return [this.#plain(`right-${what}`, { do: "call-arbiter" })];
            case "adjourn":
                return [this.#plain("adjourn", { do: "adjourn" })];
            case "resume":
                return [{ ...this.#plain("resume-game", { do: "resume" }), kind: "main" }];
            case "agree-adjourned":
                return [this.#plain(`right-${what}`, { do: "agree-adjourned" })];
            case "seal":
                return [this.#withMove("seal", "seal-move")];
            case "claim-repetition-by-move":
                return [{ ...this.#withMove("repetition-after", `right-${what}`), rare: true }];
            default:
                return what.startsWith("claim-") ? [this.#claim(what)] : [];
        }
    }

    /** @param {string} what @returns {Act} */
    #claim(what) {
        const [key, command] = [`right-${what}`, { do: "claim", what: what.slice("claim-".length) }];
        return RARE.has(what)
            ? { ...this.#sure(key, key, command), kind: undefined, rare: true }
            : this.#plain(key, command);
    }

    /** @param {string} key @param {Command} command @returns {Act} */
    #plain(key, command) {
        return { key, click: () => this.doer.send(command) };
    }

    /** @param {string} key @param {string} question @param {Command} command @returns {Act} */
    #sure(key, question, command) {
        const click = async (/** @type {string|undefined} */ by) => {
            const yes = question === key ? say("yes") : say(key);
            if (await this.doer.ask(upper(say(question)), upper(yes), by)) this.doer.send(command);
        };
        return { key, kind: "hot", click };
    }

    /** @param {'offer'|'seal'|'repetition-after'} what @param {string} key @returns {Act} */
    #withMove(what, key) {
        return { key, pressed: this.doer.pending() === what, click: () => this.doer.withMove(what) };
    }
}

/** A button with its article, for the eye on hover and focus and for the ear as a description. @param {Act} act */
function button({ key, by, kind, pressed, click }) {
    const id = `by-${key}`;
    const element = html(
        "button",
        { type: "button", class: kind, "data-act": key, "aria-describedby": by ? id : null, on: { click: () => click(by) } },
        upper(say(key)),
    );
    if (pressed !== undefined) put(element, "aria-pressed", String(pressed));
    return html(
        "span",
        { class: "act" },
        element,
        by ? html("span", { class: "tip", role: "tooltip", id }, cite(by)) : null,
    );
}
