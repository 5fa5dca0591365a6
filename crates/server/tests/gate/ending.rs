//! The end of a server: within seconds, whoever is connected.

use std::time::{Duration, Instant};

use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::kit::{House, closed, run};

#[test]
fn a_server_ends_in_good_order_with_sockets_and_streams_open() {
    run(async {
        let house = House::open(Limits::default()).await;
        let (table, one, another) = house.meeting().await;
        let (mut first, mut second) = (one.sit(&table).await, another.sit(&table).await);
        let mut stream = TcpStream::connect(house.at).await.unwrap();
        let head = format!("GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut some = [0; 64];
        stream.read_exact(&mut some).await.unwrap();
        let _idle = TcpStream::connect(house.at).await.unwrap();
        let began = Instant::now();
        let at = house.at;
        let watched = tokio::spawn(async move {
            closed(&mut first).await;
            closed(&mut second).await;
            let mut rest = Vec::new();
            stream.read_to_end(&mut rest).await.unwrap();
            // The last chunk: the stream was ended, not cut.
            assert!(rest.ends_with(b"0\r\n\r\n"));
        });
        house.close().await;
        // A connection on which nothing was asked yet is waited for as long as the limit says.
        assert!(began.elapsed() < Duration::from_secs(9), "{:?}", began.elapsed());
        watched.await.unwrap();
        assert!(TcpStream::connect(at).await.is_err());
    });
}

#[test]
fn nobody_keeps_a_server_from_ending() {
    run(async {
        let house = House::open(Limits { end_time: Duration::from_millis(500), ..Limits::default() }).await;
        let mut slow = TcpStream::connect(house.at).await.unwrap();
        slow.write_all(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{").await.unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        let began = Instant::now();
        house.close().await;
        assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
    });
}
