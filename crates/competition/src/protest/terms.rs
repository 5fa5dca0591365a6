//! What a regulation says about protests.

use clock::Millis;
use rulebook::{Gravity, Objection, event_law};
use serde::{Deserialize, Serialize};

use crate::Draft;

/// How decisions are protested at this event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Terms {
    /// What is paid with a protest, in whole units of money.
    pub deposit: Option<u32>,
    /// How long after a decision it may be appealed, where the edition lets the event say so.
    pub appeal_within: Option<Millis>,
}

/// What the edition has against it.
pub(crate) fn object(draft: &Draft, objections: &mut Vec<Objection>) {
    let (law, terms) = (event_law(draft.edition).protest, draft.protests);
    let Some(deposit) = terms.deposit else { return };
    match law.deposit {
        Some(most) if deposit > most.value => objections.push(Objection {
            by: most.by,
            weight: Gravity::Refusal,
            what: format!("a deposit of {deposit}"),
            allowed: format!("at most {}", most.value),
        }),
        Some(_) => {}
        None => objections.push(Objection {
            by: law.right,
            weight: Gravity::Refusal,
            what: "a deposit for a protest".to_owned(),
            allowed: "none".to_owned(),
        }),
    }
}
