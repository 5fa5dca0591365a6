//! Standings: who has which place, and why.
//!
//! ```
//! use competition::standing::{Rules, standings};
//! use competition::{Cell, Line, No, Table};
//! use draughts::Colour;
//! use rulebook::law::event::Format;
//! use rulebook::{Edition, Mark, Scale};
//! let mut table = Table::new(Scale::OneHalfZero, vec![Line::default(), Line::default()]);
//! table.line_mut(No(1)).unwrap().cells.push(Cell::game(No(2), Colour::White, Mark::Loss));
//! table.line_mut(No(2)).unwrap().cells.push(Cell::game(No(1), Colour::Black, Mark::Win));
//! let places = standings(&table, &Rules::usual(Edition::Ru22, Format::RoundRobin));
//! assert_eq!((places[0].no, places[0].first, places[0].last), (No(2), 1, 1));
//! assert_eq!(places[0].above_next.as_ref().unwrap().to_string(), "1 to 0 by points [RU22:5.4.8.1]");
//! ```

mod among;
mod finals;
mod list;
mod members;
mod place;
mod play_off;
mod ranking;
mod team;
mod team_table;
mod terms;
mod withdrawal;

use std::collections::BTreeSet;

use rulebook::law::event::{Format, StandingLaw, Tiebreak, Tied};
use rulebook::{Edition, event_law};
use serde::{Deserialize, Serialize};

pub use finals::{Ended, Final, finals};
pub use list::{change, object, summary};
pub use members::{Counting, TeamResult, joint, team_results};
pub use place::{Place, Reason};
pub use play_off::{Due, PlayOff, due, start};
pub use team::{ExtraMatch, Meeting, TeamRules, extra_match, play_extra_match, team_due, team_standings};
pub use team_table::{Encounter, TeamLine, TeamTable};
pub use terms::Terms;
pub(crate) use terms::object as object_terms;
pub use withdrawal::{Counts, Leaver, Open, Settled, settle};

pub use crate::coefficient::Unplayed;
use crate::{Coefficients, Exact, No, Table};
use among::Games;
use ranking::{Ranking, Series};

/// By what places are found.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What the edition says.
    pub law: &'static StandingLaw,
    /// How players met.
    pub format: Format,
    /// What parts equals, in this order.
    pub tiebreaks: Vec<Tiebreak>,
    /// Who made the pairs.
    pub pairs: Pairs,
    /// What becomes of games among the tied if some of them never met.
    pub unmet: Unmet,
    /// Who takes no place here: those who left early, or play for another table.
    pub out: Vec<No>,
    /// Additional matches and tournaments that were played.
    pub play_offs: Vec<PlayOff>,
}

/// Who made the pairs: coefficients of unplayed games may depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairs {
    /// A program.
    #[default]
    ByProgram,
    /// The arbiter.
    ByHand,
}

/// What becomes of games among the tied if some of them never met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unmet {
    /// The criterion is passed over.
    #[default]
    Skip,
    /// The games there are count.
    Count,
}

impl Rules {
    /// What an edition says where the regulation is silent.
    #[must_use]
    pub fn usual(edition: Edition, format: Format) -> Self {
        let law = &event_law(edition).standing;
        Self::listing(edition, format, law.usual(format))
    }

    /// What an edition says with the criteria of a regulation.
    #[must_use]
    pub fn listing(edition: Edition, format: Format, tiebreaks: &[Tiebreak]) -> Self {
        Self {
            law: &event_law(edition).standing,
            format,
            tiebreaks: tiebreaks.to_vec(),
            pairs: Pairs::default(),
            unmet: Unmet::default(),
            out: Vec::new(),
            play_offs: Vec::new(),
        }
    }

