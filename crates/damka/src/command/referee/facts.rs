//! Facts about the conduct of a game, in words.

use article::Article;
use game::start::Mistake;
use game::{Actor, Fact, Player, StopReason};
use game::{adjourn, form, irregularity, record, remote, sanction, start};
use rulebook::LateCost;

/// A fact as it is told.
pub(super) struct Told {
    /// Its name in JSON.
    pub(super) what: &'static str,
    /// In words.
    pub(super) words: String,
    /// By which article, if the fact has one of its own.
    pub(super) by: Option<Article>,
}

/// Tells a fact; players are called by these names.
pub(super) fn tell(fact: &Fact, name: &dyn Fn(Player) -> &'static str) -> Told {
    let told = |what, words: String| Told { what, words, by: None };
    match fact {
        Fact::Start(fact) => tell_start(fact, name),
        Fact::Irregularity(fact) => tell_irregularity(fact, name),
        Fact::Sanction(fact) => tell_sanction(fact, name),
        Fact::Adjourn(fact) => tell_adjournment(fact, name),
        Fact::Record(fact) => tell_record(fact, name),
        Fact::Remote(fact) => tell_remote(fact, name),
        Fact::Form(fact) => tell_form(fact, name),
        Fact::Stopped { by, reason } => {
            let who = match by {
                Actor::Player(player) => name(*player),
                Actor::Official(_) => "an official",
                Actor::Program | Actor::Spectator => "the program",
            };
            let why = match reason {
                StopReason::CallArbiter => ", calling the arbiter",
                StopReason::Disturbance => ", disturbed",
                StopReason::WonWithoutTime => ", without time to win a won position",
                _ => "",
            };
            told("stopped", format!("{who} stops the clocks{why}"))
        }
        Fact::Resumed { running } => {
            told("resumed", format!("play goes on, the clock of {} runs", name(*running)))
        }
        Fact::CountBegun { player } => {
            told("count-begun", format!("{} counts the opponent's moves aloud", name(*player)))
        }
        other => told(other.kind(), other.kind().to_owned()),
    }
}

fn tell_start(fact: &start::Fact, name: &dyn Fn(Player) -> &'static str) -> Told {
    use start::Fact;
    let (what, words, by) = match fact {
        Fact::Arrived(player) => ("arrived", format!("{} has come", name(*player)), None),
        Fact::Left(player) => ("left", format!("{} has gone away", name(*player)), None),
        Fact::Excused(player) => ("excused", format!("{} is excused for being late", name(*player)), None),
        Fact::Begun { running } => {
            ("begun", format!("the game begins, the clock of {} runs", name(*running)), None)
        }
        Fact::Halved { by } => ("halved", "the time passed is shared by both".to_owned(), Some(*by)),
        Fact::Handed { running } => {
            ("handed", format!("the clock of {} is started instead", name(*running)), None)
        }
        Fact::Written { player, .. } => ("written", format!("{} writes the first move", name(*player)), None),
        Fact::Proposed { player, late, costs, by } => {
            let costs = match costs {
                LateCost::Remark => "a remark".to_owned(),
                LateCost::Warning => "a warning".to_owned(),
                LateCost::Time(time) => format!("{time} for the opponent"),
            };
            ("lateness", format!("{} is {late} late: {costs} is proposed", name(*player)), Some(*by))
        }
        Fact::Settled(player) => ("settled", format!("the lateness of {} is settled", name(*player)), None),
        Fact::Drawn(ballot) => ("ballot", format!("number {} is drawn from the table", ballot.number), None),
        Fact::Restarted { mistake, by } => {
            ("restarted", format!("{}: corrected, the game begins anew", mistaken(*mistake)), Some(*by))
        }
        Fact::Stands { mistake, by, .. } => {
            ("stands", format!("{}: found too late, the game goes on", mistaken(*mistake)), Some(*by))
        }
    };
    Told { what, words, by }
}

const fn mistaken(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::Colours => "wrong colours",
        Mistake::Setup => "wrong set-up",
        Mistake::Orientation => "wrongly placed board",
    }
}

fn tell_irregularity(fact: &irregularity::Fact, name: &dyn Fn(Player) -> &'static str) -> Told {
    use irregularity::Fact;
    let (what, words, by) = match fact {
        Fact::Irregular { offender, kinds, .. } => {
            let kinds: Vec<&str> = kinds.iter().map(|kind| kind.words()).collect();
            ("irregular", format!("irregular action of {}: {}", name(*offender), kinds.join(", ")), None)
        }
        Fact::Continued => ("continued", "the action goes on".to_owned(), None),
        Fact::Pressed { .. } => ("irregular-press", "the clock is pressed after it".to_owned(), None),
        Fact::Demanded { offender, by } => {
            ("demanded", format!("{} has to correct it", name(*offender)), Some(*by))
        }
        Fact::Accepted { by } => ("accepted", "it is accepted".to_owned(), Some(*by)),
        Fact::Touched { player, .. } => ("touched", format!("{} has touched a piece", name(*player)), None),
        Fact::Adjusting(player) => ("adjusting", format!("{} adjusts", name(*player)), None),
        Fact::Unmarked(_) => ("unmarked", "a king is not marked".to_owned(), None),
        Fact::Marked(_) => ("marked", "the king is marked".to_owned(), None),
        Fact::Replayed { by, .. } => {
            ("replayed", "the game is played again from there".to_owned(), Some(*by))
        }
        Fact::Returned { by, .. } => ("returned", "the position before it is restored".to_owned(), Some(*by)),
    };
    Told { what, words, by }
}

