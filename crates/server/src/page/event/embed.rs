//! Tables to be shown inside the pages of others: read only, and the only ones that may be framed.

use maud::{Markup, html};

use super::sheet::scrolls;
use super::{Reader, crosstable, pairings, standings};
use venue::view::{Crosstable, Pairings, Standings};

/// What can be shown inside other pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Framed {
    Standings,
    Pairings,
    Crosstable,
}

impl Framed {
    /// By its name in addresses.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "standings" => Some(Self::Standings),
            "pairings" => Some(Self::Pairings),
            "crosstable" => Some(Self::Crosstable),
            _ => None,
        }
    }
}

/// Standings.
pub(super) fn places(reader: &Reader<'_>, places: &Standings) -> Markup {
    html! {
        p .faint data-after { (standings::after(reader, places)) }
        @for (at, table) in places.tables.iter().enumerate() { (standings::places(reader, places, at, table)) }
    }
}

/// The pairs of the last round.
pub(super) fn boards(reader: &Reader<'_>, round: Option<&Pairings>) -> Markup {
    let t = reader.t;
    html! {
        @match round {
            Some(round) => {
                damka-sheet { (scrolls(&pairings::title(t, round), &pairings::boards(reader, round, false))) }
                (pairings::free(reader, round))
            },
            None => p { (t.tables_no_pairings()) },
        }
    }
}

/// The crosstable.
pub(super) fn cross(reader: &Reader<'_>, table: &Crosstable) -> Markup {
    html! { damka-sheet { (scrolls(reader.t.tables_crosstable(), &crosstable::sheet(reader, table))) } }
}

/// What to write into another page to show a table there.
pub(super) fn line(reader: &Reader<'_>, page: &str) -> Markup {
    let (t, code) = (reader.t, reader.t.language().code());
    html! {
        details .embed-line {
            summary { (t.tables_embed()) }
            code { (format!("<iframe src=\"…{}?lang={code}\" width=\"100%\" height=\"600\"></iframe>", reader.at(&format!("embed/{page}")))) }
        }
    }
}
