//! What an event is and how it is announced.

use article::Article;
use clock::{Control, Millis};
use competition::duel::{Duel, End, Ending, Goal};
use competition::entry::{self, Capacity, Person};
use competition::mixed::{Feed, Who};
use competition::panel::{Candidate, Command as Panel};
use competition::regulation::{Later, System};
use competition::round::{self, Competitor, Leaving};
use competition::schedule::{Command as Schedule, Instead, Slot};
use competition::{Actor, Command, Competition, Draft, Event, Fact, No, Role, knockout, swiss as pairs};
use draughts::{AnyVariant, Colour, Setup};
use rulebook::law::event::{Block, Character, Contests, Entrants, EventKind, Play, Registered, SystemName};
use rulebook::{Edition, Kind, Mark, Points, Record, Scale, Status, Tempo, event_law, law, presets};

use crate::desk::{ARBITER, CHIEF, Desk, ORGANISER, at, checked, day, draft, objected_by};
use crate::officials::{appoint, draw, person, swiss};

/// An entry of the register by the letter of its article.
#[track_caller]
fn entry(letter: &str) -> &'static Registered {
    let register = event_law(Edition::Ru22).organisation.register.expect("a register");
    let article = format!("RU22:1.2.{letter}");
    register.entries.iter().find(|entry| entry.by.name() == article).expect("an entry")
}

/// What an entry selects: its name, game, tempo and who plays; a draft that says so passes.
#[track_caller]
fn selects(letter: &str, name: &str, variant: AnyVariant, tempo: Tempo, entrants: Entrants) {
    let entry = entry(letter);
    assert_eq!((entry.name, entry.kinds), (name, &[Kind::Draughts(variant)][..]));
    assert_eq!((entry.tempo, entry.entrants, entry.play), (Some(tempo), entrants, Play::Board));
    let mut good = registered(variant.name(), tempo, name);
    if entrants == Entrants::Teams {
        objected_by(&good, entry.by.name());
        good.organisation.character = Some(Character::Team);
    }
    assert!(good.objections().is_empty(), "{:?}", good.objections());
    let tempo_of_others = if tempo == Tempo::Blitz { Tempo::Rapid } else { Tempo::Blitz };
    let mut other_tempo = registered(variant.name(), tempo_of_others, name);
    other_tempo.organisation.character = good.organisation.character;
    objected_by(&other_tempo, entry.by.name());
    let other = if variant == AnyVariant::Russian { "international" } else { "russian" };
    let mut wrong = registered(other, tempo, name);
    wrong.organisation.character = good.organisation.character;
    objected_by(&wrong, entry.by.name());
}

fn registered(game: &str, tempo: Tempo, name: &str) -> Draft {
    let mut draft = draft("RU22", &format!("{game} {tempo}"));
    draft.organisation.registered = Some(name.to_owned());
    draft
}

/// The control to take when nothing is said.
fn usual_control(game: AnyVariant, tempo: Tempo) -> String {
    let offered = presets(Edition::Ru22, Kind::Draughts(game), tempo);
    offered.iter().find(|preset| preset.default).expect("a default").control.to_string()
}

/// Whether a control is allowed.
fn allows(discipline: &str, control: &str) -> bool {
    let control: Control = control.parse().expect("a control");
    let discipline = discipline.parse().expect("a discipline");
    rulebook::Draft::usual(Edition::Ru22, discipline, control).is_some_and(|draft| draft.check().is_ok())
}

/// Teams of rapid and blitz have men and women only.
fn only_men_and_women(kind: Kind) {
    let tables = event_law(Edition::Ru22).ages.tables;
    let table = tables.iter().find(|table| {
        table.contests == Contests::FastTeams && (table.games.is_empty() || table.games.contains(&kind))
    });
    let groups = table.expect("a table of teams").groups;
    assert_eq!((groups.len(), groups[0].oldest), (1, None));
}

