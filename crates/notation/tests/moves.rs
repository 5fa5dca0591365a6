//! Moves as text: written in every form they read back as themselves, and what old files hold is understood.

use draughts::{AnyVariant, International, Move, Position, Russian, Spantsireti, Variant, with_position};
use notation::fen;
use notation::moves::{self, Form, MoveError, Reading, Style};
use notation::square::Naming;
use testkit::Recipe;

fn position<V: Variant>(text: &str) -> Position<V> {
    fen::read(V::RULES.board.value, text).unwrap().into_position().unwrap()
}

fn assert_reads_back<V: Variant>(position: &Position<V>, played: &Move) {
    let forms = [Form::Full, Form::FromTo, Form::Short, Form::Arrival];
    let namings = [Naming::Algebraic, Naming::CapitalE, Naming::Numeric, Naming::TwoDigits];
    for (form, names) in forms.into_iter().flat_map(|form| namings.map(|names| (form, names))) {
        let reading = if form == Form::Arrival { Reading::SOLUTION } else { Reading::RECORD };
        for capture in [':', 'х'] {
            let text = moves::write(position, played, Style { form, names, capture });
            let read = moves::read_as(position, &text, reading);
            assert_eq!(read.as_ref(), Ok(played), "{text} ({form:?}, {names:?}) in {position:?}");
        }
    }
    for route in position.routes(played, 8) {
        let names =
            route.squares().iter().map(|&square| Naming::Algebraic.name(V::RULES.board.value, square));
        let text = names.collect::<Vec<_>>().join(if played.is_capture() { "x" } else { "—" });
        assert_eq!(moves::read(position, &text).as_ref(), Ok(played), "{text} in {position:?}");
    }
    let hub = moves::write_hub::<V>(played);
    assert_eq!(moves::read_hub(position, &hub).as_ref(), Ok(played), "{hub} in {position:?}");
}

#[test]
fn every_written_move_reads_back_as_itself() {
    for &variant in AnyVariant::ALL {
        for (recipe, seeds) in Recipe::ALL.into_iter().zip([4, 150, 150, 10]) {
            for seed in 0..seeds {
                println!("{variant}, {recipe:?}, seed {seed}");
                for setup in recipe.positions(variant.rules(), seed) {
                    let any = variant.position(setup).unwrap();
                    with_position!(any, position => {
                        position.moves().iter().take(60).for_each(|played| assert_reads_back(&position, played));
                    });
                }
            }
        }
    }
}

