//! Line-ups that only their captains and the desk may see. Who knew one while his own can still be handed in would answer it; what was
//! handed in is made known when nobody can hand in any more.

use clock::Moment;
use competition::{Competition, Event, Fact as Happened, round, team};

use super::{Fact, Venue};

/// A line-up that is kept back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sealed {
    /// The command it was handed in by.
    step: u32,
    round: u16,
    /// The last moment at which others are handed in.
    until: Moment,
}

impl Venue {
    /// The line-ups that are kept back.
    pub(super) fn sealed(&self) -> Vec<Sealed> {
        let event = self.competition();
        if event.teams().teams().next().is_none() {
            return Vec::new();
        }
        // Another stage counts its rounds from 1 again.
        let is_of_stage = |event: &&Event| {
            use round::Fact::{PlayOffBegun, PlayedOff, StageBegun};
            !matches!(event.fact, Happened::Round(StageBegun { .. } | PlayOffBegun { .. } | PlayedOff { .. }))
        };
        let sealed = |happened: &Event| match happened.fact {
            Happened::Team(team::Fact::LinedUp { round, .. }) if !self.published.contains(&happened.step) => {
                let until = event.line_ups_close(round).filter(|_| !event.has_begun(round))?;
                Some(Sealed { step: happened.step, round, until })
            }
            _ => None,
        };
        event.standing().rev().take_while(is_of_stage).filter_map(sealed).collect()
    }

    /// When the next of them is to be made known.
    pub(super) fn unseals(&self) -> Option<Moment> {
        self.sealed().iter().map(|sealed| Moment(sealed.until.0.saturating_add(1))).min()
    }

    /// Makes those known that nobody can answer any more.
    pub(super) fn unsealed(&self, now: Moment) -> Vec<Fact> {
        let known = |sealed: &Sealed| Fact::Published { step: sealed.step, round: sealed.round };
        self.sealed().iter().filter(|sealed| sealed.until < now).map(known).collect()
    }

    /// The competition without what is personal, and as if none of these were handed in.
    pub(super) fn without(&self, sealed: &[Sealed]) -> Competition {
        let discreet = self.discreet();
        if sealed.is_empty() {
            return discreet.clone();
        }
        let mut told = Competition::new(discreet.regulation().clone());
        let is_sealed = |event: &&Event| sealed.iter().any(|sealed| sealed.step == event.step);
        discreet.journal().iter().filter(|event| !is_sealed(event)).for_each(|event| told.apply(event));
        told
    }
}

#[cfg(test)]
mod tests {
    use clock::Moment;
    use competition::{Draft, TeamId};
    use serde_json::{Value, json};

    use super::super::{Audience, Command, Holder, Opened, Publication, Seat, Terms, Venue};
    use hall::table::Guest;

    const MINUTE: i64 = 60_000;
    const STARTS: i64 = 60 * MINUTE;

    fn guest(name: &str) -> Guest {
        Guest { visitor: name.to_owned(), account: Some(name.to_owned()), name: name.to_owned() }
    }

    fn act(venue: &mut Venue, by: &Guest, command: Value) {
        let meant: competition::Command = serde_json::from_value(command).expect("a command");
        let facts = venue.decide(by, &[Command::Conduct(meant)], None, Moment(0)).expect("decided");
        venue.apply(&facts);
    }

    /// Two teams of two and a reserve, paired, whose round begins in an hour.
    fn league(edition: &str) -> (Venue, Guest) {
        let olena = guest("Olena");
        let mut draft =
            Draft::usual(edition.parse().expect("an edition"), "russian".parse().expect("a game"));
        draft.organisation.character = Some(rulebook::law::event::Character::Team);
        (draft.teams.boards, draft.teams.reserves) = (2, 1);
        draft.teams.order = competition::team::Order::Reserves;
        draft.entries = competition::entry::Terms::open();
        let terms =
            Terms { audience: Audience::Public, publication: Publication::AtOnce, ..Terms::default() };
        let seats = vec![Seat::Organiser, Seat::Official(competition::Role::ChiefArbiter)];
        let opened = Opened { draft, host: Holder::of(&olena), at: Moment(0), seats, terms };
        let mut venue = Venue::open("league", opened).expect("a regulation");
        for name in ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff"] {
            let person = json!({ "name": name, "capacities": ["team-member"] });
            act(&mut venue, &olena, json!({ "entry": { "register": { "person": person } } }));
        }
        for (name, first) in [("One", 1), ("Two", 4)] {
            let team = json!({ "name": name, "main": [first, first + 1], "reserves": [first + 2] });
            act(&mut venue, &olena, json!({ "team": { "enter": team } }));
        }
        act(
            &mut venue,
            &olena,
            json!({ "schedule": { "set": { "round": 1, "slot": { "starts": STARTS } } } }),
        );
        act(&mut venue, &olena, json!({ "round": { "draw-lots": { "seed": 1, "nonce": "" } } }));
        act(&mut venue, &olena, json!({ "round": { "pair": { "seed": 2 } } }));
        (venue, olena)
    }

    /// Who plays on board two of the first team, as somebody sees it.
    fn second(event: &competition::Competition) -> Option<u32> {
        event.line_up(TeamId(1), 1)?.value.get(1).copied()?.map(|person| person.0)
    }

    #[test]
    fn a_line_up_is_not_known_while_it_can_be_answered() {
        for (edition, minutes) in [("RU22", 15), ("UA24", 10)] {
            let (mut venue, olena) = league(edition);
            let line_up = json!({ "team": { "line-up": { "team": 1, "round": 1, "boards": [1, 3] } } });
            act(&mut venue, &olena, line_up);
            assert_eq!(second(venue.competition()), Some(3), "the desk knows it");
            assert_eq!(second(venue.shown()), Some(2), "{edition}: nobody else does");
            assert_eq!(venue.shown().stage().rounds().len(), 1, "the pairs are known");
            let last = Moment(STARTS - minutes * MINUTE);
            assert!(venue.tick(0, last).is_empty(), "the other captain may still hand in");
            let opens = Moment(last.0 + 1);
            assert_eq!(venue.wake(Moment(0)), Some(opens));
            let facts = venue.tick(0, opens);
            venue.apply(&facts);
            assert_eq!(second(venue.shown()), Some(3), "{edition}: now everybody knows it");
            assert!(venue.tick(0, opens).is_empty() && venue.wake(opens).is_none(), "once");
        }
    }

    #[test]
    fn where_no_hour_is_set_a_line_up_is_known_at_once() {
        let (mut venue, olena) = league("RU22");
        act(&mut venue, &olena, json!({ "schedule": { "set": { "round": 1, "slot": {} } } }));
        act(
            &mut venue,
            &olena,
            json!({ "team": { "line-up": { "team": 1, "round": 1, "boards": [1, 3] } } }),
        );
        assert_eq!(second(venue.shown()), Some(3));
        assert_eq!(venue.wake(Moment(0)), None);
    }
}
