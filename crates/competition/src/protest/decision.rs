//! A decision or a sanction, with its number.

use article::Article;
use clock::Moment;
use rulebook::law::Measure;
use rulebook::law::event::{Act, Court, Matter, Role};
use rulebook::{Refusal, law};
use serde::{Deserialize, Serialize};

use super::Fact;
use crate::{Actor, Competition, PersonId, TeamId};

/// Something that was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Decision {
    /// Its number.
    pub no: u32,
    /// When.
    pub at: Moment,
    /// By whom.
    pub court: Court,
    /// About what.
    pub matter: Matter,
    /// What.
    pub what: What,
    /// In which round.
    pub round: Option<u16>,
    /// At which board.
    pub board: Option<u16>,
    /// About which game of a micromatch, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u8>,
    /// Whom it concerns.
    pub parties: Vec<Party>,
    /// The articles behind it; those that were violated, if it is a sanction.
    pub articles: Vec<Article>,
    /// What it was decided for, in the words of whoever decided.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The article that lets this office decide so.
    pub by: Article,
    /// Whether a protest against it was upheld.
    pub overturned: bool,
}

/// Where it was decided.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) round: Option<u16>,
    pub(super) board: Option<u16>,
    pub(super) game: Option<u8>,
}

/// What was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A sanction of the first party.
    Measure(Measure),
    /// Anything else, in words.
    Words(String),
}

/// Somebody whom a decision concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Party {
    /// Who.
    pub person: PersonId,
    /// Of which team.
    pub team: Option<TeamId>,
}

impl Decision {
    /// Whether somebody is a party to it.
    #[must_use]
    pub fn concerns(&self, person: PersonId) -> bool {
        self.parties.iter().any(|party| party.person == person)
    }

    /// The measure, if it is a sanction that stands.
    #[must_use]
    pub fn measure(&self) -> Option<Measure> {
        match self.what {
            What::Measure(measure) if !self.overturned => Some(measure),
            _ => None,
        }
    }
}

impl Party {
    /// Somebody who plays for himself.
    #[must_use]
    pub const fn alone(person: PersonId) -> Self {
        Self { person, team: None }
    }
}

impl Competition {
    /// The instances an actor speaks for, the highest first.
    #[must_use]
    pub fn courts(&self, by: Actor) -> Vec<Court> {
        if by == Actor::Organiser {
            return vec![Court::Organiser];
        }
        let court = |role| match role {
            Role::ChiefArbiter => Some(Court::ChiefArbiter),
            Role::Panel => Some(Court::Panel),
            Role::Appeals => Some(Court::Appeals),
            Role::Commission => Some(Court::Commission),
            Role::Secretary => Some(Court::Secretary),
            Role::Steward => Some(Court::Steward),
            Role::Deputy | Role::SeniorArbiter | Role::Arbiter => Some(Court::Arbiter),
            Role::SeniorJudge | Role::Judge => Some(Court::Judge),
            _ => None,
        };
        let mut courts: Vec<Court> = self.offices(by).into_iter().filter_map(court).collect();
        courts.sort_unstable_by(|one, other| other.cmp(one));
        courts.dedup();
        courts
    }
}

/// Keeps a decision of whoever may take it.
pub(super) fn keep(
    event: &Competition,
    by: Actor,
    (matter, what, place): (Matter, &What, Place),
    parties: &[Party],
    (articles, reason): (&[Article], &str),
    now: Moment,
) -> Result<Fact, Refusal> {
    let orders = event.law.panel.orders;
    let Some(&court) = event.courts(by).first() else {
        return Err(Refusal::new(orders, "only officials decide", "ask the arbiter"));
    };
    if parties.is_empty() {
        return Err(Refusal::new(orders, "a decision concerns somebody", "with those it concerns"));
    }
    let article = match what {
        What::Measure(measure) => impose(event, by, *measure, place.board, articles)?,
        What::Words(text) if text.trim().is_empty() => {
            return Err(Refusal::new(orders, "nothing was decided", "with what was decided"));
        }
        What::Words(_) => orders,
    };
    Ok(Fact::Decided(Decision {
        no: event.protests.decisions.last().map_or(1, |last| last.no.saturating_add(1)),
        at: now,
        court,
        matter,
        what: what.clone(),
        round: place.round,
        board: place.board,
        game: place.game,
        parties: parties.to_vec(),
        articles: articles.to_vec(),
        reason: reason.trim().to_owned(),
        by: article,
        overturned: false,
    }))
}

/// Whether somebody may impose a measure, by the article that provides it.
fn impose(
    event: &Competition,
    by: Actor,
    measure: Measure,
    board: Option<u16>,
    articles: &[Article],
) -> Result<Article, Refusal> {
    let punish = match board {
        _ if by == Actor::Organiser => event.law.panel.orders,
        Some(board) => event.may_at(by, Act::Punish, board)?,
        None => event.may(by, Act::Punish)?,
    };
    let sanctions = law(event.regulation.edition, event.regulation.discipline.kind).map(|law| law.sanctions);
    let Some(sanctions) = sanctions else {
        return Err(Refusal::new(punish, "the edition does not know this game", "another edition"));
    };
    let measures = || {
        let words: Vec<_> = sanctions.measures.iter().map(|provided| provided.measure.words()).collect();
        words.join(", ")
    };
    let Some(provided) = sanctions.provided(measure) else {
        return Err(Refusal::new(punish, "this measure is not provided", measures()));
    };
    if articles.is_empty() {
        let instead = "with the articles that were violated";
        return Err(Refusal::new(provided.by, "no article is named", instead));
    }
    if event.authority(by).is_none_or(|authority| authority < provided.authority) {
        let instead = "propose it to the office that decides";
        return Err(Refusal::new(provided.reserved, "this measure is imposed by a higher office", instead));
    }
    Ok(provided.by)
}
