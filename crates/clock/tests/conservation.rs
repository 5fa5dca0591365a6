//! Over random sequences of everything that can be done to a clock, time is neither lost nor made.

use clock::{Clock, Control, Face, Kind, Millis, Moment, Stage};
use fastrand::Rng;

const SEEDS: u64 = 400;
const STEPS: u32 = 250;

/// A slow clock beside the fast one: it adds up what happened to each face.
struct Ledger {
    /// Time that passed with this face running, or with none.
    ran: [u64; 2],
    stood: u64,
    /// Time counted as used without running, or moved to the other face.
    charged: [i64; 2],
    granted: [i64; 2],
    moves: [u16; 2],
    running: Option<Face>,
    started: Moment,
    now: Moment,
}

impl Ledger {
    fn pass(&mut self, time: Millis) {
        match self.running {
            Some(face) => self.ran[face as usize] += time.0,
            None => self.stood += time.0,
        }
        self.now = self.now + time;
    }

    fn used(&self, face: Face) -> i64 {
        self.ran[face as usize] as i64 + self.charged[face as usize]
    }

    fn left(&self, face: Face) -> i64 {
        (self.granted[face as usize] - self.used(face)).max(0)
    }
}

fn random_control(random: &mut Rng) -> Control {
    let count = random.usize(1..=4);
    let mut stages = Vec::new();
    for i in 0..count {
        let is_last = i + 1 == count;
        let base = Millis::millis(random.u64(1..200_000));
        let stage = if is_last && random.bool() {
            Stage::to_end(base)
        } else {
            Stage::for_moves(random.u16(1..12), base)
        };
        let stage = if random.bool() { stage.plus(Millis::millis(random.u64(0..9_000))) } else { stage };
        stages.push(if is_last && stage.moves.is_some() && random.bool() {
            stage.repeating()
        } else {
            stage
        });
    }
    Control::new(&stages).unwrap()
}

/// What completing a move brings, found by walking through the stages move by move.
fn reward(control: &Control, number: u16) -> (u64, bool) {
    let stages = control.stages();
    let (mut stage, mut made_in_stage) = (0, 0);
    for m in 1..=number {
        let Some(current) = stages.get(stage) else { return (0, true) };
        made_in_stage += 1;
        let is_control = current.moves == Some(made_in_stage);
        let next = if current.repeats { stage } else { stage + 1 };
        if m == number {
            let base = if is_control { stages.get(next).map_or(0, |next| next.base.0) } else { 0 };
            return (current.increment.0 + base, is_control && stages.get(next).is_none());
        }
        if is_control {
            stage = next;
            made_in_stage = 0;
        }
    }
    (0, false)
}

fn check(clock: &Clock, ledger: &Ledger) {
    let now = ledger.now;
    let used = Face::BOTH.map(|face| clock.used(face, now));
    // The elapsed time is what both used and what the clock stood, but for what the arbiter charged.
    let charged: i64 = ledger.charged.iter().sum();
    assert_eq!((used[0] + used[1]).0 as i64 - charged + ledger.stood as i64, (now - ledger.started).0 as i64);
    for face in Face::BOTH {
        assert_eq!(clock.used(face, now).0 as i64, ledger.used(face));
        assert_eq!(clock.remaining(face, now).0 as i64, ledger.left(face), "{face:?}");
        assert_eq!(clock.moves(face), ledger.moves[face as usize]);
        if let Some(fell) = clock.flag(face, now) {
            assert!(fell <= now);
        }
        // Nothing left without a flag: only after the last control.
        let is_over = clock.remaining(face, now).is_zero() && !clock.control().is_met(clock.moves(face));
        assert!(!is_over || clock.flag(face, now).is_some());
    }
    assert_eq!(clock.running(), ledger.running);
    let tick = now + Millis::millis(1);
    let ticking = Face::BOTH.map(|face| clock.used(face, tick) - clock.used(face, now));
    assert_eq!((ticking[0] + ticking[1]).0, u64::from(ledger.running.is_some()));
    check_next_flag(clock, now);
    // What is stored and restored is the same clock.
    let restored = Clock::restore(*clock.control(), clock.kind(), clock.reading(now));
    let later = now + Millis::seconds(77);
    assert_eq!(restored.reading(later), clock.reading(later));
    assert_eq!(restored.first_flag(later), clock.first_flag(later));
}

