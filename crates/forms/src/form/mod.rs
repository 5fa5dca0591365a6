//! The forms: each by its name, with the article that knows it.

mod admission;
mod application;

mod bulletin;
mod card;
mod certificate;
mod chart;
mod cited;
mod contest;
mod cross;
mod disciplines;
mod encounter;
mod invitation;
mod line_up;
mod medical;
mod programme;
mod protest;
mod protocol;
mod regulation;
mod report;
mod scoring;
mod sheet;
mod slip;
mod swiss;
mod term;
mod wall;

use core::fmt;
use core::str::FromStr;

use article::Article;
use competition::regulation::System;
use competition::round::Round;
use competition::{Competition, No, TeamId};
use language::Language;
use rulebook::Refusal;
use rulebook::law::event::{Character, Play};

use crate::Zone;
use crate::clerk::Clerk;
use crate::paper::Paper;
pub use chart::{Chart, Reply};
pub use sheet::Played;

/// A form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// Appendix 3: the preliminary application.
    PreliminaryApplication,
    /// Appendix 4: the final application.
    FinalApplication,
    /// The decisions of the admission committee.
    AdmissionProtocol,
    /// The regulation.
    Regulation,
    /// What the regulation leaves to the panel: the technical regulation.
    TechnicalRegulation,
    /// The programme.
    Programme,
    /// The invitation.
    Invitation,
    /// Appendix 1: the disciplines.
    Disciplines,
    /// Who plays on which board of a team.
    LineUp,
    /// The pairs of a round by boards, for the wall.
    PairingsByBoard,
    /// The pairs of a round by names, for the wall.
    PairingsByName,
    /// Slips on which the results of a round are brought.
    ResultSlips,
    /// Sheets on which games are recorded.
    ScoreSheets,
    /// The recorded games of a round.
    Games,
    /// Appendix 6: the protocol of a round.
    RoundProtocol,
    /// Appendix 7, form 1: the protocol of a match of teams.
    MatchProtocol,
    /// Appendix 7, form 2: the protocols of a round in one.
    MatchSummary,
    /// Appendix 8: the card of a player.
    PlayerCard,
    /// Appendix 9: the results of a round robin.
    RoundRobinTable,
    /// Appendix 10: the results of a Swiss.
    SwissTable,
    /// Appendix 11: teams by the results of their members.
    TeamScoring,
    /// The places with what parts equals.
    Standings,
    /// Results, places and the next pairs for participants and press.
    Bulletin,
    /// The report for the press.
    PressReport,
    /// A protest.
    Protest,
    /// The certificate of a result.
    Certificate,
    /// The doctor's report.
    MedicalReport,
    /// The report of the chief arbiter.
    Report,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// In which language.
    pub language: Language,
    /// Of which round; the last that is paired, if nothing is said.
    pub round: Option<u16>,
    /// Of which player; of all, if nothing is said.
    pub no: Option<No>,
    /// Of which team; of all, if nothing is said.
    pub team: Option<TeamId>,
    /// Of which organisation; of all, if nothing is said.
    pub organisation: Option<String>,
    /// Of which protest; an empty one, if nothing is said.
    pub case: Option<u32>,
    /// Whether a table of teams names their players.
    pub members: Members,
    /// Whether days of birth, addresses and numbers of documents may be written.
    pub personal: Personal,
    /// By which clock.
    pub zone: Zone,
}

/// Whether a table of teams names their players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Members {
    /// It does not.
    #[default]
    Left,
    /// Each has a line below his team.
    Listed,
}

/// Whether what is nobody else's business may be written: days of birth, addresses, numbers of documents. Only the
/// applications and the protocol of the admission committee have room for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Personal {
    /// It is left blank.
    #[default]
    Hidden,
    /// Whoever asks may admit players.
    Shown,
}

/// A text that names no form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownForm(String);

impl Asked {
    /// A form in a language, with nothing chosen and nothing personal.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self {
            language,
            round: None,
            no: None,
            team: None,
            organisation: None,
            case: None,
            members: Members::Left,
            personal: Personal::Hidden,
            zone: Zone::UTC,
        }
    }
}

impl Form {
    /// Every form, in the order in which an event needs them.
    pub const ALL: [Self; 28] = [
        Self::PreliminaryApplication,
        Self::FinalApplication,
        Self::AdmissionProtocol,
        Self::Regulation,
        Self::TechnicalRegulation,
        Self::Programme,
        Self::Invitation,
        Self::Disciplines,
        Self::LineUp,
        Self::PairingsByBoard,
        Self::PairingsByName,
        Self::ResultSlips,
        Self::ScoreSheets,
        Self::Games,
        Self::RoundProtocol,
        Self::MatchProtocol,
        Self::MatchSummary,
        Self::PlayerCard,
        Self::RoundRobinTable,
        Self::SwissTable,
        Self::TeamScoring,
        Self::Standings,
        Self::Bulletin,
        Self::PressReport,
        Self::Protest,
        Self::Certificate,
        Self::MedicalReport,
        Self::Report,
    ];

