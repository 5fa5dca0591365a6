/**
 * Puts a new picture of a page into the one that is shown: what stayed the same stays the same element, so that nobody loses
 * his place, what he has unfolded or what he is typing.
 */

/** What belongs to the reader and not to the server. */
const OWN = new Set(["open", "data-current", "data-waiting", "data-news", "data-past", "aria-busy", "aria-invalid", "aria-errormessage", "role", "tabindex"]);
/** Elements that write their own text. */
const LEAVES = new Set(["damka-time", "damka-until"]);

/** This page as the server has it now, or nothing. */
export async function anew() {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
    return answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
}

/** @param {Element} shown @param {Element} fresh */
export function morph(shown, fresh) {
    if (shown.hasAttribute("data-keep")) return;
    attributes(shown, fresh);
    if (LEAVES.has(shown.localName)) return;
    const left = new Map([...shown.children].filter((child) => child.id).map((child) => [child.id, child]));
    let place = shown.firstChild;
    for (const next of [...fresh.childNodes]) {
        while (place && isOwn(place)) place = place.nextSibling;
        const known = next instanceof Element && next.id ? left.get(next.id) : undefined;
        if (known && known !== place) {
            shown.insertBefore(known, place);
            place = known;
        }
        if (place && alike(place, next)) {
            const same = place;
            place = place.nextSibling;
            if (same instanceof Element) morph(same, /** @type {Element} */ (next));
            else if (same.nodeValue !== next.nodeValue) same.nodeValue = next.nodeValue;
        } else {
            shown.insertBefore(next, place);
        }
    }
    while (place) {
        const gone = place;
        place = place.nextSibling;
        if (!isOwn(gone)) gone.remove();
    }
}

/** Whether the page has put it there itself. @param {Node} node */
const isOwn = (node) => node instanceof Element && node.hasAttribute("data-own");

/** Whether one can become the other. @param {Node} one @param {Node} other */
function alike(one, other) {
    if (one.nodeType !== other.nodeType || one.nodeName !== other.nodeName) return false;
    return !(one instanceof Element) || one.id === /** @type {Element} */ (other).id;
}

/** @param {Element} shown @param {Element} fresh */
function attributes(shown, fresh) {
    for (const { name } of [...shown.attributes]) if (!fresh.hasAttribute(name) && !OWN.has(name)) shown.removeAttribute(name);
    for (const { name, value } of fresh.attributes) {
        if (!OWN.has(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value);
    }
    // What nobody has touched shows what the server has; what somebody types stays.
    if (shown instanceof HTMLInputElement && shown !== document.activeElement && !shown.dataset.touched) {
        shown.value = fresh.getAttribute("value") ?? "";
    }
}
