//! What all pages have around them.

use maud::{DOCTYPE, Markup, html};

use crate::asset;

/// A page with its title and what is in it.
pub(crate) fn page(title: &str, scripts: &[&str], content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · Damka" }
                link rel="stylesheet" href=(asset::address("style.css"));
                @for script in scripts {
                    script type="module" src=(asset::address(script)) {}
                }
            }
            body { (content) }
        }
    }
}
