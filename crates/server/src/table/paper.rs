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

impl Table {
    /// A game of the meeting as a file, the first being 1; nothing if it was not begun.
    #[must_use]
    pub fn paper(&self, number: usize) -> Option<Paper> {
        let round = self.meeting()?.games().nth(number.checked_sub(1)?)?;
        Some(match round.game.origin() {
            Board::Draughts(_) => Paper {
                ending: "pdn",
                kind: "application/x-pdn; charset=utf-8",
                text: pdn::write(&self.pdn(round, number)?),
            },
            Board::Renju(_) => {
                let text = stones::sgf::write(&self.sgf(round, number));
                Paper { ending: "sgf", kind: "application/x-go-sgf; charset=utf-8", text }
            }
        })
    }

    /// The board of the game that is on after so many half-moves, as a picture; seen from Black's side if so wished.
    #[must_use]
    pub fn diagram(&self, ply: Option<usize>, from: Colour) -> Option<String> {
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
                match before {
                    Some((Board::Draughts(before), made)) => match made.played {
                        Played::Move(played) => diagram.played(&before, &played).svg(),
                        _ => diagram.svg(),
                    },
                    _ => diagram.svg(),
                }
            }
            Board::Renju(_) => {
                let moves: Vec<renju::Move> =
                    game.plies().get(..ply)?.iter().filter_map(|made| stone(&made.played)).collect();
                stones::Diagram::of_moves(&moves).svg()
            }
        })
    }

    fn pdn(&self, round: &Round, number: usize) -> Option<Game> {
        let game = &round.game;
        let mut paper = Game::new(*game.origin().position()?);
        for (key, value) in self.tags(round, number) {
            paper.set_tag(key, &value);
        }
        for ply in game.plies() {
            let Played::Move(played) = ply.played else { break };
            let step = paper.play(LineId::MAIN, played)?;
            paper.note_clock(step, pdn::Clock::Shown(pdn::ClockTime { millis: ply.left.as_millis() }));
        }
        paper.score = match game.outcome().map(|outcome| outcome.result) {
            None => pdn::Score::Open,
            Some(Score::Draw) => pdn::Score::Draw,
            Some(Score::BothLose) => pdn::Score::BothLost,
            Some(Score::Win(player)) => match game.board().colour(player) {
                Colour::White => pdn::Score::White,
                Colour::Black => pdn::Score::Black,
            },
        };
        Some(paper)
    }

    fn sgf(&self, round: &Round, number: usize) -> stones::Game {
        let game = &round.game;
        let moves: Vec<renju::Move> = game.plies().iter().filter_map(|made| stone(&made.played)).collect();
        let mut paper = stones::Game::of_moves(&moves);
        for (key, value) in self.tags(round, number) {
            paper.set_tag(key, &value);
        }
        let result = match game.outcome().map(|outcome| outcome.result) {
            None | Some(Score::BothLose) => "*",
            Some(Score::Draw) => "1/2-1/2",
            Some(Score::Win(player)) if game.board().colour(player) == Colour::Black => "1-0",
            Some(Score::Win(_)) => "0-1",
        };
        paper.set_tag("Result", result);
        paper
    }

    fn tags(&self, round: &Round, number: usize) -> Vec<(&'static str, String)> {
        let game = &round.game;
        let name = |colour: Colour| {
            let player =
                if game.board().colour(Player::First) == colour { Player::First } else { Player::Second };
            let first = round.actual_first();
            let seat: Contender = if player == Player::First { first } else { first.other() };
            let guest = self.guest(seat).map(|guest| guest.name.clone()).filter(|name| !name.is_empty());
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
            tags.push(("Termination", format!("{} [{}]", outcome.cause.words(), outcome.by)));
        }
        if let Some(ballot) = game.ballot() {
            tags.push(("Opening", ballot.words()));
        }
        tags
    }
}

/// The stone of a half-move; the words of an opening put none.
const fn stone(played: &Played) -> Option<renju::Move> {
    match played {
        Played::Stone(played) => Some(*played),
        Played::Act(Act::Place(point) | Act::Pick(point)) => Some(renju::Move::Stone(*point)),
        Played::Act(_) | Played::Move(_) => None,
    }
}
