//! Articles about groups by age and sex.

use clock::Day;
use competition::entry::{Audience, Command, Group, Person, Rank};
use competition::round::{self, Competitor, Outcome};
use competition::standing::Final;
use competition::{Competition, Draft, PersonId};
use rulebook::law::event::{Character, Sex, Tiebreak};

use crate::desk::{CHIEF, Desk, checked, day, draft, objected_by};

/// An event on a day for one group.
fn event(edition: &str, discipline: &str, begins: &str, groups: &[Group]) -> Draft {
    let mut draft = draft(edition, discipline);
    (draft.first_day, draft.last_day) = (Some(day(begins)), Some(day(begins)));
    draft.entries.groups = groups.to_vec();
    draft
}

/// The name of the group somebody of an age belongs to.
#[track_caller]
fn own(edition: &str, discipline: &str, age: i32) -> &'static str {
    let draft = draft(edition, discipline);
    draft.age_table().own(age).expect("a group").name(Sex::Male)
}

/// The article of that group.
#[track_caller]
fn own_by(edition: &str, discipline: &str, age: i32) -> &'static str {
    draft(edition, discipline).age_table().own(age).expect("a group").by.name()
}

/// Somebody is entered.
#[track_caller]
fn enters(draft: &Draft, person: Person) -> Desk {
    let mut desk = Desk::by(draft.clone());
    desk.act(CHIEF, Command::register(person).into());
    desk
}

/// Somebody is not entered, by this article.
#[track_caller]
fn is_kept_out(draft: &Draft, person: Person, article: &str) {
    Desk::by(draft.clone()).refused_by(CHIEF, Command::register(person).into(), article);
}

fn boy(born: i32) -> Person {
    Person::player("Ким Юрий").born_in(born).sex(Sex::Male)
}

fn born(date: &str) -> Person {
    Person::player("Ким Юрий").born_on(day(date)).sex(Sex::Male)
}

fn girl(born: i32) -> Person {
    Person::player("Ким Анна").born_in(born).sex(Sex::Female)
}

const fn up_to(oldest: u8) -> Group {
    Group { oldest: Some(oldest), sex: Sex::Male }
}

#[test]
fn ru_codex_3_3_1_a_boys_and_girls_are_under_twelve() {
    assert_eq!(own("RU-CODEX", "russian", 2003 - 1992), "boys under 12");
    assert_eq!(own_by("RU-CODEX", "russian", 11), "RU-CODEX:3.3.1.a");
    assert_eq!(own_by("RU-CODEX", "russian", 12), "RU-CODEX:3.3.1.b");
}

#[test]
fn ru_codex_3_3_1_b_younger_youths_are_twelve_and_thirteen() {
    for age in [12, 13] {
        assert_eq!(own("RU-CODEX", "russian", age), "younger youths 12-13");
    }
    assert_eq!(own_by("RU-CODEX", "russian", 13), "RU-CODEX:3.3.1.b");
}

#[test]
fn ru_codex_3_3_1_c_youths_are_fourteen_and_fifteen() {
    assert_eq!(own("RU-CODEX", "russian", 2003 - 1988), "youths 14-15");
    assert_eq!(own_by("RU-CODEX", "russian", 14), "RU-CODEX:3.3.1.c");
}

#[test]
fn ru_codex_3_3_1_d_older_youths_are_sixteen_and_seventeen() {
    assert_eq!(own("RU-CODEX", "russian", 2003 - 1987), "older youths 16-17");
    assert_eq!(own_by("RU-CODEX", "russian", 17), "RU-CODEX:3.3.1.d");
}

#[test]
fn ru_codex_3_3_1_e_juniors_are_eighteen_and_nineteen() {
    assert_eq!(own("RU-CODEX", "russian", 2003 - 1984), "juniors 18-19");
    assert_eq!(own_by("RU-CODEX", "russian", 18), "RU-CODEX:3.3.1.e");
}

