//! A paper as a page that a browser prints. The page has no style and no script of its own: it asks for the sheet whose
//! address it is given, which should serve [`PRINT_CSS`].
//!
//! ```
//! use forms::{Line, Paper, Sheet};
//! use language::Language;
//! let mut paper = Paper::new(Language::English, Sheet::Portrait, "Protocol");
//! paper.put(Line::filled("Name ____", &["<Ann>"]));
//! let page = paper.html("/web/print.css");
//! assert!(page.contains("<link rel=\"stylesheet\" href=\"/web/print.css\">"));
//! assert!(page.contains("&lt;Ann&gt;") && !page.contains(" style="));
//! ```

use draughts::Colour;
use maud::{DOCTYPE, Markup, html};

use crate::paper::{
    Align, Blank, Block, Cell, Diagram, Line, Paper, Piece, Shade, Sheet, Style, Table, Width, places,
};

/// How the pages look: black on white, heads of tables on every page, nothing parted that belongs together.
pub const PRINT_CSS: &str = include_str!("../print.css");

impl Paper {
    /// The paper as a page for the browser, with the address of its style sheet.
    #[must_use]
    pub fn html(&self, style_sheet: &str) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width";
                    title { (self.title) }
                    link rel="stylesheet" href=(style_sheet);
                }
                body { (self.html_body()) }
            }
        };
        page.into_string()
    }

    /// What stands on the paper, to be put into another page.
    #[must_use]
    pub fn html_body(&self) -> Markup {
        let class = match self.sheet {
            Sheet::Portrait => "paper portrait",
            Sheet::Landscape => "paper landscape",
        };
        html! { main class=(class) { @for block in &self.blocks { (self::block(&self.title, block)) } } }
    }
}

fn block(title: &str, each: &Block) -> Markup {
    match each {
        Block::Line(line) => self::line(line),
        // On a phone a wide table is pushed aside by itself, also by keyboard, and nothing else with it.
        Block::Table(table) => {
            html! { div.wide tabindex="0" role="group" aria-label=(title) { (self::table(table)) } }
        }
        Block::Diagram(diagram) => self::diagram(diagram),
        Block::Together(blocks) => html! { div.together { @for one in blocks { (block(title, one)) } } },
        Block::Gap(_) => html! { div.gap {} },
        Block::Cut => html! { hr.cut; },
        Block::Page => html! { div.page-end {} },
    }
}

const fn side(align: Align) -> &'static str {
    match align {
        Align::Left => "left",
        Align::Centre => "centre",
        Align::Right => "right",
    }
}

fn line(line: &Line) -> Markup {
    let pieces = html! { @for piece in &line.pieces { (self::piece(piece)) } };
    let class = side(line.align);
    match line.style {
        Style::Title => html! { h1 class=(class) { (pieces) } },
        Style::Heading => html! { h2 class=(class) { (pieces) } },
        Style::Plain => html! { p class=(class) { (pieces) } },
        Style::Small => html! { p class={ "small " (class) } { (pieces) } },
    }
}

fn piece(piece: &Piece) -> Markup {
    match piece {
        Piece::Words(words) => html! { span { (words) } },
        Piece::Blank(blank) => self::blank(blank),
    }
}

fn blank(blank: &Blank) -> Markup {
    let class = match blank.width {
        Width::Rest => "blank rest",
        Width::Millimetres(..=16) => "blank short",
        Width::Millimetres(..=36) => "blank middle",
        Width::Millimetres(_) => "blank long",
    };
    html! {
        span class=(class) {
            span.filled { (blank.filled) }
            @if !blank.caption.is_empty() { small { (blank.caption) } }
        }
    }
}

fn table(table: &Table) -> Markup {
    // Heights and widths are steps: a page without a style of its own has classes only.
    let class = match table.row_height {
        0 => "grid",
        1..=6 => "grid high6",
        7 => "grid high7",
        8 => "grid high8",
        _ => "grid high9",
    };
    let shares: u16 = table.columns.iter().map(|column| u16::from(column.share)).sum();
    let width = |share: u8| match u16::from(share) * 48 / shares.max(1) {
        _ if share == 0 => "fit".to_owned(),
        half => format!("w{}", 2 * half.max(1)),
    };
    html! {
        table class=(class) {
            colgroup { @for column in &table.columns { col class=(width(column.share)); } }
            @if !table.head.is_empty() {
                thead { @for row in &table.head { tr { @for cell in &row.0 { (head(cell)) } } } }
            }
            @for group in &table.groups {
                tbody {
                    @for (row, columns) in group.iter().zip(places(group, table.columns.len())) {
                        tr { @for (cell, column) in row.0.iter().zip(columns) { (self::cell(table, cell, column)) } }
                    }
                }
            }
        }
    }
}

fn head(cell: &Cell) -> Markup {
    let (columns, rows) = spans(cell);
    html! { th scope="col" colspan=[columns] rowspan=[rows] { (cell.text) } }
}

fn cell(table: &Table, cell: &Cell, column: usize) -> Markup {
    let (columns, rows) = spans(cell);
    let column = table.columns.get(column);
    let align = side(column.map_or(Align::Left, |column| column.align));
    let fit = if column.is_some_and(|column| column.share == 0) { " fit" } else { "" };
    let shade = match cell.shade {
        Shade::Plain => "",
        Shade::Bold => " bold",
        Shade::Blocked => " blocked",
    };
    html! { td class={ (align) (fit) (shade) } colspan=[columns] rowspan=[rows] { (cell.text) } }
}

fn spans(cell: &Cell) -> (Option<u8>, Option<u8>) {
    ((cell.columns > 1).then_some(cell.columns), (cell.rows > 1).then_some(cell.rows))
}

fn diagram(diagram: &Diagram) -> Markup {
    let last = i32::from(Diagram::LINES) - 1;
    let (near, far) = (20, 20 + 20 * last);
    let x = |column: u8| 20 + 20 * i32::from(column);
    let y = |line: u8| 20 + 20 * (last - i32::from(line));
    html! {
        svg.board viewBox="0 0 320 320" role="img" aria-label=(diagram.text().trim_end()) {
            @for at in 0..Diagram::LINES {
                line x1=(x(at)) y1=(near) x2=(x(at)) y2=(far) {}
                line x1=(near) y1=(y(at)) x2=(far) y2=(y(at)) {}
                text.letter x=(x(at)) y="314" { (Diagram::letter(at)) }
                text.letter x="6" y=(y(at) + 4) { (u16::from(at) + 1) }
            }
            @for (column, line) in Diagram::STARS { circle.star cx=(x(column)) cy=(y(line)) r="3" {} }
            @for stone in &diagram.stones {
                @let class = match stone.colour { Colour::White => "white", Colour::Black => "black" };
                circle class=(class) cx=(x(stone.column)) cy=(y(stone.line)) r="9" {}
                text class=(class) x=(x(stone.column)) y=(y(stone.line) + 3) { (stone.number) }
            }
        }
    }
}
