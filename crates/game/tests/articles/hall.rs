//! A board in a hall, or a screen, with two players and an arbiter, driven by a test.

use clock::{Millis, Moment};
use draughts::{AnyPosition, with_position};
use game::{
    Actor, Board, Claim, Command, Event, Game, Outcome, Played, Player, Refusal, Role, replay, start,
};
use rulebook::{Discipline, Draft, Edition, Kind, Regulation};

/// The arbiter at the boards.
pub(crate) const ARBITER: Actor = Actor::Official(Role::Arbiter);
/// The chief arbiter.
pub(crate) const CHIEF: Actor = Actor::Official(Role::ChiefArbiter);
/// The player who begins.
pub(crate) const FIRST: Actor = Actor::Player(Player::First);
/// The other player.
pub(crate) const SECOND: Actor = Actor::Player(Player::Second);

/// One game and its journal.
pub(crate) struct Hall {
    origin: Game,
    pub(crate) game: Game,
    pub(crate) journal: Vec<Event>,
    pub(crate) now: Moment,
}

/// The usual draft: `draft("RU22", "russian blitz", "3m+2s")`.
pub(crate) fn draft(edition: &str, discipline: &str, control: &str) -> Draft {
    let edition: Edition = edition.parse().expect("an edition");
    let discipline: Discipline = discipline.parse().expect("a discipline");
    Draft::usual(edition, discipline, control.parse().expect("a control")).expect("a game of the edition")
}

/// The regulation of a draft that nothing is wrong with.
pub(crate) fn checked(draft: Draft) -> Regulation {
    draft.check().expect("a regulation").0
}

impl Hall {
    /// A game in a hall that has begun, both players present.
    pub(crate) fn new(edition: &str, discipline: &str, control: &str) -> Self {
        Self::by(draft(edition, discipline, control)).begin()
    }

    /// The same at screens.
    pub(crate) fn remote(edition: &str, discipline: &str, control: &str) -> Self {
        Self::by(draft(edition, discipline, control).remote()).begin()
    }

    /// A game in a hall that has begun from a position.
    pub(crate) fn at(edition: &str, discipline: &str, control: &str, fen: &str) -> Self {
        Self::by_at(draft(edition, discipline, control), fen).begin()
    }

    /// The same at screens.
    pub(crate) fn remote_at(edition: &str, discipline: &str, control: &str, fen: &str) -> Self {
        Self::by_at(draft(edition, discipline, control).remote(), fen).begin()
    }

    /// A game by a draft that has not begun; it is to begin at moment zero.
    pub(crate) fn by(draft: Draft) -> Self {
        Self::of(Game::new(checked(draft), Moment(0)))
    }

    /// The same from a position.
    pub(crate) fn by_at(draft: Draft, fen: &str) -> Self {
        let Kind::Draughts(variant) = draft.discipline.kind else { panic!("a position of draughts") };
        let setup = notation::fen::read(variant.rules().board.value, fen).expect("a FEN");
        let position = variant.position(setup).expect("a position");
        Self::of(Game::from_board(checked(draft), Moment(0), Board::Draughts(position)))
    }

    fn of(game: Game) -> Self {
        Self { origin: game.clone(), game, journal: Vec::new(), now: Moment(0) }
    }

    /// Both players come and the signal is given.
    pub(crate) fn begin(mut self) -> Self {
        self.act(FIRST, Command::arrive(Player::First));
        self.act(SECOND, Command::arrive(Player::Second));
        self.act(ARBITER, Command::Start(start::Command::Begin));
        self
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, time: Millis) -> &mut Self {
        self.now = self.now + time;
        self
    }

    /// Lets seconds pass.
    pub(crate) fn wait_seconds(&mut self, seconds: u64) -> &mut Self {
        self.wait(Millis::seconds(seconds))
    }

    /// Gives a command; a refusal must leave the game as it was.
    pub(crate) fn attempt(&mut self, by: Actor, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.game.decide(by, command, self.now)?;
        for event in &events {
            self.game.apply(event);
        }
        self.journal.extend(events.iter().cloned());
        Ok(events)
    }

