//! Rounds: lots, pairs, results, absences and withdrawals.

mod leave;
mod lots;
mod maker;
mod outcome;
mod pair;
mod pairing;
mod play_off;
mod result;
mod stage;
mod stages;
mod tie;

use article::Article;
use clock::Moment;
use rulebook::law::event::Act;
use rulebook::{Points, Refusal};
use serde::{Deserialize, Serialize};

pub use lots::{Digest, digest};
pub use outcome::{Outcome, UnknownOutcome};
pub use pair::Pair;
pub use play_off::{Contest, Decider};
pub(crate) use play_off::{Waiting, with_play_off};
pub use stage::{Board, Brought, Competitor, Extra, Leaving, Round, Stage};

use crate::regulation::System;
use crate::round_robin::Order;
use crate::standing::PlayOff;
use crate::team::Sheets;
use crate::{Actor, Competition, No};

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Make known what binds the lots before they are drawn.
    CommitLots(Digest),
    /// Draw the numbers from a seed.
    DrawLots {
        /// The seed.
        seed: u64,
        /// What was hashed with it.
        #[serde(default)]
        nonce: String,
    },
    /// Let somebody in after the numbers were drawn.
    EnterLate(Competitor),
    /// Put somebody in the place of one who dropped out before the first round.
    Replace {
        /// Whose number.
        no: No,
        /// Who comes instead.
        by: Competitor,
    },
    /// Somebody will not play in a round.
    Absent {
        /// Who.
        no: No,
        /// In which round.
        round: u16,
    },
    /// Somebody will play in a round after all.
    Present {
        /// Who.
        no: No,
        /// In which round.
        round: u16,
    },
    /// Somebody leaves the event.
    Leave {
        /// Who.
        no: No,
        /// How.
        how: Leaving,
        /// Why.
        reason: String,
    },
    /// Somebody who left wants to play again: only after his exclusion was overturned.
    Return(No),
    /// Make the pairs of the next round.
    Pair {
        /// The seed of its lots.
        seed: u64,
    },
    /// Repeat the draw of the last round, which nobody has played yet, so that as few pairs as possible change.
    Repair {
        /// Who does not play after all.
        #[serde(default)]
        absent: Vec<No>,
        /// Pairs that cannot stand.
        #[serde(default)]
        wrong: Vec<(No, No)>,
        /// The seed of its lots.
        seed: u64,
        /// Why.
        reason: String,
    },
    /// Put down pairs made by hand.
    PairByHand {
        /// The pairs, White first.
        pairs: Vec<(No, No)>,
        /// Who has no partner.
        bye: Option<No>,
        /// Why.
        reason: String,
    },
    /// Take back the pairs of the last round, which nobody has played yet.
    Unpair {
        /// Why.
        reason: String,
    },
    /// Annul the last round, whatever was played in it.
    AnnulRound {
        /// Why.
        reason: String,
    },
    /// Play the rounds of the table that are ahead in another order.
    Reorder {
        /// Which.
        ahead: Vec<u16>,
        /// Why.
        reason: String,
    },
    /// Break a drawn tie in the next way the regulation names.
    Break {
        /// In which round.
        round: u16,
        /// Of one of the two who met.
        no: No,
        /// What was played, if that is the way.
        outcome: Option<Outcome>,
        /// The seed of the lot, if that is the way.
        seed: u64,
    },
    /// Begin the next stage with those who qualified.
    BeginStage {
        /// The seed of its lots.
        seed: u64,
    },
    /// Begin a match or tournament among those who are tied, as a stage of its own.
    BeginPlayOff {
        /// The first of the places they share.
        first: u32,
        /// How it is played.
        system: System,
        /// With which time control.
        control: Option<clock::Control>,
        /// The seed of its lots.
        seed: u64,
    },
    /// End it, when its last result is known.
    EndPlayOff,
    /// Keep the order of a match or tournament among those who are tied that was played elsewhere.
    PlayOff {
        /// What came of it.
        played: PlayOff,
        /// With which time control.
        control: Option<clock::Control>,
    },
    /// Keep the match for the first place of a team that won everything and is only second.
    ExtraMatch {
        /// What both scored on all boards, the leader first.
        points: [Points; 2],
    },
    /// Keep a result.
    Score {
        /// In which round.
        round: u16,
        /// Of one of the two who met.
        no: No,
        /// The result, White first.
        outcome: Outcome,
    },
    /// Keep the games of a micromatch.
    ScoreGames {
        /// In which round.
        round: u16,
        /// Of one of the two who met.
        no: No,
        /// What came of each game, who has White in the first game first every time.
        games: Vec<Outcome>,
    },
    /// Keep what was decided about one game of a micromatch; the sum follows when every game is known.
    ScoreGame {
        /// In which round.
        round: u16,
        /// Of one of the two who met.
        no: No,
        /// Which game, from 1.
        game: u8,
        /// What came of it, who has White in the first game first.
        outcome: Outcome,
    },
    /// Keep that a game was not finished.
    Suspend {
        /// In which round.
        round: u16,
        /// Of one of the two who met.
        no: No,
    },
    /// Put a result right.
    Correct {
        /// In which round.
        round: u16,
        /// Of one of the two who met.
        no: No,
        /// The result, White first.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// What binds the lots was made known.
    Committed(Digest),
    /// The numbers were drawn.
    Drawn {
        /// The seed.
        seed: u64,
        /// What was hashed with it.
        nonce: String,
        /// Everybody in the order of the numbers.
        numbers: Vec<Competitor>,
    },
    /// Somebody was let in late.
    Entered {
        /// Who.
        who: Competitor,
        /// With which number.
        no: No,
        /// From which round on.
        from: u16,
    },
    /// Somebody came in the place of another.
    Replaced {
        /// Whose number.
        no: No,
        /// Who came.
        by: Competitor,
    },
    /// Somebody will not play in a round.
    Absent {
        /// Who.
        no: No,
        /// In which round.
        round: u16,
    },
    /// Somebody will play in a round after all.
    Present {
        /// Who.
        no: No,
        /// In which round.
        round: u16,
    },
    /// Somebody left.
    Left {
        /// Who.
        no: No,
        /// After which round.
        after: u16,
        /// How.
        how: Leaving,
        /// Why.
        reason: String,
    },
    /// Somebody plays again whose exclusion was overturned.
    Returned {
        /// Who.
        no: No,
        /// The decision that was.
        decision: u32,
    },
    /// The pairs of a round were made.
    Paired(Round),
    /// The pairs of the last round were taken back.
    Unpaired {
        /// Which round.
        round: u16,
        /// Why.
        reason: String,
    },
    /// The rounds of the table that are ahead are played in another order.
    Reordered {
        /// The order they were in and are in now.
        order: Order,
        /// Why.
        reason: String,
    },
    /// Something was done to break a tie.
    Broken {
        /// In which round.
        round: u16,
        /// Who had White.
        white: No,
        /// What.
        extra: Extra,
    },
    /// The next stage began.
    StageBegun {
        /// The seed of its lots.
        seed: u64,
        /// Everybody in the order of the numbers.
        numbers: Vec<Competitor>,
        /// What they bring along.
        #[serde(default)]
        brought: Brought,
    },
    /// Those who are tied began to play for their places.
    PlayOffBegun {
        /// Who, for which places, and how.
        contest: Contest,
        /// The seed of its lots.
        seed: u64,
    },
    /// The team that won everything and was only second played for the first place.
    ExtraPlayed(Decider),
    /// Those who were tied played for their places.
    PlayedOff {
        /// What came of it.
        played: PlayOff,
        /// With which time control.
        control: Option<clock::Control>,
    },
    /// A result was kept.
    Scored {
        /// In which round.
        round: u16,
        /// Who had White.
        white: No,
        /// The result.
        outcome: Outcome,
        /// The games of a micromatch, who had White in the first one first every time.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        games: Vec<Outcome>,
    },
    /// Something was decided about one game of a micromatch.
    GameScored {
        /// In which round.
        round: u16,
        /// Who had White in the first game.
        white: No,
        /// Which game, from 1.
        game: u8,
        /// The result, who had White in the first game first.
        outcome: Outcome,
    },
    /// A game was not finished.
    Suspended {
        /// In which round.
        round: u16,
        /// Who had White.
        white: No,
    },
    /// A result was put right.
    Corrected {
        /// In which round.
        round: u16,
        /// Who had White.
        white: No,
        /// The result.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
}

/// What is known about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub(crate) committed: Option<Digest>,
    pub(crate) stage: Stage,
    pub(crate) earlier: Vec<Stage>,
    /// The play-offs of earlier stages.
    pub(crate) between: Vec<Stage>,
    pub(crate) play_offs: Vec<PlayOff>,
    pub(crate) played_off: Vec<(Contest, Stage)>,
    pub(crate) waiting: Option<Box<Waiting>>,
    pub(crate) decider: Option<Decider>,
}

