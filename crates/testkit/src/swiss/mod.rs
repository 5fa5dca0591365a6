//! Swiss pairings in the words of the articles: slow, literal, for small events.
//!
//! One file a system or a family. The search tries what the article names first, first; a memoised "can these
//! still be paired completely" leaves hopeless branches early, and the tests show that it changes nothing.
//!
//! ```
//! use testkit::swiss::{Ask, Book, Player, System, Table, pair};
//! let table = Table { win: 2, players: vec![Player::default(); 8] };
//! let answer = pair(&Ask::new(table, System::BlindLot, Book::Ru22)).unwrap();
//! assert_eq!(answer.pairs, [(1, 2), (3, 4), (5, 6), (7, 8)]);
//! ```

mod buchholz;
mod check;
mod colour;
mod event;
mod floats;
mod individual;
mod limit;
mod lot;
mod lots;
mod median;
mod method;
mod renju;
mod step;
mod table;

#[cfg(test)]
mod tests;

use draughts::Colour;

pub use check::{Fault, check};
pub use event::Event;
pub use lots::Lots;
pub use table::{Cell, Number, Player, Score, Table};

use limit::{Limit, is_third};
use method::{Direction, Method, method};
use step::{Allowed, Couple, Patience, Step, bit, set};

/// A pairing system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum System {
    /// Individual coefficients (RU22 5.4.10.5).
    Individual,
    /// Truncated Solkoff (RU22 5.4.10.6).
    TruncatedSolkoff,
    /// Current Buchholz (RU22 5.4.10.7).
    CurrentBuchholz,
    /// Median Solkoff (UA24 III.swiss.9).
    MedianSolkoff,
    /// Blind lot (RU22 5.4.10.4, the general text of UA24).
    BlindLot,
    /// Regulated by rating (RU-RENJU 5.3.15).
    RenjuRating,
    /// By lot (RU-RENJU 5.3.16).
    RenjuLot,
}

/// The book that rules colours, second meetings and the odd player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Book {
    /// The Russian rules of 2022.
    Ru22,
    /// The Russian code.
    RuCodex,
    /// The Ukrainian rules of 2024.
    Ua24,
    /// The Russian rules of renju.
    RuRenju,
}

/// What a pairing is asked for.
#[derive(Clone, Debug)]
pub struct Ask {
    /// What happened so far.
    pub table: Table,
    /// The system.
    pub system: System,
    /// The book.
    pub book: Book,
    /// The round to be paired, from 1.
    pub round: u16,
    /// How many rounds there are, if that is known.
    pub rounds: Option<u16>,
    /// Who is known not to play in this round.
    pub absent: Vec<Number>,
    /// Pairs the regulation wants.
    pub forced: Vec<(Number, Number)>,
    /// Pairs the regulation forbids.
    pub forbidden: Vec<(Number, Number)>,
    /// The seed of the lots of this round.
    pub seed: u64,
    /// The colour of number 1 in round 1, if it is not drawn.
    pub first: Option<Colour>,
    /// Whether equal truncated Solkoff coefficients are ordered by the parity of the round.
    pub parity: bool,
}

/// A round as the articles pair it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The classification of the field, from the top.
    pub order: Vec<Number>,
    /// The pairs, White first, listed by their higher player.
    pub pairs: Vec<(Number, Number)>,
    /// The odd player.
    pub bye: Option<Number>,
    /// How it went.
    pub story: Story,
}

/// What was rare on the way to a pairing, so that a run over many events can tell what it has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// The greatest number of floaters of a group.
    pub floaters: usize,
    /// Whether a floater went past a group.
    pub skipped: bool,
    /// How many pairs give a third colour in a row although that is to be avoided.
    pub thirds: usize,
    /// Whether the limit of colours was dropped.
    pub dropped: bool,
    /// Whether the odd player had a win without play before.
    pub second_plus: bool,
    /// Whether the odd player is not the last one.
    pub passed_bye: bool,
    /// Whether a pair inside a group had to be broken.
    pub broken: bool,
    /// Whether a pair that has not met was impossible because of colours.
    pub limited: bool,
}

