/**
 * A line to the server on which the changes of a table come in. After a break it goes on where it stopped.
 *
 * ```js
 * const line = new Line("/api/events/cup/standings/stream", version, { news, whole, state });
 * line.close();
 * ```
 */

/** How long to wait before trying again, in milliseconds: longer each time, and never all at once. */
const AGAIN = [1000, 2000, 4000, 8000, 15_000];

/**
 * @typedef {import('./sheet.js').Patch} Patch
 * @typedef {{version: number, part: number, round: number, open: number, over: boolean, whole?: boolean, patches?: Patch[]}} News
 */

export class Line {
    /** @type {EventSource|null} */ #source = null;
    /** @type {ReturnType<typeof setTimeout>|undefined} */ #timer;
    #tries = 0;

    /**
     * @param {string} address
     * @param {number} version what is known already
     * @param {{news(news: News): void, state(connected: boolean): void}} told
     */
    constructor(address, version, told) {
        this.address = address;
        this.version = version;
        this.told = told;
        document.addEventListener("visibilitychange", this.#look);
        this.#look();
    }

    close() {
        document.removeEventListener("visibilitychange", this.#look);
        this.#hang();
    }

    /** Nobody is told of what nobody sees: a page in the background waits, and catches up. */
    #look = () => {
        if (document.hidden) this.#hang();
        else if (!this.#source) this.#open();
    };

    #hang() {
        clearTimeout(this.#timer);
        this.#source?.close();
        this.#source = null;
    }

    #open = () => {
        this.#hang();
        const source = new EventSource(`${this.address}?since=${this.version}`);
        this.#source = source;
        source.addEventListener("open", () => {
            this.#tries = 0;
            this.told.state(true);
        });
        source.addEventListener("message", ({ data }) => {
            const news = /** @type {News} */ (JSON.parse(data));
            if (news.version <= this.version && !news.whole) return;
            this.version = news.version;
            this.told.news(news);
        });
        source.addEventListener("error", () => {
            this.#hang();
            this.told.state(false);
            const wait = AGAIN[Math.min(this.#tries++, AGAIN.length - 1)];
            this.#timer = setTimeout(this.#open, wait * (0.75 + Math.random() / 2));
        });
    };
}
