//! All games of an event in one file: PDN for draughts, a collection in SGF for renju.
//!
//! They are those played at tables of this house, once they are over, and those whose moves were entered from the score sheets.

use axum::extract::{Path, State};
use axum::response::IntoResponse;
use competition::panel::Record;
use competition::round::{Competitor, Outcome, Stage};
use competition::{Competition, PersonId};
use draughts::Colour;
use hall::table::{Table, Written, index};
use notation::game::{Game, LineId};
use notation::pdn::Score;
use notation::renju as stones;
use rulebook::Kind;

use super::export::file;
use crate::api::error::Error;
use crate::api::files::shown;
use crate::app::App;
use crate::caller::Caller;
use venue::{self, Venue};

/// The games of draughts.
pub(crate) async fn pdn(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    collection(&app, &caller, &id, Written::PDN).await
}

/// The games of renju.
pub(crate) async fn sgf(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    collection(&app, &caller, &id, Written::SGF).await
}

async fn collection(
    app: &App,
    caller: &Caller,
    id: &str,
    (ending, kind): (&'static str, &'static str),
) -> Result<impl IntoResponse + use<>, Error> {
    let venue = app.office.venue(id).await?.seen_by(&caller.guest).now();
    let mut text = String::new();
    for paper in
        games(app, caller, &venue).await.iter().map(Written::paper).filter(|paper| paper.ending == ending)
    {
        text.push_str(&paper.text);
        text.push('\n');
    }
    Ok(file(id, ending, kind, text))
}

async fn games(app: &App, caller: &Caller, venue: &Venue) -> Vec<Written> {
    let mut games = Vec::new();
    for game in venue.games() {
        let Ok(table) = shown(app, caller, &game.table).await else { continue };
        // What is still played is followed at the board.
        for number in (1..).take_while(|_| table.is_over()) {
            let Some(written) = table.written(number) else { break };
            games.push(headed(written, &table, number, venue, game));
        }
    }
    let event = venue.shown();
    for stage in event.stages() {
        let elsewhere = |record: &&Record| {
            !std::ptr::eq(stage, event.stage()) || venue.table_of(record.round, record.board).is_none()
        };
        let records = stage.records().iter().filter(elsewhere);
        games.extend(records.filter_map(|record| entered(event, stage, record)));
    }
    games
}

/// A game of a table under the names of the event; one that nobody played to its end with what was decided about it.
fn headed(mut written: Written, table: &Table, number: usize, venue: &Venue, game: &venue::Game) -> Written {
    let event = venue.shown();
    let stage = event.earlier().get(game.stage).unwrap_or_else(|| event.stage());
    written.set_tag("Event", &venue.opened().draft.name);
    written.set_tag("Round", &format!("{}.{}", game.round, game.board));
    let Some((booking, white)) = table.booking().zip(table.seat_with(Colour::White, number)) else {
        return written;
    };
    for (key, seat) in [("White", white), ("Black", white.other())] {
        written.set_tag(key, &name(event, booking.people[index(seat)]));
    }
    let decided = outcome(event, stage, (game.round, game.board), number);
    if let Some(decided) = decided.filter(|_| written.is_open()) {
        // Who has White by the pairing has Black in the second game of a micromatch, and where colours were changed.
        let score = score(decided);
        written.set_score(if white == booking.white { score } else { swapped(score) });
    }
    written
}

/// What was decided about a game of a pair, who has White by the pairing first.
fn outcome(event: &Competition, stage: &Stage, (round, board): (u16, u16), number: usize) -> Option<Outcome> {
    let pair = event.pairs_of(stage, round).into_iter().find(|pair| pair.board == board)?;
    let no = pair.no();
    let boards = stage.round(round).map(|round| &*round.boards).unwrap_or_default();
    let games =
        boards.iter().find(|board| Some(board.white) == no).map(|board| &*board.games).unwrap_or_default();
    if games.is_empty() { pair.outcome } else { games.get(number.checked_sub(1)?).copied() }
}

/// A result as records write it: without play is won or lost all the same.
const fn score(outcome: Outcome) -> Score {
    match outcome {
        Outcome::White | Outcome::WhitePlus => Score::White,
        Outcome::Black | Outcome::BlackPlus => Score::Black,
        Outcome::Draw => Score::Draw,
        Outcome::NeitherCame | Outcome::BothLost => Score::BothLost,
    }
}

/// The same for those who have changed colours.
const fn swapped(score: Score) -> Score {
    match score {
        Score::White => Score::Black,
        Score::Black => Score::White,
        Score::Draw | Score::BothLost | Score::Open => score,
    }
}

/// A game whose moves were entered from the score sheet.
fn entered(event: &Competition, stage: &Stage, record: &Record) -> Option<Written> {
    let mut written = match event.regulation().discipline.kind {
        Kind::Draughts(variant) => {
            let start = record.start(event.regulation(), variant);
            let mut game = Game::new(start);
            for played in record.played(start).ok()? {
                game.play(LineId::MAIN, played)?;
            }
            Written::Draughts(Box::new(game))
        }
        Kind::Renju => {
            let mut game = stones::Game::of_moves(&record.stones().ok()?);
            game.set_tag("Rule", event.regulation().edition.name());
            Written::Renju(Box::new(game))
        }
    };
    written.set_tag("Event", &event.regulation().name);
    written.set_tag("Round", &format!("{}.{}", record.round, record.board));
    let planned = || stage.hours().starts_at(record.round);
    if let Some(began) = stage.hours().began_at(record.round).or_else(planned) {
        written.set_tag("Date", &hall::time::date(began));
    }
    let pair = event.pairs_of(stage, record.round).into_iter().find(|pair| pair.board == record.board);
    let named = |who: Option<PersonId>| who.map_or_else(|| "?".to_owned(), |who| name(event, who));
    // Who has White by the pairing has Black in every second game of a micromatch.
    let turned = record.game % 2 == 0;
    let (white, black) = if turned { ("Black", "White") } else { ("White", "Black") };
    written.set_tag(white, &named(pair.as_ref().map(|pair| pair.white)));
    written.set_tag(black, &named(pair.as_ref().map(|pair| pair.black)));
    let decided = outcome(event, stage, (record.round, record.board), record.game.into());
    let score = decided.map_or(Score::Open, score);
    written.set_score(if turned { swapped(score) } else { score });
    Some(written)
}

fn name(event: &Competition, who: PersonId) -> String {
    event.name_of(Competitor::Person(who))
}
