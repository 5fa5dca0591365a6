//! Solutions written.

use std::collections::VecDeque;

use draughts::{Colour, Position, Variant};

use super::course::Course;
use super::label::{Alphabet, Label, Name};
use super::{Outcome, Role, Solution, Variation, replay, style};
use crate::moves;
use crate::sign::UA24;

struct Writer<'a, V: Variant> {
    solution: &'a Solution<V>,
    alphabet: Alphabet,
    /// What is known about each variation.
    cards: Vec<Card>,
    letters: usize,
    tries: usize,
}

/// What is known about a variation besides its moves.
#[derive(Clone, Default)]
struct Card {
    label: Option<Label>,
    /// The variations that begin in it, in the order of their places.
    children: Vec<usize>,
    /// How often it has been repeated.
    repeats: usize,
    /// How much illusory play it has, if it is a try.
    letters: usize,
}

impl<V: Variant> Solution<V> {
    /// The solution as text, a line for each variation. Labels are given in the order of reading; a solution that
    /// is one line has none.
    #[must_use]
    pub fn write(&self, alphabet: Alphabet) -> String {
        let mut writer = Writer::new(self, alphabet);
        let order = writer.label();
        let lines: Vec<String> = order.into_iter().map(|index| writer.variation(index)).collect();
        lines.join("\n")
    }
}

impl<'a, V: Variant> Writer<'a, V> {
    fn new(solution: &'a Solution<V>, alphabet: Alphabet) -> Self {
        let ply = |index: &usize| solution.variations[*index].role.departure().map(|at| at.ply);
        let mut cards = vec![Card::default(); solution.variations.len()];
        for (index, variation) in solution.variations.iter().enumerate() {
            if let Some(at) = variation.role.departure() {
                cards[at.variation].children.push(index);
            }
        }
        for card in &mut cards {
            card.children.sort_by_key(ply);
        }
        Self { solution, alphabet, cards, letters: 0, tries: 0 }
    }

    /// Gives every variation its label, and says in which order those with moves of their own are written: the
    /// main ones, the defences, each try with its illusory play.
    fn label(&mut self) -> Vec<usize> {
        let variations = &self.solution.variations;
        let is_main = |index: &usize| variations[*index].role == Role::Main;
        let mains: VecDeque<usize> = (0..variations.len()).filter(is_main).collect();
        for (number, &index) in (1..).zip(&mains) {
            self.cards[index].label = Some(Label { name: Name::Main(number), repeat: 0 });
        }
        // The main variations, the defences, the illusory play of the last try, the tries.
        let mut waiting = [mains, VecDeque::new(), VecDeque::new(), VecDeque::new()];
        let mut order = Vec::new();
        while let Some(index) = waiting.iter_mut().find_map(VecDeque::pop_front) {
            order.push(index);
            for child in self.cards[index].children.clone() {
                self.name(child);
                if !self.is_told_by_label(child) {
                    let queue = match variations[child].role {
                        Role::Main => 0,
                        Role::Defence(_) => 1,
                        Role::Illusory(_) => 2,
                        Role::Try(_) => 3,
                    };
                    waiting[queue].push_back(child);
                }
            }
        }
        order
    }

    /// The name of a variation, given to it if it has none yet; a repeat has that of the other variation.
    fn name(&mut self, index: usize) -> Option<Name> {
        if let Some(label) = self.cards[index].label {
            return Some(label.name);
        }
        let variation = &self.solution.variations[index];
        let label = if let Some(base) = variation.repeats {
            let name = self.name(base)?;
            Label { name, repeat: next(&mut self.cards[base].repeats) + 1 }
        } else {
            let name = match variation.role {
                Role::Main => return None,
                Role::Defence(_) => Name::Defence(self.alphabet.letter(next(&mut self.letters))),
                Role::Try(_) => Name::Try(next(&mut self.tries) + 1),
                Role::Illusory(at) => {
                    let within = self.solution.enclosing_try(at.variation)?;
                    let Some(Name::Try(number)) = self.name(within) else { return None };
                    let within = self.solution.variations[within].repeats.unwrap_or(within);
                    Name::Illusory(number, self.alphabet.letter(next(&mut self.cards[within].letters)))
                }
            };
            Label { name, repeat: 0 }
        };
        self.cards[index].label = Some(label);
        Some(label.name)
    }

