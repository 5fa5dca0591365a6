//! Whole games from a seed: every edition, every command, sense and nonsense, and what must always hold.
//!
//! `DAMKA_GAMES=1000000 cargo test --release -p game --test simulation` is the long run.

mod topics;

use std::collections::BTreeSet;

use clock::{Millis, Moment};
use draughts::{AnyPosition, AnyVariant};
use fastrand::Rng;
use game::{
    Actor, Board, Claim, Command, Event, Fact, Game, PLAYERS, Phase, Played, Player, Role, StopReason, face,
    replay, start,
};
use rulebook::{
    BallotTable, Connection, Discipline, Draft, Edition, Enforcement, Form, Irregularities, Kind, Record,
    Regulation, Tempo, Venue, law,
};

const STEPS_MAX: usize = 400;

#[test]
fn games_of_every_edition_keep_what_must_always_hold() {
    let games = testkit::setting("DAMKA_GAMES").unwrap_or(1_500);
    let (mut ended, mut refused, mut obeyed) = (0_u64, 0_u64, 0_u64);
    let mut kinds = BTreeSet::new();
    let pages = pages();
    let first = testkit::setting("DAMKA_FIRST_SEED").unwrap_or(0);
    for seed in first..first + games {
        let mut rng = Rng::with_seed(seed);
        let told = Simulated::run(&pages, &mut rng, seed);
        kinds.extend(told.kinds);
        ended += u64::from(told.ended);
        refused += told.refused;
        obeyed += told.obeyed;
    }
    assert!(ended * 2 > games, "most games come to an end: {ended} of {games}");
    let missing: Vec<&str> = Fact::KINDS.into_iter().filter(|kind| !kinds.contains(kind)).collect();
    assert!(missing.is_empty(), "kinds of facts that never happen: {missing:?}");
    assert!(refused > games && obeyed > games, "sense and nonsense: {obeyed} obeyed, {refused} refused");
}

/// Every page of law with a tempo.
fn pages() -> Vec<(Edition, Discipline)> {
    let kinds: Vec<Kind> = Kind::all().collect();
    let mut pages = Vec::new();
    for edition in Edition::ALL {
        for &kind in kinds.iter().filter(|&&kind| law(edition, kind).is_some()) {
            pages.extend(Tempo::ALL.map(|tempo| (edition, Discipline::new(kind, tempo))));
        }
    }
    pages
}

struct Told {
    ended: bool,
    kinds: BTreeSet<&'static str>,
    refused: u64,
    obeyed: u64,
}

struct Simulated {
    origin: Game,
    game: Game,
    journal: Vec<Event>,
    now: Moment,
}

impl Simulated {
    fn run(pages: &[(Edition, Discipline)], rng: &mut Rng, seed: u64) -> Told {
        let (edition, discipline) = pages[rng.usize(..pages.len())];
        let regulation = regulation(edition, discipline, rng);
        let board = board(&regulation, rng);
        let game = Game::from_board(regulation, Moment(0), board);
        let mut hall = Self { origin: game.clone(), game, journal: Vec::new(), now: Moment(0) };
        let mut told = Told { ended: false, kinds: BTreeSet::new(), refused: 0, obeyed: 0 };
        for player in PLAYERS {
            hall.obey(Actor::Player(player), &Command::arrive(player), &mut told);
        }
        hall.obey(Actor::Official(Role::Arbiter), &Command::Start(start::Command::Begin), &mut told);
        for _ in 0..STEPS_MAX {
            hall.now = hall.now + pause(rng);
            let (by, command) = hall.ask(rng);
            hall.obey(by, &command, &mut told);
            if hall.game.outcome().is_some() && rng.u8(..4) == 0 {
                break;
            }
        }
        hall.check(seed);
        told.ended = hall.game.outcome().is_some();
        told.kinds = hall.journal.iter().map(|event| event.fact.kind()).collect();
        told
    }

    fn obey(&mut self, by: Actor, command: &Command, told: &mut Told) {
        let over = self.game.outcome();
        match self.game.decide(by, command, self.now) {
            Err(refusal) => {
                told.refused += 1;
                assert!(!refusal.why.is_empty(), "a refusal says why");
            }
            Ok(events) => {
                told.obeyed += 1;
                for event in &events {
                    assert!(event.at <= self.now, "nothing happens before its time");
                    self.game.apply(event);
                }
                let moved =
                    events.iter().any(|event| matches!(event.fact, Fact::Moved { .. } | Fact::Ended(_)));
                assert!(over.is_none() || !moved, "{command:?} changed a finished game");
                self.journal.extend(events);
            }
        }
        if let (Some(before), Some(after)) = (over, self.game.outcome()) {
            assert_eq!(before, after, "a result stands");
        }
    }

