//! The description is true: what it names is there, and real answers are as it says.

use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::kit::{Answer, House, Visitor, answer, hear, run, say};
use crate::schema::check;

/// Checks a value against a schema by its name.
fn is_a(whole: &Value, name: &str, value: &Value) {
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    check(whole, &schema, value, name).unwrap_or_else(|wrong| panic!("{wrong}"));
}

/// Checks an answer against what is described for a call.
fn fits(whole: &Value, method: &str, path: &str, answer: &Answer) {
    let call = &whole["paths"][path][method];
    let described = &call["responses"][answer.status.to_string()];
    let meant = described["$ref"].as_str().and_then(|name| whole.pointer(name.strip_prefix('#')?));
    let described = meant.unwrap_or(described);
    assert!(!described.is_null(), "{method} {path} does not know {}: {answer:?}", answer.status);
    let kind = answer.header("content-type").unwrap_or_default().split(';').next().unwrap_or_default();
    let content = &described["content"][kind];
    assert!(!content.is_null(), "{method} {path} {} does not know {kind}", answer.status);
    if kind == "application/json" {
        check(whole, &content["schema"], &answer.json(), path).unwrap_or_else(|wrong| panic!("{wrong}"));
    }
}

#[test]
fn every_described_method_is_there_and_no_other() {
    run(async {
        let house = House::open(Limits::default()).await;
        let whole = house.get("/api").await.json();
        for (path, methods) in whole["paths"].as_object().unwrap() {
            let answer = house.ask("BREW", &path.replace(['{', '}'], ""), &[], b"").await;
            let mut allowed: Vec<String> =
                answer.header("allow").unwrap_or_default().split(',').map(str::to_lowercase).collect();
            allowed.retain(|method| method != "head");
            let described = methods.as_object().unwrap().keys().filter(|name| *name != "parameters");
            let mut described: Vec<&String> = described.collect();
            allowed.sort();
            described.sort();
            assert_eq!(allowed.iter().collect::<Vec<_>>(), described, "{path}");
        }
    });
}

#[test]
fn answers_are_as_they_are_described() {
    run(async {
        let house = House::open(Limits::default()).await;
        let whole = house.get("/api").await.json();
        let (table, one, another) = house.meeting().await;
        let renju = one.open(&json!({ "discipline": "renju", "audience": "lobby", "name": "Оля" })).await;
        fits(&whole, "post", "/api/tables", &renju);
        let renju = renju.json()["id"].as_str().unwrap().to_owned();
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        for path in ["/api", "/api/rules", "/api/lobby", "/health", "/metrics"] {
            fits(&whole, "get", path, &one.get(path).await);
        }
        let wrong = one.open(&json!({ "discipline": "chess" })).await;
        assert_eq!(wrong.status, 422);
        fits(&whole, "post", "/api/tables", &wrong);
        let objected = one.open(&json!({ "discipline": "russian", "games": 0 })).await;
        assert_eq!(objected.status, 422);
        fits(&whole, "post", "/api/tables", &objected);
        for (wish, status) in [
            (json!({ "do": "move", "text": "a1-a8" }), 409),
            (json!({ "do": "move", "text": "nonsense" }), 422),
            (json!({ "do": "claim", "what": "repetition" }), 409),
            (json!({ "do": "dance" }), 422),
        ] {
            let said = one.command(&table, &wish).await;
            assert!([status, 409, 422].contains(&said.status), "{wish}: {said:?}");
            fits(&whole, "post", "/api/tables/{id}/commands", &said);
        }
        let stranger = house.visitor().await.command(&table, &json!({ "do": "resign" })).await;
        assert_eq!(stranger.status, 403);
        fits(&whole, "post", "/api/tables/{id}/commands", &stranger);
        play(&whole, &table, &one, &another).await;
        let opponent = house.visitor().await;
        fits(
            &whole,
            "post",
            "/api/tables/{id}/commands",
            &opponent.command(&renju, &json!({ "do": "sit" })).await,
        );
        let _sockets = (one.sit(&renju).await, opponent.sit(&renju).await);
        let _by_link = house.meeting().await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let boards = opponent.get("/api/lobby/boards").await;
        fits(&whole, "get", "/api/lobby/boards", &boards);
        let boards = boards.json();
        let ids: Vec<_> = boards["boards"].as_array().unwrap().iter().map(|one| &one["id"]).collect();
        assert_eq!(ids, [&json!(renju)], "what is played by link is not shown");
        for id in [&table, &renju, &"zzzzzzzzzzzz".to_owned()] {
            for rest in
                ["", "/game", "/game.pdn", "/diagram.svg", "/diagram.svg?ply=999", "/link.svg", "/socket"]
            {
                let answer = one.get(&format!("/api/tables/{id}{rest}")).await;
                let path = format!("/api/tables/{{id}}{}", rest.split('?').next().unwrap());
                fits(&whole, "get", &path, &answer);
            }
        }
    });
}

