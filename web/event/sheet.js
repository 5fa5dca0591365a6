/**
 * A table of an event: rows in the order the reader wants, rows found by name, cells written again as they change.
 *
 * ```html
 * <damka-sheet><div class="scrolls"><table class="sheet" data-sheet="standings-1-0">…</table></div></damka-sheet>
 * ```
 */

import { html } from "../dom.js";
import { say } from "../say.js";
import { aboveWords, gameWords } from "./words.js";

/** Rows from which a list can be searched. */
const MANY = 15;
/** How long a change stays marked, in milliseconds. */
const MARKED = 15_000;

/** @typedef {{sheet: string, cells?: Record<string, Record<string, string>>, order?: {at: number, rows: number[]}, whole?: boolean}} Patch */

export class DamkaSheet extends HTMLElement {
    /** Whether the reader has put the rows in an order of his own. */
    sorted = false;

    connectedCallback() {
        const table = this.table;
        if (!table || this.dataset.ready) return;
        this.dataset.ready = "";
        for (const head of /** @type {NodeListOf<HTMLTableCellElement>} */ (table.querySelectorAll("th[data-order]"))) this.#sortable(head);
        if (table.tBodies[0] && table.tBodies[0].rows.length >= MANY) this.#findable();
    }

    get table() {
        return /** @type {HTMLTableElement|null} */ (this.querySelector("table.sheet"));
    }

    /** The name of the sheet it shows. */
    get sheet() {
        return this.table?.dataset.sheet ?? "";
    }

    /** Takes in what changed; whether it could. @param {Patch} patch */
    patch(patch) {
        const body = this.table?.tBodies[0];
        return !!body && !patch.whole && patchRows(body, patch, this.sorted);
    }

    /** @param {HTMLTableCellElement} head */
    #sortable(head) {
        const column = head.textContent?.trim() ?? "";
        const button = html("button", { type: "button", class: "sort", title: say("tables-sort", { column: head.querySelector("abbr")?.title ?? column }) });
        button.append(...head.childNodes);
        head.append(button);
        button.addEventListener("click", () => this.#sort(head));
    }

    /** @param {HTMLTableCellElement} head */
    #sort(head) {
        const body = this.table?.tBodies[0];
        if (!body) return;
        const up = head.getAttribute("aria-sort") !== "ascending";
        for (const other of this.table?.querySelectorAll("th[aria-sort]") ?? []) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", up ? "ascending" : "descending");
        this.sorted = true;
        const compare = head.dataset.order === "number" ? byNumber : byLetters;
        const text = (/** @type {HTMLTableRowElement} */ row) => row.cells[head.cellIndex]?.textContent?.trim() ?? "";
        const rows = groups(body).sort(([one], [other]) => (up ? 1 : -1) * compare(text(one), text(other)));
        body.append(...rows.flat());
    }

    #findable() {
        const found = html("span", { class: "faint", role: "status" });
        const input = /** @type {HTMLInputElement} */ (html("input", { type: "search", autocomplete: "off" }));
        input.addEventListener("input", () => {
            const wanted = input.value.trim().toLocaleLowerCase();
            let n = 0;
            for (const rows of groups(/** @type {HTMLTableSectionElement} */ (this.table?.tBodies[0]))) {
                const hidden = !rows.some((row) => row.textContent?.toLocaleLowerCase().includes(wanted));
                for (const row of rows) row.hidden = hidden;
                n += hidden ? 0 : 1;
            }
            found.textContent = wanted ? say("tables-found", { n }) : "";
        });
        this.prepend(html("label", { class: "find" }, html("span", {}, say("tables-find")), input, found));
    }
}

/**
 * Writes what changed into the rows of a table; whether it could.
 * @param {HTMLTableSectionElement} body @param {Patch} patch @param {boolean} sorted whether the order is the reader's own
 */
export function patchRows(body, patch, sorted = false) {
    const rows = new Map(groups(body).map((group) => [group[0].dataset.row, group]));
    for (const [row, cells] of Object.entries(patch.cells ?? {})) {
        const group = rows.get(row);
        if (!group) return false;
        // A place that only moved because of others is not worth a mark.
        const mark = Object.keys(cells).some((column) => column !== "0" && group[0].cells[Number(column)]?.dataset.why === undefined);
        for (const [column, text] of Object.entries(cells)) {
            const cell = group[0].cells[Number(column)];
            if (cell && !write(cell, text, mark)) return false;
        }
    }
    if (patch.order && !sorted) {
        const { at, rows: moved } = patch.order;
        const all = groups(body);
        const before = all[at + moved.length]?.[0] ?? null;
        for (const row of moved) {
            const group = rows.get(String(row));
            if (!group) return false;
            for (const each of group) body.insertBefore(each, before);
        }
    }
    return true;
}

/** Rows with what hangs below them. @param {HTMLTableSectionElement} body @returns {HTMLTableRowElement[][]} */
export function groups(body) {
    /** @type {HTMLTableRowElement[][]} */
    const all = [];
    for (const row of body.rows) {
        if (row.dataset.row !== undefined || !body.querySelector("tr[data-row]")) all.push([row]);
        else all.at(-1)?.push(row);
    }
    return all;
}

/** Shows a column that had nothing to say before. @param {HTMLTableCellElement} cell */
function wake(cell) {
    const at = cell.cellIndex;
    for (const row of cell.closest("table")?.rows ?? []) row.cells[at]?.classList.remove("idle");
}

/** Writes a cell again, and marks it; whether its text is all there is in it. @param {HTMLTableCellElement} cell @param {string} text @param {boolean} mark */
function write(cell, text, mark) {
    if (cell.dataset.why !== undefined) {
        cell.dataset.why = text;
        cell.replaceChildren(...aboveWords(text));
        return true;
    }
    const place = cell.querySelector("[data-text]") ?? cell;
    if (place.childElementCount > 0) return false;
    if (text && cell.classList.contains("idle")) wake(cell);
    place.textContent = cell.classList.contains("game") ? gameWords(text) : text;
    if (cell.title) cell.removeAttribute("title");
    if (!mark) return true;
    cell.classList.add("changed");
    setTimeout(() => cell.classList.remove("changed"), MARKED);
    return true;
}

const LETTERS = new Intl.Collator(say.language, { numeric: true });

/** @param {string} one @param {string} other */
const byLetters = (one, other) => LETTERS.compare(one, other);

/** What is no number comes last. @param {string} one @param {string} other */
function byNumber(one, other) {
    const number = (/** @type {string} */ text) => {
        const [top, bottom] = text.replace("−", "-").split("/").map(parseFloat);
        return Number.isNaN(top) ? Infinity : top / (bottom || 1);
    };
    const [left, right] = [number(one), number(other)];
    return left === right ? 0 : left < right ? -1 : 1;
}

if (!customElements.get("damka-sheet")) customElements.define("damka-sheet", DamkaSheet);
