/**
 * What is drawn on a board beside its pieces: the last move, where one can go, what is forbidden, what is planned.
 */

import { drawn, PIECES, stand } from "./piece.js";
import { say } from "./say.js";
import { cellWords } from "./words.js";

/** @typedef {import('./hand.js').Hand} Hand */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./wire.js').View} View */

/**
 * Draws the marks of a view and a hand.
 * @param {Picture} picture
 * @param {Hand} hand
 * @param {{hints: boolean, small: boolean}} how small: points a finger covers
 */
export function drawMarks(picture, hand, { hints, small }) {
    const { view } = hand;
    if (!view) return;
    drawLast(picture, hand, view);
    for (const cell of hand.captured()) picture.cross(cell, "captured");
    if (hand.isStone) drawPoints(picture, hand, view, small);
    else drawRoute(picture, hand, hints);
    drawPremove(picture, hand);
}

/** What a cell is called, with its marks. @param {Hand} hand @param {number} cell @param {string} sign @param {Set<number>} captured */
export function labelOf(hand, cell, sign, captured) {
    const { route, view, premove } = hand;
    const moving = hand.mode === "move";
    const movable = route.legal.filter((move) => move.path[0] === cell);
    const must = movable.some((move) => move.captures.length > 0);
    /** @type {[boolean, string][]} */
    const marks = [
        [route.end === cell, "square-selected"],
        [moving && route.isEmpty && movable.length > 0, must ? "square-must-capture" : "square-movable"],
        [moving && !route.isEmpty && route.targets.has(cell), "square-target"],
        [captured.has(cell), "square-captured"],
        [view?.last?.at(-1) === cell, "square-last"],
        [premove.includes(cell), "square-premove"],
        [view?.opening?.offered.includes(cell) ?? false, "point-offered"],
        [moving && hand.isFree(cell) && isNarrow(view), "point-allowed"],
    ];
    return cellWords(
        { name: hand.name(cell), sign, renju: hand.isStone },
        marks.filter(([is]) => is).map(([, key]) => say(key)),
        hand.foulAt(cell),
    );
}

/** @param {Picture} picture @param {Hand} hand @param {View} view */
function drawLast(picture, hand, view) {
    const last = view.last ?? [];
    const end = last[last.length - 1];
    if (end === undefined) return;
    if (hand.isStone) {
        picture.dot(end, `last ${PIECES[view.cells[end]]?.colour ?? ""}`);
        return;
    }
    for (const cell of last) picture.tint(cell, "last");
    picture.corners(end, "last");
}

/** @param {Picture} picture @param {Hand} hand @param {boolean} hints */
function drawRoute(picture, { mode, made, route }, hints) {
    if (made) picture.ring(made.path[made.path.length - 1], "sent");
    if (mode !== "move") return;
    if (route.isEmpty && hints) for (const cell of route.origins) picture.ring(cell, "movable");
    for (const cell of route.path.slice(0, -1)) picture.tint(cell, "trod");
    if (route.end !== null) picture.ring(route.end, "selected");
    for (const cell of route.targets) picture.dot(cell, "target");
}

/** Whether an opening leaves few points to choose from: an area of the whole board needs no marks. @param {View|null} view */
const isNarrow = (view) => Boolean(view?.opening && view.opening.cells.length < view.cells.length / 2);

/** @param {Picture} picture @param {Hand} hand @param {View} view @param {boolean} small */
function drawPoints(picture, { mode, made, aim, seat }, view, small) {
    for (const { cell } of view.forbidden) picture.cross(cell, "forbidden");
    const { opening } = view;
    const offered = opening?.offered ?? [];
    // What is offered has a number.
    if (opening && isNarrow(view))
        for (const cell of opening.cells) if (!offered.includes(cell)) picture.dot(cell, "allowed");
    for (const [index, cell] of offered.entries()) {
        picture.ring(cell, "offered");
        picture.letter(cell, "offered", String(index + 1));
    }
    const cell = made?.path[0] ?? (mode === "move" ? aim : null);
    if (cell === null) return;
    const sign = seat && stoneOf(view, view.colours[seat]);
    if (sign) picture.layers.pieces.append(stand(drawn(sign, made ? "sent" : "aimed"), picture.grid.centre(cell)));
    if (!made && small) picture.hairs(cell);
}

/** The stone that is put next: in the opening one player may put both colours. @param {View} view @param {import('./wire.js').Colour} own */
function stoneOf({ opening, cells }, own) {
    if (!opening) return own === "white" ? "o" : "x";
    const stones = [...cells].filter((cell) => cell !== ".").length;
    return stones % 2 === 0 ? "x" : "o";
}

/** @param {Picture} picture @param {Hand} hand */
function drawPremove(picture, { premove: [from, to] }) {
    if (from === undefined) return;
    picture.ring(from, "premove");
    if (to === undefined) return;
    picture.ring(to, "premove");
    picture.arrow([from, to], "premove");
}
