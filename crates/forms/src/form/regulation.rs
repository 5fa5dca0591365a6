//! The regulation as a paper, by the sections its edition lists; and the technical regulation, which says the rest.

use article::Article;
use competition::entry::Applications;
use rulebook::law::event::Character;
use rulebook::{Edition, Scale};

use super::{Form, programme, term};
use crate::clerk::Clerk;
use crate::paper::{Column, Line, Paper, Sheet, Table};

/// A section of a regulation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    Aims,
    Dates,
    Management,
    Participants,
    Character,
    Programme,
    Safety,
    Winners,
    Awards,
    Financing,
    Entries,
    Control,
    Qualify,
}

/// A field of the technical regulation.
pub(super) struct Field {
    /// What it says.
    pub(super) section: Section,
    /// The article that asks for it.
    pub(super) by: Article,
}

/// The sections in the order of UA24:II.regulation.2.1 to UA24:II.regulation.2.10, which events of RU22 use as well.
const SECTIONS: [Section; 10] = [
    Section::Aims,
    Section::Dates,
    Section::Management,
    Section::Participants,
    Section::Character,
    Section::Programme,
    Section::Safety,
    Section::Winners,
    Section::Financing,
    Section::Entries,
];
/// The sections in the order of RU-CODEX:4.1.a to RU-CODEX:4.1.g.
const CODEX: [Section; 7] = [
    Section::Aims,
    Section::Dates,
    Section::Management,
    Section::Participants,
    Section::Winners,
    Section::Awards,
    Section::Entries,
];
/// The fields of the technical regulation in the order of UA24:IV.panel.8.3.
pub(super) const TECHNICAL: [Field; 6] = [
    Field { section: Section::Dates, by: Article::new("UA24:IV.panel.8.3.a") },
    Field { section: Section::Character, by: Article::new("UA24:IV.panel.8.3.b") },
    Field { section: Section::Control, by: Article::new("UA24:IV.panel.8.3.c") },
    Field { section: Section::Winners, by: Article::new("UA24:IV.panel.8.3.d") },
    Field { section: Section::Awards, by: Article::new("UA24:IV.panel.8.3.e") },
    Field { section: Section::Qualify, by: Article::new("UA24:IV.panel.8.3.f") },
];

impl Section {
    /// The sections of an edition, in their order.
    pub(super) fn of(edition: Edition) -> &'static [Self] {
        if edition == Edition::RuCodex { &CODEX } else { &SECTIONS }
    }

    /// The article that asks for it, of RU-CODEX or of UA24, whose list others use.
    pub(super) const fn article(self, edition: Edition) -> Article {
        if matches!(edition, Edition::RuCodex) {
            return match self {
                Self::Aims => const { Article::new("RU-CODEX:4.1.a") },
                Self::Dates => const { Article::new("RU-CODEX:4.1.b") },
                Self::Management => const { Article::new("RU-CODEX:4.1.c") },
                Self::Participants => const { Article::new("RU-CODEX:4.1.d") },
                Self::Awards => const { Article::new("RU-CODEX:4.1.f") },
                Self::Entries | Self::Programme => const { Article::new("RU-CODEX:4.1.g") },
                _ => const { Article::new("RU-CODEX:4.1.e") },
            };
        }
        match self {
            Self::Aims => const { Article::new("UA24:II.regulation.2.1") },
            Self::Dates => const { Article::new("UA24:II.regulation.2.2") },
            Self::Management => const { Article::new("UA24:II.regulation.2.3") },
            Self::Participants => const { Article::new("UA24:II.regulation.2.4") },
            Self::Character | Self::Control => const { Article::new("UA24:II.regulation.2.5") },
            Self::Programme => const { Article::new("UA24:II.regulation.2.6") },
            Self::Safety => const { Article::new("UA24:II.regulation.2.7") },
            Self::Winners | Self::Awards | Self::Qualify => const { Article::new("UA24:II.regulation.2.8") },
            Self::Financing => const { Article::new("UA24:II.regulation.2.9") },
            Self::Entries => const { Article::new("UA24:II.regulation.2.10") },
        }
    }
}

