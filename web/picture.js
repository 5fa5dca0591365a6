/**
 * The board itself and the marks on it, in SVG. One unit is one cell.
 */

import { html, svg } from "./dom.js";

/** @typedef {import('./grid.js').Grid} Grid */

/** Layers from below to above. */
const LAYERS = ["under", "pieces", "over", "hand"];

/** The width of the frame: where rows and columns are named, and elsewhere. */
const FRAME = { squares: 0.42, lines: 0.8, plain: 0.14 };

export class Picture {
    /**
     * @param {Grid} grid
     * @param {boolean} coordinates
     */
    constructor(grid, coordinates) {
        this.grid = grid;
        const named = !coordinates || !grid.lettered ? FRAME.plain : grid.lines ? FRAME.lines : FRAME.squares;
        const [x, y] = [-named, -FRAME.plain];
        this.box = { x, y, width: grid.columns + named + FRAME.plain, height: grid.rows + named + FRAME.plain };
        const { width, height } = this.box;
        this.root = svg(
            "svg",
            { viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true", focusable: "false" },
            svg("rect", { class: "frame", ...this.box, rx: 0.12 }),
            grid.lines ? lines(grid) : squares(grid),
        );
        /** @type {Record<string, SVGElement>} */
        this.layers = Object.fromEntries(LAYERS.map((name) => [name, svg("g", { class: name })]));
        this.root.append(...Object.values(this.layers));
        if (coordinates) this.layers.under.after(names(grid, named));
    }

    /** Gives a host the shape of the picture, and lays something over exactly its cells. @param {HTMLElement} host @param {HTMLElement} over */
    fit(host, over) {
        const { x, y, width, height } = this.box;
        const { columns, rows } = this.grid;
        const part = (/** @type {number} */ of, /** @type {number} */ whole) => `${(of / whole) * 100}%`;
        host.style.aspectRatio = `${width} / ${height}`;
        Object.assign(over.style, {
            left: part(-x, width),
            top: part(-y, height),
            width: part(columns, width),
            height: part(rows, height),
        });
        over.style.setProperty("--columns", String(columns));
        over.style.setProperty("--rows", String(rows));
    }

    /** Empties the layers that are drawn anew. */
    clear() {
        for (const name of ["under", "pieces", "over"]) this.layers[name].replaceChildren();
    }

    /** The square of a cell tinted. @param {number} cell @param {string} kind */
    tint(cell, kind) {
        const { x, y } = this.grid.centre(cell);
        this.layers.under.append(svg("rect", { class: `tint ${kind}`, x: x - 0.5, y: y - 0.5, width: 1, height: 1 }));
    }

    /** Four corners around a cell. @param {number} cell @param {string} kind */
    corners(cell, kind) {
        const corner = "M-.46 -.24 V-.46 H-.24";
        const turns = [0, 90, 180, 270].map((turn) => svg("path", { d: corner, transform: `rotate(${turn})` }));
        this.#mark("under", cell, svg("g", { class: `corners ${kind}` }, ...turns));
    }

    /** A ring around a piece, set off from dark pieces and squares alike. @param {number} cell @param {string} kind */
    ring(cell, kind) {
        const circle = (/** @type {string} */ part) => svg("circle", { class: `${part} ${kind}`, r: this.grid.lines ? 0.47 : 0.45 });
        this.#mark("over", cell, svg("g", {}, circle("halo"), circle("ring")));
    }

    /** A dot where a piece can go. @param {number} cell @param {string} kind */
    dot(cell, kind) {
        this.#mark("over", cell, svg("circle", { class: `dot ${kind}`, r: this.grid.lines ? 0.1 : 0.15 }));
    }

    /** A cross over a captured piece or a forbidden point. @param {number} cell @param {string} kind */
    cross(cell, kind) {
        const arm = kind === "forbidden" ? 0.2 : 0.24;
        const d = `M${-arm} ${-arm} L${arm} ${arm} M${arm} ${-arm} L${-arm} ${arm}`;
        this.#mark(
            "over",
            cell,
            svg("g", { class: `cross ${kind}` }, svg("path", { class: "halo", d }), svg("path", { d })),
        );
    }

    /** A few letters on a cell. @param {number} cell @param {string} kind @param {string} text */
    letter(cell, kind, text) {
        this.#mark("over", cell, svg("text", { class: `letter ${kind}`, dy: ".34em" }, text));
    }

