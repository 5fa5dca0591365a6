/**
 * What a clock shows between two messages of the server.
 *
 * ```js
 * left(view, 'a', line.now())   // milliseconds
 * written(65_000)               // "1:05"
 * ```
 */

/** @typedef {import('./wire.js').View} View */
/** @typedef {import('./wire.js').Seat} Seat */

/** Below this, in milliseconds, tenths are shown and a warning is given. */
export const LOW = 10_000;

/** The time a player has left. @param {View} view @param {Seat} seat @param {number} now as the server counts it */
export function left({ clock, now: made }, seat, now) {
    const given = clock.left[seat];
    if (clock.running !== seat) return given;
    return Math.max(given - Math.max(now - made - (clock.delay ?? 0), 0), 0);
}

/** Time as a clock shows it: a begun second is a whole one, so that 0:00 means that the time is over. @param {number} milliseconds */
export function written(milliseconds) {
    return milliseconds < LOW ? (Math.ceil(milliseconds / 100) / 10).toFixed(1) : whole(milliseconds);
}

/** The same without tenths. @param {number} milliseconds */
export function whole(milliseconds) {
    const all = Math.ceil(milliseconds / 1000);
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Calls back a frame at a time while asked to. */
export class Ticker {
    #frame = 0;

    /** @param {() => boolean} tick says whether it is to be called again */
    constructor(tick) {
        this.tick = tick;
    }

    start() {
        cancelAnimationFrame(this.#frame);
        this.#frame = this.tick() ? requestAnimationFrame(() => this.start()) : 0;
    }

    stop() {
        cancelAnimationFrame(this.#frame);
    }
}
