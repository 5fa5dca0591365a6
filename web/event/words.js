/** What the server sends about an event in no language, in words. */

import { html } from "../dom.js";
import { say } from "../say.js";

/**
 * Why somebody stands above the next: `buchholz|45|44|RU22:5.4.9.5|1|`, `=` where the place is shared, `~` where nobody played for it.
 * @param {string} code @returns {(Node|string)[]}
 */
export function aboveWords(code) {
    if (code === "") return [];
    if (code === "=") return [say("tables-shared")];
    if (code === "~") return [say("tables-shared-unplayed")];
    const [name, own, next, by, step, no] = code.split("|");
    const criterion = say(`tables-criterion-${name}`);
    const words = no
        ? say("tables-above-against", { criterion, own, next, no })
        : Number(step) > 1
          ? say("tables-above-step", { criterion, own, next, step })
          : say("tables-above", { criterion, own, next });
    return [words, " ", html("span", { class: "article" }, by)];
}

/** After which round the places are, and how many games are open. @param {{round: number, open: number, over: boolean, last: boolean}} news */
export function afterWords({ round, open, over, last }) {
    if (round === 0) return say("tables-before-first");
    if (over) return last ? say("tables-final") : say("tables-stage-final");
    return open === 0 ? say("tables-after-round", { round }) : say("tables-during-round", { round, open });
}

/** How far the event has come. @param {{round: number, open: number, over: boolean, last: boolean}} news */
export function statusWords({ round, open, over, last }) {
    if (over && last) return say("tables-phase-over");
    if (round === 0) return say("tables-phase-drawn");
    return open === 0 ? say("tables-round-done", { round }) : say("tables-round-playing", { round, open });
}

/** A game of a crosstable: `12w1`, with the letter of the colour in the reader's language. @param {string} text */
export function gameWords(text) {
    return text.replace(/^(\d+)([wb])/, (_, no, colour) => no + say(colour === "w" ? "tables-white-letter" : "tables-black-letter"));
}

/** Says moments in the reader's own time. @param {ParentNode} root */
export function localTimes(root) {
    const format = new Intl.DateTimeFormat(say.language, { dateStyle: "medium", timeStyle: "short" });
    for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (root.querySelectorAll("time[datetime]"))) {
        time.textContent = format.format(new Date(time.dateTime));
    }
}
