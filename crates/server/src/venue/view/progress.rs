//! How everybody stood after each round.

use competition::regulation::System;
use competition::standing::{Rules, standings};
use competition::{Competition, No, Table};
use rulebook::Points;
use serde::Serialize;

use super::{is_of_teams, last};

/// How everybody stood after each round: by number, then by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(Vec<Vec<Step>>);

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
    pub fn of(&self, no: No) -> &[Step] {
        self.0.get(no.index()).map_or(&[], Vec::as_slice)
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
    let mut steps: Vec<Vec<Step>> = vec![Vec::new(); settled.places.len()];
    for round in 1..=last(event) {
        let then = until(&settled.places, round);
        for (no, line) in then.numbers().zip(&mut steps) {
            let points: Points = then.points(no);
            line.push(Step { round, points: points.to_string(), halves: points.in_halves(), place: None });
        }
        for place in if ranks { standings(&then, &rules) } else { Vec::new() } {
            let step = steps.get_mut(place.no.index()).and_then(|line| line.last_mut());
            if let Some(step) = step {
                step.place = Some(place.first);
            }
        }
    }
    Progress(steps)
}

/// The table after so many rounds.
fn until(table: &Table, round: u16) -> Table {
    let mut then = table.clone();
    for no in table.numbers() {
        if let Some(line) = then.line_mut(no) {
            line.cells.truncate(usize::from(round));
        }
    }
    then
}
