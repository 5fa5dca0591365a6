//! The drawing of lots as a ceremony: the server draws a seed and keeps it sealed; what binds it is published, the seed is revealed later.

use competition::round::{Digest, digest};
use hall::table::{Guest, No};
use serde::{Deserialize, Serialize};
use store::{Secret, Stream};

use super::{KIND, Office, Trouble, VenueDesk};
use crate::json;

/// Seeds are numbers that every program reads exactly.
const SEED_END: u64 = 1 << 53;
/// What the keys of sealed lots begin with.
pub(crate) const SEALED: &str = "lots/";

/// A seed that nobody has seen.
#[derive(Serialize, Deserialize)]
struct Sealed {
    seed: u64,
    nonce: String,
}

/// Whether sealed lots are those that their key binds.
///
/// # Errors
/// Why they are not.
pub(crate) fn sound(key: &str, body: &str) -> Result<(), String> {
    let Sealed { seed, nonce } = serde_json::from_str(body).map_err(|_| "it cannot be read")?;
    let bound = digest(seed, &nonce).to_string();
    if key.strip_prefix(SEALED) == Some(&bound) { Ok(()) } else { Err("other lots were bound".to_owned()) }
}

impl Office {
    /// Draws a seed, keeps it sealed if somebody may hold the drawing, and gives what binds it.
    ///
    /// # Errors
    /// If the vault cannot be written.
    pub async fn bind_lots(&self, desk: &VenueDesk, by: &Guest) -> Result<Digest, Trouble> {
        let venue = desk.now();
        let sealed = Sealed { seed: hall::token::number(SEED_END), nonce: hall::token::secret() };
        let binds = digest(sealed.seed, &sealed.nonce);
        if venue.leads(by) {
            let stream = Stream::new(KIND, venue.id())?;
            let body = json::text(&sealed).map_err(|error| No::new("unwritable", error.to_string()))?;
            self.journal.keep(vec![Secret::new(&stream, &format!("{SEALED}{binds}"), &body)]).await?;
        }
        Ok(binds)
    }

    /// The seed that was sealed for the drawing of an event.
    ///
    /// # Errors
    /// If none was, or the vault cannot be read.
    pub async fn bound_lots(&self, desk: &VenueDesk) -> Result<(u64, String), Trouble> {
        let venue = desk.now();
        let stream = Stream::new(KIND, venue.id())?;
        let nobody = || No::new("absent", "no lots were bound here").instead("commit them first");
        let binds = venue.competition().committed().ok_or_else(nobody)?;
        let key = format!("{SEALED}{binds}");
        // What comes right before the key in the order of keys.
        let before = Secret::new(&stream, SEALED, "");
        let page = self.journal.secrets(Some(&stream), Some(&before), 1_000).await?;
        let found = page.iter().find(|secret| secret.key == key);
        let sealed: Option<Sealed> = found.and_then(|secret| serde_json::from_str(&secret.body).ok());
        let Sealed { seed, nonce } = sealed.ok_or_else(nobody)?;
        Ok((seed, nonce))
    }
}