#[test]
fn ru_codex_3_3_1_f_the_young_are_not_older_than_twenty_three() {
    let young = event("RU-CODEX", "russian", "10.01.2003", &[up_to(23)]);
    enters(&young, boy(1980));
    is_kept_out(&young, boy(1979), "RU-CODEX:3.3.3");
    assert_eq!(own_by("RU-CODEX", "russian", 2003 - 1980), "RU-CODEX:3.3.1.f");
    assert_eq!(own("RU-CODEX", "russian", 2003 - 1979), "men");
}

#[test]
fn ru_codex_3_3_1_g_adults_have_no_limit_of_age() {
    let adults = event("RU-CODEX", "russian", "10.01.2003", &[Group::MEN]);
    for year in [1995, 1940] {
        enters(&adults, boy(year));
    }
    assert_eq!(own_by("RU-CODEX", "russian", 2003 - 1940), "RU-CODEX:3.3.1.g");
}

#[test]
fn ru_codex_3_3_2_the_younger_play_among_the_older_and_not_the_other_way() {
    let youths = event("RU-CODEX", "russian", "10.06.2003", &[up_to(15)]);
    enters(&youths, boy(2003 - 11));
    is_kept_out(&youths, born("01.02.1987"), "RU-CODEX:3.3.2");
}

#[test]
fn ru_codex_3_3_3_the_year_of_birth_alone_counts() {
    let person = born("31.12.1990");
    assert_eq!(person.age_in(2003), Some(13));
    assert_eq!(person.age_on(day("10.01.2003")), Some(12));
    let younger = event("RU-CODEX", "russian", "10.01.2003", &[up_to(11)]);
    is_kept_out(&younger, born("31.12.1991"), "RU-CODEX:3.3.3");
    enters(&event("RU-CODEX", "russian", "10.01.2003", &[up_to(13)]), person);
}

#[test]
fn ru22_2_1_only_the_groups_of_the_table_are_offered() {
    let renju = event("RU22", "renju", "05.01.2022", &[Group::under(14, Sex::Male)]);
    objected_by(&renju, "RU22:2.1.t3");
    checked(event("RU22", "russian", "05.01.2022", &[Group::under(14, Sex::Male)]));
    assert_eq!(renju.age_table().groups.len(), 5);
}

#[test]
fn ru22_2_1_t1_groups_of_draughts() {
    let oldest = |discipline: &str| -> Vec<Option<u8>> {
        draft("RU22", discipline).age_table().groups.iter().map(|group| group.oldest).collect()
    };
    let expected = [Some(8), Some(10), Some(13), Some(16), Some(19), Some(26), None];
    for discipline in ["russian", "russian rapid", "international blitz", "giveaway"] {
        assert_eq!(oldest(discipline), expected, "{discipline}");
    }
    let juniors = event("RU22", "russian", "05.01.2022", &[Group::under(27, Sex::Male)]);
    enters(&juniors, boy(1996));
    is_kept_out(&juniors, boy(1995), "RU22:2.1.par2");
    let boys = event("RU22", "russian", "05.01.2022", &[Group::under(9, Sex::Male)]);
    enters(&boys, boy(2014));
    is_kept_out(&boys, boy(2013), "RU22:2.1.par2");
}

#[test]
fn ru22_2_1_t2_rapid_and_blitz_teams_are_men_and_women_only() {
    for discipline in ["russian rapid", "russian blitz", "international rapid", "international blitz"] {
        let mut teams = event("RU22", discipline, "05.01.2022", &[Group::under(17, Sex::Male)]);
        teams.organisation.character = Some(Character::Team);
        objected_by(&teams, "RU22:2.1.t2");
        teams.entries.groups = vec![Group::WOMEN];
        assert!(teams.objections().iter().all(|objection| objection.by.name() != "RU22:2.1.t2"));
        let alone = event("RU22", discipline, "05.01.2022", &[Group::under(17, Sex::Male)]);
        assert_eq!(alone.age_table().by.name(), "RU22:2.1.t1");
    }
}