    /// Its name in addresses and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::PreliminaryApplication => "preliminary-application",
            Self::FinalApplication => "final-application",
            Self::AdmissionProtocol => "admission-protocol",
            Self::Regulation => "regulation",
            Self::TechnicalRegulation => "technical-regulation",
            Self::Programme => "programme",
            Self::Invitation => "invitation",
            Self::Disciplines => "disciplines",
            Self::LineUp => "line-up",
            Self::PairingsByBoard => "pairings-by-board",
            Self::PairingsByName => "pairings-by-name",
            Self::ResultSlips => "result-slips",
            Self::ScoreSheets => "score-sheets",
            Self::Games => "games",
            Self::RoundProtocol => "round-protocol",
            Self::MatchProtocol => "match-protocol",
            Self::MatchSummary => "match-summary",
            Self::PlayerCard => "player-card",
            Self::RoundRobinTable => "round-robin-table",
            Self::SwissTable => "swiss-table",
            Self::TeamScoring => "team-scoring",
            Self::Standings => "standings",
            Self::Bulletin => "bulletin",
            Self::PressReport => "press-report",
            Self::Protest => "protest",
            Self::Certificate => "certificate",
            Self::MedicalReport => "medical-report",
            Self::Report => "report",
        }
    }

    /// What it is called in a language.
    #[must_use]
    pub fn title(self, language: Language) -> &'static str {
        language.text().named("form-name", self.name()).unwrap_or_else(|| self.name())
    }

    /// What it is called at an event: where teams play, the cards are theirs.
    #[must_use]
    pub fn title_at(self, event: &Competition, language: Language) -> &'static str {
        match self {
            Self::PlayerCard if event.regulation().organisation.character() == Character::Team => {
                language.text().form_name_team_card()
            }
            _ => self.title(language),
        }
    }

    /// Whether personal data has a place on it.
    #[must_use]
    pub const fn is_personal(self) -> bool {
        matches!(self, Self::PreliminaryApplication | Self::FinalApplication | Self::AdmissionProtocol)
    }

    /// Whether everybody may read it: participants, their representatives and the press get what the event has made known.
    #[must_use]
    pub fn is_public(self, event: &Competition) -> bool {
        match self {
            // A programme with an empty part is not made known.
            Self::Programme => {
                event.schedule().programme_published().is_some()
                    || event.law().organisation.programme.is_none()
            }
            _ => matches!(
                self,
                Self::Regulation
                    | Self::TechnicalRegulation
                    | Self::Disciplines
                    | Self::PairingsByBoard
                    | Self::PairingsByName
                    | Self::Games
                    | Self::RoundProtocol
                    | Self::MatchProtocol
                    | Self::MatchSummary
                    | Self::PlayerCard
                    | Self::RoundRobinTable
                    | Self::SwissTable
                    | Self::TeamScoring
                    | Self::Standings
                    | Self::Bulletin
                    | Self::PressReport
                    | Self::Protest
            ),
        }
    }

    /// Whether there is one for each round.
    #[must_use]
    pub const fn is_of_round(self) -> bool {
        matches!(
            self,
            Self::PairingsByBoard
                | Self::PairingsByName
                | Self::ResultSlips
                | Self::ScoreSheets
                | Self::Games
                | Self::RoundProtocol
                | Self::MatchProtocol
                | Self::MatchSummary
                | Self::Bulletin
        )
    }

    /// Whether it says something before anybody has played.
    #[must_use]
    pub const fn is_early(self) -> bool {
        matches!(
            self,
            Self::Regulation
                | Self::TechnicalRegulation
                | Self::Programme
                | Self::Disciplines
                | Self::Protest
        )
    }

    /// Fills it in.
    ///
    /// # Errors
    /// A refusal by the article that knows the form, where the event has nothing it could say.
    pub fn of(self, event: &Competition, asked: &Asked) -> Result<Paper, Refusal> {
        self.fits(event)?;
        let asked = &Asked {
            personal: if self.is_personal() { asked.personal } else { Personal::Hidden },
            ..asked.clone()
        };
        let clerk = &Clerk::new(event, asked);
        match self {
            Self::PreliminaryApplication => application::preliminary(clerk),
            Self::FinalApplication => application::last(clerk),
            Self::AdmissionProtocol => Ok(admission::paper(clerk)),
            Self::Regulation => Ok(regulation::paper(clerk)),
            Self::TechnicalRegulation => Ok(regulation::technical(clerk)),
            Self::Programme => Ok(programme::paper(clerk)),
            Self::Invitation => Ok(invitation::paper(clerk)),
            Self::Disciplines => Ok(disciplines::paper(clerk)),
            Self::LineUp => line_up::paper(clerk),
            Self::PairingsByBoard => wall::by_board(clerk),
            Self::PairingsByName => wall::by_name(clerk),
            Self::ResultSlips => slip::paper(clerk),
            Self::ScoreSheets => sheet::paper(clerk),
            Self::Games => sheet::games(clerk),
            Self::RoundProtocol => protocol::paper(clerk),
            Self::MatchProtocol => encounter::paper(clerk),
            Self::MatchSummary => encounter::summary(clerk),
            Self::PlayerCard => card::paper(clerk),
            Self::RoundRobinTable => cross::paper(clerk),
            Self::SwissTable => swiss::paper(clerk),
            Self::TeamScoring => scoring::paper(clerk),
            Self::Standings => wall::standings(clerk),
            Self::Bulletin => bulletin::paper(clerk),
            Self::PressReport => bulletin::press(clerk),
            Self::Protest => protest::paper(clerk),
            Self::Certificate => certificate::paper(clerk),
            Self::MedicalReport => Ok(medical::paper(clerk)),
            Self::Report => Ok(report::paper(clerk)),
        }
    }

    /// Whether an event of this kind has such a form at all.
    ///
    /// # Errors
    /// A refusal by the article that knows the form.
    pub fn fits(self, event: &Competition) -> Result<(), Refusal> {
        let by = self.article(event.regulation().edition);
        let character = event.regulation().organisation.character();
        let no = |why, instead: &'static str| Err(Refusal::new(by, why, instead));
        match self {
            Self::MatchProtocol | Self::MatchSummary | Self::LineUp if character != Character::Team => {
                no("only teams play matches", "the protocol of a round")
            }
            Self::RoundProtocol if character == Character::Team => {
                no("teams have protocols of matches", "the protocol of a match or the summary of a round")
            }
            Self::RoundRobinTable if !matches!(event.system(), System::RoundRobin { .. }) => {
                no("this is no round robin", "the table of the system that is played, or the standings")
            }
            Self::SwissTable if !matches!(event.system(), System::Swiss { .. }) => {
                no("this is no Swiss", "the table of the system that is played, or the standings")
            }
            Self::TeamScoring
                if !matches!(character, Character::TeamStanding | Character::IndividualTeam) =>
            {
                no("no team is ranked by its members here", "an individual event with team standing")
            }
            Self::ScoreSheets | Self::Games if event.regulation().organisation.play != Play::Board => {
                no("no games are recorded at a board here", "an event at the board")
            }
            _ => Ok(()),
        }
    }
}

