//! From where a request comes.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

/// From where a request comes. A proxy on this machine is believed when it says for whom it asks.
pub(crate) fn of(extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([0; 4]), |info| info.0.ip());
    let told = headers.get_all("x-forwarded-for").into_iter().next_back();
    told.filter(|_| is_local(peer)).map_or(peer, |told| {
        let last = told.to_str().ok().and_then(|told| told.rsplit(',').next()).unwrap_or_default().trim();
        let with_port = || last.parse::<SocketAddr>().ok().map(|at| at.ip());
        // Whom a proxy cannot name is somebody all the same, and not this machine.
        last.parse().ok().or_else(with_port).unwrap_or(IpAddr::from([0; 4]))
    })
}

/// Whether a proxy on this machine says that the browser came to it over https.
pub(crate) fn is_https(extensions: &Extensions, headers: &HeaderMap) -> bool {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let said = headers.get_all("x-forwarded-proto").into_iter().next_back();
    peer.is_some_and(is_local) && said.is_some_and(|said| said == "https")
}

/// Whether it is this machine itself.
pub(crate) fn is_local(address: IpAddr) -> bool {
    address.to_canonical().is_loopback()
}

/// What is counted as one address: of a long one the part that a provider gives to one customer.
pub(crate) fn net(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => {
            let [a, b, c, d, ..] = long.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        short => short,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(peer: &str, told: Option<&str>) -> String {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(peer.parse::<SocketAddr>().unwrap()));
        let mut headers = HeaderMap::new();
        if let Some(told) = told {
            headers.insert("x-forwarded-for", told.parse().unwrap());
        }
        of(&extensions, &headers).to_string()
    }

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        assert_eq!(asked("127.0.0.1:9", Some("203.0.113.7, 198.51.100.2")), "198.51.100.2");
        assert_eq!(asked("[::1]:9", Some("198.51.100.2")), "198.51.100.2");
        assert_eq!(asked("203.0.113.9:9", Some("198.51.100.2")), "203.0.113.9");
        assert_eq!(asked("127.0.0.1:9", Some("198.51.100.2:1234")), "198.51.100.2");
        assert_eq!(asked("127.0.0.1:9", Some("[2001:db8::7]:1234")), "2001:db8::7");
        assert_eq!(asked("127.0.0.1:9", Some("unknown")), "0.0.0.0");
        assert_eq!(asked("127.0.0.1:9", None), "127.0.0.1");
    }

    #[test]
    fn only_a_proxy_on_this_machine_says_that_it_is_https() {
        let says = |peer: &str, proto: &'static str| {
            let mut extensions = Extensions::new();
            extensions.insert(ConnectInfo(peer.parse::<SocketAddr>().unwrap()));
            is_https(
                &extensions,
                &HeaderMap::from_iter([("x-forwarded-proto".parse().unwrap(), proto.parse().unwrap())]),
            )
        };
        assert!(says("127.0.0.1:9", "https"));
        assert!(!says("127.0.0.1:9", "http"));
        assert!(!says("203.0.113.9:9", "https"));
    }

    #[test]
    fn a_customer_is_one_address() {
        let net = |text: &str| super::net(text.parse().unwrap()).to_string();
        assert_eq!(net("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(net("::ffff:203.0.113.7"), "203.0.113.7");
        assert_eq!(net("203.0.113.7"), "203.0.113.7");
    }
}
