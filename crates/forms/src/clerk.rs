//! Who fills forms in: what an event says, in the words and signs of a language.

use clock::{Day, Moment};
use competition::entry::{Birth, Person, Rank};
use competition::round::Competitor;
use competition::{Competition, Exact, No, PersonId, Role};
use draughts::Colour;
use language::{Language, Text};
use rulebook::{Kind, Mark, Points};

use crate::discipline;
use crate::form::{Asked, Personal};
use crate::paper::{Align, Block, Line, Paper, Sheet};

/// Who fills forms in.
#[derive(Clone, Copy)]
pub(crate) struct Clerk<'a> {
    /// The event.
    pub(crate) event: &'a Competition,
    /// What was asked for.
    pub(crate) asked: &'a Asked,
    /// The words.
    pub(crate) t: Text,
}

/// Somebody as tables show him.
#[derive(Default)]
pub(crate) struct Shown {
    pub(crate) name: String,
    pub(crate) rank: String,
    pub(crate) rating: String,
    pub(crate) organisation: String,
}

impl<'a> Clerk<'a> {
    pub(crate) fn new(event: &'a Competition, asked: &'a Asked) -> Self {
        Self { event, asked, t: asked.language.text() }
    }

    /// A paper of this event.
    pub(crate) fn paper(&self, sheet: Sheet, title: &str) -> Paper {
        let name = self.event.regulation().name.trim();
        let title = if name.is_empty() { title.to_owned() } else { format!("{title}. {name}") };
        Paper::new(self.asked.language, sheet, &title)
    }

