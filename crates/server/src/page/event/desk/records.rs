//! The moves of played games, as they are entered from the score sheets.

use competition::panel::Record;
use competition::round::{Competitor, Pair, Round};
use maud::{Markup, html};
use rulebook::{Cell, Kind};
use serde_json::json;

use super::Desk;
use venue::view::ballot_cell;

/// What is recorded of a round, and the form for a game more.
pub(super) fn content(desk: &Desk<'_>, round: &Round) -> Markup {
    let t = desk.t;
    let records = desk.event.stage().records().iter().filter(|record| record.round == round.round);
    let game = desk.event.regulation().game.as_ref();
    let games = game.map_or(1, |game| game.games.saturating_mul(game.additional.saturating_add(1)));
    let help = match desk.event.regulation().discipline.kind {
        Kind::Draughts(_) => t.records_help(),
        Kind::Renju => t.records_help_renju(),
    };
    let pairs = desk.event.pairs(round.round);
    let kept = |record: &Record| {
        let game = (games > 1).then(|| t.game_of(games, record.game));
        html! { (t.desk_board_no(record.board)) " · " @if let Some(game) = game { (game) " · " } (record.moves.join(" ")) }
    };
    html! {
        details .card {
            summary { h2 { (t.records_title()) } }
            ul .lines { @for record in records { li { (kept(record)) } } }
            form .desk-form data-command=(json!({ "panel": { "record": {} } })) data-clear="" {
                label {
                    span { (t.records_game()) }
                    // The whole place of the game at once: what the moves are added to.
                    select name="panel.record" data-type="json" required {
                        @for pair in &pairs { @for number in 1..=games { (choice(desk, round.round, pair, (number, games))) } }
                    }
                }
                (cells(desk, round.round))
                label {
                    span { (t.records_moves()) }
                    textarea name="panel.record.moves" data-type="moves" rows="4" required spellcheck="false" aria-describedby="moves-help" {}
                    small #moves-help .faint { (help) }
                }
                div .buttons { button type="submit" { (t.records_add()) } }
            }
        }
    }
}

/// A game that can be chosen: who has White in it, the game of the micromatch, and what was drawn for it.
fn choice(desk: &Desk<'_>, round: u16, pair: &Pair, (number, games): (u8, u8)) -> Markup {
    let name = |who| desk.event.name_of(Competitor::Person(who));
    let (white, black) = if number % 2 == 0 { (pair.black, pair.white) } else { (pair.white, pair.black) };
    let cell = ballot_cell(desk.event, round, pair.meeting);
    let table = desk.event.regulation().game.as_ref().and_then(|game| game.ballot);
    let drawn = table.zip(cell).and_then(|(table, cell)| Some((table.place(cell), table.entry(cell)?.text)));
    let mut place = json!({ "round": round, "board": pair.board, "game": number });
    if let Some(cell) = cell {
        place["ballot"] = cell.into();
    }
    html! {
        option value=(place) {
            (desk.t.desk_board_no(pair.board)) @if games > 1 { " · " (desk.t.game_of(games, number)) }
            " · " (name(white)) " – " (name(black))
            @if let Some((place, text)) = drawn { " · " (place) " " (text) }
        }
    }
}

/// The cells of the table, where they were drawn in the hall and not by the program.
fn cells(desk: &Desk<'_>, round: u16) -> Markup {
    let table = desk.event.regulation().game.as_ref().and_then(|game| game.ballot);
    let Some(table) = table.filter(|_| ballot_cell(desk.event, round, 1).is_none()) else { return html! {} };
    html! {
        label {
            span { (desk.t.records_cell()) " " (desk.cite(table.article())) }
            select name="panel.record.ballot" data-type="number" {
                option value="" { (desk.t.records_usual()) }
                @for cell in table.entries().filter(|cell| matches!(cell.cell, Cell::Moves | Cell::Transfer)) {
                    option value=(cell.number) { (table.place(cell.number)) " " (cell.text) }
                }
            }
        }
    }
}