/// What is settled before the groups: who is left to be paired, without whom, and under which limit.
struct Field {
    players: Vec<Number>,
    bye: Option<Number>,
    limit: Limit,
}

impl Ask {
    /// Round 1 of a table.
    #[must_use]
    pub fn new(table: Table, system: System, book: Book) -> Self {
        let (absent, forced, forbidden) = (Vec::new(), Vec::new(), Vec::new());
        let (round, rounds, seed, first, parity) = (1, None, 0, None, false);
        Self { table, system, book, round, rounds, absent, forced, forbidden, seed, first, parity }
    }

    /// Who is to be paired or gets the bye: not withdrawn and not absent (RU22 5.4.10.2.e), by number.
    #[must_use]
    pub fn field(&self) -> Vec<Number> {
        let plays = |no: &Number| {
            !self.absent.contains(no)
                && self.table.player(*no).withdrawn_after.is_none_or(|after| after >= self.round)
        };
        self.table.numbers().filter(plays).collect()
    }

    /// Whether two have met already (RU22 5.4.10.2.a; a game not played counts but in RU-CODEX 3.18.2.d).
    #[must_use]
    pub fn have_met(&self, one: Number, other: Number) -> bool {
        match self.book {
            Book::RuCodex => self.table.have_played(one, other),
            _ => self.table.paired_before(one, other, self.round),
        }
    }

    fn is_last_round(&self) -> bool {
        self.rounds == Some(self.round)
    }

    /// The limit of colours of this round.
    fn limit(&self) -> Limit {
        match (self.book, self.rounds) {
            // RU22 5.4.10.2.c, RU-CODEX 3.18.2.c.
            (Book::Ru22 | Book::RuCodex, _) => Limit::Row(4),
            // RU-RENJU 5.3.14.2.
            (Book::RuRenju, _) => Limit::RowOrMore,
            // UA24 III.swiss.3: one, or two if the rounds are even, and what later rounds can still mend.
            (Book::Ua24, Some(rounds)) => {
                let most = if rounds % 2 == 0 { 2 } else { 1 };
                Limit::Difference(most + i32::from(rounds) - i32::from(self.round))
            }
            (Book::Ua24, None) => Limit::Free,
        }
    }

    /// Who of these may meet whom under a limit.
    fn allowed(&self, players: &[Number], limit: Limit) -> Allowed {
        let mut allowed = Allowed::default();
        for &one in players {
            for &other in players.iter().filter(|&&other| other > one && self.may_meet(one, other)) {
                let (ones, others) = (self.table.colours(one), self.table.colours(other));
                if limit.allows(&ones, &others) {
                    // UA24 III.swiss.3 and III.swiss.9.13.
                    let third = self.book == Book::Ua24 && is_third(limit, &ones, &others);
                    allowed.allow(one, other, third);
                }
            }
        }
        allowed
    }

    /// Whether two may meet but for colours.
    fn may_meet(&self, one: Number, other: Number) -> bool {
        let is_forbidden = self.forbidden.iter().any(|&pair| pair == (one, other) || pair == (other, one));
        !is_forbidden && !self.have_met(one, other)
    }
}

/// The pairing of a round, or nothing if there is none.
#[must_use]
pub fn pair(ask: &Ask) -> Option<Answer> {
    pair_with(ask, Patience::Short)
}

