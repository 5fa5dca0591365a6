//! What hangs on the wall: pairs by boards and by names, and the places.

use competition::No;
use competition::round::Round;
use competition::standing::{Place, TeamResult};
use rulebook::Refusal;
use rulebook::law::event::{TeamTiebreak, Tiebreak};

use super::{Form, contest};
use crate::clerk::{Clerk, alphabetical};
use crate::paper::{Align, Cell, Column, Line, Paper, Row, Sheet, Table};

/// Pairs by boards.
pub(super) fn by_board(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let (t, round) = (clerk.t, clerk.round(Form::PairingsByBoard)?);
    let mut paper = head(clerk, Form::PairingsByBoard, round);
    paper.put(pairs(clerk, round));
    if !round.absent.is_empty() {
        let names: Vec<String> = round.absent.iter().map(|no| clerk.name(*no)).collect();
        paper.put(Line::words(format!("{}: {}", t.form_absent(), names.join(", "))));
    }
    Ok(paper)
}

/// The pairs of a round as a table.
pub(super) fn pairs(clerk: &Clerk<'_>, round: &Round) -> Table {
    let t = clerk.t;
    let [first, second] = clerk.colours();
    let mut table = Table::new([
        Column::fit(t.form_board()),
        Column::fit(t.form_points()),
        Column::wide(first),
        Column::fit(t.form_result()),
        Column::wide(second),
        Column::fit(t.form_points()),
    ]);
    let games = clerk.event.table();
    let points = |no: No| points_before(clerk, &games, no, round.round);
    for (at, board) in (1_usize..).zip(&round.boards) {
        let [one, other] = clerk.results(board);
        let result = if one.is_empty() { String::new() } else { format!("{one} – {other}") };
        let player = |no: No| format!("{} ({no})", clerk.name(no));
        let [first, second] = clerk.named(board.white, board.black);
        table.row([
            Cell::new(at.to_string()).bold(),
            points(first).into(),
            player(first).into(),
            result.into(),
            player(second).into(),
            points(second).into(),
        ]);
    }
    for (no, words) in alone(clerk, round) {
        let player = format!("{} ({no})", clerk.name(no));
        table.row([String::new(), points(no), player, String::new(), words.to_owned(), String::new()]);
    }
    table
}

/// Those who have no partner, and why.
fn alone(clerk: &Clerk<'_>, round: &Round) -> Vec<(No, &'static str)> {
    let bye = round.bye.into_iter().map(|no| (no, clerk.t.form_bye()));
    let free = round.free.iter().chain(&round.on).map(|no| (*no, clerk.t.form_free()));
    bye.chain(free).collect()
}

/// What somebody has before a round.
fn points_before(clerk: &Clerk<'_>, games: &competition::Table, no: No, round: u16) -> String {
    let marks =
        games.cells(no).iter().take(usize::from(round).saturating_sub(1)).filter_map(|cell| cell.mark);
    clerk.points(games.carried(no) + games.scale.sum(marks))
}

/// Pairs by names: where everybody sits.
pub(super) fn by_name(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let (t, round) = (clerk.t, clerk.round(Form::PairingsByName)?);
    let mut paper = head(clerk, Form::PairingsByName, round);
    let [first, second] = clerk.colours();
    let mut rows: Vec<[String; 4]> = Vec::new();
    for (at, board) in (1_usize..).zip(&round.boards) {
        let [one, two] = clerk.named(board.white, board.black);
        for (no, colour, other) in [(one, first, two), (two, second, one)] {
            rows.push([clerk.name(no), at.to_string(), colour.to_owned(), clerk.name(other)]);
        }
    }
    for (no, words) in alone(clerk, round) {
        rows.push([clerk.name(no), String::new(), String::new(), words.to_owned()]);
    }
    rows.sort_by_key(|row| alphabetical(&row[0]));
    let mut table = Table::new([
        Column::wide(t.form_surname_and_name()),
        Column::fit(t.form_board()),
        Column::fit(t.form_colour()),
        Column::wide(t.form_opponent()),
    ]);
    for [name, board, colour, opponent] in rows {
        table.row([Cell::new(name).bold(), Cell::new(board).bold(), colour.into(), opponent.into()]);
    }
    paper.put(table);
    Ok(paper)
}

fn head(clerk: &Clerk<'_>, form: Form, round: &Round) -> Paper {
    let t = clerk.t;
    let mut paper = clerk.paper(Sheet::Portrait, form.title(clerk.asked.language));
    paper.put(Line::title(clerk.event_and_discipline()));
    paper.put(Line::title(t.form_pairs_of_round(round.round)));
    let slot = clerk.event.hours().slot(round.round);
    let day = clerk.round_day(round.round).map(|day| clerk.long_date(day));
    let starts = slot.and_then(|slot| slot.starts).map(|at| clerk.hour(at));
    let hall = slot.and_then(|slot| slot.hall.clone());
    let words: Vec<String> = [day, starts, hall].into_iter().flatten().collect();
    if !words.is_empty() {
        paper.put(Line::words(words.join(", ")).align(Align::Centre));
    }
    paper
}

