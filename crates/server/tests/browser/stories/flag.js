/** Time runs out. */

import assert from "node:assert/strict";
import { story } from "../stage/story.js";

story("a flag falls", async (stage) => {
    const { one, two } = await stage.game({ discipline: "russian classical", edition: "UA24", control: "8s" });
    await one.play("c3-d4");
    // The second player thinks too long; nobody has to say so.
    const view = await two.until(({ outcome }) => outcome);
    assert.equal(view.outcome.result, "a");
    assert.equal(view.outcome.cause, "time");
    assert.equal(view.clock.left.b, 0);
    await two.sees(".table-status", new RegExp(`you lost: .*time.* ${view.outcome.by}`, "i"));
    await one.sees(".table-status", new RegExp(`you won: .*time.* ${view.outcome.by}`, "i"));
    await one.sees(".clock", /^0\.0$/);
    await two.hears(/time ran out/i);
    await stage.picture(two, "lost on time");
});
