//! Whatever is changed behind the journal's back is found.

use store::Flaw;

use crate::kit::{Home, append, contract, health, stream};

contract! {
    every_change_behind_its_back_is_found,
    what_is_unreadable_is_a_fault_and_no_end,
}

/// A change, undone by nothing: each is tried on a journal of its own kind of damage, one after the other.
const CHANGES: [(&str, &str); 11] = [
    ("a body", "UPDATE {}entry SET body = 'z' WHERE stream = 'game/a' AND sequence = 2"),
    ("a body at the end", "UPDATE {}entry SET body = 'z' WHERE stream = 'game/a' AND sequence = 4"),
    ("an actor", "UPDATE {}entry SET actor = 'black' WHERE stream = 'game/a' AND sequence = 1"),
    ("a moment", "UPDATE {}entry SET at_ms = at_ms + 1 WHERE stream = 'game/a' AND sequence = 3"),
    ("a hash", "UPDATE {}entry SET hash = (SELECT hash FROM {}entry WHERE position = 1) WHERE position = 2"),
    ("a name", "UPDATE {}entry SET stream = 'game/z' WHERE stream = 'game/a'"),
    ("an entry taken out", "DELETE FROM {}entry WHERE stream = 'game/a' AND sequence = 2"),
    ("the beginning taken off", "DELETE FROM {}entry WHERE stream = 'game/a' AND sequence = 1"),
    ("the end cut off", "DELETE FROM {}entry WHERE position = (SELECT max(position) FROM {}entry)"),
    ("a whole stream taken out", "DELETE FROM {}entry WHERE stream = 'game/b'"),
    (
        "two entries exchanged",
        "UPDATE {}entry SET sequence = 9 WHERE stream = 'game/a' AND sequence = 2;
        UPDATE {}entry SET sequence = 2 WHERE stream = 'game/a' AND sequence = 3;
        UPDATE {}entry SET sequence = 3 WHERE stream = 'game/a' AND sequence = 9;",
    ),
];

async fn every_change_behind_its_back_is_found(home: Home) {
    let journal = home.open().await;
    for name in ["game/a", "game/b"] {
        journal.append(append(name, 0, &["1", "2", "3", "4"])).await.expect("written");
    }
    assert!(health(&*journal).await.is_sound(), "before anything is changed");
    journal.close().await;
    drop(journal);
    home.sql("CREATE TABLE {}kept AS SELECT * FROM {}entry").await;
    for (what, sql) in CHANGES {
        home.sql(sql).await;
        let found = health(&*home.place.look().await.expect("a journal")).await;
        assert!(!found.is_sound(), "{what} was changed");
        assert_eq!(found.faults.len() as u64, found.faults_count, "{what}");
        home.sql("DELETE FROM {}entry; INSERT INTO {}entry SELECT * FROM {}kept").await;
        let found = health(&*home.place.look().await.expect("a journal")).await;
        assert!(found.is_sound(), "after {what} was put back: {:?}", found.faults);
    }
    // A forger who makes a good hash for one entry still breaks the next.
    let looking = home.place.look().await.expect("a journal");
    let page = looking.read(&stream("game/a"), store::Sequence::START, 2).await.expect("a page");
    let forged = store::NewEntry { body: "forged".to_owned(), ..page[1].what.clone() };
    let hash = page[0].hash.then(&page[1].stream, page[1].sequence, &forged);
    let literal = match home.place {
        store::Place::Folder(_) => format!("x'{hash}'"),
        store::Place::Database(_) => format!("'\\x{hash}'"),
    };
    home.sql(&format!("UPDATE {{}}entry SET body = 'forged', hash = {literal} WHERE position = 2")).await;
    let found = health(&*looking).await;
    assert_eq!(
        found.faults.iter().map(|fault| (fault.sequence, &fault.flaw)).collect::<Vec<_>>(),
        [(Some(store::Sequence(3)), &Flaw::Hash)]
    );
}

async fn what_is_unreadable_is_a_fault_and_no_end(home: Home) {
    let journal = home.open().await;
    for name in ["game/a", "game/b"] {
        journal.append(append(name, 0, &["1", "2"])).await.expect("written");
    }
    home.sql("UPDATE {}entry SET sequence = -5 WHERE stream = 'game/a' AND sequence = 2").await;
    home.sql("UPDATE {}entry SET at_ms = -5 WHERE stream = 'game/b' AND sequence = 1").await;
    let found = health(&*journal).await;
    let about: Vec<_> = found.faults.iter().map(|fault| fault.stream.clone()).collect();
    assert!(about.contains(&Some(stream("game/b"))) && about.contains(&None), "{:?}", found.faults);
    assert!(found.faults.iter().any(|fault| matches!(fault.flaw, Flaw::Unreadable(_))));
    assert!(found.faults.iter().any(|fault| matches!(fault.flaw, Flaw::Count { .. })));
}
