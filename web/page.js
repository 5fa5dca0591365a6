/** What every page does: the settings of the reader hold from the start, and forms that are calls are sent as calls. */

import "./settings.js";

// What stands after `#`, as the secret of an invitation does, is known here only.
for (const link of document.querySelectorAll(".languages a")) link.addEventListener("click", keepHash);

if (document.querySelector("form[data-call]")) await import("./account.js");

/** Goes where the reader is now. @param {Event} event */
function keepHash({ currentTarget }) {
    /** @type {HTMLAnchorElement} */ (currentTarget).hash = location.hash;
}
