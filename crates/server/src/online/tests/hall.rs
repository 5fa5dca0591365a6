//! What an official does at a board in the hall: nobody knows how it stands, the event keeps what was decided.

use rulebook::{Draft as Games, Edition};
use serde_json::{Value, json};

use super::Blitz;
use crate::people::tests::site::Site;

impl Blitz {
    /// The same two at a real board.
    async fn hall(edition: Edition, discipline: &str) -> Self {
        Self::games_in_hall(edition, discipline, 1).await
    }

    /// The same with several games.
    async fn games_in_hall(edition: Edition, discipline: &str, games: u8) -> Self {
        let real = |game: &mut Games| {
            *game = Games::preset(game.edition, game.discipline).expect("known");
            game.games = games;
        };
        let blitz = Self::by(Site::start().await, edition, discipline, real).await;
        assert_eq!(blitz.board().await.get("table"), None, "it is not played here");
        blitz
    }

    /// The deeds that are offered and not refused.
    async fn possible(&self) -> Vec<String> {
        let board = self.board().await;
        let offered = board["offered"].as_array().into_iter().flatten();
        let mut words: Vec<String> = offered
            .filter(|one| one.get("no").is_none())
            .filter_map(|one| one["do"].as_str().map(str::to_owned))
            .collect();
        words.dedup();
        words
    }
}

fn impose(measure: &Value) -> Value {
    json!({ "do": "impose", "who": "white", "measure": measure, "articles": ["RU22:2.3.3.e"] })
}

#[tokio::test]
async fn what_is_done_at_a_real_board_is_kept_by_its_article() {
    let blitz = Blitz::hall(Edition::Ru22, "russian classical").await;
    let mut seen = Vec::new();
    let expected = [
        (json!({ "do": "replace", "white": 240_000, "black": 120_000 }), "RU22:5.4.2.5"),
        (json!({ "do": "give", "who": "white", "ms": 60_000, "ground": "fault" }), "RU22:5.4.2.5"),
        (json!({ "do": "take", "who": "black", "ms": 60_000 }), "RU22:5.4.2.5"),
        (json!({ "do": "stop" }), "RU22:12.4.3.b"),
        (json!({ "do": "go" }), "RU22:12.4.3.b"),
        (json!({ "do": "excuse", "who": "white" }), "RU22:5.4.4.1"),
        (json!({ "do": "unfounded" }), "RU22:5.4.15.2"),
        (json!({ "do": "judge", "made": "misunderstanding" }), "RU22:5.4.2.9"),
        (json!({ "do": "judge", "made": "resignation" }), "RU22:5.4.2.9"),
        (json!({ "do": "claim", "upheld": false }), "RU22:5.4.13.6"),
    ];
    for (deed, _) in &expected {
        let kept = blitz.must(deed.clone()).await;
        seen.push((deed.clone(), kept["articles"].clone()));
        assert_eq!(blitz.outcome().await, Value::Null, "{deed} ends nothing");
    }
    let expected: Vec<_> = expected.into_iter().map(|(deed, by)| (deed, json!([by]))).collect();
    assert_eq!(seen, expected);
    for (deed, by) in [
        (json!({ "do": "adjourn", "ground": "illness" }), "RU22:5.4.2.9"),
        (json!({ "do": "resume" }), "RU22:5.4.2.9"),
        (impose(&json!({ "opponent-time": 120_001 })), "RU22:5.4.15.1.c"),
        (json!({ "do": "judge", "made": "forgiven" }), "RU22:5.4.2.9"),
        (json!({ "do": "refuses", "who": "white", "what": "rules" }), "RU22:5.4.15.1"),
        (json!({ "do": "refuses", "who": "white", "what": "play" }), "RU22:5.4.15.1"),
    ] {
        let before = blitz.decisions().await.len();
        assert_eq!(blitz.refused(deed.clone()).await, (409, by.to_owned()), "{deed}");
        assert_eq!(blitz.decisions().await.len(), before, "what is refused is not kept");
    }
    let possible = blitz.possible().await;
    for deed in ["replace", "flag", "judge", "excuse", "claim", "adjudicate"] {
        assert!(possible.iter().any(|word| word == deed), "{deed} in {possible:?}");
    }
    for deed in ["adjourn", "refuses"] {
        assert!(!possible.iter().any(|word| word == deed), "no article of this edition: {possible:?}");
    }
}

