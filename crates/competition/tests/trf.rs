//! TRF: what is written is read, what is read is written as it was, and what is wrong is told with its place.

use competition::trf::{
    Abnormal, Accelerated, Acceleration, Byes, Document, Export, Fault, Forbidden, Forfeit, Header, LineUp,
    Outcome, Player, Record, Score, ScoringLine, ScoringTag, Slot, Team, TeamByes,
};
use competition::{Cell, Line, No, Table};
use draughts::Colour;
use fastrand::Rng;
use rulebook::{Mark, Scale};

const CUP: &str = include_str!("../../../testdata/trf/cup.trf");
const EXTENSIONS: &str = include_str!("../../../testdata/trf/extensions.trf");
const TEAMS: &str = include_str!("../../../testdata/trf/teams.trf");

fn read(text: &str) -> Document {
    Document::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

fn told(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(Fault::to_string).collect()
}

/// A player's line with its rounds, the rest in its columns.
fn line(number: u16, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4}      Player {number:<26} 2000     {:>11} {:<10} {points:>4} {number:>4}{rounds}\n",
        "", ""
    )
}

#[test]
fn a_file_is_written_as_it_was_read() {
    for text in [CUP, EXTENSIONS, TEAMS] {
        for ending in ["\n", "\r\n", "\r"] {
            let text = text.replace('\n', ending);
            assert_eq!(read(&text).write(), text);
            assert_eq!(read(&format!("\u{feff}{text}")).write(), format!("\u{feff}{text}"));
            let short = text.trim_end();
            assert_eq!(read(short).write(), short);
        }
    }
}

#[test]
fn every_field_of_a_player_is_read() {
    let cup = read(CUP);
    let (at, player) = cup.players().nth(1).expect("a second player");
    assert_eq!(at, 15);
    assert_eq!((player.number, player.sex, player.title.as_str()), (2, Some('w'), "MF"));
    assert_eq!((player.name.as_str(), player.rating), ("Ґедзь-Їжакевич, Єлизавета", Some(2214)));
    assert_eq!((player.federation.as_str(), player.id.as_str()), ("UKR", "20431"));
    assert_eq!((player.birth.as_str(), player.rank), ("1997/08/24", Some(1)));
    assert_eq!(player.points, Some("2.5".parse().expect("points")));
    let second = Slot { opponent: Some(5), colour: Some(Colour::Black), outcome: Outcome::Draw };
    assert_eq!(player.slot(2), Some(second));
    assert_eq!(cup.header(Header::City), Some("Львів"));
    assert_eq!(cup.rounds(), Some(5));
}

#[test]
fn an_event_is_taken_from_a_file() {
    let import = read(CUP).import(None).expect("a good file");
    let points = |number| import.table.points(No(number)).to_string();
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(points), ["1.5", "2.5", "2", "0.5", "1.5", "2", "1.5"]);
    assert_eq!((import.next_round(), import.rounds), (4, Some(5)));
    // Half a point for a round missed is a draw with nobody, and no game.
    let missed = import.table.cells(No(7))[1];
    assert_eq!(missed, Cell { opponent: None, colour: None, mark: Some(Mark::Draw) });
    assert!(!missed.was_played());
    assert_eq!(import.pairs(1), [(No(1), No(4)), (No(3), No(5)), (No(6), No(2))]);
    assert_eq!((import.byes(1), import.absent(1)), (vec![No(7)], vec![]));
    assert_eq!((import.byes(2), import.absent(2)), (vec![], vec![No(7)]));
    assert_eq!(import.absent(4), [No(4)]);
    assert_eq!(import.before(2).rounds(), 1);
}

