/**
 * A quick hand is faster than a slow line: what it presses or fills in before the modules of a page are there is not lost,
 * `ready.js` says when they are, and then it is done. A field marked `data-taken` has somebody who reads it already.
 */

{
    /** @type {{ field?: HTMLInputElement, type?: string, act: () => void }[]} */ let waiting = [];
    /** What was pressed before may have put something else into the field. @param {HTMLInputElement} field @param {string} type */
    const fill = (field, type) => {
        const { value, checked } = field;
        const act = () => {
            if (field.dataset.taken !== undefined) return;
            if (field.type === "checkbox" || field.type === "radio") field.checked = checked;
            else if (field.type !== "file") field.value = value;
            field.dispatchEvent(new Event(type, { bubbles: true }));
        };
        // Only what it came to counts, not every letter on the way.
        waiting = [...waiting.filter((earlier) => earlier.field !== field || earlier.type !== type), { field, type, act }];
    };
    /** @param {Event} event */
    const hold = (event) => {
        const target = /** @type {HTMLElement} */ (event.target);
        if (target.dataset.taken !== undefined) return;
        if (event.type === "input" || event.type === "change") return fill(/** @type {HTMLInputElement} */ (target), event.type);
        const button = target.closest("button");
        if (event.type === "click" && !button) return;
        // A form without its module would be sent as the browser sends forms.
        event.preventDefault();
        event.stopImmediatePropagation();
        waiting.push({ act: () => (button ? button.click() : /** @type {HTMLFormElement} */ (target).requestSubmit()) });
    };
    const held = ["click", "submit", "input", "change"];
    for (const type of held) addEventListener(type, hold, true);
    addEventListener(
        "damka-ready",
        () => {
            for (const type of held) removeEventListener(type, hold, true);
            for (const { act } of waiting) act();
        },
        { once: true },
    );
}
