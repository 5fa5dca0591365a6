//! The desk of an event: the pages of those who conduct it, one file each.
//!
//! A page is a function of the event: it is made anew whenever something happened, and the browser puts the difference into
//! what it shows (`web/event/desk.js`). Every button and form names the command it gives, the same a program would give.

pub(crate) mod admission;
mod appeals;
mod clearance;
pub(crate) mod entries;
pub(crate) mod front;
pub(crate) mod join;
pub(crate) mod lots;
pub(crate) mod new;
pub(crate) mod pairs;
mod panel;
pub(crate) mod papers;
pub(crate) mod people;
mod programme;
mod records;
pub(crate) mod regulation;
pub(crate) mod results;
pub(crate) mod rounds;
pub(crate) mod serve;
pub(crate) mod stages;
pub(crate) mod teams;
mod terms;

use ::people::Action::{EnterEvent, Look, OpenEvent, SeeEvent};
use article::Article;
use clock::{Day, Moment};
use competition::round::{self, Competitor};
use competition::{Competition, Fact, No, PersonId};
use language::Text;
use maud::{Markup, html};
use serde_json::Value;

use crate::api;
use crate::caller::Caller;
use crate::console::told;
use crate::page::layout::Page;
use crate::page::rules;
use crate::people::gate::Route;

/// The addresses of the desk, and of what it asks for. Who has no seat is told so by the page.
#[rustfmt::skip]
pub(crate) fn routes() -> Vec<Route> {
    vec![
        Route::get("/events/new", OpenEvent, new::get),
        Route::get("/events/{id}/join", Look, join::get),
        Route::get("/events/{id}/desk", SeeEvent, serve::front),
        Route::get("/events/{id}/desk/{page}", SeeEvent, serve::page),
        Route::get("/events/{id}/desk/teams/{team}", SeeEvent, serve::team),
        Route::post("/api/events/draft", OpenEvent, api::draft::post),
        Route::post("/api/events/digest", Look, api::ballots::bind),
        Route::post("/api/events/{id}/roll", SeeEvent, api::roll::post),
        Route::post("/api/events/{id}/ballots", EnterEvent, api::ballots::draw),
        Route::get("/api/events/papers.css", Look, api::papers::style),
        Route::get("/api/events/{id}/papers/{file}", Look, api::papers::get),
    ]
}

/// An event as its desk shows it to somebody.
pub(crate) struct Desk<'a> {
    pub(crate) t: Text,
    pub(crate) id: &'a str,
    pub(crate) event: &'a Competition,
    /// How many entries of the journal it has.
    pub(crate) version: u64,
    pub(crate) now: Moment,
    /// The round whose pairs are kept back, if one is.
    pub(crate) held: Option<u16>,
    /// The round that the program should begin and cannot, and why.
    pub(crate) waits: Option<venue::Waits>,
    /// How much of the desk its reader has.
    pub(crate) reach: Reach,
}

/// How much of the desk somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reach {
    /// The page of his own team, if he is its captain.
    Own,
    /// What the panel works with.
    Conducts,
    /// The papers of those who enter too.
    Admits,
}

/// The pages of the desk in the order of the work.
pub(crate) const PAGES: [&str; 12] = [
    "",
    "entries",
    "admission",
    "teams",
    "lots",
    "rounds",
    "results",
    "panel",
    "programme",
    "regulation",
    "people",
    "papers",
];

