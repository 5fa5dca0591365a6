//! Irregular actions at the board, touched pieces, and what the opponent or an official makes of them.
//!
//! An action is entered as the arrangement of pieces it left. If that is what a legal move leaves, it is that move;
//! else it stands as an irregularity of one kind or several until the opponent has it corrected, or accepts it by
//! replying: then the game goes on from the arrangement as it is.

mod back;
mod classify;
mod touch;

use article::Article;
use clock::{Millis, Moment};
use draughts::{AnyPosition, Piece, Setup, Square};
use rulebook::law::{Irregularity, Measure, Removal};
use rulebook::{Irregularities, Tempo};

use crate::actor::{Each, face};
use crate::command::StopReason;
use crate::sanction::{self, Grade, Offender};
use crate::state::Phase;
use crate::{Actor, Event, Game, Played, Player, Refusal, play};
use classify::Found;

pub use back::Ground;

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The opponent demands that the irregularity be corrected.
    Demand,
    /// The opponent demands that only this kind of several be corrected.
    DemandOnly(Irregularity),
    /// The opponent accepts the irregularity without having moved.
    Leave,
    /// The opponent or an official names an irregularity of the last move that its arrangement cannot show.
    Register {
        /// Which.
        kind: Irregularity,
        /// The piece touched first, where another was moved.
        first: Option<Square>,
    },
    /// A player takes his last move back.
    TakeBack,
    /// A player touches a piece of his own.
    Touch(Square),
    /// A player lifts a piece of his own, perhaps over another square, and has not let go of it.
    Lift(Square),
    /// A player says that he adjusts the pieces.
    Adjust,
    /// Somebody marks a king.
    Mark(Square),
    /// The players do not agree: the clocks are stopped and the arbiter called.
    Dispute,
    /// An official decides a dispute.
    Rule {
        /// Whether the irregularity is corrected.
        corrected: bool,
    },
    /// An official has the game replayed from an irregularity that was found later.
    Replay {
        /// Which of those that were let pass.
        index: usize,
    },
    /// Renju: the opponent declares that the last stone is a foul.
    DeclareFoul,
    /// Renju: an official returns the game to the moment before a move.
    Return {
        /// How many half-moves stay.
        keep: usize,
        /// Why.
        ground: Ground,
    },
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// Something went wrong.
    Irregular {
        /// Who did it.
        offender: Player,
        /// What kinds.
        kinds: Vec<Irregularity>,
        /// What the board shows; nothing where the move itself was legal.
        arrangement: Option<Setup>,
        /// How many half-moves stay when it is corrected.
        keep: usize,
        /// The piece that then has to move.
        first: Option<Square>,
    },
    /// The offender went on with his action before he pressed the clock.
    Continued,
    /// The offender pressed the clock.
    Pressed {
        /// Whether he thereby stopped removing captured pieces.
        stopped: bool,
    },
    /// Correction was demanded: the clock is switched back and the board is as before.
    Demanded {
        /// Whose error is corrected.
        offender: Player,
        /// By which article.
        by: Article,
    },
    /// The irregularity was accepted.
    Accepted {
        /// By which article.
        by: Article,
    },
    /// A player touched a piece of his own.
    Touched {
        /// Who.
        player: Player,
        /// Where it stands.
        square: Square,
    },
    /// A player adjusts the pieces: touching does not bind him until he has moved.
    Adjusting(Player),
    /// A new king was not marked.
    Unmarked(Square),
    /// A king was marked.
    Marked(Square),
    /// The game is replayed from an irregularity found later.
    Replayed {
        /// Which of those that were let pass.
        index: usize,
        /// What the clocks are set to.
        left: Each<Millis>,
        /// By which article.
        by: Article,
    },
    /// The game went back to the moment before a half-move; the clocks keep their times.
    Returned {
        /// How many half-moves stay.
        keep: usize,
        /// By which article.
        by: Article,
    },
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pending: Option<Pending>,
    passed: Vec<Passed>,
    touched: Vec<Square>,
    adjusting: bool,
    /// The piece that has to move after a correction.
    obliged: Option<Square>,
    unmarked: Vec<Unmarked>,
    /// How often each player pressed the clock after an irregularity.
    presses: Each<u16>,
}

