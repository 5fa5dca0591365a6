//! Score sheets: what is written on them, and their signing after the game.

use article::Article;
use clock::{Millis, Moment};
use notation::moves::{self, Gaps, MoveError, Reading};
use notation::renju::Dialect;
use rulebook::law::Writing;

use super::{Fact, is_kept};
use crate::decide::{a_player, official};
use crate::outcome::Score;
use crate::{Actor, Board, Event, Game, Outcome, Played, Refusal};

/// What a player writes under his record after the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sheet {
    /// The time he used.
    pub used: Option<Millis>,
    /// The result.
    pub result: Option<Score>,
}

/// The state of the score sheets after the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheets {
    /// None are kept.
    NotKept,
    /// A signature, a time or a result is missing.
    Incomplete,
    /// The records differ at this half-move, counted from 0.
    Differ(u16),
    /// Both are complete and signed.
    Complete,
    /// The arbiter has accepted them.
    Accepted,
}

/// Whether a result is confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// The game is not over.
    NotOver,
    /// Not yet, by this article if the edition has one.
    Unconfirmed(Option<Article>),
    /// It is.
    Confirmed,
}

impl Game {
    /// The state of the score sheets.
    #[must_use]
    pub fn sheets(&self) -> Sheets {
        let state = &self.record;
        let signed =
            |sheet: &Option<Sheet>| sheet.is_some_and(|sheet| sheet.used.is_some() && sheet.result.is_some());
        if !is_kept(self) {
            Sheets::NotKept
        } else if state.handed_in {
            Sheets::Accepted
        } else if let Some(ply) = state.differs {
            Sheets::Differ(ply)
        } else if state.sheets.0.iter().all(signed) {
            Sheets::Complete
        } else {
            Sheets::Incomplete
        }
    }

    /// Whether the result is confirmed: by the sheets, by word of both, or by the program itself.
    #[must_use]
    pub fn confirmation(&self) -> Confirmation {
        if self.outcome().is_none() {
            return Confirmation::NotOver;
        }
        let law = &self.law.record;
        let asked = if is_kept(self) { law.confirmed.or(law.signed) } else { law.confirmed };
        let done = match self.sheets() {
            Sheets::Accepted => true,
            Sheets::NotKept => self.is_remote() || self.record.reported.0 == [true; 2],
            _ => false,
        };
        if done || asked.is_none() { Confirmation::Confirmed } else { Confirmation::Unconfirmed(asked) }
    }
}

/// A player writes a half-move.
pub(super) fn write(
    game: &Game,
    by: Actor,
    ply: u16,
    text: &str,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    let player = a_player(by, game.law)?;
    let law = &game.law.record;
    if !is_kept(game) {
        let by = game.law.remote.kept_by_program.filter(|_| game.is_remote()).unwrap_or(law.duty);
        return Err(Refusal::new(
            by,
            "the players keep no record in this game",
            "the program or nobody records",
        ));
    }
    let index = usize::from(ply);
    if index >= game.plies.len() {
        if law.writing.value == Writing::After {
            return Err(Refusal::new(
                law.writing.by,
                "a move is written after it is made",
                "make the move first",
            ));
        }
        if index > game.plies.len() || game.turn() != player {
            return Err(Refusal::new(
                law.duty,
                "only one's own next move is written ahead",
                "one move at a time",
            ));
        }
    }
    let made = game.plies.get(index).map(|made| made.played);
    let fact = match (read(game, index, text)?, made) {
        (Some(written), Some(made)) if written != made => Fact::Gap { player, ply },
        (Some(_), _) => Fact::Wrote { player, ply },
        (None, _) => Fact::Gap { player, ply },
    };
    Ok(vec![crate::Fact::Record(fact).at(now)])
}

