//! A player's card: whom he met, with which colour and result, and how he stood after each round.

use competition::entry::Group;
use competition::rating::Change;
use competition::round::Competitor;
use competition::{Competition, No};
use serde::Serialize;

use super::{Game, Met, Part, Progress, RatingRow, Sort, Standings, Step, Who, cross, part, ratings};

/// A player's card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Card {
    /// Of which part.
    #[serde(flatten)]
    pub part: Part,
    /// Whether it is a player's or a team's.
    #[serde(skip)]
    pub sort: Sort,
    /// Whose.
    pub who: Who,
    /// The team played for in an individual event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The group by age.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'static str>,
    /// The same by its ages, for pages in any language.
    #[serde(skip)]
    pub ages: Option<Group>,
    /// The place, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The points.
    pub points: String,
    /// How many have a place.
    pub of: usize,
    /// Games with White and with Black that were played.
    pub colours: [u16; 2],
    /// His rounds.
    pub rounds: Vec<CardRound>,
    /// How he stood after each.
    pub progress: Vec<Step>,
    /// What the event does to his rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingRow>,
}

/// A round of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CardRound {
    /// What it was.
    #[serde(flatten)]
    pub game: Game,
    /// Against whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<Who>,
    /// The board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
}

/// The card of a number, with the standings and what went before.
#[must_use]
pub fn card(event: &Competition, no: No, standings: &Standings, progress: &Progress) -> Option<Card> {
    let who = event.stage().competitor(no).filter(|_| no.0 > 0)?;
    let games = cross::games_of(event, no);
    let board = |game: &Game| {
        let round = event.stage().rounds().iter().find(|round| round.round == game.round)?;
        let at = round.boards.iter().position(|board| board.white == no || board.black == no)?;
        Some(at as u16 + 1)
    };
    let played = |colour| {
        let with = |game: &&Game| game.met == Met::Played && game.colour == Some(colour);
        games.iter().filter(with).count() as u16
    };
    let row = standings.tables.first().and_then(|table| table.rows.iter().find(|row| row.who.no == no.0));
    let (team, ages, change) = match who {
        Competitor::Person(id) => {
            let team = event.teams().of(id).and_then(|team| event.teams().team(team));
            (team.map(|team| team.name.clone()), event.age_group(id), ratings::change(event, no))
        }
        Competitor::Team(_) => (None, None, None),
    };
    let colours = [played("white"), played("black")];
    let rounds = games.iter().map(|game| CardRound {
        against: game.opponent.map(|no| Who::of(event, No(no))),
        board: board(game),
        game: game.clone(),
    });
    Some(Card {
        part: part::now(event),
        sort: match who {
            Competitor::Person(_) => Sort::Players,
            Competitor::Team(_) => Sort::Teams,
        },
        who: Who::of(event, no),
        team,
        group: ages.and_then(|group| event.regulation().group_name(group)),
        ages,
        place: row.map(|row| row.place.clone()),
        points: row.map_or_else(|| event.table().points(no).to_string(), |row| row.points.clone()),
        of: standings.tables.first().map_or(0, |table| table.rows.len()),
        colours,
        rounds: rounds.collect(),
        progress: progress.of(no),
        rating: change.filter(|change: &Change| change.games > 0).map(|change| ratings::row(event, &change)),
    })
}