/// An irregularity nobody has decided about yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Pending {
    /// Who did it.
    pub offender: Player,
    /// What kinds.
    pub kinds: Vec<Irregularity>,
    arrangement: Option<Setup>,
    keep: usize,
    first: Option<Square>,
    is_playable: bool,
    is_pressed: bool,
    left: Each<Millis>,
}

/// An irregularity that was let pass: the record keeps it.
#[derive(Clone, Debug, PartialEq)]
pub struct Passed {
    /// Who did it.
    pub offender: Player,
    /// What kinds.
    pub kinds: Vec<Irregularity>,
    /// What the board showed.
    pub arrangement: Setup,
    /// After how many half-moves.
    pub after: usize,
    left: Each<Millis>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Unmarked {
    square: Square,
    /// After how many half-moves it was left so.
    since: usize,
}

impl State {
    /// The irregularity nobody has decided about yet.
    #[must_use]
    pub const fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// The irregularities that were let pass.
    #[must_use]
    pub fn passed(&self) -> &[Passed] {
        &self.passed
    }

    /// How many moves of a player are arrangements that were let pass.
    pub(crate) fn moves_of(&self, player: Player) -> usize {
        self.passed.iter().filter(|passed| passed.offender == player).count()
    }

    /// The kings that were not marked.
    pub fn unmarked(&self) -> impl Iterator<Item = Square> + '_ {
        self.unmarked.iter().map(|unmarked| unmarked.square)
    }
}

impl Game {
    /// What went wrong at the board.
    #[must_use]
    pub const fn irregularities(&self) -> &State {
        &self.irregularity
    }

    /// Who decides about irregularities in this game: in rapid and blitz always the opponent, if anybody.
    fn policy(&self) -> Irregularities {
        let fast = self.regulation.discipline.tempo != Tempo::Classical;
        match self.regulation.irregularities {
            Irregularities::Replayed if fast || self.law.irregularities.replayed.is_none() => {
                Irregularities::OpponentDecides
            }
            policy => policy,
        }
    }
}

pub(crate) fn decide(game: &Game, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.irregularities;
    match command {
        Command::Demand => demand(game, by, now),
        Command::DemandOnly(kind) => demand_only(game, by, *kind, now),
        Command::Leave => leave(game, by, now),
        Command::Register { kind, first } => register(game, by, *kind, *first, now),
        Command::TakeBack => take_back(game, crate::decide::a_player(by, game.law)?, now),
        Command::Touch(square) => {
            touch::touch(game, crate::decide::a_player(by, game.law)?, *square, touch::Hand::Touches, now)
        }
        Command::Lift(square) => {
            touch::touch(game, crate::decide::a_player(by, game.law)?, *square, touch::Hand::Lifts, now)
        }
        Command::Adjust => touch::adjust(game, crate::decide::a_player(by, game.law)?, now),
        Command::Mark(square) => mark(game, *square, now),
        Command::Dispute => {
            game.must_be_playing()?;
            crate::decide::a_player(by, game.law)?;
            if game.irregularity.pending.is_none() {
                return Err(Refusal::new(
                    law.dispute,
                    "there is nothing to dispute",
                    "after an irregularity",
                ));
            }
            Ok(vec![crate::Fact::Stopped { by, reason: StopReason::CallArbiter }.at(now)])
        }
        Command::Rule { corrected } => rule(game, by, *corrected, now),
        Command::Replay { index } => back::replay(game, by, *index, now),
        Command::DeclareFoul => back::declare_foul(game, by, now),
        Command::Return { keep, ground } => back::give_back(game, by, *keep, *ground, now),
    }
}

