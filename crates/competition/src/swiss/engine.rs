//! A round from the field to the list of pairs.

use article::Article;
use draughts::Colour;
use rulebook::Lots;
use rulebook::law::event::{FirstColour, Relief, Side, SwissPage, Walk};

use super::colour::{EITHER, colour};
use super::complete::{leavers, pairable};
use super::explain;
use super::field::{Field, Level, Rules};
use super::float::Move;
use super::group::{Group, Made, Plan, Step};
use super::{Bye, Pair, Pairing, Reason, Request, Unpairable, Why};
use crate::No;

/// The work on one round.
struct Round<'a> {
    request: &'a Request<'a>,
    page: &'static SwissPage,
    field: Field,
    lots: Lots,
    /// Whether the colour limits hold.
    limits: bool,
    notes: Vec<Reason>,
}

/// A pair of places and why.
struct Placed {
    higher: usize,
    lower: usize,
    because: Vec<Reason>,
}

/// Pairs a round.
///
/// # Errors
/// If the edition does not know the system, or whatever is done somebody has nobody to play.
pub fn pair(request: &Request<'_>) -> Result<Pairing, Unpairable> {
    let page = request.page()?;
    let mut lots = Lots::new(request.seed);
    let field = Field::new(request, page, &mut lots);
    let mut round = Round { request, page, field, lots, limits: true, notes: Vec::new() };
    if round.field.len() == 0 {
        return Err(Unpairable { by: request.law().absent, why: Why::Nobody });
    }
    // Step 1. Pairs that the regulation sets.
    let mut placed = round.forced();
    let mut open = vec![true; round.field.len()];
    placed
        .iter()
        .for_each(|pair| [pair.higher, pair.lower].into_iter().for_each(|place| open[place] = false));
    let mut open: Vec<usize> = (0..open.len()).filter(|&place| open[place]).collect();
    // Step 2. The odd player, or the assurance that all can be paired.
    let bye = round.bye(&mut open)?;
    // Step 3. The groups.
    round.groups(&open, &mut placed)?;
    // Step 4. The list and the colours.
    placed.sort_by_key(|pair| pair.higher);
    let pairs = round.colours(placed);
    let order = round.field.players.iter().map(|player| player.no).collect();
    Ok(Pairing { round: request.round, pairs, bye, order, notes: round.notes })
}

