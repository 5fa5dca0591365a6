/**
 * Squares, pieces and moves in words, for those who listen.
 */

import { chosenWords, PASS } from "./opening.js";
import { PIECES } from "./piece.js";
import { say } from "./say.js";

/** @typedef {import('./wire.js').Static} Static */
/** @typedef {import('./wire.js').Forbidden} Forbidden */
/** @typedef {import('./wire.js').Ply} Ply */
/** @typedef {import('./wire.js').Colour} Colour */

/** The name of a board. @param {Static} table */
export function boardWords({ kind, columns, rows }) {
    return say("board-label", { game: say(`discipline-${kind}`), columns, rows });
}

/**
 * A cell with what stands on it and what can be done with it.
 * @param {{name: string, sign: string, renju: boolean}} cell
 * @param {string[]} marks what else there is to say
 * @param {Forbidden|null} foul
 */
export function cellWords({ name, sign, renju }, marks, foul) {
    const found = PIECES[sign];
    const empty = renju ? say("point-empty", { point: name }) : say("square-empty", { square: name });
    const what = found ? say("square-piece", { square: name, piece: say(`${found.colour}-${found.rank}`) }) : empty;
    return [foul ? foulWords(foul, name) : what, ...marks].join(", ");
}

/** Why Black may not play on a point. @param {Forbidden} foul @param {string} point */
export function foulWords({ why, by }, point) {
    const forbidden = say("point-forbidden", { point, why: say(`foul-${why}`) });
    return `${forbidden}. ${say(`foul-about-${why}`)}. ${say("by-article", { article: by })}.`;
}

/** A move that was made, and by whom. @param {Static} table @param {Ply} ply @param {Colour} colour @param {string} before the board before it */
export function moveWords(table, ply, colour, before) {
    const name = (/** @type {number} */ cell) => table.names[cell] ?? "";
    const { path, captures, cells } = ply;
    const [from, to] = [name(path[0]), name(path[path.length - 1])];
    if (path.length === 0) return choiceMadeWords(ply.text, colour);
    if (path.length === 1) return say("spoken-stone", { colour, point: to });
    const crowned = cells[path[path.length - 1]] !== before[path[0]] ? [say("spoken-king")] : [];
    return say("spoken-of", { colour, text: [wayWords(name, from, to, path, captures), ...crowned].join(", ") });
}

/** What was chosen in an opening of renju. After a swap he who chose has the other colour: it is told of both. @param {string} text @param {Colour} colour */
function choiceMadeWords(text, colour) {
    if (text === PASS) return say("spoken-pass", { colour });
    if (text === "swap") return say("opening-swapped");
    if (text === "keep") return say("opening-kept");
    if (/^\d+$/.test(text)) return say("opening-declared", { n: Number(text) });
    return say("spoken-of", { colour, text: chosenWords(text) });
}

/** The pieces of one side, square by square. @param {Static} table @param {string} cells @param {Colour} colour */
export function piecesWords(table, cells, colour) {
    const on = (/** @type {string} */ rank) =>
        table.names
            .filter((_, cell) => PIECES[cells[cell]]?.colour === colour && PIECES[cells[cell]].rank === rank)
            .join(", ");
    const said = [
        ["man", "board-men-on"],
        ["king", "board-kings-on"],
        ["stone", "board-stones-on"],
    ]
        .map(([rank, key]) => [key, on(rank)])
        .filter(([, squares]) => squares)
        .map(([key, squares]) => say(key, { squares }));
    const none = say(table.kind === "renju" ? "board-no-stones" : "board-none");
    return say(`board-${colour}-pieces`, { text: said.join("; ") || none });
}

/** Time as it is said. @param {number} milliseconds */
export function timeWords(milliseconds) {
    const all = Math.max(Math.floor(milliseconds / 1000), 0);
    const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
    if (hours > 0) return say("spoken-time-hours", { hours, minutes, seconds });
    return minutes > 0 ? say("spoken-time-minutes", { minutes, seconds }) : say("spoken-time-seconds", { n: seconds });
}

/**
 * @param {(cell: number) => string} name
 * @param {string} from
 * @param {string} to
 * @param {number[]} path
 * @param {number[]} captures
 */
function wayWords(name, from, to, path, captures) {
    const taken = captures.map(name).join(", ");
    if (!taken) return say("spoken-quiet", { from, to });
    const route = path.slice(1, -1).map(name).join(", ");
    return route ? say("spoken-capture-route", { from, taken, route, to }) : say("spoken-capture", { from, taken, to });
}
