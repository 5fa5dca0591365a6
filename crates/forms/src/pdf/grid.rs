//! Tables: how wide columns are, how high rows, and which page each stands on.

use super::face::{Faces, Weight};
use super::flow::Flow;
use super::page::{MILLIMETRE, Mark};
use super::row::{BASE, LEADING};
use crate::paper::{Align, Cell, Column, Row, Shade, Table, places};

/// The sizes that are tried, the largest first: a table with many columns gets smaller words.
const SIZES: [f32; 11] = [10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0];
/// Room above and below words.
const ABOVE: f32 = 1.6;
/// How bright a cell is that nothing can stand in.
const BLOCKED: f32 = 0.72;

/// How the columns of a table lie.
struct Plan<'a> {
    faces: &'a Faces,
    columns: &'a [Column],
    size: f32,
    inset: f32,
    /// Where each column begins, and where the last one ends.
    edges: Vec<f32>,
    least: f32,
}

/// Rows that were measured.
struct Measured<'a> {
    rows: &'a [Row],
    places: Vec<Vec<usize>>,
    lines: Vec<Vec<Vec<String>>>,
    heights: Vec<f32>,
    /// To which side every cell leans; as its column does, if nothing is said.
    align: Option<Align>,
}

/// Draws a table where the flow stands; its head stands on every page.
pub(super) fn table(flow: &mut Flow<'_>, table: &Table) {
    let plan = Plan::of(flow.faces, table, flow.left, flow.width);
    let head = Measured { align: Some(Align::Centre), ..plan.measure(&table.head) };
    let above = head.height();
    flow.y += if flow.is_fresh() { 0.0 } else { 4.0 };
    let groups: Vec<Measured<'_>> = table.groups.iter().map(|group| plan.measure(group)).collect();
    let first = groups.first().map_or(0.0, Measured::height);
    flow.need(above + first.min(flow.room() / 2.0));
    plan.draw(flow, &head, 0, head.rows.len());
    for group in &groups {
        let height = group.height();
        if flow.left_over() < height && above + height <= flow.room() {
            flow.turn();
            plan.draw(flow, &head, 0, head.rows.len());
        }
        let mut from = 0;
        while from < group.rows.len() {
            // A group higher than a page is parted after all, between rows.
            let fits = group.fitting(from, flow.left_over());
            if fits == 0 && flow.room() - flow.left_over() > above + 1.0 {
                flow.turn();
                plan.draw(flow, &head, 0, head.rows.len());
                continue;
            }
            let to = from + fits.max(1);
            plan.draw(flow, group, from, to);
            from = to;
        }
    }
    flow.y += 4.0;
}

impl Measured<'_> {
    fn height(&self) -> f32 {
        self.heights.iter().sum()
    }

    /// How many rows from one on fit into a height.
    fn fitting(&self, from: usize, room: f32) -> usize {
        let heights = self.heights.iter().skip(from);
        let ends = heights.scan(0.0, |end, height| {
            *end += height;
            Some(*end)
        });
        ends.take_while(|end| *end <= room + 0.01).count()
    }
}

impl<'a> Plan<'a> {
    /// The largest words with which the table is not too wide.
    fn of(faces: &'a Faces, table: &'a Table, left: f32, width: f32) -> Self {
        let least = f32::from(table.row_height) * MILLIMETRE;
        let mut best = (SIZES[SIZES.len() - 1], Vec::new());
        for size in SIZES {
            let (widths, fits) = widths(faces, table, size, width);
            best = (size, widths);
            if fits {
                break;
            }
        }
        let (size, widths) = best;
        let mut edges = vec![left];
        for wide in widths {
            edges.push(edges.last().copied().unwrap_or(left) + wide);
        }
        Self { faces, columns: &table.columns, size, inset: inset(size), edges, least }
    }

    fn edge(&self, column: usize) -> f32 {
        self.edges.get(column).or(self.edges.last()).copied().unwrap_or(0.0)
    }

