//! What all pages have around them.

use language::{Language, Text};
use maud::{DOCTYPE, Markup, html};
use people::Actor;

use crate::caller::Caller;
use crate::{asset, words};

/// A page.
pub(crate) struct Page<'a> {
    pub(crate) title: &'a str,
    /// The modules it needs.
    pub(crate) scripts: &'a [&'a str],
    pub(crate) content: Markup,
}

impl Page<'_> {
    /// The page as somebody reads it.
    pub(crate) fn show(&self, caller: &Caller) -> Markup {
        let language = caller.language;
        let t = language.text();
        html! {
            (DOCTYPE)
            html lang=(language.code()) data-words=(words::address(language)) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " · " (t.brand()) }
                    link rel="icon" href=(asset::address("icon.svg")) type="image/svg+xml";
                    link rel="stylesheet" href=(asset::address("style.css"));
                    script src=(asset::address("early.js")) {}
                    script type="module" src=(asset::address("page.js")) {}
                    @for script in self.scripts {
                        script type="module" src=(asset::address(script)) {}
                    }
                    script type="module" src=(asset::address("ready.js")) {}
                }
                body {
                    a .skip href="#content" { (t.skip_to_content()) }
                    (header(caller, t))
                    main #content tabindex="-1" { (self.content) }
                    noscript { p .notice { (t.javascript_needed()) } }
                }
            }
        }
    }
}

fn header(caller: &Caller, t: Text) -> Markup {
    html! {
        header .masthead {
            a .brand href="/" { (t.brand()) }
            nav aria-label=(t.menu()) {
                a href="/" { (t.lobby()) }
                a href="/events" { (t.tables_events()) }
                a href="/rules" { (t.rules()) }
                @if caller.actor == Actor::Visitor {
                    a href="/sign-in" { (t.sign_in()) }
                } @else {
                    a href="/account" { (caller.guest.name) }
                    form .call method="post" data-call="DELETE /api/session" data-then="/" {
                        button .bare type="submit" { (t.sign_out()) }
                        p .trouble role="alert" {}
                    }
                }
            }
            (languages(caller, t))
        }
    }
}

/// The same page in every language: whoever comes by an invitation and reads it in his own still has it.
fn languages(caller: &Caller, t: Text) -> Markup {
    let more = if caller.query.is_empty() { "" } else { "&" };
    html! {
        nav .languages aria-label=(t.choose_language()) {
            @for language in Language::ALL {
                @let here = (language == caller.language).then_some("true");
                a href={ "?" (caller.query) (more) "lang=" (language.code()) } lang=(language.code()) hreflang=(language.code()) aria-current=[here] {
                    (language.own_name())
                }
            }
        }
    }
}
