//! The vault: what may have to be forgotten is kept beside the journal, comes with a backup, and is gone when it is erased.

use std::sync::Arc;

use store::backup;
use store::limits::{BODY_BYTES_MAX, KEY_BYTES_MAX, UPDATE_ROWS_MAX};
use store::{Error, Fresh, Journal, Limit, Place, Secret};

use crate::kit::{Home, append, bodies, contract, stream};

contract! {
    what_is_kept_is_there_after_a_new_start,
    what_is_erased_is_gone_and_the_rest_stays,
    secrets_come_in_pages_in_order,
    what_does_not_fit_is_refused_whole,
    a_backup_brings_the_vault_along,
}

fn secret(name: &str, key: &str, body: &str) -> Secret {
    Secret::new(&stream(name), key, body)
}

async fn keys(journal: &dyn Journal, name: &str) -> Vec<String> {
    let all = journal.secrets(Some(&stream(name)), None, 1_000).await.expect("secrets");
    all.into_iter().map(|secret| secret.key).collect()
}

async fn what_is_kept_is_there_after_a_new_start(home: Home) {
    let journal = home.open().await;
    journal
        .keep(vec![secret("event/a", "1/x", "old"), secret("event/b", "1/x", "other")])
        .await
        .expect("kept");
    journal
        .keep(vec![secret("event/a", "1/x", "їжак"), secret("event/a", "1/x", "їжак 2")])
        .await
        .expect("kept");
    journal.close().await;
    drop(journal);
    let journal = home.open().await;
    let found = journal.secrets(Some(&stream("event/a")), None, 10).await.expect("secrets");
    assert_eq!(found, [secret("event/a", "1/x", "їжак 2")]);
    assert_eq!(journal.secrets(None, None, 10).await.expect("secrets").len(), 2);
    let looking = home.place.look().await.expect("a journal");
    assert_eq!(looking.secrets(None, None, 10).await.expect("secrets").len(), 2);
}

async fn what_is_erased_is_gone_and_the_rest_stays(home: Home) {
    let journal = home.open().await;
    journal.append(append("event/a", 0, &["told"])).await.expect("written");
    let passport = "PASSPORT-4507-998877";
    let all = ["1/a", "1/b", "11/a", "2/a", "%/a"].map(|key| secret("event/a", key, passport));
    journal.keep(all.to_vec()).await.expect("kept");
    journal.keep(vec![secret("event/b", "1/a", "other")]).await.expect("kept");
    journal.erase(&stream("event/a"), "1/").await.expect("erased");
    assert_eq!(keys(&*journal, "event/a").await, ["%/a", "11/a", "2/a"]);
    journal.erase(&stream("event/a"), "%").await.expect("erased");
    assert_eq!(keys(&*journal, "event/a").await, ["11/a", "2/a"], "no sign stands for others");
    journal.erase(&stream("event/a"), "").await.expect("erased");
    assert_eq!(keys(&*journal, "event/a").await, Vec::<String>::new());
    assert_eq!(keys(&*journal, "event/b").await, ["1/a"]);
    assert_eq!(bodies(&*journal, "event/a").await, ["told"]);
    journal.close().await;
    if let Place::Folder(folder) = &home.place {
        for file in std::fs::read_dir(folder).expect("a folder") {
            let bytes = std::fs::read(file.expect("a file").path()).expect("it can be read");
            let found = bytes.windows(passport.len()).any(|window| window == passport.as_bytes());
            assert!(!found, "no file holds what was erased");
        }
    }
}

async fn secrets_come_in_pages_in_order(home: Home) {
    let journal = home.open().await;
    let all: Vec<Secret> =
        (0..250).map(|i| secret(["event/b", "event/a"][i % 2], &format!("{i:03}"), "x")).collect();
    journal.keep(all.clone()).await.expect("kept");
    let mut sorted = all;
    sorted.sort();
    let mut found: Vec<Secret> = Vec::new();
    loop {
        let page = journal.secrets(None, found.last(), 60).await.expect("a page");
        assert!(page.len() <= 60);
        if page.is_empty() {
            break;
        }
        found.extend(page);
    }
    assert_eq!(found, sorted);
}

async fn what_does_not_fit_is_refused_whole(home: Home) {
    let journal = home.open().await;
    let long = "x".repeat(BODY_BYTES_MAX + 1);
    let cases = [
        (secret("event/a", "", "x"), Limit::Key),
        (secret("event/a", &"k".repeat(KEY_BYTES_MAX + 1), "x"), Limit::Key),
        (secret("event/a", "k", &long), Limit::Body),
        (secret("event/a", "k", "\0"), Limit::Nul),
    ];
    for (wrong, limit) in cases {
        let refused = journal.keep(vec![secret("event/a", "good", "x"), wrong]).await;
        assert_eq!(refused, Err(Error::Limit(limit)));
    }
    let many = vec![secret("event/a", "k", "x"); UPDATE_ROWS_MAX + 1];
    assert_eq!(journal.keep(many).await, Err(Error::Limit(Limit::Update)));
    assert_eq!(keys(&*journal, "event/a").await, Vec::<String>::new());
    journal.keep(Vec::new()).await.expect("nothing is kept");
}

async fn a_backup_brings_the_vault_along(home: Home) {
    let journal: Arc<dyn Journal> = home.open().await.into();
    journal.append(append("event/a", 0, &["told"])).await.expect("written");
    let all: Vec<Secret> = (0..2_500).map(|i| secret("event/a", &format!("{i:05}/\"\n"), "їжак")).collect();
    for some in all.chunks(1_000) {
        journal.keep(some.to_vec()).await.expect("kept");
    }
    let mut file = Vec::new();
    backup::write(&*home.place.look().await.expect("a journal"), &mut file, |_, _| ())
        .await
        .expect("a backup");
    let milestone = backup::check(&*file).expect("whole");
    assert_eq!(milestone.position.0, 1);
    let target = Home::folder();
    let fresh = Fresh::begin(&target.place).await.expect("an empty place");
    assert_eq!(backup::restore(fresh.journal(), &*file, |_| ()).await.expect("restored"), milestone);
    fresh.keep().await.expect("complete");
    let restored = target.open().await;
    let mut found: Vec<Secret> = Vec::new();
    loop {
        let page = restored.secrets(None, found.last(), 1_000).await.expect("a page");
        if page.is_empty() {
            break;
        }
        found.extend(page);
    }
    assert_eq!(found, all);
    let text = String::from_utf8(file).expect("text");
    let cut = text.replacen("\"key\":\"00007", "\"key\":\"00008", 1);
    assert!(backup::check(cut.as_bytes()).is_err(), "a changed secret is found");
}
