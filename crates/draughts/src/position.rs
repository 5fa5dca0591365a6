//! A legal position: pieces on a variant's board and the side to move.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use crate::geometry::Geometry;
use crate::hash::Key;
use crate::rules::Goal;
use crate::show::Visitor;
use crate::side::{Black, Side, White};
use crate::view::View;
use crate::{Article, Colour, Move, Piece, Rank, Setup, Square, Squares, Variant};

/// A position of a variant. A small value: copy it freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position<V> {
    white: u64,
    black: u64,
    kings: u64,
    turn: Colour,
    variant: PhantomData<V>,
}

/// How a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who has won.
    pub winner: Colour,
    /// What the side to move has run out of.
    pub reason: EndingReason,
    /// The article that says so.
    pub by: Article,
}

/// What the side to move has run out of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingReason {
    /// Of pieces.
    NoPieces,
    /// Of legal moves: all its pieces are blocked.
    Blocked,
}

impl<V: Variant> Position<V> {
    /// The start position.
    #[must_use]
    pub const fn start() -> Self {
        let rules = V::RULES;
        let (board, rows) = (rules.board.value, rules.men_rows.value);
        Self {
            white: board.home_rows(Colour::White, rows).bits(),
            black: board.home_rows(Colour::Black, rows).bits(),
            kings: 0,
            turn: rules.first.value,
            variant: PhantomData,
        }
    }

    pub(crate) fn from_setup(setup: &Setup) -> Self {
        let kings = Colour::ALL.map(|colour| setup.squares(Piece::king(colour)).bits());
        Self {
            white: setup.side(Colour::White).bits(),
            black: setup.side(Colour::Black).bits(),
            kings: kings[0] | kings[1],
            turn: setup.turn,
            variant: PhantomData,
        }
    }

    /// The position as an arrangement that can be edited.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty(V::RULES.board.value, self.turn);
        self.pieces().for_each(|(square, piece)| setup.put(square, piece));
        setup
    }

    /// Who is to move.
    #[must_use]
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// The squares of one side.
    #[must_use]
    pub const fn side(&self, colour: Colour) -> Squares {
        Squares::from_bits(match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        })
    }

    /// The squares of both sides' men.
    #[must_use]
    pub const fn men(&self) -> Squares {
        Squares::from_bits((self.white | self.black) & !self.kings)
    }

    /// The squares of both sides' kings.
    #[must_use]
    pub const fn kings(&self) -> Squares {
        Squares::from_bits(self.kings)
    }

    /// The free squares.
    #[must_use]
    pub const fn empty(&self) -> Squares {
        Squares::from_bits(Geometry::<V>::SQUARES & !(self.white | self.black))
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let colour = Colour::ALL.into_iter().find(|&colour| self.side(colour).contains(square))?;
        let rank = if self.kings().contains(square) { Rank::King } else { Rank::Man };
        Some(Piece { colour, rank })
    }

    /// All pieces, from Black's back row to White's.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let all = self.side(Colour::White) | self.side(Colour::Black);
        all.filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// The hash key.
    #[must_use]
    pub fn key(&self) -> Key {
        Key::of(self)
    }

    /// The same position seen from the other side: the board turned by half a turn and the colours swapped.
    #[must_use]
    pub const fn rotated(&self) -> Self {
        let size = Geometry::<V>::SQUARES.leading_zeros();
        Self {
            white: self.black.reverse_bits() >> size,
            black: self.white.reverse_bits() >> size,
            kings: self.kings.reverse_bits() >> size,
            turn: self.turn.other(),
            variant: PhantomData,
        }
    }

    /// The legal moves, in a fixed order.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(16);
        self.moves_into(&mut moves);
        moves
    }

    /// Replaces the contents of a list by the legal moves.
    pub fn moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        self.each_move(|shown| moves.push(shown));
    }

    /// Shows every legal move, in the order of [`moves`](Self::moves), without making a list.
    #[inline]
    pub fn each_move(&self, show: impl FnMut(Move)) {
        match self.turn {
            Colour::White => {
                self.view::<White>().visit(Shower(show));
            }
            Colour::Black => {
                self.view::<Black>().visit(Shower(show));
            }
        }
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        match self.turn {
            Colour::White => self.view::<White>().count(),
            Colour::Black => self.view::<Black>().count(),
        }
    }

    /// Whether the side to move must capture.
    #[must_use]
    pub fn must_capture(&self) -> bool {
        match self.turn {
            Colour::White => self.view::<White>().can_capture(),
            Colour::Black => self.view::<Black>().can_capture(),
        }
    }

    /// The position after one of its moves. A move of another position gives some position, but not a meaningful one.
    #[must_use]
    pub fn play(&self, played: &Move) -> Self {
        match self.turn {
            Colour::White => Self::from_view(self.view::<White>().after(played)),
            Colour::Black => Self::from_view(self.view::<Black>().after(played)),
        }
    }

    /// How the game has ended on the board, if the side to move has no pieces or no move.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let can_move = match self.turn {
            Colour::White => self.view::<White>().can_move(),
            Colour::Black => self.view::<Black>().can_move(),
        };
        if can_move {
            return None;
        }
        let (reason, rule) = if self.side(self.turn).is_empty() {
            (EndingReason::NoPieces, V::RULES.no_pieces)
        } else {
            (EndingReason::Blocked, V::RULES.blocked)
        };
        let winner = match rule.value {
            Goal::Loses => self.turn.other(),
            Goal::Wins => self.turn,
        };
        Some(Ending { winner, reason, by: rule.by })
    }

    #[inline(always)]
    pub(crate) const fn view<S: Side>(&self) -> View<V, S> {
        match S::COLOUR {
            Colour::White => View::new(self.white, self.black, self.kings),
            Colour::Black => View::new(self.black, self.white, self.kings),
        }
    }

    #[inline(always)]
    pub(crate) fn from_view<S: Side>(view: View<V, S>) -> Self {
        let (white, black) = match S::COLOUR {
            Colour::White => (view.own, view.enemy),
            Colour::Black => (view.enemy, view.own),
        };
        Self { white, black, kings: view.kings, turn: S::COLOUR, variant: PhantomData }
    }
}

