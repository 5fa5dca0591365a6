//! The line of a player, `001`, and what a federation adds to it.

use super::columns::{Columns, Field, Row};
use super::score::Score;
use super::slot::Slot;

/// A player as his line tells of him. Texts have no blanks around them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The start number.
    pub number: u16,
    /// `m` or `w`.
    pub sex: Option<char>,
    /// The title, as it is abbreviated.
    pub title: String,
    /// The name, at most 33 characters.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: String,
    /// The number in the federation's register.
    pub id: String,
    /// The date of birth, or the year.
    pub birth: String,
    /// The points; TRF has no room for a half point beyond 100.
    pub points: Option<Score>,
    /// The place.
    pub rank: Option<u16>,
    /// The rounds; nothing where the columns are blank.
    pub rounds: Vec<Option<Slot>>,
}

const NUMBER: Field = (5..=8, "start number");
const NAME: Field = (15..=47, "name");
const RATING: Field = (49..=52, "rating");
const FEDERATION: Field = (54..=56, "federation");
const ID: Field = (58..=68, "registration number");
const BIRTH: Field = (70..=79, "date of birth");
const POINTS: Field = (81..=84, "points");
const RANK: Field = (86..=89, "rank");
/// The columns before the first round.
const STATIC: usize = 90;

impl Player {
    /// What stands in a round, from 1.
    #[must_use]
    pub fn slot(&self, round: usize) -> Option<Slot> {
        self.rounds.get(round.checked_sub(1)?).copied().flatten()
    }

    /// The last round he was paired in, or 0.
    #[must_use]
    pub fn paired_until(&self) -> usize {
        let paired = |slot: &Option<Slot>| slot.is_some_and(|slot| slot.opponent.is_some());
        self.rounds.iter().rposition(paired).map_or(0, |at| at + 1)
    }

    /// Reads everything after the tag.
    pub(crate) fn read(columns: &mut Columns) -> Self {
        let expected = "a number from 1 to 65535";
        let number = columns.value(NUMBER, expected);
        if number == Some(0) || (number.is_none() && columns.text(NUMBER).0.is_empty()) {
            columns.fault(*NUMBER.0.start(), format!("there is no start number; expected {expected}"));
        }
        let sex = Some(columns.sign(10)).filter(|sign| !sign.is_whitespace());
        let mut player = Self {
            number: number.unwrap_or(0),
            sex,
            // No blank parts the title from the sex.
            title: (11..=13).map(|column| columns.sign(column)).collect::<String>().trim().to_owned(),
            name: columns.text(NAME).0,
            rating: columns.number(RATING),
            federation: columns.text(FEDERATION).0,
            id: columns.text(ID).0,
            birth: columns.text(BIRTH).0,
            points: columns.value(POINTS, "points such as 11.5"),
            rank: columns.number(RANK),
            rounds: Vec::new(),
        };
        let rounds = columns.width().saturating_sub(STATIC).div_ceil(10);
        player.rounds = (1..=rounds).map(|round| Slot::read(columns, round)).collect();
        player.trim();
        player
    }

    /// The whole line.
    pub(crate) fn write(&self, tag: &str) -> String {
        let mut row = Row::new(tag);
        row.right(NUMBER.0, &self.number.to_string());
        row.left(10..=10, &self.sex.map(String::from).unwrap_or_default());
        row.right(11..=13, &cut(&self.title, 3));
        row.left(NAME.0, &self.name);
        row.right(RATING.0, &self.rating.map(|rating| rating.to_string()).unwrap_or_default());
        row.left(FEDERATION.0, &self.federation);
        row.right(ID.0, &cut(&self.id, 11));
        row.left(BIRTH.0, &self.birth);
        row.right(POINTS.0, &self.points.and_then(|points| points.in_columns(4)).unwrap_or_default());
        row.right(RANK.0, &self.rank.map(|rank| rank.to_string()).unwrap_or_default());
        for (round, slot) in (1..).zip(&self.rounds) {
            if let Some(slot) = slot {
                slot.write(&mut row, round);
            }
        }
        row.finish()
    }

    /// Rounds after the last that says something are no rounds.
    fn trim(&mut self) {
        let last = self.rounds.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
        self.rounds.truncate(last);
    }
}

fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
