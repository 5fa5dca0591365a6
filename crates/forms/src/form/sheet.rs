//! Score sheets: two columns of moves for draughts, the board with numbered stones for renju; empty, or filled with a
//! recorded game.
//!
//! ```
//! use forms::Played;
//! use language::Language;
//! let played = Played { white: "Ким".into(), black: "Орлова".into(), moves: vec!["c3-d4".into()], ..Played::default() };
//! let paper = played.paper(Language::Russian);
//! assert!(paper.text().contains("1 | c3-d4 |"));
//! ```

use competition::No;
use competition::panel::Record;
use competition::round::{Board, Round};
use language::{Language, Text};
use rulebook::{Kind, Refusal};

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Align, Block, Column, Diagram, Line, Paper, Row, Sheet, Style, Table};

/// A game as its sheet tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The event.
    pub event: String,
    /// The round.
    pub round: Option<u16>,
    /// The board.
    pub board: Option<u16>,
    /// Which game of a micromatch, and of how many.
    pub game: Option<(u8, u8)>,
    /// The day, in figures.
    pub date: String,
    /// Who has White, or in renju who begins with Black.
    pub white: String,
    /// The other.
    pub black: String,
    /// The moves; points of renju, where what is no point is a pass.
    pub moves: Vec<String>,
    /// The result of both, if it is known.
    pub result: [String; 2],
    /// The time used by both, if it is known.
    pub times: [String; 2],
    /// Whether this is a game of renju.
    pub renju: bool,
}

/// Moves of both sides in one half of a sheet.
const LINES: usize = 30;

/// The sheets of a round, each on its own page, with the moves that were entered.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let round = clerk.round(Form::ScoreSheets)?;
    let mut paper = clerk.paper(Sheet::Portrait, Form::ScoreSheets.title(clerk.asked.language));
    let mut found = false;
    for (at, board) in (1_u16..).zip(&round.boards) {
        if clerk.asked.no.is_some_and(|no| ![board.white, board.black].contains(&no)) {
            continue;
        }
        for played in games_of(clerk, round, at, board) {
            if found {
                paper.put(Block::Page);
            }
            found = true;
            played.put(&mut paper, clerk.t);
        }
    }
    if found { Ok(paper) } else { Err(no_such_pair(clerk, Form::ScoreSheets, round)) }
}

fn no_such_pair(clerk: &Clerk<'_>, form: Form, round: &Round) -> Refusal {
    let instead = format!("somebody who was paired in round {}", round.round);
    Refusal::new(clerk.by(form), "there is no such pair", instead)
}

/// The games of a pair: one, or those of a match of teams, board by board.
fn games_of(clerk: &Clerk<'_>, round: &Round, at: u16, board: &Board) -> Vec<Played> {
    let record = |board: u16, game: u8| {
        let mut records = clerk.event.stage().records().iter();
        records.find(|record| (record.round, record.board, record.game) == (round.round, board, game))
    };
    let basis = Played {
        event: clerk.event_and_discipline(),
        round: Some(round.round),
        date: clerk.round_day(round.round).map_or_else(String::new, |day| clerk.date(day)),
        renju: clerk.event.regulation().discipline.kind == Kind::Renju,
        ..Played::default()
    };
    let moves = |record: Option<&Record>| record.map_or_else(Vec::new, |record| record.moves.clone());
    let team = match clerk.event.stage().competitor(board.white) {
        Some(competition::round::Competitor::Team(team)) => clerk.event.team_match(round.round, team),
        _ => None,
    };
    let Some(played) = team else {
        let [white, black] = clerk.named(board.white, board.black).map(|no: No| clerk.name(no));
        let games = clerk.event.regulation().game.as_ref().map_or(1, |game| game.games);
        let sheet = Played { board: Some(at), white, black, ..basis };
        if games <= 1 {
            return vec![Played { result: clerk.results(board), moves: moves(record(at, 1)), ..sheet }];
        }
        let sheets = (1..=games).map(|number| {
            let sheet = Played { moves: moves(record(at, number)), ..sheet.clone() };
            micromatch(clerk, board, sheet, (number, games))
        });
        return sheets.collect();
    };
    let boards = u16::try_from(played.seats.len()).unwrap_or(u16::MAX);
    let seats = (1_u16..).zip(&played.seats);
    seats
        .map(|(seat, sits)| {
            let name = |who: Option<_>| who.map_or_else(String::new, |id| clerk.person_name(id));
            let number = (at - 1).saturating_mul(boards).saturating_add(seat);
            let marks = sits.outcome.map(competition::round::Outcome::marks);
            let result = marks.map_or_else(Default::default, |(white, black)| {
                clerk.named(white, black).map(|mark| clerk.mark(mark).to_owned())
            });
            let [white, black] = clerk.named(sits.white, sits.black).map(name);
            let moves = moves(record(number, 1));
            Played { board: Some(number), white, black, moves, result, ..basis.clone() }
        })
        .collect()
}