    fn measure<'b>(&self, rows: &'b [Row]) -> Measured<'b> {
        let places = places(rows, self.columns.len());
        let step = self.size * LEADING;
        let (mut lines, mut heights) = (Vec::new(), vec![0.0_f32; rows.len()]);
        for ((row, columns), height) in rows.iter().zip(&places).zip(&mut heights) {
            let wrap = |(cell, column): (&Cell, &usize)| {
                let wide =
                    self.edge(column + usize::from(cell.columns)) - self.edge(*column) - 2.0 * self.inset;
                self.faces.wrap(&cell.text, weight(cell), self.size, wide)
            };
            let cells: Vec<Vec<String>> = row.0.iter().zip(columns).map(wrap).collect();
            let own = row.0.iter().zip(&cells).filter(|(cell, _)| cell.rows <= 1);
            let deep = own.map(|(_, lines)| lines.len()).max().unwrap_or(1).max(1);
            *height = step.mul_add(deep as f32, 2.0 * ABOVE).max(self.least);
            lines.push(cells);
        }
        // What reaches over several rows may need more than they have.
        for (at, (row, cells)) in rows.iter().zip(&lines).enumerate() {
            for (cell, lines) in row.0.iter().zip(cells).filter(|(cell, _)| cell.rows > 1) {
                let end = (at + usize::from(cell.rows)).min(rows.len());
                let has: f32 = heights.iter().take(end).skip(at).sum();
                let more = step.mul_add(lines.len() as f32, 2.0 * ABOVE) - has;
                if let Some(last) = heights.get_mut(end - 1).filter(|_| more > 0.0) {
                    *last += more;
                }
            }
        }
        Measured { rows, places, lines, heights, align: None }
    }

    /// Draws rows of a group.
    fn draw(&self, flow: &mut Flow<'_>, group: &Measured<'_>, from: usize, to: usize) {
        let mut y = 0.0;
        let mut marks = Vec::new();
        let rows = group.rows.iter().zip(&group.places).zip(&group.lines).zip(&group.heights).enumerate();
        for (at, (((row, places), lines), height)) in rows.take(to).skip(from) {
            for ((cell, column), lines) in row.0.iter().zip(places).zip(lines) {
                let end = (at + usize::from(cell.rows)).min(to);
                let high: f32 = group.heights.iter().take(end).skip(at).sum();
                let left = self.edge(*column);
                let wide = self.edge(column + usize::from(cell.columns)) - left;
                let own = || self.columns.get(*column).map_or(Align::Left, |column| column.align);
                let align = group.align.unwrap_or_else(own);
                self.cell(&mut marks, (cell, lines), [left, y], [wide, high], align);
            }
            y += height;
        }
        flow.draw(marks, y);
    }

    fn cell(
        &self,
        marks: &mut Vec<Mark>,
        (cell, lines): (&Cell, &[String]),
        at: [f32; 2],
        size: [f32; 2],
        align: Align,
    ) {
        if cell.shade == Shade::Blocked {
            marks.push(Mark::Filled { at, size, bright: BLOCKED });
        }
        marks.push(Mark::Frame { at, size });
        let step = self.size * LEADING;
        let top = at[1] + (size[1] - step * lines.len() as f32).max(0.0) / 2.0;
        let mut base = self.size.mul_add(BASE, top);
        for line in lines {
            let spare = size[0] - 2.0 * self.inset - self.faces.width(line, weight(cell), self.size);
            let indent = match align {
                Align::Left => 0.0,
                Align::Centre => spare / 2.0,
                Align::Right => spare,
            };
            if !line.is_empty() {
                let place = [at[0] + self.inset + indent, base];
                marks.push(Mark::text(place, self.size, weight(cell), line.as_str()));
            }
            base += step;
        }
    }
}

const fn weight(cell: &Cell) -> Weight {
    match cell.shade {
        Shade::Bold => Weight::Bold,
        Shade::Plain | Shade::Blocked => Weight::Regular,
    }
}

