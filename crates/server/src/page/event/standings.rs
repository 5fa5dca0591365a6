//! Standings: every place, and why it is above the next.

use maud::{Markup, html};

use super::sheet::{
    Criteria, Named, Order, above, criterion, criterion_short, group_name, head, legend, minor_head, parts,
    rank, scrolls, short_head, values,
};
use super::{How, Reader};
use venue::view::{Columns, PlaceRow, Places, Sort, Standings};

/// The standings.
pub(super) fn content(reader: &Reader<'_>, standings: &Standings) -> Markup {
    let t = reader.t;
    html! {
        h2 #standings { (t.tables_standings()) }
        (parts(reader, "standings", standings.part.part))
        p .faint data-after { (after(reader, standings)) }
        @for (at, table) in standings.tables.iter().enumerate() {
            (places(reader, standings, at, table))
        }
        (legend(t, standings))
    }
}

/// After which round, and how many games are open.
pub(super) fn after(reader: &Reader<'_>, standings: &Standings) -> String {
    let t = reader.t;
    match (standings.round, standings.over, standings.open) {
        (0, ..) => t.tables_before_first().to_owned(),
        (_, true, _) if standings.last => t.tables_final().to_owned(),
        (_, true, _) => t.tables_stage_final().to_owned(),
        (round, false, 0) => t.tables_after_round(round),
        (round, false, open) => t.tables_during_round(open, round),
    }
}

/// One table of places.
pub(super) fn places(reader: &Reader<'_>, standings: &Standings, at: usize, table: &Places) -> Markup {
    let t = reader.t;
    html! {
        damka-sheet { (scrolls(&caption(reader, standings, table), &sheet(reader, standings, at, table))) }
        @if !table.out.is_empty() {
            p .faint {
                (t.tables_out()) " "
                @for (at, who) in table.out.iter().enumerate() { @if at > 0 { ", " } (Named(reader, who)) }
            }
        }
    }
}

/// The table itself.
pub(super) fn sheet(reader: &Reader<'_>, standings: &Standings, at: usize, table: &Places) -> Markup {
    let (columns, criteria) = (Columns::of(table), Criteria::of(reader.t, standings));
    let idle = idle(standings, table);
    html! {
        table .sheet data-sheet=(standings.sheet(at)) {
            caption { (caption(reader, standings, table)) }
            thead { tr { (heads(reader, standings, columns, &idle)) } }
            tbody { @for row in &table.rows { (line(reader, columns, (&criteria, &idle), row)) } }
        }
    }
}

/// Which criteria nobody was asked for so far: their columns wait out of sight until one has something to say.
fn idle(standings: &Standings, table: &Places) -> Vec<bool> {
    let asked =
        |at: usize| table.rows.iter().any(|row| row.values.get(at).is_some_and(|own| !own.is_empty()));
    (0..standings.criteria.len()).map(|at| !asked(at)).collect()
}

fn caption(reader: &Reader<'_>, standings: &Standings, table: &Places) -> String {
    match (table.ages, standings.sort) {
        (Some(group), _) => group_name(reader.t, group),
        (None, Sort::Teams) => reader.t.tables_standings_teams().to_owned(),
        (None, Sort::Players) => reader.t.tables_standings_players().to_owned(),
    }
}

fn heads(reader: &Reader<'_>, standings: &Standings, columns: Columns, idle: &[bool]) -> Markup {
    let t = reader.t;
    html! {
        (head(t.tables_place(), Order::Number))
        (short_head(t.tables_no_short(), t.tables_no(), Order::Number))
        (head(t.tables_name(), Order::Letters))
        @if columns.rank { (minor_head(t.tables_rank(), Order::None)) }
        @if columns.of { (minor_head(t.tables_of(), Order::Letters)) }
        @if columns.rating { (minor_head(t.tables_rating(), Order::Number)) }
        (short_head(t.tables_points_short(), t.tables_points(), Order::Number))
        @for (each, idle) in standings.criteria.iter().zip(idle) {
            th scope="col" .number .idle[*idle] data-order="number" { abbr title=(criterion(t, each.name)) { (criterion_short(t, each.name)) } }
        }
        @if reader.how == How::Page { (head(t.tables_why(), Order::None)) }
    }
}

fn line(
    reader: &Reader<'_>,
    columns: Columns,
    (criteria, idle): (&Criteria, &[bool]),
    row: &PlaceRow,
) -> Markup {
    html! {
        tr data-row=(row.who.no) {
            td .number { (row.place) }
            td .number { (row.who.no) }
            th scope="row" { (Named(reader, &row.who)) }
            @if columns.rank { td .minor { (rank(reader.t, &row.who)) } }
            @if columns.of { td .minor { (row.who.of) } }
            @if columns.rating { td .minor.number { @if let Some(rating) = row.who.rating { (rating) } } }
            td .number.points { (row.points) }
            @for (series, idle) in row.values.iter().zip(idle) { td .number .idle[*idle] { (values(series)) } }
            @if reader.how == How::Page { (above(criteria, row)) }
        }
    }
}
