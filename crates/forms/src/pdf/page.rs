//! A page that is laid out: what is drawn where, in points from its upper left corner.

use super::face::Weight;

/// Points in a millimetre.
pub(crate) const MILLIMETRE: f32 = 72.0 / 25.4;

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Mark {
    /// Words, from the left end of their base line.
    Text {
        /// Where.
        at: [f32; 2],
        /// Of which size.
        size: f32,
        /// In which face.
        weight: Weight,
        /// How bright: 0 is black.
        bright: f32,
        /// What.
        text: String,
    },
    /// A line.
    Line {
        /// From where.
        from: [f32; 2],
        /// To where.
        to: [f32; 2],
        /// Whether it is dashed.
        dashed: bool,
    },
    /// The rim of a rectangle.
    Frame {
        /// Its upper left corner.
        at: [f32; 2],
        /// Its width and height.
        size: [f32; 2],
    },
    /// A rectangle that is filled.
    Filled {
        /// Its upper left corner.
        at: [f32; 2],
        /// Its width and height.
        size: [f32; 2],
        /// How bright.
        bright: f32,
    },
    /// A circle with its rim.
    Circle {
        /// Its centre.
        at: [f32; 2],
        /// Its radius.
        radius: f32,
        /// How bright.
        bright: f32,
    },
}

/// A page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Page {
    /// What is drawn, in this order.
    pub(crate) marks: Vec<Mark>,
}

impl Mark {
    /// Words in black.
    pub(crate) fn text(at: [f32; 2], size: f32, weight: Weight, text: impl Into<String>) -> Self {
        Self::Text { at, size, weight, bright: 0.0, text: text.into() }
    }

    /// A plain line.
    pub(crate) const fn line(from: [f32; 2], to: [f32; 2]) -> Self {
        Self::Line { from, to, dashed: false }
    }

    /// The same further down.
    pub(crate) fn down(mut self, by: f32) -> Self {
        match &mut self {
            Self::Text { at, .. }
            | Self::Frame { at, .. }
            | Self::Filled { at, .. }
            | Self::Circle { at, .. } => at[1] += by,
            Self::Line { from, to, .. } => {
                from[1] += by;
                to[1] += by;
            }
        }
        self
    }
}
