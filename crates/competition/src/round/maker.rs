//! The pairs of the next round, by the system of the stage.

use draughts::Colour;
use rulebook::{Lots, Mark, Points, Refusal};

use super::{Because, Board, Outcome, Round, Stage};
use crate::duel::{Duel, Ending};
use crate::knockout::{self, Given, Knockout, Lives};
use crate::regulation::{System, TableOrder};
use crate::scheveningen::scheveningen;
use crate::swiss::{self, Pairing};
use crate::{Competition, No, round_robin};

/// The next round.
pub(super) fn make(event: &Competition, number: u16, seed: u64) -> Result<Round, Refusal> {
    let stage = &event.rounds.stage;
    match event.system() {
        System::RoundRobin { cycles, order } => Ok(of_table(event, number, *cycles, *order, seed)),
        System::Swiss { by, rounds } => of_swiss(event, number, *by, *rounds, seed),
        System::Knockout { losers, .. } => {
            let knockout = bracket(event, *losers)?;
            let pairs: Vec<(No, No)> = knockout.ties().iter().map(|tie| (tie.one, tie.other)).collect();
            let by = knockout.because(&event.law.systems.knockout);
            if pairs.is_empty() {
                return Err(Refusal::new(by, "all places are known", "the event is over"));
            }
            let mut round = of_ties(event, number, &pairs, seed);
            round.on = knockout.byes();
            for board in &mut round.boards {
                board.because.insert(0, Because { by, what: "the winners of their ties meet".to_owned() });
            }
            Ok(round)
        }
        System::Lives { points } => {
            let lives = event.lives(*points);
            let (pairs, bye) = lives.pairs();
            let by = event.law.systems.knockout.points.map_or(event.law.systems.knockout.lost, |out| out.by);
            if pairs.is_empty() {
                return Err(Refusal::new(by, "one is left", "the event is over"));
            }
            let mut round = of_ties(event, number, &pairs, seed);
            round.on = bye.into_iter().collect();
            Ok(round)
        }
        System::Scheveningen => {
            let all: Vec<No> = stage.numbers().map(|(no, _)| no).collect();
            let (one, other) = all.split_at(event.first_group());
            let rounds = scheveningen(one, other);
            let mut round = Round::new(number);
            if let Some(planned) = rounds.into_iter().nth(usize::from(number) - 1) {
                round.boards =
                    planned.pairs.iter().map(|(white, black)| Board::new(*white, *black)).collect();
                round.free = planned.free;
            }
            let by = event.law.systems.scheveningen;
            round.because.push(Because { by, what: "nobody meets one of his own group".to_owned() });
            decide_unplayed(event, &mut round);
            Ok(round)
        }
        System::Match(duel) => of_match(event, number, duel),
    }
}

fn of_swiss(
    event: &Competition,
    number: u16,
    by: swiss::System,
    rounds: u16,
    seed: u64,
) -> Result<Round, Refusal> {
    let table = event.table();
    let absent: Vec<No> = event.rounds.stage.absent(number).collect();
    let forbidden = forbidden(event);
    let request = swiss::Request {
        edition: event.regulation.edition,
        round: number,
        rounds: Some(rounds),
        absent: &absent,
        forced: event.forced(number),
        forbidden: &forbidden,
        seed,
        ..swiss::Request::new(&table, by)
    };
    let pairing = swiss::pair(&request)
        .map_err(|stuck| Refusal::new(stuck.by, "no pairs can be made", stuck.to_string()))?;
    let mut round = told(pairing);
    round.seed = Some(seed);
    if number == 1 {
        round.because.extend(event.doubts());
    }
    Ok(round)
}

/// Pairs the regulation forbids in the first stage, and those who brought their game along.
fn forbidden(event: &Competition) -> Vec<(No, No)> {
    let brought = event.rounds.stage.brought.games.iter().map(|(white, black, _)| (*white, *black));
    let of_regulation = event.regulation.forbidden.iter().filter(|_| event.is_in_first_stage());
    of_regulation.copied().chain(brought).collect()
}

impl Competition {
    /// Whether the numbers are those the lots gave.
    pub(crate) fn is_in_first_stage(&self) -> bool {
        self.rounds.earlier.is_empty() && self.play_off().is_none()
    }

    /// What is to be said about the number of rounds of a Swiss before the first: that others are usual, and that there may
    /// be nobody left to meet.
    #[must_use]
    pub fn doubts(&self) -> Vec<Because> {
        let System::Swiss { rounds, .. } = *self.system() else { return Vec::new() };
        let (edition, players) = (self.regulation.edition, self.rounds.stage.len() as u16);
        let mut doubts = Vec::new();
        if let Some((usual, by)) = swiss::recommended_rounds(edition, players) {
            if !usual.contains(&rounds) {
                let (least, most) = usual.into_inner();
                let what = format!("{rounds} rounds for {players} players; usual are {least} to {most}");
                doubts.push(Because { by, what });
            }
        }
        let doubt = swiss::may_run_out(edition, players, rounds);
        doubts.extend(doubt.map(|doubt| Because { by: doubt.by, what: doubt.what() }));
        doubts
    }

