//! The certificate of a result: points and place of a player, signed.

use std::collections::BTreeMap;

use competition::entry::Audience;
use competition::standing::Place;
use competition::{No, Table};
use rulebook::Refusal;

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Align, Block, Line, Paper, Sheet};

/// The certificate of a player, or of everybody, each on its own page.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let numbers = clerk.numbers(Form::Certificate)?;
    if clerk.event.stage().rounds().is_empty() {
        let by = clerk.by(Form::Certificate);
        return Err(Refusal::new(by, "no round was played", "after the first round is paired"));
    }
    let mut paper = clerk.paper(Sheet::Portrait, Form::Certificate.title(clerk.asked.language));
    let games = clerk.event.settled().shown;
    let results = match clerk.event.team_standings() {
        Some(teams) => results(clerk, &teams),
        None => results(clerk, &clerk.event.standings()),
    };
    for (at, no) in numbers.into_iter().enumerate() {
        if at > 0 {
            paper.put(Block::Page);
        }
        one(clerk, &mut paper, no, &games, results.get(&no));
    }
    Ok(paper)
}

fn one(clerk: &Clerk<'_>, paper: &mut Paper, no: No, table: &Table, result: Option<&[String; 2]>) {
    let (t, stage) = (clerk.t, clerk.event.stage());
    let shown = stage.competitor(no).map(|who| clerk.shown(who)).unwrap_or_default();
    let [points, place] = result.cloned().unwrap_or_default();
    let games = table.cells(no).iter().filter(|cell| cell.was_played()).count().to_string();
    let (wins, all) = (table.wins(no).to_string(), stage.len().to_string());
    paper.put(Line::title(t.form_certificate()));
    paper.put(Block::Gap(4));
    paper.put(Line::filled(t.form_certificate_player(), &[&shown.name]));
    paper.put(Line::filled(t.form_certificate_about(), &[&shown.organisation, &shown.rank]));
    paper.put(Line::filled(t.form_certificate_event(), &[&clerk.event_and_discipline()]));
    paper.put(Line::filled(t.form_place_and_dates(), &[clerk.place(), &clerk.days()]));
    paper.put(Line::filled(t.form_certificate_points(), &[&points, &games, &wins]));
    paper.put(Line::filled(t.form_certificate_place(), &[&place, &all]));
    match clerk.event.law().admission.adaptive {
        Some(_) if clerk.event.regulation().entries.audience == Audience::Adaptive => {
            paper.put(Line::words(t.form_certificate_no_norm()));
        }
        _ => paper.put(Line::filled(t.form_certificate_norm(), &[""])),
    }
    paper.put(clerk.signatures());
    let closed = clerk.event.protests().approved().map(crate::clerk::day_of);
    paper.put(clerk.date_line(t.form_date_quoted(), closed).align(Align::Left));
    paper.put(Line::words(t.form_stamp()));
}

/// The points and the place of everybody who has one.
fn results<T>(clerk: &Clerk<'_>, places: &[Place<T>]) -> BTreeMap<No, [String; 2]> {
    places.iter().map(|place| (place.no, [clerk.exact(place.points), place.text()])).collect()
}
