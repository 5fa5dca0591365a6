//! Connections that only look, and what those of players are made of.

use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::AbortHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// A connection to a table.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Somebody who looks at a table from now on, and has been greeted.
pub(crate) async fn watch(address: &str, table: &str, number: usize) -> AbortHandle {
    let mut socket = join(address, table, 1_000_000 + number).await;
    hear(&mut socket).await;
    tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} }).abort_handle()
}

/// A connection of somebody to a table.
pub(crate) async fn join(address: &str, table: &str, number: usize) -> Socket {
    let socket = TcpSocket::new_v4().expect("a socket");
    // One address has too few ports for everybody.
    let own = Ipv4Addr::new(127, 0, 0, u8::try_from(number % 8 + 1).unwrap_or(1));
    socket.bind(SocketAddr::from((own, 0))).expect("this machine");
    let stream = socket.connect(address.parse().expect("an address")).await.expect("the server lives");
    stream.set_nodelay(true).expect("a socket");
    let url = format!("ws://{address}/api/tables/{table}/socket");
    let mut request = url.into_client_request().expect("an address");
    request.headers_mut().insert("cookie", cookie(number).parse().expect("a cookie"));
    let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
    let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config))
        .await
        .expect("the server lets in");
    socket
}

/// The next text.
pub(crate) async fn hear(socket: &mut Socket) -> Utf8Bytes {
    loop {
        if let Message::Text(text) = socket.next().await.expect("the server lives").expect("the server lives")
        {
            return text;
        }
    }
}

pub(crate) async fn say(socket: &mut Socket, text: &str) {
    socket.send(Message::text(text)).await.expect("the server lives");
}

/// By what somebody's browser is known.
pub(crate) fn cookie(number: usize) -> String {
    let letters = b"abcdefghijkmnpqrstuvwxyz";
    let digits = (0..5).map(|place| char::from(letters[number / 24_usize.pow(place) % 24]));
    format!("__Host-damka={}{}", "s".repeat(27), digits.collect::<String>())
}