    /// The pairs the regulation fixes for a round; they are numbers of the first stage.
    fn forced(&self, round: u16) -> &[(No, No)] {
        if self.is_in_first_stage() { self.regulation.forced(round) } else { &[] }
    }
}

/// The pairs of the last round drawn again, so that as few as possible change.
pub(super) fn repaired(
    event: &Competition,
    last: &Round,
    absent: &[No],
    wrong: &[(No, No)],
    seed: u64,
) -> Result<Round, Refusal> {
    let by = event.law.round.complete;
    let System::Swiss { by: system, rounds } = event.system() else {
        let instead = "the boards of those who do not come are decided by their results";
        return Err(Refusal::new(by, "the pairs of this system stand", instead));
    };
    let table = event.table();
    let absent: Vec<No> = event.rounds.stage.absent(last.round).chain(absent.iter().copied()).collect();
    let forbidden = forbidden(event);
    let request = swiss::Request {
        edition: event.regulation.edition,
        round: last.round,
        rounds: Some(*rounds),
        absent: &absent,
        forbidden: &forbidden,
        seed,
        ..swiss::Request::new(&table, *system)
    };
    let old = Pairing {
        round: last.round,
        pairs: last
            .boards
            .iter()
            .map(|board| swiss::Pair {
                white: board.white,
                black: board.black,
                because: board
                    .because
                    .iter()
                    .map(|why| swiss::Reason { by: why.by, what: why.what.clone() })
                    .collect(),
            })
            .collect(),
        bye: last.bye.map(|no| swiss::Bye { no, because: Vec::new() }),
        order: Vec::new(),
        notes: Vec::new(),
    };
    let repair = swiss::repair(&request, &old, wrong)
        .map_err(|stuck| Refusal::new(stuck.by, "no pairs can be made", stuck.to_string()))?;
    let changed: Vec<String> = repair.changed.iter().map(No::to_string).collect();
    let mut round = told(repair.pairing);
    round.seed = Some(seed);
    let what = format!("the draw was repeated; changed: {}", changed.join(", "));
    round.because.insert(0, Because { by, what });
    Ok(round)
}

fn told(pairing: Pairing) -> Round {
    let told = |reasons: Vec<swiss::Reason>| -> Vec<Because> {
        reasons.into_iter().map(|reason| Because { by: reason.by, what: reason.what }).collect()
    };
    let mut round = Round::new(pairing.round);
    for pair in pairing.pairs {
        let mut board = Board::new(pair.white, pair.black);
        board.because = told(pair.because);
        round.boards.push(board);
    }
    round.because = told(pairing.notes);
    if let Some(bye) = pairing.bye {
        round.bye = Some(bye.no);
        round.because.extend(told(bye.because));
    }
    round
}

/// A round of the table; the boards of those who left are decided by how much they played.
fn of_table(event: &Competition, number: u16, cycles: u8, order: TableOrder, seed: u64) -> Round {
    let (stage, law) = (&event.rounds.stage, &event.law.systems.round_robin);
    let players = stage.len() as u16;
    let mut round = Round::new(number);
    let table = match order {
        TableOrder::Printed | TableOrder::Halves => stage.order.next().unwrap_or(number),
        TableOrder::Drawn => {
            round.seed = Some(seed);
            stage.order.draw(&mut Lots::new(seed)).unwrap_or(number)
        }
    };
    round.table = Some(table);
    let planned = match (order, law.halves) {
        (TableOrder::Halves, Some(_)) => {
            round_robin::in_halves(players).into_iter().nth(usize::from(table) - 1).unwrap_or_default()
        }
        _ => round_robin::pairs_of(players, cycles, table),
    };
    for pair in planned.pairs {
        let coloured = round_robin::coloured(law, event.regulation.discipline.kind, pair);
        let [white, black] = coloured.value;
        let mut board = Board::new(white, black);
        let what = format!("round {table} of the table for {players}: {}:{}", pair.0, pair.1);
        board.because.push(Because { by: law.tables, what });
        round.boards.push(board);
    }
    round.free = planned.free.into_iter().collect();
    decide_unplayed(event, &mut round);
    carry_over(event, &mut round);
    round
}

/// Games of the stage before stand in the place of those between the same two.
fn carry_over(event: &Competition, round: &mut Round) {
    let by = event.law.systems.mixed;
    for board in round.boards.iter_mut().filter(|board| board.outcome.is_none()) {
        let mut games = event.rounds.stage.brought.games.iter();
        let met = |white: No, black: No| {
            (white, black) == (board.white, board.black) || (black, white) == (board.white, board.black)
        };
        if let Some((white, black, outcome)) = games.find(|(white, black, _)| met(*white, *black)) {
            (board.white, board.black, board.outcome) = (*white, *black, Some(*outcome));
            board.because.push(Because { by, what: "their game of the stage before counts".to_owned() });
        }
    }
}

