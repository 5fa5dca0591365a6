//! The chart of times of a game by correspondence: when moves came and went, and what they cost (RU22:10.3.6.t2).
//!
//! ```
//! use clock::Day;
//! use forms::{Chart, Reply};
//! use language::Language;
//! let march = |day| Day::of(2002, 3, day).unwrap();
//! let reply = Reply { received: march(1), sent: march(3), text: "c3-b4".into() };
//! let chart = Chart { white: "Петров".into(), black: "Седов".into(), replies: vec![[Some(reply), None]], ..Chart::default() };
//! assert!(chart.paper(Language::Russian).text().contains("01.03 | 03.03 | 2 | 2 | c3-b4 | 1 |"));
//! ```

use clock::{Day, Leave, days_used};
use language::Language;

use crate::paper::{Cell, Column, Line, Paper, Row, Sheet, Table};

/// The times of a game by correspondence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// The replies of both, move by move.
    pub replies: Vec<[Option<Reply>; 2]>,
    /// When both were on leave.
    pub leaves: [Vec<Leave>; 2],
}

/// A reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// When the partner's move came.
    pub received: Day,
    /// When the reply was sent.
    pub sent: Day,
    /// The move.
    pub text: String,
}

impl Chart {
    /// The chart as a paper.
    #[must_use]
    pub fn paper(&self, language: Language) -> Paper {
        let t = language.text();
        let mut paper = Paper::new(language, Sheet::Landscape, t.form_chart());
        paper.put(Line::title(t.form_chart()));
        let times = [t.form_chart_received(), t.form_chart_sent(), t.form_chart_used(), t.form_chart_total()];
        let moves = [t.form_chart_white(), t.form_chart_number(), t.form_chart_black()];
        let columns = times.into_iter().chain(moves).chain(times).map(|label| Column::share(label, 1));
        let mut table = Table::new(columns.map(|column| column.align(crate::paper::Align::Centre)));
        let side = |colour: &str, name: &str| {
            Cell::new(format!("{colour}: {name}. {}", t.form_time())).over_columns(times.len()).bold()
        };
        let upper = core::iter::once(side(t.form_white(), &self.white))
            .chain(moves.map(|label| Cell::new(label).over_rows(2).bold()))
            .chain([side(t.form_black(), &self.black)]);
        let lower = times.into_iter().chain(times).map(|label| Cell::new(label).bold());
        table.head = vec![Row(upper.collect()), Row(lower.collect())];
        let mut totals = [0_u32; 2];
        for (number, both) in (1_usize..).zip(&self.replies) {
            let [white, black] = [0, 1].map(|side| self.times(both, side, &mut totals));
            let text = |side: usize| {
                both.get(side).and_then(Option::as_ref).map_or("", |reply| &reply.text).to_owned()
            };
            table.row(white.into_iter().chain([text(0), number.to_string(), text(1)]).chain(black));
        }
        paper.put(table);
        paper
    }

    /// When a reply came and went, its days and those of all so far.
    fn times(&self, both: &[Option<Reply>; 2], side: usize, totals: &mut [u32; 2]) -> [String; 4] {
        let (Some(Some(reply)), Some(total)) = (both.get(side), totals.get_mut(side)) else {
            return [const { String::new() }; 4];
        };
        let leaves = self.leaves.get(side).map_or(&[][..], Vec::as_slice);
        let used = days_used(reply.received, reply.sent, leaves);
        *total = total.saturating_add(used);
        let short = |day: Day| {
            let (_, month, date) = day.date();
            format!("{date:02}.{month:02}")
        };
        [short(reply.received), short(reply.sent), used.to_string(), total.to_string()]
    }
}
