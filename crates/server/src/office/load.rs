//! Events as the journal tells of them.

use store::{Entry, Error, Reader, Secret, Sequence, Stream};

use super::{KIND, Trouble};
use venue::{Fact, Secrets, Venue};

/// Entries, or secrets, that are read at a time.
const PAGE: usize = 1_000;

/// An event, if there is one, told as long as its next entry is to be known; the first always is.
pub(super) async fn venue<R: Reader + ?Sized>(
    journal: &R,
    id: &str,
    is_known: impl Fn(&Venue, &Entry) -> bool,
) -> Result<Option<Venue>, Trouble> {
    let Ok(stream) = Stream::new(KIND, id) else { return Ok(None) };
    let mut venue: Option<Venue> = None;
    let mut after = Sequence::START;
    loop {
        let entries = journal.read(&stream, after, PAGE).await?;
        let Some(last) = entries.last() else { return Ok(venue) };
        after = last.sequence;
        let mut told = entries.iter().map(facts).collect::<Result<Vec<_>, _>>()?;
        join(journal, &stream, &mut told).await?;
        for (entry, facts) in entries.iter().zip(&told) {
            match &mut venue {
                Some(told) if !is_known(told, entry) => return Ok(venue),
                Some(venue) => venue.apply(facts),
                None => venue = Some(Venue::begin(id, facts).map_err(|broken| corrupt(entry, &broken))?),
            }
        }
    }
}

/// What an entry tells.
pub(super) fn facts(entry: &Entry) -> Result<Vec<Fact>, Trouble> {
    serde_json::from_str(&entry.what.body).map_err(|error| corrupt(entry, &error))
}

/// Puts what is personal back into entries.
pub(super) async fn join<R: Reader + ?Sized>(
    journal: &R,
    stream: &Stream,
    entries: &mut [Vec<Fact>],
) -> Result<(), Trouble> {
    let has_secrets = |fact: &Fact| matches!(fact, Fact::Conducted { vault: Some(_), .. });
    if !entries.iter().flatten().any(has_secrets) {
        return Ok(());
    }
    let mut secrets = Secrets::default();
    let mut last: Option<Secret> = None;
    loop {
        let page = journal.secrets(Some(stream), last.as_ref(), PAGE).await?;
        page.iter().for_each(|secret| secrets.add(&secret.key, &secret.body));
        last = page.into_iter().next_back();
        if last.is_none() {
            break;
        }
    }
    entries.iter_mut().for_each(|facts| secrets.join(facts));
    Ok(())
}

fn corrupt(entry: &Entry, error: &dyn std::fmt::Display) -> Trouble {
    Trouble::Store(Error::Damaged(format!("entry {} of {}: {error}", entry.sequence.0, entry.stream)))
}
