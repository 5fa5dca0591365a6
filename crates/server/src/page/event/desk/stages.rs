//! What follows when a stage is over: drawn ties, the next stage, play-offs and the match for the first place.

use competition::regulation::System;
use competition::round::{Board, Outcome};
use maud::{Markup, html};
use serde_json::json;

use super::{Desk, regulation, wire};
use crate::page::control;

/// What is there to be done.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    html! {
        (ties(desk))
        (contest(desk))
        (play_offs(desk))
        (extra(desk))
        (later(desk))
        @if is_done(desk) {
            section .card .done {
                h2 { (desk.t.desk_over()) }
                div .buttons {
                    a .button .main href={ "/events/" (desk.id) "/standings" } { (desk.t.desk_standings()) }
                    a .button href=(desk.address("papers")) { (desk.t.desk_page_papers()) }
                }
            }
        }
    }
}

/// Whether nothing is left to be played.
pub(super) fn is_done(desk: &Desk<'_>) -> bool {
    let event = desk.event;
    event.is_over() && event.play_off().is_none() && next(desk).is_none()
}

fn next<'a>(desk: &'a Desk<'_>) -> Option<&'a competition::regulation::Later> {
    desk.event.regulation().later.get(desk.event.earlier().len())
}

/// Ties of a knockout that are drawn.
fn ties(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let System::Knockout { ways, .. } = desk.event.system() else { return html! {} };
    let drawn = |board: &&Board| board.outcome == Some(Outcome::Draw) && board.tie().is_none();
    let rounds = desk.event.stage().rounds();
    let open: Vec<(u16, &Board)> = rounds
        .iter()
        .flat_map(|round| round.boards.iter().filter(drawn).map(|board| (round.round, board)))
        .collect();
    let named = |way: &rulebook::law::event::TieWay| {
        let name = wire(way);
        t.named("desk-tie", &name).map_or(name, str::to_owned)
    };
    html! {
        @if !open.is_empty() {
            section .card aria-labelledby="ties-title" {
                h2 #ties-title { (t.desk_ties()) }
                p .faint { (t.desk_ties_about(ways.iter().map(named).collect::<Vec<_>>().join(", "))) }
                @for (round, board) in open {
                    form .desk-form data-command=(json!({ "round": { "break": { "round": round, "no": board.white, "seed": desk.seed(round) } } })) {
                        p { (desk.who(board.white)) " – " (desk.who(board.black)) }
                        label {
                            span { (t.desk_tie_outcome()) }
                            select name="round.break.outcome" {
                                option value="" { (t.desk_tie_decided()) }
                                // Colours change with each extra game, so the names say who won.
                                @let turned = board.extra.len() % 2 == 0;
                                option value=(if turned { "black" } else { "white" }) { (t.desk_won(desk.who(board.white))) }
                                option value=(if turned { "white" } else { "black" }) { (t.desk_won(desk.who(board.black))) }
                                option value="draw" { (t.desk_drawn_again()) }
                            }
                        }
                        div .buttons { button .main type="submit" { (t.desk_tie_break()) } }
                    }
                }
            }
        }
    }
}

/// The play-off that is being played.
fn contest(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(contest) = desk.event.play_off() else { return html! {} };
    html! {
        section .card {
            h2 { (t.desk_playoff_for(contest.first, contest.last)) }
            p { (regulation::system(t, &contest.system)) ", " (control::words(t, &contest.control)) }
            @if desk.event.is_over() { div .buttons { (desk.press(t.desk_playoff_end(), &json!({ "round": "end-play-off" }), "main")) } }
        }
    }
}

/// Places that are shared and may be played for.
fn play_offs(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let due = desk.event.play_offs_due();
    html! {
        @for due in due {
            section .card {
                h2 { (t.desk_shared(due.first, due.last)) " " (desk.cite(due.by)) }
                p { (due.players.iter().map(|no| desk.who(*no)).collect::<Vec<_>>().join(", ")) }
                details {
                    summary { (t.desk_playoff_begin()) }
                    form .desk-form data-command=(json!({ "round": { "begin-play-off": { "first": due.first, "seed": desk.seed(0) } } })) {
                        label {
                            span { (t.desk_system()) }
                            select name="round.begin-play-off.system" data-type="json" {
                                option value=(json!({ "kind": "round-robin", "cycles": 1 })) { (t.named("desk-system", "round-robin").unwrap_or_default()) }
                                option value=(json!({ "kind": "round-robin", "cycles": 2 })) { (t.named("desk-system", "round-robin").unwrap_or_default()) " × 2" }
                            }
                        }
                        label { span { (t.desk_control()) } input name="round.begin-play-off.control" required value="5m+3s"; }
                        div .buttons { button type="submit" { (t.desk_playoff_begin()) } }
                    }
                }
            }
        }
    }
}

/// The match of a team that won everything and is only second.
fn extra(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(offer) = desk.event.extra_match_due().filter(|_| desk.event.is_over()) else { return html! {} };
    html! {
        section .card {
            h2 { (t.desk_extra()) " " (desk.cite(offer.by)) }
            p { (desk.who(offer.leader)) " – " (desk.who(offer.challenger)) }
            form .desk-form data-command=(json!({ "round": { "extra-match": { "points": [0, 0] } } })) {
                label { span { (desk.who(offer.leader)) } input name="round.extra-match.points.0" type="number" data-type="halves" min="0" step="0.5" required; }
                label { span { (desk.who(offer.challenger)) } input name="round.extra-match.points.1" type="number" data-type="halves" min="0" step="0.5" required; }
                div .buttons { button type="submit" { (t.save()) } }
            }
        }
    }
}

/// The next stage.
fn later(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(later) = next(desk).filter(|_| desk.event.is_over() && desk.event.play_off().is_none()) else {
        return html! {};
    };
    html! {
        section .card {
            h2 { (t.desk_stage_next()) }
            p { (regulation::system(t, &later.system)) }
            div .buttons {
                (desk.press(t.desk_stage_begin(), &json!({ "round": { "begin-stage": { "seed": desk.seed(0) } } }), "main"))
            }
        }
    }
}
