//! Imposing a measure: whether the edition provides it, who may do it, and within which limits.

use article::Article;
use clock::{Millis, Moment};
use rulebook::Tempo;
use rulebook::law::{Authority, Measure, Provided};

use super::Fact;
use crate::outcome::{Cause, Outcome, Score};
use crate::state::Phase;
use crate::{Actor, Event, Game, Player, Refusal, Role};

/// Who is punished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offender {
    /// A player.
    Player(Player),
    /// Both players.
    Both,
    /// The representative or coach of a player.
    Representative(Player),
}

/// What an official orders or proposes: one measure or several.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Against whom.
    pub offender: Offender,
    /// Which measures.
    pub measures: Vec<Measure>,
    /// Which articles were violated.
    pub articles: Vec<Article>,
}

/// A measure that was imposed or proposed.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Penalty {
    /// Against whom.
    pub offender: Offender,
    /// What.
    pub measure: Measure,
    /// The article that provides it.
    pub by: Article,
    /// The articles that were violated.
    pub articles: Vec<Article>,
}

impl Offender {
    /// Whether a player himself is punished.
    #[must_use]
    pub fn is(self, player: Player) -> bool {
        match self {
            Self::Player(offender) => offender == player,
            Self::Both => true,
            Self::Representative(_) => false,
        }
    }
}

impl Order {
    /// One measure against a player.
    #[must_use]
    pub fn new(player: Player, measure: Measure, articles: &[Article]) -> Self {
        Self { offender: Offender::Player(player), measures: vec![measure], articles: articles.to_vec() }
    }
}

/// Imposes what an official orders.
pub(super) fn impose(game: &Game, by: Actor, order: &Order, now: Moment) -> Result<Vec<Event>, Refusal> {
    let authority = office(game, by)?;
    let mut events = Vec::with_capacity(order.measures.len() + 1);
    let mut outcome = None;
    for &measure in &order.measures {
        let provided = provided(game, order, measure)?;
        may_impose(game, authority, order, provided)?;
        within_limits(game, measure, provided)?;
        let penalty =
            Penalty { offender: order.offender, measure, by: provided.by, articles: order.articles.clone() };
        events.push(crate::Fact::Sanction(Fact::Imposed(penalty)).at(now));
        outcome = outcome.or(decided_by(game, order.offender, measure, provided.by));
    }
    if events.is_empty() {
        return Err(Refusal::new(base(game), "no measure is named", measures(game)));
    }
    events.extend(outcome.map(|outcome| crate::Fact::Ended(outcome).at(now)));
    Ok(events)
}

/// Asks a higher office for a measure.
pub(super) fn propose(game: &Game, by: Actor, order: &Order, now: Moment) -> Result<Vec<Event>, Refusal> {
    office(game, by)?;
    let penalty = |measure| {
        let provided = provided(game, order, measure)?;
        let (offender, articles) = (order.offender, order.articles.clone());
        let penalty = Penalty { offender, measure, by: provided.by, articles };
        Ok(crate::Fact::Sanction(Fact::Proposed(penalty)).at(now))
    };
    order.measures.iter().copied().map(penalty).collect()
}

/// The panel annuls the results of a player it has excluded.
pub(super) fn annul(game: &Game, by: Actor, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    let Some(article) = game.law.sanctions.annulment else {
        return Err(Refusal::new(base(game), "results are not annulled", "exclusion alone"));
    };
    if office(game, by)? < Authority::Panel {
        return Err(Refusal::new(article, "only the main panel annuls results", "a decision of the panel"));
    }
    if !game.sanctions.is_excluded(player) {
        return Err(Refusal::new(article, "the player is not excluded", "after his exclusion"));
    }
    Ok(vec![crate::Fact::Sanction(Fact::Annulled { player, by: article }).at(now)])
}

/// A player who refuses to follow the rules, or to play, loses.
pub(super) fn refuses(
    game: &Game,
    by: Actor,
    player: Player,
    article: Option<Article>,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    office(game, by)?;
    let Some(article) = article else {
        return Err(Refusal::new(base(game), "no article makes this a loss of itself", measures(game)));
    };
    if let Phase::Over(_) = game.phase {
        game.must_be_playing()?;
    }
    Ok(vec![crate::Fact::Ended(Outcome::win(player.other(), Cause::Refusal, article)).at(now)])
}

/// The office of an actor.
pub(super) fn office(game: &Game, by: Actor) -> Result<Authority, Refusal> {
    match by {
        Actor::Official(Role::Arbiter | Role::Secretary) => Ok(Authority::Arbiter),
        Actor::Official(Role::ChiefArbiter) => Ok(Authority::ChiefArbiter),
        Actor::Official(Role::Panel) => Ok(Authority::Panel),
        _ => Err(Refusal::new(base(game), "only an official does that", "call the arbiter")),
    }
}

