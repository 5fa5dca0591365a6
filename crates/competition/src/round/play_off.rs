//! Matches and tournaments for places that are shared, and the match of a team that won everything.
//!
//! A play-off is a stage of its own: while it is played the stage it is about waits, and pairs and results are those of
//! the play-off. Its points put those who were tied in order; who is level in it stays tied.

use clock::Control;
use rulebook::law::event::{Provided, Tiebreak};
use rulebook::{Lots, Mark, Points, Refusal};
use serde::{Deserialize, Serialize};

use super::{Competitor, Fact, Stage, must_lead};
use crate::regulation::System;
use crate::standing::{self, Due, PlayOff, Rules, due, team_due};
use crate::{Actor, Competition, No, mixed, team};

/// A match or tournament for places that are shared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Contest {
    /// Who plays it, by their numbers in the stage it is about, in the order of their numbers in it.
    pub players: Vec<No>,
    /// The first of the places.
    pub first: u32,
    /// The last of them.
    pub last: u32,
    /// How it is played.
    pub system: System,
    /// With which time control.
    pub control: Control,
}

/// The match of a team that won everything and was only second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Decider {
    /// Who led.
    pub leader: No,
    /// Who had won everything.
    pub challenger: No,
    /// What both scored on all boards, the leader first.
    pub points: [Points; 2],
}

/// What waits while a play-off is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    contest: Contest,
    stage: Stage,
    sheets: team::Sheets,
}

impl Competition {
    /// The play-off that is being played.
    #[must_use]
    pub fn play_off(&self) -> Option<&Contest> {
        self.rounds.waiting.as_ref().map(|waiting| &waiting.contest)
    }

    /// Everything that is or was played: the stages first, then the play-offs.
    pub fn stages(&self) -> impl Iterator<Item = &Stage> {
        let state = &self.rounds;
        let waiting = state.waiting.iter().map(|waiting| &waiting.stage);
        let play_offs = state.between.iter().chain(state.played_off.iter().map(|(_, stage)| stage));
        state.earlier.iter().chain(waiting).chain([&state.stage]).chain(play_offs)
    }

    /// The same, what began last first.
    pub(crate) fn latest_stages(&self) -> impl Iterator<Item = &Stage> {
        let state = &self.rounds;
        let main = state.waiting.as_ref().map_or(&state.stage, |waiting| &waiting.stage);
        let contest = state.waiting.as_ref().map(|_| &state.stage);
        let over = state.played_off.iter().rev().map(|(_, stage)| stage);
        let before = state.between.iter().rev().chain(state.earlier.iter().rev());
        contest.into_iter().chain(over).chain([main]).chain(before)
    }

    /// The play-offs of this stage that were played game by game, with their rounds.
    #[must_use]
    pub fn played_off(&self) -> &[(Contest, Stage)] {
        &self.rounds.played_off
    }

    /// The match for the first place that was played, by a team that had won everything and was only second.
    #[must_use]
    pub const fn decider(&self) -> Option<Decider> {
        self.rounds.decider
    }

    /// The ties for which a play-off may be held, the highest place first; none before the stage is over.
    #[must_use]
    pub fn play_offs_due(&self) -> Vec<Due> {
        let law = &self.law.standing.play_off;
        if self.play_off().is_some() || !self.is_over() {
            return Vec::new();
        }
        if self.system().has_bracket() {
            // Who lost in the same round of a bracket shares places, whatever he scored.
            let places = self.places();
            let shared = places.chunk_by(|one, other| one.1 == other.1).filter(|tied| tied.len() > 1);
            let of = |tied: &[(No, u16)]| {
                let first = tied.first().map(|(_, place)| u32::from(*place))?;
                standing::start(law, first, true, true).ok()?;
                let players: Vec<No> = tied.iter().map(|(no, _)| *no).collect();
                Some(Due { first, last: first + players.len() as u32 - 1, players, by: law.by })
            };
            return shared.filter_map(of).collect();
        }
        if let (Some(table), Some(rules)) = (self.team_table(), self.team_rules()) {
            return team_due(&table, &rules);
        }
        let settled = self.settled();
        let rules = with_play_off(Rules { out: settled.out().collect(), ..self.rules() });
        due(&settled.places, &rules)
    }
}

