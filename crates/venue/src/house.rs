//! What the house itself decides: seats, invitations, publication, and what two have to agree on.

use clock::{Millis, Moment};
use competition::round::Competitor;
use competition::{Actor, Event, PersonId, round};
use hall::table::{Guest, No};
use rulebook::Gravity;
use rulebook::law::event::Act;

use super::rights::no_seat;
use super::{Answer, Fact, Grave, Held, Holder, House, Invitation, Phase, Request, Seat, Venue};
use crate::writing;

/// Invitations that may be open at the same time.
const INVITATIONS_MAX: usize = 1_000;
/// Seats of an event.
const SEATS_MAX: usize = 10_000;
/// How many may come by one link.
const USES_MAX: u16 = 1_000;
/// For how long a link works.
const LIFE_MAX: Millis = Millis::days(400);

impl Venue {
    pub(super) fn house(&self, by: &Guest, command: &House, now: Moment) -> Result<Vec<Fact>, No> {
        match command {
            House::Publish => self.publish(by),
            House::Grant { holder, seat } => {
                self.may_seat(by, *seat)?;
                self.seat(*seat, holder.clone(), None)
            }
            House::Invite { hash, seat, label, until, uses } => {
                self.may_seat(by, *seat)?;
                let open = self.invitations().iter().filter(|known| known.is_open(now)).count();
                if open >= INVITATIONS_MAX {
                    let no = No::new("too-many-invitations", "too many invitations are open");
                    return Err(no.instead("recall some of them"));
                }
                if !(1..=USES_MAX).contains(uses) || *until <= now || *until > now + LIFE_MAX {
                    let instead =
                        format!("1 to {USES_MAX} uses, 1 to {} days", LIFE_MAX.as_seconds() / 86_400);
                    return Err(No::new("malformed", "no link works like that").instead(instead));
                }
                let no = u32::try_from(self.invitations().len()).unwrap_or(u32::MAX).saturating_add(1);
                let (hash, label) = (hash.clone(), short(label)?);
                Ok(vec![Fact::Invited(Invitation {
                    no,
                    hash,
                    seat: *seat,
                    label,
                    until: *until,
                    uses: *uses,
                })])
            }
            House::Recall { invitation } => {
                let known = self.invitations().iter().find(|known| known.no == *invitation);
                let known = known.ok_or_else(|| absent("there is no such invitation"))?;
                self.may_seat(by, known.seat)?;
                Ok(vec![Fact::Recalled { invitation: *invitation }])
            }
            House::Join { hash, name } => self.join(by, hash, name, now),
            House::Unseat { no, reason } => self.unseat(by, *no, reason),
            House::Ask(what) => self.ask(by, what, now),
            House::Answer { no, answer } => self.answer(by, *no, *answer, now),
            House::Regulate(draft) => self.regulate(by, draft),
            House::Arrange(terms) => {
                self.must_run(by)?;
                Ok(vec![Fact::Arranged(*terms)])
            }
            House::Erase { person } => self.erase(by, *person),
            House::OpenBoards { round, tables } => {
                if !self.organises(by) {
                    self.may(by, Act::Clocks)?;
                }
                let opened = |(board, table): &(u16, String)| Fact::BoardOpened {
                    round: *round,
                    board: *board,
                    table: table.clone(),
                };
                Ok(tables.iter().map(opened).collect())
            }
        }
    }

    fn publish(&self, by: &Guest) -> Result<Vec<Fact>, No> {
        self.must_run(by)?;
        let held = self.held().and_then(|round| Some((round, self.paired_by(round)?)));
        let Some((round, step)) = held else {
            let no = No::new("published", "no pairs are kept back");
            return Err(no.instead("after the next round is paired"));
        };
        Ok(vec![Fact::Published { step, round }])
    }

    fn seat(&self, seat: Seat, holder: Holder, invitation: Option<u32>) -> Result<Vec<Fact>, No> {
        let event = self.competition();
        let known = match seat {
            Seat::Person(person) => event.person(person).is_some(),
            Seat::Captain(team) => event.teams().team(team).is_some(),
            Seat::Organiser | Seat::Official(_) | Seat::Press => true,
        };
        if !known {
            return Err(absent("nobody of this number is at the event"));
        }
        if self.seats().iter().any(|held| held.seat == seat && held.holder == holder) {
            return Ok(Vec::new());
        }
        if self.seats().len() >= SEATS_MAX {
            return Err(
                No::new("too-many-seats", "the event has no seat left").instead("take one from somebody")
            );
        }
        let no = self.seats_given.saturating_add(1);
        Ok(vec![Fact::Seated(Held { no, seat, holder, invitation })])
    }

    fn join(&self, by: &Guest, hash: &str, name: &str, now: Moment) -> Result<Vec<Fact>, No> {
        let open = self.invitations().iter().find(|known| known.hash == hash && known.is_open(now));
        let Some(invitation) = open else {
            return Err(No::new("link-over", "this link was used, withdrawn or is too old"));
        };
        let mut holder = Holder::of(by);
        if holder.account.is_none() {
            holder.name = short(name)?;
        }
        self.seat(invitation.seat, holder, Some(invitation.no))
    }

    fn unseat(&self, by: &Guest, no: u32, reason: &str) -> Result<Vec<Fact>, No> {
        let held = self.seats().iter().find(|held| held.no == no);
        let held = held.ok_or_else(|| absent("there is no such seat"))?;
        if !held.holder.is(by) {
            self.may_seat(by, held.seat)?;
        }
        let organisers = self.seats().iter().filter(|other| other.seat == Seat::Organiser).count();
        if held.seat == Seat::Organiser && organisers == 1 {
            let no = No::new("last-organiser", "an event has an organiser");
            return Err(no.instead("after somebody else was given this seat"));
        }
        Ok(vec![Fact::Unseated { no, reason: short(reason)? }])
    }

