//! The wizard: from an edition to the regulation of an event, with presets first and what the edition has against it.

use language::{Language, Text};
use maud::{Markup, html};
use rulebook::{BallotTable, Edition, Kind, Status, Tempo, law};

use crate::api::preset;
use crate::caller::Caller;
use crate::page::layout::Page;

/// Systems in the order they are offered; the Swiss ones are those of the edition.
const SYSTEMS: [&str; 15] = [
    "swiss",
    "individual",
    "truncated-solkoff",
    "current-buchholz",
    "median-solkoff",
    "blind-lot",
    "renju-rating",
    "renju-lot",
    "round-robin",
    "knockout",
    "third-place-knockout",
    "placement-knockout",
    "lives",
    "scheveningen",
    "match",
];

/// Shows the wizard.
pub(crate) async fn get(caller: Caller) -> Markup {
    let t = caller.language.text();
    let content = html! {
        h1 { (t.desk_new_title()) }
        p .lead { (t.desk_new_lead()) }
        (presets(t))
        form #new-event .wizard {
            div .wizard-steps {
                (what(caller.language))
                (how(t))
                (system(t))
                (places(t))
                (more(t))
                (players(t))
            }
            aside .wizard-told aria-labelledby="told-title" {
                h2 #told-title { (t.desk_regulation()) }
                div .objections role="status" aria-live="polite" {}
                dl .terms {}
                p .refusal role="alert" {}
                button .main type="submit" { (t.desk_create()) }
            }
        }
    };
    Page { title: t.desk_new_title(), scripts: &["event/new.js"], content }.show(&caller)
}

/// What is chosen most often, as wishes.
fn presets(t: Text) -> Markup {
    let named = |family: &str, id: &str| t.named(family, id).unwrap_or_default();
    html! {
        section aria-labelledby="presets-title" {
            h2 #presets-title { (t.desk_presets()) }
            div .presets {
                @for (id, wish) in preset::wishes() {
                    button type="button" data-wish=(wish) {
                        strong { (named("desk-preset", id)) }
                        span .faint { (named("desk-preset-about", id)) }
                    }
                }
            }
        }
    }
}

/// The edition that is offered first: that of the federation whose language the reader speaks.
const fn home(language: Language) -> Edition {
    match language {
        Language::Ukrainian => Edition::Ua24,
        Language::English | Language::Russian => Edition::Ru22,
    }
}

fn what(language: Language) -> Markup {
    let t = language.text();
    let known = |edition: &Edition| Kind::all().any(|kind| law(*edition, kind).is_some());
    let editions = Edition::ALL.into_iter().filter(known);
    html! {
        fieldset {
            legend { "1. " (t.desk_step_what()) }
            label { span { (t.desk_name()) } input name="name" required maxlength="120" autocomplete="off"; }
            label {
                span { (t.desk_edition()) }
                select name="edition" { @for edition in editions {
                    option value=(edition.name()) selected[edition == home(language)] { (t.named("edition", edition.name()).unwrap_or(edition.name())) }
                } }
            }
            (select("kind", t.desk_discipline(), &Kind::all().map(|kind| (kind.name(), t.named("discipline", kind.name()).unwrap_or(kind.name()))).collect::<Vec<_>>()))
            (select("tempo", t.challenge_tempo(), &[Tempo::Rapid, Tempo::Blitz, Tempo::Classical].map(|tempo| (tempo.name(), t.named("tempo", tempo.name()).unwrap_or(tempo.name())))))
        }
    }
}

fn how(t: Text) -> Markup {
    let ballots: Vec<_> = std::iter::once(("", t.ballot_none()))
        .chain(
            BallotTable::ALL
                .map(|table| (table.name(), t.named("ballot", table.name()).unwrap_or(table.name()))),
        )
        .collect();
    html! {
        fieldset {
            legend { "2. " (t.desk_step_games()) }
            label {
                span { (t.desk_control()) }
                input name="control" list="controls" autocomplete="off" spellcheck="false" aria-describedby="control-help";
                datalist #controls {}
                small #control-help .faint { (t.desk_control_help()) }
            }
            (select("venue", t.desk_venue(), &[("hall", t.desk_venue_hall()), ("remote", t.desk_venue_remote())]))
            (number("games", t.desk_games(), 1, 10, Some(1)))
            (select("ballot", t.desk_ballot(), &ballots))
            (number("lateness", t.desk_lateness_minutes(), 0, 180, None))
        }
    }
}

