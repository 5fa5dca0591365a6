//! The bytes and words of the text between the tags.

use super::Score;

/// What a byte can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// A word: a move, a move number, a result.
    Word,
    /// The dots behind a move number or in place of a move.
    Dot,
    /// `!`, `?`, `+`, `=`, `#`: an annotation sign.
    Sign,
    /// `*`
    Star,
    /// `{`
    Comment,
    /// `;`
    LineComment,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `[`
    Tag,
    /// `$`
    Glyph,
    /// `/`
    Setup,
    /// A blank, or something that cannot stand there.
    Other,
}

/// What kind of word a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// `12` before a dot.
    Number,
    /// `1-0`; so many bytes.
    Result(Score, usize),
    /// A move that is complete: `32-28`, `cd4`, `-`.
    Move,
    /// A square, or a move that goes on behind a blank: `5x 14`, `1 - 7`.
    Part,
    /// A sign written with letters or digits: `x`, `0`, `-1`.
    Sign,
    /// Anything else.
    Other,
}

/// The longest word.
pub(super) const WORD_MAX: usize = 255;

const CLASSES: [Class; 256] = {
    let mut classes = [Class::Word; 256];
    let mut byte = 0;
    while byte <= 0x20 {
        classes[byte] = Class::Other;
        byte += 1;
    }
    classes[0x7F] = Class::Other;
    classes[b',' as usize] = Class::Other;
    classes[b'"' as usize] = Class::Other;
    classes[b'}' as usize] = Class::Other;
    classes[b']' as usize] = Class::Other;
    classes[b'%' as usize] = Class::Other;
    classes[b'.' as usize] = Class::Dot;
    classes[b'!' as usize] = Class::Sign;
    classes[b'?' as usize] = Class::Sign;
    classes[b'+' as usize] = Class::Sign;
    classes[b'=' as usize] = Class::Sign;
    classes[b'#' as usize] = Class::Sign;
    classes[b'*' as usize] = Class::Star;
    classes[b'{' as usize] = Class::Comment;
    classes[b';' as usize] = Class::LineComment;
    classes[b'(' as usize] = Class::Open;
    classes[b')' as usize] = Class::Close;
    classes[b'[' as usize] = Class::Tag;
    classes[b'$' as usize] = Class::Glyph;
    classes[b'/' as usize] = Class::Setup;
    classes
};

#[inline]
pub(super) const fn class(byte: u8) -> Class {
    CLASSES[byte as usize]
}

/// The word at the start of a text: at most one byte longer than [`WORD_MAX`].
#[inline]
pub(super) fn word(rest: &[u8]) -> &[u8] {
    let most = rest.get(..=WORD_MAX).unwrap_or(rest);
    let len = most.iter().position(|&byte| class(byte) != Class::Word).unwrap_or(most.len());
    most.get(..len).unwrap_or_default()
}

/// What kind of word stands at the start of a text.
#[inline]
pub(super) fn kind(word: &[u8], rest: &[u8]) -> Word {
    let next = rest.get(word.len());
    // The two commonest: a move number, and a move of two squares.
    match *word {
        [b'0'..=b'9'] | [b'0'..=b'9', b'0'..=b'9'] if next == Some(&b'.') => return Word::Number,
        [b'1'..=b'9', b'0'..=b'9', b'-' | b'x' | b':', b'1'..=b'9', b'0'..=b'9']
        | [b'a'..=b'j', b'1'..=b'9', b'-' | b'x' | b':', b'a'..=b'j', b'1'..=b'9'] => {
            return if goes_on(word, rest) { Word::Part } else { Word::Move };
        }
        _ => {}
    }
    other_kind(word, rest)
}

fn other_kind(word: &[u8], rest: &[u8]) -> Word {
    let next = rest.get(word.len());
    if let Some(score) = Score::read(word) {
        return Word::Result(score, word.len());
    }
    if let Some(score @ (7 | 3)) = halves(rest) {
        return Word::Result(Score::Draw, score);
    }
    let digits = word.iter().filter(|byte| byte.is_ascii_digit()).count();
    match *word {
        _ if digits == word.len() && next == Some(&b'.') => Word::Number,
        [b'-'] | [b'-', b'-'] | [0xE2, 0x80, 0x90..=0x95] => Word::Move,
        [b'-', ref number @ ..] if digits == number.len() => Word::Sign,
        [b'x' | b'X' | b'0'] | [0xD1, 0x85] => Word::Sign,
        _ if digits == 0 => Word::Other,
        _ if is_square(word) || goes_on(word, rest) => Word::Part,
        _ => Word::Move,
    }
}

/// The length of `1/2-1/2` or `1/2` at the start of a text.
fn halves(rest: &[u8]) -> Option<usize> {
    let len = if rest.starts_with(b"1/2-1/2") {
        7
    } else if rest.starts_with(b"1/2") {
        3
    } else {
        return None;
    };
    rest.get(len).is_none_or(|&byte| class(byte) != Class::Word).then_some(len)
}

