//! Appendix 9: the results of a round robin, everybody against everybody.

use competition::round::Competitor;
use competition::standing::Place;
use competition::{Coefficients, No, PersonId};
use rulebook::Refusal;
use rulebook::law::event::Tiebreak;

use super::{Form, Members, contest};
use crate::clerk::Clerk;
use crate::paper::{Cell, Column, Line, Paper, Row, Sheet, Table};

/// With more players than this the page lies sideways.
const UPRIGHT_MOST: usize = 8;

/// The table of a round robin, of players or of teams.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let t = clerk.t;
    let numbers: Vec<No> = clerk.event.stage().numbers().map(|(no, _)| no).collect();
    if numbers.is_empty() {
        let by = clerk.by(Form::RoundRobinTable);
        return Err(Refusal::new(by, "nobody has a number yet", "after the lots are drawn"));
    }
    let sheet = if numbers.len() > UPRIGHT_MOST { Sheet::Landscape } else { Sheet::Portrait };
    let mut paper = clerk.paper(sheet, Form::RoundRobinTable.title(clerk.asked.language));
    paper.put(Line::title(t.form_results_table()));
    clerk.event_head().into_iter().for_each(|block| paper.put(block));
    paper.put(match clerk.event.team_table() {
        Some(_) => teams(clerk, &numbers),
        None => persons(clerk, &numbers),
    });
    contest::put(clerk, &mut paper);
    paper.put(clerk.signatures_of_table());
    Ok(paper)
}

fn persons(clerk: &Clerk<'_>, numbers: &[No]) -> Table {
    let t = clerk.t;
    let mut columns = vec![
        Column::fit(t.form_no()),
        Column::share(t.form_surname_and_name(), 5),
        Column::fit(t.form_title_and_category()),
        Column::fit(t.form_rating()),
        Column::share(t.form_organisation(), 3),
    ];
    columns.extend(numbers.iter().map(|no| Column::fit(&no.to_string())));
    columns.extend([t.form_coefficient(), t.form_points(), t.form_place()].map(Column::fit));
    let mut table = Table::new(columns);
    let (places, games) = (clerk.event.standings(), clerk.event.settled().shown);
    let coefficients = clerk.coefficients();
    for &no in numbers {
        let shown = clerk.event.stage().competitor(no).map(|who| clerk.shown(who)).unwrap_or_default();
        let mut cells: Vec<Cell> =
            [no.to_string(), shown.name, shown.rank, shown.rating, shown.organisation].map(Cell::new).into();
        for &other in numbers {
            let marks = games.cells(no).iter().filter(|cell| cell.opponent == Some(other));
            let marks: Vec<&str> = marks.filter_map(|cell| Some(clerk.mark(cell.mark?))).collect();
            cells.push(if other == no { Cell::blocked() } else { Cell::new(marks.join(" ")) });
        }
        let place = places.iter().find(|place| place.no == no);
        let coefficient = place.and_then(|_| Some(clerk.exact(coefficients.first()?.of(no))));
        cells.push(Cell::new(coefficient.unwrap_or_default()));
        cells.push(Cell::new(clerk.points(games.points(no))).bold());
        cells.push(Cell::new(place.map_or_else(String::new, Place::text)).bold());
        table.group(vec![Row(cells)]);
    }
    table
}

/// A coefficient of the regulation with everybody's value.
pub(super) struct Coefficient {
    tiebreak: Tiebreak,
    values: Coefficients,
}

impl Coefficient {
    /// The value of a player.
    pub(super) fn of(&self, no: No) -> competition::Exact {
        self.values.value(self.tiebreak, no)
    }
}

