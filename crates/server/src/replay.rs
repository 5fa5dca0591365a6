//! Everything in the journal told again by those who know the rules: does each entry say something that can have happened?

use game::micromatch::{self, Contender};
use store::{Entry, Stream, Teller};

use crate::hall::KIND;
use crate::table::{Fact, Table};

/// Tells every table again. Streams of other kinds are for others.
#[derive(Default)]
pub struct Replay {
    stream: Option<Stream>,
    table: Option<Table>,
}

impl Teller for Replay {
    fn begin(&mut self, stream: &Stream) {
        *self = Self { stream: Some(stream.clone()), table: None };
    }

    fn tell(&mut self, entry: &Entry) -> Result<(), String> {
        let Some(stream) = self.stream.as_ref().filter(|stream| stream.kind() == KIND) else { return Ok(()) };
        let facts: Vec<Fact> = serde_json::from_str(&entry.what.body)
            .map_err(|error| format!("no facts of a table: {error}"))?;
        let Some(table) = &mut self.table else {
            self.table = Some(Table::begin(stream.id(), &facts).map_err(|broken| broken.to_string())?);
            return Ok(());
        };
        for fact in &facts {
            possible(table, fact)?;
            table.take(fact);
        }
        table.end_entry();
        Ok(())
    }
}

/// Whether something can have happened at a table.
fn possible(table: &Table, fact: &Fact) -> Result<(), String> {
    match fact {
        Fact::Opened(_) => Err("the table is opened twice".to_owned()),
        Fact::Seated { seat, .. } if table.guest(*seat).is_some() => Err("the seat is taken".to_owned()),
        Fact::Met { .. } if table.meeting().is_some() => Err("they have met already".to_owned()),
        Fact::Met { .. } if Contender::BOTH.into_iter().any(|seat| table.guest(seat).is_none()) => {
            Err("somebody is missing".to_owned())
        }
        Fact::Play(event) => {
            let game = table.game().ok_or("nobody has come to play yet")?;
            match &event.fact {
                micromatch::Fact::Game(game::Fact::Moved { player, played }) => {
                    if game.board().turn() != *player {
                        return Err("the other player moves".to_owned());
                    }
                    game.board().after(played, game.law()).map(|_| ()).map_err(|refusal| refusal.to_string())
                }
                micromatch::Fact::Game(game::Fact::Ended(_)) if game.outcome().is_some() => {
                    Err("the game is over already".to_owned())
                }
                _ => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use store::{Hash, NewEntry, Position, Sequence};

    use super::{Entry, Replay, Stream, Teller};

    fn entry(stream: &Stream, sequence: u64, body: &str) -> Entry {
        let what = NewEntry { at_ms: 0, actor: "x".into(), body: body.into() };
        Entry {
            position: Position(sequence),
            stream: stream.clone(),
            sequence: Sequence(sequence),
            what,
            hash: Hash::START,
        }
    }

    #[test]
    fn what_is_no_table_is_found() {
        let stream = Stream::new("table", "abc").expect("a name");
        let mut replay = Replay::default();
        replay.begin(&stream);
        let told = replay.tell(&entry(&stream, 1, "[\"closed\"]"));
        assert_eq!(told, Err("the table is not opened".to_owned()));
        replay.begin(&stream);
        assert!(replay.tell(&entry(&stream, 1, "{}")).is_err());
        let other = Stream::new("other", "abc").expect("a name");
        replay.begin(&other);
        assert_eq!(replay.tell(&entry(&other, 1, "anything")), Ok(()));
    }
}
