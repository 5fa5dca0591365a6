//! Positions as the rulebooks list them, article by article.

use draughts::{AnyVariant, Board, Brazilian, Colour, International, Position, Rank, Russian, Variant};
use notation::list::{self, Language, ListError, ListTrouble};
use notation::square::{Naming, SquareError};
use testkit::Recipe;

const BOARD_64: Board = Russian::RULES.board.value;
const BOARD_100: Board = International::RULES.board.value;

const WHITE_64: &str = "a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2 (12)";
const BLACK_64: &str = "a7, b6, b8, c7, d6, d8, e7, f6, f8, g7, h6, h8 (12)";

fn read(board: Board, text: &str) -> Result<draughts::Setup, ListError> {
    list::read(board, Colour::White, text)
}

#[test]
fn ru22_6_1_6_2_the_start_position_is_listed() {
    let start = Position::<Russian>::start().setup();
    let text = format!("белые – {WHITE_64}; черные – {BLACK_64}");
    assert_eq!(list::write(&start, Naming::Algebraic, Language::Russian), text);
    assert_eq!(read(BOARD_64, &text), Ok(start));
    // As printed: Cyrillic letters, a hyphen without blanks, line breaks.
    let printed = "белые-а1, а3, b2, с1, с3, d2, е1,\n\nе3, f2, g1, g3, h2 (12); черные – a7, b6, b8, c7, d6, d8, \
                   e7, f6, f8, g7, h6, h8 (12).";
    assert_eq!(read(BOARD_64, printed), Ok(start));
}

#[test]
fn ru_codex_1_6_2_position_counts_stand_in_brackets() {
    let start = Position::<Russian>::start().setup();
    let text = format!("White - {WHITE_64}; Black - {BLACK_64}");
    assert_eq!(list::write(&start, Naming::Algebraic, Language::English), text);
    assert_eq!(read(BOARD_64, &text), Ok(start));
    let wrong = text.replacen("(12)", "(11)", 1);
    let trouble = ListTrouble::WrongCount { given: 11, listed: 12 };
    assert_eq!(read(BOARD_64, &wrong).map_err(|error| error.trouble), Err(trouble));
}

#[test]
fn ua24_vi_notation_4_the_start_position_is_listed() {
    let start = Position::<Brazilian>::start().setup();
    let text = list::write(&start, Naming::Algebraic, Language::Ukrainian);
    assert_eq!(text, format!("білі – {WHITE_64}; чорні – {BLACK_64}"));
    assert_eq!(read(BOARD_64, &text), Ok(start));
    assert_eq!(read(BOARD_64, &text.replace(';', ",")), Ok(start), "with a comma between the lists");
}

#[test]
fn ru22_7_3_a_numbers_are_listed_without_a_count() {
    let start = Position::<International>::start().setup();
    let text = list::write(&start, Naming::Numeric, Language::Russian);
    assert!(text.starts_with("белые – 31, 32, 33,") && text.ends_with(" 18, 19, 20"), "{text}");
    assert_eq!(text.matches(char::is_numeric).count(), 20 * 2 + 9 + 11 * 2);
    assert_eq!(read(BOARD_100, &text), Ok(start));
    assert_eq!(read(BOARD_100, "белые – 31, 32, ... 50; черные – 1, 2, …, 20"), Ok(start));
}

#[test]
fn ru_codex_2_4_position_ranges_are_read() {
    let start = Position::<International>::start().setup();
    assert_eq!(read(BOARD_100, "White 31-50, Black 1-20"), Ok(start));
    assert_eq!(read(BOARD_100, "белые: 31–50 (20); черные: 1–20 (20)"), Ok(start));
}

#[test]
fn kings_are_marked_in_the_ways_people_do() {
    let expected = read(BOARD_64, "Белые: Kd2, c3; Черные: a7").unwrap();
    assert_eq!(expected.squares(draughts::Piece { colour: Colour::White, rank: Rank::King }).len(), 1);
    let texts = [
        "белые – д. d2, c3; черные – a7",
        "белые: дамка d2, простая c3; черные: простая a7",
        "белые: дамки d2; простые c3. Черные: a7.",
        "Чёрные a7, белые Дd2 c3",
        "білі: дамка d2/ прості c3; чорні: a7",
        "WHITE: king d2, man c3; BLACK: a7",
        "белые – c3, д.d2 (2); черные – a7 (1)",
        "белые 22, К26; черные 5",
    ];
    for text in texts {
        assert_eq!(read(BOARD_64, text), Ok(expected), "{text}");
    }
    assert_eq!(
        list::write(&expected, Naming::Algebraic, Language::Russian),
        "белые – c3, д. d2 (2); черные – a7 (1)"
    );
}