#[test]
fn any_text_is_a_move_or_an_error() {
    const PIECES: [&str; 40] = [
        "a",
        "b",
        "c",
        "h",
        "j",
        "x",
        ":",
        "-",
        "–",
        "—",
        "×",
        "х",
        "с",
        "е",
        "В",
        "1",
        "3",
        "4",
        "5",
        "8",
        "0",
        "10",
        "32",
        "28",
        "c3",
        "d4",
        "f4",
        " ",
        "\t",
        "!",
        "?",
        "*",
        "+",
        "=",
        "(",
        ")",
        "a.l.",
        "l",
        "\u{1F600}",
        "\0",
    ];
    let seed = 20_220_317;
    println!("seed {seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let mut understood = 0;
    for &variant in AnyVariant::ALL {
        let any = variant.start();
        for _ in 0..20_000 {
            let text: String = (0..random.usize(..8)).filter_map(|_| random.choice(PIECES)).collect();
            let readings =
                [Reading::RECORD, Reading::SHEET, Reading::LETTER, Reading::SOLUTION, Reading::FILE];
            for reading in readings {
                match with_position!(any, position => moves::read_as(&position, &text, reading)) {
                    Ok(played) => {
                        understood += 1;
                        assert!(any.moves().contains(&played), "{text}");
                    }
                    Err(error) => assert!(!error.to_string().is_empty()),
                }
            }
            let _ = with_position!(any, position => moves::read_hub(&position, &text));
        }
    }
    assert!(understood > 100, "{understood}");
}

#[test]
fn a_long_text_takes_no_long_time() {
    let start = Position::<Russian>::start();
    for piece in ["a", "c3", "c3:", "32", "!", " ", "c3-d4!", "\u{2014}", "(", "+1 "] {
        let long = piece.repeat(1_000_000 / piece.len());
        assert!(moves::read(&start, &long).is_err(), "{piece}");
        let _ = moves::read(&start, &format!("c3-d4{long}"));
    }
}

#[test]
fn both_names_of_squares_are_read_in_every_variant() {
    let start = Position::<Russian>::start();
    for text in ["c3-d4", "22-18", "C3-D4", "с3-d4", "c3d4", "cd4", " c3 – d4 ", "c3−18"] {
        assert_eq!(moves::read(&start, text), moves::read(&start, "c3—d4"), "{text}");
    }
    let start = Position::<International>::start();
    for text in ["32-28", "d4-e5", "D4E5", "32-e5"] {
        assert_eq!(moves::read(&start, text), moves::read(&start, "32–28"), "{text}");
    }
    let start = Position::<Spantsireti>::start();
    assert_eq!(moves::read(&start, "i3-j4"), moves::read(&start, "30-25"));
    assert_eq!(moves::read(&start, "ij4"), moves::read(&start, "i3-j4"));
    let row_ten = position::<International>("W:WKa9:B");
    assert_eq!(moves::read(&row_ten, "a9-b10"), moves::read(&row_ten, "6-1"));
    assert!(moves::read(&row_ten, "a9b10").is_ok());
}

#[test]
fn a_printed_l_is_the_digit_one() {
    let position = position::<Russian>("W:We1,a1:Bf2");
    assert_eq!(moves::read(&position, "el:g3"), moves::read(&position, "e1:g3"));
    assert!(moves::read(&position, "el:g3").is_ok());
}

#[test]
fn only_letters_that_look_alike_are_taken_for_latin_ones() {
    let start = Position::<Russian>::start();
    for text in ["а3-b4", "Е3-d4", "А3-В4", "G3-Н4", "АВ4", "GН4", "СВ4"] {
        assert!(moves::read(&start, text).is_ok(), "{text}");
    }
    for text in ["в2-c3", "a3-в4", "г3-h4", "g3-н4", "дс5", "б2-a3"] {
        assert!(matches!(moves::read(&start, text), Err(MoveError::Unreadable { .. })), "{text}");
    }
}

#[test]
fn files_may_be_loose_about_signs() {
    let start = Position::<International>::start();
    assert_eq!(moves::read_as(&start, "3228", Reading::FILE), moves::read(&start, "32-28"));
    assert_eq!(moves::read(&start, "3228").unwrap_err().by().unwrap().name(), "RU22:7.3.e");
    let capture = position::<International>("W:W32:B28");
    assert!(moves::read_as(&capture, "32-23", Reading::FILE).is_ok());
    assert!(moves::read_as(&capture, "3223", Reading::FILE).is_ok());
    assert!(matches!(moves::read(&capture, "32-23"), Err(MoveError::IsACapture { sign: 'x', .. })));
    assert_eq!(moves::read_as(&start, "32x28", Reading::FILE), moves::read(&start, "32-28"));
    assert!(matches!(moves::read(&start, "32x28"), Err(MoveError::NotACapture { .. })));
    assert!(moves::read_as(&start, "32x23", Reading::FILE).is_err(), "but a move that is none stays none");
}

#[test]
fn blanks_may_stand_around_the_sign_but_not_instead_of_it() {
    let capture = position::<International>("W:W32:B28");
    for text in ["32x 23", "32 x23", " 32 x 23 ", "32\u{a0}:\t23"] {
        assert!(moves::read(&capture, text).is_ok(), "{text}");
    }
    assert!(moves::read(&capture, "32 23").is_err());
}

#[test]
fn a_route_may_be_written_in_part() {
    // RU22 figure 5, e1:a5:d8:f6:d4.
    let position = position::<Russian>("W:WKe1:Bb6,c3,c5,d6,e5,e7");
    for text in
        ["e1:a5:d8:f6:d4", "e1:d4", "e1:a5:d4", "e1:d8:d4", "e1:a5:f6:d4", "e:d4", "e:d8:d4", ":d4", "d4"]
    {
        assert!(moves::read(&position, text).is_ok(), "{text}: {:?}", moves::read(&position, text));
    }
    for text in ["e1:d8:a5:d4", "e1:b4:d4", "e1:a5:a5:d4"] {
        assert!(moves::read(&position, text).is_err(), "{text}");
    }
}

#[test]
fn one_jump_is_told_from_a_longer_capture_to_the_same_square() {
    let position = position::<Russian>("W:WKf8,a5,h4,a3,e3,g3,b2,h2:Bh8,g7,c5,e5,g5");
    let direct = moves::read(&position, "f8:b4").unwrap();
    let around = moves::read(&position, "f8:h6:f4:d6:b4").unwrap();
    assert_eq!((direct.captured().len(), around.captured().len()), (1, 4));
    let from_to = Style::of::<Russian>(Form::FromTo);
    assert_eq!(moves::write(&position, &direct, from_to), "f8:b4");
    assert_eq!(moves::write(&position, &around, from_to), "f8:h6:f4:d6:b4");
    assert!(matches!(moves::read(&position, "f:b4"), Err(MoveError::Ambiguous { .. })));
    assert_eq!(moves::write(&position, &direct, Style::of::<Russian>(Form::Short)), "f8:b4");
}

#[test]
fn two_routes_of_one_move_are_no_ambiguity() {
    // RU22 figure 6: the same five pieces are taken either way round.
    let position = position::<Russian>("B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,d6,e7,g7");
    let read = |text| moves::read(&position, text).unwrap();
    assert_eq!(read("a5:c3:e1:g3:e5:c3"), read("a5:c3:e5:g3:e1:c3"));
    assert_eq!(read("a:c3"), read("a5:c3:e1:g3:e5:c3"));
}

#[test]
fn ambiguous_pdn_captures_are_written_with_the_squares_of_the_standard() {
    let position = position::<International>("W:WK47:B14,19,29,31,42");
    let style = Style::of::<International>(Form::FromTo);
    let texts: Vec<String> =
        position.moves().iter().map(|played| moves::write(&position, played, style)).collect();
    assert_eq!(texts, ["47x38x20x9x36", "47x38x24x13x36"]);
    assert!(matches!(moves::read(&position, "47x36"), Err(MoveError::Ambiguous { .. })));
}

#[test]
fn engines_name_the_captured_squares() {
    let position = position::<International>("W:W28:B23");
    let capture = moves::read(&position, "28x19").unwrap();
    assert_eq!(moves::write_hub::<International>(&capture), "28x19x23");
    assert_eq!(moves::write_dxp::<International>(&capture), "28190123");
    assert_eq!(moves::read_hub(&position, "28x19x23"), Ok(capture));
    assert_eq!(moves::read_hub(&position, "28x19"), Ok(capture));
    assert!(moves::read_hub(&position, "28x19x22").is_err());
    assert!(moves::read(&position, "28x19x23").is_err(), "people name the landings");
}

#[test]
fn a_nonsense_text_is_told_what_moves_look_like() {
    let start = Position::<Russian>::start();
    let error = moves::read(&start, "knight to f3").unwrap_err();
    assert!(matches!(error, MoveError::Unreadable { column: 1, .. }), "{error:?}");
    assert!(error.to_string().contains("c3-d4"), "{error}");
    assert!(matches!(moves::read(&start, "c3-d4 or so"), Err(MoveError::Unreadable { column: 7, .. })));
    assert!(matches!(moves::read(&start, ""), Err(MoveError::Unreadable { column: 1, .. })));
}
