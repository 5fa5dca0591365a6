//! Adjournments, records, connections and special forms from a seed: sense and nonsense, and what must hold.

use clock::{Millis, Moment};
use draughts::AnyVariant;
use fastrand::Rng;
use game::adjourn::{Envelope, Exception, Ground, Restoration, Ruling, Script, Secret};
use game::record::{Consent, Guilt, Sheet};
use game::remote::{Check, Finding};
use game::{
    Actor, Board, Command, Each, Event, Fact, Game, PLAYERS, Phase, Played, Player, Role, Score, adjourn,
    form, record, remote, replay, start,
};
use notation::moves::Style;
use notation::renju::Dialect;
use rulebook::{Connection, Discipline, Draft, Edition, Kind, Tempo};

const STEPS: usize = 300;

#[test]
fn interrupted_games_keep_what_must_always_hold() {
    let games = testkit::setting("DAMKA_GAMES").unwrap_or(1_000);
    let mut adjourned = 0_u64;
    let mut resumed = 0_u64;
    let mut restored = 0_u64;
    let mut paused = 0_u64;
    for seed in 0..games {
        let journal = run(seed);
        let has = |sought: fn(&Fact) -> bool| u64::from(journal.iter().any(|event| sought(&event.fact)));
        adjourned += has(|fact| matches!(fact, Fact::Adjourn(adjourn::Fact::Stopped)));
        resumed += has(|fact| matches!(fact, Fact::Adjourn(adjourn::Fact::Opened { .. })));
        restored += has(|fact| matches!(fact, Fact::Record(record::Fact::Restored { .. })));
        paused += has(|fact| matches!(fact, Fact::Remote(remote::Fact::PauseOver(_))));
    }
    let told = [adjourned, resumed, restored, paused];
    assert!(told.iter().all(|&times| times * 200 > games), "adjourned, resumed, restored, paused: {told:?}");
}

fn run(seed: u64) -> Vec<Event> {
    let mut rng = Rng::with_seed(seed);
    let origin = game_of(&mut rng);
    let mut game = origin.clone();
    let mut journal: Vec<Event> = Vec::new();
    let mut now = Moment(0);
    let arbiter = Actor::Official(Role::Arbiter);
    let mut script = vec![
        (Actor::Player(Player::First), Command::arrive(Player::First)),
        (Actor::Player(Player::Second), Command::arrive(Player::Second)),
        (arbiter, Command::Start(start::Command::Begin)),
    ];
    script.reverse();
    for _ in 0..STEPS {
        let (by, command) = script.pop().unwrap_or_else(|| ask(&game, &mut rng, now));
        let over = game.outcome();
        if let Ok(events) = game.decide(by, &command, now) {
            for event in &events {
                assert!(event.at <= now, "seed {seed}: {command:?}: nothing happens before its time");
                game.apply(event);
            }
            journal.extend(events);
        }
        if over.is_some() {
            assert_eq!(over, game.outcome(), "seed {seed}: {command:?}: a result stands");
        }
        if let Phase::Adjourned | Phase::Stopped(_) | Phase::Over(_) = game.phase() {
            assert_eq!(game.running(), None, "seed {seed}: {command:?}: the clocks stand");
        }
        now = now
            + Millis(match rng.u8(..40) {
                0 => rng.u64(..3_600_000),
                1..10 => rng.u64(..90_000),
                _ => rng.u64(..2_000),
            });
    }
    let again = replay(origin, &journal);
    assert_eq!(format!("{again:?}"), format!("{game:?}"), "seed {seed}: the journal leads elsewhere");
    let endings = journal.iter().filter(|event| matches!(event.fact, Fact::Ended(_))).count();
    assert_eq!(endings, usize::from(game.outcome().is_some()), "seed {seed}: one result");
    for pair in journal.windows(2) {
        assert!(pair[0].at <= pair[1].at, "seed {seed}: time goes forward: {pair:?}");
    }
    let text = format!("{game:?}");
    assert!(!text.contains("sealed-by-"), "seed {seed}: the state shows a sealed move");
    journal
}

