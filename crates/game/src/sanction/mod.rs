//! Violations, what is proposed and imposed for them, corrections of the clock, and clocks that were stopped.
//!
//! A violation is recorded first; the record says what the edition proposes. Imposing is a decision of its own,
//! by an official whom the edition lets impose it, and always names the articles that were violated.
//!
//! ```
//! use article::Article;
//! use clock::Moment;
//! use game::sanction::{Grade, Offender};
//! use game::{Game, Player};
//! use rulebook::law::Measure;
//! use rulebook::{Draft, Edition};
//! let draft = Draft::usual(Edition::Ru22, "russian".parse().unwrap(), "20m+30s".parse().unwrap()).unwrap();
//! let game = Game::new(draft.check().unwrap().0, Moment(0));
//! let distracted = Article::new("RU22:2.3.3.e");
//! let proposal = game.propose(Offender::Player(Player::First), distracted, Grade::Plain);
//! assert_eq!((proposal.measures, proposal.by.name()), (vec![Measure::Remark], "RU22:5.4.15.2"));
//! ```

mod correction;
mod order;
mod proposal;
mod stop;

use article::Article;
use clock::{Millis, Moment};
use rulebook::law::Measure;

pub use correction::{Correction, Ground};
pub use order::{Offender, Order, Penalty};
pub use proposal::{Grade, Proposal};
pub use stop::Judgement;

use crate::actor::{Each, face};
use crate::{Actor, Event, Game, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// An official records a violation.
    Violation {
        /// Who committed it.
        offender: Offender,
        /// What was violated.
        by: Article,
        /// How grave it is.
        grade: Grade,
    },
    /// An official imposes what he may impose.
    Impose(Order),
    /// An official proposes to a higher office what he may not impose himself.
    Propose(Order),
    /// An official knows that a player lost an earlier game of the event by a sanction.
    Earlier(Player),
    /// The panel annuls what an excluded player has achieved.
    Annul(Player),
    /// An official finds that a player refuses to follow the rules.
    RefusesRules(Player),
    /// An official finds that a player refuses to play.
    RefusesToPlay(Player),
    /// An official corrects the clock.
    Correct(Correction),
    /// A player says that the clock does not work.
    ClaimFault,
    /// The chief arbiter interrupts play for a while.
    Break,
    /// An official judges a clock that a player stopped without a reason.
    Judge(Judgement),
    /// An official finds that the arbiter was called without ground.
    UnfoundedCall,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A violation was recorded.
    Violated {
        /// Whose.
        offender: Offender,
        /// What was violated.
        by: Article,
        /// How grave it is.
        grade: Grade,
        /// What the edition proposes.
        proposed: Proposal,
    },
    /// A measure was imposed.
    Imposed(Penalty),
    /// A measure was proposed to a higher office.
    Proposed(Penalty),
    /// A player lost an earlier game of the event by a sanction.
    Earlier(Player),
    /// What an excluded player has achieved was annulled.
    Annulled {
        /// Whose results.
        player: Player,
        /// By which article.
        by: Article,
    },
    /// Time was given.
    Given {
        /// To whom.
        player: Player,
        /// How much.
        time: Millis,
        /// By which article.
        by: Article,
    },
    /// Time was taken away, as far as the floor allowed.
    Taken {
        /// From whom.
        player: Player,
        /// How much was asked for.
        asked: Millis,
        /// What the player keeps at least.
        floor: Millis,
        /// By which article.
        by: Article,
    },
    /// The clocks were set, on another clock or for the first time.
    Set {
        /// What each player has left.
        left: Each<Millis>,
        /// By which article.
        by: Article,
    },
    /// Time was counted as used by a player, though his clock did not run.
    Charged {
        /// By whom.
        player: Player,
        /// How much.
        time: Millis,
        /// By which article.
        by: Article,
    },
    /// A player said that the clock does not work.
    FaultClaimed(Player),
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    violations: Vec<Violation>,
    penalties: Vec<Penalty>,
    proposals: Vec<Penalty>,
    earlier: Each<bool>,
    annulled: Each<bool>,
    fault_claims: Each<u16>,
}

/// A recorded violation.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// Whose.
    pub offender: Offender,
    /// What was violated.
    pub by: Article,
    /// How grave it is.
    pub grade: Grade,
    /// What the edition proposed.
    pub proposed: Proposal,
    /// When.
    pub at: Moment,
}

