//! Appendix 10: the results of a Swiss, round by round, in the order of the places.

use competition::standing::Place;
use competition::{Cell as Played, No};
use rulebook::Refusal;

use super::{Form, Members, contest};
use crate::clerk::{Clerk, roman};
use crate::paper::{Cell, Column, Line, Paper, Row, Sheet, Table};

/// With more rounds than this the page lies sideways.
const UPRIGHT_MOST: usize = 6;

/// The table of a Swiss, of players or of teams.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let t = clerk.t;
    if clerk.event.stage().is_empty() {
        let by = clerk.by(Form::SwissTable);
        return Err(Refusal::new(by, "nobody has a number yet", "after the lots are drawn"));
    }
    let rounds = clerk.planned(clerk.event.stage().rounds().len());
    let sheet = if rounds > UPRIGHT_MOST { Sheet::Landscape } else { Sheet::Portrait };
    let mut paper = clerk.paper(sheet, Form::SwissTable.title(clerk.asked.language));
    paper.put(Line::title(t.form_results_table()));
    clerk.event_head().into_iter().for_each(|block| paper.put(block));
    paper.put(match clerk.event.team_table() {
        Some(_) => teams(clerk, rounds),
        None => persons(clerk, rounds),
    });
    contest::put(clerk, &mut paper);
    paper.put(clerk.signatures_of_table());
    Ok(paper)
}

/// The columns: those before the rounds, the rounds, and what they sum up to.
fn columns(clerk: &Clerk<'_>, before: Vec<Column>, rounds: usize) -> Vec<Column> {
    let t = clerk.t;
    let rounds = (1..=rounds).map(|round| Column::fit(&roman(round)));
    let after = [t.form_points(), t.form_coefficient_1(), t.form_coefficient_2()].map(Column::fit);
    before.into_iter().chain(rounds).chain(after).collect()
}

/// Everybody in the order of the places, and then those who have none.
fn ranked<T>(clerk: &Clerk<'_>, places: &[Place<T>]) -> Vec<No> {
    let placed: Vec<No> = places.iter().map(|place| place.no).collect();
    let others = clerk.event.stage().numbers().map(|(no, _)| no).filter(|no| !placed.contains(no));
    placed.iter().copied().chain(others).collect()
}

fn persons(clerk: &Clerk<'_>, rounds: usize) -> Table {
    let t = clerk.t;
    let before = vec![
        Column::fit(t.form_place()),
        Column::fit(t.form_no()),
        Column::share(t.form_surname_and_name(), 5),
        Column::fit(t.form_title_and_category()),
        Column::fit(t.form_rating()),
        Column::share(t.form_organisation(), 3),
    ];
    let mut table = Table::new(columns(clerk, before, rounds));
    let (places, games) = (clerk.event.standings(), clerk.event.settled().shown);
    let coefficients = clerk.coefficients();
    for no in ranked(clerk, &places) {
        let shown = clerk.event.stage().competitor(no).map(|who| clerk.shown(who)).unwrap_or_default();
        let place = places.iter().find(|place| place.no == no);
        let mut cells = vec![Cell::new(place.map_or_else(String::new, Place::text)).bold()];
        cells.extend(
            [no.to_string(), shown.name, shown.rank, shown.rating, shown.organisation].map(Cell::new),
        );
        let own = games.cells(no);
        cells.extend(
            (0..rounds).map(|at| Cell::new(own.get(at).map_or_else(String::new, |cell| clerk.cell(cell)))),
        );
        cells.push(Cell::new(clerk.points(games.points(no))).bold());
        for at in 0..2 {
            let value = coefficients.get(at).filter(|_| place.is_some()).map(|each| clerk.exact(each.of(no)));
            cells.push(Cell::new(value.unwrap_or_default()));
        }
        table.group(vec![Row(cells)]);
    }
    table
}

impl Clerk<'_> {
    /// A round of a player: the opponent, the colour, the mark. `12б1`, `5ч½`, `+`.
    pub(super) fn cell(&self, cell: &Played) -> String {
        let opponent = cell.opponent.map_or_else(String::new, |no| no.to_string());
        let colour = cell.colour.map_or("", |colour| self.colour_letter(colour));
        format!("{opponent}{colour}{}", cell.mark.map_or("", |mark| self.mark(mark)))
    }
}

/// Teams instead of players: without titles and ratings, or with a line for each player of a team.
fn teams(clerk: &Clerk<'_>, rounds: usize) -> Table {
    let (t, stage) = (clerk.t, clerk.event.stage());
    let listed = clerk.asked.members == Members::Listed;
    let mut before =
        vec![Column::fit(t.form_place()), Column::fit(t.form_no()), Column::share(t.form_team(), 5)];
    if listed {
        before.extend([Column::fit(t.form_title_and_category()), Column::fit(t.form_rating())]);
    }
    let mut table = Table::new(columns(clerk, before, rounds));
    let places = clerk.event.team_standings().unwrap_or_default();
    let games = clerk.event.table();
    for no in ranked(clerk, &places) {
        let Some(who) = stage.competitor(no) else { continue };
        let place = places.iter().find(|place| place.no == no);
        let mut cells = vec![
            Cell::new(place.map_or_else(String::new, Place::text)).bold(),
            Cell::new(no.to_string()),
            Cell::new(clerk.event.name_of(who)).bold(),
        ];
        if listed {
            cells.extend([Cell::new(""), Cell::new("")]);
        }
        for (at, round) in (0..rounds).zip(1_u16..) {
            let cell = games.cells(no).get(at).copied().unwrap_or_default();
            let opponent = cell.opponent.map_or_else(String::new, |no| format!("{no}: "));
            let score = clerk.match_score(who, round);
            let alone = cell.mark.filter(|_| cell.opponent.is_none()).map_or("", |mark| clerk.mark(mark));
            cells.push(Cell::new(format!("{opponent}{score}{alone}")));
        }
        cells.push(Cell::new(place.map_or_else(String::new, |place| clerk.exact(place.points))).bold());
        for at in 0..2 {
            let value = place.and_then(|place| place.values.get(at)?.1.first().copied());
            cells.push(Cell::new(value.map_or_else(String::new, |value| clerk.exact(value))));
        }
        let mut rows = vec![Row(cells)];
        for (person, shown) in clerk.members(who) {
            let mut cells: Vec<Cell> = vec![Cell::new(""), Cell::new("")];
            cells.extend([shown.name, shown.rank, shown.rating].map(Cell::new));
            cells.extend(
                (0..rounds).zip(1_u16..).map(|(_, round)| Cell::new(clerk.member_mark(who, person, round))),
            );
            cells.extend([const { String::new() }; 3].map(Cell::new));
            rows.push(Row(cells));
        }
        table.group(rows);
    }
    table
}
