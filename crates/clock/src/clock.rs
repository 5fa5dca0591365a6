//! A clock with two faces, of which at most one runs.
//!
//! Time is always an argument. A now before the last one counts as the last one: this clock does not go back.
//!
//! ```
//! use clock::{Clock, Face, Flags, Kind, Millis, Moment};
//! let mut clock = Clock::new("70m/35,15m".parse().unwrap(), Kind::Electronic);
//! clock.start(Face::First, Moment(0));
//! let end = Moment(0) + Millis::minutes(70);
//! assert_eq!(clock.next_flag(Moment(0)), Some(end));
//! assert_eq!(clock.first_flag(end), Flags::One(Face::First));
//! ```

use crate::reading::{Press, Reading, Register};
use crate::{Control, Face, Flags, Kind, Lift, Millis, Moment};

/// Two coupled registers with a time control.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clock {
    control: Control,
    kind: Kind,
    /// What was so at the last moment the clock was told.
    last: Reading,
}

impl Clock {
    /// How long before the end of the time the flag of a mechanical clock begins to rise.
    pub const LIFT: Millis = Millis::minutes(2);

    /// A clock that has not been started, with the time of the first stage on both faces.
    #[must_use]
    pub fn new(control: Control, kind: Kind) -> Self {
        let register = Register { granted: control.first(), ..Register::default() };
        Self { control, kind, last: Reading { first: register, second: register, ..Reading::default() } }
    }

    /// A clock that also counts the break before a game: this face, which is to be started when the break
    /// begins, has so much more time. Its player may move when the break is over.
    #[must_use]
    pub fn with_break(control: Control, kind: Kind, face: Face, pause: Millis) -> Self {
        let mut clock = Self::new(control, kind);
        clock.last.register_mut(face).granted += pause;
        clock
    }

    /// A clock as it was read.
    #[must_use]
    pub const fn restore(control: Control, kind: Kind, reading: Reading) -> Self {
        Self { control, kind, last: reading }
    }

    /// Everything the clock knows, brought up to now.
    #[must_use]
    pub fn reading(&self, now: Moment) -> Reading {
        let mut last = self.last;
        let now = last.at.map_or(now, |at| at.max(now));
        if let Some(face) = last.running {
            let fell = self.flag(face, now);
            let elapsed = self.elapsed(now);
            let register = last.register_mut(face);
            register.used += elapsed;
            register.fell = fell;
        }
        last.at = Some(now);
        last
    }

    /// The time control.
    #[must_use]
    pub const fn control(&self) -> &Control {
        &self.control
    }

    /// How the clock is made.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The face that runs.
    #[must_use]
    pub const fn running(&self) -> Option<Face> {
        self.last.running
    }

    /// The moves a face has completed.
    #[must_use]
    pub const fn moves(&self, face: Face) -> u16 {
        self.last.register(face).moves
    }

    /// The time a face has to the end of its stage.
    #[must_use]
    pub fn remaining(&self, face: Face, now: Moment) -> Millis {
        self.last.register(face).granted - self.used(face, now)
    }

    /// The time a face has used since the beginning.
    #[must_use]
    pub fn used(&self, face: Face, now: Moment) -> Millis {
        let running = if self.last.running == Some(face) { self.elapsed(now) } else { Millis::ZERO };
        self.last.register(face).used + running
    }

    /// When the time of a face ran out, if it has by now: exactly at zero. A face that has met the last of its
    /// controls has nothing to overstep.
    #[must_use]
    pub fn flag(&self, face: Face, now: Moment) -> Option<Moment> {
        let register = self.last.register(face);
        register.fell.or_else(|| self.falls(face)).filter(|&fell| fell <= now || register.fell.is_some())
    }

    /// Which flags are down, and which fell first. A mechanical clock does not know that.
    #[must_use]
    pub fn first_flag(&self, now: Moment) -> Flags {
        match (self.flag(Face::First, now), self.flag(Face::Second, now)) {
            (None, None) => Flags::None,
            (Some(_), None) => Flags::One(Face::First),
            (None, Some(_)) => Flags::One(Face::Second),
            (Some(first), Some(second)) if self.kind == Kind::Electronic && first != second => {
                Flags::Both { first: Some(if first < second { Face::First } else { Face::Second }) }
            }
            (Some(_), Some(_)) => Flags::Both { first: None },
        }
    }

    /// When the face that runs will run out of time if nothing happens.
    #[must_use]
    pub fn next_flag(&self, now: Moment) -> Option<Moment> {
        self.next_at(Millis::ZERO, now).filter(|_| self.running().is_some_and(|face| self.is_limited(face)))
    }

    /// When the face that runs will have only so much time left; none if that is past.
    #[must_use]
    pub fn next_at(&self, left: Millis, now: Moment) -> Option<Moment> {
        let told = self.last.at?;
        let at = told + (self.last.register(self.last.running?).remaining() - left);
        (at > told.max(now)).then_some(at)
    }

    /// Where the flag of a face is. Only the hand of a mechanical clock lifts one.
    #[must_use]
    pub fn flag_lift(&self, face: Face, now: Moment) -> Lift {
        if self.flag(face, now).is_some() {
            Lift::Fallen
        } else if self.kind == Kind::Mechanical && self.remaining(face, now) <= Self::LIFT {
            Lift::Rising
        } else {
            Lift::Resting
        }
    }

