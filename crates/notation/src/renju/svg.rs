//! Renju diagrams as SVG.
//!
//! All geometry is in whole units, forty a cell, so that lines fall on pixels and print clean; the picture carries no fonts, styles
//! or identifiers.

use core::fmt::Write as _;

use renju::{Colour, Point, SIDE};

use super::diagram::{English, Tongue};
use super::{Diagram, Look};
use crate::diagram::Palette;
use crate::diagram::svg::{block_height, line_height, wrapped};
use crate::diagram::xml::Xml;

/// From line to line.
const CELL: i32 = 40;
/// The radius of a stone.
const RADIUS: i32 = 18;
/// From the edge of the picture to the first line.
const MARGIN: i32 = 52;
/// Paper around words.
const PAPER: i32 = 12;
const TITLE: i32 = 24;
const CAPTION: i32 = 20;
const LABEL: i32 = 18;
/// Between the first and the last line.
const SPAN: i32 = CELL * (SIDE as i32 - 1);
const WIDTH: i32 = SPAN + 2 * MARGIN;
/// White's numbers where colours tell the sides apart (RU22 9.3.2.1).
const RED: &str = "#c00000";

struct Picture<'a> {
    diagram: &'a Diagram,
    palette: &'a Palette,
    /// The height of the upper line.
    top: i32,
    xml: Xml,
}

impl Diagram {
    /// The diagram as an SVG picture, scaled by whoever shows it.
    #[must_use]
    pub fn svg(&self) -> String {
        self.svg_in(&English)
    }

    /// The same picture, told in another language to those who hear it.
    #[must_use]
    pub fn svg_in(&self, tongue: &dyn Tongue) -> String {
        let title = wrapped(self.title.as_deref(), WIDTH - 2 * PAPER, TITLE);
        let passes: Vec<_> = self.passes.iter().map(|number| format!("{number} -")).collect();
        let mut foot = wrapped(Some(&passes.join("   ")), WIDTH - 2 * PAPER, CAPTION);
        foot.extend(wrapped(self.caption.as_deref(), WIDTH - 2 * PAPER, CAPTION));
        let top = block_height(&title, TITLE) + MARGIN / 2;
        let bottom = top + SPAN + MARGIN;
        let height = bottom + block_height(&foot, CAPTION);
        let mut picture = Picture { diagram: self, palette: self.theme.palette(), top, xml: Xml::default() };
        picture.open(height, tongue);
        picture.board();
        picture.labels();
        picture.stones();
        picture.forbidden();
        picture.words(&title, 0, TITLE, "bold");
        picture.words(&foot, bottom, CAPTION, "normal");
        picture.xml.finish()
    }
}

