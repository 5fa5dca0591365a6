//! A protest: addressed to the chief arbiter, with the articles that are considered violated.

use competition::Actor;
use competition::protest::{Case, Subject, What};
use competition::round::Competitor;
use rulebook::Refusal;

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Align, Block, Line, Paper, Sheet};

/// An empty form, or the protest that is asked for.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let t = clerk.t;
    let case = match clerk.asked.case {
        None => None,
        Some(no) => Some(clerk.event.protests().case(no).ok_or_else(|| {
            Refusal::new(clerk.by(Form::Protest), "there is no such protest", "with the number of a protest")
        })?),
    };
    let mut paper = clerk.paper(Sheet::Portrait, Form::Protest.title(clerk.asked.language));
    let [chief, _] = clerk.officer(competition::Role::ChiefArbiter);
    paper.put(Line::filled(t.form_protest_to(), &[&chief]).align(Align::Right));
    paper.put(Line::filled(t.form_protest_from(), &[&author(clerk, case)]).align(Align::Right));
    paper.put(Line::title(
        case.map_or_else(
            || t.form_protest().to_owned(),
            |case| format!("{} № {}", t.form_protest(), case.no),
        ),
    ));
    clerk.event_head().into_iter().for_each(|block| paper.put(block));
    let about = case.map(|case| case.petition.about);
    let decision = match about {
        Some(Subject::Decision(no)) => clerk.event.protests().decision(no),
        _ => None,
    };
    let (round, board, game) = match about {
        Some(Subject::Game(game)) => (Some(game.round), Some(game.board), game.game),
        _ => decision.map_or((None, None, None), |each| (each.round, each.board, each.game)),
    };
    let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
    let board = match game {
        Some(game) => format!("{} ({})", number(board), t.console_game(game)),
        None => number(board),
    };
    paper.put(Line::filled(t.form_protest_game(), &[&number(round), &board]));
    let what = decision.map_or_else(String::new, |decision| match &decision.what {
        What::Measure(measure) => clerk.measure(*measure),
        What::Words(words) => clerk.t.said(words).into_owned(),
    });
    // About a game nobody need have decided.
    if !matches!(about, Some(Subject::Game(_))) {
        paper.put(Line::filled(t.form_protest_decision(), &[&what]));
    }
    let articles: Vec<&str> =
        case.map_or_else(Vec::new, |case| case.petition.articles.iter().map(|each| each.name()).collect());
    paper.put(Line::filled(t.form_protest_articles(), &[&articles.join(", ")]));
    paper.put(Line::words(t.form_protest_text()));
    match case.map(|case| case.petition.text.trim()) {
        Some(text) if !text.is_empty() => paper.put(Line::words(text)),
        _ => clerk.put_lines(&mut paper, 8),
    }
    let deposit = clerk.event.regulation().protests.deposit.map(|deposit| deposit.to_string());
    if let Some(deposit) = case.map(|case| case.petition.deposit.to_string()).or(deposit) {
        paper.put(Line::filled(t.form_protest_deposit(), &[&deposit]));
    }
    paper.put_together([
        Block::Gap(3),
        Line::filled(t.form_protest_signed(), &["", ""]).into(),
        clerk.date_line(t.form_date_quoted(), case.map(|case| clerk.day_of(case.filed))).into(),
        Line::filled(
            t.form_received(),
            &["", &case.map_or_else(String::new, |case| clerk.moment(case.filed))],
        )
        .into(),
        Block::Gap(4),
        Line::heading(t.form_protest_ruling()).into(),
        Line::filled(t.form_event_line(), &[&case.map_or_else(String::new, |case| ruling(clerk, case))])
            .into(),
        Line::filled(t.form_event_line(), &[]).into(),
        clerk.signatures(),
    ]);
    Ok(paper)
}

fn author(clerk: &Clerk<'_>, case: Option<&Case>) -> String {
    match case.map(|case| case.author) {
        Some(Actor::Person(id)) => clerk.person_name(id),
        Some(Actor::Captain(team)) => clerk.event.name_of(Competitor::Team(team)),
        _ => String::new(),
    }
}

fn ruling(clerk: &Clerk<'_>, case: &Case) -> String {
    let Some(ruling) = &case.ruling else { return String::new() };
    format!("{}: {}", clerk.verdict(ruling.verdict), ruling.reason)
}