#[test]
fn the_extensions_of_other_programs_are_understood() {
    let document = read(EXTENSIONS);
    assert_eq!(document.scale(), Some(Scale::TwoOneZero));
    assert_eq!(document.first_colour(), Some(Colour::Black));
    let import = document.import(None).expect("a good file");
    assert_eq!((import.next_round(), import.rounds), (2, Some(7)));
    let numbers = |nos: Vec<No>| nos.into_iter().map(|no| import.number(no)).collect::<Vec<_>>();
    // Two by XXZ, one by 240, one by his own line; and nobody has the numbers 5, 7, 8 and 10.
    assert_eq!(numbers(import.absent(2)), [3, 5, 6, 7, 8, 9, 10, 11]);
    assert_eq!(import.gaps(), [No(5), No(7), No(8), No(10)]);
    let pairs: Vec<(u16, u16)> = import
        .forbidden(2)
        .into_iter()
        .map(|(one, other)| (import.number(one), import.number(other)))
        .collect();
    assert_eq!(pairs, [(1, 2), (1, 9), (2, 9), (4, 6)]);
    assert_eq!(import.forbidden(3).len(), 1);
    assert_eq!(import.unsaid.len(), 3, "{:?}", import.unsaid);
    assert_eq!(import.first, Some(Colour::Black));
}

#[test]
fn players_are_numbered_by_rank_if_the_file_asks_for_it() {
    let text = line(1, "", "     2 w 0").replace("    1     2", "    2     2")
        + &line(2, "", "     1 b 1").replace("    2     1", "    1     1")
        + "XXC rank\n";
    let import = read(&text).import(None).expect("a good file");
    assert_eq!((import.number(No(1)), import.number(No(2))), (2, 1));
    assert_eq!(import.pairs(1), [(No(2), No(1))]);
    assert_eq!(import.table.points(No(1)).to_string(), "1");
    let twice = text.replace("    1     1 b", "    2     1 b");
    assert_eq!(
        told(&read(&twice).import(None).unwrap_err()),
        ["line 2, column 86: XXC rank numbers players by rank; this rank is given twice"]
    );
}

/// Some programs write what is still to be played as a star, with an opponent or without.
#[test]
fn a_star_is_a_game_still_to_be_played() {
    let rounds = ["     2 w 1     2 b *  0000 - *", "     1 b 0     1 w *  0000 - *"];
    let text = line(1, "1.0", rounds[0]) + &line(2, "0.0", rounds[1]);
    let document = read(&text);
    assert_eq!(document.write(), text);
    let import = document.import(None).expect("an event");
    assert_eq!(import.open(), [(2, No(1), No(2))]);
    assert_eq!((import.table.rounds(), import.next_round(), import.absent(3)), (2, 3, Vec::new()));
}

#[test]
fn a_colour_that_one_of_both_has_makes_one_pair() {
    for (one, other, white) in [("-", "w", 2), ("-", "b", 1), ("w", "-", 1), ("b", "-", 2)] {
        let text = "012 Cup\n".to_owned()
            + &line(1, "1.0", &format!("     2 {one} 1"))
            + &line(2, "0.0", &format!("     1 {other} 0"));
        let import = read(&text).import(None).expect("a warning only");
        assert_eq!(import.pairs(1), [(No(white), No(3 - white))], "{one} {other}");
    }
}

#[test]
fn points_no_scale_gives_are_told_with_their_line() {
    let text = "162  W 1.0    D 0.5    P 0.5\n".to_owned() + &line(1, "0.5", "  0000 - U");
    let faults = read(&text).import(None).expect_err("half a point for the odd player");
    assert_eq!((faults[0].line, faults.len()), (1, 1), "{faults:?}");
    assert!(read(&text).import(Some(Scale::OneHalfZero)).is_ok(), "the scale that is asked for holds");
}

#[test]
fn teams_are_read() {
    let document = read(TEAMS);
    let teams: Vec<&Team> = document
        .records()
        .filter_map(|(_, record)| match record {
            Record::Team(team) => Some(&**team),
            _ => None,
        })
        .collect();
    assert_eq!(teams[0].name, "Дніпро");
    assert_eq!((teams[0].number, &teams[0].players), (Some(1), &vec![1, 4]));
    assert_eq!(teams[1].match_points, Some(Score::whole(0)));
    assert!(document.is_of_teams());
    assert_eq!(told(&document.check()), [] as [&str; 0]);
}

