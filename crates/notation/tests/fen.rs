//! Positions as FEN and as Hub strings.

use draughts::{AnyVariant, Board, Colour, Fault, International, Position, Russian, Variant};
use notation::fen::{self, FenError, FenTrouble};
use notation::square::{Naming, SquareError};
use testkit::Recipe;

const BOARD_64: Board = Russian::RULES.board.value;
const BOARD_100: Board = International::RULES.board.value;

fn trouble(board: Board, text: &str) -> (usize, FenTrouble) {
    let FenError { column, trouble } = fen::read(board, text).unwrap_err();
    (column, trouble)
}

#[test]
fn every_position_reads_back_as_itself() {
    for &variant in AnyVariant::ALL {
        let board = variant.rules().board.value;
        for (recipe, seeds) in Recipe::ALL.into_iter().zip([3, 200, 200, 20]) {
            for seed in 0..seeds {
                println!("{variant}, {recipe:?}, seed {seed}");
                for setup in recipe.positions(variant.rules(), seed) {
                    for names in [Naming::Algebraic, Naming::CapitalE, Naming::Numeric, Naming::TwoDigits] {
                        assert_eq!(fen::read(board, &fen::write(&setup, names)), Ok(setup));
                    }
                    assert_eq!(fen::read_hub(board, &fen::write_hub(&setup)), Ok(setup));
                }
            }
        }
    }
}

#[test]
fn the_start_is_written_in_the_order_of_numbers() {
    assert_eq!(
        fen::of(&Position::<Russian>::start()),
        "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"
    );
    assert_eq!(
        fen::of(&Position::<International>::start()),
        "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50\
         :B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"
    );
}

#[test]
fn both_names_ranges_and_loose_writing_are_read() {
    let start = Position::<International>::start().setup();
    let texts = [
        "W:W31-50:B1-20",
        "W:B1-20:W31-50",
        "W:W31-50:B1-20.",
        " w : w 31 - 50 : b 1-10 , 11-20 . ",
        "\"W:W31-50:B01-20\"",
        "W:W31-50:B1-20:H0:F1",
        "W:W31-50:B1-20:+0+0",
        "W:W31-40:W41-50:B1-20",
        "W:W31–50:В1—20",
    ];
    for text in texts {
        assert_eq!(fen::read(BOARD_100, text), Ok(start), "{text}");
    }
    let setup = fen::read(BOARD_64, "B:WKc3,a1:Bb8").unwrap();
    for text in ["B:WK22,29:B1", "B:Wk22,a1:B1", "B:W29,K22:B01", "B:WКс3,а1:Bb8".replace('К', "K").as_str()]
    {
        assert_eq!(fen::read(BOARD_64, text), Ok(setup), "{text}");
    }
    assert_eq!(fen::read(BOARD_100, "B:WK1-3:B").map(|setup| setup.side(Colour::White).len()), Ok(3));
}

#[test]
fn a_side_may_have_no_pieces() {
    let setup = fen::read(BOARD_100, "B:W50:B").unwrap();
    assert_eq!((setup.side(Colour::White).len(), setup.side(Colour::Black).len()), (1, 0));
    assert_eq!(fen::write(&setup, Naming::Numeric), "B:W50:B");
    assert_eq!(fen::read(BOARD_100, "W:W:B"), fen::read(BOARD_100, "W:B:W"));
}

#[test]
fn what_the_pieces_may_not_do_is_the_setups_to_say() {
    let setup = fen::read(BOARD_64, "W:Wd8,a1,Ka1:Ba1").unwrap();
    let faults = setup.faults::<Russian>();
    assert!(matches!(faults[..], [Fault::Crowded { .. }, Fault::ManOnKingRow { .. }, ..]), "{faults:?}");
}

#[test]
fn an_error_names_the_place() {
    use FenTrouble::{BadRange, NoColon, NoColour, NoPieces, NoSquare, Twice};
    assert_eq!(trouble(BOARD_64, ""), (1, NoColour));
    assert_eq!(trouble(BOARD_64, "x"), (1, NoColour));
    assert_eq!(trouble(BOARD_64, "W"), (2, NoPieces));
    assert_eq!(trouble(BOARD_64, "W:Wa1:Xb8"), (7, NoColour));
    assert_eq!(trouble(BOARD_64, "W:Wa1,a2:B"), (7, NoSquare(SquareError::NotPlayable)));
    assert_eq!(trouble(BOARD_64, "W:Wa1,i9:B"), (7, NoSquare(SquareError::OffTheBoard)));
    assert_eq!(trouble(BOARD_64, "W:W33:B"), (4, NoSquare(SquareError::OffTheBoard)));
    assert_eq!(trouble(BOARD_64, "W:Wa1,:B"), (7, NoSquare(SquareError::NotAName)));
    assert_eq!(trouble(BOARD_64, "W:W5-3:B"), (4, BadRange));
    assert_eq!(trouble(BOARD_64, "W:Wa1-c1:B"), (4, BadRange));
    assert_eq!(trouble(BOARD_64, "W:Wa1,29:B"), (7, Twice));
    assert_eq!(trouble(BOARD_64, "W:Wa1 c3:B"), (7, NoColon));
    assert_eq!(trouble(BOARD_64, "W:Wа1,c3;Bb8"), (9, NoColon), "characters are counted, not bytes");
}

#[test]
fn a_hub_string_has_a_letter_for_every_square() {
    let start = Position::<International>::start().setup();
    let text = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
    assert_eq!(fen::write_hub(&start), text);
    assert_eq!(fen::read_hub(BOARD_100, &text), Ok(start));
    let fail = |text: &str| fen::read_hub(BOARD_64, text).unwrap_err();
    assert_eq!(fail("Wbbb"), FenError { column: 5, trouble: FenTrouble::WrongLength });
    assert_eq!(fail(&format!("W{}", "e".repeat(33))).trouble, FenTrouble::WrongLength);
    assert_eq!(fail(&format!("W{}", "e".repeat(1000))).column, 34);
    assert_eq!(fail("Wbx"), FenError { column: 3, trouble: FenTrouble::NoLetter });
    assert_eq!(fail("bbb").trouble, FenTrouble::NoColour);
}

#[test]
fn any_text_is_a_setup_or_an_error() {
    const PIECES: [&str; 24] = [
        "W",
        "B",
        "w",
        "b",
        ":",
        ",",
        "-",
        "K",
        "a1",
        "c3",
        "31",
        "50",
        "1",
        "0",
        "2",
        ".",
        "\"",
        " ",
        "H0",
        "F1",
        "+",
        "а",
        "\u{1F600}",
        "\0",
    ];
    let seed = 64;
    println!("seed {seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let mut understood = 0;
    for _ in 0..200_000 {
        let tail: String = (0..random.usize(..10)).filter_map(|_| random.choice(PIECES)).collect();
        let text = if random.bool() { format!("W:W{tail}") } else { tail };
        for board in [BOARD_64, BOARD_100] {
            match fen::read(board, &text) {
                Ok(setup) => {
                    understood += 1;
                    assert_eq!(fen::read(board, &fen::write(&setup, Naming::Numeric)), Ok(setup), "{text}");
                }
                Err(error) => assert!(error.column <= text.chars().count() + 1, "{text}: {error}"),
            }
            let _ = fen::read_hub(board, &text);
        }
    }
    assert!(understood > 1000, "{understood}");
}
