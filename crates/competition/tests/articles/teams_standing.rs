//! Places of teams: by board points, by match points, and by what their members scored.

use competition::standing::{
    Counting, Ended, Final, Meeting, Place, Rules, TeamRules, TeamTable, extra_match, finals,
    play_extra_match, standings, team_results, team_standings,
};
use competition::{Exact, No, Table, TeamId};
use rulebook::law::event::{Character, Format, TeamTiebreak, Total};
use rulebook::{Edition, Scale};

use crate::desk::{draft, objected_by};
use crate::standings::{order, table, teams, why};

fn rules(edition: Edition, total: Total) -> TeamRules {
    TeamRules::usual(edition, total, Format::RoundRobin).expect("a way to count")
}

fn ranked(edition: Edition, total: Total, table: &TeamTable) -> Vec<Place<TeamTiebreak>> {
    team_standings(table, &rules(edition, total))
}

/// The reason why the first team stands above the next, by this way of counting.
#[track_caller]
fn decided(edition: Edition, total: Total, table: &TeamTable, reason: &str) {
    let places = ranked(edition, total, table);
    assert_eq!(why(&places, 1), reason, "{}", order(&places));
    let next = places.iter().skip_while(|place| place.no != No(1)).nth(1).expect("a next one");
    assert_eq!(next.no, No(2));
}

fn halves(count: u16, matches: &[&str]) -> TeamTable {
    teams(Scale::OneHalfZero, count, matches)
}

fn whole(count: u16, matches: &[&str]) -> TeamTable {
    teams(Scale::TwoOneZero, count, matches)
}

/// Equal board points and match points; 1 won their match by 2.5 to 1.5.
fn own_match() -> TeamTable {
    halves(4, &["1 2 ++=-", "1 3 +=--", "2 4 ++=-"])
}

#[test]
fn ru22_5_4_9_6_1_places_by_board_points() {
    // 14.5, 13 and 13 points.
    let table = halves(
        8,
        &[
            "1 4 ++++", "1 5 ++++", "1 6 ++++", "1 7 ++=-", "2 4 ++++", "2 5 ++++", "2 6 ++++", "2 7 +---",
            "3 4 ++++", "3 5 ++++", "3 6 ++++", "3 8 +---",
        ],
    );
    let places = team_standings(
        &table,
        &TeamRules { tiebreaks: Vec::new(), ..rules(Edition::Ru22, Total::BoardPoints) },
    );
    assert!(order(&places).starts_with("1 (2 3)"), "{}", order(&places));
    assert_eq!(why(&places, 1), "14.5 to 13 by points [RU22:5.4.9.6.1]");
    assert_eq!(table.matches(No(1))[3].result(), Some(rulebook::Mark::Win));
}

#[test]
fn ru22_5_4_9_6_1_a_match_points() {
    let table = halves(6, &["1 3 +++-", "1 4 ++--", "2 5 ++++", "2 6 +---"]);
    decided(Edition::Ru22, Total::BoardPoints, &table, "3 to 2 by match-points [RU22:5.4.9.6.1.a]");
}

#[test]
fn ru22_5_4_9_6_1_b_the_direct_match() {
    decided(Edition::Ru22, Total::BoardPoints, &own_match(), "2 to 0 by direct-match [RU22:5.4.9.6.1.b]");
}

/// Four points each on the boards and two for matches: one won and one lost, or two drawn.
fn won_and_drawn() -> TeamTable {
    halves(6, &["1 3 +++-", "1 4 +---", "2 5 ++--", "2 6 ++--"])
}

#[test]
fn ru22_5_4_9_6_1_c_matches_won() {
    decided(Edition::Ru22, Total::BoardPoints, &won_and_drawn(), "1 to 0 by matches-won [RU22:5.4.9.6.1.c]");
}

