//! Positions as FEN and as Hub strings: what is read is written in every naming and read back as the same setup.
#![no_main]

use damka_fuzz::Input;
use draughts::with_position;
use libfuzzer_sys::fuzz_target;
use notation::fen::{self, FenError};
use notation::square::Naming;

const NAMINGS: [Naming; 4] = [Naming::Algebraic, Naming::CapitalE, Naming::Numeric, Naming::TwoDigits];

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let variant = input.variant();
    let text = input.text();
    let board = variant.rules().board.value;
    match fen::read(board, &text) {
        Ok(setup) => {
            for names in NAMINGS {
                let written = fen::write(&setup, names);
                assert_eq!(fen::read(board, &written), Ok(setup), "{text:?} is written {written}");
            }
            match variant.position(setup) {
                Ok(position) => {
                    assert_eq!(position.setup(), setup);
                    let written = with_position!(&position, position => fen::of(position));
                    assert_eq!(fen::read(board, &written), Ok(setup));
                    assert_eq!(fen::read_hub(board, &fen::write_hub(&setup)), Ok(setup));
                }
                Err(refused) => {
                    assert_eq!(refused.setup, setup);
                    assert!(!refused.faults.is_empty() && !refused.to_string().is_empty());
                }
            }
        }
        Err(error) => assert_is_inside(error, &text),
    }
    match fen::read_hub(board, &text) {
        Ok(setup) => {
            assert_eq!(fen::write_hub(&setup), text.trim());
            assert_eq!(fen::read(board, &fen::write(&setup, Naming::Numeric)), Ok(setup));
        }
        Err(error) => assert_is_inside(error, &text),
    }
});

/// An error points at a character of the text, or directly behind it.
fn assert_is_inside(error: FenError, text: &str) {
    let length = text.chars().count();
    assert!((1..=length + 1).contains(&error.column), "{error}: {text:?}");
}
