//! What is personal is kept apart from the journal: taken out of facts before they are written, put back when they are read.
//!
//! A fact says what the vault keeps of it: `name:7/0,0/2` are the keys `7/name.0` and `0/name.2`, whose and of which of its events. Each key
//! ends with the digest of what it keeps, so that damage is found; the digest is erased with it, and the journal has none to guess from.

use std::collections::BTreeMap;

use competition::{PersonId, Personal};
use serde_json::Error;
use sha2::{Digest, Sha256};

use super::Fact;
use hall::json;

/// What the vault keeps of an event, by its name.
#[derive(Debug, Default)]
pub struct Secrets(BTreeMap<String, Personal>);

/// Takes what is personal out of facts. `name` is one that no others have; what is taken out is given as keys and bodies for the vault.
///
/// # Errors
/// If it cannot be written down.
pub fn part(facts: &mut [Fact], name: &str) -> Result<Vec<(String, String)>, Error> {
    let mut secrets = Vec::new();
    for (at, fact) in facts.iter_mut().enumerate() {
        let Fact::Conducted { vault, events, .. } = fact else { continue };
        let (name, mut kept) = (format!("{name}-{at}"), Vec::new());
        for (event, of) in events.iter_mut().enumerate() {
            let Some((owner, personal)) = of.take_personal() else { continue };
            let body = json::text(&personal)?;
            let owner = prefix(owner);
            secrets.push((format!("{owner}{name}.{event}#{}", digest(&body)), body));
            kept.push(format!("{owner}{event}"));
        }
        if !kept.is_empty() {
            *vault = Some(format!("{name}:{}", kept.join(",")));
        }
    }
    Ok(secrets)
}

/// What the keys of somebody begin with; those that are nobody's alone are the event's.
#[must_use]
pub fn prefix(owner: Option<PersonId>) -> String {
    format!("{}/", owner.map_or(0, |person| person.0))
}

/// What the vault must keep of a fact: whose, if it is somebody's alone, and under which name.
pub fn kept(fact: &Fact) -> impl Iterator<Item = (Option<PersonId>, String)> {
    let vault = match fact {
        Fact::Conducted { vault: Some(vault), .. } => vault.as_str(),
        _ => "",
    };
    let (name, kept) = vault.split_once(':').unwrap_or_default();
    kept.split(',').filter_map(move |each| {
        let (owner, event) = each.split_once('/')?;
        let owner = owner.parse().ok().filter(|owner| *owner > 0).map(PersonId);
        Some((owner, format!("{name}.{event}")))
    })
}

/// Lets facts name only what there is in the vault; whether they named anything else.
pub fn forget_missing(facts: &mut [Fact], is_there: impl Fn(&str) -> bool) -> bool {
    let mut changed = false;
    for fact in facts {
        let all: Vec<(Option<PersonId>, String)> = kept(fact).collect();
        let Fact::Conducted { vault: Some(vault), .. } = fact else { continue };
        if all.iter().all(|(_, name)| is_there(name)) {
            continue;
        }
        let name = vault.split(':').next().unwrap_or_default();
        let there = all.iter().filter(|(_, name)| is_there(name)).filter_map(|(owner, kept)| {
            let event = kept.rsplit('.').next()?;
            Some(format!("{}{event}", prefix(*owner)))
        });
        *vault = format!("{name}:{}", there.collect::<Vec<_>>().join(","));
        changed = true;
    }
    changed
}

/// The name of something that is kept under a key, if it is what was kept.
///
/// # Errors
/// Why it is not.
pub fn sound<'a>(key: &'a str, body: &str) -> Result<&'a str, &'static str> {
    let (_, name) = key.split_once('/').ok_or("it is nobody's")?;
    let (name, known) = name.split_once('#').map_or((name, None), |(name, known)| (name, Some(known)));
    if known.is_some_and(|known| known != digest(body)) {
        return Err("its digest is another one");
    }
    match serde_json::from_str::<Personal>(body) {
        Ok(_) => Ok(name),
        Err(_) => Err("it cannot be read"),
    }
}

fn digest(body: &str) -> String {
    Sha256::digest(body.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

impl Secrets {
    /// Takes in something the vault keeps. What cannot be read is as good as erased.
    pub fn add(&mut self, key: &str, body: &str) {
        if let (Ok(name), Ok(personal)) = (sound(key, body), serde_json::from_str(body)) {
            self.0.insert(name.to_owned(), personal);
        }
    }

    /// Puts what is personal back into facts.
    pub fn join(&self, facts: &mut [Fact]) {
        for fact in facts {
            let Fact::Conducted { vault: Some(vault), events, .. } = fact else { continue };
            let name = vault.split(':').next().unwrap_or_default();
            for (at, event) in events.iter_mut().enumerate() {
                if let Some(personal) = self.0.get(&format!("{name}.{at}")) {
                    event.put_personal(personal);
                }
            }
        }
    }
}