#[test]
fn ru22_5_4_9_6_1_d_a_coefficient() {
    // 1 beat a team with 10 points 3:1 and drew with one that has 6; 2 the same, with 10 and 5.
    let table = halves(
        20,
        &[
            "1 3 +++-",
            "1 4 ++--",
            "2 5 +++-",
            "2 6 ++--",
            "3 7 ++++",
            "3 8 ++++",
            "3 9 +---",
            "4 10 ++++",
            "5 11 ++++",
            "5 12 ++++",
            "5 13 +---",
            "6 14 +++-",
        ],
    );
    decided(Edition::Ru22, Total::BoardPoints, &table, "42 to 40 by sonneborn-berger [RU22:5.4.9.6.1.d]");
}

/// Equal in everything but the boards: equal on the first, different on the second.
fn second_board() -> TeamTable {
    halves(4, &["1 3 ++=-", "2 4 +=+-"])
}

#[test]
fn ru22_5_4_9_6_1_e_results_board_by_board() {
    decided(
        Edition::Ru22,
        Total::BoardPoints,
        &second_board(),
        "1 to 0.5 by boards, value 2 [RU22:5.4.9.6.1.e]",
    );
}

/// Team 1 has 21 points of seven matches, team 2 won all seven with 20.
fn won_everything() -> TeamTable {
    halves(
        8,
        &[
            "1 2 +=--", "1 3 ++++", "1 4 ++++", "1 5 ++++", "1 6 +++-", "1 7 ++=-", "1 8 ++--", "2 3 +++-",
            "2 4 +++-", "2 5 +++-", "2 6 +++-", "2 7 +++-", "2 8 ++=-",
        ],
    )
}

fn extra(edition: Edition, article: &str) {
    let (table, rules) = (won_everything(), rules(edition, Total::BoardPoints));
    let places = team_standings(&table, &rules);
    assert_eq!((places[0].points.to_string(), places[1].points.to_string()), ("21".into(), "20".into()));
    let offer = extra_match(&table, &places, &rules).expect("a right to a match");
    assert_eq!((offer.leader, offer.challenger, offer.by.name()), (No(1), No(2), article));
    let played = |leader, challenger| {
        let result = Meeting { leader: Exact::ratio(leader, 2), challenger: Exact::ratio(challenger, 2) };
        play_extra_match(places.clone(), offer, result)
    };
    assert_eq!(played(4, 4), places);
    assert_eq!(played(5, 3), places);
    let turned = played(3, 5);
    assert!(order(&turned).starts_with("2 1 "), "{}", order(&turned));
    assert_eq!(why(&turned, 2), format!("2.5 to 1.5 by points [{article}]"));
    assert_eq!(
        turned[1].above_next.as_ref().map(|reason| (reason.own, reason.tiebreak)),
        Some((Exact::from(21), None))
    );
    // Who lost a match has no such right.
    let mut lost = table.clone();
    lost.add_match(No(2), No(3), &crate::standings::boards("----"));
    let places = team_standings(&lost, &rules);
    assert_eq!(extra_match(&lost, &places, &rules), None);
}

#[test]
fn ru22_5_4_9_6_1_par1_a_match_for_the_first_place() {
    extra(Edition::Ru22, "RU22:5.4.9.6.1.par1");
    let by_matches = rules(Edition::Ru22, Total::MatchPoints);
    let places = team_standings(&won_everything(), &by_matches);
    assert_eq!((places[0].no, extra_match(&won_everything(), &places, &by_matches)), (No(2), None));
}

#[test]
fn ru22_5_4_9_6_2_places_by_match_points() {
    let table = halves(6, &["1 2 +++-", "1 3 ++=-", "1 4 ++++", "1 5 ++--", "1 6 +---"]);
    let places = ranked(Edition::Ru22, Total::MatchPoints, &table);
    assert_eq!((places[0].no, places[0].points), (No(1), Exact::from(7)));
    assert_eq!(why(&places, 1), "7 to 2 by points [RU22:5.4.9.6.2]");
}

