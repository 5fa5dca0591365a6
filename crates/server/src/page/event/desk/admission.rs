//! The admission desk: papers, lists, fees and decisions on each athlete, and what stands against each.

use std::collections::BTreeMap;

use article::Article;
use clock::Day;
use competition::entry::{
    Application, Applications, Copy, Document, Entry, Finding, Ground, Person, Shown, Stage, Verdict,
    required,
};
use competition::{Draft, PersonId};
use language::Text;
use maud::{Markup, html};
use rulebook::event_law;
use rulebook::law::event::Signatory;
use serde_json::{Value, json};

use super::entries::state;
use super::{Desk, clearance, wire};

/// The page.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    let (t, today) = (desk.t, desk.today());
    let athletes: Vec<(PersonId, &Entry)> = desk.event.entries().athletes().collect();
    let ready = athletes
        .iter()
        .filter(|(id, entry)| entry.decision.is_none() && desk.event.lacks(*id, today).is_empty())
        .count();
    let admitted = athletes.iter().filter(|(_, entry)| entry.is_admitted()).count();
    html! {
        section .card aria-labelledby="all-title" {
            h2 #all-title { (t.desk_admitted_of(admitted, athletes.len())) }
            div .buttons {
                @if ready > 0 { (desk.press(&t.desk_admit_ready(ready), &json!({ "entry": "admit-ready" }), "main")) }
                @if desk.event.regulation().entries.fee.is_some() {
                    (desk.press(t.desk_committee_open(), &json!({ "entry": "open" }), ""))
                }
                @if admitted > 0 { a .button href=(desk.address("lots")) { (t.desk_page_lots()) } }
            }
            (at_once(desk, &athletes))
            @if admitted > 0 {
                details {
                    summary { (t.desk_sign_protocol()) }
                    form .desk-form data-command=(json!({ "entry": { "sign": { "names": [] } } })) {
                        label { span { (t.desk_signed_by()) } input name="entry.sign.names" data-type="names" required maxlength="300"; }
                        div .buttons { button type="submit" { (t.desk_sign_protocol()) } }
                    }
                }
            }
        }
        (applications(desk, &athletes))
        @for (id, entry) in &athletes { (one(desk, *id, entry)) }
        (clearance::others(desk))
        (clearance::bans(desk))
    }
}

/// What many lack is ticked for all of them at once.
fn at_once(desk: &Desk<'_>, athletes: &[(PersonId, &Entry)]) -> Markup {
    let (t, today) = (desk.t, desk.today());
    let waiting: Vec<PersonId> =
        athletes.iter().filter(|(_, entry)| !entry.is_admitted()).map(|(id, _)| *id).collect();
    let mut lacking: BTreeMap<Document, Vec<PersonId>> = BTreeMap::new();
    for id in &waiting {
        for item in desk.event.papers(*id, today).into_iter().filter(|item| item.lack.is_some()) {
            lacking.entry(item.document).or_default().push(*id);
        }
    }
    let lists = desk.event.law().admission.lists;
    let unchecked =
        |id: &&PersonId| desk.event.entries().get(**id).is_some_and(|entry| entry.check.is_none());
    let unchecked: Vec<PersonId> = waiting.iter().filter(unchecked).copied().collect();
    html! {
        div .checklist {
            @if let Some(lists) = lists.filter(|_| !unchecked.is_empty()) {
                button type="button" title=(lists.by.name())
                    data-command=(json!({ "entry": { "check": { "people": unchecked, "lists": lists.value, "finding": "clear" } } })) {
                    (t.desk_all(unchecked.len(), t.desk_lists_clear()))
                }
            }
            @for (paper, people) in &lacking {
                button type="button" data-command=(json!({ "entry": { "show": { "people": people, "paper": Shown::new(paper.clone()) } } })) {
                    (t.desk_all(people.len(), document(t, paper)))
                }
            }
        }
    }
}

/// The applications of the organisations, where the regulation asks for them.
fn applications(desk: &Desk<'_>, athletes: &[(PersonId, &Entry)]) -> Markup {
    let (t, draft) = (desk.t, desk.event.regulation());
    let Some(law) =
        desk.event.law().admission.applications.filter(|_| draft.entries.applications != Applications::None)
    else {
        return html! {};
    };
    let mut organisations: Vec<&str> = athletes
        .iter()
        .map(|(_, entry)| &*entry.person.organisation)
        .filter(|name| !name.is_empty())
        .collect();
    organisations.sort_unstable();
    organisations.dedup();
    let stages: &[Stage] = match draft.entries.applications {
        Applications::Both => &[Stage::Preliminary, Stage::Final],
        _ => &[Stage::Final],
    };
    let handed = |organisation: &str, stage: Stage| {
        desk.event
            .entries()
            .applications()
            .iter()
            .find(|each| each.organisation == organisation && each.stage == stage)
    };
    html! {
        section .card aria-labelledby="applications-title" {
            h2 #applications-title { (t.desk_applications()) " " (desk.cite(law.both)) }
            @for organisation in organisations {
                h3 { (organisation) }
                @for &stage in stages {
                    @let name = match stage { Stage::Preliminary => t.desk_application_first(), Stage::Final => t.desk_application_final() };
                    @match handed(organisation, stage) {
                        Some(application) => {
                            p { "✓ " (name) @for remark in application.remarks(draft) { " · " (t.said(remark.what())) } }
                        }
                        None => { (apply(desk, organisation, stage, name, athletes)) }
                    }
                }
            }
        }
    }
}

