//! Whole events from a seed: every edition and system, sense and nonsense, and what must always hold.
//!
//! `DAMKA_EVENTS=10000 cargo test --release -p competition --test simulation` is the long run.

use clock::{Millis, Moment};
use competition::duel::{Duel, End, Goal};
use competition::entry::{self, Document, Finding, Person, Shown};
use competition::knockout::{self, permitted};
use competition::regulation::{System, TableOrder};
use competition::round::{self, Competitor, Leaving, Outcome};
use competition::{Actor, Command, Competition, Draft, Event, No, PersonId, Role, swiss};
use fastrand::Rng;
use rulebook::law::event::{List, Paper, TieWay, Whom};
use rulebook::{Edition, Points, Scale, event_law};

const CHIEF: Actor = Actor::Official(Role::ChiefArbiter);

#[test]
fn events_of_every_edition_and_system_keep_what_must_always_hold() {
    let events = testkit::setting("DAMKA_EVENTS").unwrap_or(60);
    let first = testkit::setting("DAMKA_FIRST_SEED").unwrap_or(0);
    let mut told = Told::default();
    for seed in first..first + events {
        Hall::run(seed, &mut told);
    }
    assert!(told.over * 3 > events, "events end: {} of {events}", told.over);
    assert!(told.obeyed > 20 * events && told.refused > events, "sense and nonsense: {told:?}");
    assert!(told.undone > events / 4, "things are undone: {told:?}");
}

#[derive(Debug, Default)]
struct Told {
    over: u64,
    obeyed: u64,
    refused: u64,
    undone: u64,
}

struct Hall {
    origin: Competition,
    event: Competition,
    now: Moment,
}

impl Hall {
    fn run(seed: u64, told: &mut Told) {
        let mut rng = Rng::with_seed(seed);
        let draft = draft(&mut rng);
        let system = draft.system.clone();
        let regulation = match draft.check() {
            Ok((regulation, _)) => regulation,
            Err(objections) => panic!("seed {seed}: {objections:?}"),
        };
        let event = Competition::new(regulation);
        let mut hall = Self { origin: event.clone(), event, now: Moment(0) };
        let players = if matches!(system, System::Match(_)) { 2 } else { rng.u32(3..18) };
        for id in 1..=players {
            let rated = rng.u8(..4) > 0;
            let mut person = Person::player(&format!("Player {id}"));
            if rated {
                person = person.rated(rng.u16(1_600..2_400));
            }
            hall.act(entry::Command::register(person).into(), told);
        }
        let people: Vec<PersonId> = (1..=players).map(PersonId).collect();
        let paper = Shown::new(Document::Paper(Paper::AntidopingCourse));
        hall.act(entry::Command::Show { people: people.clone(), paper }.into(), told);
        let lists = vec![List::NationalCentre, List::InternationalFederation, List::TestingAgency];
        hall.act(entry::Command::Check { people, lists, finding: Finding::Clear }.into(), told);
        hall.act(entry::Command::AdmitReady.into(), told);
        hall.act(Command::Round(round::Command::DrawLots { seed, nonce: String::new() }), told);
        assert_eq!(hall.event.stage().len(), players as usize, "seed {seed}: everybody has a number");
        for _ in 0..400 {
            let command = hall.command(&mut rng);
            hall.act(command, told);
            if hall.event.is_over() {
                told.over += 1;
                break;
            }
        }
        hall.check(seed, &system);
    }

    fn act(&mut self, command: Command, told: &mut Told) {
        self.now = self.now + Millis::seconds(30);
        let before = format!("{:?}", self.event);
        match self.event.decide(CHIEF, &command, self.now) {
            Ok(events) => {
                events.iter().for_each(|event| self.event.apply(event));
                told.obeyed += 1;
                told.undone += u64::from(matches!(command, Command::Undo { .. }));
            }
            Err(refusal) => {
                assert!(!refusal.why.is_empty(), "a refusal says why");
                assert_eq!(format!("{:?}", self.event), before, "a refusal changes nothing");
                told.refused += 1;
            }
        }
    }