/// The flag that is foretold falls, to the millisecond.
fn check_next_flag(clock: &Clock, now: Moment) {
    let Some(falls) = clock.next_flag(now) else { return };
    let face = clock.running().unwrap();
    let before = Moment(falls.0 - 1);
    assert!(falls > now);
    assert_eq!(clock.remaining(face, before), Millis::millis(1));
    assert_eq!(clock.remaining(face, falls), Millis::ZERO);
    assert_eq!((clock.flag(face, before), clock.flag(face, falls)), (None, Some(falls)));
    let mut pressed = clock.clone();
    pressed.press(falls);
    assert_eq!(pressed.remaining(face, falls), Millis::ZERO);
    assert_eq!(pressed.flag(face, falls + Millis::hours(1)), Some(falls));
}

fn step(clock: &mut Clock, ledger: &mut Ledger, random: &mut Rng, press: &mut Option<(Face, u64)>) {
    ledger.pass(Millis::millis(if random.u8(0..4) == 0 { 0 } else { random.u64(0..15_000) }));
    let now = ledger.now;
    let face = if random.bool() { Face::First } else { Face::Second };
    let i = face as usize;
    let amount = Millis::millis(random.u64(0..30_000));
    match random.u8(0..20) {
        0 => {
            clock.start(face, now);
            ledger.running = Some(face);
        }
        1 => {
            assert_eq!(clock.stop(now), ledger.running);
            ledger.running = None;
        }
        2 => {
            clock.resume(face, now);
            ledger.running = ledger.running.or(Some(face));
        }
        3 => {
            clock.add(face, amount, now);
            ledger.granted[i] = ledger.used(face) + ledger.left(face) + amount.0 as i64;
        }
        4 => {
            let floor = Millis::millis(random.u64(0..60_000));
            let left = ledger.left(face);
            let taken = clock.take(face, amount, floor, now).0 as i64;
            assert_eq!(taken, (amount.0 as i64).min((left - floor.0 as i64).max(0)));
            ledger.granted[i] -= taken;
        }
        5 => {
            clock.set(face, amount, now);
            ledger.granted[i] = ledger.used(face) + amount.0 as i64;
        }
        6 => {
            clock.charge(face, amount, now);
            ledger.charged[i] += amount.0 as i64;
        }
        7 => {
            let sum = ledger.used(Face::First) + ledger.used(Face::Second);
            clock.split_used(now);
            ledger.charged[0] = sum - sum / 2 - ledger.ran[0] as i64;
            ledger.charged[1] = sum / 2 - ledger.ran[1] as i64;
        }
        8 => {
            let back = press.take();
            assert_eq!(clock.switch_back(now), back.map(|(_, gained)| Millis(gained)));
            if let Some((by, gained)) = back {
                ledger.granted[by as usize] -= gained as i64;
                ledger.moves[by as usize] -= 1;
                ledger.running = Some(by);
            }
        }
        _ => {
            let by = ledger.running;
            let fell = by.is_some_and(|by| clock.flag(by, now).is_some());
            assert_eq!(clock.press(now), by);
            let Some(by) = by else { return };
            ledger.moves[by as usize] += 1;
            let gained = if fell { 0 } else { reward(clock.control(), ledger.moves[by as usize]).0 };
            ledger.granted[by as usize] += gained as i64;
            ledger.running = Some(by.other());
            *press = Some((by, gained));
        }
    }
}

#[test]
fn time_is_conserved_to_the_millisecond() {
    for seed in 0..SEEDS {
        let mut random = Rng::with_seed(seed);
        let control = random_control(&mut random);
        let kind = if random.bool() { Kind::Electronic } else { Kind::Mechanical };
        let mut clock = Clock::new(control, kind);
        let started = Moment(random.i64(-1_000_000..1_000_000));
        let granted = [control.first().0 as i64; 2];
        let mut ledger = Ledger {
            ran: [0; 2],
            stood: 0,
            charged: [0; 2],
            granted,
            moves: [0; 2],
            running: None,
            started,
            now: started,
        };
        let mut press = None;
        for _ in 0..STEPS {
            step(&mut clock, &mut ledger, &mut random, &mut press);
            check(&clock, &ledger);
        }
    }
}

#[test]
fn controls_agree_with_walking_through_them() {
    for seed in 0..300 {
        let mut random = Rng::with_seed(seed);
        let control = random_control(&mut random);
        let mut total = control.first().0;
        let mut is_met = false;
        let mut owed = 0;
        assert_eq!(control.total_for(0), control.first());
        for number in 1..=80 {
            let (gained, meets_last) = reward(&control, number);
            let increment = control.increment_at(number).0;
            // The time of the next stage belongs to the move after the control.
            total += owed + increment;
            owed = gained - increment;
            assert_eq!(control.total_for(number).0, total, "{control} {number}");
            is_met |= meets_last;
            assert_eq!(control.is_met(number), is_met, "{control} {number}");
            if let Some(to_go) = control.moves_to_control(number - 1) {
                let met = control.controls_met(number - 1);
                assert_eq!(control.controls_met(number - 1 + to_go), met + 1);
                assert_eq!(control.controls_met(number + to_go - 2), met);
            }
        }
    }
}

