//! A team that leaves or misses the last round: the tables the panel chooses between.
//!
//! ```
//! use competition::TeamId;
//! use competition::team::{Choice, Meeting, compare};
//! use rulebook::Points;
//! use rulebook::law::event::Total;
//! let [a, b, c] = [1, 2, 3].map(TeamId);
//! let points = |halves| Points::halves(halves);
//! let played = [
//!     Meeting { teams: [a, b], points: Some([points(5), points(3)]) },
//!     Meeting { teams: [b, c], points: Some([points(8), points(0)]) },
//!     Meeting { teams: [a, c], points: None },
//! ];
//! let [lost, annulled] = compare(&played, c, points(8), Total::MatchPoints, 3);
//! assert_eq!(lost.choice, Choice::Lost);
//! assert_eq!(lost.lines.iter().map(|line| line.team).collect::<Vec<_>>(), [a, b, c]);
//! assert_eq!(annulled.lines.len(), 2);
//! ```

use std::collections::{BTreeMap, BTreeSet};

use rulebook::Points;
use rulebook::law::event::Total;
use serde::{Deserialize, Serialize};

use crate::TeamId;

/// What the panel may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// What the team did not play is lost.
    Lost,
    /// All its matches are annulled.
    Annulled,
}

/// A match as a table has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Who met.
    pub teams: [TeamId; 2],
    /// The points of both on all boards, if it was played.
    pub points: Option<[Points; 2]>,
}

/// A line of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The team.
    pub team: TeamId,
    /// Two for a match won, one for a match drawn.
    pub match_points: u32,
    /// The points on all boards.
    pub board_points: Points,
    /// Its place, shared with those who have as many points of both kinds.
    pub place: usize,
}

/// The table of one choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Which.
    pub choice: Choice,
    /// Its lines, the best first.
    pub lines: Vec<Line>,
    /// The teams whose place among the prizes is another than without the choice.
    pub moved: Vec<TeamId>,
}

/// Both tables, each with those whose places among so many prizes it changes. A match that is lost without play is
/// lost on all boards: `full` is what they count together.
#[must_use]
pub fn compare(matches: &[Meeting], gone: TeamId, full: Points, total: Total, prizes: usize) -> [Variant; 2] {
    let is_his = |each: &&Meeting| each.teams.contains(&gone);
    let now = table(matches.iter().copied(), None, total);
    let lose = |each: &Meeting| match each.teams {
        [one, _] if each.points.is_none() && one == gone => {
            Meeting { points: Some([Points::default(), full]), ..*each }
        }
        [_, other] if each.points.is_none() && other == gone => {
            Meeting { points: Some([full, Points::default()]), ..*each }
        }
        _ => *each,
    };
    let lost = table(matches.iter().map(lose), None, total);
    let annulled = table(matches.iter().filter(|each| !is_his(each)).copied(), Some(gone), total);
    let variant = |choice, lines: Vec<Line>| {
        let moved = moved(&now, &lines, gone, prizes);
        Variant { choice, lines, moved }
    };
    [variant(Choice::Lost, lost), variant(Choice::Annulled, annulled)]
}

/// Those whose place among the prizes changes, the one who is gone aside.
fn moved(now: &[Line], then: &[Line], gone: TeamId, prizes: usize) -> Vec<TeamId> {
    let places = |lines: &[Line]| -> BTreeMap<TeamId, usize> {
        let others: Vec<&Line> = lines.iter().filter(|line| line.team != gone).collect();
        let better = |line: &Line| others.iter().filter(|other| other.place < line.place).count() + 1;
        others.iter().map(|line| (line.team, better(line))).collect()
    };
    let (now, then) = (places(now), places(then));
    let in_prizes = |place: Option<&usize>| place.copied().filter(|place| *place <= prizes);
    let changes = |team: &&TeamId| in_prizes(now.get(team)) != in_prizes(then.get(team));
    now.keys().filter(changes).copied().collect()
}

/// The table of some matches.
fn table(matches: impl Iterator<Item = Meeting>, without: Option<TeamId>, total: Total) -> Vec<Line> {
    let mut sums: BTreeMap<TeamId, (u32, Points)> = BTreeMap::new();
    for each in matches {
        for (team, own, other) in sides(&each) {
            let sum = sums.entry(team).or_default();
            let Some((own, other)) = own.zip(other) else { continue };
            sum.0 += match own.cmp(&other) {
                core::cmp::Ordering::Greater => 2,
                core::cmp::Ordering::Equal => 1,
                core::cmp::Ordering::Less => 0,
            };
            sum.1 = sum.1 + own;
        }
    }
    let key = |(matches, boards): (u32, Points)| match total {
        Total::MatchPoints => (matches, boards.in_halves()),
        Total::BoardPoints => (boards.in_halves(), matches),
    };
    let keys: BTreeSet<(u32, u32)> = sums.values().copied().map(key).collect();
    let above = |own: (u32, u32)| sums.values().filter(|each| key(**each) > own).count();
    let places: BTreeMap<(u32, u32), usize> = keys.into_iter().map(|own| (own, above(own) + 1)).collect();
    let mut lines: Vec<Line> = sums
        .iter()
        .filter(|(team, _)| Some(**team) != without)
        .map(|(&team, &sum)| {
            let place = places.get(&key(sum)).copied().unwrap_or(0);
            Line { team, match_points: sum.0, board_points: sum.1, place }
        })
        .collect();
    lines.sort_by_key(|line| (line.place, line.team));
    lines
}

fn sides(each: &Meeting) -> [(TeamId, Option<Points>, Option<Points>); 2] {
    let ([one, other], points) = (each.teams, each.points);
    let (own, his) = (points.map(|points| points[0]), points.map(|points| points[1]));
    [(one, own, his), (other, his, own)]
}
