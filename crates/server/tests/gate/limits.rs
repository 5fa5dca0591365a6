//! How much one visitor or one address may do.

use std::time::Duration;

use serde_json::json;
use server::{Allowance, Limits, Local};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::kit::{House, run};

#[test]
fn a_visitor_has_so_many_tables_that_wait() {
    run(async {
        let house = House::open(Limits { open_tables: 3, ..Limits::default() }).await;
        let (visitor, other) = (house.visitor().await, house.visitor().await);
        let challenge = json!({ "discipline": "russian", "control": "5m+3s" });
        let mut tables = Vec::new();
        for _ in 0..3 {
            let made = visitor.open(&challenge).await;
            assert_eq!(made.status, 201, "{made:?}");
            tables.push(made.json()["id"].as_str().unwrap().to_owned());
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        let refused = visitor.open(&challenge).await;
        assert_eq!((refused.status, refused.code()), (409, "too-many-tables".into()));
        assert_eq!(other.open(&challenge).await.status, 201);
        assert_eq!(visitor.command(&tables[0], &json!({ "do": "close" })).await.status, 200);
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(visitor.open(&challenge).await.status, 201);
    });
}

#[test]
fn who_opens_tables_or_asks_too_fast_waits() {
    run(async {
        let openings = Allowance { burst: 2, per_minute: 6 };
        let changes = Allowance { burst: 5, per_minute: 6 };
        let house = House::open(Limits { openings, changes, ..Limits::default() }).await;
        let (visitor, other) = (house.visitor().await, house.visitor().await);
        let challenge = json!({ "discipline": "russian", "control": "5m+3s" });
        let mut statuses = Vec::new();
        for _ in 0..6 {
            statuses.push(visitor.open(&challenge).await.status);
        }
        assert_eq!(statuses, [201, 201, 429, 429, 429, 429]);
        let refused = visitor.command("nonesuch", &json!({ "do": "resign" })).await;
        assert_eq!((refused.status, refused.code()), (429, "too-fast".into()));
        assert!(refused.header("retry-after").unwrap().parse::<u32>().unwrap() > 0);
        assert_eq!(other.open(&challenge).await.status, 201);
    });
}

#[test]
fn who_keeps_no_cookie_opens_no_more_tables_than_his_address_may() {
    run(async {
        let openings_from = Allowance { burst: 3, per_minute: 6 };
        let house = House::open(Limits { openings_from, ..Limits::default() }).await;
        let challenge = json!({ "discipline": "russian", "control": "5m+3s", "audience": "lobby" });
        let open = async |address: &'static str| {
            let headers = [("X-Forwarded-For", address), ("Content-Type", "application/json")];
            house.ask("POST", "/api/tables", &headers, challenge.to_string().as_bytes()).await
        };
        let mut statuses = Vec::new();
        for _ in 0..5 {
            statuses.push(open("203.0.113.5").await.status);
        }
        assert_eq!(statuses, [201, 201, 201, 429, 429]);
        let refused = open("203.0.113.5").await;
        assert_eq!(
            (refused.code(), refused.json()["instead"].as_str()),
            ("too-fast".into(), Some("in 10 s"))
        );
        assert_eq!(open("203.0.113.6").await.status, 201);
    });
}

#[test]
fn an_address_asks_so_often_and_others_do_not_feel_it() {
    run(async {
        let requests = Allowance { burst: 5, per_minute: 6 };
        let house = House::open(Limits { requests, ..Limits::default() }).await;
        let ask = |address: &'static str| {
            let house = &house;
            async move { house.ask("GET", "/api/rules", &[("X-Forwarded-For", address)], b"").await.status }
        };
        let mut statuses = Vec::new();
        for _ in 0..7 {
            statuses.push(ask("203.0.113.5").await);
        }
        assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
        assert_eq!(ask("203.0.113.6").await, 200);
        assert_eq!(house.get("/api/rules").await.status, 200, "this machine itself is free");
    });
}

#[test]
fn an_address_has_so_many_connections() {
    run(async {
        let limits = Limits { connections: 4, local: Local::Counted, ..Limits::default() };
        let house = House::open(limits).await;
        let mut held = Vec::new();
        for _ in 0..4 {
            held.push(TcpStream::connect(house.at).await.unwrap());
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let mut one_more = TcpStream::connect(house.at).await.unwrap();
        let mut byte = [0];
        let closed = tokio::time::timeout(Duration::from_secs(2), one_more.read(&mut byte)).await;
        assert!(matches!(closed, Ok(Ok(0) | Err(_))), "the fifth is closed: {closed:?}");
        // Those who are inside are served.
        let first = &mut held[0];
        first.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut read = [0; 12];
        first.read_exact(&mut read).await.unwrap();
        assert_eq!(&read, b"HTTP/1.1 200");
        held.clear();
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(house.get("/health").await.status, 200);
    });
}

#[test]
fn a_large_body_is_not_heard_before_the_gate_nor_when_there_is_no_room_for_it() {
    run(async {
        let large_bytes = 200 << 10;
        let house =
            House::open(Limits { large_bytes, body_time: Duration::from_secs(1), ..Limits::default() }).await;
        let head = |path: &str, bytes: usize| {
            format!(
                "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n\
                 Content-Length: {bytes}\r\n\r\n"
            )
        };
        // Nothing of the body comes, and nobody waits for it.
        let begun = std::time::Instant::now();
        let refused = house.raw(head("/api/events/import", 15 << 20).as_bytes()).await;
        assert_eq!((refused.status, refused.code()), (401, "sign-in-first".into()));
        assert!(begun.elapsed() < Duration::from_millis(900), "{:?}", begun.elapsed());
        let refused = house.raw(head("/api/events/check", 300 << 10).as_bytes()).await;
        assert_eq!((refused.status, refused.code()), (429, "too-fast".into()));
        let late = house.raw(head("/api/events/check", 100 << 10).as_bytes()).await;
        assert_eq!((late.status, late.code()), (408, "too-slow".into()));
    });
}
