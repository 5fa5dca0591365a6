//! Decisions, protests and appeals, with terms, deposits and the committee.

use competition::protest::{Case, Committee, Decision, Deposit, Dispute, Game, Party, Petition, Subject};
use competition::round::Competitor;
use competition::{Actor, Competition};
use hall::table::Guest;
use serde::Serialize;

use venue::Venue;

/// Everything in dispute at an event.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Docket {
    pub(crate) decisions: Vec<Decided>,
    pub(crate) cases: Vec<Filed>,
    /// Games the caller may protest, or take a protest about; the newest first.
    pub(crate) games: Vec<Played>,
    pub(crate) committee: Option<Committee>,
    /// What goes with a protest.
    pub(crate) deposit: Option<u32>,
    /// Deposits that went to the prizes, and that were returned.
    pub(crate) deposits: (u32, u32),
    pub(crate) approved: Option<clock::Moment>,
}

/// A decision, and what can be done about it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Decided {
    #[serde(flatten)]
    pub(crate) decision: Decision,
    pub(crate) names: Vec<String>,
    /// The protest that could be filed next, as far as it writes itself.
    pub(crate) petition: Option<Petition>,
    /// Its last moment, where there is one yet.
    pub(crate) until: Option<clock::Moment>,
    /// Whether the caller may file it.
    pub(crate) yours: bool,
    /// Those from whom the caller may take it on paper, with their names.
    pub(crate) from: Vec<(Actor, String)>,
}

/// A protest or an appeal.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Filed {
    #[serde(flatten)]
    pub(crate) case: Case,
    /// Who filed it.
    pub(crate) by: String,
    /// What becomes of its deposit.
    pub(crate) returned: Option<Deposit>,
    /// Whether the caller speaks for the instance that is asked.
    pub(crate) yours: bool,
}

/// A game that can be protested, decided or not.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Played {
    #[serde(flatten)]
    pub(crate) game: Game,
    pub(crate) names: Vec<String>,
    /// The protest that could be filed next, as far as it writes itself.
    pub(crate) petition: Petition,
    /// Its last moment, where there is one yet.
    pub(crate) until: Option<clock::Moment>,
    /// Whether the caller may file it.
    pub(crate) yours: bool,
    /// Those from whom the caller may take it on paper, with their names.
    pub(crate) from: Vec<(Actor, String)>,
    /// The last protest about it, if there was one.
    pub(crate) case: Option<u32>,
}

impl Played {
    /// Whether its term has not passed.
    pub(crate) fn is_open(&self, now: clock::Moment) -> bool {
        self.until.is_none_or(|until| now <= until)
    }
}

/// What is in dispute, as somebody may see it: those who conduct the event all of it, others what concerns them.
pub(crate) fn docket(venue: &Venue, guest: &Guest) -> Docket {
    let (event, actors) = (venue.competition(), venue.actors_of(guest));
    let all = venue.conducts(guest) || actors.iter().any(|actor| !event.courts(*actor).is_empty());
    let concerned = |parties: &[Party]| all || actors.iter().any(|actor| concerns(event, *actor, parties));
    let protests = event.protests();
    let seen = protests.decisions().iter().filter(|decision| concerned(&decision.parties));
    let cases = protests.cases().iter().filter(|case| concerned(event.parties_of(case)));
    let caller = Caller { event, actors: &actors };
    // Pairs that are kept back are nobody's games yet, and who has no seat protests about none.
    let paired = if venue.conducts(guest) { event } else { venue.shown() };
    let games = if actors.is_empty() { Vec::new() } else { paired.games() };
    Docket {
        cases: cases
            .map(|case| Filed {
                by: called(event, case.author),
                returned: returned(event, case.no),
                yours: case.is_open()
                    && actors.iter().any(|actor| event.courts(*actor).contains(&case.petition.to)),
                case: case.clone(),
            })
            .collect(),
        decisions: seen.rev().map(|decision| caller.decided(decision)).collect(),
        games: games.iter().filter_map(|game| caller.played(game)).collect(),
        committee: protests.committee().cloned(),
        deposit: event.regulation().protests.deposit,
        deposits: protests.deposits(),
        approved: protests.approved(),
    }
}

