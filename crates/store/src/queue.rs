//! The queue before a writer: bounded by bytes, emptied in batches, closed in order.
//!
//! Beside appends a writer may have errands to do. They have a bound of their own, so that they never keep appends at
//! the door.

use std::convert::Infallible;
use std::sync::Arc;

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::entry::{Append, Appended};
use crate::error::Error;
use crate::limits;

/// Bytes that may wait; who brings more waits at the door.
const WAITING_BYTES_MAX: u32 = 64 << 20;
/// Bytes of errands that may wait.
const ERRANDS_BYTES_MAX: u32 = 16 << 20;
/// What an append costs beyond its bytes.
const OVERHEAD_BYTES: usize = 256;
/// Entries of one transaction, unless one job has more.
const BATCH_ENTRIES_MAX: usize = 4_096;
/// Bytes of one transaction, unless one job has more.
const BATCH_BYTES_MAX: usize = 4 << 20;

/// Something to be written, and who waits for it.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) appends: Vec<Append>,
    answer: oneshot::Sender<Result<Vec<Appended>, Error>>,
    /// Its share of the queue, given back when it is answered.
    room: OwnedSemaphorePermit,
}

/// Something else to be done, and who waits for it, if anybody does.
#[derive(Debug)]
pub(crate) struct Errand<W> {
    pub(crate) what: W,
    answer: Option<oneshot::Sender<Result<(), Error>>>,
    /// Its share of the errands, given back when it is answered.
    _room: Option<OwnedSemaphorePermit>,
}

/// What has gathered.
#[derive(Debug)]
pub(crate) struct Batch<W> {
    pub(crate) jobs: Vec<Job>,
    pub(crate) errands: Vec<Errand<W>>,
}

/// What a writer is asked to do.
#[derive(Debug)]
enum Order<W> {
    Write(Job),
    Errand(Errand<W>),
    Close(oneshot::Sender<()>),
}

/// The door: where appends are brought, and errands, if the writer does any.
#[derive(Debug)]
pub(crate) struct Queue<W = Infallible> {
    orders: UnboundedSender<Order<W>>,
    room: Arc<Semaphore>,
    errands_room: Arc<Semaphore>,
}

/// The other end: where a writer takes its batches.
#[derive(Debug)]
pub(crate) struct Batches<W = Infallible> {
    orders: UnboundedReceiver<Order<W>>,
    /// Who wants to know when everything is written.
    pub(crate) closing: Vec<oneshot::Sender<()>>,
}

/// A queue and its other end.
pub(crate) fn queue<W>() -> (Queue<W>, Batches<W>) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let room = Arc::new(Semaphore::new(WAITING_BYTES_MAX as usize));
    let errands_room = Arc::new(Semaphore::new(ERRANDS_BYTES_MAX as usize));
    (Queue { orders: sender, room, errands_room }, Batches { orders: receiver, closing: Vec::new() })
}

impl<W> Queue<W> {
    /// Brings appends and waits until they are written.
    pub(crate) async fn write(&self, appends: Vec<Append>) -> Result<Vec<Appended>, Error> {
        let bytes = limits::check(&appends)?;
        let weight = bytes.saturating_add(appends.len().saturating_mul(OVERHEAD_BYTES));
        let weight = u32::try_from(weight).unwrap_or(u32::MAX).min(WAITING_BYTES_MAX);
        let room = Arc::clone(&self.room).acquire_many_owned(weight).await.map_err(|_| Error::Closed)?;
        let (answer, answered) = oneshot::channel();
        let order = Order::Write(Job { appends, answer, room });
        self.orders.send(order).map_err(|_| Error::Closed)?;
        // A writer that ends without an answer has not written it.
        answered.await.unwrap_or(Err(Error::Closed))
    }

    /// Brings an errand of so many bytes and waits until it is done.
    pub(crate) async fn errand(&self, what: W, bytes: usize) -> Result<(), Error> {
        let weight = u32::try_from(bytes.saturating_add(OVERHEAD_BYTES)).unwrap_or(u32::MAX);
        let room = Arc::clone(&self.errands_room).acquire_many_owned(weight.min(ERRANDS_BYTES_MAX)).await;
        let room = room.map_err(|_| Error::Closed)?;
        let (answer, answered) = oneshot::channel();
        let errand = Errand { what, answer: Some(answer), _room: Some(room) };
        self.orders.send(Order::Errand(errand)).map_err(|_| Error::Closed)?;
        answered.await.unwrap_or(Err(Error::Closed))
    }

    /// Asks the writer to end, and waits until it has.
    pub(crate) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.orders.send(Order::Close(closed)).is_ok() {
            let _ = done.await;
        }
    }

    /// Whether the writer has gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.orders.is_closed()
    }
}

impl<W> Batches<W> {
    /// The next batch: whatever has gathered while the one before was written. `None` when all is done.
    pub(crate) async fn next(&mut self) -> Option<Batch<W>> {
        let first = self.orders.recv().await?;
        Some(self.gather(Some(first)))
    }

    /// The same for a thread of its own.
    pub(crate) fn next_blocking(&mut self) -> Option<Batch<W>> {
        let first = self.orders.blocking_recv()?;
        Some(self.gather(Some(first)))
    }

    /// What has gathered until now, perhaps nothing.
    pub(crate) fn ready(&mut self) -> Batch<W> {
        let first = self.orders.try_recv().ok();
        self.gather(first)
    }

    fn gather(&mut self, first: Option<Order<W>>) -> Batch<W> {
        let mut batch = Batch { jobs: Vec::new(), errands: Vec::new() };
        let (mut entries, mut bytes) = (0, 0);
        let mut order = first;
        while let Some(next) = order {
            match next {
                Order::Write(job) => {
                    entries += job.appends.iter().map(|append| append.entries.len()).sum::<usize>();
                    bytes += job.room.num_permits();
                    batch.jobs.push(job);
                }
                Order::Errand(errand) => batch.errands.push(errand),
                Order::Close(closed) => {
                    self.orders.close();
                    self.closing.push(closed);
                }
            }
            let full = entries >= BATCH_ENTRIES_MAX || bytes >= BATCH_BYTES_MAX;
            order = if full { None } else { self.orders.try_recv().ok() };
        }
        batch
    }
}

impl<W> Batch<W> {
    /// Tells everybody that nothing will be done.
    pub(crate) fn refuse(self, error: &Error) {
        self.jobs.into_iter().for_each(|job| job.answer(Err(error.clone())));
        self.errands.into_iter().for_each(|errand| errand.answer(Err(error.clone())));
    }
}

impl<W> Errand<W> {
    /// An errand that nobody waits for.
    pub(crate) fn own(what: W) -> Self {
        Self { what, answer: None, _room: None }
    }

    /// Tells who waits for it.
    pub(crate) fn answer(self, answer: Result<(), Error>) {
        if let Some(waiting) = self.answer {
            let _ = waiting.send(answer);
        }
    }
}

/// Tells those who wait that the writer has ended.
pub(crate) fn tell_closed(waiting: Vec<oneshot::Sender<()>>) {
    for closed in waiting {
        let _ = closed.send(());
    }
}

impl Job {
    /// Tells the author; who has gone away need not hear it.
    pub(crate) fn answer(self, answer: Result<Vec<Appended>, Error>) {
        let _ = self.answer.send(answer);
    }
}
