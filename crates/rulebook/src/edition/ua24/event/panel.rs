//! UA24: the panel (IV.panel) and the judges of composition (VIII).

use article::{Article, stated};

use crate::law::event::{
    Act, Charge, Closing, ContestLaw, Duty, Office, PanelLaw, Play, Rank, Report, Right, Role, Seats,
    StandIn, When,
};

use Charge::{Main, Office as Held};

const CHIEF: &[Role] = &[Role::ChiefArbiter];
const MAIN: &[Role] = &[Role::ChiefArbiter, Role::Deputy, Role::Secretary, Role::Panel];
const ARBITERS: &[Role] =
    &[Role::ChiefArbiter, Role::Deputy, Role::Secretary, Role::SeniorArbiter, Role::Arbiter];
const CLERKS: &[Role] = &[Role::Secretary, Role::Coordinator];

pub(super) const LAW: PanelLaw = PanelLaw {
    offices: &[
        Office::new(
            Play::Board,
            Role::ChiefArbiter,
            "головний суддя",
            Rank::Main,
            Seats::One,
            "UA24:IV.panel.3",
        ),
        Office::new(
            Play::Board,
            Role::Secretary,
            "головний секретар",
            Rank::Main,
            Seats::OneAtMost,
            "UA24:IV.panel.3",
        ),
        Office::new(
            Play::Board,
            Role::Deputy,
            "заступник головного судді",
            Rank::Main,
            Seats::Any,
            "UA24:IV.panel.3",
        ),
        Office::new(
            Play::Board,
            Role::Doctor,
            "лікар",
            Rank::MainAs(Role::Deputy),
            Seats::Any,
            "UA24:IV.panel.1",
        ),
        Office::new(
            Play::Board,
            Role::InformationArbiter,
            "суддя-інформатор",
            Rank::Panel,
            Seats::OneAtMost,
            "UA24:IV.panel.4",
        ),
        Office::new(
            Play::Board,
            Role::SeniorArbiter,
            "старший суддя",
            Rank::Panel,
            Seats::Any,
            "UA24:IV.panel.4",
        ),
        Office::new(Play::Board, Role::Arbiter, "суддя", Rank::Panel, Seats::Any, "UA24:IV.panel.1"),
        Office::new(
            Play::Board,
            Role::AssistantSecretary,
            "помічник",
            Rank::Staff,
            Seats::Any,
            "UA24:IV.panel.1",
        ),
        Office::new(
            Play::Board,
            Role::Technician,
            "технічний працівник",
            Rank::Staff,
            Seats::Any,
            "UA24:IV.panel.1",
        ),
        Office::new(Play::Board, Role::Volunteer, "волонтер", Rank::Staff, Seats::Any, "UA24:IV.panel.1"),
        Office::new(
            Play::Composing,
            Role::ChiefArbiter,
            "головний суддя",
            Rank::Main,
            Seats::One,
            "UA24:VIII.judging.2",
        ),
        Office::new(
            Play::Composing,
            Role::Secretary,
            "головний секретар",
            Rank::Main,
            Seats::One,
            "UA24:VIII.judging.2",
        ),
        Office::new(
            Play::Composing,
            Role::Judge,
            "суддя розділу",
            Rank::Panel,
            Seats::EachSection,
            "UA24:VIII.judging.2",
        ),
        Office::new(
            Play::Composing,
            Role::Deputy,
            "заступник головного судді",
            Rank::Main,
            Seats::Any,
            "UA24:VIII.judging.2",
        ),
        Office::new(
            Play::Composing,
            Role::Coordinator,
            "суддя-координатор",
            Rank::Panel,
            Seats::OneAtMost,
            "UA24:VIII.judging.2",
        ),
        Office::new(
            Play::Composing,
            Role::SeniorJudge,
            "старший суддя розділу",
            Rank::Panel,
            Seats::Any,
            "UA24:VIII.judging.2",
        ),
        Office::new(
            Play::Solving,
            Role::ChiefArbiter,
            "головний суддя",
            Rank::Main,
            Seats::One,
            "UA24:VIII.solvejudging.1",
        ),
        Office::new(
            Play::Solving,
            Role::Deputy,
            "заступник головного судді",
            Rank::Main,
            Seats::Any,
            "UA24:VIII.solvejudging.1",
        ),
        Office::new(
            Play::Solving,
            Role::Secretary,
            "головний секретар",
            Rank::Main,
            Seats::One,
            "UA24:VIII.solvejudging.1",
        ),
        Office::new(
            Play::Solving,
            Role::Judge,
            "суддя розділу",
            Rank::Panel,
            Seats::EachSection,
            "UA24:VIII.solvejudging.1",
        ),
    ],
    needed: Article::new("UA24:IV.panel.1"),
    staff: Article::new("UA24:IV.panel.1"),
    rights: &[
        Right::new(
            Act::Moves,
            &[
                Role::ChiefArbiter,
                Role::Deputy,
                Role::Secretary,
                Role::SeniorArbiter,
                Role::Arbiter,
                Role::InformationArbiter,
                Role::AssistantSecretary,
            ],
            "UA24:IV.panel.12.3",
        ),
        Right::new(Act::Results, ARBITERS, "UA24:IV.panel.13"),
        Right::new(Act::Punish, ARBITERS, "UA24:III.rights.9"),
        Right::new(Act::Punish, &[Role::Panel], "UA24:IV.panel.9.5"),
        Right::new(Act::Clocks, ARBITERS, "UA24:IV.panel.13"),
        Right::new(Act::Schedule, MAIN, "UA24:IV.panel.5.2"),
        Right::new(Act::Lots, MAIN, "UA24:IV.panel.5.5"),
        Right::new(Act::Cancel, CHIEF, "UA24:IV.panel.9.1"),
        Right::new(Act::Assign, &[Role::ChiefArbiter, Role::Deputy], "UA24:IV.panel.9.3"),
        Right::new(Act::Dismiss, CHIEF, "UA24:IV.panel.9.4"),
        Right::new(Act::Approve, MAIN, "UA24:IV.panel.5.6"),
        Right::new(Act::Health, &[Role::Doctor], "UA24:IV.panel.1"),
        Right::new(
            Act::Publish,
            &[Role::InformationArbiter, Role::Secretary, Role::ChiefArbiter],
            "UA24:IV.panel.12.1",
        ),
        Right::new(Act::Close, MAIN, "UA24:IV.panel.8.6"),
        Right::new(Act::Works, CLERKS, "UA24:VIII.judging.5.1").at(Play::Composing),
        Right::new(Act::Forward, CLERKS, "UA24:VIII.judging.4.2").at(Play::Composing),
        Right::new(Act::Publish, CLERKS, "UA24:VIII.judging.4.5").at(Play::Composing),
        Right::new(Act::Check, CHIEF, "UA24:VIII.judging.3.4").at(Play::Composing),
        Right::new(Act::Revise, CHIEF, "UA24:VIII.judging.8.a").at(Play::Composing),
        Right::new(Act::Approve, CHIEF, "UA24:VIII.judging.3.6").at(Play::Composing),
        Right::new(Act::Close, CHIEF, "UA24:VIII.judging.3.6").at(Play::Composing),
        Right::new(Act::Approve, CHIEF, "UA24:VIII.solvejudging.2.1").at(Play::Solving),
        Right::new(Act::Close, CHIEF, "UA24:VIII.solvejudging.2.1").at(Play::Solving),
    ],
    duties: &[
        Duty::new("UA24:II.management.1.1", Charge::Organiser, When::Before, Closing::Note),
        Duty::new("UA24:II.management.1.3", Charge::Organiser, When::Before, Closing::Offices),
        Duty::new("UA24:IV.panel.5.1", Main, When::Before, Closing::Note),
        Duty::new("UA24:IV.panel.5.2", Main, When::Before, Closing::Published),
        Duty::new("UA24:IV.panel.5.3", Main, When::Before, Closing::Note),
        Duty::new("UA24:IV.panel.5.4", Main, When::Before, Closing::Note),
        Duty::new("UA24:IV.panel.5.5", Main, When::Before, Closing::Lots).first(),
        Duty::new("UA24:IV.panel.8.3", Held(Role::ChiefArbiter), When::Before, Closing::Note),
        Duty::new("UA24:IV.panel.8.4.a", Held(Role::ChiefArbiter), When::Before, Closing::Committee),
        Duty::new("UA24:IV.panel.8.5", Held(Role::ChiefArbiter), When::During, Closing::Note),
        Duty::new("UA24:IV.panel.10", Held(Role::Secretary), When::During, Closing::Note),
        Duty::new("UA24:IV.panel.11.1", Held(Role::Deputy), When::Round, Closing::Sectors),
        Duty::new("UA24:IV.panel.11.2", Held(Role::Deputy), When::Round, Closing::Note),
        Duty::new("UA24:IV.panel.12.1", Held(Role::InformationArbiter), When::Round, Closing::Note),
        Duty::new("UA24:IV.panel.13", Held(Role::Arbiter), When::Round, Closing::Note),
        Duty::new("UA24:IV.panel.5.6", Main, When::After, Closing::Approval),
        Duty::new("UA24:IV.panel.5.7", Main, When::After, Closing::Note),
        Duty::new("UA24:IV.panel.8.6", Held(Role::ChiefArbiter), When::After, Closing::Report),
        Duty::new("UA24:II.management.1.5", Charge::Organiser, When::After, Closing::Note),
        Duty::new("UA24:VIII.judging.3.1", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.3.2", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.3.3", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.3.4", Held(Role::ChiefArbiter), When::During, Closing::Sections)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.3.5", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.3.6", Held(Role::ChiefArbiter), When::After, Closing::Report)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.4.1", Held(Role::Secretary), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.4.2", Held(Role::Secretary), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.4.3", Held(Role::Secretary), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.4.4", Held(Role::Secretary), When::After, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.4.5", Held(Role::Secretary), When::After, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.judging.5.1", Held(Role::Coordinator), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("UA24:VIII.solvejudging.2.1", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Solving),
        Duty::new("UA24:VIII.solvejudging.2.2", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Solving),
        Duty::new("UA24:VIII.solvejudging.2.4", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Solving),
    ],
    before: None,
    orders: Article::new("UA24:III.rights.1.5"),
    deputy: Article::new("UA24:IV.panel.11.3"),
    stand_ins: &[StandIn {
        play: Play::Composing,
        office: Role::Coordinator,
        done_by: Role::Secretary,
        by: Article::new("UA24:VIII.judging.4.6"),
    }],
    sector: Article::new("UA24:IV.panel.13"),
    pairs: Some(stated(4, "UA24:IV.panel.13")),
    moves_told: None,
    admission: None,
    report: &[
        Report {
            play: Play::Board,
            to: &["організатор", "федерація"],
            by: Article::new("UA24:IV.panel.8.6"),
        },
        Report {
            play: Play::Composing, to: &["організатор"], by: Article::new("UA24:VIII.judging.3.6")
        },
    ],
    contest: Some(ContestLaw {
        panel: Article::new("UA24:VIII.judging.2"),
        never: (CHIEF, Article::new("UA24:VIII.judging.12")),
        anywhere: (&[Role::Secretary, Role::Deputy, Role::Coordinator], Article::new("UA24:VIII.judging.12")),
        elsewhere: (&[Role::SeniorJudge, Role::Judge], Article::new("UA24:VIII.judging.12")),
        incoming: Article::new("UA24:VIII.judging.5.1"),
        forwarding: Article::new("UA24:VIII.judging.4.2"),
        mailing: Article::new("UA24:VIII.judging.4.5"),
        revision: Article::new("UA24:VIII.judging.8.a"),
        reports: Article::new("UA24:VIII.judging.3.4"),
    }),
};
