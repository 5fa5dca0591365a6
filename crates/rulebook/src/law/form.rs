//! Special forms of play: the blind, displays, play without sight of the board, consultation.

use article::{Article, Stated};
use clock::Millis;

/// What an edition says about special forms of play.
#[derive(Clone, Copy, Debug)]
pub struct FormLaw {
    /// Games with blind players.
    pub blind: Option<BlindLaw>,
    /// Players with impairments.
    pub impaired: Option<Article>,
    /// A second board may be permitted.
    pub second_board: Option<Article>,
    /// A special board that is felt may be permitted.
    pub special_board: Option<Article>,
    /// A voice recorder may be permitted.
    pub voice_recorder: Option<Article>,
    /// An assistant may be permitted, who only records.
    pub assistant: Option<Article>,
    /// One plays against many.
    pub display: Option<Article>,
    /// A player does not see the board.
    pub blindfold: Option<Article>,
    /// The player against many does not see the boards.
    pub blindfold_display: Option<Article>,
    /// Several confer on a side.
    pub consultation: Option<Article>,
}

impl FormLaw {
    /// An edition that knows only the ordinary game.
    pub const ORDINARY: Self = Self {
        blind: None,
        impaired: None,
        second_board: None,
        special_board: None,
        voice_recorder: None,
        assistant: None,
        display: None,
        blindfold: None,
        blindfold_display: None,
        consultation: None,
    };
}

/// Games with blind players.
#[derive(Clone, Copy, Debug)]
pub struct BlindLaw {
    /// A move is announced; what was made on the board counts.
    pub announce: Article,
    /// Lifting a piece binds, touching it does not.
    pub lift: Article,
    /// The clock is pressed only after the announcement.
    pub press: Article,
    /// The record and the sealed move may be in Braille.
    pub braille: Article,
    /// Times are told on request, and a blind player is warned when so much is left.
    pub told: Stated<Millis>,
}
