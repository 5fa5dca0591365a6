//! Solutions read.

use draughts::{Colour, Position, Variant};

use super::course::Course;
use super::label::{Label, Name};
use super::{Departure, Fault, Outcome, Role, Solution, SolutionError, Variation, replay};
use crate::moves::Annotated;
use crate::pdn::Place;
use crate::sign::{self, Sign};

/// What is wrong, and how many bytes into the text.
type Stop = (usize, Fault);

/// A part of the text, with how many bytes lie before it.
#[derive(Clone, Copy)]
struct Part<'a> {
    at: usize,
    text: &'a str,
}

struct Reader<V: Variant> {
    solution: Solution<V>,
    /// The labels met in the lines: where variations begin.
    marks: Vec<Mark<V>>,
    /// The labels of the variations read.
    labels: Vec<Label>,
    /// The number of the try each variation is or belongs to.
    tries: Vec<Option<usize>>,
}

struct Mark<V: Variant> {
    label: Label,
    at: Departure,
    position: Position<V>,
    offset: usize,
}

/// The line being read.
struct Line<V: Variant> {
    course: Course<V>,
    steps: Vec<Annotated>,
    outcome: Option<Outcome>,
    within: Option<usize>,
}

impl<V: Variant> Solution<V> {
    /// The solution a text gives of a diagram.
    ///
    /// # Errors
    /// With the first place that cannot be read and the reason.
    pub fn read(diagram: Position<V>, text: &str) -> Result<Self, SolutionError> {
        let mut reader =
            Reader { solution: Self::new(diagram), marks: Vec::new(), labels: Vec::new(), tries: Vec::new() };
        let read = sections(text).into_iter().try_for_each(|section| reader.section(section));
        match read.and_then(|()| reader.repeats()) {
            Ok(()) => Ok(reader.solution),
            Err((offset, fault)) => Err(SolutionError { place: place(text, offset), fault }),
        }
    }
}

impl<V: Variant> Reader<V> {
    /// Reads a variation: its label and its moves.
    fn section(&mut self, section: Part<'_>) -> Result<(), Stop> {
        let (label, mut rest) = match heading(section, self.labels.is_empty()) {
            Some((label, rest)) => (label, rest),
            None => (Label { name: Name::Main(1), repeat: 0 }, section),
        };
        if self.labels.contains(&label) {
            return Err((section.at, Fault::Twice(label.to_string())));
        }
        let (role, start, within) = match (label.name, self.marks.iter().find(|mark| mark.label == label)) {
            (Name::Main(_), _) => (Role::Main, self.solution.diagram, None),
            (_, None) => return Err((section.at, Fault::Unmarked(label.to_string()))),
            (Name::Try(number), Some(mark)) => (label.role(mark.at), mark.position, Some(number)),
            (_, Some(mark)) => {
                (label.role(mark.at), mark.position, self.tries.get(mark.at.variation).copied().flatten())
            }
        };
        let mut line = Line { course: Course::new(start), steps: Vec::new(), outcome: None, within };
        self.labels.push(label);
        self.tries.push(within);
        loop {
            rest = rest.skip(|sign| sign == ',' || sign == ';' || sign.is_whitespace());
            if rest.text.is_empty() {
                break;
            }
            let end = if let Some(inside) = rest.text.strip_prefix('(') {
                let end = inside.find(')').ok_or((rest.at, Fault::OpenBracket))?;
                self.black(&mut line, rest.cut(1, end + 1))?;
                end + 2
            } else {
                let end = rest.text.find([',', '(', ';']).unwrap_or(rest.text.len());
                self.white(&mut line, rest.cut(0, end))?;
                end
            };
            rest = rest.cut(end, rest.text.len());
        }
        let variation = Variation { role, repeats: None, steps: line.steps, outcome: line.outcome };
        self.solution.add(variation).map(|_| ()).map_err(|fault| (rest.at, fault))
    }

    /// Reads a move of White with the tries before it, and the capture before it if that is left out.
    fn white(&mut self, line: &mut Line<V>, mut item: Part<'_>) -> Result<(), Stop> {
        if let (Some(last), Ok(mut signs)) = (line.steps.len().checked_sub(1), sign::read(item.text)) {
            line.end(&mut signs).map_err(|fault| (item.at, fault))?;
            line.steps[last].signs.append(&mut signs);
            return Ok(());
        }
        if line.course.position.turn() == Colour::Black {
            let capture = line.course.capture().map_err(|fault| (item.at, fault))?;
            line.steps.push(capture);
        }
        while let Some((label, rest)) = item.label().filter(|(label, _)| matches!(label.name, Name::Try(_))) {
            self.mark(line, label, item.at)?;
            item = rest;
        }
        line.play(item)
    }

    /// Reads a bracket: a move of Black and the other replies he has.
    fn black(&mut self, line: &mut Line<V>, mut inside: Part<'_>) -> Result<(), Stop> {
        if line.course.position.turn() == Colour::White {
            return Err((inside.at, Fault::WhiteInBrackets));
        }
        let mut others = Vec::new();
        inside.text = inside.text.trim_end();
        while let Some((start, word)) = inside.text.rmatch_indices(char::is_whitespace).next() {
            let start = start + word.len();
            let label = inside.text.get(start..).and_then(Label::read);
            let Some(label) = label.filter(|label| !matches!(label.name, Name::Main(_))) else { break };
            others.push((label, inside.at + start));
            inside = inside.cut(0, start);
            inside.text = inside.text.trim_end();
        }
        for (label, at) in others.into_iter().rev() {
            let belongs = match label.name {
                Name::Illusory(number, _) => {
                    line.within.is_some_and(|within| within == number || label.repeat > 0)
                }
                Name::Defence(_) => true,
                Name::Main(_) | Name::Try(_) => false,
            };
            if !belongs {
                return Err((at, Fault::Misplaced(label.to_string())));
            }
            self.mark(line, label, at)?;
        }
        line.play(inside)
    }

