/** What every page does: the settings of the reader hold from the start. */

import "./settings.js";
