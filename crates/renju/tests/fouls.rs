//! The judge of fouls against known positions and against the oracle.

use fastrand::Rng;
use renju::{Board, Colour, Foul, Fouls, Point, Points, ThreeClause, Verdict, Watch};
use testkit::renju::{Crowd, Grid};

/// Random positions compared in an ordinary run; `DAMKA_POSITIONS` sets another number, `DAMKA_SEED` other positions.
const POSITIONS: u64 = 50_000;

fn points(names: &str) -> Points {
    names
        .split([',', ' '])
        .filter(|name| !matches!(*name, "" | "-"))
        .map(|name| name.parse().unwrap())
        .collect()
}

fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Five => "five",
        Verdict::Permitted => "legal",
        Verdict::Foul(foul) => foul.code(),
    }
}

#[test]
fn known_positions_are_judged_as_known() {
    let table = include_str!("../../../testdata/renju/forbidden.tsv");
    let mut rows = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let [id, black, white, point, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("five columns: {line}");
        };
        let (black, white, point) = (points(black), points(white), point.parse().unwrap());
        let board = Board::new(black, white);
        assert_eq!(name(Verdict::of(&board, point, ThreeClause::Literal)), expected, "{id}{board:?}");
        let fouls = Fouls::of(&board, ThreeClause::Literal);
        assert_eq!(fouls.at(point), Verdict::of(&board, point, ThreeClause::Literal).foul(), "{id}{board:?}");
        assert_eq!(
            name(Grid::new(black, white).verdict(point, ThreeClause::Literal)),
            expected,
            "oracle {id}"
        );
        rows += 1;
    }
    assert!(rows >= 140, "only {rows} positions");
}

#[test]
fn random_crowded_positions_are_judged_as_the_articles_read() {
    let positions = testkit::setting("DAMKA_POSITIONS").unwrap_or(POSITIONS);
    let seed = testkit::setting("DAMKA_SEED").unwrap_or(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(4) as u64;
    let share = positions / threads;
    let counts: Vec<[u64; 4]> = std::thread::scope(|scope| {
        let runs: Vec<_> = (0..threads).map(|run| scope.spawn(move || compare(seed + run, share))).collect();
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    });
    let total = |i: usize| counts.iter().map(|count| count[i]).sum::<u64>();
    println!("{positions} positions: {} points, {} 33, {} 44, {} 6", total(0), total(1), total(2), total(3));
    assert!(total(1) > positions / 10 && total(2) > positions / 10 && total(3) > positions / 100);
}

#[test]
fn fouls_kept_stone_by_stone_are_those_of_the_whole_board() {
    let mut rng = Rng::with_seed(3);
    let mut forbidden = 0;
    for (black, white) in Crowd::new(3).take(200) {
        let mut watch = Watch::new(&Board::new(black, white));
        assert_eq!(watch, Watch::new(watch.board()));
        for _ in 0..100 {
            let point = Point::at(rng.usize(0..225)).unwrap();
            let before = watch.board().stone(point);
            match rng.choice([Some(Colour::Black), Some(Colour::White), None]).unwrap() {
                Some(colour) => watch.put(point, colour),
                None => assert_eq!(watch.take(point), before),
            }
            for clause in [ThreeClause::Literal, ThreeClause::FiveExtends] {
                let fouls = watch.fouls(clause);
                assert_eq!(fouls, Fouls::of(watch.board(), clause), "{point} {clause:?}{:?}", watch.board());
                forbidden += fouls.all().len();
            }
        }
        assert_eq!(watch, Watch::new(watch.board()), "the way does not matter");
    }
    assert!(forbidden > 100_000, "only {forbidden}");
}

/// Stones all over the board: so many points of a hundred black, so many white.
fn strewn(rng: &mut Rng, black: u8, white: u8) -> (Points, Points) {
    let (mut blacks, mut whites) = (Points::EMPTY, Points::EMPTY);
    for point in Point::all() {
        match rng.u8(0..100) {
            n if n < black => blacks.insert(point),
            n if n < black + white => whites.insert(point),
            _ => {}
        }
    }
    (blacks, whites)
}

/// Compares every free point of random positions; gives the numbers of points and of each foul.
fn compare(seed: u64, positions: u64) -> [u64; 4] {
    let mut counts = [0; 4];
    let mut rng = Rng::with_seed(seed);
    for (i, crowd) in (0..positions).zip(Crowd::new(seed)) {
        let (black, white) = match i % 5 {
            // Dense with black stones, or nearly full.
            3 => {
                let (black, white) = (rng.u8(40..75), rng.u8(0..15));
                strewn(&mut rng, black, white)
            }
            4 => {
                let black = rng.u8(25..70);
                let white = rng.u8(85..99) - black;
                strewn(&mut rng, black, white)
            }
            _ => crowd,
        };
        let board = Board::new(black, white);
        let mut grid = Grid::new(black, white);
        let clause = if i % 8 == 0 { ThreeClause::FiveExtends } else { ThreeClause::Literal };
        let fouls = Fouls::of(&board, clause);
        for point in board.empty() {
            let expected = grid.verdict(point, clause);
            assert_eq!(Verdict::of(&board, point, clause), expected, "{point} {clause:?}{board:?}");
            assert_eq!(fouls.at(point), expected.foul(), "{point} {clause:?}{board:?}");
            counts[0] += 1;
            if let Some(foul) = expected.foul() {
                counts[Foul::ALL.iter().position(|&f| f == foul).unwrap() + 1] += 1;
            }
        }
        assert!((fouls.all() - board.empty()).is_empty());
    }
    counts
}
