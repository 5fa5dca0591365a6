//! What the edition says about events.

mod admission;
mod ages;
mod organisation;
mod panel;
mod protest;
mod round;
mod standing;
mod swiss;
mod systems;
mod team;
mod withdrawal;

use crate::law::event::EventLaw;

/// The page about events.
pub(in crate::edition) const EVENT: EventLaw = EventLaw {
    swiss: swiss::LAW,
    systems: systems::LAW,
    withdrawal: withdrawal::LAW,
    standing: standing::LAW,
    team: team::LAW,
    ages: ages::LAW,
    admission: admission::LAW,
    panel: panel::LAW,
    protest: protest::LAW,
    round: round::LAW,
    organisation: organisation::LAW,
};
