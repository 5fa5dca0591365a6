//! Entries: who is in the register, by form, by paste, or from a file.

use competition::PersonId;
use competition::entry::{Birth, Capacity, Entry, Person, Rank, Verdict};
use language::Text;
use maud::{Markup, html};
use serde_json::json;

use super::{Desk, date, wire};
use crate::page::event::sheet::group_name;

/// What the representative of an organisation has: his own people, and the form that enters another one.
pub(super) fn of_organisation(desk: &Desk<'_>, speaker: PersonId, edited: Option<u32>) -> Markup {
    let t = desk.t;
    let organisation = desk.event.person(speaker).and_then(Person::represented).unwrap_or_default();
    let own = |id: PersonId| desk.event.represents(speaker, id);
    let entries = desk.event.entries();
    let edited = edited.map(PersonId).filter(|id| own(*id)).and_then(|id| Some((id, entries.get(id)?)));
    let newcomer = Person { organisation: organisation.to_owned(), ..Person::player("") };
    html! {
        @if let Some((id, entry)) = edited { (edit(desk, id, entry)) }
        section .card aria-labelledby="add-title" {
            h2 #add-title { (t.desk_add()) }
            form .desk-form data-command=(json!({ "entry": { "register": { "namesake": false, "person": {} } } })) data-clear="" {
                (fields(desk, "entry.register.person", &newcomer))
                div .buttons { button .main type="submit" { (t.desk_add()) } }
            }
        }
        section .card aria-labelledby="register-title" {
            h2 #register-title { (organisation) }
            div .scroll { table .wide {
                (heads(desk))
                tbody { @for (id, entry) in entries.all().filter(|(id, _)| own(*id)) { (row(desk, id, entry)) } }
            } }
        }
        p { a .button href={ "/events/" (desk.id) "/console/cases" } { (t.console_cases()) } }
    }
}

fn heads(desk: &Desk<'_>) -> Markup {
    let t = desk.t;
    html! {
        thead { tr {
            th scope="col" { "№" } th scope="col" { (t.desk_player()) } th scope="col" { (t.desk_rating()) }
            th scope="col" { (t.desk_organisation()) } th scope="col" { (t.desk_state()) } th scope="col" { span .unseen { (t.desk_actions()) } }
        } }
    }
}

/// The page.
pub(super) fn content(desk: &Desk<'_>, edited: Option<u32>) -> Markup {
    let t = desk.t;
    let entries = desk.event.entries();
    let edited = edited.map(PersonId).and_then(|id| Some((id, entries.get(id)?)));
    html! {
        @if let Some((id, entry)) = edited { (edit(desk, id, entry)) }
        section .card aria-labelledby="add-title" {
            h2 #add-title { (t.desk_add()) }
            form .desk-form data-command=(json!({ "entry": { "register": { "namesake": false, "person": {} } } })) data-clear="" {
                (fields(desk, "entry.register.person", &Person::player("")))
                div .buttons { button .main type="submit" { (t.desk_add()) } }
            }
        }
        details .card open[entries.is_empty()] {
            summary { h2 { (t.desk_paste()) } }
            damka-roll event=(desk.id) capacity=(if desk.has_teams() { "team-member" } else { "player" }) {
                label {
                    span { (t.desk_names()) }
                    textarea rows="8" aria-describedby="paste-help" {}
                    small #paste-help .faint { (t.desk_paste_help()) }
                }
                label { span { (t.desk_file()) } input type="file" accept=".csv,.txt,.tsv,.trf,.trfx"; }
                div .buttons { button type="button" data-act="read" { (t.desk_read()) } }
                div .roll-read data-keep="" aria-live="polite" {}
            }
        }
        section .card aria-labelledby="register-title" {
            h2 #register-title { (t.desk_register(entries.len())) }
            @if entries.is_empty() { p { (t.desk_nobody()) } }
            @else {
                div .scroll { table .wide {
                    (heads(desk))
                    tbody { @for (id, entry) in entries.all() { (row(desk, id, entry)) } }
                } }
                p { a .button href=(desk.address("admission")) { (t.desk_page_admission()) } }
            }
        }
    }
}

fn row(desk: &Desk<'_>, id: PersonId, entry: &Entry) -> Markup {
    let (t, person) = (desk.t, &entry.person);
    let rank = person.rank.map(|rank| rank.to_string()).unwrap_or_default();
    html! {
        tr #{ "entry-" (id.0) } {
            td { (id.0) }
            th scope="row" {
                (person.name)
                @if !rank.is_empty() { " " span .faint { (rank) } }
                @if let Some(group) = entry.group { " " span .faint { (group_name(t, group)) } }
            }
            td { (person.rating.map(|rating| rating.to_string()).unwrap_or_default()) }
            td { (person.organisation) }
            td { (state(t, desk, id, entry)) }
            td { a href={ (desk.address("entries")) "?edit=" (id.0) } aria-label={ (t.desk_edit()) ": " (person.name) } { (t.desk_edit()) } }
        }
    }
}