/// A board action in a hall, as the arrangement it left.
pub(crate) fn board(game: &Game, player: Player, setup: &Setup, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    touch::draughts(game)?;
    let mut events = Vec::new();
    let mut game = game.clone();
    let decided =
        game.irregularity.pending.as_ref().map(|pending| (pending.offender == player, pending.is_pressed));
    match decided {
        Some((true, true)) => {
            let by = game.law.irregularities.opponent_decides;
            return Err(Refusal::new(
                by,
                "the opponent decides about the irregularity",
                "wait for the opponent",
            ));
        }
        Some((true, false)) => {
            step(&mut game, &mut events, crate::Fact::Irregularity(Fact::Continued).at(now));
        }
        Some((false, _)) => {
            may_reply(&game)?;
            if let Some(accepted) = accepted(&game, player, now) {
                step(&mut game, &mut events, accepted);
            }
        }
        None => {}
    }
    let setup = with_kings(&game, setup);
    let found = found(&game, player, &setup)?;
    events.extend(act(&game, player, &setup, found, now)?);
    Ok(events)
}

/// What the action was, on the board as it is.
fn found(game: &Game, player: Player, setup: &Setup) -> Result<Found, Refusal> {
    let position = touch::draughts(game)?;
    if game.turn() == player {
        let moved = position.moves().into_iter().find(|played| {
            let unmarked = game.irregularity.unmarked().any(|square| square == played.from());
            unmarked && classify::same(&with_man(&position.play(played).setup(), played.to()), setup)
        });
        return Ok(moved.map_or_else(|| classify::classify(position, setup), Found::Move));
    }
    let last = game.plies.last().filter(|ply| ply.player == player);
    let previous =
        last.and_then(|_| game.positions.len().checked_sub(2)).and_then(|at| game.positions.get(at));
    Ok(classify::out_of_turn(previous, position, setup))
}

/// What follows from an action that was found to be something.
fn act(game: &Game, player: Player, setup: &Setup, found: Found, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.irregularities;
    let mut events = Vec::new();
    match found {
        Found::Nothing => Err(Refusal::new(law.release, "nothing has changed on the board", "a move")),
        Found::Move(played) | Found::Unmarked(played) => {
            let played = Played::Move(played);
            let touched = touch::may_move(game, &played);
            if let (Err(_), true) = (&touched, game.policy() != Irregularities::Refused) {
                let position = touch::draughts(game)?;
                let first =
                    touch::first_bound(position, &game.irregularity.touched).or(game.irregularity.obliged);
                let kinds = vec![Irregularity::TouchedOther];
                return Ok(vec![irregular(game, player, kinds, Some(*setup), first).at(now)]);
            }
            events.extend(play::make(game, player, played, false, now)?);
            let ended = events.iter().any(|event| matches!(event.fact, crate::Fact::Ended(_)));
            if let (Found::Unmarked(played), false) = (found, ended) {
                events.push(crate::Fact::Irregularity(Fact::Unmarked(played.to())).at(now));
            }
            Ok(events)
        }
        Found::Irregular(kinds) => {
            if game.policy() == Irregularities::Refused {
                let kind = kinds.first().copied().unwrap_or(Irregularity::WrongMove);
                return Err(Refusal::new(law.article(kind), kind.words(), allowed(touch::draughts(game)?)));
            }
            if game.unpressed == Some(player.other()) {
                events.push(crate::Fact::Pressed { player: player.other(), lag: Millis::ZERO }.at(now));
            }
            events.push(irregular(game, player, kinds, Some(*setup), None).at(now));
            Ok(events)
        }
    }
}

/// The opponent demands that the irregularity be corrected, or that a king be marked.
fn demand(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let Some(player) = by.player() else {
        let instead = "a demand of the opponent, or a dispute that calls the arbiter";
        return Err(Refusal::new(law.opponent_decides, "only the opponent decides", instead));
    };
    if game.irregularity.pending.as_ref().is_some_and(|pending| pending.offender == player.other()) {
        return Ok(correction(game, now));
    }
    let kings: Vec<_> = markable(game, player.other()).collect();
    if !kings.is_empty() {
        let marked = |square| crate::Fact::Irregularity(Fact::Marked(square)).at(now);
        return Ok(kings.into_iter().map(marked).collect());
    }
    if game.irregularity.pending.is_some() {
        return Err(Refusal::new(law.opponent_decides, "only the opponent decides", "wait for the opponent"));
    }
    Err(no_right(game))
}