    /// What the event is called.
    pub(crate) fn event_name(&self) -> &'a str {
        self.event.regulation().name.trim()
    }

    /// Where it is held.
    pub(crate) fn place(&self) -> &'a str {
        self.event.regulation().organisation.place.trim()
    }

    /// What is played.
    pub(crate) fn discipline(&self) -> String {
        discipline::name(self.event.regulation(), self.t)
    }

    /// The name of the event on a line, the place on the left and the days on the right of the next.
    pub(crate) fn event_head(&self) -> [Block; 2] {
        let name = Line::filled(self.t.form_event_line(), &[&self.event_and_discipline()]);
        let where_when = Line::filled(self.t.form_place_and_dates(), &[self.place(), &self.days()]);
        [name.into(), where_when.into()]
    }

    /// The name of the event and what is played.
    pub(crate) fn event_and_discipline(&self) -> String {
        match self.event_name() {
            "" => self.discipline(),
            name => format!("{name}. {}", upper_first(&self.discipline())),
        }
    }

    /// A day in figures.
    pub(crate) fn date(&self, day: Day) -> String {
        let (year, month, day) = day.date();
        self.asked.language.day(&format!("{year}-{month:02}-{day:02}"))
    }

    /// A month as it follows the number of a day.
    pub(crate) fn month(&self, month: u8) -> &'static str {
        self.t.named("form-month", &month.to_string()).unwrap_or_default()
    }

    /// A day with its month in words.
    pub(crate) fn long_date(&self, day: Day) -> String {
        let (year, month, date) = day.date();
        self.t.form_long_date(date, self.month(month), year)
    }

    /// The days of the event: `10–18 марта 2023 г.`.
    pub(crate) fn days(&self) -> String {
        let regulation = self.event.regulation();
        let (Some(first), Some(last)) = (regulation.first_day, regulation.last_day.or(regulation.first_day))
        else {
            return String::new();
        };
        let ((year, month, day), (last_year, last_month, last_day)) = (first.date(), last.date());
        if first == last {
            self.long_date(first)
        } else if (year, month) == (last_year, last_month) {
            self.t.form_long_date(format!("{day}–{last_day}"), self.month(month), year)
        } else if year == last_year {
            let days = format!("{day} {} – {last_day}", self.month(month));
            self.t.form_long_date(days, self.month(last_month), year)
        } else {
            format!("{} – {}", self.long_date(first), self.long_date(last))
        }
    }

    /// The day of a round, if it is known.
    pub(crate) fn round_day(&self, round: u16) -> Option<Day> {
        let slot = self.event.hours().starts_at(round);
        self.event.round_began_at(round).or(slot).map(|at| self.day_of(at))
    }

    /// Day, month and the last two figures of the year, as a line of a date has them.
    pub(crate) fn date_fills(&self, day: Option<Day>) -> [String; 3] {
        let Some((year, month, date)) = day.map(Day::date) else { return [const { String::new() }; 3] };
        [date.to_string(), self.month(month).to_owned(), format!("{:02}", year.rem_euclid(100))]
    }

    /// A line with a date, filled if the day is known.
    pub(crate) fn date_line(&self, template: &str, day: Option<Day>) -> Line {
        let [date, month, year] = self.date_fills(day);
        Line::filled(template, &[&date, &month, &year])
    }

    /// A moment in figures, and by which clock: whoever reads it does not know where it was written.
    pub(crate) fn moment(&self, at: Moment) -> String {
        format!("{} {}", self.date(self.day_of(at)), self.hour(at))
    }

    /// The day of a moment.
    pub(crate) fn day_of(&self, at: Moment) -> Day {
        self.asked.zone.day(at)
    }

    /// Hour and minute of a moment, and by which clock.
    pub(crate) fn hour(&self, at: Moment) -> String {
        format!("{} {}", self.asked.zone.hour(at), self.asked.zone)
    }

    /// Points as tables have them: `2½`.
    pub(crate) fn points(&self, points: Points) -> String {
        let (whole, half) = (points.in_halves() / 2, points.in_halves() % 2 == 1);
        match (whole, half) {
            (0, true) => "½".to_owned(),
            (whole, true) => format!("{whole}½"),
            (whole, false) => whole.to_string(),
        }
    }

    /// Points as protocols of matches have them: `2,5`.
    pub(crate) fn decimal(&self, points: Points) -> String {
        self.separated(points.to_string())
    }

    /// A number that is not rounded: halves as tables have them, other parts as decimals or fractions.
    pub(crate) fn exact(&self, number: Exact) -> String {
        let text = number.to_string();
        match text.strip_suffix(".5") {
            Some("0") => "½".to_owned(),
            Some(whole) => format!("{whole}½"),
            None => self.separated(text),
        }
    }

    fn separated(&self, number: String) -> String {
        match self.asked.language {
            Language::English => number,
            Language::Ukrainian | Language::Russian => number.replace('.', ","),
        }
    }

    /// A mark as the tables of this event have it.
    pub(crate) fn mark(&self, mark: Mark) -> &'static str {
        mark.text(self.event.regulation().scale)
    }

    /// A category or title.
    pub(crate) fn rank(&self, rank: Rank) -> &'static str {
        let name = match rank {
            Rank::ThirdJunior => "third-junior",
            Rank::SecondJunior => "second-junior",
            Rank::FirstJunior => "first-junior",
            Rank::Third => "third",
            Rank::Second => "second",
            Rank::First => "first",
            Rank::Candidate => "candidate",
            Rank::Master => "master",
            Rank::InternationalMaster => "international-master",
            Rank::Grandmaster => "grandmaster",
            Rank::HonouredMaster => "honoured-master",
        };
        match self.asked.language {
            Language::Russian => rank.russian(),
            Language::Ukrainian => rank.ukrainian(),
            Language::English => self.t.named("form-rank", name).unwrap_or(name),
        }
    }

    /// The titles and the category of somebody, nothing if there are none.
    pub(crate) fn ranks(&self, person: &Person) -> String {
        let national = person.rank.map(|rank| self.rank(rank));
        let title = person.title.map(competition::entry::Title::name);
        [national, title].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Somebody as tables show him.
    pub(crate) fn shown(&self, who: Competitor) -> Shown {
        let person = match who {
            Competitor::Person(id) => self.event.person(id),
            Competitor::Team(_) => None,
        };
        Shown {
            name: self.event.name_of(who),
            rank: person.map_or_else(String::new, |person| self.ranks(person)),
            rating: person
                .and_then(|person| person.rating)
                .map_or_else(String::new, |rating| rating.to_string()),
            organisation: person.map_or_else(String::new, |person| self.organisation(person)),
        }
    }

    /// Where somebody comes from.
    pub(crate) fn organisation(&self, person: &Person) -> String {
        let known = [&person.organisation, &person.city, &person.federation];
        known.into_iter().find(|name| !name.trim().is_empty()).cloned().unwrap_or_default()
    }

    /// The name of whoever has a number.
    pub(crate) fn name(&self, no: No) -> String {
        self.event.stage().competitor(no).map_or_else(String::new, |who| self.event.name_of(who))
    }

    /// The name of somebody in the register.
    pub(crate) fn person_name(&self, id: PersonId) -> String {
        self.event.name_of(Competitor::Person(id))
    }

    /// Both colours in the order in which pairs name them: in renju Black comes first.
    pub(crate) fn colours(&self) -> [&'static str; 2] {
        self.named(self.t.form_white(), self.t.form_black())
    }

    /// What both of a pair have, in the order in which pairs name them.
    pub(crate) fn named<T>(&self, white: T, black: T) -> [T; 2] {
        if self.begins_black() { [black, white] } else { [white, black] }
    }

    /// The letter of a colour.
    pub(crate) fn colour_letter(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::White => self.t.form_white_letter(),
            Colour::Black => self.t.form_black_letter(),
        }
    }

    /// Whether Black begins.
    pub(crate) fn begins_black(&self) -> bool {
        self.event.regulation().discipline.kind == Kind::Renju
    }

    /// When somebody was born; nothing without permission.
    pub(crate) fn birth(&self, person: &Person) -> String {
        match (self.asked.personal, person.birth) {
            (Personal::Shown, Some(Birth::Day(day))) => self.date(day),
            (Personal::Shown, Some(Birth::Year(year))) => year.to_string(),
            _ => String::new(),
        }
    }

    /// Something of somebody that is kept from others, under one of these names; nothing without permission.
    pub(crate) fn kept(&self, person: &Person, names: &[&str]) -> String {
        if self.asked.personal == Personal::Hidden {
            return String::new();
        }
        let is_it = |name: &str| names.iter().any(|known| name.trim().to_lowercase() == *known);
        let found = person.other.iter().find(|(name, _)| is_it(name));
        found.map_or_else(String::new, |(_, value)| value.clone())
    }

    /// Name and category of whoever holds an office.
    pub(crate) fn officer(&self, role: Role) -> [String; 2] {
        let Some(officer) = self.event.panel().holders(role).next() else {
            return [const { String::new() }; 2];
        };
        let category = self.event.person(officer.who.person).map(|person| person.arbiter.clone());
        [officer.who.name.clone(), category.unwrap_or_default()]
    }

    /// The signatures of the chief arbiter and the secretary with their names in clear.
    pub(crate) fn signatures(&self) -> Block {
        self.signed(self.t.form_sign_chief(), self.t.form_sign_secretary())
    }

    /// The same below a table of results.
    pub(crate) fn signatures_of_table(&self) -> Block {
        self.signed(self.t.form_sign_chief_table(), self.t.form_sign_secretary_table())
    }

    /// The same without names in clear.
    pub(crate) fn signatures_short(&self) -> [Block; 2] {
        let line = |template: &str, role| {
            let [_, category] = self.officer(role);
            Block::from(Line::filled(template, &["", &category]))
        };
        [
            line(self.t.form_sign_chief_short(), Role::ChiefArbiter),
            line(self.t.form_sign_secretary_short(), Role::Secretary),
        ]
    }

    fn signed(&self, chief: &str, secretary: &str) -> Block {
        let line = |template: &str, role| {
            let [name, category] = self.officer(role);
            Block::from(Line::filled(template, &["", &name, &category]))
        };
        Block::Together(vec![
            Block::Gap(6),
            line(chief, Role::ChiefArbiter),
            Block::Gap(3),
            line(secretary, Role::Secretary),
        ])
    }

    /// Small words at the right above a title, as appendices have them.
    pub(crate) fn corner(&self, text: &str) -> Line {
        Line::words(text).style(crate::paper::Style::Small).align(Align::Right)
    }
}

