//! `damka serve`: the whole of Damka in a browser.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;

use clap::Args;
use server::{Options, Stopped};
use store::Place;
use tracing_subscriber::filter::LevelFilter;

use crate::command::place::{self, PlaceArgs};
use crate::stop::Stop;

/// The folder of the journal, if nothing is said.
const USUAL: &str = "damka-data";

/// Serve Damka to browsers: games by link, refereed by the rulebook, that never get lost.
///
/// Nothing has to be installed or prepared. The address is printed; open it, choose what to play, send the link to a friend.
/// A move is acknowledged when it is on the disk. The journal is kept in the folder `damka-data` or another one
/// (SQLite) or, for several servers at once, in a PostgreSQL database. Ctrl-C ends the server in good order; killing it loses nothing that was acknowledged.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka serve
  damka serve --listen 0.0.0.0:8064
  damka serve --database postgres://damka@db/damka --nats nats://bus:4222 --address https://play.example.org")]
pub(crate) struct ServeArgs {
    /// Where to listen. 127.0.0.1 is this machine only, 0.0.0.0 is for everybody who can reach it.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8064")]
    listen: SocketAddr,
    #[command(flatten)]
    place: PlaceArgs,
    /// The address of a NATS server that carries news between several servers on one database.
    #[arg(long, value_name = "URL")]
    nats: Option<String>,
    /// The address people type in, if a proxy stands between them and the server.
    #[arg(long, value_name = "URL", value_parser = origin)]
    address: Option<String>,
    /// What this server is called among several on one database; the machine and the port, if nothing is said.
    #[arg(long, value_name = "NAME")]
    node: Option<String>,
    /// Print a link by which somebody becomes an administrator, though there is one: for when he has lost his password or his telephone.
    #[arg(long)]
    administrator: bool,
    /// How much is logged: off, error, warn, info, debug or trace.
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// Write logs as lines of JSON.
    #[arg(long)]
    json: bool,
}

/// The address of a site: what links begin with.
fn origin(text: &str) -> Result<String, String> {
    let site = text.strip_suffix('/').unwrap_or(text);
    let host =
        ["http://", "https://"].iter().find_map(|scheme| site.strip_prefix(scheme)).unwrap_or_default();
    let is_host = |sign: char| sign.is_ascii_alphanumeric() || ".-_:[]".contains(sign);
    if host.is_empty() || !host.chars().all(is_host) {
        return Err(
            "an address begins with http:// or https:// and ends with the host and its port".to_owned()
        );
    }
    Ok(site.to_owned())
}

/// Runs the command.
pub(crate) fn run(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Stop> {
    log(args.log, args.json);
    let place = args.place.named().unwrap_or_else(|| Place::Folder(USUAL.into()));
    if args.nats.is_some() && matches!(place, Place::Folder(_)) {
        return Err(Stop::WrongUse("--nats is for several servers on one --database URL".to_owned()));
    }
    let (nats, address, node) = (args.nats.clone(), args.address.clone(), args.node.clone());
    let (listen, administrator) = (args.listen, args.administrator);
    let options = Options { listen, place, nats, address, node, administrator, ..Options::default() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Stop::WrongUse(format!("cannot start: {error}")))?;
    let (ready, address) = tokio::sync::oneshot::channel::<String>();
    let serving = server::serve(options, |address| drop(ready.send(address.to_owned())), async {
        place::interrupted().await;
    });
    let alone = if listen.ip().is_loopback() && args.address.is_none() {
        format!(
            "\nOnly this machine can open it; for others in the same network add --listen 0.0.0.0:{}",
            listen.port()
        )
    } else {
        String::new()
    };
    let tell = async {
        if let Ok(address) = address.await {
            // Whoever closed the output does not want to read the address; that is no reason not to serve.
            let _ = writeln!(out, "Damka is at {address} (Ctrl-C ends it){alone}").and_then(|()| out.flush());
        }
    };
    let (ended, ()) = runtime.block_on(async { tokio::join!(serving, tell) });
    ended.map_err(|stopped| match stopped {
        Stopped::Store(error) => error.into(),
        other => Stop::WrongUse(other.to_string()),
    })
}

fn log(level: LevelFilter, json: bool) {
    let colours = std::io::stderr().is_terminal();
    let writer =
        tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_ansi(colours);
    if json { writer.json().init() } else { writer.with_target(false).init() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_begin_with_the_address_of_a_site() {
        for site in ["http://192.168.1.5:8064", "https://play.example.org", "http://[::1]:8064"] {
            assert_eq!(origin(site).as_deref(), Ok(site));
            assert_eq!(origin(&format!("{site}/")).as_deref(), Ok(site));
        }
        for wrong in [
            "",
            "https://",
            "javascript:x",
            "play.example.org",
            "https://a.org/club",
            "https://a.org//",
            "http://a b",
        ] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }
}
