//! The report of the chief arbiter: who judged, how the rounds went, the places, sanctions and protests, and from the journal
//! what was out of the ordinary.

use std::collections::{BTreeMap, BTreeSet};

use competition::entry::Person;
use competition::protest::{Game, Subject, Verdict, What};
use competition::round::{Competitor, Leaving, Outcome, Round};
use competition::{Actor, Event, Fact, No, Role, protest, round, schedule, team};
use rulebook::law::Measure;
use rulebook::law::event::Character;

use super::{Form, encounter, wall};
use crate::clerk::Clerk;
use crate::paper::{Align, Block, Column, Line, Paper, Sheet, Table};

/// The report.
pub(super) fn paper(clerk: &Clerk<'_>) -> Paper {
    let t = clerk.t;
    let mut paper = clerk.paper(Sheet::Portrait, Form::Report.title(clerk.asked.language));
    paper.put(Line::title(t.form_report()));
    clerk.event_head().into_iter().for_each(|block| paper.put(block));
    if let Some(due) = clerk.due(Form::Report) {
        paper.put(Line::words(due));
    }
    general(clerk, &mut paper);
    panel(clerk, &mut paper);
    rounds(clerk, &mut paper);
    if !clerk.event.stage().is_empty() {
        wall::put_standings(clerk, &mut paper);
    }
    sanctions(clerk, &mut paper);
    protests(clerk, &mut paper);
    journal(clerk, &mut paper);
    // Nobody signs an empty page.
    let mut end = attachments(clerk);
    end.push(clerk.signatures());
    let closed = clerk.event.panel().closed().map(|(at, _)| clerk.day_of(*at));
    end.push(clerk.date_line(t.form_date_quoted(), closed).into());
    paper.put_together(end);
    paper
}

/// System, control, and who played.
pub(super) fn general(clerk: &Clerk<'_>, paper: &mut Paper) {
    let (t, event) = (clerk.t, clerk.event);
    paper.put(Line::filled(t.form_system_line(), &[&clerk.system(), &clerk.round_count()]));
    paper.put(Line::filled(t.form_control_line(), &[&clerk.control()]));
    let teams: Vec<Vec<&Person>> = match event.regulation().organisation.character() {
        Character::Team => event.teams().teams().map(|(_, roster)| members(clerk, roster)).collect(),
        _ => Vec::new(),
    };
    let admitted = event.entries().athletes().filter(|(_, entry)| entry.is_admitted());
    let people: Vec<&Person> = match teams.as_slice() {
        [] => admitted.map(|(_, entry)| &entry.person).collect(),
        teams => teams.iter().flatten().copied().collect(),
    };
    let named = |person: &&Person| !person.organisation.is_empty();
    let organisations: BTreeSet<&str> =
        people.iter().copied().filter(named).map(|person| person.organisation.as_str()).collect();
    // A team of which nothing else is known was sent by somebody all the same.
    let unnamed = teams.iter().filter(|team| !team.iter().any(named)).count();
    let players = event.stage().len();
    let count = if players == 0 || !teams.is_empty() { people.len() } else { players };
    let fills = [count.to_string(), (organisations.len() + unnamed).to_string()];
    paper.put(Line::filled(t.form_report_participants(), &[&fills[0], &fills[1]]));
    let mut ranks: BTreeMap<competition::entry::Rank, usize> = BTreeMap::new();
    for rank in people.iter().filter_map(|person| person.rank) {
        *ranks.entry(rank).or_default() += 1;
    }
    let ranks: Vec<String> =
        ranks.iter().rev().map(|(rank, count)| format!("{} – {count}", clerk.rank(*rank))).collect();
    paper.put(Line::filled(t.form_report_ranks(), &[&ranks.join(", ")]));
}

/// Those who play for a team.
fn members<'a>(clerk: &Clerk<'a>, roster: &team::Roster) -> Vec<&'a Person> {
    let people = roster.main.iter().chain(&roster.reserves);
    people.filter_map(|id| clerk.event.person(*id)).collect()
}

