//! Wins by fours and by threats, each checked move by move without the search that found it.

use renju::threat::{Limits, Next, Outcome, Report, Win, fours, threats};
use renju::{Board, Colour, Point, Points, ThreeClause, Verdict};
use testkit::renju::{Crowd, Grid};

const CLAUSE: ThreeClause = ThreeClause::Literal;

fn set(names: &str) -> Points {
    names.split_whitespace().map(|name| name.parse::<Point>().unwrap()).collect()
}

/// As many black as white stones, close together.
fn skirmish(rng: &mut fastrand::Rng, side: u8, stones: usize) -> (Points, Points) {
    let inside = |n: u8| n.abs_diff(7) <= side / 2;
    let mut free: Vec<_> =
        Point::all().filter(|point| inside(point.column()) && inside(point.row())).collect();
    rng.shuffle(&mut free);
    (free[..stones].iter().copied().collect(), free[stones..2 * stones].iter().copied().collect())
}

/// Whether a stone wins at once.
fn wins(grid: &mut Grid, point: Point, colour: Colour) -> bool {
    match colour {
        Colour::Black => grid.verdict(point, CLAUSE) == Verdict::Five,
        Colour::White => grid.white_wins(point),
    }
}

fn may(grid: &mut Grid, point: Point, colour: Colour) -> bool {
    grid.is_empty(point) && (colour == Colour::White || grid.verdict(point, CLAUSE).foul().is_none())
}

/// Whether a win answers every reply.
fn holds(grid: &mut Grid, attacker: Colour, win: &Win) -> bool {
    if !may(grid, win.point, attacker) {
        return false;
    }
    let Next::Reply { otherwise, .. } = &win.next else {
        return wins(grid, win.point, attacker);
    };
    grid.set(win.point, Some(attacker));
    let passed = holds(grid, attacker, otherwise);
    let replied = passed
        && Point::all().all(|reply| {
            if !may(grid, reply, !attacker) {
                return true;
            }
            if wins(grid, reply, !attacker) {
                return false;
            }
            grid.set(reply, Some(!attacker));
            let answered = win.answer(Some(reply)).is_some_and(|next| holds(grid, attacker, next));
            grid.set(reply, None);
            answered
        });
    grid.set(win.point, None);
    replied
}

fn assert_holds(black: Points, white: Points, attacker: Colour, report: &Report) -> usize {
    let Outcome::Won(win) = &report.outcome else {
        return 0;
    };
    assert!(
        holds(&mut Grid::new(black, white), attacker, win),
        "{attacker} {win:?}{:?}",
        Board::new(black, white)
    );
    win.depth()
}

#[test]
fn random_wins_by_fours_hold_against_every_reply() {
    let positions = testkit::setting("DAMKA_POSITIONS").map_or(1_500, |n| n / 50);
    let mut rng = fastrand::Rng::with_seed(21);
    let mut depths = [0; 64];
    for _ in 0..positions {
        let stones = rng.usize(8..24);
        let (black, white) = skirmish(&mut rng, 9, stones);
        let board = Board::new(black, white);
        for attacker in Colour::ALL {
            let report = fours(&board, attacker, CLAUSE, Limits { depth: 30, nodes: 20_000 });
            depths[assert_holds(black, white, attacker, &report)] += 1;
        }
    }
    println!("wins by fours by their length: {depths:?}");
    assert!(depths[4..].iter().sum::<i32>() > 50);
}

