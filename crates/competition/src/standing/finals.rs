//! The tables an event ends with: of persons, of teams, or of both.

use rulebook::law::event::{Character, TeamTiebreak};

use super::{
    Counting, Place, Rules, TeamResult, TeamRules, TeamTable, standings, team_results, team_standings,
};
use crate::entry::Group;
use crate::{No, Table, TeamId};

/// One of the tables an event ends with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Final {
    /// Places of persons.
    Persons(Vec<Place>),
    /// Places of persons among a group of a joint event.
    Group(Group, Vec<Place>),
    /// Places of teams that played matches.
    Teams(Vec<Place<TeamTiebreak>>),
    /// Places of teams by what their members scored.
    Members(Vec<TeamResult>),
}

/// Everything an event ended with.
#[derive(Clone, Copy, Debug)]
pub struct Ended<'a> {
    /// The games of persons.
    pub persons: Option<(&'a Table, &'a Rules)>,
    /// The matches of teams.
    pub teams: Option<(&'a TeamTable, &'a TeamRules)>,
    /// Who belongs to which team.
    pub members: &'a [(TeamId, Vec<No>)],
    /// Which of their results count.
    pub counting: &'a Counting,
}

/// The tables an event of this character ends with.
#[must_use]
pub fn finals(character: Character, ended: Ended<'_>) -> Vec<Final> {
    let persons = || ended.persons.map(|(table, rules)| standings(table, rules));
    let teams = || ended.teams.map(|(table, rules)| Final::Teams(team_standings(table, rules)));
    let members = |counting| {
        let teams = ended.members.iter().map(|(team, members)| (*team, members.as_slice()));
        Final::Members(team_results(&persons().unwrap_or_default(), teams, counting))
    };
    let tables = match character {
        Character::Individual => [persons().map(Final::Persons), None],
        Character::Team => [None, teams()],
        Character::IndividualTeam => {
            [persons().map(Final::Persons), teams().or_else(|| Some(members(&Counting::All)))]
        }
        Character::TeamStanding => [persons().map(Final::Persons), Some(members(ended.counting))],
    };
    tables.into_iter().flatten().collect()
}