#[test]
fn ru22_5_4_9_6_2_a_board_points() {
    let table = halves(
        12,
        &[
            "1 3 ++++",
            "1 4 ++++",
            "1 5 ++++",
            "1 6 +=--",
            "2 7 +++-",
            "2 8 +++-",
            "2 9 ++++",
            "2 10 ++--",
            "1 11 ++--",
            "2 12 ----",
        ],
    );
    decided(Edition::Ru22, Total::MatchPoints, &table, "15.5 to 12 by board-points [RU22:5.4.9.6.2.a]");
}

#[test]
fn ru22_5_4_9_6_2_b_the_direct_match() {
    decided(Edition::Ru22, Total::MatchPoints, &own_match(), "2 to 0 by direct-match [RU22:5.4.9.6.2.b]");
}

/// Seven match points and eleven on the boards: three wins and a draw, or two wins and three draws.
fn seven_points() -> TeamTable {
    halves(
        12,
        &[
            "1 3 ++=-",
            "1 4 ++=-",
            "1 5 ++=-",
            "1 6 ++--",
            "1 7 +=--",
            "2 8 ++=-",
            "2 9 ++=-",
            "2 10 ++--",
            "2 11 ++--",
            "2 12 ++--",
        ],
    )
}

#[test]
fn ru22_5_4_9_6_2_c_matches_won() {
    let table = seven_points();
    assert_eq!(
        [1, 2].map(|no| (table.match_points(No(no)), table.board_points(No(no)).to_string())),
        [(7, "11".to_owned()), (7, "11".to_owned())]
    );
    decided(Edition::Ru22, Total::MatchPoints, &table, "3 to 2 by matches-won [RU22:5.4.9.6.2.c]");
}

#[test]
fn ru22_5_4_9_6_2_d_a_coefficient() {
    let table = halves(
        30,
        &[
            "1 3 ++=-",
            "1 4 +=--",
            "2 5 ++=-",
            "2 6 +=--",
            "3 7 ++++",
            "3 8 ++++",
            "3 9 ++++",
            "3 10 ++++",
            "3 11 ++++",
            "4 12 +++=",
            "5 13 ++++",
            "5 14 ++++",
            "5 15 ++++",
            "5 16 ++++",
            "5 17 ++++",
            "6 18 ++--",
        ],
    );
    decided(Edition::Ru22, Total::MatchPoints, &table, "31 to 29.5 by sonneborn-berger [RU22:5.4.9.6.2.d]");
}

#[test]
fn ru22_5_4_9_6_2_e_results_board_by_board() {
    decided(
        Edition::Ru22,
        Total::MatchPoints,
        &second_board(),
        "1 to 0.5 by boards, value 2 [RU22:5.4.9.6.2.e]",
    );
}

#[test]
fn ru22_5_4_9_6_3_another_order_of_the_criteria() {
    // 2 has more board points, 1 more matches won; both seven match points.
    let table = halves(
        12,
        &[
            "1 3 ++=-",
            "1 4 ++=-",
            "1 5 ++=-",
            "1 6 ++--",
            "1 7 +=--",
            "2 8 ++++",
            "2 9 ++=-",
            "2 10 ++--",
            "2 11 ++--",
            "2 12 ++--",
        ],
    );
    let usual = rules(Edition::Ru22, Total::MatchPoints);
    let places = team_standings(&table, &usual);
    assert_eq!(why(&places, 2), "12.5 to 11 by board-points [RU22:5.4.9.6.2.a]");
    let list = vec![
        TeamTiebreak::MatchesWon,
        TeamTiebreak::BoardPoints,
        TeamTiebreak::DirectMatch,
        TeamTiebreak::BoardPlaces,
    ];
    let places = team_standings(&table, &TeamRules { tiebreaks: list, ..usual });
    assert_eq!(why(&places, 1), "3 to 2 by matches-won [RU22:5.4.9.6.2.c]");
    let mut draft = draft("RU22", "russian");
    draft.standing.team_tiebreaks = vec![TeamTiebreak::MatchesWon, TeamTiebreak::BoardPoints];
    let chosen = TeamRules::of(&draft, &draft.system).expect("a way to count");
    assert_eq!(chosen.tiebreaks, draft.standing.team_tiebreaks);
    let law = &crate::standings::law(Edition::Ru22).teams;
    assert_eq!(law.permits(TeamTiebreak::BoardPlaces, Format::Swiss), Ok(()));
    assert_eq!(law.open.map(|by| by.name()), Some("RU22:5.4.9.6.3"));
}

