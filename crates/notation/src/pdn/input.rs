//! A window on a stream of bytes that knows its line and column.

use std::io::{self, ErrorKind, Read};

use super::Place;

/// Bytes of a stream: those between `start` and `end` of the buffer are read and not yet passed.
pub(super) struct Input<R> {
    from: R,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    ended: bool,
    /// How many bytes of the stream came before the buffer.
    before: u64,
    line: u64,
    /// Where in the stream the line would start if every character had one byte.
    line_start: u64,
    /// No comment is closed between here and that byte of the stream: so a search has ended.
    unclosed: (u64, Found),
}

/// What [`Input::find`] finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The byte, so far behind the start.
    At(usize),
    /// The end of the stream.
    End,
    /// As many bytes as it may look at.
    Limit,
}

/// How many bytes are asked for at a time.
const CHUNK: usize = 64 * 1024;

/// How many bytes [`Input::look_ahead`] promises.
pub(super) const AHEAD: usize = 512;

impl<R: Read> Input<R> {
    pub(super) fn new(from: R) -> Self {
        Self {
            from,
            buffer: Vec::new(),
            start: 0,
            end: 0,
            ended: false,
            before: 0,
            line: 1,
            line_start: 0,
            unclosed: (0, Found::End),
        }
    }

    /// What is read and not yet passed.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        self.buffer.get(self.start..self.end).unwrap_or_default()
    }

    /// As much of it as [`look_ahead`](Self::look_ahead) promises: what is decided by these bytes does not depend on
    /// how the stream delivers them.
    #[inline]
    pub(super) fn ahead(&self) -> &[u8] {
        let rest = self.rest();
        rest.get(..AHEAD).unwrap_or(rest)
    }

    /// Where [`rest`](Self::rest) starts.
    #[inline]
    pub(super) fn place(&self) -> Place {
        let at = self.before + self.start as u64;
        Place { line: self.line, column: at.saturating_sub(self.line_start) + 1 }
    }

    /// Makes [`AHEAD`] bytes available, or all there are.
    #[inline]
    pub(super) fn look_ahead(&mut self) -> io::Result<()> {
        self.reach(AHEAD)
    }

    /// Makes so many bytes available, or all there are.
    #[inline]
    pub(super) fn reach(&mut self, count: usize) -> io::Result<()> {
        while self.end - self.start < count && !self.ended {
            self.fill()?;
        }
        Ok(())
    }

    /// Passes ASCII without line ends.
    #[inline]
    pub(super) fn pass_ascii(&mut self, count: usize) {
        self.start = self.end.min(self.start + count);
    }

    /// Passes a byte order mark, which is no character of the first line.
    pub(super) fn pass_mark(&mut self) {
        self.pass_ascii(3);
        self.line_start = self.before + self.start as u64;
    }

    /// Passes any bytes.
    pub(super) fn pass(&mut self, count: usize) {
        let passed = self.rest();
        let passed = passed.get(..count).unwrap_or(passed);
        let count = passed.len();
        if passed.is_ascii() && memchr::memchr(b'\n', passed).is_none() {
            self.start += count;
            return;
        }
        let mut tail = passed;
        let mut lines = 0;
        if let Some(last) = memchr::memrchr(b'\n', passed) {
            lines = 1 + memchr::memchr_iter(b'\n', passed.get(..last).unwrap_or_default()).count() as u64;
            tail = passed.get(last + 1..).unwrap_or_default();
        }
        let continuation = tail.iter().filter(|&&byte| byte & 0xC0 == 0x80).count() as u64;
        let tail = tail.len() as u64;
        self.start += count;
        if lines > 0 {
            self.line += lines;
            self.line_start = self.before + self.start as u64 - tail;
        }
        self.line_start += continuation;
    }

    /// Passes blanks; gives the byte that follows.
    #[inline]
    pub(super) fn skip_blanks(&mut self) -> io::Result<Option<u8>> {
        // The commonest: one blank, and enough is read.
        if self.end - self.start > AHEAD {
            match *self.rest() {
                [b' ', next, ..] if is_solid(next) => {
                    self.start += 1;
                    return Ok(Some(next));
                }
                [next, ..] if is_solid(next) => return Ok(Some(next)),
                _ => {}
            }
        }
        self.skip_any_blanks()
    }

    fn skip_any_blanks(&mut self) -> io::Result<Option<u8>> {
        loop {
            self.look_ahead()?;
            let mut at = self.start;
            let (mut line, mut line_start, mut stop) = (self.line, self.line_start, None);
            for &byte in self.rest() {
                match byte {
                    b' ' | b'\t' | b'\r' | b',' => {}
                    b'\n' => {
                        line += 1;
                        line_start = self.before + at as u64 + 1;
                    }
                    _ => {
                        stop = Some(byte);
                        break;
                    }
                }
                at += 1;
            }
            (self.start, self.line, self.line_start) = (at, line, line_start);
            match stop {
                Some(b'%') => self.skip_line()?,
                // Vertical blanks, and what marks the end of a file on old systems.
                Some(0x0B | 0x0C | 0x1A) => self.pass_ascii(1),
                Some(_) => {
                    // A word may lie across the end of what was read before the blanks were passed.
                    self.look_ahead()?;
                    return Ok(stop);
                }
                None if self.ended => return Ok(None),
                None => {}
            }
        }
    }

    /// Passes everything up to the end of the line, however long.
    pub(super) fn skip_line(&mut self) -> io::Result<()> {
        loop {
            match memchr::memchr(b'\n', self.rest()) {
                Some(at) => {
                    self.pass(at);
                    return Ok(());
                }
                None => self.pass(self.end - self.start),
            }
            if self.ended {
                return Ok(());
            }
            self.fill()?;
        }
    }

    /// Looks for a byte from `skip` bytes on, keeping at most `limit` bytes in memory.
    pub(super) fn find(&mut self, byte: u8, skip: usize, limit: usize) -> io::Result<Found> {
        let mut seen = skip;
        loop {
            let rest = self.rest();
            if let Some(at) = memchr::memchr(byte, rest.get(seen..).unwrap_or_default()) {
                let at = seen + at;
                return Ok(if at <= limit { Found::At(at) } else { Found::Limit });
            }
            seen = rest.len().max(skip);
            if seen > limit {
                return Ok(Found::Limit);
            }
            if self.ended {
                return Ok(Found::End);
            }
            self.fill()?;
        }
    }

    /// Looks for the `}` of the comment that starts here. What is known to be unclosed is not searched twice.
    pub(super) fn find_comment_end(&mut self, limit: usize) -> io::Result<Found> {
        let here = self.before + self.start as u64;
        let (until, outcome) = self.unclosed;
        if here < until {
            return Ok(outcome);
        }
        let found = self.find(b'}', 1, limit)?;
        if !matches!(found, Found::At(_)) {
            self.unclosed = (here + (self.end - self.start).min(limit) as u64, found);
        }
        Ok(found)
    }

    /// Reads one more chunk, making room first.
    fn fill(&mut self) -> io::Result<()> {
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.before += self.start as u64;
            self.end -= self.start;
            self.start = 0;
        }
        if self.buffer.len() < self.end + CHUNK {
            self.buffer.resize(self.end + CHUNK, 0);
        }
        loop {
            match self.from.read(self.buffer.get_mut(self.end..).unwrap_or_default()) {
                Ok(0) => self.ended = true,
                Ok(count) => self.end = self.buffer.len().min(self.end + count),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            }
            return Ok(());
        }
    }
}

/// Whether a byte is neither a blank nor begins a line comment.
#[inline]
const fn is_solid(byte: u8) -> bool {
    byte > b' ' && byte != b',' && byte != b'%'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_to_be_unclosed_is_not_searched_again() {
        let text = b"{{ a }";
        let mut input = Input::new(&text[..]);
        input.look_ahead().unwrap();
        assert_eq!(input.find_comment_end(3).unwrap(), Found::Limit);
        input.pass(1);
        assert_eq!(input.find_comment_end(9).unwrap(), Found::Limit, "nothing to look for before byte 3");
        input.pass(2);
        assert_eq!(input.find_comment_end(9).unwrap(), Found::At(2));
    }

    #[test]
    fn columns_count_characters_and_lines_are_counted_inside_comments() {
        let text = "да\nнет, x".as_bytes();
        let mut input = Input::new(text);
        input.look_ahead().unwrap();
        input.pass(5 + 6);
        assert_eq!(input.place(), Place { line: 2, column: 4 });
        assert_eq!(input.skip_blanks().unwrap(), Some(b'x'));
        assert_eq!(input.place(), Place { line: 2, column: 6 });
    }
}
