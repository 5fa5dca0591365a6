//! What is shown of a table: the same to everybody, in no language. Its JSON is a contract.

use article::Article;
use clock::Moment;
use draughts::Colour;
use game::adjourn::Stage;
use game::micromatch::Contender;
use game::remote::Line;
use game::{Board, Game, Phase, Played, Player, Score, Stones, What};
use notation::renju::{Dialect, acts};
use renju::opening::Task;
use rulebook::Kind;
use serde::Serialize;

use super::cells::{cells, names, point_cell, size};
use super::way::{legal, point_of, texts, way};
use super::{Break, Table, index};

/// What does not change while a table stands, except who sits at it.
#[derive(Clone, Debug, Serialize)]
pub struct Static {
    /// Its name in links.
    pub id: String,
    /// What is played.
    pub kind: &'static str,
    /// By which edition.
    pub edition: &'static str,
    /// The tempo.
    pub tempo: &'static str,
    /// The time control, as it is written.
    pub control: String,
    /// How many games a meeting has.
    pub games: u8,
    /// The table first moves are drawn from.
    pub ballot: Option<&'static str>,
    /// Renju: how the first moves are made.
    pub opening: Option<String>,
    /// Columns of the board.
    pub columns: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The name of each cell, row by row from the top as White sees it; empty for squares that are not used.
    pub names: Vec<String>,
    /// Who sits where.
    pub seats: Seats<Option<Name>>,
    /// Whether somebody can still sit down.
    pub open: bool,
    /// The board of an event that is played here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<OfEvent>,
}

/// The board of an event.
#[derive(Clone, Debug, Serialize)]
pub struct OfEvent {
    /// The event.
    pub id: String,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
}

/// Something for each of the two who meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Seats<T> {
    /// Of the first named.
    pub a: T,
    /// Of the other.
    pub b: T,
}

/// How somebody at a table is called.
#[derive(Clone, Debug, Serialize)]
pub struct Name {
    /// His name; none for somebody without one.
    pub name: Option<String>,
    /// His account.
    pub account: Option<String>,
}

/// What is so now.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// How many entries of the journal this shows.
    pub v: u64,
    /// When it was made.
    pub now: i64,
    /// Where the game stands.
    pub phase: &'static str,
    /// Why the clocks are stopped, or who stopped them: `server`, `arbiter`, `adjudication`, `a` or `b`.
    pub stopped: Option<&'static str>,
    /// When this game is to begin, while that is to come.
    pub begins: Option<Begins>,
    /// Which game of the meeting it is.
    pub game: usize,
    /// How many there are.
    pub games: u8,
    /// The points in the games that are over.
    pub points: Seats<String>,
    /// Who begins this game.
    pub first: &'static str,
    /// The colours in this game.
    pub colours: Seats<&'static str>,
    /// Whose turn it is.
    pub turn: Option<&'static str>,
    /// The board, a character a cell.
    pub cells: String,
    /// How many half-moves were made.
    pub ply: usize,
    /// The cells of the last move.
    pub last: Option<Vec<u16>>,
    /// Draughts: what may be played.
    pub legal: Vec<Legal>,
    /// Renju: where Black may not play, and why.
    pub forbidden: Vec<Forbidden>,
    /// Renju: what the opening regulation asks for.
    pub opening: Option<Asked>,
    /// The clocks.
    pub clock: Clocks,
    /// Who offers a draw.
    pub offer: Option<&'static str>,
    /// The claim that was not upheld since the last half-move.
    pub refused: Option<Refused>,
    /// The counts that run.
    pub counts: Vec<Count>,
    /// What each may do.
    pub rights: Seats<Vec<Right>>,
    /// Whose browser is there.
    pub connected: Seats<bool>,
    /// What was drawn before the game.
    pub ballot: Option<String>,
    /// How the game has ended.
    pub outcome: Option<Ended>,
    /// How the game of the meeting before this one has ended.
    pub before: Option<Ended>,
    /// How the meeting has ended: who won it, and the article.
    pub verdict: Option<Verdict>,
    /// Who has asked for a break, or for its end.
    pub asked: Seats<Option<&'static str>>,
    /// How far an adjournment has come: `none`, `ordered`, `kept` ...
    pub adjournment: &'static str,
    /// Who would like to play again.
    pub again: Seats<bool>,
    /// The table at which they do.
    pub next: Option<String>,
}

