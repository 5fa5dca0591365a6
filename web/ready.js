/** The last module of a page: what `early.js` has held is done now. */

import "./page.js";
import "./say.js";

dispatchEvent(new Event("damka-ready"));
