//! What an official may do at a board, as a program writes it.
//!
//! `{"do":"give","who":"white","ms":120000,"ground":"disturbance"}`

use article::Article;
use clock::Millis;
use competition::round::Outcome;
use game::adjourn::{Command as Adjourn, Exception, Restoration};
use game::remote::{Check, Command as Remote, Finding};
use game::sanction::{Command as Sanction, Correction, Grade, Judgement, Offender, Order};
use game::{Command, Each, Player, StopReason, start};
use rulebook::law::Measure;
use rulebook::law::event::Act;
use serde::{Deserialize, Serialize};

/// One of those at a board, by the pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    White,
    Black,
}

/// One of them, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Who {
    White,
    Black,
    Both,
}

/// Why time is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ground {
    #[default]
    Fault,
    Disturbance,
}

/// Why a game is adjourned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Why {
    #[default]
    SessionOver,
    Illness,
    Disaster,
    Noise,
    Venue,
}

/// What a player refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Refused {
    Rules,
    Play,
}

/// What is made of a clock that a player stopped without a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Made {
    Resignation,
    Misunderstanding,
    Forgiven,
}

/// What is restored without the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Restored {
    Position,
    Nothing,
}

/// What an official does.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Deed {
    /// Gives time.
    Give {
        who: Who,
        ms: u64,
        #[serde(default)]
        ground: Ground,
    },
    /// Takes time away.
    Take { who: Who, ms: u64 },
    /// Puts another clock in the place of a faulty one.
    Replace { white: u64, black: u64 },
    /// Stops the clocks.
    Stop {},
    /// Lets the game go on.
    Go {},
    /// Records a violation.
    Violation {
        who: Who,
        article: Article,
        #[serde(default)]
        gross: bool,
    },
    /// Imposes a measure.
    Impose { who: Who, measure: Measure, articles: Vec<Article> },
    /// Asks a higher office for one.
    Propose { who: Who, measure: Measure, articles: Vec<Article> },
    /// Decides the claim that waits.
    Claim { upheld: bool },
    /// Declares a draw under the rules.
    Draw {},
    /// Finds that neither can win.
    NeitherWins {},
    /// Finds that the time of a player is over.
    Flag { who: Side },
    /// Finds that a player refuses to follow the rules, or to play.
    Refuses { who: Side, what: Refused },
    /// Finds that he was called without ground.
    Unfounded {},
    /// Judges a clock that a player stopped.
    Judge { made: Made },
    /// Accepts the reason of a player who is late.
    Excuse { who: Side },
    /// Adjourns the game.
    Adjourn {
        #[serde(default)]
        ground: Why,
    },
    /// Lets an adjourned game be resumed, be it that a player is not there. Whose move is sealed is said of a game in the hall.
    Resume {
        #[serde(default)]
        absent: Option<Side>,
        #[serde(default)]
        sealed: Option<Side>,
    },
    /// Keeps that a player came late to the resumption.
    Came {
        who: Side,
        #[serde(default)]
        sealed: Option<Side>,
    },
    /// Finds that the envelope is lost; with the position the clocks are set to these times.
    Lost {
        restored: Restored,
        #[serde(default)]
        white: u64,
        #[serde(default)]
        black: u64,
    },
    /// Adjudicates a game that is not played to its end.
    Adjudicate { outcome: Outcome },
    /// Keeps that a player was checked.
    Check { who: Side, check: Check, finding: Finding },
    /// Writes to the players.
    Message { who: Who, text: String },
    /// Notes what an article asks to be seen to.
    Note { article: Article, text: String },
}

impl Side {
    /// White, or else Black.
    pub(crate) const fn of(is_white: bool) -> Self {
        if is_white { Self::White } else { Self::Black }
    }
}

impl Deed {
    /// What one must be allowed to do for it.
    pub(crate) const fn act(&self) -> Act {
        match self {
            Self::Violation { .. }
            | Self::Impose { .. }
            | Self::Propose { .. }
            | Self::Refuses { .. }
            | Self::Unfounded {}
            | Self::Judge { .. } => Act::Punish,
            Self::Claim { .. } | Self::Draw {} | Self::NeitherWins {} | Self::Adjudicate { .. } => {
                Act::Results
            }
            _ => Act::Clocks,
        }
    }

