/**
 * Sounds made on the spot: wood on wood, a stone, a bell. Nothing is loaded.
 *
 * ```js
 * sound.muted = false;
 * sound.play('move');
 * ```
 */

/**
 * @typedef {object} Tone
 * @property {number} at seconds from now
 * @property {number} pitch
 * @property {number} lasts
 * @property {number} loud
 * @property {OscillatorType} [wave]
 */

/** @param {number} at @param {number} pitch @returns {Tone[]} a piece put down */
const knock = (at, pitch) => [
    { at, pitch, lasts: 0.07, loud: 0.5, wave: "triangle" },
    { at, pitch: pitch * 2.7, lasts: 0.03, loud: 0.2, wave: "square" },
];
/** @param {number[]} pitches @param {number} apart @returns {Tone[]} */
const bells = (pitches, apart) => pitches.map((pitch, index) => ({ at: index * apart, pitch, lasts: 0.5, loud: 0.25 }));

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
    move: knock(0, 190),
    capture: [...knock(0, 190), ...knock(0.09, 150)],
    stone: knock(0, 420),
    offer: bells([659, 784], 0.12),
    begin: bells([523, 659, 784], 0.1),
    over: bells([784, 659, 523], 0.16),
    hurry: bells([988], 0),
    refused: [{ at: 0, pitch: 140, lasts: 0.15, loud: 0.3, wave: "sawtooth" }],
};

/** @type {AudioContext|null} */
let context = null;

export const sound = {
    muted: false,

    /** Browsers let a page sound only after somebody has touched it; until then nothing is heard. @param {string} name */
    play(name) {
        if (this.muted || !SOUNDS[name] || !navigator.userActivation?.hasBeenActive) return;
        context ??= new AudioContext();
        context.resume();
        for (const tone of SOUNDS[name]) ring(context, tone);
    },
};

/** @param {AudioContext} audio @param {Tone} tone */
function ring(audio, { at, pitch, lasts, loud, wave = "sine" }) {
    const begin = audio.currentTime + at;
    const [source, volume] = [audio.createOscillator(), audio.createGain()];
    source.type = wave;
    source.frequency.setValueAtTime(pitch, begin);
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loud, begin + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    source.connect(volume).connect(audio.destination);
    source.start(begin);
    source.stop(begin + lasts + 0.05);
}
