//! The colours of drawn diagrams.

use core::fmt;
use core::str::FromStr;

use draughts::Colour;

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// White, grey and black, for paper.
    Print,
    /// Wood.
    Brown,
    /// Cool and quiet.
    Blue,
    /// Green and cream squares.
    Green,
    /// Green and white squares, red and white pieces (UA24:VII.inventory.2 and 7).
    Checkers,
}

/// A name that is no theme's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTheme;

/// The colours of a theme, as SVG writes them.
#[derive(Debug)]
pub(crate) struct Palette {
    /// Behind the board and the words.
    pub(crate) paper: &'static str,
    /// Words and lines on the paper.
    pub(crate) ink: &'static str,
    pub(crate) light: &'static str,
    pub(crate) dark: &'static str,
    /// A highlighted dark square.
    pub(crate) highlight: &'static str,
    /// Square names on dark squares.
    pub(crate) label: &'static str,
    /// Fill of White's and of Black's pieces.
    pub(crate) pieces: [&'static str; 2],
    /// Outline and crown of White's and of Black's pieces.
    pub(crate) lines: [&'static str; 2],
    /// Marks and arrows, and what sets them off from everything below.
    pub(crate) mark: &'static str,
    pub(crate) halo: &'static str,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 5] = [Self::Print, Self::Brown, Self::Blue, Self::Green, Self::Checkers];

    /// The theme's name, `print`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Print => "print",
            Self::Brown => "brown",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Checkers => "checkers",
        }
    }

    /// What a side is called in words, by the colour of its pieces.
    pub(super) const fn side(self, colour: Colour) -> &'static str {
        match (self, colour) {
            (_, Colour::White) => "White",
            (Self::Checkers, Colour::Black) => "Red",
            (_, Colour::Black) => "Black",
        }
    }

    pub(crate) const fn palette(self) -> &'static Palette {
        match self {
            Self::Print => &PRINT,
            Self::Brown => &BROWN,
            Self::Blue => &BLUE,
            Self::Green => &GREEN,
            Self::Checkers => &CHECKERS,
        }
    }
}

const PRINT: Palette = Palette {
    paper: "#fff",
    ink: "#000",
    light: "#fff",
    dark: "#c4c4c4",
    highlight: "#8c8c8c",
    label: "#000",
    pieces: ["#fff", "#000"],
    lines: ["#000", "#fff"],
    mark: "#000",
    halo: "#fff",
};

const BROWN: Palette = Palette {
    paper: "#fffaf0",
    ink: "#3b2413",
    light: "#f3dfbf",
    dark: "#b07a4a",
    highlight: "#d9b23c",
    label: "#2e1a0b",
    pieces: ["#fff8ea", "#2b1a10"],
    lines: ["#2b1a10", "#fff8ea"],
    mark: "#a3161c",
    halo: "#fff8ea",
};

const BLUE: Palette = Palette {
    paper: "#f7fafd",
    ink: "#14263a",
    light: "#e4edf5",
    dark: "#7d9fbf",
    highlight: "#e0c25a",
    label: "#10202f",
    pieces: ["#fff", "#14202c"],
    lines: ["#14202c", "#fff"],
    mark: "#b3261e",
    halo: "#fff",
};

const GREEN: Palette = Palette {
    paper: "#fbfcf7",
    ink: "#1d2b1a",
    light: "#f0eed8",
    dark: "#7f9f6c",
    highlight: "#e0c650",
    label: "#142010",
    pieces: ["#fffdf5", "#1a1f18"],
    lines: ["#1a1f18", "#fffdf5"],
    mark: "#b3261e",
    halo: "#fff",
};

const CHECKERS: Palette = Palette {
    paper: "#fff",
    ink: "#12261b",
    light: "#fff",
    dark: "#5d9a74",
    highlight: "#e3c84f",
    label: "#0b1f14",
    pieces: ["#fff", "#b01a1a"],
    lines: ["#12261b", "#fff"],
    mark: "#123a8c",
    halo: "#fff",
};

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, UnknownTheme> {
        Self::ALL.into_iter().find(|theme| theme.name() == name).ok_or(UnknownTheme)
    }
}

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown theme; there are {}", Theme::ALL.map(Theme::name).join(", "))
    }
}

impl core::error::Error for UnknownTheme {}
