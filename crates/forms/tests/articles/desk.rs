//! Events for tests, and what is read off their papers.

use clock::{Day, Moment};
use competition::entry::{Capacity, Person, Rank};
use competition::panel::Candidate;
use competition::regulation::System;
use competition::round::Outcome;
use competition::schedule::Slot;
use competition::team::Roster;
use competition::{
    Actor, Command, Competition, Draft, No, PersonId, Role, entry, panel, round, schedule, swiss, team,
};
use forms::{Asked, Form, Members, Paper, Personal};
use language::Language;
use rulebook::Refusal;
use rulebook::law::event::{Character, List, Paper as Kind};

pub(crate) const CHIEF: Actor = Actor::Official(Role::ChiefArbiter);

/// An event while a test conducts it.
pub(crate) struct Desk {
    pub(crate) event: Competition,
    pub(crate) now: Moment,
}

pub(crate) fn day(text: &str) -> Day {
    let numbers: Vec<i32> = text.split('.').map(|number| number.parse().expect("a number")).collect();
    let small = |number: i32| u8::try_from(number).expect("a small number");
    Day::of(numbers[2], small(numbers[1]), small(numbers[0])).expect("a date")
}

pub(crate) fn at(date: &str, hour: i64, minute: i64) -> Moment {
    Moment(i64::from(day(date).0) * 86_400_000 + (hour * 60 + minute) * 60_000)
}

/// A draft of an event in Kazan.
pub(crate) fn draft(edition: &str, discipline: &str) -> Draft {
    let edition = edition.parse().expect("an edition");
    let mut draft = Draft::usual(edition, discipline.parse().expect("a discipline"));
    if draft.edition == rulebook::Edition::Ru22 {
        draft.scale = rulebook::Scale::OneHalfZero;
    }
    draft.name = "Чемпионат Республики Татарстан".to_owned();
    draft.organisation.place = "Казань".to_owned();
    draft.organisation.organisers = vec!["Федерация шашек".to_owned(), "Комитет по спорту".to_owned()];
    (draft.first_day, draft.last_day) = (Some(day("10.03.2023")), Some(day("18.03.2023")));
    draft
}

impl Desk {
    #[track_caller]
    pub(crate) fn by(draft: Draft) -> Self {
        match draft.check() {
            Ok((regulation, _)) => Self { event: Competition::new(regulation), now: at("10.03.2023", 9, 0) },
            Err(objections) => panic!("{objections:#?}"),
        }
    }

