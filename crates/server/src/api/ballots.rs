//! Lots that are drawn by the program: the first moves of a round, and what binds the drawing of numbers.

use axum::extract::{Path, State};
use competition::Competition;
use competition::round::{Digest, digest};
use hall::table::No;
use hall::token;
use rulebook::BallotTable;
use serde::{Deserialize, Serialize};

use super::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use venue::Command;
use venue::view::{ballot_head, ballots};

/// A round whose first moves are to be drawn.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Asked {
    round: u16,
}

/// What was done.
#[derive(Serialize)]
pub(crate) struct Done {
    version: u64,
}

/// A seed and words to be bound.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Secret {
    seed: u64,
    words: String,
}

/// What binds them.
#[derive(Serialize)]
pub(crate) struct Bound {
    digest: Digest,
}

/// Says what binds a seed. Nothing is kept.
pub(crate) async fn bind(secret: Result<Json<Secret>, Error>) -> Result<Json<Bound>, Error> {
    let Json(Secret { seed, words }) = secret?;
    Ok(Json(Bound { digest: digest(seed, &words) }))
}

/// Draws the first moves of every board of a round, once, and keeps them in the journal of the event.
pub(crate) async fn draw(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    asked: Result<Json<Asked>, Error>,
) -> Result<Json<Done>, Error> {
    let desk = app.office.venue(&id).await?;
    let Json(Asked { round }) = asked?;
    let venue = desk.now();
    let note = note(venue.competition(), round, token::number(1 << 53))?;
    let seen = Some(venue.version());
    drop(venue);
    let version = app.office.command(&desk, &caller.guest, &[Command::Conduct(note)], seen).await?;
    Ok(Json(Done { version }))
}

/// The note that keeps the first moves of a round.
fn note(event: &Competition, round: u16, seed: u64) -> Result<competition::Command, No> {
    let game = event.regulation().game.as_ref();
    let law = game.and_then(|game| rulebook::law(game.edition, game.discipline.kind));
    let ballot = law.and_then(|law| law.start.ballot);
    let (Some(table), Some(ballot)) = (game.and_then(|game| game.ballot), ballot) else {
        return Err(No::new("no-ballot", "no first moves are drawn at this event"));
    };
    let Some(paired) = event.stage().round(round) else {
        return Err(No::new("absent", "this round is not paired").instead("after the round is paired"));
    };
    if !ballots(event, round).is_empty() {
        return Err(
            No::new("drawn", "the first moves of this round were drawn").instead("undo it, with a reason")
        );
    }
    let boards = (1_u64..).zip(&paired.boards);
    let lines: Vec<String> = boards.map(|(board, _)| line(table, board, seed)).collect();
    let head = ballot_head(round);
    let text = format!("{head}{}; seed {seed}", lines.join("; "));
    Ok(competition::Command::Note { article: ballot.table, text })
}

/// What was drawn for a board: its number, the cell of the table, and what the cell says.
fn line(table: BallotTable, board: u64, seed: u64) -> String {
    let draw = table.draw(seed.wrapping_add(board));
    format!("{board}: {} {}", table.place(draw.number), draw.entry().text)
}

#[cfg(test)]
mod tests {
    use super::{BallotTable, line};

    #[test]
    fn the_first_moves_of_a_board_can_be_drawn_again() {
        let table = BallotTable::Draughts64Short;
        assert_eq!(line(table, 3, 2024), line(table, 3, 2024));
        let all: std::collections::BTreeSet<String> = (1..=20).map(|seed| line(table, 1, seed)).collect();
        assert!(all.len() > 10, "{all:?}");
    }
}
