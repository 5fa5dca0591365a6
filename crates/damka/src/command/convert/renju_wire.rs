//! Games of renju as JSON, one a line.
//!
//! ```json
//! {"variant":"renju","dialect":"world","tags":{"Black":"Ivanov"},"fen":"B:Bh8:Wi9","moves":["h9","-"],
//!  "lines":[{"line":0,"ply":2,"moves":["g7","g8"]}],"comments":[{"line":1,"ply":3,"text":"good"}],"end":"B:Bh8,h9:Wi9"}
//! ```
//!
//! `moves` is line 0, the others are counted in their order. A line is played instead of the move of an earlier line at that ply.
//! Lines lie beside each other, not inside each other: libraries are deeper than readers of JSON like.

use std::collections::BTreeMap;

use notation::renju::{Dialect, Game, NodeId, Setup, moves};
use serde::{Deserialize, Serialize};

use super::renju::{end, unreadable};
use crate::stop::Refusal;

/// A game.
#[derive(Deserialize, Serialize)]
pub(super) struct Entry {
    variant: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dialect: Option<String>,
    #[serde(default)]
    tags: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    moves: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lines: Vec<Line>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<Comment>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<String>,
}

/// Moves played instead of others.
#[derive(Deserialize, Serialize)]
struct Line {
    line: usize,
    ply: usize,
    moves: Vec<String>,
}

/// Words after a move, or at ply 0 before the first.
#[derive(Deserialize, Serialize)]
struct Comment {
    line: usize,
    ply: usize,
    text: String,
}

/// The places of a line, and the ply of the first.
struct Places {
    first: usize,
    places: Vec<NodeId>,
}

impl Entry {
    /// The entry of a game.
    pub(super) fn of(game: &Game, dialect: Dialect) -> Result<Self, Refusal> {
        let main: Vec<NodeId> = follow(game, game.children(Game::ROOT).next());
        let mut entry = Self {
            variant: "renju".to_owned(),
            dialect: Some(dialect.name().to_owned()),
            tags: game.tags().iter().cloned().collect(),
            fen: game.setup().map(|setup| setup.write(dialect)),
            moves: words(game, &main, dialect),
            lines: Vec::new(),
            comments: Vec::new(),
            end: Some(end(game)?.write(dialect)),
        };
        entry.comment(game, 0, Game::ROOT);
        let mut known = vec![main];
        let mut line = 0;
        while let Some(places) = known.get(line).cloned() {
            for (index, &at) in places.iter().enumerate() {
                entry.comment(game, line, at);
                // What else could begin a side line belongs to the line it leaves.
                if line > 0 && index == 0 {
                    continue;
                }
                for other in std::iter::successors(game.next(at), |&other| game.next(other)) {
                    let side = follow(game, Some(other));
                    let ply = game.ply(at) as usize;
                    entry.lines.push(Line { line, ply, moves: words(game, &side, dialect) });
                    known.push(side);
                }
            }
            line += 1;
        }
        Ok(entry)
    }

    /// The game of an entry.
    pub(super) fn game(&self, asked: Option<Dialect>) -> Result<Game, Refusal> {
        if self.variant != "renju" {
            return Err(Refusal::new(format!("{:?} is not renju", self.variant)));
        }
        let named = self.dialect.as_deref().map(str::parse::<Dialect>).transpose();
        let named = named.map_err(|error| Refusal::new(error.to_string()))?;
        let dialect =
            named.or(asked).ok_or_else(|| Refusal::new("the dialect is missing (or give --dialect NAME)"))?;
        let mut game = Game::default();
        if let Some(fen) = &self.fen {
            game.set_up(Setup::read(fen, dialect).map_err(|error| unreadable(&error))?);
        }
        let mut known = vec![play(&mut game, Game::ROOT, &self.moves, dialect)?];
        for Line { line, ply, moves } in &self.lines {
            let from = game.parent(place(&known, *line, *ply)?);
            known.push(play(&mut game, from, moves, dialect)?);
        }
        for Comment { line, ply, text } in &self.comments {
            let at = if (*line, *ply) == (0, 0) { Game::ROOT } else { place(&known, *line, *ply)? };
            game.comment(at, text);
        }
        self.tags.iter().for_each(|(key, value)| game.set_tag(key, value));
        Ok(game)
    }

    fn comment(&mut self, game: &Game, line: usize, at: NodeId) {
        if let Some(text) = game.comment_at(at) {
            self.comments.push(Comment { line, ply: game.ply(at) as usize, text: text.to_owned() });
        }
    }
}

/// The main way on from a place, the place included.
fn follow(game: &Game, from: Option<NodeId>) -> Vec<NodeId> {
    std::iter::successors(from, |&at| game.children(at).next()).collect()
}

fn words(game: &Game, places: &[NodeId], dialect: Dialect) -> Vec<String> {
    places.iter().filter_map(|&at| game.played(at)).map(|played| moves::write_one(played, dialect)).collect()
}

fn play(game: &mut Game, from: NodeId, written: &[String], dialect: Dialect) -> Result<Places, Refusal> {
    let first = game.ply(from) as usize + 1;
    let mut places = Vec::new();
    let mut at = from;
    for played in moves::read(&written.join(" "), dialect).map_err(|error| unreadable(&error))? {
        at = game.play(at, played).ok_or_else(|| Refusal::new("more moves than can be kept"))?;
        places.push(at);
    }
    Ok(Places { first, places })
}

/// The place after the move of a line at a ply.
fn place(known: &[Places], line: usize, ply: usize) -> Result<NodeId, Refusal> {
    let places = known.get(line);
    let at = places.and_then(|Places { first, places }| places.get(ply.checked_sub(*first)?));
    at.copied().ok_or_else(|| Refusal::new(format!("line {line} has no move at ply {ply}")))
}