/// The regulation.
pub(super) fn paper(clerk: &Clerk<'_>) -> Paper {
    let t = clerk.t;
    let edition = clerk.event.regulation().edition;
    let mut paper = clerk.paper(Sheet::Portrait, Form::Regulation.title(clerk.asked.language));
    paper.put(Line::filled(t.form_approved(), &["", "", ""]).align(crate::paper::Align::Right));
    paper.put(Line::title(t.form_regulation()));
    paper.put(Line::filled(t.form_event_line(), &[&clerk.event_and_discipline()]));
    let basis = t.named("form-basis", edition.name()).unwrap_or_else(|| edition.title());
    paper.put(Line::words(basis));
    if let Some(due) = clerk.due(Form::Regulation) {
        paper.put(Line::words(due));
    }
    for (number, section) in (1_usize..).zip(Section::of(edition)) {
        paper.put(Line::heading(format!("{number}. {}", heading(clerk, *section))));
        let noted = term::noted(clerk.event, section.article(edition));
        if let Some(text) = noted {
            clerk.put_text(&mut paper, text);
        }
        if noted.is_none() || !section.is_blank() {
            body(clerk, &mut paper, *section, edition);
        }
    }
    let objections = clerk.event.regulation().objections();
    if !objections.is_empty() {
        paper.put(Line::heading(t.form_regulation_remarks()));
        for objection in objections {
            let (what, allowed) = (t.said(&objection.what), t.said(&objection.allowed));
            paper.put(Line::words(format!("{what}; {allowed} [{}]", objection.by)));
        }
    }
    paper
}

