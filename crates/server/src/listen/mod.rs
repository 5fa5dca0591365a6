//! The front door: connections are let in, served with patience but not with endless patience, and let out when the server ends.

mod door;
mod line;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use door::Door;
use hall::Limits;
use hall::metrics::Metrics;
use line::Line;

/// How long nobody is let in after the system could not give a connection: usually it has no more files.
const REST: Duration = Duration::from_millis(100);

/// Serves connections until the server ends; then those that are open are finished, or ended after a while.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    metrics: Arc<Metrics>,
    mut stopping: watch::Receiver<bool>,
) {
    let door = Door::new(limits.connections, limits.local);
    let service = TowerToHyperService::new(router);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head_time).max_buf_size(limits.head_bytes);
    let mut connections = JoinSet::new();
    // Whoever is inside holds the one end; when all have let go of it, the other end says so.
    let (inside, mut all_left) = mpsc::channel::<Infallible>(1);
    while !*stopping.borrow() {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(REST).await;
                    continue;
                }
            },
            Some(_) = connections.join_next() => continue,
            _ = stopping.changed() => break,
        };
        let Some(place) = door.enter(peer.ip()) else {
            metrics.refused("too-many-connections");
            continue;
        };
        let _ = stream.set_nodelay(true);
        let line = Line::new(stream, limits.write_time, (place, metrics.connected(), inside.clone()));
        connections.spawn(serve(line, peer, service.clone(), http.clone(), stopping.clone()));
    }
    drop((listener, inside));
    if tokio::time::timeout(limits.end_time, all_left.recv()).await.is_err() {
        tracing::warn!("some connections did not end by themselves");
    }
    connections.shutdown().await;
}

async fn serve<G: Send + Unpin + 'static>(
    line: Line<TcpStream, G>,
    peer: SocketAddr,
    service: TowerToHyperService<Router>,
    http: http1::Builder,
    mut stopping: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        service.call(request)
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(line), service).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = async { stopping.wait_for(|stopping| *stopping).await.is_ok() } => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}
