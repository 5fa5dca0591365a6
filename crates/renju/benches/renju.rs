//! How fast all forbidden points of a crowded position are found, and how fast wins by fours and threats are looked for.
//!
//! `cargo bench -p renju --bench renju`

use std::hint::black_box;
use std::time::{Duration, Instant};

use renju::threat::{Limits, Report, fours, threats};
use renju::{Board, Colour, Explanation, Fouls, Point, Points, ThreeClause, Verdict, Watch};
use testkit::renju::Crowd;

/// How long each thing is measured.
const TIME: Duration = Duration::from_millis(1500);
const LIMITS: Limits = Limits { depth: 20, nodes: 20_000 };

fn main() {
    let crowds: Vec<Board> =
        Crowd::new(1).take(1000).map(|(black, white)| Board::new(black, white)).filter(is_open).collect();
    let points: u64 =
        crowds.iter().map(|board| Fouls::of(board, ThreeClause::Literal).all().len() as u64).sum();
    println!("{} crowded positions, {points} forbidden points", crowds.len());
    let per_board = |what: &str, ask: &dyn Fn(&Board)| {
        let boards = repeat(&crowds, |board| {
            ask(board);
            1
        });
        println!("{what:<36}{:>12.3} microseconds a position", 1e6 / boards);
    };
    per_board("all forbidden points", &|board| {
        black_box(Fouls::of(black_box(board), ThreeClause::Literal));
    });
    let stones = repeat(&crowds, put_and_take);
    println!("{:<36}{:>12.3} microseconds a stone", "the same, kept stone by stone", 1e6 / stones);
    per_board("one point after the other", &|board| {
        for point in board.empty() {
            black_box(Verdict::of(black_box(board), point, ThreeClause::Literal));
        }
    });
    per_board("forbidden points with reasons", &|board| {
        for point in Fouls::of(board, ThreeClause::Literal).all() {
            black_box(Explanation::of(black_box(board), point, ThreeClause::Literal));
        }
    });
    let games: Vec<Board> = (0..200).map(game).filter(is_open).collect();
    let searches = [
        ("wins by fours", fours as fn(&Board, Colour, ThreeClause, Limits) -> Report),
        ("wins by threats", threats),
    ];
    for (what, search) in searches {
        let nodes = repeat(&games, |board| {
            Colour::ALL.map(|side| search(board, side, ThreeClause::Literal, LIMITS).nodes).iter().sum()
        });
        println!("{what:<36}{:>12.2} million nodes a second", nodes / 1e6);
    }
}

/// How much is done in a second, in the fastest of many rounds: a busy machine only ever slows down.
#[expect(clippy::disallowed_methods, reason = "a measurement reads the clock")]
fn repeat(boards: &[Board], mut run: impl FnMut(&Board) -> u64) -> f64 {
    let begun = Instant::now();
    let mut best = 0.0_f64;
    while begun.elapsed() < TIME {
        let round = Instant::now();
        let done: u64 = boards.iter().map(&mut run).sum();
        best = best.max(done as f64 / round.elapsed().as_secs_f64());
    }
    best
}

/// Puts a stone on every third free point, asks for all forbidden points and takes it again; gives how many.
fn put_and_take(board: &Board) -> u64 {
    let mut watch = Watch::new(board);
    for (point, colour) in board.empty().step_by(3).zip(Colour::ALL.into_iter().cycle()) {
        watch.put(point, colour);
        black_box(watch.fouls(ThreeClause::Literal));
        watch.take(point);
    }
    board.empty().step_by(3).len() as u64
}

/// Whether nobody has won yet.
fn is_open(board: &Board) -> bool {
    renju::Position::of(*board, Colour::Black, renju::Rules::default()).ending().is_none()
}

/// Thirty stones of a game played at random near the centre.
fn game(seed: u64) -> Board {
    let mut random = fastrand::Rng::with_seed(seed);
    let near: Points = Point::all().filter(|point| point.from_centre() <= 4).collect();
    let mut points: Vec<Point> = near.collect();
    random.shuffle(&mut points);
    let mut board = Board::EMPTY;
    for (index, point) in points.into_iter().take(30).enumerate() {
        board.put(point, Colour::ALL[index % 2]);
    }
    board
}