#[test]
fn ru22_1_1_par6_everybody_is_a_participant_with_a_category() {
    let mut desk = Desk::new("RU22", "russian");
    let people = [
        ("Иванов Пётр", Capacity::Player),
        ("Орлова Анна", Capacity::Coach),
        ("Сом Илья", Capacity::Arbiter),
        ("Лось Юрий", Capacity::Organiser),
    ];
    for (name, capacity) in people {
        desk.act(CHIEF, entry::Command::register(Person::new(name, capacity)).into());
    }
    desk.act(CHIEF, entry::Command::AdmitReady.into());
    for (no, (name, capacity)) in (1..).zip(people) {
        let known = desk.event.person(person(no)).expect("registered");
        assert_eq!((known.name.as_str(), known.capacities.as_slice()), (name, &[capacity][..]));
    }
    assert_eq!(desk.event.competitors(), [Competitor::Person(person(1))], "only the player is paired");
    let office = |name: &str| {
        let who = Candidate::new(person(3), name);
        Command::Panel(Panel::Appoint { who, role: Role::Arbiter, post: None })
    };
    desk.refused_by(ORGANISER, office("Somebody else"), "RU22:1.1.par6");
    desk.act(ORGANISER, office("Сом Илья"));
}

#[test]
fn ru22_1_2_sixteen_disciplines_and_no_other() {
    let register = event_law(Edition::Ru22).organisation.register.expect("a register");
    assert_eq!(register.entries.len(), 16);
    let letters: Vec<_> = register.entries.iter().map(|entry| entry.by.number()).collect();
    let expected: Vec<_> = ('a'..='p').map(|letter| format!("1.2.{letter}")).collect();
    assert_eq!(letters, expected);
    let wrong = registered("russian", Tempo::Classical, "checkers");
    objected_by(&wrong, "RU22:1.2");
    assert!(wrong.check().is_err());
}

#[test]
fn ru22_1_2_a_russian_rapid() {
    selects("a", "русские шашки – быстрая игра", AnyVariant::Russian, Tempo::Rapid, Entrants::Persons);
    assert_eq!(usual_control(AnyVariant::Russian, Tempo::Rapid), "8m+4s");
    let game =
        rulebook::Draft::preset(Edition::Ru22, "russian rapid".parse().expect("known")).expect("a preset");
    for record in [Record::Kept, Record::NotKept] {
        assert!(rulebook::Draft { record, ..game.clone() }.check().is_ok());
    }
}

#[test]
fn ru22_1_2_b_russian_rapid_teams() {
    let name = "русские шашки – быстрая игра – командные соревнования";
    selects("b", name, AnyVariant::Russian, Tempo::Rapid, Entrants::Teams);
    only_men_and_women(Kind::Draughts(AnyVariant::Russian));
}

#[test]
fn ru22_1_2_c_russian_teams() {
    let name = "русские шашки – командные соревнования";
    selects("c", name, AnyVariant::Russian, Tempo::Classical, Entrants::Teams);
    let draws = law(Edition::Ru22, entry("c").kinds[0]).expect("known").draws;
    assert_eq!(draws.from_move.expect("a limit").value, 20);
}

#[test]
fn ru22_1_2_d_russian_blitz() {
    selects("d", "русские шашки – молниеносная игра", AnyVariant::Russian, Tempo::Blitz, Entrants::Persons);
    assert_eq!(usual_control(AnyVariant::Russian, Tempo::Blitz), "3m+2s");
    assert!(allows("russian blitz", "3m+2s") && allows("russian blitz", "5m"));
    assert!(!allows("russian blitz", "6m") && !allows("russian blitz", "2m+2s"));
}

#[test]
fn ru22_1_2_e_russian_blitz_teams() {
    let name = "русские шашки – молниеносная игра – командные соревнования";
    selects("e", name, AnyVariant::Russian, Tempo::Blitz, Entrants::Teams);
    only_men_and_women(Kind::Draughts(AnyVariant::Russian));
    assert!(allows("russian blitz", "3m+2s") && !allows("russian blitz", "6m"));
}

#[test]
fn ru22_1_2_f_russian() {
    selects("f", "русские шашки", AnyVariant::Russian, Tempo::Classical, Entrants::Persons);
    assert_eq!(entry("f").systems, [rulebook::System::Ordinary, rulebook::System::Drawn]);
    assert_eq!(entry("a").systems, [rulebook::System::Ordinary]);
}

