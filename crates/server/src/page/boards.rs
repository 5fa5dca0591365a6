//! The boards of an online event: one's own first, the others to watch.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use competition::round::{Competitor, Pair};
use maud::html;

use super::layout::Page;
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::office::Trouble;
use venue::Seat;

/// Shows the boards of the last round that is known.
pub(crate) async fn get(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    let t = caller.language.text();
    let venue = match app.office.venue(&id).await {
        Ok(desk) => desk.seen_by(&caller.guest).now(),
        Err(Trouble::NoVenue) => return super::missing::page(&caller),
        Err(trouble) => return Error::from(trouble).into_response(),
    };
    let event = venue.seen_by(&caller.guest);
    let round = event.stage().rounds().last().map_or(0, |last| last.round);
    let seats = venue.seats_of(&caller.guest);
    let name = |person| event.name_of(Competitor::Person(person));
    let is_his =
        |pair: &&Pair| [pair.white, pair.black].iter().any(|one| seats.contains(&Seat::Person(*one)));
    let pairs = event.pairs(round);
    let own = pairs.iter().find(is_his).filter(|pair| !pair.known);
    let own_table = own.and_then(|pair| venue.table_of(round, pair.board));
    let content = html! {
        link rel="stylesheet" href=(crate::asset::address("event/console.css"));
        h1 { (t.console_live()) }
        p { a href={ "/events/" (id) } { (venue.opened().draft.name) } " · " (t.console_round(round)) }
        @if let Some(pair) = own {
            p .lead {
                @match own_table {
                    Some(table) => a .main href={ "/table/" (table) } { (t.console_your_board(pair.board)) },
                    None => (t.console_board_waits(pair.board)),
                }
            }
        }
        @if pairs.is_empty() { p .faint { (t.console_no_boards()) } }
        ol .boards data-live=(id) {
            @for pair in &pairs {
                li .card {
                    p { strong { (t.console_board(pair.board)) } }
                    p { (name(pair.white)) " – " (name(pair.black)) }
                    @if let Some(outcome) = pair.outcome {
                        @let word = serde_json::to_value(outcome).ok();
                        @let word = word.as_ref().and_then(|word| word.as_str()).unwrap_or("");
                        p { (t.named("board-outcome", word).unwrap_or(word)) }
                    }
                    @if let Some(table) = venue.table_of(round, pair.board) {
                        p { a href={ "/table/" (table) } { (t.console_watch()) } }
                    }
                }
            }
        }
    };
    Page { title: t.console_live(), scripts: &["event/boards.js"], content }.show(&caller).into_response()
}
