/**
 * What is typed from a slip: the number of the board, if it is not the next one, and one key for the result.
 *
 * ```js
 * const slip = new Slip();
 * slip.type("1"); slip.type("2");   // board 12
 * slip.type("+");                   // { board: 12, outcome: "white" }
 * ```
 */

/** The keys of a result: those of a number pad, and letters by their place on the keyboard, whatever alphabet is typed in. */
const RESULTS = new Map([
    ...["+", "w", "ц"].map((key) => /** @type {const} */ ([key, "white"])),
    ...["-", "−", "b", "и"].map((key) => /** @type {const} */ ([key, "black"])),
    ...["*", "=", "d", "в"].map((key) => /** @type {const} */ ([key, "draw"])),
]);
const FORFEIT = new Set(["/", ".", "f", "а"]);
/** The same without play. @type {Record<string, string>} */
const WITHOUT_PLAY = { white: "white-plus", black: "black-plus", draw: "neither-came" };
const DIGITS_MAX = 4;

export class Slip {
    board = "";
    forfeit = false;

    /**
     * Takes a sign. @param {string} sign
     * @returns {{board: number|null, outcome: string}|null} a result, when one is complete
     */
    type(sign) {
        const key = sign.toLowerCase();
        if (this.forfeit && key === "0") return this.#done("both-lost");
        if (/^\d$/.test(key)) {
            if (this.forfeit || this.board.length >= DIGITS_MAX) this.clear();
            this.board += key;
            return null;
        }
        if (FORFEIT.has(key)) {
            this.forfeit = true;
            return null;
        }
        const outcome = RESULTS.get(key);
        return outcome ? this.#done(this.forfeit ? WITHOUT_PLAY[outcome] : outcome) : null;
    }

    /** Takes the last sign back. */
    back() {
        if (this.forfeit) this.forfeit = false;
        else this.board = this.board.slice(0, -1);
    }

    clear() {
        this.board = "";
        this.forfeit = false;
    }

    /** What is typed so far. */
    get text() {
        return this.board + (this.forfeit ? "/" : "");
    }

    /** Which board is meant, if one is. */
    get number() {
        return this.board === "" ? null : Number(this.board);
    }

    /** @param {string} outcome */
    #done(outcome) {
        const board = this.number;
        this.clear();
        return { board, outcome };
    }
}
