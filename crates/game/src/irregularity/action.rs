//! An action at the board, entered as the arrangement it left.

use clock::{Millis, Moment};
use draughts::{AnyPosition, Piece, Setup, Square};
use rulebook::Irregularities;
use rulebook::law::Irregularity;

use super::classify::{self, Found};
use super::{Fact, choice, touch};
use crate::{Actor, Event, Game, Played, Player, Refusal, play};

/// Whose action an arrangement shows: an official or an electronic board enters it for the player who acts.
pub(crate) fn acting(game: &Game, by: Actor) -> Result<Player, Refusal> {
    let unfinished = game.irregularity.pending.as_ref().filter(|pending| !pending.is_pressed);
    match by {
        Actor::Player(player) => Ok(player),
        Actor::Official(_) | Actor::Program => Ok(unfinished.map_or(game.turn(), |pending| pending.offender)),
        Actor::Spectator => crate::decide::a_player(by, game.law),
    }
}

/// A board action in a hall, as the arrangement it left.
pub(crate) fn board(game: &Game, player: Player, setup: &Setup, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    touch::draughts(game)?;
    let mut events = Vec::new();
    let mut game = game.clone();
    let decided =
        game.irregularity.pending.as_ref().map(|pending| (pending.offender == player, pending.is_pressed));
    match decided {
        Some((true, true)) => {
            let by = game.law.irregularities.opponent_decides;
            return Err(Refusal::new(
                by,
                "the opponent decides about the irregularity",
                "wait for the opponent",
            ));
        }
        Some((true, false)) => {
            step(&mut game, &mut events, crate::Fact::Irregularity(Fact::Continued).at(now));
        }
        Some((false, _)) => {
            choice::may_reply(&game)?;
            if let Some(accepted) = choice::accepted(&game, player, now) {
                step(&mut game, &mut events, accepted);
            }
        }
        None => {}
    }
    let setup = with_kings(&game, setup);
    let found = found(&game, player, &setup)?;
    events.extend(act(&game, player, &setup, found, now)?);
    Ok(events)
}

/// A player takes his last move back: impossible at a screen, irregular at a board.
pub(super) fn take_back(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let last = game.plies.last().filter(|ply| ply.player == player);
    let before = last.and_then(|_| game.positions.len().checked_sub(2)).and_then(|at| game.positions.get(at));
    match (game.policy(), before) {
        (Irregularities::OpponentDecides | Irregularities::Replayed, Some(before)) => {
            board(game, player, &before.setup(), now)
        }
        _ => Err(Refusal::new(law.release, "a move that was made stays", "think before you let go")),
    }
}

/// What the action was, on the board as it is.
fn found(game: &Game, player: Player, setup: &Setup) -> Result<Found, Refusal> {
    let position = touch::draughts(game)?;
    if game.turn() == player {
        let moved = position.moves().into_iter().find(|played| {
            let unmarked = game.irregularity.unmarked().any(|square| square == played.from());
            unmarked && classify::same(&with_man(&position.play(played).setup(), played.to()), setup)
        });
        return Ok(moved.map_or_else(|| classify::classify(position, setup), Found::Move));
    }
    let last = game.plies.last().filter(|ply| ply.player == player);
    let previous =
        last.and_then(|_| game.positions.len().checked_sub(2)).and_then(|at| game.positions.get(at));
    Ok(classify::out_of_turn(previous, position, setup))
}

/// What follows from an action that was found to be something.
fn act(game: &Game, player: Player, setup: &Setup, found: Found, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.irregularities;
    let mut events = Vec::new();
    match found {
        Found::Nothing => Err(Refusal::new(law.release, "nothing has changed on the board", "a move")),
        Found::Move(played) | Found::Unmarked(played) => {
            let played = Played::Move(played);
            let touched = touch::may_move(game, &played);
            if let (Err(_), true) = (&touched, game.policy() != Irregularities::Refused) {
                let position = touch::draughts(game)?;
                let first =
                    touch::first_bound(position, &game.irregularity.touched).or(game.irregularity.obliged);
                let kinds = vec![Irregularity::TouchedOther];
                return Ok(vec![irregular(game, player, kinds, Some(*setup), first).at(now)]);
            }
            events.extend(play::make(game, player, played, false, now)?);
            let ended = events.iter().any(|event| matches!(event.fact, crate::Fact::Ended(_)));
            let marks_itself = game.policy() == Irregularities::Refused;
            if let (Found::Unmarked(played), false) = (found, ended || marks_itself) {
                events.push(crate::Fact::Irregularity(Fact::Unmarked(played.to())).at(now));
            }
            Ok(events)
        }
        Found::Irregular(kinds) => {
            if game.policy() == Irregularities::Refused {
                let kind = kinds.first().copied().unwrap_or(Irregularity::WrongMove);
                return Err(Refusal::new(law.article(kind), kind.words(), allowed(touch::draughts(game)?)));
            }
            if game.unpressed == Some(player.other()) {
                events.push(crate::Fact::Pressed { player: player.other(), lag: Millis::ZERO }.at(now));
            }
            events.push(irregular(game, player, kinds, Some(*setup), None).at(now));
            Ok(events)
        }
    }
}

fn irregular(
    game: &Game,
    offender: Player,
    kinds: Vec<Irregularity>,
    arrangement: Option<Setup>,
    first: Option<Square>,
) -> crate::Fact {
    let restores = |before: &AnyPosition| {
        arrangement.as_ref().is_some_and(|after| classify::same(&before.setup(), after))
    };
    let previous = game.positions.len().checked_sub(2).and_then(|at| game.positions.get(at));
    let again = kinds == [Irregularity::TakenBack] && previous.is_some_and(restores);
    let mover = if again { offender } else { offender.other() };
    let arrangement = arrangement.map(|mut setup| {
        setup.turn = game.board.colour(mover);
        setup
    });
    let keep = game.plies.len();
    crate::Fact::Irregularity(Fact::Irregular { offender, kinds, arrangement, keep, first })
}

/// The arrangement with the kings that were not marked as kings.
fn with_kings(game: &Game, setup: &Setup) -> Setup {
    let mut setup = *setup;
    for square in game.irregularity.unmarked() {
        if let (Some(piece), Some(true)) =
            (setup.piece(square), game.board.position().map(|position| position.kings().contains(square)))
        {
            setup.clear(square);
            setup.put(square, Piece::king(piece.colour));
        }
    }
    setup
}

fn with_man(setup: &Setup, square: Square) -> Setup {
    let mut setup = *setup;
    if let Some(piece) = setup.piece(square) {
        setup.clear(square);
        setup.put(square, Piece::man(piece.colour));
    }
    setup
}

fn allowed(position: &AnyPosition) -> String {
    use notation::moves::{self, Form, Style};
    let style = Style::of_rules(position.rules(), Form::Full);
    let write = |played| moves::write_any(position, played, style);
    format!("allowed: {}", position.moves().iter().map(write).collect::<Vec<_>>().join(" "))
}

/// Looks one event ahead.
fn step(game: &mut Game, events: &mut Vec<Event>, event: Event) {
    game.apply(&event);
    events.push(event);
}
