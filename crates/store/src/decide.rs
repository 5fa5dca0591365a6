//! Who is first: appends against the ends of their streams, without a database.

use std::collections::HashMap;

use crate::entry::{Append, Appended, Entry, Head};
use crate::error::Conflict;
use crate::sequence::Position;
use crate::stream::Stream;

/// The ends of streams as they will be when everything decided so far is written.
#[derive(Debug, Default)]
pub(crate) struct Ends {
    /// The ends that are known; a stream that is missing here is not known to be empty.
    pub(crate) heads: HashMap<Stream, Head>,
    /// The last position given away.
    pub(crate) position: Position,
}

/// Entries that have their place, and what their author will be told.
#[derive(Debug, Default)]
pub(crate) struct Decided {
    pub(crate) entries: Vec<Entry>,
    pub(crate) appended: Vec<Appended>,
}

impl Ends {
    /// Gives appends their place, all or none. Every stream must be known.
    pub(crate) fn decide(&mut self, appends: Vec<Append>) -> Result<Decided, Conflict> {
        let mut moved: HashMap<Stream, Head> = HashMap::new();
        let mut position = self.position;
        let mut decided = Decided::default();
        for Append { stream, expected, entries } in appends {
            let known = moved.get(&stream).or_else(|| self.heads.get(&stream));
            let mut head = known.copied().unwrap_or(Head::START);
            if head.sequence != expected {
                return Err(Conflict { stream, expected, actual: head.sequence });
            }
            for what in entries {
                position = position.next();
                let (entry, after) = head.then(&stream, position, what);
                decided.entries.push(entry);
                head = after;
            }
            decided.appended.push(Appended { sequence: head.sequence, position, hash: head.hash });
            moved.insert(stream, head);
        }
        self.heads.extend(moved);
        self.position = position;
        Ok(decided)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::NewEntry;
    use crate::sequence::Sequence;

    fn append(id: &str, expected: u64, count: usize) -> Append {
        let entry = NewEntry { at_ms: 1, actor: "a".to_owned(), body: "b".to_owned() };
        Append {
            stream: Stream::new("game", id).expect("a name"),
            expected: Sequence(expected),
            entries: vec![entry; count],
        }
    }

    #[test]
    fn a_conflict_takes_everything_back() {
        let mut ends = Ends::default();
        let refused = ends.decide(vec![append("a", 0, 2), append("b", 1, 1)]).expect_err("a conflict");
        assert_eq!((refused.expected, refused.actual), (Sequence(1), Sequence(0)));
        assert_eq!(ends.position, Position(0));
        let decided = ends.decide(vec![append("a", 0, 2), append("b", 0, 1), append("a", 2, 1)]);
        let decided = decided.expect("the streams were as before");
        assert_eq!(decided.appended.iter().map(|done| done.position.0).collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!(decided.appended.iter().map(|done| done.sequence.0).collect::<Vec<_>>(), [2, 1, 3]);
        assert_eq!(decided.entries.len(), 4);
    }
}
