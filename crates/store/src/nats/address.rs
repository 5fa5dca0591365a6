//! Where a NATS server is, and who we are there.

use std::fmt;
use std::str::FromStr;

use crate::error::Error;

/// The port of NATS.
const PORT: u16 = 4222;

/// Where a NATS server is, and who we are there.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Address {
    /// `host:port`.
    pub(super) server: String,
    pub(super) pass: Option<Pass>,
}

/// How we are let in.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Pass {
    Token(String),
    Password { user: String, password: String },
}

impl FromStr for Address {
    type Err = Error;

    /// The words of a refusal do not repeat the address, which may hold a password.
    fn from_str(address: &str) -> Result<Self, Error> {
        let no = |why: &str| Err(Error::Storage(format!("no address of a NATS server: {why}")));
        let Some(rest) = address.strip_prefix("nats://") else {
            return no("it must be like nats://host:4222; there is no TLS here");
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (pass, host) = rest.rsplit_once('@').map_or((None, rest), |(pass, host)| (Some(pass), host));
        let pass = match pass.map(|pass| pass.split_once(':').ok_or(pass)) {
            None => None,
            Some(Err(token)) => Some(Pass::Token(decoded(token))),
            Some(Ok((user, password))) => {
                Some(Pass::Password { user: decoded(user), password: decoded(password) })
            }
        };
        // An IPv6 address stands in brackets: the colons in it are no port's.
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
            _ => (host, None),
        };
        if name.is_empty() || name.contains(['/', ' ', '?', '#', ',']) {
            return no("the host is missing or is none");
        }
        match port.map_or(Ok(PORT), str::parse::<u16>) {
            Ok(port) => Ok(Self { server: format!("{name}:{port}"), pass }),
            Err(_) => no("the port is no number"),
        }
    }
}

/// Without the password.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({})", self.server)
    }
}

/// A part of an address with `%41` and the like read as bytes.
fn decoded(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::with_capacity(text.len()), text.as_bytes());
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).filter(|_| *first == b'%').and_then(|two| std::str::from_utf8(two).ok());
        match digits.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_with_their_passes() {
        let password = Pass::Password { user: "a".to_owned(), password: "p@ss:1".to_owned() };
        for (text, server, pass) in [
            ("nats://localhost", "localhost:4222", None),
            ("nats://10.0.0.1:5000/", "10.0.0.1:5000", None),
            ("nats://[::1]", "[::1]:4222", None),
            ("nats://[::1]:7", "[::1]:7", None),
            ("nats://t%6Fken@host", "host:4222", Some(Pass::Token("token".to_owned()))),
            ("nats://a:p%40ss%3a1@host:1", "host:1", Some(password)),
        ] {
            let address: Address = text.parse().expect("an address");
            assert!(address == Address { server: server.to_owned(), pass }, "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_without_its_password() {
        for text in ["", "localhost", "tls://host", "nats://", "nats://a:secret@", "nats://a:secret@b:port"] {
            let refused = text.parse::<Address>().expect_err(text).to_string();
            assert!(!refused.contains("secret"), "{refused}");
        }
        let address: Address = "nats://a:secret@b".parse().expect("an address");
        assert!(!format!("{address:?}").contains("secret"));
        assert_eq!(decoded("%"), "%");
        assert_eq!(decoded("%4"), "%4");
        assert_eq!(decoded("%zz%й"), "%zz%й");
    }
}
