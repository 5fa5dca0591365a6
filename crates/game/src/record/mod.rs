//! Keeping the record, restoring it, signing it, and protests after the end.
//!
//! A sheet is taken to be kept as long as its player has to keep it: in time trouble he has not, and what is
//! made then is missing until he has restored it. Other gaps are pointed out by the opponent or the arbiter.
//! From afar the program records.

mod restore;
mod sheet;

pub use sheet::{Confirmation, Sheet, Sheets};

use std::collections::{BTreeMap, BTreeSet};

use article::Article;
use clock::{Millis, Moment};
use rulebook::law::Lending;

use crate::actor::{Each, PLAYERS, face};
use crate::outcome::Score;
use crate::state::Phase;
use crate::{Actor, Event, Game, Player, Refusal, Right, What};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A player writes a half-move, counted from 0, on his sheet.
    Write {
        /// Which.
        ply: u16,
        /// As he writes it.
        text: String,
    },
    /// Half-moves are missing on a player's sheet, or cannot be read.
    Missing {
        /// Whose sheet.
        player: Player,
        /// Which, counted from 0.
        plies: Vec<u16>,
    },
    /// A player asks the arbiter for the opponent's sheet.
    Borrow {
        /// Who asks.
        player: Player,
        /// What the opponent says.
        consent: Consent,
    },
    /// A player has restored his record.
    Restored(Player),
    /// Both restore, the clocks stopped.
    RestoreTogether,
    /// A player's record cannot be restored.
    GiveUp(Player),
    /// The records differ: they are compared, the clocks stopped.
    Compare,
    /// They are compared.
    Compared(Guilt),
    /// After the game: the records differ at a half-move.
    Differ(u16),
    /// That is settled.
    Settle,
    /// A player signs his sheet.
    Sign(Sheet),
    /// The arbiter takes the signed sheets.
    HandIn,
    /// Where no record is kept: a player reports the result.
    Report(Score),
    /// A player protests against something in the game.
    Protest(String),
}

/// Whether the opponent consents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// He does.
    Given,
    /// He does not.
    Refused,
}

/// Whose record was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guilt {
    /// This player's.
    One(Player),
    /// Both.
    Both,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A half-move was written.
    Wrote {
        /// By whom.
        player: Player,
        /// Which.
        ply: u16,
    },
    /// What was written is not the half-move that was made.
    Gap {
        /// On whose sheet.
        player: Player,
        /// Which.
        ply: u16,
    },
    /// Half-moves are missing.
    Missing {
        /// On whose sheet.
        player: Player,
        /// Which.
        plies: Vec<u16>,
    },
    /// Too many are missing: the player's clock runs until he has restored them.
    Behind {
        /// Whose.
        player: Player,
        /// By which article.
        by: Article,
    },
    /// The same in time trouble: he restores them after the control.
    Postponed {
        /// Who.
        player: Player,
        /// By which article.
        by: Article,
    },
    /// The opponent's sheet was lent to a player.
    Lent {
        /// To whom.
        player: Player,
    },
    /// A record was restored.
    Restored {
        /// Whose.
        player: Player,
        /// Whose clock runs now, if that changes.
        running: Option<Player>,
    },
    /// Both restore, or compare, with the clocks stopped.
    Together,
    /// The time of it was charged, and this player's clock runs.
    Shared {
        /// To each.
        shares: Each<Millis>,
        /// To each at his next control.
        carried: Each<Millis>,
        /// Whose clock runs.
        running: Player,
        /// Who still has to restore his record on his own time.
        unready: Option<Player>,
    },
    /// A record cannot be restored.
    GivenUp {
        /// Whose.
        player: Player,
        /// By which article.
        by: Article,
    },
    /// The records differ at a half-move.
    Differed(u16),
    /// That was settled.
    Settled,
    /// A player signed.
    Signed {
        /// Who.
        player: Player,
        /// What.
        sheet: Sheet,
    },
    /// The sheets were taken by the arbiter.
    HandedIn,
    /// A player reported the result.
    Reported(Player),
    /// A player protested.
    Protested {
        /// Who.
        player: Player,
        /// Against what.
        text: String,
    },
}

/// Why a half-move is not on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// It was made in time trouble.
    TimeTrouble,
    /// It was left out, or cannot be read.
    LeftOut,
    /// It cannot be restored any more.
    Lost,
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    missing: Each<BTreeMap<u16, Why>>,
    /// Since when both restore or compare.
    together: Option<Moment>,
    /// Whose clock runs although it may not be his turn.
    behind: Option<Player>,
    /// What is charged to each after the control with this number.
    carried: Each<Option<(u32, Millis)>>,
    sheets: Each<Option<Sheet>>,
    differs: Option<u16>,
    reported: Each<bool>,
    handed_in: bool,
}

