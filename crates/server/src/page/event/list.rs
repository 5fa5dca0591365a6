//! The list of events: those that everybody finds, and those at which the reader has a seat.

use axum::extract::State;
use clock::Day;
use language::Text;
use maud::{Markup, html};

use crate::app::App;
use crate::caller::Caller;
use crate::office::{Events, Listed};
use crate::page::layout::Page;

/// Events that are shown of each kind.
const SHOWN: usize = 200;

/// Shows the list.
pub(crate) async fn get(State(app): State<App>, caller: Caller) -> Markup {
    let t = caller.language.text();
    let all = Events::seen(&app.office, &caller.guest, app.events.public(SHOWN)).await;
    let yours = Events::seen(&app.office, &caller.guest, app.events.of(&caller.guest, SHOWN)).await;
    let content = html! {
        div .event-head {
            h1 { (t.tables_events()) }
            a .button href="/events/new" { (t.tables_events_new()) }
        }
        @if !yours.is_empty() {
            h2 { (t.tables_events_yours()) }
            (list(t, &yours))
            h2 { (t.tables_events_all()) }
        }
        @if all.is_empty() { p { (t.tables_events_empty()) } } @else { (list(t, &all)) }
    };
    Page { title: t.tables_events(), scripts: &[], content }.show(&caller)
}

fn list(t: Text, events: &[Listed]) -> Markup {
    html! {
        ul .event-list { @for event in events {
            li .card {
                h3 { a href={ "/events/" (event.id) } { (named(t, event)) } }
                p { (facts(t, event).join(" · ")) }
            }
        } }
    }
}

fn named(t: Text, event: &Listed) -> &str {
    if event.name.is_empty() { t.tables_events_unnamed() } else { &event.name }
}

fn facts(t: Text, event: &Listed) -> Vec<String> {
    let (game, tempo) = event.discipline.split_once(' ').unwrap_or((&event.discipline, "classical"));
    let word = |family, name: &str| t.named(family, name).unwrap_or_default().to_owned();
    let status = match (super::front::phase(event.phase), event.round) {
        ("playing", round) if round > 0 && event.rounds > 0 => t.tables_round_of(event.rounds, round),
        ("playing", round) if round > 0 => t.tables_round(round),
        (phase, _) => word("tables-phase", phase),
    };
    let days = [event.first_day, event.last_day].into_iter().flatten().map(|day: Day| day.to_string());
    let days = days.collect::<Vec<_>>().join(" – ");
    let players = t.tables_players_count(event.players);
    let all = [status, word("discipline", game), word("tempo", tempo), event.place.clone(), days, players];
    all.into_iter().filter(|fact| !fact.is_empty()).collect()
}
