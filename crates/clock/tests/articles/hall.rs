//! Words in which the tests of the articles are written. White has the first face.

use clock::{Clock, Control, Face, Kind, Millis, Moment};

pub(crate) const WHITE: Face = Face::First;
pub(crate) const BLACK: Face = Face::Second;

/// A moment of the day, `10:08` or `10:08:30`.
pub(crate) fn at(text: &str) -> Moment {
    let parts: Vec<u64> = text.split(':').map(|part| part.parse().unwrap()).collect();
    let [hour, minute, rest @ ..] = parts.as_slice() else { panic!("a time of day is written 10:08") };
    Moment(0) + Millis::hours(*hour) + Millis::minutes(*minute) + Millis::seconds(*rest.first().unwrap_or(&0))
}

/// The tenth hour, when every round begins.
pub(crate) fn ten() -> Moment {
    at("10:00")
}

pub(crate) fn control(text: &str) -> Control {
    text.parse().unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

pub(crate) fn electronic(text: &str) -> Clock {
    Clock::new(control(text), Kind::Electronic)
}

pub(crate) fn mechanical(text: &str) -> Clock {
    Clock::new(control(text), Kind::Mechanical)
}

/// What a face shows.
pub(crate) fn shown(clock: &Clock, face: Face, now: Moment) -> String {
    clock.remaining(face, now).to_string()
}

/// Plays so many moves of both from White's turn, each player using the same time for each of his. Returns the
/// moment after them.
pub(crate) fn play(clock: &mut Clock, moves: u16, each: [Millis; 2], mut now: Moment) -> Moment {
    clock.start(WHITE, now);
    for _ in 0..moves {
        for (face, spent) in [(WHITE, each[0]), (BLACK, each[1])] {
            now = now + spent;
            assert_eq!(clock.press(now), Some(face));
        }
    }
    now
}

/// The moves a clock is pressed through and the longest time by which both registers together miss the time
/// that has passed.
pub(crate) fn drift_after(presses: u32, seed: u64) -> Millis {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut clock = electronic("100h");
    let mut now = ten();
    let mut worst = Millis::ZERO;
    clock.start(WHITE, now);
    for _ in 0..presses {
        now = now + Millis::millis(random.u64(0..90_000));
        clock.press(now);
        let counted = clock.used(WHITE, now) + clock.used(BLACK, now);
        let passed = now - ten();
        worst = worst.max(counted - passed).max(passed - counted);
    }
    worst
}

/// Asserts at this many random instants of a game with presses, stops and starts that not both registers run.
pub(crate) fn assert_never_both(instants: u32, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut clock = electronic("90m/45,30m+30s");
    let mut now = ten();
    let mut seen_running = 0;
    for _ in 0..instants {
        now = now + Millis::millis(random.u64(0..20_000));
        match random.u8(0..8) {
            0 => drop(clock.stop(now)),
            1 => clock.start(WHITE, now),
            2 => clock.resume(BLACK, now),
            3 => drop(clock.switch_back(now)),
            _ => drop(clock.press(now)),
        }
        let later = now + Millis::millis(1);
        let running = Face::BOTH.map(|face| clock.used(face, later) > clock.used(face, now));
        assert_ne!(running, [true, true]);
        assert_eq!(clock.running().is_some(), running[0] || running[1]);
        seen_running += u32::from(running[0]) + u32::from(running[1]);
    }
    assert!(seen_running > instants / 2);
}