/// Where the edition provides for a play-off by itself, it comes before what the regulation lists.
pub(crate) fn with_play_off(mut rules: Rules) -> Rules {
    let listed = rules.tiebreaks.contains(&Tiebreak::PlayOff);
    if !listed && rules.law.play_off.provided == Provided::ByRule {
        rules.tiebreaks.insert(0, Tiebreak::PlayOff);
    }
    rules
}

/// Begins a play-off for the places from this one on.
pub(super) fn begin(
    event: &Competition,
    by: Actor,
    first: u32,
    system: &System,
    control: Option<&Control>,
    seed: u64,
) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.standing.play_off;
    let due = may_hold(event, by, first, control)?;
    let Some(control) = control else { return Ok(Vec::new()) };
    let mut objections = Vec::new();
    system.object(&event.regulation, &mut objections);
    if let Some(no) = objections.into_iter().next() {
        return Err(Refusal::new(
            no.by,
            "a play-off is not played so",
            format!("{}: {}", no.what, no.allowed),
        ));
    }
    let fits = match system {
        System::Match(_) => due.players.len() == 2,
        System::Scheveningen => false,
        _ => true,
    };
    if !fits {
        let instead = "a round robin; a match, if two are tied";
        return Err(Refusal::new(law.by, "a play-off of these is not played so", instead));
    }
    let players = mixed::drawn(&due.players, &mut Lots::new(seed));
    let (system, control) = (system.clone(), *control);
    let contest = Contest { players, first: due.first, last: due.last, system, control };
    Ok(vec![Fact::PlayOffBegun { contest, seed }])
}

/// Ends the play-off that is being played: its points are the order of those who were tied.
pub(super) fn end(event: &Competition, by: Actor) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.standing.play_off.by;
    must_lead(event, by, article)?;
    event.may_change_results()?;
    let Some(contest) = event.play_off() else {
        return Err(Refusal::new(
            article,
            "no play-off is being played",
            "begin one, for a place that is shared",
        ));
    };
    if !event.is_over() {
        return Err(Refusal::new(article, "the play-off is not over", "after its last result"));
    }
    let standings = event.standings();
    let of = |place: &standing::Place| contest.players.get(place.no.index()).copied();
    let levels = standings.chunk_by(|one, other| one.first == other.first);
    let mut order: Vec<Vec<No>> = levels.map(|level| level.iter().filter_map(of).collect()).collect();
    // Who left the play-off is behind those who played it to the end.
    let gone = |no: &&No| !order.iter().flatten().any(|known| known == *no);
    let gone: Vec<No> = contest.players.iter().filter(gone).copied().collect();
    if !gone.is_empty() {
        order.push(gone);
    }
    Ok(vec![Fact::PlayedOff { played: PlayOff { order }, control: Some(contest.control) }])
}

/// Keeps the order a play-off ended in that was played elsewhere.
pub(super) fn keep(
    event: &Competition,
    by: Actor,
    played: &PlayOff,
    control: Option<&Control>,
) -> Result<Vec<Fact>, Refusal> {
    let law = &event.law.standing.play_off;
    let mut asked: Vec<No> = played.order.iter().flatten().copied().collect();
    asked.sort_unstable();
    let all = event.play_offs_due();
    let of_asked = all.iter().find(|due| due.players.iter().any(|no| asked.contains(no)));
    let due = may_hold(event, by, of_asked.map_or(0, |due| due.first), control)?;
    let mut tied = due.players;
    tied.sort_unstable();
    if tied != asked {
        return Err(Refusal::new(law.by, "these are not tied", "all who share a place, and nobody else"));
    }
    Ok(vec![Fact::PlayedOff { played: played.clone(), control: control.copied() }])
}