fn apply(
    desk: &Desk<'_>,
    organisation: &str,
    stage: Stage,
    name: &str,
    athletes: &[(PersonId, &Entry)],
) -> Markup {
    let (t, draft) = (desk.t, desk.event.regulation());
    let own: Vec<PersonId> = athletes
        .iter()
        .filter(|(_, entry)| entry.person.organisation == organisation)
        .map(|(id, _)| *id)
        .collect();
    let copy = if stage == Stage::Final { Copy::Original } else { Copy::Electronic };
    let mut application = Application::new(stage, organisation, &own, desk.today(), copy);
    let law = desk.event.law().admission.applications;
    for who in law.iter().flat_map(|law| law.signatories(draft.status, stage == Stage::Final)) {
        application = application.signed(who, "");
    }
    let signatures = application.signatures.iter().enumerate();
    let signatures: Vec<(usize, String)> = signatures.map(|(at, each)| (at, wire(&each.who))).collect();
    let doctor = wire(&Signatory::Doctor);
    html! {
        details {
            summary { (t.desk_application_take(name)) }
            form .desk-form data-command=(json!({ "entry": { "apply": application } })) {
                label {
                    span { (t.desk_application_came()) }
                    select name="entry.apply.copy" {
                        @for (each, text) in [(Copy::Electronic, t.desk_application_electronic()), (Copy::Original, t.desk_application_original())] {
                            option value=(wire(&each)) selected[each == copy] { (text) }
                        }
                    }
                }
                label { span { (t.capacity_representative()) } input name="entry.apply.representative" maxlength="120" autocomplete="off"; }
                @if stage == Stage::Final { (cleared(desk, &own)) }
                @for (at, who) in signatures {
                    label {
                        span { (t.named("desk-signatory", &who).unwrap_or(&who)) }
                        input name={ "entry.apply.signatures." (at) ".name" } required[who != doctor] maxlength="120" autocomplete="off";
                    }
                    (stamp(t, &format!("entry.apply.signatures.{at}.stamped"), t.named("desk-signatory", &who).unwrap_or(&who)))
                }
                @if stage == Stage::Final { (stamp(t, "entry.apply.clinic", t.desk_clinic())) }
                div .buttons { button type="submit" { (t.desk_application_take(name)) } }
            }
        }
    }
}

/// Whether somebody has stamped it.
fn stamp(t: Text, name: &str, whose: &str) -> Markup {
    html! {
        label {
            span { (t.desk_stamp_of(whose)) }
            select name=(name) data-type="json" {
                option value="true" { (t.desk_stamped()) }
                option value="false" { (t.desk_not_stamped()) }
            }
        }
    }
}

/// What the doctor wrote beside each athlete.
fn cleared(desk: &Desk<'_>, own: &[PersonId]) -> Markup {
    let t = desk.t;
    html! {
        fieldset {
            legend { (t.clearance_doctor()) }
            @for (at, id) in own.iter().enumerate() {
                label {
                    span { (desk.name(*id)) }
                    select name={ "entry.apply.athletes." (at) ".cleared" } data-type="json" {
                        option value="true" { (t.clearance_fit()) }
                        option value="false" { (t.clearance_unfit()) }
                    }
                }
            }
        }
    }
}

/// An athlete: what was shown and paid, what stands against him, what was decided.
fn one(desk: &Desk<'_>, id: PersonId, entry: &Entry) -> Markup {
    let t = desk.t;
    let lacks = desk.event.lacks(id, desk.today());
    let papers = desk.event.papers(id, desk.today());
    let lists = desk.event.law().admission.lists;
    let fee = desk.event.regulation().entries.fee;
    let needs = !papers.is_empty() || lists.is_some() || fee.is_some();
    html! {
        section .card .athlete #{ "athlete-" (id.0) } aria-labelledby={ "athlete-name-" (id.0) } {
            h3 #{ "athlete-name-" (id.0) } { (id.0) ". " (entry.person.name) " " span .faint { (entry.person.organisation) } }
            p { (state(t, desk, id, entry)) }
            @if needs {
                div .checklist {
                    @for item in &papers {
                        @let name = document(t, &item.document);
                        @let shown = entry.papers.iter().any(|paper| paper.document == item.document);
                        button type="button" aria-pressed=(if shown { "true" } else { "false" }) title=(item.by.name())
                            data-command=(paper(id, &item.document, shown)) { (if shown { "✓ " } else { "" }) (name) }
                    }
                    @if let Some(lists) = lists {
                        @let clear = entry.check.as_ref().is_some_and(|check| check.finding == Finding::Clear);
                        button type="button" aria-pressed=(if clear { "true" } else { "false" }) title=(lists.by.name())
                            data-command=(json!({ "entry": { "check": { "people": [id], "lists": lists.value, "finding": "clear" } } })) {
                            (if clear { "✓ " } else { "" }) (t.desk_lists_clear())
                        }
                        @if !entry.is_admitted() {
                            @let listed = entry.check.is_some() && !clear;
                            button type="button" aria-pressed=(if listed { "true" } else { "false" }) title=(lists.by.name())
                                data-command=(json!({ "entry": { "check": { "people": [id], "lists": lists.value, "finding": "suspended" } } })) {
                                (if listed { "✓ " } else { "" }) (t.clearance_listed())
                            }
                        }
                    }
                    @if let Some(fee) = fee {
                        @let paid = entry.paid();
                        @if paid >= i64::from(fee) { span { "✓ " (t.desk_paid(paid)) } }
                        @else { (desk.press(&t.desk_pay(i64::from(fee) - paid), &json!({ "entry": { "pay": { "id": id, "amount": i64::from(fee) - paid } } }), "")) }
                    }
                }
            }
            @if entry.paid() > 0 && !desk.event.is_fee_kept(id) { (refund(desk, id, entry)) }
            @if !entry.is_admitted() && !lacks.is_empty() {
                ul .lacks { @for lack in &lacks { li { (t.said(lack.what)) " — " (t.said(&lack.remedy)) " " (desk.cite(lack.by)) } } }
            }
            div .buttons { (decisions(desk, id, entry, lacks.is_empty())) }
        }
    }
}

