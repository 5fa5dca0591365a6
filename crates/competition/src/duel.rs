//! A match between two: the most points of some games, or first to a number of points or wins.
//!
//! ```
//! use competition::duel::{Duel, Ending, Goal, Score};
//! use rulebook::{Mark, Scale};
//! let duel = Duel::new(Goal::Wins(3), Scale::OneHalfZero);
//! let won = [Mark::Win, Mark::Loss];
//! assert!(matches!(duel.score(&[won, won, [Mark::Draw; 2]]).ending, Ending::Open { game: 4, .. }));
//! assert_eq!(duel.score(&[won, won, won]).ending, Ending::Won(0));
//! ```

use rulebook::{Mark, Points, Scale};
use serde::{Deserialize, Serialize};

/// What a match is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The most points of a number of games.
    Games {
        /// How many.
        games: u16,
        /// Whether it ends when it is decided.
        end: End,
    },
    /// First to so many points.
    Points(Points),
    /// First to so many wins.
    Wins(u16),
}

/// When a match of a number of games ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// After the last game.
    LastGame,
    /// When the other cannot come level any more.
    Decided,
}

/// What becomes of a match that is level when it ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// It is drawn.
    #[default]
    Drawn,
    /// It is played on, as the regulation says.
    PlayedOn,
}

/// A match between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Duel {
    /// What it is played for.
    pub goal: Goal,
    /// What wins and draws count.
    pub scale: Scale,
    /// What becomes of it when it is level.
    pub level: Level,
    /// The most games of a match to points or wins.
    pub most: Option<u16>,
}

/// How a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The points of both.
    pub points: [Points; 2],
    /// The games both have won, pluses included.
    pub wins: [u16; 2],
    /// Whether it has ended, and how.
    pub ending: Ending,
}

/// Whether a match has ended, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Another game is played.
    Open {
        /// Its number, from 1.
        game: u16,
        /// Who is named first in it: 0 or 1; they take turns.
        first: usize,
    },
    /// This one won: 0 or 1.
    Won(usize),
    /// Drawn.
    Drawn,
    /// Level, and it may not be: the regulation says how it is broken.
    Level,
}

impl Duel {
    /// A match with this goal, that may be drawn.
    #[must_use]
    pub const fn new(goal: Goal, scale: Scale) -> Self {
        Self { goal, scale, level: Level::Drawn, most: None }
    }

    /// How it stands after these games, the marks of the one who began the first game first. Games after its end
    /// do not count.
    #[must_use]
    pub fn score(&self, games: &[[Mark; 2]]) -> Score {
        let mut score = Score {
            points: [Points::default(); 2],
            wins: [0; 2],
            ending: self.ending(0, [Points::default(); 2], [0; 2]),
        };
        for (game, marks) in (1..=u16::MAX).zip(games) {
            if !matches!(score.ending, Ending::Open { .. }) {
                break;
            }
            for ((points, wins), mark) in score.points.iter_mut().zip(&mut score.wins).zip(marks) {
                *points = *points + self.scale.points(*mark);
                *wins += u16::from(matches!(mark, Mark::Win | Mark::Plus));
            }
            score.ending = self.ending(game, score.points, score.wins);
        }
        score
    }

    /// Whether it has ended after so many games.
    fn ending(&self, games: u16, points: [Points; 2], wins: [u16; 2]) -> Ending {
        let open = Ending::Open { game: games.saturating_add(1), first: usize::from(games % 2) };
        let [one, other] = points.map(Points::in_halves);
        let leader = match one.cmp(&other) {
            core::cmp::Ordering::Greater => Ending::Won(0),
            core::cmp::Ordering::Less => Ending::Won(1),
            core::cmp::Ordering::Equal if self.level == Level::Drawn => Ending::Drawn,
            core::cmp::Ordering::Equal => Ending::Level,
        };
        let is_last = |most: u16| games >= most;
        let (reached, last) = match self.goal {
            Goal::Games { games: all, end } => {
                let left = u32::from(all.saturating_sub(games)) * self.scale.points(Mark::Win).in_halves();
                (end == End::Decided && one.abs_diff(other) > left, is_last(all))
            }
            Goal::Points(goal) => {
                (one.max(other) >= goal.in_halves() && one != other, self.most.is_some_and(is_last))
            }
            Goal::Wins(goal) => {
                let [one, other] = wins;
                if one.max(other) >= goal && one != other {
                    return Ending::Won(usize::from(other > one));
                }
                (false, self.most.is_some_and(is_last))
            }
        };
        if reached || last { leader } else { open }
    }
}

