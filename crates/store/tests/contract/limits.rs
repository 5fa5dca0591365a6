//! What does not fit is refused, and what is refused leaves no trace.

use store::limits::{ACTOR_BYTES_MAX, AT_MS_MAX, BODY_BYTES_MAX, TOGETHER_MAX};
use store::{Append, Error, Limit, NewEntry, Position};

use crate::kit::{Home, append, contract, entry};

contract! {
    what_does_not_fit_is_refused,
}

async fn what_does_not_fit_is_refused(home: Home) {
    let journal = home.open().await;
    let one = |entry: NewEntry| vec![Append { entries: vec![entry], ..append("game/a", 0, &[]) }];
    let many = |body: &str, count: usize| {
        vec![Append { entries: vec![entry(body); count], ..append("game/a", 0, &[]) }]
    };
    let long = |bytes: usize| "x".repeat(bytes);
    let cases = [
        (one(entry(&long(BODY_BYTES_MAX + 1))), Limit::Body),
        (one(NewEntry { actor: long(ACTOR_BYTES_MAX + 1), ..entry("x") }), Limit::Actor),
        (one(NewEntry { at_ms: AT_MS_MAX + 1, ..entry("x") }), Limit::Moment),
        (one(entry("a\0b")), Limit::Nul),
        (one(NewEntry { actor: "\0".to_owned(), ..entry("x") }), Limit::Nul),
        (many("x", TOGETHER_MAX + 1), Limit::Together),
        (many(&long(BODY_BYTES_MAX), 17), Limit::Together),
        (many("x", 0), Limit::Nothing),
        (vec![], Limit::Nothing),
        (vec![append("game/a", 0, &["x"]), append("game/b", 0, &[])], Limit::Nothing),
    ];
    for (appends, limit) in cases {
        assert_eq!(journal.append_all(appends).await, Err(Error::Limit(limit)));
    }
    assert_eq!(journal.position().await, Ok(Position::START));
    let fits = NewEntry { at_ms: AT_MS_MAX, actor: long(ACTOR_BYTES_MAX), body: long(BODY_BYTES_MAX) };
    journal.append_all(one(fits)).await.expect("as much as fits");
}