#[test]
fn ru22_2_1_t3_groups_of_renju_include_their_last_year() {
    for (year, name) in [
        (2001, "juniors 21-25"),
        (2002, "juniors 16-20"),
        (2006, "juniors 16-20"),
        (2007, "youths 12-15"),
        (2011, "boys under 12"),
        (2010, "youths 12-15"),
    ] {
        assert_eq!(own("RU22", "renju", 2022 - year), name, "{year}");
        assert_eq!(own("RU-RENJU", "renju", 2022 - year), name, "{year}");
    }
    enters(&event("RU22", "renju", "05.01.2022", &[up_to(25)]), boy(1997));
    is_kept_out(&event("RU22", "renju", "05.01.2022", &[up_to(25)]), boy(1996), "RU22:2.1.par2");
}

#[test]
fn ru22_2_1_par1_students_are_seventeen_to_twenty_five() {
    let mut students = event("RU22", "russian", "05.01.2022", &[]);
    students.entries.audience = Audience::Students;
    for year in [2005, 1997] {
        enters(&students, boy(year));
    }
    for year in [2006, 1996] {
        is_kept_out(&students, boy(year), "RU22:2.1.par1");
    }
}

#[test]
fn ru22_2_1_par2_the_limit_is_not_reached_in_the_calendar_year() {
    let youths = event("RU22", "russian", "05.01.2022", &[Group::under(17, Sex::Male)]);
    let person = born("31.12.2005");
    assert_eq!(person.age_on(day("05.01.2022")), Some(16));
    is_kept_out(&youths, person, "RU22:2.1.par2");
    enters(&youths, born("01.01.2006"));
}

#[test]
fn ru22_2_1_par3_an_older_group_needs_the_qualification_and_a_younger_one_is_closed() {
    let mut youths = event("RU22", "russian", "05.06.2022", &[Group::under(17, Sex::Male)]);
    youths.entries.older_rank = Some(Rank::First);
    enters(&youths, boy(2010).ranked(Rank::First));
    enters(&youths, boy(2010).ranked(Rank::Candidate));
    is_kept_out(&youths, boy(2010).ranked(Rank::Second), "RU22:2.1.par3");
    is_kept_out(&youths, boy(2010), "RU22:2.1.par3");
    is_kept_out(&youths, born("02.03.2004").ranked(Rank::Master), "RU22:2.1.par3");
    // In one's own group the qualification is not asked for.
    enters(&youths, boy(2006));
}

#[test]
fn ru22_2_1_par4_adjacent_groups_play_together_with_places_for_each() {
    let two = [Group::under(11, Sex::Male), Group::under(14, Sex::Male)];
    let mut desk = Desk::by(event("RU22", "russian", "05.06.2022", &two));
    for (name, year) in [("Ким Юрий", 2012), ("Сом Пётр", 2009), ("Орлов Олег", 2013)]
    {
        let person = Person::player(name).born_in(year).sex(Sex::Male);
        desk.act(CHIEF, Command::register(person).into());
    }
    desk.act(CHIEF, Command::AdmitReady.into());
    assert_eq!(desk.event.admitted().count(), 3);
    let tables: Vec<Vec<PersonId>> = desk.event.age_groups().into_iter().map(|(_, ids)| ids).collect();
    assert_eq!(tables, [vec![PersonId(1), PersonId(3)], vec![PersonId(2)]]);
    let apart = [Group::under(9, Sex::Male), Group::under(14, Sex::Male)];
    objected_by(&event("RU22", "russian", "05.06.2022", &apart), "RU22:2.1.par4");
    let three = [Group::under(9, Sex::Male), Group::under(11, Sex::Male), Group::under(14, Sex::Male)];
    objected_by(&event("RU22", "russian", "05.06.2022", &three), "RU22:2.1.par4");
    // Boys and girls of one age play together too, each with their own places.
    let both = Sex::ALL.map(|sex| Group::under(11, sex));
    let mut desk = enters(&event("RU22", "russian", "05.06.2022", &both), girl(2012));
    desk.act(CHIEF, Command::register(boy(2012)).into());
    assert_eq!([1, 2].map(|id| desk.event.age_group(PersonId(id))), [Some(both[1]), Some(both[0])]);
}