/// A game of a micromatch: colours change after each.
fn micromatch(clerk: &Clerk<'_>, board: &Board, sheet: Played, (number, games): (u8, u8)) -> Played {
    let known = board.games.get(usize::from(number) - 1).map(|outcome| outcome.marks());
    let result = known.map_or_else(Default::default, |(white, black)| {
        clerk.named(white, black).map(|mark| clerk.mark(mark).to_owned())
    });
    let game = Some((number, games));
    if number % 2 == 1 {
        return Played { result, game, ..sheet };
    }
    let [one, other] = result;
    let (white, black) = (sheet.black.clone(), sheet.white.clone());
    Played { white, black, result: [other, one], game, ..sheet }
}

impl Played {
    /// The sheet of this game.
    #[must_use]
    pub fn paper(&self, language: Language) -> Paper {
        let mut paper = Paper::new(language, Sheet::Portrait, Form::ScoreSheets.title(language));
        self.put(&mut paper, language.text());
        paper
    }

    fn put(&self, paper: &mut Paper, t: Text) {
        let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
        paper.put(Line::title(t.form_score_sheet()));
        paper.put(Line::filled(t.form_event_line(), &[&self.event]));
        let (round, board) = (number(self.round), number(self.board));
        paper.put(Line::filled(t.form_sheet_head(), &[&round, &board, &self.date]));
        if let Some((number, games)) = self.game {
            paper.put(Line::words(t.game_of(games, number)));
        }
        let names = if self.renju { t.form_sheet_names_renju() } else { t.form_sheet_names() };
        paper.put(Line::filled(names, &[&self.white, &self.black]));
        if self.renju {
            self.put_board(paper, t);
        } else {
            paper.put(self.moves_table(t));
        }
        let [one, other] = &self.times;
        let times = if self.renju { t.form_sheet_times_renju() } else { t.form_sheet_times() };
        let result = if self.renju { t.form_sheet_result_renju() } else { t.form_sheet_result() };
        let signed = if self.renju { t.form_sheet_signed_renju() } else { t.form_sheet_signed() };
        let [white, black] = &self.result;
        paper.put_together([
            Line::filled(times, &[one, other]).into(),
            Line::filled(result, &[white, black]).into(),
            Block::Gap(2),
            Line::filled(signed, &["", ""]).into(),
            Block::Gap(1),
            Line::filled(t.form_sheet_arbiter(), &[""]).into(),
        ]);
    }

    /// The moves in two halves, numbers between.
    fn moves_table(&self, t: Text) -> Table {
        let half = [
            Column::fit(t.form_no()),
            Column::share(t.form_white(), 4).align(Align::Centre),
            Column::share(t.form_black(), 4).align(Align::Centre),
            Column::share(t.form_time(), 2).align(Align::Centre),
        ];
        let mut table = Table::new(half.iter().cloned().chain(half.clone())).row_height(6);
        let played = self.moves.len().div_ceil(2);
        let lines = LINES.max(played.div_ceil(2));
        for line in 0..lines {
            let part = |number: usize| {
                let text = |at: usize| self.moves.get(at).cloned().unwrap_or_default();
                [(number + 1).to_string(), text(2 * number), text(2 * number + 1), String::new()]
            };
            table.group(vec![Row::new(part(line).into_iter().chain(part(line + lines)))]);
        }
        table
    }

    /// The board with the stones; passes stand beside it.
    fn put_board(&self, paper: &mut Paper, t: Text) {
        let mut diagram = Diagram::default();
        let mut passes = Vec::new();
        for (number, point) in (1_u16..).zip(&self.moves) {
            if !diagram.place_as(point, number) {
                passes.push(number.to_string());
            }
        }
        paper.put(diagram);
        paper.put(Line::filled(t.form_sheet_passes(), &[&passes.join(", ")]));
    }
}

/// The games of a round whose moves were entered, as running text.
pub(super) fn games(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let (t, round) = (clerk.t, clerk.round(Form::Games)?);
    let mut paper = clerk.paper(Sheet::Portrait, Form::Games.title(clerk.asked.language));
    paper.put(Line::title(clerk.event_and_discipline()));
    paper.put(Line::title(t.form_games_of_round(round.round)));
    let mut found = false;
    for (at, board) in (1_u16..).zip(&round.boards) {
        for played in games_of(clerk, round, at, board).into_iter().filter(|played| !played.moves.is_empty())
        {
            found = true;
            let [one, other] = &played.result;
            let result = if one.is_empty() { String::new() } else { format!(", {one} – {other}") };
            let number = played.board.unwrap_or(at);
            let head = format!("{number}. {} – {}{result}", played.white, played.black);
            paper.put_together([
                Line::words(head).style(Style::Heading).into(),
                Line::words(running(&played)).into(),
            ]);
        }
    }
    if found {
        return Ok(paper);
    }
    let by = clerk.by(Form::Games);
    Err(Refusal::new(
        by,
        "no moves of this round were entered",
        "after moves were entered from the score sheets",
    ))
}

fn running(played: &Played) -> String {
    if played.renju {
        let stones =
            (1..).zip(&played.moves).map(|(number, point): (usize, &String)| format!("{number}. {point}"));
        return stones.collect::<Vec<_>>().join(" ");
    }
    let pair = |(number, pair): (usize, &[String])| format!("{number}. {}", pair.join(" "));
    (1..).zip(played.moves.chunks(2)).map(pair).collect::<Vec<_>>().join(" ")
}
