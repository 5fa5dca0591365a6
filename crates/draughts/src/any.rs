//! The door: a variant and a position chosen at run time.
//!
//! The choice is made here once; inside, everything runs with the variant as a type.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::hash::Key;
use crate::rules::RuleSet;
use crate::{
    Brazilian, Checkers, Colour, Ending, Giveaway, IllegalSetup, International, Leaves, Move, Piece,
    Position, Refusal, Route, Russian, Setup, Spantsireti, Square, Squares, Variant,
};

macro_rules! variants {
    ($($variant:ident),+) => {
        /// A variant chosen at run time.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum AnyVariant {
            $(#[doc = concat!("[`", stringify!($variant), "`](crate::", stringify!($variant), ")")] $variant,)+
        }

        /// A position of some variant.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AnyPosition {
            $(#[doc = concat!("Of [`", stringify!($variant), "`](crate::", stringify!($variant), ").")]
            $variant(Position<$variant>),)+
        }

        impl AnyVariant {
            /// Every variant.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The rules.
            #[must_use]
            pub const fn rules(self) -> &'static RuleSet {
                match self { $(Self::$variant => &<$variant as Variant>::RULES,)+ }
            }

            /// The start position.
            #[must_use]
            pub const fn start(self) -> AnyPosition {
                match self { $(Self::$variant => AnyPosition::$variant(Position::start()),)+ }
            }

            /// The position a setup describes.
            ///
            /// # Errors
            /// With the setup and its faults, if there are any.
            pub fn position(self, setup: Setup) -> Result<AnyPosition, IllegalSetup> {
                match self { $(Self::$variant => setup.into_position().map(AnyPosition::$variant),)+ }
            }
        }

        impl AnyPosition {
            /// The variant.
            #[must_use]
            pub const fn variant(&self) -> AnyVariant {
                match self { $(Self::$variant(_) => AnyVariant::$variant,)+ }
            }

            /// The position after one of its moves.
            #[must_use]
            pub fn play(&self, played: &Move) -> Self {
                match self { $(Self::$variant(position) => Self::$variant(position.play(played)),)+ }
            }

            /// The same position seen from the other side.
            #[must_use]
            pub const fn rotated(&self) -> Self {
                match self { $(Self::$variant(position) => Self::$variant(position.rotated()),)+ }
            }
        }

        $(impl From<Position<$variant>> for AnyPosition {
            fn from(position: Position<$variant>) -> Self {
                Self::$variant(position)
            }
        })+
    };
}

variants!(Russian, Brazilian, International, Giveaway, Checkers, Spantsireti);

/// Runs an expression with the [`Position`] inside an [`AnyPosition`], whatever its variant.
///
/// ```
/// use draughts::{AnyVariant, with_position};
/// let any = AnyVariant::Checkers.start();
/// assert_eq!(with_position!(any, position => position.moves().len()), 7);
/// ```
#[macro_export]
macro_rules! with_position {
    ($any:expr, $position:ident => $body:expr) => {
        match $any {
            $crate::AnyPosition::Russian($position) => $body,
            $crate::AnyPosition::Brazilian($position) => $body,
            $crate::AnyPosition::International($position) => $body,
            $crate::AnyPosition::Giveaway($position) => $body,
            $crate::AnyPosition::Checkers($position) => $body,
            $crate::AnyPosition::Spantsireti($position) => $body,
        }
    };
}

impl AnyVariant {
    /// The variant's name, `russian`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.rules().name
    }
}

impl fmt::Display for AnyVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no variant's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownVariant;

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown variant; there are")?;
        for (i, variant) in AnyVariant::ALL.iter().enumerate() {
            write!(f, "{} {variant}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownVariant {}

impl FromStr for AnyVariant {
    type Err = UnknownVariant;

    fn from_str(name: &str) -> Result<Self, UnknownVariant> {
        Self::ALL.iter().copied().find(|variant| variant.name() == name).ok_or(UnknownVariant)
    }
}

impl AnyPosition {
    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &'static RuleSet {
        self.variant().rules()
    }

    /// The position as an arrangement that can be edited.
    #[must_use]
    pub fn setup(&self) -> Setup {
        with_position!(self, position => position.setup())
    }

    /// Who is to move.
    #[must_use]
    pub const fn turn(&self) -> Colour {
        with_position!(self, position => position.turn())
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        with_position!(self, position => position.piece(square))
    }

    /// The squares of one side.
    #[must_use]
    pub const fn side(&self, colour: Colour) -> Squares {
        with_position!(self, position => position.side(colour))
    }

    /// The squares of both sides' kings.
    #[must_use]
    pub const fn kings(&self) -> Squares {
        with_position!(self, position => position.kings())
    }

    /// The hash key.
    #[must_use]
    pub fn key(&self) -> Key {
        with_position!(self, position => position.key())
    }

    /// The legal moves, in a fixed order.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        with_position!(self, position => position.moves())
    }

    /// Replaces the contents of a list by the legal moves.
    pub fn moves_into(&self, moves: &mut Vec<Move>) {
        with_position!(self, position => position.moves_into(moves));
    }

    /// Whether this is one of the legal moves.
    #[must_use]
    pub fn is_legal(&self, played: &Move) -> bool {
        let mut found = false;
        with_position!(self, position => position.each_move(|legal| found |= legal == *played));
        found
    }

    /// Whether the side to move must capture.
    #[must_use]
    pub fn must_capture(&self) -> bool {
        with_position!(self, position => position.must_capture())
    }

    /// The shortest route of a legal move.
    #[must_use]
    pub fn route(&self, played: &Move) -> Route {
        with_position!(self, position => position.route(played))
    }

    /// The routes of a legal move, the shortest first; at most `limit` of them are looked for.
    #[must_use]
    pub fn routes(&self, played: &Move, limit: usize) -> Vec<Route> {
        with_position!(self, position => position.routes(played, limit))
    }

    /// Whether some route of a legal move lands on these squares, in this order.
    #[must_use]
    pub fn passes(&self, played: &Move, via: &[Square]) -> bool {
        with_position!(self, position => position.passes(played, via))
    }

    /// Why no piece on one of these origins may go by these squares to this destination.
    #[must_use]
    pub fn refuse(&self, origins: Squares, via: &[Square], to: Square) -> Refusal {
        with_position!(self, position => position.refuse(origins, via, to))
    }

    /// How the game has ended on the board, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        with_position!(self, position => position.ending())
    }

    /// The number of move sequences of this length.
    #[must_use]
    pub fn perft(&self, depth: u32, leaves: Leaves) -> u64 {
        with_position!(self, position => position.perft(depth, leaves))
    }
}