#[test]
fn ru_codex_3_17_6_main_places_by_the_points_of_all_games() {
    // 8 points with one match won, 7.5 with three.
    let table = halves(8, &["1 3 ++++", "1 4 ++--", "1 5 ++--", "2 6 ++=-", "2 7 ++=-", "2 8 ++=-"]);
    decided(Edition::RuCodex, Total::BoardPoints, &table, "8 to 7.5 by points [RU-CODEX:3.17.6.main]");
}

#[test]
fn ru_codex_3_17_6_a_their_own_match() {
    let table = halves(4, &["1 2 +++-", "1 3 +---", "2 4 +++-"]);
    decided(Edition::RuCodex, Total::BoardPoints, &table, "2 to 0 by direct-match [RU-CODEX:3.17.6.a]");
}

#[test]
fn ru_codex_3_17_6_b_matches_won() {
    decided(
        Edition::RuCodex,
        Total::BoardPoints,
        &won_and_drawn(),
        "1 to 0 by matches-won [RU-CODEX:3.17.6.b]",
    );
}

#[test]
fn ru_codex_3_17_6_c_a_coefficient() {
    let table = halves(
        12,
        &["1 3 ++++", "2 4 ++++", "3 5 ++++", "3 6 ++++", "3 7 +++-", "4 8 ++++", "4 9 ++++", "4 10 ++--"],
    );
    let places = ranked(Edition::RuCodex, Total::BoardPoints, &table);
    assert_eq!(why(&places, 1), "44 to 40 by sonneborn-berger [RU-CODEX:3.17.6.c]");
}

#[test]
fn ru_codex_3_17_6_d_an_extra_match_for_the_first_place() {
    extra(Edition::RuCodex, "RU-CODEX:3.17.6.d");
}

#[test]
fn ru_codex_3_17_note_match_points_of_the_international_federation() {
    let table = halves(4, &["1 2 +++-", "1 3 ++--", "1 4 +---"]);
    assert_eq!(table.match_points(No(1)), 3);
    let places = ranked(Edition::RuCodex, Total::MatchPoints, &table);
    assert_eq!((places[0].no, places[0].points), (No(1), Exact::from(3)));
    assert_eq!(why(&places, 1), "3 to 2 by points [RU-CODEX:3.17.note]");
}

const UA24: Edition = Edition::Ua24;

#[test]
fn ua24_iii_team_7_1_two_points_for_a_match_won() {
    let table = whole(2, &["1 2 +==="]);
    let points = |no| (table.board_points(No(no)).to_string(), table.match_points(No(no)));
    assert_eq!([points(1), points(2)], [("5".to_owned(), 2), ("3".to_owned(), 0)]);
    let drawn = whole(2, &["1 2 ++--"]);
    assert_eq!([1, 2].map(|no| drawn.match_points(No(no))), [1, 1]);
}

#[test]
fn ua24_iii_team_7_2_places_by_match_points() {
    // Five match points and 14 on the boards, four and 16.
    let table = whole(8, &["1 3 +===", "1 4 +===", "1 5 ++--", "2 6 ++++", "2 7 ++++", "2 8 ----"]);
    decided(UA24, Total::MatchPoints, &table, "5 to 4 by points [UA24:III.team.7.2]");
    assert!(TeamRules::usual(UA24, Total::BoardPoints, Format::Swiss).is_none());
    let mut draft = draft("UA24", "russian");
    draft.standing.team_total = Some(Total::BoardPoints);
    objected_by(&draft, "UA24:III.team.7.2");
}

