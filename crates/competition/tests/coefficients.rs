//! The coefficients of the editions: on two small tables, against each other, and against a slow computation in the
//! words of the articles on random tables.

use competition::standing::{Place, Rules, Unplayed, standings};
use competition::{Cell, Coefficients, Line, No, Table};
use draughts::Colour;
use fastrand::Rng;
use rulebook::law::event::{Format, Partner, Tiebreak};
use rulebook::{Edition, Mark, Scale};

/// Games as `one-other` with the mark of the first, round by round.
fn table(players: u16, rounds: &[&[(u16, u16, Mark)]]) -> Table {
    let mut table = Table::new(Scale::OneHalfZero, vec![Line::default(); usize::from(players)]);
    for games in rounds {
        for &(one, other, mark) in *games {
            pair(&mut table, one, other, mark, reply(mark));
        }
    }
    table
}

fn pair(table: &mut Table, one: u16, other: u16, own: Mark, theirs: Mark) {
    add(table, one, Cell::game(No(other), Colour::White, own));
    add(table, other, Cell::game(No(one), Colour::Black, theirs));
}

fn add(table: &mut Table, no: u16, cell: Cell) {
    table.line_mut(No(no)).expect("a player").cells.push(cell);
}

fn reply(mark: Mark) -> Mark {
    match mark {
        Mark::Win => Mark::Loss,
        Mark::Loss => Mark::Win,
        Mark::Draw => Mark::Draw,
        Mark::Plus => Mark::Minus,
        Mark::Minus => Mark::Plus,
    }
}

/// A round robin of four: A-B 1:0, A-C ½:½, A-D 0:1, B-C 1:0, B-D 1:0, C-D 1:0.
fn four() -> Table {
    use Mark::{Draw, Loss, Win};
    table(4, &[&[(1, 2, Win), (3, 4, Win)], &[(1, 3, Draw), (2, 4, Win)], &[(1, 4, Loss), (2, 3, Win)]])
}

/// A Swiss of six in three rounds.
fn six() -> Table {
    use Mark::{Draw, Win};
    table(
        6,
        &[
            &[(1, 4, Win), (2, 5, Win), (3, 6, Draw)],
            &[(1, 2, Draw), (6, 4, Win), (3, 5, Win)],
            &[(1, 3, Win), (2, 6, Win), (4, 5, Win)],
        ],
    )
}

fn column(table: &Table, which: Tiebreak) -> Vec<String> {
    let coefficients = Coefficients::of(table);
    table.numbers().map(|no| coefficients.value(which, no).to_string()).collect()
}

#[test]
fn the_small_tables_have_their_values() {
    let of_four = [
        (Tiebreak::SonnebornBerger, ["2.75", "2.5", "1.75", "1.5"]),
        (Tiebreak::SonnebornBergerDouble, ["5.5", "5", "3.5", "3"]),
        (Tiebreak::Shmulyan, ["1", "1", "-1", "-2"]),
        (Tiebreak::Riga, ["7.25", "6.5", "6.25", "6.5"]),
        (Tiebreak::Buchholz, ["4.5", "4", "4.5", "5"]),
        (Tiebreak::SolkoffPlus, ["13.5", "14", "13.5", "13"]),
        (Tiebreak::SolkoffBalyakin, ["19.75", "18.5", "19.75", "21.5"]),
        (Tiebreak::SolkoffBalyakinScored, ["6.25", "9.5", "7.25", "4.5"]),
    ];
    for (which, expected) in of_four {
        assert_eq!(column(&four(), which), expected, "{which}");
    }
    assert_eq!(column(&six(), Tiebreak::SonnebornBerger), ["3.75", "2.75", "0.75", "0", "0", "1.75"]);
    assert_eq!(column(&six(), Tiebreak::Buchholz), ["5", "4", "4", "4", "5", "5"]);
    assert_eq!(column(&six(), Tiebreak::BuchholzMedian), ["1.5"; 6]);
    assert_eq!(column(&six(), Tiebreak::BuchholzCut1), ["4"; 6]);
    assert_eq!(column(&six(), Tiebreak::SolkoffPlus), ["12", "15", "15", "15", "12", "12"]);
    assert_eq!(column(&six(), Tiebreak::SolkoffBalyakin)[0], "20");
    assert_eq!(column(&six(), Tiebreak::SolkoffBalyakinScored)[..2], ["10", "12.5"]);
}