impl Clerk<'_> {
    /// The coefficients the regulation names, in their order.
    pub(super) fn coefficients(&self) -> Vec<Coefficient> {
        let (rules, settled) = (self.event.rules(), self.event.settled());
        let values = Coefficients::with(&settled.places, rules.unplayed());
        let named = rules.tiebreaks.iter().filter(|each| each.is_coefficient());
        named.map(|&tiebreak| Coefficient { tiebreak, values: values.clone() }).collect()
    }

    /// The lines of a team's players: name, category, rating; none if they are left out.
    pub(super) fn members(&self, who: Competitor) -> Vec<(PersonId, crate::clerk::Shown)> {
        let Competitor::Team(team) = who else { return Vec::new() };
        if self.asked.members == Members::Left {
            return Vec::new();
        }
        let roster = self.event.teams().team(team);
        let people = roster.into_iter().flat_map(|roster| roster.everybody());
        people.map(|id| (id, self.shown(Competitor::Person(id)))).collect()
    }

    /// What a player of a team has in a round.
    pub(super) fn member_mark(&self, who: Competitor, person: PersonId, round: u16) -> &'static str {
        let Competitor::Team(team) = who else { return "" };
        let Some(played) = self.event.team_match(round, team) else { return "" };
        let mark = played.seats.iter().find_map(|seat| {
            let (white, black) = seat.outcome?.marks();
            match person {
                one if seat.white == Some(one) => Some(white),
                one if seat.black == Some(one) => Some(black),
                _ => None,
            }
        });
        mark.map_or("", |mark| self.mark(mark))
    }
}

/// Teams instead of players: without titles and ratings, or with a line for each player of a team.
fn teams(clerk: &Clerk<'_>, numbers: &[No]) -> Table {
    let (t, stage) = (clerk.t, clerk.event.stage());
    let listed = clerk.asked.members == Members::Listed;
    let mut columns = vec![Column::fit(t.form_no()), Column::share(t.form_team(), 5)];
    if listed {
        columns.extend([Column::fit(t.form_title_and_category()), Column::fit(t.form_rating())]);
    }
    columns.extend(numbers.iter().map(|no| Column::fit(&no.to_string())));
    columns.extend([t.form_coefficient(), t.form_points(), t.form_place()].map(Column::fit));
    let mut table = Table::new(columns);
    let places = clerk.event.team_standings().unwrap_or_default();
    for &no in numbers {
        let Some(who) = stage.competitor(no) else { continue };
        let mut cells = vec![Cell::new(no.to_string()), Cell::new(clerk.event.name_of(who)).bold()];
        if listed {
            cells.extend([Cell::new(""), Cell::new("")]);
        }
        let scores = |other: No| -> String {
            let rounds = stage.rounds().iter().filter(|round| {
                round.board_of(no).is_some_and(|board| [board.white, board.black].contains(&other))
            });
            rounds.map(|round| clerk.match_score(who, round.round)).collect::<Vec<_>>().join(" ")
        };
        cells.extend(
            numbers.iter().map(|&other| if other == no { Cell::blocked() } else { Cell::new(scores(other)) }),
        );
        let place = places.iter().find(|place| place.no == no);
        let first =
            place.and_then(|place| place.values.iter().find_map(|(_, values)| values.first().copied()));
        cells.push(Cell::new(first.map_or_else(String::new, |value| clerk.exact(value))));
        cells.push(Cell::new(place.map_or_else(String::new, |place| clerk.exact(place.points))).bold());
        cells.push(Cell::new(place.map_or_else(String::new, Place::text)).bold());
        let mut rows = vec![Row(cells)];
        for (person, shown) in clerk.members(who) {
            let mut cells: Vec<Cell> =
                [String::new(), shown.name, shown.rank, shown.rating].map(Cell::new).into();
            for &other in numbers {
                let met = stage.rounds().iter().filter(|round| {
                    round.board_of(no).is_some_and(|board| [board.white, board.black].contains(&other))
                });
                let marks: Vec<&str> = met
                    .map(|round| clerk.member_mark(who, person, round.round))
                    .filter(|mark| !mark.is_empty())
                    .collect();
                cells.push(if other == no { Cell::blocked() } else { Cell::new(marks.join(" ")) });
            }
            cells.extend([const { String::new() }; 3].map(Cell::new));
            rows.push(Row(cells));
        }
        table.group(rows);
    }
    table
}

impl Clerk<'_> {
    /// What a team scored on all boards of a round; nothing before every board is decided.
    pub(super) fn match_score(&self, who: Competitor, round: u16) -> String {
        let Competitor::Team(team) = who else { return String::new() };
        let scale = self.event.regulation().scale;
        let played = self.event.team_match(round, team).filter(|played| played.outcome(scale).is_some());
        played.map_or_else(String::new, |played| {
            let [one, other] = played.points(scale);
            self.points(if played.white == team { one } else { other })
        })
    }
}
