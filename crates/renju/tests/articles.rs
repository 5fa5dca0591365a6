//! RU22 chapter IX on the board, article by article.
//! Points are written a..o; the articles' letters K..P are j..o here.

mod boards;

use boards::{FAR, at, board, explain, mixed, play, set, verdict};
use renju::{
    Board, Colour, Effect, EndingReason, Foul, FoulConsequence, Fouls, Move, Point, Points, Position,
    Refusal, Row, Rules, ThreeClause, Verdict, is_drawn,
};

fn black_to_move(black: &str, white: &str, foul: FoulConsequence) -> Position {
    Position::of(board(black, white), Colour::Black, Rules { foul, ..Rules::default() })
}

#[test]
fn ru22_9_2_1_five_wins_for_black_five_or_more_for_white() {
    let black = play(black_to_move("d7 e7 f7 g7", FAR, FoulConsequence::Refused), "h7").ending().unwrap();
    assert_eq!((black.winner, black.reason), (Some(Colour::Black), EndingReason::Five));
    let white = Position::of(board("h8", "d7 e7 f7 h7 i7"), Colour::White, Rules::default());
    let white = play(white, "g7").ending().unwrap();
    assert_eq!((white.winner, white.reason), (Some(Colour::White), EndingReason::Overline));
    assert_eq!(verdict("d7 e7 f7 h7 i7", FAR, "g7"), Verdict::Foul(Foul::Overline));
}

#[test]
fn ru22_9_2_3_a_a_row_has_no_stone_of_the_other_colour_inside() {
    let threes = |white: &str| {
        explain("d7 f7", white, "g7").rows.iter().filter(|row| matches!(row, Row::Three { .. })).count()
    };
    assert_eq!(threes(FAR), 1);
    assert_eq!(threes("e7"), 0);
}

#[test]
fn ru22_9_2_3_b_an_unbroken_row_has_no_free_point_inside() {
    let Row::Three { extensions, .. } = &explain("d7 f7", FAR, "g7").rows[0] else { panic!() };
    assert_eq!(
        extensions.iter().map(|e| e.point).collect::<Points>(),
        set("e7"),
        "broken: only the gap makes an open four"
    );
    let Row::Three { extensions, .. } = &explain("e7 f7", FAR, "g7").rows[0] else { panic!() };
    assert_eq!(extensions.iter().map(|e| e.point).collect::<Points>(), set("d7 h7"));
}

#[test]
fn ru22_9_2_3_c_six_or_more_are_a_long_row() {
    let why = explain("d7 e7 f7 h7 i7", FAR, "g7");
    assert!(matches!(why.rows[..], [Row::Overline { stones, .. }] if stones == set("d7 e7 f7 g7 h7 i7")));
}

#[test]
fn ru22_9_2_3_d_exactly_five_are_a_five() {
    assert_eq!(verdict("d7 e7 f7 g7", FAR, "h7"), Verdict::Five);
    assert_eq!(verdict("d7 e7 f7 g7 i7", FAR, "h7"), Verdict::Foul(Foul::Overline));
    assert_eq!(verdict("d7 e7 f7 g7", "c7 i7", "h7"), Verdict::Five);
}

#[test]
fn ru22_9_2_3_e_a_four_can_become_a_five_by_the_next_move() {
    let why = explain("c7 d7 e7", FAR, "g7");
    assert!(matches!(why.rows[..], [Row::Four { completions, .. }] if completions == set("f7")));
    assert_eq!(explain("c7 d7 e7 h7", FAR, "g7").rows, [], "the gap would fill to six");
}

#[test]
fn ru22_9_2_3_f_an_open_four_is_completed_in_two_ways_and_is_one_four() {
    let why = explain("d7 e7 f7", FAR, "g7");
    assert!(matches!(why.rows[..], [Row::Four { completions, .. }] if completions == set("c7 h7")));
    assert_eq!(why.verdict, Verdict::Permitted);
    let why = explain("d7 e7 f7 i7", FAR, "g7");
    assert!(matches!(why.rows[..], [Row::Four { completions, .. }] if completions == set("c7")));
}

