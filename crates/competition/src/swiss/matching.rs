//! Complete pairings where every pair is as good as any other: maximum matching in a general graph.
//!
//! Edmonds' search with blossoms, on rows of bits. A matching once found answers many questions cheaply: whether a
//! pair can be forced costs one search, as does the set of all who could be left out.

use std::collections::VecDeque;

/// Nobody.
const NONE: usize = usize::MAX;

/// Who may meet whom, as rows of bits.
#[derive(Clone, Debug)]
struct Graph {
    words: usize,
    rows: Vec<u64>,
}

/// A largest set of disjoint pairs.
#[derive(Clone, Debug)]
pub(super) struct Matching {
    graph: Graph,
    mate: Vec<usize>,
    present: Vec<u64>,
}

/// The marks of one search.
struct Search {
    parent: Vec<usize>,
    base: Vec<usize>,
    outer: Vec<bool>,
}

impl Graph {
    fn new(n: usize, edge: impl Fn(usize, usize) -> bool) -> Self {
        let words = n.div_ceil(64);
        let mut rows = vec![0; n * words];
        for a in 0..n {
            for b in a + 1..n {
                if edge(a, b) {
                    rows[a * words + b / 64] |= 1 << (b % 64);
                    rows[b * words + a / 64] |= 1 << (a % 64);
                }
            }
        }
        Self { words, rows }
    }

    fn has(&self, a: usize, b: usize) -> bool {
        self.rows[a * self.words + b / 64] >> (b % 64) & 1 == 1
    }
}

impl Matching {
    /// A maximum matching of `n` vertices.
    pub(super) fn maximum(n: usize, edge: impl Fn(usize, usize) -> bool) -> Self {
        let graph = Graph::new(n, edge);
        let mut present = vec![0; graph.words];
        (0..n).for_each(|v| present[v / 64] |= 1 << (v % 64));
        let mut matching = Self { graph, mate: vec![NONE; n], present };
        for v in 0..n {
            if matching.mate[v] == NONE {
                let free = matching.neighbours(v).find(|&other| matching.mate[other] == NONE);
                if let Some(other) = free {
                    matching.join(v, other);
                }
            }
        }
        for v in 0..n {
            if matching.mate[v] == NONE {
                matching.augment(v);
            }
        }
        matching
    }

