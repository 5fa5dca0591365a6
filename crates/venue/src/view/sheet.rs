//! A table as rows of texts, and what changed in it from one version to the next: what watching browsers are sent.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{BoardRow, CrossRow, Crosstable, Form, Pairings, PlaceRow, Places, Side, Standings};

/// A table as rows of texts, in no language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// What it is known by on a page.
    pub name: String,
    /// Its rows in their order, each with what it is known by.
    pub rows: Vec<(u32, Vec<String>)>,
}

/// What changed in a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Patch {
    /// Which sheet.
    pub sheet: String,
    /// The cells that say something else, by row and column.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub cells: BTreeMap<u32, BTreeMap<usize, String>>,
    /// The rows that stand elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Window>,
    /// Whether other rows or columns are there: whoever watches asks for the whole sheet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub whole: bool,
}

/// A stretch of rows in another order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Window {
    /// Where it begins, from 0.
    pub at: usize,
    /// The rows.
    pub rows: Vec<u32>,
}

/// Which columns of a table of places have something in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    /// Categories.
    pub rank: bool,
    /// Organisations.
    pub of: bool,
    /// Ratings.
    pub rating: bool,
}

impl Columns {
    /// The columns of a table.
    #[must_use]
    pub fn of(table: &Places) -> Self {
        let any = |has: fn(&PlaceRow) -> bool| table.rows.iter().any(has);
        Self {
            rank: any(|row| row.who.rank.is_some()),
            of: any(|row| !row.who.of.is_empty()),
            rating: any(|row| row.who.rating.is_some()),
        }
    }

    /// What a row says in each column; nothing where only a reader's language can say it.
    fn texts(self, row: &PlaceRow) -> Vec<String> {
        let mut texts = vec![row.place.clone(), row.who.no.to_string(), row.who.name.clone()];
        texts.extend(self.rank.then(String::new));
        texts.extend(self.of.then(|| row.who.of.clone()));
        texts
            .extend(self.rating.then(|| row.who.rating.map(|rating| rating.to_string()).unwrap_or_default()));
        texts.push(row.points.clone());
        texts.extend(row.values.iter().map(|series| series.join(" / ")));
        texts.push(row.code());
        texts
    }
}

impl PlaceRow {
    /// Why the next stands lower, for a browser to put in words: `buchholz|45|44|RU22:5.4.9.5|1|`, `=` where the place
    /// is shared, `~` where it is and nobody played for it, nothing at the end.
    #[must_use]
    pub fn code(&self) -> String {
        match &self.above {
            Some(above) => {
                let against = above.against.map(|no| no.to_string()).unwrap_or_default();
                let super::Above { criterion, by, own, next, step, .. } = above;
                format!("{criterion}|{own}|{next}|{by}|{step}|{against}")
            }
            None if self.unplayed => "~".to_owned(),
            None if self.first != self.last => "=".to_owned(),
            None => String::new(),
        }
    }
}

impl BoardRow {
    /// The result with the games it was made of: `1-0 (1-0 ½-½)`.
    #[must_use]
    pub fn result_text(&self) -> String {
        let games =
            if self.games.is_empty() { String::new() } else { format!(" ({})", self.games.join(" ")) };
        self.result.as_ref().map(|result| format!("{result}{games}")).unwrap_or_default()
    }
}

impl Standings {
    /// The tables of places as sheets.
    #[must_use]
    pub fn sheets(&self) -> Vec<Sheet> {
        let sheet = |(at, table): (usize, &Places)| {
            let columns = Columns::of(table);
            let rows = table.rows.iter().map(|row| (u32::from(row.who.no), columns.texts(row))).collect();
            Sheet { name: self.sheet(at), rows }
        };
        self.tables.iter().enumerate().map(sheet).collect()
    }

    /// What a table of places is known by on a page.
    #[must_use]
    pub fn sheet(&self, at: usize) -> String {
        format!("standings-{}-{at}", self.part.part)
    }
}

impl Pairings {
    /// The boards as a sheet.
    #[must_use]
    pub fn to_sheet(&self) -> Sheet {
        let name = |side: &Side| format!("{} {}", side.who.name, side.who.no);
        let texts = |row: &BoardRow| {
            let [white, black] = [&row.white, &row.black];
            vec![
                row.board.to_string(),
                name(white),
                white.points.clone(),
                row.result_text(),
                black.points.clone(),
                name(black),
            ]
        };
        let rows = self.boards.iter().map(|row| (u32::from(row.board), texts(row))).collect();
        Sheet { name: self.sheet(), rows }
    }

    /// What the boards are known by on a page.
    #[must_use]
    pub fn sheet(&self) -> String {
        format!("pairings-{}-{}", self.part.part, self.round)
    }
}