#[test]
fn ua24_iii_team_7_2_a_the_match_of_two_teams() {
    // 2 has more points on the boards, and lost their match 3:5.
    let table = whole(5, &["1 2 +===", "1 3 ----", "3 5 ++++", "2 4 ++++"]);
    decided(UA24, Total::MatchPoints, &table, "2 to 0 by direct-match [UA24:III.team.7.2.a]");
    // Three on two points: not asked, and the points of all games part them.
    let three = whole(4, &["1 2 +===", "1 3 ----", "2 4 ++++"]);
    let places = ranked(UA24, Total::MatchPoints, &three);
    assert_eq!(order(&places), "2 3 1 4");
}

#[test]
fn ua24_iii_team_7_2_b_points_of_all_games() {
    let table = whole(4, &["1 3 ++==", "2 4 +==="]);
    decided(UA24, Total::MatchPoints, &table, "6 to 5 by board-points [UA24:III.team.7.2.b]");
}

#[test]
fn ua24_iii_team_7_2_c_matches_won() {
    let table = whole(6, &["1 3 +===", "1 4 -===", "2 5 ++--", "2 6 ++--"]);
    decided(UA24, Total::MatchPoints, &table, "1 to 0 by matches-won [UA24:III.team.7.2.c]");
}

#[test]
fn ua24_iii_team_7_2_d_a_coefficient_by_the_system() {
    let table = whole(5, &["1 3 ++=-", "2 4 ++=-", "3 5 +++-"]);
    decided(UA24, Total::MatchPoints, &table, "10 to 0 by sonneborn-berger [UA24:III.team.7.2.d]");
    let swiss = TeamRules::usual(UA24, Total::MatchPoints, Format::Swiss).expect("a way to count");
    assert_eq!(why(&team_standings(&table, &swiss), 1), "2 to 0 by solkoff [UA24:III.team.7.2.d]");
}

#[test]
fn ua24_iii_team_7_2_e_the_smaller_sum_of_places_on_the_boards() {
    let table = whole(6, &["1 3 ++=-", "2 4 +=+-", "5 6 -=--"]);
    decided(UA24, Total::MatchPoints, &table, "11.5 to 12 by board-places [UA24:III.team.7.2.e]");
}

#[test]
fn ua24_iii_team_7_2_f_results_board_by_board() {
    let table = whole(4, &["1 3 ++=-", "2 4 +=+-"]);
    decided(UA24, Total::MatchPoints, &table, "2 to 1 by boards, value 2 [UA24:III.team.7.2.f]");
}

/// Twelve persons in three teams of four; the lower number always wins.
fn twelve() -> (Table, Vec<(TeamId, Vec<No>)>) {
    let rounds: Vec<String> =
        (1..=12).flat_map(|one| (one + 1..=12).map(move |other| format!("{one}+{other}"))).collect();
    let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
    let members =
        (0..3).map(|team| (TeamId(team + 1), (0..4).map(|at| No((3 * at + team) as u16 + 1)).collect()));
    (table(Scale::OneHalfZero, 12, &rounds), members.collect())
}

fn ends_with(edition: Edition, character: Character, counting: &Counting) -> Vec<Final> {
    let (persons, members) = twelve();
    let person_rules = Rules::usual(edition, Format::RoundRobin);
    let total = if edition == UA24 { Total::MatchPoints } else { Total::BoardPoints };
    let (matches, team_rules) = (halves(3, &["1 2 ++=-", "2 3 +++-", "1 3 ++--"]), rules(edition, total));
    let teams = (character == Character::Team).then_some((&matches, &team_rules));
    finals(character, Ended { persons: Some((&persons, &person_rules)), teams, members: &members, counting })
}

fn teams_alone(edition: Edition) {
    let tables = ends_with(edition, Character::Team, &Counting::All);
    let [Final::Teams(places)] = tables.as_slice() else { panic!("not one table of teams: {tables:?}") };
    assert_eq!(order(places), "1 2 3");
}

