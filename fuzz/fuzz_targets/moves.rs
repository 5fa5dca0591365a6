//! Moves as text, in a position that the input reaches by legal moves: what is read is legal, and every legal
//! move is written in every form and read back as itself.
#![no_main]

use damka_fuzz::Input;
use draughts::{Move, Position, Variant, with_position};
use libfuzzer_sys::fuzz_target;
use notation::moves::{self, Form, MoveError, Reading, Style};
use notation::sign;
use notation::square::Naming;

const FORMS: [Form; 4] = [Form::Full, Form::FromTo, Form::Short, Form::Arrival];
const NAMINGS: [Naming; 4] = [Naming::Algebraic, Naming::CapitalE, Naming::Numeric, Naming::TwoDigits];
const READINGS: [Reading; 5] =
    [Reading::RECORD, Reading::SHEET, Reading::LETTER, Reading::SOLUTION, Reading::FILE];

/// Of so many moves of a position every form is tried.
const MOVES_MAX: usize = 8;

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let variant = input.variant();
    let start = input.position(variant);
    let reached = input.played(start).pop().unwrap_or(start);
    let text = input.text();
    with_position!(reached, position => {
        READINGS.into_iter().for_each(|reading| read(&position, &text, reading));
        if let Ok(played) = moves::read_hub(&position, &text) {
            assert!(position.moves().contains(&played), "{text}: {position:?}");
        }
        position.moves().iter().take(MOVES_MAX).for_each(|played| write(&position, played));
    });
});

fn read<V: Variant>(position: &Position<V>, text: &str, reading: Reading) {
    let read = moves::read_as(position, text, reading);
    let annotated = moves::read_annotated(position, text, reading);
    match (read, annotated) {
        (Ok(played), Ok(annotated)) => {
            assert!(position.moves().contains(&played), "{text}: {position:?}");
            assert_eq!(played, annotated.played);
            for table in [&sign::RU22, &sign::UA24] {
                let written = annotated.write(position, Style::of::<V>(Form::FromTo), table);
                let again = moves::read_annotated(position, &written, Reading::RECORD);
                assert_eq!(again, Ok(annotated.clone()), "{text:?} is written {written}: {position:?}");
            }
            write(position, &played);
        }
        (Err(error), Err(same)) => {
            assert_eq!(error, same);
            assert!(!error.to_string().is_empty());
            if let MoveError::Ambiguous { candidates, .. } = &error {
                assert!(candidates.len() > 1);
            }
            if let MoveError::Refused(refusal) = &error {
                assert!(refusal.allowed.iter().all(|allowed| position.moves().contains(allowed)));
            }
        }
        (read, annotated) => panic!("{text}: {read:?} and {annotated:?}"),
    }
}

fn write<V: Variant>(position: &Position<V>, played: &Move) {
    for (form, names) in FORMS.into_iter().flat_map(|form| NAMINGS.map(|names| (form, names))) {
        let style = Style { form, names, ..Style::of::<V>(form) };
        let reading = if form == Form::Arrival { Reading::SOLUTION } else { Reading::RECORD };
        let written = moves::write(position, played, style);
        let again = moves::read_as(position, &written, reading);
        assert_eq!(again.as_ref(), Ok(played), "{written} ({form:?}, {names:?}): {position:?}");
    }
    let hub = moves::write_hub::<V>(played);
    assert_eq!(moves::read_hub(position, &hub).as_ref(), Ok(played), "{hub}: {position:?}");
    assert_eq!(moves::write_dxp::<V>(played).len(), 6 + 2 * played.captured().len());
}