#[test]
fn ru22_1_2_g_international_rapid() {
    let name = "стоклеточные шашки – быстрая игра";
    selects("g", name, AnyVariant::International, Tempo::Rapid, Entrants::Persons);
    assert_eq!(AnyVariant::International.rules().board.value.size(), 50);
    assert_eq!(usual_control(AnyVariant::International, Tempo::Rapid), "15m+5s");
    assert!(allows("international rapid", "30m") && !allows("international rapid", "31m"));
    assert!(!allows("international rapid", "14m+5s"));
}

#[test]
fn ru22_1_2_h_international_rapid_teams() {
    let name = "стоклеточные шашки – быстрая игра – командные соревнования";
    selects("h", name, AnyVariant::International, Tempo::Rapid, Entrants::Teams);
    only_men_and_women(Kind::Draughts(AnyVariant::International));
    assert!(allows("international rapid", "15m+5s") && !allows("international rapid", "31m"));
}

#[test]
fn ru22_1_2_i_international_teams() {
    let name = "стоклеточные шашки – командные соревнования";
    selects("i", name, AnyVariant::International, Tempo::Classical, Entrants::Teams);
    let draws = law(Edition::Ru22, entry("i").kinds[0]).expect("known").draws;
    assert_eq!(draws.from_move.expect("a limit").value, 40);
}

#[test]
fn ru22_1_2_j_international_blitz() {
    let name = "стоклеточные шашки – молниеносная игра";
    selects("j", name, AnyVariant::International, Tempo::Blitz, Entrants::Persons);
    assert_eq!(usual_control(AnyVariant::International, Tempo::Blitz), "5m+3s");
    assert!(allows("international blitz", "15m") && !allows("international blitz", "16m"));
    assert!(!allows("international blitz", "4m+3s"));
}

#[test]
fn ru22_1_2_k_international_blitz_teams() {
    let name = "стоклеточные шашки – молниеносная игра – командные соревнования";
    selects("k", name, AnyVariant::International, Tempo::Blitz, Entrants::Teams);
    only_men_and_women(Kind::Draughts(AnyVariant::International));
    assert!(allows("international blitz", "5m+3s") && !allows("international blitz", "16m"));
}

#[test]
fn ru22_1_2_l_international() {
    selects("l", "стоклеточные шашки", AnyVariant::International, Tempo::Classical, Entrants::Persons);
    let offered = presets(Edition::Ru22, Kind::Draughts(AnyVariant::International), Tempo::Classical);
    assert!(offered.iter().any(|preset| preset.control.to_string() == "1h+30s"), "{offered:?}");
    assert!(allows("international", "60m+30s") && allows("international", "120m+30s"));
    assert!(!allows("international", "121m+30s") && !allows("international", "29m+30s"));
}

#[test]
fn ru22_1_2_m_by_correspondence() {
    let entry = entry("m");
    assert_eq!((entry.name, entry.play, entry.tempo), ("игра по переписке", Play::Correspondence, None));
    let games: Vec<_> = entry.kinds.iter().map(|kind| kind.name()).collect();
    assert_eq!(games, ["russian", "international", "giveaway"]);
    let by_post = |game: &str| {
        let mut draft = registered(game, Tempo::Classical, entry.name);
        draft.organisation.play = Play::Correspondence;
        draft
    };
    assert!(by_post("giveaway").objections().is_empty());
    objected_by(&by_post("checkers"), "RU22:1.2.m");
    objected_by(&registered("russian", Tempo::Classical, entry.name), "RU22:1.2.m");
}

#[test]
fn ru22_1_2_n_giveaway() {
    selects(
        "n",
        "обратная игра в шашки (поддавки)",
        AnyVariant::Giveaway,
        Tempo::Classical,
        Entrants::Persons,
    );
    let board = AnyVariant::Giveaway.rules().board.value;
    let mut setup = Setup::empty(board, Colour::White);
    let man = draughts::Piece { colour: Colour::Black, rank: draughts::Rank::Man };
    setup.put(board.square_named("c5").expect("a square"), man);
    let over = AnyVariant::Giveaway.position(setup).expect("a position").ending().expect("over");
    assert_eq!(over.winner, Colour::White);
}

