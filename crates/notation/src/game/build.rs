//! A visitor that makes games.

use std::io::{self, Read};

use draughts::AnyVariant;

use super::{Action, Assume, Game, GameRead, Line, LineId, Move, StepId, Track, Trouble, clean};
use crate::pdn::{Interest, Place, Reader, Score, SyntaxError, Text, Visitor, value};
use crate::sign;

/// A visitor that makes games.
#[derive(Clone, Debug)]
pub struct Builder {
    track: Track,
    game: Game,
    trouble: Option<Trouble>,
    /// The lines around the one being read, and the last step of each.
    open: Vec<Open>,
    result: Option<Score>,
    is_started: bool,
}

#[derive(Clone, Copy, Debug)]
struct Open {
    line: LineId,
    last: Option<StepId>,
    /// Where notes go: nowhere when the line broke off.
    takes_notes: bool,
}

const MAIN: Open = Open { line: LineId::MAIN, last: None, takes_notes: true };

impl Builder {
    /// A visitor that takes games without a `GameType` for this variant.
    #[must_use]
    pub fn new(assume: Assume) -> Self {
        Self {
            track: Track::new(assume),
            game: Game::new(AnyVariant::International.start()),
            trouble: None,
            open: vec![MAIN],
            result: None,
            is_started: false,
        }
    }

    /// The next game of a stream; `None` when there is no more. What [`Reader::read_game`] does, compiled in this room and not once
    /// more in every program that reads games.
    ///
    /// # Errors
    /// Only those of the stream.
    pub fn read(&mut self, from: &mut Reader<&mut dyn Read>) -> io::Result<Option<GameRead>> {
        from.read_game(self)
    }

    fn note(&mut self, trouble: Option<Trouble>) {
        if self.trouble.is_none() {
            self.trouble = trouble;
        }
    }

    /// Takes over the start position as soon as it is known.
    fn start(&mut self) {
        if let (false, Some(start)) = (self.is_started, self.track.start()) {
            self.is_started = true;
            self.game.start = start;
        }
    }

    fn at(&self) -> Open {
        self.open.last().copied().unwrap_or(MAIN)
    }

    fn push(&mut self, action: Action) {
        self.start();
        let line = self.at().line;
        let step = self.game.push(line, action);
        if let Some(open) = self.open.last_mut() {
            open.last = step.or(open.last);
        }
    }

    fn played(&mut self, played: Option<Result<Move, Trouble>>) {
        match played {
            Some(Ok(played)) => self.push(Action::Move(played)),
            Some(Err(trouble)) => {
                self.note(Some(trouble));
                self.stop_notes();
            }
            None => {}
        }
    }

    /// Notes on what is not in the game have no place in it.
    fn stop_notes(&mut self) {
        if let Some(open) = self.open.last_mut() {
            open.takes_notes = false;
        }
    }

    fn add_comment(&mut self, text: &str) {
        let Open { line, last, takes_notes } = self.at();
        let Some(text) = clean(text).filter(|_| takes_notes) else { return };
        match last.and_then(|last| self.game.steps.get_mut(last.0 as usize)) {
            Some(step) => step.comments.push(text),
            None => {
                if let Some(line) = self.game.lines.get_mut(line.0 as usize) {
                    line.comments.push(text);
                }
            }
        }
    }

    fn add_glyph(&mut self, glyph: u16) {
        if let Open { last: Some(last), takes_notes: true, .. } = self.at() {
            self.game.annotate(last, glyph);
        }
    }
}

impl Visitor for Builder {
    type Output = GameRead;

    fn begin_game(&mut self, _: Place) {
        let assume = self.track.assume();
        self.track.begin();
        *self = Self { track: std::mem::replace(&mut self.track, Track::new(assume)), ..Self::new(assume) };
    }

    fn tag(&mut self, key: &str, text: Text<'_>) {
        match key {
            "Result" => {
                self.result = Score::read(text.bytes.trim_ascii());
                // A result of a format of its own is kept as it is.
                if self.result.is_none() {
                    self.game.set_tag(key, &value(text));
                }
            }
            _ if self.track.tag(key, text) => {}
            _ => self.game.set_tag(key, &value(text)),
        }
    }

    fn end_tags(&mut self) -> Interest {
        let trouble = self.track.end_tags();
        self.note(trouble);
        self.start();
        Interest::Read
    }

    fn played(&mut self, text: Text<'_>) {
        let played = self.track.play(text);
        self.start();
        self.played(played);
    }

    fn sign(&mut self, sign: Text<'_>) {
        let text = sign.decode();
        for sign in sign::read(&text).unwrap_or_default() {
            match sign.nag() {
                Some(glyph) => self.add_glyph(glyph.into()),
                // PDN has no glyph for the others: they are kept as words.
                None => self.add_comment(&sign::UA24.write(sign)),
            }
        }
    }

    fn nag(&mut self, glyph: u16) {
        self.add_glyph(glyph);
    }

    fn comment(&mut self, comment: Text<'_>) {
        self.add_comment(&comment.decode());
    }

    fn setup(&mut self, fen: Text<'_>) {
        let is_first = self.track.is_at_start();
        match self.track.setup(fen) {
            Some(Ok(_)) if is_first => {
                self.is_started = false;
                self.start();
            }
            Some(Ok(position)) => {
                if let Some(open) = self.open.last_mut() {
                    open.takes_notes = true;
                }
                self.push(Action::Setup(position));
            }
            Some(Err(trouble)) => {
                self.note(Some(trouble));
                self.stop_notes();
            }
            None => {}
        }
    }

    fn begin_variation(&mut self) -> Interest {
        let Open { line, last, takes_notes } = self.at();
        // Where the line broke off there is no move that others could replace.
        if !takes_notes {
            return Interest::Skip;
        }
        let trouble = self.track.begin_variation();
        self.note(trouble);
        self.start();
        let id = match last {
            Some(step) => self.game.vary(step),
            None => {
                let id = u32::try_from(self.game.lines.len()).ok().map(LineId);
                let from = self.game.position_of(line);
                self.game.lines.push(Line { from: Some(from), ..Line::default() });
                if let (Some(outer), Some(id)) = (self.game.lines.get_mut(line.0 as usize), id) {
                    outer.variations.push(id);
                }
                id
            }
        };
        self.open.push(Open { line: id.unwrap_or(line), last: None, takes_notes: true });
        Interest::Read
    }

    fn end_variation(&mut self) {
        self.track.end_variation();
        self.open.pop();
    }

    fn result(&mut self, score: Score) {
        if score != Score::Open || self.result.is_none() {
            self.result = Some(score);
        }
    }

    fn error(&mut self, error: SyntaxError) {
        self.note(Some(error.into()));
    }

    fn end_game(&mut self) -> GameRead {
        let trouble = self.track.end_game();
        self.note(trouble);
        self.start();
        self.game.score = self.result.unwrap_or(Score::Open);
        // A score behind the moves tells more than a tag that is none.
        if self.game.score != Score::Open {
            self.game.tags.retain(|(key, _)| key != "Result");
        }
        let game = std::mem::replace(&mut self.game, Game::new(AnyVariant::International.start()));
        GameRead { game, trouble: self.trouble.take() }
    }
}