    /// What is asked of the game, when this player has White by the pairing.
    pub(crate) fn commands(&self, white: Player) -> Vec<Command> {
        let player = |side: Side| if side == Side::White { white } else { white.other() };
        let one = |who: Who| who.side().map(player);
        let offender = |who: Who| one(who).map_or(Offender::Both, Offender::Player);
        let order = |who: &Who, measure: &Measure, articles: &[Article]| Order {
            offender: offender(*who),
            measures: vec![*measure],
            articles: articles.to_vec(),
        };
        let times = |one: u64, other: u64| {
            let left = Each([Millis(one), Millis(other)]);
            if white == Player::First { left } else { left.swapped() }
        };
        let sanction = |command| vec![Command::Sanction(command)];
        match self {
            Self::Give { who, ms, ground } => {
                let ground = match ground {
                    Ground::Fault => game::sanction::Ground::Fault,
                    Ground::Disturbance => game::sanction::Ground::Disturbance,
                };
                let (player, time) = (one(*who), Millis(*ms));
                sanction(Sanction::Correct(Correction::Give { player, time, ground }))
            }
            Self::Take { who, ms } => {
                sanction(Sanction::Correct(Correction::Take { player: one(*who), time: Millis(*ms) }))
            }
            Self::Replace { white: one, black: other } => {
                sanction(Sanction::Correct(Correction::Replace { left: times(*one, *other) }))
            }
            Self::Stop {} => vec![Command::Stop(StopReason::Disturbance)],
            Self::Go {} => vec![Command::Resume],
            Self::Violation { who, article, gross } => {
                let grade = if *gross { Grade::Gross } else { Grade::Plain };
                sanction(Sanction::Violation { offender: offender(*who), by: *article, grade })
            }
            Self::Impose { who, measure, articles } => {
                sanction(Sanction::Impose(order(who, measure, articles)))
            }
            Self::Propose { who, measure, articles } => {
                sanction(Sanction::Propose(order(who, measure, articles)))
            }
            Self::Claim { upheld } => vec![Command::Check { upheld: *upheld }],
            Self::Draw {} => vec![Command::DeclareDraw],
            Self::NeitherWins {} => vec![Command::NeitherCanWin],
            Self::Flag { who } => vec![Command::FindFlag(player(*who))],
            Self::Refuses { who, what: Refused::Rules } => sanction(Sanction::RefusesRules(player(*who))),
            Self::Refuses { who, what: Refused::Play } => sanction(Sanction::RefusesToPlay(player(*who))),
            Self::Unfounded {} => sanction(Sanction::UnfoundedCall),
            Self::Judge { made } => sanction(Sanction::Judge(match made {
                Made::Resignation => Judgement::Resignation,
                Made::Misunderstanding => Judgement::Misunderstanding,
                Made::Forgiven => Judgement::Forgiven,
            })),
            Self::Excuse { who } => vec![Command::Start(start::Command::Excuse(player(*who)))],
            Self::Adjourn { ground } => {
                let exception = |exception| game::adjourn::Ground::Exception(exception);
                vec![Command::Adjourn(Adjourn::Order(match ground {
                    Why::SessionOver => game::adjourn::Ground::SessionOver,
                    Why::Illness => exception(Exception::Illness),
                    Why::Disaster => exception(Exception::Disaster),
                    Why::Noise => exception(Exception::Noise),
                    Why::Venue => exception(Exception::Venue),
                }))]
            }
            Self::Resume { absent, .. } => {
                let mut present = Each([true; 2]);
                if let Some(absent) = absent {
                    present[player(*absent)] = false;
                }
                vec![Command::Adjourn(Adjourn::Resume { present, times: None })]
            }
            Self::Came { who, .. } => vec![Command::Adjourn(Adjourn::Arrive(player(*who)))],
            Self::Lost { restored: Restored::Nothing, .. } => {
                vec![Command::Adjourn(Adjourn::Lost(Restoration::Nothing))]
            }
            Self::Lost { white: one, black: other, .. } => {
                let times = Restoration::Position(times(*one, *other));
                vec![Command::Adjourn(Adjourn::Lost(times))]
            }
            Self::Check { who, check, finding } => {
                vec![Command::Remote(Remote::Check {
                    player: player(*who),
                    check: *check,
                    finding: *finding,
                })]
            }
            Self::Message { who, text } => {
                vec![Command::Remote(Remote::Message { to: one(*who), text: text.clone() })]
            }
            Self::Adjudicate { .. } | Self::Note { .. } => Vec::new(),
        }
    }