#[test]
fn what_disagrees_is_told_with_its_line() {
    let text = line(1, "1.0", "     2 w 1")
        + &line(2, "0.0", "     1 w 0")
        + &line(3, "1.0", "     4 w 1     9 w 1")
        + &line(4, "1.0", "     3 b 1     5 b 0")
        + &line(5, "0.0", "     3 w 0     5 w 0")
        + &line(5, "0.0", "")
        + &line(6, "3.5", "     0 w 1     1 w H")
        + "XXZ 8\n062 9\nXYZ what is this\n";
    let expected = [
        "line 1, column 97: round 1: 1 and 2 (line 2) have the same colour",
        "line 3, column 99: round 1: 3 has 1 and 4 (line 4) has 1: they cannot both",
        "line 3, column 102: round 2: there is no player with the number 9",
        "line 4, column 102: round 2: 4 meets 5, but 5 (line 5) meets 5",
        "line 5, column 92: round 1: 5 meets 3, but 3 (line 3) meets 4",
        "line 5, column 102: round 2: 5 is his own opponent",
        "line 6, column 5: the start number 5 was given in line 5 already",
        "line 7, column 99: round 1: 6 has 1 without an opponent",
        "line 7, column 109: round 2: H is for a round without an opponent",
        "line 8: there is no player with the number 8",
    ];
    let faults = read(&text).check();
    let (errors, warnings): (Vec<Fault>, Vec<Fault>) = faults.into_iter().partition(Fault::is_error);
    assert_eq!(told(&errors), expected);
    let warned = [
        "line 3, column 81: 3 has 1.0 points, but the rounds give 2.0",
        "line 7, column 81: 6 has 3.5 points, but the rounds give 1.5",
        "line 9, column 5: 9 players are announced, but there are 6",
        "line 10, column 1: no line begins with \"XYZ\"; it is kept as it stands",
    ];
    assert_eq!(told(&warnings), warned);
    assert!(read(&text).import(None).is_err());
}

#[test]
fn a_round_that_was_skipped_is_an_error() {
    let text = line(1, "", "               2 w 1") + &line(2, "", "               1 b 0");
    assert_eq!(
        told(&read(&text).check()),
        ["line 1, column 102: there are pairs in round 2, but none in round 1"]
    );
}

#[test]
fn every_malformed_line_is_told_with_line_and_column() {
    let good = line(1, "1.0", "     2 w 1");
    let cases: [(String, &[(usize, usize)]); 12] = [
        ("001".to_owned(), &[(1, 5)]),
        ("001    0".to_owned(), &[(1, 5)]),
        ("001  abc\n001 -1".to_owned(), &[(1, 6), (2, 5)]),
        (good.replace("2000", "20x0"), &[(1, 49)]),
        (good.replace(" 1.0", "1..0"), &[(1, 81)]),
        (good.replace(" w 1", " x ?"), &[(1, 97), (1, 99)]),
        (good.replace(" 2 w", "2\tw"), &[(1, 95)]),
        (good.replace("     2 w 1", "    2w 1"), &[(1, 94), (1, 97)]),
        (format!("{good}XXR nine\n{good}152 green"), &[(2, 5), (4, 5)]),
        ("XXZ 1 two 3 4x\n".to_owned(), &[(1, 7), (1, 13)]),
        ("240 Q 001 1\n240 H     1\n330 ++ 001 002 003".to_owned(), &[(1, 5), (2, 7), (3, 5)]),
        ("012 ok\n299 Q  1..0".to_owned(), &[(2, 5), (2, 8)]),
    ];
    for (text, places) in cases {
        let faults = Document::read(text.as_bytes()).expect_err(&text);
        let found: Vec<(usize, usize)> = faults.iter().map(|fault| (fault.line, fault.column)).collect();
        assert_eq!(found, places, "{text}{faults:?}");
    }
    let latin = [b"012 Cup\r\n022 M".as_slice(), &[0xfc], b"nster"].concat();
    let faults = Document::read(&latin).expect_err("no UTF-8");
    assert_eq!((faults[0].line, faults[0].column), (2, 6));
    assert!(faults[0].what.contains("0xfc"), "{}", faults[0]);
    let long = Document::read("x".repeat(1 << 17).as_bytes()).expect_err("too long");
    assert_eq!(long[0].line, 1);
}