    fn ask(&self, by: &Guest, what: &Grave, now: Moment) -> Result<Vec<Fact>, No> {
        if self.requests().iter().any(|known| known.answer.is_none() && known.what == *what) {
            return Err(No::new("asked", "this was asked for already").instead("somebody else answers"));
        }
        let mut refused = no_seat();
        for actor in self.actors_of(by) {
            match self.grave(actor, what, now) {
                Ok(_) => {
                    let no = self.requests().last().map_or(1, |last| last.no.saturating_add(1));
                    let (what, by) = (what.clone(), self.holder(by));
                    return Ok(vec![Fact::Asked(Request { no, what, by, actor, at: now, answer: None })]);
                }
                Err(no) => refused = no,
            }
        }
        Err(refused)
    }

    fn answer(&self, by: &Guest, no: u32, answer: Answer, now: Moment) -> Result<Vec<Fact>, No> {
        let open = self.requests().iter().find(|known| known.no == no && known.answer.is_none());
        let request = open.ok_or_else(|| absent("nobody waits for this answer"))?;
        self.must_run(by)?;
        // Who has asked may think better of it, but not agree with himself.
        if answer == Answer::Approved && request.by.is(by) {
            let no = No::new("another-person", "who asks does not approve");
            return Err(no.instead("somebody else of the panel or the organiser"));
        }
        let answered = Fact::Answered { no, by: self.holder(by), answer };
        if answer == Answer::Declined {
            return Ok(vec![answered]);
        }
        let events = self.grave(request.actor, &request.what, now)?;
        Ok(vec![answered, Fact::Conducted { by: self.name_of(by), vault: None, events }])
    }

    /// What follows from something two have agreed on.
    fn grave(&self, actor: Actor, what: &Grave, now: Moment) -> Result<Vec<Event>, No> {
        let Grave::AnnulRound { round, reason } = what;
        if self.competition().stage().rounds().last().is_none_or(|last| last.round != *round) {
            return Err(absent("only the last round is annulled"));
        }
        let command = round::Command::AnnulRound { reason: reason.clone() };
        Ok(self.competition().decide(actor, &competition::Command::Round(command), now)?)
    }

    fn regulate(&self, by: &Guest, draft: &competition::Draft) -> Result<Vec<Fact>, No> {
        self.must_run(by)?;
        let (event, entries) = (self.competition(), &self.opened().draft.entries);
        if event.stage().has_numbers() || !event.earlier().is_empty() {
            let no = No::new("lots-drawn", "the regulation stands once the lots were drawn");
            return Err(no.instead("undo the drawing first"));
        }
        if !event.entries().is_empty() && draft.entries.groups != entries.groups {
            let no = No::new("groups-stand", "the groups stand while somebody is registered");
            return Err(no.instead("another event"));
        }
        let against = draft.objections().into_iter().find(|objection| objection.weight == Gravity::Refusal);
        if let Some(objection) = against {
            return Err(No::new("objected", objection.what).instead(objection.allowed).by(objection.by));
        }
        Ok(vec![Fact::Regulated(Box::new(draft.clone()))])
    }

    /// What is personal is erased after the event, of those who do not play also before.
    fn erase(&self, by: &Guest, person: Option<PersonId>) -> Result<Vec<Fact>, No> {
        if !self.admits(by) {
            return Err(No::new("not-allowed", "somebody else does this").instead("by who keeps the papers"));
        }
        let event = self.competition();
        let plays = |person| event.stage().no_of(Competitor::Person(person)).is_some();
        let is_over = matches!(Phase::of(event), Phase::Closed | Phase::Cancelled);
        if !is_over && person.is_none_or(plays) {
            let no = No::new("not-closed", "what is personal is needed until the event is closed");
            return Err(no.instead("after it was closed"));
        }
        if person.is_some_and(|person| event.person(person).is_none()) {
            return Err(absent("nobody of this number is at the event"));
        }
        Ok(vec![Fact::Erased { person }])
    }

    /// Whether somebody runs the event: he answers what others have asked for.
    #[must_use]
    pub fn runs(&self, guest: &Guest) -> bool {
        self.must_run(guest).is_ok()
    }

    /// The names of those who may agree with a request: all who run the event but who has asked.
    #[must_use]
    pub fn who_may_answer(&self, request: &Request) -> Vec<&str> {
        let runs =
            |seat: Seat| seat == Seat::Organiser || self.competition().may(seat.actor(), Act::Lots).is_ok();
        let others = self.seats().iter().filter(|held| runs(held.seat) && !held.holder.same(&request.by));
        let mut names: Vec<&str> = others.map(|held| &*held.holder.name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// The organiser and the main panel run an event.
    pub(super) fn must_run(&self, by: &Guest) -> Result<(), No> {
        if self.organises(by) { Ok(()) } else { self.may(by, Act::Lots).map(drop) }
    }

    /// The organiser gives every seat, who gives arbiters their places all but his.
    fn may_seat(&self, by: &Guest, seat: Seat) -> Result<(), No> {
        if self.organises(by) {
            return Ok(());
        }
        if seat == Seat::Organiser {
            return Err(No::new("not-allowed", "somebody else does this").instead("by the organiser"));
        }
        self.may(by, Act::Assign).map(drop)
    }

    fn holder(&self, guest: &Guest) -> Holder {
        Holder { name: self.name_of(guest), ..Holder::of(guest) }
    }
}

fn absent(why: &'static str) -> No {
    No::new("absent", why)
}

fn short(text: &str) -> Result<String, No> {
    writing::line(text, writing::LINE_MAX).map(str::to_owned)
}