#[tokio::test]
async fn what_ends_a_game_in_the_hall_is_its_result() {
    for (edition, deed, by, outcome) in [
        (Edition::Ru22, json!({ "do": "flag", "who": "white" }), "RU22:5.4.2.6", "black"),
        (Edition::Ru22, json!({ "do": "claim", "upheld": true }), "RU22:5.4.13.6", "draw"),
        (
            Edition::Ua24,
            json!({ "do": "refuses", "who": "black", "what": "rules" }),
            "UA24:VI.outcome.1.4",
            "white",
        ),
    ] {
        let blitz = Blitz::hall(edition, "russian classical").await;
        let kept = blitz.must(deed.clone()).await;
        assert_eq!(kept["articles"], json!([by]), "{deed}: {kept}");
        assert_eq!(blitz.outcome().await, json!(outcome), "{deed}");
    }
}

#[tokio::test]
async fn after_an_adjudication_only_what_is_still_possible_is_offered_and_done() {
    let hall = Blitz::hall(Edition::Ru22, "russian classical").await;
    let online = Blitz::open(1).await;
    let table = online.hour().await;
    online.begin(&table).await;
    for blitz in [&hall, &online] {
        assert!(blitz.possible().await.iter().any(|word| word == "replace"));
        blitz.must(json!({ "do": "adjudicate", "outcome": "white" })).await;
        assert_eq!(blitz.outcome().await, json!("white"));
        assert_eq!(
            blitz.decisions().await[0]["articles"],
            json!(["RU22:5.4.5.4"]),
            "an unfinished game is adjudicated"
        );
        assert_eq!(blitz.possible().await, ["impose"], "measures against somebody");
        let measures = blitz.board().await["offered"].to_string();
        assert!(measures.contains("remark") && !measures.contains("time"), "{measures}");
        for deed in [
            json!({ "do": "replace", "white": 240_000, "black": 120_000 }),
            json!({ "do": "give", "who": "white", "ms": 60_000 }),
            json!({ "do": "stop" }),
            json!({ "do": "excuse", "who": "white" }),
            json!({ "do": "adjudicate", "outcome": "draw" }),
        ] {
            let before = blitz.decisions().await.len();
            let (status, by) = blitz.refused(deed.clone()).await;
            assert_eq!((status, by.starts_with("RU22:")), (409, true), "{deed} {by}");
            assert_eq!(blitz.decisions().await.len(), before, "{deed} is not kept");
        }
        assert_eq!(blitz.refused(impose(&json!({ "opponent-time": 60_000 }))).await.0, 409);
        blitz.must(impose(&json!("remark"))).await;
        assert_eq!(blitz.outcome().await, json!("white"), "the result stays");
    }
}