/// The shortest win by fours as its definition reads, up to three moves.
fn slow_fours(board: &mut Board, attacker: Colour, moves: usize) -> bool {
    let row = |board: &Board, colour: Colour| -> Vec<Point> {
        let mut grid = Grid::new(board.stones(Colour::Black), board.stones(Colour::White));
        board.empty().filter(|&point| wins(&mut grid, point, colour)).collect()
    };
    if !row(board, attacker).is_empty() {
        return true;
    }
    if moves < 2 {
        return false;
    }
    let near = |board: &Board, point: Point| {
        board.stones(attacker).any(|stone| {
            stone.column().abs_diff(point.column()) <= 4 && stone.row().abs_diff(point.row()) <= 4
        })
    };
    for point in board.empty() {
        let foul = |board: &Board, point| Verdict::of(board, point, CLAUSE).foul().is_some();
        if !near(board, point) || attacker == Colour::Black && foul(board, point) {
            continue;
        }
        board.put(point, attacker);
        let completions = row(board, attacker);
        let mut won = !completions.is_empty() && row(board, !attacker).is_empty();
        if won && completions.len() == 1 && (attacker == Colour::Black || !foul(board, completions[0])) {
            board.put(completions[0], !attacker);
            won = slow_fours(board, attacker, moves - 1);
            board.take(completions[0]);
        }
        board.take(point);
        if won {
            return true;
        }
    }
    false
}

#[test]
fn short_wins_by_fours_are_all_found() {
    let mut found = [0; 2];
    for (black, white) in Crowd::new(22).take(60) {
        let mut board = Board::new(black, white);
        for attacker in Colour::ALL {
            let report = fours(&board, attacker, CLAUSE, Limits { depth: 3, nodes: 1_000_000 });
            let won = matches!(report.outcome, Outcome::Won(_));
            assert_eq!(won, slow_fours(&mut board, attacker, 3), "{attacker} {:?}{board:?}", report.outcome);
            found[usize::from(won)] += 1;
        }
    }
    println!("{} won, {} not", found[1], found[0]);
    assert!(found[0] > 10 && found[1] > 10);
}

#[test]
fn random_wins_by_threats_hold_against_every_reply() {
    let mut wins = 0;
    let mut rng = fastrand::Rng::with_seed(23);
    for _ in 0..60 {
        let (black, white) = skirmish(&mut rng, 7, 7);
        let board = Board::new(black, white);
        for attacker in Colour::ALL {
            let by_fours = fours(&board, attacker, CLAUSE, Limits { depth: 12, nodes: 20_000 });
            if matches!(by_fours.outcome, Outcome::Won(_)) {
                continue;
            }
            let report = threats(&board, attacker, CLAUSE, Limits { depth: 3, nodes: 100_000 });
            wins += usize::from(assert_holds(black, white, attacker, &report) > 0);
        }
    }
    println!("{wins} wins by threats");
    assert!(wins > 10);
}

#[test]
fn ru22_9_2_4_2_white_wins_by_a_four_where_the_only_reply_is_a_foul() {
    // White's four d7-g7 can only be stopped on h7, where Black would make two threes.
    let (black, white) = (set("h9 h10 i8 j9 c7"), set("d7 e7 f7 o1 o2"));
    let board = Board::new(black, white);
    let report = fours(&board, Colour::White, CLAUSE, Limits::default());
    let Outcome::Won(win) = &report.outcome else { panic!("{report:?}") };
    assert_eq!(win.depth(), 2);
    assert!(matches!(&win.next, Next::Reply { answers, .. } if answers.is_empty()));
    assert!(holds(&mut Grid::new(black, white), Colour::White, win));
}

#[test]
fn limits_end_a_search_as_unknown() {
    let (black, white) = Crowd::new(24).next().unwrap();
    let board = Board::new(black - set("h8"), white);
    for nodes in [0, 1, 7] {
        let report = fours(&board, Colour::White, CLAUSE, Limits { depth: 20, nodes });
        assert!(report.nodes <= nodes + 2, "{report:?}");
    }
    assert_eq!(fours(&Board::EMPTY, Colour::Black, CLAUSE, Limits::default()).outcome, Outcome::NoWin);
    assert_eq!(threats(&Board::EMPTY, Colour::White, CLAUSE, Limits::default()).outcome, Outcome::NoWin);
}