    /// Who has no mate.
    pub(super) fn exposed(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.mate.len()).filter(|&v| self.mate[v] == NONE && self.is_present(v))
    }

    /// Whether everybody has a mate.
    pub(super) fn is_complete(&self) -> bool {
        self.exposed().next().is_none()
    }

    /// Takes a pair out if the rest of a complete matching can be completed without it; else changes nothing.
    pub(super) fn force(&mut self, a: usize, b: usize) -> bool {
        if !self.graph.has(a, b) {
            return false;
        }
        let (left, right) = (self.mate[a], self.mate[b]);
        self.leave(a);
        self.leave(b);
        if left == b {
            return true;
        }
        self.mate[left] = NONE;
        self.mate[right] = NONE;
        if self.graph.has(left, right) {
            self.join(left, right);
            return true;
        }
        if self.augment(left) {
            return true;
        }
        self.present[a / 64] |= 1 << (a % 64);
        self.present[b / 64] |= 1 << (b % 64);
        self.join(a, left);
        self.join(b, right);
        false
    }

    /// Everybody without whom the rest can be completely paired, if one is exposed.
    pub(super) fn can_leave(&self, exposed: usize) -> Vec<bool> {
        self.search(exposed).0.outer
    }

    fn is_present(&self, v: usize) -> bool {
        self.present[v / 64] >> (v % 64) & 1 == 1
    }

    fn neighbours(&self, v: usize) -> impl Iterator<Item = usize> + '_ {
        let words = self.graph.words;
        let row = &self.graph.rows[v * words..(v + 1) * words];
        row.iter().zip(&self.present).enumerate().flat_map(|(i, (row, present))| {
            let mut bits = row & present;
            core::iter::from_fn(move || {
                let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
                bits &= bits - 1;
                Some(i * 64 + bit)
            })
        })
    }

    fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = b;
        self.mate[b] = a;
    }

    fn leave(&mut self, v: usize) {
        self.mate[v] = NONE;
        self.present[v / 64] &= !(1 << (v % 64));
    }

    fn augment(&mut self, root: usize) -> bool {
        let (search, end) = self.search(root);
        let mut v = end;
        while v != NONE {
            let before = search.parent[v];
            let next = self.mate[before];
            self.join(v, before);
            v = next;
        }
        end != NONE
    }

    /// Alternating paths from an exposed vertex, and the exposed one they reach.
    fn search(&self, root: usize) -> (Search, usize) {
        let n = self.mate.len();
        let mut search = Search { parent: vec![NONE; n], base: (0..n).collect(), outer: vec![false; n] };
        search.outer[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(v) = queue.pop_front() {
            for other in self.neighbours(v) {
                if search.base[v] == search.base[other] || self.mate[v] == other {
                    continue;
                }
                let mate = self.mate[other];
                if other == root || mate != NONE && search.parent[mate] != NONE {
                    self.shrink(&mut search, v, other, &mut queue);
                } else if search.parent[other] == NONE {
                    search.parent[other] = v;
                    if mate == NONE {
                        return (search, other);
                    }
                    search.outer[mate] = true;
                    queue.push_back(mate);
                }
            }
        }
        (search, NONE)
    }

    fn shrink(&self, search: &mut Search, v: usize, other: usize, queue: &mut VecDeque<usize>) {
        let stem = self.stem(search, v, other);
        let mut inside = vec![false; self.mate.len()];
        for (mut from, mut child) in [(v, other), (other, v)] {
            while search.base[from] != stem {
                let mate = self.mate[from];
                inside[search.base[from]] = true;
                inside[search.base[mate]] = true;
                search.parent[from] = child;
                child = mate;
                from = search.parent[mate];
            }
        }
        for u in 0..inside.len() {
            if inside[search.base[u]] {
                search.base[u] = stem;
                if !search.outer[u] {
                    search.outer[u] = true;
                    queue.push_back(u);
                }
            }
        }
    }

    /// Where the paths of two outer vertices come together.
    fn stem(&self, search: &Search, one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.mate.len()];
        let mut v = one;
        loop {
            v = search.base[v];
            seen[v] = true;
            if self.mate[v] == NONE {
                break;
            }
            v = search.parent[self.mate[v]];
        }
        v = search.base[other];
        while !seen[v] {
            v = search.base[search.parent[self.mate[v]]];
        }
        v
    }
}

#[cfg(test)]
mod tests {
    use super::Matching;

    fn brute(n: usize, edge: &dyn Fn(usize, usize) -> bool, used: u32) -> usize {
        let Some(first) = (0..n).find(|v| used >> v & 1 == 0) else { return 0 };
        let without = brute(n, edge, used | 1 << first);
        let with = (first + 1..n)
            .filter(|&other| used >> other & 1 == 0 && edge(first, other))
            .map(|other| 1 + brute(n, edge, used | 1 << first | 1 << other));
        with.max().unwrap_or(0).max(without)
    }

    #[test]
    fn matchings_are_as_large_as_any_and_forcing_is_exact() {
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..600 {
            let (n, density) = (random.usize(2..=9), random.f64());
            let bits: Vec<bool> = (0..n * n).map(|_| random.f64() < density).collect();
            let edge = |a: usize, b: usize| bits[a.min(b) * n + a.max(b)];
            let matching = Matching::maximum(n, edge);
            let size = brute(n, &edge, 0);
            assert_eq!(matching.exposed().count(), n - 2 * size);
            if matching.is_complete() {
                for a in 0..n {
                    for b in a + 1..n {
                        let possible = edge(a, b) && brute(n, &edge, 1 << a | 1 << b) == n / 2 - 1;
                        let mut again = matching.clone();
                        assert_eq!(again.force(a, b), possible);
                        assert!(again.is_complete());
                    }
                }
            }
            if let (Some(exposed), true) = (matching.exposed().next(), n == 2 * size + 1) {
                let leavers: Vec<bool> = (0..n).map(|v| brute(n, &edge, 1 << v) == size).collect();
                assert_eq!(matching.can_leave(exposed), leavers);
            }
        }
    }
}
