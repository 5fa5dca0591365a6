//! What happened at an event in the words of a reader: who did it, what it was, and what belongs to it.
//!
//! What people have shown of themselves is not told again here.

use clock::Moment;
use competition::protest::{self, Deposit, Game, Subject, Verdict, What};
use competition::round::{Competitor, Outcome};
use competition::{
    Actor, Competition, Fact, No, PersonId, Role, TeamId, entry, panel, round, schedule, team,
};
use language::Text;
use rulebook::law::Measure;
use rulebook::law::event::Court;
use serde::Serialize;

/// What happened, in a few words.
pub(crate) fn name(t: Text, fact: &Fact) -> &'static str {
    let (area, what) = tags(fact);
    t.named("desk-fact", &format!("{area} {what}")).unwrap_or_else(|| t.desk_fact_other())
}

/// The part of the event it belongs to, as `round`, `protest`, `noted`.
pub(crate) fn area(fact: &Fact) -> String {
    tags(fact).0
}

/// Who did something.
pub(crate) fn actor(event: &Competition, t: Text, actor: Actor) -> String {
    match actor {
        Actor::Official(role) => office(t, role),
        Actor::Organiser => t.seat_organiser().to_owned(),
        Actor::Program => t.journal_program().to_owned(),
        Actor::Person(person) => event.name_of(Competitor::Person(person)),
        Actor::Captain(team) => event.name_of(Competitor::Team(team)),
        Actor::Public => t.visitor().to_owned(),
    }
}

/// An office.
pub(crate) fn office(t: Text, role: Role) -> String {
    let name = wire(&role);
    t.named("desk-role", &name).or_else(|| t.named("charge", &name)).unwrap_or_default().to_owned()
}

/// An instance that decides.
pub(crate) fn court(t: Text, court: Court) -> String {
    t.named("court", &wire(&court)).unwrap_or_default().to_owned()
}

/// A sanction.
pub(crate) fn measure(t: Text, measure: Measure) -> String {
    let word = serde_json::to_value(measure).unwrap_or_default();
    let word = word.as_str().map(str::to_owned).or_else(|| word.as_object()?.keys().next().cloned());
    t.named("measure", &word.unwrap_or_default()).unwrap_or_default().to_owned()
}

/// What was decided.
pub(crate) fn decision(t: Text, what: &What) -> String {
    match what {
        What::Measure(one) => measure(t, *one),
        What::Words(words) => t.said(words).into_owned(),
    }
}

/// What a protest is about.
pub(crate) fn subject(t: Text, about: Subject) -> String {
    match about {
        Subject::Decision(no) => t.case_against(no),
        Subject::Game(game) => place(t, game),
    }
}

/// Where a game is played.
pub(crate) fn place(t: Text, Game { round, board, game }: Game) -> String {
    let places = [t.console_round(round), t.console_board(board)].into_iter();
    places.chain(game.map(|game| t.console_game(game))).collect::<Vec<_>>().join(" · ")
}

/// How a protest was ruled on.
pub(crate) fn verdict(t: Text, verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Upheld => t.case_upheld(),
        Verdict::Rejected => t.case_rejected(),
        Verdict::Review => t.case_review(),
    }
}

/// Something that belongs to what happened.
pub(crate) enum Detail {
    Words(String),
    /// A moment, which readers see by their own clocks.
    At(Moment),
}

impl Detail {
    /// It where nobody's clock is known: in Greenwich, and so it says.
    pub(crate) fn written(&self) -> String {
        match self {
            Self::Words(words) => words.clone(),
            Self::At(at) => format!("{} UTC", hall::time::minute(*at)),
        }
    }
}

/// What belongs to it.
pub(crate) fn details(event: &Competition, t: Text, fact: &Fact) -> Vec<Detail> {
    let told = Told { event, t };
    let words = |parts: Vec<String>| {
        parts.into_iter().filter(|part| !part.is_empty()).map(Detail::Words).collect::<Vec<_>>()
    };
    words(match fact {
        Fact::Entry(fact) => told.entry(fact),
        Fact::Panel(fact) => told.panel(fact),
        Fact::Protest(fact) => told.protest(fact),
        Fact::Schedule(schedule::Fact::Set { round, slot }) => {
            let mut parts = words(vec![told.round(*round)]);
            parts.extend(slot.starts.map(Detail::At));
            parts.extend(words(slot.hall.iter().cloned().collect()));
            return parts;
        }
        Fact::Schedule(fact) => told.schedule(fact),
        Fact::Team(fact) => told.team_fact(fact),
        Fact::Round(fact) => told.round_fact(fact),
        Fact::Noted { article, text } => vec![t.said(text).into_owned(), article.name().to_owned()],
        Fact::Undone { step, reason } => vec![format!("№ {step}"), reason.clone()],
    })
}

