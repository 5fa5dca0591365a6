//! A backup brings back the same journal, in whichever database, or nothing at all.

use std::fs;

use store::backup::{self, Trouble};
use store::{Error, Fresh, Milestone, Place, Position};

use crate::kit::{Folder, Home, append, contract, everything, health};

contract! {
    a_backup_is_the_same_journal_elsewhere,
    a_backup_of_a_journal_in_use_is_whole,
    a_changed_backup_restores_nothing,
    a_journal_that_lacks_an_entry_is_not_backed_up,
    only_an_empty_place_is_filled,
    what_a_restore_left_behind_is_no_journal,
}

async fn fill(home: &Home) -> Box<dyn store::Journal> {
    let journal = home.open().await;
    for i in 0..30 {
        let name = format!("game/{}", i % 7);
        let long = "ї\n\"".repeat(50);
        journal.append(append(&name, i / 7 * 3, &["{\"a\":1}", "", &long])).await.expect("written");
    }
    journal
}

async fn back_up(home: &Home) -> Vec<u8> {
    let mut file = Vec::new();
    let looking = home.place.look().await.expect("a journal");
    backup::write(&*looking, &mut file, |_, _| ()).await.expect("a backup");
    file
}

async fn restore(file: &[u8], place: &Place) -> Result<Milestone, Trouble> {
    let fresh = Fresh::begin(place).await?;
    match backup::restore(fresh.journal(), file, |_| ()).await {
        Ok(milestone) => {
            fresh.keep().await?;
            Ok(milestone)
        }
        Err(trouble) => {
            fresh.discard().await;
            Err(trouble)
        }
    }
}

async fn a_backup_is_the_same_journal_elsewhere(home: Home) {
    let journal = fill(&home).await;
    let file = back_up(&home).await;
    let milestone = backup::check(&*file).expect("whole");
    assert_eq!(milestone.position, Position(90));
    for target in [Home::folder(), tokio::task::spawn_blocking(Home::database).await.expect("a database")] {
        assert_eq!(restore(&file, &target.place).await.expect("restored"), milestone);
        let restored = target.open().await;
        assert_eq!(everything(&*restored).await, everything(&*journal).await);
        assert!(health(&*restored).await.is_sound());
        assert_eq!(back_up(&target).await, file, "a backup of the restored journal is the same file");
    }
}

async fn a_backup_of_a_journal_in_use_is_whole(home: Home) {
    let journal: std::sync::Arc<dyn store::Journal> = fill(&home).await.into();
    let writing = tokio::spawn({
        let journal = std::sync::Arc::clone(&journal);
        async move {
            for i in 0..300 {
                journal.append(append("game/busy", i, &["x"])).await.expect("written");
            }
        }
    });
    for _ in 0..5 {
        let file = back_up(&home).await;
        let milestone = backup::check(&*file).expect("whole");
        assert!(milestone.position >= Position(90));
        let target = Home::folder();
        assert_eq!(restore(&file, &target.place).await.expect("restored"), milestone);
        assert!(health(&*target.open().await).await.is_sound());
    }
    writing.await.expect("no panic");
}

