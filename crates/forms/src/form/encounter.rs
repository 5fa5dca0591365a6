//! Appendix 7: the protocol of a match of teams (form 1), and of all matches of a round (form 2).

use competition::TeamId;
use competition::round::{Board, Competitor, Round};
use competition::team::Match;
use rulebook::{Points, Refusal};

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Align, Block, Column, Line, Paper, Sheet, Style, Table};

/// The protocol of a match, or of every match of the round, each on its own page.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let round = clerk.round(Form::MatchProtocol)?;
    let mut paper = clerk.paper(Sheet::Portrait, Form::MatchProtocol.title(clerk.asked.language));
    for (at, (number, played)) in asked(clerk, round)?.into_iter().enumerate() {
        if at > 0 {
            paper.put(Block::Page);
        }
        one(clerk, &mut paper, number, &played);
    }
    Ok(paper)
}

/// The matches of a round with their numbers.
pub(super) fn matches(clerk: &Clerk<'_>, round: &Round) -> Vec<(usize, Match)> {
    let team = |board: &Board| match clerk.event.stage().competitor(board.white) {
        Some(Competitor::Team(team)) => clerk.event.team_match(round.round, team),
        _ => None,
    };
    (1..).zip(&round.boards).filter_map(|(number, board)| Some((number, team(board)?))).collect()
}

fn asked(clerk: &Clerk<'_>, round: &Round) -> Result<Vec<(usize, Match)>, Refusal> {
    let mut all = matches(clerk, round);
    if let Some(team) = clerk.asked.team {
        all.retain(|(_, played)| [played.white, played.black].contains(&team));
    }
    if all.is_empty() {
        let instead = format!("a team that was paired in round {}", round.round);
        return Err(Refusal::new(clerk.by(Form::MatchProtocol), "there is no such match", instead));
    }
    Ok(all)
}

fn head(clerk: &Clerk<'_>, paper: &mut Paper, round: u16) {
    let t = clerk.t;
    paper.put(Line::filled(t.form_event_line(), &[&clerk.event_and_discipline()]));
    paper.put(Line::filled(t.form_event_line(), &[clerk.place()]));
    paper.put(Line::filled(t.form_round_and_group(), &[&round.to_string(), &clerk.only_group()]));
    paper.put(clerk.date_line(t.form_date_quoted(), clerk.round_day(round)));
}

fn one(clerk: &Clerk<'_>, paper: &mut Paper, number: usize, played: &Match) {
    let t = clerk.t;
    let name = |team: TeamId| clerk.event.name_of(Competitor::Team(team));
    let (first, second) = (name(played.white), name(played.black));
    paper.put(Line::title(t.form_match_protocol()));
    paper.put(
        Line::filled(t.form_protocol_no(), &[&number.to_string()]).style(Style::Title).align(Align::Centre),
    );
    head(clerk, paper, played.round);
    let columns =
        [Column::fit(""), Column::wide(&first), Column::wide(&second), Column::fit(t.form_result())];
    let mut table = Table::new(columns).row_height(8);
    for (board, seat) in (1..=u8::MAX).zip(&played.seats) {
        let person = |who: Option<_>| who.map_or_else(|| "—".to_owned(), |id| clerk.person_name(id));
        let (mine, yours) = if played.has_white(board) == played.white {
            (seat.white, seat.black)
        } else {
            (seat.black, seat.white)
        };
        let result = played.marks(board).map_or_else(
            || "__ - __".to_owned(),
            |[one, other]| format!("{} - {}", clerk.mark(one), clerk.mark(other)),
        );
        table.row([format!("{board}."), person(mine), person(yours), result]);
    }
    paper.put(table);
    let scale = clerk.event.regulation().scale;
    let ended = played.outcome(scale).is_some();
    let [one, other] = played.points(scale);
    let fills = if ended { [one, other].map(|points| clerk.decimal(points)) } else { Default::default() };
    let winner = match one.cmp(&other) {
        _ if !ended => String::new(),
        core::cmp::Ordering::Greater => first,
        core::cmp::Ordering::Less => second,
        core::cmp::Ordering::Equal => t.form_drawn().to_owned(),
    };
    let [one, other] = &fills;
    paper.put(Line::filled(t.form_match_result(), &[one, other]));
    paper.put(Line::filled(t.form_match_winner(), &[&winner]));
    let captain = |team: TeamId| {
        let captain = clerk.event.teams().team(team).and_then(|roster| roster.captain);
        captain.map_or_else(String::new, |id| clerk.person_name(id))
    };
    let mut blocks = vec![Block::Gap(4)];
    for line in [
        Line::filled(t.form_captain_1(), &["", &captain(played.white)]),
        Line::filled(t.form_captain_2(), &["", &captain(played.black)]),
        Line::filled(t.form_sign_match(), &["", ""]),
    ] {
        blocks.extend([line.into(), Block::Gap(2)]);
    }
    blocks.extend(clerk.signatures_short());
    paper.put_together(blocks);
}

/// All matches of a round in one table.
pub(super) fn summary(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let (t, round) = (clerk.t, clerk.round(Form::MatchSummary)?);
    let mut paper = clerk.paper(Sheet::Portrait, Form::MatchSummary.title(clerk.asked.language));
    paper.put(Line::title(t.form_match_summary()));
    head(clerk, &mut paper, round.round);
    let mut table = Table::new([
        Column::fit(t.form_no()),
        Column::wide(t.form_team_1()),
        Column::fit(t.form_result()),
        Column::wide(t.form_team_2()),
    ])
    .row_height(8);
    let scale = clerk.event.regulation().scale;
    for (number, played) in matches(clerk, round) {
        let name = |team: TeamId| clerk.event.name_of(Competitor::Team(team));
        let score = |[one, other]: [Points; 2]| format!("{} - {}", clerk.decimal(one), clerk.decimal(other));
        let result =
            played.outcome(scale).map_or_else(|| "__ - __".to_owned(), |_| score(played.points(scale)));
        table.row([number.to_string(), name(played.white), result, name(played.black)]);
    }
    if let Some(no) = round.bye {
        table.row([String::new(), clerk.name(no), "+".to_owned(), t.form_bye().to_owned()]);
    }
    paper.put(table);
    let mut blocks = vec![Block::Gap(4)];
    blocks.extend(clerk.signatures_short());
    paper.put_together(blocks);
    Ok(paper)
}