impl Round<'_> {
    fn rules(&self) -> Rules<'_> {
        Rules { field: &self.field, limits: self.limits }
    }

    fn forced(&mut self) -> Vec<Placed> {
        let law = self.request.law();
        let by = law.by_regulation.unwrap_or(law.purpose);
        let (mut placed, mut taken) = (Vec::<Placed>::new(), vec![false; self.field.len()]);
        for &(one, other) in self.request.forced {
            let (Some(a), Some(b)) = (self.field.place(one), self.field.place(other)) else {
                let what =
                    format!("the pair {one}-{other} of the regulation is not made: somebody is not there");
                self.notes.push(Reason::new(law.absent, what));
                continue;
            };
            let rules = Rules { field: &self.field, limits: false };
            if a == b || taken[a] || taken[b] || !rules.fresh(a, b) {
                let what = format!(
                    "the pair {one}-{other} of the regulation is not made: it has been, or is ruled out"
                );
                self.notes.push(Reason::new(law.once, what));
                continue;
            }
            taken[a] = true;
            taken[b] = true;
            let because = vec![Reason::new(by, "by regulation")];
            placed.push(Placed { higher: a.min(b), lower: a.max(b), because });
        }
        placed
    }

    /// Whom the last places of the classification give the bye, so that the others can all be paired.
    fn bye(&mut self, open: &mut Vec<usize>) -> Result<Option<Bye>, Unpairable> {
        let relief = self.page.relief.filter(|relief| match relief.value {
            Relief::Round => true,
            Relief::LastRound => self.request.is_last(),
        });
        // In a last round the limits are looked at group by group.
        let ways: &[bool] = match relief.map(|relief| relief.value) {
            Some(Relief::Round) => &[true, false],
            Some(Relief::LastRound) => &[false],
            None => &[true],
        };
        if open.len() % 2 == 0 {
            let found = ways
                .iter()
                .find(|&&limits| pairable(&Rules { field: &self.field, limits }, open, Level::Legal));
            let limits = *found.ok_or_else(|| self.unpairable(open))?;
            self.relieve(limits, relief.map(|relief| (relief.value, relief.by)));
            return Ok(None);
        }
        for second in [false, true] {
            for &limits in ways {
                let rules = Rules { field: &self.field, limits };
                let may_leave = leavers(&rules, open, Level::Legal);
                let fits = |place: usize| (second || !self.field.players[place].plus) && may_leave.has(place);
                let Some(at) = open.iter().rposition(|&place| fits(place)) else { continue };
                let because = explain::bye(self.request, self.page, &self.field, open, at, second);
                let no = self.field.no(open.remove(at));
                if second {
                    let what = format!("{no} gets a second plus: nobody without one can be left out");
                    self.notes.push(Reason::new(self.request.law().plus_once, what));
                }
                self.relieve(limits, relief.map(|relief| (relief.value, relief.by)));
                return Ok(Some(Bye { no, because }));
            }
        }
        Err(self.unpairable(open))
    }

    /// Keeps the limits, or drops them for the round and says so.
    fn relieve(&mut self, limits: bool, relief: Option<(Relief, Article)>) {
        if let (false, Some((Relief::Round, by))) = (limits, relief) {
            self.limits = false;
            self.notes
                .push(Reason::new(by, "no complete pairing keeps the limit of colours; it is left aside"));
        }
    }

    fn unpairable(&self, open: &[usize]) -> Unpairable {
        let rules = Rules { field: &self.field, limits: false };
        let alone = |&place: &usize| !open.iter().any(|&other| rules.fresh(place, other));
        let mut stranded: Vec<No> =
            open.iter().copied().filter(alone).map(|place| self.field.no(place)).collect();
        stranded.sort_unstable();
        let why = Why::NoCompletePairing { players: open.len(), stranded };
        Unpairable { by: self.request.law().complete, why }
    }

    fn groups(&mut self, open: &[usize], placed: &mut Vec<Placed>) -> Result<(), Unpairable> {
        if self.request.round <= 1 {
            return self.first_round(open, placed);
        }
        let win = self.request.table.scale.points(rulebook::Mark::Win).in_halves();
        let most = win * self.request.before() as u32;
        let mut groups: Vec<Group> = open
            .chunk_by(|&a, &b| self.field.players[a].points == self.field.players[b].points)
            .map(|members| {
                let points = self.field.players[members[0]].points;
                Group { points, low: 2 * points < most, members: members.to_vec() }
            })
            .collect();
        for (at, way) in self.walk(&groups, most) {
            let targets: Vec<usize> = match way {
                Move::Descent => (at + 1..groups.len()).collect(),
                Move::Ascent => (0..at).rev().collect(),
            };
            let targets = targets.into_iter().filter(|&target| !groups[target].members.is_empty());
            let side: &Side = match way {
                Move::Descent => &self.page.down,
                Move::Ascent => &self.page.up,
            };
            let targets: Vec<&Group> = targets.map(|target| &groups[target]).collect();
            let mut step = Step { rules: self.rules(), side, way, group: &groups[at], targets };
            let plan = self.relieved(&mut step).ok_or_else(|| self.unpairable(&step.group.members))?;
            let made = step.carry_out(plan);
            for &pair in &made {
                let because = explain::placed(&step, self.page, pair);
                placed.push(Placed { higher: pair.a.min(pair.b), lower: pair.a.max(pair.b), because });
            }
            if !step.rules.limits && self.limits {
                let by = self.page.relief.map_or(self.request.law().complete, |relief| relief.by);
                let points = explain::points(groups[at].points);
                self.notes.push(Reason::new(
                    by,
                    format!("in the last round the group of {points} is paired without the limit of colours"),
                ));
            }
            leave(&mut groups, at, &made);
        }
        Ok(())
    }

    /// The plan of a group; in a last round the limits give way if without them fewer leave.
    fn relieved(&self, step: &mut Step<'_>) -> Option<Plan> {
        let kept = step.plan();
        let last = self.page.relief.is_some_and(|relief| relief.value == Relief::LastRound)
            && self.request.is_last();
        if !last || kept.is_some_and(|plan| plan.leaving() == step.group.members.len() % 2) {
            return kept;
        }
        step.rules.limits = false;
        let free = step.plan();
        match (kept, free) {
            (Some(kept), Some(free)) if free.leaving() >= kept.leaving() => {
                step.rules.limits = true;
                Some(kept)
            }
            (_, free) => free,
        }
    }

    /// The whole field as one group.
    fn first_round(&self, open: &[usize], placed: &mut Vec<Placed>) -> Result<(), Unpairable> {
        let rated = self
            .request
            .table
            .numbers()
            .any(|no| self.request.table.line(no).is_some_and(|line| line.rating.is_some()));
        let inside = self.page.first.unrated.filter(|_| !rated).unwrap_or(self.page.first.inside);
        let side = Side { inside, begin: rulebook::law::event::End::First, ..self.page.down };
        let group = Group { points: 0, low: false, members: open.to_vec() };
        let step =
            Step { rules: self.rules(), side: &side, way: Move::Descent, group: &group, targets: Vec::new() };
        let plan = step.plan().ok_or_else(|| self.unpairable(open))?;
        for pair in step.carry_out(plan) {
            let because = vec![Reason::new(inside.by, explain::first(inside.value))];
            placed.push(Placed { higher: pair.a.min(pair.b), lower: pair.a.max(pair.b), because });
        }
        Ok(())
    }

    /// The groups in the order in which they are paired.
    fn walk(&self, groups: &[Group], most: u32) -> Vec<(usize, Move)> {
        let select = |fits: &dyn Fn(&Group) -> bool| -> Vec<usize> {
            (0..groups.len()).filter(|&at| fits(&groups[at])).collect()
        };
        let down = |part: Vec<usize>| part.into_iter().map(|at| (at, Move::Descent));
        let up = |part: Vec<usize>| part.into_iter().rev().map(|at| (at, Move::Ascent));
        match self.page.walk.value {
            Walk::Down => down(select(&|_| true)).collect(),
            Walk::DownThenUp => {
                down(select(&|group| !group.low)).chain(up(select(&|group| group.low))).collect()
            }
            Walk::MiddleLast => down(select(&|group| 2 * group.points > most))
                .chain(up(select(&|group| group.low)))
                .chain(down(select(&|group| 2 * group.points == most)))
                .collect(),
        }
    }

    /// Gives colours, in the order of the list.
    fn colours(&mut self, placed: Vec<Placed>) -> Vec<Pair> {
        let first = (self.request.round <= 1).then(|| self.first_colour());
        let rules = if self.request.round % 2 == 0 { self.page.even } else { self.page.odd_rounds };
        let mut pairs = Vec::with_capacity(placed.len());
        for Placed { higher, lower, mut because } in placed {
            let players = &self.field.players;
            let (colour, reason) = match first {
                Some((first, by)) => {
                    let odd = higher % 2 == 0;
                    let colour = if odd { first } else { first.other() };
                    (colour, Some(Reason::new(by, explain::first_colour(self.field.no(higher), odd, colour))))
                }
                None => {
                    let may = |place: usize| if self.limits { players[place].legal } else { EITHER };
                    let (one, other) =
                        ((&players[higher].past, may(higher)), (&players[lower].past, may(lower)));
                    let (colour, rule) = colour(rules, one, other, &mut self.lots);
                    (colour, rule.map(|rule| Reason::new(rule.by, super::colour::words(rule.value))))
                }
            };
            because.extend(reason);
            let (higher, lower) = (self.field.no(higher), self.field.no(lower));
            let (white, black) = if colour == Colour::White { (higher, lower) } else { (lower, higher) };
            pairs.push(Pair { white, black, because });
        }
        pairs
    }

    /// The colour of the odd in the first round.
    fn first_colour(&mut self) -> (Colour, Article) {
        let table = self.request.table;
        let rated = table.numbers().any(|no| table.line(no).is_some_and(|line| line.rating.is_some()));
        let rule = self.page.first.unrated_colour.filter(|_| !rated).unwrap_or(self.page.first.colour);
        let colour = match rule.value {
            FirstColour::Fixed(colour) => colour,
            FirstColour::Lot(zero) => self
                .request
                .first
                .unwrap_or_else(|| if self.lots.below(2) == 0 { zero } else { zero.other() }),
        };
        (colour, rule.by)
    }
}