#[test]
fn ru22_1_2_o_composition() {
    let entry = entry("o");
    assert_eq!((entry.name, entry.play, entry.tempo), ("шашечная композиция", Play::Composing, None));
    let mut contest = registered("russian", Tempo::Classical, entry.name);
    objected_by(&contest, "RU22:1.2.o");
    contest.organisation.play = Play::Composing;
    assert!(contest.objections().is_empty());
}

#[test]
fn ru22_1_2_p_renju() {
    let entry = entry("p");
    assert_eq!((entry.name, entry.kinds), ("рэндзю", &[Kind::Renju][..]));
    let mut wrong = registered("russian", Tempo::Classical, entry.name);
    objected_by(&wrong, "RU22:1.2.p");
    wrong.discipline = "renju".parse().expect("renju");
    assert!(wrong.objections().is_empty());
}

#[test]
fn ru22_1_3_every_event_has_one_character() {
    let of = |character| {
        let mut draft = draft("RU22", "russian");
        draft.organisation.character = character;
        draft
    };
    objected_by(&of(None), "RU22:1.3");
    assert!(of(None).check().is_err());
    let law = event_law(Edition::Ru22).organisation;
    let articles: Vec<_> = law.characters.iter().map(|known| known.by.number()).collect();
    assert_eq!(articles, ["1.3.a", "1.3.b", "1.3.c", "1.3.d"]);
    for character in Character::ALL {
        assert!(of(Some(character)).check().is_ok(), "{character:?}");
        let tables = (character.ranks_persons(), character.ranks_teams());
        let expected = match character {
            Character::Individual => (true, false),
            Character::Team => (false, true),
            Character::IndividualTeam | Character::TeamStanding => (true, true),
        };
        assert_eq!(tables, expected);
    }
    let mut told = serde_json::to_value(of(None)).expect("JSON");
    for nothing in [serde_json::Value::Null, serde_json::json!("club")] {
        told["organisation"]["character"] = nothing.clone();
        match serde_json::from_value::<Draft>(told.clone()) {
            Ok(said) => objected_by(&said, "RU22:1.3"),
            Err(unknown) => assert!(!nothing.is_null() && unknown.to_string().contains("club"), "{unknown}"),
        }
    }
}

fn playing(edition: &str, system: System) -> Draft {
    Draft { system, ..draft(edition, if edition == "RU-RENJU" { "renju" } else { "russian" }) }
}

fn knockout(losers: knockout::Kind) -> System {
    System::Knockout { losers, ways: Vec::new() }
}

#[test]
fn ru22_1_4_one_of_six_systems() {
    let law = event_law(Edition::Ru22).organisation;
    assert_eq!(law.system("ladder").expect_err("no system").name(), "RU22:1.4");
    let names: Vec<_> = law.systems.iter().map(|system| (system.value, system.by.number())).collect();
    let expected = [
        (SystemName::RoundRobin, "1.4.a"),
        (SystemName::Swiss, "1.4.b"),
        (SystemName::Knockout, "1.4.c"),
        (SystemName::PlacementKnockout, "1.4.d"),
        (SystemName::Scheveningen, "1.4.e"),
        (SystemName::Mixed, "1.4.f"),
    ];
    assert_eq!(names, expected);
    assert!(law.system("improved knockout").is_ok());
    let placement = || knockout(knockout::Kind::Placement);
    assert!(playing("RU22", placement()).check().is_ok());
    assert!(playing("UA24", placement()).check().is_ok(), "a variant of its knockout");
    assert!(playing("RU-CODEX", placement()).check().is_err());
}

