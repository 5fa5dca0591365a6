//! What a file says about the event as a whole, a line each.

/// A line about the event as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Header {
    /// The name of the event.
    Name,
    /// The city.
    City,
    /// The federation.
    Federation,
    /// The first day.
    Start,
    /// The last day.
    End,
    /// How many players there are.
    Players,
    /// How many of them have a rating.
    RatedPlayers,
    /// How many teams there are.
    Teams,
    /// The type of the event in words.
    Type,
    /// The chief arbiter.
    ChiefArbiter,
    /// A deputy, a line each.
    Deputy,
    /// The time control in words.
    TimeControl,
    /// How many rounds there are.
    Rounds,
    /// The colour of the first player in the first round, `W` or `B`.
    FirstColour,
    /// How the start numbers were given.
    RankingMethod,
    /// Who made the pairings.
    PairingController,
    /// The type of the event as a code.
    TypeCode,
    /// The coefficients that part the tied.
    Tiebreaks,
    /// The coefficients of the standings.
    Standings,
    /// The time control as a code.
    TimeControlCode,
    /// The colours of the boards of a team.
    BoardColours,
    /// How many rounds there are, for JaVaFo.
    JaVaFoRounds,
    /// Settings of JaVaFo: `rank`, `white1`, `black1`.
    JaVaFoSettings,
}

impl Header {
    /// Every kind, by its tag.
    pub const ALL: [(&'static str, Self); 23] = [
        ("012", Self::Name),
        ("022", Self::City),
        ("032", Self::Federation),
        ("042", Self::Start),
        ("052", Self::End),
        ("062", Self::Players),
        ("072", Self::RatedPlayers),
        ("082", Self::Teams),
        ("092", Self::Type),
        ("102", Self::ChiefArbiter),
        ("112", Self::Deputy),
        ("122", Self::TimeControl),
        ("142", Self::Rounds),
        ("152", Self::FirstColour),
        ("172", Self::RankingMethod),
        ("182", Self::PairingController),
        ("192", Self::TypeCode),
        ("202", Self::Tiebreaks),
        ("212", Self::Standings),
        ("222", Self::TimeControlCode),
        ("352", Self::BoardColours),
        ("XXR", Self::JaVaFoRounds),
        ("XXC", Self::JaVaFoSettings),
    ];

    /// Its tag.
    #[must_use]
    pub fn tag(self) -> &'static str {
        Self::ALL.iter().find(|(_, header)| *header == self).map_or("", |(tag, _)| *tag)
    }

    /// The kind with a tag.
    pub(crate) fn of(tag: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == tag).map(|(_, header)| *header)
    }

    /// What a text should have been, if it cannot be what it says.
    pub(crate) fn objection(self, text: &str) -> Option<&'static str> {
        match self {
            Self::Rounds | Self::JaVaFoRounds => {
                let sensible = text.parse::<u16>().is_ok_and(|rounds| rounds > 0);
                (!text.is_empty() && !sensible).then_some("a number of rounds from 1")
            }
            Self::FirstColour => (!["", "W", "B", "w", "b"].contains(&text)).then_some("W or B"),
            Self::JaVaFoSettings => {
                let known = |word| ["rank", "white1", "black1"].contains(&word);
                (!text.split_whitespace().all(known)).then_some("rank, white1 or black1")
            }
            _ => None,
        }
    }
}