    /// Who is not there at a resumption: the one who sealed, or the one who answers.
    pub(crate) fn awaited(&self) -> Option<&'static str> {
        match self {
            Self::Resume { absent: Some(who), sealed } | Self::Came { who, sealed } => {
                Some(if *sealed == Some(*who) { "sealer" } else { "answerer" })
            }
            _ => None,
        }
    }

    /// It, when the table knows whose move is sealed.
    pub(crate) fn sealed_by(mut self, side: Option<Side>) -> Self {
        if let Self::Resume { sealed, .. } | Self::Came { sealed, .. } = &mut self {
            *sealed = side.or(*sealed);
        }
        self
    }

    /// Whether it is about somebody rather than about the game, and can be done when that is over.
    pub(crate) const fn is_about_somebody(&self) -> bool {
        matches!(
            self,
            Self::Impose { .. } | Self::Propose { .. } | Self::Violation { .. } | Self::Note { .. }
        )
    }

    /// Whether it decides all games that two play against each other, where they are several.
    pub(crate) const fn is_about_meeting(&self) -> bool {
        matches!(self, Self::Impose { measure: Measure::MicromatchLoss | Measure::Exclusion, .. })
    }

    /// How it ends a game of a real board, if it does so by what lies on that.
    pub(crate) const fn ends(&self) -> Option<Outcome> {
        match self {
            Self::Claim { upheld: true } | Self::Draw {} | Self::NeitherWins {} => Some(Outcome::Draw),
            Self::Flag { who: Side::White } | Self::Refuses { who: Side::White, .. } => Some(Outcome::Black),
            Self::Flag { who: Side::Black } | Self::Refuses { who: Side::Black, .. } => Some(Outcome::White),
            Self::Adjudicate { outcome } => Some(*outcome),
            _ => None,
        }
    }

    /// Whom it is about.
    pub(crate) const fn who(&self) -> Who {
        match self {
            Self::Give { who, .. }
            | Self::Take { who, .. }
            | Self::Violation { who, .. }
            | Self::Impose { who, .. }
            | Self::Propose { who, .. }
            | Self::Message { who, .. } => *who,
            Self::Flag { who } | Self::Refuses { who, .. } | Self::Excuse { who } => Who::of(*who),
            Self::Check { who, .. } | Self::Came { who, .. } => Who::of(*who),
            Self::Resume { absent: Some(absent), .. } => Who::of(*absent),
            _ => Who::Both,
        }
    }

    /// It in a few words, for the journal.
    pub(crate) fn words(&self) -> String {
        let seconds = |ms: &u64| ms / 1_000;
        match self {
            Self::Give { ms, ground, .. } => format!("{} s given ({ground:?})", seconds(ms)),
            Self::Take { ms, .. } => format!("{} s taken away", seconds(ms)),
            Self::Replace { white, black } => {
                format!("another clock: {} s and {} s", seconds(white), seconds(black))
            }
            Self::Stop {} => "the clocks are stopped".to_owned(),
            Self::Go {} => "the game goes on".to_owned(),
            Self::Violation { gross, .. } => {
                if *gross { "a gross violation" } else { "a violation" }.to_owned()
            }
            Self::Impose { measure, .. } => measure.words().to_owned(),
            Self::Propose { measure, .. } => format!("proposed: {}", measure.words()),
            Self::Claim { upheld: true } => "the claim is upheld".to_owned(),
            Self::Claim { upheld: false } => "the claim is not upheld".to_owned(),
            Self::Draw {} => "a draw is declared".to_owned(),
            Self::NeitherWins {} => "neither can win".to_owned(),
            Self::Flag { .. } => "the time is over".to_owned(),
            Self::Refuses { what: Refused::Rules, .. } => "refuses to follow the rules".to_owned(),
            Self::Refuses { what: Refused::Play, .. } => "refuses to play".to_owned(),
            Self::Unfounded {} => "the arbiter was called without ground".to_owned(),
            Self::Judge { made } => format!("the stopped clock: {made:?}").to_lowercase(),
            Self::Excuse { .. } => "the reason for being late is accepted".to_owned(),
            Self::Adjourn { .. } => "the game is adjourned".to_owned(),
            Self::Resume { absent: None, .. } => "the game is resumed".to_owned(),
            Self::Resume { .. } => "the game is resumed without the absent player".to_owned(),
            Self::Came { .. } => "late to the resumption".to_owned(),
            Self::Lost { restored: Restored::Nothing, .. } => {
                "the envelope is lost, the game is annulled and played again".to_owned()
            }
            Self::Lost { white, black, .. } => {
                let (white, black) = (seconds(white), seconds(black));
                format!("the envelope is lost, the position is restored with {white} s and {black} s")
            }
            Self::Adjudicate { outcome } => format!("adjudicated: {outcome:?}").to_lowercase(),
            Self::Check { check, finding, .. } => format!("{check:?}: {finding:?}").to_lowercase(),
            Self::Message { text, .. } | Self::Note { text, .. } => text.clone(),
        }
    }
}

impl Who {
    const fn of(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }

    /// The one that is meant, if it is one.
    pub(crate) const fn side(self) -> Option<Side> {
        match self {
            Self::White => Some(Side::White),
            Self::Black => Some(Side::Black),
            Self::Both => None,
        }
    }
}
