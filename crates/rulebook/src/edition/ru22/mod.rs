//! RU22, the rules of the sport of draughts of 17 March 2022.

mod clock;
mod draws;
mod results;

use draughts::AnyVariant;

use crate::Kind;
use crate::law::Law;

/// The pages of the edition.
pub(super) const PAGES: &[Law] = &[
    Law {
        games: &[
            Kind::Draughts(AnyVariant::Russian),
            Kind::Draughts(AnyVariant::Brazilian),
            Kind::Draughts(AnyVariant::Spantsireti),
        ],
        draws: draws::RUSSIAN,
        clock: clock::RUSSIAN,
        results: results::DRAUGHTS,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::International)],
        draws: draws::INTERNATIONAL,
        clock: clock::INTERNATIONAL,
        results: results::DRAUGHTS,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::Giveaway)],
        draws: draws::GIVEAWAY,
        clock: clock::GIVEAWAY,
        results: results::GIVEAWAY,
    },
    Law { games: &[Kind::Renju], draws: draws::RENJU, clock: clock::RENJU, results: results::RENJU },
];
