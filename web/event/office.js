/** The interface of an event: commands, all or none, and what is said when one is refused. */

import { html } from "../dom.js";
import { cite, say } from "../say.js";

/**
 * @typedef {{code: string, why: string, instead?: string, by?: string, command?: number}} No
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

/** Gives commands, all or none. @param {string} event @param {any[]} commands */
export function give(event, commands) {
    return post(`/api/events/${event}/commands`, { commands });
}

/** What a refusal says. @param {No} no @returns {Node[]} */
export function refusal({ code, why, instead = "", by }) {
    const known = `no-${code}`;
    const said = code === "network" ? say("error-network") : say.has(known) && !why ? say(known) : say.said(why || say("error"));
    return [
        html("p", {}, [said, instead && say.said(instead)].filter(Boolean).join(" — ")),
        ...(by ? [html("p", { class: "faint" }, cite(by))] : []),
    ];
}
