//! The course of a line whose obligatory captures may be left out (UA24:VIII.layout.3.1).

use draughts::{Position, Variant};

use super::Fault;
use crate::moves::{self, Annotated, Form, Reading, Style};

/// More choices than this are never indifferent.
const OTHERS_MAX: usize = 64;

/// A position, and those that would be there had Black chosen otherwise where the text leaves the choice open.
/// Only what can be played in all of them goes on.
pub(super) struct Course<V: Variant> {
    pub(super) position: Position<V>,
    others: Vec<Position<V>>,
    choices: Vec<String>,
}

impl<V: Variant> Course<V> {
    pub(super) const fn new(position: Position<V>) -> Self {
        Self { position, others: Vec::new(), choices: Vec::new() }
    }

    /// Plays a capture that is left out. Where there are several, the first stands for all.
    pub(super) fn capture(&mut self) -> Result<Annotated, Fault> {
        let captures = self.position.moves();
        let Some(first) = captures.first().copied().filter(|first| first.is_capture()) else {
            return Err(Fault::BlackMissing);
        };
        if captures.len() > 1 {
            let style = Style::of::<V>(Form::Full);
            self.choices =
                captures.iter().map(|choice| moves::write(&self.position, choice, style)).collect();
        }
        let before = self.position;
        self.position = before.play(&first);
        let mut others = Vec::new();
        for world in [before].iter().chain(&self.others) {
            if !world.must_capture() {
                return Err(self.choice());
            }
            for choice in world.moves() {
                self.branch(&mut others, world.play(&choice));
            }
            if others.len() > OTHERS_MAX {
                return Err(self.choice());
            }
        }
        self.others = others;
        Ok(Annotated { played: first, signs: Vec::new() })
    }

    /// Plays a move that is written.
    pub(super) fn play(&mut self, text: &str) -> Result<Annotated, Fault> {
        let step = match moves::read_annotated(&self.position, text, Reading::SOLUTION) {
            Ok(step) => step,
            Err(_) if self.others.iter().any(|world| read(world, text).is_some()) => {
                return Err(self.choice());
            }
            Err(error) => return Err(Fault::Move { text: text.into(), error: Box::new(error) }),
        };
        self.position = self.position.play(&step.played);
        let mut others = Vec::new();
        for world in &self.others {
            self.branch(&mut others, read(world, text).ok_or_else(|| self.choice())?);
        }
        self.others = others;
        Ok(step)
    }

    fn branch(&self, others: &mut Vec<Position<V>>, world: Position<V>) {
        if world != self.position && !others.contains(&world) {
            others.push(world);
        }
    }

    fn choice(&self) -> Fault {
        Fault::ChoiceMatters { choices: self.choices.clone() }
    }
}

/// The position after a move that is written.
fn read<V: Variant>(world: &Position<V>, text: &str) -> Option<Position<V>> {
    let played = moves::read_as(world, text, Reading::SOLUTION).ok()?;
    Some(world.play(&played))
}