/// A Swiss stage feeds a knockout of the first eight.
#[track_caller]
fn two_stages(edition: &str, article: &str) {
    let first = System::Swiss { by: pairs::System::BlindLot, rounds: 7 };
    let feed = Feed { who: Who::Top(8), ..Feed::default() };
    let later = Later { feed, system: knockout(knockout::Kind::Elimination) };
    let regulation = checked(Draft { later: vec![later], ..playing(edition, first) });
    assert_eq!(regulation.system.name(), SystemName::Swiss);
    assert_eq!(regulation.later[0].system.name(), SystemName::Knockout);
    assert_eq!(regulation.later[0].feed.who, Who::Top(8));
    assert_eq!(regulation.law().organisation.stages.name(), article);
    let odd = Later { feed, system: knockout(knockout::Kind::Placement) };
    let mixed = Draft { later: vec![odd], ..draft("RU-CODEX", "russian") };
    assert!(mixed.check().is_err(), "stages use systems of the edition");
}

#[test]
fn ru22_1_4_f_stages_use_different_systems() {
    two_stages("RU22", "RU22:1.4.f");
}

#[test]
fn ru_codex_3_2_e_stages_use_different_systems() {
    two_stages("RU-CODEX", "RU-CODEX:3.2.e");
}

#[test]
fn ua24_ii_systems_6_5_stages_use_different_systems() {
    two_stages("UA24", "UA24:II.systems.6.5");
}

fn set(round: u16, hour: u64) -> Command {
    let slot = Slot { starts: Some(at("10.03.2023", hour, 0)), hall: Some("Hall".to_owned()) };
    Command::Schedule(Schedule::Set { round, slot })
}

#[test]
fn ru22_3_1_1_b_hours_change_and_days_of_arrival_do_not() {
    let mut desk = Desk::by(swiss("RU22", "russian", 5));
    draw(&mut desk, 6);
    desk.act(ORGANISER, Command::Schedule(Schedule::Arrival(day("09.03.2023"))));
    desk.act(ORGANISER, Command::Schedule(Schedule::Departure(day("18.03.2023"))));
    desk.act(ORGANISER, set(5, 10));
    desk.act(ORGANISER, Command::Schedule(Schedule::Publish));
    let facts = desk.act(ORGANISER, set(5, 16));
    assert_eq!(facts.len(), 2, "saved, and made known");
    let slot = desk.event.hours().slot(5).expect("a slot");
    assert_eq!(slot.starts, Some(at("10.03.2023", 16, 0)));
    for change in [Schedule::Arrival(day("10.03.2023")), Schedule::Departure(day("19.03.2023"))] {
        desk.refused_by(ORGANISER, Command::Schedule(change), "RU22:3.1.1.b");
    }
    assert_eq!(desk.event.schedule().days(), (Some(day("09.03.2023")), Some(day("18.03.2023"))));
    desk.refused_by(ARBITER, set(5, 12), "RU22:12.2.a");
}

#[test]
fn ru22_3_2_no_programme_with_an_empty_part() {
    let mut rules = swiss("RU22", "russian", 2);
    rules.organisation.organisers = vec!["Federation".to_owned(), "City committee".to_owned()];
    rules.organisation.place = "Казань".to_owned();
    (rules.first_day, rules.last_day) = (Some(day("10.03.2023")), Some(day("18.03.2023")));
    let mut desk = Desk::by(rules);
    let write = |block, text: &str| Command::Schedule(Schedule::Write { block, text: text.to_owned() });
    desk.act(ORGANISER, write(Block::Entitled, "under 14 and under 17"));
    desk.act(ORGANISER, write(Block::Contacts, "+7 843 000"));
    desk.act(ORGANISER, set(1, 12));
    let publish = || Command::Schedule(Schedule::PublishProgramme);
    let refusal = desk.refused_by(ORGANISER, publish(), "RU22:3.2");
    assert!(refusal.instead.contains("schedule") && refusal.instead.contains("RU22:3.2.d"), "{refusal}");
    desk.act(ORGANISER, set(2, 10));
    let programme = desk.event.programme();
    let blocks: Vec<_> = programme.iter().map(|part| part.by.number()).collect();
    assert_eq!(blocks, ["3.2.a", "3.2.b", "3.2.c", "3.2.d", "3.2.e", "3.2.f"]);
    let text = |at: usize| programme[at].text.clone().expect("a text");
    assert_eq!(text(1), "Federation; City committee");
    assert_eq!(text(2), "Казань, 10.03.2023 – 18.03.2023");
    assert_eq!(text(3), "2: 10.03.2023 10:00 Hall\n1: 10.03.2023 12:00 Hall", "in the order of time");
    desk.act(ORGANISER, publish());
    assert_eq!(desk.event.schedule().programme_published(), Some(desk.now));
}

