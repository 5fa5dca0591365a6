//! TRF files: what is read is written byte for byte, and read back the same; faults point into the file; what can be taken
//! as an event goes back into a file and comes out as the same table.
#![no_main]

use competition::trf::{Document, Export};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let document = match Document::read(bytes) {
        Ok(document) => document,
        Err(faults) => {
            let lines = bytes.iter().filter(|byte| b"\r\n".contains(byte)).count() + 1;
            assert!(!faults.is_empty());
            assert!(faults.iter().all(|fault| (1..=lines).contains(&fault.line)), "{faults:?}");
            return;
        }
    };
    assert_eq!(document.write().as_bytes(), bytes);
    let errors = document.check().iter().filter(|fault| fault.is_error()).count();
    let Ok(import) = document.import(None) else { return };
    assert_eq!(errors, 0);
    for round in 1..=import.next_round() {
        let (pairs, free) = (import.pairs(round), import.byes(round));
        assert!(2 * pairs.len() + free.len() <= import.table.len(), "round {round}");
        assert!(import.forbidden(round).iter().all(|(one, other)| one < other));
    }
    let again = Export::new("again", &import.table).document();
    let again = Document::read(again.write().as_bytes()).expect("what is written is read");
    let again = again.import(Some(import.table.scale)).expect("what is written is sound");
    assert_eq!(again.table.numbers().count(), import.table.numbers().count());
    assert!(import.table.numbers().all(|no| again.table.cells(no) == import.table.cells(no)));
});