    /// Whether it is written like what it repeats, so that its label is enough.
    fn is_told_by_label(&self, index: usize) -> bool {
        let variation = &self.solution.variations[index];
        let Some(base) = variation.repeats else { return false };
        let (repeated, starts) = (&self.solution.variations[base], &self.solution.starts);
        self.cards[index].children.is_empty()
            && repeated.outcome == variation.outcome
            && replay(starts[base], &repeated.steps, starts[index]).as_ref() == Some(&variation.steps)
    }

    /// A variation with its label.
    fn variation(&self, index: usize) -> String {
        let variation = &self.solution.variations[index];
        let positions = positions(self.solution.starts[index], variation);
        let left_out = self.left_out(index, &positions);
        let mut text = String::new();
        if let Some(label) = self.cards[index].label.filter(|_| self.cards.len() > 1) {
            text = label.to_string();
        }
        let mut is_first = true;
        for (ply, (step, position)) in variation.steps.iter().zip(&positions).enumerate() {
            if left_out[ply] {
                continue;
            }
            let labels: Vec<String> = self.labels_at(index, ply).map(|label| label.to_string()).collect();
            let labels = labels.join(" ");
            let played = step.write(position, style::<V>(), &UA24);
            let (divider, item) = match position.turn() {
                Colour::White if labels.is_empty() => (", ", played),
                Colour::White => (", ", format!("{labels} {played}")),
                Colour::Black if labels.is_empty() => (" ", format!("({played})")),
                Colour::Black => (" ", format!("({played} {labels})")),
            };
            text.push_str(match (is_first, text.is_empty()) {
                (false, _) => divider,
                (true, false) => " ",
                (true, true) => "",
            });
            text.push_str(&item);
            is_first = false;
        }
        text.push_str(match variation.outcome {
            Some(Outcome::Win) => "+",
            Some(Outcome::Draw) => "=",
            None => "",
        });
        text
    }

    /// The labels of the variations that begin instead of a move.
    fn labels_at(&self, index: usize, ply: usize) -> impl Iterator<Item = Label> {
        let begins_here = move |child: &&usize| {
            self.solution.variations[**child].role.departure().is_some_and(|at| at.ply == ply)
        };
        let children = self.cards[index].children.iter().filter(begins_here);
        children.filter_map(|&child| self.cards[child].label)
    }

    /// Which captures of Black are not written (UA24:VIII.layout.3.1). The last move always is. Where another
    /// variation begins later on, the captures before it have to be the ones that are played.
    fn left_out(&self, index: usize, positions: &[Position<V>]) -> Vec<bool> {
        let steps = &self.solution.variations[index].steps;
        let texts: Vec<String> = steps
            .iter()
            .zip(positions)
            .map(|(step, position)| moves::write(position, &step.played, style::<V>()))
            .collect();
        let mut left_out = vec![false; steps.len()];
        let mut has_children = false;
        for ply in (0..steps.len().saturating_sub(1)).rev() {
            has_children |= self.labels_at(index, ply).next().is_some();
            let position = positions[ply];
            if position.turn() != Colour::Black || !position.must_capture() {
                continue;
            }
            let goes_on = |course: &mut Course<V>, (text, &is_left_out): (&String, &bool)| {
                if is_left_out { course.capture().is_ok() } else { course.play(text).is_ok() }
            };
            let mut course = Course::new(position);
            let mut rest = texts[ply + 1..].iter().zip(&left_out[ply + 1..]);
            left_out[ply] = position.count_moves() == 1
                || (!has_children && course.capture().is_ok() && rest.all(|item| goes_on(&mut course, item)));
        }
        left_out
    }
}

/// The position before each move.
fn positions<V: Variant>(start: Position<V>, variation: &Variation) -> Vec<Position<V>> {
    let mut position = start;
    let before = variation.steps.iter().map(|step| {
        let next = position.play(&step.played);
        core::mem::replace(&mut position, next)
    });
    before.collect()
}

/// Counts on, and gives the count before.
fn next(counter: &mut usize) -> usize {
    let count = *counter;
    *counter += 1;
    count
}
