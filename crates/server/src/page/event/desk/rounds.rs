//! Rounds: pairs before they are made, made, changed by hand and taken back; who is absent, late or leaves.

use clock::Moment;
use competition::round::{self, Competitor, Round};
use competition::swiss::may_run_out;
use competition::{Actor, Command, Fact, No};
use maud::{Markup, html};
use rulebook::Refusal;
use serde_json::json;

use super::{Desk, pairs, regulation, stages};
use crate::page::console;
use venue::view::{self, Tally};

/// What the page is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asked {
    /// Which round; the last one if nothing is said.
    pub(crate) round: Option<u16>,
    /// Whether the next round is shown as it would be paired.
    pub(crate) tried: bool,
}

/// The page.
pub(super) fn content(desk: &Desk<'_>, asked: Asked) -> Markup {
    let (t, stage) = (desk.t, desk.event.stage());
    if !stage.has_numbers() {
        return html! {
            p { (t.desk_no_numbers()) }
            p { a .button .main href=(desk.address("lots")) { (t.desk_page_lots()) } }
        };
    }
    let last = stage.rounds().last();
    let shown = asked.round.and_then(|round| stage.round(round)).or(last);
    html! {
        p .lead { (regulation::system(t, desk.event.system())) ". " (played(desk)) }
        (console::held_back(t, desk.id, desk.waits.as_ref()))
        (warning(desk))
        (stages::content(desk))
        @if stage.rounds().len() > 1 { (list(desk, shown)) }
        @if asked.tried { (tried(desk)) }
        @else if is_ready(desk) { (next(desk)) }
        @if let Some(shown) = shown { (one(desk, shown, last.is_some_and(|last| last.round == shown.round))) }
        (people(desk))
        (reorder(desk))
    }
}

fn played(desk: &Desk<'_>) -> String {
    let stage = desk.event.stage();
    let paired = stage.next() - 1;
    match desk.event.system().rounds(stage.len() as u16) {
        Some(all) => desk.t.desk_paired_of(all, paired),
        None => desk.t.desk_paired(paired),
    }
}

/// Before round 1: so many rounds may not be pairable.
fn warning(desk: &Desk<'_>) -> Markup {
    let stage = desk.event.stage();
    let competition::regulation::System::Swiss { rounds, .. } = desk.event.system() else { return html! {} };
    let edition = desk.event.regulation().edition;
    match may_run_out(edition, stage.len() as u16, *rounds).filter(|_| stage.rounds().is_empty()) {
        Some(doubt) => {
            html! { p .notice role="note" { (desk.t.said(&doubt.what())) " " (desk.cite(doubt.by)) } }
        }
        None => html! {},
    }
}

fn list(desk: &Desk<'_>, shown: Option<&Round>) -> Markup {
    html! {
        nav .rounds aria-label=(desk.t.desk_rounds()) {
            @for round in desk.event.stage().rounds() {
                @let here = shown.is_some_and(|shown| shown.round == round.round);
                a href={ (desk.address("rounds")) "?round=" (round.round) } aria-current=[here.then_some("true")] { (desk.t.desk_round_no(round.round)) }
            }
        }
    }
}

/// Whether the next round can be paired.
fn is_ready(desk: &Desk<'_>) -> bool {
    would_be(desk).is_ok()
}

/// The next round as the program would pair it now. Nothing is kept.
fn would_be(desk: &Desk<'_>) -> Result<Round, Refusal> {
    let seed = desk.seed(desk.event.stage().next());
    let command = Command::Round(round::Command::Pair { seed });
    let events = desk.event.decide(Actor::Program, &command, Moment(desk.now.0))?;
    let paired = events.into_iter().find_map(|event| match event.fact {
        Fact::Round(round::Fact::Paired(round)) => Some(round),
        _ => None,
    });
    Ok(paired.unwrap_or_else(|| Round::new(0)))
}

/// What would be.
fn tried(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        section .card .tried aria-labelledby="tried-title" {
            @match would_be(desk) {
                Ok(round) => {
                    h2 #tried-title { (t.desk_would_be(round.round)) }
                    p { (t.desk_would_be_about()) }
                    (pairs::table(desk, &round))
                    div .buttons { (pair(desk)) a .button href=(desk.address("rounds")) { (t.cancel()) } }
                    (by_hand(desk, &round, false))
                }
                Err(refusal) => {
                    h2 #tried-title { (t.said(refusal.why)) }
                    p { (t.said(&refusal.instead)) " " (desk.cite(refusal.by)) }
                }
            }
        }
    }
}

fn pair(desk: &Desk<'_>) -> Markup {
    let next = desk.event.stage().next();
    let command = json!({ "round": { "pair": { "seed": desk.seed(next) } } });
    html! {
        button .main type="button" data-command=(command) data-then=(desk.address("rounds")) { (desk.t.desk_pair(next)) }
    }
}

