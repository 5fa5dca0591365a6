//! Complete pairings of least cost: minimum weight perfect matching in a general graph.
//!
//! Edmonds' primal-dual method. Between changes of the prices it is a search on the edges that cost nothing more;
//! after each change the search begins anew, which keeps the nesting of blossoms simple. Costs here are small and
//! mostly zero, so that there are few changes.

use std::collections::VecDeque;

/// Nobody.
const NONE: usize = usize::MAX;

/// A complete pairing of least cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cheapest {
    /// What it costs.
    pub cost: u64,
    /// Who is paired with whom.
    pub mate: Vec<usize>,
}

/// An odd set that is paired inside except for one member.
#[derive(Debug)]
struct Blossom {
    /// The parts around the cycle, the one with the base first.
    parts: Vec<usize>,
    /// The edge from each part to the next.
    links: Vec<(usize, usize)>,
    /// Its vertices.
    members: Vec<usize>,
    price: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Unreached,
    /// Reached by an even path; the inner part before it, if any.
    Outer(usize),
    /// Reached by an odd path over this edge, its own end last.
    Inner(usize, usize),
}

struct Solver {
    n: usize,
    /// Doubled costs; negative where there is no edge.
    costs: Vec<i64>,
    mate: Vec<usize>,
    price: Vec<i64>,
    /// Blossoms by number, from `n`; nothing where one was dissolved.
    blossoms: Vec<Option<Blossom>>,
    /// The outermost part around each vertex.
    top: Vec<usize>,
    label: Vec<Label>,
}

/// The complete pairing of least cost, if there is one.
pub(super) fn cheapest(n: usize, cost: impl Fn(usize, usize) -> Option<u32>) -> Option<Cheapest> {
    if n % 2 == 1 {
        return None;
    }
    let mut costs = vec![-1; n * n];
    for a in 0..n {
        for b in a + 1..n {
            if let Some(cost) = cost(a, b) {
                costs[a * n + b] = 2 * i64::from(cost);
                costs[b * n + a] = 2 * i64::from(cost);
            }
        }
    }
    let mut solver = Solver {
        n,
        costs,
        mate: vec![NONE; n],
        price: vec![0; n],
        blossoms: Vec::new(),
        top: (0..n).collect(),
        label: Vec::new(),
    };
    solver.greedy();
    while solver.mate.contains(&NONE) {
        while !solver.grow() {
            solver.change_prices()?;
        }
        solver.dissolve();
    }
    let doubled: i64 = (0..n).map(|v| solver.costs[v * n + solver.mate[v]]).sum();
    Some(Cheapest { cost: doubled as u64 / 4, mate: solver.mate })
}

impl Solver {
    fn slack(&self, a: usize, b: usize) -> Option<i64> {
        let cost = self.costs[a * self.n + b];
        (cost >= 0).then(|| cost - self.price[a] - self.price[b])
    }

    fn blossom(&self, part: usize) -> Option<&Blossom> {
        self.blossoms.get(part.checked_sub(self.n)?)?.as_ref()
    }

    fn members(&self, part: usize) -> Vec<usize> {
        self.blossom(part).map_or_else(|| vec![part], |blossom| blossom.members.clone())
    }

    fn base(&self, part: usize) -> usize {
        let mut part = part;
        while let Some(blossom) = self.blossom(part) {
            part = blossom.parts[0];
        }
        part
    }

    /// Pairs along edges that cost nothing.
    fn greedy(&mut self) {
        for a in 0..self.n {
            if self.mate[a] == NONE {
                let free =
                    (0..self.n).find(|&b| self.mate[b] == NONE && b != a && self.costs[a * self.n + b] == 0);
                if let Some(b) = free {
                    self.mate[a] = b;
                    self.mate[b] = a;
                }
            }
        }
    }