fn persons_and_teams(edition: Edition) {
    let tables = ends_with(edition, Character::IndividualTeam, &Counting::All);
    let [Final::Persons(persons), Final::Members(teams)] = tables.as_slice() else { panic!("{tables:?}") };
    assert_eq!((persons.len(), teams.len()), (12, 3));
    // 11 + 8 + 5 + 2 points, and one less on every board for each of the others.
    let sums: Vec<String> = teams.iter().map(|team| team.points.to_string()).collect();
    assert_eq!(sums, ["26", "22", "18"]);
}

#[test]
fn ru22_1_3_b_a_team_event_ends_with_one_table_of_teams() {
    teams_alone(Edition::Ru22);
}

#[test]
fn ru22_1_3_c_an_individual_team_event_ends_with_both() {
    persons_and_teams(Edition::Ru22);
}

/// Team X has members with 7, 5 and 4 points, team Y with 6, 6 and 1.
fn seven_five_four() -> (Vec<Place>, Vec<(TeamId, Vec<No>)>) {
    let mut games = Vec::new();
    for (no, wins) in [(1, 7), (2, 5), (3, 4), (4, 6), (5, 6), (6, 1)] {
        games.extend((0..wins).map(|idle| format!("{no}+{}", 7 + idle)));
    }
    let rounds: Vec<&str> = games.iter().map(String::as_str).collect();
    let table = table(Scale::OneHalfZero, 14, &rounds);
    let places = standings(&table, &Rules::listing(Edition::Ru22, Format::Swiss, &[]));
    (places, vec![(TeamId(1), vec![No(1), No(2), No(3)]), (TeamId(2), vec![No(4), No(5), No(6)])])
}

fn results(counting: &Counting) -> Vec<(u32, String, String)> {
    let (places, members) = seven_five_four();
    let teams = members.iter().map(|(team, members)| (*team, members.as_slice()));
    let found = team_results(&places, teams, counting);
    found.iter().map(|team| (team.team.0, team.points.to_string(), team.places.to_string())).collect()
}

#[test]
fn ru22_1_3_d_the_best_results_of_a_team_are_added() {
    // Both have 12; the places are 1 and 4, and 2.5 twice: shared.
    let best = results(&Counting::Best(2));
    assert_eq!(best, [(1, "12".into(), "5".into()), (2, "12".into(), "5".into())]);
    let (places, members) = seven_five_four();
    let teams = members.iter().map(|(team, members)| (*team, members.as_slice()));
    let shared = team_results(&places, teams, &Counting::Best(2));
    assert_eq!(shared.iter().map(|team| (team.first, team.last)).collect::<Vec<_>>(), [(1, 2), (1, 2)]);
    // With three that count the sums are 16 and 13.
    assert_eq!(results(&Counting::Best(3))[0], (1, "16".into(), "10".into()));
    let tables = ends_with(Edition::Ru22, Character::TeamStanding, &Counting::Best(2));
    let [Final::Persons(_), Final::Members(teams)] = tables.as_slice() else { panic!("{tables:?}") };
    assert_eq!(teams[0].points, Exact::from(11 + 8));
}

#[test]
fn ru_codex_3_1_b_a_team_event_ranks_teams_only() {
    teams_alone(Edition::RuCodex);
}

#[test]
fn ru_codex_3_1_c_an_individual_team_event_ranks_both() {
    persons_and_teams(Edition::RuCodex);
}

#[test]
fn ua24_ii_systems_5_2_a_team_event_ranks_teams_only() {
    teams_alone(UA24);
}

#[test]
fn ua24_ii_systems_5_3_an_individual_team_event_ranks_both() {
    persons_and_teams(UA24);
}

#[test]
fn ua24_ii_systems_5_4_named_results_count_for_the_team() {
    let named = Counting::Named(vec![No(1), No(3), No(4), No(6)]);
    assert_eq!(results(&named), [(1, "11".into(), "6".into()), (2, "7".into(), "8.5".into())]);
    assert_eq!(results(&Counting::Best(1))[0], (1, "7".into(), "1".into()));
}
