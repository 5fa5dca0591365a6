//! A time control: the stages in which the time of a player is given.
//!
//! ```
//! use clock::{Control, Millis};
//! let control: Control = "90m/45,30m+30s".parse().unwrap();
//! assert_eq!(control.first(), Millis::minutes(90));
//! assert_eq!(control.moves_to_control(40), Some(5));
//! assert_eq!(control.increment_at(45), Millis::ZERO);
//! assert_eq!(control.increment_at(46), Millis::seconds(30));
//! assert_eq!(control.whole_game(), None);
//! ```

use crate::{Fault, Millis, Refused, Stage};

/// One to [`Control::MAX_STAGES`] stages. Only the last may repeat or last to the end of the game. Time unused
/// in one stage is carried over to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "alloc::string::String", into = "alloc::string::String")
)]
pub struct Control {
    stages: [Stage; Self::MAX_STAGES],
    len: u8,
}

/// Where a move lies in a control.
struct Place {
    /// The stage.
    stage: usize,
    /// How many controls lie before it; more than stages when the last repeats.
    period: u32,
    /// The move that ends it, if one does.
    ends: Option<u32>,
}

impl Control {
    /// The most stages a control may have.
    pub const MAX_STAGES: usize = 8;
    /// The most time a stage may give, and the longest increment.
    pub const MAX_STAGE: Millis = Millis::hours(100);

    /// A control of these stages.
    ///
    /// # Errors
    /// If the stages do not make a control; the error names the stage.
    pub const fn new(stages: &[Stage]) -> Result<Self, Refused> {
        if stages.is_empty() {
            return Err(Refused { fault: Fault::Empty, stage: 1, at: None });
        }
        let mut control = Self { stages: [Stage::BLANK; Self::MAX_STAGES], len: 0 };
        let mut i = 0;
        while i < stages.len() {
            if i == Self::MAX_STAGES {
                return Err(Refused { fault: Fault::TooManyStages, stage: i + 1, at: None });
            }
            if let Some(fault) = fault(stages[i], i, i + 1 == stages.len()) {
                return Err(Refused { fault, stage: i + 1, at: None });
            }
            control.stages[i] = stages[i];
            control.len += 1;
            i += 1;
        }
        Ok(control)
    }

    /// A control written in the program, as a constant.
    ///
    /// # Panics
    /// If the stages do not make a control. Used in constants, this is an error of compilation.
    #[must_use]
    pub const fn fixed(stages: &[Stage]) -> Self {
        match Self::new(stages) {
            Ok(control) => control,
            Err(_) => panic!("these stages make no time control"),
        }
    }

    /// The stages in their order.
    #[must_use]
    pub fn stages(&self) -> &[Stage] {
        self.stages.get(..usize::from(self.len)).unwrap_or(&self.stages)
    }

    /// The time for the whole game, without increments, where a single stage lasts to its end.
    #[must_use]
    pub fn whole_game(&self) -> Option<Millis> {
        match self.stages() {
            [Stage { moves: None, base, .. }] => Some(*base),
            _ => None,
        }
    }

    /// The time on the clock before the first move.
    #[must_use]
    pub const fn first(&self) -> Millis {
        self.stages[0].base
    }

    /// Whether any stage adds time for a move.
    #[must_use]
    pub fn has_increment(&self) -> bool {
        self.stages().iter().any(|stage| !stage.increment.is_zero())
    }

    /// The time added for completing this move, counted from 1.
    #[must_use]
    pub fn increment_at(&self, number: u16) -> Millis {
        self.stage_of(number).map_or(Millis::ZERO, |stage| stage.increment)
    }

    /// The time a player has for his first moves: what the stages give in which they lie, and an increment for
    /// each of them.
    #[must_use]
    pub fn total_for(&self, moves: u16) -> Millis {
        let mut total = self.first();
        let mut done = 0;
        let mut place = self.place(1);
        while let Some(Place { stage, period, ends }) = place {
            let last = ends.unwrap_or(u32::MAX).min(u32::from(moves));
            total += self.stages[stage].increment * u64::from(last - done);
            if last == u32::from(moves) {
                break;
            }
            done = last;
            total += self.base_of(period + 1);
            place = self.place(done + 1);
        }
        total
    }

    /// The stage in which a move lies, counted from 1; none after the last control of a control that ends.
    #[must_use]
    pub fn stage_of(&self, number: u16) -> Option<Stage> {
        self.place(u32::from(number)).and_then(|place| self.stages.get(place.stage)).copied()
    }

    /// How many moves are to be made until the next control; none if the rest of the game is one stage or
    /// nothing more is asked.
    #[must_use]
    pub fn moves_to_control(&self, made: u16) -> Option<u16> {
        let next = u32::from(made) + 1;
        let ends = self.place(next)?.ends?;
        u16::try_from(ends - next + 1).ok()
    }

    /// How many controls a player has met who has made so many moves.
    #[must_use]
    pub fn controls_met(&self, made: u16) -> u32 {
        self.place(u32::from(made) + 1).map_or(u32::from(self.len), |place| place.period)
    }

    /// Whether a player who has made so many moves has met the last control, so that nothing limits him any
    /// more.
    #[must_use]
    pub fn is_met(&self, made: u16) -> bool {
        self.place(u32::from(made) + 1).is_none()
    }

    /// The time that is added when the control with this number has been met.
    pub(crate) fn base_of(&self, period: u32) -> Millis {
        let stages = self.stages();
        let stage = usize::try_from(period).ok().and_then(|period| stages.get(period));
        stage.or(stages.last().filter(|last| last.repeats)).map_or(Millis::ZERO, |stage| stage.base)
    }

    fn place(&self, number: u32) -> Option<Place> {
        let mut ends = 0;
        for (period, (i, stage)) in (0..).zip(self.stages().iter().enumerate()) {
            let Some(moves) = stage.moves.map(u32::from) else {
                return Some(Place { stage: i, period, ends: None });
            };
            if number <= ends + moves {
                return Some(Place { stage: i, period, ends: Some(ends + moves) });
            }
            if stage.repeats {
                let laps = (number - ends - 1) / moves;
                return Some(Place {
                    stage: i,
                    period: period + laps,
                    ends: Some(ends + (laps + 1) * moves),
                });
            }
            ends += moves;
        }
        None
    }
}

const fn fault(stage: Stage, index: usize, is_last: bool) -> Option<Fault> {
    let has_time = stage.base.0 > 0 || (index > 0 && stage.increment.0 > 0);
    match stage.moves {
        Some(0) => Some(Fault::NoMoves),
        None if stage.repeats => Some(Fault::RepeatsWithoutMoves),
        _ if !is_last && (stage.repeats || stage.moves.is_none()) => Some(Fault::NotLast),
        _ if !has_time => Some(Fault::NoTime),
        _ if stage.base.0 > Control::MAX_STAGE.0 || stage.increment.0 > Control::MAX_STAGE.0 => {
            Some(Fault::TooLong)
        }
        _ => None,
    }
}
