//! Online events: boards open from the pairs at the hour of a round, and what came of them goes back into the event.
//!
//! A table has a name that follows from its pair, so that it is opened once whoever asks; a result is kept where there is none
//! yet, so that it is kept once whoever tells it. After a start both are looked at again: nothing rests on having been told.

mod admit;
mod delay;
mod open;
mod result;

#[cfg(test)]
mod tests;

pub(crate) use admit::admit;
pub(crate) use delay::{Late, delay, seen, watch};
pub(crate) use open::regulation;
pub(crate) use result::outcome_of;

use std::sync::Arc;

use clock::{Millis, Moment};
use competition::{Command, schedule};
use hall::table::Booking;
use hall::{Hall, Timer};
use tokio::sync::mpsc;

use crate::office::{Events, Office, Trouble, VenueDesk};
use open::Boards;
use venue::{Fact, Venue};

/// What could not be done is tried again after this.
const AGAIN: Millis = Millis::seconds(2);

/// What joins events and tables.
pub(crate) struct Online {
    hall: Arc<Hall>,
    office: Arc<Office>,
    events: Arc<Events>,
    /// The events that are to be looked at.
    timer: Timer,
}

impl Online {
    pub(crate) fn new(hall: Arc<Hall>, office: Arc<Office>, events: Arc<Events>) -> Self {
        Self { hall, office, events, timer: Timer::default() }
    }

    /// Something has happened at an event.
    pub(crate) fn heard(&self, event: &str) {
        self.timer.set(event, Some(self.office.time().now()));
    }

    /// Looks after online events until the server ends.
    pub(crate) async fn run(self: Arc<Self>) {
        let (sender, mut ends) = mpsc::unbounded_channel();
        self.hall.tell_ends(sender);
        self.events.running().iter().for_each(|event| self.heard(event));
        loop {
            tokio::select! {
                ended = ends.recv() => match ended {
                    Some(table) => self.ended(&table).await,
                    None => return,
                },
                event = self.timer.due(self.office.time()) => {
                    if let Err(trouble) = self.look(&event).await {
                        tracing::error!(%event, ?trouble, "an online event could not be looked after");
                        self.timer.set(&event, Some(self.office.time().now() + AGAIN));
                    }
                }
            }
        }
    }

    /// Opens the boards that are due, and takes in what has ended without anybody telling.
    pub(crate) async fn look(&self, event: &str) -> Result<(), Trouble> {
        let desk = self.office.venue(event).await?;
        let venue = desk.now();
        match Boards::of(&venue, self.office.time().now()) {
            Boards::None => {}
            Boards::At(moment) => self.timer.set(event, Some(moment)),
            Boards::Due(boards) => {
                for board in &boards {
                    self.hall.open_once(&board.table, &board.facts).await.map_err(of_hall)?;
                }
                let opened = |venue: &Venue, _: Moment| {
                    let unknown = boards.iter().filter(|due| !due.is_known(venue));
                    Ok(unknown.map(open::Due::fact).collect::<Vec<Fact>>())
                };
                self.office.conduct(&desk, "program", opened).await?;
            }
        }
        let venue = desk.now();
        for (round, board, table) in venue.tables() {
            let open = venue.competition().pairs(round).iter().any(|pair| pair.board == board && !pair.known);
            if open {
                let table = self.hall.desk(table).await.map_err(of_hall)?;
                let over = table.lock().await.is_over();
                if over {
                    self.keep(&desk, &table).await?;
                }
            }
        }
        Ok(())
    }

    /// A board has ended: its result goes into the event.
    async fn ended(&self, table: &str) {
        let kept = async {
            let table = self.hall.desk(table).await.map_err(of_hall)?;
            let event = table.lock().await.booking().map(|booking| booking.event.clone());
            let Some(event) = event else { return Ok(()) };
            self.keep(&*self.office.venue(&event).await?, &table).await
        };
        if let Err(trouble) = kept.await {
            tracing::error!(%table, ?trouble, "the result of a board was not kept");
        }
    }

    /// Keeps a result, if the event does not know one.
    async fn keep(&self, desk: &VenueDesk, table: &hall::Desk) -> Result<(), Trouble> {
        let (id, booking, told) = {
            let table = table.lock().await;
            let Some(booking) = table.booking().cloned() else { return Ok(()) };
            let Some(told) = result::told(&table) else { return Ok(()) };
            (table.id().to_owned(), booking, told)
        };
        let Booking { round, board, .. } = booking;
        let keep = |venue: &Venue, now: Moment| {
            let event = venue.competition();
            let pair = event.pairs(round).into_iter().find(|pair| pair.board == board && !pair.known);
            let Some(pair) = pair.filter(|_| venue.table_of(round, board) == Some(&id)) else {
                return Ok(Vec::new());
            };
            Ok(venue.own(&[pair.score(round, told.outcome, told.games.as_deref())], now)?)
        };
        self.office.conduct(desk, "program", keep).await?;
        // When the last board is over so is the round, if it was begun and nobody has ended it.
        let end = |venue: &Venue, now: Moment| {
            let event = venue.competition();
            let over = event.pairs(round).iter().all(|pair| pair.known)
                && event.round_began_at(round).is_some()
                && event.round_ended_at(round).is_none();
            let end = Command::Schedule(schedule::Command::End(round));
            Ok(if over { venue.own(&[end], now).unwrap_or_default() } else { Vec::new() })
        };
        self.office.conduct(desk, "program", end).await.map(drop)
    }
}

fn of_hall(trouble: hall::Trouble) -> Trouble {
    match trouble {
        hall::Trouble::No(no) => no.into(),
        hall::Trouble::NoTable => hall::table::No::new("no-table", "there is no such table").into(),
        hall::Trouble::Store(error) => Trouble::Store(error),
    }
}
