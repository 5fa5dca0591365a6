//! An online event is taken to another house with its games, whole or in the middle of a round.

use game::micromatch::Contender;
use people::Role;
use serde_json::{Value, json};

use super::Blitz;
use crate::people::tests::site::{Browser, Site};

#[tokio::test]
async fn games_travel_with_the_event_and_can_be_played_on_elsewhere() {
    let here = Blitz::open(1).await;
    let table = here.hour().await;
    // Anna comes with another browser than the one she was seated with.
    let desk = here.site.online.hall.desk(&table).await.expect("a table");
    let seat = Contender::A;
    let guest = desk.lock().await.guest(seat).expect("somebody").clone();
    here.site.online.hall.give_seat(&desk, seat, &guest).await.expect("written");
    let players = here.begin(&table).await;
    here.play(&table, players, &["cd4", "de5", "bc3"]).await;
    let there = Site::start().await;
    let (_, taras) = there.somebody("Taras", Some(Role::Organiser)).await;
    let bring = async |text: &str| {
        let brought = there.send(&taras, "POST /api/events/import", Some("application/x-ndjson"), text).await;
        assert_eq!(brought.status, 201, "{brought:?}");
        brought.json()["id"].as_str().expect("a name").to_owned()
    };
    // In the middle of the round: the board is the one at which they sit, and it belongs to the event there.
    let running = here.get(&here.olena, "/export.damka").await.body;
    let id = bring(&running).await;
    there.online.look(&id).await.expect("looked");
    let console = there.call(&taras, &format!("GET /api/events/{id}/console"), Value::Null).await.json();
    assert_eq!(console["boards"][0]["table"]["id"], json!(table), "no other board is opened: {console}");
    assert_eq!(console["boards"][0]["table"]["ply"], json!(3), "{console}");
    let shown = there.call(&Browser::default(), &format!("GET /api/tables/{table}"), Value::Null).await;
    assert_eq!(shown.json()["moves"].as_array().map(Vec::len), Some(3));
    let desk = there.online.hall.desk(&table).await.expect("a table");
    assert_eq!(desk.lock().await.booking().map(|booking| booking.event.clone()), Some(id.clone()));
    let loss = json!({ "deed": { "do": "impose", "who": "black", "measure": "loss", "articles": ["RU22:2.3.3.e"] } });
    let lost = there.call(&taras, &format!("POST /api/events/{id}/console/1/1"), loss).await;
    assert_eq!(lost.status, 200, "it is conducted there: {lost:?}");
    there.online.ended(&table).await;
    let console = there.call(&taras, &format!("GET /api/events/{id}/console"), Value::Null).await.json();
    assert_eq!(console["boards"][0]["outcome"], json!("white"));

    // To its end: every game, every name, every result.
    let resigned = here.says(players[1], &table, json!({ "do": "resign" })).await;
    assert_eq!(resigned.status, 200, "{resigned:?}");
    here.site.online.look(&here.id).await.expect("looked");
    let whole = here.get(&here.olena, "/export.damka").await.body;
    let third = Site::start().await;
    let (_, iryna) = third.somebody("Iryna", Some(Role::Organiser)).await;
    let brought = third.send(&iryna, "POST /api/events/import", Some("application/x-ndjson"), &whole).await;
    assert_eq!(brought.status, 201, "{brought:?}");
    let id = brought.json()["id"].as_str().expect("a name").to_owned();
    for rest in ["export.pdn", "export.json", "standings"] {
        let same = third.call(&iryna, &format!("GET /api/events/{id}/{rest}"), Value::Null).await.body;
        let first = here.get(&Browser::default(), &format!("/{rest}")).await.body;
        assert_eq!(same.replace(&id, "ID"), first.replace(&here.id, "ID"), "{rest}");
    }
    let pdn = here.get(&Browser::default(), "/export.pdn").await.body;
    for tag in ["[Event \"Online blitz\"]", "[Round \"1.1\"]", "[GameType \"25"] {
        assert!(pdn.contains(tag), "{tag} in {pdn}");
    }
    assert!(pdn.contains("[Result \"1-0\"]") || pdn.contains("[Result \"2-0\"]"), "{pdn}");
    for name in ["Anna", "Borys"] {
        assert!(pdn.contains(&format!("\"{name}\"]")), "{pdn}");
    }
}
