//! Whole events from a seed: who comes, who wins, who stays away.
//!
//! The event asks for a pairing, anybody answers, and the event plays the round.
//!
//! ```
//! use testkit::swiss::{Book, Event, System, pair};
//! let mut event = Event::new(System::Individual, Book::Ru22, 7);
//! let ask = event.ask().unwrap();
//! let answer = pair(&ask).unwrap();
//! event.play(&answer.pairs, answer.bye);
//! assert_eq!(event.ask().unwrap().round, 2);
//! ```

use draughts::Colour;

use super::{Ask, Book, Cell, Lots, Number, Player, Score, System, Table};

/// An event that is being played.
#[derive(Clone, Debug)]
pub struct Event {
    ask: Ask,
    lots: Lots,
    rounds: u16,
    strengths: Vec<u16>,
    late: Vec<u16>,
    draws: usize,
    forfeits: usize,
    absences: usize,
    withdrawals: usize,
}

impl Event {
    /// The event of a seed, mostly of 3 to 16 players.
    #[must_use]
    pub fn new(system: System, book: Book, seed: u64) -> Self {
        let mut lots = Lots::new(seed ^ 0x5377_6973_7300_0000);
        let count = if lots.happens(10) { 17 + lots.below(8) } else { 3 + lots.below(14) };
        Self::drawn(system, book, count, lots)
    }

    /// The event of a seed with so many players, at least 3 and at most 31.
    #[must_use]
    pub fn of(system: System, book: Book, seed: u64, count: usize) -> Self {
        Self::drawn(system, book, count.clamp(3, 31), Lots::new(seed))
    }

    /// The same where the first players by lot are of clubs of these sizes, and nobody meets one of his own club.
    #[must_use]
    pub fn with_clubs(mut self, sizes: &[usize]) -> Self {
        let mut numbers: Vec<Number> = self.ask.table.numbers().collect();
        for last in (1..numbers.len()).rev() {
            numbers.swap(last, self.lots.below(last + 1));
        }
        for &size in sizes {
            let club: Vec<Number> = numbers.drain(..size.min(numbers.len())).collect();
            for (at, &one) in club.iter().enumerate() {
                self.ask.forbidden.extend(club[at + 1..].iter().map(|&other| (one, other)));
            }
        }
        self
    }

    fn drawn(system: System, book: Book, count: usize, mut lots: Lots) -> Self {
        let rounds = rounds(count, &mut lots);
        // By the lots of an event some, all or none have a rating; numbers follow falling ratings.
        let rated = [0, count, lots.below(count + 1)][lots.below(3)];
        let mut strengths: Vec<u16> = (0..count).map(|_| 1500 + lots.below(900) as u16).collect();
        strengths[..rated].sort_unstable_by(|one, other| other.cmp(one));
        let rating = |no: usize| (no < rated).then(|| strengths[no]);
        let players = (0..count).map(|no| Player { rating: rating(no), ..Player::default() }).collect();
        let table = Table { win: [2, 4][lots.below(2)], players };
        let mut ask = Ask::new(table, system, book);
        ask.rounds = lots.happens(70).then_some(rounds);
        ask.parity = lots.happens(30);
        ask.first = [None, Some(Colour::White), Some(Colour::Black)][lots.below(3)];
        let come_late = lots.happens(30);
        let late =
            (0..count).map(|_| if come_late && lots.happens(15) { 1 + lots.below(3) as u16 } else { 0 });
        let late = late.collect();
        let draws = [0, 10, 30, 60, 85][lots.below(5)];
        let forfeits = [0, 0, 3, 10, 25][lots.below(5)];
        let absences = [0, 0, 4, 12][lots.below(4)];
        let withdrawals = [0, 0, 2, 5][lots.below(4)];
        if lots.happens(20) {
            for _ in 0..=lots.below(count) {
                ask.forbidden.extend(some_pair(count, &mut lots));
            }
        }
        Self { ask, lots, rounds, strengths, late, draws, forfeits, absences, withdrawals }
    }