fn demand_only(game: &Game, by: Actor, kind: Irregularity, now: Moment) -> Result<Vec<Event>, Refusal> {
    let kinds = game.irregularity.pending.as_ref().map_or(&[][..], |pending| &pending.kinds);
    if kinds.len() > 1 || kinds.first().is_some_and(|&only| only != kind) {
        let law = &game.law.irregularities;
        let by = law.whole.unwrap_or(law.opponent_decides);
        return Err(Refusal::new(by, "an irregularity is not corrected in part", "all of it, or nothing"));
    }
    demand(game, by, now)
}

/// The opponent accepts the irregularity without having moved; a game that it ended is then over.
fn leave(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let player = crate::decide::a_player(by, game.law)?;
    may_reply(game)?;
    let Some(accepted) = accepted(game, player, now) else { return Err(no_right(game)) };
    let mut events = vec![accepted];
    let ending = game.board.ending(&game.law.results).filter(|_| game.unpressed.is_none());
    events.extend(ending.map(|outcome| crate::Fact::Ended(outcome).at(now)));
    Ok(events)
}

/// Names an irregularity of the last move that its arrangement cannot show.
fn register(
    game: &Game,
    by: Actor,
    kind: Irregularity,
    first: Option<Square>,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let article = law.article(kind);
    if game.policy() == Irregularities::Refused {
        return Err(Refusal::new(article, "that cannot happen at a screen", "the moves that are allowed"));
    }
    let last = game.plies.last().filter(|ply| by.player().is_none_or(|player| player == ply.player.other()));
    let Some(ply) = last.filter(|_| by.is_official() || by.player().is_some()) else {
        let instead = "of the opponent's last move, before one's reply";
        return Err(Refusal::new(law.accepted, "there is no move to object to", instead));
    };
    let keep = game.plies.len() - 1;
    if game.irregularity.pending.is_some()
        || game.irregularity.passed.iter().any(|passed| passed.after > keep)
    {
        return Err(Refusal::new(law.accepted, "there is no move to object to", "before one's reply"));
    }
    let before = game.positions.len().checked_sub(2).and_then(|at| game.positions.get(at));
    if kind == Irregularity::TouchedOther {
        let bound = before.zip(first).is_some_and(|(before, square)| touch::can_move(before, square));
        if !bound {
            let by = law.touch.unwrap_or(article);
            return Err(Refusal::new(by, "the touched piece had no move", "then any legal move is right"));
        }
    }
    let kinds = vec![kind];
    let fact = Fact::Irregular { offender: ply.player, kinds, arrangement: None, keep, first };
    Ok(vec![crate::Fact::Irregularity(fact).at(now)])
}

/// A player takes his last move back: impossible at a screen, irregular at a board.
fn take_back(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let last = game.plies.last().filter(|ply| ply.player == player);
    let before = last.and_then(|_| game.positions.len().checked_sub(2)).and_then(|at| game.positions.get(at));
    match (game.policy(), before) {
        (Irregularities::OpponentDecides | Irregularities::Replayed, Some(before)) => {
            board(game, player, &before.setup(), now)
        }
        _ => Err(Refusal::new(law.release, "a move that was made stays", "think before you let go")),
    }
}

fn mark(game: &Game, square: Square, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    if !game.irregularity.unmarked().any(|unmarked| unmarked == square) {
        let by = game.law.irregularities.article(Irregularity::UnmarkedKing);
        return Err(Refusal::new(by, "no king there needs a mark", "a king that was not marked"));
    }
    Ok(vec![crate::Fact::Irregularity(Fact::Marked(square)).at(now)])
}

