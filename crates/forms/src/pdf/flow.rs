//! Blocks, one below the other, on as many pages as they take.

use super::face::{Faces, Weight};
use super::grid;
use super::page::{MILLIMETRE, Mark, Page};
use super::{board, row};
use crate::paper::{Block, Line, Paper, Style};

/// The margins, in millimetres: at the sides, above, below.
const MARGIN: [f32; 3] = [12.0, 11.0, 15.0];
/// What a heading needs below it, so that it does not end a page, in millimetres.
const BELOW_HEADING: f32 = 18.0;
/// The size of the words at the foot of a page.
const FOOT: f32 = 8.0;

/// Pages while they are filled.
pub(crate) struct Flow<'a> {
    pub(super) faces: &'a Faces,
    pub(super) left: f32,
    pub(super) width: f32,
    top: f32,
    bottom: f32,
    pages: Vec<Page>,
    pub(super) page: Page,
    pub(super) y: f32,
}

impl<'a> Flow<'a> {
    /// The pages of a paper.
    pub(crate) fn pages(faces: &'a Faces, paper: &Paper) -> Vec<Page> {
        let mut flow = Self::new(faces, paper, None);
        paper.blocks.iter().for_each(|block| flow.block(block));
        flow.finish(paper)
    }

    /// Pages of a paper; one that never ends, if its height is to be found.
    fn new(faces: &'a Faces, paper: &Paper, endless: Option<f32>) -> Self {
        let (wide, high) = paper.sheet.millimetres();
        let [side, top, bottom] = MARGIN.map(|margin| margin * MILLIMETRE);
        Self {
            faces,
            left: side,
            width: 2.0_f32.mul_add(-side, f32::from(wide) * MILLIMETRE),
            top,
            bottom: endless.unwrap_or(f32::from(high) * MILLIMETRE - bottom),
            pages: Vec::new(),
            page: Page::default(),
            y: top,
        }
    }

    /// How much of the page is left.
    pub(super) const fn left_over(&self) -> f32 {
        self.bottom - self.y
    }

    /// How much a page holds.
    pub(super) const fn room(&self) -> f32 {
        self.bottom - self.top
    }

    /// Whether nothing stands on the page.
    pub(super) fn is_fresh(&self) -> bool {
        self.page.marks.is_empty()
    }

    /// Begins a page, unless nothing stands on this one.
    pub(super) fn turn(&mut self) {
        if !self.is_fresh() {
            self.pages.push(core::mem::take(&mut self.page));
        }
        self.y = self.top;
    }

    /// Makes room of this height, on another page if this one is full.
    pub(super) fn need(&mut self, height: f32) {
        if self.left_over() < height {
            self.turn();
        }
    }

    /// Draws something whose upper edge is the top of a page where the flow stands.
    pub(super) fn draw(&mut self, marks: Vec<Mark>, height: f32) {
        let y = self.y;
        self.page.marks.extend(marks.into_iter().map(|mark| mark.down(y)));
        self.y += height;
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Line(line) => self.line(line),
            Block::Table(table) => grid::table(self, table),
            Block::Diagram(diagram) => {
                let (marks, height) = board::draw(self.faces, diagram, self.left, self.width);
                self.need(height);
                self.draw(marks, height);
            }
            Block::Together(blocks) => {
                let height = self.height(blocks);
                if height <= self.room() {
                    self.need(height);
                }
                blocks.iter().for_each(|block| self.block(block));
            }
            Block::Gap(millimetres) => self.y += f32::from(*millimetres) * MILLIMETRE,
            Block::Cut => {
                let line = Mark::Line {
                    from: [0.0, 6.0],
                    to: [2.0_f32.mul_add(self.left, self.width), 6.0],
                    dashed: true,
                };
                self.need(12.0);
                self.draw(vec![line], 12.0);
            }
            Block::Page => self.turn(),
        }
    }

    fn line(&mut self, line: &Line) {
        let (_, _, above, below) = row::look(line.style);
        let rows = row::rows(self.faces, line, self.left, self.width);
        if matches!(line.style, Style::Title | Style::Heading) {
            let height: f32 = rows.iter().map(|row| row.height).sum();
            self.need(height + BELOW_HEADING * MILLIMETRE);
        }
        self.y += if self.is_fresh() { 0.0 } else { above };
        for row in rows {
            self.need(row.height);
            self.draw(row.marks, row.height);
        }
        self.y += below;
    }

    /// How high some blocks are one below the other.
    fn height(&self, blocks: &[Block]) -> f32 {
        let mut endless = Flow {
            faces: self.faces,
            left: self.left,
            width: self.width,
            top: 0.0,
            bottom: f32::MAX,
            pages: Vec::new(),
            page: Page::default(),
            y: 0.0,
        };
        // What stands above them on the page keeps its distance.
        endless.page.marks.push(Mark::line([0.0; 2], [0.0; 2]));
        blocks.iter().filter(|block| !matches!(block, Block::Page)).for_each(|block| endless.block(block));
        endless.y
    }

    /// The pages, with their numbers if there are several.
    fn finish(mut self, paper: &Paper) -> Vec<Page> {
        if !self.is_fresh() || self.pages.is_empty() {
            self.pages.push(core::mem::take(&mut self.page));
        }
        let all = self.pages.len();
        if all < 2 {
            return self.pages;
        }
        let text = paper.language.text();
        let (base, right) = (self.bottom + 8.0 * MILLIMETRE, self.left + self.width);
        let faces = self.faces;
        for (page, number) in self.pages.iter_mut().zip(1_usize..) {
            let words = text.form_page(number, all);
            let wide = faces.width(&words, Weight::Regular, FOOT);
            page.marks.push(Mark::text([right - wide, base], FOOT, Weight::Regular, words));
            let room = self.width - wide - 12.0;
            let title = faces.wrap(&paper.title, Weight::Regular, FOOT, room).into_iter().next();
            page.marks.push(Mark::text([self.left, base], FOOT, Weight::Regular, title.unwrap_or_default()));
        }
        self.pages
    }
}