    /// Searches along tight edges from everybody exposed; true if the matching grew.
    fn grow(&mut self) -> bool {
        self.label = vec![Label::Unreached; self.n + self.blossoms.len()];
        let mut queue = VecDeque::new();
        for v in 0..self.n {
            let part = self.top[v];
            if self.mate[self.base(part)] == NONE && self.label[part] == Label::Unreached {
                self.label[part] = Label::Outer(NONE);
                queue.extend(self.members(part));
            }
        }
        while let Some(a) = queue.pop_front() {
            for b in 0..self.n {
                let (one, other) = (self.top[a], self.top[b]);
                if one == other || self.slack(a, b) != Some(0) {
                    continue;
                }
                match self.label[other] {
                    Label::Inner(..) => {}
                    Label::Unreached => {
                        self.label[other] = Label::Inner(a, b);
                        let beyond = self.top[self.mate[self.base(other)]];
                        self.label[beyond] = Label::Outer(other);
                        queue.extend(self.members(beyond));
                    }
                    Label::Outer(_) => match self.meeting(one, other) {
                        Some(stem) => self.shrink(stem, (a, b), &mut queue),
                        None => {
                            self.flip(a, b);
                            return true;
                        }
                    },
                }
            }
        }
        false
    }

    /// The outer part above an outer part.
    fn above(&self, part: usize) -> Option<usize> {
        match self.label[part] {
            Label::Outer(inner) if inner != NONE => match self.label[inner] {
                Label::Inner(from, _) => Some(self.top[from]),
                _ => None,
            },
            _ => None,
        }
    }

