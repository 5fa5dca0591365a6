/** The interface of an event: commands, all or none, and what is said when one is refused. */

import { html } from "../dom.js";
import { article, cite, say } from "../say.js";

/**
 * @typedef {{code: string, why: string, instead?: string, by?: string, command?: number, since?: {by: string}[]}} No
 * @typedef {{ok: true, told: any} | {ok: false, no: No, status: number}} Answer
 */

/** The line is broken. @type {No} */
const BROKEN = { code: "network", why: "" };

/**
 * Posts something. A line that breaks is an answer too: its status is 0.
 * @param {string} address @param {any} body @returns {Promise<Answer>}
 */
export async function post(address, body) {
    try {
        const answer = await fetch(address, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
        });
        const told = await answer.json().catch(() => ({}));
        if (answer.ok) return { ok: true, told };
        return { ok: false, no: { code: "", why: "", ...told }, status: answer.status };
    } catch {
        return { ok: false, no: BROKEN, status: 0 };
    }
}

/**
 * Gives commands, all or none.
 * @param {string} event @param {any[]} commands
 * @param {number} [seen] the version they were made from: if somebody has changed the same since, nothing is done
 */
export function give(event, commands, seen) {
    return post(`/api/events/${event}/commands`, { commands, seen });
}

/** What a refusal says. @param {No} no @returns {Node[]} */
export function refusal({ code, why, instead = "", by, since = [] }) {
    const known = `no-${code}`;
    const said = code === "network" ? say("error-network") : say.has(known) && !why ? say(known) : say.said(why || say("error"));
    const others = [...new Set(since.map((change) => change.by).filter(Boolean))].join(", ");
    return [
        html("p", {}, [others ? `${said} (${others})` : said, instead && say.said(instead)].filter(Boolean).join(" — ")),
        ...(by ? [html("p", { class: "faint" }, html("a", { href: article(by) }, cite(by)))] : []),
    ];
}
