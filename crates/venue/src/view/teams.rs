//! Teams: their players, and their places by what their members scored.

use competition::round::Competitor;
use competition::standing::{Counting, Final};
use competition::{Competition, No, PersonId};
use serde::Serialize;

use super::Who;

/// The teams of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Teams {
    /// Their players.
    pub teams: Vec<TeamRow>,
    /// Of an individual event, their places by what their members scored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<MemberRow>,
    /// How many of the best count; all where it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<usize>,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct TeamRow {
    /// The number it was drawn, if teams have numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no: Option<u16>,
    /// What it is called.
    pub name: String,
    /// Who speaks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captain: Option<String>,
    /// Its players.
    pub members: Vec<Member>,
}

/// A player of a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Member {
    /// The board he is entered for; none for a reserve.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u8>,
    /// Who; with a number where players have them.
    #[serde(flatten)]
    pub who: Who,
    /// Games with a result.
    pub games: u16,
    /// What he scored in them.
    pub points: String,
}

/// A team's place by what its members scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MemberRow {
    /// The place as it is written.
    pub place: String,
    /// What it is called.
    pub name: String,
    /// The sum of the points.
    pub points: String,
    /// The sum of the places; the smaller is better where points are equal.
    pub places: String,
    /// The players who count, the best first.
    pub counted: Vec<Who>,
}

/// The teams of an event.
#[must_use]
pub fn teams(event: &Competition) -> Teams {
    let scores = scores(event);
    let row = |(id, roster): (competition::TeamId, &competition::team::Roster)| {
        let boards = (1..).map(Some).zip(&roster.main);
        let reserves = roster.reserves.iter().map(|person| (None, person));
        let members = boards.chain(reserves).map(|(board, person)| member(event, board, *person, &scores));
        TeamRow {
            no: event.stage().no_of(Competitor::Team(id)).map(|no| no.0),
            name: roster.name.clone(),
            captain: roster.captain.and_then(|id| event.person(id)).map(|person| person.name.clone()),
            members: members.collect(),
        }
    };
    let mut rows: Vec<TeamRow> = event.teams().teams().map(row).collect();
    rows.sort_by_key(|row| row.no);
    let best = match event.regulation().standing.counting {
        Counting::Best(best) => Some(best),
        Counting::All | Counting::Named(_) => None,
    };
    Teams { teams: rows, places: places(event), best }
}

/// Places by what members scored, if the event has them.
fn places(event: &Competition) -> Vec<MemberRow> {
    if event.teams().teams().next().is_none() || !event.stage().has_numbers() {
        return Vec::new();
    }
    let by_members = event.finals().into_iter().find_map(|table| match table {
        Final::Members(results) => Some(results),
        Final::Persons(_) | Final::Group(..) | Final::Teams(_) => None,
    });
    let row = |result: competition::standing::TeamResult| MemberRow {
        place: match result.first == result.last {
            true => result.first.to_string(),
            false => format!("{}-{}", result.first, result.last),
        },
        name: event.name_of(Competitor::Team(result.team)),
        points: result.points.to_string(),
        places: result.places.to_string(),
        counted: result.counted.iter().map(|no| Who::of(event, *no)).collect(),
    };
    by_members.unwrap_or_default().into_iter().map(row).collect()
}

fn member(event: &Competition, board: Option<u8>, id: PersonId, scores: &[(PersonId, u16, u32)]) -> Member {
    let no = event.stage().no_of(Competitor::Person(id));
    let named = || Who::named(event, Competitor::Person(id));
    let who = no.map_or_else(named, |no| Who::of(event, no));
    let (games, points) = match no {
        Some(no) => of_number(event, no),
        None => {
            let own = scores.iter().filter(|(person, ..)| *person == id);
            own.fold((0, 0), |(games, points), (_, game, more)| (games + game, points + more))
        }
    };
    Member { board, who, games, points: rulebook::Points::halves(points).to_string() }
}

fn of_number(event: &Competition, no: No) -> (u16, u32) {
    let table = event.table();
    let games = table.cells(no).iter().filter(|cell| cell.mark.is_some() && cell.opponent.is_some()).count();
    (games as u16, table.points(no).in_halves())
}

/// What everybody scored on his board, match by match, in halves.
fn scores(event: &Competition) -> Vec<(PersonId, u16, u32)> {
    let scale = event.regulation().scale;
    let mut scores = Vec::new();
    for round in event.stage().rounds().iter() {
        for board in &round.boards {
            let Some(Competitor::Team(team)) = event.stage().competitor(board.white) else { continue };
            let Some(played) = event.team_match(round.round, team) else { continue };
            for seat in &played.seats {
                let Some((white, black)) = seat.outcome.map(competition::round::Outcome::marks) else {
                    continue;
                };
                for (person, mark) in [(seat.white, white), (seat.black, black)] {
                    scores.extend(person.map(|person| (person, 1, scale.points(mark).in_halves())));
                }
            }
        }
    }
    scores
}