#[tokio::test]
async fn a_decision_about_one_game_of_a_micromatch_counts_in_its_result() {
    let blitz = Blitz::games_in_hall(Edition::Ru22, "russian rapid", 2).await;
    let address = format!("POST /api/events/{}/console/1/1", blitz.id);
    let ruled = async |game: Value, deed: Value| {
        blitz.site.call(&blitz.olena, &address, json!({ "deed": deed, "game": game })).await
    };
    let loss = json!({ "do": "impose", "who": "white", "measure": "loss", "articles": ["RU22:2.3.3.e"] });
    assert_eq!(blitz.board().await["games"], 2);
    for none in [Value::Null, json!(0), json!(3)] {
        let refused = ruled(none.clone(), loss.clone()).await;
        assert_eq!(refused.no(), (422, "malformed".to_owned()), "game {none}: {refused:?}");
    }
    assert!(blitz.decisions().await.is_empty(), "what is refused is not kept");
    assert_eq!(ruled(json!(2), loss).await.status, 200);
    assert_eq!(blitz.outcome().await, Value::Null, "one game is not the micromatch");
    assert_eq!(blitz.board().await["decided"], json!({ "2": "black" }));
    assert_eq!((&blitz.decisions().await[0]["game"], blitz.decisions().await.len()), (&json!(2), 1));
    let cases = blitz.get(&blitz.olena, "/journal.txt").await.body;
    assert!(cases.contains("Game 2"), "{cases}");
    let page = blitz
        .site
        .call(&blitz.olena, &format!("GET /events/{}/console/cases", blitz.id), Value::Null)
        .await
        .body;
    assert!(page.contains("Game 2"), "{page}");
    // The other game is entered at the desk, where the decided one is known.
    let desk = blitz
        .site
        .call(&blitz.olena, &format!("GET /events/{}/desk/results", blitz.id), Value::Null)
        .await
        .body;
    assert!(desk.contains("data-decided=\"{&quot;2&quot;:&quot;black&quot;}\""), "{desk}");
    assert_eq!(ruled(json!(1), json!({ "do": "adjudicate", "outcome": "draw" })).await.status, 200);
    assert_eq!(blitz.outcome().await, json!("black"), "a draw and a loss");
    let standings = blitz.get(&blitz.olena, "/standings").await.json();
    let white = blitz.board().await["white"]["name"].clone();
    let places = standings.to_string();
    let first = places.find("Anna").min(places.find("Borys")).expect("a name");
    assert!(!places[first..].starts_with(white.as_str().expect("a name")), "who lost is second: {standings}");
    // Undone, the micromatch is open again and its second game decided.
    blitz.done(json!([{ "undo": { "reason": "the wrong board" } }])).await;
    assert_eq!(
        (blitz.outcome().await, &blitz.board().await["decided"]),
        (Value::Null, &json!({ "2": "black" }))
    );
}

#[tokio::test]
async fn a_loss_in_the_hall_is_the_result_of_its_game() {
    let loss =
        |who: &str| json!({ "do": "impose", "who": who, "measure": "loss", "articles": ["RU22:2.3.3.e"] });
    for (who, outcome) in [("white", "black"), ("both", "both-lost")] {
        let blitz = Blitz::hall(Edition::Ru22, "russian rapid").await;
        assert_eq!(blitz.deed(&blitz.olena, loss(who)).await.status, 200);
        assert_eq!(blitz.outcome().await, json!(outcome));
        blitz.done(json!([{ "undo": { "reason": "the wrong board" } }])).await;
        assert_eq!(blitz.outcome().await, Value::Null);
    }
}

#[tokio::test]
async fn at_a_resumption_somebody_is_late_or_the_envelope_is_lost() {
    for (edition, discipline, [answerer, sealer, lost]) in [
        (Edition::RuCodex, "russian classical", ["RU-CODEX:3.12.3", "RU-CODEX:3.12.4", "RU-CODEX:3.12.6"]),
        (Edition::RuRenju, "renju classical", ["RU-RENJU:5.3.4.4", "RU-RENJU:5.3.4.5", "RU-RENJU:5.3.4.6"]),
    ] {
        let blitz = Blitz::hall(edition, discipline).await;
        for (deed, by, whom) in [
            (json!({ "do": "resume", "absent": "white", "sealed": "black" }), answerer, 1),
            (json!({ "do": "resume", "absent": "white", "sealed": "white" }), sealer, 1),
            (json!({ "do": "came", "who": "black", "sealed": "white" }), answerer, 1),
            (json!({ "do": "came", "who": "black", "sealed": "black" }), sealer, 1),
            (json!({ "do": "lost", "restored": "position", "white": 60_000, "black": 90_000 }), lost, 2),
            (json!({ "do": "lost", "restored": "nothing" }), lost, 2),
        ] {
            let kept = blitz.must(deed.clone()).await;
            assert_eq!(kept["articles"], json!([by]), "{deed}");
            assert_eq!(kept["parties"].as_array().map(Vec::len), Some(whom), "{deed}: {kept}");
        }
        assert_eq!(blitz.outcome().await, Value::Null);
        let possible = blitz.possible().await;
        assert!(
            ["resume", "came", "lost"].iter().all(|deed| possible.iter().any(|word| word == deed)),
            "{possible:?}"
        );
    }
    let none = Blitz::hall(Edition::Ru22, "russian classical").await;
    for deed in [json!({ "do": "came", "who": "white" }), json!({ "do": "lost", "restored": "nothing" })] {
        assert_eq!(
            none.refused(deed).await,
            (409, "RU22:5.4.2.9".to_owned()),
            "no game is adjourned in this edition"
        );
    }
}