/// Those who may play for the places from this one on.
fn may_hold(event: &Competition, by: Actor, first: u32, control: Option<&Control>) -> Result<Due, Refusal> {
    let law = &event.law.standing.play_off;
    must_lead(event, by, law.by)?;
    event.may_change_results()?;
    if let Some(contest) = event.play_off() {
        let instead = format!("after the play-off for place {}", contest.first);
        return Err(Refusal::new(law.by, "a play-off is being played", instead));
    }
    if !event.is_over() {
        return Err(Refusal::new(law.by, "the event is not over", "after its last result"));
    }
    let due = event.play_offs_due();
    let in_regulation = match event.team_table().and(event.team_rules()) {
        Some(rules) => rules.has_play_off(),
        None => event.rules().tiebreaks.contains(&Tiebreak::PlayOff),
    };
    standing::start(law, first.max(1), in_regulation, control.is_some())?;
    let places: Vec<String> = due.iter().map(|due| due.first.to_string()).collect();
    let instead = match places.as_slice() {
        [] => "nobody shares a place".to_owned(),
        some => format!("shared are the places from {}", some.join(", ")),
    };
    let found = due.into_iter().find(|due| due.first == first);
    found.ok_or_else(|| Refusal::new(law.by, "these are not tied", instead))
}

/// Keeps the match of a team that won everything and is only second.
pub(super) fn decider(event: &Competition, by: Actor, points: [Points; 2]) -> Result<Vec<Fact>, Refusal> {
    let teams = &event.law.standing.teams;
    let usual = teams.scorings.first().map_or(event.law.standing.places, |scoring| scoring.by);
    let Some(rules) = event.team_table().and(event.team_rules()) else {
        return Err(Refusal::new(usual, "no teams play here", "in an event of teams"));
    };
    let Some(article) = rules.scoring.extra_match else {
        let instead = "only where the points of all boards count first";
        return Err(Refusal::new(rules.scoring.by, "no match is played for the first place", instead));
    };
    must_lead(event, by, article)?;
    event.may_change_results()?;
    if !event.is_over() || event.play_off().is_some() {
        return Err(Refusal::new(article, "the event is not over", "after its last result"));
    }
    if event.rounds.decider.is_some() {
        return Err(Refusal::new(article, "this match was played", "once"));
    }
    let Some(offer) = event.extra_match_due() else {
        let instead = "a team that won all its matches and is second";
        return Err(Refusal::new(article, "nobody may play for the first place", instead));
    };
    let win = event.regulation.scale.points(Mark::Win).in_halves();
    let most = win * u32::from(event.regulation.teams.boards);
    let sum = points.iter().map(|points| points.in_halves()).fold(0, u32::saturating_add);
    if sum > most {
        let instead = format!("{} together at most", Points::halves(most));
        return Err(Refusal::new(article, "a match has not so many points", instead));
    }
    let (leader, challenger) = (offer.leader, offer.challenger);
    Ok(vec![Fact::ExtraPlayed(Decider { leader, challenger, points })])
}

/// Takes in that a play-off began: what it is about waits.
pub(super) fn begun(event: &mut Competition, contest: &Contest) {
    let state = &mut event.rounds;
    let players = contest.players.iter().filter_map(|no| state.stage.competitor(*no));
    let stage = Stage::of(players.collect::<Vec<Competitor>>(), &contest.system);
    let stage = core::mem::replace(&mut state.stage, stage);
    let sheets = event.teams.change_sheets(team::Sheets::default());
    state.waiting = Some(Box::new(Waiting { contest: contest.clone(), stage, sheets }));
}

/// Takes in what came of a play-off.
pub(super) fn ended(event: &mut Competition, played: &PlayOff) {
    let state = &mut event.rounds;
    state.play_offs.push(played.clone());
    if let Some(waiting) = state.waiting.take() {
        let stage = core::mem::replace(&mut state.stage, waiting.stage);
        state.played_off.push((waiting.contest, stage));
        event.teams.change_sheets(waiting.sheets);
    }
}
