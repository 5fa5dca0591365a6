//! Appendix 11: teams of an individual event by the results of their members.

use competition::standing::{Final, Place, TeamResult};
use rulebook::Refusal;

use super::Form;
use crate::clerk::Clerk;
use crate::paper::{Cell, Column, Line, Paper, Row, Sheet, Table};

/// The table of teams.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let t = clerk.t;
    let finals = clerk.event.finals();
    let found = finals.into_iter().find_map(|table| match table {
        Final::Members(teams) if !teams.is_empty() => Some(teams),
        _ => None,
    });
    let Some(teams) = found else {
        let by = clerk.by(Form::TeamScoring);
        return Err(Refusal::new(
            by,
            "no player belongs to a team",
            "after teams were entered and lots drawn",
        ));
    };
    let mut paper = clerk.paper(Sheet::Portrait, Form::TeamScoring.title(clerk.asked.language));
    paper.put(Line::title(t.form_results_table()));
    paper.put(Line::filled(t.form_team_scoring(), &[&clerk.event_and_discipline()]));
    paper.put(Line::filled(t.form_place_and_dates(), &[clerk.place(), &clerk.days()]));
    let mut table = Table::new([
        Column::fit(t.form_place()),
        Column::share(t.form_team(), 3),
        Column::share(t.form_full_name_long(), 5),
        Column::fit(t.form_title_and_category()),
        Column::fit(t.form_rating()),
        Column::fit(t.form_members_points()),
        Column::fit(t.form_sum_of_points()),
        Column::fit(t.form_sum_of_places()),
        Column::share(t.form_remarks(), 1),
    ]);
    let places = clerk.event.standings();
    for team in &teams {
        table.group(rows(clerk, &places, team));
    }
    paper.put(table);
    paper.put(clerk.signatures_of_table());
    Ok(paper)
}

/// A line for each member, beside what the team has.
fn rows(clerk: &Clerk<'_>, places: &[Place], team: &TeamResult) -> Vec<Row> {
    let name = clerk.event.name_of(competition::round::Competitor::Team(team.team));
    let place = if team.first == team.last {
        team.first.to_string()
    } else {
        format!("{}-{}", team.first, team.last)
    };
    let high = team.counted.len().max(1);
    let tall = |text: String| Cell::new(text).over_rows(high);
    let mut rows = Vec::new();
    for at in 0..high {
        let member = team.counted.get(at);
        let shown = member.and_then(|no| clerk.event.stage().competitor(*no)).map(|who| clerk.shown(who));
        let shown = shown.unwrap_or_default();
        let points =
            member.and_then(|no| places.iter().find(|place| place.no == *no)).map(|place| place.points);
        let points = points.map_or_else(String::new, |points| clerk.exact(points));
        let own = [shown.name, shown.rank, shown.rating, points].map(Cell::new);
        rows.push(Row(match at {
            0 => {
                let [sum, places] = [team.points, team.places].map(|number| tall(clerk.exact(number)).bold());
                let before = [tall(place.clone()).bold(), tall(name.clone())];
                before.into_iter().chain(own).chain([sum, places, tall(String::new())]).collect()
            }
            _ => own.into(),
        }));
    }
    rows
}