#[test]
fn nothing_and_nonsense_are_refused_without_harm() {
    assert_eq!(read("").write(), "");
    let nobody = "there are no players; expected lines that begin with 001";
    assert_eq!(told(&read("").import(None).unwrap_err()), [nobody]);
    let nonsense = read("hello\n\n\u{1f3b2}\u{200f}");
    assert!(told(&nonsense.import(None).unwrap_err()).contains(&nobody.to_owned()));
    let mut rng = Rng::with_seed(5);
    for _ in 0..2_000 {
        let mut bytes: Vec<u8> = EXTENSIONS.bytes().collect();
        for _ in 0..rng.usize(1..20) {
            let at = rng.usize(..bytes.len());
            match rng.u8(..4) {
                0 => bytes[at] = rng.u8(b' '..127),
                1 => drop(bytes.drain(at..(at + rng.usize(..40)).min(bytes.len()))),
                2 => bytes.insert(at, *rng.choice(b" \n\r\t019-=").expect("some")),
                _ => bytes[at] = rng.u8(..),
            }
        }
        if let Ok(document) = Document::read(&bytes) {
            assert_eq!(document.write().as_bytes(), bytes);
            let usable = document.check().iter().all(|fault| !fault.is_error());
            let import = document.import(Some(Scale::TwoOneZero));
            assert_eq!(import.is_ok(), usable, "{import:?}");
            assert!(import.is_ok_and(|import| import.pairs(import.next_round()).is_empty()) == usable);
        }
    }
}

#[test]
fn a_changed_line_is_written_anew_and_the_others_stay() {
    let mut document = read(&CUP.replace('\n', "  \r\n"));
    let players: Vec<usize> = document.players().map(|(line, _)| line).collect();
    let Record::Player(player) = document.lines_mut()[players[0] - 1].change() else { panic!("a player") };
    player.points = Some(Score::halves(9));
    document.push(Record::Absent(vec![1, 2]));
    let written = document.write();
    assert!(written.ends_with("XXZ 1 2\r\n"), "{written}");
    let same = written.lines().zip(CUP.lines()).filter(|(one, other)| one.trim_end() == *other).count();
    assert_eq!(same, CUP.lines().count() - 1);
    assert_eq!(read(&written), document);
}

#[test]
fn generated_documents_are_read_back_as_they_were() {
    for seed in 0..300 {
        let mut rng = Rng::with_seed(seed);
        let mut document = Document::default();
        document.byte_order_mark = rng.bool();
        for _ in 0..rng.usize(..30) {
            document.push(record(&mut rng));
        }
        let written = document.write();
        assert_eq!(read(&written), document, "seed {seed}\n{written}");
        // The same with other blanks and ends of lines.
        let spelled: String = written
            .lines()
            .map(|line| {
                format!(
                    "{line}{}{}",
                    " ".repeat(rng.usize(..3)),
                    rng.choice(["\n", "\r\n", "\r"]).expect("one")
                )
            })
            .collect();
        assert_eq!(read(&spelled).write(), spelled, "seed {seed}");
    }
}

#[test]
fn generated_tables_survive_the_way_through_a_file() {
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let table = table(&mut rng);
        let export =
            Export { rounds: Some(9), first: Some(Colour::White), ..Export::new("Кубок", &table) };
        let document = export.document();
        assert_eq!(told(&document.check()), [] as [&str; 0], "seed {seed}");
        let import = read(&document.write()).import(None).expect("a good file");
        assert_eq!(import.table, table, "seed {seed}");
    }
}

