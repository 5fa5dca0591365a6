//! Articles about groups by age and sex.

use crate::desk::{CHIEF, Desk, at};
use competition::Command;

#[test]
fn an_empty_desk_replays() {
    let mut desk = Desk::new("RU22", "russian");
    desk.now = at("05.01.2022", 10, 30);
    assert_eq!(desk.refused(CHIEF, Command::Undo { reason: String::new() }).by.name(), "RU22:5.4.10.12.a");
}
