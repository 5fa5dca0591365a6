//! All games of an event leave it in one file, and every one of them replays to its result.

use draughts::Colour;
use game::Board;
use game::micromatch::Contender;
use hall::table::Own;
use notation::game::{Game, LineId};
use notation::pdn::{Reader, Score};
use notation::renju::{Dialect, sgf};
use notation::replay::{Assume, Replay, Report};
use people::Role;
use rulebook::{BallotTable, Draft as Games, Edition};
use serde_json::{Value, json};

use super::Blitz;
use crate::people::tests::site::{Browser, Site};
use venue::view::ballot_cell;

/// Half-moves of each game.
const PLIES: usize = 6;

/// Plays every game of the meeting for a few moves, until who has the move resigns; how each ended.
async fn play(blitz: &Blitz, games: usize, mut candidates: impl FnMut(&Board) -> Vec<String>) -> Vec<Score> {
    let table = blitz.hour().await;
    let [a, b] = blitz.seated(&table).await;
    let (hall, desk) = (&blitz.site.online.hall, blitz.site.online.hall.desk(&table).await.expect("a table"));
    let mut ended = Vec::new();
    for _ in 0..games {
        let begins = desk.lock().await.game().expect("a game").beginning();
        for seat in Contender::BOTH {
            hall.own(&desk, &Own::Came(seat), begins).await.expect("written");
        }
        hall.own(&desk, &Own::Tick, begins).await.expect("written");
        let turn = async || {
            let table = desk.lock().await;
            let board = table.game().expect("a game").board().clone();
            let mover = board.turn();
            let who = if table.player(Contender::A) == mover { a } else { b };
            (who, board, mover)
        };
        for ply in 0..PLIES {
            let (who, board, _) = turn().await;
            let mut made = false;
            for text in candidates(&board) {
                let wish = json!({ "do": "move", "text": text, "ply": ply });
                // The table of first moves allows one of them.
                made = blitz.says(who, &table, wish).await.status == 200;
                if made {
                    break;
                }
            }
            assert!(made, "something is played as half-move {ply}");
        }
        let (who, board, mover) = turn().await;
        assert_eq!(blitz.says(who, &table, json!({ "do": "resign" })).await.status, 200);
        ended.push(if board.colour(mover) == Colour::White { Score::Black } else { Score::White });
    }
    blitz.site.online.look(&blitz.id).await.expect("looked");
    ended
}

/// Legal moves by their squares, the last first.
fn moves(board: &Board) -> Vec<String> {
    let Board::Draughts(position) = board else { return Vec::new() };
    let moves = position.moves();
    let text = |played: &draughts::Move| {
        let mut game = Game::new(*position);
        let step = game.play(LineId::MAIN, *played).and_then(|step| game.step(step));
        step.map(notation::game::Step::text)
    };
    moves.iter().rev().filter_map(text).collect()
}

/// What `damka replay` finds in a file.
fn replayed(pdn: &str) -> Vec<Report> {
    let (mut reader, mut replay) = (Reader::new(pdn.as_bytes()), Replay::new(Assume::Guess));
    std::iter::from_fn(|| reader.read_game(&mut replay).expect("read")).collect()
}

#[tokio::test]
async fn every_game_of_draughts_replays_to_its_result() {
    type Change = fn(&mut Games);
    let cases: [(&str, Change); 6] = [
        ("russian blitz", |game| (game.games, game.ballot) = (2, Some(BallotTable::Draughts64))),
        ("russian rapid", |game| game.games = 1),
        ("international blitz", |game| game.games = 2),
        ("brazilian blitz", |game| (game.games, game.ballot) = (2, Some(BallotTable::Brazilian))),
        ("giveaway blitz", |game| game.games = 2),
        ("spantsireti blitz", |game| game.games = 1),
    ];
    for (discipline, change) in cases {
        let blitz = Blitz::by(Site::start().await, Edition::Ru22, discipline, change).await;
        let draft = blitz.get(&blitz.olena, "").await.json()["draft"].clone();
        let games = draft["game"]["games"].as_u64().expect("a number") as usize;
        let ended = play(&blitz, games, moves).await;
        let pdn = blitz.get(&Browser::default(), "/export.pdn").await.body;
        let reports = replayed(&pdn);
        assert_eq!(reports.len(), games, "{discipline}: {pdn}");
        for (report, ended) in reports.iter().zip(&ended) {
            assert_eq!(report.trouble, None, "{discipline}: {pdn}");
            assert_eq!((report.moves, report.legal), (PLIES as u32, PLIES as u32), "{discipline}: {pdn}");
            assert_eq!(report.claimed, Some(*ended), "{discipline}: {pdn}");
            assert!(report.agrees());
        }
        assert_eq!(draft["game"]["ballot"].is_null(), !pdn.contains("[Opening "), "{discipline}: {pdn}");
        assert_eq!(blitz.get(&Browser::default(), "/export.sgf").await.body, "", "no renju is played");
    }
}