    fn chain(&self, part: usize) -> impl Iterator<Item = usize> + '_ {
        core::iter::successors(Some(part), |&part| self.above(part))
    }

    /// Where the paths of two outer parts come together, if they are of one tree.
    fn meeting(&self, one: usize, other: usize) -> Option<usize> {
        let path: Vec<usize> = self.chain(one).collect();
        self.chain(other).find(|part| path.contains(part))
    }

    /// Makes one outer part of the cycle that an edge closes.
    fn shrink(&mut self, stem: usize, (a, b): (usize, usize), queue: &mut VecDeque<usize>) {
        // From the stem down to the part of `a`, then over the edge, then from the part of `b` up again.
        let (mut parts, mut links) = self.climb(self.top[a], stem);
        parts.reverse();
        links.reverse();
        links.iter_mut().for_each(|link| *link = (link.1, link.0));
        parts.insert(0, stem);
        links.push((a, b));
        let (more, back) = self.climb(self.top[b], stem);
        parts.extend(more);
        links.extend(back);
        let number = self.n + self.blossoms.len();
        let mut members = Vec::new();
        for &part in &parts {
            let inside = self.members(part);
            if matches!(self.label[part], Label::Inner(..)) {
                queue.extend(&inside);
            }
            members.extend(inside);
        }
        members.iter().for_each(|&v| self.top[v] = number);
        self.label.push(self.label[stem]);
        self.blossoms.push(Some(Blossom { parts, links, members, price: 0 }));
    }

    /// The parts from an outer one up to below the stem, and the edges that lead from each to the next.
    fn climb(&self, part: usize, stem: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let (mut parts, mut links, mut part) = (Vec::new(), Vec::new(), part);
        while part != stem {
            let Label::Outer(inner) = self.label[part] else { break };
            let base = self.base(part);
            parts.extend([part, inner]);
            links.push((base, self.mate[base]));
            let Label::Inner(from, to) = self.label[inner] else { break };
            links.push((to, from));
            part = self.top[from];
        }
        (parts, links)
    }

    /// Pairs the ends of an edge between two trees, and changes mates on both ways to the roots.
    fn flip(&mut self, a: usize, b: usize) {
        for (mut v, mut partner) in [(a, b), (b, a)] {
            loop {
                let part = self.top[v];
                let label = self.label[part];
                self.turn(part, v);
                self.mate[v] = partner;
                let Label::Outer(inner) = label else { break };
                if inner == NONE {
                    break;
                }
                let Label::Inner(from, to) = self.label[inner] else { break };
                self.turn(inner, to);
                self.mate[to] = from;
                (v, partner) = (from, to);
            }
        }
    }

    /// Pairs a part inside so that this vertex is left over.
    fn turn(&mut self, part: usize, v: usize) {
        let mut work = vec![(part, v)];
        while let Some((part, v)) = work.pop() {
            let Some(blossom) = part.checked_sub(self.n).and_then(|i| self.blossoms[i].take()) else {
                continue;
            };
            let Blossom { mut parts, mut links, members, price } = blossom;
            let holds = |part: usize| match self.blossom(part) {
                Some(inside) => inside.members.contains(&v),
                None => part == v,
            };
            let first = parts.iter().position(|&part| holds(part)).unwrap_or(0);
            parts.rotate_left(first);
            links.rotate_left(first);
            work.push((parts[0], v));
            for i in (1..parts.len()).step_by(2) {
                let (a, b) = links[i];
                self.mate[a] = b;
                self.mate[b] = a;
                work.push((parts[i], a));
                work.push((parts[i + 1], b));
            }
            self.blossoms[part - self.n] = Some(Blossom { parts, links, members, price });
        }
    }

    /// Changes prices until another edge is tight or a blossom costs nothing; nothing if no price helps.
    fn change_prices(&mut self) -> Option<()> {
        let outer = |part: usize| matches!(self.label[part], Label::Outer(_));
        let inner = |part: usize| matches!(self.label[part], Label::Inner(..));
        let mut change = None::<i64>;
        let mut least = |value: i64| change = Some(change.map_or(value, |least| least.min(value)));
        for a in (0..self.n).filter(|&a| outer(self.top[a])) {
            for b in 0..self.n {
                if self.top[a] == self.top[b] || inner(self.top[b]) {
                    continue;
                }
                if let Some(slack) = self.slack(a, b) {
                    least(if outer(self.top[b]) { slack / 2 } else { slack });
                }
            }
        }
        let tops = self.tops();
        for &part in tops.iter().filter(|&&part| inner(part)) {
            if let Some(blossom) = self.blossom(part) {
                least(blossom.price / 2);
            }
        }
        let change = change?;
        for v in 0..self.n {
            match self.label[self.top[v]] {
                Label::Outer(_) => self.price[v] += change,
                Label::Inner(..) => self.price[v] -= change,
                Label::Unreached => {}
            }
        }
        for part in tops {
            let label = self.label[part];
            if let Some(Some(blossom)) = part.checked_sub(self.n).and_then(|i| self.blossoms.get_mut(i)) {
                match label {
                    Label::Outer(_) => blossom.price += 2 * change,
                    Label::Inner(..) => blossom.price -= 2 * change,
                    Label::Unreached => {}
                }
            }
        }
        self.dissolve();
        Some(())
    }

    /// The outermost parts.
    fn tops(&self) -> Vec<usize> {
        let mut tops = self.top.clone();
        tops.sort_unstable();
        tops.dedup();
        tops
    }

    /// Opens the outermost blossoms that cost nothing.
    fn dissolve(&mut self) {
        let mut work = self.tops();
        while let Some(part) = work.pop() {
            if self.blossom(part).is_none_or(|blossom| blossom.price > 0) {
                continue;
            }
            let Some(blossom) = part.checked_sub(self.n).and_then(|i| self.blossoms[i].take()) else {
                continue;
            };
            for &inside in &blossom.parts {
                self.members(inside).into_iter().for_each(|v| self.top[v] = inside);
            }
            work.extend(blossom.parts);
        }
        while self.blossoms.last().is_some_and(Option::is_none) {
            self.blossoms.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::cheapest;

    fn brute(n: usize, cost: &dyn Fn(usize, usize) -> Option<u32>, used: u32) -> Option<u64> {
        let Some(first) = (0..n).find(|v| used >> v & 1 == 0) else { return Some(0) };
        let others = (first + 1..n).filter(|other| used >> other & 1 == 0);
        let costs = others.filter_map(|other| {
            Some(u64::from(cost(first, other)?) + brute(n, cost, used | 1 << first | 1 << other)?)
        });
        costs.min()
    }

    #[test]
    fn nothing_is_cheaper() {
        let mut random = fastrand::Rng::with_seed(9);
        for _ in 0..3000 {
            let (n, density, most) = (2 * random.usize(1..=5), random.f64(), random.u32(0..=9));
            let costs: Vec<Option<u32>> =
                (0..n * n).map(|_| (random.f64() < density).then(|| random.u32(0..=most))).collect();
            let cost = |a: usize, b: usize| costs[a.min(b) * n + a.max(b)];
            let found = cheapest(n, cost);
            assert_eq!(found.as_ref().map(|found| found.cost), brute(n, &cost, 0));
            if let Some(found) = found {
                assert!((0..n).all(|v| found.mate[found.mate[v]] == v && cost(v, found.mate[v]).is_some()));
            }
        }
    }
}