/// The beginning of a game that is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Begins {
    /// When, in milliseconds after 1970.
    pub at: i64,
    /// The article of the break before it, if it is a later game of a meeting.
    pub by: Option<&'static str>,
}

/// A move that may be played.
#[derive(Clone, Debug, Serialize)]
pub struct Legal {
    /// In full.
    pub text: String,
    /// In short.
    pub short: String,
    /// The cells it goes through.
    pub path: Vec<u16>,
    /// The cells it captures, in order.
    pub captures: Vec<u16>,
}

/// A point where Black may not play.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Forbidden {
    /// Where.
    pub cell: u16,
    /// What it would be.
    pub why: &'static str,
    /// By which article.
    pub by: &'static str,
}

/// What an opening regulation asks for.
#[derive(Clone, Debug, Serialize)]
pub struct Asked {
    /// One word for it.
    pub asked: &'static str,
    /// The words that can be said: choices, or numbers.
    pub options: Vec<String>,
    /// The cells that can be taken.
    pub cells: Vec<u16>,
    /// The fifth moves offered so far.
    pub offered: Vec<u16>,
    /// How many are still to be offered.
    pub left: Option<u8>,
    /// In English, for those who write programs.
    pub text: String,
}

/// The clocks.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Clocks {
    /// What they show, in milliseconds.
    pub left: Seats<u64>,
    /// Whose runs.
    pub running: Option<&'static str>,
}

/// A claim that was not upheld.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Refused {
    /// The entry of the journal that says so.
    pub v: u64,
    /// Who claimed.
    pub whose: &'static str,
    /// By which article the game goes on.
    pub by: &'static str,
}

/// A count that runs.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Count {
    /// By which article.
    pub by: &'static str,
    /// Moves made.
    pub made: u16,
    /// Of so many.
    pub of: u16,
    /// Whose moves count.
    pub whose: Option<&'static str>,
}

/// What a player may do.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Right {
    /// What.
    pub what: &'static str,
    /// By which article; a rule of the house has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Ended {
    /// Who won: `a`, `b`, `draw` or `both-lose`.
    pub result: &'static str,
    /// One word for how.
    pub cause: &'static str,
    /// By which article; a rule of the house has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
    /// What each has in a table.
    pub marks: Seats<&'static str>,
    /// How many moves were counted, if that ended it.
    pub count: Option<u16>,
}

/// How a meeting of several games has ended.
#[derive(Clone, Debug, Serialize)]
pub struct Verdict {
    /// Who won it.
    pub winner: Option<&'static str>,
    /// By which article.
    pub by: &'static str,
}

