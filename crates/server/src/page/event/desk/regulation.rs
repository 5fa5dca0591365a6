//! The regulation of an event in words, each choice with the article it rests on: a page to be read and printed.

use competition::Draft;
use competition::entry::{Applications, Audience};
use competition::regulation::System;
use competition::standing::TeamRules;
use competition::team::Order;
use language::Text;
use maud::{Markup, html};
use rulebook::law::event::Character;
use rulebook::{Venue, event_law};
use serde::Serialize;

use super::{Desk, date, terms, wire};
use crate::page::control;
use crate::page::event::sheet::group_name;

/// A choice in words.
#[derive(Serialize)]
pub(crate) struct Line {
    /// What it is about.
    pub(crate) about: String,
    /// What holds.
    pub(crate) value: String,
    /// The article, where there is one.
    pub(crate) by: Option<&'static str>,
}

/// The regulation of an event.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    let (t, draft) = (desk.t, &**desk.event.regulation());
    let advice = draft.objections();
    html! {
        section .card aria-labelledby="regulation-title" {
            h2 #regulation-title { (t.desk_regulation_of(&draft.name)) }
            dl .terms {
                @for line in lines(t, draft) {
                    div {
                        dt { (line.about) }
                        dd { (line.value) @if let Some(by) = line.by { " " (desk.cite_name(by)) } }
                    }
                }
            }
            @if !advice.is_empty() {
                h3 { (t.desk_advice()) }
                ul { @for each in &advice { li { (control::spoken(t, &format!("{}: {}", t.said(&each.what), t.said(&each.allowed)))) " " (desk.cite(each.by)) } } }
            }
        }
        p .no-print { button type="button" data-print="" { (t.desk_print()) } }
        (terms::content(desk))
    }
}

/// The regulation in words.
pub(crate) fn lines(t: Text, draft: &Draft) -> Vec<Line> {
    let law = event_law(draft.edition);
    let mut found = Vec::new();
    let mut say = |about: &str, value: String, by: Option<article::Article>| {
        if !value.is_empty() {
            found.push(Line { about: about.to_owned(), value, by: by.map(|by| by.name()) });
        }
    };
    let named = |family: &str, name: &str| t.named(family, name).unwrap_or(name).to_owned();
    say(t.desk_edition(), named("edition", draft.edition.name()), Some(draft.edition.scope()));
    let discipline = draft.discipline;
    let game = format!(
        "{} · {}",
        named("discipline", discipline.kind.name()),
        named("tempo", discipline.tempo.name())
    );
    say(t.desk_discipline(), game, None);
    let character = draft.organisation.character();
    say(t.desk_character(), named("desk-character", &wire(&character)), Some(law.organisation.character));
    say(t.desk_status(), named("desk-status", draft.status.name()), None);
    let days = [draft.first_day, draft.last_day]
        .into_iter()
        .flatten()
        .map(|day| t.language().day(&date(day)))
        .collect::<Vec<_>>();
    say(t.desk_dates(), days.join(" – "), None);
    say(t.desk_place(), draft.organisation.place.clone(), None);
    say(t.desk_organiser(), draft.organisation.organisers.join(", "), None);
    say(t.desk_system(), system(t, &draft.system), Some(law.organisation.system));
    for later in &draft.later {
        let who = match later.feed.who {
            competition::mixed::Who::Top(top) => t.desk_first_of(top),
            competition::mixed::Who::EachGroup(top) => t.desk_first_of_each(top),
            competition::mixed::Who::Everybody => t.desk_everybody().to_owned(),
        };
        say(t.desk_later(), format!("{}; {who}", system(t, &later.system)), Some(law.systems.mixed));
    }
    games(t, draft, &mut say);
    let scale = match draft.scale {
        rulebook::Scale::OneHalfZero => "1 – ½ – 0",
        rulebook::Scale::TwoOneZero => "2 – 1 – 0",
    };
    say(t.desk_points(), scale.to_owned(), Some(law.round.points));
    let teams = TeamRules::of(draft, &draft.system).filter(|_| character == Character::Team);
    let (tiebreaks, by): (Vec<String>, _) = match teams {
        Some(rules) => {
            let names = rules.tiebreaks.iter().map(|each| named("tables-criterion", each.name()));
            let first = rules.tiebreaks.first();
            let by = first.map(|each| rules.law.teams.article(*each, rules.scoring, rules.format));
            (names.collect(), by)
        }
        None => {
            let names = draft.standing.tiebreaks.iter().map(|each| named("desk-tiebreak", each.name()));
            (names.collect(), Some(law.standing.criteria))
        }
    };
    // Their names have commas in them.
    say(t.desk_tiebreaks(), tiebreaks.join("; "), by);
    let groups: Vec<String> = draft.entries.groups.iter().map(|group| group_name(t, *group)).collect();
    say(t.desk_groups(), groups.join(", "), Some(law.ages.counted));
    if matches!(character, Character::Team | Character::IndividualTeam) {
        let order = match draft.teams.order {
            Order::Fixed => t.desk_order_fixed(),
            Order::Reserves => t.desk_order_reserves(),
            Order::Shift => t.desk_order_shift(),
            Order::Free => t.desk_order_free(),
        };
        let value = format!("{}, {order}", t.desk_boards_reserves(draft.teams.boards, draft.teams.reserves));
        say(t.desk_teams(), value, Some(law.team.order));
    }
    if draft.entries.audience != Audience::Everybody {
        let by = law.admission.adaptive.filter(|_| draft.entries.audience == Audience::Adaptive);
        say(t.terms_audience(), named("terms-audience", &wire(&draft.entries.audience)), by);
    }
    let least = draft.entries.least_rank.map(|rank| rank.to_string()).unwrap_or_default();
    say(t.terms_least_rank(), least, Some(law.admission.decision));
    let papers = match (draft.entries.applications, &draft.entries.documents) {
        (Applications::None, Some(papers)) if papers.is_empty() => t.desk_papers_none(),
        _ => t.desk_papers_edition(),
    };
    say(t.desk_papers_asked(), papers.to_owned(), Some(law.admission.decision));
    say(t.desk_fee(), draft.entries.fee.map(|fee| fee.to_string()).unwrap_or_default(), None);
    found
}