fn panel(clerk: &Clerk<'_>, paper: &mut Paper) {
    let t = clerk.t;
    paper.put(Line::heading(t.form_report_panel()));
    let columns = [
        Column::share(t.form_office(), 3),
        Column::share(t.form_surname_and_name(), 4),
        Column::fit(t.form_arbiter_category()),
    ];
    let mut table = Table::new(columns);
    for officer in clerk.event.panel().everybody() {
        let category = clerk.event.person(officer.who.person).map(|person| person.arbiter.clone());
        table.row([
            clerk.role(officer.role).to_owned(),
            officer.who.name.clone(),
            category.unwrap_or_default(),
        ]);
    }
    if table.groups.is_empty() {
        for role in [Role::ChiefArbiter, Role::Secretary] {
            table.row([clerk.role(role).to_owned(), String::new(), String::new()]);
        }
    }
    paper.put(table);
}

fn rounds(clerk: &Clerk<'_>, paper: &mut Paper) {
    let (t, stage) = (clerk.t, clerk.event.stage());
    if stage.rounds().is_empty() {
        return;
    }
    paper.put(Line::heading(t.form_report_rounds()));
    let columns = [
        Column::fit(t.form_round_number()),
        Column::share(t.form_began(), 2).align(Align::Centre),
        Column::share(t.form_ended(), 2).align(Align::Centre),
        Column::fit(t.form_boards()),
        Column::fit(t.form_unplayed()),
        Column::fit(t.form_unfinished()),
    ];
    let mut table = Table::new(columns);
    for round in stage.rounds() {
        let moment = |at: Option<clock::Moment>| at.map_or_else(String::new, |at| clerk.moment(at));
        let outcomes = outcomes(clerk, round);
        let unplayed = outcomes.iter().flatten().filter(|outcome| !outcome.was_played());
        table.row([
            round.round.to_string(),
            moment(stage.hours().began_at(round.round)),
            moment(stage.hours().ended_at(round.round)),
            outcomes.len().to_string(),
            unplayed.count().to_string(),
            outcomes.iter().filter(|outcome| outcome.is_none()).count().to_string(),
        ]);
    }
    paper.put(table);
}

/// What came of the boards of a round; those of teams are the boards of their matches.
fn outcomes(clerk: &Clerk<'_>, round: &Round) -> Vec<Option<Outcome>> {
    let matches = encounter::matches(clerk, round);
    let seats = matches.iter().flat_map(|(_, played)| &played.seats);
    let taken = seats.filter(|seat| seat.white.is_some() || seat.black.is_some());
    if matches.is_empty() {
        round.boards.iter().map(|board| board.outcome).collect()
    } else {
        taken.map(|seat| seat.outcome).collect()
    }
}

fn sanctions(clerk: &Clerk<'_>, paper: &mut Paper) {
    let t = clerk.t;
    paper.put(Line::heading(t.form_report_sanctions()));
    let columns = [
        Column::fit(t.form_no()),
        Column::fit(t.form_round_number()),
        Column::share(t.form_surname_and_name(), 3),
        Column::share(t.form_decision(), 4),
        Column::share(t.form_reason(), 3),
        Column::share(t.form_article(), 2),
    ];
    let mut table = Table::new(columns);
    for decision in clerk.event.protests().decisions() {
        let names: Vec<String> =
            decision.parties.iter().map(|party| clerk.person_name(party.person)).collect();
        let mut what = match &decision.what {
            What::Measure(measure) => clerk.measure(*measure),
            What::Words(words) => clerk.t.said(words).into_owned(),
        };
        if let Some(game) = decision.game {
            what = format!("{}: {what}", t.console_game(game));
        }
        if decision.overturned {
            what = format!("{what} ({})", t.form_overturned());
        }
        let articles: Vec<&str> = decision.articles.iter().map(|article| article.name()).collect();
        let round = decision.round.map_or_else(String::new, |round| round.to_string());
        let reason = decision.reason.clone();
        table.row([decision.no.to_string(), round, names.join(", "), what, reason, articles.join(", ")]);
    }
    put_or_none(clerk, paper, table);
}