async fn a_changed_backup_restores_nothing(home: Home) {
    fill(&home).await.close().await;
    let file = String::from_utf8(back_up(&home).await).expect("text");
    let lines: Vec<&str> = file.lines().collect();
    let without = |number: usize| {
        let kept = lines.iter().enumerate().filter(|(i, _)| *i != number);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    // A forger who knows the form makes a new last line; the chain still gives him away.
    let sealed = |changed: &str, entries: u64| {
        use sha2::{Digest, Sha256};
        let body = &changed[..changed[..changed.len() - 1].rfind('\n').expect("lines") + 1];
        let sum: String = Sha256::digest(body).iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{body}{{\"entries\":{entries},\"sha256\":\"{sum}\"}}\n")
    };
    let forged = sealed(&file.replacen("{\\\"a\\\":1}", "{\\\"a\\\":2}", 1), 90);
    assert_eq!(backup::check(forged.as_bytes()).expect("its last line is right").position, Position(90));
    let cases = [
        ("nothing", String::new()),
        ("another file", "{\"a\":1}\n".to_owned()),
        ("a newer version", file.replacen("\"version\":1", "\"version\":3", 1)),
        ("an entry changed", file.replacen("white", "black", 1)),
        ("no first line", without(0)),
        ("an entry missing", without(40)),
        ("the last entry missing", without(90)),
        ("no last line", without(91)),
        ("cut in a line", file[..file.len() / 2].to_owned()),
        ("more after the end", format!("{file}{{}}\n")),
        ("an entry missing under a new last line", sealed(&without(40), 89)),
        ("another number under a new last line", sealed(&file, 91)),
        ("a forged entry", forged),
    ];
    let database = tokio::task::spawn_blocking(Home::database).await.expect("a database");
    for (what, text) in cases {
        let target = Home::folder();
        let refused = restore(text.as_bytes(), &target.place).await.expect_err(what);
        restore(text.as_bytes(), &database.place).await.expect_err(what);
        assert!(matches!(database.place.look().await.err(), Some(Error::Absent(_))), "{what}");
        assert!(matches!(refused, Trouble::Line { .. }), "{what}: {refused}");
        let chain = refused.to_string().contains("does not follow");
        assert_eq!(chain, what == "a forged entry", "{what}: {refused}");
        assert!(matches!(target.place.look().await.err(), Some(Error::Absent(_))), "{what}");
        let Place::Folder(folder) = &target.place else { panic!("a folder") };
        assert_eq!(fs::read_dir(folder).expect("a folder").count(), 0, "{what} leaves nothing behind");
    }
}

async fn a_journal_that_lacks_an_entry_is_not_backed_up(home: Home) {
    fill(&home).await.close().await;
    home.sql("CREATE TABLE {}kept AS SELECT * FROM {}entry").await;
    for (position, words) in [(1, "position 1 is"), (40, "position 40 is"), (89, "position 89 is")] {
        home.sql(&format!("DELETE FROM {{}}entry WHERE position = {position}")).await;
        let looking = home.place.look().await.expect("a journal");
        let told =
            backup::write(&*looking, &mut Vec::new(), |_, _| ()).await.expect_err("an entry is missing");
        assert!(matches!(told, Trouble::Journal(Error::Damaged(_))), "{told}");
        assert!(told.to_string().contains(words), "{told}");
        home.sql("DELETE FROM {}entry; INSERT INTO {}entry SELECT * FROM {}kept").await;
    }
    assert_eq!(backup::check(&*back_up(&home).await).expect("whole again").position, Position(90));
}

async fn only_an_empty_place_is_filled(home: Home) {
    fill(&home).await.close().await;
    let file = back_up(&home).await;
    let refused = restore(&file, &home.place).await.expect_err("not empty");
    assert!(matches!(refused, Trouble::Journal(Error::NotEmpty(_))), "{refused}");
    let folder = Folder::new();
    fs::write(folder.path().join("letter"), "x").expect("written");
    let refused = restore(&file, &Place::Folder(folder.path().to_owned())).await.expect_err("not empty");
    assert!(matches!(refused, Trouble::Journal(Error::NotEmpty(_))), "{refused}");
    assert_eq!(everything(&*home.open().await).await.len(), 90);
}

async fn what_a_restore_left_behind_is_no_journal(home: Home) {
    let file = back_up(&{
        let full = Home::folder();
        fill(&full).await.close().await;
        full
    })
    .await;
    let fresh = Fresh::begin(&home.place).await.expect("an empty place");
    backup::restore(fresh.journal(), &*file, |_| ()).await.expect("restored");
    // It ends in the last moment, however it ends.
    drop(fresh);
    let refused = [
        home.place.open(std::sync::Arc::new(store::LocalBus::new())).await.err(),
        home.place.look().await.err(),
        Fresh::begin(&home.place).await.err(),
    ];
    for refused in refused {
        assert!(matches!(refused, Some(Error::Unfinished(_))), "{refused:?}");
    }
}
