//! The pairs of a round, by board or by name, with their reasons.

use language::Text;
use maud::{Markup, html};

use super::sheet::{Named, Order, head, scrolls, short_head};
use super::{How, Reader};
use crate::page::rules;
use venue::view::{BoardRow, Cause, NameRow, Pairings, Side, Tally, by_name};

/// Boards up to which every pair is explained at once; beyond, whoever wants to know asks.
const EXPLAINED_MAX: usize = 100;

/// How a round is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    Board,
    Name,
}

/// The pairs of a round.
pub(super) fn content(reader: &Reader<'_>, pairings: &Pairings, by: By, explain: bool) -> Markup {
    let t = reader.t;
    let explained = explain || pairings.boards.len() <= EXPLAINED_MAX;
    html! {
        h2 #pairings { (title(t, pairings)) }
        (choices(reader, pairings, by))
        p .faint { (facts(reader, pairings)) }
        @match by {
            By::Board => {
                damka-sheet { (scrolls(&title(t, pairings), &boards(reader, pairings, explained))) }
                (free(reader, pairings))
                (ballots(t, pairings))
                @if !explained {
                    p { a href=(reader.at(&format!("pairings?round={}&explain=yes", pairings.round))) { (t.tables_explain_all()) } }
                }
                (about(t, pairings))
            }
            By::Name => damka-sheet { (scrolls(&title(t, pairings), &names(reader, pairings))) },
        }
    }
}

/// Nothing is paired as yet.
pub(super) fn nothing(reader: &Reader<'_>) -> Markup {
    html! {
        h2 #pairings { (reader.t.tables_pairings()) }
        p { (reader.t.tables_no_pairings()) }
    }
}

/// `Round 3 of 9`.
pub(super) fn title(t: Text, pairings: &Pairings) -> String {
    match pairings.planned {
        Some(planned) => t.tables_round_of(planned, pairings.round),
        None => t.tables_round(pairings.round),
    }
}

/// When and where, and how many games are open.
fn facts(reader: &Reader<'_>, pairings: &Pairings) -> Markup {
    let t = reader.t;
    let Tally { games, open } = pairings.tally;
    html! {
        @if let Some(starts) = pairings.starts { (super::time(starts)) " · " }
        @if let Some(hall) = &pairings.hall { (hall) " · " }
        (line_ups(t, pairings)) @if pairings.line_ups.is_some() { " · " }
        span data-boards=(games) data-round=(pairings.round) { (t.tables_games_open(games, open)) }
    }
}

/// Until when the boards of the matches may change.
pub(super) fn line_ups(t: Text, pairings: &Pairings) -> Markup {
    html! { @if let Some(until) = pairings.line_ups { (t.tables_line_ups_until()) " " (super::time(until)) } }
}

fn choices(reader: &Reader<'_>, pairings: &Pairings, by: By) -> Markup {
    let t = reader.t;
    let rounds = |round: u16, by: By| {
        let by = if by == By::Name { "&by=name" } else { "" };
        reader.at(&format!("pairings?round={round}&part={}{by}", pairings.part.part))
    };
    let here = |yes: bool| yes.then_some("true");
    html! {
        @if reader.how == How::Page {
            (super::sheet::parts(reader, "pairings", pairings.part.part))
            nav .choices aria-label=(t.tables_rounds()) {
                @for round in 1..=pairings.rounds {
                    a href=(rounds(round, by)) aria-current=[here(round == pairings.round)] aria-label=(t.tables_round(round)) { (round) }
                }
            }
            nav .choices aria-label=(t.tables_order()) {
                a href=(rounds(pairings.round, By::Board)) aria-current=[here(by == By::Board)] { (t.tables_by_board()) }
                a href=(rounds(pairings.round, By::Name)) aria-current=[here(by == By::Name)] { (t.tables_by_name()) }
            }
        }
    }
}

/// The pairs by board.
pub(super) fn boards(reader: &Reader<'_>, pairings: &Pairings, explained: bool) -> Markup {
    let t = reader.t;
    let why = explained && reader.how == How::Page;
    // A team has White on every other board.
    let [first, second] = match pairings.boards.iter().any(|row| !row.seats.is_empty()) {
        true => [t.form_team_1(), t.form_team_2()],
        false => [t.colour_white(), t.colour_black()],
    };
    html! {
        table .sheet.pairs data-sheet=(pairings.sheet()) {
            caption { (title(t, pairings)) }
            thead { tr {
                (short_head(t.tables_board_short(), t.tables_board(), Order::Number))
                (head(first, Order::Letters))
                (short_head(t.tables_points_short(), t.tables_points_before(), Order::Figures))
                (result_head(t))
                (short_head(t.tables_points_short(), t.tables_points_before(), Order::Figures))
                (head(second, Order::Letters))
                @if why { (head(t.tables_why_pair(), Order::None)) }
            } }
            tbody { @for row in &pairings.boards { (line(reader, row, why)) } }
        }
    }
}

fn result_head(t: Text) -> Markup {
    html! { th .result scope="col" { (t.tables_result()) } }
}

