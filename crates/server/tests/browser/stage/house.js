/**
 * A server of its own: the real program, a journal in a temporary folder, a free port.
 *
 * ```js
 * const house = await House.open();
 * house.url            // http://127.0.0.1:41234
 * await house.kill();  // as a power cut would
 * await house.start(); // at the same address, from the same journal
 * await house.close();
 * ```
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The program; `./test` says where it was built. */
const PROGRAM = process.env.DAMKA ?? resolve(fileURLToPath(import.meta.url), "../../../../../../target/debug/damka");
/** How long it may take to start, in milliseconds: generous, for machines that have other work. */
const START = 30_000;

export class House {
    #folder = "";
    #listen = "127.0.0.1:0";
    /** @type {import('node:child_process').ChildProcess|null} */ #program = null;
    /** What people type in. */
    url = "";
    /** What the program printed for who started it. */
    said = "";
    /** What the program wrote down on its way, to be shown when a story fails. */
    log = "";

    /** @param {string[]} options more options of `damka serve` */
    static async open(options = []) {
        const house = new House();
        house.options = options;
        house.#folder = await mkdtemp(join(tmpdir(), "damka-story-"));
        await house.start();
        return house;
    }

    /** Starts the program; the second time it listens where it did the first time. */
    async start() {
        const program = spawn(PROGRAM, [
            ...["serve", "--data", join(this.#folder, "data"), "--listen", this.#listen],
            ...this.options,
        ]);
        this.#program = program;
        program.stderr.on("data", (text) => {
            this.log += text;
        });
        this.url = await this.#address(program);
        this.#listen = new URL(this.url).host;
    }

    /** Ends the program between two instructions. */
    async kill() {
        await this.#end("SIGKILL");
    }

    async close() {
        await this.#end("SIGTERM");
        await rm(this.#folder, { recursive: true, force: true });
    }

    /** What a table is like to somebody who only reads. @param {string} id */
    async table(id) {
        return (await fetch(`${this.url}/api/tables/${id}`)).json();
    }

    /** The link that makes its first visitor the administrator, printed a moment after the address. */
    async firstLink() {
        const end = Date.now() + START;
        for (;;) {
            const link = /http:\S+\/invitation#\S+/.exec(this.said)?.[0];
            if (link) return link;
            if (Date.now() > end) throw new Error(`no link was printed: ${this.said}`);
            await new Promise((done) => setTimeout(done, 50));
        }
    }

    /** @param {NodeJS.Signals} signal */
    async #end(signal) {
        const program = this.#program;
        this.#program = null;
        if (!program || program.exitCode !== null) return;
        const ended = once(program, "exit");
        program.kill(signal);
        await ended;
    }

    /** The address it prints. @param {import('node:child_process').ChildProcess} program @returns {Promise<string>} */
    #address(program) {
        return new Promise((found, failed) => {
            this.said = "";
            const timer = setTimeout(() => failed(new Error(`no address was printed: ${this.said}\n${this.log}`)), START);
            program.on("error", failed);
            program.on("exit", (code) => failed(new Error(`it ended with ${code}: ${this.log}`)));
            program.stdout?.on("data", (text) => {
                this.said += text;
                // The link of the first administrator may come before the address or after it.
                const address = /(http:\/\/[^\s/]+)[\s/]/.exec(this.said)?.[1];
                if (!address) return;
                clearTimeout(timer);
                found(address);
            });
        });
    }
}
