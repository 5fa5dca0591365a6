//! Teams: rosters, line-ups with their deadline, who is there, and what the arbiters decide about boards.

use competition::entry::Entry;
use competition::team::{LineUp, Order, Roster};
use competition::{PersonId, TeamId};
use maud::{Markup, html};
use serde_json::json;

use super::Desk;

/// The page.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let boards = desk.event.regulation().teams.boards;
    html! {
        section .card aria-labelledby="team-title" {
            h2 #team-title { (t.desk_team_add()) }
            p .faint { (t.desk_team_about(boards)) " " (desk.cite(desk.event.law().team.several)) }
            @if free(desk, None).len() < usize::from(boards) { p { (t.desk_team_few()) " " a href=(desk.address("entries")) { (t.desk_page_entries()) } } }
            @else { (roster_form(desk, None, &Roster::default())) }
        }
        @for (id, roster) in desk.event.teams().teams() {
            section .card #{ "team-" (id.0) } aria-labelledby={ "team-name-" (id.0) } {
                h2 #{ "team-name-" (id.0) } { (roster.name) }
                (players(desk, roster))
                p { a href={ (desk.address("teams")) "/" (id.0) } { (t.desk_lineup()) } }
                @if !has_begun(desk) {
                    details {
                        summary { (t.desk_edit()) span .unseen { " " (roster.name) } }
                        (roster_form(desk, Some(id), roster))
                    }
                }
            }
        }
        (judge(desk))
    }
}

/// The page of one team, for its captain too: who plays in the next round.
pub(super) fn one(desk: &Desk<'_>, id: TeamId, roster: &Roster) -> Markup {
    let t = desk.t;
    let round = coming(desk);
    let law = &desk.event.law().team;
    let rule = match desk.event.regulation().teams.order {
        Order::Fixed => None,
        Order::Reserves | Order::Shift => Some(law.reserves),
        Order::Free => Some(law.changes),
    };
    let until = desk.event.line_ups_close(round);
    let stated = desk.event.line_up(id, round);
    let boards = stated
        .as_ref()
        .map_or_else(|| roster.main_line_up(&desk.event.regulation().teams), |stated| stated.value.clone());
    html! {
        section .card aria-labelledby="line-up-title" {
            h2 #line-up-title { (roster.name) " · " (t.desk_round_no(round)) }
            (players(desk, roster))
            @match rule {
                Some(rule) => {
                    p {
                        (t.desk_lineup_until(rule.before.value.as_seconds() / 60)) " " (desk.cite(rule.before.by))
                        @if let Some(until) = until { " " damka-until at=(until.0) {} }
                    }
                }
                None => { p { (t.desk_order_fixed()) } }
            }
            (line_up_form(desk, id, roster, round, &boards))
        }
    }
}

/// The round line-ups are for: the last one while it has not begun or when there is no other, then the next.
fn coming(desk: &Desk<'_>) -> u16 {
    let stage = desk.event.stage();
    let waiting = stage
        .rounds()
        .last()
        .filter(|last| !last.has_begun() && desk.event.round_began_at(last.round).is_none());
    waiting.map(|last| last.round).or_else(|| desk.event.next_round()).unwrap_or_else(|| stage.next() - 1)
}

fn has_begun(desk: &Desk<'_>) -> bool {
    desk.event.stage().rounds().iter().any(competition::round::Round::has_begun)
}

fn players(desk: &Desk<'_>, roster: &Roster) -> Markup {
    let captain = roster.captain.map(|id| desk.name(id));
    html! {
        ol { @for id in &roster.main { li { (desk.name(*id)) } } }
        @if !roster.reserves.is_empty() {
            p { (desk.t.desk_reserve_are(roster.reserves.iter().map(|id| desk.name(*id)).collect::<Vec<_>>().join(", "))) }
        }
        @if let Some(captain) = captain { p { (desk.t.desk_captain()) ": " (captain) } }
    }
}

/// Those who may be taken into a team.
fn free(desk: &Desk<'_>, own: Option<TeamId>) -> Vec<PersonId> {
    let fits = |(id, entry): &(PersonId, &Entry)| {
        entry.person.is_athlete() && desk.event.teams().of(*id).is_none_or(|team| Some(team) == own)
    };
    desk.event.entries().athletes().filter(fits).map(|(id, _)| id).collect()
}