fn protests(clerk: &Clerk<'_>, paper: &mut Paper) {
    let t = clerk.t;
    paper.put(Line::heading(t.form_report_protests()));
    let columns = [
        Column::fit(t.form_no()),
        Column::share(t.form_when(), 2),
        Column::share(t.form_who(), 3),
        Column::share(t.form_what(), 4),
        Column::share(t.form_decision(), 4),
    ];
    let mut table = Table::new(columns);
    for case in clerk.event.protests().cases() {
        let ruling = case.ruling.as_ref().map_or_else(
            || t.form_pending().to_owned(),
            |ruling| format!("{}: {}", clerk.verdict(ruling.verdict), ruling.reason),
        );
        let what = format!("{}: {}", about(clerk, case.petition.about), case.petition.text);
        table.row([case.no.to_string(), clerk.moment(case.filed), clerk.actor(case.author), what, ruling]);
    }
    put_or_none(clerk, paper, table);
}

/// What a protest is about.
fn about(clerk: &Clerk<'_>, about: Subject) -> String {
    let t = clerk.t;
    match about {
        Subject::Decision(no) => t.case_against(no),
        Subject::Game(Game { round, board, game }) => {
            let places = [t.console_round(round), t.console_board(board)].into_iter();
            let game = game.map(|game| t.console_game(game));
            places.chain(game).collect::<Vec<_>>().join(", ")
        }
    }
}

/// What was out of the ordinary, as the journal tells it.
fn journal(clerk: &Clerk<'_>, paper: &mut Paper) {
    let t = clerk.t;
    paper.put(Line::heading(t.form_report_journal()));
    let columns =
        [Column::fit(t.form_when()), Column::share(t.form_who(), 2), Column::share(t.form_what(), 7)];
    let mut table = Table::new(columns);
    for event in clerk.event.journal() {
        if let Some(words) = told(clerk, &event.fact).or_else(|| contest(clerk, event)) {
            table.row([clerk.moment(event.at), clerk.actor(event.actor), words]);
        }
    }
    put_or_none(clerk, paper, table);
}

fn told(clerk: &Clerk<'_>, fact: &Fact) -> Option<String> {
    let (t, scale) = (clerk.t, clerk.event.regulation().scale);
    Some(match fact {
        Fact::Noted { article, text } => format!("{} [{article}]", t.said(text)),
        Fact::Undone { step, reason } => t.form_told_undone(reason, step),
        Fact::Round(round::Fact::Drawn { seed, .. }) => t.form_told_lots(seed),
        Fact::Round(round::Fact::Entered { who, from, .. }) => {
            t.form_told_late(from, clerk.event.name_of(*who))
        }
        Fact::Round(round::Fact::Replaced { no, by }) => t.form_told_replaced(clerk.event.name_of(*by), no),
        Fact::Round(round::Fact::Left { no, after, how, reason }) => match how {
            Leaving::Withdrew => t.form_told_left(after, clerk.name(*no), reason),
            Leaving::Excluded => t.form_told_excluded(after, clerk.name(*no), reason),
        },
        Fact::Round(round::Fact::Paired(paired)) => {
            t.form_told_by_hand(paired.by_hand.as_ref()?, paired.round)
        }
        Fact::Round(round::Fact::Unpaired { round, reason }) => t.form_told_unpaired(reason, round),
        Fact::Round(round::Fact::Corrected { round, white, outcome, reason }) => {
            t.form_told_corrected(clerk.name(*white), reason, outcome.text(scale), round)
        }
        Fact::Team(team::Fact::Scored { round, board, outcome, corrected: Some(reason), .. }) => {
            t.form_told_board_corrected(board, reason, outcome.text(scale), round)
        }
        Fact::Team(team::Fact::WrongBoard { round, person, board, .. }) => {
            t.form_told_wrong_board(board, clerk.person_name(*person), round)
        }
        Fact::Schedule(schedule::Fact::Notice(notice)) => format!("{} [{}]", t.said(&notice.text), notice.by),
        Fact::Schedule(schedule::Fact::Cancelled { reason }) => t.form_told_cancelled(reason),
        Fact::Protest(protest::Fact::Approved) => t.form_told_approved().to_owned(),
        _ => return None,
    })
}

