//! Words and blanks of a line, set into rows.

use super::face::{Faces, Weight};
use super::page::{MILLIMETRE, Mark};
use crate::paper::{Align, Blank, Line, Piece, Style, Width};

/// A row, drawn as if its upper edge were the top of the page.
pub(crate) struct Row {
    /// How high it is.
    pub(crate) height: f32,
    /// What is drawn.
    pub(crate) marks: Vec<Mark>,
}

/// Part of a row that is not broken.
#[derive(Clone, Copy)]
struct Token<'a> {
    what: What<'a>,
    width: f32,
    /// How much of the width are spaces at the end.
    trailing: f32,
    /// Whether a new row may begin behind it.
    ends: bool,
}

#[derive(Clone, Copy)]
enum What<'a> {
    Word(&'a str),
    Blank(&'a Blank),
}

/// How a style is set: size, face, room above and below.
pub(crate) const fn look(style: Style) -> (f32, Weight, f32, f32) {
    match style {
        Style::Title => (14.0, Weight::Bold, 6.0, 6.0),
        Style::Heading => (11.5, Weight::Bold, 9.0, 3.0),
        Style::Plain => (10.5, Weight::Regular, 1.5, 2.0),
        Style::Small => (8.5, Weight::Regular, 1.0, 1.0),
    }
}

/// How high a row of a size is.
pub(crate) const LEADING: f32 = 1.3;
/// Where the base line lies in it.
pub(crate) const BASE: f32 = 0.98;
/// The size of the words below a blank.
const CAPTION: f32 = 7.0;
/// The least a blank that takes the rest of a row has, in millimetres.
const REST_LEAST: f32 = 35.0;
/// Room on both sides of what fills a blank.
const INSET: f32 = 3.0;

/// The rows of a line in a column of this width that begins at the left edge.
pub(crate) fn rows(faces: &Faces, line: &Line, left: f32, width: f32) -> Vec<Row> {
    let (size, weight, ..) = look(line.style);
    let tokens = tokens(faces, line, size, weight, width);
    let mut rows = Vec::new();
    let mut row: Vec<Token<'_>> = Vec::new();
    let (mut taken, mut from) = (0.0, 0);
    while from < tokens.len() {
        // What stands without a space between belongs together.
        let to =
            tokens.iter().skip(from).position(|token| token.ends).map_or(tokens.len(), |at| from + at + 1);
        let cluster = tokens.get(from..to).unwrap_or_default();
        let wide: f32 = cluster.iter().map(|token| token.width).sum();
        let trailing = cluster.last().map_or(0.0, |token| token.trailing);
        if !row.is_empty() && taken + wide - trailing > width + 0.01 {
            rows.push(set(faces, core::mem::take(&mut row), line.align, (size, weight), left, width));
            taken = 0.0;
        }
        row.extend_from_slice(cluster);
        taken += wide;
        from = to;
    }
    if !row.is_empty() || rows.is_empty() {
        rows.push(set(faces, row, line.align, (size, weight), left, width));
    }
    rows
}

fn tokens<'a>(faces: &Faces, line: &'a Line, size: f32, weight: Weight, width: f32) -> Vec<Token<'a>> {
    let mut tokens = Vec::new();
    for piece in &line.pieces {
        match piece {
            Piece::Words(words) => {
                let parts = words.split_inclusive([' ', '\n']);
                for word in parts.flat_map(|word| faces.parts(word, weight, size, width)) {
                    let shown = word.trim_end_matches('\n');
                    let wide = faces.width(shown, weight, size);
                    let trailing = wide - faces.width(shown.trim_end(), weight, size);
                    let ends = word.ends_with([' ', '\n']) || wide > width / 2.0;
                    tokens.push(Token { what: What::Word(shown), width: wide.min(width), trailing, ends });
                }
            }
            Piece::Blank(blank) => {
                let least = match blank.width {
                    Width::Millimetres(wide) => f32::from(wide) * MILLIMETRE,
                    Width::Rest => REST_LEAST * MILLIMETRE,
                };
                let filled = faces.width(&blank.filled, Weight::Bold, size) + 2.0 * INSET;
                let caption = faces.widest_word(&blank.caption, Weight::Regular, CAPTION) + 2.0 * INSET;
                let wide = least.max(filled).max(caption).min(width - 12.0 * INSET);
                tokens.push(Token { what: What::Blank(blank), width: wide, trailing: 0.0, ends: false });
            }
        }
    }
    tokens
}

