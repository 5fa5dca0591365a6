//! A game that stands in for one on a real board, so that the articles come from the room that knows them.

use article::Article;
use clock::Moment;
use competition::Competition;
use competition::round::Outcome as Kept;
use game::{
    Actor, Cause, Command, Event, Fact, Game, Outcome, Player, Refusal, Role, StopReason, adjourn, sanction,
    start,
};
use rulebook::law::Adjournments;
use rulebook::{Draft, Venue as Place};

use super::deed::{Deed, Side, Why};

/// A game of an event in the middle of play, nothing done in it.
pub(super) fn game(event: &Competition, now: Moment) -> Option<Game> {
    let regulation = event.regulation();
    let draft = match regulation.game.as_deref() {
        Some(draft) => draft.clone(),
        None => Draft::preset(regulation.edition, regulation.discipline).ok()?,
    };
    let draft = Draft { venue: Place::Hall, official: false, ..draft };
    let mut game = Game::new(draft.accepted()?, now);
    let arbiter = Actor::Official(Role::ChiefArbiter);
    let begin = Command::Start(start::Command::Begin);
    for command in [Command::arrive(Player::First), Command::arrive(Player::Second), begin] {
        let events = game.decide(arbiter, &command, now).unwrap_or_default();
        events.iter().for_each(|event| game.apply(event));
    }
    Some(game)
}

/// A game like another one that has ended: what is refused in it is refused after every game.
pub(super) fn ended(game: &Game) -> Game {
    let (mut over, law) = (game.clone(), game.law());
    if over.outcome().is_none() {
        let by = law.results.final_result.unwrap_or(law.draws.offer.by);
        over.apply(
            &Fact::Ended(Outcome::draw(Cause::Agreement, by)).at(game.last().unwrap_or(game.beginning())),
        );
    }
    over
}

/// What the articles say to a deed at a real board, and how the game ends by it, as who has White is the first player here. What lies on it nobody knows here: what rests on that is believed.
///
/// # Errors
/// What no board could make right.
pub(super) fn tried(
    game: &Game,
    deed: &Deed,
    by: Actor,
    now: Moment,
) -> Result<(Article, Option<Kept>), Refusal> {
    let mut game = game.clone();
    let stopped = match deed {
        Deed::Judge { .. } => Some((Actor::Player(Player::First), StopReason::None)),
        Deed::Unfounded {} => Some((Actor::Player(Player::First), StopReason::CallArbiter)),
        Deed::Go {} => Some((by, StopReason::Disturbance)),
        _ => None,
    };
    if let Some((who, reason)) = stopped {
        let events = game.decide(who, &Command::Stop(reason), now).unwrap_or_default();
        events.iter().for_each(|event| game.apply(event));
    }
    let decided = deed.commands(Player::First).first().map(|command| game.decide(by, command, now));
    match decided {
        Some(Ok(followed)) => {
            // Who has stopped the clock of a real board is not known: here it was anybody.
            let ended = ending(&followed).filter(|_| stopped.is_none());
            Ok((article(&game, deed, &followed), ended))
        }
        Some(Err(refusal)) if !rests_on_board(&game, deed) => Err(refusal),
        _ => Ok((article(&game, deed, &[]), None)),
    }
}

fn ending(followed: &[Event]) -> Option<Kept> {
    let outcome = followed.iter().rev().find_map(|event| match event.fact {
        Fact::Ended(outcome) => Some(outcome),
        _ => None,
    })?;
    crate::online::outcome_of(outcome.mark(Player::First), outcome.mark(Player::Second))
}

fn rests_on_board(game: &Game, deed: &Deed) -> bool {
    match deed {
        Deed::Claim { .. } | Deed::Draw {} | Deed::NeitherWins {} | Deed::Flag { .. } => true,
        Deed::Adjourn { .. } | Deed::Resume { .. } | Deed::Came { .. } | Deed::Lost { .. } => {
            game.law().adjournment.rules.is_some()
        }
        _ => false,
    }
}

/// The article by which a deed is done: that of what followed from it, or that of the edition's page about it.
pub(super) fn article(game: &Game, deed: &Deed, followed: &[Event]) -> Article {
    followed.iter().rev().find_map(|event| of(&event.fact)).unwrap_or_else(|| by_law(game, deed))
}

fn of(fact: &Fact) -> Option<Article> {
    match fact {
        Fact::Ended(outcome) => Some(outcome.by),
        Fact::ClaimFailed { by, .. } => Some(*by),
        Fact::Sanction(fact) => match fact {
            sanction::Fact::Violated { proposed, .. } => Some(proposed.by),
            sanction::Fact::Imposed(penalty) | sanction::Fact::Proposed(penalty) => Some(penalty.by),
            sanction::Fact::Annulled { by, .. }
            | sanction::Fact::Given { by, .. }
            | sanction::Fact::Taken { by, .. }
            | sanction::Fact::Set { by, .. }
            | sanction::Fact::Charged { by, .. } => Some(*by),
            sanction::Fact::Earlier(_) | sanction::Fact::FaultClaimed(_) => None,
        },
        Fact::Noted { article, .. } => Some(*article),
        Fact::Adjourn(adjourn::Fact::Ordered(_)) => None,
        _ => None,
    }
}

/// The article about a player who is not there when his game is resumed: who sealed, or who answers.
fn awaited(rules: &Adjournments, absent: Side, sealed: Option<Side>) -> Article {
    if sealed == Some(absent) { rules.sealer_absent } else { rules.answerer_absent.by }
}

fn by_law(game: &Game, deed: &Deed) -> Article {
    let law = game.law();
    let adjournment = law.adjournment.rules.as_ref();
    match deed {
        Deed::Adjourn { ground: Why::SessionOver } => {
            adjournment.map_or(law.clock.stop_resigns, |rules| rules.order)
        }
        Deed::Adjourn { .. } => adjournment.map_or(law.clock.stop_resigns, |rules| rules.exception),
        Deed::Resume { absent, sealed } => adjournment.map_or(law.clock.stop_resigns, |rules| {
            absent.map_or(rules.set_up, |absent| awaited(rules, absent, *sealed))
        }),
        Deed::Came { who, sealed } => {
            adjournment.map_or(law.clock.stop_resigns, |rules| awaited(rules, *who, *sealed))
        }
        Deed::Lost { .. } => adjournment.map_or(law.clock.stop_resigns, |rules| rules.lost),
        Deed::Adjudicate { .. } => rulebook::event_law(game.regulation().edition).round.adjudication,
        Deed::Flag { .. } => law.clock.overstep,
        Deed::Judge { .. } => law.clock.stop_resigns,
        Deed::Stop {} | Deed::Go {} => law.sanctions.pause.unwrap_or(law.clock.stop_resigns),
        Deed::Excuse { .. } => game.regulation().lateness_limit().by,
        Deed::Note { article, .. } | Deed::Violation { article, .. } => *article,
        Deed::Check { check, .. } => {
            let unready = game.unready();
            let same = unready.iter().find(|unready| unready.check == *check).or(unready.first());
            same.map_or(law.clock.in_turn, |unready| unready.by)
        }
        Deed::Claim { .. } | Deed::Draw {} | Deed::NeitherWins {} => {
            law.draws.arbiter.map_or(law.draws.offer.by, |right| right.by)
        }
        _ => law.corrections.correction,
    }
}
