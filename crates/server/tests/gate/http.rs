//! Requests that are not what they should be.

use serde_json::json;
use server::{Allowance, Limits};

use crate::kit::{House, run};

#[test]
fn unknown_addresses_and_methods_are_named_so() {
    run(async {
        let house = House::open(Limits::default()).await;
        for path in ["/api/nowhere", "/api/tables", "/api/"] {
            let answer = house.ask("GET", path, &[], b"").await;
            if path == "/api/tables" {
                assert_eq!((answer.status, answer.header("allow")), (405, Some("POST")), "{answer:?}");
                assert_eq!(answer.code(), "method");
            } else {
                assert_eq!((answer.status, answer.code()), (404, "not-found".into()));
            }
            assert_eq!(answer.header("content-type"), Some("application/json"));
        }
        let page = house.get("/nowhere").await;
        assert_eq!(page.status, 404);
        assert!(page.header("content-type").unwrap().starts_with("text/html"));
        for method in ["PUT", "DELETE", "PATCH", "POST", "BREW"] {
            let answer = house.ask(method, "/api/rules", &[], b"").await;
            assert_eq!(answer.status, 405, "{method}");
            assert_eq!(answer.header("allow"), Some("GET,HEAD"), "{method}");
        }
    });
}

#[test]
fn who_asks_for_a_page_and_cannot_have_it_is_told_on_a_page_in_his_language() {
    run(async {
        let house = House::open(Limits::default()).await;
        let person = [("Accept", "text/html,*/*;q=0.8"), ("Accept-Language", "uk")];
        for (path, status, told) in [
            ("/rules/RU22?q=one&q=two", 400, "Щось пішло не так"),
            ("/table/none", 404, "Попросіть надіслати його ще раз"),
            ("/nowhere", 404, "в адресі помилка"),
        ] {
            let answer = house.ask("GET", path, &person, b"").await;
            assert_eq!(answer.status, status, "{path}");
            let text = answer.text();
            assert!(text.contains(told) && text.contains("lang=\"uk\""), "{path}: {text}");
        }
        // Programs are told in their own way.
        let program = house.get("/rules/RU22?q=one&q=two").await;
        assert!(!program.text().contains("<html"), "{program:?}");
        let requests = Allowance { burst: 1, per_minute: 1 };
        let narrow = House::open(Limits { requests, ..Limits::default() }).await;
        // This machine itself is not counted.
        let afar = [person[0], person[1], ("X-Forwarded-For", "203.0.113.9")];
        narrow.ask("GET", "/", &afar, b"").await;
        let answer = narrow.ask("GET", "/", &afar, b"").await;
        assert_eq!(answer.status, 429);
        assert!(answer.header("retry-after").is_some(), "{answer:?}");
        assert!(answer.text().contains("Зачекайте"), "{}", answer.text());
    });
}

#[test]
fn every_answer_says_what_browsers_must_not_do() {
    run(async {
        let house = House::open(Limits::default()).await;
        for path in ["/", "/api/rules", "/api/nowhere", "/nowhere", "/health", "/table/none"] {
            let answer = house.get(path).await;
            assert!(
                answer.header("content-security-policy").unwrap().contains("default-src 'none'"),
                "{path}"
            );
            assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
            assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        }
        // No cache between gives anybody the cookie of another new visitor.
        for (method, path, headers) in [
            ("GET", "/", &[][..]),
            ("GET", "/nowhere", &[]),
            ("GET", "/api/nowhere", &[]),
            ("GET", "/table/none", &[]),
            ("GET", "/api/account", &[]),
            ("GET", "/account", &[]),
            ("PUT", "/", &[]),
            ("POST", "/api/tables", &[("Origin", "https://evil.example")]),
            ("GET", "/api/lobby", &[("Authorization", "Bearer nothing")]),
            ("GET", "/health", &[]),
        ] {
            let answer = house.ask(method, path, headers, b"").await;
            let kept = answer.header("cache-control").unwrap_or_default();
            assert!(["no-store", "private, no-cache"].contains(&kept), "{method} {path}: {answer:?}");
        }
    });
}

