//! The words of a script about the conduct of a game: touched pieces, irregularities, sanctions, adjournments,
//! score sheets, connections.

use article::Article;
use clock::Millis;
use game::{Actor, Board, Command, Each, Game, Player, Role};
use game::{adjourn, irregularity, record, remote, sanction, start};
use rulebook::law::Measure;

use super::line::{Unclear, read_actor, read_move, read_time};

/// Reads an action of conduct, if the words are one: who usually does it, and what.
pub(super) fn read(game: &Game, first: &str, rest: &[&str]) -> Result<Option<(Actor, Command)>, Unclear> {
    let mover = Actor::Player(game.turn());
    let other = Actor::Player(game.turn().other());
    let arbiter = Actor::Official(Role::Arbiter);
    let irregular = |command| Some((other, Command::Irregularity(command)));
    Ok(match (first, rest) {
        ("away", []) => Some((mover, Command::Start(start::Command::Away(game.turn())))),
        ("forfeit", []) => Some((arbiter, Command::Start(start::Command::Forfeit))),
        ("touch", [square]) => {
            Some((mover, Command::Irregularity(irregularity::Command::Touch(self::square(game, square)?))))
        }
        ("lift", [square]) => {
            Some((mover, Command::Irregularity(irregularity::Command::Lift(self::square(game, square)?))))
        }
        ("adjust", []) => Some((mover, Command::Irregularity(irregularity::Command::Adjust))),
        ("takeback", []) => irregular(irregularity::Command::TakeBack),
        ("demand", []) => Some((mover, Command::Irregularity(irregularity::Command::Demand))),
        ("leave", []) => Some((mover, Command::Irregularity(irregularity::Command::Leave))),
        ("dispute", []) => Some((mover, Command::Irregularity(irregularity::Command::Dispute))),
        ("foul", []) => Some((mover, Command::Irregularity(irregularity::Command::DeclareFoul))),
        ("ruling", ["corrected"]) => {
            Some((arbiter, Command::Irregularity(irregularity::Command::Rule { corrected: true })))
        }
        ("ruling", ["stands"]) => {
            Some((arbiter, Command::Irregularity(irregularity::Command::Rule { corrected: false })))
        }
        ("put", [fen]) => Some((mover, Command::Board(arrangement(game, fen)?))),
        ("violation", [who, article, grade @ ..]) => {
            let grade = match grade {
                [] => sanction::Grade::Plain,
                ["gross"] => sanction::Grade::Gross,
                _ => {
                    return Err(Unclear(
                        "a violation is plain or gross: violation white RU22:2.3.3.e gross".to_owned(),
                    ));
                }
            };
            let offender = sanction::Offender::Player(player(game, who)?);
            Some((
                arbiter,
                Command::Sanction(sanction::Command::Violation {
                    offender,
                    by: self::article(article)?,
                    grade,
                }),
            ))
        }
        ("impose", [who, measure @ .., article]) if !measure.is_empty() => {
            let offender = if *who == "both" {
                sanction::Offender::Both
            } else {
                sanction::Offender::Player(player(game, who)?)
            };
            let order = sanction::Order {
                offender,
                measures: vec![self::measure(measure)?],
                articles: vec![self::article(article)?],
            };
            Some((Actor::Official(Role::ChiefArbiter), Command::Sanction(sanction::Command::Impose(order))))
        }
        ("judge", ["resignation"]) => {
            Some((arbiter, Command::Sanction(sanction::Command::Judge(sanction::Judgement::Resignation))))
        }
        ("judge", ["misunderstanding"]) => Some((
            arbiter,
            Command::Sanction(sanction::Command::Judge(sanction::Judgement::Misunderstanding)),
        )),
        ("adjourn", []) => {
            Some((arbiter, Command::Adjourn(adjourn::Command::Order(adjourn::Ground::SessionOver))))
        }
        ("adjourn", ["illness"]) => {
            let ground = adjourn::Ground::Exception(adjourn::Exception::Illness);
            Some((Actor::Official(Role::ChiefArbiter), Command::Adjourn(adjourn::Command::Order(ground))))
        }
        ("seal", [text]) => {
            let secret = adjourn::Secret::new(*text);
            Some((
                mover,
                Command::Adjourn(adjourn::Command::Seal { secret, script: adjourn::Script::Letters }),
            ))
        }
        ("sealed", []) => Some((mover, Command::Adjourn(adjourn::Command::StopClock))),
        ("open", []) => Some((arbiter, Command::Adjourn(adjourn::Command::Open))),
        ("resumption", []) => {
            let present = Each([true, true]);
            Some((arbiter, Command::Adjourn(adjourn::Command::Resume { present, times: None })))
        }
        ("announce", [text]) => {
            Some((mover, Command::Form(game::form::Command::Announce(read_move(game, text)?))))
        }
        ("lost", []) => Some((Actor::Program, Command::Remote(remote::Command::Lost(game.turn())))),
        ("back", []) => Some((Actor::Program, Command::Remote(remote::Command::Back(game.turn())))),
        ("sign", []) => {
            let result = game.outcome().map(|outcome| outcome.result);
            let sheet = record::Sheet { used: Some(Millis::ZERO), result };
            Some((mover, Command::Record(record::Command::Sign(sheet))))
        }
        ("protest", text) if !text.is_empty() => {
            Some((mover, Command::Record(record::Command::Protest(text.join(" ")))))
        }
        _ => None,
    })
}

fn square(game: &Game, name: &str) -> Result<draughts::Square, Unclear> {
    let Board::Draughts(position) = game.board() else {
        return Err(Unclear("pieces are touched in draughts only".to_owned()));
    };
    let board = position.rules().board.value;
    board.square_named(name).ok_or_else(|| Unclear(format!("{name:?} is no square of this board")))
}

fn arrangement(game: &Game, fen: &str) -> Result<draughts::Setup, Unclear> {
    let Board::Draughts(position) = game.board() else {
        return Err(Unclear("an arrangement of pieces is put in draughts only".to_owned()));
    };
    notation::fen::read(position.rules().board.value, fen).map_err(|error| Unclear(error.to_string()))
}

fn player(game: &Game, word: &str) -> Result<Player, Unclear> {
    let found = read_actor(game, word).and_then(Actor::player);
    found.ok_or_else(|| Unclear(format!("{word:?} is no player; say white, black, first or second")))
}

fn article(name: &str) -> Result<Article, Unclear> {
    Article::find(name)
        .ok_or_else(|| Unclear(format!("{name:?} is no article; one is written like RU22:5.4.2.9")))
}

fn measure(words: &[&str]) -> Result<Measure, Unclear> {
    Ok(match words {
        ["remark"] => Measure::Remark,
        ["warning"] => Measure::Warning,
        ["reprimand"] => Measure::Reprimand,
        ["time", time] => Measure::OpponentTime(read_time(time)?),
        ["own-time", time] => Measure::OwnTime(read_time(time)?),
        ["loss"] => Measure::Loss,
        ["exclusion"] => Measure::Exclusion,
        _ => {
            let known = "remark, warning, reprimand, time 30s, own-time 30s, loss or exclusion";
            return Err(Unclear(format!("{:?} is no measure; say {known}", words.join(" "))));
        }
    })
}
