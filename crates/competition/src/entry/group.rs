//! In which group somebody plays.

use clock::Day;
use rulebook::Objection;
use rulebook::law::event::{AgeTable, Character, Older, Sex};
use serde::{Deserialize, Serialize};

use super::terms::{Audience, refusal};
use super::{Ground, Lack, Person};
use crate::{Draft, Regulation};

/// A group by age and sex, known by the oldest age it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Group {
    /// The oldest age it takes; any if none is set.
    pub oldest: Option<u8>,
    /// Men or women.
    pub sex: Sex,
}

impl Group {
    /// Men of any age.
    pub const MEN: Self = Self { oldest: None, sex: Sex::Male };
    /// Women of any age.
    pub const WOMEN: Self = Self { oldest: None, sex: Sex::Female };

    /// The group "under so many years".
    #[must_use]
    pub const fn under(years: u8, sex: Sex) -> Self {
        Self { oldest: Some(years.saturating_sub(1)), sex }
    }
}

impl Draft {
    /// The groups by age that are offered for the discipline.
    #[must_use]
    pub fn age_table(&self) -> &'static AgeTable {
        rulebook::event_law(self.edition).ages.table(self.discipline, self.is_for_teams())
    }

    fn is_for_teams(&self) -> bool {
        self.organisation.character == Some(Character::Team)
    }
}

impl Regulation {
    /// The name of a group, if the edition has it.
    #[must_use]
    pub fn group_name(&self, group: Group) -> Option<&'static str> {
        self.age_table().group(group.oldest).map(|found| found.name(group.sex))
    }
}

/// In which group of an event that begins on a day somebody plays, or what stands against it; in none if the event
/// has none.
pub(super) fn place(draft: &Draft, person: &Person, begins: Day) -> Result<Option<Group>, Lack> {
    let law = &rulebook::event_law(draft.edition).ages;
    let (terms, table) = (&draft.entries, draft.age_table());
    let age = person.age_in(begins.date().0);
    let unknown = |what, remedy: &str| Lack::new(law.counted, Ground::Incomplete, what, remedy);
    let barred = |by, what, remedy: String| Lack::new(by, Ground::NoRight, what, remedy);
    if let (Audience::Students, Some(span)) = (terms.audience, law.students) {
        let age = age.ok_or_else(|| unknown("the year of birth is not known", "with the year of birth"))?;
        if !span.value.has(age) {
            let remedy = format!("from {} to {} years, not {age}", span.value.youngest, span.value.oldest);
            return Err(barred(span.by, "students are of another age", remedy));
        }
    }
    if terms.groups.is_empty() {
        return Ok(None);
    }
    let among = |group: &&Group| group.sex == Sex::Male || person.sex != Some(Sex::Male);
    let mut open: Vec<Group> = terms.groups.iter().filter(among).copied().collect();
    if open.is_empty() {
        let by = law.women.unwrap_or(table.by);
        return Err(barred(by, "men do not play in events of women", "in an event of men".to_owned()));
    }
    if person.sex.is_none() && open.iter().all(|group| group.sex == Sex::Female) {
        return Err(unknown("the sex is not known", "with the sex, in an event of women"));
    }
    open.sort_unstable_by_key(|group| (group.oldest.unwrap_or(u8::MAX), Some(group.sex) != person.sex));
    if open.iter().all(|group| group.oldest.is_some()) && age.is_none() {
        return Err(unknown("the year of birth is not known", "with the year of birth"));
    }
    let years = age.unwrap_or(i32::from(u8::MAX));
    let takes = |group: &&Group| group.oldest.is_none_or(|oldest| years <= i32::from(oldest));
    // In her own event a woman plays among women.
    let own_sex = open.iter().find(|group| takes(group) && Some(group.sex) == person.sex);
    let Some(&group) = own_sex.or_else(|| open.iter().find(takes)) else {
        return Err(too_old(draft, person, begins, years, &open));
    };
    let own = table.own(years).map(|own| own.oldest);
    if let (Older::Qualified, Some(least)) = (law.older.value, terms.older_rank) {
        if own != Some(group.oldest) && person.rank.is_none_or(|rank| rank < least) {
            let remedy = format!("{least} or higher, to play among the older");
            return Err(barred(law.older.by, "the category is not enough for an older group", remedy));
        }
    }
    Ok(Some(group))
}

/// Why somebody is too old: by the calendar year, though not yet on the day, or by far.
fn too_old(draft: &Draft, person: &Person, begins: Day, years: i32, open: &[Group]) -> Lack {
    let law = &rulebook::event_law(draft.edition).ages;
    let oldest = open.iter().filter_map(|group| group.oldest).max().unwrap_or(u8::MAX);
    let still_young = person.age_on(begins).is_some_and(|age| age <= i32::from(oldest));
    let by = if still_young { law.counted } else { law.younger };
    let name = draft.age_table().own(years).map_or("an older group", |own| own.name(own_sex(person)));
    let remedy = format!("{years} years are reached this year: {name}");
    Lack::new(by, Ground::NoRight, "nobody plays in a younger group", remedy)
}

fn own_sex(person: &Person) -> Sex {
    person.sex.unwrap_or(Sex::Male)
}

/// The groups are offered for the discipline, and follow one another if there are several.
pub(super) fn object(draft: &Draft, objections: &mut Vec<Objection>) {
    let law = &rulebook::event_law(draft.edition).ages;
    let (table, groups) = (draft.age_table(), &draft.entries.groups);
    let names = || table.groups.iter().map(|group| group.name(Sex::Male)).collect::<Vec<_>>().join(", ");
    for group in groups.iter().filter(|group| table.group(group.oldest).is_none()) {
        let oldest =
            group.oldest.map_or_else(|| "any age".to_owned(), |oldest| format!("up to {oldest} years"));
        let what = format!("there is no group of {oldest} for {}", draft.discipline);
        objections.push(refusal(table.by, what, names()));
    }
    let Some(joint) = law.joint else { return };
    let mut ages: Vec<Option<u8>> = groups.iter().map(|group| group.oldest).collect();
    ages.sort_unstable();
    ages.dedup();
    let fits = match *ages.as_slice() {
        [] | [_] => true,
        [one, other] => table.are_adjacent(one, other),
        _ => false,
    };
    if !fits {
        let what = "groups that do not follow one another cannot play together".to_owned();
        objections.push(refusal(joint, what, "two groups next to one another".to_owned()));
    }
}
