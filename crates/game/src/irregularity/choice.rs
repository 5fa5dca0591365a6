//! What becomes of an irregularity: the opponent's choice, a dispute, and what a correction costs.

use clock::Moment;
use draughts::Square;
use rulebook::Irregularities;
use rulebook::law::{Irregularity, Measure};

use super::{Fact, Unmarked, touch};
use crate::sanction::{self, Grade, Offender};
use crate::state::Phase;
use crate::{Actor, Event, Game, Player, Refusal};

/// The opponent demands that the irregularity be corrected, or that a king be marked.
pub(super) fn demand(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let Some(player) = by.player() else {
        let instead = "a demand of the opponent, or a dispute that calls the arbiter";
        return Err(Refusal::new(law.opponent_decides, "only the opponent decides", instead));
    };
    if game.irregularity.pending.as_ref().is_some_and(|pending| pending.offender == player.other()) {
        return Ok(correction(game, now));
    }
    let kings: Vec<_> = markable(game, player.other()).collect();
    if !kings.is_empty() {
        let marked = |square| crate::Fact::Irregularity(Fact::Marked(square)).at(now);
        return Ok(kings.into_iter().map(marked).collect());
    }
    if game.irregularity.pending.is_some() {
        return Err(Refusal::new(law.opponent_decides, "only the opponent decides", "wait for the opponent"));
    }
    Err(no_right(game))
}

pub(super) fn demand_only(
    game: &Game,
    by: Actor,
    kind: Irregularity,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    let kinds = game.irregularity.pending.as_ref().map_or(&[][..], |pending| &pending.kinds);
    if kinds.len() > 1 || kinds.first().is_some_and(|&only| only != kind) {
        let law = &game.law.irregularities;
        let by = law.whole.unwrap_or(law.opponent_decides);
        return Err(Refusal::new(by, "an irregularity is not corrected in part", "all of it, or nothing"));
    }
    demand(game, by, now)
}

/// The opponent accepts the irregularity without having moved; a game that it ended is then over.
pub(super) fn leave(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let player = crate::decide::a_player(by, game.law)?;
    may_reply(game)?;
    let Some(accepted) = accepted(game, player, now) else { return Err(no_right(game)) };
    let mut events = vec![accepted];
    let ending = game.board.ending(&game.law.results).filter(|_| game.unpressed.is_none());
    events.extend(ending.map(|outcome| crate::Fact::Ended(outcome).at(now)));
    Ok(events)
}

/// Names an irregularity of the last move that its arrangement cannot show.
pub(super) fn register(
    game: &Game,
    by: Actor,
    kind: Irregularity,
    first: Option<Square>,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let article = law.article(kind);
    if game.policy() == Irregularities::Refused {
        return Err(Refusal::new(article, "that cannot happen at a screen", "the moves that are allowed"));
    }
    let last = game.plies.last().filter(|ply| by.player().is_none_or(|player| player == ply.player.other()));
    let Some(ply) = last.filter(|_| by.is_official() || by.player().is_some()) else {
        let instead = "of the opponent's last move, before one's reply";
        return Err(Refusal::new(law.accepted, "there is no move to object to", instead));
    };
    let keep = game.plies.len() - 1;
    if game.irregularity.pending.is_some()
        || game.irregularity.passed.iter().any(|passed| passed.after > keep)
    {
        return Err(Refusal::new(law.accepted, "there is no move to object to", "before one's reply"));
    }
    let before = game.positions.len().checked_sub(2).and_then(|at| game.positions.get(at));
    if kind == Irregularity::TouchedOther {
        let bound = before.zip(first).is_some_and(|(before, square)| touch::can_move(before, square));
        if !bound {
            let by = law.touch.unwrap_or(article);
            return Err(Refusal::new(by, "the touched piece had no move", "then any legal move is right"));
        }
    }
    let kinds = vec![kind];
    let fact = Fact::Irregular { offender: ply.player, kinds, arrangement: None, keep, first };
    Ok(vec![crate::Fact::Irregularity(fact).at(now)])
}