#[test]
fn ten_thousand_players_go_through_a_file() {
    let lines = (0..10_000_u16).map(|at| {
        let (opponent, colour, mark) = match at % 2 {
            0 => (at + 2, Colour::White, Mark::Win),
            _ => (at, Colour::Black, Mark::Loss),
        };
        let cell = Cell::game(No(opponent), colour, mark);
        Line { name: format!("Player {at}"), cells: vec![cell; 9], ..Line::default() }
    });
    let table = Table::new(Scale::OneHalfZero, lines.collect());
    let text = Export::new("Big", &table).document().write();
    assert!(text.contains("\n00110000 "), "a number of five digits uses the blank before it");
    assert_eq!(read(&text).import(None).expect("a good file").table, table);
}

/// A record with anything in it that TRF can say.
fn record(rng: &mut Rng) -> Record {
    let word = |rng: &mut Rng, most: usize| -> String {
        let letters: Vec<char> = "abcdeABC,.'ґїєіЯёПéñ字".chars().collect();
        (0..rng.usize(..=most)).map(|_| *rng.choice(&letters).expect("some")).collect()
    };
    let score = |rng: &mut Rng| Score::halves(rng.i32(0..100));
    let some_score = |rng: &mut Rng| rng.bool().then(|| Score::halves(rng.i32(0..100)));
    let numbers = |rng: &mut Rng| (0..rng.usize(..6)).map(|_| rng.u16(1..9999)).collect::<Vec<_>>();
    match rng.u8(..16) {
        0 => {
            let (_, header) = rng.choice(Header::ALL).expect("one");
            let text = match header {
                Header::Rounds | Header::JaVaFoRounds => rng.u16(1..30).to_string(),
                Header::FirstColour => "B".to_owned(),
                Header::JaVaFoSettings => "rank white1".to_owned(),
                _ => word(rng, 50),
            };
            Record::Header(header, text)
        }
        1 => Record::Dates((0..rng.usize(1..5)).map(|i| format!("26/11/{:02}", i + 1)).collect()),
        2 => {
            let (tag, codes): (_, &[&str]) = rng
                .choice([
                    (ScoringTag::Games, &["W", "D", "L", "A", "P", "X"][..]),
                    (ScoringTag::Matches, &["TW", "TD", "TL"]),
                    (ScoringTag::JaVaFo, &["WW", "HPB", "D"]),
                    (ScoringTag::Bbp, &["U"]),
                ])
                .expect("one");
            let values = codes.iter().map(|code| ((*code).to_owned(), score(rng))).collect();
            Record::Scoring(ScoringLine { tag, values })
        }
        3 => Record::OldTeam(Team { name: word(rng, 32), players: numbers(rng), ..Team::default() }),
        4 => Record::Team(Box::new(Team {
            number: Some(rng.u16(..999)),
            name: word(rng, 32),
            nickname: word(rng, 5),
            strength: rng.bool().then(|| Score::whole(rng.i32(0..9999))),
            match_points: some_score(rng),
            game_points: some_score(rng),
            rank: rng.bool().then(|| rng.u16(..999)),
            players: numbers(rng),
        })),
        5 => Record::LineUp(LineUp {
            round: rng.u16(..99),
            team: rng.u16(..99),
            opponent: rng.u16(..99),
            players: numbers(rng),
        }),
        6 => Record::TeamByes(TeamByes {
            match_points: some_score(rng),
            game_points: some_score(rng),
            teams: vec![0, 7, 999],
        }),
        7 => Record::Forfeit(Forfeit {
            kind: rng.choice(["+-", "-+", "--"]).expect("one").to_owned(),
            round: rng.u16(..99),
            white: rng.u16(..999),
            black: rng.u16(..999),
        }),
        8 => Record::Byes(Byes { kind: Outcome::HalfBye, round: rng.u16(1..99), numbers: numbers(rng) }),
        9 => Record::Acceleration(Acceleration {
            match_points: some_score(rng),
            points: some_score(rng),
            rounds: (rng.u16(..99), rng.u16(..99)),
            numbers: (rng.u16(..9999), rng.u16(..9999)),
        }),
        10 => Record::Accelerated(Accelerated { number: rng.u16(1..9999), points: vec![score(rng); 3] }),
        11 => Record::Forbidden(Forbidden {
            rounds: rng.bool().then(|| (rng.u16(..99), rng.u16(..99))),
            numbers: numbers(rng),
        }),
        12 => Record::Abnormal(Abnormal {
            kind: rng.bool().then(|| rng.choice(['W', '-', 'Z']).expect("one")),
            match_points: some_score(rng),
            points: rng.bool().then(|| Score::halves(rng.i32(-30..100))),
            round: rng.bool().then(|| rng.u16(1..99)),
            numbers: numbers(rng),
        }),
        13 => Record::Absent(numbers(rng)),
        14 => Record::Other(
            ["", "### a comment", "801 something", "DAT 0001 EMAIL x"][rng.usize(..4)].to_owned(),
        ),
        _ => {
            let slot = |rng: &mut Rng| {
                let outcome = Outcome::CODES[rng.usize(..12)].1;
                let opponent = rng.bool().then(|| rng.u16(1..12_000));
                rng.bool().then_some(Slot { opponent, colour: rng.bool().then_some(Colour::Black), outcome })
            };
            let mut rounds: Vec<Option<Slot>> = (0..rng.usize(..12)).map(|_| slot(rng)).collect();
            rounds.push(Some(Slot::bye(Outcome::ZeroBye)));
            let national = rng.u8(..4) == 0;
            let player = Player {
                number: rng.u16(1..12_000),
                sex: rng.bool().then_some('w'),
                title: word(rng, 3),
                name: word(rng, 33),
                rating: rng.bool().then(|| rng.u16(..3000)),
                federation: word(rng, 3),
                id: word(rng, 11),
                birth: word(rng, 10),
                points: some_score(rng).filter(|_| !national),
                rank: rng.bool().then(|| rng.u16(1..9999)).filter(|_| !national),
                rounds: if national { Vec::new() } else { rounds },
            };
            match national {
                true => Record::National("UKR".to_owned(), Box::new(player)),
                false => Record::Player(Box::new(player)),
            }
        }
    }
}