/// An official decides a dispute, and the game goes on.
fn rule(game: &Game, by: Actor, corrected: bool, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.irregularities;
    crate::decide::official(by, game.law)?;
    let (Phase::Stopped(_), Some(pending)) = (game.phase, &game.irregularity.pending) else {
        let instead = "when the players dispute an irregularity";
        return Err(Refusal::new(law.opponent_decides, "only the opponent decides", instead));
    };
    if corrected {
        let mut events = correction(game, now);
        events.push(crate::Fact::Resumed { running: pending.offender }.at(now));
        return Ok(events);
    }
    let running = game.unpressed.unwrap_or(pending.offender.other());
    let accepted = crate::Fact::Irregularity(Fact::Accepted { by: law.accepted }).at(now);
    Ok(vec![accepted, crate::Fact::Resumed { running }.at(now)])
}

/// The correction of what is pending, and what it costs the offender.
fn correction(game: &Game, now: Moment) -> Vec<Event> {
    let law = &game.law.irregularities;
    let Some(pending) = &game.irregularity.pending else { return Vec::new() };
    let offender = pending.offender;
    let touched = pending.kinds.contains(&Irregularity::TouchedOther);
    let by = law.touched_first.filter(|_| touched).unwrap_or(law.switched_back);
    let mut events = vec![crate::Fact::Irregularity(Fact::Demanded { offender, by }).at(now)];
    if let Some(by) = law.warned {
        events.push(sanction::imposed(offender, Measure::Warning, by).at(now));
    }
    let gained = pending.is_pressed
        && game.irregularity.presses[offender] >= 2
        && game.regulation.control.has_increment();
    if let Some(by) = law.gain.filter(|_| gained) {
        events.push(sanction::violated(game, Offender::Player(offender), by, Grade::Gross).at(now));
    }
    events
}

/// Why there is nothing a player could have corrected.
fn no_right(game: &Game) -> Refusal {
    let law = &game.law.irregularities;
    if game.irregularity.passed.is_empty() && game.irregularity.unmarked.is_empty() {
        return Refusal::new(law.opponent_decides, "nothing irregular has happened", "after an irregularity");
    }
    let last = game.irregularity.passed.last();
    let just = last.is_some_and(|passed| game.plies.len() <= passed.after + 1);
    let by = if just || last.is_none() { law.accepted } else { law.unnoticed };
    Refusal::new(by, "the irregularity was let pass", "before one's reply")
}

fn irregular(
    game: &Game,
    offender: Player,
    kinds: Vec<Irregularity>,
    arrangement: Option<Setup>,
    first: Option<Square>,
) -> crate::Fact {
    let restores = |before: &AnyPosition| {
        arrangement.as_ref().is_some_and(|after| classify::same(&before.setup(), after))
    };
    let previous = game.positions.len().checked_sub(2).and_then(|at| game.positions.get(at));
    let again = kinds == [Irregularity::TakenBack] && previous.is_some_and(restores);
    let mover = if again { offender } else { offender.other() };
    let arrangement = arrangement.map(|mut setup| {
        setup.turn = game.board.colour(mover);
        setup
    });
    let keep = game.plies.len();
    crate::Fact::Irregularity(Fact::Irregular { offender, kinds, arrangement, keep, first })
}

fn accepted(game: &Game, player: Player, now: Moment) -> Option<Event> {
    let pending = game.irregularity.pending.as_ref()?;
    let by = game.law.irregularities.accepted;
    (pending.offender == player.other()).then(|| crate::Fact::Irregularity(Fact::Accepted { by }).at(now))
}

/// Refuses a reply to an arrangement that cannot be played on.
fn may_reply(game: &Game) -> Result<(), Refusal> {
    let playable = game.irregularity.pending.as_ref().is_none_or(|pending| pending.is_playable);
    if playable {
        return Ok(());
    }
    let by = game.law.irregularities.opponent_decides;
    Err(Refusal::new(by, "the arrangement cannot be played on", "demand its correction"))
}

