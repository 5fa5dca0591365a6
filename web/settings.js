/**
 * What somebody likes, kept in this browser and the same in all its tabs.
 *
 * ```js
 * settings.theme = 'green';
 * onSettings(() => apply(settings));
 * ```
 */

const KEY = "damka";

const USUAL = {
    theme: "wood",
    scheme: "auto",
    notation: "full",
    coordinates: true,
    motion: true,
    hints: true,
    confirm: false,
    sound: true,
    keys: true,
};

/** @typedef {typeof USUAL} Settings */

/** @type {Set<() => void>} */
const listeners = new Set();
let kept = read();

/** The settings; what is assigned is kept. @type {Settings} */
export const settings = new Proxy(USUAL, {
    get: (_, name) => kept[/** @type {keyof Settings} */ (name)],
    set: (_, name, value) => {
        kept = { ...kept, [name]: value };
        write();
        tell();
        return true;
    },
});

/** Calls back now and after each change. @param {() => void} listener @returns {() => void} ends it */
export function onSettings(listener) {
    listeners.add(listener);
    listener();
    return () => listeners.delete(listener);
}

addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    kept = read();
    tell();
});

onSettings(() => {
    if (kept.scheme === "auto") delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = kept.scheme;
});

function tell() {
    for (const listener of listeners) listener();
}

/** What was kept, as far as it is of the right kind. @returns {Settings} */
function read() {
    try {
        const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        const known = Object.entries(USUAL).map(([name, usual]) => [
            name,
            typeof found[name] === typeof usual ? found[name] : usual,
        ]);
        return Object.fromEntries(known);
    } catch {
        return { ...USUAL };
    }
}

function write() {
    try {
        localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
        // A browser that keeps nothing still plays.
    }
}