fn pair_with(ask: &Ask, patience: Patience) -> Option<Answer> {
    let mut lots = Lots::new(ask.seed);
    let method = method(ask.system);
    let mut story = Story::default();
    // Step 1. The classification: score groups by falling points, inside as the system says.
    let order = classify(ask, method, &mut lots);
    // Step 2. Pairs the regulation wants (RU22 5.4.10.9).
    let mut couples = forced_pairs(ask, &order);
    let players: Vec<Number> = order
        .iter()
        .copied()
        .filter(|&no| couples.iter().all(|&(one, other)| no != one && no != other))
        .collect();
    // Step 3. The odd player (RU22 5.4.10.2.f, UA24 III.swiss.9.1, RU-RENJU 5.3.15.2).
    let field = odd_player(ask, &players)?;
    story.dropped = ask.book == Book::Ua24 && field.limit != ask.limit();
    story.second_plus = field.bye.is_some_and(|no| ask.table.had_plus(no));
    story.passed_bye = field.bye.is_some() && field.bye != players.last().copied();
    story.limited = players.iter().any(|&one| {
        players.iter().any(|&other| {
            let (ones, others) = (ask.table.colours(one), ask.table.colours(other));
            one != other && ask.may_meet(one, other) && !ask.limit().allows(&ones, &others)
        })
    });
    // Step 4. The groups, in the order of the system.
    couples.extend(pair_groups(ask, method, &field, patience, &mut story)?);
    // Step 5. The list, and the colours in its order.
    let place = |no: Number| order.iter().position(|&other| other == no);
    let mut listed: Vec<Couple> = couples
        .into_iter()
        .map(|(one, other)| if place(one) < place(other) { (one, other) } else { (other, one) })
        .collect();
    listed.sort_by_key(|&(high, _)| place(high));
    let pairs = give_colours(ask, &listed, field.limit, &mut lots);
    Some(Answer { order, pairs, bye: field.bye, story })
}

fn classify(ask: &Ask, method: &dyn Method, lots: &mut Lots) -> Vec<Number> {
    let field = ask.field();
    let groups = falling_points(ask, &field).into_iter().map(|points| {
        field.iter().copied().filter(|&no| ask.table.points(no) == points).collect::<Vec<Number>>()
    });
    groups.flat_map(|group| method.order(ask, group, lots)).collect()
}

fn falling_points(ask: &Ask, players: &[Number]) -> Vec<u32> {
    let mut points: Vec<u32> = players.iter().map(|&no| ask.table.points(no)).collect();
    points.sort_unstable();
    points.dedup();
    points.reverse();
    points
}

fn forced_pairs(ask: &Ask, order: &[Number]) -> Vec<Couple> {
    let mut taken = Vec::new();
    let mut pairs = Vec::new();
    for &(one, other) in &ask.forced {
        let is_free = |no: &Number| order.contains(no) && !taken.contains(no);
        if one != other && is_free(&one) && is_free(&other) && !ask.have_met(one, other) {
            taken.extend([one, other]);
            pairs.push((one, other));
        }
    }
    pairs
}

/// The last in the classification who had no win without play (RU22 5.4.10.2.b, RU-CODEX 3.18.2.b, UA24
/// III.swiss.6) and without whom the others can be paired; if there is none, the last without whom they can.
/// In an even field nobody, if all can be paired.
fn odd_player(ask: &Ask, players: &[Number]) -> Option<Field> {
    let limits = match ask.book {
        Book::Ru22 | Book::RuCodex => vec![ask.limit()],
        // III.swiss.3 gives way if no complete pairing keeps it.
        Book::Ua24 => vec![ask.limit(), Limit::Free],
        // 5.3.14.2: in the last round the limit stands back.
        Book::RuRenju if ask.is_last_round() => vec![Limit::Free],
        Book::RuRenju => vec![ask.limit()],
    };
    let kept = |limit| if ask.book == Book::RuRenju { ask.limit() } else { limit };
    if players.len() % 2 == 0 {
        let works = |&limit: &Limit| ask.allowed(players, limit).can_pair(set(players));
        let limit = kept(limits.into_iter().find(works)?);
        return Some(Field { players: players.to_vec(), bye: None, limit });
    }
    for may_have_plus in [false, true] {
        for &limit in &limits {
            let allowed = ask.allowed(players, limit);
            for &bye in players.iter().rev() {
                let rest: Vec<Number> = players.iter().copied().filter(|&no| no != bye).collect();
                if (may_have_plus || !ask.table.had_plus(bye)) && allowed.can_pair(set(&rest)) {
                    return Some(Field { players: rest, bye: Some(bye), limit: kept(limit) });
                }
            }
        }
    }
    None
}

