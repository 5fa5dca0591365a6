//! The queue before a writer: bounded by bytes, emptied in batches, closed in order.

use std::sync::Arc;

use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::entry::{Append, Appended};
use crate::error::Error;
use crate::limits;

/// Bytes that may wait; who brings more waits at the door.
const WAITING_BYTES_MAX: u32 = 64 << 20;
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

/// What a writer is asked to do.
#[derive(Debug)]
enum Order {
    Write(Job),
    Close(oneshot::Sender<()>),
}

/// The door: where appends are brought.
#[derive(Debug)]
pub(crate) struct Queue {
    orders: UnboundedSender<Order>,
    room: Arc<Semaphore>,
}

/// The other end: where a writer takes its batches.
#[derive(Debug)]
pub(crate) struct Batches {
    orders: UnboundedReceiver<Order>,
    /// Who wants to know when everything is written.
    pub(crate) closing: Vec<oneshot::Sender<()>>,
}

/// A queue and its other end.
pub(crate) fn queue() -> (Queue, Batches) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let room = Arc::new(Semaphore::new(WAITING_BYTES_MAX as usize));
    (Queue { orders: sender, room }, Batches { orders: receiver, closing: Vec::new() })
}

impl Queue {
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

impl Batches {
    /// The next batch: whatever has gathered while the one before was written. `None` when all is done.
    pub(crate) async fn next(&mut self) -> Option<Vec<Job>> {
        loop {
            let first = self.orders.recv().await?;
            let jobs = self.gather(first);
            if !jobs.is_empty() {
                return Some(jobs);
            }
        }
    }

    /// The same for a thread of its own.
    pub(crate) fn next_blocking(&mut self) -> Option<Vec<Job>> {
        loop {
            let first = self.orders.blocking_recv()?;
            let jobs = self.gather(first);
            if !jobs.is_empty() {
                return Some(jobs);
            }
        }
    }

    fn gather(&mut self, first: Order) -> Vec<Job> {
        let (mut jobs, mut entries, mut bytes) = (Vec::new(), 0, 0);
        let mut order = Some(first);
        while let Some(next) = order {
            match next {
                Order::Write(job) => {
                    entries += job.appends.iter().map(|append| append.entries.len()).sum::<usize>();
                    bytes += job.room.num_permits();
                    jobs.push(job);
                }
                Order::Close(closed) => {
                    self.orders.close();
                    self.closing.push(closed);
                }
            }
            let full = entries >= BATCH_ENTRIES_MAX || bytes >= BATCH_BYTES_MAX;
            order = if full { None } else { self.orders.try_recv().ok() };
        }
        jobs
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
