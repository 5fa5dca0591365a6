//! Pages as a PDF file, with as much of the font as they use. No date, no random name: the same pages give the same bytes.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use super::face::{Face, Faces, Weight};
use super::page::{MILLIMETRE, Mark, Page};
use crate::paper::Paper;

/// How hard streams are pressed.
const PRESS: u8 = 6;
/// How thick lines are.
const THIN: f32 = 0.6;
/// Where the handles of a quarter of a circle lie.
const QUARTER: f32 = 0.552_285;
/// Glyphs are named by their numbers.
const IDENTITY: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// What a face is used for in a file. Letters have numbers of their own, since Latin and Cyrillic ones may share a glyph and
/// are read differently all the same.
struct Used<'a> {
    face: &'a Face,
    name: &'static [u8],
    numbers: BTreeMap<char, u16>,
    letters: Vec<char>,
}

/// The file of some pages.
pub(super) fn file(faces: &Faces, paper: &Paper, pages: &[Page]) -> Vec<u8> {
    let mut next = 0;
    let mut id = || {
        next += 1;
        Ref::new(next)
    };
    let (catalog, tree, info) = (id(), id(), id());
    let mut used = [used(faces, Weight::Regular, b"R"), used(faces, Weight::Bold, b"B")];
    let (wide, high) = paper.sheet.millimetres();
    let [wide, high] = [wide, high].map(|side| f32::from(side) * MILLIMETRE);
    let drawn: Vec<Vec<u8>> = pages.iter().map(|page| contents(page, &mut used, high)).collect();
    let used: Vec<&Used<'_>> = used.iter().filter(|face| !face.letters.is_empty()).collect();
    let fonts: Vec<[Ref; 6]> = used.iter().map(|_| core::array::from_fn(|_| id())).collect();
    let leaves: Vec<[Ref; 2]> = drawn.iter().map(|_| [id(), id()]).collect();

    let mut pdf = Pdf::new();
    let mut root = pdf.catalog(catalog);
    root.pages(tree).lang(TextStr(paper.language.code()));
    root.viewer_preferences().display_doc_title(true);
    root.finish();
    pdf.document_info(info).title(TextStr(&paper.title));
    let count = i32::try_from(leaves.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(leaves.iter().map(|[page, _]| *page)).count(count);
    for ([page, stream], body) in leaves.iter().zip(&drawn) {
        let mut leaf = pdf.page(*page);
        leaf.parent(tree).media_box(Rect::new(0.0, 0.0, wide, high)).contents(*stream);
        let mut resources = leaf.resources();
        let mut named = resources.fonts();
        for (face, ids) in used.iter().zip(&fonts) {
            named.pair(Name(face.name), ids[0]);
        }
        named.finish();
        resources.finish();
        leaf.finish();
        pdf.stream(*stream, &pressed(body)).filter(Filter::FlateDecode);
    }
    for (face, ids) in used.iter().zip(&fonts) {
        font(&mut pdf, face, *ids);
    }
    pdf.finish()
}

fn used<'a>(faces: &'a Faces, weight: Weight, name: &'static [u8]) -> Used<'a> {
    Used { face: faces.face(weight), name, numbers: BTreeMap::new(), letters: Vec::new() }
}

fn pressed(body: &[u8]) -> Vec<u8> {
    compress_to_vec_zlib(body, PRESS)
}

/// What is drawn on a page, its points turned upside down.
fn contents(page: &Page, used: &mut [Used<'_>; 2], high: f32) -> Vec<u8> {
    let mut content = Content::new();
    content.set_line_width(THIN).set_line_cap(LineCapStyle::ProjectingSquareCap);
    for mark in &page.marks {
        match mark {
            Mark::Text { at, size, weight, bright, text } => {
                let [regular, bold] = &mut *used;
                let face = match weight {
                    Weight::Regular => regular,
                    Weight::Bold => bold,
                };
                let name = Name(face.name);
                let shown = face.encode(text);
                content.set_fill_gray(*bright).begin_text().set_font(name, *size);
                content.next_line(at[0], high - at[1]).show(Str(&shown)).end_text();
            }
            Mark::Line { from, to, dashed } => {
                if *dashed {
                    content.save_state().set_dash_pattern([4.0, 4.0], 0.0);
                }
                content.move_to(from[0], high - from[1]).line_to(to[0], high - to[1]).stroke();
                if *dashed {
                    content.restore_state();
                }
            }
            Mark::Frame { at, size } => {
                content.rect(at[0], high - at[1] - size[1], size[0], size[1]).stroke();
            }
            Mark::Filled { at, size, bright } => {
                content.set_fill_gray(*bright);
                content.rect(at[0], high - at[1] - size[1], size[0], size[1]).fill_nonzero();
            }
            Mark::Circle { at, radius, bright } => {
                content.set_fill_gray(*bright);
                circle(&mut content, [at[0], high - at[1]], *radius);
            }
        }
    }
    content.finish().into_vec()
}

fn circle(content: &mut Content, [x, y]: [f32; 2], radius: f32) {
    let handle = radius * QUARTER;
    content.move_to(x + radius, y);
    content.cubic_to(x + radius, y + handle, x + handle, y + radius, x, y + radius);
    content.cubic_to(x - handle, y + radius, x - radius, y + handle, x - radius, y);
    content.cubic_to(x - radius, y - handle, x - handle, y - radius, x, y - radius);
    content.cubic_to(x + handle, y - radius, x + radius, y - handle, x + radius, y);
    content.fill_nonzero_and_stroke();
}

impl Used<'_> {
    /// Words as the numbers of their letters.
    fn encode(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(2 * text.len());
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            let number = *self.numbers.entry(letter).or_insert_with(|| {
                self.letters.push(letter);
                u16::try_from(self.letters.len()).unwrap_or(0)
            });
            bytes.extend(number.to_be_bytes());
        }
        bytes
    }
}

