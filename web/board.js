/**
 * `<damka-board>`: a board of draughts or renju that can be played on by mouse, finger and keyboard.
 *
 * It shows a view and asks for moves; what is legal the view says. A chosen move is told by the event
 * `damka-move` with its text, a forbidden point that was chosen by `damka-forbidden`.
 *
 * ```js
 * const board = document.createElement('damka-board');
 * Object.assign(board, { table: hello.table, view: hello.view, seat: hello.you });
 * board.addEventListener('damka-move', (event) => send(event.detail.text));
 * ```
 */

import { Cells } from './cells.js';
import { html } from './dom.js';
import { Grid } from './grid.js';
import { carry, mayMove } from './motion.js';
import { Note, Picture } from './picture.js';
import { drawn, PIECES, stand } from './piece.js';
import { Pointer } from './pointer.js';
import { Route } from './route.js';
import { say } from './say.js';
import { boardWords, cellWords, foulWords } from './words.js';

/** @typedef {import('./wire.js').Static} Static */
/** @typedef {import('./wire.js').View} View */
/** @typedef {import('./wire.js').Seat} Seat */
/** @typedef {{path: number[], captures: number[]}} Made a move that was sent and not yet answered */

/** A point smaller than this, in pixels, is aimed at with one tap and taken with another. */
const FINGER = 32;

export class DamkaBoard extends HTMLElement {
  /** @type {Static|null} */ #table = null;
  /** @type {View|null} */ #view = null;
  /** @type {Seat|null} */ #seat = null;
  #flipped = false;
  #coordinates = true;
  #hints = true;
  /** Whether moves are shown as motion. */
  motion = true;

  /** @type {Grid|null} */ #grid = null;
  /** @type {Picture|null} */ #picture = null;
  /** @type {Cells|null} */ #cells = null;
  #note = new Note();
  #status = html('p', { class: 'unseen', role: 'status' });

  #route = new Route([]);
  /** @type {Made|null} */ #made = null;
  /** The origin of a move that is to be made at once when the turn comes, then the whole of it. @type {number[]} */
  #premove = [];
  /** The point a stone is held over. @type {number|null} */ #aim = null;
  #aimed = false;
  /** @type {{cell: number, fresh: boolean, piece: Element|null}|null} */ #held = null;
  /** @type {{cell: number, gone: [number, string][], stop(): void}|null} */ #motion = null;

  connectedCallback() {
    this.#build();
  }

  disconnectedCallback() {
    this.#motion?.stop();
  }

  // Properties

