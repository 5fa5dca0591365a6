//! Explanations and draw proofs against the judge and against play.

use std::collections::BTreeSet;

use renju::{Board, Colour, Effect, Explanation, Foul, Point, Points, Row, ThreeClause, Verdict, is_drawn};
use testkit::renju::Crowd;

const POSITIONS: usize = 1_500;

/// The verdict as the rows of an explanation give it.
fn concluded(why: &Explanation) -> Verdict {
    let count = |is: fn(&Row) -> bool| why.rows.iter().filter(|row| is(row) && row.counts()).count();
    if count(|row| matches!(row, Row::Five { .. })) > 0 {
        Verdict::Five
    } else if count(|row| matches!(row, Row::Overline { .. })) > 0 {
        Verdict::Foul(Foul::Overline)
    } else if count(|row| matches!(row, Row::Four { .. })) > 1 {
        Verdict::Foul(Foul::DoubleFour)
    } else if count(|row| matches!(row, Row::Three { .. })) > 1 {
        Verdict::Foul(Foul::DoubleThree)
    } else {
        Verdict::Permitted
    }
}

/// Checks an explanation and those inside it; gives their number.
fn check(why: &Explanation) -> usize {
    assert_eq!(concluded(why), why.verdict, "{why}");
    assert_eq!(why.reasons().count() > 0, why.verdict != Verdict::Permitted, "{why}");
    let extensions = why.rows.iter().filter_map(|row| match row {
        Row::Three { extensions, .. } => Some(extensions),
        _ => None,
    });
    1 + extensions
        .flatten()
        .map(|extension| match &extension.effect {
            Effect::Forbidden(inner) => {
                assert!(inner.verdict.foul().is_some() && inner.point == extension.point);
                check(inner)
            }
            Effect::OpenFour | Effect::Five(_) => 0,
        })
        .sum::<usize>()
}

#[test]
fn the_rows_of_an_explanation_give_its_verdict() {
    let positions = testkit::setting("DAMKA_POSITIONS").map_or(POSITIONS, |n| n as usize);
    let mut longest = 0;
    for (black, white) in Crowd::new(5).take(positions) {
        let board = Board::new(black, white);
        for point in board.empty() {
            let why = Explanation::of(&board, point, ThreeClause::Literal);
            assert_eq!(why.verdict, Verdict::of(&board, point, ThreeClause::Literal));
            longest = longest.max(check(&why));
        }
    }
    println!("longest explanation: {longest} points");
    assert!(longest > 3);
}

/// Whether any order of moves, both sides helping, still builds a winning row.
fn can_win(board: &mut Board, seen: &mut BTreeSet<(Points, Points)>) -> bool {
    if !seen.insert((board.stones(Colour::Black), board.stones(Colour::White))) {
        return false;
    }
    for point in board.empty() {
        let white_wins = renju::Direction::ALL.into_iter().any(|direction| {
            let side = |sign: i8| {
                (1..5)
                    .map_while(|k| point.step(direction, sign * k))
                    .take_while(|&p| board.stone(p) == Some(Colour::White))
                    .count()
            };
            side(1) + side(-1) >= 4
        });
        let verdict = Verdict::of(board, point, ThreeClause::Literal);
        if white_wins || verdict == Verdict::Five {
            return true;
        }
        for colour in Colour::ALL {
            if colour == Colour::Black && verdict.foul().is_some() {
                continue;
            }
            board.put(point, colour);
            let wins = can_win(board, seen);
            board.take(point);
            if wins {
                return true;
            }
        }
    }
    false
}

#[test]
fn ru22_9_2_7_1_c_the_draw_is_proven_exactly_when_no_order_of_moves_wins() {
    let mut rng = fastrand::Rng::with_seed(11);
    let (mut drawn, mut open, mut overlined) = (0, 0, 0);
    for _ in 0..6_000 {
        // A board without fives, then a few black rows that a stone would make too long, then a few free points.
        let mut board = Board::EMPTY;
        let shift = rng.u8(0..4);
        for point in Point::all() {
            let black = (point.column() + 2 * point.row() + shift) % 4 < 2;
            board.put(point, if black { Colour::Black } else { Colour::White });
        }
        let line = rng.u8(4..11);
        let (first, second) = (rng.u8(0..6), rng.u8(0..6));
        for row in 0..15 {
            let point = |column| Point::new(column, row).unwrap();
            if (3..=11).contains(&row) && row != 7 {
                if rng.u8(0..10) < 7 {
                    board.put(point(line), Colour::Black);
                }
                if rng.u8(0..10) < 7 {
                    board.put(point((line + first) % 15), Colour::Black);
                }
            }
        }
        for column in 0..15 {
            let point = Point::new(column, 7).unwrap();
            if rng.u8(0..10) < 5 {
                board.put(point, if rng.u8(0..4) == 0 { Colour::White } else { Colour::Black });
            }
        }
        board.take(Point::new(line, 7).unwrap());
        board.take(Point::new((line + first) % 15, 7).unwrap());
        board.take(Point::new((line + second) % 15, 7).unwrap());
        for _ in 0..rng.u8(0..4) {
            board.take(Point::at(rng.usize(0..225)).unwrap());
        }
        let won = |colour| {
            renju::Position::of(board, colour, renju::Rules::default())
                .ending()
                .is_some_and(|e| e.winner.is_some())
        };
        if won(Colour::Black) || won(Colour::White) {
            continue;
        }
        let expected = !can_win(&mut board, &mut BTreeSet::new());
        assert_eq!(is_drawn(&board), expected, "{board:?}");
        if expected {
            drawn += 1;
            overlined += usize::from(board.empty().any(|point| {
                Verdict::of(&board, point, ThreeClause::Literal) == Verdict::Foul(Foul::Overline)
            }));
        } else {
            open += 1;
        }
    }
    println!("{drawn} drawn, {overlined} of them with an overline, {open} open");
    assert!(drawn > 100 && open > 100 && overlined > 20);
}
