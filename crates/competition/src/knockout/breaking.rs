//! How a drawn tie is broken: by playing on, by what was played, or by lot, in the order the regulation says.
//!
//! ```
//! use competition::knockout::{Broken, Played, break_tie};
//! use competition::No;
//! use rulebook::law::event::{TieWay, Whom};
//! use rulebook::{Edition, Lots, Points, event_law};
//! let law = &event_law(Edition::Ua24).systems.knockout;
//! let half = Points::halves(1);
//! let drawn = Played { white: No(1), black: No(2), boards: vec![[half, half]], by: None };
//! let ways = [TieWay::ExtraGame, TieWay::Lot];
//! let broken = break_tie(law, Whom::Players, &ways, &[drawn], &mut Lots::new(3)).unwrap();
//! assert!(matches!(broken, Broken::Play(encounter) if encounter.how == TieWay::ExtraGame));
//! ```

use article::Article;
use rulebook::law::event::{KnockoutLaw, TieWay, Whom};
use rulebook::{Lots, Points, Refusal};

use crate::No;

/// A game or match of a tie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who had White, of teams on board one.
    pub white: No,
    /// The other.
    pub black: No,
    /// The points of both on each board, the first board first; a game between players has one.
    pub boards: Vec<[Points; 2]>,
    /// What it was played for, if not as the tie itself.
    pub by: Option<TieWay>,
}

/// What is played to break a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// What.
    pub how: TieWay,
    /// The article.
    pub by: Article,
}

/// What comes of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// Somebody won it.
    Won {
        /// Who.
        winner: No,
        /// The way that broke it, if it was drawn.
        how: Option<TieWay>,
        /// The article.
        by: Article,
    },
    /// Something more is played.
    Play(Encounter),
}

/// The article that permits a way.
///
/// # Errors
/// If the edition does not permit it for these.
pub fn permitted(law: &KnockoutLaw, how: TieWay, whom: Whom) -> Result<Article, Refusal> {
    let listed: Vec<_> = law.ways.iter().filter(|way| way.how == how).collect();
    if let Some(way) = listed.iter().find(|way| way.whom.covers(whom)) {
        return Ok(way.by);
    }
    let refused = |by| Refusal::new(by, "a drawn tie is not broken in this way", "a way the edition has");
    match listed.first() {
        Some(way) => Err(refused(way.by)),
        None => law.others.ok_or_else(|| refused(law.lost)),
    }
}

/// What comes of a tie from everything that was played in it, the tie itself first; drawn ones are broken in the
/// ways of the regulation, one after the other; the last one is repeated.
///
/// # Errors
/// If nothing was played, or the tie is drawn and the regulation names no way that its edition permits.
pub fn break_tie(
    law: &KnockoutLaw,
    whom: Whom,
    ways: &[TieWay],
    played: &[Played],
    lots: &mut Lots,
) -> Result<Broken, Refusal> {
    let missing = |why, instead| Refusal::new(law.lost, why, instead);
    let Some(tie) = played.first() else { return Err(missing("nothing was played", "after the tie")) };
    if let Some((winner, how)) = played.iter().find_map(|game| Some((game.winner()?, game.by))) {
        let by = how.map_or(Ok(law.lost), |how| permitted(law, how, whom))?;
        return Ok(Broken::Won { winner, how, by });
    }
    // What has been tried and left it drawn is not tried again before everything else was.
    let mut ahead: Vec<TieWay> = ways.to_vec();
    for tried in played.iter().filter_map(|game| game.by) {
        if let Some(at) = ahead.iter().position(|way| *way == tried) {
            ahead.drain(..=at);
        }
    }
    let last = ways.iter().rev().find(|way| way.is_played()).copied();
    for how in ahead.into_iter().chain(last) {
        let by = permitted(law, how, whom)?;
        if how.is_played() {
            return Ok(Broken::Play(Encounter { how, by }));
        }
        let winner = match how {
            TieWay::HigherBoards => tie.higher_boards(),
            TieWay::WhiteIsOut => Some(tie.black),
            TieWay::BlackIsOut => Some(tie.white),
            _ => Some(if lots.below(2) == 0 { tie.white } else { tie.black }),
        };
        if let Some(winner) = winner {
            return Ok(Broken::Won { winner, how: Some(how), by });
        }
    }
    Err(missing("a drawn tie needs a way to break it", "the regulation names one"))
}

impl Played {
    /// Who has more points.
    #[must_use]
    pub fn winner(&self) -> Option<No> {
        let points =
            |side: usize| -> Points { self.boards.iter().filter_map(|board| board.get(side)).copied().sum() };
        self.better(points(0), points(1))
    }

    /// Who did better on the first board that was not drawn.
    fn higher_boards(&self) -> Option<No> {
        self.boards.iter().find_map(|[white, black]| self.better(*white, *black))
    }

    fn better(&self, white: Points, black: Points) -> Option<No> {
        match white.cmp(&black) {
            core::cmp::Ordering::Greater => Some(self.white),
            core::cmp::Ordering::Less => Some(self.black),
            core::cmp::Ordering::Equal => None,
        }
    }
}
