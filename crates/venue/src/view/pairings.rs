//! The pairs of a round, by board and by name, each with its reasons.

use competition::round::{Because, Board, Competitor, Outcome, Round};
use competition::{Competition, No, PersonId, Table};
use serde::Serialize;

use super::{Part, Tally, Who, ballots, last, part};

/// The pairs of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pairings {
    /// Of which part.
    #[serde(flatten)]
    pub part: Part,
    /// The round.
    pub round: u16,
    /// How many rounds can be looked at.
    pub rounds: u16,
    /// How many rounds are planned, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planned: Option<u16>,
    /// When it starts, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// Until when teams hand in who plays, while the round is not played.
    #[serde(skip)]
    pub line_ups: Option<i64>,
    /// In which hall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hall: Option<String>,
    /// How many games it has.
    #[serde(skip)]
    pub tally: Tally,
    /// Its boards.
    pub boards: Vec<BoardRow>,
    /// Those who do not play.
    pub free: Vec<Free>,
    /// The first moves that were drawn, a line a board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ballots: Vec<String>,
    /// What else is to be said about the pairs.
    pub because: Vec<Cause>,
    /// Whether the pairs were made by hand.
    pub by_hand: bool,
    /// The seed of the lots: whoever pairs again with it gets the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// A pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct BoardRow {
    /// The board, from 1.
    pub board: u16,
    /// Who has White.
    pub white: Side,
    /// Who has Black.
    pub black: Side,
    /// The result as it is written, White first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The games of a micromatch, or what was played to break a tie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<String>,
    /// Whether the game was interrupted and is not finished.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub suspended: bool,
    /// The boards of a match between teams.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatRow>,
    /// The table at which it is played online.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Why these two, and these colours.
    pub because: Vec<Cause>,
}

/// One side of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Side {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// The points before the round.
    pub points: String,
}

/// A board of a match between teams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatRow {
    /// The board, from 1.
    pub board: u8,
    /// Who plays for the team that has White on board one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub one: Option<String>,
    /// Who plays for the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<String>,
    /// The colour of the first named.
    pub colour: &'static str,
    /// The result, the first named first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// Somebody who does not play in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Free {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Why.
    pub why: Why,
}

/// Why somebody does not play in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// He has no partner and gets a plus.
    Bye,
    /// He is free, as the table has it.
    Free,
    /// He goes on without a partner.
    GoesOn,
    /// He does not come.
    Absent,
}

/// A reason with its article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Cause {
    /// The article.
    pub by: &'static str,
    /// What it says here, in English.
    pub what: String,
}

/// Where somebody sits, for a list by names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct NameRow {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// The board; none for those who do not play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<&'static str>,
    /// Against whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<Who>,
    /// Why he does not play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// The result, White first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// The pairs of a round, if it was made known.
#[must_use]
pub fn pairings(event: &Competition, round: u16) -> Option<Pairings> {
    let found = event.stage().rounds().iter().find(|each| each.round == round)?;
    let table = event.table();
    let boards: Vec<BoardRow> =
        (1..).zip(&found.boards).map(|(at, board)| row(event, &table, found, at, board)).collect();
    let of_teams = boards.iter().any(|row| !row.seats.is_empty());
    let line_ups = event.line_ups_close(round).filter(|_| of_teams && !event.has_begun(round));
    let free = [(&found.free, Why::Free), (&found.on, Why::GoesOn), (&found.absent, Why::Absent)];
    let free = free.into_iter().flat_map(|(list, why)| list.iter().map(move |no| (*no, why)));
    let free = found.bye.map(|no| (no, Why::Bye)).into_iter().chain(free);
    let slot = event.hours().slot(round);
    Some(Pairings {
        part: part::now(event),
        round,
        rounds: last(event),
        planned: event.system().rounds(event.stage().len() as u16),
        starts: slot.and_then(|slot| slot.starts).map(|at| at.0),
        line_ups: line_ups.map(|at| at.0),
        hall: slot.and_then(|slot| slot.hall.clone()),
        tally: Tally::of(event, found),
        boards,
        free: free.map(|(no, why)| Free { who: Who::of(event, no), why }).collect(),
        ballots: ballots(event, round),
        because: causes(&found.because),
        by_hand: found.by_hand.is_some(),
        seed: found.seed.map(|seed| seed.to_string()),
    })
}