/// With all games played, the doubled Sonneborn-Berger is Solkoff plus Shmulyan, and Riga is Solkoff and half of it.
#[test]
fn coefficients_agree_with_each_other() {
    let mut rng = Rng::with_seed(5);
    let played = |rng: &mut Rng| [Mark::Win, Mark::Draw, Mark::Loss][rng.usize(..3)];
    let random = (0..200).map(|_| random_table(&mut rng, played, Bare::Never));
    for table in [four(), six()].into_iter().chain(random) {
        let all = Coefficients::of(&table);
        for no in table.numbers() {
            let solkoff = all.value(Tiebreak::Buchholz, no);
            let double = all.value(Tiebreak::SonnebornBergerDouble, no);
            assert_eq!(double, solkoff + all.value(Tiebreak::Shmulyan, no));
            assert_eq!(
                double,
                all.value(Tiebreak::SonnebornBerger, no) + all.value(Tiebreak::SonnebornBerger, no)
            );
            assert_eq!(all.value(Tiebreak::Riga, no), solkoff + double.half());
        }
    }
}

/// Whether rounds without an opponent happen.
#[derive(Clone, Copy, PartialEq)]
enum Bare {
    Never,
    Sometimes,
}

fn random_table(rng: &mut Rng, mark: impl Fn(&mut Rng) -> Mark, bare: Bare) -> Table {
    let players = rng.u16(2..14) * if bare == Bare::Never { 2 } else { 1 };
    let scale = if rng.bool() { Scale::OneHalfZero } else { Scale::TwoOneZero };
    let mut table = Table::new(scale, vec![Line::default(); usize::from(players)]);
    let rounds = rng.u16(1..9);
    for no in 1..=players {
        let line = table.line_mut(No(no)).expect("a player");
        line.rating = rng.bool().then(|| rng.u16(1000..2500));
        line.withdrawn_after = (bare == Bare::Sometimes && rng.u8(..6) == 0).then(|| rng.u16(..=rounds));
    }
    for round in 0..rounds {
        let mut field: Vec<u16> = (1..=players).collect();
        rng.shuffle(&mut field);
        let gone =
            |no: u16| table.line(No(no)).and_then(|line| line.withdrawn_after).is_some_and(|at| round >= at);
        let (mut away, mut here): (Vec<u16>, Vec<u16>) = field.into_iter().partition(|no| gone(*no));
        if bare == Bare::Sometimes && rng.bool() {
            away.extend(here.pop());
        }
        for no in away {
            add(&mut table, no, Cell::ABSENT);
        }
        for two in here.chunks(2) {
            match *two {
                [one, other] => {
                    let own = mark(rng);
                    let theirs = if own == Mark::Minus && rng.bool() { Mark::Minus } else { reply(own) };
                    pair(&mut table, one, other, own, theirs);
                }
                [one] => add(&mut table, one, if rng.bool() { Cell::BYE } else { Cell::default() }),
                _ => unreachable!("chunks of two"),
            }
        }
    }
    table
}

fn any_mark(rng: &mut Rng) -> Mark {
    [Mark::Win, Mark::Draw, Mark::Loss, Mark::Win, Mark::Draw, Mark::Loss, Mark::Plus, Mark::Minus]
        [rng.usize(..8)]
}

/// Every coefficient once more, slowly and in the words of the articles.
struct Slow<'a> {
    table: &'a Table,
    unplayed: Unplayed,
}