/// The places with every criterion.
pub(super) fn standings(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let stage = clerk.event.stage();
    if stage.is_empty() {
        let by = clerk.by(Form::Standings);
        return Err(Refusal::new(by, "nobody has a number yet", "after the lots are drawn"));
    }
    let mut paper = clerk.paper(Sheet::Portrait, Form::Standings.title(clerk.asked.language));
    paper.put(Line::title(clerk.event_and_discipline()));
    put_standings(clerk, &mut paper);
    Ok(paper)
}

/// Every table of places the event has.
pub(super) fn put_standings(clerk: &Clerk<'_>, paper: &mut Paper) {
    let (t, stage) = (clerk.t, clerk.event.stage());
    let done = stage.rounds().iter().filter(|round| round.open().next().is_none()).count();
    paper.put(Line::heading(t.form_standings_after(done)));
    if let Some(places) = clerk.event.team_standings() {
        paper.put(team_places(clerk, &places));
        contest::put(clerk, paper);
        return;
    }
    paper.put(places(clerk, &clerk.event.standings()));
    contest::put(clerk, paper);
    for (group, among) in clerk.event.group_standings() {
        paper.put(Line::heading(clerk.group(group)));
        paper.put(places(clerk, &among));
    }
    let scored: Vec<TeamResult> = clerk
        .event
        .finals()
        .into_iter()
        .flat_map(|table| match table {
            competition::standing::Final::Members(teams) => teams,
            _ => Vec::new(),
        })
        .collect();
    if !scored.is_empty() {
        paper.put(Line::heading(t.form_teams()));
        let columns = [
            Column::fit(t.form_place()),
            Column::wide(t.form_team()),
            Column::fit(t.form_sum_of_points()),
            Column::fit(t.form_sum_of_places()),
        ];
        let mut table = Table::new(columns);
        for team in scored {
            let name = clerk.event.name_of(competition::round::Competitor::Team(team.team));
            table.row([team.first.to_string(), name, clerk.exact(team.points), clerk.exact(team.places)]);
        }
        paper.put(table);
    }
}

fn places(clerk: &Clerk<'_>, places: &[Place]) -> Table {
    let t = clerk.t;
    let rules = clerk.event.rules();
    // What nobody was asked for takes no room from the names.
    let is_asked = |each: &Tiebreak| {
        let said =
            |place: &Place| place.values.iter().any(|(known, values)| known == each && !values.is_empty());
        *each != Tiebreak::PlayOff && (each.is_coefficient() || places.iter().any(said))
    };
    let shown: Vec<Tiebreak> = rules.tiebreaks.iter().copied().filter(is_asked).collect();
    let mut columns = vec![
        Column::fit(t.form_place()),
        Column::fit(t.form_no()),
        Column::share(t.form_surname_and_name(), 5),
        Column::fit(t.form_title_and_category()),
        Column::fit(t.form_rating()),
        Column::share(t.form_organisation(), 3),
        Column::fit(t.form_points()),
    ];
    columns.extend(
        shown.iter().map(|each| Column::fit(t.named("form-tiebreak", each.name()).unwrap_or(each.name()))),
    );
    let mut table = Table::new(columns);
    let coefficients = clerk.coefficients();
    for place in places {
        let who = clerk.event.stage().competitor(place.no).map(|who| clerk.shown(who)).unwrap_or_default();
        let mut cells = vec![
            Cell::new(place.text()).bold(),
            place.no.to_string().into(),
            who.name.into(),
            who.rank.into(),
            who.rating.into(),
            who.organisation.into(),
            Cell::new(clerk.exact(place.points)).bold(),
        ];
        let mut next = coefficients.iter();
        for each in &shown {
            let asked = place
                .values
                .iter()
                .find(|(known, _)| known == each)
                .and_then(|(_, values)| values.first().copied());
            let value =
                if each.is_coefficient() { next.next().map(|known| known.of(place.no)) } else { asked };
            cells.push(value.map_or_else(String::new, |value| clerk.exact(value)).into());
        }
        table.group(vec![Row(cells)]);
    }
    table
}

fn team_places(clerk: &Clerk<'_>, places: &[Place<TeamTiebreak>]) -> Table {
    let t = clerk.t;
    let shown: Vec<TeamTiebreak> =
        places.first().map_or_else(Vec::new, |place| place.values.iter().map(|(each, _)| *each).collect());
    let mut columns = vec![
        Column::fit(t.form_place()),
        Column::fit(t.form_no()),
        Column::wide(t.form_team()),
        Column::fit(t.form_points()),
    ];
    columns.extend(
        shown.iter().map(|each| Column::fit(t.named("form-tiebreak", each.name()).unwrap_or(each.name()))),
    );
    let mut table = Table::new(columns);
    for place in places {
        let mut cells = vec![
            Cell::new(place.text()).bold(),
            place.no.to_string().into(),
            clerk.name(place.no).into(),
            Cell::new(clerk.exact(place.points)).bold(),
        ];
        for (_, values) in &place.values {
            cells.push(values.first().map_or_else(String::new, |value| clerk.exact(*value)).into());
        }
        table.group(vec![Row(cells)]);
    }
    table
}