impl State {
    /// An official let the game go on: nobody restores with the clocks stopped any more.
    pub(crate) const fn resumed(&mut self) {
        self.together = None;
    }
}

/// What a player has to do about his record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Nothing: none is kept, or the program keeps it.
    None,
    /// Record every move.
    Record(Article),
    /// Nothing now: he is in time trouble.
    Exempt(Article),
    /// Restore so many half-moves before his next move.
    Restore(usize, Article),
}

impl Game {
    /// What a player has to do about his record at a moment.
    #[must_use]
    pub fn duty(&self, player: Player, now: Moment) -> Duty {
        let law = &self.law.record;
        if !is_kept(self) {
            Duty::None
        } else if is_exempt(self, player, now) {
            Duty::Exempt(law.exempt.by)
        } else if let Some(by) = has_to_restore(self, player) {
            Duty::Restore(self.record.missing[player].len(), by)
        } else {
            Duty::Record(law.duty)
        }
    }

    /// The half-moves that are missing on a player's sheet, counted from 0.
    pub fn missing(&self, player: Player) -> impl Iterator<Item = u16> {
        self.record.missing[player].keys().copied()
    }

    /// The article by which nobody tells the players how many moves are made: both have stopped recording.
    #[must_use]
    pub fn hides_move_number(&self, now: Moment) -> Option<Article> {
        let both = PLAYERS.into_iter().all(|player| {
            is_exempt(self, player, now)
                && self.record.missing[player].values().any(|why| *why == Why::TimeTrouble)
        });
        both.then_some(self.law.record.both.by)
    }
}

pub(crate) fn decide(game: &Game, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Write { ply, text } => sheet::write(game, by, *ply, text, now),
        Command::Missing { player, plies } => restore::missing(game, by, *player, plies, now),
        Command::Borrow { player, consent } => borrow(game, by, *player, *consent, now),
        Command::Restored(player) => restore::restored(game, by, *player, now),
        Command::RestoreTogether => restore::together(game, by, now),
        Command::GiveUp(player) => restore::give_up(game, by, *player, now),
        Command::Compare => restore::compare(game, by, now),
        Command::Compared(guilt) => restore::compared(game, by, *guilt, now),
        Command::Differ(ply) => sheet::differ(game, by, *ply, now),
        Command::Settle => sheet::settle(game, by, now),
        Command::Sign(sheet) => sheet::sign(game, by, *sheet, now),
        Command::HandIn => sheet::hand_in(game, by, now),
        Command::Report(score) => sheet::report(game, by, *score, now),
        Command::Protest(text) => protest(game, by, text, now),
    }
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    let state = &mut game.record;
    match fact {
        Fact::Wrote { player, ply } => {
            state.missing[*player].remove(ply);
        }
        Fact::Gap { player, ply } => {
            state.missing[*player].insert(*ply, Why::LeftOut);
        }
        Fact::Missing { player, plies } => {
            for ply in plies {
                state.missing[*player].entry(*ply).or_insert(Why::LeftOut);
            }
        }
        Fact::Behind { player, .. } => {
            state.behind = Some(*player);
            run(game, *player, at);
        }
        Fact::Postponed { player, .. } => {
            for why in state.missing[*player].values_mut() {
                *why = Why::TimeTrouble;
            }
        }
        Fact::Lent { .. } | Fact::Protested { .. } => {}
        Fact::Restored { player, running } => {
            state.missing[*player].clear();
            if let Some(running) = running {
                state.behind = None;
                run(game, *running, at);
            }
        }
        Fact::Together => {
            state.together = Some(at);
            crate::remote::stopped(game, at);
            game.clock.stop(at);
            game.phase = Phase::Stopped(crate::StopReason::CallArbiter);
        }
        Fact::Shared { shares, carried, running, unready } => {
            (state.together, state.behind) = (None, *unready);
            for player in PLAYERS {
                game.clock.charge(face(player), shares[player], at);
                let control = control_of(game, player);
                let later = Some((control, carried[player])).filter(|(_, time)| !time.is_zero());
                game.record.carried[player] = later.or(game.record.carried[player]);
            }
            game.phase = Phase::Playing;
            run(game, *running, at);
        }
        Fact::GivenUp { player, .. } => {
            for why in state.missing[*player].values_mut() {
                *why = Why::Lost;
            }
        }
        Fact::Differed(ply) => state.differs = Some(*ply),
        Fact::Settled => state.differs = None,
        Fact::Signed { player, sheet } => state.sheets[*player] = Some(*sheet),
        Fact::HandedIn => state.handed_in = true,
        Fact::Reported(player) => state.reported[*player] = true,
    }
}