#[test]
fn ru22_9_2_3_g_a_three_becomes_an_open_four_by_a_permitted_move() {
    let why = explain("e7 f7", FAR, "g7");
    assert!(matches!(&why.rows[..], [row @ Row::Three { .. }] if row.counts()));
    // R33-NESTED: the only extension of the vertical three is an overline.
    let nested = explain("h8 e7 f7 g5 g6 d4 e4 f4 h4 i4", "g9 a1 a15 o1 o15 a8 o8 a10 o10 a12", "g7");
    assert_eq!(nested.verdict, Verdict::Permitted);
    let dead = nested.rows.iter().find(|row| !row.counts()).unwrap();
    let Row::Three { extensions, .. } = dead else { panic!("{dead:?}") };
    let [extension] = &extensions[..] else { panic!("{extensions:?}") };
    assert_eq!(extension.point, at("g4"));
    assert!(
        matches!(&extension.effect, Effect::Forbidden(why) if why.verdict == Verdict::Foul(Foul::Overline))
    );
}

#[test]
fn ru22_9_2_3_g_an_extension_that_makes_a_five_counts_only_where_the_event_says_so() {
    // g7 makes a horizontal and a vertical three; the vertical one can only grow at g4, where a five arises.
    let board = board("e7 f7 g5 g6 c4 d4 e4 f4", "g9 h3 j10");
    assert_eq!(Verdict::of(&board, at("g4"), ThreeClause::Literal), Verdict::Five);
    assert_eq!(Verdict::of(&board, at("g7"), ThreeClause::Literal), Verdict::Permitted);
    assert_eq!(Verdict::of(&board, at("g7"), ThreeClause::FiveExtends), Verdict::Foul(Foul::DoubleThree));
}

#[test]
fn ru22_9_2_4_1_black_begins_in_the_centre_and_stones_stay() {
    let start = Position::start(Rules::default());
    for played in [Move::Stone(at("g7")), Move::Pass] {
        let refused = start.play(played).unwrap_err();
        assert_eq!((refused.why, refused.by.name()), (Refusal::NotTheCentre, "RU22:9.2.4.1"));
        assert_eq!(refused.allowed, set("h8"));
    }
    let next = play(start, "h8");
    assert_eq!(next.turn(), Colour::White);
    let refused = next.play(Move::Stone(at("h8"))).unwrap_err();
    assert_eq!((refused.why, refused.by.name()), (Refusal::Occupied(at("h8")), "RU22:9.2.4.1"));
    assert_eq!(refused.allowed.len(), 224);
}

#[test]
fn ru22_9_2_4_2_fouls_are_forbidden_unless_a_five_arises_and_white_has_none() {
    // Throughout the game: the same double three early and with a hundred stones around it.
    assert_eq!(verdict("h8 e7 f7 g5 g6", FAR, "g7"), Verdict::Foul(Foul::DoubleThree));
    let mut late = board("h8 e7 f7 g5 g6", "");
    for point in Point::all().filter(|point| point.row() > 8) {
        late.put(point, mixed(point));
    }
    assert_eq!(Verdict::of(&late, at("g7"), ThreeClause::Literal), Verdict::Foul(Foul::DoubleThree));
    assert_eq!(verdict("h8 c7 d7 e7 f7 g5 g6 f6", FAR, "g7"), Verdict::Five);
    let position = black_to_move("h8 c7 d7 e7 f7 g5 g6 f6", FAR, FoulConsequence::Loses);
    assert_eq!(play(position, "g7").ending().unwrap().winner, Some(Colour::Black));
    let white = Position::of(board("h8", "e7 f7 g5 g6"), Colour::White, Rules::default());
    assert_eq!(play(white, "g7").ending(), None);
}

#[test]
fn ru22_9_2_4_2_a_double_three() {
    let far = "a1 a15 o1 o15";
    let black = "h8 e7 f7 g5 g6";
    assert_eq!(verdict(black, &format!("{far} a8"), "g7"), Verdict::Foul(Foul::DoubleThree));
    assert_eq!(verdict(black, &format!("{far} h7"), "g7"), Verdict::Permitted);
    assert_eq!(verdict(black, &format!("{far} g9"), "g7"), Verdict::Foul(Foul::DoubleThree));
    let nested = "h8 e7 f7 g5 g6 d4 e4 f4 h4 i4";
    assert_eq!(verdict(nested, "g9 a1 a15 o1 o15 a8 o8 a10 o10 a12", "g7"), Verdict::Permitted);
}

