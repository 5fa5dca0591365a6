//! Going back: a correction, a game replayed from an illegal move, a foul declared.

use article::Article;
use clock::{Millis, Moment};
use draughts::Setup;
use renju::FoulConsequence;
use rulebook::Irregularities;

use super::{Fact, classify};
use crate::actor::{Each, face};
use crate::draw::Counters;
use crate::{Actor, Board, Event, Game, PLAYERS, Played, Refusal};

/// Why a game of renju goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The move was a foul, which the program checks.
    Foul,
    /// The move was impossible or unclear, as the official found.
    Unclear,
}

/// An official has the game replayed from an irregularity that was let pass.
pub(super) fn replay(game: &Game, by: Actor, index: usize, now: Moment) -> Result<Vec<Event>, Refusal> {
    crate::decide::official(by, game.law)?;
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let Some(article) = law.replayed.filter(|_| game.policy() == Irregularities::Replayed) else {
        let instead = "a correction demanded before the reply";
        return Err(Refusal::new(law.unnoticed, "a move that nobody noticed stays", instead));
    };
    let Some(passed) = game.irregularity.passed.get(index) else {
        return Err(Refusal::new(article, "no such irregularity is recorded", "one that was let pass"));
    };
    let fact = Fact::Replayed { index, left: passed.left, by: law.replayed_clock.unwrap_or(article) };
    Ok(vec![crate::Fact::Irregularity(fact).at(now)])
}

/// The opponent declares the stone that was just put a foul.
pub(super) fn declare_foul(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let article = foul_article(game);
    let last = game.plies.last().filter(|ply| by.is_official() || by == Actor::Player(ply.player.other()));
    let foul = game.board.stones().is_some_and(|stones| stones.position().declare_foul().is_ok());
    match last {
        Some(_) if foul => Ok(vec![back_to(game.plies.len() - 1, article).at(now)]),
        _ => Err(Refusal::new(article, "the last move was no foul of the opponent", "the game goes on")),
    }
}

/// An official returns a game of renju to the moment before an impossible or forbidden move.
pub(super) fn give_back(
    game: &Game,
    by: Actor,
    keep: usize,
    ground: Ground,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    crate::decide::official(by, game.law)?;
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let Some(article) = law.found_later else {
        return Err(Refusal::new(
            law.unnoticed,
            "the game does not go back",
            "a correction before the reply",
        ));
    };
    let found = match ground {
        Ground::Unclear => keep < game.plies.len(),
        Ground::Foul => was_foul(game, keep),
    };
    if !found {
        return Err(Refusal::new(
            article,
            "that move was no foul",
            "a move that was impossible or forbidden",
        ));
    }
    Ok(vec![back_to(keep, article).at(now)])
}

/// Puts an arrangement on the board; false if it cannot be played on.
pub(super) fn arrange(game: &mut Game, arrangement: &Setup) -> bool {
    let Some(variant) = game.board.position().map(draughts::AnyPosition::variant) else { return false };
    let Some((position, unmarked)) = classify::playable(variant, arrangement) else { return false };
    let since = game.plies.len();
    for square in unmarked {
        if !game.irregularity.unmarked().any(|known| known == square) {
            game.irregularity.unmarked.push(super::Unmarked { square, since });
        }
    }
    game.repeatable_from = game.positions.len();
    game.positions.push(position);
    game.counters = Counters::begin(&position, game.law.draws.rules);
    game.board = Board::Draughts(position);
    true
}

/// Takes the game back to its first half-moves, and to the first irregularities that were let pass.
pub(super) fn rewind(game: &mut Game, plies: usize, passed: usize) {
    let mut kept = core::mem::take(&mut game.plies);
    kept.truncate(plies);
    let offers = game.offers;
    let mut arrangements = core::mem::take(&mut game.irregularity.passed);
    arrangements.truncate(passed);
    let origin = game.origin.clone();
    game.set_board(origin);
    for (i, ply) in kept.iter().enumerate() {
        arranged(game, &arrangements, i);
        game.moved(ply.player, &ply.played, ply.at);
    }
    arranged(game, &arrangements, kept.len());
    game.plies = kept;
    game.irregularity.passed = arrangements;
    game.offers = offers;
    let kings = game.board.position().map(draughts::AnyPosition::kings);
    game.irregularity.unmarked.retain(|unmarked| kings.is_some_and(|kings| kings.contains(unmarked.square)));
    game.irregularity.touched.clear();
}

/// The game goes on from before an irregularity, with the clocks as they were.
pub(super) fn replayed(game: &mut Game, index: usize, left: Each<Millis>, at: Moment) {
    let Some(plies) = game.irregularity.passed.get(index).map(|passed| passed.after) else { return };
    game.irregularity.pending = None;
    rewind(game, plies, index);
    for player in PLAYERS {
        game.clock.set(face(player), left[player], at);
    }
    restart(game, at);
}

/// The game goes on from before a half-move, with the clocks as they are.
pub(super) fn returned(game: &mut Game, keep: usize, at: Moment) {
    let passed = game.irregularity.passed.len();
    rewind(game, keep, passed);
    restart(game, at);
}

fn restart(game: &mut Game, at: Moment) {
    game.unpressed = None;
    for player in PLAYERS {
        game.clock.set_moves(face(player), game.moves_of(player));
    }
    if game.clock.stop(at).is_some() {
        game.clock.resume(face(game.turn()), at);
    }
}

fn arranged(game: &mut Game, passed: &[super::Passed], plies: usize) {
    for passed in passed.iter().filter(|passed| passed.after == plies) {
        arrange(game, &passed.arrangement);
    }
}

fn back_to(keep: usize, by: Article) -> crate::Fact {
    crate::Fact::Irregularity(Fact::Returned { keep, by })
}

fn foul_article(game: &Game) -> Article {
    game.law.irregularities.declared.unwrap_or(FoulConsequence::Corrected.article())
}

/// Whether the half-move after so many was a foul.
fn was_foul(game: &Game, keep: usize) -> bool {
    let Some(ply) = game.plies.get(keep) else { return false };
    let mut before = game.clone();
    rewind(&mut before, keep, usize::MAX);
    let (Some(stones), Played::Stone(stone)) = (before.board.stones(), ply.played) else { return false };
    let stone = match stone {
        renju::Move::Stone(point) => point,
        renju::Move::Pass => return false,
    };
    stones.position().turn() == renju::Colour::Black && stones.position().fouls().all().contains(stone)
}
