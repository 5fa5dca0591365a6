//! The list of those who play.

use maud::{Markup, html};

use super::Reader;
use super::sheet::{Named, Order, group_name, head, rank, scrolls, short_head};
use venue::view::{PlayerRow, Players, Ratings, Sort};

/// The list of those who play, and what the event does to their ratings.
pub(super) fn content(reader: &Reader<'_>, players: &Players, ratings: &Ratings) -> Markup {
    let t = reader.t;
    let title = match players.sort {
        Sort::Players => t.tables_players(),
        Sort::Teams => t.tables_teams(),
    };
    html! {
        h2 #players { (title) }
        p .faint { (t.tables_players_count(players.rows.len())) @if !players.numbered { " " (t.tables_no_numbers()) } }
        @if !players.rows.is_empty() { damka-sheet { (scrolls(title, &list(reader, players, title))) } }
        @if !ratings.rows.is_empty() {
            h2 #ratings { (t.tables_ratings()) }
            p .faint { (t.tables_ratings_help(ratings.k)) }
            damka-sheet { (scrolls(t.tables_ratings(), &changes(reader, ratings))) }
        }
    }
}

fn list(reader: &Reader<'_>, players: &Players, title: &str) -> Markup {
    let t = reader.t;
    let any = |has: fn(&PlayerRow) -> bool| players.rows.iter().any(has);
    let ranks = any(|row| row.who.rank.is_some());
    let homes = any(|row| !row.who.of.is_empty());
    let countries = any(|row| !row.federation.is_empty() && row.federation != row.who.of);
    let ratings = any(|row| row.who.rating.is_some());
    let groups = any(|row| row.ages.is_some());
    let teams = any(|row| row.team.is_some());
    html! {
        table .sheet {
            caption { (title) }
            thead { tr {
                @if players.numbered { (short_head(t.tables_no_short(), t.tables_no(), Order::Number)) }
                (head(t.tables_name(), Order::Letters))
                @if ranks { (head(t.tables_rank(), Order::None)) }
                @if ratings { (short_head(t.tables_rating_short(), t.tables_rating(), Order::Number)) }
                @if homes { (head(t.tables_of(), Order::Letters)) }
                @if countries { (head(t.tables_country(), Order::Letters)) }
                @if teams { (head(t.tables_team(), Order::Letters)) }
                @if groups { (head(t.tables_group(), Order::Letters)) }
            } }
            tbody { @for row in &players.rows {
                tr {
                    @if players.numbered { td .number { (row.who.no) } }
                    th scope="row" { (Named(reader, &row.who)) }
                    @if ranks { td { (rank(t, &row.who)) } }
                    @if ratings { td .number { @if let Some(rating) = row.who.rating { (rating) } } }
                    @if homes { td { (row.who.of) } }
                    @if countries { td { (row.federation) } }
                    @if teams { td { (row.team.as_deref().unwrap_or_default()) } }
                    @if groups { td { @if let Some(group) = row.ages { (group_name(t, group)) } } }
                }
            } }
        }
    }
}

fn changes(reader: &Reader<'_>, ratings: &Ratings) -> Markup {
    let t = reader.t;
    html! {
        table .sheet {
            caption { (t.tables_ratings()) }
            thead { tr {
                (short_head(t.tables_no_short(), t.tables_no(), Order::Number))
                (head(t.tables_name(), Order::Letters))
                (head(t.tables_rating_before(), Order::Number))
                (head(t.tables_games(), Order::Number))
                (head(t.tables_scored(), Order::Number))
                (head(t.tables_expected(), Order::Number))
                (head(t.tables_change(), Order::Number))
                (head(t.tables_rating_after(), Order::Number))
                (head(t.tables_performance(), Order::Number))
            } }
            tbody { @for row in &ratings.rows {
                tr {
                    td .number { (row.who.no) }
                    th scope="row" { (Named(reader, &row.who)) }
                    td .number { @if let Some(before) = row.before { (before) } }
                    td .number { (row.games) }
                    td .number { (row.scored) }
                    td .number { (row.expected) }
                    td .number { (row.change) }
                    td .number { @if let Some(after) = row.after { (after) } }
                    td .number { @if let Some(performance) = row.performance { (performance) } }
                }
            } }
        }
    }
}
