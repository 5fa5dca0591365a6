//! Renju points, position strings, setups and diagrams, by the articles.

use notation::renju::acts::{Said, Word};
use notation::renju::{Diagram, Dialect, Game, Look, Problem, Setup, acts, explain, moves};
use renju::opening::{Choice, Player};
use renju::{
    Board, Colour, Explanation, Foul, Fouls, Move, Point, Points, Position, Refusal, Rules, ThreeClause,
};

fn world(text: &str) -> Vec<Move> {
    moves::read(text, Dialect::World).expect("moves")
}

fn ru22(name: &str) -> Point {
    Dialect::Rulebook.read(name).expect("a point")
}

#[test]
fn ru22_9_2_2_2_verticals_are_a_to_p_where_j_is_another_name_of_i() {
    let k10 = ru22("K10");
    assert_eq!((k10.column() + 1, k10.row() + 1), (10, 10));
    assert_eq!(ru22("J9"), ru22("I9"));
    assert_eq!(ru22("I9").column() + 1, 9);
    assert_eq!(Dialect::Rulebook.write(ru22("J9")), "I9");
    assert_eq!(ru22("H8"), Point::CENTRE);
    let stars = Point::MARKED.map(|point| Dialect::Rulebook.write(point));
    assert_eq!(stars, ["H8", "D4", "D12", "M4", "M12"]);
}

#[test]
fn ru22_9_2_2_2_letters_of_the_world_map_to_the_letters_of_the_rulebook() {
    let pairs =
        [("i1", "I1"), ("j1", "K1"), ("k1", "L1"), ("l1", "M1"), ("m1", "N1"), ("n1", "O1"), ("o1", "P1")];
    for (world, rulebook) in pairs {
        let point = Dialect::World.read(world).expect("a point");
        assert_eq!(Dialect::Rulebook.write(point), rulebook);
        assert_eq!(ru22(rulebook), point);
    }
    for point in Point::all() {
        for dialect in Dialect::ALL {
            assert_eq!(dialect.read(&dialect.write(point)), Ok(point));
        }
    }
}

#[test]
fn ru_renju_5_2_2_2_p15_is_the_top_right_corner() {
    assert_eq!(ru22("P15"), Point::new(14, 14).expect("the corner"));
    assert_eq!(ru22("I9"), ru22("J9"));
}

#[test]
fn ru22_9_2_2_2_a_point_of_the_other_dialect_is_refused_and_the_refusal_says_so() {
    let error = Dialect::World.read("p8").expect_err("no such column");
    assert_eq!(error.article().name(), "RU22:9.2.2.2");
    assert_eq!(
        error.to_string(),
        "\"p8\" is no point of the board: columns a..o, rows 1..15 (in the letters A-P it would be one: dialect ru22)"
    );
    for name in ["", "h", "h0", "h16", "q1", "8h", "hh", "h08", "é8", "h8 ", "h-1", "H111"] {
        for dialect in Dialect::ALL {
            assert!(dialect.read(name).is_err(), "{name} {dialect}");
        }
    }
}

#[test]
fn position_strings_are_read_with_any_separator_and_none() {
    let plain = world("h8 i9 h10 g15");
    for text in [
        "h8i9h10g15",
        "H8,I9;h10\n g15",
        "1. h8 i9 2. h10 g15",
        "1 h8 2 i9 3 h10 4 g15",
        "1.h8 2.i9 3.h10! 4.g15?",
    ] {
        assert_eq!(world(text), plain, "{text}");
    }
    assert_eq!(moves::write(&plain, Dialect::World), "h8 i9 h10 g15");
    assert_eq!(world(""), []);
}

#[test]
fn ru22_9_3_2_1_a_pass_is_written_with_its_number() {
    let passed = world("1 h8 2 - 3 -");
    assert_eq!(passed, [Move::Stone(Point::CENTRE), Move::Pass, Move::Pass]);
    for text in ["h8--–", "h8 pass PASS", "h8 - -"] {
        let read = moves::read(text, Dialect::World).expect("moves");
        assert_eq!(read.first(), passed.first());
        assert!(read.iter().skip(1).all(|&played| played == Move::Pass), "{text}");
    }
}

