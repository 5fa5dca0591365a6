//! Public pages of an event. What a page shows is made once for every version and language, kept, and put into the frame of
//! the reader.

mod card;
mod chart;
mod crosstable;
pub(crate) mod desk;
mod embed;
mod front;
pub(crate) mod list;
mod pairings;
mod papers;
mod players;
mod screen;
mod sheet;
pub(crate) mod show;
mod standings;
mod statistics;
mod teams;

use clock::Day;
use language::Text;
use maud::{Markup, html};

use venue::view::Part;

/// Who reads, and what of.
pub(crate) struct Reader<'a> {
    t: Text,
    /// The event.
    id: &'a str,
    /// Its parts.
    parts: &'a [Part],
    how: How,
}

/// Where something is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum How {
    /// On a page of its own.
    Page,
    /// Inside a page of somebody else.
    Embedded,
    /// On the screen of a hall.
    Screen,
}

impl Reader<'_> {
    /// An address of the event.
    fn at(&self, rest: &str) -> String {
        format!("/events/{}/{rest}", self.id)
    }

    /// Links of a page inside another one open beside it.
    fn target(&self) -> Option<&'static str> {
        (self.how == How::Embedded).then_some("_blank")
    }
}

/// A moment; the browser says it in the reader's time.
fn time(at: i64) -> Markup {
    let (year, month, day) = Day(i32::try_from(at.div_euclid(86_400_000)).unwrap_or(0)).date();
    let minutes = at.rem_euclid(86_400_000) / 60_000;
    let (hour, minute) = (minutes / 60, minutes % 60);
    let iso = format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}Z");
    html! { time datetime=(iso) { (format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")) } }
}