    #[track_caller]
    pub(crate) fn act(&mut self, by: Actor, command: impl Into<Command>) {
        let command = command.into();
        match self.event.decide(by, &command, self.now) {
            Ok(events) => events.iter().for_each(|each| self.event.apply(each)),
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    #[track_caller]
    pub(crate) fn round(&mut self, command: round::Command) {
        self.act(CHIEF, Command::Round(command));
    }

    /// Registers and admits players, then draws their numbers.
    #[track_caller]
    pub(crate) fn players(&mut self, people: Vec<Person>) {
        for person in people {
            self.act(CHIEF, entry::Command::register(person));
        }
        self.act(CHIEF, entry::Command::AdmitReady);
        self.numbers();
    }

    /// Draws the numbers.
    #[track_caller]
    pub(crate) fn numbers(&mut self) {
        let nonce = "salt".to_owned();
        self.round(round::Command::CommitLots(round::digest(7, &nonce)));
        self.round(round::Command::DrawLots { seed: 7, nonce });
    }

    /// Appoints the chief arbiter and the secretary, each with a category.
    #[track_caller]
    pub(crate) fn panel(&mut self) {
        for (name, role, category) in
            [("Иванов И.И.", Role::ChiefArbiter, "ВК"), ("Петрова П.П.", Role::Secretary, "I")]
        {
            let mut person = Person::new(name, Capacity::Arbiter);
            person.arbiter = category.to_owned();
            self.act(Actor::Organiser, entry::Command::register(person));
            let id = u32::try_from(self.event.entries().len()).expect("few people");
            let who = Candidate::new(PersonId(id), name);
            self.act(Actor::Organiser, Command::Panel(panel::Command::Appoint { who, role, post: None }));
        }
    }

    /// Gives rounds their days and hours, one a day from 10 March.
    #[track_caller]
    pub(crate) fn schedule(&mut self, rounds: u16) {
        for round in 1..=rounds {
            let date = format!("{:02}.03.2023", 9 + round);
            let slot =
                Slot { starts: Some(at(&date, 10, 30)), hall: Some("Большой зал".to_owned()) };
            self.act(Actor::Organiser, Command::Schedule(schedule::Command::Set { round, slot }));
        }
    }

    #[track_caller]
    pub(crate) fn pair(&mut self) -> Vec<(No, No)> {
        self.round(round::Command::Pair { seed: 3 });
        let round = self.event.stage().rounds().last().expect("a round");
        round.boards.iter().map(|board| (board.white, board.black)).collect()
    }

    /// Pairs a round and gives every board an outcome by its number, from 0.
    #[track_caller]
    pub(crate) fn play(&mut self, outcome: impl Fn(usize) -> Outcome) {
        let boards = self.pair();
        let round = u16::try_from(self.event.stage().rounds().len()).expect("few rounds");
        for (at, (white, _)) in boards.into_iter().enumerate() {
            self.round(round::Command::Score { round, no: white, outcome: outcome(at) });
        }
    }

    #[track_caller]
    pub(crate) fn paper(&self, form: Form) -> Paper {
        self.with(form, |_| {})
    }

    #[track_caller]
    pub(crate) fn with(&self, form: Form, change: impl Fn(&mut Asked)) -> Paper {
        let mut asked = Asked::new(Language::Russian);
        change(&mut asked);
        match form.of(&self.event, &asked) {
            Ok(paper) => paper,
            Err(refusal) => panic!("{form} was refused: {refusal}"),
        }
    }

    #[track_caller]
    pub(crate) fn refused(&self, form: Form, change: impl Fn(&mut Asked)) -> Refusal {
        let mut asked = Asked::new(Language::Russian);
        change(&mut asked);
        match form.of(&self.event, &asked) {
            Ok(paper) => panic!("{form} was filled in:\n{}", paper.text()),
            Err(refusal) => refusal,
        }
    }
}

/// The way all tests draw results.
pub(crate) fn mixed(at: usize) -> Outcome {
    [Outcome::White, Outcome::Draw, Outcome::Black][at % 3]
}

/// Names a paper has to have room for.
const NAMES: [&str; 10] = [
    "Иванов Иван",
    "Константинопольский-Преображенский Вячеслав",
    "Орлова Анна",
    "Ким Юрий",
    "Щербаковская Екатерина",
    "Ґудзь Їжакевич Євген",
    "Петров Пётр",
    "Абдурахманов Абдулхаким",
    "Сидоров Семён",
    "Ли Ян",
];

/// So many players.
pub(crate) fn people(many: usize) -> Vec<Person> {
    (0..many)
        .map(|at| {
            let name = NAMES[at % NAMES.len()];
            let name = if at < NAMES.len() { name.to_owned() } else { format!("{name} {}", at + 1) };
            let mut person = Person::player(&name).of(["Казань", "Набережные Челны", "Альметьевск"][at % 3]);
            person.rating = Some(2300 - 17 * u16::try_from(at).expect("few people"));
            person.rank = [None, Some(Rank::Candidate), Some(Rank::Master), Some(Rank::First)][at % 4];
            person
        })
        .collect()
}

/// A round robin of so many, with so many rounds played.
#[track_caller]
pub(crate) fn round_robin(many: usize, played: usize) -> Desk {
    let mut desk = Desk::by(draft("RU22", "russian"));
    desk.panel();
    desk.players(people(many));
    (0..played).for_each(|_| desk.play(mixed));
    desk
}

/// The draft of a Swiss.
pub(crate) fn swiss_draft(edition: &str, by: swiss::System, rounds: u16) -> Draft {
    let mut draft = draft(edition, "russian");
    draft.system = System::Swiss { by, rounds };
    draft.standing = competition::standing::Terms::usual(draft.edition, &draft.system);
    draft
}

/// A Swiss of so many, with so many rounds played of those that are planned.
#[track_caller]
pub(crate) fn swiss(many: usize, played: usize, rounds: u16) -> Desk {
    let mut desk = Desk::by(swiss_draft("RU22", swiss::System::TruncatedSolkoff, rounds));
    desk.panel();
    desk.players(people(many));
    (0..played).for_each(|_| desk.play(mixed));
    desk
}

/// A team event of so many teams on four boards, with nothing paired.
#[track_caller]
pub(crate) fn teams(many: u32, system: System) -> Desk {
    let mut draft = draft("RU22", "russian");
    draft.organisation.character = Some(Character::Team);
    draft.system = system;
    draft.standing = competition::standing::Terms::usual(draft.edition, &draft.system);
    draft.scale = rulebook::Scale::OneHalfZero;
    let mut desk = Desk::by(draft);
    desk.panel();
    let first = u32::try_from(desk.event.entries().len()).expect("few people") + 1;
    for person in people(4 * usize::try_from(many).expect("few teams")) {
        let person = Person { capacities: vec![Capacity::TeamMember], ..person };
        desk.act(CHIEF, entry::Command::register(person));
    }
    desk.act(CHIEF, entry::Command::AdmitReady);
    for at in 0..many {
        let main: Vec<PersonId> = (0..4).map(|board| PersonId(first + 4 * at + board)).collect();
        let name = ["Волга", "Кама", "Днепр", "Свислочь", "Нева", "Обь"][at as usize % 6].to_owned();
        let roster = Roster { name, captain: main.first().copied(), main, reserves: Vec::new() };
        desk.act(Actor::Organiser, Command::Team(team::Command::Enter(roster)));
    }
    desk.numbers();
    desk
}

/// Scores every board of the last round of teams.
#[track_caller]
pub(crate) fn score_teams(desk: &mut Desk, outcome: impl Fn(usize) -> Outcome) {
    let stage = desk.event.stage().clone();
    let round = stage.rounds().last().expect("a round");
    for board in &round.boards {
        let Some(round::Competitor::Team(team)) = stage.competitor(board.white) else { continue };
        for seat in 1..=4_u8 {
            let outcome = outcome(usize::from(seat) - 1);
            let score = team::Command::Score { round: round.round, team, board: seat, outcome };
            desk.act(CHIEF, Command::Team(score));
        }
    }
}

/// Asks for everything that is nobody else's business.
pub(crate) fn personal(asked: &mut Asked) {
    asked.personal = Personal::Shown;
}

/// Asks for the players of teams.
pub(crate) fn members(asked: &mut Asked) {
    asked.members = Members::Listed;
}

/// The row of a paper's first table that has this text in a cell.
#[track_caller]
pub(crate) fn row<'a>(paper: &'a Paper, text: &str) -> Vec<&'a str> {
    let table = paper.tables().next().expect("a table");
    let found = table.rows().find(|row| row.texts().iter().any(|cell| cell.contains(text)));
    found.unwrap_or_else(|| panic!("no row has {text:?}:\n{}", paper.text())).texts()
}

/// The labels of a paper's first table.
#[track_caller]
pub(crate) fn labels(paper: &Paper) -> Vec<&str> {
    paper.tables().next().expect("a table").labels()
}

/// A paper has this text.
#[track_caller]
pub(crate) fn has(paper: &Paper, text: &str) {
    assert!(paper.text().contains(text), "no {text:?} in\n{}", paper.text());
}

/// What UA24 asks of everybody: the lists and the course; then everybody is admitted.
#[track_caller]
pub(crate) fn pass_ua24(desk: &mut Desk, many: u32) {
    let people: Vec<PersonId> = (1..=many).map(PersonId).collect();
    let lists = vec![List::NationalCentre, List::InternationalFederation, List::TestingAgency];
    let finding = entry::Finding::Clear;
    desk.act(CHIEF, entry::Command::Check { people: people.clone(), lists, finding });
    let paper = entry::Shown::new(Kind::AntidopingCourse.into());
    desk.act(CHIEF, entry::Command::Show { people, paper });
    desk.act(CHIEF, entry::Command::AdmitReady);
}
