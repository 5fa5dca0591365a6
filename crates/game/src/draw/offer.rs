//! Offers of a draw.

use clock::Moment;
use rulebook::law::{Again, Measure, OfferTime};
use rulebook::{Record, Tempo};

use crate::actor::{Each, PLAYERS};
use crate::outcome::{Cause, Outcome};
use crate::{Board, Event, Fact, Game, Player, Refusal, sanction};

/// Who has offered a draw, and who may not offer again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// Whose offer stands.
    pub(crate) standing: Option<Player>,
    /// Whose offer was declined and may not be repeated yet.
    pub(crate) barred: Each<bool>,
}

impl Game {
    /// Whose draw offer stands.
    #[must_use]
    pub const fn offered(&self) -> Option<Player> {
        self.offers.standing
    }

    /// Why a player may not offer a draw now.
    ///
    /// # Errors
    /// The refusal.
    pub fn may_offer(&self, player: Player) -> Result<(), Refusal> {
        self.may_agree(player)?;
        let draws = &self.law.draws;
        let by = match draws.offer.value {
            OfferTime::AfterMove | OfferTime::BeforePress if self.turn() == player => draws.offer.by,
            OfferTime::BeforePress if self.unpressed != Some(player) => {
                draws.offer_in_thought.unwrap_or(draws.offer.by)
            }
            _ => return Ok(()),
        };
        Err(match draws.offer.value {
            OfferTime::BeforePress => Refusal::new(
                by,
                "a draw is offered with one's move, before the clock is switched",
                "make your move and offer with it",
            ),
            _ => Refusal::new(by, "a draw is offered after one's own move", "make your move, then offer"),
        })
    }

    /// Why a player may not offer a draw with a move that leads to this board.
    pub(crate) fn may_offer_with(&self, player: Player, after: &Board) -> Result<(), Refusal> {
        if self.offers.standing == Some(player) {
            return Err(already_offered(self));
        }
        self.agreeable(player, after, Some(player))
    }

    /// What holds for an offer at any time: enough moves, few enough pieces, the right not used up.
    pub(crate) fn may_agree(&self, player: Player) -> Result<(), Refusal> {
        if self.offers.standing.is_some() {
            return Err(already_offered(self));
        }
        self.agreeable(player, &self.board, None)
    }

    /// The same on a board, after one more move of a player perhaps.
    fn agreeable(&self, player: Player, board: &Board, mover: Option<Player>) -> Result<(), Refusal> {
        let draws = &self.law.draws;
        let made = |each| self.moves_of(each).saturating_add(u16::from(mover == Some(each)));
        let least = || PLAYERS.map(made).into_iter().min().unwrap_or(0);
        let (tempo, record) = (self.regulation.discipline.tempo, self.regulation.record);
        let early = |by, why, due| {
            let instead = format!("when each player has made {due} moves; now {}", least());
            Err(Refusal::new(by, why, instead))
        };
        if let Some(due) =
            draws.from_move.filter(|due| due.games.include(tempo, record) && least() < due.value)
        {
            return early(due.by, "too early for a draw offer", due.value);
        }
        if let Some(due) = self.regulation.offers_from.filter(|&due| least() < due) {
            let by = draws.own_conditions.unwrap_or(draws.offer.by);
            return early(by, "too early for a draw offer by the regulation", due);
        }
        let unrecorded = tempo != Tempo::Classical && record == Record::NotKept;
        let most_pieces = PLAYERS.map(|each| board.pieces(each)).into_iter().max().unwrap_or(0);
        if let Some(due) = draws.pieces_without_record.filter(|due| unrecorded && most_pieces > due.value) {
            return Err(Refusal::new(
                due.by,
                "too many pieces for an agreed draw without a record",
                format!("when each player has {} pieces or fewer; now {most_pieces}", due.value),
            ));
        }
        if self.offers.barred[player] {
            let instead = match draws.again.value {
                Again::AfterTheOther | Again::Freely => "after the opponent has offered; claims stay open",
                Again::AfterTheOtherOrChange => {
                    "after the opponent has offered, or a piece was taken or crowned; claims stay open"
                }
            };
            return Err(Refusal::new(draws.again.by, "the offer was declined", instead));
        }
        Ok(())
    }
}

pub(crate) fn offer(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    game.may_offer(player)?;
    let mut events = vec![Fact::Offered { player }.at(now)];
    let in_thought = game.turn() != player && game.unpressed != Some(player);
    if let (OfferTime::AfterMoveOrWarning(by), true) = (game.law.draws.offer.value, in_thought) {
        events.push(sanction::imposed(player, Measure::Warning, by).at(now));
    }
    Ok(events)
}

pub(crate) fn accept(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    standing_for(game, player)?;
    let draws = &game.law.draws;
    let by = draws.agreement.unwrap_or(draws.offer.by);
    Ok(vec![Fact::Ended(Outcome::draw(Cause::Agreement, by)).at(now)])
}

pub(crate) fn decline(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    standing_for(game, player)?;
    Ok(vec![Fact::Declined { player }.at(now)])
}

pub(crate) fn withdraw(game: &Game) -> Result<Vec<Event>, Refusal> {
    let by = game.law.draws.binding.unwrap_or(game.law.draws.offer.by);
    Err(Refusal::new(by, "an offer cannot be taken back", "it stands until the opponent answers or moves"))
}

fn already_offered(game: &Game) -> Refusal {
    Refusal::new(game.law.draws.offer.by, "a draw is already offered", "answer the offer, or wait")
}

fn standing_for(game: &Game, player: Player) -> Result<(), Refusal> {
    game.must_be_playing()?;
    if game.offers.standing == Some(player.other()) {
        return Ok(());
    }
    Err(Refusal::new(game.law.draws.offer.by, "no draw was offered to this player", "offer one after a move"))
}
