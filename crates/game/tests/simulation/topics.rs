//! Commands of the topics: starts, irregularities, sanctions, adjournments, records, remote play, special forms.

use article::Article;
use clock::{Millis, Moment};
use draughts::{Colour, Piece, Setup, Square};
use fastrand::Rng;
use game::{Board, Command, Each, Game, Lot, Played, Player, Score};
use game::{adjourn, form, irregularity, record, remote, sanction, start};
use rulebook::law::{Irregularity, Measure};

/// Some command of some topic, often nonsense.
pub(crate) fn some(game: &Game, played: Option<Played>, now: Moment, rng: &mut Rng) -> Command {
    match rng.u8(..8) {
        0 => Command::Start(some_start(played, rng)),
        1 => Command::Irregularity(some_irregularity(game, rng)),
        2 => some_board(game, rng).map_or(Command::Tick, Command::Board),
        3 => Command::Sanction(some_sanction(rng)),
        4 => Command::Adjourn(some_adjournment(game, now, rng)),
        5 => Command::Record(some_record(game, rng)),
        6 => Command::Remote(some_remote(now, rng)),
        _ => Command::Form(some_form(played, rng)),
    }
}

fn player(rng: &mut Rng) -> Player {
    if rng.bool() { Player::First } else { Player::Second }
}

fn time(rng: &mut Rng) -> Millis {
    match rng.u8(..4) {
        0 => Millis::seconds(rng.u64(..200)),
        1 => Millis::millis(rng.u64(..3_000)),
        2 => Millis::minutes(rng.u64(..90)),
        _ => Millis::ZERO,
    }
}

fn times(rng: &mut Rng) -> Each<Millis> {
    Each([time(rng), time(rng)])
}

pub(crate) fn article(rng: &mut Rng) -> Article {
    let mut all = Article::all();
    let at = rng.usize(..all.len());
    all.nth(at).expect("an article")
}

fn square(game: &Game, rng: &mut Rng) -> Square {
    let squares: Vec<Square> = match game.board() {
        Board::Draughts(position) => position.rules().board.value.squares().into_iter().collect(),
        Board::Renju(_) => vec![Square::at(0)],
    };
    squares[rng.usize(..squares.len())]
}

fn some_start(played: Option<Played>, rng: &mut Rng) -> start::Command {
    use start::{Command, Mistake};
    let mistake = [Mistake::Colours, Mistake::Setup, Mistake::Orientation][rng.usize(..3)];
    match rng.u8(..11) {
        9 => Command::Waive(player(rng)),
        10 => Command::Draw(if rng.bool() { Lot::Seed(rng.u64(..)) } else { Lot::Hand(rng.u16(..800)) }),
        0 => Command::Arrive(player(rng)),
        1 => Command::Away(player(rng)),
        2 => Command::Excuse(player(rng)),
        3 => Command::Begin,
        4 => played.map_or(Command::Begin, Command::Write),
        5 => Command::Forfeit,
        6 => Command::Impose(player(rng)),
        7 => Command::Correct(mistake),
        _ => Command::Leave { mistake, actual: None },
    }
}

fn some_irregularity(game: &Game, rng: &mut Rng) -> irregularity::Command {
    use irregularity::Command;
    match rng.u8(..14) {
        12 => Command::DemandOnly(Irregularity::WrongMove),
        13 => Command::Return {
            keep: rng.usize(..20),
            ground: [irregularity::Ground::Foul, irregularity::Ground::Unclear][rng.usize(..2)],
        },
        0 => Command::Demand,
        1 => Command::Leave,
        2 => Command::TakeBack,
        3 => Command::Touch(square(game, rng)),
        4 => Command::Lift(square(game, rng)),
        5 => Command::Adjust,
        6 => Command::Mark(square(game, rng)),
        7 => Command::Dispute,
        8 => Command::Rule { corrected: rng.bool() },
        9 => Command::Replay { index: rng.usize(..4) },
        10 => Command::DeclareFoul,
        _ => Command::Register { kind: Irregularity::TouchedOther, first: Some(square(game, rng)) },
    }
}

/// An arrangement a hand may have left: a few pieces moved, added or taken away.
fn some_board(game: &Game, rng: &mut Rng) -> Option<Setup> {
    let mut setup = game.board().position()?.setup();
    for _ in 0..rng.u8(..3) {
        setup.clear(square(game, rng));
    }
    if rng.bool() {
        let colour = Colour::ALL[rng.usize(..2)];
        let piece = if rng.bool() { Piece::man(colour) } else { Piece::king(colour) };
        setup.put(square(game, rng), piece);
    }
    Some(setup)
}