/// Room on both sides of words.
fn inset(size: f32) -> f32 {
    size * 0.28
}

/// How wide columns are with words of a size, and whether no word is broken.
fn widths(faces: &Faces, table: &Table, size: f32, width: f32) -> (Vec<f32>, bool) {
    let room = 2.0 * inset(size) + 0.1;
    let mut least = vec![0.0_f32; table.columns.len()];
    let mut wished = least.clone();
    let every = table.groups.iter().map(Vec::as_slice).chain([table.head.as_slice()]);
    for rows in every {
        let is_head = core::ptr::eq(rows, table.head.as_slice());
        for (row, columns) in rows.iter().zip(places(rows, table.columns.len())) {
            for (cell, column) in row.0.iter().zip(columns).filter(|(cell, _)| cell.columns <= 1) {
                let word = faces.widest_word(&cell.text, weight(cell), size) + room;
                let lines = cell.text.split('\n').map(|line| faces.width(line, weight(cell), size));
                let whole = if is_head { word } else { lines.fold(0.0, f32::max) + room };
                if let (Some(least), Some(wished)) = (least.get_mut(column), wished.get_mut(column)) {
                    *least = least.max(word);
                    *wished = wished.max(whole);
                }
            }
        }
    }
    let shares: Vec<f32> = table.columns.iter().map(|column| f32::from(column.share)).collect();
    let narrow: f32 =
        wished.iter().zip(&shares).filter(|(_, share)| **share == 0.0).map(|(wide, _)| wide).sum();
    let needed: f32 =
        least.iter().zip(&shares).filter(|(_, share)| **share > 0.0).map(|(wide, _)| wide).sum();
    if narrow + needed > width {
        let all: f32 = least.iter().sum();
        if all <= width {
            // Narrow columns break between words; those that hold names get what is over.
            return (spread(&least, &shares, width - all), size <= 7.0);
        }
        return (least.iter().map(|wide| wide * width / all.max(1.0)).collect(), false);
    }
    let base: Vec<f32> = least
        .iter()
        .zip(&wished)
        .zip(&shares)
        .map(|((least, wished), share)| if *share > 0.0 { *least } else { *wished })
        .collect();
    (shared(&base, &shares, width), true)
}

/// Widths with what is over spread by shares, or by widths where no column has a share.
fn spread(base: &[f32], shares: &[f32], over: f32) -> Vec<f32> {
    let all: f32 = shares.iter().sum();
    if all > 0.0 {
        return base.iter().zip(shares).map(|(wide, share)| wide + over * share / all).collect();
    }
    let sum: f32 = base.iter().sum::<f32>().max(1.0);
    base.iter().map(|wide| wide * (1.0 + over / sum)).collect()
}

/// Widths where columns with shares part what the others leave, none narrower than its widest word.
fn shared(base: &[f32], shares: &[f32], width: f32) -> Vec<f32> {
    let mut widths = base.to_vec();
    let mut open: Vec<bool> = shares.iter().map(|share| *share > 0.0).collect();
    if !open.contains(&true) {
        let over = width - base.iter().sum::<f32>();
        return spread(base, shares, over);
    }
    loop {
        let fixed: f32 = widths.iter().zip(&open).filter(|(_, open)| !**open).map(|(wide, _)| wide).sum();
        let sum: f32 = shares.iter().zip(&open).filter(|(_, open)| **open).map(|(share, _)| share).sum();
        let part = (width - fixed).max(0.0) / sum.max(1.0);
        let mut settled = true;
        for ((wide, share), (open, least)) in widths.iter_mut().zip(shares).zip(open.iter_mut().zip(base)) {
            if *open && share * part < *least {
                (*open, *wide, settled) = (false, *least, false);
            }
        }
        if settled {
            for ((wide, share), _) in widths.iter_mut().zip(shares).zip(&open).filter(|(_, open)| **open) {
                *wide = share * part;
            }
            return widths;
        }
    }
}
