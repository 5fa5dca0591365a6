//! The moves of played games, as they are entered from the score sheets.

use competition::round::Round;
use maud::{Markup, html};
use rulebook::Kind;
use serde_json::json;

use super::Desk;

/// What is recorded of a round, and the form for a game more.
pub(super) fn content(desk: &Desk<'_>, round: &Round) -> Markup {
    let t = desk.t;
    let records = desk.event.stage().records().iter().filter(|record| record.round == round.round);
    let help = match desk.event.regulation().discipline.kind {
        Kind::Draughts(_) => t.records_help(),
        Kind::Renju => t.records_help_renju(),
    };
    html! {
        details .card {
            summary { h2 { (t.records_title()) } }
            ul .lines { @for record in records { li { (t.desk_board_no(record.board)) " · " (record.moves.join(" ")) } } }
            form .desk-form data-command=(json!({ "panel": { "record": { "round": round.round } } })) data-clear="" {
                label { span { (t.desk_board()) } input name="panel.record.board" type="number" min="1" max=(round.boards.len()) required; }
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
