//! The first page: what to do here, a challenge, and who waits for an opponent.

use language::{Language, Text};
use maud::{Markup, html};
use rulebook::{Edition, Kind, Tempo, law};

use super::layout::Page;
use crate::caller::Caller;

/// The tempos in the order in which they are offered.
const TEMPOS: [Tempo; 3] = [Tempo::Blitz, Tempo::Rapid, Tempo::Classical];

/// Shows the first page.
pub(crate) async fn get(caller: Caller) -> Markup {
    let t = caller.language.text();
    let content = html! {
        section .welcome {
            h1 { (t.first_title()) }
            p .lead { (t.first_lead()) }
        }
        damka-lobby .lobby { (challenge(t)) }
        ul .promises {
            li { (t.first_promise_rules()) }
            li { (t.first_promise_durable()) }
            li { (t.first_promise_clock()) }
        }
    };
    Page { title: t.lobby(), scripts: &["lobby.js"], content }.show(&caller)
}

/// The form of a challenge. What depends on what is arranged by the browser from `/api/rules`.
fn challenge(t: Text) -> Markup {
    html! {
        form .card #challenge aria-labelledby="challenge-title" {
            h2 #challenge-title { (t.challenge_title()) }
            label {
                span { (t.challenge_discipline()) }
                select name="kind" {
                    @for kind in Kind::all() {
                        option value=(kind.name()) { (t.named("discipline", kind.name()).unwrap_or(kind.name())) }
                    }
                }
                small #about {}
            }
            fieldset #times hidden {
                legend { (t.challenge_control()) }
            }
            label {
                span { (t.challenge_colour()) }
                select name="seat" {
                    option value="any" { (t.colour_any()) }
                    option value="first" { (t.seat_first()) }
                    option value="second" { (t.seat_second()) }
                }
            }
            details {
                summary { (t.challenge_more()) }
                label {
                    span { (t.challenge_edition()) }
                    select name="edition" {
                        @for edition in editions(t.language()) {
                            option value=(edition.name()) { (t.named("edition", edition.name()).unwrap_or(edition.name())) }
                        }
                    }
                }
                label #tempo-line {
                    span { (t.challenge_tempo()) }
                    select name="tempo" {
                        @for tempo in TEMPOS {
                            option value=(tempo.name()) { (t.named("tempo", tempo.name()).unwrap_or(tempo.name())) }
                        }
                    }
                }
                label {
                    span { (t.challenge_control_own()) }
                    input name="control" list="controls" autocomplete="off" spellcheck="false" aria-describedby="control-help";
                    datalist #controls {}
                    small #control-help { (t.challenge_control_help()) }
                }
                label #ballot-line hidden {
                    span { (t.challenge_ballot()) }
                    select name="ballot" { option value="" { (t.ballot_none()) } }
                }
                label #opening-line hidden {
                    span { (t.challenge_opening()) }
                    select name="opening" {}
                }
                label #games-line {
                    span { (t.challenge_games()) }
                    input name="games" type="number" min="1" max="10" value="1";
                }
                label {
                    span { (t.challenge_name()) }
                    input name="name" maxlength="30" autocomplete="nickname";
                }
            }
            label .check {
                input name="lobby" type="checkbox";
                span { (t.challenge_open()) }
            }
            div .objections role="alert" {}
            button .main type="submit" { (t.challenge_create()) }
        }
    }
}

/// The editions by which a game can be played, that of the reader's federation first.
fn editions(language: Language) -> Vec<Edition> {
    let known = |edition: &Edition| Kind::all().any(|kind| law(*edition, kind).is_some());
    let mut editions: Vec<Edition> = Edition::ALL.into_iter().filter(known).collect();
    editions.sort_by_key(|edition| language == Language::Ukrainian && *edition != Edition::Ua24);
    editions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_is_offered_the_rules_of_his_federation_first() {
        for (language, first) in [(Language::Ukrainian, Edition::Ua24), (Language::Russian, Edition::Ru22)] {
            let editions = editions(language);
            assert_eq!(editions.first(), Some(&first));
            assert!(editions.len() > 3, "{editions:?}");
        }
    }
}