#[test]
fn a_list_may_say_whose_turn_it_is() {
    let turn = |given, text: &str| list::read(BOARD_64, given, text).map(|setup| setup.turn);
    for text in
        ["белые: a1; черные: b8", "Ход белых. Белые: a1; чёрные: b8", "білі a1, чорні b8 (1); хід білих"]
    {
        assert_eq!(turn(Colour::White, text), Ok(Colour::White), "{text}");
    }
    let texts = [
        "белые – a1 (1); черные – b8 (1); ход черных",
        "Белые: a1. Чёрные: b8. Ход чёрных.",
        "Хід чорних: білі – a1; чорні – b8",
        "White: a1; Black: b8; Black to move",
        "BLACK to move. White a1, Black b8",
    ];
    for text in texts {
        assert_eq!(turn(Colour::White, text), Ok(Colour::Black), "{text}");
    }
    let error = read(BOARD_64, "белые: a1; ход конём").unwrap_err();
    assert_eq!((error.column, error.trouble), (16, ListTrouble::NoTurn));
}

#[test]
fn an_error_names_the_place() {
    let fail = |text: &str| read(BOARD_64, text).map_err(|error| (error.column, error.trouble)).unwrap_err();
    assert_eq!(fail(""), (1, ListTrouble::NoColour));
    assert_eq!(fail("a1, c3"), (1, ListTrouble::NoColour));
    assert_eq!(fail("белые: a1, a2"), (12, ListTrouble::NoSquare(SquareError::NotPlayable)));
    assert_eq!(fail("белые: a1, кот"), (13, ListTrouble::NoSquare(SquareError::NotAName)));
    assert_eq!(fail("белые: a1, a1"), (12, ListTrouble::Twice));
    assert_eq!(fail("белые: a1 (много)"), (12, ListTrouble::NoCount));
    assert_eq!(fail("белые: 9-5"), (10, ListTrouble::BadRange));
    assert_eq!(fail("белые: ..."), (11, ListTrouble::BadRange));
}

#[test]
fn every_position_reads_back_as_itself() {
    for &variant in AnyVariant::ALL {
        let board = variant.rules().board.value;
        for (recipe, seeds) in Recipe::ALL.into_iter().zip([2, 100, 100, 10]) {
            for seed in 0..seeds {
                println!("{variant}, {recipe:?}, seed {seed}");
                for setup in recipe.positions(variant.rules(), seed) {
                    for language in [Language::Russian, Language::Ukrainian, Language::English] {
                        for names in [Naming::Algebraic, Naming::CapitalE, Naming::Numeric, Naming::TwoDigits]
                        {
                            let text = list::write(&setup, names, language);
                            assert_eq!(list::read(board, setup.turn, &text), Ok(setup), "{text}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn any_text_is_a_setup_or_an_error() {
    const PIECES: [&str; 31] = [
        "ход",
        "черных",
        "to move",
        "белые",
        "черные",
        "Black",
        "White",
        " ",
        "-",
        "–",
        ":",
        ";",
        ",",
        ".",
        "...",
        "…",
        "a1",
        "c3",
        "31",
        "50",
        "1",
        "0",
        "(",
        ")",
        "д",
        "д.",
        "K",
        "дамки",
        "el",
        "/",
        "\u{1F600}",
    ];
    let seed = 100;
    println!("seed {seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let mut understood = 0;
    for _ in 0..100_000 {
        let tail: String = (0..random.usize(..12)).filter_map(|_| random.choice(PIECES)).collect();
        for board in [BOARD_64, BOARD_100] {
            match read(board, &format!("белые {tail}")) {
                Ok(_) => understood += 1,
                Err(error) => assert!(error.column <= tail.chars().count() + 7, "{tail}: {error}"),
            }
        }
    }
    assert!(understood > 1000, "{understood}");
}