fn system(t: Text) -> Markup {
    let characters = ["individual", "team", "individual-team", "team-standing"];
    let named = |name: &'static str| (name, t.named("desk-system", name).unwrap_or(name));
    html! {
        fieldset {
            legend { "3. " (t.desk_step_system()) }
            (select("character", t.desk_character(), &characters.map(|each| (each, t.named("desk-character", each).unwrap_or(each)))))
            (number("players", t.desk_players_expected(), 2, 2000, Some(12)))
            (select("system", t.desk_system(), &SYSTEMS.map(named)))
            (number("rounds", t.desk_rounds(), 1, 99, None))
            p #recommended .faint aria-live="polite" {}
            div data-for="lives" { (number("lost", t.desk_lost(), 1, 99, None)) }
            div data-for="teams" .fields {
                (number("boards", t.desk_boards(), 2, 50, Some(4)))
                (number("reserves", t.desk_reserves(), 0, 10, Some(0)))
                (select("order", t.desk_order(), &[
                    ("fixed", t.desk_order_fixed()), ("reserves", t.desk_order_reserves()),
                    ("shift", t.desk_order_shift()), ("free", t.desk_order_free()),
                ]))
            }
            details {
                summary { (t.desk_later_add()) }
                (number("finalists", t.desk_finalists(), 2, 128, None))
                (select("final-system", t.desk_final_system(), &["third-place-knockout", "knockout", "placement-knockout", "round-robin"].map(named)))
            }
        }
    }
}

fn places(t: Text) -> Markup {
    html! {
        fieldset {
            legend { "4. " (t.desk_step_places()) }
            (select("scale", t.desk_points(), &[("TwoOneZero", "2 – 1 – 0"), ("OneHalfZero", "1 – ½ – 0")]))
            p #tiebreaks-title { (t.desk_tiebreaks()) }
            p #tiebreaks-help .faint { (t.desk_tiebreaks_help()) }
            ol #tiebreaks .order aria-labelledby="tiebreaks-title" aria-describedby="tiebreaks-help" {}
            label { span { (t.desk_tiebreak_add()) } select #tiebreak-add { option value="" { "…" } } }
        }
    }
}

fn more(t: Text) -> Markup {
    html! {
        fieldset {
            legend { "5. " (t.desk_step_more()) }
            (select("status", t.desk_status(), &Status::ALL.map(|status| (status.name(), t.named("desk-status", status.name()).unwrap_or(status.name())))))
            label { span { (t.desk_first_day()) } input name="first-day" type="date"; }
            label { span { (t.desk_last_day()) } input name="last-day" type="date"; }
            label { span { (t.desk_place()) } input name="place" maxlength="120"; }
            label { span { (t.desk_organiser()) } input name="organiser" maxlength="120"; }
            (select("papers", t.desk_papers_asked(), &[("none", t.desk_papers_none()), ("edition", t.desk_papers_edition())]))
            (number("fee", t.desk_fee(), 0, 1_000_000, None))
            label {
                span { (t.desk_groups()) }
                input name="groups" placeholder=(t.desk_groups_example()) aria-describedby="groups-help" autocomplete="off";
                small #groups-help .faint { (t.desk_groups_help()) }
            }
            (select("audience", t.desk_audience(), &[("public", t.desk_audience_public()), ("link", t.desk_audience_link())]))
        }
    }
}

fn players(t: Text) -> Markup {
    html! {
        fieldset {
            legend { "6. " (t.desk_step_players()) }
            label {
                span { (t.desk_names()) }
                textarea #names rows="6" aria-describedby="names-help" {}
                small #names-help .faint { (t.desk_names_help()) }
            }
            label .check {
                input #begin type="checkbox" checked;
                span { (t.desk_begin_now()) }
            }
            label .check hidden {
                input #before type="checkbox";
                span { (t.desk_before()) " " span {} }
            }
        }
    }
}

fn select(name: &str, label: &str, options: &[(&str, &str)]) -> Markup {
    html! {
        label {
            span { (label) }
            select name=(name) { @for (value, text) in options { option value=(value) { (text) } } }
        }
    }
}

fn number(name: &str, label: &str, least: u32, most: u32, value: Option<u32>) -> Markup {
    html! {
        label {
            span { (label) }
            input name=(name) type="number" inputmode="numeric" min=(least) max=(most) value=[value];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edition_of_the_readers_federation_is_offered_first() {
        for (language, edition) in
            [(Language::Ukrainian, "UA24"), (Language::Russian, "RU22"), (Language::English, "RU22")]
        {
            let page = what(language).into_string();
            assert!(page.contains(&format!("<option value=\"{edition}\" selected>")), "{page}");
            assert_eq!(page.matches(" selected").count(), 1, "{page}");
        }
    }

    #[test]
    fn groups_are_shown_as_the_reader_may_write_them() {
        for (language, example) in [
            (Language::Ukrainian, "ч16 ж16 ч13"),
            (Language::Russian, "м16 ж16 м13"),
            (Language::English, "m16 f16 m13"),
        ] {
            let page = more(language.text()).into_string();
            assert!(page.contains(&format!("placeholder=\"{example}\"")), "{page}");
        }
    }
}
