//! Crosstables: everybody against everybody, or round by round.

use maud::{Markup, html};

use super::Reader;
use super::sheet::{Named, Order, head, parts, scrolls, short, short_head, spoken};
use venue::view::{CrossRow, Crosstable, Form, Sort};

/// Players up to whom every game is told in words too.
const TOLD_MAX: usize = 200;

/// The crosstable.
pub(super) fn content(reader: &Reader<'_>, table: &Crosstable) -> Markup {
    let t = reader.t;
    html! {
        h2 #crosstable { (t.tables_crosstable()) }
        (parts(reader, "crosstable", table.part.part))
        @if table.rows.is_empty() { p { (t.tables_before_first()) } } @else {
            damka-sheet { (scrolls(t.tables_crosstable(), &sheet(reader, table))) }
            p .faint { @match table.form {
                Form::Rounds => (t.tables_cross_rounds_help()),
                Form::Opponents => (t.tables_cross_opponents_help()),
            } }
        }
    }
}

/// The table itself.
pub(super) fn sheet(reader: &Reader<'_>, table: &Crosstable) -> Markup {
    let t = reader.t;
    let names = names(table);
    let order = if table.form == Form::Rounds { Order::Number } else { Order::None };
    html! {
        table .sheet.cross data-sheet=(table.sheet()) {
            caption { @match table.sort {
                Sort::Players => (t.tables_crosstable_players()),
                Sort::Teams => (t.tables_crosstable_teams()),
            } }
            thead { tr {
                @if table.form == Form::Rounds { (head(t.tables_place(), order)) }
                (short_head(t.tables_no_short(), t.tables_no(), Order::Number))
                (head(t.tables_name(), Order::Letters))
                @for column in 1..=table.columns {
                    @match table.form {
                        Form::Rounds => (short_head(&column.to_string(), &t.tables_round(column), Order::None)),
                        Form::Opponents => (short_head(&column.to_string(), names.get(usize::from(column)).copied().unwrap_or_default(), Order::None)),
                    }
                }
                (short_head(t.tables_points_short(), t.tables_points(), Order::Number))
                @if table.form == Form::Opponents { (head(t.tables_place(), Order::Number)) }
            } }
            tbody { @for row in &table.rows { (line(reader, table, row, &names)) } }
        }
    }
}

/// The names by number.
fn names(table: &Crosstable) -> Vec<&str> {
    let most = table.rows.iter().map(|row| row.who.no).max().unwrap_or(0);
    let mut names = vec![""; usize::from(most) + 1];
    for row in &table.rows {
        if let Some(name) = names.get_mut(usize::from(row.who.no)) {
            *name = &row.who.name;
        }
    }
    names
}

fn line(reader: &Reader<'_>, table: &Crosstable, row: &CrossRow, names: &[&str]) -> Markup {
    let t = reader.t;
    // Pointing at a game tells it in words; in a table of thousands that would be most of the page.
    let told = table.rows.len() <= TOLD_MAX;
    let place = row.place.as_deref().unwrap_or_default();
    let name = |no: Option<u16>| no.and_then(|no| names.get(usize::from(no)).copied()).unwrap_or_default();
    html! {
        tr data-row=(row.who.no) {
            @if table.form == Form::Rounds { td .number { (place) } }
            td .number { (row.who.no) }
            th scope="row" { (Named(reader, &row.who)) }
            @for (column, cell) in (1..).zip(&row.cells) {
                @match (table.form, cell.as_slice()) {
                    (Form::Opponents, _) if column == row.who.no => td .self { span aria-hidden="true" { "■" } span .unseen { (t.tables_self()) } },
                    (Form::Rounds, [game]) => td .game data-colour=[game.colour] title=[told.then(|| spoken(t, game, name(game.opponent)))] { (short(t, game)) },
                    (_, games) => td .game {
                        @for (at, game) in games.iter().enumerate() {
                            @if at > 0 { " " }
                            span title=(spoken(t, game, name(game.opponent))) { (game.result.as_deref().unwrap_or("·")) }
                        }
                    },
                }
            }
            td .number.points { (row.points) }
            @if table.form == Form::Opponents { td .number { (place) } }
        }
    }
}
