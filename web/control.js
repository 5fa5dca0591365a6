/**
 * A time control as people read it.
 *
 * ```js
 * controlWords("3m+2s")            // "3 min + 2 s"
 * controlWords("90m/45,30m+30s")   // "90 min for 45 moves, then 30 min + 30 s"
 * controlsSpoken("3m+2s or more")  // "3 min + 2 s or more"
 * controlSign("3m+2s")             // "3+2"
 * ```
 */

import { say } from "./say.js";

const WRITTEN = /(?<!\S)\d\S*[hms\d*](?=[,;:.]*(?:\s|$))/g;
const STAGE = /^([^+/*]+)(?:\+([^/*]+))?(?:\/(\d+))?(\*?)$/;
const UNITS = [
    { word: "form-hours", seconds: 3600 },
    { word: "form-minutes", seconds: 60 },
    { word: "form-seconds", seconds: 1 },
];
const TIME = /^(?:(\d+)h)?(?:(\d+)m)?(?:([\d.]+)s)?$/;

/** In words; what is no control is said as it is written. @param {string} control */
export function controlWords(control) {
    const stages = control.split(",").map(stageWords);
    if (stages.includes("")) return control;
    return stages.reduce((first, next) => say("control-then", { first, next }));
}

/** A text with the controls in it in words: objections write them as they are typed. @param {string} text */
export const controlsSpoken = (text) => text.replaceAll(WRITTEN, (control) => controlWords(control));

/** As players call it, minutes and seconds, where they have a name for it; otherwise in words. @param {string} control */
export function controlSign(control) {
    const [base, more, ...rest] = control.split("+").map(secondsOf);
    return more && base % 60 === 0 && rest.length === 0 ? `${base / 60}+${more}` : controlWords(control);
}

/** @param {string} stage */
function stageWords(stage) {
    const [, base, more, moves, repeats] = STAGE.exec(stage) ?? [];
    const times = [base, more].filter((time) => time !== undefined).map(timeWords);
    if (!base || times.includes("")) return "";
    const time = times.join(" + ");
    return moves ? say(repeats ? "control-for-each" : "control-for", { time, n: Number(moves) }) : time;
}

/** @param {string} time */
function timeWords(time) {
    const [, ...numbers] = TIME.exec(time) ?? [];
    return numbers.flatMap((number, unit) => (number ? [`${number} ${say(UNITS[unit].word)}`] : [])).join(" ");
}

/** How many seconds a time has; not a number if it is no time. @param {string} time */
function secondsOf(time) {
    const [found, ...numbers] = TIME.exec(time) ?? [];
    return found ? numbers.reduce((sum, number, unit) => sum + Number(number ?? 0) * UNITS[unit].seconds, 0) : NaN;
}
