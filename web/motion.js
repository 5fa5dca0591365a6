/**
 * Pieces on their way. Nothing moves for those who ask for less motion.
 */

import { drawn } from "./piece.js";

/** @typedef {import('./grid.js').Place} Place */

/** Milliseconds a step and at most a whole move. */
const PACE = { step: 160, most: 700 };

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether moves may be shown as motion. */
export const mayMove = () => !calm.matches && !document.hidden;

/**
 * Carries a piece along places, above everything else.
 * @param {Element} layer
 * @param {string} sign
 * @param {Place[]} places
 * @returns {{done: Promise<void>, stop(): void}}
 */
export function carry(layer, sign, places) {
    const piece = drawn(sign);
    layer.append(piece);
    const frames = places.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const duration = Math.min(PACE.step * (places.length - 1) + 40, PACE.most);
    const animation = piece.animate(frames, { duration, easing: "ease-in-out", fill: "both" });
    const end = () => piece.remove();
    return { done: animation.finished.then(end, end), stop: () => animation.cancel() };
}
