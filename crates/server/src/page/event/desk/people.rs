//! Who has which seat, invitations by link, and what two have to agree on.

use clock::Moment;
use competition::entry::{Capacity, Entry};
use competition::round::Competitor;
use competition::{Competition, Role};
use hall::table::Guest;
use language::Text;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::Desk;
use crate::console::told;
use venue::{Grave, Seat, Venue};

/// The offices that are given most often, first.
const ROLES: [Role; 12] = [
    Role::Arbiter,
    Role::Secretary,
    Role::Deputy,
    Role::ChiefArbiter,
    Role::SeniorArbiter,
    Role::InformationArbiter,
    Role::AssistantSecretary,
    Role::Doctor,
    Role::Steward,
    Role::Technician,
    Role::Panel,
    Role::Appeals,
];

/// The page.
pub(super) fn content(desk: &Desk<'_>, venue: &Venue, reader: &Guest) -> Markup {
    let t = desk.t;
    html! {
        section .card aria-labelledby="invite-title" {
            h2 #invite-title { (t.desk_invite()) }
            p .faint { (t.desk_invite_about()) }
            form .desk-form data-command=(json!({ "venue": { "invite": {} } })) data-shows="links" {
                (seat_choice(desk, "venue.invite.seat"))
                label { span { (t.desk_invite_for()) } input name="venue.invite.label" maxlength="80" autocomplete="off"; }
                label { span { (t.desk_invite_days()) } input name="venue.invite.days" type="number" min="1" max="400" value="14"; }
                label { span { (t.desk_invite_uses()) } input name="venue.invite.uses" type="number" min="1" max="1000" value="1"; }
                p .told hidden data-keep="" { (t.desk_invite_link()) " " output {} }
                div .buttons { button .main type="submit" { (t.desk_invite()) } }
            }
        }
        section .card aria-labelledby="grant-title" {
            h2 #grant-title { (t.desk_grant()) }
            form .desk-form data-command=(json!({ "venue": { "grant": {} } })) data-clear="" {
                label { span { (t.account_name()) } input name="venue.grant.account" required maxlength="30" autocomplete="off" autocapitalize="none"; }
                (seat_choice(desk, "venue.grant.seat"))
                div .buttons { button type="submit" { (t.desk_grant()) } }
            }
        }
        (requests(desk, venue, reader))
        section .card aria-labelledby="seats-title" {
            h2 #seats-title { (t.desk_seats()) }
            ul .lines {
                @for held in venue.seats() {
                    li {
                        span { strong { (if held.holder.name.is_empty() { t.visitor() } else { &held.holder.name }) } " · " (seat_name(desk.t, desk.event, held.seat)) }
                        (desk.why(t.desk_unseat(), "venue.unseat.reason", &json!({ "venue": { "unseat": { "no": held.no } } }), ""))
                    }
                }
            }
            (invitations(desk, venue))
        }
    }
}

/// Links that can still be used.
fn invitations(desk: &Desk<'_>, venue: &Venue) -> Markup {
    let open: Vec<_> = venue.invitations().iter().filter(|each| each.is_open(Moment(desk.now.0))).collect();
    html! {
        @if !open.is_empty() {
            h3 { (desk.t.desk_invitations()) }
            ul .lines {
                @for each in open {
                    li {
                        span { (each.label) " · " (seat_name(desk.t, desk.event, each.seat)) " · × " (each.uses) }
                        (desk.press(desk.t.desk_recall(), &json!({ "venue": { "recall": { "invitation": each.no } } }), ""))
                    }
                }
            }
        }
    }
}

/// What one has asked for and another one answers; the last round is annulled so.
fn requests(desk: &Desk<'_>, venue: &Venue, reader: &Guest) -> Markup {
    let t = desk.t;
    let open: Vec<_> = venue.requests().iter().filter(|each| each.answer.is_none()).collect();
    let asked = |no: u16| {
        open.iter().any(|each| matches!(&each.what, Grave::AnnulRound { round, .. } if *round == no))
    };
    let last = desk.event.stage().rounds().last().filter(|last| venue.leads(reader) && !asked(last.round));
    html! {
        section .card aria-labelledby="two-title" {
            h2 #two-title { (t.desk_two()) }
            p .faint { (t.desk_two_about()) }
            @for each in &open {
                @let Grave::AnnulRound { round, reason } = &each.what;
                p { (each.by.name) ": " (t.desk_annul(*round)) " — " (reason) }
                @let (own, others) = (each.by.is(reader), venue.who_may_answer(each).join(", "));
                @let decline = json!({ "venue": { "decline": { "no": each.no } } });
                @if own || !venue.runs(reader) {
                    p { (if others.is_empty() { t.desk_two_nobody().to_owned() } else { t.desk_two_others(others) }) }
                    @if own { div .buttons { (desk.press(t.desk_two_back(), &decline, "")) } }
                } @else {
                    div .buttons {
                        (desk.press(t.desk_approve(), &json!({ "venue": { "approve": { "no": each.no } } }), "main"))
                        (desk.press(t.desk_decline(), &decline, ""))
                    }
                }
            }
            @if let Some(last) = last {
                div .buttons {
                    (desk.why(&t.desk_annul(last.round), "venue.ask.annul-round.reason", &json!({ "venue": { "ask": { "annul-round": { "round": last.round } } } }), "hot"))
                }
            }
        }
    }
}

fn seat_choice(desk: &Desk<'_>, name: &str) -> Markup {
    let officials = ROLES.into_iter().map(Seat::Official);
    let captains = desk.event.teams().teams().map(|(id, _)| Seat::Captain(id));
    let seated = |entry: &Entry| entry.person.is_athlete() || entry.person.is(Capacity::Representative);
    let people =
        desk.event.entries().all().filter(|(_, entry)| seated(entry)).map(|(id, _)| Seat::Person(id));
    let seats = officials.chain([Seat::Organiser, Seat::Press]).chain(captains).chain(people);
    html! {
        label {
            span { (desk.t.desk_seat()) }
            select name=(name) data-type="json" { @for seat in seats { option value=(value(seat)) { (seat_name(desk.t, desk.event, seat)) } } }
        }
    }
}

fn value(seat: Seat) -> Value {
    serde_json::to_value(seat).unwrap_or_default()
}

/// What somebody is, in words.
pub(crate) fn seat_name(t: Text, event: &Competition, seat: Seat) -> String {
    match seat {
        Seat::Organiser => t.seat_organiser().to_owned(),
        Seat::Press => t.seat_press().to_owned(),
        Seat::Official(role) => role_name(t, role),
        Seat::Captain(team) => format!("{}: {}", t.seat_captain(), event.name_of(Competitor::Team(team))),
        Seat::Person(person) => format!("{}: {}", t.seat_person(), event.name_of(Competitor::Person(person))),
    }
}

/// An office in words.
pub(super) fn role_name(t: Text, role: Role) -> String {
    told::office(t, role)
}