fn tell_sanction(fact: &sanction::Fact, name: &dyn Fn(Player) -> &'static str) -> Told {
    use sanction::{Fact, Offender};
    let who = |offender: &Offender| match offender {
        Offender::Player(player) => name(*player).to_owned(),
        Offender::Both => "both players".to_owned(),
        Offender::Representative(player) => format!("the representative of {}", name(*player)),
    };
    let (what, words, by) = match fact {
        Fact::Violated { offender, by, proposed, .. } => {
            let measures: Vec<&str> = proposed.measures.iter().map(|measure| measure.words()).collect();
            let measures = measures.join(", ");
            (
                "violated",
                format!("violation by {}; proposed: {measures} [{}]", who(offender), proposed.by),
                Some(*by),
            )
        }
        Fact::Imposed(penalty) => {
            ("imposed", format!("{}: {}", who(&penalty.offender), penalty.measure.words()), Some(penalty.by))
        }
        Fact::Proposed(penalty) => (
            "proposed",
            format!("{}: {} is proposed to the panel", who(&penalty.offender), penalty.measure.words()),
            Some(penalty.by),
        ),
        Fact::Earlier(player) => {
            ("earlier", format!("{} was punished in an earlier game", name(*player)), None)
        }
        Fact::Annulled { player, by } => {
            ("annulled", format!("the results of {} are annulled", name(*player)), Some(*by))
        }
        Fact::Given { player, time, by } => ("given", format!("{} gets {time}", name(*player)), Some(*by)),
        Fact::Taken { player, asked, by, .. } => {
            ("taken", format!("{asked} is taken from {}", name(*player)), Some(*by))
        }
        Fact::Set { by, .. } => ("set", "the clocks are set".to_owned(), Some(*by)),
        Fact::Charged { player, time, by } => {
            ("charged", format!("{time} is charged to {}", name(*player)), Some(*by))
        }
        Fact::FaultClaimed(player) => {
            ("fault-claimed", format!("{} says that the clock is faulty", name(*player)), None)
        }
    };
    Told { what, words, by }
}

fn tell_adjournment(fact: &adjourn::Fact, name: &dyn Fn(Player) -> &'static str) -> Told {
    use adjourn::Fact;
    let (what, words) = match fact {
        Fact::Ordered(_) => ("adjournment-ordered", "the game is to be adjourned".to_owned()),
        Fact::Interrupted(_) => ("interrupted", "the game is interrupted".to_owned()),
        Fact::Sealed { player, .. } => ("sealed", format!("{} seals a move", name(*player))),
        Fact::Stopped => {
            ("sealed-clock-stopped", "the clock is stopped, the move is sealed for good".to_owned())
        }
        Fact::Inscribed(_) => ("inscribed", "the envelope is inscribed".to_owned()),
        Fact::Signed(player) => ("envelope-signed", format!("{} signs the envelope", name(*player))),
        Fact::Kept(_) => ("envelope-kept", "the arbiter keeps the envelope".to_owned()),
        Fact::Agreed(player) => ("agreed", format!("{} would agree to a draw", name(*player))),
        Fact::Resumed { .. } => ("resumption", "the game is resumed".to_owned()),
        Fact::Came { player, .. } => ("came", format!("{} has come", name(*player))),
        Fact::Opened { text, .. } => ("opened", format!("the envelope is opened: {text}")),
        Fact::Begun { running, .. } => ("resumed", format!("the clock of {} runs", name(*running))),
        Fact::AnswerSealed { player, .. } => ("answer-sealed", format!("{} seals the answer", name(*player))),
        Fact::Answered => ("answer-opened", "the sealed answer is opened".to_owned()),
        Fact::EnvelopeLost { .. } => ("envelope-lost", "the envelope is lost".to_owned()),
        Fact::TimesCorrected { .. } => ("times-corrected", "the times are corrected".to_owned()),
    };
    Told { what, words, by: None }
}