/// Draws a row.
fn set(
    faces: &Faces,
    mut tokens: Vec<Token<'_>>,
    align: Align,
    (size, weight): (f32, Weight),
    left: f32,
    width: f32,
) -> Row {
    let trailing = tokens.last().map_or(0.0, |token| token.trailing);
    let taken: f32 = tokens.iter().map(|token| token.width).sum::<f32>() - trailing;
    let mut spare = (width - taken).max(0.0);
    let takes_rest =
        |token: &Token<'_>| matches!(token.what, What::Blank(blank) if blank.width == Width::Rest);
    let greedy = tokens.iter().filter(|token| takes_rest(token)).count();
    if greedy > 0 {
        let more = spare / greedy as f32;
        tokens.iter_mut().filter(|token| takes_rest(token)).for_each(|token| token.width += more);
        spare = 0.0;
    }
    let mut x = left
        + match align {
            Align::Left => 0.0,
            Align::Centre => spare / 2.0,
            Align::Right => spare,
        };
    let step = size * LEADING;
    // Words stand on the line of the last row of what fills the blanks.
    let fills: Vec<Vec<String>> = tokens.iter().map(|token| fill(faces, token, size)).collect();
    let deep = fills.iter().map(Vec::len).max().unwrap_or(1).max(1);
    let base = step * (deep as f32 - 1.0) + size * BASE;
    let (mut marks, mut below) = (Vec::new(), 0.0_f32);
    for (token, lines) in tokens.iter().zip(&fills) {
        match token.what {
            What::Word(word) => marks.push(Mark::text([x, base], size, weight, word.trim_end())),
            What::Blank(blank) => {
                let first = base - step * (lines.len() as f32 - 1.0);
                for (at, line) in lines.iter().enumerate() {
                    let wide = faces.width(line, Weight::Bold, size);
                    let at = [x + (token.width - wide).max(0.0) / 2.0, first + step * at as f32];
                    marks.push(Mark::text(at, size, Weight::Bold, line.as_str()));
                }
                let under = base + size * 0.22;
                marks.push(Mark::line([x + 0.5, under], [x + token.width - 0.5, under]));
                let room = token.width - 2.0;
                let captions = faces.wrap(&blank.caption, Weight::Regular, CAPTION, room);
                for (at, caption) in captions.iter().enumerate().filter(|(_, caption)| !caption.is_empty()) {
                    let wide = faces.width(caption, Weight::Regular, CAPTION);
                    let lower = (at as f32).mul_add(CAPTION * 1.15, CAPTION);
                    let place = [x + (token.width - wide).max(0.0) / 2.0, under + lower];
                    marks.push(Mark::text(place, CAPTION, Weight::Regular, caption.as_str()));
                    below = below.max(lower);
                }
            }
        }
        x += token.width;
    }
    marks.retain(|mark| !matches!(mark, Mark::Text { text, .. } if text.is_empty()));
    Row { height: base + size * (LEADING - BASE) + below, marks }
}

/// The lines of what fills a blank.
fn fill(faces: &Faces, token: &Token<'_>, size: f32) -> Vec<String> {
    match token.what {
        What::Word(_) => Vec::new(),
        What::Blank(blank) => faces.wrap(&blank.filled, Weight::Bold, size, token.width - 1.0),
    }
}