  get table() { return this.#table; }
  set table(table) {
    this.#table = table;
    this.#build();
  }

  get view() { return this.#view; }
  set view(view) {
    const before = this.#view;
    this.#view = view;
    this.#follow(before);
  }

  get seat() { return this.#seat; }
  set seat(seat) {
    this.#seat = seat;
    this.#draw();
  }

  get flipped() { return this.#flipped; }
  set flipped(flipped) {
    this.#flipped = Boolean(flipped);
    this.#build();
  }

  get coordinates() { return this.#coordinates; }
  set coordinates(coordinates) {
    this.#coordinates = Boolean(coordinates);
    this.#build();
  }

  /** Whether pieces that can move are marked. */
  get hints() { return this.#hints; }
  set hints(hints) {
    this.#hints = Boolean(hints);
    this.#draw();
  }

  // What can be asked of a board

  /** Takes back a move that was sent: it was refused. */
  refuse() {
    this.#made = null;
    this.#draw();
  }

  /** Takes back the last step that was not sent yet; says whether there was one. */
  cancel() {
    const some = this.#premove.length > 0 || !this.#route.isEmpty || this.#aim !== null;
    if (this.#premove.length > 0) this.#tell(say('premove-cancelled'));
    else if (!this.#route.isEmpty) this.#tell(say('board-taken-back'));
    this.#premove = [];
    this.#route = this.#route.back();
    this.#aim = null;
    this.#aimed = false;
    this.#letGo();
    this.#draw();
    return some;
  }

  /** Puts the keyboard on the board. */
  focus() {
    if (this.#cells) this.#cells.focus(this.#cells.cursor);
  }

  // State

  /** What a press means now. @returns {'move'|'premove'|'watch'} */
  get #mode() {
    const view = this.#view;
    if (!view || !this.#seat || view.phase !== 'playing' || !view.turn || this.#made) return 'watch';
    const asked = view.opening?.asked;
    if (asked === 'choose' || asked === 'declare') return 'watch';
    if (view.turn === this.#seat) return 'move';
    return asked ? 'watch' : 'premove';
  }

  get #isRenju() {
    return this.#grid?.lines ?? false;
  }

  /** The board with the steps of a move that is being made. @returns {string[]} */
  #cellsNow() {
    const cells = [...(this.#view?.cells ?? '')];
    const path = this.#made?.path ?? this.#route.path;
    const [from, to] = [path[0], path.at(-1)];
    if (to === undefined || from === to) return cells;
    const sign = cells[from];
    if (this.#isRenju) return cells;
    cells[from] = '.';
    cells[to] = sign;
    return cells;
  }

  /** The pieces captured by the steps made so far. @returns {Set<number>} */
  #captured() {
    if (this.#made) return new Set(this.#made.captures);
    const { path, moves } = this.#route;
    const crossed = path.slice(1).flatMap((to, index) => this.#grid?.between(path[index], to) ?? []);
    return new Set(crossed.filter((cell) => moves.some((move) => move.captures.includes(cell))));
  }

  /** @param {number} cell */
  #isOwn(cell) {
    const piece = PIECES[this.#view?.cells[cell] ?? ''];
    return Boolean(piece && this.#seat && piece.colour === this.#view?.colours[this.#seat]);
  }

  /** Whether a stone may be asked for at a point. @param {number} cell */
  #isFree(cell) {
    const view = this.#view;
    return view?.cells[cell] === '.' && (!view.opening || view.opening.cells.includes(cell));
  }

  // Following the game

  /** @param {View|null} before */
  #follow(before) {
    const view = this.#view;
    if (!view) return;
    const same = before && before.game === view.game && before.ply === view.ply && before.turn === view.turn;
    const mine = this.#made?.path.at(-1) === view.last?.at(-1) && this.#made !== null;
    if (!same) {
      this.#made = null;
      this.#aim = null;
      this.#motion?.stop();
      if (before && before.game === view.game && !mine) this.#animate(before, view);
    }
    this.#route = same ? this.#route.among(view.legal) : new Route(view.legal);
    this.#draw();
    if (!same && view.turn === this.#seat) this.#playPremove();
  }

  /** Shows the step from one view to the next as motion, forwards or backwards. @param {View} before @param {View} view */
  #animate(before, view) {
    const grid = this.#grid;
    const [path, cells] = view.ply === before.ply + 1 ? [view.last ?? [], before.cells]
      : view.ply === before.ply - 1 ? [[...(before.last ?? [])].reverse(), before.cells] : [[], ''];
    const sign = cells[path[0]];
    if (!this.motion || !mayMove() || !grid || !this.#picture || path.length < 2 || !PIECES[sign]) return;
    const end = path[path.length - 1];
    const gone = [...before.cells].map((each, cell) => /** @type {[number, string]} */ ([cell, each]))
      .filter(([cell, each]) => each !== '.' && cell !== path[0] && view.cells[cell] === '.' && !path.includes(cell));
    const motion = carry(this.#picture.layers.hand, sign, path.map((cell) => grid.centre(cell)));
    const mine = { cell: end, gone, stop: motion.stop };
    this.#motion = mine;
    motion.done.then(() => {
      if (this.#motion !== mine) return;
      this.#motion = null;
      this.#draw();
    });
  }

  #playPremove() {
    const [from, to] = this.#premove;
    this.#premove = [];
    if (from === undefined || this.#mode !== 'move') return;
    if (this.#isRenju) {
      this.#place(from);
    } else if (to !== undefined) {
      const route = this.#route.step(from)?.step(to);
      if (route?.move && route.end === to) this.#make(route.move);
      else this.#tell(say('premove-lost'));
    } else {
      this.#choose(from);
    }
    this.#draw();
  }

  // Choosing a move

  /** A cell was chosen, by whatever means. @param {number} cell */
  #choose(cell) {
    if (this.#mode === 'watch') return;
    if (this.#mode === 'premove') this.#intend(cell);
    else if (this.#isRenju) this.#place(cell);
    else this.#go(cell);
    this.#draw();
  }

  /** @param {number} cell */
  #go(cell) {
    const next = this.#route.step(cell);
    if (next?.move) {
      this.#make(next.move);
    } else if (next) {
      this.#route = next;
      const square = this.#name(cell);
      this.#tell(next.path.length === 1
        ? say('board-selected', { square, n: next.targets.size })
        : say('board-step', { square, n: next.targets.size }));
    } else if (this.#route.path.length <= 1 && this.#route.origins.has(cell) && cell !== this.#route.end) {
      this.#route = new Route(this.#route.legal);
      this.#go(cell);
    } else if (this.#route.leadsTo(cell)) {
      this.#tell(say('choose-route'));
    } else if (this.#route.path.length <= 1) {
      const again = this.#route.isEmpty;
      this.#route = new Route(this.#route.legal);
      this.#tell(again ? say('board-cannot-move', { square: this.#name(cell) }) : say('board-taken-back'));
    } else {
      this.#tell(say('board-cannot-land', { square: this.#name(cell) }));
    }
  }

  /** @param {number} cell */
  #place(cell) {
    const view = this.#view;
    const foul = view?.forbidden.find((each) => each.cell === cell);
    if (foul) {
      this.#tell(foulWords(foul, this.#name(cell)));
      this.dispatchEvent(new CustomEvent('damka-forbidden', { bubbles: true, detail: foul }));
    } else if (this.#isFree(cell)) {
      this.#aim = null;
      this.#make({ text: this.#name(cell), path: [cell], captures: [] });
    } else {
      this.#tell(say('board-cannot-place', { point: this.#name(cell) }));
    }
  }

  /** @param {number} cell */
  #intend(cell) {
    const [from, to] = this.#premove;
    if (this.#isRenju) {
      this.#premove = from === cell || this.#view?.cells[cell] !== '.' ? [] : [cell];
    } else if (from === undefined || to !== undefined || this.#isOwn(cell)) {
      this.#premove = this.#isOwn(cell) && from !== cell ? [cell] : [];
    } else {
      this.#premove = [from, cell];
    }
    if (this.#premove.length === 0) return this.#tell(say('premove-cancelled'));
    const squares = this.#premove.map((each) => this.#name(each)).join('-');
    return this.#tell(say('premove-set', { text: squares }));
  }

  /** @param {{text: string, path: number[], captures: number[]}} move */
  #make({ text, path, captures }) {
    this.#route = new Route(this.#view?.legal ?? []);
    this.#made = { path, captures };
    this.#tell('');
    this.dispatchEvent(new CustomEvent('damka-move', { bubbles: true, detail: { text } }));
  }

  // Hands on the board

  /** @param {number} cell @param {boolean} touch */
  #press(cell, touch) {
    if (this.#mode === 'watch') return false;
    if (this.#isRenju) return this.#takeAim(cell, touch);
    const taken = this.#mode === 'premove' ? this.#premove[0] : this.#route.end;
    const fresh = taken !== cell && (this.#mode === 'premove' ? this.#isOwn(cell) : this.#canLift(cell));
    if (fresh) this.#choose(cell);
    if (!fresh && taken !== cell) return false;
    if (this.#mode === 'premove' && this.#premove.length > 1) return false;
    this.#held = { cell, fresh, piece: null };
    return true;
  }

  /** A piece that can be picked up without leaving a capture half made. @param {number} cell */
  #canLift(cell) {
    const { path, origins, targets } = this.#route;
    return path.length <= 1 && origins.has(cell) && !targets.has(cell);
  }

  /** @param {number} cell @param {boolean} touch */
  #takeAim(cell, touch) {
    if (!touch) return false;
    this.#aimed = cell !== this.#aim && this.#isSmall();
    this.#aim = cell;
    this.#draw();
    return true;
  }

  /** @param {import('./grid.js').Place} place @param {number|null} cell */
  #drag(place, cell) {
    if (this.#isRenju) {
      if (cell === this.#aim) return;
      this.#aim = cell;
      this.#aimed = false;
      this.#draw();
      return;
    }
    const held = this.#held;
    if (!held) return;
    if (!held.piece) {
      held.piece = drawn(this.#cellsNow()[held.cell], 'held');
      this.#picture?.layers.hand.append(held.piece);
      this.#draw();
    }
    stand(held.piece, place);
  }

  /** @param {number|null} cell @param {boolean} dragged */
  #drop(cell, dragged) {
    const held = this.#held;
    this.#letGo();
    if (this.#isRenju) this.#dropStone(cell, dragged);
    else if (cell !== null && dragged ? cell !== held?.cell : cell !== null && !held?.fresh) this.#choose(/** @type {number} */ (cell));
    this.#draw();
  }

  /** @param {number|null} cell @param {boolean} dragged */
  #dropStone(cell, dragged) {
    if (cell === null) this.#aim = null;
    else if (this.#aimed && !dragged) {
      this.#aimed = false;
      this.#tell(say('board-aimed', { point: this.#name(cell) }));
    } else this.#choose(cell);
  }

  /** @param {number|null} cell */
  #hover(cell) {
    this.#explain(cell);
    const aim = cell !== null && this.#isRenju && this.#mode === 'move' && this.#isFree(cell) && !this.#foulAt(cell) ? cell : null;
    if (aim === this.#aim) return;
    this.#aim = aim;
    this.#draw();
  }

  #letGo() {
    this.#held?.piece?.remove();
    this.#held = null;
  }

  #isSmall() {
    const width = this.#cells?.root.clientWidth ?? 0;
    return width / (this.#grid?.columns ?? 1) < FINGER;
  }

  // Showing

  #build() {
    const table = this.#table;
    if (!table || !this.isConnected) return;
    const focused = this.#cells?.hasFocus ? this.#cells.cursor : null;
    const grid = new Grid(table, this.#flipped);
    const picture = new Picture(grid, this.#coordinates);
    const cells = new Cells(grid, boardWords(table), {
      choose: (cell) => this.#choose(cell),
      cancel: () => this.cancel(),
      look: (cell) => this.#explain(cell),
    });
    Object.assign(this.style, { aspectRatio: `${grid.columns + 2 * picture.frame} / ${grid.rows + 2 * picture.frame}` });
    for (const [name, value] of Object.entries({ columns: grid.columns, rows: grid.rows, frame: picture.frame })) {
      this.style.setProperty(`--${name}`, String(value));
    }
    new Pointer(cells.root, grid, {
      press: (cell, touch) => this.#press(cell, touch),
      drag: (place, cell) => this.#drag(place, cell),
      drop: (cell, dragged) => this.#drop(cell, dragged),
      hover: (cell) => this.#hover(cell),
      click: (cell) => this.#choose(cell),
      cancel: () => this.cancel(),
    });
    this.#motion?.stop();
    [this.#grid, this.#picture, this.#cells] = [grid, picture, cells];
    cells.root.append(this.#note.root);
    this.replaceChildren(picture.root, cells.root, this.#status);
    this.#draw();
    if (focused !== null) cells.focus(focused);
  }

  #draw() {
    const [view, picture, grid] = [this.#view, this.#picture, this.#grid];
    if (!view || !picture || !grid) return;
    const mode = this.#mode;
    this.dataset.mode = mode;
    const cells = this.#cellsNow();
    const captured = this.#captured();
    picture.clear();
    this.#drawLast(picture, view);
    for (const [cell, sign] of cells.entries()) {
      if (!PIECES[sign] || cell === this.#motion?.cell) continue;
      const lifted = this.#held?.piece && cell === this.#held.cell;
      picture.layers.pieces.append(stand(drawn(sign, captured.has(cell) ? 'captured' : lifted ? 'lifted' : ''), grid.centre(cell)));
    }
    for (const [cell, sign] of this.#motion?.gone ?? []) picture.layers.pieces.append(stand(drawn(sign, 'captured'), grid.centre(cell)));
    for (const cell of captured) picture.cross(cell, 'captured');
    if (this.#isRenju) this.#drawPoints(picture, view, mode);
    else this.#drawRoute(picture, mode);
    this.#drawPremove(picture);
    this.#label(cells, captured);
  }

  /** @param {Picture} picture @param {View} view */
  #drawLast(picture, view) {
    const last = view.last ?? [];
    if (last.length === 0) return;
    if (this.#isRenju) {
      picture.dot(last[last.length - 1], `last ${PIECES[view.cells[last[last.length - 1]]]?.colour ?? ''}`);
      return;
    }
    for (const cell of last) picture.tint(cell, 'last');
    picture.corners(last[last.length - 1], 'last');
  }

  /** @param {Picture} picture @param {string} mode */
  #drawRoute(picture, mode) {
    const route = this.#route;
    if (mode !== 'move') {
      if (this.#made) picture.ring(this.#made.path[this.#made.path.length - 1], 'sent');
      return;
    }
    if (route.isEmpty && this.#hints) for (const cell of route.origins) picture.ring(cell, 'movable');
    if (route.path.length > 1) for (const cell of route.path.slice(0, -1)) picture.tint(cell, 'trod');
    if (route.end !== null) picture.ring(route.end, 'selected');
    for (const cell of route.targets) picture.dot(cell, 'target');
  }

  /** @param {Picture} picture @param {View} view @param {string} mode */
  #drawPoints(picture, view, mode) {
    for (const { cell } of view.forbidden) picture.cross(cell, 'forbidden');
    const { opening } = view;
    if (opening && opening.cells.length < view.cells.length / 2) for (const cell of opening.cells) picture.dot(cell, 'allowed');
    for (const [index, cell] of (opening?.offered ?? []).entries()) {
      picture.ring(cell, 'offered');
      picture.letter(cell, 'offered', String(index + 1));
    }
    const cell = this.#made?.path[0] ?? this.#aim;
    if (cell === null || (mode !== 'move' && !this.#made)) return;
    const sign = this.#stone(view);
    picture.layers.pieces.append(stand(drawn(sign, this.#made ? 'sent' : 'aimed'), picture.grid.centre(cell)));
    if (!this.#made && this.#isSmall()) picture.hairs(cell);
  }

  /** The stone that would be put. @param {View} view */
  #stone(view) {
    const [black, white] = ['x', 'o'].map((sign) => [...view.cells].filter((each) => each === sign).length);
    if (view.opening?.asked === 'place') return black <= white ? 'x' : 'o';
    if (view.opening) return 'x';
    return this.#seat && view.colours[this.#seat] === 'white' ? 'o' : 'x';
  }

  /** @param {Picture} picture */
  #drawPremove(picture) {
    const [from, to] = this.#premove;
    if (from === undefined) return;
    picture.ring(from, 'premove');
    if (to === undefined) return;
    picture.ring(to, 'premove');
    picture.arrow([from, to], 'premove');
  }

  /** @param {string[]} cells @param {Set<number>} captured */
  #label(cells, captured) {
    const view = this.#view;
    const grid = this.#grid;
    if (!view || !grid || !this.#cells) return;
    const moving = this.#mode === 'move';
    const [route, opening] = [this.#route, view.opening];
    const [origins, targets] = [route.origins, route.targets];
    for (const [cell, sign] of cells.entries()) {
      if (!grid.used(cell)) continue;
      const selected = route.end === cell || this.#premove.includes(cell);
      /** @type {[boolean, string][]} */
      const marks = [
        [route.end === cell, 'selected'],
        [moving && route.isEmpty && origins.has(cell), 'movable'],
        [moving && targets.has(cell), 'target'],
        [captured.has(cell), 'captured'],
        [view.last?.at(-1) === cell, 'last'],
        [this.#premove.includes(cell), 'premove'],
        [opening?.offered.includes(cell) ?? false, 'offered'],
      ];
      const foul = this.#foulAt(cell);
      const said = marks.filter(([is]) => is).map(([, mark]) => mark);
      this.#cells.say(cell, cellWords(grid.names[cell], sign, said, foul), selected);
    }
  }

  /** @param {number|null} cell */
  #explain(cell) {
    const foul = cell === null ? null : this.#foulAt(cell);
    if (foul && this.#grid) this.#note.show(this.#grid, foul.cell, foulWords(foul, this.#name(foul.cell)));
    else this.#note.hide();
  }

  /** @param {number} cell */
  #foulAt(cell) {
    return this.#view?.forbidden.find((each) => each.cell === cell) ?? null;
  }

  /** @param {number} cell */
  #name(cell) {
    return this.#grid?.names[cell] ?? '';
  }

  /** @param {string} text */
  #tell(text) {
    this.#status.textContent = text;
  }
}

customElements.define('damka-board', DamkaBoard);