/// Somebody whose entry is put right.
fn edit(desk: &Desk<'_>, id: PersonId, entry: &Entry) -> Markup {
    let (t, person) = (desk.t, &entry.person);
    let back = desk.address("entries");
    html! {
        section .card #{ "edit-" (id.0) } aria-labelledby="edit-title" {
            h2 #edit-title { (t.desk_edit()) ": " (person.name) }
            form .desk-form data-whole="" data-then=(back) data-command=(json!({ "entry": { "amend": { "id": id, "person": person } } })) {
                (fields(desk, "entry.amend.person", person))
                div .buttons {
                    button .main type="submit" { (t.save()) }
                    @if entry.withdrawn.is_none() {
                        (desk.why(t.desk_withdraw(), "entry.withdraw.reason", &json!({ "entry": { "withdraw": { "id": id } } }), "hot"))
                    }
                    a .button href=(back) { (t.cancel()) }
                }
            }
        }
    }
}

/// What was decided on somebody, in a word.
pub(super) fn state(t: Text, desk: &Desk<'_>, id: PersonId, entry: &Entry) -> String {
    if let Some(reason) = &entry.withdrawn {
        return format!("{}: {reason}", t.desk_state_withdrawn());
    }
    if !entry.person.is_athlete() {
        return t.desk_state_official().to_owned();
    }
    let number = desk.event.stage().no_of(competition::round::Competitor::Person(id));
    match (entry.decision.as_ref().map(|decision| &decision.verdict), number) {
        (Some(Verdict::Admitted), Some(no)) => t.desk_state_number(no),
        (Some(Verdict::Admitted), None) => t.desk_state_admitted().to_owned(),
        (Some(Verdict::Refused { reason, .. }), _) => format!("{}: {reason}", t.desk_state_refused()),
        (None, _) => t.desk_state_waiting().to_owned(),
    }
}

/// Who is often two things at once.
const SEVERAL: [[Capacity; 2]; 6] = [
    [Capacity::Player, Capacity::Coach],
    [Capacity::Player, Capacity::Representative],
    [Capacity::TeamMember, Capacity::Coach],
    [Capacity::TeamMember, Capacity::Representative],
    [Capacity::Coach, Capacity::Representative],
    [Capacity::Organiser, Capacity::Arbiter],
];

/// What somebody is at the event.
fn capacity(desk: &Desk<'_>, name: &str, held: &[Capacity]) -> Markup {
    let named = |capacity: &Capacity| {
        let name = wire(capacity);
        desk.t.named("capacity", &name).map_or(name, str::to_owned)
    };
    let others = SEVERAL.into_iter().filter(|both| both != held).map(Vec::from);
    let several = (held.len() > 1).then(|| held.to_vec());
    let one = Capacity::ALL.map(|capacity| vec![capacity]);
    let choices = several.into_iter().chain(one).chain(others);
    html! {
        label {
            span { (desk.t.capacity()) }
            select name=(name) data-type="json" {
                @for choice in choices {
                    option value=(json!(choice)) selected[choice == held] { (choice.iter().map(named).collect::<Vec<_>>().join(", ")) }
                }
            }
        }
    }
}

/// The fields of somebody, filled with what is known.
fn fields(desk: &Desk<'_>, at: &str, person: &Person) -> Markup {
    let t = desk.t;
    let birth = match person.birth {
        Some(Birth::Year(year)) => year.to_string(),
        Some(Birth::Day(day)) => date(day),
        None => String::new(),
    };
    let text = |name: &str, label: &str, value: &str| {
        html! { label { span { (label) } input name={ (at) "." (name) } value=(value) maxlength="120" autocomplete="off"; } }
    };
    let sex = person.sex.as_ref().map(wire);
    let member = if desk.has_teams() { Capacity::TeamMember } else { Capacity::Player };
    let capacities = if person.name.is_empty() { vec![member] } else { person.capacities.clone() };
    html! {
        (capacity(desk, &format!("{at}.capacities"), &capacities))
        label { span { (t.desk_player()) } input name={ (at) ".name" } required maxlength="120" value=(person.name) autocomplete="off"; }
        label { span { (t.desk_rating()) } input name={ (at) ".rating" } type="number" min="0" max="4000" value=[person.rating]; }
        label { span { (t.desk_birth()) } input name={ (at) ".birth" } data-type="birth" value=(birth) pattern="\\d{4}(-\\d\\d-\\d\\d)?" placeholder="2009 / 2009-05-17"; }
        label {
            span { (t.desk_sex()) }
            select name={ (at) ".sex" } data-type="null" {
                option value="" { "–" }
                option value="male" selected[sex.as_deref() == Some("male")] { (t.desk_male()) }
                option value="female" selected[sex.as_deref() == Some("female")] { (t.desk_female()) }
            }
        }
        label {
            span { (t.desk_rank()) }
            select name={ (at) ".rank" } data-type="null" {
                option value="" { "–" }
                @for rank in Rank::ALL {
                    option value=(wire(&rank)) selected[person.rank == Some(rank)] { (rank) }
                }
            }
        }
        (text("organisation", t.desk_organisation(), &person.organisation))
        (text("city", t.desk_city(), &person.city))
        (text("trainer", t.desk_trainer(), &person.trainer))
    }
}
