//! A game in the order of its text.

use super::{Game, Line, LineId, Step, StepId};

/// What comes next in the text of a game.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A variation begins; the main line begins without being announced.
    Begin(&'a Line),
    /// A step.
    Step(&'a Step),
    /// The variation ends.
    End,
}

/// The events of a game. Variations come behind the step they replace.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    game: &'a Game,
    ahead: Vec<Ahead>,
}

#[derive(Clone, Copy, Debug)]
enum Ahead {
    Line(LineId),
    Step(StepId),
    End,
}

impl<'a> Walk<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        let mut walk = Self { game, ahead: Vec::new() };
        if let Some(main) = game.line(LineId::MAIN) {
            walk.push(main.first, &main.variations);
        }
        walk
    }

    /// Puts a step ahead, and before it these variations.
    fn push(&mut self, next: Option<StepId>, variations: &[LineId]) {
        self.ahead.extend(next.map(Ahead::Step));
        self.ahead.extend(variations.iter().rev().map(|&line| Ahead::Line(line)));
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = Event<'a>;

    fn next(&mut self) -> Option<Event<'a>> {
        match self.ahead.pop()? {
            Ahead::End => Some(Event::End),
            Ahead::Step(id) => {
                let step = self.game.step(id)?;
                self.push(step.next, &step.variations);
                Some(Event::Step(step))
            }
            Ahead::Line(id) => {
                let line = self.game.line(id)?;
                self.ahead.push(Ahead::End);
                self.push(line.first, &line.variations);
                Some(Event::Begin(line))
            }
        }
    }
}

impl PartialEq for Event<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Begin(one), Self::Begin(two)) => one.comments == two.comments,
            (Self::Step(one), Self::Step(two)) => {
                (one.action, one.number, &one.glyphs, &one.comments)
                    == (two.action, two.number, &two.glyphs, &two.comments)
            }
            (Self::End, Self::End) => true,
            _ => false,
        }
    }
}
