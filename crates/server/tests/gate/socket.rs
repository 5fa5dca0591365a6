//! Messages on a socket that are not what they should be.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Allowance, Limits};
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::kit::{House, Message, Socket, answer, closed, hear, run, say};

/// Plays a move as soon as the game has begun.
async fn begin(socket: &mut Socket, text: &str) {
    for tries in 0.. {
        say(socket, &json!({ "id": 1000 + tries, "do": "move", "text": text, "ply": 0 })).await;
        if answer(socket, 1000 + tries).await.get("ok").is_some() {
            return;
        }
        assert!(tries < 100, "the game does not begin");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Waits until a socket is closed, and says by which code.
async fn ended(socket: &mut Socket) -> u16 {
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Close(Some(frame)) = message {
            assert!(!frame.reason.is_empty());
            return frame.code.into();
        }
    }
    panic!("nobody said why");
}

/// The next no.
async fn no(socket: &mut Socket) -> Value {
    loop {
        let heard = hear(socket).await;
        if let Some(no) = heard.get("no") {
            return no.clone();
        }
    }
}

#[test]
fn malformed_messages_get_a_no_and_the_game_goes_on() {
    run(async {
        let house = House::open(Limits { messages_refused: 10_000, ..Limits::default() }).await;
        let (table, one, another) = house.meeting().await;
        let (mut first, mut second) = (one.sit(&table).await, another.sit(&table).await);
        begin(&mut first, "c3-d4").await;
        let deep = format!("{{\"id\":1,\"do\":{}}}", "[".repeat(2_000));
        for text in [
            "",
            "null",
            "[]",
            "{}",
            "{\"id\":-1}",
            "{\"id\":1.5,\"ping\":true}",
            "{\"id\":\"1\"}",
            "\u{0}",
            "{\"id\":18446744073709551616}",
            &deep,
        ] {
            first.send(Message::text(text)).await.unwrap();
            let no = no(&mut first).await;
            assert_eq!((&no["code"], no.get("id")), (&json!("malformed"), None), "{text}: {no}");
        }
        for wish in [
            json!({ "id": 7 }),
            json!({ "id": 7, "do": "dance" }),
            json!({ "id": 7, "do": "move" }),
            json!({ "id": 7, "do": "move", "text": 5 }),
            json!({ "id": 7, "do": "move", "text": "c3-d4", "ply": -1 }),
            json!({ "id": 7, "do": "claim", "what": "everything" }),
            json!({ "id": 7, "do": "seal", "text": "c3-d4", "really": true }),
            json!({ "id": 7, "do": "resign", "really": true }),
            json!({ "id": 7, "ping": true, "do": "resign" }),
            json!({ "id": 7, "ping": false }),
        ] {
            say(&mut first, &wish).await;
            let no = no(&mut first).await;
            assert_eq!((&no["code"], &no["id"]), (&json!("malformed"), &json!(7)), "{wish}: {no}");
        }
        first.send(Message::binary(vec![0xff; 64])).await.unwrap();
        assert_eq!(no(&mut first).await["code"], "malformed");
        say(&mut second, &json!({ "id": 1, "do": "move", "text": "\u{202e}\u{0}🏁" })).await;
        assert_eq!(no(&mut second).await["code"], "unreadable-move");
        say(&mut second, &json!({ "id": 2, "do": "move", "text": "b6-a5" })).await;
        assert_eq!(answer(&mut second, 2).await, json!({ "ok": 2 }));
    });
}

#[test]
fn what_is_too_large_is_told_and_what_is_far_too_large_closes_only_that_socket() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, another) = house.meeting().await;
        let (mut first, mut second) = (one.sit(&table).await, another.sit(&table).await);
        let long = |length: usize| json!({ "id": 1, "do": "move", "text": "c".repeat(length) }).to_string();
        second.send(Message::text(long(4_100))).await.unwrap();
        let told = no(&mut second).await;
        assert_eq!((&told["code"], &told["instead"]), (&json!("too-large"), &json!("at most 4096 bytes")));
        second.send(Message::text(long(4_000))).await.unwrap();
        assert_eq!(no(&mut second).await["code"], "not-your-turn", "it was read");
        let _ = second.send(Message::text(long(100_000))).await;
        assert_eq!(ended(&mut second).await, 1009);
        begin(&mut first, "c3-d4").await;
        let mut again = another.sit(&table).await;
        say(&mut again, &json!({ "id": 2, "do": "move", "text": "b6-a5" })).await;
        assert_eq!(answer(&mut again, 2).await, json!({ "ok": 2 }));
    });
}

#[test]
fn who_does_not_speak_as_sockets_do_is_told_why_he_is_not_heard() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, _) = house.meeting().await;
        let frame = |bytes: &[u8], code| Message::Frame(Frame::message(bytes.to_vec(), code, true));
        let wrong = [
            (frame(&[0xff, 0xfe], OpCode::Data(Data::Text)), 1007),
            (frame(b"{}", OpCode::Data(Data::Reserved(3))), 1002),
            (frame(b"{}", OpCode::Data(Data::Continue)), 1002),
        ];
        for (message, code) in wrong {
            let mut socket = one.sit(&table).await;
            socket.send(message).await.unwrap();
            assert_eq!(ended(&mut socket).await, code);
        }
    });
}