/// A face of the font: as much of it as is used, how wide its letters are, and which they are.
fn font(pdf: &mut Pdf, used: &Used<'_>, [font, cid, descriptor, file, map, glyphs]: [Ref; 6]) {
    let face = used.face;
    // A name of six letters before the plus says that this is a part of the font.
    let name = format!("DAMKAA+{}", face.name);
    let name = Name(name.as_bytes());
    pdf.type0_font(font)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(map);
    let mut part = pdf.cid_font(cid);
    part.subtype(CidFontType::Type2).base_font(name).system_info(IDENTITY).font_descriptor(descriptor);
    part.default_width(0.0).cid_to_gid_map_stream(glyphs);
    let widths = used.letters.iter().map(|letter| face.advance(*letter) * 1_000.0);
    part.widths().consecutive(1, widths);
    part.finish();
    let [left, bottom, right, top] = face.bounds();
    let [ascent, descent, capitals] = face.heights();
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(ascent)
        .descent(descent)
        .cap_height(capitals)
        .stem_v(80.0)
        .font_file2(file);
    let mut unicode = UnicodeCmap::new(Name(b"Custom"), IDENTITY);
    (1_u16..).zip(&used.letters).for_each(|(number, letter)| unicode.pair(number, *letter));
    pdf.cmap(map, &unicode.finish());
    let mut kept = GlyphRemapper::new();
    let numbers = used.letters.iter().map(|letter| kept.remap(face.glyph(*letter)));
    let numbers: Vec<u8> = core::iter::once(0).chain(numbers).flat_map(u16::to_be_bytes).collect();
    pdf.stream(glyphs, &pressed(&numbers)).filter(Filter::FlateDecode);
    let data = subsetter::subset(face.data, 0, &kept).unwrap_or_default();
    pdf.stream(file, &pressed(&data)).filter(Filter::FlateDecode);
}