#[test]
fn ru22_9_3_2_1_numbers_that_do_not_count_the_moves_are_refused() {
    let problem = |text| moves::read(text, Dialect::World).expect_err(text);
    assert_eq!(problem("1 h8 3 i9").problem, Problem::Number { found: 3, next: 2 });
    assert_eq!(problem("1 h8 3 i9").by().map(|by| by.name()), Some("RU22:9.3.2.1"));
    assert_eq!(problem("1. h8 i9 2. h9 3 j9").problem, Problem::Number { found: 3, next: 2 });
    assert_eq!(problem("h8\n i9 x3").to_string().split(':').next(), Some("line 2, column 5"));
    for text in
        ["h8 (i9)", "h8 *", "[A \"b\"]", "h8 {x}", "h123", "hh8", "99999999999 h8", "h8 é", "{", "1-0"]
    {
        problem(text);
    }
}

#[test]
fn setups_are_read_back_as_written() {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..200 {
        let mut board = Board::EMPTY;
        for _ in 0..random.usize(..60) {
            let point = Point::at(random.usize(..225)).expect("a point");
            board.put(point, if random.bool() { Colour::Black } else { Colour::White });
        }
        let setup = Setup { board, turn: if random.bool() { Colour::Black } else { Colour::White } };
        for dialect in Dialect::ALL {
            assert!(Setup::is_meant(&setup.write(dialect)));
            assert_eq!(Setup::read(&setup.write(dialect), dialect), Ok(setup));
        }
    }
    assert!(!Setup::is_meant("b8 w:"));
    let twice = Setup::read("B:Bh8,i9:Wh8", Dialect::World).expect_err("h8 twice");
    assert_eq!(twice.to_string(), "line 1, column 11: a stone lies on h8 already");
    for text in ["", "X:B", "B:h8", "B:Bh8,q1", "B:Bé", "B:", "B:Bh8:Wh16", "B:B8h"] {
        assert!(Setup::read(text, Dialect::World).is_err(), "{text}");
    }
}

#[test]
fn ru22_9_2_4_2_explanations_speak_the_dialect_they_are_asked_in() {
    let points = |names: &str| names.split(' ').map(ru22).collect::<Points>();
    let board = Board::new(points("H8 K7 L7 M5 M6"), points("A1"));
    let why = Explanation::of(&board, ru22("M7"), ThreeClause::Literal);
    let text = explain(&why, Dialect::Rulebook);
    assert!(text.starts_with("M7: double three (RU22:9.2.4.2.a)\n  three K7 L7 M7, open four at "), "{text}");
    assert_eq!(explain(&why, Dialect::World), why.to_string());
}

#[test]
fn a_game_is_judged_by_the_rules_and_names_its_article() {
    let game = Game::of_moves(&world("h8 i9 h8"));
    let trouble = game.end(Rules::default()).expect_err("occupied");
    assert_eq!((trouble.number, trouble.refused.why), (3, Refusal::Occupied(Point::CENTRE)));
    assert_eq!(trouble.to_string(), "move 3: a stone lies on h8 (RU22:9.2.4.1)");
    assert_eq!(
        Game::of_moves(&world("h8 i9")).end(Rules::default()).map(|end| end.turn()),
        Ok(Colour::Black)
    );
}

/// Sixty-four stones far from any row, then a pass.
fn long_game() -> Vec<Move> {
    let mut stones: Vec<Point> = vec![Point::CENTRE];
    stones.extend(Point::all().filter(|&point| point != Point::CENTRE && (point.row() % 2 == 0)).take(63));
    let mut moves: Vec<Move> = stones.into_iter().map(Move::Stone).collect();
    moves.push(Move::Pass);
    moves
}

#[test]
fn ru22_9_3_2_1_one_colour_records_circle_blacks_numbers_and_note_passes_in_the_margin() {
    let moves = long_game();
    let diagram = Diagram::of_moves(&moves).look(Look::Circles);
    let text = diagram.text();
    assert!(text.contains("(1)") && text.contains("(63)") && text.contains(" 64"), "{text}");
    assert!(!text.contains("(64)") && !text.contains(" 63 "), "{text}");
    assert!(text.ends_with("\n65 -\n"), "{text}");
    let svg = diagram.svg();
    // 32 rings for Black; the margin has the pass.
    assert_eq!(svg.matches("r=\"17\"").count(), 32);
    assert!(svg.contains(">65 -<"));
    assert!(!svg.contains("#c00000"));
}