impl State {
    /// The violations, in their order.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &self.violations
    }

    /// The measures that were imposed.
    #[must_use]
    pub fn penalties(&self) -> &[Penalty] {
        &self.penalties
    }

    /// The measures that a higher office has been asked for.
    #[must_use]
    pub fn proposals(&self) -> &[Penalty] {
        &self.proposals
    }

    /// Whether a player has been excluded from the event.
    #[must_use]
    pub fn is_excluded(&self, player: Player) -> bool {
        self.has(player, Measure::Exclusion)
    }

    /// Whether a player has lost the whole micromatch.
    #[must_use]
    pub fn has_lost_micromatch(&self, player: Player) -> bool {
        self.has(player, Measure::MicromatchLoss)
    }

    /// Whether what a player achieved was annulled.
    #[must_use]
    pub fn is_annulled(&self, player: Player) -> bool {
        self.annulled[player]
    }

    /// How often a player said that the clock does not work.
    #[must_use]
    pub fn fault_claims(&self, player: Player) -> u16 {
        self.fault_claims[player]
    }

    fn has(&self, player: Player, measure: Measure) -> bool {
        self.penalties.iter().any(|penalty| penalty.offender.is(player) && penalty.measure == measure)
    }
}

impl Game {
    /// Violations and sanctions so far.
    #[must_use]
    pub const fn sanctions(&self) -> &State {
        &self.sanctions
    }
}

pub(crate) fn decide(game: &Game, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::ClaimFault => correction::claim(game, crate::decide::a_player(by, game.law)?, now),
        Command::Violation { offender, by: article, grade } => {
            order::office(game, by)?;
            Ok(vec![violated(game, *offender, *article, *grade).at(now)])
        }
        Command::Impose(order) => order::impose(game, by, order, now),
        Command::Propose(order) => order::propose(game, by, order, now),
        Command::Earlier(player) => {
            order::office(game, by)?;
            Ok(vec![crate::Fact::Sanction(Fact::Earlier(*player)).at(now)])
        }
        Command::Annul(player) => order::annul(game, by, *player, now),
        Command::RefusesRules(player) => {
            let article = game.law.sanctions.refusal.or(game.law.results.refusal);
            order::refuses(game, by, *player, article, now)
        }
        Command::RefusesToPlay(player) => {
            order::refuses(game, by, *player, game.law.sanctions.refusal_to_play, now)
        }
        Command::Correct(correction) => {
            order::office(game, by)?;
            correction::correct(game, correction, now)
        }
        Command::Break => stop::pause(game, by, now),
        Command::Judge(judgement) => {
            order::office(game, by)?;
            stop::judge(game, *judgement, now)
        }
        Command::UnfoundedCall => {
            order::office(game, by)?;
            stop::unfounded(game, now)
        }
    }
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    match fact {
        Fact::Violated { offender, by, grade, proposed } => game.sanctions.violations.push(Violation {
            offender: *offender,
            by: *by,
            grade: *grade,
            proposed: proposed.clone(),
            at,
        }),
        Fact::Imposed(penalty) => {
            for player in crate::PLAYERS.into_iter().filter(|&player| penalty.offender.is(player)) {
                match penalty.measure {
                    Measure::OpponentTime(time) => game.clock.add(face(player.other()), time, at),
                    Measure::OwnTime(time) => {
                        game.clock.take(face(player), time, Millis::ZERO, at);
                    }
                    _ => {}
                }
            }
            game.sanctions.penalties.push(penalty.clone());
        }
        Fact::Proposed(penalty) => game.sanctions.proposals.push(penalty.clone()),
        Fact::Earlier(player) => game.sanctions.earlier[*player] = true,
        Fact::Annulled { player, .. } => game.sanctions.annulled[*player] = true,
        Fact::Given { player, time, .. } => game.clock.add(face(*player), *time, at),
        Fact::Taken { player, asked, floor, .. } => {
            game.clock.take(face(*player), *asked, *floor, at);
        }
        Fact::Set { left, .. } => {
            for player in crate::PLAYERS {
                game.clock.set(face(player), left[player], at);
            }
        }
        Fact::Charged { player, time, .. } => game.clock.charge(face(*player), *time, at),
        Fact::FaultClaimed(player) => {
            let claims = &mut game.sanctions.fault_claims[*player];
            *claims = claims.saturating_add(1);
        }
    }
}

/// A remark to a player, by the article that provides for it.
pub(crate) fn remark(player: Player, by: Article) -> crate::Fact {
    imposed(player, Measure::Remark, by)
}

/// A measure against a player, by the article that itself provides for it.
pub(crate) fn imposed(player: Player, measure: Measure, by: Article) -> crate::Fact {
    let offender = Offender::Player(player);
    crate::Fact::Sanction(Fact::Imposed(Penalty { offender, measure, by, articles: vec![by] }))
}

/// A violation with what is proposed for it.
pub(crate) fn violated(game: &Game, offender: Offender, by: Article, grade: Grade) -> crate::Fact {
    let proposed = game.propose(offender, by, grade);
    crate::Fact::Sanction(Fact::Violated { offender, by, grade, proposed })
}
