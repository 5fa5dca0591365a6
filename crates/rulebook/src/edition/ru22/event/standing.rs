//! RU22: how places are found (5.4.8, 5.4.9.6, 5.4.10.11).

use article::{Article, Stated, stated};

use crate::Gravity;
use crate::law::event::{
    Contested, Format, Named, Naming, Offer, Partner, PlayOffLaw, Provided, StandingLaw, TeamScoring,
    TeamStandingLaw, TeamTiebreak, Tiebreak, Tied, Total, UnplayedLaw,
};

pub(super) const LAW: StandingLaw = StandingLaw {
    places: Article::new("RU22:5.4.8.1"),
    criteria: Article::new("RU22:5.4.8.2"),
    larger: Article::new("RU22:5.4.8.11"),
    offers: &[
        Offer::new(Tiebreak::SonnebornBerger, "RU22:5.4.8.3.1"),
        Offer::new(Tiebreak::SonnebornBergerDouble, "RU22:5.4.8.3.1"),
        Offer::only(Tiebreak::Shmulyan, "RU22:5.4.8.4.1", stated(Format::RoundRobin, "RU22:5.4.8.4.3")),
        Offer::new(Tiebreak::Buchholz, "RU22:5.4.8.5"),
        Offer::new(Tiebreak::BuchholzMedian, "RU22:5.4.8.6"),
        Offer::new(Tiebreak::BuchholzCut1, "RU22:5.4.8.7"),
        Offer::new(Tiebreak::SolkoffTruncatedFull, "RU22:5.4.8.7"),
        Offer::new(Tiebreak::SolkoffPlus, "RU22:5.4.8.8"),
        Offer::new(Tiebreak::SolkoffBalyakin, "RU22:5.4.8.9"),
        Offer::new(Tiebreak::SolkoffBalyakinScored, "RU22:5.4.8.9"),
        Offer::new(Tiebreak::Riga, "RU22:5.4.8.10"),
        Offer::new(Tiebreak::Wins, "RU22:5.4.8.2.b"),
        Offer::new(Tiebreak::WinsAndPluses, "RU22:5.4.8.2.b"),
        Offer::new(Tiebreak::HeadToHead, "RU22:5.4.8.2.c"),
        Offer::new(Tiebreak::ResultsByPlace, "RU22:5.4.8.2.d"),
        Offer::new(Tiebreak::OpponentsRating, "RU22:5.4.8.2.e"),
        Offer::new(Tiebreak::PlayOff, "RU22:5.4.8.13"),
    ],
    open: None,
    round_robin: &[
        Tiebreak::SonnebornBerger,
        Tiebreak::Wins,
        Tiebreak::HeadToHead,
        Tiebreak::ResultsByPlace,
        Tiebreak::OpponentsRating,
    ],
    swiss: &[
        Tiebreak::Buchholz,
        Tiebreak::Wins,
        Tiebreak::HeadToHead,
        Tiebreak::ResultsByPlace,
        Tiebreak::OpponentsRating,
    ],
    named: Named {
        by: Article::new("RU22:5.4.8.2.par1"),
        gravity: Gravity::Advice,
        what: Naming::List,
        locked: Article::new("RU22:5.4.8.2.par1"),
    },
    head_to_head: Tied::All,
    unplayed: UnplayedLaw {
        bye: stated(Partner::Lowest, "RU22:5.4.10.11.a"),
        withdrawn: Article::new("RU22:5.4.10.11.b"),
        by_program: Some(Article::new("RU22:5.4.10.12.b")),
    },
    play_off: PlayOffLaw {
        by: Article::new("RU22:5.4.8.13"),
        places: Contested::Any,
        provided: Provided::ByRegulation,
        shortened: Some(Article::new("RU22:5.4.8.13")),
    },
    teams: TeamStandingLaw {
        scorings: &[
            TeamScoring {
                total: Total::BoardPoints,
                by: Article::new("RU22:5.4.9.6.1"),
                round_robin: &by_board_points(TeamTiebreak::SonnebornBerger),
                swiss: &by_board_points(TeamTiebreak::Solkoff),
                extra_match: Some(Article::new("RU22:5.4.9.6.1.par1")),
            },
            TeamScoring {
                total: Total::MatchPoints,
                by: Article::new("RU22:5.4.9.6.2"),
                round_robin: &by_match_points(TeamTiebreak::SonnebornBerger),
                swiss: &by_match_points(TeamTiebreak::Solkoff),
                extra_match: None,
            },
        ],
        direct_match: Tied::All,
        open: Some(Article::new("RU22:5.4.9.6.3")),
        coefficients: &[
            stated(TeamTiebreak::SonnebornBerger, "RU22:5.4.8.3.2"),
            stated(TeamTiebreak::Shmulyan, "RU22:5.4.8.4.2"),
            stated(TeamTiebreak::Solkoff, "RU22:5.4.8.5"),
            stated(TeamTiebreak::SolkoffMedian, "RU22:5.4.8.6"),
            stated(TeamTiebreak::SolkoffCut1, "RU22:5.4.8.7"),
            stated(TeamTiebreak::SolkoffTruncatedFull, "RU22:5.4.8.7"),
            stated(TeamTiebreak::PlayOff, "RU22:5.4.8.13"),
        ],
        round_robin_only: Some(stated(TeamTiebreak::Shmulyan, "RU22:5.4.8.4.3")),
    },
};

const fn by_board_points(coefficient: TeamTiebreak) -> [Stated<TeamTiebreak>; 5] {
    [
        stated(TeamTiebreak::MatchPoints, "RU22:5.4.9.6.1.a"),
        stated(TeamTiebreak::DirectMatch, "RU22:5.4.9.6.1.b"),
        stated(TeamTiebreak::MatchesWon, "RU22:5.4.9.6.1.c"),
        stated(coefficient, "RU22:5.4.9.6.1.d"),
        stated(TeamTiebreak::Boards, "RU22:5.4.9.6.1.e"),
    ]
}

const fn by_match_points(coefficient: TeamTiebreak) -> [Stated<TeamTiebreak>; 5] {
    [
        stated(TeamTiebreak::BoardPoints, "RU22:5.4.9.6.2.a"),
        stated(TeamTiebreak::DirectMatch, "RU22:5.4.9.6.2.b"),
        stated(TeamTiebreak::MatchesWon, "RU22:5.4.9.6.2.c"),
        stated(coefficient, "RU22:5.4.9.6.2.d"),
        stated(TeamTiebreak::Boards, "RU22:5.4.9.6.2.e"),
    ]
}