    /** A line through cells, with an arrow's head at the end. @param {number[]} path @param {string} kind */
    arrow(path, kind) {
        const places = path.map((cell) => this.grid.centre(cell));
        const [before, end] = places.slice(-2);
        const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
        this.layers.over.append(
            svg(
                "g",
                { class: `arrow ${kind}` },
                svg("polyline", { points: places.map(({ x, y }) => `${x},${y}`).join(" ") }),
                svg("path", {
                    d: "M-.3 -.17 L.02 0 L-.3 .17",
                    transform: `translate(${end.x} ${end.y}) rotate(${angle})`,
                }),
            ),
        );
    }

    /** The row and the column of a cell, for a finger that covers it. @param {number} cell */
    hairs(cell) {
        const { x, y } = this.grid.centre(cell);
        this.layers.over.append(
            svg("line", { class: "hair", x1: 0, x2: this.grid.columns, y1: y, y2: y }),
            svg("line", { class: "hair", x1: x, x2: x, y1: 0, y2: this.grid.rows }),
        );
    }

    /** @param {string} layer @param {number} cell @param {SVGElement} mark */
    #mark(layer, cell, mark) {
        const { x, y } = this.grid.centre(cell);
        this.layers[layer].append(svg("g", { transform: `translate(${x} ${y})` }, mark));
    }
}

/** A note beside a cell, for the eye; the label of the cell says the same. */
export class Note {
    constructor() {
        this.root = html("div", { class: "board-note", hidden: true, "aria-hidden": "true" });
    }

    /** @param {Grid} grid @param {number} cell @param {string} text */
    show(grid, cell, text) {
        const { x, y } = grid.centre(cell);
        this.root.textContent = text;
        this.root.style.setProperty("--x", String(x / grid.columns));
        this.root.style.setProperty("--y", String(y / grid.rows));
        this.root.classList.toggle("below", y < grid.rows / 2);
        this.root.classList.toggle("to-left", x > grid.columns / 2);
        this.root.hidden = false;
    }

    hide() {
        this.root.hidden = true;
    }
}

/** @param {Grid} grid */
function squares(grid) {
    const dark = grid
        .seen()
        .flat()
        .filter((cell) => grid.used(cell))
        .map((cell) => {
            const { x, y } = grid.centre(cell);
            return `M${x - 0.5} ${y - 0.5}h1v1h-1z`;
        });
    return svg(
        "g",
        {},
        svg("rect", { class: "light", width: grid.columns, height: grid.rows }),
        svg("path", { class: "dark", d: dark.join("") }),
    );
}

/** @param {Grid} grid */
function lines(grid) {
    const across = Array.from({ length: grid.rows }, (_, row) => `M.5 ${row + 0.5}H${grid.columns - 0.5}`);
    const along = Array.from({ length: grid.columns }, (_, column) => `M${column + 0.5} .5V${grid.rows - 0.5}`);
    const stars = grid.stars().map((cell) => {
        const { x, y } = grid.centre(cell);
        return svg("circle", { class: "star", cx: x, cy: y, r: 0.1 });
    });
    return svg(
        "g",
        {},
        svg("rect", { class: "ground", width: grid.columns, height: grid.rows }),
        svg("path", { class: "lines", d: [...across, ...along].join("") }),
        ...stars,
    );
}

/** Letters and numbers on the frame, or numbers in the corners of the squares. @param {Grid} grid @param {number} frame */
function names(grid, frame) {
    const edges = grid.edges().map(({ text, x, y, side }) =>
        svg(
            "text",
            {
                class: "edge",
                x: side === "row" ? x - frame / 2 : x,
                y: side === "row" ? y : y + frame / 2,
                dy: ".35em",
                "font-size": frame * (grid.lines ? 0.54 : 0.66),
            },
            text,
        ),
    );
    if (grid.lettered) return svg("g", {}, ...edges);
    const corners = grid
        .seen()
        .flat()
        .filter((cell) => grid.used(cell))
        .map((cell) => {
            const { x, y } = grid.centre(cell);
            return svg("text", { class: "corner", x: x - 0.485, y: y - 0.35 }, grid.names[cell]);
        });
    return svg("g", {}, ...corners);
}
