//! The panel: offices, sectors, the admission committee, and what the main panel does at the end.

use competition::PersonId;
use competition::panel::{Candidate, Officer, Sitting};
use hall::table::Guest;
use maud::{Markup, html};
use rulebook::law::event::{Office, Rank, Role};
use serde_json::json;

use super::people::role_name;
use super::{Desk, appeals, clearance, wire};
use venue::Venue;

/// The page.
pub(super) fn content(desk: &Desk<'_>, venue: &Venue, reader: &Guest) -> Markup {
    let of_health = |role: &Role| matches!(role, Role::Doctor | Role::Nurse);
    let is_doctor =
        venue.actors_of(reader).into_iter().any(|actor| desk.event.offices(actor).iter().any(of_health));
    html! {
        (offices(desk))
        (sectors(desk))
        (admission(desk))
        @if is_doctor { (clearance::doctor(desk)) }
        (appeals::committee(desk))
        (appeals::hearings(desk))
        (ends(desk))
    }
}

/// Who holds which office, and who gets one.
fn offices(desk: &Desk<'_>) -> Markup {
    let (t, law) = (desk.t, &desk.event.law().panel);
    let officers: Vec<&Officer> = desk.event.panel().officers().collect();
    html! {
        section .card aria-labelledby="offices-title" {
            h2 #offices-title { (t.panel_offices()) " " (desk.cite(law.needed)) }
            @if officers.is_empty() { p { (t.panel_nobody()) } }
            ul .lines { @for officer in officers { li { (one(desk, officer)) } } }
            @for objection in desk.event.overload() {
                p .notice { (t.said(&objection.what)) ": " (t.said(&objection.allowed)) " " (desk.cite(objection.by)) }
            }
            details {
                summary { (t.panel_appoint()) }
                form .desk-form data-command=(json!({ "panel": { "appoint": { "post": null } } })) {
                    (somebody(desk, "panel.appoint.who", t.panel_who(), true))
                    (office(desk, |_| true))
                    (post(desk, "panel.appoint.post", false))
                    div .buttons { button type="submit" { (t.panel_appoint()) } }
                }
            }
            (newcomer(desk, "arbiter", t.panel_new_arbiter(), |office| office.rank != Rank::Staff))
            (newcomer(desk, "staff", t.panel_new_staff(), |office| office.rank == Rank::Staff))
        }
    }
}

fn one(desk: &Desk<'_>, officer: &Officer) -> Markup {
    let (t, id) = (desk.t, officer.who.person);
    let press = |text: &str, what: &str| desk.press(text, &json!({ "panel": { what: id } }), "");
    html! {
        span {
            strong { (officer.who.name) } " · " (role_name(t, officer.role))
            @if let Some(post) = &officer.post { " · " (post) }
            @if officer.away { " · " (t.panel_away()) }
        }
        span .buttons {
            @if officer.away { (press(t.panel_return(), "return")) } @else { (press(t.panel_leave(), "leave")) }
            (desk.why(t.panel_dismiss(), "panel.dismiss.reason", &json!({ "panel": { "dismiss": { "person": id } } }), ""))
        }
    }
}

/// Somebody who is not in the register yet enters it with his office.
fn newcomer(desk: &Desk<'_>, capacity: &str, text: &str, fits: impl Fn(&Office) -> bool) -> Markup {
    let t = desk.t;
    let next = desk.event.entries().len() + 1;
    let first = json!([{ "entry": { "register": { "person": { "capacities": [capacity] } } } }]);
    html! {
        details {
            summary { (text) }
            form .desk-form data-first=(first) data-command=(json!({ "panel": { "appoint": { "who": { "person": next }, "post": null } } })) {
                label { span { (t.panel_name()) } input name="panel.appoint.who.name" data-also="entry.register.person.name" required maxlength="120" autocomplete="off"; }
                (office(desk, fits))
                (post(desk, "panel.appoint.post", false))
                div .buttons { button type="submit" { (text) } }
            }
        }
    }
}

fn office(desk: &Desk<'_>, fits: impl Fn(&Office) -> bool) -> Markup {
    let play = desk.event.regulation().organisation.play;
    html! {
        label {
            span { (desk.t.panel_office()) }
            select name="panel.appoint.role" {
                @for office in desk.event.law().panel.offices(play).filter(|office| fits(office)) {
                    option value=(wire(&office.role)) { (role_name(desk.t, office.role)) }
                }
            }
        }
    }
}

fn post(desk: &Desk<'_>, name: &str, required: bool) -> Markup {
    html! {
        label {
            span { (desk.t.panel_sector()) }
            select name=(name) required[required] {
                @if !required { option value="" { "–" } }
                @for sector in desk.event.panel().sectors() { option value=(sector.name) { (sector.name) } }
            }
        }
    }
}