/// Takes the pairs of a group out of all groups.
fn leave(groups: &mut [Group], at: usize, made: &[Made]) {
    groups[at].members.clear();
    for opponent in made.iter().filter(|made| made.target.is_some()).map(|made| made.b) {
        for group in groups.iter_mut() {
            if let Ok(found) = group.members.binary_search(&opponent) {
                group.members.remove(found);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use draughts::Colour;
    use rulebook::{Mark, Scale};

    use super::pair;
    use crate::swiss::{Request, System, check, repair};
    use crate::{Cell, Line, No, Table};

    /// Tables that contradict themselves: whatever comes of them, nobody is paired twice and nothing breaks.
    #[test]
    fn nonsense_is_paired_or_refused() {
        let mut random = fastrand::Rng::with_seed(11);
        let marks = [Mark::Win, Mark::Draw, Mark::Loss, Mark::Plus, Mark::Minus];
        for turn in 0..2_000 {
            let players = random.usize(0..14);
            let mut any = || No(random.u16(0..16));
            let some = [(any(), any()), (any(), any())];
            let line = |_| Line {
                cells: (0..random.usize(0..6))
                    .map(|_| Cell {
                        opponent: random.bool().then(|| No(random.u16(0..16))),
                        colour: [None, Some(Colour::White), Some(Colour::Black)][random.usize(0..3)],
                        mark: random.bool().then(|| marks[random.usize(0..5)]),
                    })
                    .collect(),
                withdrawn_after: (random.u8(0..9) == 0).then(|| random.u16(0..4)),
                ..Line::default()
            };
            let table = Table::new(Scale::OneHalfZero, (0..players).map(line).collect());
            let system = System::ALL[turn % System::ALL.len()];
            let request = Request {
                round: random.u16(0..9),
                rounds: random.bool().then(|| random.u16(0..9)),
                absent: &[some[0].1],
                forced: &some,
                forbidden: &some[1..],
                ..Request::new(&table, system)
            };
            let Ok(pairing) = pair(&request) else { continue };
            let pairs: Vec<(No, No)> = pairing.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
            let bye = pairing.bye.as_ref().map(|bye| bye.no);
            let mut named: Vec<No> =
                pairs.iter().flat_map(|&(white, black)| [white, black]).chain(bye).collect();
            named.sort_unstable();
            let mut field = pairing.order.clone();
            field.sort_unstable();
            assert_eq!(named, field, "{turn}: everybody once");
            let _ = check(&request, &some, None);
            assert_eq!(check(&request, &pairs, bye), [], "{turn}");
            let _ = repair(&request, &pairing, &pairs[..pairs.len().min(1)]);
        }
    }
}
