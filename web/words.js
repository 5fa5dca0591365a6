/**
 * Squares, pieces and moves in words, for those who listen.
 */

import { PIECES } from './piece.js';
import { say } from './say.js';

/** @typedef {import('./wire.js').Static} Static */
/** @typedef {import('./wire.js').Forbidden} Forbidden */
/** @typedef {import('./wire.js').Ply} Ply */
/** @typedef {import('./wire.js').Colour} Colour */

/** The name of a board. @param {Static} table */
export function boardWords({ kind, columns, rows }) {
  return say('board-label', { game: say(`discipline-${kind}`), columns, rows });
}

/**
 * A cell with what stands on it and what can be done with it.
 * @param {string} square
 * @param {string} sign
 * @param {string[]} marks
 * @param {Forbidden|null} foul
 */
export function cellWords(square, sign, marks, foul) {
  const piece = PIECES[sign];
  const what = piece ? say(`${piece.colour}-${piece.rank}`) : say('cell-empty');
  const forbidden = foul ? [say('cell-forbidden'), say(`foul-${foul.why}`)] : [];
  return [square, what, ...marks.map((mark) => say(`cell-${mark}`)), ...forbidden].join(', ');
}

/** Why Black may not play on a point. @param {Forbidden} foul @param {string} point */
export function foulWords({ why, by }, point) {
  return say('foul-at', { point, foul: say(`foul-${why}`), about: say(`foul-about-${why}`), article: by });
}

/** A move that was made. @param {Static} table @param {Ply} ply @param {Colour} colour */
export function moveWords(table, { text, path, captures }, colour) {
  const [from, to] = [table.names[path[0]], table.names[path[path.length - 1]]];
  if (path.length === 0) return say('spoken-act', { colour, text });
  if (path.length === 1) return say('spoken-stone', { colour, point: to });
  return captures.length > 0
    ? say('spoken-capture', { colour, from, to, n: captures.length })
    : say('spoken-move', { colour, from, to });
}
