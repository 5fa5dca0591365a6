//! A connection that does not wait for ever until the other side reads.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A connection, with what is held as long as it is open.
pub(super) struct Line<S, G> {
    stream: S,
    patience: Duration,
    /// Runs while the other side takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    _held: G,
}

impl<S, G> Line<S, G> {
    pub(super) fn new(stream: S, patience: Duration, held: G) -> Self {
        Self { stream, patience, stalled: None, _held: held }
    }

    /// What was written, or that nothing could be for too long.
    fn patiently<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        stalled.as_mut().poll(cx).map(|()| Err(ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin, G: Unpin> AsyncRead for Line<S, G> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin, G: Unpin> AsyncWrite for Line<S, G> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.patiently(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.patiently(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.patiently(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.patiently(cx, shut)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    fn run(future: impl Future<Output = ()>) {
        tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(future);
    }

    #[test]
    fn who_does_not_read_is_given_up() {
        run(async {
            let (here, _there) = tokio::io::duplex(16);
            let mut line = Line::new(here, Duration::from_millis(30), ());
            let error = line.write_all(&[0; 64]).await.unwrap_err();
            assert_eq!(error.kind(), ErrorKind::TimedOut);
        });
    }

    #[test]
    fn who_reads_slowly_is_waited_for() {
        run(async {
            let (here, mut there) = tokio::io::duplex(16);
            let mut line = Line::new(here, Duration::from_millis(200), ());
            let reading = tokio::spawn(async move {
                let mut bytes = [0; 16];
                for _ in 0..8 {
                    sleep(Duration::from_millis(50)).await;
                    there.read_exact(&mut bytes).await.unwrap();
                }
            });
            line.write_all(&[0; 128]).await.unwrap();
            reading.await.unwrap();
        });
    }
}