#[test]
fn ru_renju_5_3_2_1_a_record_of_65_moves_has_odd_numbers_circled_and_even_plain() {
    let svg = Diagram::of_moves(&long_game()).look(Look::Circles).svg();
    let mut ring = false;
    let mut seen = 0;
    for line in svg.lines().map(str::trim) {
        if line.starts_with("<circle") {
            ring = line.contains("stroke=");
        } else if let Some(number) = line.strip_suffix("</text>").and_then(|line| line.rsplit('>').next()) {
            if line.contains("bold") {
                let number: u32 = number.parse().expect("a number");
                assert_eq!(ring, number % 2 == 1, "{number}");
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 64);
    assert!(svg.contains(">65 -<"));
}

#[test]
fn ru22_9_3_2_1_two_colour_records_have_black_odd_and_red_even_numbers() {
    let svg = Diagram::of_moves(&world("h8 i9 h9")).look(Look::TwoColours).svg();
    let fill = |number: &str| {
        let end = format!(">{number}</text>");
        let line = svg.lines().find(|line| line.ends_with(&end) && line.contains("bold")).expect("a number");
        line.split("fill=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a colour").to_owned()
    };
    assert_eq!(
        (fill("1"), fill("2"), fill("3")),
        ("#000".to_owned(), "#c00000".to_owned(), "#000".to_owned())
    );
}

#[test]
fn ru22_9_2_2_2_diagrams_show_the_marked_points_and_the_letters_of_their_dialect() {
    let board = Setup { board: Board::EMPTY, turn: Colour::Black };
    let diagram = Diagram::new(&board).dialect(Dialect::Rulebook);
    assert_eq!(diagram.svg().matches("r=\"4\"").count(), 5);
    assert_eq!(diagram.text().matches('+').count(), 5);
    assert!(diagram.text().ends_with("I  K  L  M  N  O  P\n"), "{}", diagram.text());
    assert!(diagram.svg().contains(">P<") && !diagram.svg().contains(">J<"));
    assert!(Diagram::new(&board).svg().contains(">j<"));
}

#[test]
fn ru22_9_2_4_2_forbidden_points_are_marked_with_their_kind() {
    let points = |names: &str| names.split(' ').filter_map(Point::named).collect::<Points>();
    let board = Board::new(points("h8 e7 f7 g5 g6 b2 c2 d2 f2 g2"), points("a15"));
    let position = Position::of(board, Colour::Black, Rules::default());
    let fouls: Fouls = position.fouls();
    assert_eq!(fouls.at(Point::named("g7").unwrap()), Some(Foul::DoubleThree));
    let diagram = Diagram::new(&Setup::from(&position)).forbidden(&fouls);
    assert!(diagram.text().contains("!33") && diagram.text().contains("!6"), "{}", diagram.text());
    assert!(diagram.svg().contains(">33</text>") && diagram.svg().contains(">6</text>"));
    assert!(diagram.words().contains("g7 (double three)"), "{}", diagram.words());
}

#[test]
fn words_in_diagrams_are_escaped() {
    let svg = Diagram::of_moves(&[]).title("<b>&").caption("</svg>").svg();
    assert!(svg.contains("&lt;b&gt;&amp;") && svg.matches("</svg>").count() == 1);
}

#[test]
fn acts_of_an_opening_are_read_with_or_without_who_acts() {
    let acts = acts::read("1:h8, 2:SWAP;3 - o15 two", Dialect::World).unwrap();
    let said = |player, word| Said { player, word };
    let point = |name| Word::Point(Dialect::World.read(name).unwrap());
    let expected = [
        said(Some(Player::First), point("h8")),
        said(Some(Player::Second), Word::Choice(Choice::Swap)),
        said(None, Word::Number(3)),
        said(None, Word::Press),
        said(None, point("o15")),
        said(None, Word::Choice(Choice::PlaceTwo)),
    ];
    assert_eq!(acts, expected);
    assert_eq!(acts::read(" ,; ", Dialect::World), Ok(Vec::new()));
    let wrong = [
        ("h8 foo", "line 1, column 4: expected a point, keep"),
        ("h8\n3:h9", "line 2, column 1: expected 1: or 2:"),
        ("1:", "line 1, column 1: expected a point, keep"),
        ("h8 256", "line 1, column 4: expected a smaller number"),
        ("p1", "line 1, column 1: \"p1\" is no point of the board"),
        ("h8 \u{2}\u{442}9", "line 1, column 4: "),
    ];
    for (text, message) in wrong {
        let error = acts::read(text, Dialect::World).unwrap_err().to_string();
        assert!(error.starts_with(message), "{text:?}: {error}");
    }
}
