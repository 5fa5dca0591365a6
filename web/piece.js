/**
 * Pieces as they are drawn. A man has one ring; a king is a stack of two with a crown, so that nobody has to tell them by colour.
 */

import { svg } from "./dom.js";

/** @typedef {'w'|'b'|'W'|'B'|'x'|'o'} Sign as in the cells of a view */

/** What the signs of a board stand for. @type {Record<string, {colour: import('./wire.js').Colour, rank: 'man'|'king'|'stone'}>} */
export const PIECES = {
    w: { colour: "white", rank: "man" },
    b: { colour: "black", rank: "man" },
    W: { colour: "white", rank: "king" },
    B: { colour: "black", rank: "king" },
    x: { colour: "black", rank: "stone" },
    o: { colour: "white", rank: "stone" },
};

const CROWN = "M-.2 .13 L-.24 -.13 L-.1 -.02 L0 -.19 L.1 -.02 L.24 -.13 L.2 .13 Z";

/**
 * A piece around the point 0, 0.
 * @param {string} sign
 * @param {string} [state] another class
 */
export function drawn(sign, state = "") {
    const { colour, rank } = PIECES[sign];
    return svg("g", { class: `piece ${colour} ${rank} ${state}`.trim() }, ...SHAPES[rank]());
}

/**
 * Puts a piece somewhere.
 * @param {Element} piece
 * @param {import('./grid.js').Place} place
 */
export function stand(piece, { x, y }) {
    piece.setAttribute("transform", `translate(${x} ${y})`);
    return piece;
}

const disc = (/** @type {number} */ y, /** @type {number} */ r) => svg("circle", { class: "body", cy: y, r });

const SHAPES = {
    man: () => [disc(0, 0.4), svg("circle", { class: "groove", r: 0.26 })],
    king: () => [
        disc(0.07, 0.4),
        disc(-0.06, 0.4),
        svg("path", { class: "crown", d: CROWN, transform: "translate(0 -.04) scale(1.15)" }),
    ],
    stone: () => [disc(0, 0.45)],
};