fn tell_record(fact: &record::Fact, name: &dyn Fn(Player) -> &'static str) -> Told {
    use record::Fact;
    let (what, words, by) = match fact {
        Fact::Wrote { player, ply } => ("wrote", format!("{} writes half-move {ply}", name(*player)), None),
        Fact::Gap { player, ply } => ("gap", format!("{} leaves half-move {ply} out", name(*player)), None),
        Fact::Missing { player, plies } => {
            ("missing", format!("the record of {} lacks {} half-moves", name(*player), plies.len()), None)
        }
        Fact::Behind { player, by } => {
            ("behind", format!("{} has to restore the record", name(*player)), Some(*by))
        }
        Fact::Postponed { player, by } => {
            ("postponed", format!("{} may restore the record after the control", name(*player)), Some(*by))
        }
        Fact::Lent { player } => ("lent", format!("{} gets the opponent's sheet", name(*player)), None),
        Fact::Restored { player, .. } => {
            ("restored", format!("{} has restored the record", name(*player)), None)
        }
        Fact::Together => ("together", "both restore their records".to_owned(), None),
        Fact::Shared { .. } => ("shared", "the time is shared by both".to_owned(), None),
        Fact::GivenUp { player, by } => {
            ("given-up", format!("{} cannot restore the record", name(*player)), Some(*by))
        }
        Fact::Differed(ply) => ("differed", format!("the records differ at half-move {ply}"), None),
        Fact::Settled => ("settled", "the records agree".to_owned(), None),
        Fact::Signed { player, .. } => ("signed", format!("{} signs the score sheet", name(*player)), None),
        Fact::HandedIn => ("handed-in", "the score sheets are handed in".to_owned(), None),
        Fact::Reported(player) => ("reported", format!("{} reports the result", name(*player)), None),
        Fact::Protested { player, text } => {
            ("protested", format!("{} protests: {text}", name(*player)), None)
        }
    };
    Told { what, words, by }
}

fn tell_remote(fact: &remote::Fact, name: &dyn Fn(Player) -> &'static str) -> Told {
    use remote::{Fact, Finding};
    let (what, words) = match fact {
        Fact::Checked { player, check, finding } => {
            let finding = if *finding == Finding::Passed { "passed" } else { "failed" };
            ("checked", format!("{}: {} check {finding}", name(*player), checked(*check)))
        }
        Fact::Placed { player, place, supervisor } => {
            ("placed", format!("{} plays at {place}, watched by {supervisor}", name(*player)))
        }
        Fact::Lost(player) => ("connection-lost", format!("{} has lost the connection", name(*player))),
        Fact::Paused { player, .. } => ("paused", format!("the clock of {} stands still", name(*player))),
        Fact::PauseOver(player) => ("pause-over", format!("the clock of {} runs on", name(*player))),
        Fact::Back(player) => ("connection-back", format!("{} is back", name(*player))),
        Fact::Measured { player, delay } => {
            ("measured", format!("the line of {} is {} ms slow", name(*player), delay.as_millis()))
        }
        Fact::Interrupted { .. } => {
            ("program-interrupted", "the program was interrupted; its time is charged to nobody".to_owned())
        }
        Fact::Restored { running } => {
            ("program-restored", format!("the program goes on, the clock of {} runs", name(*running)))
        }
        Fact::Messaged { text, .. } => ("messaged", format!("the arbiter says: {text}")),
    };
    Told { what, words, by: None }
}

const fn checked(check: remote::Check) -> &'static str {
    match check {
        remote::Check::Identity => "identity",
        remote::Check::Observation => "observation",
        remote::Check::Equipment => "equipment",
        remote::Check::Software => "software",
        remote::Check::OwnDevices => "devices",
    }
}

fn tell_form(fact: &form::Fact, name: &dyn Fn(Player) -> &'static str) -> Told {
    use form::{Fact, Where};
    let (what, words, by) = match fact {
        Fact::Described { player, .. } => (
            "described",
            format!("{} plays by the rules for players with an impairment", name(*player)),
            None,
        ),
        Fact::Permitted { player, reason, by, .. } => {
            ("permitted", format!("{} may have an aid: {reason}", name(*player)), Some(*by))
        }
        Fact::Announced { player, differs, .. } => {
            let differs = if *differs { ", which is not the move made; the move made counts" } else { "" };
            ("announced", format!("{} announces the move{differs}", name(*player)), None)
        }
        Fact::TimesTold { player, .. } => {
            ("times-told", format!("{} is told the times", name(*player)), None)
        }
        Fact::Warned { player, .. } => {
            ("warned", format!("{} is told that five minutes are left", name(*player)), None)
        }
        Fact::FlagTold { player } => {
            ("flag-told", format!("{} is told that the opponent's flag is down", name(*player)), None)
        }
        Fact::Gives(player) => ("display", format!("{} gives a simultaneous display", name(*player)), None),
        Fact::Stood(Where::Here) => ("here", "the giver is at this board".to_owned(), None),
        Fact::Stood(Where::Elsewhere) => ("elsewhere", "the giver is at another board".to_owned(), None),
        Fact::Blindfolded(player) => {
            ("blindfolded", format!("{} plays without sight of the board", name(*player)), None)
        }
        Fact::Consulted { player, members } => {
            ("consulted", format!("{} is {}", name(*player), members.join(", ")), None)
        }
    };
    Told { what, words, by }
}
