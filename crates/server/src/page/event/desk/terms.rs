//! What a regulation says beyond the wizard: it can be said until the lots are drawn.
//!
//! The form carries the whole regulation; its fields change what they name.

use article::Article;
use competition::duel::{Goal, Level};
use competition::entry::{Audience, Document, Rank};
use competition::regulation::System;
use competition::schedule::Instead;
use competition::standing::Counting;
use competition::team::Fewest;
use maud::{Markup, html};
use rulebook::Points;
use rulebook::law::event::{Character, EventKind, TeamTiebreak, Term, Total};
use serde::Serialize;
use serde_json::json;

use super::{Desk, date, wire};

const KINDS: [EventKind; 5] = [
    EventKind::Championship,
    EventKind::FirstPlace,
    EventKind::Tournament,
    EventKind::Match,
    EventKind::MatchTournament,
];

/// Places for criteria beyond those that hold.
const MORE_CRITERIA: usize = 3;

/// The form.
pub(super) fn content(desk: &Desk<'_>) -> Markup {
    let (t, draft, law) = (desk.t, &**desk.event.regulation(), desk.event.law());
    if desk.event.stage().has_numbers() {
        return html! {};
    }
    let more = names(&draft.entries.more_documents);
    let only = names(draft.entries.documents.as_deref().unwrap_or_default());
    let overrides = law.organisation.overrides.filter(|each| each.kind == draft.discipline.kind);
    html! {
        details .card .no-print {
            summary { h2 { (t.terms_title()) } }
            form .desk-form data-command=(json!({ "venue": { "regulate": draft } })) {
                (choice(desk, "organisation.kind", "terms-kind", t.terms_kind(), &KINDS, draft.organisation.kind.as_ref()))
                @if let Some(overrides) = overrides {
                    @let official = draft.organisation.federation.clone().unwrap_or_default();
                    label {
                        span { (t.terms_federation(overrides.source)) " " (desk.cite(overrides.by)) }
                        select name="venue.regulate.organisation.federation" data-type="json" {
                            option value="null" { (t.no()) }
                            option value=(json!(official)) selected[draft.organisation.federation.is_some()] { (t.yes()) }
                        }
                    }
                    label {
                        span { (t.terms_instead()) }
                        textarea name="venue.regulate.organisation.federation" data-type="instead" data-empty="[]" rows="3" spellcheck="false" maxlength="4000" { (instead(&official)) }
                    }
                }
                @if let System::Match(duel) = &draft.system {
                    (goal(desk, duel.goal))
                    (choice(desk, "system.level", "terms-level", t.terms_level(), &[Level::Drawn, Level::PlayedOn], Some(&duel.level)))
                }
                (choice(desk, "entries.audience", "terms-audience", t.terms_audience(), &[Audience::Everybody, Audience::Students, Audience::Adaptive], Some(&draft.entries.audience)))
                (least_rank(desk, draft.entries.least_rank))
                label { span { (t.terms_preliminary()) } input type="date" name="venue.regulate.entries.preliminary-until" data-type="day" data-empty="null" value=[draft.entries.preliminary_until.map(date)]; }
                label { span { (t.terms_documents()) } input name="venue.regulate.entries.more-documents" data-type="documents" data-empty="[]" value=(more.join(", ")) maxlength="400"; }
                label { span { (t.terms_only()) } input name="venue.regulate.entries.documents" data-type="documents" data-empty="null" value=(only.join(", ")) maxlength="400"; }
                label { span { (t.desk_fee()) } input type="number" name="venue.regulate.entries.fee" data-empty="null" min="0" max="1000000" value=[draft.entries.fee]; }
                label { span { (t.terms_deposit()) } input type="number" name="venue.regulate.protests.deposit" data-empty="null" min="0" max="1000000" value=[draft.protests.deposit]; }
                @if let Some(by) = appealed_within(desk) {
                    label {
                        span { (t.terms_appeal_within()) " " (desk.cite(by)) }
                        input type="number" name="venue.regulate.protests.appeal-within" data-type="minutes" data-empty="null" min="1" max="100000" value=[draft.protests.appeal_within.map(|time| time.as_seconds() / 60)];
                    }
                }
                @if draft.organisation.character() == Character::TeamStanding {
                    label {
                        span { (t.terms_counting()) }
                        select name="venue.regulate.standing.counting" data-type="json" {
                            @for counting in [Counting::All].into_iter().chain((1..=10).map(Counting::Best)) {
                                option value=(json!(counting)) selected[counting == draft.standing.counting] {
                                    @match counting { Counting::Best(best) => (t.terms_best(best)), _ => (t.terms_all()) }
                                }
                            }
                        }
                    }
                }
                @if desk.has_teams() {
                    (criteria(desk, &draft.standing.team_tiebreaks))
                    (choice(desk, "standing.team-total", "terms-total", t.terms_total(), &[Total::BoardPoints, Total::MatchPoints], draft.standing.team_total.as_ref()))
                    @if draft.teams.reserves > 0 {
                        @let boards: Vec<String> = draft.teams.reserve_boards.iter().map(u8::to_string).collect();
                        label { span { (t.terms_reserve_boards()) } input name="venue.regulate.teams.reserve-boards" data-type="numbers" data-empty="[]" inputmode="numeric" value=(boards.join(", ")) maxlength="200"; }
                    }
                    (choice(desk, "teams.incomplete", "terms-incomplete", t.terms_incomplete(), &[Fewest::Either, Fewest::Both], Some(&draft.teams.incomplete)))
                }
                div .buttons { button type="submit" { (t.save()) } }
            }
        }
    }
}

