//! What a player may do at this moment, each with its article.

use article::Article;
use clock::Moment;
use rulebook::law::OfferTime;

use crate::state::Phase;
use crate::{Claim, Game, OpenClaim, Player};

/// Something a player may do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Right {
    /// What.
    pub what: What,
    /// By which article.
    pub by: Article,
}

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// Move.
    Move,
    /// Press the clock.
    Press,
    /// Offer a draw.
    Offer,
    /// Accept or decline the offered draw.
    Answer,
    /// Claim a draw by repetition.
    ClaimRepetition,
    /// Claim a draw by counted moves.
    ClaimMoveCount,
    /// Claim that the ending is not played on.
    ClaimNotPlayedOn,
    /// Claim a draw by repetition with a move that is written and not made.
    ClaimRepetitionByMove,
    /// Claim that both flags are down.
    ClaimBothFlags,
    /// Fix a draw when short of time in a better ending.
    ClaimShortOfTime,
    /// Offer a draw and stop the clocks in a won position.
    ClaimWonWithoutTime,
    /// Claim a draw by moves counted aloud.
    ClaimCountedAloud,
    /// Say that the opponent's flag is down.
    CallFlag,
    /// Demand that an irregularity be corrected.
    DemandCorrection,
    /// Stop the clocks to call the arbiter.
    CallArbiter,
    /// Resign.
    Resign,
    /// Seal a move.
    Seal,
    /// Agree to a draw without resuming.
    AgreeAdjourned,
    /// Seal the answer to an absent opponent.
    SealAnswer,
    /// Have wrongly set clocks corrected.
    CorrectClocks,
    /// Restore the record.
    RestoreRecord,
    /// Sign the score sheet.
    Sign,
    /// Announce the move that was made.
    Announce,
}

impl Game {
    /// What a player may do at a moment.
    #[must_use]
    pub fn rights(&self, player: Player, now: Moment) -> Vec<Right> {
        let mut rights = Vec::new();
        rights.extend(crate::adjourn::rights(self, player));
        rights.extend(crate::record::rights(self, player, now));
        rights.extend(crate::form::rights(self, player));
        let mut may = |what, by| rights.push(Right { what, by });
        let law = self.law;
        if self.phase == Phase::Adjourned {
            may(What::Resign, law.results.resignation);
        }
        if !matches!(self.phase, Phase::Playing) {
            return rights;
        }
        let turn = self.turn() == player;
        let free = crate::start::may_move(self, player, now).is_ok()
            && crate::adjourn::may_move(self).is_ok()
            && crate::form::may_move(self, player).is_ok()
            && crate::record::may_move(self, player, now).is_ok();
        if turn && self.unpressed != Some(player) && free {
            may(What::Move, law.clock.in_turn);
        }
        if self.unpressed == Some(player) && crate::form::may_press(self, player).is_ok() {
            may(What::Press, law.clock.press_after_move);
        }
        let with_move = matches!(law.draws.offer.value, OfferTime::BeforePress) && turn;
        if self.may_offer(player).is_ok() || (with_move && self.may_agree(player).is_ok()) {
            may(What::Offer, law.draws.offer.by);
        }
        if self.offers.standing == Some(player.other()) {
            may(What::Answer, law.draws.offer.by);
        }
        for OpenClaim { claim, by } in self.open_claims(player, now) {
            may(What::of(claim), by);
        }
        if self.flags(now)[player.other()] {
            may(What::CallFlag, law.clock.flag_called_by);
        }
        if let Some(by) = crate::irregularity::may_demand(self, player) {
            may(What::DemandCorrection, by);
        }
        if let Some(by) = law.clock.stop_to_call.filter(|_| !self.is_remote()) {
            may(What::CallArbiter, by);
        }
        may(What::Resign, law.results.resignation);
        rights
    }
}

