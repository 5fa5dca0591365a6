//! Something that can be protested, as the instances see it: whom it concerns, who has decided on it, and until when it may be asked.

use clock::{Day, Moment};
use rulebook::law::event::{Asked, Character, Court, Matter, Path, Play, Term};
use rulebook::{Refusal, Tempo};

use super::case::{Case, DAY, day, turn};
use super::{Decision, Fact, Game, Party, Petition, Subject};
use crate::round::Stage;
use crate::schedule::Hours;
use crate::{Actor, Competition, PersonId};

/// Something that can be protested.
#[derive(Clone, Debug)]
pub struct Dispute<'a> {
    /// What it is about.
    pub about: Subject,
    /// Whom it concerns.
    pub parties: Vec<Party>,
    pub(super) matter: Matter,
    /// The highest instance that has decided on it.
    pub(super) decided: Option<Court>,
    since: Option<Moment>,
    round: Option<u16>,
    hours: &'a Hours,
}

impl Dispute<'_> {
    /// Whether somebody is a party to it.
    #[must_use]
    pub fn concerns(&self, person: PersonId) -> bool {
        self.parties.iter().any(|party| party.person == person)
    }
}

impl Competition {
    /// Something that can be protested, by its name.
    ///
    /// # Errors
    /// If there is no such decision or game.
    pub fn dispute(&self, about: impl Into<Subject>) -> Result<Dispute<'_>, Refusal> {
        let (about, right) = (about.into(), self.law.protest.right);
        match about {
            Subject::Decision(no) => {
                let decision = self.protests.decision(no).ok_or_else(|| {
                    Refusal::new(right, "there is no such decision", "with the number of a decision")
                })?;
                Ok(self.of_decision(decision))
            }
            Subject::Game(game) => {
                let mut found = self.latest_stages().filter_map(|stage| {
                    let sits = |(one, _): &(Game, _)| *one == game;
                    let (_, parties) = self.games_of(stage, game.round).into_iter().find(sits)?;
                    Some(self.of_game(game, parties, &stage.hours))
                });
                found.next().ok_or_else(|| {
                    Refusal::new(right, "there is no such game", "with a round and a board that was paired")
                })
            }
        }
    }

    /// Every game that was paired, with those who play it: the newest round first.
    #[must_use]
    pub fn games(&self) -> Vec<Dispute<'_>> {
        let mut games: Vec<Dispute<'_>> = Vec::new();
        for stage in self.latest_stages() {
            let known = games.len();
            for round in stage.rounds().iter().rev() {
                for (game, parties) in self.games_of(stage, round.round) {
                    let about = Subject::Game(game);
                    if !games.iter().take(known).any(|one| one.about == about) {
                        games.push(self.of_game(game, parties, &stage.hours));
                    }
                }
            }
        }
        games
    }

    /// Whether a protest about a game on which nobody has decided is taken at all; to whom it goes.
    ///
    /// # Errors
    /// With the article by which somebody is called to the board first.
    pub fn first_court(&self) -> Result<Court, Refusal> {
        let law = &self.law.protest;
        let Some(path) = law.path(self.matter_of_games()) else {
            let why = "the edition leaves this to the regulation";
            return Err(Refusal::new(law.right, why, "as the regulation says"));
        };
        match path.steps.first() {
            Some(step) if step.asked == Asked::AtBoard => Err(called_first(step.by)),
            Some(step) => Ok(step.court),
            None => Err(Refusal::new(path.last, "this instance does not decide that", "another instance")),
        }
    }

    /// A protest as far as it writes itself: addressed to the next instance, with the deposit.
    #[must_use]
    pub fn petition(&self, about: impl Into<Subject>) -> Option<Petition> {
        self.petition_on(&self.dispute(about).ok()?)
    }

    /// The same about something that was found already.
    #[must_use]
    pub fn petition_on(&self, dispute: &Dispute<'_>) -> Option<Petition> {
        let path = self.law.protest.path(dispute.matter)?;
        let mut open = path.steps.iter().enumerate().filter(|(at, step)| {
            let asked = self.cases_on(dispute).any(|case| case.petition.to == step.court);
            !asked && turn(self, dispute, path, *at).is_ok()
        });
        let first = open.clone().next();
        let above = |court: Court| dispute.decided.is_none_or(|decided| court > decided);
        let (_, step) = open.find(|(_, step)| above(step.court)).or(first)?;
        Some(Petition {
            about: dispute.about,
            to: step.court,
            text: String::new(),
            articles: Vec::new(),
            received: None,
            deposit: self.deposit(path, step.court),
            claim: None,
        })
    }

    /// The last moment of a protest, where there is one yet.
    #[must_use]
    pub fn protest_until(&self, dispute: &Dispute<'_>, to: Court) -> Option<Moment> {
        let path = self.law.protest.path(dispute.matter)?;
        let step = path.steps.get(path.place(to)?)?;
        self.last_moment(dispute, step.term.value, None)
    }

    /// Whether somebody may protest at all: he is concerned, or speaks for who is; in team events the captain only.
    ///
    /// # Errors
    /// With the article that leaves it to others.
    pub fn may_protest(&self, by: Actor, dispute: &Dispute<'_>) -> Result<(), Refusal> {
        let (law, parties) = (&self.law.protest, &dispute.parties);
        let team_event = self.regulation.organisation.character() == Character::Team;
        let represents = |person| self.person(person).is_some_and(|one| one.represented().is_some());
        let own = match by {
            Actor::Person(_) if team_event => {
                let why = "only the captain protests in a team event";
                return Err(Refusal::new(law.captain, why, "by the captain"));
            }
            Actor::Person(person) => {
                dispute.concerns(person) || parties.iter().any(|party| self.represents(person, party.person))
            }
            Actor::Captain(team) => parties.iter().any(|party| party.team == Some(team)),
            _ => false,
        };
        match by {
            _ if own => Ok(()),
            Actor::Captain(_) => {
                let why = "this concerns nobody of this team";
                Err(Refusal::new(law.representative, why, "for one's own athletes"))
            }
            Actor::Person(person) if represents(person) => {
                let why = "this concerns nobody whom you represent";
                Err(Refusal::new(law.representative, why, "for one's own athletes"))
            }
            _ => Err(Refusal::new(law.right, "this concerns somebody else", "by whom it concerns")),
        }
    }

    /// Those whom a protest or an appeal concerns.
    #[must_use]
    pub fn parties_of<'a>(&'a self, case: &'a Case) -> &'a [Party] {
        match case.petition.about {
            Subject::Game(_) => &case.parties,
            Subject::Decision(no) => self.protests.decision(no).map_or(&[], |decision| &decision.parties),
        }
    }

    /// The protests and appeals about it so far.
    pub fn cases_on(&self, dispute: &Dispute<'_>) -> impl Iterator<Item = &Case> {
        let is_same = |case: &&Case| {
            case.petition.about == dispute.about && self.parties_of(case) == dispute.parties.as_slice()
        };
        self.protests.cases.iter().filter(is_same)
    }

    /// What a case is about, as far as its instances go by it.
    pub(super) fn matter_of(&self, about: Subject) -> Option<Matter> {
        match about {
            Subject::Decision(no) => self.protests.decision(no).map(|decision| decision.matter),
            Subject::Game(_) => Some(self.matter_of_games()),
        }
    }

    /// What is paid with a protest: at its first instance only.
    pub(super) fn deposit(&self, path: &Path, to: Court) -> u32 {
        let first = path.about == Matter::Play && path.place(to) == Some(0);
        self.regulation.protests.deposit.filter(|_| first).unwrap_or(0)
    }

    pub(super) fn last_moment(
        &self,
        dispute: &Dispute<'_>,
        term: Term,
        received: Option<Day>,
    ) -> Option<Moment> {
        match term {
            Term::Open => None,
            Term::Approval => self.protests.approved,
            Term::Fixed => Some(self.known_since(dispute)? + self.regulation.protests.appeal_within?),
            Term::Days(days) => {
                let received = received.or_else(|| self.known_since(dispute).map(day))?;
                let after = received.after(i32::from(days) + 1);
                Some(Moment(i64::from(after.0) * DAY - 1))
            }
            Term::Round { classical, last } => {
                let (round, hours) = (dispute.round?, dispute.hours);
                let ended = hours.ended_at(round);
                match self.regulation.discipline.tempo {
                    Tempo::Classical => Some(ended? + classical),
                    Tempo::Rapid | Tempo::Blitz if round >= self.planned_rounds() => Some(ended? + last),
                    Tempo::Rapid | Tempo::Blitz => hours.began_at(round.checked_add(1)?),
                }
            }
        }
    }

    /// Since when the newest word on it is known: the last ruling, or the decision.
    fn known_since(&self, dispute: &Dispute<'_>) -> Option<Moment> {
        let ruled = self.standing().filter_map(|event| match &event.fact {
            crate::Fact::Protest(Fact::Ruled { ruling, .. }) => Some((ruling.case, event.at)),
            _ => None,
        });
        let ruled = ruled.filter(|(case, _)| self.cases_on(dispute).any(|known| known.no == *case));
        ruled.map(|(_, at)| at).max().or(dispute.since)
    }

    fn of_decision(&self, decision: &Decision) -> Dispute<'_> {
        Dispute {
            about: Subject::Decision(decision.no),
            parties: decision.parties.clone(),
            matter: decision.matter,
            decided: Some(decision.court),
            since: Some(decision.at),
            round: decision.round,
            hours: decision.round.map_or(self.hours(), |round| self.hours_at(round, decision.at)),
        }
    }

    fn of_game<'a>(&self, game: Game, parties: Vec<Party>, hours: &'a Hours) -> Dispute<'a> {
        let matter = self.matter_of_games();
        let at = (Some(game.round), Some(game.board));
        let decided = self.protests.decisions.iter().filter(|one| {
            let among = |party: &Party| parties.iter().any(|known| known.person == party.person);
            let same_game = game.game.is_none() || one.game.is_none() || one.game == game.game;
            one.matter == matter && (one.round, one.board) == at && same_game && one.parties.iter().all(among)
        });
        Dispute {
            about: Subject::Game(game),
            matter,
            decided: decided.clone().map(|one| one.court).max(),
            since: decided.map(|one| one.at).max(),
            parties,
            round: Some(game.round),
            hours,
        }
    }

    /// The games of a round: one a board, and each of a micromatch as well. Matches of teams are known in the stage that is on.
    fn games_of(&self, stage: &Stage, round: u16) -> Vec<(Game, Vec<Party>)> {
        let is_on = core::ptr::eq(stage, self.stage());
        let all = self.regulation.game.as_ref().map_or(1, |game| game.games);
        let mut games = Vec::new();
        for pair in self.pairs_of(stage, round).into_iter().filter(|pair| is_on || pair.no().is_some()) {
            let party = |person| Party { person, team: self.teams.of(person) };
            let parties = vec![party(pair.white), party(pair.black)];
            let each = (1..=all).filter(|_| all > 1).map(Some);
            for game in core::iter::once(None).chain(each) {
                games.push((Game { round, board: pair.board, game }, parties.clone()));
            }
        }
        games
    }

    fn matter_of_games(&self) -> Matter {
        match self.regulation.organisation.play {
            Play::Correspondence => Matter::Correspondence,
            _ => Matter::Play,
        }
    }
}

/// Where a dispute begins at the board nobody writes before the arbiter has decided there.
pub(super) fn called_first(by: article::Article) -> Refusal {
    let instead = "call the arbiter: what he decides can be protested";
    Refusal::new(by, "no arbiter has decided about this game yet", instead)
}