#[test]
fn ru22_2_1_par4_one_list_of_pairs_and_a_table_for_each_group() {
    let two = [Group::under(11, Sex::Male), Group::under(14, Sex::Male)];
    let mut draft = event("RU22", "russian", "05.06.2022", &two);
    draft.standing.tiebreaks = vec![Tiebreak::SonnebornBerger];
    let mut desk = Desk::by(draft);
    for (at, year) in [2012, 2009, 2013, 2010].into_iter().enumerate() {
        let name = format!("Player {}", char::from(b'A' + at as u8));
        desk.act(CHIEF, Command::register(Person::player(&name).born_in(year).sex(Sex::Male)).into());
    }
    desk.act(CHIEF, Command::AdmitReady.into());
    let lots = round::Command::DrawLots { seed: 1, nonce: String::new() };
    desk.act(CHIEF, competition::Command::Round(lots));
    let young = |desk: &Desk, no| match desk.event.stage().competitor(no) {
        Some(Competitor::Person(id)) => desk.event.age_group(id) == Some(two[0]),
        other => panic!("{other:?}"),
    };
    let mut mixed = 0;
    for number in 1..=3 {
        desk.act(CHIEF, competition::Command::Round(round::Command::Pair { seed: 1 }));
        for board in desk.event.stage().round(number).expect("a round").boards.clone() {
            let (white, black) = (young(&desk, board.white), young(&desk, board.black));
            mixed += usize::from(white != black);
            // The older beat the younger; among themselves the smaller number wins.
            let outcome = match (white, black) {
                (false, true) => Outcome::White,
                (true, false) => Outcome::Black,
                _ if board.white < board.black => Outcome::White,
                _ => Outcome::Black,
            };
            let kept = round::Command::Score { round: number, no: board.white, outcome };
            desk.act(CHIEF, competition::Command::Round(kept));
        }
    }
    assert_eq!(mixed, 4, "everybody is paired together");
    let all = desk.event.standings();
    let [joint, first, second] = <[Final; 3]>::try_from(desk.event.finals()).expect("three tables");
    assert_eq!(joint, Final::Persons(all.clone()));
    let (Final::Group(younger, young_places), Final::Group(older, old_places)) = (first, second) else {
        panic!("a table for each group");
    };
    assert_eq!([younger, older], two);
    for (places, rows) in [(&young_places, &all[2..]), (&old_places, &all[..2])] {
        assert_eq!(places.iter().map(|place| place.first).collect::<Vec<_>>(), [1, 2]);
        for (place, row) in places.iter().zip(rows) {
            assert_eq!(
                (place.no, place.points, &place.values),
                (row.no, row.points, &row.values),
                "all games count"
            );
        }
    }
    assert_eq!(desk.event.group_standings().len(), 2);
}

#[test]
fn ru22_2_1_par5_women_play_among_men_and_men_not_among_women() {
    enters(&event("RU22", "russian", "05.06.2022", &[Group::under(14, Sex::Male)]), girl(2009));
    let girls = event("RU22", "russian", "05.06.2022", &[Group::under(14, Sex::Female)]);
    enters(&girls, girl(2009));
    is_kept_out(&girls, boy(2009), "RU22:2.1.par5");
}

#[test]
fn ua24_iii_ages_1_a_young_hopes_up_to_eight() {
    assert_eq!(own("UA24", "russian", 2024 - 2016), "young hopes 6-8, boys");
    assert_eq!(own_by("UA24", "russian", 8), "UA24:III.ages.1.a");
    is_kept_out(&event("UA24", "russian", "10.06.2024", &[up_to(8)]), boy(2015), "UA24:III.ages.1.h");
}

