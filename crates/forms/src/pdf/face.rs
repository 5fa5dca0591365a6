//! The two faces of the font that is built in, and how wide words are in them.
//!
//! The font is Roboto, unmodified (`font/`, Apache License 2.0): it has every Cyrillic letter, `№` and `½`.

use ttf_parser::{Face as Parsed, GlyphId};

/// A face of the font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Weight {
    /// As usual.
    Regular,
    /// Bold.
    Bold,
}

/// Both faces.
pub(crate) struct Faces {
    regular: Face,
    bold: Face,
}

/// A face that was read.
pub(crate) struct Face {
    /// The file.
    pub(crate) data: &'static [u8],
    /// Its name in a document.
    pub(crate) name: &'static str,
    parsed: Parsed<'static>,
    /// How wide Latin, Greek and Cyrillic letters are, of a size of 1: looking each up takes most of the time of a paper.
    common: Vec<f32>,
}

/// The letters whose widths are kept.
const COMMON: u32 = 0x530;

impl Faces {
    /// Both faces; nothing, if the files that are built in were spoilt.
    pub(crate) fn open() -> Option<Self> {
        let regular = Face::read(include_bytes!("../../font/Roboto-Regular.ttf"), "Roboto-Regular")?;
        let bold = Face::read(include_bytes!("../../font/Roboto-Bold.ttf"), "Roboto-Bold")?;
        Some(Self { regular, bold })
    }

    /// One of them.
    pub(crate) const fn face(&self, weight: Weight) -> &Face {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// How wide words of a size are.
    pub(crate) fn width(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let face = self.face(weight);
        text.chars().map(|letter| face.advance(letter)).sum::<f32>() * size
    }

    /// Breaks a text into lines no wider than this: at spaces, and inside of words that are too wide.
    pub(crate) fn wrap(&self, text: &str, weight: Weight, size: f32, width: f32) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in text.split('\n') {
            let mut line = String::new();
            for word in paragraph.split_whitespace() {
                let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
                if self.width(&longer, weight, size) <= width {
                    line = longer;
                    continue;
                }
                if !line.is_empty() {
                    lines.push(core::mem::take(&mut line));
                }
                line = self.break_word(word, (weight, size, width), &mut lines);
            }
            lines.push(line);
        }
        lines
    }

    /// Breaks a word that is wider than a line; what is left of it begins the next one.
    fn break_word(
        &self,
        word: &str,
        (weight, size, width): (Weight, f32, f32),
        lines: &mut Vec<String>,
    ) -> String {
        let mut part = String::new();
        for letter in word.chars() {
            part.push(letter);
            if self.width(&part, weight, size) > width && part.chars().nth(1).is_some() {
                part.pop();
                lines.push(core::mem::replace(&mut part, letter.to_string()));
            }
        }
        part
    }

    /// A word in parts no wider than this; nearly always it is one.
    pub(crate) fn parts<'a>(&self, word: &'a str, weight: Weight, size: f32, width: f32) -> Vec<&'a str> {
        let (mut parts, mut from, mut wide) = (Vec::new(), 0, 0.0);
        let face = self.face(weight);
        for (at, letter) in word.char_indices() {
            let more = face.advance(letter) * size;
            if wide + more > width && at > from && !letter.is_whitespace() {
                parts.extend(word.get(from..at));
                (from, wide) = (at, 0.0);
            }
            wide += more;
        }
        parts.extend(word.get(from..));
        parts
    }

    /// The widest word of a text.
    pub(crate) fn widest_word(&self, text: &str, weight: Weight, size: f32) -> f32 {
        text.split_whitespace().map(|word| self.width(word, weight, size)).fold(0.0, f32::max)
    }
}

impl Face {
    fn read(data: &'static [u8], name: &'static str) -> Option<Self> {
        let mut face = Self { data, name, parsed: Parsed::parse(data, 0).ok()?, common: Vec::new() };
        face.common =
            (0..COMMON).map(|code| char::from_u32(code).map_or(0.0, |letter| face.advance(letter))).collect();
        Some(face)
    }

    /// The glyph of a letter; the box of what the font has not, if it has none.
    pub(crate) fn glyph(&self, letter: char) -> u16 {
        self.parsed.glyph_index(letter).unwrap_or(GlyphId(0)).0
    }

    /// How wide a letter is, of a size of 1.
    pub(crate) fn advance(&self, letter: char) -> f32 {
        if let Some(known) = self.common.get(letter as usize) {
            return *known;
        }
        let units = self.parsed.glyph_hor_advance(GlyphId(self.glyph(letter))).unwrap_or(0);
        f32::from(units) / f32::from(self.parsed.units_per_em())
    }

    /// Its box, from the lower left to the upper right, in thousandths of the size.
    pub(crate) fn bounds(&self) -> [f32; 4] {
        let bounds = self.parsed.global_bounding_box();
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|units| self.thousandths(units))
    }

    /// How high letters rise, how deep they fall, and how high capitals are, in thousandths of the size.
    pub(crate) fn heights(&self) -> [f32; 3] {
        let capitals = self.parsed.capital_height().unwrap_or_else(|| self.parsed.ascender());
        [self.parsed.ascender(), self.parsed.descender(), capitals].map(|units| self.thousandths(units))
    }

    fn thousandths(&self, units: i16) -> f32 {
        f32::from(units) * 1_000.0 / f32::from(self.parsed.units_per_em())
    }
}

#[cfg(test)]
mod tests {
    use super::{Faces, Weight};

    #[test]
    fn the_font_has_every_letter_of_three_languages() {
        let faces = Faces::open().expect("the font");
        let letters =
            "АБВГҐДЕЄЁЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюяʼ’«»„“”–—−×½№§₴₽";
        for weight in [Weight::Regular, Weight::Bold] {
            for letter in letters.chars() {
                assert!(faces.face(weight).glyph(letter) > 0, "{letter} {weight:?}");
            }
        }
        assert_eq!(faces.face(Weight::Regular).glyph('漢'), 0);
    }

    #[test]
    fn no_line_is_wider_than_asked() {
        let faces = Faces::open().expect("the font");
        let text = "Александров-Константинопольский Вячеслав Всеволодович\nвторая строка";
        let lines = faces.wrap(text, Weight::Bold, 10.0, 90.0);
        assert!(lines.len() > 3 && lines.iter().all(|line| faces.width(line, Weight::Bold, 10.0) <= 90.0));
        let letters = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(letters(&lines.concat()), letters(text), "nothing is lost");
        assert_eq!(faces.wrap("ab", Weight::Regular, 10.0, 1.0), ["a", "b"], "one letter at least");
        assert_eq!(faces.wrap("", Weight::Regular, 10.0, 90.0), [""]);
    }
}