/// The rule of the federation wins over an article of the edition.
#[track_caller]
fn rif(edition: &str, article: &str, by: &str) {
    let article = Article::find(article).expect("an article");
    let mut official = draft(edition, "renju");
    official.organisation.federation =
        Some(vec![Instead { article, text: "draw offers are not allowed".to_owned() }]);
    let desk = Desk::by(official.clone());
    let terms = &desk.event.regulation().organisation;
    assert_eq!(terms.instead(article).expect("the rule of the RIF").text, "draw offers are not allowed");
    let law = desk.event.law().organisation.overrides.expect("a federation");
    assert_eq!((law.source, law.by.name()), ("RIF", by));
    assert!(terms.instead(law.by).is_none());
    assert!(checked(draft(edition, "renju")).organisation.instead(article).is_none());
    official.organisation.federation = Some(vec![Instead { article, text: String::new() }]);
    objected_by(&official, by);
    let mut draughts = draft("RU22", "russian");
    draughts.organisation.federation = Some(Vec::new());
    assert!(draughts.check().is_err(), "only in renju");
}

#[test]
fn ru22_9_1_par1_the_rif_regulation_comes_first() {
    rif("RU22", "RU22:9.2.7.1.a", "RU22:9.1.par1");
}

#[test]
fn ru_renju_5_1_3_the_rif_regulation_comes_first() {
    rif("RU-RENJU", "RU-RENJU:5.3.9.1", "RU-RENJU:5.1.3");
}

#[test]
fn ru_codex_3_1_the_kinds_of_event() {
    use EventKind::{Championship, FirstPlace, Match, MatchTournament, Tournament};
    let of = |edition: &str, kind| {
        let mut draft = draft(edition, "russian");
        draft.organisation.kind = Some(kind);
        draft
    };
    for kind in [Championship, FirstPlace, Tournament, Match, MatchTournament] {
        assert_eq!(checked(of("RU-CODEX", kind)).organisation.kind, Some(kind));
    }
    assert_eq!(MatchTournament.name(), "match-tournament");
    assert!(of("UA24", MatchTournament).check().is_err(), "UA24 has no such kind");
}

#[test]
fn ru_codex_3_1_a_an_individual_event_has_one_table() {
    let regulation = checked(draft("RU-CODEX", "russian"));
    let character = regulation.organisation.character();
    assert!(character.ranks_persons() && !character.ranks_teams());
    assert_eq!(regulation.law().organisation.characters[0].by.name(), "RU-CODEX:3.1.a");
    let mut other = draft("RU-CODEX", "russian");
    other.organisation.character = Some(Character::TeamStanding);
    objected_by(&other, "RU-CODEX:3.1.a");
}

#[test]
fn ua24_ii_systems_5_1_an_individual_event_has_one_table() {
    let regulation = checked(draft("UA24", "russian"));
    let character = regulation.organisation.character();
    assert!(character.ranks_persons() && !character.ranks_teams());
    assert_eq!(regulation.law().organisation.characters[0].by.name(), "UA24:II.systems.5.1");
    let mut silent = draft("UA24", "russian");
    silent.organisation.character = None;
    objected_by(&silent, "UA24:II.systems.5.1");
}

fn leave(desk: &mut Desk, no: u16) {
    let fact = Fact::Round(round::Fact::Left {
        no: No(no),
        after: 0,
        how: Leaving::Withdrew,
        reason: "ill".to_owned(),
    });
    let step = desk.event.journal().last().map_or(1, |event| event.step + 1);
    desk.event.apply(&Event { step, at: desk.now, actor: CHIEF, fact });
}

