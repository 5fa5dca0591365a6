/**
 * A quick hand is faster than a slow line: what it presses or fills in before the modules of a page are there is not lost,
 * `ready.js` says when they are, and then it is done.
 */

{
    /** @type {(() => void)[]} */ const waiting = [];
    /** What was pressed before may have put something else into the field. @param {HTMLInputElement} field @param {string} type */
    const filled = (field, type) => {
        const { value, checked } = field;
        return () => {
            if (field.type === "checkbox" || field.type === "radio") field.checked = checked;
            else if (field.type !== "file") field.value = value;
            field.dispatchEvent(new Event(type, { bubbles: true }));
        };
    };
    /** @param {Event} event */
    const hold = (event) => {
        const target = /** @type {HTMLElement} */ (event.target);
        if (event.type === "submit") {
            event.preventDefault();
            return waiting.push(() => /** @type {HTMLFormElement} */ (target).requestSubmit());
        }
        if (event.type !== "click") return waiting.push(filled(/** @type {HTMLInputElement} */ (target), event.type));
        const button = /** @type {HTMLButtonElement|null} */ (target.closest("button"));
        if (!button) return;
        // A form without its module would be sent as the browser sends forms.
        event.preventDefault();
        event.stopImmediatePropagation();
        waiting.push(() => button.click());
    };
    const held = ["click", "submit", "input", "change"];
    for (const type of held) addEventListener(type, hold, true);
    addEventListener(
        "damka-ready",
        () => {
            for (const type of held) removeEventListener(type, hold, true);
            for (const act of waiting) act();
        },
        { once: true },
    );
}