fn game_of(rng: &mut Rng) -> Game {
    let russian = Kind::Draughts(AnyVariant::Russian);
    let (edition, kind, control) = match rng.u8(..6) {
        0..2 => (Edition::RuCodex, russian, "70m/4,15m"),
        2 => (Edition::RuRenju, Kind::Renju, "90m/3,30m"),
        3 => (Edition::Ua24, russian, "45m"),
        4 => (Edition::Ru22, russian, "45m"),
        _ => (Edition::Ru22, Kind::Renju, "45m+10s"),
    };
    let discipline = Discipline::new(kind, Tempo::Classical);
    let control = control.parse().expect("a control");
    let mut draft = Draft::usual(edition, discipline, control).expect("a page");
    if rng.u8(..3) == 0 {
        draft =
            Draft { connection: Connection::Pause(Millis::seconds(40)), lag: Millis(300), ..draft.remote() };
    }
    draft.form =
        [rulebook::Form::Ordinary, rulebook::Form::Simultaneous, rulebook::Form::Blindfold][rng.usize(..3)];
    let regulation = match draft.clone().check() {
        Ok((regulation, _)) => regulation,
        Err(_) => Draft { form: rulebook::Form::Ordinary, ..draft }.check().expect("a regulation").0,
    };
    if kind == Kind::Renju {
        return Game::new(regulation, Moment(0));
    }
    let setup =
        notation::fen::read(AnyVariant::Russian.rules().board.value, "W:WKa1,c5:BKh4").expect("a FEN");
    let position = AnyVariant::Russian.position(setup).expect("a position");
    Game::from_board(regulation, Moment(0), Board::Draughts(position))
}

fn ask(game: &Game, rng: &mut Rng, now: Moment) -> (Actor, Command) {
    let player = PLAYERS[rng.usize(..2)];
    let mover = Actor::Player(game.turn());
    let arbiter = Actor::Official(Role::Arbiter);
    let anyone = [mover, Actor::Player(player), arbiter, Actor::Official(Role::ChiefArbiter), Actor::Program];
    let any = anyone[rng.usize(..anyone.len())];
    let adjourned = game.phase() == Phase::Adjourned || game.adjournment() == adjourn::Stage::Resumed;
    if adjourned && rng.u8(..8) > 0 {
        return next_step(game, rng);
    }
    match rng.u8(..100) {
        0..35 => (mover, quick_move(game, rng)),
        35..60 => (Actor::Player(game.turn().other()), Command::Press),
        60 => (any, Command::Resume),
        61 if rng.u8(..20) == 0 => (any, Command::Resign),
        62 => (any, Command::CallFlag),
        63..66 => (Actor::Program, Command::Tick),
        66..72 => next_step(game, rng),
        72..84 => (if rng.bool() { any } else { arbiter }, Command::Adjourn(adjournment(game, rng))),
        84..91 => (if rng.bool() { any } else { arbiter }, Command::Record(recording(rng, player))),
        91..97 => {
            (if rng.bool() { any } else { Actor::Program }, Command::Remote(connection(rng, player, now)))
        }
        _ => (any, Command::Form(special(game, rng, player))),
    }
}

fn quick_move(game: &Game, rng: &mut Rng) -> Command {
    match game.board() {
        Board::Draughts(position) => {
            let quiet = position.moves();
            if quiet.is_empty() {
                Command::Tick
            } else {
                Command::play(Played::Move(quiet[rng.usize(..quiet.len())]))
            }
        }
        Board::Renju(_) => {
            let point = renju::Point::all().nth(rng.usize(..225)).unwrap_or(renju::Point::CENTRE);
            Command::play(Played::Stone(renju::Move::Stone(point)))
        }
    }
}

/// What would be the next step of an adjournment.
fn next_step(game: &Game, rng: &mut Rng) -> (Actor, Command) {
    use adjourn::{Command as Ask, Stage};
    let arbiter = Actor::Official(Role::Arbiter);
    let due = game.envelope_due();
    let step = match game.adjournment() {
        Stage::None => (arbiter, Ask::Order(Ground::SessionOver)),
        Stage::Ordered if rng.bool() => {
            let seal = Ask::Seal { secret: Secret::new(written(game, rng)), script: Script::Letters };
            (Actor::Player(due.sealer), seal)
        }
        Stage::Ordered => (arbiter, Ask::StopClock),
        Stage::Stopped => {
            let names = Each(["A".to_owned(), "B".to_owned()]);
            let envelope = Envelope { names, resumption: Some(Moment(1)), ..due };
            (Actor::Player(envelope.sealer.other()), Ask::Inscribe(envelope))
        }
        Stage::Inscribed if rng.bool() => (Actor::Player(PLAYERS[rng.usize(..2)]), Ask::Sign),
        Stage::Inscribed => (arbiter, Ask::Keep),
        Stage::Kept => (arbiter, Ask::Resume { present: Each([true, rng.bool()]), times: None }),
        Stage::Resumed if rng.bool() => (arbiter, Ask::Arrive(due.sealer.other())),
        Stage::Resumed | Stage::Opened => (arbiter, Ask::Open),
    };
    (step.0, Command::Adjourn(step.1))
}