impl What {
    /// The one word for it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Press => "press",
            Self::Offer => "offer",
            Self::Answer => "answer",
            Self::ClaimRepetition => "claim-repetition",
            Self::ClaimMoveCount => "claim-move-count",
            Self::ClaimNotPlayedOn => "claim-not-played-on",
            Self::ClaimRepetitionByMove => "claim-repetition-by-move",
            Self::ClaimBothFlags => "claim-both-flags",
            Self::ClaimShortOfTime => "claim-short-of-time",
            Self::ClaimWonWithoutTime => "claim-won-without-time",
            Self::ClaimCountedAloud => "claim-counted-aloud",
            Self::CallFlag => "call-flag",
            Self::DemandCorrection => "demand-correction",
            Self::CallArbiter => "call-arbiter",
            Self::Resign => "resign",
            Self::Seal => "seal",
            Self::AgreeAdjourned => "agree-adjourned",
            Self::SealAnswer => "seal-answer",
            Self::CorrectClocks => "correct-clocks",
            Self::RestoreRecord => "restore-record",
            Self::Sign => "sign",
            Self::Announce => "announce",
        }
    }

    /// Every right there is.
    pub const ALL: [Self; 23] = [
        Self::Move,
        Self::Press,
        Self::Offer,
        Self::Answer,
        Self::ClaimRepetition,
        Self::ClaimMoveCount,
        Self::ClaimNotPlayedOn,
        Self::ClaimRepetitionByMove,
        Self::ClaimBothFlags,
        Self::ClaimShortOfTime,
        Self::ClaimWonWithoutTime,
        Self::ClaimCountedAloud,
        Self::CallFlag,
        Self::DemandCorrection,
        Self::CallArbiter,
        Self::Resign,
        Self::Seal,
        Self::AgreeAdjourned,
        Self::SealAnswer,
        Self::CorrectClocks,
        Self::RestoreRecord,
        Self::Sign,
        Self::Announce,
    ];

    /// The right to a claim.
    #[must_use]
    pub const fn of(claim: Claim) -> Self {
        match claim {
            Claim::Repetition => Self::ClaimRepetition,
            Claim::RepetitionAfter(_) => Self::ClaimRepetitionByMove,
            Claim::MoveCount => Self::ClaimMoveCount,
            Claim::NotPlayedOn => Self::ClaimNotPlayedOn,
            Claim::BothFlags => Self::ClaimBothFlags,
            Claim::ShortOfTime => Self::ClaimShortOfTime,
            Claim::WonWithoutTime => Self::ClaimWonWithoutTime,
            Claim::CountedAloud => Self::ClaimCountedAloud,
        }
    }

    /// A few words for it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Press => "press the clock",
            Self::Offer => "offer a draw",
            Self::Answer => "accept or decline the draw",
            Self::ClaimRepetition => "claim a draw by repetition",
            Self::ClaimMoveCount => "claim a draw by counted moves",
            Self::ClaimNotPlayedOn => "claim that the ending is not played on",
            Self::ClaimRepetitionByMove => "write a move that repeats the position, and claim a draw",
            Self::ClaimBothFlags => "claim a draw because both flags are down",
            Self::ClaimShortOfTime => "fix a draw when short of time",
            Self::ClaimWonWithoutTime => "offer a draw and stop the clocks in a won position",
            Self::ClaimCountedAloud => "claim a draw by moves counted aloud",
            Self::CallFlag => "call the opponent's flag",
            Self::DemandCorrection => "demand a correction",
            Self::CallArbiter => "stop the clocks and call the arbiter",
            Self::Resign => "resign",
            Self::Seal => "seal a move",
            Self::AgreeAdjourned => "agree to a draw without resuming",
            Self::SealAnswer => "seal the answer",
            Self::CorrectClocks => "have wrongly set clocks corrected",
            Self::RestoreRecord => "restore the record",
            Self::Sign => "sign the score sheet",
            Self::Announce => "announce the move",
        }
    }
}
