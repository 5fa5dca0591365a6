//! The pairs of a round as the desk shows them: boards, results, and why each pair was made.

use competition::No;
use competition::round::{Because, Board, Outcome, Round};
use maud::{Markup, html};

use super::Desk;

/// The pairs of a round, each with its reasons.
pub(super) fn table(desk: &Desk<'_>, round: &Round) -> Markup {
    let t = desk.t;
    let alone = round.bye.iter().chain(&round.free);
    html! {
        div .scroll { table .wide .pairs {
            caption .unseen { (t.desk_round_no(round.round)) }
            thead { tr {
                th scope="col" { (t.desk_board()) } th scope="col" { (t.colour_white()) } th scope="col" { (t.desk_result()) }
                th scope="col" { (t.colour_black()) } th scope="col" { (t.desk_why()) }
            } }
            tbody {
                @for (at, board) in (1_u16..).zip(&round.boards) {
                    tr {
                        td { (at) } th scope="row" { (desk.who(board.white)) } td .result { (result(desk, board)) }
                        td { (desk.who(board.black)) } td { (reasons(desk, &board.because)) }
                    }
                }
            }
        } }
        @for no in alone { p { (t.desk_free(desk.who(*no))) } }
        @for no in &round.on { p { (t.desk_goes_on(desk.who(*no))) } }
        @if !round.absent.is_empty() { p { (t.desk_absent_are(names(desk, &round.absent))) } }
        @if let Some(reason) = &round.by_hand { p .notice { (t.desk_by_hand(reason)) } }
        (reasons(desk, &round.because))
    }
}

/// The result of a board as it is written.
pub(super) fn result(desk: &Desk<'_>, board: &Board) -> String {
    let scale = desk.event.regulation().scale;
    match board.outcome {
        Some(outcome) if board.games.is_empty() => outcome.text(scale),
        Some(outcome) => {
            let games: Vec<String> = board.games.iter().map(|game| game.text(scale)).collect();
            format!("{} ({})", outcome.text(scale), games.join(", "))
        }
        None if board.suspended => "…".to_owned(),
        // Single games that were decided, by their numbers: the others are still to come.
        None if !board.decided.is_empty() => {
            let game = |(game, outcome): (&u8, &Outcome)| format!("{game}: {}", outcome.text(scale));
            board.decided.iter().map(game).collect::<Vec<_>>().join(", ")
        }
        None => String::new(),
    }
}

fn reasons(desk: &Desk<'_>, because: &[Because]) -> Markup {
    html! {
        @if !because.is_empty() {
            details .why {
                summary { (desk.t.desk_why()) }
                ul { @for each in because { li { (desk.t.said(&each.what)) " " (desk.cite(each.by)) } } }
            }
        }
    }
}

fn names(desk: &Desk<'_>, numbers: &[No]) -> String {
    numbers.iter().map(|no| desk.who(*no)).collect::<Vec<_>>().join(", ")
}