/// A number as the Romans wrote it, as far as rounds go.
pub(crate) fn roman(mut number: usize) -> String {
    const SIGNS: [(usize, &str); 9] =
        [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut text = String::new();
    for (value, sign) in SIGNS {
        while number >= value && text.len() < 64 {
            text.push_str(sign);
            number -= value;
        }
    }
    text
}

/// A text with a capital at its beginning.
pub(crate) fn upper_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What names are sorted by: letters of Ukrainian and Russian stand where their alphabets have them.
pub(crate) fn alphabetical(name: &str) -> Vec<(char, u8)> {
    let place = |letter: char| match letter {
        'ґ' => ('г', 1),
        'ё' => ('е', 1),
        'є' => ('е', 2),
        'і' => ('и', 1),
        'ї' => ('и', 2),
        letter => (letter, 0),
    };
    name.chars().flat_map(char::to_lowercase).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::{alphabetical, roman};

    #[test]
    fn names_stand_in_the_order_of_the_alphabet() {
        let mut names = [
            "Яременко",
            "Ґудзь",
            "Іваненко",
            "Гудзь",
            "Єременко",
            "Жук",
            "Ёлкин",
            "Ейчук",
            "Їжак",
            "Йосипенко",
        ];
        names.sort_by_key(|name| alphabetical(name));
        assert_eq!(
            names,
            [
                "Гудзь",
                "Ґудзь",
                "Ейчук",
                "Ёлкин",
                "Єременко",
                "Жук",
                "Іваненко",
                "Їжак",
                "Йосипенко",
                "Яременко"
            ]
        );
    }

    #[test]
    fn rounds_in_roman_figures() {
        let figures: Vec<String> = [1, 4, 9, 14, 40, 99].into_iter().map(roman).collect();
        assert_eq!(figures, ["I", "IV", "IX", "XIV", "XL", "XCIX"]);
    }
}