#[test]
fn a_now_before_the_last_changes_nothing() {
    let mut clock = Clock::new("5m+3s".parse().unwrap(), Kind::Electronic);
    clock.start(Face::First, Moment(100_000));
    clock.press(Moment(110_000));
    clock.press(Moment(90_000));
    assert_eq!(clock.used(Face::Second, Moment(0)), Millis::ZERO);
    assert_eq!(clock.used(Face::First, Moment(111_000)), Millis::seconds(11));
    assert_eq!(clock.flag(Face::First, Moment(i64::MIN)), None);
    clock.set(Face::First, Millis::ZERO, Moment(0));
    assert_eq!(clock.next_flag(Moment(0)), None);
}

#[test]
fn the_ends_of_time_do_not_break_the_clock() {
    let mut clock = Clock::new("100h+100h/1*".parse().unwrap(), Kind::Electronic);
    clock.start(Face::First, Moment(i64::MIN));
    clock.press(Moment(i64::MAX));
    clock.press(Moment(i64::MAX));
    clock.add(Face::First, Millis::MAX, Moment(i64::MAX));
    clock.charge(Face::Second, Millis::MAX, Moment(i64::MAX));
    clock.split_used(Moment(i64::MAX));
    clock.set(Face::First, Millis::MAX, Moment(i64::MAX));
    clock.set_moves(Face::Second, u16::MAX);
    clock.start(Face::Second, Moment(i64::MAX));
    clock.press(Moment(i64::MAX));
    assert_eq!(clock.moves(Face::Second), u16::MAX);
    assert!(clock.control().total_for(u16::MAX) > Millis::hours(100));
    assert_eq!(clock.control().moves_to_control(u16::MAX), Some(1));
}

#[test]
fn warnings_are_foretold() {
    let mut clock = Clock::new("45m".parse().unwrap(), Kind::Electronic);
    assert_eq!(clock.next_at(Millis::minutes(5), Moment(0)), None);
    clock.start(Face::Second, Moment(0));
    let warning = Moment(0) + Millis::minutes(40);
    assert_eq!(clock.next_at(Millis::minutes(5), Moment(1)), Some(warning));
    assert_eq!(clock.next_at(Millis::minutes(5), warning), None);
    assert_eq!(clock.remaining(Face::Second, warning), Millis::minutes(5));
}

#[test]
fn a_correction_raises_the_flag_but_a_press_does_not() {
    let mut clock = Clock::new("5m+3s".parse().unwrap(), Kind::Electronic);
    clock.start(Face::First, Moment(0));
    let late = Moment(0) + Millis::minutes(6);
    clock.press(late);
    assert_eq!(clock.remaining(Face::First, late), Millis::ZERO);
    clock.add(Face::First, Millis::ZERO, late);
    assert_eq!(clock.flag(Face::First, late), Some(Moment(300_000)));
    clock.add(Face::First, Millis::minutes(1), late);
    assert_eq!(
        (clock.flag(Face::First, late), clock.remaining(Face::First, late)),
        (None, Millis::minutes(1))
    );
}

#[test]
fn after_the_last_control_nothing_can_be_overstepped() {
    let mut clock = Clock::new("5m/1".parse().unwrap(), Kind::Mechanical);
    clock.start(Face::First, Moment(0));
    clock.press(Moment(1));
    let face = Face::First;
    clock.set(face, Millis::ZERO, Moment(2));
    clock.start(face, Moment(3));
    assert_eq!((clock.flag(face, Moment(9)), clock.next_flag(Moment(3))), (None, None));
    assert!(!clock.is_short(face, Moment(9), Millis::minutes(5), Millis::MAX));
    assert!(clock.is_short(face.other(), Moment(9), Millis::minutes(6), Millis::MAX));
}

#[test]
fn a_corrected_number_of_moves_leaves_no_press_to_take_back() {
    let mut clock = Clock::new("5m+3s".parse().unwrap(), Kind::Electronic);
    clock.start(Face::First, Moment(0));
    clock.press(Moment(0));
    clock.set_moves(Face::First, 0);
    assert_eq!(clock.switch_back(Moment(0)), None);
    assert_eq!(clock.remaining(Face::First, Moment(0)), Millis::seconds(303));
}
