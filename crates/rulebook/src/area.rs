//! The area of law an article belongs to.
//!
//! ```
//! use rulebook::Area;
//! assert_eq!("draw".parse(), Ok(Area::Draw));
//! assert_eq!(Area::TieBreak.name(), "tiebreak");
//! ```

use core::fmt;
use core::str::FromStr;

/// An area of law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Area {
    /// Board, pieces, moves and captures.
    Rules,
    /// How positions, moves and games are written.
    Notation,
    /// Boards, pieces, clocks and furniture.
    Equipment,
    /// Time controls and the use of clocks.
    Clock,
    /// How players behave before, during and after a game.
    Conduct,
    /// When a game is drawn.
    Draw,
    /// How a game ends and is scored.
    Result,
    /// Several games of one meeting.
    Micromatch,
    /// First moves or start positions by lot.
    Ballot,
    /// Adjournment, sealed move and resumption.
    Adjournment,
    /// Punishments and who gives them.
    Sanction,
    /// Play by players who cannot see or move the pieces.
    Accessibility,
    /// Play at a distance.
    Remote,
    /// Protests and appeals.
    Protest,
    /// What events are, and who holds them.
    Organisation,
    /// Applications and admission of participants.
    Admission,
    /// Groups by age.
    AgeGroup,
    /// Arbiters and their duties.
    Panel,
    /// Who meets whom, with which colour.
    Pairing,
    /// Round robins.
    RoundRobin,
    /// Knockouts.
    Knockout,
    /// Places among equals.
    TieBreak,
    /// Teams.
    Team,
    /// The printed papers.
    Form,
    /// What is published, and how.
    Publication,
    /// Play by correspondence.
    Correspondence,
    /// Problems, studies and tasks.
    Composition,
    /// Contests of composing and solving.
    Contest,
}

/// A text that names no area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownArea(String);

impl Area {
    /// The areas that a single game is conducted by.
    pub const OF_A_GAME: [Self; 12] = [
        Self::Rules,
        Self::Notation,
        Self::Clock,
        Self::Conduct,
        Self::Draw,
        Self::Result,
        Self::Micromatch,
        Self::Ballot,
        Self::Adjournment,
        Self::Sanction,
        Self::Accessibility,
        Self::Remote,
    ];

    /// The areas that an event is conducted by, beyond its games.
    pub const OF_AN_EVENT: [Self; 10] = [
        Self::Protest,
        Self::Organisation,
        Self::Admission,
        Self::AgeGroup,
        Self::Panel,
        Self::Pairing,
        Self::RoundRobin,
        Self::Knockout,
        Self::TieBreak,
        Self::Team,
    ];

    /// Every area: those of a single game first.
    pub const ALL: [Self; 28] = [
        Self::Rules,
        Self::Notation,
        Self::Equipment,
        Self::Clock,
        Self::Conduct,
        Self::Draw,
        Self::Result,
        Self::Micromatch,
        Self::Ballot,
        Self::Adjournment,
        Self::Sanction,
        Self::Accessibility,
        Self::Remote,
        Self::Protest,
        Self::Organisation,
        Self::Admission,
        Self::AgeGroup,
        Self::Panel,
        Self::Pairing,
        Self::RoundRobin,
        Self::Knockout,
        Self::TieBreak,
        Self::Team,
        Self::Form,
        Self::Publication,
        Self::Correspondence,
        Self::Composition,
        Self::Contest,
    ];

    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Notation => "notation",
            Self::Equipment => "equipment",
            Self::Clock => "clock",
            Self::Conduct => "conduct",
            Self::Draw => "draw",
            Self::Result => "result",
            Self::Micromatch => "micromatch",
            Self::Ballot => "ballot",
            Self::Adjournment => "adjournment",
            Self::Sanction => "sanction",
            Self::Accessibility => "accessibility",
            Self::Remote => "remote",
            Self::Protest => "protest",
            Self::Organisation => "organisation",
            Self::Admission => "admission",
            Self::AgeGroup => "agegroup",
            Self::Panel => "panel",
            Self::Pairing => "pairing",
            Self::RoundRobin => "roundrobin",
            Self::Knockout => "knockout",
            Self::TieBreak => "tiebreak",
            Self::Team => "team",
            Self::Form => "form",
            Self::Publication => "publication",
            Self::Correspondence => "correspondence",
            Self::Composition => "composition",
            Self::Contest => "contest",
        }
    }
}

impl FromStr for Area {
    type Err = UnknownArea;

    fn from_str(text: &str) -> core::result::Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|area| area.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownArea(text.to_owned()))
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for UnknownArea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Area::ALL.map(Area::name).join(", ");
        write!(f, "no area is called {:?}; there are {names}", self.0)
    }
}

impl core::error::Error for UnknownArea {}

#[cfg(test)]
mod tests {
    use super::Area;

    #[test]
    fn every_area_is_listed_once_and_reads_back() {
        for (i, area) in Area::ALL.into_iter().enumerate() {
            assert_eq!(area as usize, i);
            assert_eq!(area.name().parse(), Ok(area));
        }
        assert!("openings".parse::<Area>().unwrap_err().to_string().contains("draw, result"));
    }
}