    /// A command that fits more often than not.
    fn ask(&self, rng: &mut Rng) -> (Actor, Command) {
        let mover = self.game.turn();
        let anyone = [
            Actor::Player(Player::First),
            Actor::Player(Player::Second),
            Actor::Official(Role::Arbiter),
            Actor::Official(Role::ChiefArbiter),
            Actor::Official(Role::Panel),
            Actor::Spectator,
            Actor::Program,
        ];
        let any = anyone[rng.usize(..anyone.len())];
        let player = if rng.u8(..4) == 0 { mover.other() } else { mover };
        let by = Actor::Player(player);
        if matches!(self.game.phase(), Phase::Stopped(_)) && rng.bool() {
            return (Actor::Official(Role::Arbiter), Command::Resume);
        }
        match rng.u8(..100) {
            0..45 => (Actor::Player(mover), self.some_move(rng, false)),
            45..70 => (self.game.unpressed().map_or(by, Actor::Player), Command::Press),
            70 => (by, self.some_move(rng, true)),
            71 => (by, Command::Offer),
            72 => (any, Command::Accept),
            73 => (any, Command::Decline),
            74..77 => (by, Command::Claim(self.some_claim(rng))),
            77 => (Actor::Official(Role::Arbiter), Command::Check { upheld: rng.bool() }),
            78 => (any, Command::DeclareDraw),
            79 => (any, Command::CallFlag),
            80 => (any, Command::Tick),
            81 if rng.u8(..8) == 0 => (any, Command::Resign),
            82 => (
                any,
                Command::Stop(
                    [StopReason::None, StopReason::CallArbiter, StopReason::Disturbance][rng.usize(..3)],
                ),
            ),
            83 => (any, Command::CountAloud),
            84 => (any, Command::Withdraw),
            85 => (any, Command::Abort),
            86 => match rng.u8(..6) {
                0 => (any, Command::Resume),
                1 => (any, Command::Witness),
                2 => (any, Command::Remind),
                3 => (any, Command::NeitherCanWin),
                4 => (any, Command::FindFlag(player)),
                _ => (any, Command::Note { article: topics::article(rng), text: "seen".to_owned() }),
            },
            87..95 => {
                let played = match self.some_move(rng, false) {
                    Command::Move { played, .. } => Some(played),
                    _ => None,
                };
                (any, topics::some(&self.game, played, self.now, rng))
            }
            _ => (Actor::Program, Command::Tick),
        }
    }

    fn some_move(&self, rng: &mut Rng, offer: bool) -> Command {
        let played = match self.game.board() {
            Board::Draughts(position) => {
                let moves = position.moves();
                if moves.is_empty() {
                    return Command::Tick;
                }
                Played::Move(moves[rng.usize(..moves.len())])
            }
            Board::Renju(_) if rng.u8(..30) == 0 => Played::Stone(renju::Move::Pass),
            Board::Renju(_) => {
                let point = renju::Point::all().nth(rng.usize(..225)).expect("a point");
                Played::Stone(renju::Move::Stone(point))
            }
        };
        Command::Move { played, offer }
    }

    fn some_claim(&self, rng: &mut Rng) -> Claim {
        match rng.u8(..8) {
            0 | 1 => Claim::Repetition,
            2 => match self.some_move(rng, false) {
                Command::Move { played, .. } => Claim::RepetitionAfter(played),
                _ => Claim::BothFlags,
            },
            3 => Claim::MoveCount,
            4 => Claim::NotPlayedOn,
            5 => Claim::ShortOfTime,
            6 => Claim::WonWithoutTime,
            _ => Claim::CountedAloud,
        }
    }

