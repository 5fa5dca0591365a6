//! The papers of an event: what can be printed now, and what each still waits for.

use forms::{Asked, Form, papers};
use maud::{Markup, html};
use rulebook::Kind;

use super::Desk;

/// The page.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    let all = papers(desk.event);
    let games = match desk.event.regulation().discipline.kind {
        Kind::Draughts(_) => ("pdn", t.file_games("PDN")),
        Kind::Renju => ("sgf", t.file_games("SGF")),
    };
    html! {
        section .card aria-labelledby="papers-title" {
            h2 #papers-title { (t.desk_page_papers()) }
            ul .lines { @for form in all { (line(desk, form)) } }
        }
        section .card aria-labelledby="files-title" {
            h2 #files-title { (t.desk_files()) }
            ul .lines {
                @for (file, name) in [
                    ("csv", t.file_standings("CSV")),
                    ("csv?what=entries", t.file_entries("CSV")),
                    ("csv?what=games", t.file_results("CSV")),
                    ("trf", t.file_table("TRF")),
                    games,
                    ("json", t.file_event("JSON")),
                    ("damka", t.desk_archive().to_owned()),
                ] {
                    li { a href={ "/api/events/" (desk.id) "/export." (file) } { (name) } }
                }
            }
        }
    }
}

fn line(desk: &Desk<'_>, form: Form) -> Markup {
    let language = desk.t.language();
    let address = format!("/api/events/{}/papers/{}", desk.id, form.name());
    html! {
        li {
            span { (form.title(language)) }
            @match form.of(desk.event, &Asked::new(language)) {
                Ok(_) => {
                    span .buttons {
                        a .button href={ (address) ".html?lang=" (language.code()) } target="_blank" aria-label={ (desk.t.desk_print()) ": " (form.title(language)) } { (desk.t.desk_print()) }
                        a .button href={ (address) ".pdf?lang=" (language.code()) } aria-label={ "PDF: " (form.title(language)) } { "PDF" }
                    }
                }
                Err(no) => { span .faint { (desk.t.said(no.why)) @if !no.instead.is_empty() { ": " (desk.t.said(&no.instead)) } " " (desk.cite(no.by)) } }
            }
        }
    }
}
