//! RU-BEGIN: how a game is won (B32, B33).

use crate::edition::ru22;
use crate::law::Results;

/// Russian draughts.
pub(super) const RUSSIAN: Results = Results {
    final_result: ru22::PAGES[0].results.final_result,
    ..Results::draughts("RU-BEGIN:B32", "RU-BEGIN:B32", "RU-BEGIN:B33", ru22::PAGES[0].results.scoring)
};
