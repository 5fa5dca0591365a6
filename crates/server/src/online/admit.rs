//! Who comes to the board of an event is seated there by his seat at the event.

use std::sync::Arc;

use game::micromatch::Contender;
use hall::Desk;
use hall::table::{Guest, index};
use people::Action;

use super::of_hall;
use crate::app::App;
use crate::caller::Caller;
use crate::office::Trouble;
use venue::Seat;

/// Lets somebody sit where he was paired, if he was: with another browser than before only while that one is gone.
pub(crate) async fn admit(app: &App, desk: &Arc<Desk>, caller: &Caller) -> Result<(), Trouble> {
    if app.house.allow(caller.actor, Action::Play).is_err() {
        return Ok(());
    }
    let booking = {
        let table = desk.lock().await;
        if table.is_over() || table.seat_of(&caller.guest).is_some() {
            return Ok(());
        }
        table.booking().cloned()
    };
    let Some(booking) = booking else { return Ok(()) };
    let venue = app.office.venue(&booking.event).await?.now();
    let seats = venue.seats_of(&caller.guest);
    let his = |seat: &Contender| seats.contains(&Seat::Person(booking.people[index(*seat)]));
    let Some(seat) = Contender::BOTH.into_iter().find(his) else { return Ok(()) };
    if desk.present(|present| present.players[index(seat)]) > 0 {
        return Ok(());
    }
    let name = desk.lock().await.guest(seat).map(|guest| guest.name.clone()).unwrap_or_default();
    let guest = Guest { name, ..caller.guest.clone() };
    app.hall.give_seat(desk, seat, &guest).await.map_err(of_hall).map(drop)
}
