//! The disciplines of RU22's Appendix 1 with their names in international protocols.
//!
//! ```
//! use forms::Discipline;
//! let blitz = &Discipline::ALL[3];
//! assert_eq!((blitz.no, blitz.international), (4, "Draughts-64. Blitz"));
//! ```

use article::Article;
use competition::Draft;
use language::{Language, Text};
use rulebook::Tempo;
use rulebook::law::event::{Character, Entrants, Play};

/// A discipline of the appendix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discipline {
    /// Its number there.
    pub no: u8,
    /// What it is called in the register.
    pub name: &'static str,
    /// What it is called abroad; the last name, where there are several.
    pub international: &'static str,
    /// How protocols of international events spell it: every accepted way.
    pub protocol: &'static str,
    /// The article.
    pub by: Article,
    /// The game, where it has one of its own.
    game: Option<&'static str>,
    /// How fast, where that matters.
    tempo: Option<Tempo>,
    /// Whose places, where that matters.
    entrants: Option<Entrants>,
    play: Play,
}

/// A discipline at the board: of which game, how fast, for whom.
const fn board(
    no: u8,
    [name, international, protocol]: [&'static str; 3],
    by: &'static str,
    (game, tempo, entrants): (&'static str, Option<Tempo>, Option<Entrants>),
) -> Discipline {
    let (by, game) = (Article::new(by), Some(game));
    Discipline { no, name, international, protocol, by, game, tempo, entrants, play: Play::Board }
}

/// A discipline that is not played at the board.
const fn away(no: u8, names: [&'static str; 3], by: &'static str, play: Play) -> Discipline {
    Discipline { game: None, play, ..board(no, names, by, ("", None, None)) }
}

const PERSONS: Option<Entrants> = Some(Entrants::Persons);
const TEAMS: Option<Entrants> = Some(Entrants::Teams);
const CLASSICAL: Option<Tempo> = Some(Tempo::Classical);
const RAPID: Option<Tempo> = Some(Tempo::Rapid);
const BLITZ: Option<Tempo> = Some(Tempo::Blitz);

impl Discipline {
    /// All of them, in the order of the appendix.
    pub const ALL: [Self; 16] = [
        board(
            1,
            ["русские шашки – быстрая игра", "Draughts-64. Rapid", "Draughts-64. Rapid"],
            "RU22:A1.1",
            ("russian", RAPID, PERSONS),
        ),
        board(
            2,
            [
                "русские шашки – быстрая игра – командные соревнования",
                "Draughts-64. Rapid. Team competition",
                "Draughts-64. Rapid. Teams / Team competition",
            ],
            "RU22:A1.2",
            ("russian", RAPID, TEAMS),
        ),
        board(
            3,
            [
                "русские шашки – командные соревнования",
                "Draughts-64. Team competition",
                "Draughts-64. Teams / Team competition",
            ],
            "RU22:A1.3",
            ("russian", CLASSICAL, TEAMS),
        ),
        board(
            4,
            ["русские шашки – молниеносная игра", "Draughts-64. Blitz", "Draughts-64. Blitz"],
            "RU22:A1.4",
            ("russian", BLITZ, PERSONS),
        ),
        board(
            5,
            [
                "русские шашки – молниеносная игра – командные соревнования",
                "Draughts-64. Blitz. Team competition",
                "Draughts-64. Blitz. Teams / Team competition",
            ],
            "RU22:A1.5",
            ("russian", BLITZ, TEAMS),
        ),
        board(
            6,
            ["русские шашки", "Draughts-64", "Draughts-64"],
            "RU22:A1.6",
            ("russian", CLASSICAL, PERSONS),
        ),
        board(
            7,
            [
                "стоклеточные шашки – быстрая игра",
                "International Draughts. Rapid",
                "Draughts / Draughts-100 / International Draughts. Rapid",
            ],
            "RU22:A1.7",
            ("international", RAPID, PERSONS),
        ),
        board(
            8,
            [
                "стоклеточные шашки – быстрая игра – командные соревнования",
                "International Draughts. Rapid. Team competition",
                "Draughts / Draughts-100 / International Draughts. Rapid. Teams / Team competition",
            ],
            "RU22:A1.8",
            ("international", RAPID, TEAMS),
        ),
        board(
            9,
            [
                "стоклеточные шашки – командные соревнования",
                "International Draughts. Team competition",
                "Draughts / Draughts-100 / International Draughts. Teams / Team competition",
            ],
            "RU22:A1.9",
            ("international", CLASSICAL, TEAMS),
        ),
        board(
            10,
            [
                "стоклеточные шашки – молниеносная игра",
                "International Draughts. Blitz",
                "Draughts / Draughts-100 / International Draughts. Blitz",
            ],
            "RU22:A1.10",
            ("international", BLITZ, PERSONS),
        ),
        board(
            11,
            [
                "стоклеточные шашки – молниеносная игра – командные соревнования",
                "International Draughts. Blitz. Team competition",
                "Draughts / Draughts-100 / International Draughts. Blitz. Teams / Team competition",
            ],
            "RU22:A1.11",
            ("international", BLITZ, TEAMS),
        ),
        board(
            12,
            [
                "стоклеточные шашки",
                "International Draughts",
                "Draughts / Draughts-100 / International Draughts",
            ],
            "RU22:A1.12",
            ("international", CLASSICAL, PERSONS),
        ),
        away(
            13,
            ["игра по переписке", "Correspondence draughts", "Correspondence draughts"],
            "RU22:A1.13",
            Play::Correspondence,
        ),
        board(
            14,
            ["обратная игра в шашки (поддавки)", "Giveaway draughts", "Giveaway / Giveaway draughts"],
            "RU22:A1.14",
            ("giveaway", None, None),
        ),
        away(
            15,
            ["шашечная композиция", "Draughts composition", "Composition / Draughts composition"],
            "RU22:A1.15",
            Play::Composing,
        ),
        board(16, ["рэндзю", "Renju", "Renju"], "RU22:A1.16", ("renju", None, None)),
    ];

    /// The discipline of an event; nothing, if the appendix has not this game.
    #[must_use]
    pub fn of(draft: &Draft) -> Option<&'static Self> {
        let terms = &draft.organisation;
        let plain = |text: &str| text.to_lowercase().replace(['-', '—'], "–");
        let named = terms.registered.as_deref().map(plain);
        let by_name = named.and_then(|named| Self::ALL.iter().find(|each| plain(each.name) == named));
        let play = if terms.play == Play::Solving { Play::Composing } else { terms.play };
        let teams = if terms.character() == Character::Team { Entrants::Teams } else { Entrants::Persons };
        let is_it = |each: &&Self| {
            each.play == play
                && each.game.is_none_or(|game| game == draft.discipline.kind.name())
                && each.tempo.is_none_or(|tempo| tempo == draft.discipline.tempo)
                && each.entrants.is_none_or(|entrants| entrants == teams)
        };
        by_name.or_else(|| Self::ALL.iter().find(is_it))
    }

    /// What it is called in a language.
    #[must_use]
    pub fn name_in(&self, language: Language) -> &'static str {
        match language {
            Language::Russian => self.name,
            Language::English => self.international,
            Language::Ukrainian => {
                language.text().named("form-discipline", &self.no.to_string()).unwrap_or(self.name)
            }
        }
    }
}

/// What the discipline of an event is called in a language.
pub(crate) fn name(draft: &Draft, text: Text) -> String {
    if let Some(found) = Discipline::of(draft) {
        return found.name_in(text.language()).to_owned();
    }
    let game = draft.discipline.kind.name();
    let game = text.named("discipline", game).unwrap_or(game);
    match draft.discipline.tempo {
        Tempo::Classical => game.to_owned(),
        tempo => format!("{game}. {}", text.named("tempo", tempo.name()).unwrap_or(tempo.name())),
    }
}