pub(super) fn mark(game: &Game, square: Square, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    if !game.irregularity.unmarked().any(|unmarked| unmarked == square) {
        let by = game.law.irregularities.article(Irregularity::UnmarkedKing);
        return Err(Refusal::new(by, "no king there needs a mark", "a king that was not marked"));
    }
    Ok(vec![crate::Fact::Irregularity(Fact::Marked(square)).at(now)])
}

/// An official decides a dispute, and the game goes on.
pub(super) fn rule(game: &Game, by: Actor, corrected: bool, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.irregularities;
    crate::decide::official(by, game.law)?;
    let (Phase::Stopped(_), Some(pending)) = (game.phase, &game.irregularity.pending) else {
        let instead = "when the players dispute an irregularity";
        return Err(Refusal::new(law.opponent_decides, "only the opponent decides", instead));
    };
    if corrected {
        let mut events = correction(game, now);
        events.push(crate::Fact::Resumed { running: pending.offender }.at(now));
        return Ok(events);
    }
    let running = game.unpressed.unwrap_or(pending.offender.other());
    let accepted = crate::Fact::Irregularity(Fact::Accepted { by: law.accepted }).at(now);
    Ok(vec![accepted, crate::Fact::Resumed { running }.at(now)])
}

/// The correction of what is pending, and what it costs the offender.
fn correction(game: &Game, now: Moment) -> Vec<Event> {
    let law = &game.law.irregularities;
    let Some(pending) = &game.irregularity.pending else { return Vec::new() };
    let offender = pending.offender;
    let touched = pending.kinds.contains(&Irregularity::TouchedOther);
    let by = law.touched_first.filter(|_| touched).unwrap_or(law.switched_back);
    let mut events = vec![crate::Fact::Irregularity(Fact::Demanded { offender, by }).at(now)];
    if let Some(by) = law.warned {
        events.push(sanction::imposed(offender, Measure::Warning, by).at(now));
    }
    let gained = pending.is_pressed
        && game.irregularity.presses[offender] >= 2
        && game.regulation.control.has_increment();
    if let Some(by) = law.gain.filter(|_| gained) {
        events.push(sanction::violated(game, Offender::Player(offender), by, Grade::Gross).at(now));
    }
    events
}

/// Why there is nothing a player could have corrected.
fn no_right(game: &Game) -> Refusal {
    let law = &game.law.irregularities;
    if game.irregularity.passed.is_empty() && game.irregularity.unmarked.is_empty() {
        return Refusal::new(law.opponent_decides, "nothing irregular has happened", "after an irregularity");
    }
    let last = game.irregularity.passed.last();
    let just = last.is_some_and(|passed| game.plies.len() <= passed.after + 1);
    let by = if just || last.is_none() { law.accepted } else { law.unnoticed };
    Refusal::new(by, "the irregularity was let pass", "before one's reply")
}

pub(super) fn accepted(game: &Game, player: Player, now: Moment) -> Option<Event> {
    let pending = game.irregularity.pending.as_ref()?;
    let by = game.law.irregularities.accepted;
    (pending.offender == player.other()).then(|| crate::Fact::Irregularity(Fact::Accepted { by }).at(now))
}

/// Refuses a reply to an arrangement that cannot be played on.
pub(super) fn may_reply(game: &Game) -> Result<(), Refusal> {
    let playable = game.irregularity.pending.as_ref().is_none_or(|pending| pending.is_playable);
    if playable {
        return Ok(());
    }
    let by = game.law.irregularities.opponent_decides;
    Err(Refusal::new(by, "the arrangement cannot be played on", "demand its correction"))
}

/// The kings of a player whose missing mark can still be demanded.
pub(super) fn markable(game: &Game, player: Player) -> impl Iterator<Item = Square> + '_ {
    let side = game.board.position().map(|position| position.side(game.board.colour(player)));
    let later = game.law.irregularities.mark_later.is_some();
    let open = move |unmarked: &&Unmarked| later || unmarked.since >= game.plies.len();
    let own = move |unmarked: &&Unmarked| side.is_some_and(|side| side.contains(unmarked.square));
    game.irregularity.unmarked.iter().filter(open).filter(own).map(|unmarked| unmarked.square)
}
