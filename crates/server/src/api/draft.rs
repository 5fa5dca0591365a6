//! The regulation of an event from a few words, laid beside its edition: what the wizard asks while somebody types.
//!
//! What a wish leaves out is as the edition has it. The answer is the whole draft, what the edition has against it, what it
//! recommends, and the regulation in the caller's language.

use article::Article;
use clock::{Control, Day, Millis};
use competition::duel::{Duel, End, Goal};
use competition::entry::{Applications, Group, Terms};
use competition::knockout::{self, Kind as Losers};
use competition::mixed::{Feed, Who};
use competition::regulation::{Later, System, TableOrder};
use competition::team::Order;
use competition::{Draft, standing, swiss};
use rulebook::law::event::{Character, TieWay, Tiebreak, Whom};
use rulebook::{BallotTable, Discipline, Edition, Kind, Points, Scale, Status, Tempo, Venue, event_law};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::error::Error;
use crate::caller::Caller;
use crate::json::Json;
use crate::page::event::desk::admission::{Asked, before};
use crate::page::event::desk::regulation::{Line, lines};

/// What somebody would like his event to be.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub(crate) struct Wish {
    name: String,
    edition: Option<String>,
    /// The game: `russian`, `international`, `renju` ...
    kind: Option<String>,
    /// `classical`, `rapid` or `blitz`.
    tempo: Option<String>,
    /// `5m+3s` ...; what the edition recommends if it is left out.
    control: Option<String>,
    venue: Place,
    character: Option<Character>,
    /// `swiss` as is usual in the edition, a Swiss system by its name, `round-robin`, `knockout`, `third-place-knockout`, `placement-knockout`, `lives`,
    /// `scheveningen` or `match`.
    system: Option<String>,
    /// Rounds of a Swiss, cycles of a round robin, games of a match.
    rounds: Option<u16>,
    /// How many are expected.
    players: Option<u16>,
    /// Who loses so many points is out.
    lost: Option<u16>,
    /// A final stage of the first so many.
    finalists: Option<u16>,
    /// How it is played.
    final_system: Option<String>,
    scale: Option<Scale>,
    tiebreaks: Vec<Tiebreak>,
    /// Games of a meeting.
    games: Option<u8>,
    /// The table first moves are drawn from.
    ballot: Option<String>,
    /// After how many minutes who is not there has lost.
    lateness: Option<u32>,
    groups: Vec<Group>,
    boards: Option<u8>,
    reserves: Option<u8>,
    order: Option<Order>,
    status: Option<Status>,
    first_day: Option<Day>,
    last_day: Option<Day>,
    place: String,
    organiser: String,
    fee: Option<u32>,
    papers: Papers,
}

/// Where the players sit.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Place {
    /// In a hall.
    #[default]
    Hall,
    /// Each at a screen.
    Remote,
}

/// What is asked of those who enter.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Papers {
    /// A name is enough.
    #[default]
    None,
    /// Everything the edition asks for.
    Edition,
}

/// A wish as a regulation.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Told {
    draft: Draft,
    objections: Vec<Objected>,
    /// How many rounds the edition recommends for those who are expected.
    recommended: Option<Recommended>,
    /// More rounds than can be promised.
    doubt: Option<Doubted>,
    /// What parts equal points where nothing else is said.
    usual: Vec<&'static str>,
    /// The Swiss systems of the edition.
    systems: Vec<&'static str>,
    /// The criteria that may be chosen.
    offered: Vec<Offered>,
    /// What has to be seen of everybody before he is admitted.
    before: Vec<Before>,
    /// The regulation in words.
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Objected {
    by: &'static str,
    weight: &'static str,
    what: String,
    allowed: String,
}

#[derive(Serialize)]
struct Recommended {
    from: u16,
    to: u16,
    by: &'static str,
}

#[derive(Serialize)]
struct Doubted {
    what: String,
    by: &'static str,
}

/// Something that has to be seen before anybody is admitted.
#[derive(Serialize)]
struct Before {
    by: &'static str,
    what: String,
    /// The command that keeps it, of nobody as yet.
    command: Value,
}

impl From<Asked> for Before {
    fn from(Asked { by, what, command }: Asked) -> Self {
        Self { by: by.name(), what, command }
    }
}

#[derive(Serialize)]
struct Offered {
    name: &'static str,
    by: &'static str,
}

