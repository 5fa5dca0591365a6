//! Which boards are to be opened, and how.

use clock::{Millis, Moment};
use competition::PersonId;
use competition::round::{Competitor, Pair};
use draughts::Colour;
use game::micromatch::{self, Contender, Micromatch};
use game::{Actor, Board, Player};
use hall::table::{self, Audience, Booking, Guest, Opened, READY, index};
use rulebook::{Draft, Venue as Place};

use venue::{Fact, Seat, Venue};

/// So long before its hour the boards of a round are open for those who come early.
const EARLY: Millis = Millis::minutes(15);

/// After so long it is seen again whether a round may begin.
const AGAIN: Millis = Millis::seconds(20);

/// The boards of an event that are to be opened.
pub(super) enum Boards {
    /// None.
    None,
    /// Some, then.
    At(Moment),
    /// These, now.
    Due(Vec<Due>),
}

/// A board that is to be opened.
pub(super) struct Due {
    /// The name of its table.
    pub(super) table: String,
    /// What opens it.
    pub(super) facts: Vec<table::Fact>,
    round: u16,
    board: u16,
}

impl Boards {
    pub(super) fn of(venue: &Venue, now: Moment) -> Self {
        let event = venue.competition();
        let paired = event.stage().rounds().last().filter(|last| venue.held() != Some(last.round));
        let Some((draft, round)) = regulation(venue).zip(paired.map(|paired| paired.round)) else {
            return Self::None;
        };
        let Some(step) = venue.paired_by(round) else { return Self::None };
        let hour = event.hours().starts_at(round);
        let beginning = match (event.round_began_at(round), hour) {
            (Some(_), _) => now + READY,
            (None, Some(hour)) if now + EARLY < hour => return Self::At(Moment(hour.0 - millis(EARLY))),
            // A round that the program may not begin is not played; whoever sees to what it waits for is heard of.
            (None, Some(_)) if venue.waits(now).is_some() => return Self::At(now + AGAIN),
            (None, Some(hour)) => hour.max(now + READY),
            (None, None) => return Self::None,
        };
        let open = event.pairs(round).into_iter().filter(|pair| !pair.known);
        let due = open.filter_map(|pair| {
            let own = format!(".{step}.{}", pair.board);
            // An event that was brought along has the tables it had where it comes from.
            if venue.table_of(round, pair.board).is_some_and(|table| table.ends_with(&own)) {
                return None;
            }
            let table = format!("{}{own}", venue.id());
            let facts = facts(venue, &draft, round, &pair, beginning)?;
            Some(Due { table, facts, round, board: pair.board })
        });
        let due: Vec<Due> = due.collect();
        if due.is_empty() { Self::None } else { Self::Due(due) }
    }
}

impl Due {
    /// Whether the event knows the table.
    pub(super) fn is_known(&self, venue: &Venue) -> bool {
        venue.table_of(self.round, self.board) == Some(&self.table)
    }

    /// What the event keeps.
    pub(super) fn fact(&self) -> Fact {
        Fact::BoardOpened { round: self.round, board: self.board, table: self.table.clone() }
    }
}

/// How the games of an online event are conducted; nothing for an event in a hall.
pub(crate) fn regulation(venue: &Venue) -> Option<Draft> {
    let event = venue.competition();
    let draft = venue.opened().draft.game.as_deref().filter(|draft| draft.venue == Place::Remote)?;
    let control = event.play_off().map_or(draft.control, |contest| contest.control);
    Some(Draft { control, ..draft.clone() })
}

/// What opens the table of a pair: who has the first move sits on A.
fn facts(
    venue: &Venue,
    draft: &Draft,
    round: u16,
    pair: &Pair,
    beginning: Moment,
) -> Option<Vec<table::Fact>> {
    let regulation = draft.clone().accepted()?;
    let white = match Board::start(&regulation).colour(Player::First) {
        Colour::White => Contender::A,
        Colour::Black => Contender::B,
    };
    let mut people = [pair.black; 2];
    people[index(white)] = pair.white;
    let [host, other] = people.map(|person| guest(venue, person));
    let delay = Millis::seconds(u64::from(venue.terms().delay));
    let booking = Booking { event: venue.id().to_owned(), round, board: pair.board, white, people, delay };
    let opened = Opened {
        draft: draft.clone(),
        host,
        seat: Contender::A,
        audience: Audience::Link,
        follows: None,
        guest: None,
        booking: Some(booking),
    };
    let mut facts = vec![
        table::Fact::Opened(Box::new(opened)),
        table::Fact::Seated { seat: Contender::B, guest: other },
        table::Fact::Met { beginning },
    ];
    // Where lots decide who begins, they are drawn from what the pair follows from; elsewhere it is a refusal.
    let seed = venue.competition().stage().round(round)?.seed.unwrap_or_default() ^ u64::from(pair.board);
    let lots = micromatch::Command::Lots { seed };
    let drawn = Micromatch::new(regulation, beginning).decide(Actor::Program, &lots, beginning);
    facts.extend(drawn.unwrap_or_default().into_iter().map(table::Fact::Play));
    // Who has lost a game of the event by a sanction climbs another ladder in this one.
    let mut table = table::Table::begin("", &facts).ok()?;
    for seat in Contender::BOTH {
        if venue.competition().has_lost_by_sanction(people[index(seat)], round) {
            let earlier = game::sanction::Command::Earlier(table.player(seat));
            let known = [game::Command::Sanction(earlier)];
            let official = Actor::Official(game::Role::ChiefArbiter);
            let more = table.arbitrate(official, &known, beginning).unwrap_or_default();
            more.iter().for_each(|fact| table.take(fact));
            facts.extend(more);
        }
    }
    Some(facts)
}

/// Who sits at a board: known by the seat he has at the event, if he has taken it.
fn guest(venue: &Venue, person: PersonId) -> Guest {
    let held = venue.seats().iter().find(|held| held.seat == Seat::Person(person));
    let (visitor, account) =
        held.map(|held| (held.holder.visitor.clone(), held.holder.account.clone())).unwrap_or_default();
    Guest { visitor, account, name: venue.competition().name_of(Competitor::Person(person)) }
}

fn millis(time: Millis) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