/// That a play-off began or ended, with the names that its numbers had then.
fn contest(clerk: &Clerk<'_>, event: &Event) -> Option<String> {
    let t = clerk.t;
    let is_begun = |fact: &Fact| matches!(fact, Fact::Round(round::Fact::StageBegun { .. }));
    let before = clerk.event.standing().filter(|one| one.step < event.step && is_begun(&one.fact)).count();
    // The stages come first, the one that waits before the play-off it waits for.
    let stage = clerk.event.stages().nth(before)?;
    let name = |no: &No| stage.competitor(*no).map(|who| clerk.event.name_of(who)).unwrap_or_default();
    let all = |list: &[No], between: &str| list.iter().map(name).collect::<Vec<_>>().join(between);
    match &event.fact {
        Fact::Round(round::Fact::PlayOffBegun { contest, .. }) => {
            let (first, last) = (contest.first, contest.last);
            let control = clerk.control_words(&contest.control);
            Some(t.form_told_play_off_begun(control, first, last, all(&contest.players, ", ")))
        }
        Fact::Round(round::Fact::PlayedOff { played, .. }) => {
            let order: Vec<String> = played.order.iter().map(|level| all(level, " = ")).collect();
            Some(t.form_told_played_off(order.join(", ")))
        }
        _ => None,
    }
}

fn attachments(clerk: &Clerk<'_>) -> Vec<Block> {
    let t = clerk.t;
    let rounds = clerk.event.stage().rounds().len();
    let of_kind = super::papers(clerk.event);
    let attached = [
        Form::RoundRobinTable,
        Form::SwissTable,
        Form::TeamScoring,
        Form::RoundProtocol,
        Form::MatchProtocol,
        Form::MatchSummary,
        Form::ScoreSheets,
        Form::AdmissionProtocol,
        Form::MedicalReport,
    ];
    let mut blocks: Vec<Block> = vec![Line::heading(t.form_report_attached()).into()];
    for (number, form) in (1_usize..).zip(attached.into_iter().filter(|form| of_kind.contains(form))) {
        let title = form.title(clerk.asked.language);
        let each = matches!(form, Form::RoundProtocol | Form::MatchProtocol | Form::MatchSummary);
        let times = if each { format!(" × {rounds}") } else { String::new() };
        blocks.push(Line::words(format!("{number}. {title}{times}")).into());
    }
    blocks
}

fn put_or_none(clerk: &Clerk<'_>, paper: &mut Paper, table: Table) {
    if table.groups.is_empty() {
        paper.put(Line::words(clerk.t.form_none()));
    } else {
        paper.put(table);
    }
}

impl Clerk<'_> {
    /// An office.
    pub(super) fn role(&self, role: Role) -> &'static str {
        self.t.named("form-role", role.name()).unwrap_or_else(|| role.name())
    }

    /// Who acted.
    pub(super) fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Organiser => self.t.form_actor_organiser().to_owned(),
            Actor::Official(role) => self.role(role).to_owned(),
            Actor::Captain(team) => self.event.name_of(Competitor::Team(team)),
            Actor::Person(id) => self.person_name(id),
            Actor::Program => self.t.form_actor_program().to_owned(),
            Actor::Public => String::new(),
        }
    }

    /// A sanction.
    pub(super) fn measure(&self, measure: Measure) -> String {
        let t = self.t;
        match measure {
            Measure::Remark => t.form_measure_remark().to_owned(),
            Measure::Warning => t.form_measure_warning().to_owned(),
            Measure::Reprimand => t.form_measure_reprimand().to_owned(),
            Measure::Information => t.form_measure_information().to_owned(),
            Measure::OpponentTime(time) => t.form_measure_opponent_time(time),
            Measure::OwnTime(time) => t.form_measure_own_time(time),
            Measure::Loss => t.form_measure_loss().to_owned(),
            Measure::MicromatchLoss => t.form_measure_micromatch_loss().to_owned(),
            Measure::Removal => t.form_measure_removal().to_owned(),
            Measure::Exclusion => t.form_measure_exclusion().to_owned(),
        }
    }

    /// How a protest was ruled on.
    pub(super) fn verdict(&self, verdict: Verdict) -> &'static str {
        match verdict {
            Verdict::Upheld => self.t.form_verdict_upheld(),
            Verdict::Rejected => self.t.form_verdict_rejected(),
            Verdict::Review => self.t.form_verdict_review(),
        }
    }
}
