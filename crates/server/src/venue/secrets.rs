//! What is personal is kept apart from the journal: taken out of facts before they are written, put back when they are read.

use std::collections::HashMap;

use competition::{PersonId, Personal};
use serde_json::Error;

use super::Fact;

/// What the vault keeps of an event, by its name.
#[derive(Debug, Default)]
pub struct Secrets(HashMap<String, Personal>);

/// Takes what is personal out of facts. `name` is one that no others have; what is taken out is given as keys and bodies for the vault.
///
/// # Errors
/// If it cannot be written down.
pub fn part(facts: &mut [Fact], name: &str) -> Result<Vec<(String, String)>, Error> {
    let mut secrets = Vec::new();
    for (at, fact) in facts.iter_mut().enumerate() {
        let Fact::Conducted { vault, events, .. } = fact else { continue };
        for (event, of) in events.iter_mut().enumerate() {
            let Some((owner, personal)) = of.take_personal() else { continue };
            let name = format!("{name}-{at}");
            secrets.push((format!("{}{name}.{event}", prefix(owner)), serde_json::to_string(&personal)?));
            *vault = Some(name);
        }
    }
    Ok(secrets)
}

/// What the keys of somebody begin with; those that are nobody's alone are the event's.
#[must_use]
pub fn prefix(owner: Option<PersonId>) -> String {
    format!("{}/", owner.map_or(0, |person| person.0))
}

impl Secrets {
    /// Takes in something the vault keeps. What cannot be read is as good as erased.
    pub fn add(&mut self, key: &str, body: &str) {
        if let (Some((_, name)), Ok(personal)) = (key.split_once('/'), serde_json::from_str(body)) {
            self.0.insert(name.to_owned(), personal);
        }
    }

    /// Puts what is personal back into facts.
    pub fn join(&self, facts: &mut [Fact]) {
        for fact in facts {
            let Fact::Conducted { vault: Some(name), events, .. } = fact else { continue };
            for (at, event) in events.iter_mut().enumerate() {
                if let Some(personal) = self.0.get(&format!("{name}.{at}")) {
                    event.put_personal(personal);
                }
            }
        }
    }
}
