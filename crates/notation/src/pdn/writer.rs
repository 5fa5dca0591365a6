//! A game written as PDN 3.0, as strictly as the standard asks a writer to be.
//!
//! UTF-8; only `*` ends a game, the result stands in its tag; moves in the squares and with the capture sign of
//! their `GameType`, without blanks, captures in full where origin and arrival could mean several; quotes in tags
//! are escaped. Lines are at most 79 characters long where blanks allow it. Giveaway, which has no number, is
//! written as the Russian `GameType` with `[Variant "giveaway"]`.

use draughts::{AnyPosition, AnyVariant};

use super::{GameType, Number, Score, escape};
use crate::fen;
use crate::game::{Action, Event, Game, LineId, Step};
use crate::moves::{Form, Style};
use crate::sign::{Sign, UA24};

/// A game as PDN.
///
/// ```
/// use draughts::AnyVariant;
/// use notation::game::{Game, LineId};
/// use notation::{moves, pdn};
///
/// let mut game = Game::new(AnyVariant::International.start());
/// game.set_tag("White", "Ivanov");
/// let played = game.end().moves().into_iter().next().unwrap();
/// game.play(LineId::MAIN, played);
/// assert_eq!(
///     pdn::write(&game),
///     "[White \"Ivanov\"]\n[Result \"*\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 31-26 *\n"
/// );
/// ```
#[must_use]
pub fn write(game: &Game) -> String {
    let mut writer = Writer { lines: Lines::default(), style: style(game.variant()), is_split: true };
    let game_type = GameType::of(game.variant());
    let mut tags = String::new();
    let mut tag = |key: &str, value: &str| {
        tags.extend(["[", key, " \"", &escape(value), "\"]\n"]);
    };
    let (roster, others): (Vec<_>, Vec<_>) =
        game.tags().iter().partition(|(key, _)| roster_rank(key).is_some());
    // A tag that is no score stands where there is none.
    let is_scored = game.score != Score::Open || game.tag("Result").is_none();
    roster.iter().filter(|(key, _)| key != "Result" || !is_scored).for_each(|(key, value)| tag(key, value));
    if is_scored {
        tag("Result", game.score.text(game_type.score_style()));
    }
    tag("GameType", &game_type.to_string());
    if game_type.number_is == Number::Shared {
        tag("Variant", game.variant().name());
    }
    if *game.start() != game.variant().start() {
        tag("FEN", &fen(game.start()));
    }
    others.iter().for_each(|(key, value)| tag(key, value));
    writer.moves(game);
    format!("{tags}\n{}\n", writer.lines.finish())
}

/// The order of the tags every game should have, if this is one of them.
pub(crate) fn roster_rank(key: &str) -> Option<usize> {
    ["Event", "Site", "Date", "Round", "White", "Black", "Result"].iter().position(|&name| name == key)
}

/// How PDN writes the moves of a variant.
fn style(variant: AnyVariant) -> Style {
    let capture = GameType::of(variant).capture();
    Style { capture, ..Style::of_rules(variant.rules(), Form::FromTo) }
}

fn fen(position: &AnyPosition) -> String {
    fen::write(&position.setup(), position.rules().names.value.into())
}

struct Writer {
    lines: Lines,
    style: Style,
    /// Whether a move of the second player needs its number, because the first one's does not stand before it.
    is_split: bool,
}

impl Writer {
    fn moves(&mut self, game: &Game) {
        if let Some(main) = game.line(LineId::MAIN) {
            self.comments(main.comments());
        }
        for event in game.walk() {
            match event {
                Event::Begin(line) => {
                    self.lines.open("(");
                    self.is_split = true;
                    self.comments(line.comments());
                }
                Event::Step(step) => self.step(step),
                Event::End => {
                    self.lines.close(")");
                    self.is_split = true;
                }
            }
        }
        self.lines.word(Score::Open.text(super::ScoreStyle::Default));
    }

    fn step(&mut self, step: &Step) {
        match step.action() {
            Action::Setup(position) => {
                self.lines.word(&format!("/FEN \"{}\"/", fen(position)));
                self.is_split = true;
            }
            Action::Move(_) => {
                let is_first = step.colour() == step.before().rules().first.value;
                if is_first {
                    self.lines.word(&format!("{}.", step.number()));
                } else if self.is_split {
                    self.lines.word(&format!("{}...", step.number()));
                }
                self.is_split = false;
                self.lines.word(&step.text_in(self.style));
            }
        }
        let mut glyphs = step.glyphs().iter().copied().peekable();
        if let (Some(sign), Action::Move(_)) = (glyphs.peek().and_then(|&glyph| glued(glyph)), step.action())
        {
            glyphs.next();
            self.lines.close(&UA24.write(sign));
        }
        glyphs.for_each(|glyph| self.lines.word(&format!("${glyph}")));
        self.comments(step.comments());
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            self.lines.comment(comment);
            self.is_split = true;
        }
    }
}

/// The sign that touches its move; a forced move must be written `$7`, for a star would end the game.
fn glued(glyph: u16) -> Option<Sign> {
    u8::try_from(glyph).ok().and_then(Sign::of_nag).filter(|&sign| sign != Sign::Forced)
}

/// Text broken into lines at blanks.
#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
    /// The last word: brackets and signs may still be added to it.
    last: String,
    /// An opening bracket that the next word will stick to.
    opened: String,
}

/// The longest line, if blanks allow it.
const LINE_MAX: usize = 79;

impl Lines {
    /// Adds a word.
    fn word(&mut self, word: &str) {
        self.flush();
        self.last.push_str(&std::mem::take(&mut self.opened));
        self.last.push_str(word);
    }

    /// Begins a bracket.
    fn open(&mut self, bracket: &str) {
        self.opened.push_str(bracket);
    }

    /// Adds to the last word, or closes what was just opened.
    fn close(&mut self, end: &str) {
        if !self.opened.is_empty() {
            self.word("");
        }
        self.last.push_str(end);
    }

    /// Adds a comment; a command in it, `[%clk 1:55:21]`, stays on one line.
    fn comment(&mut self, comment: &str) {
        self.open("{");
        let mut words = comment.split(' ');
        while let Some(word) = words.next() {
            let mut word = word.to_owned();
            let mut is_open = word.contains("[%") && !word.contains(']');
            while is_open {
                let Some(more) = words.next() else { break };
                is_open = !more.contains(']');
                word.extend([" ", more]);
            }
            self.word(&word);
        }
        self.close("}");
    }

    /// Puts the last word behind a blank, or on a new line.
    fn flush(&mut self) {
        let word = std::mem::take(&mut self.last);
        let width = word.chars().count();
        // A line must not begin like a tag or like a line comment.
        let may_begin = !word.starts_with(['%', '[']);
        if self.column > 0 && self.column + 1 + width > LINE_MAX && may_begin {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&word);
        self.column += width;
    }

    fn finish(mut self) -> String {
        self.flush();
        self.text
    }
}