/// Somebody who looks at what is in dispute.
struct Caller<'a> {
    event: &'a Competition,
    actors: &'a [Actor],
}

impl Caller<'_> {
    fn decided(&self, decision: &Decision) -> Decided {
        let dispute = self.event.dispute(decision.no).ok();
        let petition = dispute.as_ref().and_then(|dispute| self.event.petition_on(dispute));
        let next = dispute.as_ref().zip(petition.as_ref());
        Decided {
            names: names(self.event, &decision.parties),
            until: next.and_then(|(dispute, next)| self.event.protest_until(dispute, next.to)),
            yours: next.is_some_and(|(dispute, _)| self.may_file(dispute)),
            from: next.map(|(dispute, _)| self.writers(dispute)).unwrap_or_default(),
            petition,
            decision: decision.clone(),
        }
    }

    /// A game he may protest, or take a protest about; nothing else of all that is played.
    fn played(&self, dispute: &Dispute<'_>) -> Option<Played> {
        let Subject::Game(game) = dispute.about else { return None };
        let yours = self.may_file(dispute);
        if !yours && !self.takes() {
            return None;
        }
        let petition = self.event.petition_on(dispute)?;
        Some(Played {
            game,
            names: names(self.event, &dispute.parties),
            until: self.event.protest_until(dispute, petition.to),
            yours,
            from: self.writers(dispute),
            case: self.event.cases_on(dispute).last().map(|case| case.no),
            petition,
        })
    }

    fn may_file(&self, dispute: &Dispute<'_>) -> bool {
        self.actors.iter().any(|actor| self.event.may_protest(*actor, dispute).is_ok())
    }

    fn takes(&self) -> bool {
        self.actors.iter().any(|actor| self.event.may_receive(*actor).is_ok())
    }

    /// Who can have written a protest that he takes on paper: the parties, or in an event of teams their captains.
    fn writers(&self, dispute: &Dispute<'_>) -> Vec<(Actor, String)> {
        if !self.takes() {
            return Vec::new();
        }
        let of_party = dispute.parties.iter().flat_map(|party| {
            [Some(Actor::Person(party.person)), party.team.map(Actor::Captain)].into_iter().flatten()
        });
        let may = of_party.filter(|actor| self.event.may_protest(*actor, dispute).is_ok());
        let mut known: Vec<(Actor, String)> = may.map(|actor| (actor, called(self.event, actor))).collect();
        known.dedup();
        known
    }
}

fn names(event: &Competition, parties: &[Party]) -> Vec<String> {
    parties.iter().map(|party| event.name_of(Competitor::Person(party.person))).collect()
}

/// Whether something concerns somebody, those whom he represents, or a team he leads.
fn concerns(event: &Competition, actor: Actor, parties: &[Party]) -> bool {
    match actor {
        Actor::Person(person) => {
            parties.iter().any(|party| party.person == person || event.represents(person, party.person))
        }
        Actor::Captain(team) => parties.iter().any(|party| party.team == Some(team)),
        _ => false,
    }
}

fn called(event: &Competition, actor: Actor) -> String {
    match actor {
        Actor::Person(person) => event.name_of(Competitor::Person(person)),
        Actor::Captain(team) => event.name_of(Competitor::Team(team)),
        _ => String::new(),
    }
}

fn returned(event: &Competition, case: u32) -> Option<Deposit> {
    event.standing().rev().find_map(|told| match &told.fact {
        competition::Fact::Protest(competition::protest::Fact::Ruled { ruling, deposit, .. })
            if ruling.case == case =>
        {
            Some(*deposit)
        }
        _ => None,
    })
}
