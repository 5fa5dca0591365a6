/**
 * The line to a table: a connection that comes back by itself, sends again what was not answered, and knows the time of the server.
 *
 * ```js
 * const line = new Line('/api/tables/x/socket', { heard, state });
 * line.send({ do: 'move', text: 'c3-d4', ply: 12 });
 * line.now()   // milliseconds as the server counts them, or null while that is unknown
 * ```
 */

/** @typedef {'connecting'|'open'|'lost'} State */
/** @typedef {{do: string, text?: string, what?: string, offer?: boolean, ply?: number}} Command */
/** @typedef {{id: number, command: Command, at: number, again: boolean, on?: WebSocket|null}} Sent */

/** Milliseconds: the first wait before trying again, the longest, and how long silence is borne. */
const WAIT = { first: 300, most: 10_000, silence: 9_000 };
/** Milliseconds after connecting at which the delay is measured, and then how often. */
const MEASURE = { first: [0, 200, 500, 1000, 2000], every: 4_000 };
/** How many measurements are kept. */
const KEPT = 12;
/** What is sent again even after a long time; an old offer or claim may not be meant any more. */
const LASTING = new Set(["move", "resign"]);
const STALE = 30_000;

export class Line {
    /** @type {WebSocket|null} */ #socket = null;
    /** @type {Map<number, Sent>} */ #sent = new Map();
    /** @type {Map<number, number>} */ #pings = new Map();
    /** @type {{trip: number, offset: number}[]} */ #measured = [];
    /** @type {number[]} */ #timers = [];
    #number = 0;
    #failures = 0;
    #heardAt = 0;
    #closed = false;

    /**
     * @param {string} address
     * @param {{heard(message: any): void, answered(sent: Sent, no: import('./wire.js').No|null): void, state(state: State): void}} ears
     */
    constructor(address, ears) {
        this.address = new URL(address, location.href.replace(/^http/, "ws"));
        this.ears = ears;
        addEventListener("online", this.#hurry);
        document.addEventListener("visibilitychange", this.#hurry);
        this.#connect();
    }

    // Queries

    /** The time of the server. @returns {number|null} */
    now() {
        const best = this.#best();
        return best && performance.now() + best.offset;
    }

    /** The delay there and back, in milliseconds. @returns {number|null} */
    get delay() {
        return this.#best()?.trip ?? null;
    }

    /** Whether a command was sent and not answered. */
    get isWaiting() {
        return this.#sent.size > 0;
    }

    // Commands

    /** Sends a command, now or as soon as it can be. @param {Command} command */
    send(command) {
        this.#number += 1;
        const sent = { id: this.#number, command, at: performance.now(), again: false };
        this.#sent.set(sent.id, sent);
        this.#post(sent);
    }

    /** Connects anew, to be told everything again. */
    again() {
        this.#drop();
        this.#connect();
    }

    /** Ends the line for good. */
    close() {
        this.#closed = true;
        removeEventListener("online", this.#hurry);
        document.removeEventListener("visibilitychange", this.#hurry);
        this.#drop();
    }

    // Helpers

    #connect() {
        if (this.#closed) return;
        this.ears.state("connecting");
        const socket = new WebSocket(this.address);
        this.#socket = socket;
        this.#heardAt = performance.now();
        socket.addEventListener("open", () => socket === this.#socket && this.#opened());
        socket.addEventListener("message", ({ data }) => socket === this.#socket && this.#heard(String(data)));
        socket.addEventListener("close", () => socket === this.#socket && this.#lost());
        // A connection that cannot even be opened is given up like one that has fallen silent.
        this.#timers.push(setInterval(() => this.#watch(), WAIT.silence / 3));
    }

    #opened() {
        this.#measured = [];
        for (const after of MEASURE.first) this.#timers.push(setTimeout(() => this.#measure(), after));
        this.#timers.push(setInterval(() => this.#measure(), MEASURE.every));
    }

    /** @param {string} text */
    #heard(text) {
        this.#heardAt = performance.now();
        const message = JSON.parse(text);
        if (message.pong) return this.#ponged(message.pong);
        if ("ok" in message) return this.#answered(message.ok, null);
        if (message.no) return this.#answered(message.no.id, message.no);
        if (message.hello) this.#welcome();
        return this.ears.heard(message);
    }

    /** The server is there: what it has not answered is said again. */
    #welcome() {
        this.#failures = 0;
        this.ears.state("open");
        const now = performance.now();
        for (const sent of this.#sent.values()) {
            if (!LASTING.has(sent.command.do) && now - sent.at > STALE) this.#sent.delete(sent.id);
            else if (sent.on !== this.#socket) this.#post(sent);
        }
    }

    /** @param {number|undefined} id @param {import('./wire.js').No|null} no */
    #answered(id, no) {
        const sent = this.#sent.get(id ?? -1);
        this.#sent.delete(id ?? -1);
        this.ears.answered(sent ?? { id: -1, command: { do: "" }, at: 0, again: false }, no);
    }

    #measure() {
        this.#number += 1;
        this.#pings.set(this.#number, performance.now());
        this.#say({ id: this.#number, ping: true });
    }

    /** @param {{id: number, now: number}} pong */
    #ponged({ id, now }) {
        const sent = this.#pings.get(id);
        if (sent === undefined) return;
        this.#pings.delete(id);
        const heard = performance.now();
        this.#measured.push({ trip: heard - sent, offset: now - (sent + heard) / 2 });
        this.#measured = this.#measured.slice(-KEPT);
    }

    /** The measurement with the shortest way: the least of it is doubtful. */
    #best() {
        return this.#measured.reduce(
            (best, each) => (best && best.trip <= each.trip ? best : each),
            /** @type {{trip: number, offset: number}|null} */ (null),
        );
    }

    #watch() {
        if (performance.now() - this.#heardAt > WAIT.silence) this.#lost();
    }

    #lost() {
        this.#drop();
        if (this.#closed) return;
        this.ears.state("lost");
        const wait = Math.min(WAIT.first * 2 ** this.#failures, WAIT.most);
        this.#failures += 1;
        this.#timers.push(setTimeout(() => this.again(), wait * (0.75 + Math.random() / 2)));
    }

    #drop() {
        const socket = this.#socket;
        this.#socket = null;
        for (const timer of this.#timers.splice(0)) clearTimeout(timer);
        this.#pings.clear();
        socket?.close();
    }

    /** Somebody is back at the screen, or the network is: no need to wait. */
    #hurry = () => {
        if (document.hidden) return;
        if (this.#socket?.readyState === WebSocket.OPEN) this.#measure();
        else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.again();
    };

    /** Sends a command over the connection there is; what was sent over an earlier one is sent again. @param {Sent} sent */
    #post(sent) {
        if (this.#socket?.readyState !== WebSocket.OPEN) return;
        sent.again = sent.on !== undefined;
        sent.on = this.#socket;
        this.#say({ id: sent.id, ...sent.command });
    }

    /** @param {object} message */
    #say(message) {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }
}
