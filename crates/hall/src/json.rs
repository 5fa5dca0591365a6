//! JSON, written into one kind of buffer and read from one kind of text: what is made of a type for each of them is most of what the
//! compiler does here.

use std::io;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Bytes that most of what is written has.
const USUAL_BYTES: usize = 256;

/// What JSON is written into. Most of what is put there is a single sign, a comma or a quotation mark.
struct Sheet(Vec<u8>);

impl io::Write for Sheet {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match *bytes {
            [sign] => self.0.push(sign),
            _ => self.0.extend_from_slice(bytes),
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Something in JSON.
///
/// # Errors
/// If it has no form in JSON.
pub fn write(what: &impl Serialize) -> serde_json::Result<Vec<u8>> {
    write_in(what, USUAL_BYTES)
}

fn write_in(what: &impl Serialize, usual_bytes: usize) -> serde_json::Result<Vec<u8>> {
    let mut sheet = Sheet(Vec::with_capacity(usual_bytes));
    serde_json::to_writer(&mut sheet, what)?;
    Ok(sheet.0)
}

/// Something in JSON as a text.
///
/// # Errors
/// If it has no form in JSON.
pub fn text(what: &impl Serialize) -> serde_json::Result<String> {
    text_of(what, USUAL_BYTES)
}

/// The same, which has so many bytes as a rule.
///
/// # Errors
/// If it has no form in JSON.
pub fn text_of(what: &impl Serialize, usual_bytes: usize) -> serde_json::Result<String> {
    String::from_utf8(write_in(what, usual_bytes)?)
        .map_err(|error| serde_json::Error::io(io::Error::other(error)))
}

/// What a value that was looked into before it was read says. It is read as text, as all else is, but where in that text something is
/// wrong nobody wants to know: nobody wrote it.
///
/// # Errors
/// If it says something else than is asked for.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| {
        let mut why = error.to_string();
        why.truncate(why.rfind(" at line ").unwrap_or(why.len()));
        why
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_read_and_what_is_wrong_has_no_place_in_it() {
        assert_eq!(read::<Vec<u8>>(&serde_json::json!([1, 2])), Ok(vec![1, 2]));
        let why = read::<Vec<u8>>(&serde_json::json!([1, "two"])).expect_err("a word");
        assert_eq!(why, "invalid type: string \"two\", expected u8");
    }
}
