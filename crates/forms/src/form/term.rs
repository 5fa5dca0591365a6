//! What a paper still lacks, and until when it is due.
//!
//! Texts that no regulation has a field for (aims, awards, safety, financing) are kept in the journal as notes by the article
//! that asks for the section: the last note is what the section says.

use article::Article;
use clock::Day;
use competition::entry::Applications;
use competition::{Competition, Fact};
use rulebook::Edition;

use super::Form;
use super::regulation::{Section, TECHNICAL};
use crate::clerk::Clerk;

/// What an invitation says.
const INVITATION: Article = Article::new("RU-CODEX:4.2");

impl Form {
    /// The articles that ask for a part of this paper which says nothing yet: it is not ready to be made known.
    ///
    /// ```
    /// use competition::{Competition, Draft};
    /// use forms::Form;
    /// let draft = Draft::usual("UA24".parse().unwrap(), "russian".parse().unwrap());
    /// let event = Competition::new(draft.check().unwrap().0);
    /// assert_eq!(Form::Regulation.gaps(&event)[0].name(), "UA24:II.regulation.2.1");
    /// assert!(Form::Standings.gaps(&event).is_empty());
    /// ```
    #[must_use]
    pub fn gaps(self, event: &Competition) -> Vec<Article> {
        let edition = event.regulation().edition;
        match self {
            Self::Regulation => {
                let open = Section::of(edition).iter().filter(|section| !section.is_known(event));
                open.map(|section| section.article(edition))
                    .filter(|article| noted(event, *article).is_none())
                    .collect()
            }
            Self::TechnicalRegulation => {
                let open = TECHNICAL.iter().filter(|field| !field.section.is_known(event));
                open.map(|field| field.by).filter(|by| noted(event, *by).is_none()).collect()
            }
            Self::Programme => {
                let parts = event.programme().into_iter().filter(|part| part.text.is_none());
                parts.map(|part| part.by).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The articles that ask for a part of this paper which can be said in words, as a note by the article.
    #[must_use]
    pub fn sections(self, event: &Competition) -> Vec<Article> {
        let edition = event.regulation().edition;
        match self {
            Self::Regulation => Section::of(edition).iter().map(|section| section.article(edition)).collect(),
            Self::TechnicalRegulation => TECHNICAL.iter().map(|field| field.by).collect(),
            Self::Invitation if edition == Edition::RuCodex => vec![INVITATION],
            _ => Vec::new(),
        }
    }

    /// The last day on which it is in time, where the edition fixes one and the days of the event are known.
    #[must_use]
    pub fn due(self, event: &Competition) -> Option<(Day, Article)> {
        const REPORT: Article = Article::new("RU-CODEX:4.7.4");
        const REGULATION: Article = Article::new("UA24:II.regulation.5");
        let regulation = event.regulation();
        let last = regulation.last_day.or(regulation.first_day);
        match (self, regulation.edition) {
            (Self::Report, Edition::RuCodex) => Some((last?.after(3), REPORT)),
            (Self::Invitation, Edition::RuCodex) => {
                Some((months_before(regulation.first_day?, 1), INVITATION))
            }
            (Self::Regulation, Edition::Ua24) => Some((months_before(regulation.first_day?, 2), REGULATION)),
            _ => None,
        }
    }
}

/// The same day so many months before, or the last day of that month.
fn months_before(day: Day, months: i32) -> Day {
    let (year, month, date) = day.date();
    let all = 12 * year + i32::from(month) - 1 - months;
    let (year, month) = (all.div_euclid(12), u8::try_from(all.rem_euclid(12) + 1).unwrap_or(1));
    (1..=date).rev().find_map(|date| Day::of(year, month, date)).unwrap_or(day)
}

/// What was noted by an article last.
pub(super) fn noted(event: &Competition, by: Article) -> Option<&str> {
    event.standing().rev().find_map(|event| match &event.fact {
        Fact::Noted { article, text } if *article == by && !text.trim().is_empty() => Some(text.trim()),
        _ => None,
    })
}

impl Section {
    /// Whether the event itself knows what to say.
    fn is_known(self, event: &Competition) -> bool {
        let regulation = event.regulation();
        let terms = &regulation.organisation;
        match self {
            Self::Aims | Self::Safety | Self::Awards | Self::Financing => false,
            Self::Dates => !terms.place.trim().is_empty() && regulation.first_day.is_some(),
            Self::Management => !terms.organisers.is_empty(),
            Self::Participants => {
                !regulation.entries.groups.is_empty() || regulation.entries.least_rank.is_some()
            }
            Self::Character | Self::Qualify => true,
            Self::Control => regulation.game.is_some(),
            Self::Programme => {
                let planned = event.planned_rounds();
                let starts = |round| event.hours().slot(round).is_some_and(|slot| slot.starts.is_some());
                planned > 0 && (1..=planned).all(starts)
            }
            Self::Winners => !event.rules().tiebreaks.is_empty(),
            Self::Entries => {
                regulation.entries.applications == Applications::None
                    || regulation.entries.preliminary_until.is_some()
            }
        }
    }
}

impl Clerk<'_> {
    /// A line that says until when a paper is due, if the edition says so.
    pub(super) fn due(&self, form: Form) -> Option<String> {
        let (day, by) = form.due(self.event)?;
        Some(self.t.form_due(by, self.long_date(day)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Day, months_before};

    #[test]
    fn months_are_counted_back_to_days_that_exist() {
        let day = |year, month, date| Day::of(year, month, date).expect("a date");
        assert_eq!(months_before(day(2024, 7, 1), 2), day(2024, 5, 1));
        assert_eq!(months_before(day(2024, 3, 31), 1), day(2024, 2, 29));
        assert_eq!(months_before(day(2024, 1, 15), 2), day(2023, 11, 15));
    }
}
