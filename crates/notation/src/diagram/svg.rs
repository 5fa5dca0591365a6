//! Diagrams as SVG.
//!
//! All geometry is in whole units, sixty a square, so that edges fall on pixels and print clean. The picture carries no
//! identifiers, fonts, styles or scripts: any number of them can stand in one page. Pieces differ by outline and
//! crown, not only by colour, and the paper behind the board is part of the picture.

use core::fmt::Write as _;

use draughts::rules::SquareNames;
use draughts::{Colour, Coordinates, Piece, Rank};

use super::theme::Palette;
use super::words::{English, Tongue};
use super::xml::Xml;
use super::{Diagram, Labels, Mark, TurnSign};

/// The side of a square.
const SIDE: i32 = 60;
/// The radius of a piece.
const RADIUS: i32 = 22;
/// Paper around the board, without and with something on it.
const MARGIN: i32 = 12;
const WIDE_MARGIN: i32 = 36;
/// The size of letters in the title, in the caption, around the board and on squares.
const TITLE: i32 = 26;
const CAPTION: i32 = 22;
const LABEL: i32 = 20;
const NUMBER: i32 = 11;
/// More lines than this in a title or caption are cut off.
const MOST_LINES: usize = 24;

/// Where the parts of a diagram are.
struct Layout {
    /// The upper left corner of the board.
    left: i32,
    top: i32,
    /// The size of the board.
    columns: i32,
    rows: i32,
    /// The size of the picture.
    width: i32,
    height: i32,
    title: Vec<String>,
    caption: Vec<String>,
    /// Where the caption begins.
    foot: i32,
}

/// A picture under construction.
struct Picture<'a> {
    diagram: &'a Diagram,
    palette: &'a Palette,
    layout: Layout,
    xml: Xml,
}

impl Diagram {
    /// The diagram as an SVG picture, scaled by whoever shows it.
    #[must_use]
    pub fn svg(&self) -> String {
        self.svg_in(&English(self.theme))
    }

    /// The same picture, told in another language to those who hear it.
    #[must_use]
    pub fn svg_in(&self, tongue: &dyn Tongue) -> String {
        let layout = Layout::of(self);
        let mut picture =
            Picture { diagram: self, palette: self.theme.palette(), layout, xml: Xml::default() };
        picture.open(tongue);
        picture.squares();
        picture.square_names();
        picture.pieces();
        picture.marks();
        picture.arrows();
        picture.surroundings();
        picture.words();
        picture.xml.finish()
    }
}

impl Layout {
    fn of(diagram: &Diagram) -> Self {
        let board = diagram.board();
        let [columns, rows] = [board.columns(), board.rows()].map(i32::from);
        let around = diagram.labels == Labels::Around;
        let margin = |is_used: bool| if is_used { WIDE_MARGIN } else { MARGIN };
        let left = margin(around || diagram.turn_sign == TurnSign::Shown);
        let width = 2 * left + columns * SIDE;
        let title = wrapped(diagram.title.as_deref(), width - 2 * MARGIN, TITLE);
        let caption = wrapped(diagram.caption.as_deref(), width - 2 * MARGIN, CAPTION);
        let above = margin(around && diagram.names() == SquareNames::Numeric);
        let top = block_height(&title, TITLE) + above;
        let foot = top + rows * SIDE + margin(around);
        let height = foot + block_height(&caption, CAPTION);
        Self { left, top, columns, rows, width, height, title, caption, foot }
    }

    /// The upper left corner of a place.
    fn corner(&self, (column, row): (u8, u8)) -> (i32, i32) {
        (self.left + i32::from(column) * SIDE, self.top + i32::from(row) * SIDE)
    }

    fn centre(&self, place: (u8, u8)) -> (i32, i32) {
        let (x, y) = self.corner(place);
        (x + SIDE / 2, y + SIDE / 2)
    }
}