/// Ties with their colours: in turn, else evenly, else by lot.
fn of_ties(event: &Competition, number: u16, pairs: &[(No, No)], seed: u64) -> Round {
    let (table, law) = (event.table(), &event.law.systems.knockout);
    let mut lots = Lots::new(seed);
    let mut round = Round::new(number);
    round.seed = Some(seed);
    for (one, other) in pairs {
        let before = |no: No| -> Vec<Colour> {
            table.cells(no).iter().filter_map(crate::Cell::played_colour).collect()
        };
        let (colour, given) = knockout::colours(&before(*one), &before(*other), &mut lots);
        let (white, black) = if colour == Colour::White { (*one, *other) } else { (*other, *one) };
        let mut board = Board::new(white, black);
        let what = match given {
            Given::InTurn => "colours change",
            Given::Evenly => "colours are evened out",
            Given::ByLot => "colours by lot",
        };
        board.because.push(Because { by: law.colours.unwrap_or(law.lost), what: what.to_owned() });
        round.boards.push(board);
    }
    decide_unplayed(event, &mut round);
    round
}

fn of_match(event: &Competition, number: u16, duel: &Duel) -> Result<Round, Refusal> {
    let by = event.law.systems.matches.unwrap_or(event.law.round.rounds);
    let score = duel.score(&games(&event.rounds.stage));
    let Ending::Open { first, .. } = score.ending else {
        return Err(Refusal::new(by, "the match is over", "the event is over"));
    };
    let law = &event.law.systems.round_robin;
    let pair = if first == 0 { (No(1), No(2)) } else { (No(2), No(1)) };
    let [white, black] = round_robin::coloured(law, event.regulation.discipline.kind, pair).value;
    let mut round = Round::new(number);
    let mut board = Board::new(white, black);
    board.because.push(Because { by, what: format!("game {number} of the match, colours change") });
    round.boards.push(board);
    decide_unplayed(event, &mut round);
    Ok(round)
}

/// The games of a match, the marks of number 1 first.
pub(super) fn games(stage: &Stage) -> Vec<[Mark; 2]> {
    let marks = |board: &Board| {
        let (white, black) = board.outcome?.marks();
        Some(if board.white == No(1) { [white, black] } else { [black, white] })
    };
    stage.rounds.iter().flat_map(|round| &round.boards).filter_map(marks).collect()
}

/// The bracket after the rounds that were played; the first ties that are not decided, if there are some.
pub(super) fn bracket(event: &Competition, losers: knockout::Kind) -> Result<Knockout, Refusal> {
    let (knockout, open) = advanced(event, losers);
    match open {
        None => Ok(knockout),
        Some(open) => {
            let by = event.law.systems.knockout.lost;
            let instead = format!("{open}; keep the result, or break the tie");
            Err(Refusal::new(by, "a tie is not decided", instead))
        }
    }
}

fn advanced(event: &Competition, losers: knockout::Kind) -> (Knockout, Option<knockout::Undecided>) {
    let stage = &event.rounds.stage;
    let seeds: Vec<No> = stage.numbers().map(|(no, _)| no).collect();
    let mut knockout = Knockout::new(losers, &seeds);
    for round in &stage.rounds {
        let mut outcomes = Vec::new();
        let mut open = Vec::new();
        for tie in knockout.ties() {
            match round.board_of(tie.one).and_then(Board::tie) {
                Some(outcome) => outcomes.push(outcome),
                None => open.push(tie),
            }
        }
        if !open.is_empty() {
            return (knockout, Some(knockout::Undecided(open)));
        }
        if let Err(open) = knockout.advance(&outcomes) {
            return (knockout, Some(open));
        }
    }
    (knockout, None)
}

impl Competition {
    /// The bracket of a knockout as far as its rounds are decided.
    #[must_use]
    pub fn bracket_so_far(&self, losers: knockout::Kind) -> Knockout {
        advanced(self, losers).0
    }

    /// Who has lost how much after the rounds that were played.
    #[must_use]
    pub fn lives(&self, limit: Points) -> Lives {
        let (stage, scale) = (&self.rounds.stage, self.regulation.scale);
        let seeds: Vec<No> = stage.numbers().map(|(no, _)| no).collect();
        let mut lives = Lives::new(limit, &seeds);
        let win = scale.points(Mark::Win).in_halves();
        for round in stage.rounds.iter().filter(|round| round.open().next().is_none()) {
            for board in &round.boards {
                lives.meet(board.white, board.black);
                let Some((white, black)) = board.outcome.map(Outcome::marks) else { continue };
                for (no, mark) in [(board.white, white), (board.black, black)] {
                    lives.lose(no, Points::halves(win - scale.points(mark).in_halves()));
                }
            }
            round.on.iter().for_each(|no| lives.excuse(*no));
            lives.end_round();
        }
        lives
    }
}

/// What is put down where somebody has left: his opponent does not play.
fn decide_unplayed(event: &Competition, round: &mut Round) {
    for board in &mut round.boards {
        let gone = |no: No| event.rounds.stage.left(no).is_some();
        let counted = |no: No| event.played_half(no);
        board.outcome = match (gone(board.white), gone(board.black)) {
            (false, false) => None,
            (false, true) if counted(board.black) => Some(Outcome::WhitePlus),
            (true, false) if counted(board.white) => Some(Outcome::BlackPlus),
            _ => Some(Outcome::NeitherCame),
        };
    }
}
