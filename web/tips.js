/**
 * Notes that come with the pointer or the focus: Escape closes one until it is asked for again, and none comes where a button came to
 * lie under a pointer that rests.
 */

const CLOSED = "closed";
const UNASKED = "unasked";

/** Where the pointer was seen last. */
let last = "";

document.addEventListener(
    "keydown",
    ({ key }) => {
        if (key !== "Escape") return;
        for (const act of document.querySelectorAll(".act:hover, .act:focus-within")) act.classList.add(CLOSED);
    },
    { capture: true },
);
for (const leaving of ["pointerout", "focusout"]) document.addEventListener(leaving, open);

/** @param {Event & {relatedTarget?: EventTarget|null}} event */
function open({ target, relatedTarget }) {
    const act = target instanceof Element ? target.closest(`.act.${CLOSED}`) : null;
    if (act && !(relatedTarget instanceof Node && act.contains(relatedTarget))) act.classList.remove(CLOSED);
}

document.addEventListener("pointerover", (event) => {
    if (place(event) === last && event.target instanceof Element) event.target.closest(".act")?.classList.add(UNASKED);
});
for (const seen of ["pointermove", "pointerdown"])
    document.addEventListener(seen, (event) => {
        if (place(event) === last) return;
        last = place(event);
        for (const act of document.querySelectorAll(`.act.${UNASKED}`)) act.classList.remove(UNASKED);
    });

/** @param {Event & {clientX?: number, clientY?: number}} event */
function place({ clientX, clientY }) {
    return `${clientX} ${clientY}`;
}
