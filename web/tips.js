/**
 * Notes that come with the pointer or the focus: Escape closes one until it is asked for again.
 */

const CLOSED = "closed";

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
