//! Figures of an event.

use language::Text;
use maud::{Markup, html};

use super::sheet::{Order, head, parts, scrolls};
use super::{Reader, chart};
use venue::view::{RoundFigures, Statistics};

/// Figures of an event.
pub(super) fn content(reader: &Reader<'_>, figures: &Statistics) -> Markup {
    let t = reader.t;
    let durations = figures.rounds.iter().any(|round| round.minutes.is_some());
    let sheet = html! {
        table .sheet {
            caption { (t.tables_results_by_round()) }
            thead { tr {
                (head(t.tables_round_head(), Order::None))
                (head(t.tables_played(), Order::Figures))
                (head(t.tables_white_won(), Order::Figures))
                (head(t.tables_drawn(), Order::Figures))
                (head(t.tables_black_won(), Order::Figures))
                (head(t.tables_both_lost(), Order::Figures))
                (head(t.tables_forfeited(), Order::Figures))
                (head(t.tables_open(), Order::Figures))
                @if durations { (head(t.tables_minutes(), Order::Figures)) }
            } }
            tbody { @for round in &figures.rounds { (line(&round.round.to_string(), round, durations)) } }
            tfoot { (line(t.tables_all_rounds(), &figures.all, durations)) }
        }
    };
    html! {
        h2 #statistics { (t.tables_statistics()) }
        (parts(reader, "statistics", figures.part.part))
        dl .facts {
            div { dt { (t.tables_players()) } dd { (figures.players) } }
            div { dt { (t.tables_rated()) } dd { (figures.rated) } }
            @if let Some(average) = figures.average { div { dt { (t.tables_average()) } dd { (average) } } }
            @if figures.left > 0 { div { dt { (t.tables_left()) } dd { (figures.left) } } }
            (shares(t, &figures.all))
        }
        (scrolls(t.tables_results_by_round(), &sheet))
        div .columns {
            (chart::bars(t.tables_points_spread(), t.tables_points(), t.tables_how_many(), &figures.points))
            @if !figures.colours.is_empty() {
                (chart::bars(t.tables_colour_balance(), t.tables_colour_more(), t.tables_how_many(), &figures.colours))
            }
        }
    }
}

fn shares(t: Text, all: &RoundFigures) -> Markup {
    let share = |count: usize| (count * 100 + all.played / 2).checked_div(all.played).unwrap_or(0);
    html! {
        @if all.played > 0 {
            div { dt { (t.tables_white_won()) } dd { (share(all.white)) " %" } }
            div { dt { (t.tables_drawn()) } dd { (share(all.drawn)) " %" } }
            div { dt { (t.tables_black_won()) } dd { (share(all.black)) " %" } }
        }
    }
}

fn line(name: &str, figures: &RoundFigures, durations: bool) -> Markup {
    html! {
        tr {
            th scope="row" { (name) }
            td .number { (figures.played) }
            td .number { (figures.white) }
            td .number { (figures.drawn) }
            td .number { (figures.black) }
            td .number { (figures.both_lost) }
            td .number { (figures.forfeited) }
            td .number { (figures.open) }
            @if durations { td .number { @if let Some(minutes) = figures.minutes { (minutes) } } }
        }
    }
}
