//! The papers of an event: what can be printed now, and what each still waits for.

use forms::{Asked, Form, papers};
use maud::{Markup, html};
use rulebook::Kind;
use rulebook::law::event::Character;

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
            span { (form.title_at(desk.event, language)) }
            @match form.of(desk.event, &Asked::new(language)) {
                Ok(_) => {
                    (others(desk, form, &format!("{address}.html?lang={}", language.code())))
                    span .buttons {
                        a .button href={ (address) ".html?lang=" (language.code()) } target="_blank" aria-label={ (desk.t.desk_print()) ": " (form.title_at(desk.event, language)) } { (desk.t.desk_print()) }
                        a .button href={ (address) ".pdf?lang=" (language.code()) } aria-label={ "PDF: " (form.title_at(desk.event, language)) } { "PDF" }
                    }
                }
                Err(no) => { span .faint { (desk.t.said(no.why)) @if !no.instead.is_empty() { ": " (desk.t.said(&no.instead)) } " " (desk.cite(no.by)) } }
            }
        }
    }
}

/// The same paper of another round, of a protest, or with the players of each team.
fn others(desk: &Desk<'_>, form: Form, address: &str) -> Markup {
    let (t, event) = (desk.t, desk.event);
    let rounds = event.stage().rounds();
    let mut found: Vec<(String, String)> = Vec::new();
    if form.is_of_round() && rounds.len() > 1 {
        found
            .extend(rounds.iter().map(|each| (format!("round={}", each.round), t.desk_round_no(each.round))));
    }
    if form == Form::Protest {
        let cases = event.protests().cases().iter();
        found.extend(cases.map(|case| (format!("case={}", case.no), t.case_protest(case.no))));
    }
    let of_teams = event.regulation().organisation.character() == Character::Team;
    if matches!(form, Form::RoundRobinTable | Form::SwissTable) && of_teams {
        found.push(("members=listed".to_owned(), t.desk_with_players().to_owned()));
    }
    html! {
        @if !found.is_empty() {
            span .others {
                @for (asked, text) in found {
                    a href={ (address) "&" (asked) } target="_blank" aria-label={ (form.title_at(event, t.language())) ": " (text) } { (text) } " "
                }
            }
        }
    }
}