impl Picture<'_> {
    fn open(&mut self, tongue: &dyn Tongue) {
        let Layout { width, height, .. } = self.layout;
        self.xml.open(
            "svg",
            &[
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("viewBox", &format!("0 0 {width} {height}")),
                ("role", "img"),
                ("font-family", "Arial, Helvetica, sans-serif"),
            ],
        );
        self.xml.words("title", &[], &self.diagram.heading(tongue));
        self.xml.words("desc", &[], &self.diagram.told(tongue));
        self.rect((0, 0), (width, height), self.palette.paper);
    }

    fn squares(&mut self) {
        let Layout { left, top, columns, rows, .. } = self.layout;
        let size = (columns * SIDE, rows * SIDE);
        self.rect((left, top), size, self.palette.light);
        for (highlighted, fill) in [(false, self.palette.dark), (true, self.palette.highlight)] {
            let mut path = String::new();
            for square in self.diagram.board().squares() {
                if self.diagram.marked(square, Mark::Highlight) == highlighted {
                    let (x, y) = self.layout.corner(self.diagram.place(square));
                    let _ = write!(path, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
                }
            }
            if !path.is_empty() {
                self.xml.empty("path", &[("d", &path), ("fill", fill), ("shape-rendering", "crispEdges")]);
            }
        }
        self.xml.empty(
            "rect",
            &[
                ("x", &(left - 1).to_string()),
                ("y", &(top - 1).to_string()),
                ("width", &(size.0 + 2).to_string()),
                ("height", &(size.1 + 2).to_string()),
                ("fill", "none"),
                ("stroke", self.palette.ink),
                ("stroke-width", "2"),
            ],
        );
    }

    fn square_names(&mut self) {
        if self.diagram.labels != Labels::Squares {
            return;
        }
        self.xml.open("g", &[("fill", self.palette.label), ("font-size", &NUMBER.to_string())]);
        for square in self.diagram.board().squares() {
            let (x, y) = self.layout.corner(self.diagram.place(square));
            self.text((x + 2, y + NUMBER), &self.diagram.name(square));
        }
        self.xml.close();
    }

    fn pieces(&mut self) {
        for colour in Colour::ALL {
            let [fill, line] = [self.palette.pieces, self.palette.lines].map(|pair| pair[colour as usize]);
            if self.diagram.setup.side(colour).is_empty() {
                continue;
            }
            self.xml.open("g", &[("fill", fill), ("stroke", line), ("stroke-width", "2")]);
            for rank in [Rank::Man, Rank::King] {
                for square in self.diagram.setup.squares(Piece { colour, rank }) {
                    let centre = self.layout.centre(self.diagram.place(square));
                    self.circle(centre, RADIUS, &[]);
                    match rank {
                        Rank::King => self.crown(centre, line),
                        // A cross needs the room.
                        Rank::Man if self.diagram.marked(square, Mark::Cross) => {}
                        Rank::Man => self.circle(centre, 14, &[("fill", "none"), ("stroke-width", "1")]),
                    }
                }
            }
            self.xml.close();
        }
    }

    fn crown(&mut self, (x, y): (i32, i32), fill: &str) {
        let path = format!("M{} {}l-3 -17l8 7l7 -12l7 12l8 -7l-3 17z", x - 12, y + 11);
        self.xml.empty("path", &[("d", &path), ("fill", fill), ("stroke", "none")]);
    }

    fn marks(&mut self) {
        for square in self.diagram.board().squares() {
            let place = self.diagram.place(square);
            let (x, y) = self.layout.corner(place);
            if self.diagram.marked(square, Mark::Outline) {
                let path = format!("M{} {}h{w}v{w}h-{w}z", x + 4, y + 4, w = SIDE - 8);
                self.line(&path, 4);
            }
            if self.diagram.marked(square, Mark::Circle) {
                let (x, y) = self.layout.centre(place);
                let path =
                    format!("M{} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z", x - 26, r = 26, d = 52);
                self.line(&path, 4);
            }
            if self.diagram.marked(square, Mark::Cross) {
                let path = format!("M{} {}l30 30m0 -30l-30 30", x + 15, y + 15);
                match self.diagram.setup.piece(square) {
                    None => self.line(&path, 5),
                    Some(Piece { colour, .. }) => {
                        self.stroke(&path, self.palette.pieces[colour as usize], 9);
                        self.stroke(&path, self.palette.lines[colour as usize], 5);
                    }
                }
            }
        }
    }

    fn arrows(&mut self) {
        for route in &self.diagram.arrows {
            let mut points: Vec<_> =
                route.iter().map(|&at| self.layout.centre(self.diagram.place(at))).collect();
            // The arrow starts at the rim of a piece, not to hide its crown.
            if let ([origin, ..], [from, next, ..]) = (&route[..], &mut points[..]) {
                if self.diagram.setup.piece(*origin).is_some() {
                    let (dx, dy) = along(*from, *next, RADIUS + 4);
                    *from = (from.0 + dx, from.1 + dy);
                }
            }
            let [before @ .., tip] = &points[..] else { continue };
            let Some(&from) = before.last() else { continue };
            let head = Head::new(from, *tip);
            let mut shaft = String::new();
            for (i, (x, y)) in before.iter().chain([&head.base]).enumerate() {
                let _ = write!(shaft, "{}{x} {y}", if i == 0 { 'M' } else { 'L' });
            }
            let head = head.path();
            for (colour, width, rim) in [(self.palette.halo, 11, "6"), (self.palette.mark, 5, "0")] {
                self.stroke(&shaft, colour, width);
                let line = [("d", &*head), ("fill", colour), ("stroke", colour), ("stroke-width", rim)];
                self.xml.empty("path", &line);
            }
        }
    }

    fn surroundings(&mut self) {
        if self.diagram.labels == Labels::Around {
            self.xml.open(
                "g",
                &[("fill", self.palette.ink), ("font-size", &LABEL.to_string()), ("text-anchor", "middle")],
            );
            match self.diagram.names() {
                SquareNames::Algebraic => self.letters_and_digits(),
                SquareNames::Numeric => self.edge_numbers(),
            }
            self.xml.close();
        }
        if self.diagram.turn_sign == TurnSign::Shown {
            let turn = self.diagram.setup.turn;
            let y =
                if turn == self.diagram.seen_from { self.layout.rows * SIDE - SIDE / 2 } else { SIDE / 2 };
            let centre = (self.layout.width - WIDE_MARGIN / 2, self.layout.top + y);
            let fill = self.palette.pieces[turn as usize];
            self.circle(centre, 9, &[("fill", fill), ("stroke", self.palette.ink), ("stroke-width", "2")]);
        }
    }

    fn letters_and_digits(&mut self) {
        let board = self.diagram.board();
        for row in 0..board.rows() {
            let (_, y) = self.layout.centre((0, row));
            let digit = self.diagram.turned(0, row).1 + 1;
            self.text((self.layout.left - WIDE_MARGIN / 2, y + LABEL / 3 + 1), &digit.to_string());
        }
        for column in 0..board.columns() {
            let (x, _) = self.layout.centre((column, 0));
            let letter = Coordinates { column: self.diagram.turned(column, 0).0, row: 0 }.letter();
            let y = self.layout.top + self.layout.rows * SIDE + WIDE_MARGIN / 2;
            self.text((x, y + LABEL / 3), &letter.to_string());
        }
    }

    /// The numbers of the squares along the edge: those of the first and last row above and below the board, of the others beside it.
    fn edge_numbers(&mut self) {
        let board = self.diagram.board();
        let [last_column, last_row] = [board.columns() - 1, board.rows() - 1];
        for square in board.squares() {
            let (column, row) = self.diagram.place(square);
            let (x, y) = self.layout.centre((column, row));
            let out = (SIDE + WIDE_MARGIN) / 2;
            let at = match (column, row) {
                (_, 0) => (x, y - out),
                (_, row) if row == last_row => (x, y + out),
                (0, _) => (x - out, y),
                (column, _) if column == last_column => (x + out, y),
                _ => continue,
            };
            self.text((at.0, at.1 + LABEL / 3 + 1), &self.diagram.name(square));
        }
    }

    fn words(&mut self) {
        let blocks = [
            (core::mem::take(&mut self.layout.title), 0, TITLE, "bold"),
            (core::mem::take(&mut self.layout.caption), self.layout.foot, CAPTION, "normal"),
        ];
        for (lines, top, size, weight) in blocks {
            if lines.is_empty() {
                continue;
            }
            self.xml.open(
                "g",
                &[
                    ("fill", self.palette.ink),
                    ("font-size", &size.to_string()),
                    ("font-weight", weight),
                    ("text-anchor", "middle"),
                ],
            );
            let mut y = top + MARGIN / 2;
            for line in lines {
                y += line_height(size);
                self.text((self.layout.width / 2, y - size / 4), &line);
            }
            self.xml.close();
        }
    }

    /// A line in the colour of marks, set off from what is below.
    fn line(&mut self, path: &str, width: i32) {
        self.stroke(path, self.palette.halo, width + 4);
        self.stroke(path, self.palette.mark, width);
    }

    fn stroke(&mut self, path: &str, colour: &str, width: i32) {
        let round = [("stroke-linecap", "round"), ("stroke-linejoin", "round")];
        let width = width.to_string();
        let line = [("d", path), ("fill", "none"), ("stroke", colour), ("stroke-width", &width)];
        self.xml.empty("path", &[&line[..], &round].concat());
    }

    fn circle(&mut self, (x, y): (i32, i32), radius: i32, attributes: &[(&'static str, &str)]) {
        let (x, y, radius) = (x.to_string(), y.to_string(), radius.to_string());
        let mut all: Vec<(&'static str, &str)> = vec![("cx", &x), ("cy", &y), ("r", &radius)];
        all.extend(attributes);
        self.xml.empty("circle", &all);
    }

    fn rect(&mut self, (x, y): (i32, i32), (width, height): (i32, i32), fill: &str) {
        let [x, y, width, height] = [x, y, width, height].map(|number| number.to_string());
        self.xml
            .empty("rect", &[("x", &x), ("y", &y), ("width", &width), ("height", &height), ("fill", fill)]);
    }

    fn text(&mut self, (x, y): (i32, i32), words: &str) {
        self.xml.words("text", &[("x", &x.to_string()), ("y", &y.to_string())], words);
    }
}

/// The head of an arrow.
struct Head {
    tip: (i32, i32),
    base: (i32, i32),
    wings: [(i32, i32); 2],
}

impl Head {
    fn new(from: (i32, i32), tip: (i32, i32)) -> Self {
        const LENGTH: i32 = 22;
        const HALF_WIDTH: i32 = 11;
        let (back, aside) = (along(from, tip, LENGTH), along(from, tip, HALF_WIDTH));
        let base = (tip.0 - back.0, tip.1 - back.1);
        let wings = [(base.0 - aside.1, base.1 + aside.0), (base.0 + aside.1, base.1 - aside.0)];
        Self { tip, base, wings }
    }

    fn path(&self) -> String {
        let [(ax, ay), (bx, by)] = self.wings;
        format!("M{} {}L{ax} {ay}L{bx} {by}z", self.tip.0, self.tip.1)
    }
}

/// The step of this length from one point towards another.
fn along(from: (i32, i32), to: (i32, i32), by: i32) -> (i32, i32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).isqrt().max(1);
    (dx * by / length, dy * by / length)
}

pub(crate) const fn line_height(size: i32) -> i32 {
    size * 4 / 3
}

/// The height of lines of words with some paper after them.
pub(crate) fn block_height(lines: &[String], size: i32) -> i32 {
    let heights = lines.iter().map(|_| line_height(size)).sum::<i32>();
    if lines.is_empty() { 0 } else { heights + MARGIN }
}

/// Words in lines that fit a width, reckoned by the width of an average letter. What needs more than
/// [`MOST_LINES`] is cut off.
pub(crate) fn wrapped(words: Option<&str>, width: i32, size: i32) -> Vec<String> {
    let most = usize::try_from(width * 9 / (5 * size)).unwrap_or(1).max(1);
    let mut lines = Vec::new();
    for paragraph in words.unwrap_or_default().lines() {
        let mut line = String::new();
        let mut length = 0;
        for word in paragraph.split_whitespace() {
            let word: Vec<char> = word.chars().collect();
            // A word longer than a line is broken.
            for part in word.chunks(most) {
                if length > 0 && length + 1 + part.len() > most {
                    lines.push(core::mem::take(&mut line));
                    length = 0;
                }
                if length > 0 {
                    line.push(' ');
                    length += 1;
                }
                line.extend(part);
                length += part.len();
            }
        }
        if length > 0 {
            lines.push(line);
        }
        if lines.len() > MOST_LINES {
            lines.truncate(MOST_LINES - 1);
            lines.push("…".to_owned());
            break;
        }
    }
    lines
}