fn heading(clerk: &Clerk<'_>, section: Section) -> &'static str {
    let t = clerk.t;
    match section {
        Section::Aims => t.form_section_aims(),
        Section::Dates => t.form_section_dates(),
        Section::Management => t.form_section_management(),
        Section::Participants => t.form_section_participants(),
        Section::Character => t.form_section_character(),
        Section::Programme => t.form_section_programme(),
        Section::Safety => t.form_section_safety(),
        Section::Winners => t.form_section_winners(),
        Section::Awards => t.form_section_awards(),
        Section::Financing => t.form_section_financing(),
        Section::Entries => t.form_section_entries(),
        Section::Control => t.form_technical_control(),
        Section::Qualify => t.form_technical_qualify(),
    }
}

fn body(clerk: &Clerk<'_>, paper: &mut Paper, section: Section, edition: Edition) {
    let t = clerk.t;
    match section {
        _ if section.is_blank() => clerk.put_text(paper, ""),
        Section::Dates => {
            paper.put(Line::filled(t.form_place_and_dates(), &[clerk.place(), &clerk.days()]));
        }
        Section::Management => {
            let organisers = clerk.event.regulation().organisation.organisers.join("; ");
            paper.put(Line::filled(t.form_organisers_line(), &[&organisers]));
            for (template, role) in [
                (t.form_chief_line(), competition::Role::ChiefArbiter),
                (t.form_secretary_line(), competition::Role::Secretary),
            ] {
                let [name, category] = clerk.officer(role);
                paper.put(Line::filled(template, &[&name, &category]));
            }
        }
        Section::Participants => clerk.put_text(paper, &clerk.entitled()),
        Section::Character => put_play(clerk, paper),
        Section::Programme => paper.put(programme::schedule(clerk)),
        Section::Control => paper.put(Line::filled(t.form_control_line(), &[&clerk.control()])),
        Section::Winners => {
            if edition == Edition::RuCodex {
                put_play(clerk, paper);
            }
            put_tiebreaks(clerk, paper);
            if edition != Edition::RuCodex {
                paper.put(Line::filled(t.form_awards_line(), &[""]));
            }
        }
        Section::Entries => {
            let entries = &clerk.event.regulation().entries;
            let until = entries.preliminary_until.map_or_else(String::new, |day| clerk.long_date(day));
            if entries.applications != Applications::None {
                paper.put(Line::filled(t.form_preliminary_until(), &[&until]));
            }
            let fee = entries.fee.map_or_else(String::new, |fee| fee.to_string());
            paper.put(Line::filled(t.form_fee_line(), &[&fee]));
            if edition == Edition::RuCodex {
                paper.put(programme::schedule(clerk));
            }
        }
        _ => {}
    }
}

impl Section {
    /// Whether only a hand or a note can fill it.
    const fn is_blank(self) -> bool {
        matches!(self, Self::Aims | Self::Safety | Self::Financing | Self::Awards | Self::Qualify)
    }
}

/// Character, system, rounds, discipline and time control.
fn put_play(clerk: &Clerk<'_>, paper: &mut Paper) {
    let t = clerk.t;
    paper.put(Line::filled(t.form_character_line(), &[clerk.character()]));
    paper.put(Line::filled(t.form_discipline_line(), &[&clerk.discipline()]));
    paper.put(Line::filled(t.form_system_line(), &[&clerk.system(), &clerk.round_count()]));
    paper.put(Line::filled(t.form_control_line(), &[&clerk.control()]));
}

/// What counts, and what parts equals, each with its article.
fn put_tiebreaks(clerk: &Clerk<'_>, paper: &mut Paper) {
    let t = clerk.t;
    let scale = match clerk.event.regulation().scale {
        Scale::OneHalfZero => "1 – ½ – 0",
        Scale::TwoOneZero => "2 – 1 – 0",
    };
    paper.put(Line::filled(t.form_scale_line(), &[scale]));
    let columns = [Column::fit(t.form_no()), Column::wide(t.form_tiebreaks()), Column::fit(t.form_article())];
    let mut table = Table::new(columns);
    for (number, (name, by)) in (1_usize..).zip(clerk.tiebreaks()) {
        table.row([number.to_string(), name.to_owned(), by.to_owned()]);
    }
    if table.groups.is_empty() {
        paper.put(Line::filled(t.form_tiebreaks_line(), &[""]));
    } else {
        paper.put(table);
    }
}

/// The technical regulation: what UA24:IV.panel.8.3.a to UA24:IV.panel.8.3.f list, blank where the event has not said it.
pub(super) fn technical(clerk: &Clerk<'_>) -> Paper {
    let t = clerk.t;
    let mut paper = clerk.paper(Sheet::Portrait, Form::TechnicalRegulation.title(clerk.asked.language));
    paper.put(Line::title(t.form_technical_regulation()));
    paper.put(Line::filled(t.form_event_line(), &[&clerk.event_and_discipline()]));
    for (number, field) in (1_usize..).zip(&TECHNICAL) {
        let title = match field.section {
            Section::Character => t.form_technical_system(),
            Section::Winners => t.form_technical_places(),
            section => heading(clerk, section),
        };
        paper.put(Line::heading(format!("{number}. {title}")));
        let noted = term::noted(clerk.event, field.by);
        if let Some(text) = noted {
            clerk.put_text(&mut paper, text);
        }
        match field.section {
            Section::Character => {
                paper.put(Line::filled(t.form_system_line(), &[&clerk.system(), &clerk.round_count()]));
            }
            Section::Winners => put_tiebreaks(clerk, &mut paper),
            section if noted.is_some() && section.is_blank() => {}
            section => body(clerk, &mut paper, section, Edition::Ua24),
        }
    }
    paper.put(Line::heading(format!("{}. {}", TECHNICAL.len() + 1, t.form_section_programme())));
    paper.put(programme::schedule(clerk));
    paper.put(clerk.signatures());
    paper
}

impl Clerk<'_> {
    /// Whose places are decided.
    pub(super) fn character(&self) -> &'static str {
        match self.event.regulation().organisation.character() {
            Character::Individual => self.t.form_character_individual(),
            Character::Team => self.t.form_character_team(),
            Character::IndividualTeam => self.t.form_character_individual_team(),
            Character::TeamStanding => self.t.form_character_team_standing(),
        }
    }

    /// The systems of the stages.
    pub(super) fn system(&self) -> String {
        let regulation = self.event.regulation();
        let systems =
            core::iter::once(&regulation.system).chain(regulation.later.iter().map(|later| &later.system));
        let name = |system: &competition::regulation::System| {
            let name = system.name().name();
            self.t.named("form-system", name).unwrap_or(name)
        };
        systems.map(name).collect::<Vec<_>>().join(", ")
    }

    /// How many rounds are planned, if that is known.
    pub(super) fn round_count(&self) -> String {
        match self.event.planned_rounds() {
            0 => String::new(),
            rounds => rounds.to_string(),
        }
    }

    /// The time control, if the regulation says it: `8 min + 4 s`.
    pub(super) fn control(&self) -> String {
        let game = self.event.regulation().game.as_ref();
        game.map_or_else(String::new, |game| self.control_words(&game.control))
    }

    /// A time control in words.
    pub(super) fn control_words(&self, control: &clock::Control) -> String {
        let t = self.t;
        let word = |sign: char| match sign {
            'h' => format!(" {}", t.form_hours()),
            'm' => format!(" {}", t.form_minutes()),
            's' => format!(" {}", t.form_seconds()),
            '+' | '/' => format!(" {sign} "),
            ',' => ", ".to_owned(),
            sign => sign.to_string(),
        };
        control.to_string().chars().map(word).collect()
    }

    /// What parts equals, with the articles.
    pub(super) fn tiebreaks(&self) -> Vec<(&'static str, &'static str)> {
        let name = |name: &'static str| self.t.named("form-tiebreak", name).unwrap_or(name);
        let teams = self.event.regulation().organisation.character() == Character::Team;
        match self.event.team_rules().filter(|_| teams) {
            Some(rules) => rules
                .tiebreaks
                .iter()
                .map(|each| {
                    (name(each.name()), rules.law.teams.article(*each, rules.scoring, rules.format).name())
                })
                .collect(),
            None => {
                let rules = self.event.rules();
                let article = |each| rules.law.article(each, rules.format).name();
                rules.tiebreaks.iter().map(|each| (name(each.name()), article(*each))).collect()
            }
        }
    }
}
