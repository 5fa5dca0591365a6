//! Who the officials are, what they may do, and what they see to.
//!
//! ```
//! use rulebook::law::event::{Act, Play, Role};
//! use rulebook::{Edition, event_law};
//! let panel = event_law(Edition::Ru22).panel;
//! assert!(panel.may(Play::Board, Role::AssistantSecretary, Act::Moves).is_ok());
//! let refused = panel.may(Play::Board, Role::AssistantSecretary, Act::Results).unwrap_err();
//! assert_eq!(refused.name(), "RU22:12.4.6.e");
//! ```

use article::Article;

use super::Play;

/// What an official is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Role {
    /// The chief arbiter; the chief judge of a contest.
    ChiefArbiter,
    /// A deputy of the chief arbiter.
    Deputy,
    /// The chief secretary.
    Secretary,
    /// A player who keeps the records of a group in play by correspondence.
    Steward,
    /// An arbiter over other arbiters.
    SeniorArbiter,
    /// An arbiter at the boards.
    Arbiter,
    /// An arbiter who informs participants and the press.
    InformationArbiter,
    /// Who takes in and publishes the works of a contest.
    Coordinator,
    /// The senior judge of a section of a contest.
    SeniorJudge,
    /// A judge of a section of a contest.
    Judge,
    /// An assistant of the secretary.
    AssistantSecretary,
    /// The doctor of the event.
    Doctor,
    /// A nurse.
    Nurse,
    /// Who keeps the halls in order.
    Commandant,
    /// Somebody who works at the equipment.
    Technician,
    /// A helper.
    Volunteer,
    /// The main panel, by a decision of its own.
    Panel,
    /// The appeals committee, by a vote.
    Appeals,
    /// The body of a federation for composition.
    Commission,
}

/// Everything an edition says about officials.
#[derive(Clone, Copy, Debug)]
pub struct PanelLaw {
    /// The offices of an event.
    pub offices: &'static [Office],
    /// Without these nothing begins.
    pub needed: Article,
    /// Who helps the panel.
    pub staff: Article,
    /// Which offices may do what.
    pub rights: &'static [Right],
    /// What each office sees to.
    pub duties: &'static [Duty],
    /// What comes first is done before anything begins, where one article says so of all of it.
    pub before: Option<Article>,
    /// The orders of the chief arbiter bind everybody.
    pub orders: Article,
    /// A deputy acts for a chief arbiter who is absent.
    pub deputy: Article,
    /// Without the holder of one office another does its work.
    pub stand_ins: &'static [StandIn],
    /// An arbiter works at the boards he is given.
    pub sector: Article,
    /// How many pairs one arbiter judges at most.
    pub pairs: Option<article::Stated<u16>>,
    /// How many moves were made is told only after a flag has fallen.
    pub moves_told: Option<Article>,
    /// The members of the admission committee.
    pub admission: Option<Article>,
    /// What is reported at the end, and to whom.
    pub report: &'static [Report],
    /// Contests of composing and solving.
    pub contest: Option<ContestLaw>,
}

/// An office of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Office {
    /// At which events.
    pub play: Play,
    /// Which office.
    pub role: Role,
    /// What it is called.
    pub title: &'static str,
    /// Where it stands.
    pub rank: Rank,
    /// How many hold it.
    pub seats: Seats,
    /// The article that names it.
    pub by: Article,
}

/// Where an office stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// In the main panel.
    Main,
    /// In the main panel, with the rights of another office.
    MainAs(Role),
    /// In the panel.
    Panel,
    /// Among those who help it.
    Staff,
}

/// How many hold an office.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// One, and nothing begins without him.
    One,
    /// One, if any.
    OneAtMost,
    /// As many as are needed.
    Any,
    /// One for each section at least.
    EachSection,
}

/// Something officials do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// Enter the moves of played games.
    Moves,
    /// Enter results.
    Results,
    /// Impose what may be imposed on an offender.
    Punish,
    /// Correct a clock.
    Clocks,
    /// Make the schedule.
    Schedule,
    /// Draw lots.
    Lots,
    /// Call the event off.
    Cancel,
    /// Give arbiters their places.
    Assign,
    /// Relieve arbiters of duty.
    Dismiss,
    /// Approve the results.
    Approve,
    /// Say whether somebody is fit to play.
    Health,
    /// See to the halls.
    Venue,
    /// Register the records of finished games.
    Records,
    /// Confirm that time was overstepped.
    Overstep,
    /// Score a loss.
    Loss,
    /// Publish results.
    Publish,
    /// Close the event and report.
    Close,
    /// Register the works of a contest.
    Works,
    /// Send works to the judges.
    Forward,
    /// Check the report of a section.
    Check,
    /// Revise a mark of a judge.
    Revise,
}

/// What some offices may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Right {
    /// At which events.
    pub play: Play,
    /// What.
    pub act: Act,
    /// Which offices.
    pub roles: &'static [Role],
    /// The article that gives the right to them and to nobody else.
    pub by: Article,
}

/// Somebody does the work of an office that nobody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandIn {
    /// At which events.
    pub play: Play,
    /// Which office is empty.
    pub office: Role,
    /// Whose work it is then.
    pub done_by: Role,
    /// By which article.
    pub by: Article,
}

/// Something an office sees to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duty {
    /// The article.
    pub by: Article,
    /// At which events.
    pub play: Play,
    /// Who.
    pub charge: Charge,
    /// When.
    pub when: When,
    /// What closes it.
    pub closes: Closing,
    /// What becomes of the event while it is open.
    pub force: Force,
}

/// What a duty does while it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// The program reminds of it.
    Reminds,
    /// Nothing begins.
    Blocks,
}