/// A table with pairs, byes, absences and forfeits.
fn table(rng: &mut Rng) -> Table {
    let players = rng.usize(3..30);
    let scale = if rng.bool() { Scale::OneHalfZero } else { Scale::TwoOneZero };
    let mut lines: Vec<Line> = (1..=players)
        .map(|number| Line { name: format!("Їжак {number}"), rating: Some(2000), ..Line::default() })
        .collect();
    for _ in 0..rng.usize(1..10) {
        let mut order: Vec<usize> = (0..players).collect();
        rng.shuffle(&mut order);
        let missing = rng.usize(..players - 1);
        let (absent, present) = order.split_at(missing);
        for &at in absent {
            let half = Cell { opponent: None, colour: None, mark: Some(Mark::Draw) };
            lines[at].cells.push(if rng.bool() { Cell::ABSENT } else { half });
        }
        for pair in present.chunks(2) {
            let &[one, other] = pair else {
                lines[pair[0]].cells.push(Cell::BYE);
                continue;
            };
            let marks = [
                (Mark::Win, Mark::Loss),
                (Mark::Draw, Mark::Draw),
                (Mark::Plus, Mark::Minus),
                (Mark::Minus, Mark::Minus),
                (Mark::Loss, Mark::Win),
            ];
            let (white, black) = marks[rng.usize(..5)];
            lines[one].cells.push(Cell::game(No::at(other), Colour::White, white));
            lines[other].cells.push(Cell::game(No::at(one), Colour::Black, black));
        }
    }
    Table::new(scale, lines)
}