    /// Notes that a variation begins here. Where main lines share their beginning a label may stand twice.
    fn mark(&mut self, line: &Line<V>, label: Label, offset: usize) -> Result<(), Stop> {
        let position = line.course.position;
        if let Some(mark) = self.marks.iter().find(|mark| mark.label == label) {
            let is_same = mark.position == position;
            return if is_same { Ok(()) } else { Err((offset, Fault::Twice(label.to_string()))) };
        }
        let at = Departure { variation: self.labels.len().saturating_sub(1), ply: line.steps.len() };
        self.marks.push(Mark { label, at, position, offset });
        Ok(())
    }

    /// Connects repeats with what they repeat. One without moves of its own has moves written alike.
    fn repeats(&mut self) -> Result<(), Stop> {
        for mark in core::mem::take(&mut self.marks) {
            let given = self.labels.iter().position(|label| *label == mark.label);
            if mark.label.repeat == 0 {
                given.ok_or_else(|| mark.not_given())?;
                continue;
            }
            let base = Label { repeat: 0, ..mark.label };
            let base = self.labels.iter().position(|label| *label == base).ok_or_else(|| mark.not_given())?;
            if let Some(variation) = given.and_then(|given| self.solution.variations.get_mut(given)) {
                variation.repeats = Some(base);
                continue;
            }
            let (repeated, start) = (&self.solution.variations[base], self.solution.starts[base]);
            let steps = replay(start, &repeated.steps, mark.position).ok_or_else(|| mark.not_given())?;
            let (role, outcome) = (mark.label.role(mark.at), repeated.outcome);
            let variation = Variation { role, repeats: Some(base), steps, outcome };
            self.solution.add(variation).map_err(|fault| (mark.offset, fault))?;
        }
        Ok(())
    }
}

impl<V: Variant> Mark<V> {
    fn not_given(&self) -> Stop {
        (self.offset, Fault::NotGiven(self.label.to_string()))
    }
}

impl<V: Variant> Line<V> {
    fn play(&mut self, written: Part<'_>) -> Result<(), Stop> {
        let written = written.skip(char::is_whitespace);
        let text = written.text.trim_end();
        let stop = |fault| (written.at, fault);
        if self.outcome.is_some() {
            return Err(stop(Fault::AfterTheEnd));
        }
        if text.is_empty() {
            return Err(stop(Fault::NoMove));
        }
        let mut step = self.course.play(text).map_err(stop)?;
        self.end(&mut step.signs).map_err(stop)?;
        self.steps.push(step);
        Ok(())
    }

    /// Takes the end of the line out of signs.
    fn end(&mut self, signs: &mut Vec<Sign>) -> Result<(), Fault> {
        let results: Vec<Sign> = signs.iter().copied().filter(|sign| sign.is_result()).collect();
        signs.retain(|sign| !sign.is_result());
        for sign in results {
            let outcome = match sign {
                Sign::Won => Outcome::Win,
                Sign::Drawn => Outcome::Draw,
                _ => return Err(Fault::NoOutcome),
            };
            if self.outcome.replace(outcome).is_some() {
                return Err(Fault::AfterTheEnd);
            }
        }
        Ok(())
    }
}

impl<'a> Part<'a> {
    fn skip(self, is_skipped: impl Fn(char) -> bool) -> Self {
        let text = self.text.trim_start_matches(is_skipped);
        Self { at: self.at + self.text.len() - text.len(), text }
    }

    fn cut(self, start: usize, end: usize) -> Self {
        Self { at: self.at + start, text: self.text.get(start..end).unwrap_or_default() }
    }

    /// The label the part begins with, and what follows it.
    fn label(self) -> Option<(Label, Self)> {
        let end = self.text.find(|sign: char| sign.is_whitespace() || sign == '(').unwrap_or(self.text.len());
        let label = Label::read(self.text.get(..end)?.trim_end_matches(['.', ':']))?;
        Some((label, self.cut(end, self.text.len()).skip(char::is_whitespace)))
    }
}

/// The label of a variation. Before the first move of the first one a try is only named.
fn heading(section: Part<'_>, is_first: bool) -> Option<(Label, Part<'_>)> {
    section.label().filter(|(label, _)| !is_first || matches!(label.name, Name::Main(_)))
}

/// The variations of a text: each begins a line, or follows a semicolon, with its label. After a comma a line
/// only goes on.
fn sections(text: &str) -> Vec<Part<'_>> {
    let mut starts = Vec::new();
    let mut at = 0;
    let mut goes_on = false;
    for line in text.split_inclusive(['\n', ';']) {
        let part = Part { at, text: line }.skip(char::is_whitespace);
        at += line.len();
        let end = part.text.trim_end_matches(|sign: char| sign == ';' || sign.is_whitespace());
        if end.is_empty() {
            continue;
        }
        if starts.is_empty() || (!goes_on && part.label().is_some()) {
            starts.push(part.at);
        }
        goes_on = end.ends_with(',');
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let whole = Part { at: 0, text };
    starts.iter().zip(ends).map(|(&start, end)| whole.cut(start, end)).collect()
}

fn place(text: &str, offset: usize) -> Place {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or_default();
    let count = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
    Place { line: count(before.matches('\n').count() + 1), column: count(line.chars().count() + 1) }
}
