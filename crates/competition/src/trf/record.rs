//! What one line says.

use super::columns::{Columns, Row};
use super::fault::Fault;
use super::header::Header;
use super::list::{Abnormal, Accelerated, Acceleration, Byes, Forbidden, words};
use super::player::Player;
use super::scoring::{ScoringLine, ScoringTag};
use super::slot::Slot;
use super::team::{Forfeit, LineUp, Team, TeamByes};

/// What one line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// Something about the event as a whole, in words.
    Header(Header, String),
    /// `132`: the days of the rounds; empty where there is none.
    Dates(Vec<String>),
    /// `162`, `362`, `XXS`, `BBW`...: what results count.
    Scoring(ScoringLine),
    /// `001`: a player.
    Player(Box<Player>),
    /// Three letters of a federation: what it adds to a player's line.
    National(String, Box<Player>),
    /// `013`: a team, in the old form.
    OldTeam(Team),
    /// `310`: a team.
    Team(Box<Team>),
    /// `300`: a line-up in another order.
    LineUp(LineUp),
    /// `320`: teams that were free.
    TeamByes(TeamByes),
    /// `330`: a match that was not played.
    Forfeit(Forfeit),
    /// `240`: byes.
    Byes(Byes),
    /// `250`: accelerated rounds.
    Acceleration(Acceleration),
    /// `XXA`: accelerated rounds of one player.
    Accelerated(Accelerated),
    /// `260`, `XXP`: players who must not meet.
    Forbidden(Forbidden),
    /// `299`: points given otherwise.
    Abnormal(Abnormal),
    /// `XXZ`: players who miss the round to be paired.
    Absent(Vec<u16>),
    /// Anything else, as it stands: comments, blank lines, lines nobody knows.
    Other(String),
}

/// Tags of lines in fixed columns.
const FIXED: [&str; 11] = ["001", "013", "240", "250", "260", "299", "300", "310", "320", "330", "XXA"];

impl Record {
    /// Reads a line.
    pub(crate) fn read(line: usize, text: &str) -> Result<Self, Vec<Fault>> {
        let tag: String = text.chars().take(3).collect();
        let mut columns = Columns::new(line, text);
        let tabs = columns.tabs();
        if FIXED.contains(&tag.as_str()) && !tabs.is_empty() {
            return Err(tabs);
        }
        let record = match tag.as_str() {
            "001" => Self::Player(Box::new(Player::read(&mut columns))),
            "013" => Self::OldTeam(Team::read_old(&mut columns)),
            "132" => Self::Dates(dates(&columns)),
            "162" => Self::Scoring(ScoringLine::read(&mut columns, ScoringTag::Games)),
            "240" => Self::Byes(Byes::read(&mut columns)),
            "250" => Self::Acceleration(Acceleration::read(&mut columns)),
            "260" => Self::Forbidden(Forbidden::read(&mut columns)),
            "299" => Self::Abnormal(Abnormal::read(&mut columns)),
            "300" => Self::LineUp(LineUp::read(&mut columns)),
            "310" => Self::Team(Box::new(Team::read(&mut columns))),
            "320" => Self::TeamByes(TeamByes::read(&mut columns)),
            "330" => Self::Forfeit(Forfeit::read(&mut columns)),
            "362" => Self::Scoring(ScoringLine::read(&mut columns, ScoringTag::Matches)),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                Self::Scoring(ScoringLine::read(&mut columns, ScoringTag::Bbp))
            }
            "XXA" => Self::Accelerated(Accelerated::read(&mut columns)),
            "XXP" => {
                let numbers = columns.numbers(4, "numbers of players");
                Self::Forbidden(Forbidden { rounds: None, numbers })
            }
            "XXS" => Self::Scoring(ScoringLine::read(&mut columns, ScoringTag::JaVaFo)),
            "XXZ" => Self::Absent(columns.numbers(4, "numbers of players")),
            tag => match Header::of(tag) {
                Some(header) => header_line(&mut columns, header, text),
                None => national(line, tag, text).unwrap_or_else(|| Self::Other(text.to_owned())),
            },
        };
        let faults = columns.faults();
        if faults.is_empty() { Ok(record) } else { Err(faults) }
    }

    /// Writes the line.
    pub(crate) fn write(&self) -> String {
        match self {
            Self::Header(header, text) if text.is_empty() => header.tag().to_owned(),
            Self::Header(header, text) => format!("{} {}", header.tag(), one_line(text)),
            Self::Dates(days) => {
                let mut row = Row::new("132");
                for (round, day) in (1..).zip(days) {
                    let from = Slot::column(round);
                    row.left(from..=from + 8, day);
                }
                row.finish()
            }
            Self::Scoring(line) => line.write(),
            Self::Player(player) => player.write("001"),
            Self::National(federation, player) => player.write(federation),
            Self::OldTeam(team) => team.write_old(),
            Self::Team(team) => team.write(),
            Self::LineUp(line_up) => line_up.write(),
            Self::TeamByes(byes) => byes.write(),
            Self::Forfeit(forfeit) => forfeit.write(),
            Self::Byes(byes) => byes.write(),
            Self::Acceleration(acceleration) => acceleration.write(),
            Self::Accelerated(player) => player.write(),
            Self::Forbidden(forbidden) => forbidden.write(),
            Self::Abnormal(abnormal) => abnormal.write(),
            Self::Absent(numbers) => words("XXZ", numbers),
            Self::Other(text) => one_line(text),
        }
    }
}

fn header_line(columns: &mut Columns, header: Header, text: &str) -> Record {
    let rest: String = text.chars().skip(3).collect();
    let value = rest.trim().to_owned();
    if let Some(expected) = header.objection(&value) {
        let column = columns.words(4).first().map_or(4, |(column, _)| *column);
        columns.fault(column, format!("{} says {value}; expected {expected}", header.tag()));
    }
    Record::Header(header, value)
}

/// The days of the rounds: by their columns, or one after the other where they stand to the left of those.
fn dates(columns: &Columns) -> Vec<String> {
    let first = Slot::column(1) - 2;
    let words = columns.words(4);
    let by_column = words.iter().all(|(column, day)| *column >= first && day.chars().count() <= 9);
    let mut days: Vec<String> = Vec::new();
    for (column, day) in &words {
        let at = column.saturating_sub(first) / 10;
        if !by_column || at < days.len() {
            return words.into_iter().map(|(_, day)| day).collect();
        }
        days.resize(at, String::new());
        days.push(day.clone());
    }
    days
}

/// The line a federation adds to a player's; anything that does not look like one is something else.
fn national(line: usize, tag: &str, text: &str) -> Option<Record> {
    let letters = tag.chars().count() == 3 && tag.chars().all(|sign| sign.is_ascii_uppercase());
    let taken = tag.starts_with("XX") || tag.starts_with("BB") || tag == "DAT";
    let mut columns = Columns::new(line, text);
    if !letters || taken || columns.width() > 80 || !columns.tabs().is_empty() {
        return None;
    }
    let player = Player::read(&mut columns);
    columns.faults().is_empty().then(|| Record::National(tag.to_owned(), Box::new(player)))
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