/// The forms an event of this kind has.
#[must_use]
pub fn papers(event: &Competition) -> Vec<Form> {
    Form::ALL.into_iter().filter(|form| form.fits(event).is_ok()).collect()
}

impl<'a> Clerk<'a> {
    /// The round that is asked for, or the last that is paired.
    fn round(&self, form: Form) -> Result<&'a Round, Refusal> {
        let stage = self.event.stage();
        let last = u16::try_from(stage.rounds().len()).unwrap_or(u16::MAX);
        stage.round(self.asked.round.unwrap_or(last)).ok_or_else(|| {
            let instead = match last {
                0 => "after the first round is paired".to_owned(),
                last => format!("rounds 1 to {last} are paired"),
            };
            Refusal::new(self.by(form), "this round is not paired", instead)
        })
    }

    /// The numbers that are asked for: one, or all.
    fn numbers(&self, form: Form) -> Result<Vec<No>, Refusal> {
        let stage = self.event.stage();
        let all: Vec<No> = stage.numbers().map(|(no, _)| no).collect();
        match self.asked.no {
            _ if all.is_empty() => {
                Err(Refusal::new(self.by(form), "nobody has a number yet", "after the lots are drawn"))
            }
            None => Ok(all),
            Some(no) if all.contains(&no) => Ok(vec![no]),
            Some(_) => {
                let instead = format!("numbers 1 to {}", all.len());
                Err(Refusal::new(self.by(form), "nobody has this number", instead))
            }
        }
    }

    /// The article that knows a form.
    fn by(&self, form: Form) -> Article {
        form.article(self.event.regulation().edition)
    }
}

impl FromStr for Form {
    type Err = UnknownForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|form| form.name() == text).ok_or_else(|| UnknownForm(text.to_owned()))
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no form is called {:?}; there are", self.0)?;
        Form::ALL.iter().try_for_each(|form| write!(f, " {form}"))
    }
}

impl core::error::Error for UnknownForm {}
