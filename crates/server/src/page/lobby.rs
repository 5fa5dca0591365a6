//! The first page: what to do here, and who waits for an opponent.

use maud::{Markup, html};

use super::layout;

/// Shows the first page.
pub(crate) async fn get() -> Markup {
    let content = html! {
        main {
            h1 { "Damka" }
            damka-lobby {}
        }
    };
    layout::page("Lobby", &["lobby.js"], &content)
}