impl Slow<'_> {
    fn mark(&self, mark: Mark) -> f64 {
        let win = if self.table.scale == Scale::OneHalfZero { 1.0 } else { 2.0 };
        match mark {
            Mark::Win | Mark::Plus => win,
            Mark::Draw => win / 2.0,
            Mark::Loss | Mark::Minus => 0.0,
        }
    }

    fn points(&self, no: No, from: usize, to: usize) -> f64 {
        let cells = self.table.cells(no).iter().enumerate();
        let inside = cells.filter(|(round, _)| (from..to).contains(round));
        inside.filter_map(|(_, cell)| cell.mark).map(|mark| self.mark(mark)).sum()
    }

    fn total(&self, no: No) -> f64 {
        self.points(no, 0, usize::MAX)
    }

    fn stop(&self, no: No) -> usize {
        let after = self.table.line(no).and_then(|line| line.withdrawn_after);
        after.map_or(usize::MAX, usize::from)
    }

    /// What a player counts as an opponent.
    fn worth(&self, no: No) -> f64 {
        let stop = self.stop(no);
        if self.unplayed == Unplayed::AsInTheTable || stop >= self.table.rounds() {
            return self.total(no);
        }
        let own = self.points(no, 0, stop);
        let same: Vec<No> = self
            .table
            .numbers()
            .filter(|other| *other != no && self.stop(*other) > stop && self.points(*other, 0, stop) == own)
            .collect();
        let later: f64 = same.iter().map(|other| self.points(*other, stop, usize::MAX)).sum();
        if same.is_empty() { own } else { own + later / same.len() as f64 }
    }

    /// Opponents with what they count and the mark against them; a partner somebody did not have is none.
    fn opponents(&self, no: No) -> Vec<(Option<No>, f64, Mark)> {
        let mut met = Vec::new();
        for cell in self.table.cells(no) {
            let Some(mark) = cell.mark else { continue };
            match (cell.opponent, self.unplayed) {
                (Some(other), _) => met.push((Some(other), self.worth(other), mark)),
                (None, Unplayed::Virtual(partner)) if mark == Mark::Plus => {
                    let counts =
                        |other: &No| partner == Partner::Lowest || self.stop(*other) >= self.table.rounds();
                    let all = self.table.numbers().filter(counts).map(|other| self.total(other));
                    let least = all.fold(f64::INFINITY, f64::min);
                    if least.is_finite() {
                        met.push((None, least, mark));
                    }
                }
                _ => {}
            }
        }
        met
    }

    fn solkoff(&self, no: No) -> f64 {
        self.opponents(no).iter().map(|(_, points, _)| points).sum()
    }

    fn cut(&self, no: No, worst: usize, best: usize) -> f64 {
        let mut points: Vec<f64> = self.opponents(no).iter().map(|(_, points, _)| *points).collect();
        points.sort_by(f64::total_cmp);
        for _ in 0..best {
            points.pop();
        }
        points.into_iter().skip(worst).sum()
    }

    fn by_mark(&self, no: No, won: f64, drawn: f64, lost: f64) -> f64 {
        let weight = |mark| match mark {
            Mark::Win | Mark::Plus => won,
            Mark::Draw => drawn,
            Mark::Loss | Mark::Minus => lost,
        };
        self.opponents(no).iter().map(|(_, points, mark)| weight(*mark) * points).sum()
    }

    fn values(&self, which: Tiebreak, no: No) -> Vec<f64> {
        let met = self.opponents(no);
        let real = || met.iter().filter_map(|(other, points, mark)| Some(((*other)?, *points, *mark)));
        let marks = |wanted: &[Mark]| {
            self.table
                .cells(no)
                .iter()
                .filter(|cell| cell.mark.is_some_and(|mark| wanted.contains(&mark)))
                .count()
        };
        let series = |best: usize| {
            (1..met.len().saturating_sub(best).max(2)).map(|worst| self.cut(no, worst, best)).collect()
        };
        vec![match which {
            Tiebreak::SonnebornBerger => self.by_mark(no, 1.0, 0.5, 0.0),
            Tiebreak::SonnebornBergerDouble => self.by_mark(no, 2.0, 1.0, 0.0),
            Tiebreak::Shmulyan => self.by_mark(no, 1.0, 0.0, -1.0),
            Tiebreak::Riga => self.by_mark(no, 2.0, 1.5, 1.0),
            Tiebreak::BeatenPoints => self.by_mark(no, 1.0, 0.0, 0.0),
            Tiebreak::Buchholz => self.solkoff(no),
            Tiebreak::BuchholzMedian => self.cut(no, 1, 1),
            Tiebreak::BuchholzCut1 => self.cut(no, 1, 0),
            Tiebreak::SolkoffTruncatedFull => return series(0),
            Tiebreak::BuchholzMedianFull => return series(1),
            Tiebreak::SolkoffPlus => real().map(|(other, ..)| self.solkoff(other)).sum(),
            Tiebreak::SolkoffBalyakin => real().map(|(other, points, _)| points * self.solkoff(other)).sum(),
            Tiebreak::SolkoffBalyakinScored => {
                real().map(|(other, _, mark)| self.mark(mark) * self.solkoff(other)).sum()
            }
            Tiebreak::Wins => marks(&[Mark::Win]) as f64,
            Tiebreak::WinsAndPluses => marks(&[Mark::Win, Mark::Plus]) as f64,
            Tiebreak::OpponentsRating => {
                let rating = |other| self.table.line(other).and_then(|line| line.rating).unwrap_or(0);
                real().map(|(other, ..)| f64::from(rating(other))).sum()
            }
            Tiebreak::HeadToHead | Tiebreak::ResultsByPlace | Tiebreak::PlayOff => 0.0,
        }]
    }
}