/// Somebody in the register. His day of birth stays there.
pub(super) fn somebody(desk: &Desk<'_>, name: &str, label: &str, required: bool) -> Markup {
    let candidate = |id: PersonId, person: &competition::entry::Person| {
        json!(Candidate { region: person.organisation.clone(), ..Candidate::new(id, &person.name) })
    };
    html! {
        label {
            span { (label) }
            select name=(name) data-type="json" required[required] {
                option value="" { "–" }
                @for (id, entry) in desk.event.entries().all() {
                    option value=(candidate(id, &entry.person)) { (id.0) ". " (entry.person.name) }
                }
            }
        }
    }
}

/// Sectors of boards, and who is moved to which.
fn sectors(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let sectors = desk.event.panel().sectors();
    html! {
        section .card aria-labelledby="sectors-title" {
            h2 #sectors-title { (t.panel_sectors()) " " (desk.cite(desk.event.law().panel.sector)) }
            ul .lines { @for sector in sectors { li { (sector.name) ": " (sector.first) "–" (sector.last) } } }
            details {
                summary { (t.panel_sector_add()) }
                form .desk-form data-command=(json!({ "panel": { "sector": {} } })) data-clear="" {
                    label { span { (t.panel_sector()) } input name="panel.sector.name" required maxlength="40" autocomplete="off"; }
                    label { span { (t.panel_first_board()) } input name="panel.sector.first" type="number" min="1" max="9999" required; }
                    label { span { (t.panel_last_board()) } input name="panel.sector.last" type="number" min="1" max="9999" required; }
                    div .buttons { button type="submit" { (t.panel_sector_add()) } }
                }
            }
            @if !sectors.is_empty() {
                details {
                    summary { (t.panel_move()) }
                    form .desk-form data-command=(json!({ "panel": { "move": {} } })) {
                        label {
                            span { (t.panel_who()) }
                            select name="panel.move.person" data-type="number" required {
                                @for officer in desk.event.panel().officers() { option value=(officer.who.person.0) { (officer.who.name) } }
                            }
                        }
                        (post(desk, "panel.move.to", true))
                        div .buttons { button type="submit" { (t.panel_move()) } }
                    }
                }
            }
        }
    }
}

/// The admission committee, where the edition has one.
fn admission(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(by) = desk.event.law().panel.admission else { return html! {} };
    let sits = |member: &Sitting| match member {
        Sitting::Officer(id) => desk
            .event
            .panel()
            .officers()
            .find(|officer| officer.who.person == *id)
            .map_or_else(|| desk.name(*id), |officer| officer.who.name.clone()),
        Sitting::Organiser(name) => name.clone(),
    };
    html! {
        section .card aria-labelledby="admission-title" {
            h2 #admission-title { (t.panel_admission()) " " (desk.cite(by)) }
            ul .lines { @for member in desk.event.panel().admission() { li { (sits(member)) } } }
            details {
                summary { (t.panel_admission_form()) }
                form .desk-form data-command=(json!({ "panel": { "admission": [] } })) {
                    label { span { (t.panel_of_organiser()) } input name="panel.admission.0.organiser" required maxlength="120" autocomplete="off"; }
                    fieldset {
                        legend { (t.panel_offices()) }
                        @for officer in desk.event.panel().officers() {
                            label .check {
                                input type="checkbox" name="panel.admission" data-type="json" value=(json!(Sitting::Officer(officer.who.person)));
                                span { (officer.who.name) " · " (role_name(t, officer.role)) }
                            }
                        }
                    }
                    div .buttons { button type="submit" { (t.panel_admission_form()) } }
                }
            }
        }
    }
}

/// The results are approved, the event is closed with its report; or it is called off.
fn ends(desk: &Desk<'_>) -> Markup {
    let (t, event) = (desk.t, desk.event);
    let law = event.law();
    html! {
        section .card aria-labelledby="ends-title" {
            h2 #ends-title { (t.panel_end()) }
            @if event.protests().approved().is_some() { p { "✓ " (t.panel_approved()) " " (desk.cite(law.protest.approval.by)) } }
            @if let Some((_, to)) = event.panel().closed() { p { "✓ " (t.panel_closed(to.join(", "))) } }
            @if let Some((_, reason)) = event.schedule().cancelled() { p { (t.panel_cancelled(reason)) } }
            div .buttons {
                @if event.protests().approved().is_none() { (desk.press(t.panel_approve(), &json!({ "protest": "approve" }), "")) }
                @else if event.panel().closed().is_none() { (desk.press(t.panel_close(), &json!({ "panel": "close" }), "")) }
                @if event.schedule().cancelled().is_none() {
                    (desk.why(t.panel_cancel(), "schedule.cancel.reason", &json!({ "schedule": { "cancel": {} } }), "hot"))
                }
            }
        }
    }
}