    fn command(&self, rng: &mut Rng) -> Command {
        let stage = self.event.stage();
        let anybody = |rng: &mut Rng| No(rng.u16(1..stage.len() as u16 + 2));
        let last = stage.rounds().last();
        let open = last.and_then(|round| round.open().next());
        let reason = || "as it was told".to_owned();
        let outcome = |rng: &mut Rng| match rng.u8(..12) {
            0..4 => Outcome::White,
            4..8 => Outcome::Black,
            8..11 => Outcome::Draw,
            _ => Outcome::ALL[rng.usize(..Outcome::ALL.len())],
        };
        let round = stage.rounds().len() as u16;
        match rng.u8(..100) {
            0..62 => match open {
                Some(board) => {
                    Command::Round(round::Command::Score { round, no: board.white, outcome: outcome(rng) })
                }
                None => match self.drawn_tie() {
                    Some(no) => {
                        let (outcome, seed) = (Some(outcome(rng)), rng.u64(..));
                        Command::Round(round::Command::Break { round, no, outcome, seed })
                    }
                    None => Command::Round(round::Command::Pair { seed: rng.u64(..) }),
                },
            },
            62..70 => Command::Round(round::Command::Pair { seed: rng.u64(..) }),
            70..74 => {
                let (no, round) = (anybody(rng), rng.u16(..8));
                Command::Round(round::Command::Absent { no, round })
            }
            74..76 => Command::Round(round::Command::Present { no: anybody(rng), round: rng.u16(..8) }),
            76..78 => {
                let how = if rng.bool() { Leaving::Withdrew } else { Leaving::Excluded };
                Command::Round(round::Command::Leave { no: anybody(rng), how, reason: reason() })
            }
            78..80 => Command::Round(round::Command::Return(anybody(rng))),
            80..85 => {
                let (round, no) = (rng.u16(..8), anybody(rng));
                Command::Round(round::Command::Correct { round, no, outcome: outcome(rng), reason: reason() })
            }
            85..88 => Command::Round(round::Command::Suspend { round: rng.u16(..8), no: anybody(rng) }),
            88..90 => Command::Round(round::Command::Unpair { reason: reason() }),
            90..92 => {
                let (round, no, outcome) = (rng.u16(..8), anybody(rng), outcome(rng));
                Command::Round(match rng.bool() {
                    true => round::Command::ScoreGames { round, no, games: vec![outcome; rng.usize(..3)] },
                    false => round::Command::ScoreGame { round, no, game: rng.u8(..3), outcome },
                })
            }
            92..94 => {
                let person = Person::player(&format!("Latecomer {}", rng.u16(..)));
                entry::Command::register(person).into()
            }
            94 => entry::Command::AdmitReady.into(),
            95 => {
                let who = Competitor::Person(PersonId(rng.u32(..30)));
                Command::Round(round::Command::EnterLate(who))
            }
            _ => Command::Undo { reason: if rng.u8(..4) == 0 { String::new() } else { reason() } },
        }
    }

    /// Somebody of a drawn tie that is not broken.
    fn drawn_tie(&self) -> Option<No> {
        let is_knockout = matches!(self.event.system(), System::Knockout { .. });
        let last = self.event.stage().rounds().last().filter(|_| is_knockout)?;
        last.boards.iter().find(|board| board.tie().is_none()).map(|board| board.white)
    }