#[test]
fn every_coefficient_is_that_of_the_slow_computation() {
    let mut rng = Rng::with_seed(20_240_229);
    let ways = [
        Unplayed::AsInTheTable,
        Unplayed::Virtual(Partner::Lowest),
        Unplayed::Virtual(Partner::LowestFinisher),
    ];
    for trial in 0..1_500 {
        let table = random_table(&mut rng, any_mark, Bare::Sometimes);
        for unplayed in ways {
            let (fast, slow) = (Coefficients::with(&table, unplayed), Slow { table: &table, unplayed });
            for no in table.numbers() {
                for which in Tiebreak::ALL {
                    let values: Vec<f64> =
                        fast.values(which, no).into_iter().map(|value| value.to_f64()).collect();
                    let expected = slow.values(which, no);
                    let near = |one: &f64, other: &f64| (one - other).abs() < 1e-9 * other.abs().max(1.0);
                    let same = values.len() == expected.len()
                        && values.iter().zip(&expected).all(|(one, other)| near(one, other));
                    assert!(
                        same,
                        "trial {trial}, {which} of {no} in {unplayed:?}: {values:?}, not {expected:?}"
                    );
                    assert_eq!(fast.value(which, no), fast.values(which, no)[0]);
                }
            }
        }
    }
}

/// A number nobody has is no opponent with nothing, and no member of a score group.
#[test]
fn gaps_between_numbers_count_nothing() {
    let mut table = Table::new(Scale::OneHalfZero, vec![Line::default(); 5]);
    pair(&mut table, 2, 3, Mark::Win, Mark::Loss);
    add(&mut table, 4, Cell::BYE);
    pair(&mut table, 4, 2, Mark::Draw, Mark::Draw);
    add(&mut table, 3, Cell::BYE);
    for partner in [Partner::Lowest, Partner::LowestFinisher] {
        let all = Coefficients::with(&table, Unplayed::Virtual(partner));
        // 4 met 2, who has 1.5, and had a bye: the lowest of those who came has 1.
        assert_eq!(all.value(Tiebreak::Buchholz, No(4)).to_string(), "2.5");
    }
    table.line_mut(No(3)).expect("a player").withdrawn_after = Some(0);
    let all = Coefficients::with(&table, Unplayed::Virtual(Partner::Lowest));
    // Before the first round all had nothing; 2 and 4 scored 1.5 each after it, and the numbers 1 and 5 nothing at all.
    assert_eq!(all.value(Tiebreak::Buchholz, No(2)).to_string(), "3");
}

/// Places follow points and then the values of each criterion; whoever is alike in all shares a place.
#[test]
fn places_are_the_order_of_the_values() {
    let mut rng = Rng::with_seed(64);
    let numbers: Vec<Tiebreak> = Tiebreak::ALL.into_iter().take(16).collect();
    for _ in 0..500 {
        let table = random_table(&mut rng, any_mark, Bare::Sometimes);
        let list: Vec<Tiebreak> = (0..rng.usize(..4)).map(|_| numbers[rng.usize(..numbers.len())]).collect();
        let rules = Rules::listing(Edition::Ru22, Format::Swiss, &list);
        let all = Coefficients::of(&table);
        let key = |no: No| {
            let mut key = vec![table.points(no).into()];
            for which in &list {
                let mut values = all.values(*which, no);
                values.resize(12, competition::Exact::ZERO);
                key.extend(values);
            }
            key
        };
        let places = standings(&table, &rules);
        assert_eq!(places.len(), table.len());
        for place in &places {
            let above = table.numbers().filter(|other| key(*other) > key(place.no)).count() as u32;
            let level = table.numbers().filter(|other| key(*other) == key(place.no)).count() as u32;
            assert_eq!((place.first, place.last), (above + 1, above + level));
        }
        for two in places.windows(2) {
            let tied = two[0].first == two[1].first;
            assert_eq!(two[0].above_next.is_none(), tied);
            explained(&two[0], &two[1], &list);
        }
    }
}

/// The reason is the first criterion in which they differ, with the values both show.
fn explained(one: &Place, other: &Place, list: &[Tiebreak]) {
    let Some(reason) = &one.above_next else { return };
    assert!(reason.own > reason.next);
    match reason.tiebreak {
        None => assert_eq!((one.points, other.points), (reason.own, reason.next)),
        Some(tiebreak) => {
            assert_eq!(one.points, other.points);
            let at = list.iter().position(|each| *each == tiebreak).expect("a criterion of the list");
            for earlier in 0..at {
                assert_eq!(one.values[earlier].1[0], other.values[earlier].1[0]);
            }
            let shown = |place: &Place| place.values[at].1.get(reason.step - 1).copied().unwrap_or_default();
            assert_eq!((shown(one), shown(other)), (reason.own, reason.next));
        }
    }
}