#[test]
fn ua24_iii_ages_1_b_young_hopes_up_to_ten() {
    for year in [2014, 2015] {
        assert_eq!(own_by("UA24", "russian", 2024 - year), "UA24:III.ages.1.b");
    }
    assert_eq!(own("UA24", "russian", 10), "young hopes 8-10, boys");
}

#[test]
fn ua24_iii_ages_1_c_younger_cadets_up_to_thirteen() {
    for age in [11, 13] {
        assert_eq!(own_by("UA24", "russian", age), "UA24:III.ages.1.c");
    }
}

#[test]
fn ua24_iii_ages_1_d_cadets_up_to_sixteen() {
    for age in [14, 16] {
        assert_eq!(own_by("UA24", "russian", age), "UA24:III.ages.1.d");
    }
}

#[test]
fn ua24_iii_ages_1_e_juniors_up_to_nineteen() {
    assert_eq!(own_by("UA24", "russian", 2024 - 2005), "UA24:III.ages.1.e");
    assert_eq!(own("UA24", "russian", 2024 - 2004), "youth, men");
}

#[test]
fn ua24_iii_ages_1_f_youth_up_to_twenty_six() {
    assert_eq!(own_by("UA24", "russian", 26), "UA24:III.ages.1.f");
    assert_eq!(own("UA24", "russian", 27), "men");
}

#[test]
fn ua24_iii_ages_1_g_adults_have_no_limit_of_age() {
    let adults = event("UA24", "russian", "10.06.2024", &[Group::MEN]);
    for year in [1950, 2012] {
        enters(&adults, boy(year));
    }
    assert_eq!(own_by("UA24", "russian", 2024 - 1950), "UA24:III.ages.1.g");
}

#[test]
fn ua24_iii_ages_1_h_the_age_on_the_last_day_of_the_year_counts() {
    let cadets = event("UA24", "russian", "10.06.2024", &[up_to(16)]);
    enters(&cadets, born("31.12.2008"));
    is_kept_out(&cadets, born("31.12.2007"), "UA24:III.ages.1.h");
    is_kept_out(&cadets, born("01.01.2007"), "UA24:III.ages.1.i");
}

#[test]
fn ua24_iii_ages_1_i_the_younger_play_among_the_older_and_not_the_other_way() {
    let mut cadets = event("UA24", "russian", "10.06.2024", &[up_to(16)]);
    cadets.entries.older_rank = Some(Rank::Master);
    enters(&cadets, boy(2015));
    is_kept_out(&cadets, born("01.02.2005"), "UA24:III.ages.1.i");
}

#[test]
fn ua24_iii_ages_1_j_women_play_among_men_and_men_not_among_women() {
    enters(&event("UA24", "russian", "10.06.2024", &[Group::MEN]), girl(2000));
    is_kept_out(&event("UA24", "russian", "10.06.2024", &[Group::WOMEN]), boy(2000), "UA24:III.ages.1.j");
}

#[test]
fn whose_age_is_not_known_is_entered_and_asked_for_it_at_admission() {
    let youths = event("RU22", "russian", "05.06.2022", &[Group::under(17, Sex::Male)]);
    let mut desk = enters(&youths, Person::player("Ким Юрий"));
    let on: Day = day("01.06.2022");
    let ask = |event: &Competition| event.lacks(PersonId(1), on).first().map(|lack| lack.what);
    assert_eq!(ask(&desk.event), Some("the year of birth is not known"));
    let person = Box::new(boy(2007));
    desk.act(CHIEF, Command::Amend { id: PersonId(1), person }.into());
    assert_eq!(
        (ask(&desk.event), desk.event.age_group(PersonId(1))),
        (None, Some(Group::under(17, Sex::Male)))
    );
}
