//! Pages of other sites change nothing.

use serde_json::json;
use server::Limits;

use crate::kit::{House, WsError, run};

/// What browsers and hostile pages say about where a request comes from.
const ELSEWHERE: [(&str, &str); 7] = [
    ("Origin", "https://evil.example"),
    ("Origin", "null"),
    ("Origin", "http://127.0.0.1.evil.example"),
    ("Origin", "http://127.0.0.1:1"),
    ("Sec-Fetch-Site", "cross-site"),
    ("Sec-Fetch-Site", "same-site"),
    ("Sec-Fetch-Site", "nonsense"),
];

#[test]
fn every_unsafe_method_on_every_route_is_refused_from_elsewhere() {
    run(async {
        let house = House::open(Limits::default()).await;
        let visitor = house.visitor().await;
        let described = house.get("/api").await.json();
        let paths = described["paths"].as_object().expect("paths");
        let mut tried = 0;
        for (path, methods) in paths {
            let path = path.replace(['{', '}'], "");
            for method in methods
                .as_object()
                .unwrap()
                .keys()
                .filter(|name| !matches!(name.as_str(), "get" | "parameters"))
            {
                for header in ELSEWHERE {
                    let answer = visitor.ask(&method.to_uppercase(), &path, &[header], b"{}").await;
                    assert_eq!((answer.status, answer.code()), (403, "foreign".into()), "{path} {header:?}");
                    tried += 1;
                }
            }
        }
        assert!(tried >= 14, "{tried}");
        // The same for addresses and methods that are not there.
        for (method, path) in
            [("PUT", "/"), ("DELETE", "/table/x"), ("POST", "/nowhere"), ("PATCH", "/health")]
        {
            assert_eq!(house.ask(method, path, &[ELSEWHERE[0]], b"").await.status, 403, "{method} {path}");
        }
    });
}

#[test]
fn a_socket_is_not_opened_from_elsewhere() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, _) = house.meeting().await;
        for (name, value) in ELSEWHERE {
            let name: &'static str = if name == "Origin" { "origin" } else { "sec-fetch-site" };
            match one.socket(&table, &[(name, value)]).await {
                Err(WsError::Http(answer)) => assert_eq!(answer.status(), 403, "{name}: {value}"),
                other => panic!("{name}: {value} was let in: {}", other.is_ok()),
            }
        }
        let own = format!("http://{}", house.at);
        assert!(one.socket(&table, &[("origin", &own), ("sec-fetch-site", "same-origin")]).await.is_ok());
    });
}

#[test]
fn our_own_pages_and_programs_are_obeyed() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, _) = house.meeting().await;
        let own = format!("http://{}", house.at);
        let wish = json!({ "do": "resign" }).to_string();
        let headers = [
            ("Origin", own.as_str()),
            ("Sec-Fetch-Site", "same-origin"),
            ("Content-Type", "application/json"),
        ];
        let path = format!("/api/tables/{table}/commands");
        let answer = one.ask("POST", &path, &headers, wish.as_bytes()).await;
        assert_ne!(answer.status, 403, "{answer:?}");
    });
}