    /// What holds at the end of every game.
    fn check(&self, seed: u64) {
        let stored = serde_json::to_string(&self.journal).expect("a journal is stored");
        let journal: Vec<Event> = serde_json::from_str(&stored).expect("a stored journal is read");
        assert_eq!(journal, self.journal, "seed {seed}: what is stored is what happened");
        let draft: &Draft = self.game.regulation();
        let stored = serde_json::to_string(draft).expect("a regulation is stored");
        let read: Draft = serde_json::from_str(&stored).expect("a stored regulation is read");
        assert_eq!(format!("{read:?}"), format!("{draft:?}"), "seed {seed}: the regulation");
        let again = replay(self.origin.clone(), &journal);
        assert_eq!(
            format!("{again:?}"),
            format!("{:?}", self.game),
            "seed {seed}: the journal leads elsewhere"
        );
        let endings = self.journal.iter().filter(|event| matches!(event.fact, Fact::Ended(_))).count();
        assert_eq!(endings, usize::from(self.game.outcome().is_some()), "seed {seed}: one result");
        assert_eq!(self.game.version(), self.journal.len() as u64, "seed {seed}: every event counts");
        let clock = self.game.clock();
        let kept_by_clock = |event: &Event| {
            matches!(
                event.fact,
                Fact::Moved { .. } | Fact::Pressed { .. } | Fact::Offered { .. } | Fact::Declined { .. }
            ) || matches!(event.fact, Fact::Claimed { .. } | Fact::ClaimFailed { .. } | Fact::Ended(_))
        };
        let charged =
            |event: &Event| matches!(event.fact, Fact::Sanction(game::sanction::Fact::Charged { .. }));
        let (beginning, rest) = self.journal.split_at(self.journal.len().min(3));
        if rest.iter().all(kept_by_clock) && !beginning.iter().any(charged) {
            let used: Millis = PLAYERS
                .map(|player| clock.used(face(player), self.now))
                .into_iter()
                .fold(Millis::ZERO, |sum, one| sum + one);
            assert!(used <= self.now - Moment(0), "seed {seed}: more time used than has passed");
        }
        if self.game.outcome().is_some() {
            assert_eq!(clock.running(), None, "seed {seed}: the clocks stand after the end");
        }
        for pair in self.journal.windows(2) {
            assert!(
                pair[0].at <= pair[1].at,
                "seed {seed}: time goes forward, not as from {:?} to {:?}",
                pair[0],
                pair[1]
            );
        }
    }
}

fn pause(rng: &mut Rng) -> Millis {
    match rng.u8(..60) {
        0 => Millis::minutes(rng.u64(..30)),
        1..20 => Millis::seconds(rng.u64(..20)),
        _ => Millis::millis(rng.u64(..1_000)),
    }
}

fn regulation(edition: Edition, discipline: Discipline, rng: &mut Rng) -> Regulation {
    let any = "30m".parse().expect("a control");
    let preset = Draft::preset(edition, discipline).ok();
    let mut draft = preset.or_else(|| Draft::usual(edition, discipline, any)).expect("a page");
    if rng.bool() {
        draft = draft.remote();
    }
    if draft.venue == Venue::Remote && rng.bool() {
        draft.draws = Enforcement::Claimed;
    }
    if draft.venue == Venue::Hall && discipline.tempo != Tempo::Classical && rng.bool() {
        draft.record = Record::Kept;
    }
    if discipline.kind == Kind::Renju {
        let all = renju::opening::Regulation::ALL;
        draft.opening = all[rng.usize(..all.len())];
    }
    let plain = draft.clone();
    draft.form = [Form::Ordinary, Form::Simultaneous, Form::Blindfold, Form::Consultation][rng.usize(..4)];
    draft.official = rng.u8(..4) == 0;
    draft.clock = if rng.u8(..4) == 0 { clock::Kind::Mechanical } else { clock::Kind::Electronic };
    if draft.venue == Venue::Remote {
        draft.connection = Connection::Pause(Millis::seconds(rng.u64(..60)));
        draft.lag = Millis::millis(rng.u64(..300));
    } else if rng.u8(..3) == 0 {
        draft.irregularities = Irregularities::Replayed;
    }
    let tables = [
        BallotTable::Draughts64,
        BallotTable::Draughts64Short,
        BallotTable::Brazilian,
        BallotTable::Checkers,
    ];
    draft.ballot = (rng.u8(..4) == 0).then(|| tables[rng.usize(..4)]);
    // What the edition refuses is left as it usually is.
    let checked = draft.check().or_else(|_| plain.check());
    checked.unwrap_or_else(|objections| panic!("{edition} {discipline}: {objections:?}")).0
}

/// The usual board, or one with few pieces, where games end.
fn board(regulation: &Regulation, rng: &mut Rng) -> Board {
    let Kind::Draughts(variant) = regulation.discipline.kind else { return Board::start(regulation) };
    if rng.bool() {
        return Board::start(regulation);
    }
    few_pieces(variant, rng).map_or_else(|| Board::start(regulation), Board::Draughts)
}

fn few_pieces(variant: AnyVariant, rng: &mut Rng) -> Option<AnyPosition> {
    use draughts::{Colour, Piece, Setup};
    let board = variant.rules().board.value;
    let squares: Vec<_> = board.squares().into_iter().collect();
    let mut setup = Setup::empty(board, Colour::ALL[rng.usize(..2)]);
    for colour in Colour::ALL {
        for _ in 0..rng.u8(1..5) {
            let square = squares[rng.usize(..squares.len())];
            let piece = if rng.u8(..4) == 0 { Piece::man(colour) } else { Piece::king(colour) };
            setup.put(square, piece);
        }
    }
    variant.position(setup).ok()
}
