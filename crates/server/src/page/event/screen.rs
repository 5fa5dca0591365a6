//! The screen of a hall: large, turning from the pairs to the places and back by itself, with the time to the next round.

use maud::{DOCTYPE, Markup, html};

use super::{Reader, pairings, standings};
use crate::{asset, words};
use venue::view::{Front, Pairings, Standings};

/// What the screen shows, one after the other.
pub(super) fn content(
    reader: &Reader<'_>,
    front: &Front,
    round: Option<&Pairings>,
    places: &Standings,
    (version, follow): (u64, &str),
) -> Markup {
    let t = reader.t;
    let starts = front.next.as_ref().and_then(|next| next.starts);
    html! {
        damka-screen data-event=(reader.id) data-version=(version) data-follow=(follow) data-next=[front.next.as_ref().map(|next| next.round)] data-starts=[starts] {
            header {
                h1 { (front.name) }
                p .status { (super::front::status(t, front)) }
                p .until role="timer" {}
            }
            main #content tabindex="-1" {
                @if let Some(round) = round {
                    section .slide data-title=(pairings::title(t, round)) {
                        h2 { (pairings::title(t, round)) }
                        (pairings::boards(reader, round, false))
                        (pairings::free(reader, round))
                    }
                }
                @if front.round > 0 {
                    @for (at, table) in places.tables.iter().enumerate() {
                        section .slide data-title=(t.tables_standings()) {
                            h2 { (t.tables_standings()) @if let Some(group) = table.ages { " · " (super::sheet::group_name(t, group)) } }
                            (standings::sheet(reader, places, at, table))
                        }
                    }
                } @else {
                    section .slide data-title=(t.tables_now()) {
                        h2 { (super::front::status(t, front)) }
                        @if let Some(next) = &front.next { p .large { (super::front::coming(t, next)) } }
                    }
                }
            }
            footer {
                p .page aria-live="off" {}
                p .keys { (t.tables_screen_keys()) }
            }
        }
    }
}

/// A page with nothing around it.
pub(super) fn bare(reader: &Reader<'_>, title: &str, style: &str, script: &str, content: &Markup) -> Markup {
    let language = reader.t.language();
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-words=(words::address(language)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · " (reader.t.brand()) }
                link rel="icon" href=(asset::address("icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(asset::address("style.css"));
                script src=(asset::address("early.js")) {}
                script type="module" src=(asset::address("page.js")) {}
                script type="module" src=(asset::address(script)) {}
                script type="module" src=(asset::address("ready.js")) {}
            }
            body class=(style) { (content) }
        }
    }
}
