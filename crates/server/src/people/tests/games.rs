//! The games somebody has finished: his own, the newest first, and nobody else's to see.

use clock::Millis;
use game::micromatch::Contender;
use hall::index::Index;
use hall::table::Own;
use serde_json::{Value, json};

use super::super::games::PAGE;
use super::site::{Browser, Site};

/// Somebody opens a table, somebody else comes, and the one who is named resigns.
async fn resigned(site: &Site, host: &Browser, guest: &Browser, loser: &Browser) -> String {
    met(site, [host, guest], "resign", loser).await
}

/// Somebody opens a table, somebody else comes, and one of them ends the game.
async fn met(site: &Site, [host, guest]: [&Browser; 2], how: &str, by: &Browser) -> String {
    let wanted = json!({ "discipline": "russian", "seat": "first" });
    let opened = site.call(host, "POST /api/tables", wanted).await;
    let id = opened.json()["id"].as_str().expect("a table").to_owned();
    let command = format!("POST /api/tables/{id}/commands");
    let sat = site.call(guest, &command, json!({ "do": "sit" })).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    let hall = &site.hall;
    let (desk, now) = (hall.desk(&id).await.expect("a table"), hall.time().now());
    for seat in Contender::BOTH {
        hall.own(&desk, &Own::Came(seat), now).await.expect("written");
    }
    hall.own(&desk, &Own::Tick, now + Millis::seconds(10)).await.expect("written");
    let ended = site.call(by, &command, json!({ "do": how })).await;
    assert_eq!(ended.status, 200, "{ended:?}");
    id
}

async fn asked(site: &Site, who: &Browser, more: &str) -> Value {
    // The list of tables follows the journal.
    Index::read(&*site.journal).await.expect("it can be read");
    let answer = site.call(who, &format!("GET /api/account/games{more}"), Value::Null).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

#[tokio::test]
async fn who_has_finished_games_finds_them_in_his_account_and_nobody_else_does() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", None).await;
    let (_, taras) = site.somebody("Taras", None).await;
    let (_, lesia) = site.somebody("Lesia", None).await;
    assert_eq!(asked(&site, &olena, "").await, json!({ "games": [], "next": null }));
    let first = resigned(&site, &olena, &taras, &taras).await;
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let second = resigned(&site, &taras, &olena, &taras).await;
    let told = |list: &Value| -> Vec<(String, String, Value)> {
        let text = |line: &Value, name: &str| line[name].as_str().expect("a text").to_owned();
        let line = |line: &Value| (text(line, "id"), text(line, "opponent"), line["points"].clone());
        list["games"].as_array().expect("a list").iter().map(line).collect()
    };
    let of =
        |id: &String, opponent: &str, points: [&str; 2]| (id.clone(), opponent.to_owned(), json!(points));
    let list = asked(&site, &olena, "").await;
    assert_eq!(told(&list), [of(&second, "Taras", ["1", "0"]), of(&first, "Taras", ["1", "0"])]);
    assert_eq!((&list["next"], &list["games"][0]["kind"]), (&Value::Null, &json!("russian")));
    let list = asked(&site, &taras, "").await;
    assert_eq!(told(&list), [of(&second, "Olena", ["0", "1"]), of(&first, "Olena", ["0", "1"])]);
    assert_eq!(told(&asked(&site, &lesia, "").await), []);
    let page = site.call(&olena, "GET /account?lang=uk", Value::Null).await.body;
    assert!(page.contains(&format!("/table/{first}")) && page.contains("1 : 0"), "{page}");
    assert!(page.contains("Завершені партії") && page.contains("Російські шашки"), "{page}");
    let page = site.call(&lesia, "GET /account", Value::Null).await.body;
    assert!(!page.contains("/table/"), "{page}");
}

#[tokio::test]
async fn a_game_that_was_broken_off_has_no_points_but_the_words_for_it() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", None).await;
    let (_, taras) = site.somebody("Taras", None).await;
    let id = met(&site, [&olena, &taras], "abort", &taras).await;
    for who in [&olena, &taras] {
        let line = &asked(&site, who, "").await["games"][0];
        assert_eq!(
            (&line["id"], &line["points"], &line["void"]),
            (&json!(id), &Value::Null, &json!("aborted"))
        );
    }
    for (language, words) in [
        ("en", "No result: aborted before the second move"),
        ("uk", "Без результату: "),
        ("ru", "Без результата: "),
    ] {
        let page = site.call(&olena, &format!("GET /account?lang={language}"), Value::Null).await.body;
        assert!(page.contains(words) && !page.contains("0 : 0"), "{page}");
    }
    let played = resigned(&site, &olena, &taras, &taras).await;
    let line = asked(&site, &olena, "").await["games"][0].clone();
    assert_eq!(
        (&line["id"], &line["points"], &line["void"]),
        (&json!(played), &json!(["1", "0"]), &Value::Null)
    );
}

#[tokio::test]
async fn many_finished_games_are_turned_page_by_page_and_none_is_left_out() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", None).await;
    let (_, taras) = site.somebody("Taras", None).await;
    let mut played = Vec::new();
    for _ in 0..=PAGE {
        played.push(resigned(&site, &olena, &taras, &olena).await);
    }
    let (mut found, mut more, mut pages) = (Vec::new(), String::new(), 0);
    loop {
        let list = asked(&site, &olena, &more).await;
        let games = list["games"].as_array().expect("a list");
        let ends: Vec<u64> = games.iter().filter_map(|line| line["at"].as_u64()).collect();
        assert!(ends.is_sorted_by(|one, next| one >= next), "the newest first: {ends:?}");
        found.extend(games.iter().map(|line| line["id"].as_str().expect("an id").to_owned()));
        pages += 1;
        let Some(next) = list["next"].as_str() else { break };
        let page = site.call(&olena, "GET /account", Value::Null).await.body;
        assert!(page.contains(&format!("/account?before={next}")), "{page}");
        more = format!("?before={next}");
    }
    assert_eq!(pages, 2);
    found.sort_unstable();
    played.sort_unstable();
    assert_eq!(found, played);
    for wrong in ["%00", "a/b", "%D1%91", &"9".repeat(101)] {
        let answer = site.call(&olena, &format!("GET /api/account/games?before={wrong}"), Value::Null).await;
        assert_eq!(answer.no(), (422, "malformed".to_owned()), "{wrong}");
    }
}