/// A half-move that was made.
#[derive(Clone, Debug, Serialize)]
pub struct Ply {
    /// Its number, from 1.
    pub n: usize,
    /// Who made it.
    pub by: &'static str,
    /// In full.
    pub text: String,
    /// In short.
    pub short: String,
    /// The cells it went through.
    pub path: Vec<u16>,
    /// The cells it captured, in order.
    pub captures: Vec<u16>,
    /// The board after it.
    pub cells: String,
    /// What the player's clock showed.
    pub left: u64,
    /// When, in milliseconds after 1970.
    pub at: i64,
    /// How much of the delay of the line was given back.
    #[serde(skip_serializing_if = "is_zero")]
    pub lag: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Table {
    /// What does not change.
    #[must_use]
    pub fn fixed(&self) -> Static {
        let regulation = self.regulation();
        let discipline = regulation.discipline;
        let board = self.game().map_or_else(|| Board::start(regulation), |game| game.board().clone());
        let (columns, rows) = size(&board);
        let renju = discipline.kind == Kind::Renju;
        let name = |seat| {
            self.guest(seat).map(|guest| Name {
                name: Some(guest.name.clone()).filter(|name| !name.is_empty()),
                account: guest.account.clone(),
            })
        };
        Static {
            id: self.id().to_owned(),
            kind: discipline.kind.name(),
            edition: regulation.edition.name(),
            tempo: discipline.tempo.name(),
            control: regulation.control.to_string(),
            games: regulation.games,
            ballot: regulation.ballot.map(rulebook::BallotTable::name),
            opening: renju.then(|| regulation.opening.to_string()),
            columns,
            rows,
            names: names(&board),
            seats: Seats { a: name(Contender::A), b: name(Contender::B) },
            open: self.is_open(),
            event: self.booking().map(|booking| OfEvent {
                id: booking.event.clone(),
                round: booking.round,
                board: booking.board,
            }),
        }
    }

    /// The board before the first move of the game that is on.
    #[must_use]
    pub fn start(&self) -> String {
        self.game().map_or_else(|| cells(&Board::start(self.regulation())), |game| cells(game.origin()))
    }

    /// What is so at a moment.
    #[must_use]
    pub fn view(&self, now: Moment) -> View {
        let start;
        let (game, begun) = match self.game() {
            Some(game) => (game, true),
            None => {
                start = Game::new(self.regulation().clone(), now);
                (&start, false)
            }
        };
        let player = |seat| self.player(seat);
        let letter = |player: Player| letter(self.seat(player));
        let [one, another] = self.meeting().map(game::micromatch::Micromatch::points).unwrap_or_default();
        let active = begun && game.phase() == Phase::Playing;
        let rights = |seat| match begun {
            true => {
                game.rights(player(seat), now).iter().map(right).chain(self.breaks(game, seat, now)).collect()
            }
            false => Vec::new(),
        };
        let left = |seat| game.left(player(seat), now).as_millis();
        View {
            v: self.version(),
            now: now.0,
            phase: if begun {
                phase(game.phase())
            } else if self.is_open() {
                "open"
            } else {
                "closed"
            },
            stopped: self.stopped(),
            begins: begins(game, now).filter(|_| begun),
            game: self.meeting().map_or(1, |meeting| meeting.games().count()),
            games: self.regulation().games,
            points: Seats { a: one.to_string(), b: another.to_string() },
            first: letter(Player::First),
            colours: Seats {
                a: game.board().colour(player(Contender::A)).name(),
                b: game.board().colour(player(Contender::B)).name(),
            },
            turn: active.then(|| letter(game.turn())),
            cells: cells(game.board()),
            ply: game.plies().len(),
            last: self.last_way(),
            legal: if active { legal(game.board()) } else { Vec::new() },
            forbidden: if active { forbidden(game) } else { Vec::new() },
            opening: game.board().stones().filter(|_| active).and_then(asked),
            clock: Clocks {
                left: Seats { a: left(Contender::A), b: left(Contender::B) },
                running: game.running().filter(|_| begun).map(letter),
            },
            offer: game.offered().map(letter),
            refused: self.refused.map(|refused| Refused {
                v: refused.version,
                whose: super::view::letter(refused.seat),
                by: refused.by.name(),
            }),
            counts: game.counts().iter().map(count).collect(),
            rights: Seats { a: rights(Contender::A), b: rights(Contender::B) },
            connected: Seats {
                a: game.line(player(Contender::A)) == Line::Connected,
                b: game.line(player(Contender::B)) == Line::Connected,
            },
            ballot: game.ballot().map(game::Ballot::words),
            outcome: self.ended(0),
            before: self.ended(1),
            verdict: self.meeting().filter(|_| self.regulation().games > 1).and_then(|meeting| {
                let verdict = meeting.verdict()?;
                Some(Verdict { winner: verdict.winner.map(super::view::letter), by: verdict.by.name() })
            }),
            asked: Seats { a: self.asked[0].map(ask), b: self.asked[1].map(ask) },
            adjournment: stage(game.adjournment()),
            again: Seats { a: self.again[0], b: self.again[1] },
            next: self.next().map(str::to_owned),
        }
    }

    /// Why the clocks of the game that is on are stopped, or who stopped them.
    fn stopped(&self) -> Option<&'static str> {
        let game = self.game().filter(|game| matches!(game.phase(), Phase::Stopped(_)))?;
        Some(match game.stopped_by() {
            _ if self.closed => "adjudication",
            _ if self.interrupted.is_some() => "server",
            Some(player) => letter(self.seat(player)),
            None => "arbiter",
        })
    }

