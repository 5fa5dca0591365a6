//! Points, refusals and explanations in words, with points in either dialect.

use std::fmt::Write as _;

use renju::opening::{OpeningRefusal, Player, Task, Turn};
use renju::{Effect, Explanation, Extension, Point, Points, Refusal, Row, ThreeClause, Verdict};

use super::{Dialect, acts};

/// The names of points, with blanks between them.
#[must_use]
pub fn points(points: Points, dialect: Dialect) -> String {
    points.map(|point| dialect.write(point)).collect::<Vec<_>>().join(" ")
}

/// What is wrong with a move.
///
/// ```
/// use notation::renju::{Dialect, refusal};
/// use renju::{Point, Refusal};
/// let point = Dialect::Rulebook.read("K10").unwrap();
/// assert_eq!(refusal(Refusal::Occupied(point), Dialect::Rulebook), "a stone lies on K10");
/// ```
#[must_use]
pub fn refusal(why: Refusal, dialect: Dialect) -> String {
    match why {
        Refusal::Occupied(point) => format!("a stone lies on {}", dialect.write(point)),
        Refusal::NotTheCentre => format!("Black begins in the centre, {}", dialect.write(Point::CENTRE)),
        Refusal::Foul(point, foul) => format!("{} is forbidden to Black: {foul}", dialect.write(point)),
        Refusal::GameOver | Refusal::NoFoul => why.to_string(),
    }
}

/// What is wrong with an act under an opening regulation.
#[must_use]
pub fn opening_refusal(why: OpeningRefusal, dialect: Dialect) -> String {
    let name = |point| dialect.write(point);
    match why {
        OpeningRefusal::Occupied(point) => format!("a stone lies on {}", name(point)),
        OpeningRefusal::OutsideArea(point) => format!("{} lies outside the area of this move", name(point)),
        OpeningRefusal::SameAs(point) => {
            format!("the offer equals {} under a symmetry of the stones", name(point))
        }
        OpeningRefusal::NotOffered(point) => format!("{} was not offered", name(point)),
        _ => why.to_string(),
    }
}

/// Who acts in an opening, and what they may do.
///
/// ```
/// use notation::renju::{Dialect, turn};
/// use renju::opening::{Opening, Regulation};
/// let asked = Opening::new(Regulation::Rif).turn().unwrap();
/// assert_eq!(turn(&asked, Dialect::Rulebook), "the first player puts a black stone: H8");
/// ```
#[must_use]
pub fn turn(turn: &Turn, dialect: Dialect) -> String {
    const SHOWN_MAX: usize = 25;
    let among = |set: Points| match set.len() {
        0..=SHOWN_MAX => points(set, dialect),
        many => format!("any of {many} points"),
    };
    let player = match turn.player {
        Player::First => "the first player",
        Player::Second => "the second player",
    };
    match &turn.task {
        Task::Place(colour, set) => format!("{player} puts a {colour} stone: {}", among(*set)),
        Task::Choose(choices) => {
            let choices: Vec<_> = choices.iter().map(|&choice| acts::choice(choice)).collect();
            format!("{player} chooses: {}", choices.join(" or "))
        }
        Task::Declare(most) => format!("{player} says how many fifth moves there will be: 1 to {most}"),
        Task::Offer(set, left) => {
            let moves = if *left == 1 { "1 fifth move".to_owned() } else { format!("{left} fifth moves") };
            format!("{player} offers {moves} unlike the others: {}", among(*set))
        }
        Task::Pick(set) => format!("{player} takes one of the fifth moves: {}", among(*set)),
    }
}

/// Why a point is forbidden or not: a line a row, set in where a foul is inside a foul.
///
/// ```
/// use notation::renju::{Dialect, explain};
/// use renju::{Board, Explanation, Point, Points, ThreeClause};
/// let points = |names: &str| names.split(' ').filter_map(Point::named).collect::<Points>();
/// let board = Board::new(points("h8 e7 f7 g5 g6"), points("a1"));
/// let why = Explanation::of(&board, Point::named("g7").unwrap(), ThreeClause::Literal);
/// assert_eq!(explain(&why, Dialect::World).lines().next(), Some("g7: double three (RU22:9.2.4.2.a)"));
/// ```
#[must_use]
pub fn explain(why: &Explanation, dialect: Dialect) -> String {
    let mut text = String::new();
    write(&mut text, why, dialect, 0);
    text
}

/// As deep as fouls lie inside fouls; each needs a stone of its own.
fn write(text: &mut String, why: &Explanation, dialect: Dialect, indent: usize) {
    let name = |point| dialect.write(point);
    let names = |set| points(set, dialect);
    // Writing to a string cannot fail.
    let _ = write!(text, "{:indent$}{}: ", "", name(why.point));
    let _ = match why.verdict {
        Verdict::Five => write!(text, "five"),
        Verdict::Permitted => write!(text, "permitted"),
        Verdict::Foul(foul) => write!(text, "{foul} ({})", foul.article()),
    };
    for row in &why.rows {
        let _ = write!(text, "\n{:indent$}  ", "");
        let _ = match row {
            Row::Five { stones, .. } => write!(text, "five {}", names(*stones)),
            Row::Overline { stones, .. } => write!(text, "overline {}", names(*stones)),
            Row::Four { stones, completions, .. } => {
                write!(text, "four {}, completed at {}", names(*stones), names(*completions))
            }
            Row::Three { stones, .. } => {
                let counts = if row.counts() { "three" } else { "no three" };
                write!(text, "{counts} {}", names(*stones))
            }
        };
        let Row::Three { extensions, .. } = row else { continue };
        for Extension { point, effect } in extensions {
            let point = name(*point);
            let _ = match effect {
                Effect::OpenFour => write!(text, ", open four at {point}"),
                Effect::Five(ThreeClause::Literal) => write!(text, ", at {point} a five, not an open four"),
                Effect::Five(ThreeClause::FiveExtends) => write!(text, ", open four and five at {point}"),
                Effect::Forbidden(_) => write!(text, ", forbidden at {point}:"),
            };
            if let Effect::Forbidden(inner) = effect {
                text.push('\n');
                write(text, inner, dialect, indent + 4);
            }
        }
    }
}