fn next(desk: &Desk<'_>) -> Markup {
    let (t, next) = (desk.t, desk.event.stage().next());
    html! {
        section .card aria-labelledby="next-title" {
            h2 #next-title { (t.desk_round_next(next)) }
            (absences(desk, next))
            div .buttons {
                (pair(desk))
                a .button href={ (desk.address("rounds")) "?try=1" } { (t.desk_try()) }
            }
        }
    }
}

/// Who says before that he will not play.
fn absences(desk: &Desk<'_>, round: u16) -> Markup {
    let (t, stage) = (desk.t, desk.event.stage());
    let absent: Vec<No> = stage.absent(round).collect();
    html! {
        @if !absent.is_empty() {
            ul .lines {
                @for no in &absent {
                    li { (desk.who(*no)) (desk.press(t.desk_present(), &json!({ "round": { "present": { "no": no, "round": round } } }), "")) }
                }
            }
        }
        details {
            summary { (t.desk_absence()) }
            form .desk-form data-command=(json!({ "round": { "absent": { "round": round } } })) {
                (choice(desk, "round.absent.no", &absent))
                div .buttons { button type="submit" { (t.desk_absence()) } }
            }
        }
    }
}

/// One of those who play.
pub(super) fn choice(desk: &Desk<'_>, name: &str, without: &[No]) -> Markup {
    let stage = desk.event.stage();
    let playing =
        stage.numbers().map(|(no, _)| no).filter(|no| stage.left(*no).is_none() && !without.contains(no));
    html! {
        label {
            span { (desk.t.desk_player()) }
            select name=(name) data-type="number" required {
                option value="" { "…" }
                @for no in playing { option value=(no) { (desk.who(no)) } }
            }
        }
    }
}

/// A round that is paired.
fn one(desk: &Desk<'_>, round: &Round, is_last: bool) -> Markup {
    let t = desk.t;
    let Tally { games, open } = Tally::of(desk.event, round);
    html! {
        section .card aria-labelledby="round-title" {
            h2 #round-title { (t.desk_round_no(round.round)) " · " (t.desk_results_of(games, games - open)) }
            // Before the pairs: from a hundred boards it is a long way to what is below them.
            div .buttons {
                @if open > 0 && desk.held != Some(round.round) { a .button .main href={ (desk.address("results")) "?round=" (round.round) } { (t.desk_page_results()) } }
                (desk.publish(round.round))
                a .button href={ "/events/" (desk.id) "/pairings?round=" (round.round) } { (t.desk_public_pairs()) }
                a .button href={ "/events/" (desk.id) "/screen" } { (t.desk_screen()) }
                button type="button" data-print="" { (t.desk_print()) }
            }
            @if is_last && !round.has_begun() { (change(desk, round)) }
            (pairs::table(desk, round))
            (ballots(desk, round))
        }
    }
}

/// What can still be done with pairs nobody has played.
fn change(desk: &Desk<'_>, round: &Round) -> Markup {
    let t = desk.t;
    html! {
        h3 { (t.desk_change()) }
        details {
            summary { (t.desk_repair()) }
            p .faint { (t.desk_repair_about()) }
            form .desk-form data-command=(json!({ "round": { "repair": { "absent": [], "wrong": [], "seed": desk.seed(round.round) } } })) {
                label { span { (t.desk_absent_numbers()) } input name="round.repair.absent" data-type="numbers" inputmode="numeric"; }
                label { span { (t.desk_wrong_pairs()) } input name="round.repair.wrong" data-type="pairs"; }
                label { span { (t.desk_reason()) } input name="round.repair.reason" required maxlength="300"; }
                div .buttons { button type="submit" { (t.desk_repair()) } }
            }
        }
        (by_hand(desk, round, true))
        div .buttons { (desk.why(t.desk_unpair(), "round.unpair.reason", &json!({ "round": { "unpair": {} } }), "hot")) }
    }
}

/// Pairs put down by hand, beginning from these.
fn by_hand(desk: &Desk<'_>, round: &Round, is_paired: bool) -> Markup {
    let t = desk.t;
    let lines: Vec<String> =
        round.boards.iter().map(|board| format!("{}-{}", board.white, board.black)).collect();
    let first = is_paired.then(|| json!([{ "round": { "unpair": {} } }]).to_string());
    html! {
        details {
            summary { (t.desk_hand()) }
            p .faint { (t.desk_hand_about()) }
            form .desk-form data-command=(json!({ "round": { "pair-by-hand": {} } })) data-first=[first] data-then=(desk.address("rounds")) {
                label {
                    span { (t.desk_pairs_lines()) }
                    textarea name="round.pair-by-hand.pairs" data-type="pairs" rows=(lines.len().clamp(3, 12)) required { (lines.join("\n")) }
                }
                label { span { (t.desk_bye_number()) } input name="round.pair-by-hand.bye" type="number" min="1" value=[round.bye.map(|no| no.0)]; }
                label { span { (t.desk_reason()) } input name="round.pair-by-hand.reason" data-also="round.unpair.reason" required maxlength="300"; }
                div .buttons { button type="submit" { (t.desk_hand()) } }
            }
        }
    }
}