/// Makes a regulation of a wish. Nothing is kept.
pub(crate) async fn post(caller: Caller, wish: Result<Json<Wish>, Error>) -> Result<Json<Told>, Error> {
    let Json(wish) = wish?;
    let draft = wish.draft()?;
    let law = &event_law(draft.edition).standing;
    let format = draft.system.format();
    let players = wish.players.unwrap_or(0);
    let rounds = match draft.system {
        System::Swiss { rounds, .. } => Some(rounds),
        _ => None,
    };
    let recommended = rounds.and_then(|_| swiss::recommended_rounds(draft.edition, players));
    let doubt = rounds.filter(|_| players > 1);
    let doubt = doubt.and_then(|rounds| swiss::may_run_out(draft.edition, players, rounds));
    let by = |article: Article| article.name();
    let told = Told {
        objections: draft
            .objections()
            .into_iter()
            .map(|no| Objected {
                by: by(no.by),
                weight: no.weight.name(),
                what: no.what,
                allowed: no.allowed,
            })
            .collect(),
        recommended: recommended.map(|(rounds, article)| Recommended {
            from: *rounds.start(),
            to: *rounds.end(),
            by: by(article),
        }),
        doubt: doubt.map(|doubt| Doubted { what: doubt.what(), by: by(doubt.by) }),
        systems: event_law(draft.edition).swiss.systems.iter().map(|page| page.system.name()).collect(),
        usual: law.usual(format).iter().map(|each| each.name()).collect(),
        offered: law
            .offered(format)
            .map(|each| Offered { name: each.name(), by: by(law.article(each, format)) })
            .collect(),
        before: before(caller.language.text(), &draft).into_iter().map(Before::from).collect(),
        lines: lines(caller.language.text(), &draft),
        draft,
    };
    Ok(Json(told))
}

impl Wish {
    /// The whole regulation.
    pub(crate) fn draft(&self) -> Result<Draft, Error> {
        let kind = match &self.kind {
            Some(kind) => kind.parse::<Kind>().map_err(|error| field("kind", &error))?,
            None => Kind::Draughts(draughts::AnyVariant::Russian),
        };
        let tempo = match &self.tempo {
            Some(tempo) => tempo.parse::<Tempo>().map_err(|error| field("tempo", &error))?,
            None => Tempo::Rapid,
        };
        let edition = match &self.edition {
            Some(edition) => edition.parse::<Edition>().map_err(|error| field("edition", &error))?,
            None => Edition::Ru22,
        };
        let discipline = Discipline::new(kind, tempo);
        let system = self.system(edition, self.system.as_deref().unwrap_or("swiss"), self.rounds)?;
        let mut draft = Draft::usual(edition, discipline);
        self.name.trim().clone_into(&mut draft.name);
        draft.scale = self.scale.unwrap_or(draft.scale);
        draft.status = self.status.unwrap_or_default();
        draft.standing = standing::Terms::usual(edition, &system);
        if !self.tiebreaks.is_empty() {
            draft.standing.tiebreaks.clone_from(&self.tiebreaks);
        }
        draft.system = system;
        if let Some(finalists) = self.finalists {
            let name = self.final_system.as_deref().unwrap_or("third-place-knockout");
            let system = self.system(edition, name, Some(1))?;
            draft.later.push(Later { feed: Feed { who: Who::Top(finalists), ..Feed::default() }, system });
        }
        draft.game = self.game(edition, discipline)?.map(Box::new);
        (draft.first_day, draft.last_day) = (self.first_day, self.last_day);
        draft.entries = match self.papers {
            Papers::None => Terms::open(),
            Papers::Edition => Terms { applications: Applications::Both, ..Terms::default() },
        };
        draft.entries.fee = self.fee;
        draft.entries.groups.clone_from(&self.groups);
        draft.organisation.character = Some(self.character.unwrap_or(Character::Individual));
        self.place.trim().clone_into(&mut draft.organisation.place);
        if !self.organiser.trim().is_empty() {
            draft.organisation.organisers = vec![self.organiser.trim().to_owned()];
        }
        draft.teams.boards = self.boards.unwrap_or(draft.teams.boards);
        draft.teams.reserves = self.reserves.unwrap_or(draft.teams.reserves);
        draft.teams.order = self.order.unwrap_or(draft.teams.order);
        Ok(draft)
    }

    /// How each game is conducted; nothing, if the edition does not know the game: it objects by itself then.
    fn game(&self, edition: Edition, discipline: Discipline) -> Result<Option<rulebook::Draft>, Error> {
        let control = self.control.as_deref().filter(|control| !control.trim().is_empty());
        let draft = match control {
            Some(control) => {
                let control: Control = control.parse().map_err(|error| field("control", &error))?;
                rulebook::Draft::usual(edition, discipline, control)
            }
            None => rulebook::Draft::preset(edition, discipline).ok(),
        };
        let Some(mut draft) = draft else {
            let law = rulebook::law(edition, discipline.kind);
            if law.is_none() || control.is_some() {
                let why = "it does not know this game";
                return Err(Error::field("edition", why.to_owned(), String::new()));
            }
            return Ok(None);
        };
        if let Place::Remote = self.venue {
            draft = rulebook::Draft { venue: Venue::Remote, ..draft.remote() };
        }
        draft.games = self.games.unwrap_or(1);
        if let Some(table) = &self.ballot {
            draft.ballot = Some(table.parse::<BallotTable>().map_err(|error| field("ballot", &error))?);
        }
        draft.lateness = self.lateness.map(|minutes| Millis(u64::from(minutes) * 60_000));
        Ok(Some(draft))
    }

