/**
 * A road between browsers and the server that can be long or cut.
 *
 * ```js
 * const road = await Road.build(house.url, { delay: 150 });   // 300 ms there and back
 * road.url
 * road.cut();      // whoever was on it is gone, nobody comes through
 * road.mend();
 * ```
 */

import { connect, createServer } from "node:net";

export class Road {
    /** @type {Set<import('node:net').Socket>} */ #travellers = new Set();
    #isCut = false;

    /** @param {string} to an address @param {{delay?: number}} [how] milliseconds each way */
    static async build(to, { delay = 0 } = {}) {
        const road = new Road();
        const { hostname, port } = new URL(to);
        road.delay = delay;
        road.server = createServer((near) => road.#take(near, connect(Number(port), hostname)));
        await new Promise((done) => road.server.listen(0, "127.0.0.1", () => done(undefined)));
        const address = /** @type {import('node:net').AddressInfo} */ (road.server.address());
        road.url = `http://127.0.0.1:${address.port}`;
        return road;
    }

    cut() {
        this.#isCut = true;
        for (const socket of this.#travellers) socket.destroy();
    }

    mend() {
        this.#isCut = false;
    }

    close() {
        this.cut();
        this.server.close();
    }

    /** @param {import('node:net').Socket} near @param {import('node:net').Socket} far */
    #take(near, far) {
        for (const [one, other] of [
            [near, far],
            [far, near],
        ]) {
            this.#travellers.add(one);
            one.setNoDelay();
            one.on("data", (bytes) => setTimeout(() => other.writable && other.write(bytes), this.delay));
            one.on("error", () => other.destroy());
            one.on("close", () => {
                this.#travellers.delete(one);
                setTimeout(() => other.destroy(), this.delay);
            });
        }
        if (this.#isCut) near.destroy();
    }
}
