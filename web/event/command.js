/**
 * Commands from forms: a form carries the command it gives as JSON, and its fields go where their names say.
 *
 * ```html
 * <form data-command='{"round":{"leave":{}}}'>
 *     <select name="round.leave.no" data-type="number">…</select>
 *     <input name="round.leave.reason">
 * </form>
 * ```
 * gives `{"round":{"leave":{"no":3,"reason":"ill"}}}`. What is left empty is left out; in a form with `data-whole` it is
 * emptied instead. A field with `data-empty` speaks only when it was changed, and says that when it was emptied. A group of
 * fields with a name is the list of what was chosen in it, and speaks only when that was changed.
 */

const DAY = 86_400_000;

/** What a field means. @type {Record<string, (text: string) => any>} */
const TYPES = {
    number: Number,
    json: JSON.parse,
    null: (text) => text,
    text: (text) => text,
    birth: (text) => (text.length === 4 ? { year: Number(text) } : { day: dayOf(text) }),
    day: dayOf,
    minutes: (text) => Math.round(60_000 * Number(text)),
    moment: (text) => new Date(text).getTime(),
    halves: (text) => Math.round(2 * Number(text)),
    names: (text) => text.split(/[,;\n]/).map((name) => name.trim()).filter(Boolean),
    documents: (text) => TYPES.names(text).map((/** @type {string} */ name) => ({ other: name })),
    instead: (text) => text.split("\n").map((line) => line.trim()).filter(Boolean).map((line) => {
        const [article, ...words] = line.split(/\s+/);
        return { article, text: words.join(" ") };
    }),
    numbers: (text) => (text.match(/\d+/g) ?? []).map(Number),
    moves: (text) => text.replace(/\d+\.+/g, " ").split(/\s+/).filter(Boolean),
    pairs: (text) => [...text.matchAll(/(\d+)\D+?(\d+)/g)].map(([, one, other]) => [Number(one), Number(other)]),
};

/** Days since 1970 of `2026-11-16`. @param {string} text */
export function dayOf(text) {
    return Math.round(Date.parse(`${text}T00:00:00Z`) / DAY);
}

/**
 * The command of a form.
 * @param {HTMLFormElement} form
 * @returns {any[]} what is done first included
 */
export function commandsOf(form) {
    const command = JSON.parse(form.dataset.command ?? "{}");
    const first = JSON.parse(form.dataset.first ?? "[]");
    for (const field of /** @type {HTMLInputElement[]} */ ([...form.elements])) {
        if (!field.name) continue;
        if (field instanceof HTMLFieldSetElement) {
            const [was, is] = [chosen(field, (each) => each.defaultSelected), chosen(field, (each) => each.selected)];
            if (was.join() !== is.join()) at(command, field.name, () => is);
            continue;
        }
        const type = field.dataset.type ?? (field.type === "number" ? "number" : "text");
        const empty = field.dataset.empty;
        if (empty !== undefined && field.value === field.defaultValue) continue;
        if (field.type === "checkbox") {
            if (field.checked) at(command, field.name, (list) => [...(list ?? []), TYPES[type](field.value)]);
        } else if (field.value.trim() !== "") {
            const value = TYPES[type](field.value.trim());
            at(command, field.name, () => value);
            if (field.dataset.also) for (const each of first) at(each, field.dataset.also, () => value);
        } else if (empty !== undefined) {
            at(command, field.name, () => JSON.parse(empty));
        } else if (form.dataset.whole !== undefined) {
            at(command, field.name, () => (type === "text" ? "" : null));
        }
    }
    return [...first, command];
}

/** What is chosen in a group, each once. @param {HTMLFieldSetElement} group @param {(option: HTMLOptionElement) => boolean} test */
function chosen(group, test) {
    return [...new Set([...group.querySelectorAll("option")].filter((option) => option.value && test(option)).map(({ value }) => value))];
}

/**
 * Changes what stands at a path; lists have no holes afterwards.
 * @param {any} whole @param {string} path @param {(was: any) => any} change
 */
export function at(whole, path, change) {
    const names = path.split(".");
    const last = /** @type {string} */ (names.pop());
    let place = whole;
    for (const name of names) place = place[name] ??= {};
    const value = change(place[last]);
    if (Array.isArray(place) && Number(last) > place.length) place.push(value);
    else place[last] = value;
}
