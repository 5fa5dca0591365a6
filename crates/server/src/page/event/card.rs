//! A player's card: whom he met, and how he stood after each round.

use forms::Form;
use maud::{Markup, html};

use super::sheet::{Named, Order, group_name, head, parts, rank, scrolls, short_head};
use super::{Reader, chart, papers};
use venue::view::{Card, CardRound, Met, Sort, Step};

/// A player's card; the paper of it has a name of its own.
pub(super) fn content(reader: &Reader<'_>, card: &Card, paper: &str) -> Markup {
    let t = reader.t;
    let who = &card.who;
    html! {
        h2 #card { (who.name) }
        (parts(reader, &format!("players/{}", who.no), card.part.part))
        dl .facts {
            (fact(t.tables_no(), Some(&who.no.to_string())))
            (fact(t.tables_place(), card.place.as_ref().map(|place| t.tables_place_of(card.of, place)).as_deref()))
            (fact(t.tables_points(), Some(&card.points)))
            (fact(t.tables_rating(), who.rating.map(|rating| rating.to_string()).as_deref()))
            (fact(t.tables_rank(), Some(rank(t, who))))
            (fact(t.tables_title(), who.title))
            (fact(t.tables_of(), Some(&who.of)))
            (fact(t.tables_team(), card.team.as_deref()))
            (fact(t.tables_group(), card.ages.map(|group| group_name(t, group)).as_deref()))
            @if card.sort == Sort::Players { (fact(t.tables_colours(), Some(&t.tables_colours_count(card.colours[1], card.colours[0])))) }
            @if let Some(rating) = &card.rating {
                (fact(t.tables_change(), Some(&rating.change)))
                (fact(t.tables_performance(), rating.performance.map(|number| number.to_string()).as_deref()))
            }
            @if let Some(round) = who.left { (fact(t.tables_left(), Some(&t.tables_left_after(round)))) }
        }
        @if !card.rounds.is_empty() {
            damka-sheet { (scrolls(t.tables_card_rounds(), &rounds(reader, card))) }
        }
        @if card.progress.len() > 1 { (chart::progress(t, who.name.as_str(), &card.progress, card.of)) }
        p .no-print { a href={ (papers::address(reader, Form::PlayerCard)) "&no=" (who.no) } target="_blank" { (paper) } }
    }
}

fn fact(name: &str, value: Option<&str>) -> Markup {
    html! { @if let Some(value) = value.filter(|value| !value.is_empty()) { div { dt { (name) } dd { (value) } } } }
}

fn rounds(reader: &Reader<'_>, card: &Card) -> Markup {
    let t = reader.t;
    let step = |round: u16| card.progress.iter().find(|step| step.round == round);
    let columns = Columns {
        // In a match both colours are played.
        colours: card.sort == Sort::Players,
        totals: !card.progress.is_empty(),
        places: card.progress.iter().any(|step| step.place.is_some()),
    };
    html! {
        table .sheet .met {
            caption { (t.tables_card_rounds()) }
            thead { tr {
                (head(t.tables_round_head(), Order::None))
                (short_head(t.tables_board_short(), t.tables_board(), Order::Figures))
                @if columns.colours { (head(t.tables_colour(), Order::None)) }
                (short_head(t.tables_no_short(), t.tables_no(), Order::Figures))
                (head(t.tables_opponent(), Order::None))
                (short_head(t.tables_rating_short(), t.tables_rating(), Order::Figures))
                (head(t.tables_result(), Order::None))
                @if columns.totals { (head(t.tables_total(), Order::Figures)) }
                @if columns.places { (head(t.tables_place(), Order::Figures)) }
            } }
            tbody { @for round in &card.rounds { (line(reader, round, step(round.game.round), &columns)) } }
        }
    }
}

/// What is known of its rounds.
struct Columns {
    colours: bool,
    totals: bool,
    places: bool,
}

fn line(reader: &Reader<'_>, round: &CardRound, step: Option<&Step>, columns: &Columns) -> Markup {
    let t = reader.t;
    let game = &round.game;
    html! {
        tr {
            th scope="row" { (game.round) }
            td .number { @if let Some(board) = round.board { (board) } }
            @if columns.colours { td { @if let Some(colour) = game.colour { (t.named("colour", colour).unwrap_or(colour)) } } }
            td .number { @if let Some(no) = game.opponent { (no) } }
            td { @match (&round.against, game.met) {
                (Some(against), _) => (Named(reader, against)),
                (None, Met::Bye) => (t.tables_free_bye()),
                (None, Met::Absent) => (t.tables_free_absent()),
                (None, _) => (t.tables_free_free()),
            } }
            td .number { @if let Some(rating) = round.against.as_ref().and_then(|who| who.rating) { (rating) } }
            td .result { (game.result.as_deref().unwrap_or_default()) }
            @if columns.totals { td .number { @if let Some(step) = step { (step.points) } } }
            @if columns.places { td .number { @if let Some(place) = step.and_then(|step| step.place) { (place) } } }
        }
    }
}
