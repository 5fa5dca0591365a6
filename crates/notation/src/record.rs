//! Games as the rulebooks print them: in two columns, or short in one line, with the result as a sentence.
//!
//! ```
//! use draughts::AnyVariant;
//! use notation::list::Language;
//! use notation::record;
//!
//! let text = "Иванов - Петров: 1. ed4 dc5 2. fe3 fg5 3. cb4 gh4 4. b:d6 h:f2 5. e:g3 c:h4. Белые сдались.";
//! let game = record::read(text, AnyVariant::Russian).game;
//! assert_eq!(record::line(&game, Language::Russian), text);
//! assert!(record::columns(&game, Language::Ukrainian).starts_with("Білі: Иванов   Чорні: Петров\n1. e3-d4 d6-c5\n"));
//! ```

use draughts::{AnyVariant, Colour};

use crate::game::{Builder, Game, GameRead, LineId, Step};
use crate::list::Language;
use crate::moves::{Form, Style};
use crate::pdn::{Reader, Score};
use crate::replay::Assume;

/// Words of a language for records: the sides, and how a game ends.
struct Words {
    sides: [&'static str; 2],
    resigned: [&'static str; 2],
    won: [&'static str; 2],
    drawn: &'static str,
    both_lost: &'static str,
}

const RUSSIAN: Words = Words {
    sides: ["Белые", "Черные"],
    resigned: ["Белые сдались.", "Черные сдались."],
    won: ["Белые выиграли.", "Черные выиграли."],
    drawn: "Ничья.",
    both_lost: "Обоим засчитано поражение.",
};

const UKRAINIAN: Words = Words {
    sides: ["Білі", "Чорні"],
    resigned: ["Білі здалися.", "Чорні здалися."],
    won: ["Білі виграли.", "Чорні виграли."],
    drawn: "Нічия.",
    both_lost: "Обом зараховано поразку.",
};

const ENGLISH: Words = Words {
    sides: ["White", "Black"],
    resigned: ["White resigned.", "Black resigned."],
    won: ["White won.", "Black won."],
    drawn: "Draw.",
    both_lost: "Lost for both.",
};

const ALL: [&Words; 3] = [&RUSSIAN, &UKRAINIAN, &ENGLISH];

/// The sentence that ends a record: who won if the board shows it, else who resigned; empty while the game is open.
#[must_use]
pub fn sentence(game: &Game, language: Language) -> &'static str {
    let words = words(language);
    match (game.score, game.end().ending()) {
        (Score::Open, _) => "",
        (Score::Draw, _) => words.drawn,
        (Score::BothLost, _) => words.both_lost,
        (score, Some(ending)) if score.winner() == Some(ending.winner) => words.won[ending.winner as usize],
        (Score::White, _) => words.resigned[Colour::Black as usize],
        (Score::Black, _) => words.resigned[Colour::White as usize],
    }
}

/// A game in two columns, the first player left, the second right (RU22:6.1.6.2.d).
#[must_use]
pub fn columns(game: &Game, language: Language) -> String {
    let words = words(language);
    let first = game.variant().rules().first.value;
    let heading = |colour: Colour| format!("{}: {}", words.sides[colour as usize], player(game, colour));
    let mut rows: Vec<(u32, String, String)> = Vec::new();
    let style = Style::of_rules(game.variant().rules(), Form::FromTo);
    for step in game.main_line() {
        let text = step.text_in(style);
        match rows.last_mut() {
            Some((number, _, second)) if step.colour() != first && *number == step.number() => *second = text,
            _ if step.colour() == first => rows.push((step.number(), text, String::new())),
            _ => rows.push((step.number(), "...".to_owned(), text)),
        }
    }
    let digits = rows.last().map_or(1, |(number, ..)| number.to_string().len());
    let width = rows.iter().map(|(_, text, _)| text.chars().count()).max().unwrap_or_default();
    let mut record = format!("{}   {}\n", heading(first), heading(first.other()));
    for (number, one, two) in rows {
        record.push_str(format!("{number:>digits$}. {one:<width$} {two}").trim_end());
        record.push('\n');
    }
    let end = sentence(game, language);
    if !end.is_empty() {
        record.push_str(end);
        record.push('\n');
    }
    record
}

/// A game in one line, the moves as short as the variant allows (RU-CODEX:1.6.2.short).
#[must_use]
pub fn line(game: &Game, language: Language) -> String {
    let first = game.variant().rules().first.value;
    let mut record = String::new();
    let players = Colour::ALL.map(|colour| player(game, colour));
    if players.iter().any(|name| !name.is_empty()) {
        record = format!("{} - {}:", players[0], players[1]);
    }
    let style = Style::of_rules(game.variant().rules(), Form::Short);
    for (i, step) in game.main_line().filter(|step| step.played().is_some()).enumerate() {
        if !record.is_empty() {
            record.push(' ');
        }
        if step.colour() == first {
            record.push_str(&format!("{}. ", step.number()));
        } else if i == 0 {
            record.push_str(&format!("{}... ", step.number()));
        }
        record.push_str(&step.text_in(style));
    }
    let end = sentence(game, language);
    if !end.is_empty() {
        record.push_str(". ");
        record.push_str(end);
    }
    record
}

/// Reads a record as people write it: names before the moves, in either form of [`columns`] and [`line()`] and in any
/// of the languages, moves in full or short, a sentence at the end. PDN is read as well.
#[must_use]
pub fn read(text: &str, variant: AnyVariant) -> GameRead {
    let read = Reader::plain(text.as_bytes()).read_game(&mut Builder::new(Assume::Is(variant)));
    let Ok(Some(mut read)) = read else {
        return GameRead { game: Game::new(variant.start()), trouble: None };
    };
    let game = &mut read.game;
    for comment in game.take_comments(LineId::MAIN) {
        if !set_players(game, &comment) {
            game.add_comment(LineId::MAIN, &comment);
        }
    }
    let last = game.main_line().last().map(|step: &Step| step.comments().to_vec()).unwrap_or_default();
    if let (Score::Open, Some(score)) = (game.score, last.iter().rev().find_map(|text| score(text))) {
        game.score = score;
        game.retain_last_comments(|text| self::score(text).is_none());
    }
    read
}

fn words(language: Language) -> &'static Words {
    match language {
        Language::Russian => &RUSSIAN,
        Language::Ukrainian => &UKRAINIAN,
        Language::English => &ENGLISH,
    }
}

fn player(game: &Game, colour: Colour) -> &str {
    let key = match colour {
        Colour::White => "White",
        Colour::Black => "Black",
    };
    game.tag(key).unwrap_or_default()
}

/// Takes names from a heading: `Белые: Иванов   Черные: Петров` or `Иванов - Петров:`. Whether it was one.
fn set_players(game: &mut Game, heading: &str) -> bool {
    let heading = heading.replace('ё', "е");
    let keys = ["White", "Black"];
    for words in ALL {
        let at = words.sides.map(|side| heading.find(&format!("{side}:")));
        if at == [None, None] {
            continue;
        }
        for (i, start) in at.into_iter().enumerate() {
            let Some(name) = start.and_then(|start| heading.get(start + words.sides[i].len() + 1..)) else {
                continue;
            };
            let end = at[1 - i].filter(|&end| Some(end) > start).map_or(name.len(), |end| {
                end.saturating_sub(start.unwrap_or_default() + words.sides[i].len() + 1)
            });
            game.set_tag(keys[i], name.get(..end).unwrap_or(name).trim());
        }
        return true;
    }
    let Some(names) = heading.trim().strip_suffix(':') else { return false };
    let Some((white, black)) = names.split_once(" - ").or_else(|| names.split_once(" – ")) else {
        return false;
    };
    game.set_tag(keys[0], white.trim());
    game.set_tag(keys[1], black.trim());
    true
}

/// The score a closing sentence tells.
fn score(text: &str) -> Option<Score> {
    let text = text.trim().trim_end_matches('.').replace('ё', "е").to_lowercase();
    let is = |words: &str| words.trim_end_matches('.').to_lowercase() == text;
    ALL.into_iter().find_map(|words| {
        for colour in Colour::ALL {
            if is(words.resigned[colour as usize]) {
                return Some(Score::win(colour.other()));
            }
            if is(words.won[colour as usize]) {
                return Some(Score::win(colour));
            }
        }
        if is(words.drawn) {
            return Some(Score::Draw);
        }
        is(words.both_lost).then_some(Score::BothLost)
    })
}