#[test]
fn ru22_9_2_4_2_b_double_four_also_on_one_line() {
    assert_eq!(verdict("h8 d7 e7 f7 g4 g5 g6", FAR, "g7"), Verdict::Foul(Foul::DoubleFour));
    assert_eq!(verdict("h8 c7 e7 g7 i7", FAR, "f7"), Verdict::Foul(Foul::DoubleFour));
    assert_eq!(verdict("h8 d7 e7 f7 g5 g6", FAR, "g7"), Verdict::Permitted, "one four and one three");
    let completions: Vec<_> = explain("h8 c7 e7 g7 i7", FAR, "f7")
        .reasons()
        .map(|row| if let Row::Four { completions, .. } = row { *completions } else { panic!() })
        .collect();
    assert_eq!(completions, [set("d7"), set("h7")]);
}

#[test]
fn ru22_9_2_4_2_c_long_row() {
    assert_eq!(verdict("h8 d7 e7 f7 h7 i7", FAR, "g7"), Verdict::Foul(Foul::Overline));
    let white = Position::of(board("h8", "d7 e7 f7 h7 i7"), Colour::White, Rules::default());
    assert_eq!(play(white, "g7").ending().unwrap().winner, Some(Colour::White));
}

#[test]
fn ru22_9_2_4_2_fouls_are_refused_with_their_article_and_what_is_allowed() {
    let position = black_to_move("h8 e7 f7 g5 g6", FAR, FoulConsequence::Refused);
    let refused = position.play(Move::Stone(at("g7"))).unwrap_err();
    assert_eq!(refused.why, Refusal::Foul(at("g7"), Foul::DoubleThree));
    assert_eq!(refused.by.name(), "RU22:9.2.4.2.a");
    assert_eq!(refused.allowed, position.board().empty() - set("g7"));
}

#[test]
fn ru22_9_1_par1_where_the_event_says_so_a_foul_loses() {
    let position = black_to_move("h8 e7 f7 g5 g6", FAR, FoulConsequence::Loses);
    let ending = play(position, "g7").ending().unwrap();
    assert_eq!((ending.winner, ending.reason), (Some(Colour::White), EndingReason::Foul(Foul::DoubleThree)));
}

#[test]
fn ru22_9_2_4_4_a_pass_is_a_move() {
    let position = play(Position::start(Rules::default()), "h8");
    let passed = position.play(Move::Pass).unwrap();
    assert_eq!((passed.turn(), passed.moves(), passed.last()), (Colour::Black, 2, Some(Move::Pass)));
    assert_eq!(passed.ending(), None);
}

#[test]
fn ru22_9_2_6_1_the_five_ends_the_game() {
    let won = play(black_to_move("d7 e7 f7 g7", FAR, FoulConsequence::Refused), "c7");
    assert_eq!(won.ending().unwrap().by.name(), "RU22:9.2.6.1");
    let refused = won.play(Move::Stone(at("b2"))).unwrap_err();
    assert_eq!((refused.why, refused.allowed), (Refusal::GameOver, Points::EMPTY));
    assert_eq!(won.play(Move::Pass).unwrap_err().why, Refusal::GameOver);
}

#[test]
fn ru22_9_2_6_2_the_long_row_wins_for_white() {
    let position = Position::of(board("h8", "d7 e7 f7 h7 i7"), Colour::White, Rules::default());
    assert_eq!(play(position, "g7").ending().unwrap().by.name(), "RU22:9.2.6.2");
}

/// A position after so many moves in which nobody has made anything.
fn quiet(moves: usize) -> Position {
    let mut position = play(Position::start(Rules::default()), "h8");
    let mut own = Colour::ALL
        .map(|colour| Point::all().filter(move |&point| point != Point::CENTRE && mixed(point) == colour));
    for _ in 1..moves {
        let point = own[usize::from(position.turn() == Colour::White)].next().unwrap();
        position = position.play(Move::Stone(point)).unwrap();
    }
    position
}