/// Why something is as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Because {
    /// By which article.
    pub by: Article,
    /// What it says here.
    pub what: String,
}

/// What follows from a command.
pub(crate) fn decide(
    event: &Competition,
    by: Actor,
    command: &Command,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::CommitLots(digest) => lots::commit(event, by, digest),
        Command::DrawLots { seed, nonce } => lots::draw(event, by, *seed, nonce, now),
        Command::EnterLate(who) => lots::enter(event, by, *who),
        Command::Replace { no, by: who } => lots::replace(event, by, *no, *who),
        Command::Absent { no, round } => leave::absent(event, *no, *round),
        Command::Present { no, round } => leave::present(event, *no, *round),
        Command::Leave { no, how, reason } => leave::leave(event, by, *no, *how, reason),
        Command::Return(no) => leave::come_back(event, by, *no),
        Command::Pair { seed } => pairing::pair(event, by, *seed),
        Command::Repair { absent, wrong, seed, reason } => {
            pairing::repair(event, by, (absent, wrong), *seed, reason)
        }
        Command::PairByHand { pairs, bye, reason } => pairing::by_hand(event, by, pairs, *bye, reason),
        Command::Unpair { reason } => pairing::unpair(event, by, reason),
        Command::AnnulRound { reason } => pairing::annul(event, by, reason),
        Command::Reorder { ahead, reason } => pairing::reorder(event, by, ahead, reason),
        Command::Break { round, no, outcome, seed } => {
            tie::resolve(event, by, (*round, *no), *outcome, *seed)
        }
        Command::BeginPlayOff { first, system, control, seed } => {
            play_off::begin(event, by, *first, system, control.as_ref(), *seed)
        }
        Command::EndPlayOff => play_off::end(event, by),
        Command::PlayOff { played, control } => play_off::keep(event, by, played, control.as_ref()),
        Command::ExtraMatch { points } => play_off::decider(event, by, *points),
        Command::BeginStage { seed } => stages::begin(event, by, *seed),
        Command::Score { round, no, outcome } => result::score(event, by, *round, *no, *outcome),
        Command::ScoreGames { round, no, games } => result::score_games(event, by, *round, *no, games),
        Command::ScoreGame { round, no, game, outcome } => {
            result::score_game(event, by, (*round, *no), *game, *outcome)
        }
        Command::Suspend { round, no } => result::suspend(event, by, *round, *no),
        Command::Correct { round, no, outcome, reason } => {
            result::correct(event, by, (*round, *no), *outcome, reason)
        }
    }
}