/// A visitor that shows moves as values.
struct Shower<F>(F);

impl<V, S, F: FnMut(Move)> Visitor<V, S> for Shower<F> {
    #[inline(always)]
    fn man(&mut self, _: View<V, S>, from: u64, to: u64) {
        (self.0)(Move::new(from, to, 0, false));
    }

    #[inline(always)]
    fn crowned(&mut self, _: View<V, S>, from: u64, to: u64) {
        (self.0)(Move::new(from, to, 0, true));
    }

    #[inline(always)]
    fn king(&mut self, _: View<V, S>, from: u64, to: u64) {
        (self.0)(Move::new(from, to, 0, false));
    }

    #[inline(always)]
    fn man_captures(&mut self, _: View<V, S>, from: u64, to: u64, captured: u64, crowns: bool) {
        (self.0)(Move::new(from, to, captured, crowns));
    }

    #[inline(always)]
    fn king_captures(&mut self, _: View<V, S>, from: u64, to: u64, captured: u64) {
        (self.0)(Move::new(from, to, captured, false));
    }
}

/// The board as text, Black at the top: `b` and `w` men, `B` and `W` kings.
impl<V: Variant> fmt::Debug for Position<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = V::RULES.board.value;
        writeln!(f, "{} {} to move", V::RULES.name, self.turn)?;
        for row in (0..board.rows()).rev() {
            for column in 0..board.columns() {
                let square = board.square_at(crate::Coordinates { column, row });
                let sign = match square.map(|square| self.piece(square)) {
                    None => ' ',
                    Some(None) => '.',
                    Some(Some(Piece { colour: Colour::White, rank: Rank::Man })) => 'w',
                    Some(Some(Piece { colour: Colour::White, rank: Rank::King })) => 'W',
                    Some(Some(Piece { colour: Colour::Black, rank: Rank::Man })) => 'b',
                    Some(Some(Piece { colour: Colour::Black, rank: Rank::King })) => 'B',
                };
                write!(f, "{sign}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
