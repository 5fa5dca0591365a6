//! The system an event or a stage of it is played by.

use article::Article;
use rulebook::law::event::{Character, TieWay, Whom};
use rulebook::{Gravity, Objection, Points, event_law};
use serde::{Deserialize, Serialize};

use crate::duel::{Duel, Goal};
use crate::knockout::{self, Knockout};
use crate::mixed::Feed;
use crate::{Draft, rounds, swiss};

/// How many stages may follow the first.
const LATER_MOST: usize = 7;

/// A system of play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum System {
    /// Everybody meets everybody.
    RoundRobin {
        /// How often.
        cycles: u8,
        /// In which order.
        #[serde(default)]
        order: TableOrder,
    },
    /// So many rounds, those with equal points meet.
    Swiss {
        /// How pairs are made.
        by: swiss::System,
        /// How many rounds.
        rounds: u16,
    },
    /// Who loses a tie is out, or plays on for lower places.
    Knockout {
        /// What becomes of those who lose.
        losers: knockout::Kind,
        /// How drawn ties are broken, in this order.
        #[serde(default)]
        ways: Vec<TieWay>,
    },
    /// Who has lost so many points is out.
    Lives {
        /// How many.
        points: Points,
    },
    /// Everybody of one group meets everybody of the other.
    Scheveningen,
    /// A match between two.
    Match(Duel),
}

/// In which order the rounds of a table are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableOrder {
    /// As printed.
    #[default]
    Printed,
    /// The players meet inside the halves of the table first.
    Halves,
    /// Drawn by lot before each round.
    Drawn,
}

/// A stage after the first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Later {
    /// Who plays in it.
    pub feed: Feed,
    /// How it is played.
    pub system: System,
}

impl System {
    /// How many rounds it takes, if that is known before.
    #[must_use]
    pub fn rounds(&self, players: u16) -> Option<u16> {
        match self {
            Self::RoundRobin { cycles, .. } => Some(rounds(players).saturating_mul(u16::from(*cycles))),
            Self::Swiss { rounds, .. } => Some(*rounds),
            Self::Knockout { losers: knockout::Kind::Placement, .. } | Self::Lives { .. } => None,
            Self::Knockout { .. } => Some(Knockout::rounds(players)),
            Self::Scheveningen => Some(players.div_ceil(2)),
            Self::Match(duel) => match duel.goal {
                Goal::Games { games, .. } => Some(games),
                Goal::Points(_) | Goal::Wins(_) => duel.most,
            },
        }
    }

    /// Whether the pairs of a round depend on the results of those before.
    #[must_use]
    pub const fn pairs_follow_results(&self) -> bool {
        match self {
            Self::RoundRobin { .. } | Self::Scheveningen => false,
            Self::Swiss { .. } | Self::Knockout { .. } | Self::Lives { .. } | Self::Match(_) => true,
        }
    }

    /// Whether two may meet once only.
    #[must_use]
    pub const fn meets_once(&self) -> bool {
        matches!(self, Self::Swiss { .. })
    }

    /// Whether numbers go by rating, and by lot only among equals.
    #[must_use]
    pub const fn is_seeded(&self) -> bool {
        match self {
            Self::RoundRobin { .. } | Self::Scheveningen | Self::Match(_) => false,
            Self::Swiss { by, .. } => !matches!(by, swiss::System::BlindLot | swiss::System::RenjuLot),
            Self::Knockout { .. } | Self::Lives { .. } => true,
        }
    }

    /// Whether somebody can come in after the first round.
    #[must_use]
    pub const fn takes_late_entries(&self) -> bool {
        matches!(self, Self::Swiss { .. })
    }

    /// Whether places follow from who beat whom, and not from points.
    pub(crate) const fn has_bracket(&self) -> bool {
        matches!(self, Self::Knockout { .. } | Self::Lives { .. })
    }

    /// What the edition of a draft has against playing by it.
    pub(crate) fn object(&self, draft: &Draft, objections: &mut Vec<Objection>) {
        let law = event_law(draft.edition);
        let mut against = |by: Article, what: &str, allowed: &str| {
            let (what, allowed) = (what.to_owned(), allowed.to_owned());
            objections.push(Objection { by, weight: Gravity::Refusal, what, allowed });
        };
        let whom = match draft.organisation.character() {
            Character::Team => Whom::Teams,
            _ => Whom::Players,
        };
        match self {
            System::RoundRobin { cycles: 0, .. } => {
                against(law.systems.round_robin.everybody, "no cycle is played", "one cycle or several");
            }
            System::RoundRobin { order: TableOrder::Halves, .. }
                if law.systems.round_robin.halves.is_none() =>
            {
                against(
                    law.systems.round_robin.tables,
                    "the table is not played in halves",
                    "the printed order",
                );
            }
            System::RoundRobin { order: TableOrder::Drawn, .. }
                if law.systems.round_robin.drawn_order.is_none() =>
            {
                against(law.systems.round_robin.tables, "rounds are not drawn by lot", "the printed order");
            }
            System::Swiss { rounds: 0, .. } => {
                against(law.round.rounds, "no number of rounds is said", "at least one round");
            }
            System::Swiss { by, .. } if law.swiss.page(*by).is_none() => {
                let known: Vec<_> = law.swiss.systems.iter().map(|page| page.system.name()).collect();
                let what = format!("{} does not pair by {by}", draft.edition);
                against(law.swiss.purpose, &what, &known.join(", "));
            }
            System::Knockout { losers: knockout::Kind::Placement, .. }
                if law.systems.knockout.placement.is_none() =>
            {
                against(law.systems.knockout.lost, "not all places are played for", "who loses is out");
            }
            System::Knockout { ways, .. } => {
                for way in ways {
                    if let Err(refusal) = knockout::permitted(&law.systems.knockout, *way, whom) {
                        against(refusal.by, refusal.why, &refusal.instead);
                    }
                }
            }
            System::Lives { .. } if law.systems.knockout.points.is_none() => {
                against(law.systems.knockout.lost, "nobody is out by points", "who loses is out");
            }
            // Members meet one by one; teams as competitors would be a single pair.
            System::Scheveningen if whom == Whom::Teams => {
                against(
                    law.systems.scheveningen,
                    "the members of two teams meet one by one, not team against team",
                    "an individual event with team standing, or an individual and team event",
                );
            }
            _ => {}
        }
    }
}

/// What the edition has against the systems of a draft.
pub(super) fn object(draft: &Draft, objections: &mut Vec<Objection>) {
    if draft.later.len() > LATER_MOST {
        objections.push(Objection {
            by: event_law(draft.edition).systems.mixed,
            weight: Gravity::Refusal,
            what: "there are too many stages".to_owned(),
            allowed: "up to eight".to_owned(),
        });
    }
    for system in core::iter::once(&draft.system).chain(draft.later.iter().map(|later| &later.system)) {
        system.object(draft, objections);
    }
}

impl Default for System {
    fn default() -> Self {
        Self::RoundRobin { cycles: 1, order: TableOrder::Printed }
    }
}