#[tokio::test]
async fn every_game_of_renju_is_in_a_collection_and_travels_with_the_event() {
    let free = |game: &mut Games| game.opening = "free".parse().expect("an opening");
    let blitz = Blitz::by(Site::start().await, Edition::RuRenju, "renju blitz", free).await;
    let points = ["h8", "i9", "h9", "i8", "g7", "o15"];
    let ended = play(&blitz, 1, |_| points.map(str::to_owned).to_vec()).await;
    let text = blitz.get(&Browser::default(), "/export.sgf").await.body;
    let [game] = &sgf::read(text.as_bytes()).expect("a collection")[..] else { panic!("one game: {text}") };
    let stones: Vec<String> =
        game.main_line().map(|played| notation::renju::moves::write_one(played, Dialect::World)).collect();
    assert_eq!(stones, points);
    let result = if ended == [Score::Black] { "1-0" } else { "0-1" };
    assert_eq!(game.tag("Result"), Some(result), "Black is named first: {text}");
    assert_eq!((game.tag("Event"), game.tag("Round")), (Some("Online blitz"), Some("1.1")), "{text}");
    let mut names = [game.tag("Black"), game.tag("White")];
    names.sort_unstable();
    assert_eq!(names, [Some("Anna"), Some("Borys")], "{text}");
    assert_eq!(blitz.get(&Browser::default(), "/export.pdn").await.body, "", "no draughts are played");

    let file = blitz.get(&blitz.olena, "/export.damka").await.body;
    let there = Site::start().await;
    let (_, iryna) = there.somebody("Iryna", Some(Role::Organiser)).await;
    let brought = there.send(&iryna, "POST /api/events/import", Some("application/x-ndjson"), &file).await;
    let id = brought.json()["id"].as_str().expect("a name").to_owned();
    let same = there.call(&iryna, &format!("GET /api/events/{id}/export.sgf"), Value::Null).await.body;
    assert_eq!(same, text);
}

#[tokio::test]
async fn both_games_of_a_micromatch_are_entered_from_the_start_that_was_drawn() {
    let games = |game: &mut Games| (game.games, game.ballot) = (2, Some(BallotTable::Draughts64));
    let blitz = Blitz::by(Site::start().await, Edition::Ua24, "russian blitz", games).await;
    let desk = format!("GET /events/{}/desk/results", blitz.id);
    let form = blitz.site.call(&blitz.olena, &desk, Value::Null).await.body;
    assert!(form.contains("name=\"panel.record.ballot\""), "the cell may have been drawn in the hall");
    let draw = format!("POST /api/events/{}/ballots", blitz.id);
    let drawn = blitz.site.call(&blitz.olena, &draw, json!({ "round": 1 })).await;
    assert_eq!(drawn.status, 200, "{drawn:?}");
    let venue = blitz.site.office.venue(&blitz.id).await.expect("the event").now();
    let cell = ballot_cell(venue.competition(), 1, 1).expect("a cell");
    let form = blitz.site.call(&blitz.olena, &desk, Value::Null).await.body;
    assert!(!form.contains("name=\"panel.record.ballot\""), "what was drawn is known");
    for game in 1..=2 {
        let place = json!({ "round": 1, "board": 1, "game": game, "ballot": cell }).to_string();
        assert!(form.contains(&place.replace('"', "&quot;")), "{place}: {form}");
    }
    // The man of a1 stands on a5.
    let moved = json!([{ "panel": { "record": { "round": 1, "board": 1, "game": 1, "ballot": 24, "moves": ["c3-d4"] } } }]);
    blitz.done(moved.clone()).await;
    let mut second = moved;
    second[0]["panel"]["record"]["game"] = 2.into();
    blitz.done(second).await;
    let pdn = blitz.get(&Browser::default(), "/export.pdn").await.body;
    let white: Vec<&str> = pdn.lines().filter(|line| line.starts_with("[White ")).collect();
    assert!(white.len() == 2 && white[0] != white[1], "colours change: {pdn}");
    assert_eq!(pdn.matches("[FEN ").count(), 2, "{pdn}");
    assert!(replayed(&pdn).iter().all(|report| report.trouble.is_none() && report.legal == 1), "{pdn}");
}

#[tokio::test]
async fn games_that_were_entered_from_the_score_sheets_are_there_too() {
    let record =
        |moves: &[&str]| json!([{ "panel": { "record": { "round": 1, "board": 1, "moves": moves } } }]);
    let score = json!([{ "round": { "score": { "round": 1, "no": 1, "outcome": "white" } } }]);
    let draughts = Blitz::open(1).await;
    // A capture is one however its squares are joined.
    draughts.done(record(&["e3-d4", "d6-c5", "f2-e3", "f6-g5", "c3-b4", "g5-h4", "b4-d6", "h4:f2"])).await;
    let no = async |blitz: &Blitz| {
        let whole = blitz.get(&blitz.olena, "/export.json").await.json();
        whole.pointer("/stages/0/rounds/0/boards/0/white").and_then(Value::as_u64).expect("a number")
    };
    let mut won = score.clone();
    won[0]["round"]["score"]["no"] = no(&draughts).await.into();
    draughts.done(won).await;
    let pdn = draughts.get(&Browser::default(), "/export.pdn").await.body;
    let [report] = &replayed(&pdn)[..] else { panic!("one game: {pdn}") };
    assert_eq!((&report.trouble, report.legal, report.claimed), (&None, 8, Some(Score::White)), "{pdn}");

    let renju = Blitz::by(Site::start().await, Edition::RuRenju, "renju blitz", |_| ()).await;
    renju.done(record(&["h8", "i9", "-", "h9"])).await;
    let mut won = score;
    won[0]["round"]["score"]["no"] = no(&renju).await.into();
    renju.done(won).await;
    let text = renju.get(&Browser::default(), "/export.sgf").await.body;
    let [game] = &sgf::read(text.as_bytes()).expect("a collection")[..] else { panic!("one game: {text}") };
    assert_eq!((game.main_line().count(), game.tag("Result")), (4, Some("0-1")), "{text}");
    assert!(text.contains(";B[hh];W[ig];B[];W[hg]"), "{text}");
}