    fn check(&self, seed: u64, system: &System) {
        let stored = serde_json::to_string(self.event.journal()).expect("a journal is stored");
        let journal: Vec<Event> = serde_json::from_str(&stored).expect("a stored journal is read");
        let mut again = self.origin.clone();
        journal.iter().for_each(|event| again.apply(event));
        assert_eq!(
            format!("{again:?}"),
            format!("{:?}", self.event),
            "seed {seed}: the journal leads elsewhere"
        );

        let (stage, table) = (self.event.stage(), self.event.table());
        for round in stage.rounds() {
            let mut seated: Vec<No> =
                round.boards.iter().flat_map(|board| [board.white, board.black]).chain(round.bye).collect();
            let everybody = seated.len();
            seated.sort_unstable();
            seated.dedup();
            assert_eq!(seated.len(), everybody, "seed {seed}: nobody sits at two boards");
        }
        if system.meets_once() {
            for no in table.numbers() {
                let mut met: Vec<No> = table.cells(no).iter().filter_map(|cell| cell.opponent).collect();
                let games = met.len();
                met.sort_unstable();
                met.dedup();
                let may_meet_again = self.event.regulation().edition == Edition::RuCodex;
                assert!(met.len() == games || may_meet_again, "seed {seed}: number {no} met somebody twice");
            }
        }
        // What one wins the other loses, and a plus is worth a win.
        let win = table.scale.points(rulebook::Mark::Win).in_halves();
        let all: u32 = table.numbers().map(|no| table.points(no).in_halves()).sum();
        let told: u32 = stage
            .rounds()
            .iter()
            .map(|round| {
                let boards =
                    round.boards.iter().filter_map(|board| board.outcome).map(|outcome| match outcome {
                        Outcome::NeitherCame | Outcome::BothLost => 0,
                        _ => win,
                    });
                boards.sum::<u32>() + if round.bye.is_some() { win } else { 0 }
            })
            .sum();
        assert_eq!(all, told, "seed {seed}: points are conserved");

        let places = self.event.standings();
        let ranked = table.len() - self.event.settled().out().count();
        assert_eq!(places.len(), ranked, "seed {seed}: everybody who counts has a place");
        let mut next = 1;
        for run in places.chunk_by(|one, other| one.first == other.first) {
            let last = run[0].first + run.len() as u32 - 1;
            assert!(
                run.iter().all(|place| (place.first, place.last) == (next, last)),
                "seed {seed}: {run:?}"
            );
            next = last + 1;
        }
    }
}

fn draft(rng: &mut Rng) -> Draft {
    let edition = [Edition::Ru22, Edition::RuCodex, Edition::Ua24, Edition::RuRenju][rng.usize(..4)];
    let renju = edition == Edition::RuRenju || edition == Edition::Ru22 && rng.u8(..4) == 0;
    let discipline = if renju { "renju" } else { "russian" };
    let mut draft = Draft::usual(edition, discipline.parse().expect("a discipline"));
    draft.scale = match edition {
        Edition::Ua24 => Scale::TwoOneZero,
        Edition::Ru22 if rng.bool() => Scale::TwoOneZero,
        _ => Scale::OneHalfZero,
    };
    let law = event_law(edition);
    let pages: Vec<swiss::System> = law.swiss.systems.iter().map(|page| page.system).collect();
    let system = match rng.u8(..9) {
        0..4 => System::Swiss { by: pages[rng.usize(..pages.len())], rounds: rng.u16(1..8) },
        4..6 => {
            let order = match rng.u8(..3) {
                0 if law.systems.round_robin.halves.is_some() => TableOrder::Halves,
                1 if law.systems.round_robin.drawn_order.is_some() => TableOrder::Drawn,
                _ => TableOrder::Printed,
            };
            System::RoundRobin { cycles: rng.u8(1..3), order }
        }
        6 => {
            let losers = match law.systems.knockout.placement {
                Some(_) if rng.bool() => knockout::Kind::Placement,
                _ => knockout::Kind::Elimination,
            };
            let lot = permitted(&law.systems.knockout, TieWay::Lot, Whom::Players).is_ok();
            let ways = core::iter::once(TieWay::ExtraGame).chain(lot.then_some(TieWay::Lot)).collect();
            System::Knockout { losers, ways }
        }
        7 => match law.systems.knockout.points {
            Some(_) => System::Lives { points: Points::halves(4) },
            None => System::Scheveningen,
        },
        _ => System::Match(Duel::new(Goal::Games { games: 4, end: End::Decided }, draft.scale)),
    };
    // Without a list of its own the regulation takes the usual criteria of its system.
    draft.standing = competition::standing::Terms::usual(edition, &system);
    draft.system = system;
    draft
}
