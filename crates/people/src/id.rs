//! Names by which programs know accounts, sessions, tokens and invitations.
//!
//! ```
//! use people::AccountId;
//! let id = AccountId::new([0, 1, 2, 3, 4, 5, 6, 255]);
//! assert_eq!(id.to_string(), "00010203040506ff");
//! assert_eq!("00010203040506ff".parse(), Ok(id));
//! assert!("00010203040506FF".parse::<AccountId>().is_err(), "there is one way to write it");
//! ```

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::Refusal;
use crate::secret::{Hash, from_hex, write_hex};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $unknown:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 8]);

        impl $name {
            /// An id of eight bytes.
            #[must_use]
            pub const fn new(bytes: [u8; 8]) -> Self {
                Self(bytes)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(f, &self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = Refusal;

            fn from_str(text: &str) -> Result<Self, Refusal> {
                from_hex(text).map(Self).ok_or(Refusal::$unknown)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = String::deserialize(from)?;
                text.parse().map_err(|_| de::Error::custom("an id is 16 of 0-9 and a-f"))
            }
        }
    };
}

macro_rules! id_of_secret {
    ($name:ident) => {
        impl $name {
            /// The id of what a secret opens; it does not tell the secret.
            #[must_use]
            pub fn of(secret: &Hash) -> Self {
                Self(secret.first())
            }
        }
    };
}

id! {
    /// An account, by eight random bytes of whoever opened it.
    AccountId, UnknownAccount
}
id! {
    /// A session of an account.
    SessionId, UnknownSession
}
id! {
    /// A token of an account.
    TokenId, UnknownToken
}
id! {
    /// A second factor of an account, by eight random bytes.
    FactorId, FactorOver
}
id! {
    /// An invitation.
    InvitationId, UnknownInvitation
}
id_of_secret!(SessionId);
id_of_secret!(TokenId);
id_of_secret!(InvitationId);
