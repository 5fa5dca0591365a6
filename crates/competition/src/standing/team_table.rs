//! The table of a team event: who met whom in which round, with which result on every board.
//!
//! ```
//! use competition::No;
//! use competition::standing::TeamTable;
//! use rulebook::{Mark, Scale};
//! let mut table = TeamTable::new(Scale::OneHalfZero, ["North".to_owned(), "South".to_owned()]);
//! table.add_match(No(1), No(2), &[(Mark::Win, Mark::Loss), (Mark::Draw, Mark::Draw)]);
//! assert_eq!(table.board_points(No(1)).to_string(), "1.5");
//! assert_eq!((table.match_points(No(1)), table.match_points(No(2))), (2, 0));
//! ```

use rulebook::{Mark, Points, Scale};

use crate::No;

/// The table of a team event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamTable {
    /// What wins and draws count on a board.
    pub scale: Scale,
    lines: Vec<TeamLine>,
}

/// A team's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamLine {
    /// Its name.
    pub name: String,
    /// Its matches.
    pub matches: Vec<Encounter>,
}

/// A match in the eyes of one team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encounter {
    /// Against which team; none for a round without a match.
    pub opponent: Option<No>,
    /// The marks of its players, board 1 first; nothing where a game is not decided.
    pub boards: Vec<Option<Mark>>,
    /// The marks of the others.
    pub others: Vec<Option<Mark>>,
}

impl Encounter {
    /// A round without a match, won on all boards.
    #[must_use]
    pub fn bye(boards: usize) -> Self {
        Self { opponent: None, boards: vec![Some(Mark::Plus); boards], others: Vec::new() }
    }

    /// What the team scored on all boards.
    #[must_use]
    pub fn scored(&self, scale: Scale) -> Points {
        scale.sum(self.boards.iter().copied().flatten())
    }

    /// What the others scored on all boards.
    #[must_use]
    pub fn conceded(&self, scale: Scale) -> Points {
        scale.sum(self.others.iter().copied().flatten())
    }

    /// What came of the match: nothing before every board is decided. Where nobody scored at all, both have lost.
    #[must_use]
    pub fn result(&self) -> Option<Mark> {
        if self.boards.is_empty() || self.boards.iter().chain(&self.others).any(Option::is_none) {
            return None;
        }
        let (own, other) = (self.scored(Scale::TwoOneZero), self.conceded(Scale::TwoOneZero));
        Some(match own.cmp(&other) {
            core::cmp::Ordering::Greater => Mark::Win,
            core::cmp::Ordering::Less => Mark::Loss,
            core::cmp::Ordering::Equal if own == Points::default() => Mark::Loss,
            core::cmp::Ordering::Equal => Mark::Draw,
        })
    }
}

impl TeamTable {
    /// A table of these teams.
    pub fn new(scale: Scale, names: impl IntoIterator<Item = String>) -> Self {
        let line = |name| TeamLine { name, matches: Vec::new() };
        Self { scale, lines: names.into_iter().map(line).collect() }
    }

    /// Every number.
    pub fn numbers(&self) -> impl Iterator<Item = No> + use<> {
        (0..self.lines.len()).map(No::at)
    }

    /// A team's line.
    #[must_use]
    pub fn line(&self, no: No) -> Option<&TeamLine> {
        self.lines.get(no.index())
    }

    /// A team's matches.
    #[must_use]
    pub fn matches(&self, no: No) -> &[Encounter] {
        self.line(no).map_or(&[], |line| &line.matches)
    }

    /// How many boards a match has.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.lines.iter().flat_map(|line| &line.matches).map(|each| each.boards.len()).max().unwrap_or(0)
    }

    /// The points of all members in all games.
    #[must_use]
    pub fn board_points(&self, no: No) -> Points {
        self.matches(no).iter().map(|each| each.scored(self.scale)).sum()
    }

    /// Match points: a match won 2, drawn 1.
    #[must_use]
    pub fn match_points(&self, no: No) -> u32 {
        let marks = self.matches(no).iter().filter_map(Encounter::result);
        Scale::TwoOneZero.sum(marks).in_halves() / 2
    }

    /// How many matches a team won against another.
    #[must_use]
    pub fn matches_won(&self, no: No) -> usize {
        let won = |each: &&Encounter| each.opponent.is_some() && each.result() == Some(Mark::Win);
        self.matches(no).iter().filter(won).count()
    }

    /// Whether a team won every match it had, and had one.
    #[must_use]
    pub fn won_everything(&self, no: No) -> bool {
        let had = self.matches(no).iter().filter(|each| each.opponent.is_some()).count();
        had > 0 && self.matches_won(no) == had
    }

    /// The points of a team on one board, from 0.
    #[must_use]
    pub fn on_board(&self, no: No, board: usize) -> Points {
        self.scale.sum(self.matches(no).iter().filter_map(|each| *each.boards.get(board)?))
    }

    /// Adds a match with what both have on each board.
    pub fn add_match(&mut self, one: No, other: No, boards: &[(Mark, Mark)]) {
        let own: Vec<Option<Mark>> = boards.iter().map(|board| Some(board.0)).collect();
        let theirs: Vec<Option<Mark>> = boards.iter().map(|board| Some(board.1)).collect();
        let there = Encounter { opponent: Some(other), boards: own.clone(), others: theirs.clone() };
        let here = Encounter { opponent: Some(one), boards: theirs, others: own };
        self.add(one, there);
        self.add(other, here);
    }

    /// Adds a round of one team alone.
    pub fn add(&mut self, no: No, round: Encounter) {
        if let Some(line) = self.lines.get_mut(no.index()) {
            line.matches.push(round);
        }
    }

    /// The table without any match of a team: one of the two the panel chooses from when a team leaves.
    #[must_use]
    pub fn annulled(&self, team: No) -> Self {
        let mut table = self.clone();
        for (at, line) in table.lines.iter_mut().enumerate() {
            line.matches.retain(|each| No::at(at) != team && each.opponent != Some(team));
        }
        table
    }

    /// The table where a team lost on every board against these: the other one.
    #[must_use]
    pub fn losing(&self, team: No, against: &[No]) -> Self {
        let mut table = self.clone();
        let boards = vec![(Mark::Minus, Mark::Plus); self.boards()];
        for other in against {
            table.add_match(team, *other, &boards);
        }
        table
    }
}
