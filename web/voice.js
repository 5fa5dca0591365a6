/**
 * What is said and sounded at a table, for those who listen.
 */

import { html } from "./dom.js";
import { nameOf } from "./player.js";
import { say } from "./say.js";
import { sound } from "./sound.js";
import { againWords, outcomeWords, verdictWords } from "./status.js";
import { moveWords } from "./words.js";

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./wire.js').View} View */
/** @typedef {import('./wire.js').Ply} Ply */

/** Seconds left at which a player is warned. */
const WARNINGS = [30, 10];
/** How many sentences are kept for those who read slowly. */
const KEPT = 3;

export class Voice {
    #warned = Infinity;

    constructor() {
        this.root = html("div", { class: "unseen", "aria-live": "polite" });
    }

    /** @param {string} text */
    tell(text) {
        if (!text) return;
        this.root.append(html("p", {}, text));
        while (this.root.childElementCount > KEPT) this.root.firstElementChild?.remove();
    }

    /** Says a half-move. @param {State} state @param {Ply} ply */
    tellPly(state, ply) {
        this.tell(spoken(state, ply));
    }

    /** Says and sounds what has happened. @param {State} state @param {Ply[]} plies those that were made @param {View} before */
    tellNews(state, plies, before) {
        const { view, you } = state;
        const last = plies.at(-1);
        const begun = hasBegun(view, before);
        // Which game of the meeting comes next has been told already.
        const texts = [...(begun && view.game === before.game ? [say("spoken-begun")] : []), ...plies.map((ply) => spoken(state, ply))];
        if (you && (begun || plies.some(({ text }) => text === "swap"))) texts.push(say("spoken-your-colour", { colour: view.colours[you] }));
        if ((last || begun) && you && view.turn === you) texts.push(say("spoken-your-turn"), ...mustWords(state));
        texts.push(...offerWords(state, before, last), ...lineWords(state, before));
        if (view.outcome && !before.outcome) texts.push(outcomeWords(state), verdictWords(state));
        const again = (/** @type {View} */ { again, next }) => JSON.stringify([again, next]);
        if (view.outcome && again(view) !== again(before)) texts.push(againWords(state));
        this.tell(texts.join(" "));
        ring(state, last, before);
    }

    /** Warns of little time, once at each limit. @param {number} time @param {boolean} running */
    warn(time, running) {
        const limit = WARNINGS.filter((seconds) => time <= seconds * 1000).at(-1) ?? Infinity;
        if (limit < this.#warned && running) {
            this.tell(say("spoken-time-warning", { n: limit }));
            sound.play("hurry");
        }
        this.#warned = limit;
    }
}

/** @param {State} state @param {Ply} ply */
const spoken = (state, ply) => `${moveWords(state.table, ply, state.colourOf(ply), state.cellsAt(ply.n - 1))}.`;

/** Whether the game, or the next of the meeting, has begun. @param {View} view @param {View} before */
const hasBegun = (view, before) =>
    view.phase === "playing" && (view.game !== before.game || ["open", "waiting"].includes(before.phase));

/** @param {State} state */
const mustWords = ({ view }) => (view.legal.some(({ captures }) => captures.length > 0) ? [`${say("must-capture")}.`] : []);

/** @param {State} state @param {View} before @param {Ply|undefined} last */
function offerWords({ view, you, table }, before, last) {
    if (view.offer && view.offer !== before.offer) {
        if (view.offer === you) return [say("offer-made")];
        return [you ? say("offer-received") : say("offer-by", { name: nameOf(table.seats[view.offer]) })];
    }
    if (view.game !== before.game || !before.offer || view.offer || view.phase !== "playing") return [];
    // Whoever moves on declines too, and hears his own move instead.
    const declined = before.offer === you ? last?.by !== you : !last;
    return declined ? [say("offer-declined")] : [];
}

/** @param {State} state @param {View} before */
function lineWords({ view, you }, before) {
    if (!you || view.phase !== "playing") return [];
    const other = you === "a" ? "b" : "a";
    if (before.connected[other] === view.connected[other]) return [];
    return [say(view.connected[other] ? "connection-opponent-back" : "connection-opponent-lost")];
}

/** Whether the opponent would like to play again. @param {View} view @param {import('./wire.js').Seat} you */
const isAsked = (view, you) => view.again?.[you === "a" ? "b" : "a"] ?? false;

/** @param {State} state @param {Ply|undefined} last @param {View} before */
function ring({ view, you, isRenju }, last, before) {
    if ((view.outcome && !before.outcome) || view.game !== before.game) sound.play("over");
    else if (view.offer && view.offer !== before.offer && view.offer !== you) sound.play("offer");
    else if (you && isAsked(view, you) && !isAsked(before, you)) sound.play("offer");
    else if (last) sound.play(last.captures.length > 0 ? "capture" : isRenju ? "stone" : "move");
    else if (view.phase === "playing" && before.phase !== "playing" && view.ply === 0) sound.play("begin");
}
