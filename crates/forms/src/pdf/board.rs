//! The board of a renju game, drawn.

use draughts::Colour;

use super::face::{Faces, Weight};
use super::page::{MILLIMETRE, Mark};
use crate::paper::Diagram;

/// The distance of two lines, in millimetres.
const STEP: f32 = 9.2;

/// A board in the middle of a column, and how high it is.
pub(super) fn draw(faces: &Faces, diagram: &Diagram, left: f32, width: f32) -> (Vec<Mark>, f32) {
    let step = STEP * MILLIMETRE;
    let last = f32::from(Diagram::LINES - 1);
    let side = step * last;
    let (near, top) = (left + (width - side) / 2.0, step * 0.7);
    let x = |column: u8| f32::from(column).mul_add(step, near);
    let y = |line: u8| (last - f32::from(line)).mul_add(step, top);
    let centred = |at: [f32; 2], size: f32, weight, bright, text: String| {
        let wide = faces.width(&text, weight, size);
        Mark::Text { at: [at[0] - wide / 2.0, size.mul_add(0.36, at[1])], size, weight, bright, text }
    };
    let mut marks = Vec::new();
    for at in 0..Diagram::LINES {
        marks.push(Mark::line([x(at), top], [x(at), top + side]));
        marks.push(Mark::line([near, y(at)], [near + side, y(at)]));
        let letter = Diagram::letter(at).to_string();
        marks.push(centred([x(at), step.mul_add(0.75, top + side)], 9.0, Weight::Regular, 0.0, letter));
        let number = (u16::from(at) + 1).to_string();
        marks.push(centred([step.mul_add(-0.75, near), y(at)], 9.0, Weight::Regular, 0.0, number));
    }
    for (column, line) in Diagram::STARS {
        marks.push(Mark::Circle { at: [x(column), y(line)], radius: 2.0, bright: 0.0 });
    }
    for stone in &diagram.stones {
        let at = [x(stone.column), y(stone.line)];
        let (bright, words) = match stone.colour {
            Colour::White => (1.0, 0.0),
            Colour::Black => (0.0, 1.0),
        };
        marks.push(Mark::Circle { at, radius: step * 0.46, bright });
        marks.push(centred(at, 9.0, Weight::Bold, words, stone.number.to_string()));
    }
    (marks, step.mul_add(1.3, top + side))
}
