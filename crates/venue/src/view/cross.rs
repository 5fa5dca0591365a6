//! Crosstables: everybody against everybody, or round by round with the opponents' numbers.

use competition::regulation::System;
use competition::round::Competitor;
use competition::{Competition, No, Table};
use draughts::Colour;
use serde::Serialize;

use super::{Game, Met, Part, Sort, Standings, Who, is_of_teams, last, part};

/// A crosstable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Crosstable {
    /// Of which part.
    #[serde(flatten)]
    pub part: Part,
    /// Who plays.
    pub sort: Sort,
    /// What its columns are.
    pub form: Form,
    /// How many columns there are.
    pub columns: u16,
    /// Its lines: by number where columns are opponents, by place where they are rounds.
    pub rows: Vec<CrossRow>,
}

/// What the columns of a crosstable are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Opponents by their numbers; nobody meets himself.
    Opponents,
    /// Rounds.
    Rounds,
}

/// A line of a crosstable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CrossRow {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// The place, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The points.
    pub points: String,
    /// What he has in each column: the games against an opponent, or what a round brought.
    pub cells: Vec<Vec<Game>>,
}

/// The crosstable of the part that is being played, with its standings.
#[must_use]
pub fn crosstable(event: &Competition, standings: &Standings) -> Crosstable {
    let form = match event.system() {
        System::RoundRobin { .. } | System::Match(_) => Form::Opponents,
        _ => Form::Rounds,
    };
    let games = games(event);
    let ranked = standings.tables.first();
    let places = || ranked.into_iter().flat_map(|table| &table.rows);
    let mut rows: Vec<CrossRow> = places()
        .map(|row| (row.who.clone(), Some(row.place.clone()), row.points.clone()))
        .chain(ranked.into_iter().flat_map(|table| &table.out).map(|who| (who.clone(), None, String::new())))
        .map(|(who, place, points)| {
            let own = games.get(No(who.no).index()).map_or(&[][..], Vec::as_slice);
            let cells = match form {
                Form::Rounds => own.iter().map(|game| vec![game.clone()]).collect(),
                Form::Opponents => against(own, games.len()),
            };
            CrossRow { who, place, points, cells }
        })
        .collect();
    if form == Form::Opponents {
        rows.sort_unstable_by_key(|row| row.who.no);
    }
    let columns = match form {
        Form::Rounds => last(event),
        Form::Opponents => games.len() as u16,
    };
    Crosstable { part: part::now(event), sort: standings.sort, form, columns, rows }
}

/// Somebody's games against each of so many.
fn against(own: &[Game], all: usize) -> Vec<Vec<Game>> {
    let mut cells = vec![Vec::new(); all];
    for game in own {
        let cell = game.opponent.and_then(|no| cells.get_mut(No(no).index()));
        if let Some(cell) = cell {
            cell.push(game.clone());
        }
    }
    cells
}

/// By number: what everybody has in each round that was made known.
fn games(event: &Competition) -> Vec<Vec<Game>> {
    if is_of_teams(event) {
        return matches(event);
    }
    let settled = event.settled();
    settled.shown.numbers().map(|no| line(&settled.shown, no)).collect()
}

/// What one has in each round that was made known.
pub(super) fn games_of(event: &Competition, no: No) -> Vec<Game> {
    match is_of_teams(event) {
        true => matches(event).into_iter().nth(no.index()).unwrap_or_default(),
        false => line(&event.settled().shown, no),
    }
}

fn line(table: &Table, no: No) -> Vec<Game> {
    let cells = table.cells(no).iter();
    (1..).zip(cells).map(|(round, cell)| Game::of(round, cell, table.scale)).collect()
}

/// The same of teams: what both scored on all boards.
fn matches(event: &Competition) -> Vec<Vec<Game>> {
    let stage = event.stage();
    let mut lines: Vec<Vec<Game>> = vec![Vec::new(); stage.len()];
    for round in event.stage().rounds().iter() {
        let number = round.round;
        let free = |no: &No| {
            let met = if round.bye == Some(*no) {
                Met::Bye
            } else if round.absent.contains(no) {
                Met::Absent
            } else {
                Met::Free
            };
            Game::new(number, met, None, None, (met == Met::Bye).then(|| "+".to_owned()))
        };
        for (at, line) in lines.iter_mut().enumerate() {
            line.push(free(&No::at(at)));
        }
        for board in &round.boards {
            let points = score(event, number, board.white);
            let sides =
                [(board.white, board.black, Colour::White, 0), (board.black, board.white, Colour::Black, 1)];
            for (own, other, colour, side) in sides {
                let result = points.as_ref().map(|points| points[side].clone());
                let met = if result.is_some() { Met::Played } else { Met::Open };
                let last = lines.get_mut(own.index()).and_then(|line| line.last_mut());
                if let Some(last) = last {
                    *last = Game::new(number, met, Some(other), Some(colour), result);
                }
            }
        }
    }
    lines
}

/// What both teams of a match scored, when every board is decided.
fn score(event: &Competition, round: u16, white: No) -> Option<[String; 2]> {
    let Some(Competitor::Team(team)) = event.stage().competitor(white) else { return None };
    let played = event.team_match(round, team)?;
    let scale = event.regulation().scale;
    played.outcome(scale)?;
    Some(played.points(scale).map(|points| points.to_string()))
}