    fn system(&self, edition: Edition, name: &str, rounds: Option<u16>) -> Result<System, Error> {
        let knockout = |losers| System::Knockout { losers, ways: ways(edition, self.whom()) };
        Ok(match name {
            "round-robin" => {
                let cycles = u8::try_from(rounds.unwrap_or(1)).unwrap_or(u8::MAX);
                System::RoundRobin { cycles, order: TableOrder::Printed }
            }
            "knockout" => knockout(Losers::Elimination),
            "third-place-knockout" => knockout(Losers::ThirdPlace),
            "placement-knockout" => knockout(Losers::Placement),
            "lives" => System::Lives { points: Points::halves(2 * u32::from(self.lost.unwrap_or(3))) },
            "scheveningen" => System::Scheveningen,
            "match" => {
                let goal = Goal::Games { games: rounds.unwrap_or(2), end: End::Decided };
                System::Match(Duel::new(goal, self.scale.unwrap_or(Scale::TwoOneZero)))
            }
            name => {
                let pages = || event_law(edition).swiss.systems.iter().map(|page| page.system);
                // By numbers where the edition has it: the one people know.
                let usual =
                    pages().find(|system| *system == swiss::System::Individual).or_else(|| pages().next());
                let by = match usual.filter(|_| name == "swiss") {
                    Some(first) => first,
                    None => name.parse::<swiss::System>().map_err(|error| field("system", &error))?,
                };
                System::Swiss {
                    by,
                    rounds: rounds.unwrap_or_else(|| usual_rounds(edition, self.players.unwrap_or(12))),
                }
            }
        })
    }

    fn whom(&self) -> Whom {
        if self.character == Some(Character::Team) { Whom::Teams } else { Whom::Players }
    }
}

/// The rounds the edition recommends; where it is silent, as many as part the field by halves and two more, as far as all
/// can be paired.
fn usual_rounds(edition: Edition, players: u16) -> u16 {
    if let Some((rounds, _)) = swiss::recommended_rounds(edition, players) {
        return *rounds.start();
    }
    let halvings = u16::try_from(players.max(2).next_power_of_two().trailing_zeros()).unwrap_or(1);
    (halvings + 2).min(players / 2).max(1)
}

/// Extra games and the lot, as far as the edition has them.
fn ways(edition: Edition, whom: Whom) -> Vec<TieWay> {
    let law = &event_law(edition).systems.knockout;
    let has = |way: &TieWay| knockout::permitted(law, *way, whom).is_ok();
    [TieWay::HigherBoards, TieWay::ExtraGame, TieWay::Lot].into_iter().filter(has).collect()
}

fn field(name: &'static str, error: &impl std::fmt::Display) -> Error {
    Error::field(name, error.to_string(), String::new())
}

#[cfg(test)]
mod tests {
    use super::{Wish, before};

    fn wish(text: &str) -> competition::Draft {
        serde_json::from_str::<Wish>(text).expect("a wish").draft().expect("a draft")
    }

    #[test]
    fn a_few_words_are_a_regulation_nothing_stands_against() {
        for text in [
            "{}",
            r#"{"players":13,"tempo":"blitz","system":"individual"}"#,
            r#"{"edition":"UA24","system":"round-robin","tempo":"rapid"}"#,
            r#"{"system":"knockout","tempo":"blitz"}"#,
            r#"{"system":"individual","rounds":5,"finalists":4}"#,
            r#"{"character":"team","system":"round-robin","boards":2,"tempo":"rapid"}"#,
            r#"{"edition":"UA24","tempo":"rapid","games":2,"ballot":"UA24-App.3"}"#,
        ] {
            let against = wish(text).objections();
            let grave = against.iter().any(|no| no.weight == rulebook::Gravity::Refusal);
            assert!(!grave, "{text}: {against:?}");
        }
    }

    #[test]
    fn what_has_to_be_seen_of_everybody_is_said_before() {
        let before = |text: &str| before(language::Language::English.text(), &wish(text));
        assert!(before(r#"{"edition":"RU22"}"#).is_empty());
        let articles: Vec<&str> = before(r#"{"edition":"UA24"}"#).iter().map(|each| each.by.name()).collect();
        assert_eq!(articles, ["UA24:IX.antidoping.3", "UA24:IX.antidoping.4"]);
    }

    #[test]
    fn rounds_are_those_the_edition_recommends() {
        let rounds = |text: &str| match wish(text).system {
            competition::regulation::System::Swiss { rounds, .. } => rounds,
            other => panic!("{other:?}"),
        };
        let (few, many) = (rounds(r#"{"players":12}"#), rounds(r#"{"players":100}"#));
        assert_eq!((few, many), (6, 9));
        let (few, many) =
            (rounds(r#"{"edition":"UA24","players":12}"#), rounds(r#"{"edition":"UA24","players":100}"#));
        assert!(few < many, "{few} {many}");
        assert_eq!(rounds(r#"{"players":12,"rounds":3}"#), 3);
    }

    #[test]
    fn what_is_no_game_is_refused_by_its_field() {
        let refused = serde_json::from_str::<Wish>(r#"{"kind":"chess"}"#).expect("a wish").draft();
        assert!(refused.is_err());
        assert!(
            serde_json::from_str::<Wish>(r#"{"sytem":"individual"}"#).is_err(),
            "unknown fields are refused"
        );
    }
}
