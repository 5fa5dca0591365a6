//! The rulebooks' lists of pieces: what is read is written in every language and naming and read back as the same setup.
#![no_main]

use damka_fuzz::Input;
use draughts::Colour;
use libfuzzer_sys::fuzz_target;
use notation::list::{self, Language};
use notation::square::Naming;

const NAMINGS: [Naming; 4] = [Naming::Algebraic, Naming::CapitalE, Naming::Numeric, Naming::TwoDigits];
const LANGUAGES: [Language; 3] = [Language::Russian, Language::Ukrainian, Language::English];

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let board = input.variant().rules().board.value;
    let text = input.text();
    match list::read(board, Colour::Black, &text) {
        Ok(setup) => {
            assert_eq!(setup.turn, Colour::Black);
            for (names, language) in
                NAMINGS.into_iter().flat_map(|names| LANGUAGES.map(|other| (names, other)))
            {
                let written = list::write(&setup, names, language);
                assert_eq!(
                    list::read(board, setup.turn, &written),
                    Ok(setup),
                    "{text:?} is written {written}"
                );
            }
        }
        Err(error) => {
            let length = text.chars().count();
            assert!((1..=length + 1).contains(&error.column), "{error}: {text:?}");
        }
    }
});
