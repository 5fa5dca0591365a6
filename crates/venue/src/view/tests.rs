//! What is shown of whole events.

use clock::Control;
use competition::entry::{Group, Person};
use competition::knockout::Kind as Losers;
use competition::regulation::{Later, System};
use competition::round::{self, Leaving, Outcome};
use competition::schedule::{self, Slot};
use competition::team::{self, Roster};
use competition::{Command, Draft, No, PersonId, TeamId, mixed};
use rulebook::Edition;
use rulebook::law::event::{Character, Sex, TieWay, Tiebreak};

use super::{
    Form, Kind, Met, Sort, Tally, ballot_head, ballots, by_name, card, crosstable, front, pairings, parts,
    players, progress, ratings, standings, statistics, teams, told,
};
use crate::trial::{Trial, draft, people, round_robin, swiss_of};

#[test]
fn every_place_says_which_criterion_and_article_put_it_there() {
    let mut trial = Trial::of(swiss_of(3), &people(6));
    trial.play(3);
    let table = standings(&trial.event);
    let rows = &table.tables[0].rows;
    assert_eq!((table.sort, table.round, table.open, table.over), (Sort::Players, 3, 0, true));
    assert_eq!(rows.len(), 6);
    for pair in rows.windows(2) {
        let [one, next] = pair else { continue };
        match &one.above {
            Some(above) => {
                assert!(one.last < next.first, "parted: {one:?}");
                assert!(above.by.starts_with("RU22:"), "{above:?}");
                assert!(
                    above.criterion == "points"
                        || table.criteria.iter().any(|each| each.name == above.criterion)
                );
                if above.criterion == "points" {
                    assert_eq!((&above.own, &above.next), (&one.points, &next.points));
                }
            }
            None => assert_eq!(one.place, next.place, "shared"),
        }
    }
    let by_points =
        rows.iter().filter_map(|row| row.above.as_ref()).find(|above| above.criterion == "points");
    assert_eq!(by_points.map(|above| above.by), Some("RU22:5.4.8.1"));
}

#[test]
fn nobody_meets_himself_in_a_crosstable_and_results_are_mirrored() {
    let mut trial = Trial::of(round_robin(), &people(5));
    trial.play(5);
    let table = crosstable(&trial.event, &standings(&trial.event));
    assert_eq!((table.form, table.columns, table.rows.len()), (Form::Opponents, 5, 5));
    for (at, row) in table.rows.iter().enumerate() {
        assert!(row.cells[at].is_empty(), "the diagonal");
        for (other, games) in row.cells.iter().enumerate().filter(|(other, _)| *other != at) {
            let [game] = games.as_slice() else { panic!("one game each: {games:?}") };
            let mirror = &table.rows[other].cells[at][0];
            assert_ne!(game.colour, mirror.colour);
            let sum =
                [game, mirror].map(|game| game.result.as_deref().and_then(|text| text.parse::<u8>().ok()));
            assert_eq!(sum[0].zip(sum[1]).map(|(one, other)| one + other), Some(2), "two points a game");
        }
    }
}

#[test]
fn a_swiss_crosstable_goes_by_places_and_rounds() {
    let mut trial = Trial::of(swiss_of(4), &people(7));
    trial.play(2);
    trial.act(Command::Round(round::Command::Leave {
        no: No(7),
        how: Leaving::Withdrew,
        reason: "ill".into(),
    }));
    trial.pair();
    let places = standings(&trial.event);
    let table = crosstable(&trial.event, &places);
    assert_eq!((table.form, table.columns), (Form::Rounds, 3));
    let order: Vec<u16> = table.rows.iter().map(|row| row.who.no).collect();
    assert_eq!(order, places.tables[0].rows.iter().map(|row| row.who.no).collect::<Vec<_>>());
    let games = || table.rows.iter().flat_map(|row| row.cells.iter().flatten());
    assert_eq!(games().filter(|game| game.met == Met::Bye).count(), 2, "seven players, two rounds");
    assert_eq!(games().filter(|game| game.met == Met::Open).count(), 6, "three boards are being played");
    assert!(games().any(|game| game.text.ends_with("w2")), "a win with White");
    let left = table.rows.iter().find(|row| row.who.no == 7).expect("his line stays");
    assert_eq!((left.who.left, left.cells[2][0].met), (Some(2), Met::Free));
}

