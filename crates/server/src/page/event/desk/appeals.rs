//! The appeals committee, and the hearing of those whom a protest concerns.

use competition::protest::Case;
use maud::{Markup, html};
use rulebook::law::event::Court;
use serde_json::json;

use super::Desk;
use super::panel::somebody;

/// Who sits on the committee, where the edition has one.
pub(super) fn committee(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(law) = desk.event.law().protest.committee else { return html! {} };
    let seats = |least: u8, most: Option<u8>| most.unwrap_or(least + 2).max(least);
    let members = seats(law.members_least, law.members_most);
    let reserves = seats(law.reserves_least, law.reserves_most);
    html! {
        section .card aria-labelledby="appeals-title" {
            h2 #appeals-title { (t.panel_appeals()) " " (desk.cite(law.members)) }
            @if let Some(list) = desk.event.protests().committee() {
                ul .lines {
                    li { strong { (list.chair.name) } " · " (t.panel_chair()) }
                    @for one in &list.members { li { (one.name) } }
                    @for one in &list.reserves { li { (one.name) " · " (t.panel_reserve()) } }
                }
            }
            @for advice in desk.event.committee_advice() {
                p .notice { (t.said(&advice.what)) ": " (t.said(&advice.allowed)) " " (desk.cite(advice.by)) }
            }
            details {
                summary { (t.panel_appeals_form()) }
                form .desk-form data-command=(json!({ "protest": { "committee": { "members": [], "reserves": [] } } })) {
                    (somebody(desk, "protest.committee.chair", t.panel_chair(), true))
                    @for at in 0..members { (somebody(desk, &format!("protest.committee.members.{at}"), t.panel_member(), at < law.members_least)) }
                    @for at in 0..reserves { (somebody(desk, &format!("protest.committee.reserves.{at}"), t.panel_reserve(), at < law.reserves_least)) }
                    label {
                        span { (t.panel_formed()) }
                        select name="protest.committee.formed" {
                            option value="appointed" { (t.panel_formed_appointed()) }
                            option value="elected" { (t.panel_formed_elected()) }
                        }
                    }
                    div .buttons { button type="submit" { (t.panel_appeals_form()) } }
                }
            }
        }
    }
}

/// Both sides of a protest are heard; who may have an interest does not vote.
pub(super) fn hearings(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let open: Vec<&Case> = desk.event.protests().open_cases().collect();
    if open.is_empty() {
        return html! {};
    }
    html! {
        section .card aria-labelledby="hearings-title" {
            h2 #hearings-title { (t.panel_hearings()) }
            @for case in open { (hearing(desk, case)) }
            p { a href={ "/events/" (desk.id) "/console/cases" } { (t.panel_rule()) } }
        }
    }
}

fn hearing(desk: &Desk<'_>, case: &Case) -> Markup {
    let t = desk.t;
    let decision = desk.event.protests().decision(case.petition.decision);
    let parties = decision.map_or(&[][..], |decision| &decision.parties);
    let heard = |person| case.heard.iter().find(|(heard, _)| *heard == person).map(|(_, came)| *came);
    let bench = if case.petition.to == Court::Appeals { desk.event.bench(case) } else { Vec::new() };
    html! {
        h3 { (t.panel_protest(case.no)) }
        ul .lines {
            @for party in parties {
                li {
                    span { (desk.name(party.person)) }
                    @match heard(party.person) {
                        Some(true) => { span { "✓ " (t.panel_heard()) } }
                        Some(false) => { span { "✓ " (t.panel_absent()) } }
                        None => {
                            span .buttons {
                                @for (came, text) in [(true, t.panel_heard()), (false, t.panel_absent())] {
                                    (desk.press(text, &json!({ "protest": { "hear": { "case": case.no, "party": party.person, "came": came } } }), ""))
                                }
                            }
                        }
                    }
                }
            }
            @for member in bench {
                li {
                    span { (desk.name(member)) " · " (t.panel_votes()) }
                    (desk.press(t.panel_interest(), &json!({ "protest": { "interest": { "case": case.no, "member": member } } }), ""))
                }
            }
        }
    }
}
