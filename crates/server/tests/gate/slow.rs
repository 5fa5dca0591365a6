//! Clients that take their time.

use std::time::{Duration, Instant};

use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::kit::{House, run};

fn hasty() -> Limits {
    Limits {
        head_time: Duration::from_millis(700),
        body_time: Duration::from_millis(700),
        write_time: Duration::from_millis(700),
        ..Limits::default()
    }
}

/// Sends a little and then nothing; gives what came back and how long it took until the end.
async fn dawdle(house: &House, begun: &str) -> (String, Duration) {
    let mut stream = TcpStream::connect(house.at).await.unwrap();
    stream.write_all(begun.as_bytes()).await.unwrap();
    let began = Instant::now();
    let mut read = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut read)).await;
    assert!(ended.is_ok(), "the connection stays open after {begun:?}");
    (String::from_utf8_lossy(&read).into_owned(), began.elapsed())
}

#[test]
fn heads_and_bodies_that_do_not_come_are_not_waited_for() {
    run(async {
        let house = House::open(hasty()).await;
        for begun in ["", "GET /api/rules HTTP/1.1\r\nHos", "GET /health HTTP/1.1\r\nHost: x\r\n"] {
            let (_, time) = dawdle(&house, begun).await;
            assert!(time > Duration::from_millis(300), "{begun:?}: {time:?}");
        }
        let begun =
            "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 90\r\n\r\n{\"disc";
        let (said, _) = dawdle(&house, begun).await;
        assert!(said.starts_with("HTTP/1.1 408"), "{said}");
        assert!(said.contains("too-slow"), "{said}");
        // A connection that is kept for the next request is let go of.
        let (said, _) = dawdle(&house, "GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await;
        assert!(said.starts_with("HTTP/1.1 200"), "{said}");
        assert_eq!(house.get("/health").await.status, 200);
    });
}

#[test]
fn who_does_not_read_is_given_up_and_costs_little_meanwhile() {
    run(async {
        let house = House::open(hasty()).await;
        let mut deaf = Vec::new();
        for _ in 0..8 {
            let socket = TcpSocket::new_v4().unwrap();
            socket.set_recv_buffer_size(4_096).unwrap();
            let mut stream = socket.connect(house.at).await.unwrap();
            // Many answers that nobody reads.
            let asked = "GET /api/rules HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2_000);
            let _ =
                tokio::time::timeout(Duration::from_millis(200), stream.write_all(asked.as_bytes())).await;
            deaf.push(stream);
        }
        let connections = |text: &str| {
            let line = text.lines().find(|line| line.starts_with("damka_connections ")).unwrap();
            line["damka_connections ".len()..].parse::<usize>().unwrap()
        };
        let mut left = deaf.len() + 1;
        for _ in 0..100 {
            tokio::time::sleep(Duration::from_millis(300)).await;
            left = connections(&house.get("/metrics").await.text());
            if left <= 2 {
                break;
            }
        }
        assert!(left <= 2, "{left} are still open");
        drop(deaf);
    });
}