#[test]
fn bodies_that_are_not_what_they_should_be_get_a_clear_no() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, another) = house.meeting().await;
        let commands = format!("/api/tables/{table}/commands");
        let json = ("Content-Type", "application/json");
        let deep = format!("{{\"do\":{}1{}}}", "[".repeat(20_000), "]".repeat(20_000));
        let bodies: [(&str, &[u8], u16); 16] = [
            ("empty", b"", 400),
            ("cut short", b"{\"do\":\"mo", 400),
            ("invalid UTF-8", b"{\"do\":\"\xff\xfe\"}", 400),
            ("NUL", b"{\"do\":\"res\0ign\"}", 400),
            ("deep", deep.as_bytes(), 422),
            ("another type", b"[]", 422),
            ("nothing", b"null", 422),
            ("unknown", b"{\"do\":\"dance\"}", 422),
            ("too much", b"{\"do\":\"seal\",\"text\":\"c3-d4\",\"really\":true}", 422),
            ("beside a bare word", b"{\"do\":\"resign\",\"really\":true}", 422),
            ("a move beside a bare word", b"{\"do\":\"sit\",\"text\":\"c3-d4\"}", 422),
            ("negative", b"{\"do\":\"move\",\"text\":\"c3-d4\",\"ply\":-1}", 422),
            ("huge number", b"{\"do\":\"move\",\"text\":\"c3-d4\",\"ply\":1e400}", 400),
            ("strange letters", "{\"do\":\"move\",\"text\":\"с3-d4\u{202e}\\u0000\"}".as_bytes(), 422),
            ("two at once", b"{\"do\":\"resign\"}{\"do\":\"resign\"}", 400),
            ("a claim without its move", b"{\"do\":\"claim\",\"what\":\"repetition-after\"}", 422),
        ];
        for (name, body, status) in bodies {
            let answer = one.ask("POST", &commands, &[json], body).await;
            assert_eq!(answer.status, status, "{name}: {answer:?}");
            assert!(!answer.code().is_empty(), "{name}: {answer:?}");
        }
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "nonsense"] {
            let answer = one.ask("POST", &commands, &[("Content-Type", kind)], b"{\"do\":\"resign\"}").await;
            assert_eq!((answer.status, answer.code()), (415, "malformed".into()), "{kind}");
        }
        // Nothing of it was done, and the other player plays on.
        let shown = another.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!((&shown["view"]["outcome"], &shown["view"]["ply"]), (&json!(null), &json!(0)));
    });
}

#[test]
fn challenges_that_make_no_sense_are_refused() {
    run(async {
        let house = House::open(Limits::default()).await;
        let visitor = house.visitor().await;
        let long = "x".repeat(5_000);
        for challenge in [
            json!({}),
            json!({ "discipline": "" }),
            json!({ "discipline": long }),
            json!({ "discipline": "russian\0" }),
            json!({ "discipline": "russian", "edition": "../RU22" }),
            json!({ "discipline": "russian", "control": "99999999999999999999h" }),
            json!({ "discipline": "russian", "control": "5m+3s/" }),
            json!({ "discipline": "russian", "games": 0 }),
            json!({ "discipline": "russian", "games": 11 }),
            json!({ "discipline": "russian", "games": 255 }),
            json!({ "discipline": "russian", "games": 256 }),
            json!({ "discipline": "russian", "ballot": "'; drop table journal;--" }),
            json!({ "discipline": "russian", "opening": "\u{202e}" }),
            json!({ "discipline": "russian", "name": "a\u{0}b" }),
            json!({ "discipline": "russian", "name": "long ".repeat(30) }),
            json!({ "discipline": "russian", "seat": "third" }),
            json!({ "discipline": "russian", "more": 1 }),
        ] {
            let answer = visitor.open(&challenge).await;
            assert_eq!(answer.status, 422, "{challenge}: {answer:?}");
            assert!(matches!(answer.code().as_str(), "malformed" | "objected"), "{answer:?}");
        }
    });
}

