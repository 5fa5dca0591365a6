//! Protests about games on which nobody has decided.

use people::Role;
use serde_json::{Value, json};

use super::{ask, done, open};
use crate::people::tests::site::{Browser, Site};

/// Somebody with an account who is somebody of the register.
async fn seated(site: &Site, organiser: &Browser, id: &str, name: &str, person: u32) -> Browser {
    let (_, browser) = site.somebody(name, None).await;
    let seat = json!([{ "venue": { "grant": { "account": name, "seat": { "person": person } } } }]);
    done(site, organiser, id, seat).await;
    browser
}

async fn docket(site: &Site, who: &Browser, id: &str) -> Value {
    site.call(who, &format!("GET /api/events/{id}/cases"), Value::Null).await.json()
}

async fn page(site: &Site, who: &Browser, id: &str) -> String {
    site.call(who, &format!("GET /events/{id}/console/cases"), Value::Null).await.body
}

#[tokio::test]
async fn ru22_2_3_4_b_a_representative_finds_the_form_before_anything_is_decided() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    let person = |name: &str, capacity: &str, of: &str| {
        let person = json!({ "name": name, "capacities": [capacity], "organisation": of });
        json!({ "entry": { "register": { "person": person } } })
    };
    let commands = json!([
        person("Aa", "player", "Kyiv"), person("Bb", "player", "Lviv"), person("Cc", "player", "Lutsk"),
        person("Dd", "player", "Lutsk"), person("Rr", "representative", "kyiv"), person("Ss", "representative", "Odesa"),
        { "entry": "admit-ready" }, { "round": "draw-lots" }, { "round": "pair" },
    ]);
    done(&site, &olena, &id, commands).await;
    let speaker = seated(&site, &olena, &id, "Speaker", 5).await;
    let other = seated(&site, &olena, &id, "Other", 6).await;

    // While the pairs are kept back they are nobody's games.
    let held = docket(&site, &speaker, &id).await;
    assert_eq!((&held["games"], &held["decisions"]), (&json!([]), &json!([])));
    let blind = json!({ "game": { "round": 1, "board": 1 }, "to": "chief-arbiter", "text": "x", "articles": ["RU22:5.4.13.1"] });
    let refused = ask(&site, &speaker, &id, json!([{ "protest": { "file": blind } }])).await;
    assert_eq!(refused.no(), (409, "not-published".to_owned()), "{refused:?}");
    done(&site, &olena, &id, json!([{ "venue": "publish" }])).await;

    let his = docket(&site, &speaker, &id).await;
    let [game] = his["games"].as_array().expect("games").as_slice() else { panic!("{his}") };
    assert_eq!((&game["yours"], &game["round"], &game["from"]), (&json!(true), &json!(1), &json!([])));
    assert!(game["names"].as_array().expect("names").contains(&json!("Aa")), "{game}");
    assert!(page(&site, &speaker, &id).await.contains("File a protest about a game"));
    assert_eq!(docket(&site, &other, &id).await["games"], json!([]));
    assert!(!page(&site, &other, &id).await.contains("File a protest about a game"), "nobody of his plays");
    assert_eq!(docket(&site, &Browser::default(), &id).await["games"], json!([]));

    let mut file = game["petition"].clone();
    assert_eq!((&file["game"]["board"], &file["to"]), (&game["board"], &json!("chief-arbiter")));
    assert!(file.get("decision").is_none(), "{file}");
    (file["text"], file["articles"]) = (json!("he touched the piece"), json!(["RU22:5.4.13.1"]));
    let command = json!([{ "protest": { "file": file } }]);
    let refused = ask(&site, &other, &id, command.clone()).await;
    assert_eq!((refused.status, refused.json()["by"].as_str()), (409, Some("RU22:2.3.4.b")), "{refused:?}");
    let mut both = file.clone();
    both["decision"] = json!(1);
    let unclear = ask(&site, &speaker, &id, json!([{ "protest": { "file": both } }])).await;
    assert_eq!(unclear.code(), "malformed");
    assert!(unclear.body.contains("name either"), "{unclear:?}");
    done(&site, &speaker, &id, command).await;

    // It stands where cases stand, for those whom it concerns and those who rule; it is heard and ruled on.
    let case = &docket(&site, &speaker, &id).await["cases"][0];
    assert_eq!((&case["by"], &case["petition"]["game"]), (&json!("Rr"), &file["game"]));
    assert_eq!(docket(&site, &other, &id).await["cases"], json!([]));
    let shown = page(&site, &olena, &id).await;
    let place = format!("Round 1 · Board {}", game["board"]);
    assert!(shown.contains(&place) && shown.contains("he touched the piece"), "{shown}");
    let [white, black] = case["parties"].as_array().expect("parties").as_slice() else { panic!("{case}") };
    let rule = json!([{ "protest": { "rule": { "case": 1, "verdict": "upheld", "reason": "he did" } } }]);
    for one in [white, black] {
        assert_eq!(ask(&site, &olena, &id, rule.clone()).await.json()["by"], json!("RU22:5.4.17.3"));
        let hear = json!([{ "protest": { "hear": { "case": 1, "party": one["person"], "came": true } } }]);
        done(&site, &olena, &id, hear).await;
    }
    let approve = ask(&site, &olena, &id, json!([{ "protest": "approve" }])).await;
    assert_eq!(approve.json()["by"], json!("RU22:5.4.17.3"), "{approve:?}");
    done(&site, &olena, &id, rule).await;
    let journal =
        site.call(&olena, &format!("GET /api/events/{id}/journal.txt?area=protest"), Value::Null).await;
    assert!(journal.body.contains(&place), "{journal:?}");
    let paper = format!("GET /api/events/{id}/papers/protest.html?lang=en&case=1");
    assert_eq!(site.call(&speaker, &paper, Value::Null).await.status, 200);
    assert_eq!(site.call(&other, &paper, Value::Null).await.status, 403, "it does not concern him");
}

#[tokio::test]
async fn ru22_5_4_17_1_a_paper_about_a_game_is_entered_for_who_wrote_it() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = super::paired(&site, &olena).await;
    let games = docket(&site, &olena, &id).await["games"].clone();
    assert_eq!(games.as_array().map(Vec::len), Some(2), "{games}");
    let shown = page(&site, &olena, &id).await;
    assert!(shown.contains("Protest about a game, received on paper"), "{shown}");
    let mut petition = games[1]["petition"].clone();
    (petition["text"], petition["articles"]) = (json!("the clock stood"), json!(["RU22:5.4.13.1"]));
    let receive =
        |from: &Value| json!([{ "protest": { "receive": { "from": from, "petition": petition } } }]);
    let stranger = ask(&site, &olena, &id, receive(&games[0]["from"][0][0])).await;
    assert_eq!(stranger.json()["by"], json!("RU22:2.3.1.e"), "{stranger:?}");
    done(&site, &olena, &id, receive(&games[1]["from"][0][0])).await;
    let docket = docket(&site, &olena, &id).await;
    assert_eq!(docket["cases"][0]["by"], games[1]["from"][0][1]);
}
