//! The lines and fields of a table, with quotes, whatever parts them.

/// A line of a table; a quoted field may go over several lines of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// Where it begins, from 1.
    pub(super) line: usize,
    /// Its fields, without quotes and outer spaces.
    pub(super) fields: Vec<String>,
    /// What is written.
    pub(super) raw: String,
    /// Whether a quote was never closed: then the whole line of text is what is written.
    pub(super) unclosed: bool,
}

/// The lines that are not empty.
pub(super) fn records(text: &str) -> Vec<Record> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut found = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while !rest.is_empty() {
        let separator = separator(first_line(rest));
        let (record, length) = match quoted(rest, separator, line) {
            Some(read) => read,
            None => plain(first_line(rest), line),
        };
        let (taken, left) = rest.split_at_checked(length).unwrap_or((rest, ""));
        line += taken.matches('\n').count();
        rest = left;
        if record.fields.iter().any(|field| !field.is_empty()) {
            found.push(record);
        }
    }
    found
}

fn first_line(text: &str) -> &str {
    text.split_inclusive('\n').next().unwrap_or(text)
}

/// What parts the fields of a line: a tab, a semicolon, a comma, or nothing of these.
fn separator(line: &str) -> Option<char> {
    let mut inside = false;
    let mut seen = [false; 3];
    for letter in line.chars() {
        match letter {
            '"' => inside = !inside,
            '\t' if !inside => seen[0] = true,
            ';' if !inside => seen[1] = true,
            ',' if !inside => seen[2] = true,
            _ => {}
        }
    }
    ['\t', ';', ','].into_iter().zip(seen).find(|(_, seen)| *seen).map(|(separator, _)| separator)
}

/// A record with its length in bytes; nothing if a quote is never closed.
fn quoted(text: &str, separator: Option<char>, line: usize) -> Option<(Record, usize)> {
    let mut fields = vec![String::new()];
    let (mut inside, mut end) = (false, text.len());
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let field = fields.last_mut()?;
        match letter {
            '"' if inside && letters.peek().is_some_and(|(_, next)| *next == '"') => {
                letters.next();
                field.push('"');
            }
            '"' if inside => inside = false,
            '"' if field.trim().is_empty() => {
                field.clear();
                inside = true;
            }
            '\n' if !inside => {
                end = at + 1;
                break;
            }
            letter if !inside && Some(letter) == separator => fields.push(String::new()),
            letter => field.push(letter),
        }
    }
    if inside {
        return None;
    }
    let fields = fields.iter().map(|field| field.trim().to_owned()).collect();
    let raw = text.get(..end).unwrap_or(text).trim_end().to_owned();
    Some((Record { line, fields, raw, unclosed: false }, end))
}

/// A line of text as it stands.
fn plain(text: &str, line: usize) -> (Record, usize) {
    let raw = text.trim_end().to_owned();
    (Record { line, fields: vec![raw.clone()], raw, unclosed: true }, text.len())
}