fn roster_form(desk: &Desk<'_>, own: Option<TeamId>, roster: &Roster) -> Markup {
    let (t, terms) = (desk.t, &desk.event.regulation().teams);
    let free = free(desk, own);
    let (command, at) = match own {
        Some(team) => (
            json!({ "team": { "change": { "team": team, "roster": { "main": [], "reserves": [] } } } }),
            "team.change.roster",
        ),
        None => (json!({ "team": { "enter": { "main": [], "reserves": [] } } }), "team.enter"),
    };
    let select = |name: String, label: String, chosen: Option<PersonId>, required: bool| {
        html! {
            label {
                span { (label) }
                select name=(name) data-type="number" required[required] {
                    option value="" { "–" }
                    @for id in &free { option value=(id.0) selected[chosen == Some(*id)] { (desk.name(*id)) } }
                }
            }
        }
    };
    html! {
        form .desk-form data-command=(command) data-clear="" {
            label { span { (t.desk_team_name()) } input name={ (at) ".name" } required maxlength="80" value=(roster.name) autocomplete="off"; }
            @for board in 0..terms.boards {
                (select(format!("{at}.main.{board}"), t.desk_board_no(board + 1), roster.main.get(usize::from(board)).copied(), true))
            }
            @for reserve in 0..terms.reserves {
                (select(format!("{at}.reserves.{reserve}"), t.desk_reserve_no(reserve + 1), roster.reserves.get(usize::from(reserve)).copied(), false))
            }
            (select(format!("{at}.captain"), t.desk_captain().to_owned(), roster.captain, false))
            div .buttons { button .main type="submit" { (if own.is_some() { t.save() } else { t.desk_team_add() }) } }
        }
    }
}

fn line_up_form(desk: &Desk<'_>, id: TeamId, roster: &Roster, round: u16, boards: &LineUp) -> Markup {
    let t = desk.t;
    let empty: LineUp = vec![None; boards.len()];
    html! {
        form .desk-form data-command=(json!({ "team": { "line-up": { "team": id, "round": round, "boards": empty } } })) {
            @for (at, sits) in boards.iter().enumerate() {
                label {
                    span { (t.desk_board_no(at + 1)) }
                    select name={ "team.line-up.boards." (at) } data-type="number" {
                        option value="" { (t.desk_nobody_plays()) }
                        @for person in roster.everybody() { option value=(person.0) selected[*sits == Some(person)] { (desk.name(person)) } }
                    }
                }
            }
            div .buttons { button .main type="submit" { (t.desk_lineup_hand()) } }
        }
    }
}

/// What arbiters keep about teams in a round.
fn judge(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let law = &desk.event.law().team;
    let teams: Vec<(TeamId, &Roster)> = desk.event.teams().teams().collect();
    if teams.is_empty() {
        return html! {};
    }
    let round = desk.event.stage().rounds().last().map_or(1, |last| last.round);
    let select = |name: &str| {
        html! {
            label {
                span { (t.desk_team()) }
                select name=(name) data-type="number" required { @for (id, roster) in &teams { option value=(id.0) { (roster.name) } } }
            }
        }
    };
    let reason = |name: &str| html! { label { span { (t.desk_reason()) } input name=(name) required maxlength="300"; } };
    html! {
        section .card aria-labelledby="judge-title" {
            h2 #judge-title { (t.desk_round_no(round)) }
            @if let Some(rule) = law.incomplete {
                @for (id, roster) in &teams {
                    details {
                        summary { (t.desk_arrived(&roster.name)) }
                        form .desk-form data-command=(json!({ "team": { "arrive": { "team": id, "round": round, "present": [] } } })) {
                            fieldset {
                                legend { (t.desk_present_are()) " " (desk.cite(rule.by)) }
                                @for person in roster.everybody() {
                                    label .check { input type="checkbox" name="team.arrive.present" data-type="number" value=(person.0) checked; span { (desk.name(person)) } }
                                }
                            }
                            div .buttons { button type="submit" { (t.save()) } }
                        }
                    }
                }
                details {
                    summary { (t.desk_team_admit()) }
                    form .desk-form data-command=(json!({ "team": { "admit": { "round": round } } })) {
                        (select("team.admit.team")) (reason("team.admit.reason"))
                        div .buttons { button type="submit" { (t.desk_team_admit()) } }
                    }
                }
            }
            details {
                summary { (t.desk_wrong_board()) }
                form .desk-form data-command=(json!({ "team": { "wrong-board": { "round": round } } })) {
                    (select("team.wrong-board.team"))
                    label { span { (t.desk_board()) } input name="team.wrong-board.board" type="number" min="1" max=(desk.event.regulation().teams.boards) required; }
                    label {
                        span { (t.desk_player()) }
                        select name="team.wrong-board.person" data-type="number" required {
                            @for (_, roster) in &teams { @for person in roster.everybody() { option value=(person.0) { (desk.name(person)) } } }
                        }
                    }
                    div .buttons { button type="submit" { (t.save()) } }
                }
            }
        }
    }
}