#[cfg(test)]
mod tests {
    use super::{Duel, End, Ending, Goal, Level};
    use rulebook::{Mark, Points, Scale};

    const WON: [Mark; 2] = [Mark::Win, Mark::Loss];
    const LOST: [Mark; 2] = [Mark::Loss, Mark::Win];
    const DRAWN: [Mark; 2] = [Mark::Draw, Mark::Draw];

    fn duel(goal: Goal) -> Duel {
        Duel::new(goal, Scale::OneHalfZero)
    }

    fn games(many: usize, marks: [Mark; 2]) -> Vec<[Mark; 2]> {
        vec![marks; many]
    }

    #[test]
    fn the_most_points_of_twelve_games_end_early_only_if_that_is_said() {
        let of_twelve = |end| duel(Goal::Games { games: 12, end });
        let six = games(6, WON);
        assert!(matches!(of_twelve(End::Decided).score(&six).ending, Ending::Open { game: 7, first: 0 }));
        let seven = games(7, WON);
        assert_eq!(of_twelve(End::Decided).score(&seven).ending, Ending::Won(0));
        assert!(matches!(of_twelve(End::LastGame).score(&seven).ending, Ending::Open { game: 8, first: 1 }));
        let all: Vec<_> = seven.into_iter().chain(games(5, LOST)).collect();
        assert_eq!(of_twelve(End::LastGame).score(&all).ending, Ending::Won(0));
        assert_eq!(of_twelve(End::LastGame).score(&games(12, LOST)).ending, Ending::Won(1));
    }

    #[test]
    fn a_level_match_is_drawn_or_played_on() {
        let level = duel(Goal::Games { games: 4, end: End::Decided });
        assert_eq!(level.score(&games(4, DRAWN)).ending, Ending::Drawn);
        let on = Duel { level: Level::PlayedOn, ..level };
        assert_eq!(on.score(&games(4, DRAWN)).ending, Ending::Level);
    }

    #[test]
    fn first_to_points_and_first_to_wins() {
        let points = duel(Goal::Points(Points::halves(6)));
        assert!(matches!(points.score(&games(5, DRAWN)).ending, Ending::Open { game: 6, .. }));
        // Both reach three points at once: they go on until one has more.
        assert!(matches!(points.score(&games(6, DRAWN)).ending, Ending::Open { game: 7, .. }));
        let mut more = games(6, DRAWN);
        more.push(LOST);
        assert_eq!(points.score(&more).ending, Ending::Won(1));
        let wins = duel(Goal::Wins(6));
        let mut five = games(40, DRAWN);
        five.extend(games(5, LOST));
        assert!(matches!(wins.score(&five).ending, Ending::Open { .. }));
        five.push([Mark::Minus, Mark::Plus]);
        let score = wins.score(&five);
        assert_eq!((score.ending, score.wins), (Ending::Won(1), [0, 6]));
        let most = Duel { most: Some(24), ..wins };
        assert_eq!(most.score(&games(24, DRAWN)).ending, Ending::Drawn);
    }

    #[test]
    fn games_after_the_end_do_not_count_and_colours_take_turns() {
        let wins = duel(Goal::Wins(1));
        assert_eq!(wins.score(&[WON, LOST, LOST]).ending, Ending::Won(0));
        let firsts: Vec<usize> = (0..4)
            .filter_map(|played| match wins.score(&games(played, DRAWN)).ending {
                Ending::Open { first, .. } => Some(first),
                _ => None,
            })
            .collect();
        assert_eq!(firsts, [0, 1, 0, 1]);
        let both_lost = [Mark::Loss, Mark::Loss];
        assert!(matches!(wins.score(&[both_lost]).ending, Ending::Open { game: 2, .. }));
        assert_eq!(duel(Goal::Games { games: 0, end: End::Decided }).score(&[]).ending, Ending::Drawn);
    }
}
