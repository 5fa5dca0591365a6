//! Whether something that is written down can have happened: for those who check a journal.

use competition::{Event, Fact as Happened, entry, round};

use super::{Fact, Venue};

impl Venue {
    /// Whether a fact can have happened now.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn possible(&self, fact: &Fact) -> Result<(), String> {
        let seated = |no: u32| self.seats().iter().any(|held| held.no == no);
        let invited = |no: u32| self.invitations().iter().any(|known| known.no == no);
        match fact {
            Fact::Opened(_) => Err("the event is opened twice".to_owned()),
            Fact::Conducted { events, .. } => self.conductible(events),
            Fact::Seated(held) if seated(held.no) => Err(format!("seat {} is taken", held.no)),
            Fact::Seated(held) if held.invitation.is_some_and(|no| !invited(no)) => {
                Err(format!("nobody was invited to seat {}", held.no))
            }
            Fact::Unseated { no, .. } if !seated(*no) => Err(format!("nobody has seat {no}")),
            Fact::Recalled { invitation } if !invited(*invitation) => {
                Err(format!("there is no invitation {invitation}"))
            }
            Fact::Answered { no, .. } => {
                let open = self.requests().iter().any(|known| known.no == *no && known.answer.is_none());
                if open { Ok(()) } else { Err(format!("nobody asked {no}")) }
            }
            _ => Ok(()),
        }
    }

    /// Events come in the order of their steps, and are about those who are there.
    fn conductible(&self, events: &[Event]) -> Result<(), String> {
        let mut event = self.competition().clone();
        let mut step = event.journal().last().map_or(0, |last| last.step);
        for next in events {
            if next.step < step || next.step > step + 1 {
                return Err(format!("step {} follows step {step}", next.step));
            }
            step = next.step;
            match &next.fact {
                Happened::Entry(entry::Fact::Registered { id, .. }) => {
                    let expected = event.entries().len() + 1;
                    if id.0 as usize != expected {
                        return Err(format!("{id} is registered as number {expected}"));
                    }
                }
                Happened::Round(round::Fact::Paired(paired)) if paired.round != event.stage().next() => {
                    return Err(format!("round {} is paired, not {}", event.stage().next(), paired.round));
                }
                Happened::Round(
                    round::Fact::Scored { round, white, .. }
                    | round::Fact::GameScored { round, white, .. }
                    | round::Fact::Corrected { round, white, .. },
                ) => {
                    let boards = event.stage().round(*round).map(|round| round.boards.as_slice());
                    if !boards.unwrap_or_default().iter().any(|board| board.white == *white) {
                        return Err(format!("nobody meets in round {round} with White as {white}"));
                    }
                }
                Happened::Undone { step, .. } if !event.standing().any(|event| event.step == *step) => {
                    return Err(format!("step {step} does not stand"));
                }
                _ => {}
            }
            event.apply(next);
        }
        Ok(())
    }
}
