//! The drawing of lots as a ceremony: what binds it is published before, the seed is shown after, and anybody can repeat it.

use competition::Fact;
use competition::round::{self, digest};
use maud::{Markup, html};
use serde_json::json;

use super::Desk;

/// The page.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let facts = || {
        desk.event.standing().filter_map(|event| match &event.fact {
            Fact::Round(fact) => Some((event.at, fact)),
            _ => None,
        })
    };
    let committed = facts().find_map(|(_, fact)| match fact {
        round::Fact::Committed(digest) => Some(digest.0.clone()),
        _ => None,
    });
    let drawn = facts().find_map(|(_, fact)| match fact {
        round::Fact::Drawn { seed, nonce, numbers } => Some((*seed, nonce.clone(), numbers)),
        _ => None,
    });
    let many = desk.event.competitors().len();
    let law = desk.event.law().round.lots;
    html! {
        p .lead { (t.desk_lots_lead()) " " (desk.cite(law)) }
        @if drawn.is_none() {
            section .card aria-labelledby="bind-title" {
                h2 #bind-title { "1. " (t.desk_lots_bind()) }
                @if let Some(digest) = &committed {
                    p { (t.desk_lots_bound()) }
                    p .digest { code { (digest) } }
                } @else {
                    p { (t.desk_lots_bind_about()) }
                    damka-lots event=(desk.id) .desk-form {
                        label { span { (t.desk_seed()) } input name="seed" inputmode="numeric" pattern="\\d{1,15}" required; }
                        label { span { (t.desk_words()) } input name="words" required maxlength="120"; }
                        div .buttons {
                            button type="button" data-act="random" { (t.desk_random()) }
                            button type="button" data-act="bind" { (t.desk_lots_publish()) }
                        }
                    }
                }
            }
            section .card aria-labelledby="draw-title" {
                h2 #draw-title { "2. " (t.desk_lots_draw(many)) }
                @if many < 2 {
                    p { (t.desk_lots_nobody()) " " a href=(desk.address("admission")) { (t.desk_page_admission()) } }
                } @else if committed.is_some() {
                    form .desk-form data-command=(json!({ "round": { "draw-lots": {} } })) data-remember={ "lots-" (desk.id) } {
                        label { span { (t.desk_seed()) } input name="round.draw-lots.seed" data-type="number" inputmode="numeric" pattern="\\d{1,15}" required; }
                        label { span { (t.desk_words()) } input name="round.draw-lots.nonce" required maxlength="120"; }
                        div .buttons { button .main type="submit" { (t.desk_lots_reveal()) } }
                    }
                } @else {
                    p { (t.desk_lots_now_about()) }
                    div .buttons { (desk.press(t.desk_lots_now(), &json!({ "round": { "draw-lots": {} } }), "main")) }
                }
            }
        }
        @if let Some((seed, nonce, numbers)) = drawn {
            section .card aria-labelledby="numbers-title" {
                h2 #numbers-title { (t.desk_lots_numbers()) }
                ol .numbers { @for who in numbers { li { (desk.event.name_of(*who)) } } }
                div .buttons {
                    a .button .main href=(desk.address("rounds")) { (t.desk_page_rounds()) }
                    button type="button" data-print="" { (t.desk_print()) }
                }
            }
            section .card aria-labelledby="repeat-title" {
                h2 #repeat-title { (t.desk_lots_repeat()) }
                dl .terms {
                    div { dt { (t.desk_seed()) } dd { code { (seed) } } }
                    @if !nonce.is_empty() { div { dt { (t.desk_words()) } dd { code { (nonce) } } } }
                    @if let Some(published) = &committed {
                        div { dt { (t.desk_digest()) } dd { code .digest { (published) } @if *published == digest(seed, &nonce).0 { " ✓" } } }
                    }
                }
                p { (t.desk_lots_repeat_about()) }
                @if committed.is_some() { pre { code { "printf '%s' '" (seed) " " (nonce) "' | sha256sum" } } }
                pre { code { "damka event lots event.jsonl --seed " (seed) @if !nonce.is_empty() { " --words '" (nonce) "'" } } }
            }
        }
        (newcomers(desk))
    }
}

/// Those who came, or went, since the lots were drawn.
fn newcomers(desk: &Desk<'_>) -> Markup {
    match desk.event.new_lots() {
        Some(article) => html! { p .notice { (desk.t.desk_lots_changed()) " " (desk.cite(article)) } },
        None => html! {},
    }
}