/// What a player may do about his record.
pub(crate) fn rights(game: &Game, player: Player, now: Moment) -> Option<Right> {
    if game.outcome().is_some() {
        let open = is_kept(game) && !game.record.handed_in;
        return game.law.record.signed.filter(|_| open).map(|by| Right { what: What::Sign, by });
    }
    match game.duty(player, now) {
        Duty::Restore(_, by) => Some(Right { what: What::RestoreRecord, by }),
        _ => None,
    }
}

/// Refuses a move while the player has to restore his record.
pub(crate) fn may_move(game: &Game, player: Player, now: Moment) -> Result<(), Refusal> {
    match game.duty(player, now) {
        Duty::Restore(missing, by) => Err(Refusal::new(
            by,
            "the record is not restored",
            format!("when the {missing} missing half-moves are written"),
        )),
        _ => Ok(()),
    }
}

/// Whether a player's record is complete and clear.
pub(crate) fn is_complete(game: &Game, player: Player) -> bool {
    game.regulation.record == rulebook::Record::Kept && game.record.missing[player].is_empty()
}

/// A move was made: who is in time trouble does not write it.
pub(crate) fn moved(game: &mut Game, _player: Player, at: Moment) {
    if !is_kept(game) {
        return;
    }
    game.record.resumed();
    let ply = u16::try_from(game.plies.len().saturating_sub(1)).unwrap_or(u16::MAX);
    for player in PLAYERS {
        if is_exempt(game, player, at) {
            game.record.missing[player].insert(ply, Why::TimeTrouble);
        }
    }
}

/// A clock was pressed: with the control, the time that was carried over to it is charged.
pub(crate) fn pressed(game: &mut Game, player: Player, at: Moment) {
    let Some((control, time)) = game.record.carried[player] else { return };
    if control_of(game, player) > control {
        game.record.carried[player] = None;
        game.clock.charge(face(player), time, at);
    }
}

/// Whether the players themselves record.
fn is_kept(game: &Game) -> bool {
    game.regulation.record == rulebook::Record::Kept && !game.is_remote()
}

/// Whether a player is in time trouble and need not record.
fn is_exempt(game: &Game, player: Player, now: Moment) -> bool {
    let exempt = game.law.record.exempt.value;
    is_kept(game)
        && game.clock.is_short(face(player), now, exempt.below, exempt.increment.unwrap_or(Millis::MAX))
}

/// The article by which a player has to restore his record before he moves, unless he is in time trouble.
fn has_to_restore(game: &Game, player: Player) -> Option<Article> {
    let law = &game.law.record;
    let missing = &game.record.missing[player];
    let has = |sought| missing.values().any(|why| *why == sought);
    if has(Why::TimeTrouble) {
        return Some(law.restore);
    }
    let strict = law.strict.filter(|_| has(Why::LeftOut));
    strict.or_else(|| {
        law.behind.filter(|limit| left_out(game, player, &[]) > limit.value).map(|limit| limit.by)
    })
}

/// How many moves are left out on a player's sheet with these half-moves: two with one number are one move.
fn left_out(game: &Game, player: Player, more: &[u16]) -> u16 {
    let missing =
        game.record.missing[player].iter().filter(|(_, why)| **why == Why::LeftOut).map(|(ply, _)| ply);
    let numbers: BTreeSet<u16> = missing.chain(more).map(|ply| ply / 2).collect();
    u16::try_from(numbers.len()).unwrap_or(u16::MAX)
}

fn borrow(
    game: &Game,
    by: Actor,
    player: Player,
    consent: Consent,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    crate::decide::official(by, game.law)?;
    let lending = game.law.record.lending;
    if lending.value == Lending::Consented && consent == Consent::Refused {
        return Err(Refusal::new(lending.by, "the opponent does not lend his sheet", "with his consent"));
    }
    Ok(vec![crate::Fact::Record(Fact::Lent { player }).at(now)])
}

fn protest(game: &Game, by: Actor, text: &str, now: Moment) -> Result<Vec<Event>, Refusal> {
    let player = crate::decide::a_player(by, game.law)?;
    if let Phase::Over(_) = game.phase {
        game.must_be_playing()?;
    }
    Ok(vec![crate::Fact::Record(Fact::Protested { player, text: text.to_owned() }).at(now)])
}

fn control_of(game: &Game, player: Player) -> u32 {
    game.clock.control().controls_met(game.clock.moves(face(player)))
}

fn run(game: &mut Game, player: Player, at: Moment) {
    game.clock.stop(at);
    game.clock.resume(face(player), at);
}