/// Who is charged with a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// The organiser.
    Organiser,
    /// The main panel together.
    Main,
    /// Who holds an office.
    Office(Role),
}

/// When a duty is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum When {
    /// Before the first round.
    Before,
    /// In every round.
    Round,
    /// While the event lasts.
    During,
    /// After the last round.
    After,
}

/// What closes a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// An official notes it.
    Note,
    /// Every round has its day and hour.
    Times,
    /// Every round has its hall and hour.
    Halls,
    /// The needed offices are held.
    Offices,
    /// Every sector has its arbiter.
    Sectors,
    /// The lots are drawn.
    Lots,
    /// The schedule is published.
    Published,
    /// The appeals committee is complete.
    Committee,
    /// The results are approved.
    Approval,
    /// The report of every section is checked.
    Sections,
    /// The event is closed with its report.
    Report,
}

/// What is reported at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// At which events.
    pub play: Play,
    /// To whom.
    pub to: &'static [&'static str],
    /// By which article.
    pub by: Article,
}

/// Judges and authors of contests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestLaw {
    /// Who sits on the panel of a contest.
    pub panel: Article,
    /// Who may not enter any work.
    pub never: (&'static [Role], Article),
    /// Who may enter works in any section, if the conditions do not forbid it.
    pub anywhere: (&'static [Role], Article),
    /// Who may enter works in any section but his own.
    pub elsewhere: (&'static [Role], Article),
    /// Works are registered as they come.
    pub incoming: Article,
    /// Works are sent to the judges, of closed contests without names.
    pub forwarding: Article,
    /// Results and certificates are sent to everybody who took part.
    pub mailing: Article,
    /// The chief judge revises an unfounded mark.
    pub revision: Article,
    /// Reports of sections are checked before the last one is given.
    pub reports: Article,
}

impl Role {
    /// Whether it helps the panel rather than belongs to it.
    #[must_use]
    pub const fn is_staff(self) -> bool {
        matches!(
            self,
            Self::AssistantSecretary
                | Self::Doctor
                | Self::Nurse
                | Self::Commandant
                | Self::Technician
                | Self::Volunteer
        )
    }

    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ChiefArbiter => "chief arbiter",
            Self::Deputy => "deputy chief arbiter",
            Self::Secretary => "chief secretary",
            Self::Steward => "steward",
            Self::SeniorArbiter => "senior arbiter",
            Self::Arbiter => "arbiter",
            Self::InformationArbiter => "information arbiter",
            Self::Coordinator => "judge-coordinator",
            Self::SeniorJudge => "senior judge of a section",
            Self::Judge => "judge of a section",
            Self::AssistantSecretary => "assistant secretary",
            Self::Doctor => "doctor",
            Self::Nurse => "nurse",
            Self::Commandant => "commandant",
            Self::Technician => "technician",
            Self::Volunteer => "volunteer",
            Self::Panel => "main panel",
            Self::Appeals => "appeals committee",
            Self::Commission => "commission for composition",
        }
    }
}

impl Office {
    /// An office that an article names.
    #[must_use]
    pub const fn new(
        play: Play,
        role: Role,
        title: &'static str,
        rank: Rank,
        seats: Seats,
        by: &'static str,
    ) -> Self {
        Self { play, role, title, rank, seats, by: Article::new(by) }
    }
}

impl Right {
    /// A right at the board.
    #[must_use]
    pub const fn new(act: Act, roles: &'static [Role], by: &'static str) -> Self {
        Self { play: Play::Board, act, roles, by: Article::new(by) }
    }

    /// The same at other events.
    #[must_use]
    pub const fn at(self, play: Play) -> Self {
        Self { play, ..self }
    }
}

impl Duty {
    /// A duty at the board.
    #[must_use]
    pub const fn new(by: &'static str, charge: Charge, when: When, closes: Closing) -> Self {
        Self { by: Article::new(by), play: Play::Board, charge, when, closes, force: Force::Reminds }
    }

    /// The same at other events.
    #[must_use]
    pub const fn at(self, play: Play) -> Self {
        Self { play, ..self }
    }

    /// The same as one that nothing begins without.
    #[must_use]
    pub const fn first(self) -> Self {
        Self { force: Force::Blocks, ..self }
    }
}

impl PanelLaw {
    /// The offices of an event.
    pub fn offices(&self, play: Play) -> impl Iterator<Item = &'static Office> {
        self.offices.iter().filter(move |office| office.play == play)
    }

    /// An office of an event, if it has it.
    #[must_use]
    pub fn office(&self, play: Play, role: Role) -> Option<&'static Office> {
        self.offices(play).find(|office| office.role == role)
    }

    /// Whether an office belongs to the main panel.
    #[must_use]
    pub fn is_main(&self, play: Play, role: Role) -> bool {
        let rank = self.office(play, role).map(|office| office.rank);
        matches!(rank, Some(Rank::Main | Rank::MainAs(_)))
    }

    /// Whether an office may do something, by which article.
    ///
    /// # Errors
    /// The article that gives the right to others.
    pub fn may(&self, play: Play, role: Role, act: Act) -> Result<Article, Article> {
        let mut refused = self.orders;
        for right in self.rights.iter().filter(|right| right.play == play && right.act == act) {
            if right.roles.contains(&role) {
                return Ok(right.by);
            }
            refused = right.by;
        }
        Err(refused)
    }

    /// The duties of an event.
    pub fn duties(&self, play: Play) -> impl Iterator<Item = &'static Duty> {
        self.duties.iter().filter(move |duty| duty.play == play)
    }
}
