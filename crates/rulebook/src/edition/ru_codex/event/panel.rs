//! RU-CODEX: the panel (4.6, 4.7), correspondence (5.1) and composition (6.7).

use article::Article;

use crate::law::event::{
    Act, Charge, Closing, ContestLaw, Duty, Office, PanelLaw, Play, Rank, Report, Right, Role, Seats,
    StandIn, When,
};

use Charge::{Main, Office as Held};

const CHIEF: &[Role] = &[Role::ChiefArbiter];
const MAIN: &[Role] = &[Role::ChiefArbiter, Role::Deputy, Role::Secretary, Role::Panel];
const ARBITERS: &[Role] =
    &[Role::ChiefArbiter, Role::Deputy, Role::Secretary, Role::SeniorArbiter, Role::Arbiter];

pub(super) const LAW: PanelLaw = PanelLaw {
    offices: &[
        Office::new(
            Play::Board,
            Role::ChiefArbiter,
            "главный судья",
            Rank::Main,
            Seats::One,
            "RU-CODEX:4.6.1.a",
        ),
        Office::new(
            Play::Board,
            Role::Deputy,
            "заместитель главного судьи",
            Rank::Main,
            Seats::Any,
            "RU-CODEX:4.6.1.a",
        ),
        Office::new(
            Play::Board,
            Role::Secretary,
            "главный секретарь",
            Rank::Main,
            Seats::One,
            "RU-CODEX:4.6.1.a",
        ),
        Office::new(
            Play::Board,
            Role::SeniorArbiter,
            "старший судья",
            Rank::Panel,
            Seats::Any,
            "RU-CODEX:4.6.1.a",
        ),
        Office::new(Play::Board, Role::Arbiter, "судья", Rank::Panel, Seats::Any, "RU-CODEX:4.6.1.a"),
        Office::new(Play::Board, Role::Doctor, "врач", Rank::Staff, Seats::Any, "RU-CODEX:4.3"),
        Office::new(
            Play::Correspondence,
            Role::ChiefArbiter,
            "судья",
            Rank::Main,
            Seats::One,
            "RU-CODEX:5.1.7",
        ),
        Office::new(
            Play::Correspondence,
            Role::Steward,
            "староста",
            Rank::Panel,
            Seats::Any,
            "RU-CODEX:5.1.8",
        ),
        Office::new(
            Play::Composing,
            Role::ChiefArbiter,
            "главный судья",
            Rank::Main,
            Seats::One,
            "RU-CODEX:6.7.2.a",
        ),
        Office::new(
            Play::Composing,
            Role::SeniorJudge,
            "заместитель главного судьи, старший судья раздела",
            Rank::Main,
            Seats::EachSection,
            "RU-CODEX:6.7.2.a",
        ),
        Office::new(
            Play::Composing,
            Role::Secretary,
            "главный секретарь",
            Rank::Main,
            Seats::OneAtMost,
            "RU-CODEX:6.7.2.a",
        ),
        Office::new(
            Play::Composing,
            Role::Judge,
            "судья раздела",
            Rank::Panel,
            Seats::Any,
            "RU-CODEX:6.7.2.a",
        ),
    ],
    needed: Article::new("RU-CODEX:4.6.1.a"),
    staff: Article::new("RU-CODEX:4.3"),
    rights: &[
        Right::new(Act::Moves, ARBITERS, "RU-CODEX:4.7.6"),
        Right::new(Act::Results, ARBITERS, "RU-CODEX:4.7.6"),
        Right::new(Act::Punish, ARBITERS, "RU-CODEX:4.7.6"),
        Right::new(Act::Punish, &[Role::Panel], "RU-CODEX:4.7.3.e"),
        Right::new(Act::Clocks, ARBITERS, "RU-CODEX:4.7.6"),
        Right::new(Act::Schedule, MAIN, "RU-CODEX:4.6.2.a"),
        Right::new(Act::Lots, MAIN, "RU-CODEX:4.6.2.e"),
        Right::new(Act::Cancel, CHIEF, "RU-CODEX:4.7.3.a"),
        Right::new(Act::Assign, CHIEF, "RU-CODEX:4.7.3.c"),
        Right::new(Act::Dismiss, CHIEF, "RU-CODEX:4.7.3.d"),
        Right::new(Act::Approve, MAIN, "RU-CODEX:4.6.3.a"),
        Right::new(Act::Publish, &[Role::Secretary, Role::ChiefArbiter], "RU-CODEX:4.7.5"),
        Right::new(Act::Close, MAIN, "RU-CODEX:4.6.3.b"),
        Right::new(Act::Overstep, CHIEF, "RU-CODEX:5.1.7").at(Play::Correspondence),
        Right::new(Act::Loss, CHIEF, "RU-CODEX:5.1.7").at(Play::Correspondence),
        Right::new(Act::Punish, CHIEF, "RU-CODEX:5.1.7").at(Play::Correspondence),
        Right::new(Act::Publish, &[Role::ChiefArbiter, Role::Steward], "RU-CODEX:5.1.7")
            .at(Play::Correspondence),
        Right::new(Act::Approve, CHIEF, "RU-CODEX:5.1.7").at(Play::Correspondence),
        Right::new(Act::Close, CHIEF, "RU-CODEX:5.1.7").at(Play::Correspondence),
        Right::new(Act::Records, &[Role::Steward], "RU-CODEX:5.1.8").at(Play::Correspondence),
        Right::new(Act::Results, &[Role::Steward], "RU-CODEX:5.1.8").at(Play::Correspondence),
        Right::new(Act::Works, &[Role::Secretary], "RU-CODEX:6.7.2.c.1").at(Play::Composing),
        Right::new(Act::Forward, &[Role::Secretary], "RU-CODEX:6.7.2.c.2").at(Play::Composing),
        Right::new(Act::Publish, &[Role::Secretary], "RU-CODEX:6.7.2.c.5").at(Play::Composing),
        Right::new(Act::Check, CHIEF, "RU-CODEX:6.7.2.b.4").at(Play::Composing),
        Right::new(Act::Revise, CHIEF, "RU-CODEX:6.7.2.e").at(Play::Composing),
        Right::new(Act::Approve, CHIEF, "RU-CODEX:6.7.2.b.6").at(Play::Composing),
        Right::new(Act::Close, CHIEF, "RU-CODEX:6.7.2.b.6").at(Play::Composing),
    ],
    duties: &[
        Duty::new("RU-CODEX:4.1", Charge::Organiser, When::Before, Closing::Note),
        Duty::new("RU-CODEX:4.6.1.a", Charge::Organiser, When::Before, Closing::Offices),
        Duty::new("RU-CODEX:4.6.1.b", Charge::Organiser, When::Before, Closing::Note),
        Duty::new("RU-CODEX:4.6.2.a", Main, When::Before, Closing::Times),
        Duty::new("RU-CODEX:4.6.2.b", Main, When::Before, Closing::Halls),
        Duty::new("RU-CODEX:4.6.2.c", Main, When::Before, Closing::Note),
        Duty::new("RU-CODEX:4.6.2.d", Main, When::Before, Closing::Note),
        Duty::new("RU-CODEX:4.6.2.e", Main, When::Before, Closing::Lots).first(),
        Duty::new("RU-CODEX:4.7.2.a", Held(Role::ChiefArbiter), When::Before, Closing::Note),
        Duty::new("RU-CODEX:4.7.2.b", Held(Role::ChiefArbiter), When::Before, Closing::Sectors),
        Duty::new("RU-CODEX:4.7.2.c", Held(Role::ChiefArbiter), When::Before, Closing::Note),
        Duty::new("RU-CODEX:4.7.2.d", Held(Role::ChiefArbiter), When::Before, Closing::Note),
        Duty::new("RU-CODEX:4.7.2.e", Held(Role::ChiefArbiter), When::Before, Closing::Lots),
        Duty::new("RU-CODEX:4.7.5", Held(Role::Secretary), When::During, Closing::Note),
        Duty::new("RU-CODEX:4.7.6", Held(Role::Arbiter), When::Round, Closing::Note),
        Duty::new("RU-CODEX:4.6.3.a", Main, When::After, Closing::Approval),
        Duty::new("RU-CODEX:4.6.3.b", Main, When::After, Closing::Report),
        Duty::new("RU-CODEX:4.6.3.c", Main, When::After, Closing::Note),
        Duty::new("RU-CODEX:5.1.6", Charge::Organiser, When::Before, Closing::Note).at(Play::Correspondence),
        Duty::new("RU-CODEX:5.1.8", Held(Role::Steward), When::During, Closing::Note)
            .at(Play::Correspondence),
        Duty::new("RU-CODEX:5.1.7", Held(Role::ChiefArbiter), When::After, Closing::Report)
            .at(Play::Correspondence),
        Duty::new("RU-CODEX:6.7.2.b.1", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.b.2", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.b.3", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.b.4", Held(Role::ChiefArbiter), When::During, Closing::Sections)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.b.5", Held(Role::ChiefArbiter), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.b.6", Held(Role::ChiefArbiter), When::After, Closing::Report)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.c.1", Held(Role::Secretary), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.c.2", Held(Role::Secretary), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.c.3", Held(Role::Secretary), When::During, Closing::Note)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.c.4", Held(Role::Secretary), When::After, Closing::Note)
            .at(Play::Composing),
        Duty::new("RU-CODEX:6.7.2.c.5", Held(Role::Secretary), When::After, Closing::Note)
            .at(Play::Composing),
    ],
    before: None,
    orders: Article::new("RU-CODEX:4.7.1"),
    deputy: Article::new("RU-CODEX:4.7.1"),
    stand_ins: &[StandIn {
        play: Play::Correspondence,
        office: Role::Steward,
        done_by: Role::ChiefArbiter,
        by: Article::new("RU-CODEX:5.1.8"),
    }],
    sector: Article::new("RU-CODEX:4.7.6"),
    pairs: None,
    moves_told: None,
    admission: None,
    report: &[
        Report { play: Play::Board, to: &["организатор"], by: Article::new("RU-CODEX:4.6.3.b") },
        Report {
            play: Play::Correspondence, to: &["организатор"], by: Article::new("RU-CODEX:5.1.7")
        },
        Report {
            play: Play::Composing,
            to: &["организатор", "комиссия по композиции"],
            by: Article::new("RU-CODEX:6.7.2.b.6"),
        },
    ],
    contest: Some(ContestLaw {
        panel: Article::new("RU-CODEX:6.7.2.a"),
        never: (CHIEF, Article::new("RU-CODEX:6.7.2.g")),
        anywhere: (&[Role::Secretary], Article::new("RU-CODEX:6.7.2.h")),
        elsewhere: (&[Role::SeniorJudge, Role::Judge], Article::new("RU-CODEX:6.7.2.i")),
        incoming: Article::new("RU-CODEX:6.7.2.c.1"),
        forwarding: Article::new("RU-CODEX:6.7.2.c.2"),
        mailing: Article::new("RU-CODEX:6.7.2.c.5"),
        revision: Article::new("RU-CODEX:6.7.2.e"),
        reports: Article::new("RU-CODEX:6.7.2.b.4"),
    }),
};