    /// What the next round asks for, if there is one: at least two players are left.
    pub fn ask(&mut self) -> Option<Ask> {
        let round = self.ask.round;
        if round > self.rounds {
            return None;
        }
        self.ask.seed = self.lots.below(1 << 40) as u64;
        self.ask.absent.clear();
        self.ask.forced.clear();
        let count = self.ask.table.players.len();
        for no in self.ask.table.numbers() {
            let place = usize::from(no) - 1;
            if round > 1 && self.lots.happens(self.withdrawals) {
                self.ask.table.players[place].withdrawn_after.get_or_insert(round - 1);
            }
            if round <= self.late[place] || self.lots.happens(self.absences) {
                self.ask.absent.push(no);
            }
        }
        // Pairs the regulation wants are a matter of the first rounds (RU22 5.4.10.9).
        if round < 3 && count > 7 && self.lots.happens(10) {
            let wanted = some_pair(count, &mut self.lots);
            let ruled_out = |&(one, other): &(Number, Number)| {
                self.ask.forbidden.iter().any(|&pair| pair == (one, other) || pair == (other, one))
            };
            let wanted: Vec<(Number, Number)> = wanted.filter(|pair| !ruled_out(pair)).collect();
            self.ask.forced.extend(wanted);
        }
        (self.ask.field().len() > 1).then(|| self.ask.clone())
    }

    /// Plays a round with these pairs, White first, and this bye.
    pub fn play(&mut self, pairs: &[(Number, Number)], bye: Option<Number>) {
        for &(white, black) in pairs {
            let (whites, blacks) = self.cells(white, black);
            self.set(white, whites);
            self.set(black, blacks);
        }
        if let Some(no) = bye {
            self.set(no, Cell::Bye);
        }
        for no in self.ask.absent.clone() {
            if self.ask.table.player(no).withdrawn_after.is_none() {
                self.set(no, Cell::Absent);
            }
        }
        self.ask.round += 1;
    }

    fn set(&mut self, no: Number, cell: Cell) {
        self.ask.table.players[usize::from(no) - 1].cells.push(cell);
    }

    fn cells(&mut self, white: Number, black: Number) -> (Cell, Cell) {
        let lots = &mut self.lots;
        let (whites, blacks) = (Colour::White, Colour::Black);
        let plus = |opponent, colour| Cell::Plus { opponent, colour };
        let minus = |opponent, colour| Cell::Minus { opponent, colour };
        if lots.happens(self.forfeits) {
            return match lots.below(5) {
                0 => (minus(black, whites), minus(white, blacks)),
                1 | 2 => (plus(black, whites), minus(white, blacks)),
                _ => (minus(black, whites), plus(white, blacks)),
            };
        }
        let strength = |no: Number| usize::from(self.strengths[usize::from(no) - 1]).pow(4);
        let (score, other) = if lots.happens(self.draws) {
            (Score::Draw, Score::Draw)
        } else if lots.below(strength(white) + strength(black)) < strength(white) {
            (Score::Win, Score::Loss)
        } else {
            (Score::Loss, Score::Win)
        };
        (
            Cell::Played { opponent: black, colour: whites, score },
            Cell::Played { opponent: white, colour: blacks, score: other },
        )
    }
}

/// Often as many rounds as there can be, so that opponents, byes and colours run out.
fn rounds(count: usize, lots: &mut Lots) -> u16 {
    let rounds = match lots.below(4) {
        0 => 3 + lots.below(3),
        1 => 3 + lots.below(count),
        2 => (count - 1 - lots.below(2)).max(3),
        _ => count,
    };
    rounds.min(13) as u16
}

fn some_pair(count: usize, lots: &mut Lots) -> impl Iterator<Item = (Number, Number)> + use<> {
    let (one, other) = (1 + lots.below(count) as Number, 1 + lots.below(count) as Number);
    (one != other).then(|| (one.min(other), one.max(other))).into_iter()
}
