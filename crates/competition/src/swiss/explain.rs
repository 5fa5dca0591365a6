//! The reasons of pairs in words.

use rulebook::law::event::{Inside, SwissPage};

use super::field::Field;
use super::float::Move;
use super::group::{Made, Step};
use super::{Reason, Request};
use crate::No;

/// Half points in words.
pub(super) fn points(halves: u32) -> String {
    let points = rulebook::Points::halves(halves);
    if halves == 2 { "1 point".to_owned() } else { format!("{points} points") }
}

/// Why two players meet.
pub(super) fn placed(step: &Step<'_>, page: &SwissPage, made: Made) -> Vec<Reason> {
    let side = step.side;
    let own = points(step.group.points);
    let mut because = Vec::new();
    match made.target {
        None => {
            let how = match side.inside.value {
                Inside::Halves => "half against half",
                Inside::FirstLast => "first against last",
                Inside::Neighbours => "neighbours",
            };
            because.push(Reason::new(side.inside.by, format!("inside the group of {own}, {how}")));
        }
        Some(target) => {
            let field = step.rules.field;
            let (floater, opponent) = (field.no(made.a), field.no(made.b));
            let (verb, back) = match step.way {
                Move::Descent => ("goes down", Move::Ascent),
                Move::Ascent => ("goes up", Move::Descent),
            };
            let other = step.targets.get(target).map_or_else(String::new, |group| points(group.points));
            let what = format!("{floater} {verb} from the group of {own} to that of {other}");
            because.push(Reason::new(side.floater.by, what));
            let majority = step.majority();
            if let (Some(by), Some(colour)) =
                (side.majority, majority.filter(|_| step.due(made.a) == majority))
            {
                because
                    .push(Reason::new(by, format!("{colour} is due to most of the group, and to {floater}")));
            }
            if let Some(history) = side.history {
                if !field.players[made.a].floats.pending(back).is_empty() {
                    because.push(Reason::new(history.by, format!("{floater} moved the other way before")));
                }
            }
            because.push(Reason::new(side.opponent.by, format!("{opponent} is the first there who fits")));
            if target > 0 {
                because.push(Reason::new(side.further, "nobody fits in a nearer group"));
            }
        }
    }
    if let Some(run) = page.run.filter(|_| step.rules.cost(made.a, made.b) == Some(1)) {
        because.push(Reason::new(run.by, "a row of one colour that no other pairing of the group avoids"));
    }
    because
}

/// Why two players meet in the first round.
pub(super) const fn first(inside: Inside) -> &'static str {
    match inside {
        Inside::Halves => "first round, half against half",
        Inside::FirstLast => "first round, first against last",
        Inside::Neighbours => "first round, neighbours by lot",
    }
}

/// Why somebody has a colour in the first round.
pub(super) fn first_colour(no: No, odd: bool, colour: draughts::Colour) -> String {
    format!("{no} stands at an {} place and has {colour}", if odd { "odd" } else { "even" })
}

/// Why somebody has no partner.
pub(super) fn bye(
    request: &Request<'_>,
    page: &SwissPage,
    field: &Field,
    open: &[usize],
    at: usize,
    second: bool,
) -> Vec<Reason> {
    let no = field.no(open[at]);
    let mut because =
        vec![Reason::new(page.odd, format!("{no} gets a plus as the last in the classification who may"))];
    let passed = &open[at + 1..];
    let had: Vec<String> = passed
        .iter()
        .filter(|&&place| field.players[place].plus)
        .map(|&place| field.no(place).to_string())
        .collect();
    if second {
        because.push(Reason::new(
            request.law().plus_once,
            format!("{no} has had a plus: nobody else can be left out"),
        ));
    } else if !had.is_empty() {
        because.push(Reason::new(
            request.law().plus_once,
            format!("passed over, having had a plus: {}", had.join(", ")),
        ));
    }
    if passed.len() > had.len() {
        because
            .push(Reason::new(request.law().complete, "without others below the rest could not be paired"));
    }
    because
}
