//! What somebody may do at an event. The competition decides wherever it knows; the house only about what is the house's.

use article::Article;
use competition::round::Competitor;
use competition::{Actor, Command, Competition, round};
use hall::table::{Guest, No};
use rulebook::law::event::Act;

use super::{Seat, Venue};

/// Everything officials do, with the word for it.
const ACTS: [(Act, &str); 21] = [
    (Act::Moves, "moves"),
    (Act::Results, "results"),
    (Act::Punish, "punish"),
    (Act::Clocks, "clocks"),
    (Act::Schedule, "schedule"),
    (Act::Lots, "lots"),
    (Act::Cancel, "cancel"),
    (Act::Assign, "assign"),
    (Act::Dismiss, "dismiss"),
    (Act::Approve, "approve"),
    (Act::Health, "health"),
    (Act::Venue, "venue"),
    (Act::Records, "records"),
    (Act::Overstep, "overstep"),
    (Act::Loss, "loss"),
    (Act::Publish, "publish"),
    (Act::Close, "close"),
    (Act::Works, "works"),
    (Act::Forward, "forward"),
    (Act::Check, "check"),
    (Act::Revise, "revise"),
];

/// The one word for what officials do.
#[must_use]
pub fn act_name(act: Act) -> &'static str {
    ACTS.iter().find(|(known, _)| *known == act).map_or("", |(_, name)| name)
}

impl Venue {
    /// The seats somebody has, the highest first.
    #[must_use]
    pub fn seats_of(&self, guest: &Guest) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            self.seats().iter().filter(|held| held.holder.is(guest)).map(|held| held.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// In whose name somebody acts, the highest first.
    #[must_use]
    pub fn actors_of(&self, guest: &Guest) -> Vec<Actor> {
        self.seats_of(guest).into_iter().map(Seat::actor).collect()
    }

    /// What somebody is called here.
    #[must_use]
    pub fn name_of(&self, guest: &Guest) -> String {
        if !guest.name.is_empty() {
            return guest.name.clone();
        }
        let held = self.seats().iter().find(|held| held.holder.is(guest));
        held.map(|held| held.holder.name.clone()).unwrap_or_default()
    }

    /// Whether somebody may do what officials do, by which article.
    ///
    /// # Errors
    /// With the article that gives the right to others.
    pub fn may(&self, guest: &Guest, act: Act) -> Result<Article, No> {
        let mut refused = no_seat();
        for actor in self.actors_of(guest) {
            match self.competition().may(actor, act) {
                Ok(article) => return Ok(article),
                Err(refusal) => refused = refusal.into(),
            }
        }
        Err(refused)
    }

    /// Whether somebody is the organiser.
    #[must_use]
    pub fn organises(&self, guest: &Guest) -> bool {
        self.seats_of(guest).contains(&Seat::Organiser)
    }

    /// Whether somebody belongs to the main panel: he draws lots and pairs.
    #[must_use]
    pub fn leads(&self, guest: &Guest) -> bool {
        self.may(guest, Act::Lots).is_ok()
    }

    /// Whether somebody holds an office, or is the organiser: he sees what is kept back.
    #[must_use]
    pub fn conducts(&self, guest: &Guest) -> bool {
        let holds = |actor: Actor| actor == Actor::Organiser || !self.competition().offices(actor).is_empty();
        self.actors_of(guest).into_iter().any(holds)
    }

    /// Whether somebody plays, or stands for those who do.
    #[must_use]
    pub fn takes_part(&self, guest: &Guest) -> bool {
        self.seats_of(guest).iter().any(|seat| matches!(seat, Seat::Person(_) | Seat::Captain(_)))
    }

    /// Whether somebody keeps the papers of those who enter: he sees what is personal.
    #[must_use]
    pub fn admits(&self, guest: &Guest) -> bool {
        self.actors_of(guest).into_iter().any(|actor| self.competition().may_keep_papers(actor).is_ok())
    }

    /// The competition as somebody may see it: what is personal only if he admits players, a round that is kept back only if he
    /// conducts the event.
    #[must_use]
    pub fn seen_by(&self, guest: &Guest) -> &Competition {
        if self.admits(guest) {
            self.competition()
        } else if self.conducts(guest) {
            self.discreet()
        } else {
            self.shown()
        }
    }

    /// The words for everything somebody may do.
    #[must_use]
    pub fn may_all(&self, guest: &Guest) -> Vec<&'static str> {
        let acts = ACTS.iter().filter(|(act, _)| self.may(guest, *act).is_ok()).map(|(_, name)| *name);
        let own = [
            ("organise", self.organises(guest)),
            ("lead", self.leads(guest)),
            ("conduct", self.conducts(guest)),
            ("admit", self.admits(guest)),
        ];
        acts.chain(own.into_iter().filter(|(_, may)| *may).map(|(name, _)| name)).collect()
    }

    /// Whether somebody may ask this of the competition where it takes it from everybody.
    pub(super) fn house_allows(&self, actor: Actor, command: &Command) -> Result<(), No> {
        let event = self.competition();
        let leads = event.may(actor, Act::Lots).is_ok();
        let allowed = match command {
            Command::Note { .. } => actor == Actor::Organiser || !event.offices(actor).is_empty(),
            Command::Undo { .. } => {
                let last = event.standing().next_back();
                leads || last.is_some_and(|event| event.actor == actor && actor != Actor::Public)
            }
            Command::Round(round::Command::Absent { no, .. } | round::Command::Present { no, .. }) => {
                leads || actor == Actor::Organiser || self.speaks_for(actor, *no)
            }
            _ => true,
        };
        if allowed {
            return Ok(());
        }
        Err(No::new("not-allowed", "somebody else does this")
            .instead("by the main panel, or by who is concerned"))
    }

    /// Whether somebody is, or is the captain of, who has a number.
    fn speaks_for(&self, actor: Actor, no: competition::No) -> bool {
        let event = self.competition();
        match (actor, event.stage().competitor(no)) {
            (Actor::Person(person), Some(Competitor::Person(of))) => person == of,
            (Actor::Captain(team), Some(Competitor::Team(of))) => team == of,
            (Actor::Captain(team), Some(Competitor::Person(of))) => event.teams().of(of) == Some(team),
            _ => false,
        }
    }

    /// Pairs that are kept back are not played yet.
    pub(super) fn is_shown(&self, command: &Command) -> Result<(), No> {
        use competition::protest::{Command as P, Subject};
        use round::Command as R;
        let Some(held) = self.held() else { return Ok(()) };
        let round = match command {
            Command::Round(
                R::Score { round, .. }
                | R::ScoreGames { round, .. }
                | R::ScoreGame { round, .. }
                | R::Suspend { round, .. }
                | R::Correct { round, .. },
            ) => *round,
            Command::Team(
                competition::team::Command::Score { round, .. }
                | competition::team::Command::Correct { round, .. },
            ) => *round,
            Command::Schedule(competition::schedule::Command::Begin(round)) => *round,
            Command::Protest(P::File(petition) | P::Receive { petition, .. }) => match petition.about {
                Subject::Game(game) => game.round,
                Subject::Decision(_) => return Ok(()),
            },
            _ => return Ok(()),
        };
        if round == held {
            return Err(No::new("not-published", "the pairs of this round are kept back")
                .instead("publish them first"));
        }
        Ok(())
    }
}

/// Somebody who only looks.
pub(super) fn no_seat() -> No {
    No::new("no-seat", "you have no seat at this event").instead("an invitation of the organiser")
}
