//! RU-CODEX: how places are found (3.16, 3.17.6).

use article::{Article, Stated, stated};

use crate::Gravity;
use crate::law::event::{
    Contested, Named, Naming, Offer, Partner, PlayOffLaw, Provided, StandingLaw, TeamScoring,
    TeamStandingLaw, TeamTiebreak, Tiebreak, Tied, Total, UnplayedLaw,
};

pub(super) const LAW: StandingLaw = StandingLaw {
    places: Article::new("RU-CODEX:3.16.1"),
    criteria: Article::new("RU-CODEX:3.16.3.a"),
    larger: Article::new("RU-CODEX:3.16.10"),
    offers: &[
        Offer::new(Tiebreak::PlayOff, "RU-CODEX:3.16.2"),
        Offer::new(Tiebreak::Shmulyan, "RU-CODEX:3.16.4"),
        Offer::new(Tiebreak::SonnebornBergerDouble, "RU-CODEX:3.16.5"),
        Offer::new(Tiebreak::Buchholz, "RU-CODEX:3.16.6"),
        Offer::new(Tiebreak::BuchholzMedian, "RU-CODEX:3.16.7"),
        Offer::new(Tiebreak::SolkoffTruncatedFull, "RU-CODEX:3.16.8"),
        Offer::new(Tiebreak::Riga, "RU-CODEX:3.16.9"),
        Offer::new(Tiebreak::Wins, "RU-CODEX:3.16.3.b"),
        Offer::new(Tiebreak::WinsAndPluses, "RU-CODEX:3.16.3.b"),
        Offer::new(Tiebreak::HeadToHead, "RU-CODEX:3.16.3.c"),
        Offer::new(Tiebreak::BeatenPoints, "RU-CODEX:3.16.3.d"),
        Offer::new(Tiebreak::ResultsByPlace, "RU-CODEX:3.16.3.e"),
    ],
    open: None,
    round_robin: &[
        Tiebreak::PlayOff,
        Tiebreak::SonnebornBergerDouble,
        Tiebreak::Wins,
        Tiebreak::HeadToHead,
        Tiebreak::BeatenPoints,
        Tiebreak::ResultsByPlace,
    ],
    swiss: &[
        Tiebreak::PlayOff,
        Tiebreak::SolkoffTruncatedFull,
        Tiebreak::Wins,
        Tiebreak::HeadToHead,
        Tiebreak::BeatenPoints,
        Tiebreak::ResultsByPlace,
    ],
    named: Named {
        by: Article::new("RU-CODEX:3.16.12"),
        gravity: Gravity::Refusal,
        what: Naming::List,
        locked: Article::new("RU-CODEX:3.16.12"),
    },
    head_to_head: Tied::All,
    unplayed: UnplayedLaw {
        bye: stated(Partner::Lowest, "RU-CODEX:3.16.11"),
        withdrawn: Article::new("RU-CODEX:3.16.11"),
        by_program: None,
    },
    play_off: PlayOffLaw {
        by: Article::new("RU-CODEX:3.16.2"),
        places: Contested::Any,
        provided: Provided::ByRule,
        shortened: Some(Article::new("RU-CODEX:3.16.2")),
    },
    teams: TeamStandingLaw {
        scorings: &[
            TeamScoring {
                total: Total::BoardPoints,
                by: Article::new("RU-CODEX:3.17.6.main"),
                round_robin: &criteria(TeamTiebreak::SonnebornBerger),
                swiss: &criteria(TeamTiebreak::SolkoffTruncatedFull),
                extra_match: Some(Article::new("RU-CODEX:3.17.6.d")),
            },
            TeamScoring {
                total: Total::MatchPoints,
                by: Article::new("RU-CODEX:3.17.note"),
                round_robin: &criteria(TeamTiebreak::SonnebornBerger),
                swiss: &criteria(TeamTiebreak::SolkoffTruncatedFull),
                extra_match: None,
            },
        ],
        direct_match: Tied::Two,
        open: None,
        coefficients: &[
            stated(TeamTiebreak::Shmulyan, "RU-CODEX:3.17.6.c"),
            stated(TeamTiebreak::Solkoff, "RU-CODEX:3.17.6.c"),
            stated(TeamTiebreak::SolkoffMedian, "RU-CODEX:3.17.6.c"),
            stated(TeamTiebreak::PlayOff, "RU-CODEX:3.16.2"),
        ],
        round_robin_only: None,
    },
};

const fn criteria(coefficient: TeamTiebreak) -> [Stated<TeamTiebreak>; 3] {
    [
        stated(TeamTiebreak::DirectMatch, "RU-CODEX:3.17.6.a"),
        stated(TeamTiebreak::MatchesWon, "RU-CODEX:3.17.6.b"),
        stated(coefficient, "RU-CODEX:3.17.6.c"),
    ]
}
