//! Who plays on which board of a team in a round, handed in by the captain.

use competition::team::{Order, Roster};
use competition::{Competition, TeamId};
use rulebook::Refusal;

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Block, Column, Line, Paper, Sheet, Table};

/// The sheet of a team, or of every team, each on its own page.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let by = clerk.by(Form::LineUp);
    let teams: Vec<(TeamId, &Roster)> = match clerk.asked.team {
        None => clerk.event.teams().teams().collect(),
        Some(team) => clerk.event.teams().team(team).map(|roster| (team, roster)).into_iter().collect(),
    };
    if teams.is_empty() {
        return Err(Refusal::new(by, "there is no such team", "a team that was entered"));
    }
    let round = clerk.asked.round.unwrap_or_else(|| coming(clerk.event));
    let mut paper = clerk.paper(Sheet::Portrait, Form::LineUp.title(clerk.asked.language));
    for (at, (team, roster)) in teams.into_iter().enumerate() {
        if at > 0 {
            paper.put(Block::Page);
        }
        one(clerk, &mut paper, round, (team, roster));
    }
    Ok(paper)
}

/// The round that line-ups are handed in for; the last one when there is no other to come.
fn coming(event: &Competition) -> u16 {
    event.next_round().unwrap_or_else(|| event.stage().next() - 1)
}

fn one(clerk: &Clerk<'_>, paper: &mut Paper, round: u16, (team, roster): (TeamId, &Roster)) {
    let (t, terms) = (clerk.t, &clerk.event.regulation().teams);
    paper.put(Line::title(t.form_line_up()));
    paper.put(Line::filled(t.form_event_line(), &[&clerk.event_and_discipline()]));
    paper.put(Line::filled(t.form_line_up_team(), &[&roster.name, &round.to_string()]));
    paper.put(clerk.date_line(t.form_date_quoted(), clerk.round_day(round)));
    let mut table = Table::new([
        Column::fit(t.form_board()),
        Column::wide(t.form_surname_and_name()),
        Column::fit(t.form_title_and_category()),
        Column::fit(t.form_rating()),
    ])
    .row_height(8);
    // The boards are known where nobody changes them or the captain has handed them in; else he writes them.
    let filed = clerk.event.line_up(team, round).filter(|line_up| !line_up.value.is_empty());
    let boards = filed.map(|line_up| line_up.value).unwrap_or_default();
    for board in 0..usize::from(terms.boards) {
        let person = boards.get(board).copied().flatten();
        let shown =
            person.map(|id| clerk.shown(competition::round::Competitor::Person(id))).unwrap_or_default();
        table.row([(board + 1).to_string(), shown.name, shown.rank, shown.rating]);
    }
    paper.put(table);
    let reserves: Vec<String> = roster.reserves.iter().map(|id| clerk.person_name(*id)).collect();
    if !reserves.is_empty() {
        paper.put(Line::words(format!("{}: {}", t.form_reserves(), reserves.join(", "))));
    }
    let law = clerk.event.law().team;
    let before = match terms.order {
        Order::Fixed => None,
        Order::Reserves | Order::Shift => Some(law.reserves.before),
        Order::Free => Some(law.changes.before),
    };
    if let Some(before) = before {
        let minutes = before.value.as_seconds() / 60;
        paper.put(Line::words(t.form_line_up_term(before.by, minutes)));
    }
    let captain = roster.captain.map_or_else(String::new, |id| clerk.person_name(id));
    paper.put_together([
        Block::Gap(4),
        Line::filled(t.form_captain(), &["", &captain]).into(),
        Block::Gap(2),
        Line::filled(t.form_received(), &["", ""]).into(),
    ]);
}