#[test]
fn moves_out_of_order_and_again_change_nothing_twice() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, another) = house.meeting().await;
        let (mut first, mut second) = (one.sit(&table).await, another.sit(&table).await);
        begin(&mut first, "c3-d4").await;
        // Sent again: acknowledged, not doubled.
        for id in [5, 5, 6] {
            say(&mut first, &json!({ "id": id, "do": "move", "text": "c3-d4", "ply": 0 })).await;
            assert_eq!(answer(&mut first, id).await, json!({ "ok": id }));
        }
        // Another move in its place, or one from a future that has not come.
        for (text, ply) in [("e3-f4", 0), ("e3-f4", 2), ("e3-f4", 999_999)] {
            say(&mut first, &json!({ "id": 7, "do": "move", "text": text, "ply": ply })).await;
            assert_eq!(answer(&mut first, 7).await["no"]["code"], "behind", "{text} {ply}");
        }
        // Out of turn, and at a seat that is another's.
        say(&mut first, &json!({ "id": 8, "do": "move", "text": "e3-f4", "ply": 1 })).await;
        assert_eq!(answer(&mut first, 8).await["no"]["code"], "not-your-turn");
        let mut stranger = house.visitor().await.sit(&table).await;
        say(&mut stranger, &json!({ "id": 9, "do": "move", "text": "b6-a5", "ply": 1 })).await;
        assert_eq!(answer(&mut stranger, 9).await["no"]["code"], "not-your-seat");
        say(&mut stranger, &json!({ "id": 10, "do": "resign" })).await;
        assert_eq!(answer(&mut stranger, 10).await["no"]["code"], "not-your-seat");
        say(&mut second, &json!({ "id": 1, "do": "move", "text": "b6-a5", "ply": 1 })).await;
        assert_eq!(answer(&mut second, 1).await, json!({ "ok": 1 }));
        let shown = one.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!((&shown["view"]["ply"], &shown["view"]["outcome"]), (&json!(2), &json!(null)));
    });
}

#[test]
fn a_stream_of_messages_is_refused_and_then_closed_and_nobody_else_feels_it() {
    run(async {
        let messages = Allowance { burst: 10, per_minute: 60 };
        let house = House::open(Limits { messages, messages_refused: 50, ..Limits::default() }).await;
        let (table, one, another) = house.meeting().await;
        let (mut first, mut second) = (one.sit(&table).await, another.sit(&table).await);
        for id in 0..12 {
            say(&mut second, &json!({ "id": id, "ping": true })).await;
        }
        let told = no(&mut second).await;
        assert_eq!((&told["code"], &told["instead"]), (&json!("too-fast"), &json!("at most 1 a second")));
        let rude = [
            |id: i32| Message::text(json!({ "id": id, "ping": true }).to_string()),
            |_| Message::binary(vec![0]),
            |_| Message::Ping(vec![0].into()),
            |_| Message::Pong(vec![0].into()),
        ];
        for message in rude {
            for id in 0..200 {
                if second.send(message(id)).await.is_err() {
                    break;
                }
            }
            closed(&mut second).await;
            second = another.sit(&table).await;
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
        begin(&mut first, "c3-d4").await;
    });
}

#[test]
fn a_socket_that_is_silent_is_closed_and_one_that_answers_is_not() {
    run(async {
        let (ask_time, silence) = (Duration::from_millis(200), Duration::from_millis(900));
        let house = House::open(Limits { ask_time, silence, ..Limits::default() }).await;
        let (table, one, another) = house.meeting().await;
        // Who does not read does not answer pings either.
        let silent = one.sit(&table).await;
        let mut lively = another.sit(&table).await;
        let numbers = house.get("/metrics").await.text();
        assert!(numbers.contains("\ndamka_sockets 2\n"), "{numbers}");
        let listening = tokio::time::timeout(Duration::from_secs(3), closed(&mut lively)).await;
        assert!(listening.is_err(), "who answers stays");
        let numbers = house.get("/metrics").await.text();
        assert!(numbers.contains("\ndamka_sockets 1\n"), "{numbers}");
        drop(silent);
    });
}

#[test]
fn who_hears_of_moves_is_asked_together_with_them_whether_he_is_there() {
    run(async {
        // Nobody is asked by himself before the six seconds are over; the game begins after three.
        let house = House::open(Limits { ask_time: Duration::from_secs(6), ..Limits::default() }).await;
        let (table, one, another) = house.meeting().await;
        let (mut first, mut second) = (one.sit(&table).await, another.sit(&table).await);
        let came = Instant::now();
        tokio::time::sleep(Duration::from_millis(3_100)).await;
        begin(&mut first, "c3-d4").await;
        let mut heard = Vec::new();
        while !heard.iter().any(|text: &String| text.contains("\"ply\":1,")) {
            match second.next().await.expect("something").expect("a message") {
                Message::Text(text) => heard.push(text.to_string()),
                Message::Ping(_) => heard.push("asked".to_owned()),
                other => panic!("{other:?}"),
            }
        }
        assert!(came.elapsed() < Duration::from_secs(6), "the machine is too slow for this test");
        let asked: Vec<usize> = (0..heard.len()).filter(|&at| heard[at] == "asked").collect();
        assert_eq!(asked.len(), 1, "{heard:?}");
        assert!(heard[asked[0] + 1].starts_with(r#"{"view":"#), "{heard:?}");
        // Just now he was.
        say(&mut second, &json!({ "id": 1, "do": "move", "text": "b6-a5", "ply": 1 })).await;
        match second.next().await.expect("something").expect("a message") {
            Message::Text(text) => assert_eq!(text.as_str(), r#"{"ok":1}"#),
            other => panic!("{other:?}"),
        }
        let next = second.next().await.expect("something").expect("a message");
        assert!(matches!(&next, Message::Text(text) if text.contains("\"ply\":2,")), "{next:?}");
    });
}