#[test]
fn pairs_are_explained_and_found_by_board_and_by_name() {
    let mut trial = Trial::of(swiss_of(4), &people(7));
    trial.play(1);
    trial.pair();
    assert_eq!(pairings(&trial.event, 3), None);
    let round = pairings(&trial.event, 2).expect("a round");
    assert_eq!((round.boards.len(), round.free.len(), round.rounds, round.planned), (3, 1, 2, Some(4)));
    for row in &round.boards {
        assert!(!row.because.is_empty(), "every pair is explained: {row:?}");
        assert!(row.because.iter().all(|cause| cause.by.starts_with("RU22:") && !cause.what.is_empty()));
    }
    let first = pairings(&trial.event, 1).expect("a round");
    assert_eq!(first.boards[0].result.as_deref(), Some("2-0"));
    assert_eq!(first.boards[0].white.points, "0");
    let names = by_name(&round);
    assert_eq!(names.len(), 7);
    assert!(names.windows(2).all(|pair| pair[0].who.name <= pair[1].who.name));
    for row in names.iter().filter(|row| row.board.is_some()) {
        let board = &round.boards[usize::from(row.board.unwrap_or(0)) - 1];
        let side = if row.colour == Some("white") { &board.white } else { &board.black };
        assert_eq!(side.who.no, row.who.no);
    }
}

#[test]
fn names_follow_the_alphabets_of_their_readers() {
    let named = |name: &str| Person::player(name);
    let people: Vec<Person> = ["Їжак", "Гай", "Єва", "Ґава", "Дуб", "Іва", "Ива", "Ель"].map(named).to_vec();
    let mut trial = Trial::of(swiss_of(2), &people);
    trial.pair();
    let rows = by_name(&pairings(&trial.event, 1).expect("a round"));
    let names: Vec<&str> = rows.iter().map(|row| row.who.name.as_str()).collect();
    assert_eq!(names, ["Гай", "Ґава", "Дуб", "Ель", "Єва", "Ива", "Іва", "Їжак"]);
}

#[test]
fn a_card_tells_opponents_colours_results_and_how_he_came_on() {
    let mut trial = Trial::of(swiss_of(3), &people(6));
    trial.play(3);
    let (places, steps) = (standings(&trial.event), progress(&trial.event));
    for row in &places.tables[0].rows {
        let card = card(&trial.event, No(row.who.no), &places, &steps).expect("a card");
        assert_eq!(
            (card.place.as_ref(), &card.points, card.rounds.len()),
            (Some(&row.place), &row.points, 3)
        );
        assert_eq!(card.progress.len(), 3);
        let last = &card.progress[2];
        assert_eq!((&last.points, last.place), (&row.points, Some(row.first)), "he ends where he stands");
        assert_eq!(card.colours[0] + card.colours[1], 3);
        assert!(card.rounds.iter().all(|round| round.against.is_some() && round.board.is_some()));
    }
    assert_eq!(card(&trial.event, No(0), &places, &steps), None);
    assert_eq!(card(&trial.event, No(7), &places, &steps), None);
}

