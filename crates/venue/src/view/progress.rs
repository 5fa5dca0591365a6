//! How everybody stood after each round.

use competition::regulation::System;
use competition::standing::{Rules, firsts};
use competition::{Competition, Line, No, Table};
use rulebook::Points;
use serde::Serialize;

use super::{is_of_teams, last};

/// How everybody stood after each round: by number, then by round, the points and the place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(Vec<Vec<(Points, Option<u32>)>>);

/// How somebody stood after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// The round.
    pub round: u16,
    /// His points.
    pub points: String,
    /// The same in halves, for charts.
    pub halves: u32,
    /// His place; none where places do not follow points, or where he has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
}

impl Progress {
    /// How somebody stood.
    #[must_use]
    pub fn of(&self, no: No) -> Vec<Step> {
        let line = self.0.get(no.index()).into_iter().flatten();
        let step = |(round, (points, place)): (u16, &(Points, Option<u32>))| Step {
            round,
            points: points.to_string(),
            halves: points.in_halves(),
            place: *place,
        };
        (1..).zip(line).map(step).collect()
    }
}

/// How everybody stood after each round that was made known.
#[must_use]
pub fn progress(event: &Competition) -> Progress {
    if is_of_teams(event) {
        return Progress::default();
    }
    let settled = event.settled();
    let rules = Rules { out: settled.out().collect(), play_offs: Vec::new(), ..event.rules() };
    let ranks = !matches!(event.system(), System::Knockout { .. } | System::Lives { .. });
    let mut steps = vec![Vec::with_capacity(usize::from(last(event))); settled.places.len()];
    let mut then = before_all(&settled.places);
    for round in 1..=last(event) {
        play(&mut then, &settled.places, round);
        for (no, line) in then.numbers().zip(&mut steps) {
            line.push((then.points(no), None));
        }
        for (no, first) in if ranks { firsts(&then, &rules) } else { Vec::new() } {
            let step = steps.get_mut(no.index()).and_then(|line| line.last_mut());
            if let Some(step) = step {
                step.1 = Some(first);
            }
        }
    }
    Progress(steps)
}

/// The table before the first round; places are found without names.
fn before_all(table: &Table) -> Table {
    let lines = table.numbers().filter_map(|no| table.line(no)).map(|line| Line {
        name: String::new(),
        rating: line.rating,
        withdrawn_after: line.withdrawn_after,
        carried: line.carried,
        cells: Vec::with_capacity(line.cells.len()),
    });
    Table::new(table.scale, lines.collect())
}

/// Adds what a round brought to the table of those before it.
fn play(then: &mut Table, table: &Table, round: u16) {
    for no in table.numbers() {
        let cell = table.cells(no).get(usize::from(round) - 1);
        if let Some((line, cell)) = then.line_mut(no).zip(cell) {
            line.cells.push(*cell);
        }
    }
}
