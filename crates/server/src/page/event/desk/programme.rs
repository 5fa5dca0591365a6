//! What is written about an event before it begins: the programme by its parts, the days of arrival and departure, and the
//! sections of the regulation that nothing but words can fill.

use article::Article;
use competition::Fact;
use forms::Form;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::{Desk, date, wire};
use crate::page::rules;

/// The page.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    html! {
        (parts(desk))
        (days(desk))
        (sections(desk))
    }
}

/// The printed programme, where the edition has one.
fn parts(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let Some(law) = desk.event.law().organisation.programme else { return html! {} };
    let parts = desk.event.programme();
    let whole = parts.iter().all(|part| part.text.is_some());
    html! {
        section .card aria-labelledby="programme-title" {
            h2 #programme-title { (t.desk_page_programme()) " " (desk.cite(law.by)) }
            @for part in &parts {
                @let name = wire(&part.block);
                @let command = json!({ "schedule": { "write": { "block": part.block } } });
                @let words = part.text.as_deref().map(|text| rules(desk, text));
                (text(desk, t.named("programme-part", &name).unwrap_or(part.block.name()), part.by, words, &command, "schedule.write.text"))
            }
            @if desk.event.schedule().programme_published().is_some() { p { "✓ " (t.programme_published()) } }
            @else if whole { div .buttons { (desk.press(t.programme_publish(), &json!({ "schedule": "publish-programme" }), "main")) } }
            @else { p .faint { (t.programme_empty()) } }
        }
    }
}

/// The edition has its own name in each language.
fn rules<'a>(desk: &Desk<'_>, text: &'a str) -> &'a str {
    let edition = desk.event.regulation().edition;
    let named = desk.t.named("form-rules", edition.name()).filter(|_| text == edition.title());
    named.unwrap_or(text)
}

/// Days that do not change once they are known.
fn days(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let (arrival, departure) = desk.event.schedule().days();
    html! {
        section .card aria-labelledby="days-title" {
            h2 #days-title { (t.programme_days()) }
            @for (what, name, known) in [("arrival", t.programme_arrival(), arrival), ("departure", t.programme_departure(), departure)] {
                @match known {
                    Some(day) => p { (name) ": " (t.language().day(&date(day))) },
                    None => form .desk-form data-command=(json!({ "schedule": {} })) {
                        label { span { (name) } input type="date" name={ "schedule." (what) } data-type="day" required; }
                        div .buttons { button type="submit" { (t.save()) } }
                    }
                }
            }
        }
    }
}

/// Sections of the regulation in words; the last words hold.
fn sections(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let noted = |by: Article| {
        desk.event.standing().rev().find_map(|event| match &event.fact {
            Fact::Noted { article, text } if *article == by => Some(text.as_str()),
            _ => None,
        })
    };
    let sections =
        [Form::Regulation, Form::TechnicalRegulation, Form::Invitation].map(|form| form.sections(desk.event));
    html! {
        section .card aria-labelledby="sections-title" {
            h2 #sections-title { (t.programme_sections()) }
            @if let Some((day, by)) = Form::Regulation.due(desk.event) { p { (t.programme_due(t.language().day(&date(day)))) " " (desk.cite(by)) } }
            @for by in sections.into_iter().flatten() {
                (text(desk, rules::says(t, by), by, noted(by), &json!({ "note": { "article": by } }), "note.text"))
            }
        }
    }
}

/// A part in words, and the form that writes it.
fn text(
    desk: &Desk<'_>,
    name: &str,
    by: Article,
    words: Option<&str>,
    command: &Value,
    path: &str,
) -> Markup {
    html! {
        details open[words.is_none()] {
            summary { @if words.is_some() { "✓ " } (name) }
            (desk.cite(by))
            form .desk-form data-command=(command) {
                label { span .unseen { (name) } textarea name=(path) rows="3" maxlength="4000" required { (words.unwrap_or_default()) } }
                div .buttons { button type="submit" { (desk.t.save()) } }
            }
        }
    }
}