struct Told<'a> {
    event: &'a Competition,
    t: Text,
}

impl Told<'_> {
    fn entry(&self, fact: &entry::Fact) -> Vec<String> {
        match fact {
            entry::Fact::Registered { id, .. }
            | entry::Fact::Amended { id, .. }
            | entry::Fact::Shown { id, .. }
            | entry::Fact::Hidden { id, .. }
            | entry::Fact::Paid { id, .. }
            | entry::Fact::Checked { id, .. }
            | entry::Fact::Examined { id, .. }
            | entry::Fact::Decided { id, .. }
            | entry::Fact::Withdrawn { id, .. } => vec![self.person(*id)],
            entry::Fact::Applied(application) => vec![application.organisation.clone()],
            entry::Fact::Signed { names, .. } => vec![names.join(", ")],
            entry::Fact::Banned(_) | entry::Fact::Opened => Vec::new(),
        }
    }

    fn panel(&self, fact: &panel::Fact) -> Vec<String> {
        match fact {
            panel::Fact::Appointed { who, role, post } => {
                vec![who.name.clone(), office(self.t, *role), post.clone().unwrap_or_default()]
            }
            panel::Fact::Sector(sector) => {
                vec![sector.name.clone(), format!("{}–{}", sector.first, sector.last)]
            }
            panel::Fact::Moved { person, to, .. } => vec![self.person(*person), to.clone()],
            panel::Fact::Dismissed { person, reason } => vec![self.person(*person), reason.clone()],
            panel::Fact::Left(person) | panel::Fact::Returned(person) => vec![self.person(*person)],
            panel::Fact::Recorded(record) => vec![self.round(record.round), self.board(record.board)],
            panel::Fact::Section { name, .. } | panel::Fact::Checked { section: name } => vec![name.clone()],
            panel::Fact::Revised { work, reason, .. } => vec![format!("№ {work}"), reason.clone()],
            panel::Fact::Closed { report_to } => vec![report_to.join(", ")],
            panel::Fact::Admission(_) | panel::Fact::Registered(_) => Vec::new(),
        }
    }

    fn protest(&self, fact: &protest::Fact) -> Vec<String> {
        let t = self.t;
        match fact {
            protest::Fact::Decided(kept) => {
                let names: Vec<String> = kept.parties.iter().map(|party| self.person(party.person)).collect();
                let articles: Vec<&str> = kept.articles.iter().map(|article| article.name()).collect();
                let (round, board) =
                    (kept.round.map(|round| self.round(round)), kept.board.map(|board| self.board(board)));
                let place = [round, board].map(Option::unwrap_or_default);
                let [round, board] = place;
                let game = kept.game.map(|game| t.console_game(game)).unwrap_or_default();
                vec![
                    format!("№ {}", kept.no),
                    round,
                    board,
                    game,
                    names.join(", "),
                    decision(t, &kept.what),
                    kept.reason.clone(),
                    articles.join(" "),
                ]
            }
            protest::Fact::Filed(case) => vec![
                t.case_protest(case.no),
                subject(t, case.petition.about),
                t.case_to(court(t, case.petition.to)),
                case.petition.text.clone(),
            ],
            protest::Fact::Heard { case, party, came } => {
                let words = if *came { t.case_heard() } else { t.case_did_not_come() };
                vec![t.case_protest(*case), self.person(*party), words.to_owned()]
            }
            protest::Fact::Ruled { ruling, court: by, deposit, .. } => vec![
                t.case_protest(ruling.case),
                court(t, *by),
                verdict(t, ruling.verdict).to_owned(),
                ruling.reason.clone(),
                self.deposit(*deposit),
            ],
            protest::Fact::Confirmed { decision } => vec![t.case_decision(*decision)],
            protest::Fact::Committee(list) => {
                vec![list.everybody().map(|one| one.name.as_str()).collect::<Vec<_>>().join(", ")]
            }
            protest::Fact::Replaced { case, member, by } => {
                vec![t.case_protest(*case), format!("{} → {}", self.person(*member), self.person(*by))]
            }
            protest::Fact::Annulled { person, by } => vec![self.person(*person), by.name().to_owned()],
            protest::Fact::Approved => Vec::new(),
        }
    }

    fn schedule(&self, fact: &schedule::Fact) -> Vec<String> {
        match fact {
            schedule::Fact::Arrival(day) | schedule::Fact::Departure(day) => {
                vec![crate::page::event::desk::date(*day)]
            }
            schedule::Fact::Notice(notice) => {
                vec![self.t.said(&notice.text).into_owned(), notice.by.name().to_owned()]
            }
            schedule::Fact::Received { notice, who } => vec![format!("№ {notice}"), self.event.name_of(*who)],
            schedule::Fact::Written { block, .. } => {
                vec![self.t.named("programme-part", &wire(block)).unwrap_or_default().to_owned()]
            }
            schedule::Fact::Began(round) | schedule::Fact::Ended(round) => vec![self.round(*round)],
            schedule::Fact::Cancelled { reason } => vec![reason.clone()],
            schedule::Fact::Set { .. } | schedule::Fact::Published | schedule::Fact::ProgrammePublished => {
                Vec::new()
            }
        }
    }

    fn team_fact(&self, fact: &team::Fact) -> Vec<String> {
        match fact {
            team::Fact::Entered { roster, .. } | team::Fact::Changed { roster, .. } => {
                vec![roster.name.clone()]
            }
            team::Fact::LinedUp { team, round, .. } | team::Fact::Arrived { team, round, .. } => {
                vec![self.team(*team), self.round(*round)]
            }
            team::Fact::Admitted { team, round, reason } => {
                vec![self.team(*team), self.round(*round), reason.clone()]
            }
            team::Fact::Scored { round, white, board, outcome, corrected } => vec![
                self.round(*round),
                self.team(*white),
                self.board(u16::from(*board)),
                self.outcome(*outcome),
                corrected.clone().unwrap_or_default(),
            ],
            team::Fact::WrongBoard { round, team, board, person } => vec![
                self.round(*round),
                self.team(*team),
                self.board(u16::from(*board)),
                self.person(*person),
            ],
            team::Fact::Settled { team, reason, .. } => vec![self.team(*team), reason.clone()],
        }
    }

    fn round_fact(&self, fact: &round::Fact) -> Vec<String> {
        match fact {
            round::Fact::Entered { who, from, .. } => vec![self.event.name_of(*who), self.round(*from)],
            round::Fact::Replaced { no, by } => vec![format!("{no} → {}", self.event.name_of(*by))],
            round::Fact::Absent { no, round } | round::Fact::Present { no, round } => {
                vec![self.no(*no), self.round(*round)]
            }
            round::Fact::Left { no, reason, .. } => vec![self.no(*no), reason.clone()],
            round::Fact::Returned { no, .. } => vec![self.no(*no)],
            round::Fact::Paired(paired) => {
                vec![self.round(paired.round), paired.by_hand.clone().unwrap_or_default()]
            }
            round::Fact::Unpaired { round, reason } => vec![self.round(*round), reason.clone()],
            round::Fact::Reordered { reason, .. } => vec![reason.clone()],
            round::Fact::Broken { round, white, .. } | round::Fact::Suspended { round, white } => {
                vec![self.round(*round), self.no(*white)]
            }
            round::Fact::Scored { round, white, outcome, .. } => {
                vec![self.round(*round), self.no(*white), self.outcome(*outcome)]
            }
            round::Fact::GameScored { round, white, game, outcome } => {
                vec![self.round(*round), self.no(*white), self.t.console_game(*game), self.outcome(*outcome)]
            }
            round::Fact::Corrected { round, white, outcome, reason } => {
                vec![self.round(*round), self.no(*white), self.outcome(*outcome), reason.clone()]
            }
            _ => Vec::new(),
        }
    }

    fn round(&self, round: u16) -> String {
        self.t.console_round(round)
    }

    fn board(&self, board: u16) -> String {
        self.t.console_board(board)
    }

    fn outcome(&self, outcome: Outcome) -> String {
        self.t.named("board-outcome", &wire(&outcome)).unwrap_or_default().to_owned()
    }

    fn deposit(&self, deposit: Deposit) -> String {
        match deposit {
            Deposit::None => String::new(),
            Deposit::Returned(sum) => self.t.case_deposit_returned(sum),
            Deposit::Prizes(sum) => self.t.case_deposit_prizes(sum),
        }
    }

    fn person(&self, id: PersonId) -> String {
        self.event.name_of(Competitor::Person(id))
    }

    fn team(&self, id: TeamId) -> String {
        self.event.name_of(Competitor::Team(id))
    }

    fn no(&self, no: No) -> String {
        let who = self.event.stage().competitor(no);
        format!("{no} {}", who.map(|who| self.event.name_of(who)).unwrap_or_default())
    }
}

/// The names of a fact on the wire: its part of the event, and what it is there.
fn tags(fact: &Fact) -> (String, String) {
    let value = serde_json::to_value(fact).unwrap_or_default();
    let Some((area, inner)) = value.as_object().and_then(|fields| fields.iter().next()) else {
        return Default::default();
    };
    let what = match inner {
        serde_json::Value::String(word) => word.clone(),
        serde_json::Value::Object(fields) if fields.len() == 1 => {
            fields.keys().next().cloned().unwrap_or_default()
        }
        _ => String::new(),
    };
    (area.clone(), what)
}

fn wire(what: &impl Serialize) -> String {
    serde_json::to_value(what).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
