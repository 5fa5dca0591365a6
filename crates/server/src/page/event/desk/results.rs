//! Results from paper slips: the number of the board and one key, or a click; what is kept is marked, what waits is seen.

use std::collections::BTreeMap;

use competition::No;
use competition::round::{Board, Outcome, Round};
use competition::team::Match;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::{Desk, pairs, records, wire};

/// A line of the sheet: a board, and the commands that keep its result.
struct Row {
    /// The teams, before the first board of their match.
    head: Option<String>,
    label: String,
    white: String,
    black: String,
    result: String,
    outcome: Option<Outcome>,
    score: Value,
    correct: Value,
    /// Where the result goes in the command.
    path: &'static str,
    games: u8,
    /// What was decided about single games, by their numbers.
    decided: BTreeMap<u8, Outcome>,
}

/// The page.
pub(super) fn content(desk: &Desk<'_>, asked: Option<u16>) -> Markup {
    let (t, stage) = (desk.t, desk.event.stage());
    let Some(round) = asked.and_then(|round| stage.round(round)).or(stage.rounds().last()) else {
        return html! {
            p { (t.desk_no_round()) }
            p { a .button .main href=(desk.address("rounds")) { (t.desk_page_rounds()) } }
        };
    };
    let rows = rows(desk, round);
    let known = rows.iter().filter(|row| row.outcome.is_some()).count();
    let scale = desk.event.regulation().scale;
    html! {
        @if stage.rounds().len() > 1 {
            nav .rounds aria-label=(t.desk_rounds()) {
                @for each in stage.rounds() {
                    a href={ (desk.address("results")) "?round=" (each.round) } aria-current=[(each.round == round.round).then_some("true")] { (t.desk_round_no(each.round)) }
                }
            }
        }
        h2 { (t.desk_round_no(round.round)) " · " (t.desk_results_of(rows.len(), known)) }
        @if desk.held == Some(round.round) { div .buttons { (desk.publish(round.round)) } }
        damka-results event=(desk.id) round=(round.round) {
            div .results-typed data-keep="" {
                label { span { (t.desk_typed()) } input #typed-result autofocus autocomplete="off" inputmode="text" autocapitalize="none" spellcheck="false" enterkeyhint="next" aria-describedby="typed-help"; }
                p .results-told role="status" {}
                details {
                    summary { (t.desk_keys()) }
                    div #typed-help {
                        p { (t.desk_keys_about()) }
                        dl .keys {
                            @for (keys, outcome) in KEYS { div { dt { kbd { (keys) } } dd { (outcome.text(scale)) " " (t.named("desk-outcome", &wire(&outcome)).unwrap_or_default()) } } }
                        }
                        p .faint { (t.desk_keys_more()) }
                    }
                }
            }
            div .results-waiting data-keep="" {}
            div .scroll { table .wide .results {
                caption .unseen { (t.desk_page_results()) }
                thead { tr { th scope="col" { (t.desk_board()) } th scope="col" { (t.colour_white()) } th scope="col" { (t.desk_result()) } th scope="col" { (t.colour_black()) } th scope="col" { (t.desk_click()) } } }
                tbody { @for (at, row) in (1_u16..).zip(&rows) { (line(desk, at, row, scale)) } }
            } }
        }
        div .buttons {
            @if known == rows.len() { a .button .main href=(desk.address("rounds")) { (t.desk_page_rounds()) } }
            a .button href={ "/events/" (desk.id) "/standings" } { (t.desk_standings()) }
        }
        (records::content(desk, round))
    }
}

/// The keys of the results.
const KEYS: [(&str, Outcome); 7] = [
    ("+  w", Outcome::White),
    ("-  b", Outcome::Black),
    ("*  =  d", Outcome::Draw),
    ("/ +", Outcome::WhitePlus),
    ("/ -", Outcome::BlackPlus),
    ("/ *", Outcome::NeitherCame),
    ("/ 0", Outcome::BothLost),
];

