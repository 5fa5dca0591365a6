//! Boards in disorder, from a seed: irregular arrangements, touched pieces, sanctions and corrections in any order.
//!
//! `DAMKA_GAMES=100000 cargo test --release -p game --test disorder` is the long run.

use clock::{Millis, Moment};
use draughts::{AnyVariant, Piece, Square};
use fastrand::Rng;
use game::irregularity::{self, Ground};
use game::sanction::{self, Correction, Grade, Judgement, Offender, Order};
use game::{
    Actor, Board, Command, Each, Event, Fact, Game, PLAYERS, Phase, Played, Role, StopReason, replay, start,
};
use rulebook::law::{Irregularity, Measure};
use rulebook::{Discipline, Draft, Edition, Irregularities, Kind, Tempo, law};

#[test]
fn whatever_happens_at_a_board_can_be_undone_and_replayed() {
    let games = testkit::setting("DAMKA_GAMES").unwrap_or(600);
    let (mut irregular, mut corrected, mut passed) = (0, 0, 0);
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let hall = Hall::run(&mut rng, seed);
        let count = |of: fn(&irregularity::Fact) -> bool| {
            let facts = hall
                .journal
                .iter()
                .filter(|event| matches!(&event.fact, Fact::Irregularity(fact) if of(fact)));
            facts.count()
        };
        irregular += count(|fact| matches!(fact, irregularity::Fact::Irregular { .. }));
        corrected += count(|fact| matches!(fact, irregularity::Fact::Demanded { .. }));
        passed += count(|fact| matches!(fact, irregularity::Fact::Accepted { .. }));
    }
    assert!(
        irregular > corrected + passed,
        "{irregular} irregular, {corrected} corrected, {passed} let pass"
    );
    assert!(
        corrected > games as usize / 2 && passed > games as usize / 2,
        "{corrected} corrected, {passed} let pass"
    );
}

struct Hall {
    origin: Game,
    game: Game,
    journal: Vec<Event>,
    now: Moment,
}

impl Hall {
    fn run(rng: &mut Rng, seed: u64) -> Self {
        let game = game(rng);
        let mut hall = Self { origin: game.clone(), game, journal: Vec::new(), now: Moment(0) };
        for player in PLAYERS {
            hall.obey(Actor::Player(player), &Command::arrive(player));
        }
        hall.obey(Actor::Official(Role::Arbiter), &Command::Start(start::Command::Begin));
        for _ in 0..150 {
            hall.now = hall.now + Millis(rng.u64(..2_000));
            let (by, command) = hall.ask(rng);
            hall.obey(by, &command);
            hall.holds(seed);
        }
        let again = replay(hall.origin.clone(), &hall.journal);
        assert_eq!(
            format!("{again:?}"),
            format!("{:?}", hall.game),
            "seed {seed}: the journal leads elsewhere"
        );
        hall
    }

    fn obey(&mut self, by: Actor, command: &Command) {
        let Ok(events) = self.game.decide(by, command, self.now) else { return };
        for event in &events {
            self.game.apply(event);
        }
        self.journal.extend(events);
    }

    /// What holds after every command.
    fn holds(&self, seed: u64) {
        let state = self.game.irregularities();
        if let (Some(pending), Phase::Playing) = (state.pending(), self.game.phase()) {
            assert!(!pending.kinds.is_empty(), "seed {seed}");
            let demand = Command::Irregularity(irregularity::Command::Demand);
            let opponent = Actor::Player(pending.offender.other());
            assert!(
                self.game.decide(opponent, &demand, self.now).is_ok(),
                "seed {seed}: the opponent may demand"
            );
        }
        if state.pending().is_none() && state.passed().is_empty() {
            let mut board = self.game.origin().clone();
            for ply in self.game.plies() {
                board = board.after(&ply.played, self.game.law()).expect("a legal move");
            }
            assert_eq!(
                format!("{board:?}"),
                format!("{:?}", self.game.board()),
                "seed {seed}: the moves lead elsewhere"
            );
        }
        let settled = state.pending().is_none() && self.game.unpressed().is_none();
        if let (Phase::Playing, true) = (self.game.phase(), settled) {
            assert_eq!(
                self.game.running(),
                Some(self.game.turn()),
                "seed {seed}: the clock of who is to move runs"
            );
        }
        if self.game.outcome().is_some() {
            assert_eq!(self.game.running(), None, "seed {seed}: the clocks stand");
        }
    }

    fn ask(&self, rng: &mut Rng) -> (Actor, Command) {
        let mover = self.game.turn();
        let player = if rng.u8(..4) == 0 { mover.other() } else { mover };
        let official = Actor::Official(
            [Role::Arbiter, Role::Secretary, Role::ChiefArbiter, Role::Panel][rng.usize(..4)],
        );
        let by = if rng.u8(..6) == 0 { official } else { Actor::Player(player) };
        if let (Phase::Stopped(_), true) = (self.game.phase(), rng.bool()) {
            return (official, Command::Resume);
        }
        match rng.u8(..20) {
            0..6 => (Actor::Player(mover), self.some_move(rng)),
            6..10 => (self.game.unpressed().map_or(by, Actor::Player), Command::Press),
            10..13 => (by, self.arrangement(rng)),
            13..17 => (by, Command::Irregularity(self.choice(rng))),
            17 => (official, Command::Sanction(measure(rng))),
            18 => (by, Command::Stop([StopReason::None, StopReason::CallArbiter][rng.usize(..2)])),
            _ => (official, Command::Resume),
        }
    }