/// Takes in what happened.
pub(crate) fn apply(event: &mut Competition, fact: &Fact, _at: Moment) {
    let system = event.system().clone();
    let state = &mut event.rounds;
    let stage = &mut state.stage;
    match fact {
        Fact::Committed(digest) => state.committed = Some(digest.clone()),
        Fact::Drawn { numbers, .. } => {
            let hours = core::mem::take(&mut stage.hours);
            *stage = Stage::of(numbers.clone(), &system);
            stage.hours = hours;
        }
        Fact::Entered { who, from, .. } => stage.enter(*who, *from),
        Fact::Replaced { no, by } => stage.replace(*no, *by),
        Fact::Absent { no, round } => stage.set_absent(*no, *round, true),
        Fact::Present { no, round } => stage.set_absent(*no, *round, false),
        Fact::Left { no, after, how, .. } => stage.leave(*no, *after, *how),
        Fact::Returned { no, .. } => stage.come_back(*no),
        Fact::Paired(round) => stage.pair(round),
        Fact::Unpaired { round, .. } => {
            let was_played = stage.rounds.last().is_some_and(Round::has_begun);
            stage.unpair(&system);
            if was_played {
                stage.hours.forget(*round);
                event.teams.forget(*round);
            }
        }
        Fact::Reordered { order, .. } => stage.order = order.clone(),
        Fact::StageBegun { numbers, brought, .. } => {
            let over = core::mem::take(stage);
            state.earlier.push(over);
            state.play_offs.clear();
            state.between.extend(state.played_off.drain(..).map(|(_, stage)| stage));
            state.decider = None;
            event.teams.change_sheets(Sheets::default());
            let system = event.system().clone();
            event.rounds.stage = Stage::of(numbers.clone(), &system);
            event.rounds.stage.brought = brought.clone();
        }
        Fact::PlayOffBegun { contest, .. } => play_off::begun(event, contest),
        Fact::PlayedOff { played, .. } => play_off::ended(event, played),
        Fact::ExtraPlayed(decider) => state.decider = Some(*decider),
        Fact::Broken { round, white, extra } => {
            if let Some(board) = stage.board_mut(*round, *white) {
                board.extra.push(extra.clone());
            }
        }
        Fact::Scored { round, white, outcome, games } => {
            if let Some(board) = stage.board_mut(*round, *white) {
                (board.outcome, board.suspended) = (Some(*outcome), false);
                board.games.clone_from(games);
            }
        }
        Fact::GameScored { round, white, game, outcome } => {
            if let Some(board) = stage.board_mut(*round, *white) {
                board.suspended = false;
                board.decided.insert(*game, *outcome);
            }
        }
        Fact::Corrected { round, white, outcome, .. } => {
            if let Some(board) = stage.board_mut(*round, *white) {
                (board.outcome, board.suspended) = (Some(*outcome), false);
                board.games.clear();
                board.decided.clear();
                board.extra.clear();
            }
        }
        Fact::Suspended { round, white } => {
            if let Some(board) = stage.board_mut(*round, *white) {
                board.suspended = true;
            }
        }
    }
}

/// The main panel does this: its chief, his deputies and the secretary, and whoever stands in for them.
fn must_lead(event: &Competition, by: Actor, article: Article) -> Result<(), Refusal> {
    let instead = "by the chief arbiter, a deputy or the secretary";
    event.may(by, Act::Lots).map(drop).map_err(|_| Refusal::new(article, "the main panel does this", instead))
}

/// Nothing of this happens without a reason.
fn must_say_why(reason: &str, article: Article) -> Result<(), Refusal> {
    if reason.trim().is_empty() {
        return Err(Refusal::new(article, "this needs a reason", "the same with a reason"));
    }
    Ok(())
}
