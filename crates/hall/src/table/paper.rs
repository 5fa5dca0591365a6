//! A game as a file: PDN for draughts, SGF for renju, and diagrams of both.

use draughts::Colour;
use game::micromatch::{Contender, Round};
use game::{Board, Played, Player, Score};
use notation::diagram::Diagram;
use notation::game::{Game, LineId};
use notation::pdn;
use notation::renju as stones;
use renju::opening::Act;

use super::{Table, view};

/// A game as a file.
pub struct Paper {
    /// How its name ends.
    pub ending: &'static str,
    /// Its type.
    pub kind: &'static str,
    /// What is in it.
    pub text: String,
}

/// A game as it is written down.
#[derive(Clone, Debug)]
pub enum Written {
    /// One of draughts.
    Draughts(Box<Game>),
    /// One of renju.
    Renju(Box<stones::Game>),
}

/// A position as a picture, in no language yet.
#[derive(Clone, Debug)]
pub enum Drawn {
    /// One of draughts.
    Draughts(Box<Diagram>),
    /// One of renju.
    Renju(Box<stones::Diagram>),
}

impl Written {
    /// How files of draughts games end, and their type.
    pub const PDN: (&'static str, &'static str) = ("pdn", "application/x-pdn; charset=utf-8");
    /// The same of renju.
    pub const SGF: (&'static str, &'static str) = ("sgf", "application/x-go-sgf; charset=utf-8");

    /// Sets what is told about the game.
    pub fn set_tag(&mut self, key: &str, value: &str) {
        match self {
            Self::Draughts(game) => game.set_tag(key, value),
            Self::Renju(game) => game.set_tag(key, value),
        }
    }

    /// Whether nothing is known of how it ended.
    #[must_use]
    pub fn is_open(&self) -> bool {
        match self {
            Self::Draughts(game) => game.score == pdn::Score::Open,
            Self::Renju(game) => game.tag("Result").is_none_or(|result| result == "*"),
        }
    }

    /// Sets how it ended.
    pub fn set_score(&mut self, score: pdn::Score) {
        match self {
            Self::Draughts(game) => game.score = score,
            // Black is named first in renju.
            Self::Renju(game) => game.set_tag(
                "Result",
                match score {
                    pdn::Score::Black => "1-0",
                    pdn::Score::White => "0-1",
                    pdn::Score::Draw => "1/2-1/2",
                    pdn::Score::BothLost => "0-0",
                    pdn::Score::Open => "*",
                },
            ),
        }
    }

    /// The game as a file.
    #[must_use]
    pub fn paper(&self) -> Paper {
        let ((ending, kind), text) = match self {
            Self::Draughts(game) => (Self::PDN, pdn::write(game)),
            Self::Renju(game) => (Self::SGF, stones::sgf::write(game)),
        };
        Paper { ending, kind, text }
    }
}

impl Table {
    /// A game of the meeting as a file, the first being 1; nothing if it was not begun.
    #[must_use]
    pub fn paper(&self, number: usize) -> Option<Paper> {
        self.written(number).map(|written| written.paper())
    }

    /// A game of the meeting, the first being 1; nothing if it was not begun.
    #[must_use]
    pub fn written(&self, number: usize) -> Option<Written> {
        let round = self.round(number)?;
        let mut written = match round.game.origin() {
            Board::Draughts(_) => Written::Draughts(Box::new(self.pdn(round)?)),
            Board::Renju(_) => Written::Renju(Box::new(self.sgf(round))),
        };
        for (key, value) in self.tags(round, number) {
            written.set_tag(key, &value);
        }
        written.set_score(match round.game.outcome().map(|outcome| outcome.result) {
            None => pdn::Score::Open,
            Some(Score::Draw) => pdn::Score::Draw,
            Some(Score::BothLose) => pdn::Score::BothLost,
            Some(Score::Win(player)) => pdn::Score::win(round.game.board().colour(player)),
        });
        Some(written)
    }

