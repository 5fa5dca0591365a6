//! What a run over many events has seen.

use std::fmt;

use testkit::swiss::{Book, Story};

/// How many rounds were compared, and in how many of them something rare happened.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    rounds: u64,
    impossible: u64,
    two_floaters: u64,
    three_floaters: u64,
    skipped: u64,
    broken: u64,
    limited: u64,
    dropped: u64,
    thirds: u64,
    passed_byes: u64,
    second_pluses: u64,
}

impl Tally {
    /// One more round; nothing if no pairing exists.
    pub(crate) fn count(&mut self, story: Option<Story>) {
        self.rounds += 1;
        let Some(story) = story else {
            self.impossible += 1;
            return;
        };
        self.two_floaters += u64::from(story.floaters >= 2);
        self.three_floaters += u64::from(story.floaters >= 3);
        self.skipped += u64::from(story.skipped);
        self.broken += u64::from(story.broken);
        self.limited += u64::from(story.limited);
        self.dropped += u64::from(story.dropped);
        self.thirds += u64::from(story.thirds > 0);
        self.passed_byes += u64::from(story.passed_bye);
        self.second_pluses += u64::from(story.second_plus);
    }

    /// That the events were not too tame to tell anything.
    pub(crate) fn assert_everything_happened(&self, events: u64, book: Book) {
        assert!(self.rounds > 4 * events, "{self}");
        assert!(self.impossible > 0, "{self}");
        assert!(self.two_floaters > events / 2, "{self}");
        assert!(self.three_floaters > events / 20, "{self}");
        assert!(self.skipped > events / 2, "{self}");
        assert!(self.broken > events / 10, "{self}");
        assert!(self.limited > 0, "{self}");
        assert!(self.passed_byes > events / 4, "{self}");
        assert!(self.second_pluses > events / 50, "{self}");
        // Only UA24 and RU-RENJU let a limit give way, only UA24 counts third colours.
        assert_eq!(self.dropped > 0, matches!(book, Book::Ua24 | Book::RuRenju), "{self}");
        assert_eq!(self.thirds > 0, book == Book::Ua24, "{self}");
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} rounds: {} impossible, {} with two floaters or more, {} with three or more, {} past a group, \
             {} with broken pairs, {} with pairs barred by colour, {} with a limit dropped, {} with thirds, \
             {} with the bye passed on, {} with a second plus",
            self.rounds,
            self.impossible,
            self.two_floaters,
            self.three_floaters,
            self.skipped,
            self.broken,
            self.limited,
            self.dropped,
            self.thirds,
            self.passed_byes,
            self.second_pluses
        )
    }
}