/// Whether a word is one square, or the start of one: `32`, `a3`, `5`.
pub(super) fn is_square(word: &[u8]) -> bool {
    matches!(
        *word,
        [b'0'..=b'9']
            | [b'0'..=b'9', b'0'..=b'9']
            | [b'a'..=b'j' | b'A'..=b'J', b'1'..=b'9']
            | [b'a'..=b'j' | b'A'..=b'J', b'1', b'0']
    )
}

/// Whether a move goes on behind a blank: it ends with a sign of capture, or the next word begins with one.
#[inline]
fn goes_on(word: &[u8], rest: &[u8]) -> bool {
    if word.last().is_some_and(|&byte| is_sign(byte)) {
        return true;
    }
    let mut after = rest.get(word.len()..).unwrap_or_default().iter();
    if !after.next().is_some_and(u8::is_ascii_whitespace) {
        return false;
    }
    match after.find(|byte| !byte.is_ascii_whitespace()) {
        Some(b'x' | b':') => {
            after.next().is_some_and(|byte| byte.is_ascii_digit() || matches!(byte, b'a'..=b'j'))
        }
        _ => false,
    }
}

/// Whether a byte stands between the squares of a move.
pub(super) const fn is_sign(byte: u8) -> bool {
    matches!(byte, b'-' | b'x' | b':' | b'X')
}

/// How many bytes a move written with blanks has, and the move without them, appended to `joined`.
pub(super) fn join(rest: &[u8], joined: &mut Vec<u8>) -> usize {
    joined.clear();
    let mut len = 0;
    loop {
        let more = word(rest.get(len..).unwrap_or_default());
        if joined.len() + more.len() > WORD_MAX {
            return len;
        }
        joined.extend_from_slice(more);
        len += more.len();
        let behind = rest.get(len..).unwrap_or_default();
        let blanks = behind.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let next = behind.get(blanks..).unwrap_or_default();
        let ends_open = joined.last().is_some_and(|&byte| is_sign(byte));
        let goes_on = match next {
            [byte, ..] if ends_open => byte.is_ascii_alphanumeric(),
            [sign, after, ..] if is_sign(*sign) && blanks > 0 => {
                is_square(joined) || *sign != b'-' && after.is_ascii_alphanumeric()
            }
            _ => false,
        };
        // A number before a dot is the next move's.
        let is_number =
            next.get(word(next).len()) == Some(&b'.') && word(next).iter().all(u8::is_ascii_digit);
        if !goes_on || is_number || more.is_empty() {
            return len;
        }
        len += blanks;
    }
}

/// The sign at the start of a text: `!?`, `+2`, `=`, `*`.
pub(super) fn sign(rest: &[u8]) -> &[u8] {
    let marks = rest.iter().take(SIGN_MAX).take_while(|&&byte| class(byte) == Class::Sign).count();
    let digits = match rest.get(marks.wrapping_sub(1)) {
        Some(b'+') => rest.iter().skip(marks).take(2).take_while(|byte| byte.is_ascii_digit()).count(),
        _ => 0,
    };
    rest.get(..marks + digits).unwrap_or_default()
}

/// The sign in brackets at the start of a text, `(?)`, without them.
pub(super) fn bracketed_sign(rest: &[u8]) -> Option<&[u8]> {
    let sign = rest.get(1..)?;
    let len = sign.iter().take(SIGN_MAX).take_while(|&&byte| matches!(byte, b'!' | b'?')).count();
    (len > 0 && sign.get(len) == Some(&b')')).then(|| sign.get(..len).unwrap_or_default())
}

/// The longest sign.
const SIGN_MAX: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;

    fn kind_of(text: &str) -> Word {
        kind(word(text.as_bytes()), text.as_bytes())
    }

    fn joined(text: &str) -> (String, usize) {
        let mut into = Vec::new();
        let len = join(text.as_bytes(), &mut into);
        (String::from_utf8(into).unwrap(), len)
    }

    #[test]
    fn results_are_no_moves_and_moves_no_results() {
        assert_eq!(kind_of("1-1 "), Word::Result(Score::Draw, 3));
        assert_eq!(kind_of("1/2-1/2"), Word::Result(Score::Draw, 7));
        assert_eq!(kind_of("1-18 "), Word::Move);
        assert_eq!(kind_of("1-10"), Word::Move);
        assert_eq!(kind_of("0-1"), Word::Result(Score::Black, 3));
        assert_eq!(kind_of("1."), Word::Number);
        assert_eq!(kind_of("12.32-28"), Word::Number);
        assert_eq!(kind_of("-"), Word::Move);
        assert_eq!(kind_of("3228"), Word::Move);
        assert_eq!(kind_of("b:d6"), Word::Move);
        assert_eq!(kind_of("Event"), Word::Other);
    }

    #[test]
    fn blanks_inside_a_move_are_taken_out() {
        assert_eq!(joined("5x 14 1-5"), ("5x14".to_owned(), 5));
        assert_eq!(joined("1 - 7 2."), ("1-7".to_owned(), 5));
        assert_eq!(joined("26x17 x10 x1 0-1"), ("26x17x10x1".to_owned(), 12));
        assert_eq!(joined("a3 : c5"), ("a3:c5".to_owned(), 7));
        assert_eq!(joined("32x\n23 2."), ("32x23".to_owned(), 6));
        assert_eq!(joined("32-28 - "), ("32-28".to_owned(), 5));
    }
}