    /// The seat that has a colour in a game of the meeting, the first being 1.
    #[must_use]
    pub fn seat_with(&self, colour: Colour, number: usize) -> Option<Contender> {
        Some(seat(self.round(number)?, colour))
    }

    fn round(&self, number: usize) -> Option<&Round> {
        self.meeting()?.games().nth(number.checked_sub(1)?)
    }

    /// The board of the game that is on after so many half-moves, as a picture; seen from Black's side if so wished.
    #[must_use]
    pub fn diagram(&self, ply: Option<usize>, from: Colour) -> Option<Drawn> {
        let start;
        let game = match self.game() {
            Some(game) => game,
            None => {
                start = game::Game::new(self.regulation().clone(), clock::Moment(0));
                &start
            }
        };
        let ply = ply.unwrap_or(game.plies().len());
        Some(match view::board_before(game, ply)? {
            Board::Draughts(position) => {
                let diagram = Diagram::of(&position).seen_from(from);
                let before = ply
                    .checked_sub(1)
                    .and_then(|last| Some((view::board_before(game, last)?, game.plies().get(last)?)));
                Drawn::Draughts(Box::new(match before {
                    Some((Board::Draughts(before), made)) => match made.played {
                        Played::Move(played) => diagram.played(&before, &played),
                        _ => diagram,
                    },
                    _ => diagram,
                }))
            }
            Board::Renju(_) => {
                let moves: Vec<renju::Move> =
                    game.plies().get(..ply)?.iter().filter_map(|made| stone(&made.played)).collect();
                Drawn::Renju(Box::new(stones::Diagram::of_moves(&moves)))
            }
        })
    }

    fn pdn(&self, round: &Round) -> Option<Game> {
        let game = &round.game;
        let mut paper = Game::new(*game.origin().position()?);
        for ply in game.plies() {
            let Played::Move(played) = ply.played else { break };
            let step = paper.play(LineId::MAIN, played)?;
            paper.note_clock(step, pdn::Clock::Shown(pdn::ClockTime { millis: ply.left.as_millis() }));
        }
        Some(paper)
    }

    fn sgf(&self, round: &Round) -> stones::Game {
        let plies = round.game.plies().iter();
        let moves: Vec<renju::Move> = plies.filter_map(|made| stone(&made.played)).collect();
        let mut paper = stones::Game::of_moves(&moves);
        paper.set_tag("Rule", self.regulation().edition.name());
        paper
    }

    fn tags(&self, round: &Round, number: usize) -> Vec<(&'static str, String)> {
        let game = &round.game;
        let name = |colour: Colour| {
            let guest = self
                .guest(seat(round, colour))
                .map(|guest| guest.name.clone())
                .filter(|name| !name.is_empty());
            guest.unwrap_or_else(|| "?".to_owned())
        };
        let mut tags = vec![
            ("Event", format!("Damka {}", self.id())),
            ("Site", "Damka".to_owned()),
            ("Date", crate::time::date(game.beginning())),
            ("Round", number.to_string()),
            ("White", name(Colour::White)),
            ("Black", name(Colour::Black)),
            ("TimeControl", self.regulation().control.to_string()),
            ("Rules", self.regulation().edition.name().to_owned()),
        ];
        if let Some(outcome) = game.outcome() {
            let by = outcome.article().map_or_else(String::new, |by| format!(" [{by}]"));
            tags.push(("Termination", format!("{}{by}", outcome.cause.words())));
        }
        if let Some(ballot) = game.ballot() {
            tags.push(("Opening", ballot.words()));
        }
        tags
    }
}

/// Who has a colour in a game.
fn seat(round: &Round, colour: Colour) -> Contender {
    let first = round.actual_first();
    if round.game.board().colour(Player::First) == colour { first } else { first.other() }
}

/// The stone of a half-move; the words of an opening put none.
const fn stone(played: &Played) -> Option<renju::Move> {
    match played {
        Played::Stone(played) => Some(*played),
        Played::Act(Act::Place(point) | Act::Pick(point)) => Some(renju::Move::Stone(*point)),
        Played::Act(_) | Played::Move(_) => None,
    }
}
