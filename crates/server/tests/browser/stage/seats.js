/**
 * Seats of an event: links made at the desk, and people who come by them.
 *
 * ```js
 * const deputy = await comes(stage, await invites(desk, id, "deputy chief arbiter", "Taras"), "Taras", /deputy/);
 * ```
 */

import assert from "node:assert/strict";

/** What a browser says about an answer that is a no. */
const NO = /status of (403|409|410)/;

/** Makes a link at the desk. @param {import('./secretary.js').Secretary} desk @param {string} id @param {string} seat @param {string} label */
export async function invites(desk, id, seat, label) {
    await desk.open(`/events/${id}/desk/people`);
    const form = desk.page.locator("form[data-command*=invite]");
    await form.getByLabel("Seat").selectOption({ label: seat });
    await form.getByLabel("For whom").fill(label);
    await form.getByRole("button", { name: "Invite by link" }).click();
    await desk.sees(".told output", /\/join#\w/);
    const link = await form.locator("output").innerText();
    return link.slice(new URL(link).origin.length);
}

/** Takes the seat of a link in a browser of his own. @param {import('./story.js').Stage} stage @param {string} link @param {string} name @param {RegExp} seat */
export async function comes(stage, link, name, seat) {
    const visitor = await stage.visitor(name);
    visitor.bears(NO);
    await visitor.open(link);
    await visitor.sees("main strong", seat);
    assert.equal(await visitor.page.getByLabel("Your name").inputValue(), name, "who is meant is known");
    await visitor.press("Take the seat");
    await visitor.page.waitForURL((url) => !url.pathname.endsWith("/join"));
    return visitor;
}

/** What comes of a command. @param {import('./visitor.js').Visitor} visitor @param {string} id @param {any} command */
export const asks = (visitor, id, command) =>
    visitor.page.evaluate(
        async ([id, body]) => {
            const answer = await fetch(`/api/events/${id}/commands`, { method: "POST", headers: { "content-type": "application/json" }, body });
            return { status: answer.status, ...(await answer.json()) };
        },
        [id, JSON.stringify({ commands: [command] })],
    );