fn some_sanction(rng: &mut Rng) -> sanction::Command {
    use sanction::{Command, Correction, Grade, Judgement, Offender, Order};
    let offender = [Offender::Player(player(rng)), Offender::Both, Offender::Representative(player(rng))]
        [rng.usize(..3)];
    let measures = [
        Measure::Remark,
        Measure::Warning,
        Measure::Reprimand,
        Measure::OpponentTime(time(rng)),
        Measure::OwnTime(time(rng)),
        Measure::Loss,
        Measure::Exclusion,
    ];
    let measure = measures[rng.usize(..measures.len())];
    let corrections = [
        Correction::Take { player: Some(player(rng)), time: time(rng) },
        Correction::Give {
            player: Some(player(rng)),
            time: time(rng),
            ground: sanction::Ground::Disturbance,
        },
        Correction::Replace { left: times(rng) },
        Correction::PutOn { left: times(rng) },
        Correction::Charge { player: player(rng), time: time(rng) },
    ];
    match rng.u8(..13) {
        11 => Command::Annul(player(rng)),
        12 if rng.u8(..8) == 0 => Command::RefusesToPlay(player(rng)),
        0 | 1 => Command::Violation {
            offender,
            by: article(rng),
            grade: if rng.bool() { Grade::Plain } else { Grade::Gross },
        },
        2 if rng.u8(..6) == 0 => {
            Command::Impose(Order { offender, measures: vec![measure], articles: vec![article(rng)] })
        }
        3 => Command::Propose(Order { offender, measures: vec![measure], articles: Vec::new() }),
        4 => Command::Earlier(player(rng)),
        5 if rng.u8(..8) == 0 => Command::RefusesRules(player(rng)),
        6 => Command::Correct(corrections[rng.usize(..corrections.len())]),
        7 => Command::ClaimFault,
        8 => Command::Break,
        9 => Command::Judge(
            [Judgement::Resignation, Judgement::Misunderstanding, Judgement::Forgiven][rng.usize(..3)],
        ),
        _ => Command::UnfoundedCall,
    }
}

fn some_adjournment(game: &Game, now: Moment, rng: &mut Rng) -> adjourn::Command {
    use adjourn::{Command, Envelope, Exception, Ground, Restoration, Ruling, Script, Secret};
    let texts = ["c3-d4", "h8", "e5-d6", "nonsense", "", "32-28"];
    let secret = Secret::new(texts[rng.usize(..texts.len())]);
    match rng.u8(..16) {
        13 => Command::SealAnswer(secret),
        14 => Command::WrongTimes,
        15 => Command::Order(Ground::OwnTime { player: player(rng), left: time(rng) }),
        0 => Command::Order(Ground::Exception(Exception::Illness)),
        1 => Command::Order([Ground::Wish, Ground::SessionOver][rng.usize(..2)]),
        2 => Command::Seal { secret, script: Script::Letters },
        3 => Command::StopClock,
        4 => Command::Inscribe(Envelope {
            names: Each(["A".to_owned(), "B".to_owned()]),
            position: game.board().position().map(|position| position.setup()),
            sealer: game.turn(),
            number: rng.u16(..60),
            times: times(rng),
            resumption: rng.bool().then(|| now + Millis::hours(1)),
        }),
        5 => Command::Sign,
        6 => Command::Keep,
        7 => Command::Agree,
        8 => Command::Resume { present: Each([rng.bool(), rng.bool()]), times: None },
        9 => Command::Arrive(player(rng)),
        10 => Command::Open,
        11 => Command::Judge(if rng.bool() { Ruling::Corrected } else { Ruling::Lost }),
        _ => Command::Lost(Restoration::Position(times(rng))),
    }
}

fn some_record(game: &Game, rng: &mut Rng) -> record::Command {
    use record::{Command, Consent, Guilt, Sheet};
    let ply = rng.u16(..80);
    match rng.u8(..13) {
        0 => Command::Write { ply, text: "c3-d4".to_owned() },
        1 => Command::Missing { player: player(rng), plies: vec![ply] },
        2 => Command::Borrow {
            player: player(rng),
            consent: if rng.bool() { Consent::Given } else { Consent::Refused },
        },
        3 => Command::Restored(player(rng)),
        4 => Command::RestoreTogether,
        5 if rng.u8(..6) == 0 => Command::GiveUp(player(rng)),
        6 => Command::Compare,
        7 => Command::Compared(if rng.bool() { Guilt::Both } else { Guilt::One(player(rng)) }),
        8 => Command::Differ(ply),
        9 => Command::Settle,
        10 => Command::Sign(Sheet {
            used: Some(time(rng)),
            result: game.outcome().map(|outcome| outcome.result),
        }),
        11 => Command::HandIn,
        _ => {
            if rng.bool() {
                Command::Report(Score::Draw)
            } else {
                Command::Protest("late".to_owned())
            }
        }
    }
}

fn some_remote(now: Moment, rng: &mut Rng) -> remote::Command {
    use remote::{Check, Command, Finding};
    let checks = [Check::Identity, Check::Observation, Check::Equipment, Check::Software, Check::OwnDevices];
    match rng.u8(..8) {
        0 | 1 => {
            Command::Check { player: player(rng), check: checks[rng.usize(..5)], finding: Finding::Passed }
        }
        2 | 3 => Command::Lost(player(rng)),
        4 => Command::Back(player(rng)),
        5 => Command::Measure { player: player(rng), delay: Millis::millis(rng.u64(..500)) },
        6 if rng.u8(..4) == 0 => Command::Interrupted { from: now },
        _ => Command::Restored,
    }
}

fn some_form(played: Option<Played>, rng: &mut Rng) -> form::Command {
    use form::{Aid, Command, Impairment, Where};
    match rng.u8(..8) {
        6 => Command::Blindfold(player(rng)),
        7 => Command::Consult { player: player(rng), members: vec!["A".to_owned(), "B".to_owned()] },
        0 if rng.u8(..4) == 0 => Command::Describe { player: player(rng), impairment: Impairment::Sight },
        1 => Command::Permit { player: player(rng), aid: Aid::Assistant, reason: "asked".to_owned() },
        2 => played.map_or(Command::AskTimes, Command::Announce),
        3 => Command::Giver(player(rng)),
        4 => Command::Stands(if rng.bool() { Where::Here } else { Where::Elsewhere }),
        _ => Command::AskTimes,
    }
}
