/** What an accessibility checker finds on a page. */

import { AxeBuilder } from "@axe-core/playwright";

/** The serious faults of the page a visitor sees. @param {import('./visitor.js').Visitor} visitor @returns {Promise<string[]>} */
export async function faults(visitor) {
    // Otherwise the checker opens a page of its own and loads styles the policy forbids, which is none of our doing.
    const axe = new AxeBuilder({ page: visitor.page }).setLegacyMode(true).options({ preload: false });
    const { violations } = await axe.analyze();
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id} at ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ""}`).slice(0, 3)}`);
}
