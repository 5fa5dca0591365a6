/** What every page does: the settings of the reader hold from the start, and forms that are calls are sent as calls. */

import "./settings.js";

// What stands after `#`, as the secret of an invitation does, is known here only.
for (const link of document.querySelectorAll(".languages a")) link.addEventListener("click", keepHash);

// Papers have the hours of the clock of whoever prints them.
for (const press of ["click", "auxclick"]) document.addEventListener(press, byTheClock, { capture: true });

if (document.querySelector("form[data-call]")) await import("./account.js");

/** Says by which clock a paper is to be written. @param {Event} event */
function byTheClock({ target }) {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || !/^\/api\/events\/[^/]+\/papers\//.test(link.pathname)) return;
    const address = new URL(link.href);
    address.searchParams.set("zone", String(-new Date().getTimezoneOffset()));
    link.href = address.href;
}

/** Goes where the reader is now. @param {Event} event */
function keepHash({ currentTarget }) {
    /** @type {HTMLAnchorElement} */ (currentTarget).hash = location.hash;
}