/// What a text means for a half-move; nothing if it is a dash that cannot be expanded.
fn read(game: &Game, index: usize, text: &str) -> Result<Option<Played>, Refusal> {
    let law = &game.law.record;
    if let Board::Renju(_) = &game.board {
        let stone = match text.trim() {
            "-" => renju::Move::Pass,
            name => renju::Move::Stone(
                Dialect::Rulebook
                    .read(name)
                    .map_err(|error| Refusal::new(law.duty, "this is no move", format!("{error}")))?,
            ),
        };
        return Ok(Some(Played::Stone(stone)));
    }
    let Some(before) = game.positions.get(index) else {
        return Err(Refusal::new(law.duty, "no such move was made", "moves that were made"));
    };
    let gaps = if law.dash.is_some() { Gaps::ForcedCapture } else { Gaps::Refused };
    let reading = Reading { gaps, ..Reading::RECORD };
    match moves::read_any_as(before, text, reading) {
        Ok(played) => Ok(Some(Played::Move(played))),
        Err(MoveError::Gap) => Ok(None),
        Err(error) => Err(Refusal::new(law.duty, "the move is not clear", format!("{error}"))),
    }
}

/// After the game the records are found to differ.
pub(super) fn differ(game: &Game, by: Actor, ply: u16, now: Moment) -> Result<Vec<Event>, Refusal> {
    over(game)?;
    if usize::from(ply) >= game.plies.len() || by == Actor::Spectator {
        return Err(Refusal::new(article(game), "no such move was made", "name a move that was made"));
    }
    Ok(vec![crate::Fact::Record(Fact::Differed(ply)).at(now)])
}

/// A difference is settled.
pub(super) fn settle(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    if game.record.differs.is_none() {
        return Err(Refusal::new(article(game), "the records do not differ", "hand in the sheets"));
    }
    Ok(vec![crate::Fact::Record(Fact::Settled).at(now)])
}

/// A player signs.
pub(super) fn sign(game: &Game, by: Actor, sheet: Sheet, now: Moment) -> Result<Vec<Event>, Refusal> {
    let player = a_player(by, game.law)?;
    let outcome = over(game)?;
    if sheet.result.is_some_and(|result| result != outcome.result) {
        return Err(Refusal::new(
            article(game),
            "the result is another",
            format!("the game ended {outcome}"),
        ));
    }
    if game.record.handed_in {
        return Err(Refusal::new(article(game), "the sheets are handed in", "the result stands"));
    }
    Ok(vec![crate::Fact::Record(Fact::Signed { player, sheet }).at(now)])
}

/// The arbiter takes the sheets.
pub(super) fn hand_in(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    over(game)?;
    let refuse = |why, instead: String| Err(Refusal::new(article(game), why, instead));
    match game.sheets() {
        Sheets::Complete => Ok(vec![crate::Fact::Record(Fact::HandedIn).at(now)]),
        Sheets::Differ(ply) => {
            refuse("the records differ", format!("settle move {}", move_number(game, ply)))
        }
        Sheets::Incomplete => {
            refuse("a sheet is incomplete", "both signed, with the time used and the result".to_owned())
        }
        Sheets::NotKept => refuse("no sheets are kept", "both players report the result".to_owned()),
        Sheets::Accepted => refuse("the sheets are handed in", "the result stands".to_owned()),
    }
}

/// Where no record is kept, both players report.
pub(super) fn report(game: &Game, by: Actor, score: Score, now: Moment) -> Result<Vec<Event>, Refusal> {
    let player = a_player(by, game.law)?;
    let outcome = over(game)?;
    if is_kept(game) {
        return Err(Refusal::new(article(game), "a record is kept", "sign the score sheet"));
    }
    if score != outcome.result {
        return Err(Refusal::new(
            article(game),
            "the result is another",
            format!("the game ended {outcome}"),
        ));
    }
    Ok(vec![crate::Fact::Record(Fact::Reported(player)).at(now)])
}

fn over(game: &Game) -> Result<Outcome, Refusal> {
    game.outcome().ok_or_else(|| Refusal::new(article(game), "the game is not over", "after its end"))
}

fn article(game: &Game) -> Article {
    let law = &game.law.record;
    if is_kept(game) { law.signed.unwrap_or(law.duty) } else { law.confirmed.unwrap_or(law.duty) }
}

fn move_number(game: &Game, ply: u16) -> u16 {
    match &game.board {
        Board::Draughts(_) => ply / 2 + 1,
        Board::Renju(_) => ply.saturating_add(1),
    }
}