/// The first moves that were drawn, where the regulation has a ballot.
fn ballots(desk: &Desk<'_>, round: &Round) -> Markup {
    let t = desk.t;
    let Some(table) = desk.event.regulation().game.as_ref().and_then(|game| game.ballot) else {
        return html! {};
    };
    let drawn = view::ballots(desk.event, round.round);
    html! {
        h3 { (t.desk_ballots()) " " (desk.cite(table.article())) }
        @if drawn.is_empty() {
            p { (t.desk_ballots_about()) }
            div .buttons { button type="button" data-call={ "/api/events/" (desk.id) "/ballots" } data-body=(json!({ "round": round.round })) { (t.desk_ballots_draw()) } }
        } @else {
            ul .ballots { @for line in drawn { li { (line) } } }
        }
    }
}

/// Those who come late, leave, or are replaced.
fn people(desk: &Desk<'_>) -> Markup {
    let (t, stage) = (desk.t, desk.event.stage());
    let is_first = desk.event.earlier().is_empty() && desk.event.play_off().is_none();
    let late: Vec<Competitor> =
        desk.event.competitors().into_iter().filter(|who| is_first && stage.no_of(*who).is_none()).collect();
    let comes_in = desk.event.system().takes_late_entries();
    let gone: Vec<No> = stage.numbers().map(|(no, _)| no).filter(|no| stage.left(*no).is_some()).collect();
    html! {
        section .card aria-labelledby="people-title" {
            h2 #people-title { (t.desk_people_change()) }
            @for who in late.iter().filter(|_| comes_in) {
                p { (desk.event.name_of(*who)) " " (desk.press(t.desk_enter_late(), &json!({ "round": { "enter-late": who } }), "")) }
            }
            @if late.is_empty() && is_first && comes_in { p .faint { (t.desk_late_none()) " " a href=(desk.address("entries")) { (t.desk_page_entries()) } } }
            @if stage.rounds().is_empty() && !late.is_empty() {
                details {
                    summary { (t.desk_replace()) }
                    form .desk-form data-command=(json!({ "round": { "replace": {} } })) {
                        (choice(desk, "round.replace.no", &[]))
                        label {
                            span { (t.desk_replace_by()) }
                            select name="round.replace.by" data-type="json" required {
                                @for who in &late { option value=(json!(who)) { (desk.event.name_of(*who)) } }
                            }
                        }
                        div .buttons { button type="submit" { (t.desk_replace()) } }
                    }
                }
            }
            details {
                summary { (t.desk_leave()) }
                form .desk-form data-command=(json!({ "round": { "leave": {} } })) {
                    (choice(desk, "round.leave.no", &[]))
                    label {
                        span { (t.desk_leave_how()) }
                        select name="round.leave.how" {
                            option value="withdrew" { (t.desk_leave_withdrew()) }
                            option value="excluded" { (t.desk_leave_excluded()) }
                        }
                    }
                    label { span { (t.desk_reason()) } input name="round.leave.reason" required maxlength="300"; }
                    div .buttons { button .hot type="submit" { (t.desk_leave()) } }
                }
            }
            @if !gone.is_empty() {
                h3 { (t.desk_left()) }
                ul .lines {
                    @for no in gone {
                        li {
                            (desk.who(no))
                            (desk.press(t.desk_return(), &json!({ "round": { "return": no } }), ""))
                        }
                    }
                }
            }
        }
    }
}

/// The rounds of a table in another order.
fn reorder(desk: &Desk<'_>) -> Markup {
    let (t, stage) = (desk.t, desk.event.stage());
    let competition::regulation::System::RoundRobin { .. } = desk.event.system() else { return html! {} };
    if desk.event.law().systems.round_robin.reorder.is_none() || stage.len() < 3 {
        return html! {};
    }
    html! {
        details .card {
            summary { (t.desk_reorder()) }
            form .desk-form data-command=(json!({ "round": { "reorder": {} } })) {
                label { span { (t.desk_reorder_ahead()) } input name="round.reorder.ahead" data-type="numbers" required; }
                label { span { (t.desk_reason()) } input name="round.reorder.reason" required maxlength="300"; }
                div .buttons { button type="submit" { (t.desk_reorder()) } }
            }
        }
    }
}