/// What is said about the games.
fn games(t: Text, draft: &Draft, say: &mut impl FnMut(&str, String, Option<article::Article>)) {
    let Some(game) = &draft.game else { return };
    let Ok((regulation, _)) = game.as_ref().clone().check() else {
        return say(t.desk_control(), control::words(t, &game.control), None);
    };
    say(t.desk_control(), control::words(t, &game.control), Some(regulation.control_by()));
    let venue = match game.venue {
        Venue::Hall => t.desk_venue_hall(),
        Venue::Remote => t.desk_venue_remote(),
    };
    say(t.desk_venue(), venue.to_owned(), None);
    let late = regulation.lateness_limit();
    say(t.desk_lateness(), t.desk_minutes(late.value.as_seconds() / 60), Some(late.by));
    if game.games > 1 {
        let meeting = regulation.law().choices.meeting.map(|meeting| meeting.by);
        say(t.desk_micromatch(), t.games(game.games), meeting);
    }
    if let Some(table) = game.ballot {
        let name = t.named("ballot", table.name()).unwrap_or(table.name()).to_owned();
        say(t.desk_ballot(), name, Some(table.article()));
    }
}

/// A system in words.
pub(super) fn system(t: Text, system: &System) -> String {
    let named = |name: &str| t.named("desk-system", name).unwrap_or_default();
    match system {
        System::Swiss { by, rounds } => format!("{}, {}", named(by.name()), t.desk_rounds_count(*rounds)),
        System::RoundRobin { cycles: 1, .. } => named("round-robin").to_owned(),
        System::RoundRobin { cycles, .. } => format!("{} × {cycles}", named("round-robin")),
        System::Knockout { losers, .. } => named(match losers {
            competition::knockout::Kind::Elimination => "knockout",
            competition::knockout::Kind::ThirdPlace => "third-place-knockout",
            competition::knockout::Kind::Placement => "placement-knockout",
        })
        .to_owned(),
        System::Lives { points } => format!("{}: {points}", named("lives")),
        System::Scheveningen => named("scheveningen").to_owned(),
        System::Match(_) => named("match").to_owned(),
    }
}
