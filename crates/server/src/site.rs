//! The address of this site: what links to it begin with.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::extract::FromRequestParts;
use axum::http::header::HOST;
use axum::http::request::Parts;

use crate::address;
use crate::app::App;

/// The address of this site.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    address: String,
    /// Whether whoever runs it has said so. Then it holds, whatever a request says.
    said: bool,
}

/// The address of this site for others than who asks: the one by which he has come, if that can be opened elsewhere too.
#[derive(Debug)]
pub(crate) struct Here(String);

impl Site {
    /// The site that listens there, under the address that was said, if one was.
    pub(crate) fn new(said: Option<String>, at: SocketAddr) -> Self {
        match said {
            Some(address) => Self { address, said: true },
            None => Self { address: format!("http://{}", reached(at)), said: false },
        }
    }

    /// The address.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Its host, and the port.
    pub(crate) fn host(&self) -> &str {
        host(&self.address)
    }

    /// Whether people come over https.
    pub(crate) fn is_https(&self) -> bool {
        self.address.starts_with("https://")
    }

    /// Whether only this machine can open it.
    pub(crate) fn is_local(&self) -> bool {
        is_local(self.host())
    }

    /// Whether cookies are sent over safe connections only: https, or this machine itself.
    pub(crate) fn is_safe(&self) -> bool {
        self.is_https() || self.is_local()
    }

    /// The address for others, where somebody has come to a host.
    fn here(&self, scheme: &str, host: &str) -> String {
        let is_host = |sign: char| sign.is_ascii_alphanumeric() || ".-_:[]".contains(sign);
        if self.said || host.is_empty() || !host.chars().all(is_host) || is_local(host) {
            return self.address.clone();
        }
        format!("{scheme}://{host}")
    }
}

impl Here {
    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }

    /// Whether only this machine can open it.
    pub(crate) fn is_local(&self) -> bool {
        is_local(host(&self.0))
    }
}

impl FromRequestParts<App> for Here {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let https = address::is_https(&parts.extensions, &parts.headers);
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        Ok(Self(app.site.here(if https { "https" } else { "http" }, host)))
    }
}

/// The host of an address, and its port.
fn host(address: &str) -> &str {
    address.split_once("://").map_or(address, |(_, host)| host)
}

/// Whether a host, perhaps with a port, is what every machine calls itself.
fn is_local(host: &str) -> bool {
    let name = host.rsplit_once(':').filter(|(_, port)| !port.contains(']')).map_or(host, |(name, _)| name);
    let number: Option<IpAddr> = name.trim_matches(['[', ']']).parse().ok();
    number.map_or(name == "localhost" || name.ends_with(".localhost"), address::is_local)
}

/// Where others reach who listens there. Who listens on all addresses of a machine is reached at the one by which it speaks to others.
fn reached(at: SocketAddr) -> SocketAddr {
    let alone = IpAddr::V4(Ipv4Addr::LOCALHOST);
    if at.ip().is_unspecified() { SocketAddr::new(outward().unwrap_or(alone), at.port()) } else { at }
}

/// The address by which this machine speaks to others. Nothing is sent: the system is only asked which way it would take.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(198, 51, 100, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listening(at: &str) -> Site {
        Site::new(None, at.parse().unwrap())
    }

    #[test]
    fn who_came_by_an_address_that_others_can_open_gives_that_one_away() {
        let site = listening("127.0.0.1:8064");
        assert_eq!(site.here("http", "192.168.1.5:8064"), "http://192.168.1.5:8064");
        assert_eq!(site.here("https", "damka.example.org"), "https://damka.example.org");
        for host in [
            "localhost:8064",
            "127.0.0.1:8064",
            "127.3.2.1",
            "[::1]:8064",
            "club.localhost",
            "",
            "a/b",
            "a\"b",
        ] {
            assert_eq!(site.here("http", host), "http://127.0.0.1:8064", "{host}");
        }
    }

    #[test]
    fn what_was_said_holds() {
        let site = Site::new(Some("https://play.example.org".to_owned()), "127.0.0.1:8064".parse().unwrap());
        assert_eq!(site.here("http", "192.168.1.5:8064"), "https://play.example.org");
        assert!(site.is_https() && site.is_safe() && !site.is_local());
    }

    #[test]
    fn only_this_machine_opens_what_is_its_own_name() {
        for (at, local) in [
            ("127.0.0.1:8064", true),
            ("[::1]:8064", true),
            ("192.168.1.5:8064", false),
            ("[2001:db8::7]:8064", false),
        ] {
            assert_eq!(listening(at).is_local(), local, "{at}");
        }
        for (host, local) in
            [("localhost", true), ("localhost.example.org", false), ("127.0.0.1.example.org", false)]
        {
            assert_eq!(is_local(host), local, "{host}");
        }
    }

    #[test]
    fn nobody_is_sent_to_all_addresses_of_a_machine() {
        for at in ["0.0.0.0:8064", "[::]:8064"] {
            let site = listening(at);
            let at: SocketAddr = site.host().parse().unwrap();
            assert_eq!((at.ip().is_unspecified(), at.port()), (false, 8064), "{at}");
            assert_eq!(site.is_local(), outward().is_none());
        }
    }
}
