//! What the doctor finds, and who is disqualified: both are asked before anybody is admitted.

use article::Article;
use competition::PersonId;
use competition::entry::{Entry, Finding};
use maud::{Markup, html};
use serde_json::json;

use super::{Desk, date};

/// The doctor's conclusion on each athlete, where the edition asks for one.
pub(super) fn doctor(desk: &Desk<'_>) -> Markup {
    let law = &desk.event.law().admission;
    let Some(by) = law.fitness.or(law.adaptive) else { return html! {} };
    html! {
        section .card aria-labelledby="doctor-title" {
            h2 #doctor-title { (desk.t.clearance_doctor()) " " (desk.cite(by)) }
            ul .lines { @for (id, entry) in desk.event.entries().athletes() { li { (fitness(desk, id, entry, by)) } } }
            form .desk-form data-command=(json!({ "note": { "article": by } })) data-clear="" {
                label { span { (desk.t.clearance_case()) } textarea name="note.text" rows="3" maxlength="2000" required {} }
                div .buttons { button type="submit" { (desk.t.clearance_case_add()) } }
            }
        }
    }
}

fn fitness(desk: &Desk<'_>, id: PersonId, entry: &Entry, by: Article) -> Markup {
    let t = desk.t;
    html! {
        span { (entry.person.name) }
        div .checklist {
            @for (fit, text) in [(true, t.clearance_fit()), (false, t.clearance_unfit())] {
                @let found = entry.fit == Some(fit);
                button type="button" aria-pressed=(if found { "true" } else { "false" }) title=(by.name())
                    data-command=(json!({ "entry": { "examine": { "id": id, "fit": fit } } })) { @if found { "✓ " } (text) }
            }
        }
    }
}

/// Trainers, arbiters, doctors and staff are looked for in the lists of the suspended too, where the edition names lists.
pub(super) fn others(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(lists) = desk.event.law().admission.lists else { return html! {} };
    let others: Vec<_> = desk.event.entries().all().filter(|(_, entry)| !entry.person.is_athlete()).collect();
    let found = |entry: &Entry, finding| entry.check.as_ref().is_some_and(|check| check.finding == finding);
    html! {
        @if !others.is_empty() {
            section .card aria-labelledby="others-title" {
                h2 #others-title { (t.clearance_others()) " " (desk.cite(lists.by)) }
                ul .lines {
                    @for (id, entry) in others {
                        li {
                            span { (entry.person.name) }
                            div .checklist {
                                @for (finding, text) in [(Finding::Clear, t.desk_lists_clear()), (Finding::Suspended, t.clearance_listed())] {
                                    @let found = found(entry, finding);
                                    button type="button" aria-pressed=(if found { "true" } else { "false" })
                                        data-command=(json!({ "entry": { "check": { "people": [id], "lists": lists.value, "finding": finding } } })) { @if found { "✓ " } (text) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Those who may not take part in anything while their ban holds.
pub(super) fn bans(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        section .card aria-labelledby="bans-title" {
            h2 #bans-title { (t.clearance_bans()) }
            ul .lines {
                @for ban in desk.event.entries().bans() {
                    li { (ban.name) " · " (t.language().day(&date(ban.from))) " – " (ban.until.map(|day| t.language().day(&date(day))).unwrap_or_default()) " " (ban.source) }
                }
            }
            details {
                summary { (t.clearance_ban_add()) }
                form .desk-form data-command=(json!({ "entry": { "ban": {} } })) data-clear="" {
                    label { span { (t.panel_name()) } input name="entry.ban.name" required maxlength="120" autocomplete="off"; }
                    label { span { (t.clearance_from()) } input type="date" name="entry.ban.from" data-type="day" required; }
                    label { span { (t.clearance_until()) } input type="date" name="entry.ban.until" data-type="day"; }
                    label { span { (t.clearance_source()) } input name="entry.ban.source" maxlength="200"; }
                    div .buttons { button type="submit" { (t.clearance_ban_add()) } }
                }
            }
        }
    }
}
