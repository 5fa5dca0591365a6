//! The front of the desk: what is to be done now, the clock of the round, the schedule, and where everything is.

use clock::Moment;
use maud::{Markup, html};
use serde_json::json;

use super::{Desk, stages};
use crate::page::console;
use venue::view::Tally;

/// A step of the work: done, to be done now, or ahead.
struct Step {
    text: String,
    page: &'static str,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Done,
    Now,
    Ahead,
}

/// The page.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        (console::held_back(t, desk.id, desk.waits.as_ref()))
        div .desk-front {
            section .card aria-labelledby="now-title" {
                h2 #now-title { (t.desk_now()) }
                ol .steps {
                    @for step in steps(desk) {
                        @let (mark, state) = match step.state { State::Done => ("✓", "done"), State::Now => ("→", "now"), State::Ahead => ("·", "ahead") };
                        li data-state=(state) {
                            span aria-hidden="true" { (mark) } " "
                            @if step.state == State::Now { a .button .main href=(desk.address(step.page)) { (step.text) } }
                            @else { a href=(desk.address(step.page)) { (step.text) } @if step.state == State::Done { span .unseen { " (" (t.desk_done()) ")" } } }
                        }
                    }
                }
            }
            (clock(desk))
            (schedule(desk))
            section .card aria-labelledby="links-title" {
                h2 #links-title { (t.desk_links()) }
                ul {
                    li { a href={ "/events/" (desk.id) } { (t.desk_public()) } }
                    li { a href={ "/events/" (desk.id) "/screen" } { (t.desk_screen()) } }
                    li { a href={ "/events/" (desk.id) "/console" } { (t.desk_console()) } }
                    li { a href=(desk.address("people")) { (t.desk_people()) } }
                    li { a href=(desk.address("papers")) { (t.desk_page_papers()) } }
                }
            }
        }
    }
}

fn steps(desk: &Desk<'_>) -> Vec<Step> {
    let (t, event) = (desk.t, desk.event);
    let stage = event.stage();
    let (entered, admitted) = (event.entries().athletes().count(), event.admitted().count());
    let undecided = event.entries().athletes().filter(|(_, entry)| entry.decision.is_none()).count();
    let drawn = stage.has_numbers();
    let last = stage.rounds().last();
    let open = last.map_or(0, |last| last.open().count());
    let over = stages::is_done(desk);
    let mut steps = vec![
        Step { text: t.desk_step_entries(entered), page: "entries", state: state(entered > 1) },
        Step {
            text: t.desk_step_admission(admitted, entered),
            page: "admission",
            state: state(drawn || (admitted > 1 && undecided == 0)),
        },
    ];
    if desk.has_teams() {
        let teams = event.teams().teams().count();
        steps.push(Step { text: t.desk_step_teams(teams), page: "teams", state: state(drawn || teams > 1) });
    }
    steps.push(Step { text: t.desk_page_lots().to_owned(), page: "lots", state: state(drawn) });
    if let Some(last) = last {
        let Tally { games, open } = Tally::of(event, last);
        steps.push(Step { text: t.desk_pair(last.round), page: "rounds", state: State::Done });
        let text = format!("{} · {}", t.desk_round_no(last.round), t.desk_results_of(games, games - open));
        steps.push(Step { text, page: "results", state: state(open == 0) });
    }
    // A place that is shared may be played for; nobody has to.
    if let Some(due) = event.play_offs_due().first() {
        let text = t.desk_shared(due.first, due.last);
        steps.push(Step { text, page: "rounds", state: State::Ahead });
    }
    if event.extra_match_due().is_some() {
        steps.push(Step { text: t.desk_extra().to_owned(), page: "rounds", state: State::Ahead });
    }
    if over {
        steps.push(Step { text: t.desk_over().to_owned(), page: "papers", state: State::Now });
    } else if open == 0 || last.is_none() {
        let text = match (drawn && event.is_over(), event.play_off()) {
            (true, Some(_)) => t.desk_playoff_end().to_owned(),
            (true, None) => t.desk_stage_next().to_owned(),
            (false, _) => t.desk_pair(stage.next()),
        };
        steps.push(Step { text, page: "rounds", state: State::Now });
    }
    // Only the first thing that is not done is to be done now.
    let mut seen = false;
    for step in &mut steps {
        if step.state == State::Now {
            step.state = if seen { State::Ahead } else { State::Now };
            seen = true;
        }
    }
    steps
}

const fn state(done: bool) -> State {
    if done { State::Done } else { State::Now }
}

/// The round that is paired: when it starts, or how long it is played.
fn clock(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(last) = desk.event.stage().rounds().last() else { return html! {} };
    let (round, begun) = (last.round, desk.event.hours().begun());
    let (began, ended) = (desk.event.round_began_at(round), desk.event.round_ended_at(round));
    let starts = desk.event.hours().starts_at(round);
    // Who keeps results without starting the clocks here needs no clock.
    if began.is_none() && starts.is_none() && (last.has_begun() || begun + 1 != round) {
        return html! {};
    }
    html! {
        section .card aria-labelledby="clock-title" {
            h2 #clock-title { (t.desk_round_no(round)) }
            @match (began, ended) {
                (Some(began), None) => {
                    p { (t.desk_round_plays()) " " damka-until at=(began.0) {} }
                    div .buttons { (desk.press(&t.desk_round_end(round), &json!({ "schedule": { "end": round } }), "")) }
                }
                (Some(_), Some(_)) => { p { (t.desk_round_ended()) } }
                (None, _) => {
                    @if let Some(starts) = starts { p { (t.desk_round_starts()) " " damka-until at=(starts.0) {} } }
                    @if begun + 1 == round { div .buttons { (desk.press(&t.desk_round_begin(round), &json!({ "schedule": { "begin": round } }), "")) } }
                }
            }
        }
    }
}

/// When and where each round is played.
fn schedule(desk: &Desk<'_>) -> Markup {
    let (t, event) = (desk.t, desk.event);
    let planned = event.planned_rounds().max(event.next_round().unwrap_or(1)).min(40);
    html! {
        section .card aria-labelledby="schedule-title" {
            h2 #schedule-title { (t.desk_schedule()) }
            @let known: Vec<u16> = (1..=planned).filter(|round| event.hours().slot(*round).is_some()).collect();
            @if !known.is_empty() {
                ul .lines {
                    @for round in &known {
                        @let slot = event.hours().slot(*round);
                        li { (t.desk_round_no(*round)) " · " (slot.and_then(|slot| slot.starts).map(when).unwrap_or_default()) " " (slot.and_then(|slot| slot.hall.clone()).unwrap_or_default()) }
                    }
                }
                @if event.schedule().published().is_none() { div .buttons { (desk.press(t.desk_schedule_publish(), &json!({ "schedule": "publish" }), "")) } }
            }
            details {
                summary { (t.desk_schedule_set()) }
                form .desk-form data-command=(json!({ "schedule": { "set": { "slot": {} } } })) {
                    label {
                        span { (t.desk_round()) }
                        select name="schedule.set.round" data-type="number" { @for round in 1..=planned { option value=(round) { (round) } } }
                    }
                    label { span { (t.desk_starts()) } input name="schedule.set.slot.starts" data-type="moment" type="datetime-local" required; }
                    label { span { (t.desk_hall()) } input name="schedule.set.slot.hall" maxlength="80"; }
                    div .buttons { button type="submit" { (t.save()) } }
                }
            }
        }
    }
}

/// A moment, to be said in the reader's time by the browser.
fn when(at: Moment) -> Markup {
    html! { damka-time at=(at.0) {} }
}