/// Some move as it is written.
fn written(game: &Game, rng: &mut Rng) -> String {
    match (game.board(), quick_move(game, rng)) {
        (Board::Draughts(position), Command::Move { played: Played::Move(played), .. }) => {
            let style = Style::of_rules(position.rules(), notation::moves::Form::Full);
            draughts::with_position!(position, board => notation::moves::write(board, &played, style))
        }
        (_, Command::Move { played: Played::Stone(renju::Move::Stone(point)), .. }) => {
            Dialect::Rulebook.write(point)
        }
        _ => String::new(),
    }
}

fn adjournment(game: &Game, rng: &mut Rng) -> adjourn::Command {
    use adjourn::Command as Ask;
    let sealed = ["a1-b2", "H9", "sealed-by-nobody", "c5-d6", ""][rng.usize(..5)];
    let times = Each([Millis::minutes(rng.u64(..100)), Millis::minutes(rng.u64(1..100))]);
    let present = Each([rng.u8(..4) > 0, rng.u8(..4) > 0]);
    match rng.u8(..17) {
        0 => Ask::Order(Ground::SessionOver),
        1 => Ask::Order(Ground::OwnTime { player: game.turn(), left: Millis::minutes(rng.u64(..20)) }),
        2 if rng.u8(..6) == 0 => Ask::Order(Ground::Exception(Exception::Noise)),
        3 | 4 => Ask::Seal { secret: Secret::new(sealed), script: Script::Letters },
        5 => Ask::StopClock,
        6 => {
            let names = Each(["A".to_owned(), "B".to_owned()]);
            Ask::Inscribe(Envelope { names, resumption: Some(Moment(1)), ..game.envelope_due() })
        }
        7 => Ask::Sign,
        8 => Ask::Keep,
        9 if rng.u8(..30) == 0 => Ask::Agree,
        10 => Ask::Resume { present, times: rng.bool().then_some(times) },
        11 => Ask::Arrive(PLAYERS[rng.usize(..2)]),
        12 => Ask::Open,
        13 => Ask::Judge(if rng.bool() { Ruling::Corrected } else { Ruling::Lost }),
        14 => Ask::SealAnswer(Secret::new(sealed)),
        15 if rng.u8(..10) == 0 => Ask::Lost(Restoration::Position(times)),
        _ => Ask::WrongTimes,
    }
}

fn recording(rng: &mut Rng, player: Player) -> record::Command {
    use record::Command as Ask;
    match rng.u8(..14) {
        0 => Ask::Write { ply: rng.u16(..40), text: ["a1-b2", "-", "H8", "?"][rng.usize(..4)].to_owned() },
        1 => Ask::Missing { player, plies: (0..rng.u16(..8)).map(|_| rng.u16(..30)).collect() },
        2 => Ask::Borrow { player, consent: if rng.bool() { Consent::Given } else { Consent::Refused } },
        3..6 => Ask::Restored(player),
        6 => Ask::RestoreTogether,
        7 if rng.u8(..10) == 0 => Ask::GiveUp(player),
        8 => Ask::Compare,
        9 => Ask::Compared(if rng.bool() { Guilt::Both } else { Guilt::One(player) }),
        10 => Ask::Differ(rng.u16(..20)),
        11 => Ask::Settle,
        12 => Ask::Sign(Sheet { used: Some(Millis::minutes(3)), result: Some(Score::Win(player)) }),
        _ => [Ask::HandIn, Ask::Report(Score::Draw), Ask::Protest(String::new())][rng.usize(..3)].clone(),
    }
}

fn connection(rng: &mut Rng, player: Player, now: Moment) -> remote::Command {
    use remote::Command as Ask;
    match rng.u8(..9) {
        0..3 => Ask::Lost(player),
        3 | 4 => Ask::Back(player),
        5 => Ask::Measure { player, delay: Millis(rng.u64(..5_000)) },
        6 => Ask::Interrupted { from: Moment(now.0 - rng.i64(-5..60_000)) },
        7 => Ask::Restored,
        _ => Ask::Check { player, check: Check::ALL[rng.usize(..5)], finding: Finding::Passed },
    }
}

fn special(game: &Game, rng: &mut Rng, player: Player) -> form::Command {
    use form::Command as Ask;
    match rng.u8(..8) {
        0 => Ask::Describe { player, impairment: form::Impairment::Sight },
        1 => Ask::Permit { player, aid: form::Aid::Assistant, reason: "hand".to_owned() },
        2 | 3 => match game.plies().last() {
            Some(ply) => Ask::Announce(ply.played),
            None => Ask::AskTimes,
        },
        4 => Ask::AskTimes,
        5 => Ask::Giver(player),
        6 => Ask::Stands(if rng.bool() { form::Where::Here } else { form::Where::Elsewhere }),
        _ => Ask::Blindfold(player),
    }
}