    /// Whether a face has less time than this to its control, and will not earn at least this increment with
    /// its move.
    #[must_use]
    pub fn is_short(&self, face: Face, now: Moment, below: Millis, unless_increment: Millis) -> bool {
        let number = self.moves(face).saturating_add(1);
        self.is_limited(face)
            && self.remaining(face, now) < below
            && self.control.increment_at(number) < unless_increment
    }

    /// Lets a face run from now on; the other does not. If that ran, it was handed over without a completed
    /// move.
    pub fn start(&mut self, face: Face, now: Moment) {
        self.settle(now);
        self.last.running = Some(face);
    }

    /// Completes the move of the face that runs, and starts the other in the same instant. Before the fall of
    /// its flag the face gains the increment and, with the control move, the time of the next stage; after it
    /// nothing. Returns the face that moved, none if the clock stood.
    pub fn press(&mut self, now: Moment) -> Option<Face> {
        self.settle(now);
        let by = self.last.running?;
        let register = self.last.register_mut(by);
        let controls = register.controls;
        register.moves = register.moves.saturating_add(1);
        // A control that was missed gives nothing, later neither.
        register.controls = controls.max(self.control.controls_met(register.moves));
        let mut gained = Millis::ZERO;
        if register.fell.is_none() {
            gained = self.control.increment_at(register.moves);
            if register.controls > controls {
                gained += self.control.base_of(register.controls);
            }
            register.granted += gained;
        }
        self.last.press = Some(Press { by, gained, controls });
        self.last.running = Some(by.other());
        Some(by)
    }

    /// Stops the clock. Returns the face that ran.
    pub fn stop(&mut self, now: Moment) -> Option<Face> {
        self.settle(now);
        self.last.running.take()
    }

    /// Lets a clock that stands go on; one that runs is left as it is.
    pub fn resume(&mut self, face: Face, now: Moment) {
        self.settle(now);
        self.last.running.get_or_insert(face);
    }

    /// Returns the clock to the player who pressed it last: it runs for him again, his move is not completed
    /// and what he gained by it is taken back. Returns how much that was, none if there is no press to take
    /// back.
    pub fn switch_back(&mut self, now: Moment) -> Option<Millis> {
        self.settle(now);
        let Press { by, gained, controls } = self.last.press.take()?;
        let register = self.last.register_mut(by);
        register.granted -= gained;
        register.moves = register.moves.saturating_sub(1);
        register.controls = controls;
        self.last.running = Some(by);
        self.drop_flag(by, now);
        Some(gained)
    }

    /// Gives a face time.
    pub fn add(&mut self, face: Face, more: Millis, now: Moment) {
        let remaining = self.remaining(face, now);
        self.set(face, remaining + more, now);
    }

    /// Takes time from a face, but leaves it at least the floor; a face below the floor keeps what it has.
    /// Returns what was really taken.
    pub fn take(&mut self, face: Face, less: Millis, floor: Millis, now: Moment) -> Millis {
        let remaining = self.remaining(face, now);
        let taken = less.min(remaining - floor);
        self.settle(now);
        self.last.register_mut(face).granted -= taken;
        self.drop_flag(face, now);
        taken
    }

    /// Sets the time a face has left. With some time left its flag is up again.
    pub fn set(&mut self, face: Face, left: Millis, now: Moment) {
        self.settle(now);
        let register = self.last.register_mut(face);
        register.granted = register.used + left;
        if !left.is_zero() {
            register.fell = None;
        }
        self.drop_flag(face, now);
    }

    /// Counts time as used by a face, though its register did not run.
    pub fn charge(&mut self, face: Face, time: Millis, now: Moment) {
        self.settle(now);
        self.last.register_mut(face).used += time;
        self.drop_flag(face, now);
    }

    /// Divides the time used by both since the beginning equally between them; an odd millisecond goes to the
    /// first. A flag is down after it only if the half is all the time there was.
    pub fn split_used(&mut self, now: Moment) {
        self.settle(now);
        let (first, second) = (self.last.first.used + self.last.second.used).halves();
        for (face, used) in [(Face::First, first), (Face::Second, second)] {
            let register = self.last.register_mut(face);
            register.used = used;
            register.fell = None;
            self.drop_flag(face, now);
        }
    }

    /// Corrects the number of moves a face has made, after the game went back to an earlier position. Its time
    /// stays, and a control whose time was given does not give it again.
    pub fn set_moves(&mut self, face: Face, moves: u16) {
        let met = self.control.controls_met(moves);
        let register = self.last.register_mut(face);
        register.moves = moves;
        register.controls = register.controls.max(met);
        self.last.press = None;
    }

    fn settle(&mut self, now: Moment) {
        self.last = self.reading(now);
    }

    /// What has passed since the last moment the clock was told.
    fn elapsed(&self, now: Moment) -> Millis {
        self.last.at.map_or(Millis::ZERO, |at| now - at)
    }

    /// When the face falls that has not, if it goes on running.
    fn falls(&self, face: Face) -> Option<Moment> {
        let is_falling = self.last.running == Some(face) && self.is_limited(face);
        let at = self.last.at.filter(|_| is_falling)?;
        Some(at + self.last.register(face).remaining())
    }

    fn is_limited(&self, face: Face) -> bool {
        !self.control.is_met(self.moves(face))
    }

    /// Lets the flag fall at once if a correction left no time.
    fn drop_flag(&mut self, face: Face, now: Moment) {
        let is_limited = self.is_limited(face);
        let at = self.last.at.unwrap_or(now);
        let register = self.last.register_mut(face);
        if is_limited && register.remaining().is_zero() {
            register.fell.get_or_insert(at);
        }
    }
}