impl Picture<'_> {
    fn open(&mut self, height: i32, tongue: &dyn Tongue) {
        self.xml.open(
            "svg",
            &[
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("viewBox", &format!("0 0 {WIDTH} {height}")),
                ("role", "img"),
                ("font-family", "Arial, Helvetica, sans-serif"),
                ("text-anchor", "middle"),
            ],
        );
        let title = self.diagram.title.clone().unwrap_or_else(|| tongue.heading());
        self.xml.words("title", &[], &title);
        self.xml.words("desc", &[], &self.diagram.told(tongue));
        let height = height.to_string();
        self.xml.empty(
            "rect",
            &[("width", &WIDTH.to_string()), ("height", &height), ("fill", self.palette.paper)],
        );
    }

    fn board(&mut self) {
        let (left, top) = (MARGIN, self.top);
        let edge = RADIUS + 4;
        let [x, y] = [left - edge, top - edge].map(|number| number.to_string());
        let side = (SPAN + 2 * edge).to_string();
        self.xml.empty(
            "rect",
            &[("x", &x), ("y", &y), ("width", &side), ("height", &side), ("fill", self.palette.light)],
        );
        let mut lines = String::new();
        for step in 1..i32::from(SIDE) - 1 {
            let at = step * CELL;
            // Writing to a string cannot fail.
            let _ = write!(lines, "M{left} {}h{SPAN}M{} {top}v{SPAN}", top + at, left + at);
        }
        self.stroke(&lines, "1");
        self.stroke(&format!("M{left} {top}h{SPAN}v{SPAN}h-{SPAN}z"), "2");
        self.xml.open("g", &[("fill", self.palette.ink)]);
        for point in Point::MARKED {
            self.circle(point, 4, &[]);
        }
        self.xml.close();
    }

    fn labels(&mut self) {
        self.xml.open("g", &[("fill", self.palette.ink), ("font-size", &LABEL.to_string())]);
        for (column, letter) in (0..).zip(self.diagram.dialect.letters().chars()) {
            let at = (MARGIN + CELL * column, self.top + SPAN + MARGIN - LABEL / 2);
            self.text(at, &letter.to_string());
        }
        for row in 0..i32::from(SIDE) {
            let at = (LABEL - 2, self.top + SPAN - CELL * row + LABEL / 3);
            self.text(at, &(row + 1).to_string());
        }
        self.xml.close();
    }

    fn stones(&mut self) {
        for colour in Colour::ALL {
            for point in self.diagram.board.stones(colour) {
                match self.diagram.numbers.get(&point) {
                    Some(&number) => self.numbered(point, colour, number),
                    None => {
                        self.disc(point, colour);
                        if self.diagram.last == Some(point) {
                            let ink = self.inks(colour)[1];
                            self.circle(point, 5, &[("fill", ink)]);
                        }
                    }
                }
            }
        }
    }

    fn numbered(&mut self, point: Point, colour: Colour, number: u32) {
        let ink = match (self.diagram.look, colour) {
            (Look::Stones, _) => {
                self.disc(point, colour);
                self.inks(colour)[1]
            }
            (Look::TwoColours, _) => {
                self.circle(point, RADIUS - 2, &[("fill", self.palette.light)]);
                if colour == Colour::Black { self.palette.ink } else { RED }
            }
            (Look::Circles, Colour::Black) => {
                let ring =
                    [("fill", self.palette.light), ("stroke", self.palette.ink), ("stroke-width", "2")];
                self.circle(point, RADIUS - 1, &ring);
                self.palette.ink
            }
            (Look::Circles, Colour::White) => {
                self.circle(point, RADIUS - 2, &[("fill", self.palette.light)]);
                self.palette.ink
            }
        };
        let size = if number < 100 { 18 } else { 14 };
        self.centred(point, &number.to_string(), size, ink);
    }

    /// A stone.
    fn disc(&mut self, point: Point, colour: Colour) {
        let fill = self.inks(colour)[0];
        self.circle(point, RADIUS, &[("fill", fill), ("stroke", self.palette.ink), ("stroke-width", "2")]);
    }

    /// The colour of a side's stones, and of what is written on them.
    fn inks(&self, colour: Colour) -> [&'static str; 2] {
        let index = usize::from(colour == Colour::Black);
        [self.palette.pieces[index], self.palette.lines[index]]
    }

    fn forbidden(&mut self) {
        for (&point, foul) in &self.diagram.forbidden {
            let (x, y) = self.place(point);
            let [x, y] = [x - 15, y - 11].map(|number| number.to_string());
            let mark = self.palette.mark;
            self.xml.empty(
                "rect",
                &[
                    ("x", &x),
                    ("y", &y),
                    ("width", "30"),
                    ("height", "22"),
                    ("fill", self.palette.halo),
                    ("stroke", mark),
                    ("stroke-dasharray", "3 2"),
                ],
            );
            self.centred(point, foul.code(), 16, mark);
        }
    }

    fn words(&mut self, lines: &[String], top: i32, size: i32, weight: &str) {
        if lines.is_empty() {
            return;
        }
        let font = size.to_string();
        self.xml.open("g", &[("fill", self.palette.ink), ("font-size", &font), ("font-weight", weight)]);
        for (line, number) in lines.iter().zip(1..) {
            self.text((WIDTH / 2, top + PAPER / 2 + number * line_height(size) - size / 4), line);
        }
        self.xml.close();
    }

    fn centred(&mut self, point: Point, words: &str, size: i32, fill: &str) {
        let (x, y) = self.place(point);
        let [x, y, size] = [x, y + size * 9 / 25, size].map(|number| number.to_string());
        let bold = [("x", &*x), ("y", &y), ("font-size", &size), ("font-weight", "bold"), ("fill", fill)];
        self.xml.words("text", &bold, words);
    }

    fn place(&self, point: Point) -> (i32, i32) {
        (MARGIN + CELL * i32::from(point.column()), self.top + SPAN - CELL * i32::from(point.row()))
    }

    fn stroke(&mut self, path: &str, width: &str) {
        let line = [("d", path), ("fill", "none"), ("stroke", self.palette.ink), ("stroke-width", width)];
        self.xml.empty("path", &line);
    }

    fn circle(&mut self, point: Point, radius: i32, attributes: &[(&'static str, &str)]) {
        let (x, y) = self.place(point);
        let [x, y, radius] = [x, y, radius].map(|number| number.to_string());
        let mut all: Vec<(&'static str, &str)> = vec![("cx", &x), ("cy", &y), ("r", &radius)];
        all.extend(attributes);
        self.xml.empty("circle", &all);
    }

    fn text(&mut self, (x, y): (i32, i32), words: &str) {
        self.xml.words("text", &[("x", &x.to_string()), ("y", &y.to_string())], words);
    }
}