#[test]
fn what_is_too_large_is_not_read() {
    run(async {
        let limits = Limits { body_bytes: 1_000, head_bytes: 8_192, ..Limits::default() };
        let house = House::open(limits).await;
        let visitor = house.visitor().await;
        let large = json!({ "discipline": "x".repeat(2_000) });
        let answer = visitor.open(&large).await;
        assert_eq!((answer.status, answer.code()), (413, "too-large".into()));
        // Without a length told before.
        let chunk = format!("3e8\r\n{}\r\n", "x".repeat(1_000));
        let bytes = format!(
            "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Transfer-Encoding: chunked\r\n\r\n{chunk}{chunk}0\r\n\r\n"
        );
        let answer = house.raw(bytes.as_bytes()).await;
        assert_eq!((answer.status, answer.code()), (413, "too-large".into()));
        let told = answer.json();
        assert_eq!(told["instead"], "at most 1000 bytes");
        // What breaks off, or counts its parts wrongly, is not too large.
        for chunk in ["fffffffffffffffff\r\n{\r\n0\r\n\r\n", "-1\r\n{\r\n0\r\n\r\n", "x\r\n"] {
            let bytes = format!(
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                 Transfer-Encoding: chunked\r\n\r\n{chunk}"
            );
            let answer = house.raw(bytes.as_bytes()).await;
            assert_eq!((answer.status, answer.code()), (400, "malformed".into()), "{chunk:?}");
        }
        let packed = [("Content-Type", "application/json"), ("Content-Encoding", "gzip")];
        let answer = house.ask("POST", "/api/tables", &packed, b"\x1f\x8b\x08").await;
        assert_eq!((answer.status, answer.code()), (415, "malformed".into()));
        // A length that is a lie, or no number.
        for length in ["99999999999999999999999", "18446744073709551615", "-1", "x"] {
            let bytes = format!("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n");
            let status = house.raw(bytes.as_bytes()).await.status;
            assert!(matches!(status, 400 | 413 | 431), "{length}: {status}");
        }
        let many = "X-Long: y\r\n".repeat(2_000);
        let long = format!("X-Long: {}\r\n", "y".repeat(20_000));
        for head in [many, long] {
            let bytes = format!("GET /api/rules HTTP/1.1\r\nHost: x\r\n{head}\r\n");
            assert_eq!(house.raw(bytes.as_bytes()).await.status, 431);
        }
        let bytes = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "y".repeat(20_000));
        assert!(matches!(house.raw(bytes.as_bytes()).await.status, 414 | 431));
        assert_eq!(house.get("/api/rules").await.status, 200);
    });
}

#[test]
fn what_is_no_http_is_closed() {
    run(async {
        let house = House::open(Limits::default()).await;
        for bytes in [
            &b"\0\0\0\0\0\0\0\0\r\n\r\n"[..],
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nA\0B: c\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
        ] {
            let status = house.raw(bytes).await.status;
            assert!(matches!(status, 0 | 400 | 411 | 501 | 505), "{status} for {}", bytes.escape_ascii());
        }
        assert_eq!(house.get("/health").await.status, 200);
    });
}

#[test]
fn names_of_tables_with_strange_letters_are_not_found() {
    run(async {
        let house = House::open(Limits::default()).await;
        let visitor = house.visitor().await;
        let long = "a".repeat(3_000);
        for id in [
            "..",
            "%2e%2e%2f",
            "%00",
            "%ff%fe",
            "%f0%9f%8f%81",
            "a%2Fb",
            "'--",
            "%0d%0aSet-Cookie:x",
            "{id}",
            &long,
        ] {
            for rest in ["", "/stream", "/game", "/game.pdn", "/diagram.svg", "/link.svg"] {
                let status = visitor.get(&format!("/api/tables/{id}{rest}")).await.status;
                assert!(matches!(status, 400 | 404), "{id}{rest}: {status}");
            }
            let status = visitor.command(id, &json!({ "do": "resign" })).await.status;
            assert!(matches!(status, 400 | 404), "{id}: {status}");
            let status = visitor.get(&format!("/table/{id}")).await.status;
            assert!(matches!(status, 400 | 404), "{id}: {status}");
            let status = visitor.get(&format!("/web/x/{id}")).await.status;
            assert!(matches!(status, 400 | 404), "{id}: {status}");
        }
    });
}

