//! Piskvork's `.psq`: `x,y,milliseconds` a line, counted from 1 in the top left corner.
//!
//! ```
//! use notation::renju::psq;
//! let game = psq::read("Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,120\nfirst\nsecond\n-1\n").unwrap();
//! assert_eq!((game.len(), game.tag("Black")), (2, Some("first")));
//! assert!(psq::write(&game).unwrap().contains("\n9,7,0\n"));
//! ```

use renju::{Move, Point, SIDE};

use super::{Game, Problem, ReadError, Unwritable};

/// The game of a file. The names after the moves are those of the first and the second player, and the header says which of them
/// began; times, and what follows the names, are left alone.
///
/// # Errors
/// With the line that is wrong.
pub fn read(text: &str) -> Result<Game, ReadError> {
    let mut at = 0;
    let mut game = Game::default();
    let mut node = Game::ROOT;
    let mut lines = text.split_inclusive('\n').map(|line| {
        let start = at;
        at += line.len();
        (start, line.trim())
    });
    let (_, header) = lines.next().unwrap_or((0, ""));
    let header = header.trim_start_matches('\u{feff}');
    let fail = |at, problem| ReadError::in_text(text, at, problem);
    match size(header) {
        Some((15, 15)) => {}
        Some(_) => return Err(fail(0, Problem::OtherBoard)),
        None => return Err(fail(0, Problem::Expected("Piskvorky 15x15, as the first line says"))),
    }
    let mut names = match header.rsplit(',').next().map(str::trim) {
        Some("1") => ["White", "Black"],
        _ => ["Black", "White"],
    }
    .into_iter();
    let mut is_named = false;
    for (start, line) in lines.filter(|(_, line)| !line.is_empty()) {
        match numbers(line) {
            Some((x, y)) if !is_named => {
                let point =
                    point(x, y).ok_or_else(|| fail(start, Problem::Expected("columns and rows 1 to 15")))?;
                let next = game.play(node, Move::Stone(point));
                node = next.ok_or_else(|| fail(start, Problem::TooManyMoves))?;
            }
            _ if is_end(line) => break,
            _ if line.starts_with(|sign: char| sign.is_ascii_digit()) && !is_named => {
                return Err(fail(start, Problem::Expected("x,y,milliseconds")));
            }
            _ => {
                is_named = true;
                match names.next() {
                    Some(key) => game.set_tag(key, line),
                    None => break,
                }
            }
        }
    }
    Ok(game)
}

/// The main line of a game as a file.
///
/// # Errors
/// If it has a pass, or starts from stones set up by hand.
pub fn write(game: &Game) -> Result<String, Unwritable> {
    if game.setup().is_some() {
        return Err(Unwritable::Setup);
    }
    let mut text = "Piskvorky 15x15, 11:11, 0\n".to_owned();
    for played in game.main_line() {
        let Move::Stone(point) = played else { return Err(Unwritable::Pass) };
        text += &format!("{},{},0\n", point.column() + 1, SIDE - point.row());
    }
    for key in ["Black", "White"] {
        // A name on one line that cannot be taken for a move or for the end of the game.
        let name = game.tag(key).unwrap_or("?").split_whitespace().collect::<Vec<_>>().join(" ");
        let is_name =
            !name.is_empty() && !is_end(&name) && !name.starts_with(|sign: char| sign.is_ascii_digit());
        text += if is_name { &name } else { "?" };
        text.push('\n');
    }
    Ok(text + "-1\n")
}

fn size(header: &str) -> Option<(u32, u32)> {
    let rest = header.strip_prefix("Piskvorky ")?;
    let (columns, rows) = rest.split(',').next()?.split_once('x')?;
    Some((columns.trim().parse().ok()?, rows.trim().parse().ok()?))
}

/// `x,y,milliseconds`; the time may be missing.
fn numbers(line: &str) -> Option<(u32, u32)> {
    let mut parts = line.split(',').map(str::trim);
    let point = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let is_time = parts.next().is_none_or(|time| time.parse::<i64>().is_ok());
    (is_time && parts.next().is_none()).then_some(point)
}

/// A number alone says how the game ended, -1 if that is not known.
fn is_end(line: &str) -> bool {
    line.parse::<i64>().is_ok()
}

fn point(x: u32, y: u32) -> Option<Point> {
    let column = u8::try_from(x.checked_sub(1)?).ok()?;
    let row = SIDE.checked_sub(u8::try_from(y).ok()?)?;
    Point::new(column, row)
}