/// The kings of a player whose missing mark can still be demanded.
fn markable(game: &Game, player: Player) -> impl Iterator<Item = Square> + '_ {
    let side = game.board.position().map(|position| position.side(game.board.colour(player)));
    let later = game.law.irregularities.mark_later.is_some();
    let open = move |unmarked: &&Unmarked| later || unmarked.since >= game.plies.len();
    let own = move |unmarked: &&Unmarked| side.is_some_and(|side| side.contains(unmarked.square));
    game.irregularity.unmarked.iter().filter(open).filter(own).map(|unmarked| unmarked.square)
}

/// The arrangement with the kings that were not marked as kings.
fn with_kings(game: &Game, setup: &Setup) -> Setup {
    let mut setup = *setup;
    for square in game.irregularity.unmarked() {
        if let (Some(piece), Some(true)) =
            (setup.piece(square), game.board.position().map(|position| position.kings().contains(square)))
        {
            setup.clear(square);
            setup.put(square, Piece::king(piece.colour));
        }
    }
    setup
}

fn with_man(setup: &Setup, square: Square) -> Setup {
    let mut setup = *setup;
    if let Some(piece) = setup.piece(square) {
        setup.clear(square);
        setup.put(square, Piece::man(piece.colour));
    }
    setup
}

fn allowed(position: &AnyPosition) -> String {
    use notation::moves::{self, Form, Style};
    let style = Style::of_rules(position.rules(), Form::Full);
    let write = |played| draughts::with_position!(position, board => moves::write(board, played, style));
    format!("allowed: {}", position.moves().iter().map(write).collect::<Vec<_>>().join(" "))
}

/// Looks one event ahead.
fn step(game: &mut Game, events: &mut Vec<Event>, event: Event) {
    game.apply(&event);
    events.push(event);
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    match fact {
        Fact::Irregular { offender, kinds, arrangement, keep, first } => {
            let left = Each([
                game.clock.remaining(face(Player::First), at),
                game.clock.remaining(face(Player::Second), at),
            ]);
            let mut pending = Pending {
                offender: *offender,
                kinds: kinds.clone(),
                arrangement: *arrangement,
                keep: *keep,
                first: *first,
                is_playable: true,
                is_pressed: arrangement.is_none() && game.unpressed != Some(*offender),
                left,
            };
            if let Some(arrangement) = arrangement {
                pending.is_playable = back::arrange(game, arrangement);
                game.unpressed = Some(*offender);
            }
            if pending.is_pressed {
                count_press(game, *offender);
            }
            game.irregularity.touched.clear();
            game.irregularity.pending = Some(pending);
        }
        Fact::Continued => {
            if let Some(pending) = game.irregularity.pending.take() {
                let passed = game.irregularity.passed.len();
                back::rewind(game, pending.keep, passed);
                game.unpressed = (game.turn() != pending.offender).then_some(pending.offender);
            }
        }
        Fact::Pressed { stopped } => {
            if let Some(pending) = &mut game.irregularity.pending {
                pending.is_pressed = true;
                if *stopped && !pending.kinds.contains(&Irregularity::StoppedRemoval) {
                    pending.kinds.insert(0, Irregularity::StoppedRemoval);
                }
                let offender = pending.offender;
                count_press(game, offender);
            }
        }
        Fact::Demanded { offender, .. } => {
            if let Some(pending) = game.irregularity.pending.take() {
                if pending.is_pressed {
                    game.clock.switch_back(at);
                }
                let passed = game.irregularity.passed.len();
                back::rewind(game, pending.keep, passed);
                game.unpressed = (game.turn() != *offender).then_some(*offender);
                game.irregularity.obliged = pending.first;
            }
        }
        Fact::Accepted { .. } => {
            if let Some(Pending { offender, kinds, arrangement: Some(arrangement), keep, left, .. }) =
                game.irregularity.pending.take()
            {
                game.irregularity.passed.push(Passed { offender, kinds, arrangement, after: keep, left });
            }
        }
        Fact::Touched { square, .. } => {
            let binds = !game.irregularity.adjusting && !game.irregularity.touched.contains(square);
            if binds {
                game.irregularity.touched.push(*square);
            }
        }
        Fact::Adjusting(_) => game.irregularity.adjusting = true,
        Fact::Unmarked(square) => {
            let since = game.plies.len();
            game.irregularity.unmarked.push(Unmarked { square: *square, since });
        }
        Fact::Marked(square) => game.irregularity.unmarked.retain(|unmarked| unmarked.square != *square),
        Fact::Replayed { index, left, .. } => back::replayed(game, *index, *left, at),
        Fact::Returned { keep, .. } => back::returned(game, *keep, at),
    }
}