/// How the edition provides a measure against an offender, for articles that are named.
fn provided(game: &Game, order: &Order, measure: Measure) -> Result<&'static Provided, Refusal> {
    let law = &game.law.sanctions;
    if order.articles.is_empty() {
        let by = law.correspondence.map_or(base(game), |postal| postal.names_articles);
        return Err(Refusal::new(by, "no article is named", "name the articles that were violated"));
    }
    let representative = matches!(order.offender, Offender::Representative(_));
    let fits = match measure {
        Measure::Removal => representative,
        Measure::Remark | Measure::Warning => true,
        _ => !representative,
    };
    let slow = game.regulation.discipline.tempo == Tempo::Classical;
    let limits = law.opponent_time.filter(|_| matches!(measure, Measure::OpponentTime(_)));
    let too_slow = slow && limits.is_some_and(|limits| limits.value.fast_only);
    match law.provided(measure).filter(|_| fits && !too_slow) {
        Some(provided) => Ok(provided),
        None => Err(Refusal::new(base(game), "this measure is not provided", measures(game))),
    }
}

fn may_impose(game: &Game, who: Authority, order: &Order, provided: &Provided) -> Result<(), Refusal> {
    let law = &game.law.sanctions;
    let influence = law
        .influence
        .filter(|influence| order.articles.iter().any(|article| influence.acts.contains(article)));
    let lost = matches!(provided.measure, Measure::Loss | Measure::MicromatchLoss);
    if let Some(influence) = influence.filter(|influence| lost && who < influence.loss.value) {
        let instead = "the chief arbiter or the deputy who acts for him";
        return Err(Refusal::new(influence.loss.by, "this loss is scored by a higher office", instead));
    }
    if who < provided.authority {
        let instead = "propose it to the office that decides";
        return Err(Refusal::new(provided.reserved, "this measure is imposed by a higher office", instead));
    }
    if let (Measure::Removal, Some(needed), Offender::Representative(of)) =
        (provided.measure, law.representatives, order.offender)
    {
        let same = |offender| offender == Offender::Representative(of);
        let offences = game.sanctions.violations().iter().filter(|offence| same(offence.offender)).count();
        if offences < usize::from(needed.value) {
            let instead = "after repeated recorded offences";
            return Err(Refusal::new(needed.by, "a first offence does not remove a representative", instead));
        }
    }
    Ok(())
}

fn within_limits(game: &Game, measure: Measure, provided: &Provided) -> Result<(), Refusal> {
    let changes_game = matches!(
        measure,
        Measure::OpponentTime(_) | Measure::OwnTime(_) | Measure::Loss | Measure::MicromatchLoss
    );
    if let (Phase::Over(_), true) = (game.phase, changes_game) {
        game.must_be_playing()?;
    }
    let (Measure::OpponentTime(time), Some(limits)) = (measure, game.law.sanctions.opponent_time) else {
        return Ok(());
    };
    let increment = game.regulation.control.stages().iter().map(|stage| stage.increment).max();
    let least = increment.filter(|_| limits.value.at_least_increment).unwrap_or(Millis::ZERO).max(Millis(1));
    let most = limits.value.most.unwrap_or(time);
    if time < least || time > most {
        let instead = format!("from {least} to {most}");
        return Err(Refusal::new(provided.by, "so much time may not be given", instead));
    }
    Ok(())
}

/// How a measure ends the game that is being played.
fn decided_by(game: &Game, offender: Offender, measure: Measure, by: Article) -> Option<Outcome> {
    if !matches!(measure, Measure::Loss | Measure::MicromatchLoss | Measure::Exclusion)
        || matches!(game.phase, Phase::Over(_))
    {
        return None;
    }
    match offender {
        Offender::Player(player) => Some(Outcome::win(player.other(), Cause::Sanction, by)),
        Offender::Both => Some(Outcome::new(Score::BothLose, Cause::Sanction, by)),
        Offender::Representative(_) => None,
    }
}

/// The article under which officials punish at all.
pub(super) fn base(game: &Game) -> Article {
    game.law.sanctions.measures.first().map_or(game.law.clock.in_turn, |first| first.reserved)
}

/// The measures of the edition in words.
fn measures(game: &Game) -> String {
    let words: Vec<_> = game.law.sanctions.measures.iter().map(|provided| provided.measure.words()).collect();
    words.join(", ")
}
