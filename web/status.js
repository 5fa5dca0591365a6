/**
 * How a game stands, in a sentence.
 */

import { whole } from "./clock.js";
import { controlWords } from "./control.js";
import { openingWords } from "./opening.js";
import { nameOf } from "./player.js";
import { cite, say } from "./say.js";

/** @typedef {import('./state.js').State} State */

/** Whose turn it is, what is offered, or how the game ended. @param {State} state @param {number} now as the server counts it */
export function statusWords(state, now) {
    const { view, you, table } = state;
    if (view.outcome) return [outcomeWords(state), verdictWords(state), againWords(state)].filter(Boolean).join("\n");
    const asked = view.asked?.a ?? view.asked?.b;
    if (asked) {
        const mine = view.asked?.[you ?? "a"] === asked && you;
        return say(mine ? `asked-to-${asked}` : `asks-to-${asked}`);
    }
    if (view.adjournment === "ordered" && you && view.turn === you) return say("seal-help");
    if (view.offer) {
        if (view.offer === you) return say("offer-made");
        return you ? say("offer-received") : say("offer-by", { name: nameOf(table.seats[view.offer]) });
    }
    if (view.adjournment === "ordered" && view.turn)
        return you ? say("opponent-seals") : say("sealing-by", { name: nameOf(table.seats[view.turn]) });
    if (view.stopped) return stoppedWords(state);
    if (isToCome(view, now)) {
        const { at, by } = /** @type {{at: number, by: string|null}} */ (view.begins);
        return `${say("begins-in", { time: whole(at - now) })}. ${cite(by ?? undefined)}`.trim();
    }
    if (view.phase !== "playing") return say(`phase-${view.phase}`);
    if (!you || !view.turn)
        return view.turn ? say("turn-of", { colour: view.colours[view.turn] }) : say("phase-playing");
    if (view.turn !== you) return say("opponents-turn");
    const must = view.legal.some(({ captures }) => captures.length > 0);
    return must ? `${say("your-turn")}. ${say("must-capture")}.` : say("your-turn");
}

/** Whether the game is still to begin. @param {import('./wire.js').View} view @param {number} now as the server counts it */
export const isToCome = ({ begins }, now) => Boolean(begins && now < begins.at);

/** Why the clocks are stopped, or who stopped them. @param {State} state */
function stoppedWords({ view: { stopped }, table }) {
    if (stopped === "a" || stopped === "b") return say("stopped-player", { name: nameOf(table.seats[stopped]) });
    return say(`stopped-${stopped}`);
}

/** What a player who looks elsewhere is called for, in a word or two; nothing while he is not. @param {State} state */
export function callWords({ view, you }) {
    if (!you) return "";
    const other = you === "a" ? "b" : "a";
    if (view.outcome) return view.again?.[other] && !view.next ? say("rematch-offered") : "";
    if (view.offer === other) return say("offer-received");
    return view.turn === you ? say("your-turn") : "";
}

/** What is played, by which rules and at which pace, and how it opens; in a micromatch which game it is and how the points stand. @param {Pick<State, 'table'|'view'>} state */
export function aboutWords({ table, view }) {
    const { game: n, games, points } = view;
    const score = { first: points.a, second: points.b };
    return [
        say(`discipline-${table.kind}`),
        say(`edition-short-${table.edition.toLowerCase()}`),
        controlWords(table.control),
        ...(table.opening ? [openingWords(table.opening)] : []),
        ...(games > 1 ? [say("game-of", { n, games }), say("micromatch-score", score)] : []),
        ...(view.ballot ? [say("ballot-drawn", { moves: view.ballot })] : []),
    ].join(" · ");
}

/** How a micromatch has ended, and by which article; nothing while it goes on. @param {State} state */
export function verdictWords({ view, you, table }) {
    const { verdict, points } = view;
    if (!verdict) return "";
    const { winner, by } = verdict;
    const score = { first: points.a, second: points.b };
    const who =
        winner === null
            ? say("micromatch-drawn", score)
            : you
              ? say(winner === you ? "micromatch-you-won" : "micromatch-you-lost", score)
              : say("micromatch-win-name", { name: nameOf(table.seats[winner]), ...score });
    return `${who} ${cite(by)}`;
}

/** Who would like to play again, or that they do. @param {State} state */
export function againWords({ view, you }) {
    if (view.next) return say("rematch-begun");
    if (!you) return "";
    if (view.again?.[you]) return say("rematch-asked");
    return view.again?.[you === "a" ? "b" : "a"] ? say("rematch-offered") : "";
}

/** How the game of the meeting before this one has ended; nothing if this one is the first. @param {State} state */
export function earlierWords(state) {
    const { before, game, games } = state.view;
    return before ? `${say("game-of", { n: game - 1, games })}. ${outcomeWords(state, before)}` : "";
}

/** How a game has ended, by what and by which article. @param {State} state @param {import('./wire.js').Outcome|null} [outcome] */
export function outcomeWords({ view, you, table }, outcome = view.outcome) {
    if (!outcome) return "";
    const { cause, by, marks } = outcome;
    const none = cause === "aborted" || cause === "annulled";
    const score = none ? "" : `, ${marks.a}\u00a0:\u00a0${marks.b}`;
    return `${resultWords({ you, table, view }, outcome)}: ${say(`cause-${cause}`)}${score}. ${cite(by)}`;
}

/** Who has won, if anybody has. @param {Pick<State, 'you'|'table'|'view'>} state @param {import('./wire.js').Outcome} outcome */
export function resultWords({ you, table, view }, outcome) {
    const { result, cause } = outcome;
    if (cause === "aborted" || cause === "annulled") return say("result-none");
    if (result === "draw") return say("result-draw");
    if (result === "both-lose") return say("result-both-lose");
    if (you) return say(result === you ? "result-you-won" : "result-you-lost");
    const winner = /** @type {'a'} */ (result);
    // Of two without a name nobody knows which has won; of an earlier game it is not told who had which colour.
    if (!table.seats[winner]?.name && outcome === view.outcome) return say("result-win", { colour: view.colours[winner] });
    return say("result-win-name", { name: nameOf(table.seats[winner]) });
}