#[test]
fn a_game_is_played_by_calls_alone_and_ones_own_tables_tell_of_it() {
    run(async {
        let house = House::open(Limits::default()).await;
        let whole = house.get("/api").await.json();
        let (one, another) = (house.visitor().await, house.visitor().await);
        let mut own = listen(&one, "/api/tables/stream").await;
        let made = one.open(&json!({ "discipline": "russian", "control": "5m+3s", "seat": "first" })).await;
        let table = made.json()["id"].as_str().unwrap().to_owned();
        // The one hears by a stream that he opened before anybody came, the other asks now and then.
        let mut lines = stream(&one, &table).await;
        assert_eq!(line(&mut lines).await["hello"]["view"]["phase"], "open");
        for _ in 0..2 {
            assert_eq!(another.command(&table, &json!({ "do": "sit" })).await.status, 200);
        }
        for (who, text, ply) in
            [(&one, "c3-d4", 0), (&another, "b6-a5", 1), (&one, "d4-c5", 2), (&one, "d4-c5", 2)]
        {
            let mut said = who.command(&table, &json!({ "do": "move", "text": text, "ply": ply })).await;
            for _ in 0..100 {
                if said.status == 200 {
                    break;
                }
                // The game begins a moment after both have come.
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                said = who.command(&table, &json!({ "do": "move", "text": text, "ply": ply })).await;
            }
            assert_eq!(said.status, 200, "{text}: {said:?}");
        }
        let mut played = 0;
        while played < 3 {
            let news = line(&mut lines).await;
            if let Some(hello) = news.get("hello") {
                assert_eq!(hello["you"], "a");
            }
            played += news["played"].as_array().map_or(0, Vec::len);
        }
        assert_eq!(another.command(&table, &json!({ "do": "resign" })).await.status, 200);
        let mut told = Vec::new();
        while told.last().is_none_or(|is| is != "over") {
            let news = line(&mut own).await;
            is_a(&whole, "OwnTable", &news);
            assert_eq!(news["table"]["id"], json!(table));
            told.push(news["is"].as_str().unwrap().to_owned());
        }
        told.dedup();
        assert_eq!(told, ["open", "live", "over"]);
        // Who comes now is told of what goes on, and of nothing of others.
        let open = one.open(&json!({ "discipline": "renju", "name": "Оля" })).await.json();
        another.open(&json!({ "discipline": "russian" })).await;
        let id = open["id"].as_str().unwrap();
        let told = line(&mut own).await;
        assert_eq!((&told["is"], &told["table"]["id"]), (&json!("open"), &open["id"]));
        let mut again = listen(&one, "/api/tables/stream").await;
        assert_eq!(line(&mut again).await, told);
        assert_eq!(one.command(id, &json!({ "do": "close" })).await.status, 200);
        for lines in [&mut own, &mut again] {
            let told = line(lines).await;
            assert_eq!((&told["is"], &told["table"]["id"]), (&json!("closed"), &open["id"]));
        }
    });
}

#[test]
fn who_plays_is_there_as_long_as_his_stream_is_open() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, another) = house.meeting().await;
        let mut sight = house.visitor().await.sit(&table).await;
        let streams = (stream(&one, &table).await, stream(&another, &table).await);
        let connected = async |socket: &mut crate::kit::Socket, both: bool| loop {
            let heard = hear(socket).await;
            let view = heard.get("hello").map_or(&heard["view"], |hello| &hello["view"]);
            let there = view["connected"]["a"] == true && view["connected"]["b"] == true;
            if view["phase"] == "playing" && there == both {
                break;
            }
        };
        connected(&mut sight, true).await;
        drop(streams.0);
        connected(&mut sight, false).await;
    });
}

/// A few moves by sockets, while a stream listens; then somebody resigns.
async fn play(whole: &Value, table: &str, one: &Visitor, another: &Visitor) {
    let mut lines = stream(one, table).await;
    is_a(whole, "Greeting", &line(&mut lines).await);
    let mut first = one.socket(table, &[]).await.unwrap();
    is_a(whole, "Greeting", &hear(&mut first).await);
    let mut second = another.sit(table).await;
    say(&mut first, &json!({ "id": 1, "ping": true })).await;
    is_a(whole, "Answer", &answer(&mut first, 1).await);
    // The game begins a moment after both have come.
    for tries in 0.. {
        say(&mut first, &json!({ "id": 10 + tries, "do": "move", "text": "c3-d4", "ply": 0 })).await;
        if answer(&mut first, 10 + tries).await.get("ok").is_some() {
            break;
        }
        assert!(tries < 100, "the game does not begin");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    say(&mut second, &json!({ "id": 2, "do": "move", "text": "b6-a5" })).await;
    assert_eq!(answer(&mut second, 2).await, json!({ "ok": 2 }));
    say(&mut second, &json!({ "id": 3, "do": "resign" })).await;
    assert_eq!(answer(&mut second, 3).await, json!({ "ok": 3 }));
    let mut played = 0;
    loop {
        let news = line(&mut lines).await;
        is_a(whole, if news.get("hello").is_some() { "Greeting" } else { "News" }, &news);
        played += news["played"].as_array().map_or(0, Vec::len);
        if !news["view"]["outcome"].is_null() {
            break;
        }
    }
    assert_eq!(played, 2);
}

async fn stream(visitor: &Visitor, table: &str) -> BufReader<TcpStream> {
    listen(visitor, &format!("/api/tables/{table}/stream")).await
}

async fn listen(visitor: &Visitor, path: &str) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(visitor.at).await.unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n\r\n", visitor.cookie);
    stream.write_all(head.as_bytes()).await.unwrap();
    BufReader::new(stream)
}

/// The next line of JSON; the lines that cut the stream into chunks are passed over.
async fn line(lines: &mut BufReader<TcpStream>) -> Value {
    loop {
        let mut line = String::new();
        assert!(lines.read_line(&mut line).await.unwrap() > 0, "the stream has ended");
        if line.starts_with('{') {
            return serde_json::from_str(&line).unwrap();
        }
    }
}
