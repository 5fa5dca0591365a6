//! UA24: how places are found (III.standings, III.team.7).

use article::{Article, Stated, stated};

use crate::Gravity;
use crate::law::event::{
    Contested, Format, Named, Naming, Offer, Partner, PlayOffLaw, Provided, StandingLaw, TeamScoring,
    TeamStandingLaw, TeamTiebreak, Tiebreak, Tied, Total, UnplayedLaw,
};

pub(super) const LAW: StandingLaw = StandingLaw {
    places: Article::new("UA24:III.standings.1"),
    criteria: Article::new("UA24:III.standings.4"),
    larger: Article::new("UA24:III.standings.3.2.b"),
    offers: &[
        Offer::new(Tiebreak::PlayOff, "UA24:III.standings.2"),
        in_round_robins(Tiebreak::HeadToHead, "UA24:III.standings.3.1.a"),
        in_round_robins(Tiebreak::Shmulyan, "UA24:III.standings.3.1.b"),
        in_round_robins(Tiebreak::SonnebornBergerDouble, "UA24:III.standings.3.1.c"),
        in_round_robins(Tiebreak::Wins, "UA24:III.standings.3.1.d"),
        in_round_robins(Tiebreak::ResultsByPlace, "UA24:III.standings.3.1.e"),
        in_swiss(Tiebreak::HeadToHead, "UA24:III.standings.3.2.a"),
        in_swiss(Tiebreak::SolkoffTruncatedFull, "UA24:III.standings.3.2.b"),
        in_swiss(Tiebreak::BuchholzMedianFull, "UA24:III.standings.3.2.c"),
        in_swiss(Tiebreak::Wins, "UA24:III.standings.3.2.d"),
        in_swiss(Tiebreak::ResultsByPlace, "UA24:III.standings.3.2.e"),
    ],
    open: Some(Article::new("UA24:III.standings.4")),
    round_robin: &[
        Tiebreak::PlayOff,
        Tiebreak::HeadToHead,
        Tiebreak::Shmulyan,
        Tiebreak::SonnebornBergerDouble,
        Tiebreak::Wins,
        Tiebreak::ResultsByPlace,
    ],
    swiss: &[
        Tiebreak::PlayOff,
        Tiebreak::HeadToHead,
        Tiebreak::SolkoffTruncatedFull,
        Tiebreak::BuchholzMedianFull,
        Tiebreak::Wins,
        Tiebreak::ResultsByPlace,
    ],
    named: Named {
        by: Article::new("UA24:III.standings.6"),
        gravity: Gravity::Refusal,
        what: Naming::List,
        locked: Article::new("UA24:III.standings.6"),
    },
    head_to_head: Tied::Two,
    unplayed: UnplayedLaw {
        bye: stated(Partner::LowestFinisher, "UA24:III.standings.5"),
        withdrawn: Article::new("UA24:III.standings.5"),
        by_program: None,
    },
    play_off: PlayOffLaw {
        by: Article::new("UA24:III.standings.2"),
        places: Contested::First,
        provided: Provided::ByRule,
        shortened: Some(Article::new("UA24:III.timecontrol.8")),
    },
    teams: TeamStandingLaw {
        scorings: &[TeamScoring {
            total: Total::MatchPoints,
            by: Article::new("UA24:III.team.7.2"),
            round_robin: &criteria(TeamTiebreak::SonnebornBerger),
            swiss: &criteria(TeamTiebreak::Solkoff),
            extra_match: None,
        }],
        direct_match: Tied::Two,
        open: Some(Article::new("UA24:III.standings.4")),
        coefficients: &[stated(TeamTiebreak::PlayOff, "UA24:III.standings.2")],
        round_robin_only: None,
    },
};

const fn in_round_robins(what: Tiebreak, by: &'static str) -> Offer {
    Offer::only(what, by, stated(Format::RoundRobin, by))
}

const fn in_swiss(what: Tiebreak, by: &'static str) -> Offer {
    Offer::only(what, by, stated(Format::Swiss, by))
}

const fn criteria(coefficient: TeamTiebreak) -> [Stated<TeamTiebreak>; 6] {
    [
        stated(TeamTiebreak::DirectMatch, "UA24:III.team.7.2.a"),
        stated(TeamTiebreak::BoardPoints, "UA24:III.team.7.2.b"),
        stated(TeamTiebreak::MatchesWon, "UA24:III.team.7.2.c"),
        stated(coefficient, "UA24:III.team.7.2.d"),
        stated(TeamTiebreak::BoardPlaces, "UA24:III.team.7.2.e"),
        stated(TeamTiebreak::Boards, "UA24:III.team.7.2.f"),
    ]
}