    /// What a player may ask for that ends or interrupts the game.
    fn breaks(&self, game: &Game, seat: Contender, now: Moment) -> Vec<Right> {
        let mut rights = Vec::new();
        let mut may = |what, by: Option<Article>| rights.push(Right { what, by: by.map(Article::name) });
        let early = matches!(game.phase(), Phase::Waiting | Phase::Playing) && game.plies().len() < 2;
        if early && self.booking().is_none() {
            may("abort", None);
        }
        if self.booking().is_some() && !self.is_over() && self.called(seat).is_none() {
            let law = &game.law().clock;
            may("call-arbiter", Some(law.stop_to_call.unwrap_or(law.stop_resigns)));
        }
        let asked = self.asked[index(seat)].is_some();
        if let Some(law) = game.law().adjournment.rules.as_ref().filter(|_| !asked) {
            if self.may_adjourn(now) {
                may("adjourn", Some(law.order));
            } else if game.phase() == Phase::Adjourned && game.adjournment() == Stage::Kept {
                may("resume", Some(law.set_up));
            }
        }
        rights
    }

    /// The half-moves of the game that is on, from a number of them on.
    #[must_use]
    pub fn plies(&self, from: usize) -> Vec<Ply> {
        let (Some(game), Some(board)) = (self.game(), self.board_before(from)) else { return Vec::new() };
        let mut plies = plies(game, from, board, |player| letter(self.seat(player)));
        for ply in &mut plies {
            let lag = self.lags.iter().find(|(number, _)| *number == ply.n);
            ply.lag = lag.map_or(0, |(_, lag)| lag.as_millis());
        }
        plies
    }

    /// The cells of the last move.
    pub(super) fn last_way(&self) -> Option<Vec<u16>> {
        let plies = self.game()?.plies();
        let ply = plies.last()?;
        match ply.played {
            Played::Move(_) => Some(way(&self.board_before(plies.len() - 1)?, &ply.played).0),
            _ => Some(point_of(&ply.played).map(point_cell).into_iter().collect()),
        }
    }

    /// How a game has ended: the one that is on, or one so many games before it.
    fn ended(&self, back: usize) -> Option<Ended> {
        let meeting = self.meeting()?;
        let round = meeting.games().nth(meeting.games().count().checked_sub(1 + back)?)?;
        let outcome = round.game.outcome()?;
        let marks = outcome.marks();
        let first = round.actual_first();
        let mark = |seat| if seat == first { marks[0] } else { marks[1] };
        Some(Ended {
            result: match outcome.result {
                Score::Win(Player::First) => letter(first),
                Score::Win(Player::Second) => letter(first.other()),
                Score::Draw => "draw",
                Score::BothLose => "both-lose",
            },
            cause: outcome.cause.id(),
            by: outcome.article().map(Article::name),
            marks: Seats { a: mark(Contender::A), b: mark(Contender::B) },
            count: outcome.count,
        })
    }
}

/// The half-moves of a game from a number of them on, with their boards; the first of these is given.
fn plies(game: &Game, from: usize, mut board: Board, letter: impl Fn(Player) -> &'static str) -> Vec<Ply> {
    let mut plies = Vec::with_capacity(game.plies().len().saturating_sub(from));
    for (number, ply) in game.plies().iter().enumerate().skip(from) {
        let Ok(after) = board.after(&ply.played, game.law()) else { break };
        let (text, short) = texts(&board, &ply.played);
        let (path, captures) = way(&board, &ply.played);
        plies.push(Ply {
            n: number + 1,
            by: letter(ply.player),
            text,
            short,
            path,
            captures,
            cells: cells(&after),
            left: ply.left.as_millis(),
            at: ply.at.0,
            lag: 0,
        });
        board = after;
    }
    plies
}