/// What was paid too much, or for nothing, is paid back.
fn refund(desk: &Desk<'_>, id: PersonId, entry: &Entry) -> Markup {
    let t = desk.t;
    html! {
        details {
            summary { (t.desk_refund()) span .unseen { " " (entry.person.name) } }
            form .desk-form data-command=(json!({ "entry": { "refund": { "id": id } } })) {
                label { span { (t.desk_refund_sum()) } input type="number" name="entry.refund.amount" min="1" max=(entry.paid()) value=(entry.paid()) required; }
                label { span { (t.desk_refund_why()) } input name="entry.refund.reason" required maxlength="300"; }
                div .buttons { button type="submit" { (t.desk_refund()) } }
            }
        }
    }
}

fn decisions(desk: &Desk<'_>, id: PersonId, entry: &Entry, is_ready: bool) -> Markup {
    let t = desk.t;
    let refused =
        matches!(entry.decision.as_ref().map(|decision| &decision.verdict), Some(Verdict::Refused { .. }));
    html! {
        @if is_ready && !entry.is_admitted() {
            (desk.press(t.desk_admit(), &json!({ "entry": { "decide": { "id": id, "verdict": "admitted" } } }), "main"))
        }
        @if !refused {
            details {
                summary { (t.desk_refuse()) span .unseen { " " (entry.person.name) } }
                form .desk-form data-command=(json!({ "entry": { "decide": { "id": id, "verdict": { "refused": {} } } } })) {
                    label {
                        span { (t.desk_ground()) }
                        select name="entry.decide.verdict.refused.ground" {
                            @for ground in Ground::ALL {
                                @let name = wire(&ground);
                                option value=(name) { (t.named("desk-ground", &name).unwrap_or(ground.name())) }
                            }
                        }
                    }
                    label { span { (t.desk_reason()) } input name="entry.decide.verdict.refused.reason" required maxlength="300"; }
                    div .buttons { button .hot type="submit" { (t.desk_refuse()) } }
                }
            }
        }
    }
}

/// Something that has to be seen of everybody before he is admitted.
pub(crate) struct Asked {
    pub(crate) by: Article,
    pub(crate) what: String,
    /// The command that keeps it, of nobody as yet.
    pub(crate) command: Value,
}

/// What has to be seen of everybody under a regulation: lists that are looked at, papers that are shown.
pub(crate) fn before(t: Text, draft: &Draft) -> Vec<Asked> {
    let nobody: [PersonId; 0] = [];
    let lists = event_law(draft.edition).admission.lists.map(|lists| Asked {
        by: lists.by,
        what: t.desk_lists_clear().to_owned(),
        command: json!({ "entry": { "check": { "people": nobody, "lists": lists.value, "finding": "clear" } } }),
    });
    let papers = required(draft, &Person::player(""), draft.first_day.unwrap_or(Day(0)));
    let papers = papers.into_iter().map(|item| Asked {
        by: item.by,
        what: document(t, &item.document),
        command: json!({ "entry": { "show": { "people": nobody, "paper": Shown::new(item.document) } } }),
    });
    lists.into_iter().chain(papers).collect()
}

fn paper(id: PersonId, document: &Document, shown: bool) -> Value {
    if shown {
        return json!({ "entry": { "hide": { "id": id, "document": document } } });
    }
    json!({ "entry": { "show": { "people": [id], "paper": Shown::new(document.clone()) } } })
}

fn document(t: Text, document: &Document) -> String {
    match document {
        Document::Paper(paper) => {
            let name = wire(paper);
            t.named("desk-paper", &name).map_or(name, str::to_owned)
        }
        Document::Other(name) => name.clone(),
    }
}