    fn some_move(&self, rng: &mut Rng) -> Command {
        Command::play(match self.game.board() {
            Board::Draughts(position) => {
                let moves = position.moves();
                if moves.is_empty() {
                    return Command::Tick;
                }
                Played::Move(moves[rng.usize(..moves.len())])
            }
            Board::Renju(_) => {
                let point = renju::Point::all().nth(rng.usize(..225)).expect("a point");
                Played::Stone(renju::Move::Stone(point))
            }
        })
    }

    /// The board after a few careless edits.
    fn arrangement(&self, rng: &mut Rng) -> Command {
        let Some(position) = self.game.board().position() else { return self.some_move(rng) };
        let mut setup = position.setup();
        let moves = position.moves();
        if !moves.is_empty() && rng.bool() {
            setup = position.play(&moves[rng.usize(..moves.len())]).setup();
        }
        for _ in 0..rng.u8(..4) {
            let squares: Vec<Square> = setup.board().squares().collect();
            let (from, to) = (squares[rng.usize(..squares.len())], squares[rng.usize(..squares.len())]);
            if let Some(piece) = setup.piece(from) {
                setup.clear(from);
                match rng.u8(..6) {
                    0 => {}
                    1 => setup.put(to, Piece::man(piece.colour)),
                    _ => setup.put(to, piece),
                }
            }
        }
        Command::Board(setup)
    }

    fn choice(&self, rng: &mut Rng) -> irregularity::Command {
        use irregularity::Command::{
            Adjust, DeclareFoul, Demand, DemandOnly, Dispute, Leave, Lift, Mark, Register, Replay, Return,
            Rule, TakeBack, Touch,
        };
        let square = Square::at(rng.u8(..64));
        match rng.u8(..15) {
            0..3 => Demand,
            3 => DemandOnly(Irregularity::WrongMove),
            4 => Leave,
            5 => Register { kind: Irregularity::TouchedOther, first: Some(square) },
            6 => Register { kind: Irregularity::TwoHands, first: None },
            7 => TakeBack,
            8 => Touch(square),
            9 => Lift(square),
            10 => [Adjust, Mark(square)][rng.usize(..2)].clone(),
            11 => Dispute,
            12 => Rule { corrected: rng.bool() },
            13 => Replay { index: rng.usize(..3) },
            _ if rng.bool() => DeclareFoul,
            _ => Return { keep: rng.usize(..8), ground: [Ground::Foul, Ground::Unclear][rng.usize(..2)] },
        }
    }
}

fn measure(rng: &mut Rng) -> sanction::Command {
    use sanction::Command::{Annul, Break, Correct, Impose, Judge, Propose, UnfoundedCall, Violation};
    let player = PLAYERS[rng.usize(..2)];
    let offender =
        [Offender::Player(player), Offender::Both, Offender::Representative(player)][rng.usize(..3)];
    let by = article::Article::find("RU22:2.3.3.e").expect("an article");
    let time = Millis(rng.u64(..120_000));
    let measures = [
        Measure::Remark,
        Measure::Warning,
        Measure::OpponentTime(time),
        Measure::OwnTime(time),
        Measure::Removal,
    ];
    let order = Order { offender, measures: vec![measures[rng.usize(..measures.len())]], articles: vec![by] };
    match rng.u8(..12) {
        0..3 => Violation { offender, by, grade: [Grade::Plain, Grade::Gross][rng.usize(..2)] },
        3 => Propose(order),
        4 => Annul(player),
        5 => Correct(Correction::Take { player: Some(player), time }),
        6 => Correct(Correction::Replace { left: Each([time, time]) }),
        7 => Correct(Correction::Charge { player, time }),
        8 => Break,
        9 => Judge([Judgement::Misunderstanding, Judgement::Forgiven][rng.usize(..2)]),
        10 => UnfoundedCall,
        _ => Impose(order),
    }
}

/// A game in a hall, of any edition and discipline.
fn game(rng: &mut Rng) -> Game {
    loop {
        let edition = Edition::ALL[rng.usize(..Edition::ALL.len())];
        let kinds: Vec<Kind> = Kind::all().filter(|&kind| law(edition, kind).is_some()).collect();
        let tempo = Tempo::ALL[rng.usize(..Tempo::ALL.len())];
        let discipline = Discipline::new(kinds[rng.usize(..kinds.len())], tempo);
        let control =
            ["5m", "15m+5s", "45m", "60m+30s", "30m+30s"][rng.usize(..5)].parse().expect("a control");
        let Some(mut draft) = Draft::usual(edition, discipline, control) else { continue };
        if discipline.kind == Kind::Renju {
            draft.fouls.foul = renju::FoulConsequence::Corrected;
        } else if rng.bool() {
            draft.irregularities = Irregularities::Replayed;
        }
        let Ok((regulation, _)) = draft.check() else { continue };
        let Kind::Draughts(variant) = discipline.kind else { return Game::new(regulation, Moment(0)) };
        let mut position = variant.start();
        for _ in 0..rng.u8(..60) {
            let moves = position.moves();
            if moves.is_empty() {
                position = AnyVariant::start(variant);
            } else {
                position = position.play(&moves[rng.usize(..moves.len())]);
            }
        }
        // A game begins with the player who moves first.
        if position.turn() != position.rules().first.value {
            position = position.rotated();
        }
        return Game::from_board(regulation, Moment(0), Board::Draughts(position));
    }
}