#[test]
fn ru_renju_5_3_9_2_new_lots_before_the_clocks_only() {
    let drawn = |begun: bool| -> Desk {
        let mut desk =
            Desk::by(playing("RU-RENJU", System::Swiss { by: pairs::System::RenjuLot, rounds: 1 }));
        appoint(&mut desk, 90, Role::ChiefArbiter, None);
        desk.act(CHIEF, set(1, 12));
        draw(&mut desk, 6);
        if begun {
            desk.act(CHIEF, Command::Schedule(Schedule::Begin(1)));
        }
        desk
    };
    let offered = |event: &Competition| event.new_lots().map(Article::name);
    let mut early = drawn(false);
    assert_eq!(offered(&early.event), None, "nobody left");
    leave(&mut early, 3);
    assert_eq!(offered(&early.event), Some("RU-RENJU:5.3.9.2"));
    let mut late = drawn(true);
    leave(&mut late, 3);
    assert_eq!(offered(&late.event), None);
}

#[test]
fn ru_renju_5_3_13_1_the_systems() {
    let law = event_law(Edition::RuRenju).organisation;
    let names: Vec<_> = law.systems.iter().map(|system| system.value.name()).collect();
    let expected = [
        "match",
        "round robin",
        "Scheveningen",
        "knockout",
        "Swiss",
        "regulated Swiss",
        "match-tournament",
        "other",
    ];
    assert_eq!(names, expected);
    for by in [pairs::System::RenjuLot, pairs::System::RenjuRating] {
        let draft = playing("RU-RENJU", System::Swiss { by, rounds: 5 });
        assert!(draft.objections().iter().all(|found| found.by.name() != "RU-RENJU:5.3.13.1"));
    }
    // Where losers play on for the places behind is a variant of the knockout.
    assert!(playing("RU-RENJU", knockout(knockout::Kind::Placement)).check().is_ok());
}

const WON: [Mark; 2] = [Mark::Win, Mark::Loss];
const DRAWN: [Mark; 2] = [Mark::Draw, Mark::Draw];

#[track_caller]
fn is_open(duel: &Duel, games: &[[Mark; 2]]) {
    assert!(matches!(duel.score(games).ending, Ending::Open { .. }), "{games:?}");
}

#[test]
fn ru_renju_5_3_13_2_a_match_ends_at_the_third_win() {
    let duel = Duel::new(Goal::Wins(3), Scale::OneHalfZero);
    is_open(&duel, &[WON, DRAWN, WON]);
    assert_eq!(duel.score(&[WON, DRAWN, WON, WON]).ending, Ending::Won(0));
    let objections = playing("RU-RENJU", System::Match(duel)).objections();
    assert!(objections.is_empty(), "{objections:?}");
    let law = event_law(Edition::RuRenju).organisation;
    assert!(law.matches.iter().all(|goal| goal.by.name() == "RU-RENJU:5.3.13.2") && law.matches.len() == 3);
}

#[test]
fn ua24_iii_team_9_matches_to_wins_points_or_games() {
    let wins = Duel::new(Goal::Wins(6), Scale::TwoOneZero);
    is_open(&wins, &[WON; 5]);
    assert_eq!(wins.score(&[WON; 6]).ending, Ending::Won(0));
    let best = |end| Duel::new(Goal::Games { games: 12, end }, Scale::TwoOneZero);
    assert_eq!(best(End::Decided).score(&[WON; 7]).ending, Ending::Won(0), "the other cannot come level");
    is_open(&best(End::Decided), &[WON; 6]);
    is_open(&best(End::LastGame), &[WON; 7]);
    assert_eq!(best(End::LastGame).score(&[DRAWN; 12]).ending, Ending::Drawn);
    let points = Duel::new(Goal::Points(Points::halves(10)), Scale::TwoOneZero);
    is_open(&points, &[WON, WON]);
    assert_eq!(points.score(&[WON, WON, DRAWN]).ending, Ending::Won(0));
    let goals = event_law(Edition::Ua24).organisation.matches;
    assert!(goals.iter().all(|goal| goal.by.name() == "UA24:III.team.9") && goals.len() == 3);
    for duel in [wins, points, best(End::Decided)] {
        assert!(playing("UA24", System::Match(duel)).objections().is_empty());
    }
}

