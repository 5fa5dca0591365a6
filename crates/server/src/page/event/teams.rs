//! Teams: their places, their players, their matches.

use maud::{Markup, html};

use super::sheet::{Named, Order, head, legend, rank, scrolls, short_head};
use super::{Reader, pairings, standings};
use venue::view::{MemberRow, Pairings, Sort, Standings, TeamRow, Teams};

/// The teams of an event, with the matches of every round, the last first.
pub(super) fn content(reader: &Reader<'_>, teams: &Teams, places: &Standings, rounds: &[Pairings]) -> Markup {
    let t = reader.t;
    html! {
        h2 #teams { (t.tables_teams()) }
        @if places.sort == Sort::Teams {
            p .faint { (standings::after(reader, places)) }
            @for (at, table) in places.tables.iter().enumerate() { (standings::places(reader, places, at, table)) }
            (legend(t, places))
        }
        @if !teams.places.is_empty() { (members(reader, teams)) }
        @if teams.teams.is_empty() { p { (t.tables_no_teams()) } }
        @for round in rounds { (matches(reader, round)) }
        @for team in &teams.teams { (roster(reader, team)) }
    }
}

/// Places by what members scored.
fn members(reader: &Reader<'_>, teams: &Teams) -> Markup {
    let t = reader.t;
    let counts = |row: &MemberRow| {
        html! {
            tr {
                td .number { (row.place) }
                th scope="row" { (row.name) }
                td .number.points { (row.points) }
                td .number { (row.places) }
                td { @for (at, who) in row.counted.iter().enumerate() { @if at > 0 { ", " } (Named(reader, who)) } }
            }
        }
    };
    let sheet = html! {
        table .sheet {
            caption { (t.tables_team_scoring()) }
            thead { tr {
                (head(t.tables_place(), Order::Number))
                (head(t.tables_team(), Order::Letters))
                (short_head(t.tables_points_short(), t.tables_points(), Order::Number))
                (head(t.tables_sum_of_places(), Order::Number))
                (head(t.tables_counted(), Order::None))
            } }
            tbody { @for row in &teams.places { (counts(row)) } }
        }
    };
    html! {
        p .faint { @match teams.best {
            Some(best) => (t.tables_best(best)),
            None => (t.tables_all_count()),
        } }
        damka-sheet { (scrolls(t.tables_team_scoring(), &sheet)) }
    }
}

/// The matches of a round, board by board.
fn matches(reader: &Reader<'_>, round: &Pairings) -> Markup {
    let t = reader.t;
    html! {
        h3 { (pairings::title(t, round)) }
        @if round.line_ups.is_some() { p .faint { (pairings::line_ups(t, round)) } }
        @for row in &round.boards {
            section .match {
                h4 { (row.white.who.name) " – " (row.black.who.name) @if let Some(result) = &row.result { " " span .result { (result) } } }
                (pairings::seats(t, row))
            }
        }
        (pairings::free(reader, round))
    }
}

fn roster(reader: &Reader<'_>, team: &TeamRow) -> Markup {
    let t = reader.t;
    let sheet = html! {
        table .sheet {
            caption { (team.name) }
            thead { tr {
                (short_head(t.tables_board_short(), t.tables_board(), Order::Figures))
                (head(t.tables_name(), Order::None))
                (head(t.tables_rank(), Order::None))
                (short_head(t.tables_rating_short(), t.tables_rating(), Order::Figures))
                (head(t.tables_games(), Order::Figures))
                (short_head(t.tables_points_short(), t.tables_points(), Order::Figures))
            } }
            tbody { @for member in &team.members {
                tr {
                    td .number { @match member.board { Some(board) => (board), None => (t.tables_reserve()) } }
                    th scope="row" { (Named(reader, &member.who)) }
                    td { (rank(t, &member.who)) }
                    td .number { @if let Some(rating) = member.who.rating { (rating) } }
                    td .number { (member.games) }
                    td .number { (member.points) }
                }
            } }
        }
    };
    html! {
        (scrolls(&team.name, &sheet))
        @if let Some(captain) = &team.captain { p .faint { (t.tables_captain()) ": " (captain) } }
    }
}