/// Everybody of a round by name, those who do not play too.
#[must_use]
pub fn by_name(pairings: &Pairings) -> Vec<NameRow> {
    let mut rows: Vec<NameRow> = Vec::new();
    for row in &pairings.boards {
        for (own, other, colour) in [(&row.white, &row.black, "white"), (&row.black, &row.white, "black")] {
            rows.push(NameRow {
                who: own.who.clone(),
                board: Some(row.board),
                colour: Some(colour),
                opponent: Some(other.who.clone()),
                why: None,
                result: row.result.clone(),
            });
        }
    }
    rows.extend(pairings.free.iter().map(|free| NameRow {
        who: free.who.clone(),
        board: None,
        colour: None,
        opponent: None,
        why: Some(free.why),
        result: None,
    }));
    rows.sort_by(|one, other| {
        letters(&one.who.name).cmp(letters(&other.who.name)).then(one.who.no.cmp(&other.who.no))
    });
    rows
}

/// The letters of a name as lists order them: Ukrainian letters in their places, capitals as others.
fn letters(name: &str) -> impl Iterator<Item = (u32, u32)> + '_ {
    name.chars().flat_map(char::to_lowercase).map(|letter| {
        let after = |letter: char| letter as u32;
        match letter {
            'ґ' => (after('г'), 1),
            'ё' => (after('е'), 1),
            'є' => (after('е'), 2),
            'і' => (after('и'), 1),
            'ї' => (after('и'), 2),
            other => (after(other), 0),
        }
    })
}

fn row(event: &Competition, table: &Table, round: &Round, at: u16, board: &Board) -> BoardRow {
    let scale = event.regulation().scale;
    let before = usize::from(round.round).saturating_sub(1);
    let side = |no: No| {
        let marks = table.cells(no).iter().take(before).filter_map(|cell| cell.mark);
        Side { who: Who::of(event, no), points: (table.carried(no) + scale.sum(marks)).to_string() }
    };
    let extra = board.extra.iter().filter_map(|extra| extra.outcome);
    let decided = board.decided.iter().filter(|_| board.games.is_empty());
    let decided = decided.map(|(game, outcome)| format!("{game}: {}", outcome.text(scale)));
    let games = board.games.iter().copied().chain(extra).map(|game: Outcome| game.text(scale)).chain(decided);
    let seats = seats(event, round.round, board.white);
    let result = match seats.is_empty() {
        true => board.outcome.map(|outcome| outcome.text(scale)),
        false => score(event, round.round, board.white),
    };
    BoardRow {
        board: at,
        white: side(board.white),
        black: side(board.black),
        result,
        games: games.collect(),
        suspended: board.suspended,
        seats,
        table: None,
        because: causes(&board.because),
    }
}

/// The boards of a match, if teams play.
pub(super) fn seats(event: &Competition, round: u16, white: No) -> Vec<SeatRow> {
    let Some(Competitor::Team(team)) = event.stage().competitor(white) else { return Vec::new() };
    let Some(played) = event.team_match(round, team) else { return Vec::new() };
    let scale = event.regulation().scale;
    let name = |id: Option<PersonId>| id.and_then(|id| event.person(id)).map(|person| person.name.clone());
    let row = |(board, seat): (u8, &competition::team::Seat)| {
        let first = played.has_white(board) == played.white;
        let (one, other) = if first { (seat.white, seat.black) } else { (seat.black, seat.white) };
        let between = if seat.outcome.is_some_and(Outcome::was_played) { "-" } else { "/" };
        let result = played
            .marks(board)
            .map(|[one, other]| format!("{}{between}{}", one.text(scale), other.text(scale)));
        SeatRow {
            board,
            one: name(one),
            other: name(other),
            colour: if first { "white" } else { "black" },
            result,
        }
    };
    (1..=u8::MAX).zip(&played.seats).map(row).collect()
}

/// What both teams of a match scored so far, if a board is decided.
fn score(event: &Competition, round: u16, white: No) -> Option<String> {
    let Some(Competitor::Team(team)) = event.stage().competitor(white) else { return None };
    let played = event.team_match(round, team)?;
    played.seats.iter().any(|seat| seat.outcome.is_some()).then(|| {
        let [one, other] = played.points(event.regulation().scale);
        format!("{one}-{other}")
    })
}

fn causes(because: &[Because]) -> Vec<Cause> {
    because.iter().map(|each| Cause { by: each.by.name(), what: each.what.clone() }).collect()
}
