//! The games of a PDN file, judged by an edition: where each should have ended.

use std::io::{self, Read, Write};
use std::path::Path;

use clock::Moment;
use game::{Actor, Board, Cause, Command, Game, Outcome, Played, Player, Role, start};
use notation::game::{Builder, GameRead};
use notation::pdn::{GameType, Reader};
use notation::replay::Assume;
use rulebook::{Book, Discipline, Draft, Kind, Regulation, Tempo};
use serde::Serialize;

use super::cli::RefereeArgs;
use super::tell::write_move;
use crate::file::Source;
use crate::printable::printable;
use crate::stop::Stop;

/// What is said about one game; its JSON is a contract.
#[derive(Serialize)]
struct Judged {
    game: u64,
    white: Option<String>,
    black: Option<String>,
    variant: &'static str,
    moves: usize,
    claimed: &'static str,
    /// Where the game should have ended by the rules, if before or at the last move.
    ended: Option<End>,
    /// What is wrong with the text of the game.
    trouble: Option<String>,
}

/// The end of a game under an edition.
#[derive(Serialize)]
struct End {
    /// The half-move, from 1.
    ply: usize,
    /// The move, with its number.
    after: String,
    /// Half-moves that were played although the game was over.
    played_on: usize,
    result: String,
    cause: &'static str,
    article: &'static str,
    count: Option<u16>,
    /// Whether the players had to claim it: a draw under the rules is not a draw until it is claimed or declared.
    by_claim: bool,
}

/// All games together.
#[derive(Default, Serialize)]
struct Summary {
    games: u64,
    with_trouble: u64,
    played_on: u64,
}

/// Judges every game of a file.
pub(super) fn run(args: &RefereeArgs, file: &Path, out: &mut dyn Write) -> Result<(), Stop> {
    let mut source = Source::open(file)?;
    let book = Book::open();
    let assume = match args.discipline.kind {
        Kind::Draughts(variant) => Assume::Is(variant),
        Kind::Renju => {
            return Err(Stop::WrongUse("--replay reads PDN, which has no renju".to_owned()));
        }
    };
    let mut reader = Reader::new(&mut source.bytes as &mut dyn Read);
    let mut builder = Builder::new(assume);
    let mut summary = Summary::default();
    while let Some(read) = builder.read(&mut reader).map_err(|error| Stop::file("read", file, &error))? {
        summary.games += 1;
        let judged = judge(args, summary.games, &read);
        summary.with_trouble += u64::from(judged.trouble.is_some());
        summary.played_on += u64::from(judged.ended.as_ref().is_some_and(|end| end.played_on > 0));
        if args.json {
            serde_json::to_writer(&mut *out, &judged)?;
            writeln!(out)?;
        } else {
            write_judged(&judged, &book, out)?;
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::json!({ "summary": summary }))?;
    } else {
        let Summary { games, with_trouble, played_on } = summary;
        let plural = if games == 1 { "" } else { "s" };
        writeln!(
            out,
            "{games} game{plural}, {with_trouble} with trouble; {played_on} played on after the end by {}",
            args.edition
        )?;
    }
    if summary.with_trouble > 0 { Err(Stop::TroubleFound) } else { Ok(()) }
}

fn judge(args: &RefereeArgs, number: u64, read: &GameRead) -> Judged {
    let text = &read.game;
    let variant = text.variant();
    let tag = |key: &str| text.tag(key).map(str::to_owned);
    let mut judged = Judged {
        game: number,
        white: tag("White"),
        black: tag("Black"),
        variant: variant.name(),
        moves: text.main_line().filter(|step| step.played().is_some()).count(),
        claimed: text.score.text(GameType::of(variant).score_style()),
        ended: None,
        trouble: read.trouble.as_ref().map(ToString::to_string),
    };
    let discipline =
        Discipline::new(Kind::Draughts(variant), args.discipline.tempo.unwrap_or(Tempo::Classical));
    // A game the edition does not know is told as such; the next one may be known.
    let draft = Draft::preset(args.edition, discipline).map_err(|objection| vec![objection]);
    match draft.and_then(|draft| draft.remote().check()) {
        Ok((regulation, _)) => play(&regulation, text, &mut judged),
        Err(objections) => {
            let words: Vec<String> = objections.iter().map(ToString::to_string).collect();
            judged.trouble = Some(words.join("; "));
        }
    }
    judged
}

/// Plays the main line under the regulation until the rules end it.
fn play(regulation: &Regulation, text: &notation::game::Game, judged: &mut Judged) {
    let now = Moment(0);
    let mut game = Game::from_board(regulation.clone(), now, Board::Draughts(*text.start()));
    for (by, command) in [
        (Actor::Player(Player::First), Command::arrive(Player::First)),
        (Actor::Player(Player::Second), Command::arrive(Player::Second)),
        (Actor::Official(Role::Arbiter), Command::Start(start::Command::Begin)),
    ] {
        obey(&mut game, by, &command, now);
    }
    let steps: Vec<_> = text.main_line().filter_map(|step| Some((step, *step.played()?))).collect();
    for (ply, (step, played)) in steps.iter().enumerate() {
        let before = game.board().clone();
        let played = Played::Move(*played);
        let mover = Actor::Player(game.turn());
        obey(&mut game, mover, &Command::play(played), now);
        if let Some(outcome) = game.outcome() {
            let dots = if step.colour() == draughts::Colour::White { "." } else { "..." };
            let after = format!("{}{dots} {}", step.number(), write_move(&before, &played));
            judged.ended = Some(end(&outcome, ply + 1, after, steps.len() - ply - 1));
            return;
        }
    }
}

fn obey(game: &mut Game, by: Actor, command: &Command, now: Moment) {
    for event in game.decide(by, command, now).unwrap_or_default() {
        game.apply(&event);
    }
}

fn end(outcome: &Outcome, ply: usize, after: String, played_on: usize) -> End {
    End {
        ply,
        after,
        played_on,
        result: outcome.marks().join("-"),
        cause: outcome.cause.words(),
        article: outcome.by.name(),
        count: outcome.count,
        by_claim: matches!(outcome.cause, Cause::Repetition | Cause::MoveCount),
    }
}

fn write_judged(judged: &Judged, book: &Book, out: &mut dyn Write) -> io::Result<()> {
    let name = |name: &Option<String>| printable(name.as_deref().unwrap_or("?")).into_owned();
    write!(out, "{} {} - {}", judged.game, name(&judged.white), name(&judged.black))?;
    writeln!(out, ", {}: {} half-moves, result {}", judged.variant, judged.moves, judged.claimed)?;
    if let Some(end) = &judged.ended {
        let article = article::Article::find(end.article).and_then(|article| book.entry(article));
        let title = article.map_or("", |entry| entry.title);
        let count = end.count.map_or(String::new(), |count| format!(", counted {count}"));
        let could = if end.by_claim { "could have been claimed" } else { "ended" };
        writeln!(
            out,
            "  {} {could} after {}: {}{count} [{}, {title}]",
            end.result, end.after, end.cause, end.article
        )?;
        if end.played_on > 0 {
            writeln!(out, "  {} half-moves were played after that", end.played_on)?;
        }
    }
    match &judged.trouble {
        Some(trouble) => writeln!(out, "  trouble: {}", printable(trouble)),
        None => Ok(()),
    }
}