impl Desk<'_> {
    /// A page of the desk.
    pub(crate) fn page(&self, caller: &Caller, page: &str, content: &Markup) -> Markup {
        let title = self.title(page);
        let name = &self.event.regulation().name;
        let content = html! {
            damka-desk event=(self.id) version=(self.version) data-page=(page) {
                div .desk-head {
                    p .desk-event { a href={ "/events/" (self.id) } { (name) } }
                    h1 { (title) }
                    (self.menu(page))
                }
                div .refusal role="alert" {}
                p .desk-line role="status" {}
                div #desk-content { (content) }
                (self.undo())
            }
        };
        let title = format!("{title} · {name}");
        let scripts: &[&str] =
            if page == "results" { &["event/desk.js", "event/results.js"] } else { &["event/desk.js"] };
        Page { title: &title, scripts, content }.show(caller)
    }

    fn title(&self, page: &str) -> &'static str {
        let t = self.t;
        match page {
            "" => t.desk_title(),
            page => t.named("desk-page", page).unwrap_or_else(|| t.desk_title()),
        }
    }

    /// The pages its reader may open.
    fn menu(&self, page: &str) -> Markup {
        let hidden = |name: &str| match name {
            "teams" => !self.has_teams(),
            "entries" | "admission" => self.reach < Reach::Admits,
            _ => false,
        };
        if self.reach == Reach::Own {
            return html! {};
        }
        html! {
            nav .desk-menu aria-label=(self.t.desk_title()) {
                @for name in PAGES.into_iter().filter(|name| !hidden(name)) {
                    a href=(self.address(name)) aria-current=[(name == page).then_some("page")] { (self.title(name)) }
                }
            }
        }
    }

    /// What was done last, and how to take it back.
    fn undo(&self) -> Markup {
        let t = self.t;
        let last = self.event.standing().next_back().filter(|_| self.reach > Reach::Own);
        html! {
            footer .desk-foot {
                @if let Some(last) = last {
                    (self.why(t.desk_undo(), "undo.reason", &serde_json::json!({ "undo": {} }), ""))
                    span .faint { (t.desk_last(told::name(t, &last.fact))) }
                }
            }
        }
    }

    /// The address of a page.
    pub(super) fn address(&self, page: &str) -> String {
        match page {
            "" => format!("/events/{}/desk", self.id),
            page => format!("/events/{}/desk/{page}", self.id),
        }
    }

    /// A button that gives a command.
    pub(super) fn press(&self, text: &str, command: &Value, class: &str) -> Markup {
        html! { button type="button" class=[Some(class).filter(|class| !class.is_empty())] data-command=(command) { (text) } }
    }

    /// A button that asks for the reason first.
    pub(super) fn why(&self, text: &str, path: &str, command: &Value, class: &str) -> Markup {
        html! {
            button type="button" class=[Some(class).filter(|class| !class.is_empty())] data-command=(command) data-why=(path) { (text) }
        }
    }

    /// Whether the pairs of a round are known, and the button that makes them known.
    pub(super) fn publish(&self, round: u16) -> Markup {
        let t = self.t;
        if self.held != Some(round) {
            return html! {};
        }
        html! {
            (self.press(t.desk_publish(), &serde_json::json!({ "venue": "publish" }), "main"))
            span { (t.desk_kept_back()) }
        }
    }

    /// A number with the name of who has it.
    pub(super) fn who(&self, no: No) -> String {
        let who = self.event.stage().competitor(no);
        let name = who.map(|who| self.event.name_of(who)).unwrap_or_default();
        format!("{no} {name}")
    }

    pub(super) fn name(&self, id: PersonId) -> String {
        self.event.name_of(Competitor::Person(id))
    }

    /// An article, with a link to what it says.
    pub(super) fn cite(&self, by: Article) -> Markup {
        rules::cite(self.t, by)
    }

    pub(super) fn cite_name(&self, by: &str) -> Markup {
        rules::cite_name(self.t, by)
    }

    pub(super) fn today(&self) -> Day {
        Day(i32::try_from(self.now.0.div_euclid(86_400_000)).unwrap_or(i32::MAX))
    }

    pub(super) fn has_teams(&self) -> bool {
        use rulebook::law::event::Character;
        matches!(
            self.event.regulation().organisation.character(),
            Character::Team | Character::IndividualTeam
        )
    }

    /// The seed of a round: it follows from the lots that were drawn, so nobody chooses it.
    pub(super) fn seed(&self, round: u16) -> u64 {
        let seed = self.event.standing().rev().find_map(|event| match &event.fact {
            Fact::Round(
                round::Fact::Drawn { seed, .. }
                | round::Fact::StageBegun { seed, .. }
                | round::Fact::PlayOffBegun { seed, .. },
            ) => Some(*seed),
            _ => None,
        });
        let seed = seed.unwrap_or_default();
        rulebook::Lots::new(seed.wrapping_add(u64::from(round))).bits() >> 11
    }
}

/// The name of something on the wire.
pub(super) fn wire(what: &impl serde::Serialize) -> String {
    serde_json::to_value(what).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// A day as it is written.
pub(crate) fn date(day: Day) -> String {
    let (year, month, day) = day.date();
    format!("{year:04}-{month:02}-{day:02}")
}
