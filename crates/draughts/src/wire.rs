//! How squares, variants and positions are stored.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{AnyPosition, AnyVariant, Board, Colour, Piece, Setup, Square, Squares};

/// A square as the index of its bit.
impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.index() as u8).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match u8::deserialize(from)? {
            index @ 0..64 => Ok(Self::at(index)),
            index => Err(D::Error::custom(format_args!("a square has an index below 64, not {index}"))),
        }
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut squares = Self::EMPTY;
        Vec::<Square>::deserialize(from)?.into_iter().for_each(|square| squares.insert(square));
        Ok(squares)
    }
}

impl Serialize for AnyVariant {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for AnyVariant {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A setup as it is stored: the men and kings of both sides.
#[derive(Serialize, Deserialize)]
struct Stored {
    columns: u8,
    rows: u8,
    turn: Colour,
    white: [Squares; 2],
    black: [Squares; 2],
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let side = |colour| [self.squares(Piece::man(colour)), self.squares(Piece::king(colour))];
        let (columns, rows) = (self.board().columns(), self.board().rows());
        let (white, black) = (side(Colour::White), side(Colour::Black));
        Stored { columns, rows, turn: self.turn, white, black }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let stored = Stored::deserialize(from)?;
        let boards = AnyVariant::ALL.iter().map(|variant| variant.rules().board.value);
        let is_its = |board: &Board| board.columns() == stored.columns && board.rows() == stored.rows;
        let board = boards.into_iter().find(is_its).ok_or_else(|| {
            D::Error::custom(format_args!("no board has {} columns and {} rows", stored.columns, stored.rows))
        })?;
        let mut setup = Self::empty(board, stored.turn);
        for (colour, [men, kings]) in [(Colour::White, stored.white), (Colour::Black, stored.black)] {
            men.into_iter().for_each(|square| setup.put(square, Piece::man(colour)));
            kings.into_iter().for_each(|square| setup.put(square, Piece::king(colour)));
        }
        Ok(setup)
    }
}

impl Serialize for AnyPosition {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.variant(), self.setup()).serialize(to)
    }
}

impl<'de> Deserialize<'de> for AnyPosition {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let (variant, setup) = <(AnyVariant, Setup)>::deserialize(from)?;
        variant
            .position(setup)
            .map_err(|illegal| D::Error::custom(format_args!("{variant}: no position: {:?}", illegal.faults)))
    }
}