    /// What unplayed games count for coefficients.
    #[must_use]
    pub const fn unplayed(&self) -> Unplayed {
        match (self.format, self.law.unplayed.by_program, self.pairs) {
            (Format::RoundRobin | Format::Other, ..) | (_, Some(_), Pairs::ByProgram) => {
                Unplayed::AsInTheTable
            }
            (Format::Swiss, ..) => Unplayed::Virtual(self.law.unplayed.bye.value),
        }
    }
}

/// The places of a table, the first first. Where nothing decides, a place is shared, and numbers stand in order.
#[must_use]
pub fn standings(table: &Table, rules: &Rules) -> Vec<Place> {
    Finding::done(table, rules).places()
}

/// The first place of everybody, and nothing of how it was found.
#[must_use]
pub fn firsts(table: &Table, rules: &Rules) -> Vec<(No, u32)> {
    Finding::done(table, rules).ranking.firsts().collect()
}

/// What a criterion says of somebody.
fn values(coefficients: &Coefficients, which: Tiebreak, no: No) -> Series {
    match which {
        Tiebreak::SolkoffTruncatedFull | Tiebreak::BuchholzMedianFull => {
            coefficients.values(which, no).into()
        }
        single => coefficients.value(single, no).into(),
    }
}

/// Places while they are found.
struct Finding<'a> {
    table: &'a Table,
    rules: &'a Rules,
    games: Games,
    coefficients: Coefficients,
    ranking: Ranking<Tiebreak>,
}

impl<'a> Finding<'a> {
    fn new(table: &'a Table, rules: &'a Rules) -> Self {
        let out: BTreeSet<No> = rules.out.iter().copied().collect();
        let ranked = table.numbers().filter(|no| !out.contains(no));
        let mut ranking = Ranking::new(ranked.collect(), rules.tiebreaks.clone());
        ranking.split_all(None, rules.law.places, |no| Exact::from(table.points(no)));
        let coefficients = Coefficients::with(table, rules.unplayed());
        Self { table, rules, games: Games::of(table), coefficients, ranking }
    }

    /// Everything is found.
    fn done(table: &'a Table, rules: &'a Rules) -> Self {
        let mut finding = Self::new(table, rules);
        for step in 0..rules.tiebreaks.len() {
            finding.apply(step);
        }
        finding
    }

    fn apply(&mut self, step: usize) {
        let Some(&tiebreak) = self.rules.tiebreaks.get(step) else { return };
        let by = self.rules.law.article(tiebreak, self.rules.format);
        match tiebreak {
            Tiebreak::HeadToHead => self.head_to_head(step),
            Tiebreak::ResultsByPlace => {
                while self.games.results_by_place(&mut self.ranking, step, by) {
                    self.two_are_left(step);
                }
            }
            Tiebreak::PlayOff => {
                play_off::decide(&mut self.ranking, step, &self.rules.play_offs, &self.rules.law.play_off);
            }
            number => {
                self.ranking.split_all(Some(step), by, |no| values(&self.coefficients, number, no));
            }
        }
        self.two_are_left(step);
    }

    fn head_to_head(&mut self, step: usize) {
        let by = self.rules.law.article(Tiebreak::HeadToHead, self.rules.format);
        for tied in self.ranking.ties() {
            let group = self.ranking.group(&tied).to_vec();
            let applies = match self.rules.law.head_to_head {
                Tied::All => self.rules.unmet == Unmet::Count || self.games.all_met(&group),
                Tied::Two => group.len() == 2 && self.games.all_met(&group),
            };
            if applies {
                self.ranking.split(tied, step, by, None, |no| self.games.among(no, &group));
            }
        }
    }

    /// Where games decide between two only, they do so as soon as two are left.
    fn two_are_left(&mut self, step: usize) {
        let before = self.rules.tiebreaks.iter().take(step).position(|each| *each == Tiebreak::HeadToHead);
        if let (Some(step), Tied::Two) = (before, self.rules.law.head_to_head) {
            self.head_to_head(step);
        }
    }

    fn places(self) -> Vec<Place> {
        let points = |no| Exact::from(self.table.points(no));
        self.ranking.places(points)
    }
}