fn count_press(game: &mut Game, offender: Player) {
    let presses = &mut game.irregularity.presses[offender];
    *presses = presses.saturating_add(1);
}

/// Refuses a move that a touched piece or a demanded correction forbids, or that an arrangement does not allow.
pub(crate) fn may_move(game: &Game, player: Player, played: &Played) -> Result<(), Refusal> {
    if game.irregularity.pending.as_ref().is_some_and(|pending| pending.offender != player) {
        may_reply(game)?;
    }
    touch::may_move(game, played)
}

/// By replying a player accepts what his opponent did wrong; moving a king that was not marked is wrong itself.
pub(crate) fn accepted_by_move(game: &Game, player: Player, played: &Played, now: Moment) -> Vec<Event> {
    let mut events: Vec<_> = accepted(game, player, now).into_iter().collect();
    let unmarked = match played {
        Played::Move(played) => game.irregularity.unmarked().any(|square| square == played.from()),
        Played::Stone(_) | Played::Act(_) => false,
    };
    if unmarked && game.policy() != Irregularities::Refused {
        let kinds = vec![Irregularity::MovedUnmarkedKing];
        let keep = game.plies.len();
        let fact = Fact::Irregular { offender: player, kinds, arrangement: None, keep, first: None };
        events.push(crate::Fact::Irregularity(fact).at(now));
    }
    events
}

/// What pressing the clock means for an irregularity of the player who presses it.
pub(crate) fn pressed(game: &Game, player: Player, now: Moment) -> Option<Event> {
    let pending = game.irregularity.pending.as_ref().filter(|pending| pending.offender == player)?;
    if pending.is_pressed {
        return None;
    }
    let incomplete = pending.kinds.contains(&Irregularity::RemovedFewer);
    let stopped = incomplete && game.law.irregularities.removal.value == Removal::LastPiece;
    Some(crate::Fact::Irregularity(Fact::Pressed { stopped }).at(now))
}

/// Whether the opponent still has to decide about an irregularity.
pub(crate) fn is_open(game: &Game) -> bool {
    game.irregularity.pending.is_some()
}

/// A move was made: earlier touches are settled, and a king that moved is no longer where it was.
pub(crate) fn moved(game: &mut Game, _player: Player) {
    let last = game.plies.last().map(|ply| ply.played);
    let kings = game.board.position().map(AnyPosition::kings);
    let state = &mut game.irregularity;
    state.touched.clear();
    state.adjusting = false;
    state.obliged = None;
    if let (Some(Played::Move(played)), Some(kings)) = (last, kings) {
        for unmarked in &mut state.unmarked {
            if unmarked.square == played.from() {
                unmarked.square = played.to();
            }
        }
        state.unmarked.retain(|unmarked| kings.contains(unmarked.square));
    }
}

/// The article by which a player may demand a correction now.
pub(crate) fn may_demand(game: &Game, player: Player) -> Option<Article> {
    let law = &game.law.irregularities;
    if game.irregularity.pending.as_ref().is_some_and(|pending| pending.offender == player.other()) {
        return Some(law.opponent_decides);
    }
    let king = markable(game, player.other()).next();
    king.map(|_| law.mark_later.unwrap_or(law.opponent_decides))
}
