//! A game that stands in for one on a real board, so that the articles come from the room that knows them.

use article::Article;
use clock::Moment;
use competition::Competition;
use game::{Actor, Command, Event, Fact, Game, Player, Role, adjourn, sanction, start};
use rulebook::{Draft, Venue as Place};

use super::deed::Deed;

/// A game of an event in the middle of play, nothing done in it.
pub(super) fn game(event: &Competition, now: Moment) -> Option<Game> {
    let regulation = event.regulation();
    let draft = match regulation.game.as_deref() {
        Some(draft) => draft.clone(),
        None => Draft::preset(regulation.edition, regulation.discipline).ok()?,
    };
    let draft = Draft { venue: Place::Hall, official: false, ..draft };
    let mut game = Game::new(draft.check().ok()?.0, now);
    let arbiter = Actor::Official(Role::ChiefArbiter);
    let begin = Command::Start(start::Command::Begin);
    for command in [Command::arrive(Player::First), Command::arrive(Player::Second), begin] {
        let events = game.decide(arbiter, &command, now).unwrap_or_default();
        events.iter().for_each(|event| game.apply(event));
    }
    Some(game)
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

fn by_law(game: &Game, deed: &Deed) -> Article {
    let law = game.law();
    let adjournment = law.adjournment.rules.as_ref();
    match deed {
        Deed::Adjourn { .. } => adjournment.map_or(law.clock.stop_resigns, |rules| rules.order),
        Deed::Resume {} => adjournment.map_or(law.clock.stop_resigns, |rules| rules.set_up),
        Deed::Stop {} => law.sanctions.pause.unwrap_or(law.clock.stop_resigns),
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