/// The board before a half-move of a game.
pub(super) fn board_before(game: &Game, ply: usize) -> Option<Board> {
    let mut board = game.origin().clone();
    for made in game.plies().get(..ply)? {
        board = board.after(&made.played, game.law()).ok()?;
    }
    Some(board)
}

/// The beginning of a game that is not over before it began. A break may run on a clock that is going already.
fn begins(game: &Game, now: Moment) -> Option<Begins> {
    let at = game.beginning();
    let is_to_come = now < at && matches!(game.phase(), Phase::Waiting | Phase::Playing);
    is_to_come.then(|| Begins { at: at.0, by: game.pause().map(|pause| pause.by.name()) })
}

/// A seat as a letter.
#[must_use]
pub const fn letter(seat: Contender) -> &'static str {
    ["a", "b"][index(seat)]
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Stopped(_) => "stopped",
        Phase::Adjourned => "adjourned",
        Phase::Over(_) => "over",
    }
}

const fn ask(what: Break) -> &'static str {
    match what {
        Break::Adjourn => "adjourn",
        Break::Resume => "resume",
    }
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::None => "none",
        Stage::Ordered => "ordered",
        Stage::Stopped => "stopped",
        Stage::Inscribed => "inscribed",
        Stage::Kept => "kept",
        Stage::Resumed => "resumed",
        Stage::Opened => "opened",
    }
}

fn forbidden(game: &Game) -> Vec<Forbidden> {
    let Some(stones) = game.board().stones() else { return Vec::new() };
    if stones.is_opening() || stones.position().turn() != renju::Colour::Black {
        return Vec::new();
    }
    let fouls = stones.position().fouls();
    let mut forbidden = Vec::new();
    for foul in renju::Foul::ALL {
        let by = game.law().cite(foul.article()).name();
        for point in fouls.points(foul) {
            forbidden.push(Forbidden { cell: point_cell(point), why: foul_id(foul), by });
        }
    }
    forbidden
}

const fn foul_id(foul: renju::Foul) -> &'static str {
    match foul {
        renju::Foul::DoubleThree => "double-three",
        renju::Foul::DoubleFour => "double-four",
        renju::Foul::Overline => "overline",
    }
}

fn asked(stones: &Stones) -> Option<Asked> {
    let turn = stones.opening().turn()?;
    let points = |points: renju::Points| points.into_iter().map(point_cell).collect();
    let text = notation::renju::turn(&turn, Dialect::World);
    let offered = stones.opening().offers().iter().copied().map(point_cell).collect();
    let none = Asked { asked: "", options: Vec::new(), cells: Vec::new(), offered, left: None, text };
    Some(match turn.task {
        Task::Place(_, area) => Asked { asked: "place", cells: points(area), ..none },
        Task::Choose(choices) => {
            let options = choices.into_iter().map(|choice| acts::choice(choice).to_owned()).collect();
            Asked { asked: "choose", options, ..none }
        }
        Task::Declare(most) => {
            Asked { asked: "declare", options: (1..=most).map(|number| number.to_string()).collect(), ..none }
        }
        Task::Offer(area, left) => Asked { asked: "offer", cells: points(area), left: Some(left), ..none },
        Task::Pick(area) => Asked { asked: "pick", cells: points(area), ..none },
    })
}

fn count(count: &game::Count) -> Count {
    let name = |article: Article| article.name();
    Count { by: name(count.by), made: count.made, of: count.of, whose: count.whose.map(Colour::name) }
}

fn right(right: &game::Right) -> Right {
    Right { what: What::id(right.what), by: Some(right.by.name()) }
}
