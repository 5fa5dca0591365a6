//! The front of an event: what it is, how far it has come, what is next.

use language::Text;
use maud::{Markup, html};

use super::sheet::{Named, Order, head, scrolls, short_head};
use super::{How, Reader, pairings, standings, time};
use crate::page::control;
use venue::Phase;
use venue::view::{Front, Next, Pairings, Standings};

/// Places and boards of the front page; the rest is a page of its own.
const TOP: usize = 10;

/// The front of an event.
pub(super) fn content(
    reader: &Reader<'_>,
    front: &Front,
    places: &Standings,
    round: Option<&Pairings>,
) -> Markup {
    let t = reader.t;
    html! {
        div .front {
            div .card {
                h2 #now { (t.tables_now()) }
                p .lead { (status(t, front)) }
                @if let Some(next) = &front.next { p { (coming(t, next)) } }
                @if front.online { p { a href=(reader.at("boards")) { (t.console_live()) } } }
                (regulation(t, front))
            }
            @if let Some(round) = round {
                div .card {
                    h2 #round { a href=(reader.at("pairings")) { (pairings::title(t, round)) } }
                    (some_boards(reader, round))
                }
            }
            @if front.round > 0 {
                div .card {
                    h2 #leaders { a href=(reader.at("standings")) { (t.tables_standings()) } }
                    p .faint { (standings::after(reader, places)) }
                    (leaders(reader, places))
                }
            }
            @if !front.schedule.is_empty() {
                div .card {
                    h2 #schedule { (t.desk_schedule()) }
                    ul { @for each in &front.schedule { li { (slot(t, each)) } } }
                }
            }
            @if !front.notices.is_empty() {
                div .card {
                    h2 #news { (t.tables_notices()) }
                    ul { @for notice in &front.notices { li { (t.said(notice)) } } }
                }
            }
        }
    }
}

/// How far it has come, in a sentence.
pub(super) fn status(t: Text, front: &Front) -> String {
    match (phase(front.phase), front.round, front.open) {
        ("playing", round, 0) => t.tables_round_done(round),
        ("playing", round, open) => t.tables_round_playing(open, round),
        (phase, ..) => t.named("tables-phase", phase).unwrap_or(phase).to_owned(),
    }
}

/// How far it has come, as texts are named.
pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Entries => "entries",
        Phase::Drawn => "drawn",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Approved => "approved",
        Phase::Closed => "closed",
        Phase::Cancelled => "cancelled",
    }
}

/// When the next round starts.
pub(super) fn coming(t: Text, next: &Next) -> Markup {
    html! { (t.tables_next(next.round)) (when(next)) }
}

/// When a round is played.
fn slot(t: Text, each: &Next) -> Markup {
    html! { (t.desk_round_no(each.round)) (when(each)) }
}

fn when(next: &Next) -> Markup {
    html! {
        @if let Some(starts) = next.starts { ": " (time(starts)) }
        @if let Some(hall) = &next.hall { ", " (hall) }
    }
}

fn regulation(t: Text, front: &Front) -> Markup {
    let fact = |name: &str, value: &str| html! { div { dt { (name) } dd { (value) } } };
    let game = t.named("discipline", front.kind).unwrap_or(front.kind);
    let tempo = t.named("tempo", front.tempo).unwrap_or(front.tempo);
    let system = t.named("tables-system", front.part.system).unwrap_or(front.part.system);
    let days: Vec<&str> = front.days.iter().flatten().map(String::as_str).collect();
    html! {
        dl .facts {
            (fact(t.challenge_discipline(), &format!("{game} · {tempo}")))
            (fact(t.tables_system(), system))
            @if let Some(rounds) = front.planned { (fact(t.tables_rounds(), &rounds.to_string())) }
            (fact(if front.of_teams { t.tables_teams() } else { t.tables_players() }, &front.players.to_string()))
            @if let Some(control) = &front.control { (fact(t.challenge_control(), &control::read(t, control))) }
            div { dt { (t.challenge_edition()) } dd { a href={ "/rules/" (front.edition) } { (t.named("edition", front.edition).unwrap_or(front.edition)) } } }
            @if !days.is_empty() { (fact(t.tables_days(), &days.join(" – "))) }
        }
    }
}

fn leaders(reader: &Reader<'_>, standings: &Standings) -> Markup {
    let t = reader.t;
    let rows = standings.tables.first().map_or(&[][..], |table| &table.rows);
    let sheet = html! {
        table .sheet {
            caption .unseen { (t.tables_standings()) }
            thead { tr {
                (head(t.tables_place(), Order::Figures))
                (head(t.tables_name(), Order::None))
                (short_head(t.tables_points_short(), t.tables_points(), Order::Figures))
            } }
            tbody { @for row in rows.iter().take(TOP) {
                tr {
                    td .number { (row.place) }
                    th scope="row" { (Named(reader, &row.who)) }
                    td .number.points { (row.points) }
                }
            } }
        }
    };
    html! {
        (scrolls(t.tables_standings(), &sheet))
        @if rows.len() > TOP { p { a href=(reader.at("standings")) { (t.tables_all_places(rows.len())) } } }
    }
}

fn some_boards(reader: &Reader<'_>, round: &Pairings) -> Markup {
    let t = reader.t;
    let few = Pairings { boards: round.boards.iter().take(TOP).cloned().collect(), ..round.clone() };
    let inside = Reader { how: How::Embedded, ..*reader };
    html! {
        (scrolls(&pairings::title(t, round), &pairings::boards(&inside, &few, false)))
        @if round.boards.len() > TOP { p { a href=(reader.at("pairings")) { (t.tables_all_boards(round.boards.len())) } } }
    }
}
