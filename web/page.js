/** What every page does: the settings of the reader hold from the start, and forms that are calls are sent as calls. */

import "./settings.js";

if (document.querySelector("form[data-call]")) await import("./account.js");
