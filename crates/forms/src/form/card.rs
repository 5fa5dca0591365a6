//! Appendix 8: the card of a player, round by round; that of a team has its matches.

use competition::round::Competitor;
use competition::{Cell as Played, No, TeamId};
use rulebook::{Points, Refusal};

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Block, Column, Line, Paper, Sheet, Table};

/// The card of a player, or of everybody, each on its own page.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let numbers = clerk.numbers(Form::PlayerCard)?;
    let mut paper =
        clerk.paper(Sheet::Portrait, Form::PlayerCard.title_at(clerk.event, clerk.asked.language));
    let table = clerk.event.table();
    let rounds = clerk.planned(table.rounds());
    for (at, no) in numbers.into_iter().enumerate() {
        if at > 0 {
            paper.put(Block::Page);
        }
        match clerk.event.stage().competitor(no) {
            Some(Competitor::Team(team)) => of_team(clerk, &mut paper, no, team, rounds),
            _ => one(clerk, &mut paper, no, table.cells(no), rounds, table.carried(no)),
        }
    }
    Ok(paper)
}

fn one(clerk: &Clerk<'_>, paper: &mut Paper, no: No, cells: &[Played], rounds: usize, carried: Points) {
    let (t, stage) = (clerk.t, clerk.event.stage());
    let shown = stage.competitor(no).map(|who| clerk.shown(who)).unwrap_or_default();
    begin(clerk, paper, t.form_card(), (t.form_card_player(), &shown.name, no));
    paper.put(Line::filled(t.form_card_rank(), &[&shown.rank]));
    paper.put(Line::filled(t.form_card_region(), &[&shown.organisation]));
    paper.put(Line::filled(t.form_card_rating(), &[&shown.rating]));
    let mut table = Table::new([
        Column::fit(t.form_round_number()),
        Column::wide(t.form_opponent_name()),
        Column::fit(t.form_no()),
        Column::fit(t.form_opponent_rank()),
        Column::fit(t.form_rating()),
        Column::fit(t.form_colour()),
        Column::fit(t.form_result()),
        Column::fit(t.form_running_total()),
    ])
    .row_height(8);
    let scale = clerk.event.regulation().scale;
    let mut total = carried;
    for at in 0..rounds.max(cells.len()) {
        let cell = cells.get(at).copied().unwrap_or_default();
        let opponent = cell.opponent.and_then(|no| stage.competitor(no)).map(|who| clerk.shown(who));
        let opponent = opponent.unwrap_or_default();
        let sum = cell.mark.map_or_else(String::new, |mark| {
            total = total + scale.points(mark);
            clerk.points(total)
        });
        let name = if cell.opponent.is_some() { opponent.name } else { clerk.alone(no, at).to_owned() };
        table.row([
            (at + 1).to_string(),
            name,
            cell.opponent.map_or_else(String::new, |no| no.to_string()),
            opponent.rank,
            opponent.rating,
            cell.colour.map_or("", |colour| clerk.colour_letter(colour)).to_owned(),
            cell.mark.map_or("", |mark| clerk.mark(mark)).to_owned(),
            sum,
        ]);
    }
    end(clerk, paper, table);
}

/// The matches of a team: what its boards scored against those of the other.
fn of_team(clerk: &Clerk<'_>, paper: &mut Paper, no: No, team: TeamId, rounds: usize) {
    let (t, event) = (clerk.t, clerk.event);
    let name = event.name_of(Competitor::Team(team));
    begin(clerk, paper, t.form_card_of_team(), (t.form_card_team(), &name, no));
    let mut table = Table::new([
        Column::fit(t.form_round_number()),
        Column::wide(t.form_opponent()),
        Column::fit(t.form_no()),
        Column::fit(t.form_result()),
        Column::fit(t.form_running_total()),
    ])
    .row_height(8);
    let scale = event.regulation().scale;
    let mut total = Points::default();
    for (at, round) in (0..rounds).zip(1_u16..) {
        let Some(played) = event.team_match(round, team) else {
            let name = clerk.alone(no, at).to_owned();
            table.row([round.to_string(), name, String::new(), String::new(), String::new()]);
            continue;
        };
        let [one, other] = played.points(scale);
        let is_first = played.white == team;
        let (met, own, its) = if is_first { (played.black, one, other) } else { (played.white, other, one) };
        let known = played.outcome(scale).is_some();
        total = if known { total + own } else { total };
        let shown = |text: String| if known { text } else { String::new() };
        table.row([
            round.to_string(),
            event.name_of(Competitor::Team(met)),
            event.stage().no_of(Competitor::Team(met)).map_or_else(String::new, |no| no.to_string()),
            shown(format!("{} : {}", clerk.decimal(own), clerk.decimal(its))),
            shown(clerk.decimal(total)),
        ]);
    }
    end(clerk, paper, table);
}

/// Whose card it is.
fn begin(clerk: &Clerk<'_>, paper: &mut Paper, title: &str, (whose, name, no): (&str, &str, No)) {
    paper.put(Line::title(title));
    paper.put(Line::filled(clerk.t.form_event_line(), &[&clerk.event_and_discipline()]));
    paper.put(Line::filled(whose, &[&format!("{name} (№ {no})")]));
}

/// The rounds, and who signs for them.
fn end(clerk: &Clerk<'_>, paper: &mut Paper, table: Table) {
    paper.put(table);
    let mut blocks = vec![Block::Gap(4)];
    blocks.extend(clerk.signatures_short());
    paper.put_together(blocks);
}

impl Clerk<'_> {
    /// What is said of who has no partner in a round, from 0.
    fn alone(&self, no: No, at: usize) -> &'static str {
        match self.event.stage().rounds().get(at) {
            Some(round) if round.bye == Some(no) => self.t.form_bye(),
            Some(round) if round.free.contains(&no) || round.on.contains(&no) => self.t.form_free(),
            _ => "",
        }
    }

    /// How many rounds tables have room for: those that are planned and those that were paired.
    pub(super) fn planned(&self, paired: usize) -> usize {
        let stage = self.event.stage();
        let players = u16::try_from(stage.len()).unwrap_or(u16::MAX);
        let planned = self.event.system().rounds(players).map_or(0, usize::from);
        paired.max(planned.min(64))
    }
}
