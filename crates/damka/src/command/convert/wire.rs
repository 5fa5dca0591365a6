//! Games and positions as JSON, one a line.
//!
//! ```json
//! {"variant":"russian","tags":{"White":"Ivanov"},"fen":"W:...","moves":["e3-d4","d6-c5"],
//!  "notes":[{"ply":1,"glyphs":[1],"comments":["good"],"variations":[{"moves":["c3-d4"]}]}],"result":"1-0","end":"W:..."}
//! {"variant":"russian","fen":"W:Wa1:Bh8"}
//! ```
//!
//! A note belongs to a ply of its line; ply 0 is before the first move. A variation is played instead of the move it is noted at.

use std::fmt;

use draughts::{AnyPosition, AnyVariant};
use notation::game::{Action, Event, Game, LineId, StepId};
use notation::moves::{Form, Style};
use notation::pdn::{GameType, Score};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Item;
use crate::position;
use crate::stop::Refusal;

/// A line of a file: a game if it has moves, else a position.
#[derive(Default, Deserialize, Serialize)]
pub(super) struct Entry {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tags: Option<Tags>,
    /// The start position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Note>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    /// The position at the end, for those who read only that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<String>,
}

/// What is noted at a ply.
#[derive(Default, Deserialize, Serialize)]
struct Note {
    ply: usize,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    glyphs: Vec<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Line>,
}

/// Moves with their notes.
#[derive(Default, Deserialize, Serialize)]
struct Line {
    moves: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Note>,
}

/// Tags in their order.
#[derive(Default)]
struct Tags(Vec<(String, String)>);

impl Entry {
    /// The entry of a position.
    pub(super) fn of_position(position: &AnyPosition) -> Self {
        let variant = Some(position.variant().name().to_owned());
        Self { variant, fen: Some(position::fen(position)), ..Self::default() }
    }

    /// The entry of a game.
    pub(super) fn of_game(game: &Game) -> Self {
        let Line { moves, notes } = lines(game);
        let style = GameType::of(game.variant()).score_style();
        Self {
            tags: Some(Tags(game.tags().to_vec())),
            moves: Some(moves),
            notes,
            result: Some(game.score.text(style).to_owned()),
            end: Some(position::fen(&game.end())),
            ..Self::of_position(game.start())
        }
    }
}

/// A new position among the moves is written as PDN does: `/FEN "W:Wa1:Bh8"/`.
const SETUP: &str = "/FEN \"";
const SETUP_END: &str = "\"/";

/// The game or position a line of JSON describes.
pub(super) fn read(line: &str, assumed: Option<AnyVariant>) -> Result<Item, Refusal> {
    let entry: Entry = serde_json::from_str(line).map_err(|error| Refusal::new(error.to_string()))?;
    let variant = match &entry.variant {
        Some(name) => name.parse().map_err(|error| Refusal::new(format!("{name}: {error}")))?,
        None => assumed.ok_or_else(|| Refusal::new("the variant is missing (or give --variant NAME)"))?,
    };
    let start = match &entry.fen {
        Some(fen) => position::parse(variant, fen)?,
        None if entry.moves.is_some() => variant.start(),
        None => return Err(Refusal::new("neither fen nor moves are given")),
    };
    let Some(moves) = entry.moves else { return Ok(Item::Position(start)) };
    let mut game = Game::new(start);
    for (key, value) in &entry.tags.unwrap_or_default().0 {
        game.set_tag(key, value);
    }
    if let Some(result) = &entry.result {
        game.score = Score::read(result.as_bytes()).ok_or_else(|| {
            Refusal::new(format!("{result:?} is no result: 1-0, 0-1, 1/2-1/2, 2-0, 0-2, 1-1, 0-0 or *"))
        })?;
    }
    play(&mut game, LineId::MAIN, start, &Line { moves, notes: entry.notes })?;
    Ok(Item::Game(Box::new(game)))
}

/// Plays a line with its variations; they are as deep as the JSON reader lets them be.
fn play(game: &mut Game, line: LineId, start: AnyPosition, written: &Line) -> Result<(), Refusal> {
    let mut now = start;
    let mut steps: Vec<StepId> = Vec::new();
    for text in &written.moves {
        let setup = text.strip_prefix(SETUP).and_then(|rest| rest.strip_suffix(SETUP_END));
        if let Some(fen) = setup {
            now = position::parse(now.variant(), fen)?;
            steps.extend(game.set_up(line, now));
        } else {
            let played = position::read_move(&now, text)?;
            now = now.play(&played);
            steps.extend(game.play(line, played));
        }
    }
    for note in &written.notes {
        let Some(step) = note.ply.checked_sub(1) else {
            note.comments.iter().for_each(|comment| game.add_comment(line, comment));
            continue;
        };
        let &step = steps.get(step).ok_or_else(|| {
            Refusal::new(format!("a note at ply {}, but the line has {} moves", note.ply, steps.len()))
        })?;
        note.glyphs.iter().for_each(|&glyph| game.annotate(step, glyph));
        note.comments.iter().for_each(|comment| game.comment(step, comment));
        for variation in &note.variations {
            let before = game.step(step).map_or(start, |step| *step.before());
            if let Some(varied) = game.vary(step) {
                play(game, varied, before, variation)?;
            }
        }
    }
    Ok(())
}

/// The main line with everything in it, built without recursion.
fn lines(game: &Game) -> Line {
    let style = Style::of_rules(game.variant().rules(), Form::Full);
    let mut outer: Vec<Line> = Vec::new();
    let mut line = Line::default();
    line.note_comments(game.line(LineId::MAIN).map_or(&[], notation::game::Line::comments));
    for event in game.walk() {
        match event {
            Event::Begin(begun) => {
                outer.push(std::mem::take(&mut line));
                line.note_comments(begun.comments());
            }
            Event::Step(step) => {
                line.moves.push(match step.action() {
                    Action::Move(_) => step.text_in(style),
                    Action::Setup(position) => format!("{SETUP}{}{SETUP_END}", position::fen(position)),
                });
                if !step.glyphs().is_empty() {
                    line.note().glyphs = step.glyphs().to_vec();
                }
                line.note_comments(step.comments());
            }
            Event::End => {
                if let Some(before) = outer.pop() {
                    let variation = std::mem::replace(&mut line, before);
                    line.note().variations.push(variation);
                }
            }
        }
    }
    line
}

impl Line {
    /// The note of the last ply.
    fn note(&mut self) -> &mut Note {
        let ply = self.moves.len();
        if self.notes.last().is_none_or(|note| note.ply != ply) {
            self.notes.push(Note { ply, ..Note::default() });
        }
        let last = self.notes.len() - 1;
        &mut self.notes[last]
    }

    fn note_comments(&mut self, comments: &[String]) {
        if !comments.is_empty() {
            self.note().comments = comments.to_vec();
        }
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(InOrder)
    }
}

/// Reads a map as a list.
struct InOrder;

impl<'de> Visitor<'de> for InOrder {
    type Value = Tags;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tags, {\"White\":\"Ivanov\"}")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Tags, M::Error> {
        let mut tags = Vec::new();
        while let Some(tag) = map.next_entry()? {
            tags.push(tag);
        }
        Ok(Tags(tags))
    }
}