#[test]
fn strange_queries_are_refused() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, _) = house.meeting().await;
        for query in
            ["ply=-1", "ply=x", "ply=99999999999999999999", "from=above", "ply=1&ply=2", "ply=9", "ply=%00"]
        {
            let answer = one.get(&format!("/api/tables/{table}/diagram.svg?{query}")).await;
            assert!(matches!(answer.status, 400 | 404), "{query}: {answer:?}");
            assert!(!answer.code().is_empty(), "{query}");
        }
        let waiting = one.open(&json!({ "discipline": "russian" })).await.json();
        let answer = one.get(&format!("/api/tables/{}/game", waiting["id"].as_str().unwrap())).await;
        assert_eq!((answer.status, answer.code()), (404, "not-begun".into()), "{answer:?}");
        for games in [99, 1_000, u64::MAX] {
            let answer = one.open(&json!({ "discipline": "russian", "games": games })).await;
            assert!(answer.text().contains("at most 10 games"), "{games}: {answer:?}");
        }
        for query in ["game=0", "game=2", "game=x", "game=18446744073709551615"] {
            let answer = one.get(&format!("/api/tables/{table}/game?{query}")).await;
            assert!(matches!(answer.status, 400 | 404), "{query}: {answer:?}");
            assert!(!answer.code().is_empty(), "{query}");
        }
    });
}

#[test]
fn health_and_numbers_are_told() {
    run(async {
        let house = House::open(Limits::default()).await;
        let health = house.get("/health").await;
        assert_eq!((health.status, health.json()), (200, json!({ "journal": "answers" })));
        house.get("/api/nowhere").await;
        let (table, one, _) = house.meeting().await;
        let _socket = one.sit(&table).await;
        let numbers = house.get("/metrics").await;
        assert_eq!(numbers.status, 200);
        for line in [
            "damka_requests_total{method=\"POST\",route=\"/api/tables\",status=\"201\"} 1",
            "damka_requests_total{method=\"GET\",route=\"none\",status=\"404\"} 1",
            "damka_refusals_total{code=\"not-found\"} 1",
            "damka_sockets 1",
        ] {
            assert!(numbers.text().lines().any(|found| found == line), "{line} in\n{}", numbers.text());
        }
        assert!(!numbers.text().contains(&table), "numbers name no table");
        // A proxy's clients are not this machine.
        let far = house.ask("GET", "/metrics", &[("X-Forwarded-For", "203.0.113.9")], b"").await;
        assert_eq!((far.status, far.code()), (403, "forbidden".into()));
    });
}

#[test]
fn what_is_the_same_for_everybody_is_sent_small() {
    run(async {
        let house = House::open(Limits::default()).await;
        let page = house.get("/").await.text();
        let words =
            page.split("data-words=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
        let style = page.split("href=\"").find(|rest| rest.contains("style.css")).unwrap();
        let style = style.split('"').next().unwrap().to_owned();
        for path in [words.as_str(), &style, "/api", "/api/rules"] {
            let packed = house.ask("GET", path, &[("Accept-Encoding", "gzip, br")], b"").await;
            let plain = house.get(path).await;
            assert_eq!(
                (packed.header("content-encoding"), plain.header("content-encoding")),
                (Some("gzip"), None)
            );
            assert_eq!(packed.header("content-type"), plain.header("content-type"));
            assert!(
                packed.body.len() * 2 < plain.body.len(),
                "{path}: {} of {}",
                packed.body.len(),
                plain.body.len()
            );
        }
        // What is about one visitor is not: its length would tell of it.
        let lobby = house.ask("GET", "/api/lobby", &[("Accept-Encoding", "gzip")], b"").await;
        assert_eq!(lobby.header("content-encoding"), None);
    });
}
