//! A place at a table: somebody is there as long as a connection of his is open.

use std::sync::Arc;
use std::time::{Duration, Instant};

use clock::Moment;
use game::micromatch::Contender;
use tokio::runtime::Handle;
use tokio::sync::watch;

use crate::desk::Desk;
use crate::hall::Hall;
use crate::table::{Own, index, letter};

/// How long a browser may be gone before its player counts as gone.
const GRACE: Duration = Duration::from_secs(3);

/// A place at a table; it is left when this is dropped.
pub struct Place {
    hall: Arc<Hall>,
    desk: Arc<Desk>,
    seat: Option<Contender>,
    /// Whether the house closes: then nobody has left.
    closing: watch::Receiver<bool>,
}

impl Place {
    /// The place of somebody who watches. Who sits at the table is told from who watches when the table is shown.
    #[must_use]
    pub fn enter(hall: Arc<Hall>, desk: Arc<Desk>, closing: watch::Receiver<bool>) -> Self {
        desk.present(|present| present.others = present.others.saturating_add(1));
        Self { hall, desk, seat: None, closing }
    }

    /// Whose it is, if he plays.
    #[must_use]
    pub const fn seat(&self) -> Option<Contender> {
        self.seat
    }

    /// It belongs to a player from now on, if it is one's who has sat down; says whose if it did not before.
    pub fn take(&mut self, seat: Option<Contender>) -> Option<Contender> {
        let came = seat.filter(|_| self.seat.is_none())?;
        self.seat = Some(came);
        self.desk.present(|present| {
            present.others = present.others.saturating_sub(1);
            present.players[index(came)] = present.players[index(came)].saturating_add(1);
        });
        Some(came)
    }

    /// A player who was not here has come.
    pub async fn came(&self, seat: Contender, now: Moment) {
        if let Err(trouble) = self.hall.own(&self.desk, &Own::Came(seat), now).await {
            tracing::warn!(?trouble, "a player's arrival was not written");
        }
    }
}

impl Drop for Place {
    /// If it was the player's last one and stays so, he is gone.
    fn drop(&mut self) {
        let Some(seat) = self.seat else {
            self.desk.present(|present| present.others = present.others.saturating_sub(1));
            return;
        };
        let left = self.desk.present(|present| {
            let left = &mut present.players[index(seat)];
            *left = left.saturating_sub(1);
            let left = *left;
            present.seen = Some(Instant::now());
            left
        });
        if left > 0 || *self.closing.borrow() {
            return;
        }
        let (hall, desk) = (self.hall.clone(), self.desk.clone());
        let Ok(runtime) = Handle::try_current() else { return };
        runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            if desk.present(|present| present.players[index(seat)]) == 0 {
                let now = hall.time().now();
                if let Err(trouble) = hall.own(&desk, &Own::Went(seat), now).await {
                    tracing::warn!(?trouble, seat = letter(seat), "a player's absence was not written");
                }
            }
        });
    }
}