/// The article by which the event says itself how long a decision may be appealed, where the edition leaves it open.
fn appealed_within(desk: &Desk<'_>) -> Option<Article> {
    let mut steps = desk.event.law().protest.paths.iter().flat_map(|path| path.steps);
    steps.find(|step| step.term.value == Term::Fixed).map(|step| step.term.by)
}

/// What decides a match: most points of so many games, so many points, or so many wins.
fn goal(desk: &Desk<'_>, held: Goal) -> Markup {
    let t = desk.t;
    let points = (1..=20).map(|points| Goal::Points(Points::halves(2 * points)));
    let others = points.chain((1..=10).map(Goal::Wins)).filter(|goal| *goal != held);
    html! {
        label {
            span { (t.terms_goal()) }
            select name="venue.regulate.system.goal" data-type="json" {
                @for goal in std::iter::once(held).chain(others) {
                    option value=(json!(goal)) {
                        @match goal {
                            Goal::Games { games, .. } => (t.games(games)),
                            Goal::Points(points) => (t.terms_goal_points(points)),
                            Goal::Wins(wins) => (t.terms_goal_wins(wins)),
                        }
                    }
                }
            }
        }
    }
}

/// The least category or title of those who may play.
fn least_rank(desk: &Desk<'_>, held: Option<Rank>) -> Markup {
    html! {
        label {
            span { (desk.t.terms_least_rank()) }
            select name="venue.regulate.entries.least-rank" data-type="json" {
                option value="null" { "–" }
                @for rank in Rank::ALL { option value=(json!(rank)) selected[held == Some(rank)] { (rank) } }
            }
        }
    }
}

/// What decides between teams: a criterion for each place in the order, and places for a few more.
fn criteria(desk: &Desk<'_>, held: &[TeamTiebreak]) -> Markup {
    let t = desk.t;
    let places = (held.len() + MORE_CRITERIA).min(TeamTiebreak::ALL.len());
    html! {
        fieldset name="venue.regulate.standing.team-tiebreaks" {
            legend { (t.terms_criteria()) }
            ol {
                @for place in 0..places {
                    li {
                        select aria-label={ (t.terms_criteria()) ": " (place + 1) } {
                            option value="" { "–" }
                            @for each in TeamTiebreak::ALL {
                                option value=(each.name()) selected[held.get(place) == Some(&each)] {
                                    (t.named("tables-criterion", each.name()).unwrap_or(each.name()))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What holds in the place of articles, a line each.
fn instead(rules: &[Instead]) -> String {
    rules.iter().map(|rule| format!("{} {}", rule.article, rule.text)).collect::<Vec<_>>().join("\n")
}

/// Papers that only this event asks for.
fn names<'a>(documents: &'a [Document]) -> Vec<&'a str> {
    let name = |document: &'a Document| match document {
        Document::Other(name) => Some(name.as_str()),
        Document::Paper(_) => None,
    };
    documents.iter().filter_map(name).collect()
}

/// One of several; nothing said is as usual.
fn choice<T: Serialize + PartialEq>(
    desk: &Desk<'_>,
    path: &str,
    family: &str,
    label: &str,
    all: &[T],
    held: Option<&T>,
) -> Markup {
    let name = |each: &T| {
        let name = wire(each);
        desk.t.named(family, &name).map_or(name, str::to_owned)
    };
    html! {
        label {
            span { (label) }
            select name={ "venue.regulate." (path) } {
                @if held.is_none() { option value="" { "–" } }
                @for each in all { option value=(wire(each)) selected[held == Some(each)] { (name(each)) } }
            }
        }
    }
}