#[test]
fn what_is_private_is_not_shown() {
    let mut secret = Person::player("Somebody").born_in(1999);
    secret.other.push(("passport".into(), "AB123456".into()));
    secret.trainer = "Trainer Unnamed".into();
    let mut trial = Trial::of(swiss_of(2), &[secret, Person::player("Another")]);
    trial.pair();
    trial.act(Command::Round(round::Command::Leave {
        no: No(1),
        how: Leaving::Excluded,
        reason: "a secret reason".into(),
    }));
    let (places, steps) = (standings(&trial.event), progress(&trial.event));
    let shown = [
        serde_json::to_string(&places),
        serde_json::to_string(&crosstable(&trial.event, &places)),
        serde_json::to_string(&pairings(&trial.event, 1)),
        serde_json::to_string(&card(&trial.event, No(1), &places, &steps)),
        serde_json::to_string(&players(&trial.event)),
        serde_json::to_string(&front(&trial.event)),
        serde_json::to_string(&statistics(&trial.event)),
    ];
    for text in shown.map(|text| text.expect("JSON")) {
        for secret in ["1999", "AB123456", "a secret reason", "xcluded", "Trainer"] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
}

#[test]
fn stages_and_play_offs_are_shown_as_they_ended() {
    let feed = mixed::Feed {
        who: mixed::Who::Top(2),
        carry: mixed::Carry::default(),
        seeding: mixed::Seeding::default(),
    };
    let later = vec![Later { feed, system: round_robin() }];
    let mut terms = draft().standing;
    terms.tiebreaks = vec![Tiebreak::PlayOff];
    let regulation = Draft { later, standing: terms, ..draft() };
    let mut trial = Trial::by(regulation, &people(3));
    // Everybody draws: three share the first place and play for it.
    for _ in 0..3 {
        trial.pair();
        trial.score(&[Outcome::Draw]);
    }
    let first = standings(&trial.event);
    assert_eq!((first.over, first.last), (true, false), "a final follows");
    let control: Control = "10m+5s".parse().expect("a control");
    let system = round_robin();
    trial.act(Command::Round(round::Command::BeginPlayOff {
        first: 1,
        system,
        control: Some(control),
        seed: 1,
    }));
    let list = parts(&trial.event);
    assert_eq!(list.iter().map(|part| part.now).collect::<Vec<_>>(), [false, true]);
    assert_eq!(list[1].kind, Kind::PlayOff { first: 1, last: 3 });
    let waiting = told(&trial.event, 1).expect("the stage that waits");
    assert_eq!(standings(&waiting).tables[0].rows[2].place, "1-3");
    for outcome in [Outcome::White, Outcome::Draw, Outcome::Draw] {
        trial.pair();
        trial.score(&[outcome]);
    }
    trial.act(Command::Round(round::Command::EndPlayOff));
    let played = told(&trial.event, 2).expect("the play-off");
    assert_eq!(standings(&played).part.kind, Kind::PlayOff { first: 1, last: 3 });
    let parted = standings(&trial.event);
    assert_eq!((parted.part.part, parted.tables[0].rows[0].place.as_str()), (1, "1"));
    assert_eq!(parted.tables[0].rows[0].above.as_ref().map(|above| above.criterion), Some("play-off"));
    trial.act(Command::Round(round::Command::BeginStage { seed: 1 }));
    trial.play(1);
    let list = parts(&trial.event);
    assert_eq!(list.iter().map(|part| part.now).collect::<Vec<_>>(), [false, false, true]);
    let last = standings(&trial.event);
    assert_eq!((last.over, last.last, last.tables[0].rows.len()), (true, true, 2));
    let first = told(&trial.event, 1).expect("the first stage");
    assert_eq!(standings(&first).tables, parted.tables, "its places are those the play-off left");
    assert!(told(&trial.event, 4).is_none());
}

#[test]
fn groups_have_tables_of_their_own() {
    let mut regulation = Draft { system: swiss_of(2), ..draft() };
    regulation.entries.groups = vec![Group::MEN, Group::WOMEN];
    let mut list = people(6);
    for (at, person) in list.iter_mut().enumerate() {
        person.sex = Some(if at % 2 == 0 { Sex::Male } else { Sex::Female });
    }
    let mut trial = Trial::by(regulation, &list);
    trial.play(1);
    let tables = standings(&trial.event).tables;
    assert_eq!(tables.len(), 3);
    assert_eq!(tables.iter().map(|table| table.rows.len()).collect::<Vec<_>>(), [6, 3, 3]);
    assert!(tables[1].group.is_some() && tables[1].group != tables[2].group);
    let ages: Vec<_> = tables.iter().map(|table| table.ages).collect();
    assert_eq!(ages, [None, Some(Group::MEN), Some(Group::WOMEN)]);
}

#[test]
fn who_is_out_of_a_cup_shares_his_place_unplayed() {
    let mut trial =
        Trial::of(System::Knockout { losers: Losers::Elimination, ways: vec![TieWay::Lot] }, &people(4));
    trial.pair();
    trial.score(&[Outcome::White, Outcome::White]);
    trial.pair();
    trial.score(&[Outcome::White]);
    let rows = standings(&trial.event).tables.remove(0).rows;
    assert!(rows.iter().all(|row| !row.unplayed), "two lost their only game: {rows:?}");
    let mut trial =
        Trial::of(System::Knockout { losers: Losers::Elimination, ways: vec![TieWay::Lot] }, &people(4));
    trial.pair();
    trial.score(&[Outcome::White]);
    let rows = standings(&trial.event).tables.remove(0).rows;
    assert!(rows.iter().any(|row| row.unplayed && row.code() == "~"), "points differ: {rows:?}");
    assert!(rows.iter().all(|row| !row.unplayed || row.first < row.last), "{rows:?}");
}

#[test]
fn first_moves_belong_to_the_pairs_they_were_drawn_for() {
    let mut trial = Trial::of(swiss_of(3), &people(4));
    trial.pair();
    assert!(ballots(&trial.event, 1).is_empty());
    let text = format!("{}1: I-1 ab4; 2: II-3 a1-a5 ---; seed 7", ballot_head(1));
    trial.act(Command::Note { article: rulebook::BallotTable::Draughts64.article(), text });
    assert_eq!(ballots(&trial.event, 1), ["1: I-1 ab4", "2: II-3 a1-a5 ---"]);
    assert_eq!(pairings(&trial.event, 1).expect("a round").ballots.len(), 2);
    // Pairs that are made again have lots of their own.
    trial.act(Command::Round(round::Command::Unpair { reason: "somebody came late".into() }));
    trial.pair();
    assert!(ballots(&trial.event, 1).is_empty());
}

/// Three teams of two.
fn match_event() -> Trial {
    let mut regulation = draft();
    regulation.organisation.character = Some(Character::Team);
    (regulation.teams.boards, regulation.teams.reserves) = (2, 0);
    let mut trial = Trial::entered(regulation, &people(6));
    for team in 0..3 {
        let main = vec![PersonId(2 * team + 1), PersonId(2 * team + 2)];
        let roster =
            Roster { name: format!("Team {}", team + 1), captain: Some(main[0]), main, reserves: Vec::new() };
        trial.act(Command::Team(team::Command::Enter(roster)));
    }
    trial.act(Command::Round(round::Command::DrawLots { seed: 1, nonce: String::new() }));
    trial
}

#[test]
fn teams_have_places_matches_and_boards() {
    let mut trial = match_event();
    trial.pair();
    let pair = pairings(&trial.event, 1).expect("a round");
    assert_eq!((pair.boards.len(), pair.boards[0].seats.len(), pair.boards[0].result.as_ref()), (1, 2, None));
    let colours: Vec<&str> = pair.boards[0].seats.iter().map(|seat| seat.colour).collect();
    assert_eq!(colours, ["white", "black"]);
    let team = match trial.event.stage().competitor(No(pair.boards[0].white.who.no)) {
        Some(competition::round::Competitor::Team(team)) => team,
        other => panic!("a team: {other:?}"),
    };
    for board in [1, 2] {
        let outcome = Outcome::White;
        // Every board of a match is a game that may be open.
        let open = 3 - usize::from(board);
        assert_eq!(Tally::now(&trial.event), Tally { games: 2, open });
        assert_eq!((front(&trial.event).open, standings(&trial.event).open), (open, open));
        trial.act(Command::Team(team::Command::Score { round: 1, team, board, outcome }));
    }
    assert_eq!(Tally::now(&trial.event), Tally { games: 2, open: 0 });
    let pair = pairings(&trial.event, 1).expect("a round");
    assert_eq!(pair.boards[0].result.as_deref(), Some("2-2"), "each team won with White");
    assert_eq!(pair.boards[0].seats[1].result.as_deref(), Some("0-2"), "the first named first");
    let table = standings(&trial.event);
    assert_eq!((table.sort, table.tables[0].rows.len()), (Sort::Teams, 3));
    let view = teams(&trial.event);
    assert_eq!((view.teams.len(), view.teams[0].members.len(), view.places.len()), (3, 2, 0));
    let points: Vec<&str> =
        view.teams.iter().flat_map(|team| &team.members).map(|each| each.points.as_str()).collect();
    assert_eq!(points.iter().filter(|points| **points == "2").count(), 2);
    assert_eq!(statistics(&trial.event).all.white, 2);
    assert_eq!(players(&trial.event).sort, Sort::Teams);
    assert!(ratings(&trial.event).rows.is_empty());
    let cross = crosstable(&trial.event, &table);
    let games: Vec<_> = cross.rows.iter().flat_map(|row| row.cells.iter().flatten()).collect();
    assert_eq!(games.iter().filter(|game| game.result.as_deref() == Some("2")).count(), 2);
    let _: TeamId = team;
}

#[test]
fn the_best_of_each_team_count() {
    let mut regulation = Draft { system: swiss_of(2), ..draft() };
    regulation.organisation.character = Some(Character::TeamStanding);
    regulation.standing.counting = competition::standing::Counting::Best(1);
    (regulation.teams.boards, regulation.teams.reserves) = (2, 0);
    let mut trial = Trial::entered(regulation, &people(4));
    for team in 0..2 {
        let main = vec![PersonId(2 * team + 1), PersonId(2 * team + 2)];
        trial.act(Command::Team(team::Command::Enter(Roster {
            name: format!("Team {team}"),
            main,
            ..Roster::default()
        })));
    }
    trial.act(Command::Round(round::Command::DrawLots { seed: 1, nonce: String::new() }));
    trial.play(2);
    let view = teams(&trial.event);
    assert_eq!((view.best, view.places.len()), (Some(1), 2));
    let best = &standings(&trial.event).tables[0].rows[0];
    assert_eq!(view.places[0].points, best.points);
    assert_eq!(view.places[0].counted.iter().map(|who| who.no).collect::<Vec<_>>(), [best.who.no]);
}

#[test]
fn figures_add_up() {
    let mut trial = Trial::of(swiss_of(3), &people(7));
    trial.play(2);
    trial.pair();
    let figures = statistics(&trial.event);
    assert_eq!((figures.players, figures.rated, figures.average), (7, 7, Some(1960)));
    assert_eq!((figures.all.played, figures.all.open), (6, 3));
    assert_eq!(figures.all.white + figures.all.drawn + figures.all.black, 6);
    assert_eq!(figures.points.iter().map(|bar| bar.count).sum::<usize>(), 7);
    let changes = ratings(&trial.event);
    assert!(changes.rows.windows(2).all(|pair| pair[0].who.no != pair[1].who.no));
    assert!(changes.rows.iter().any(|row| row.change.starts_with('+')));
    assert!(changes.rows.iter().any(|row| row.change.starts_with('−')));
    let front = front(&trial.event);
    assert_eq!((front.round, front.planned, front.games, front.open), (3, Some(3), 3, 3));
    assert_eq!(front.next.map(|next| next.round), Some(3), "paired, and not begun");
}

#[test]
fn ua24_iii_start_2_the_front_shows_the_schedule_once_it_is_made_known() {
    let mut trial = Trial::of(swiss_of(3), &people(4));
    for (round, starts) in [(1, 2_000), (2, 1_000)] {
        let slot = Slot { starts: Some(clock::Moment(starts)), hall: Some("A".to_owned()) };
        trial.act(Command::Schedule(schedule::Command::Set { round, slot }));
    }
    assert_eq!(front(&trial.event).schedule, []);
    trial.act(Command::Schedule(schedule::Command::Publish));
    let known: Vec<_> = front(&trial.event).schedule.iter().map(|each| (each.round, each.starts)).collect();
    assert_eq!(known, [(2, Some(1_000)), (1, Some(2_000))], "in the order in which they are played");
}

#[test]
fn ru_renju_5_3_13_3_who_is_named_first_in_the_table_has_black_on_every_page() {
    let mut regulation = Draft::usual(Edition::RuRenju, "renju".parse().expect("a game"));
    regulation.system = round_robin();
    let mut trial = Trial::by(regulation, &people(4));
    trial.pair();
    trial.score(&[Outcome::Black, Outcome::Black]);
    // Round 1 of the table for four: 1:4 2:3.
    let round = pairings(&trial.event, 1).expect("a round");
    assert_eq!((round.boards[0].white.who.no, round.boards[0].black.who.no), (4, 1));
    let colour = |no: u16| {
        let rows = by_name(&round);
        let listed = rows.iter().find(|row| row.who.no == no).and_then(|row| row.colour);
        let own =
            card(&trial.event, No(no), &standings(&trial.event), &progress(&trial.event)).expect("a card");
        assert_eq!(own.rounds[0].game.colour, listed);
        (listed, own.colours)
    };
    assert_eq!((colour(1), colour(4)), ((Some("black"), [0, 1]), (Some("white"), [1, 0])));
    let figures = statistics(&trial.event);
    assert_eq!((figures.all.white, figures.all.black), (0, 2), "who began has won");
}