fn line(desk: &Desk<'_>, at: u16, row: &Row, scale: rulebook::Scale) -> Markup {
    let t = desk.t;
    let outcome = row.outcome.as_ref().map(wire);
    html! {
        @if let Some(head) = &row.head { tr .match #{ "match-" (at) } { th colspan="5" scope="colgroup" { (head) } } }
        tr #{ "row-" (at) } data-row=(at) data-outcome=[outcome] data-result=(row.result) data-score=(row.score)
            data-correct=(row.correct) data-path=(row.path) data-games=(row.games)
            data-decided=[(!row.decided.is_empty()).then(|| json!(row.decided))] {
            td { (at) @if row.label != at.to_string() { " " span .faint { (row.label) } } }
            th scope="row" { (row.white) }
            td .result { (row.result) }
            td { (row.black) }
            td .clicks {
                @for outcome in [Outcome::White, Outcome::Draw, Outcome::Black] {
                    button type="button" .bare tabindex="-1" data-result-key=(wire(&outcome))
                        aria-label={ (row.label) ": " (t.named("desk-outcome", &wire(&outcome)).unwrap_or_default()) } { (outcome.text(scale)) }
                }
                select tabindex="-1" aria-label={ (row.label) ": " (t.desk_other_results()) } {
                    option value="" { "…" }
                    @for outcome in [Outcome::WhitePlus, Outcome::BlackPlus, Outcome::NeitherCame, Outcome::BothLost] {
                        option value=(wire(&outcome)) { (outcome.text(scale)) " " (t.named("desk-outcome", &wire(&outcome)).unwrap_or_default()) }
                    }
                    @if row.outcome.is_none() && row.path == "round.score.outcome" { option value="suspend" { (t.desk_suspend()) } }
                }
            }
        }
    }
}

/// The boards of a round; of matches between teams every board.
fn rows(desk: &Desk<'_>, round: &Round) -> Vec<Row> {
    let games = desk.event.regulation().game.as_ref().map_or(1, |game| game.games);
    let mut rows = Vec::new();
    for (at, board) in (1_u16..).zip(&round.boards) {
        let team = match desk.event.stage().competitor(board.white) {
            Some(competition::round::Competitor::Team(team)) => desk.event.team_match(round.round, team),
            _ => None,
        };
        match team {
            Some(played) => rows.extend(of_match(desk, at, &played)),
            None => rows.push(of_board(desk, at, round.round, board, games)),
        }
    }
    rows
}

fn of_board(desk: &Desk<'_>, at: u16, round: u16, board: &Board, games: u8) -> Row {
    let no: No = board.white;
    let (path, score) = if games > 1 {
        ("round.score-games.games", json!({ "round": { "score-games": { "round": round, "no": no } } }))
    } else {
        ("round.score.outcome", json!({ "round": { "score": { "round": round, "no": no } } }))
    };
    Row {
        head: None,
        label: at.to_string(),
        white: desk.who(board.white),
        black: desk.who(board.black),
        result: pairs::result(desk, board),
        outcome: board.outcome,
        score,
        correct: json!({ "round": { "correct": { "round": round, "no": no } } }),
        path,
        games,
        decided: board.decided.clone(),
    }
}

fn of_match(desk: &Desk<'_>, at: u16, played: &Match) -> Vec<Row> {
    let name = |id: Option<competition::PersonId>| id.map_or_else(|| "–".to_owned(), |id| desk.name(id));
    let scale = desk.event.regulation().scale;
    let team = |id| desk.event.name_of(competition::round::Competitor::Team(id));
    let [one, other] = played.points(scale);
    let head = format!("{at}. {} {one} : {other} {}", team(played.white), team(played.black));
    let row = |(board, seat): (u8, &competition::team::Seat)| Row {
        head: (board == 1).then(|| head.clone()),
        label: format!("{at}.{board}"),
        white: name(seat.white),
        black: name(seat.black),
        result: seat.outcome.map(|outcome| outcome.text(scale)).unwrap_or_default(),
        outcome: seat.outcome,
        score: json!({ "team": { "score": { "round": played.round, "team": played.white, "board": board } } }),
        correct: json!({ "team": { "correct": { "round": played.round, "team": played.white, "board": board } } }),
        path: "team.score.outcome",
        games: 1,
        decided: BTreeMap::new(),
    };
    (1..=u8::MAX).zip(&played.seats).map(row).collect()
}