#[test]
fn ua24_i_general_1_national_events_only() {
    let of = |edition: &str, status| Draft {
        status,
        entries: competition::entry::Terms::default(),
        ..draft(edition, "russian")
    };
    assert!(of("UA24", Status::National).check().is_ok());
    objected_by(&of("UA24", Status::International), "UA24:I.general.1");
    assert!(of("UA24", Status::International).check().is_err());
    assert!(of("RU22", Status::International).check().is_ok());
    assert_eq!(checked(of("UA24", Status::National)).edition, Edition::Ua24, "the event keeps its edition");
}

/// Whether an event of so many may be of a kind when it begins.
fn begins(kind: EventKind, players: u32) -> Result<(), &'static str> {
    let mut rules = swiss("UA24", "russian", 1);
    rules.organisation.kind = Some(kind);
    let mut desk = Desk::by(rules);
    appoint(&mut desk, 90, Role::ChiefArbiter, None);
    draw(&mut desk, players);
    let begun = desk.attempt(CHIEF, &Command::Schedule(Schedule::Begin(1)));
    begun.map(|_| ()).map_err(|refusal| refusal.by.name())
}

#[test]
fn ua24_ii_systems_3_an_event_of_many_is_no_match() {
    for kind in [EventKind::Championship, EventKind::FirstPlace, EventKind::Tournament] {
        assert_eq!(begins(kind, 12), Ok(()));
    }
    assert_eq!(begins(EventKind::Match, 12), Err("UA24:II.systems.3"));
}

#[test]
fn ua24_ii_systems_4_an_event_of_two_is_a_match() {
    assert_eq!(begins(EventKind::Match, 2), Ok(()));
    assert_eq!(begins(EventKind::Tournament, 2), Err("UA24:II.systems.4"));
}

#[test]
fn ua24_iii_start_2_every_player_is_told_of_a_change() {
    let mut desk = Desk::by(swiss("UA24", "russian", 2));
    draw(&mut desk, 4);
    desk.act(CHIEF, set(1, 10));
    assert!(desk.event.schedule().notices().is_empty(), "nothing was made known yet");
    desk.act(CHIEF, Command::Schedule(Schedule::Publish));
    desk.wait(Millis::minutes(30));
    desk.act(CHIEF, set(1, 11));
    let notice = desk.event.schedule().notices().last().expect("a notice").clone();
    assert_eq!((notice.no, notice.to.len(), notice.by.name()), (2, 4, "UA24:III.start.2"));
    let waiting = |desk: &Desk| desk.event.schedule().waiting(&notice).count();
    assert_eq!(waiting(&desk), 4);
    let receive = |no| {
        let who = Competitor::Person(person(no));
        Command::Schedule(Schedule::Receive { notice: 2, who })
    };
    desk.act(Actor::Person(person(1)), receive(1));
    desk.refused_by(Actor::Person(person(2)), receive(3), "UA24:III.start.2");
    desk.act(Actor::Person(person(3)), receive(3));
    assert_eq!(waiting(&desk), 2);
    desk.refused_by(Actor::Person(person(9)), receive(9), "UA24:III.start.2");
}

#[test]
fn ua24_ii_regulation_4_points_the_edition_does_not_count_are_listed() {
    let remark = |edition, discipline, scale| {
        let mut draft = draft(edition, discipline);
        draft.scale = scale;
        let found = draft.objections().into_iter().find(|each| each.what.contains("a win counts"));
        found.map(|each| (each.by.name(), each.allowed))
    };
    let (one, two) = ("a win counts one point".to_owned(), "a win counts two points".to_owned());
    assert_eq!(remark("UA24", "russian", Scale::OneHalfZero), Some(("UA24:III.result.1.1", two)));
    assert_eq!(remark("RU-RENJU", "renju", Scale::TwoOneZero), Some(("RU-RENJU:5.3.9.1", one)));
    for (edition, discipline) in [("RU22", "russian"), ("RU-CODEX", "russian"), ("RU22", "renju")] {
        assert_eq!(remark(edition, discipline, Scale::OneHalfZero), None, "{edition}");
        assert_eq!(remark(edition, discipline, Scale::TwoOneZero), None, "{edition}");
    }
    assert_eq!(draft("RU-RENJU", "renju").scale, Scale::OneHalfZero, "its only scale is its usual one");
}