    /// Gives a command that must be obeyed.
    #[track_caller]
    pub(crate) fn act(&mut self, by: Actor, command: Command) -> Vec<Event> {
        match self.attempt(by, &command) {
            Ok(events) => events,
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        }
    }

    /// Gives a command that must be refused, and tells by which article.
    #[track_caller]
    pub(crate) fn refused(&mut self, by: Actor, command: Command) -> Refusal {
        match self.attempt(by, &command) {
            Ok(events) => panic!("{command:?} was obeyed: {events:?}"),
            Err(refusal) => refusal,
        }
    }

    /// A command is refused by this article.
    #[track_caller]
    pub(crate) fn refused_by(&mut self, by: Actor, command: Command, article: &str) {
        let refusal = self.refused(by, command);
        assert_eq!(refusal.by.name(), article, "{refusal}");
    }

    /// The player whose turn it is moves and, in a hall, presses the clock; the game may end by it.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> &mut Self {
        let by = self.mover();
        self.make(text);
        if self.game.outcome().is_none() && !self.game.is_remote() {
            self.act(by, Command::Press);
        }
        self
    }

    /// The same for several moves, each after a second.
    #[track_caller]
    pub(crate) fn line(&mut self, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            self.play(text);
        }
        self
    }

    /// Plays a line over and over, so many times.
    #[track_caller]
    pub(crate) fn shuffle(&mut self, moves: &str, times: usize) -> &mut Self {
        for _ in 0..times {
            self.line(moves);
        }
        self
    }

    /// The player whose turn it is moves and does not press the clock.
    #[track_caller]
    pub(crate) fn make(&mut self, text: &str) -> Vec<Event> {
        let (by, played) = (self.mover(), self.read(text));
        self.act(by, Command::play(played))
    }

    /// A move that is written, in the position on the board.
    #[track_caller]
    pub(crate) fn read(&self, text: &str) -> Played {
        match self.game.board() {
            Board::Draughts(position) => Played::Move(read(position, text)),
            Board::Renju(_) if text == "-" => Played::Stone(renju::Move::Pass),
            Board::Renju(_) => {
                let point = notation::renju::Dialect::World.read(text).expect("a point");
                Played::Stone(renju::Move::Stone(point))
            }
        }
    }

    /// The player whose turn it is, as an actor.
    pub(crate) fn mover(&self) -> Actor {
        Actor::Player(self.game.turn())
    }

    /// A claim of the player whose turn it is, checked by the arbiter at once.
    #[track_caller]
    pub(crate) fn claim(&mut self, claim: Claim) -> Vec<Event> {
        let mover = self.mover();
        let mut events = self.act(mover, Command::Claim(claim));
        if !self.game.is_remote() {
            events.extend(self.act(ARBITER, Command::Check { upheld: true }));
        }
        events
    }

    /// How the game has ended.
    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game has ended")
    }

    /// The game has ended in these marks by this article: `ended("½-½", "RU22:6.1.8.4")`.
    #[track_caller]
    pub(crate) fn ended(&self, marks: &str, article: &str) {
        let outcome = self.outcome();
        assert_eq!(outcome.marks().join("-"), marks, "{outcome}");
        assert_eq!(outcome.by.name(), article, "{outcome}");
    }

    /// The game goes on.
    #[track_caller]
    pub(crate) fn goes_on(&self) {
        assert!(self.game.outcome().is_none(), "ended: {}", self.outcome());
    }

    /// What a player's clock shows, as people read it.
    pub(crate) fn left(&self, player: Player) -> String {
        self.game.left(player, self.now).to_string()
    }
}

impl Drop for Hall {
    /// Whatever a test did, its journal leads to the same state.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let again = replay(self.origin.clone(), &self.journal);
            assert_eq!(format!("{again:?}"), format!("{:?}", self.game), "the journal leads elsewhere");
        }
    }
}

#[track_caller]
fn read(position: &AnyPosition, text: &str) -> draughts::Move {
    let read = with_position!(position, board => notation::moves::read(board, text));
    read.unwrap_or_else(|error| panic!("{text}: {error}"))
}