#[test]
fn ru22_9_2_7_1_the_board_knows_two_draws_and_no_repetition() {
    // The same stones with the same side to move five times: a pass by each side in turn, and never two in a row.
    let mut position = quiet(20);
    for point in ["a15", "c15", "e15", "g15"] {
        let passed = position.play(Move::Pass).unwrap();
        assert_eq!((passed.board(), passed.ending()), (position.board(), None));
        position = play(passed, point);
        assert_eq!(position.ending(), None);
    }
    // What ends a game without a winner is a double pass, or that no five can arise.
    let passes = position.play(Move::Pass).unwrap().play(Move::Pass).unwrap().ending().unwrap();
    assert_eq!((passes.winner, passes.by.name()), (None, "RU22:9.2.7.1.b"));
    let mut full = Board::EMPTY;
    Point::all().for_each(|point| full.put(point, mixed(point)));
    let none = Position::of(full, Colour::Black, Rules::default()).ending().unwrap();
    assert_eq!((none.winner, none.by.name()), (None, "RU22:9.2.7.1.c"));
}

#[test]
fn ru22_9_2_7_1_b_moves_64_and_65_are_passes_and_the_game_is_drawn() {
    let position = quiet(63);
    assert_eq!((position.moves(), position.turn()), (63, Colour::White));
    let once = position.play(Move::Pass).unwrap();
    assert_eq!((once.moves(), once.ending()), (64, None));
    let draw = once.play(Move::Pass).unwrap();
    let ending = draw.ending().unwrap();
    assert_eq!(
        (draw.moves(), ending.winner, ending.reason, ending.by.name()),
        (65, None, EndingReason::TwoPasses, "RU22:9.2.7.1.b")
    );
    let between = play(once, "o15").play(Move::Pass).unwrap();
    assert_eq!((between.moves(), between.ending()), (66, None));
}

#[test]
fn ru22_9_2_7_1_c_a_full_board_without_a_five_is_a_draw() {
    let mut full = Board::EMPTY;
    Point::all().for_each(|point| full.put(point, mixed(point)));
    let ending = Position::of(full, Colour::White, Rules::default()).ending().unwrap();
    assert_eq!((ending.winner, ending.reason), (None, EndingReason::NoFivePossible));
    assert_eq!(ending.by.name(), "RU22:9.2.7.1.c");
}

#[test]
fn ru22_9_2_7_1_c_the_draw_is_seen_before_the_board_is_full() {
    let mut nearly = Board::EMPTY;
    Point::all().for_each(|point| nearly.put(point, mixed(point)));
    for name in ["a1", "c9", "h8", "n4", "o15"] {
        nearly.take(at(name));
    }
    assert!(is_drawn(&nearly));
    // The last stone that makes it certain ends the game.
    let (last, colour) = (at("k11"), mixed(at("k11")));
    let mut open = nearly;
    open.take(last);
    for name in ["j11", "l11", "m11", "n11"] {
        open.take(at(name));
    }
    assert!(!is_drawn(&open));
    let position = Position::of(nearly, !colour, Rules::default());
    assert_eq!(position.ending().unwrap().reason, EndingReason::NoFivePossible);
}

#[test]
fn all_fouls_of_a_position_are_found_together() {
    let board = board("h8 e7 f7 g5 g6 c12 d12 e12 g12 h12", FAR);
    let fouls = Fouls::of(&board, ThreeClause::Literal);
    assert_eq!((fouls.double_three, fouls.overline), (set("g7"), set("f12")));
    assert_eq!(fouls.at(at("g7")), Some(Foul::DoubleThree));
    assert_eq!(fouls.at(at("h1")), None);
}

#[test]
fn an_explanation_reads_down_the_recursion() {
    let why = explain("h8 e7 f7 g5 g6 d4 e4 f4 h4 i4", "g9 a1 a15 o1 o15 a8 o8 a10 o10 a12", "g7");
    let text = why.to_string();
    assert!(text.starts_with("g7: permitted"), "{text}");
    assert!(text.contains("three e7 f7 g7, open four at d7, open four at h7"), "{text}");
    assert!(
        text.contains("no three g5 g6 g7, forbidden at g4:\n    g4: overline (RU22:9.2.4.2.c)"),
        "{text}"
    );
}
