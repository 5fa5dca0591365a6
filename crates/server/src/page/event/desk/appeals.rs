//! The appeals committee, and where protests are heard.

use maud::{Markup, html};
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

/// Protests are heard and ruled on where those whom they concern see them as well.
pub(super) fn hearings(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let open = desk.event.protests().open_cases().count();
    html! {
        section .card aria-labelledby="hearings-title" {
            h2 #hearings-title { (t.console_cases()) }
            @if open > 0 { p .notice { (t.panel_open_cases(open)) } }
            p { a .button href={ "/events/" (desk.id) "/console/cases" } { (t.panel_rule()) } }
        }
    }
}