fn pair_groups(
    ask: &Ask,
    method: &dyn Method,
    field: &Field,
    patience: Patience,
    story: &mut Story,
) -> Option<Vec<Couple>> {
    let mut couples = Vec::new();
    let mut left = field.players.clone();
    let with_points = |left: &[Number], points: u32| -> Vec<Number> {
        left.iter().copied().filter(|&no| ask.table.points(no) == points).collect()
    };
    let all_points = falling_points(ask, &left);
    for (points, direction) in method.walk(ask, &all_points) {
        let group = with_points(&left, points);
        let mut further: Vec<u32> = match direction {
            Direction::Down => all_points.iter().copied().filter(|&other| other < points).collect(),
            Direction::Up => all_points.iter().rev().copied().filter(|&other| other > points).collect(),
        };
        further.retain(|&points| !with_points(&left, points).is_empty());
        let targets: Vec<Vec<Number>> = further
            .iter()
            .map(|&points| method.opponents(ask, &with_points(&left, points), direction))
            .collect();
        let step = Step {
            targets,
            floaters: method.floaters(ask, &group, direction),
            floating: method.floating(&group, direction),
            inside: method.inside(ask, direction),
            group,
        };
        let allowed = allowed_in_step(ask, &step, &left, field.limit, story);
        let paired = step.pair(&allowed, patience)?;
        story.floaters = story.floaters.max(paired.floaters);
        story.thirds += paired.thirds;
        story.broken |= paired.broken;
        story.skipped |= paired
            .pairs
            .iter()
            .any(|(_, other)| step.targets.iter().skip(1).flatten().any(|opponent| opponent == other));
        let done = paired.pairs.iter().fold(0, |done, &(one, other)| done | bit(one) | bit(other));
        left.retain(|&no| done & bit(no) == 0);
        couples.extend(paired.pairs);
    }
    left.is_empty().then_some(couples)
}

/// Who may meet whom in this step. In the last round of RU-RENJU the limit is dropped for a group if more of it
/// would have to float under it, or if nothing is possible under it (5.3.14.2).
fn allowed_in_step(ask: &Ask, step: &Step, left: &[Number], limit: Limit, story: &mut Story) -> Allowed {
    let kept = ask.allowed(left, limit);
    if ask.book == Book::RuRenju && ask.is_last_round() {
        let free = ask.allowed(left, Limit::Free);
        let (with, without) = (step.least_floaters(&kept), step.least_floaters(&free));
        if with.is_none() || with > without {
            story.dropped = true;
            return free;
        }
    }
    kept
}

fn give_colours(ask: &Ask, listed: &[Couple], limit: Limit, lots: &mut Lots) -> Vec<(Number, Number)> {
    let field = ask.field();
    // RU22 5.4.10.5.2, 5.4.10.7.2: in round 1 the colour of number 1 by lot; RU22 5.4.10.4, UA24 III.swiss.9.5: odd
    // numbers White; RU-RENJU 5.3.16.1: odd numbers Black.
    let neighbours = method(ask.system).inside(ask, Direction::Down) == step::Inside::Neighbours;
    let plain = if ask.book == Book::RuRenju { Colour::Black } else { Colour::White };
    let mut of_number_one = plain;
    if ask.round == 1 && !neighbours {
        let drawn = if lots.below(2) == 0 { plain } else { plain.other() };
        of_number_one = ask.first.unwrap_or(drawn);
    }
    let mut pairs = Vec::new();
    for &(high, low) in listed {
        let colour = if ask.round == 1 {
            // Odd numbers have the colour of number 1, even ones the other.
            let place = field.iter().position(|&no| no == high).unwrap_or(0);
            if place % 2 == 0 { of_number_one } else { of_number_one.other() }
        } else {
            let (high, low) = (ask.table.colours(high), ask.table.colours(low));
            let couple = colour::Couple { high: &high, low: &low };
            colour::of_higher(ask, &couple, limit, lots)
        };
        pairs.push(if colour == Colour::White { (high, low) } else { (low, high) });
    }
    pairs
}
