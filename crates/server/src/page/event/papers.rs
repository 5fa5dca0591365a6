//! The papers that say what an event has made known: everybody reads and prints them.

use competition::Competition;
use forms::{Form, papers};
use maud::{Markup, html};

use super::Reader;

/// The papers there are by now.
pub(super) fn content(reader: &Reader<'_>, event: &Competition) -> Markup {
    let language = reader.t.language();
    html! {
        h2 #papers { (reader.t.desk_page_papers()) }
        ul {
            @for form in papers(event).into_iter().filter(|form| is_there(*form, event)) {
                @let rounds = if form.is_of_round() { rounds(form, event) } else { Vec::new() };
                li {
                    @if rounds.is_empty() { a href=(address(reader, form)) target="_blank" { (form.title(language)) } }
                    @else {
                        (form.title(language)) ":"
                        @for round in rounds {
                            " " a href={ (address(reader, form)) "&round=" (round) } target="_blank" { (reader.t.desk_round_no(round)) }
                        }
                    }
                }
            }
        }
    }
}

/// The page of a paper in the language of its reader.
pub(super) fn address(reader: &Reader<'_>, form: Form) -> String {
    format!("/api/events/{}/papers/{}.html?lang={}", reader.id, form.name(), reader.t.language().code())
}

/// Whether a paper has something to say. Cards are on the pages of their players.
fn is_there(form: Form, event: &Competition) -> bool {
    let played = !event.stage().rounds().is_empty();
    form.is_public(event)
        && form != Form::PlayerCard
        && (form.is_early() || played)
        && !(form.is_of_round() && rounds(form, event).is_empty())
}

/// The rounds it can be had of.
fn rounds(form: Form, event: &Competition) -> Vec<u16> {
    let known = |round: &u16| match form {
        Form::Games => event.stage().records().iter().any(|record| record.round == *round),
        _ => true,
    };
    event.stage().rounds().iter().map(|round| round.round).filter(known).collect()
}
