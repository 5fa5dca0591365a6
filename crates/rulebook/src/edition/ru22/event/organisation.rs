//! RU22: what an event is (I), its programme (III), the register of disciplines (1.2) and RIF events (9.1).

use article::{Article, stated};
use draughts::AnyVariant;

use crate::law::event::{
    Block, Character, Entrants, MatchGoal, OrganisationLaw, Override, Play, Programme, Register, Registered,
    SystemName,
};
use crate::{Kind, System, Tempo};

const RUSSIAN: &[Kind] = &[Kind::Draughts(AnyVariant::Russian)];
const INTERNATIONAL: &[Kind] = &[Kind::Draughts(AnyVariant::International)];

const fn russian(name: &'static str, by: &'static str, tempo: Tempo, entrants: Entrants) -> Registered {
    Registered::new(name, by, RUSSIAN, tempo, entrants)
}

const fn international(name: &'static str, by: &'static str, tempo: Tempo, entrants: Entrants) -> Registered {
    Registered::new(name, by, INTERNATIONAL, tempo, entrants)
}

pub(super) const LAW: OrganisationLaw = OrganisationLaw {
    people: Article::new("RU22:1.1.par6"),
    register: Some(Register {
        by: Article::new("RU22:1.2"),
        entries: &[
            russian("русские шашки – быстрая игра", "RU22:1.2.a", Tempo::Rapid, Entrants::Persons),
            russian(
                "русские шашки – быстрая игра – командные соревнования",
                "RU22:1.2.b",
                Tempo::Rapid,
                Entrants::Teams,
            ),
            russian(
                "русские шашки – командные соревнования",
                "RU22:1.2.c",
                Tempo::Classical,
                Entrants::Teams,
            ),
            russian("русские шашки – молниеносная игра", "RU22:1.2.d", Tempo::Blitz, Entrants::Persons),
            russian(
                "русские шашки – молниеносная игра – командные соревнования",
                "RU22:1.2.e",
                Tempo::Blitz,
                Entrants::Teams,
            ),
            Registered {
                systems: &[System::Ordinary, System::Drawn],
                ..russian("русские шашки", "RU22:1.2.f", Tempo::Classical, Entrants::Persons)
            },
            international("стоклеточные шашки – быстрая игра", "RU22:1.2.g", Tempo::Rapid, Entrants::Persons),
            international(
                "стоклеточные шашки – быстрая игра – командные соревнования",
                "RU22:1.2.h",
                Tempo::Rapid,
                Entrants::Teams,
            ),
            international(
                "стоклеточные шашки – командные соревнования",
                "RU22:1.2.i",
                Tempo::Classical,
                Entrants::Teams,
            ),
            international(
                "стоклеточные шашки – молниеносная игра",
                "RU22:1.2.j",
                Tempo::Blitz,
                Entrants::Persons,
            ),
            international(
                "стоклеточные шашки – молниеносная игра – командные соревнования",
                "RU22:1.2.k",
                Tempo::Blitz,
                Entrants::Teams,
            ),
            international("стоклеточные шашки", "RU22:1.2.l", Tempo::Classical, Entrants::Persons),
            Registered {
                name: "игра по переписке",
                by: Article::new("RU22:1.2.m"),
                play: Play::Correspondence,
                kinds: &[
                    Kind::Draughts(AnyVariant::Russian),
                    Kind::Draughts(AnyVariant::International),
                    Kind::Draughts(AnyVariant::Giveaway),
                ],
                systems: &[],
                tempo: None,
                entrants: Entrants::Persons,
            },
            Registered::new(
                "обратная игра в шашки (поддавки)",
                "RU22:1.2.n",
                &[Kind::Draughts(AnyVariant::Giveaway)],
                Tempo::Classical,
                Entrants::Persons,
            ),
            Registered {
                name: "шашечная композиция",
                by: Article::new("RU22:1.2.o"),
                play: Play::Composing,
                kinds: &[],
                systems: &[],
                tempo: None,
                entrants: Entrants::Persons,
            },
            Registered::new("рэндзю", "RU22:1.2.p", &[Kind::Renju], Tempo::Classical, Entrants::Persons),
        ],
    }),
    character: Article::new("RU22:1.3"),
    characters: &[
        stated(Character::Individual, "RU22:1.3.a"),
        stated(Character::Team, "RU22:1.3.b"),
        stated(Character::IndividualTeam, "RU22:1.3.c"),
        stated(Character::TeamStanding, "RU22:1.3.d"),
    ],
    kinds: &[],
    two: None,
    system: Article::new("RU22:1.4"),
    systems: &[
        stated(SystemName::RoundRobin, "RU22:1.4.a"),
        stated(SystemName::Swiss, "RU22:1.4.b"),
        stated(SystemName::Knockout, "RU22:1.4.c"),
        stated(SystemName::PlacementKnockout, "RU22:1.4.d"),
        stated(SystemName::Scheveningen, "RU22:1.4.e"),
        stated(SystemName::Mixed, "RU22:1.4.f"),
    ],
    stages: Article::new("RU22:1.4.f"),
    matches: &[stated(MatchGoal::MostPoints, "RU22:1.4.c")],
    programme: Some(Programme {
        by: Article::new("RU22:3.2"),
        blocks: &[
            stated(Block::Rules, "RU22:3.2.a"),
            stated(Block::Organisers, "RU22:3.2.b"),
            stated(Block::Venue, "RU22:3.2.c"),
            stated(Block::Schedule, "RU22:3.2.d"),
            stated(Block::Entitled, "RU22:3.2.e"),
            stated(Block::Contacts, "RU22:3.2.f"),
        ],
    }),
    changes: Some(Article::new("RU22:3.1.1.b")),
    notice: Article::new("RU22:3.1.1.b"),
    new_lots: None,
    overrides: Some(Override { source: "RIF", kind: Kind::Renju, by: Article::new("RU22:9.1.par1") }),
    not_for: None,
};