impl Crosstable {
    /// The crosstable as a sheet.
    #[must_use]
    pub fn to_sheet(&self) -> Sheet {
        let texts = |row: &CrossRow| {
            let place = row.place.clone().unwrap_or_default();
            let mut texts = vec![row.who.no.to_string(), row.who.name.clone()];
            let own = |column: usize| self.form == Form::Opponents && column + 1 == usize::from(row.who.no);
            texts.extend(row.cells.iter().enumerate().map(|(column, games)| match self.form {
                _ if own(column) => String::new(),
                Form::Rounds => games.iter().map(|game| game.text.as_str()).collect(),
                Form::Opponents => {
                    let results: Vec<&str> =
                        games.iter().map(|game| game.result.as_deref().unwrap_or("·")).collect();
                    results.join(" ")
                }
            }));
            texts.push(row.points.clone());
            match self.form {
                Form::Rounds => texts.insert(0, place),
                Form::Opponents => texts.push(place),
            }
            texts
        };
        let rows = self.rows.iter().map(|row| (u32::from(row.who.no), texts(row))).collect();
        Sheet { name: self.sheet(), rows }
    }

    /// What the crosstable is known by on a page.
    #[must_use]
    pub fn sheet(&self) -> String {
        format!("crosstable-{}", self.part.part)
    }
}

/// What changed in a sheet; nothing if nothing did.
#[must_use]
pub fn patch(before: &Sheet, after: &Sheet) -> Option<Patch> {
    let mut patch = Patch { sheet: after.name.clone(), cells: BTreeMap::new(), order: None, whole: false };
    if before.rows == after.rows {
        return None;
    }
    let known: BTreeMap<u32, &Vec<String>> = before.rows.iter().map(|(row, texts)| (*row, texts)).collect();
    let same = |(row, texts): &(u32, Vec<String>)| known.get(row).is_some_and(|old| old.len() == texts.len());
    if before.rows.len() != after.rows.len() || !after.rows.iter().all(same) {
        return Some(Patch { whole: true, ..patch });
    }
    for (row, texts) in &after.rows {
        let Some(old) = known.get(row) else { continue };
        let changed = texts.iter().zip(*old).enumerate().filter(|(_, (new, old))| new != old);
        let changed: BTreeMap<usize, String> = changed.map(|(at, (new, _))| (at, new.clone())).collect();
        if !changed.is_empty() {
            patch.cells.insert(*row, changed);
        }
    }
    patch.order = window(before, after);
    Some(patch)
}

/// The rows between the first and the last that stand elsewhere.
fn window(before: &Sheet, after: &Sheet) -> Option<Window> {
    let moved = || before.rows.iter().zip(&after.rows).enumerate().filter(|(_, (old, new))| old.0 != new.0);
    let at = moved().next()?.0;
    let end = moved().next_back()?.0;
    let rows = after.rows.get(at..=end)?.iter().map(|(row, _)| *row).collect();
    Some(Window { at, rows })
}

#[cfg(test)]
mod tests {
    use super::{Sheet, Window, patch};

    fn sheet(rows: &[(u32, &[&str])]) -> Sheet {
        let rows =
            rows.iter().map(|(row, texts)| (*row, texts.iter().map(|text| (*text).to_owned()).collect()));
        Sheet { name: "s".to_owned(), rows: rows.collect() }
    }

    #[test]
    fn only_what_changed_is_sent() {
        let before = sheet(&[(7, &["1", "4"]), (3, &["2", "3"]), (5, &["3", "2"]), (9, &["4", "1"])]);
        assert_eq!(patch(&before, &before), None);
        let after = sheet(&[(7, &["1", "4"]), (5, &["2", "4"]), (3, &["3", "3"]), (9, &["4", "1"])]);
        let patch = patch(&before, &after).expect("a change");
        assert_eq!(
            serde_json::to_string(&patch.cells).expect("JSON"),
            r#"{"3":{"0":"3"},"5":{"0":"2","1":"4"}}"#
        );
        assert_eq!(patch.order, Some(Window { at: 1, rows: vec![5, 3] }));
        assert!(!patch.whole);
    }

    #[test]
    fn another_row_or_column_asks_for_the_whole() {
        let before = sheet(&[(1, &["a"]), (2, &["b"])]);
        for after in [
            sheet(&[(1, &["a"])]),
            sheet(&[(1, &["a"]), (3, &["b"])]),
            sheet(&[(1, &["a", "c"]), (2, &["b", "d"])]),
        ] {
            assert!(patch(&before, &after).expect("a change").whole, "{after:?}");
        }
    }
}