fn line(reader: &Reader<'_>, row: &BoardRow, why: bool) -> Markup {
    let t = reader.t;
    let side = |side: &Side| html! { (Named(reader, &side.who)) " " small .faint { (side.who.no) } };
    html! {
        tr data-row=(row.board) {
            td .number { (row.board) }
            td { (side(&row.white)) }
            td .number { (row.white.points) }
            td .result { (result(t, row)) }
            td .number { (row.black.points) }
            td { (side(&row.black)) }
            @if why { td .why { (because(t, &row.because)) } }
        }
        @if !row.seats.is_empty() && reader.how != How::Embedded {
            tr .seats { td colspan=(6 + usize::from(why)) { (seats(t, row)) } }
        }
    }
}

fn result(t: Text, row: &BoardRow) -> Markup {
    html! {
        span data-text { (row.result_text()) }
        @if row.suspended { " " small { (t.tables_suspended()) } }
        @if let Some(table) = &row.table { " " a href={ "/table/" (table) } { (t.lobby_watch()) } }
    }
}

/// The boards of a match between teams.
pub(super) fn seats(t: Text, row: &BoardRow) -> Markup {
    html! {
        table .seats {
            caption .unseen { (row.white.who.name) " – " (row.black.who.name) }
            thead .unseen { tr {
                th scope="col" { (t.tables_board()) }
                th scope="col" { (row.white.who.name) }
                th scope="col" { (t.tables_result()) }
                th scope="col" { (row.black.who.name) }
            } }
            tbody { @for seat in &row.seats {
                @let (one, other) = if seat.colour == "white" { (t.tables_white_letter(), t.tables_black_letter()) } else { (t.tables_black_letter(), t.tables_white_letter()) };
                tr {
                    td .number { (seat.board) }
                    td { (seat.one.as_deref().unwrap_or("—")) " " small .faint { (one) } }
                    td .result { (seat.result.as_deref().unwrap_or_default()) }
                    td { (seat.other.as_deref().unwrap_or("—")) " " small .faint { (other) } }
                }
            } }
        }
    }
}

fn because(t: Text, causes: &[Cause]) -> Markup {
    html! {
        @if !causes.is_empty() {
            details {
                summary { (t.tables_why_short()) }
                ul { @for cause in causes { li { (t.said(&cause.what)) " " (rules::cite_name(t, cause.by)) } } }
            }
        }
    }
}

/// Those who do not play.
pub(super) fn free(reader: &Reader<'_>, pairings: &Pairings) -> Markup {
    let t = reader.t;
    html! {
        @if !pairings.free.is_empty() {
            ul .free { @for free in &pairings.free {
                li { (Named(reader, &free.who)) ": " (t.named("tables-free", why(free.why)).unwrap_or_default()) }
            } }
        }
    }
}

/// The first moves that were drawn.
pub(super) fn ballots(t: Text, pairings: &Pairings) -> Markup {
    html! {
        @if !pairings.ballots.is_empty() {
            h3 { (t.desk_ballots()) }
            ul .ballots { @for line in &pairings.ballots { li { (line) } } }
        }
    }
}

const fn why(why: venue::view::Why) -> &'static str {
    use venue::view::Why;
    match why {
        Why::Bye => "bye",
        Why::Free => "free",
        Why::GoesOn => "goes-on",
        Why::Absent => "absent",
    }
}

/// What else is to be said about the pairs.
fn about(t: Text, pairings: &Pairings) -> Markup {
    html! {
        @if pairings.by_hand { p { (t.tables_by_hand()) } }
        @if !pairings.because.is_empty() {
            ul .about { @for cause in &pairings.because { li { (t.said(&cause.what)) " " (rules::cite_name(t, cause.by)) } } }
        }
        @if let Some(seed) = &pairings.seed { p .faint { (t.tables_seed(seed)) } }
    }
}

/// Everybody by name.
fn names(reader: &Reader<'_>, pairings: &Pairings) -> Markup {
    let t = reader.t;
    let line = |row: &NameRow| {
        html! {
            tr {
                th scope="row" { (Named(reader, &row.who)) }
                td .number { @if let Some(board) = row.board { (board) } }
                td { @if let Some(colour) = row.colour { (t.named("colour", colour).unwrap_or(colour)) } }
                td {
                    @if let Some(opponent) = &row.opponent { (Named(reader, opponent)) }
                    @if let Some(free) = row.why { (t.named("tables-free", why(free)).unwrap_or_default()) }
                }
                td .result { (row.result.as_deref().unwrap_or_default()) }
            }
        }
    };
    html! {
        table .sheet {
            caption { (title(t, pairings)) ", " (t.tables_by_name()) }
            thead { tr {
                (head(t.tables_name(), Order::Letters))
                (short_head(t.tables_board_short(), t.tables_board(), Order::Number))
                (head(t.tables_colour(), Order::Letters))
                (head(t.tables_opponent(), Order::Letters))
                (head(t.tables_result(), Order::None))
            } }
            tbody { @for row in by_name(pairings) { (line(&row)) } }
        }
    }
}
