/**
 * What an opening regulation of renju asks: a sentence, and buttons where the answer is no point of the board.
 */

import { html } from "./dom.js";
import { say } from "./say.js";

/** @typedef {import('./wire.js').View} View */

/** How a pass is written. */
export const PASS = "press";
/** The key of each choice in the catalogue. @type {Record<string, string>} */
const CHOICES = { [PASS]: "pass", keep: "choice-keep", swap: "choice-swap", offer: "choice-offer-fifths", two: "choice-place-two" };

/** A choice in words; a number stays a number. @param {string} option */
export const choiceWords = (option) => (CHOICES[option] ? say(CHOICES[option]) : option);

/** A choice that was made, in words. @param {string} option */
export const chosenWords = (option) => (/^\d+$/.test(option) ? say("chosen-fifths", { n: Number(option) }) : choiceWords(option));

/** The name of an opening regulation, with its number if it has one. @param {string} name `soosyrv-8` */
export function openingWords(name) {
    const [word, number] = name.split("-");
    return [say(`opening-${word}`), number].filter(Boolean).join(" ");
}

export class Opening {
    #said = "";

    /** @param {(text: string) => void} answer */
    constructor(answer) {
        this.answer = answer;
        this.root = html("section", { class: "opening card", hidden: true, "aria-live": "polite" });
    }

    /** @param {View} view @param {boolean} yours whether you are asked */
    show(view, yours) {
        const { opening } = view;
        this.root.hidden = !opening;
        if (!opening) return;
        const [text, options] = yours ? [taskWords(view), opening.options] : [say("task-opponent"), []];
        // What is asked as before is not said again.
        const said = JSON.stringify([text, options]);
        if (said === this.#said) return;
        this.#said = said;
        this.root.replaceChildren(html("p", {}, text), ...options.map((option) => this.#option(option)));
    }

    /** @param {string} option */
    #option(option) {
        return html(
            "button",
            { type: "button", "data-option": option, on: { click: () => this.answer(option) } },
            choiceWords(option),
        );
    }
}

/** @param {View} view */
function taskWords({ opening, cells }) {
    const stones = [...cells].filter((cell) => cell !== ".").length;
    switch (opening?.asked) {
        case "place":
            return say("task-place", { colour: stones % 2 === 0 ? "black" : "white" });
        case "declare":
            return say("task-declare", { n: opening.options.length });
        case "offer":
            return say("task-offer", { n: opening.left ?? 1 });
        case "pick":
            return say("task-pick");
        default:
            return say("task-choose");
    }
}
