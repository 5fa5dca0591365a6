//! `damka event simulate`: whole events with invented players.

use std::io::Write;
use std::time::{Duration, Instant};

use competition::swiss::{self, Pairing, Request};
use competition::trf::Export;
use competition::{Cell, No, Table};
use draughts::Colour;
use indicatif::ProgressBar;
use rulebook::{Lots, Mark};
use serde::Serialize;

use super::cli::SimulateArgs;
use super::field;
use crate::file::write_whole;
use crate::stop::{Refusal, Stop};

/// What was played; its JSON is a contract.
#[derive(Serialize)]
struct Answer {
    players: u16,
    rounds: u16,
    system: &'static str,
    seed: u64,
    games: u32,
    forfeits: u32,
    absences: u32,
    withdrawals: u32,
    seconds: f64,
}

/// An event while it is played.
struct Simulation<'a> {
    args: &'a SimulateArgs,
    table: Table,
    lots: Lots,
    /// Who misses rounds from this one on.
    gone: Vec<Option<u16>>,
    told: Answer,
}

/// Shorter runs show no progress.
const PATIENCE: Duration = Duration::from_millis(700);

/// Runs the command.
pub(crate) fn run(args: &SimulateArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let begun = Instant::now();
    let mut bar = None;
    let mut simulation = Simulation::new(args);
    for round in 1..=args.rounds {
        let played = simulation.play(round);
        if begun.elapsed() > PATIENCE {
            bar.get_or_insert_with(|| ProgressBar::new(args.rounds.into())).set_position(round.into());
        }
        if let Err(stop) = played {
            if let Some(bar) = bar {
                bar.finish_and_clear();
            }
            return Err(stop);
        }
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    let name = format!("Simulated event {} of {} players", args.seed, args.players);
    let table = &simulation.table;
    let first = table.numbers().find_map(|no| table.cells(no).first()?.colour);
    let export = Export { rounds: Some(args.rounds), first, ..Export::new(&name, table) };
    let text = export.document().write();
    let Some(path) = &args.out else { return Ok(out.write_all(text.as_bytes())?) };
    write_whole(path, text.as_bytes())?;
    let answer = Answer { seconds: begun.elapsed().as_secs_f64(), ..simulation.told };
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }
    let Answer { games, forfeits, absences, withdrawals, seconds, .. } = answer;
    writeln!(
        out,
        "{games} games, {forfeits} forfeited, {absences} rounds missed, {withdrawals} withdrew, {seconds:.3} s"
    )?;
    Ok(())
}

impl<'a> Simulation<'a> {
    fn new(args: &'a SimulateArgs) -> Self {
        // Not the lots of the pairs, which begin with the seed itself.
        let mut lots = Lots::new(!args.seed);
        let table = Table::new(args.points, field::players(args.players, &mut lots));
        let mut simulation = Self {
            args,
            gone: vec![None; table.len()],
            table,
            lots,
            told: Answer {
                players: args.players,
                rounds: args.rounds,
                system: args.system.name(),
                seed: args.seed,
                games: 0,
                forfeits: 0,
                absences: 0,
                withdrawals: 0,
                seconds: 0.0,
            },
        };
        for at in 0..simulation.gone.len() {
            if simulation.happens(args.withdrawals) {
                let from = 2 + simulation.lots.below(args.rounds.into()) as u16;
                simulation.gone[at] = (from <= args.rounds).then_some(from);
                simulation.told.withdrawals += u32::from(from <= args.rounds);
            }
        }
        simulation
    }

    fn happens(&mut self, percent: u8) -> bool {
        self.lots.below(100) < u64::from(percent)
    }

    fn play(&mut self, round: u16) -> Result<(), Stop> {
        let absent = self.absent(round);
        let request = Request {
            edition: self.args.edition.unwrap_or(self.args.system.edition()),
            round,
            rounds: Some(self.args.rounds),
            absent: &absent,
            seed: self.args.seed,
            ..Request::new(&self.table, self.args.system)
        };
        let pairing = swiss::pair(&request)
            .map_err(|no| Refusal::new(format!("round {round} cannot be paired: {no}")).by(Some(no.by)))?;
        self.score(&pairing);
        for no in absent {
            self.put(no, Cell::ABSENT);
            self.told.absences += 1;
        }
        Ok(())
    }

    fn absent(&mut self, round: u16) -> Vec<No> {
        let everybody: Vec<No> = self.table.numbers().collect();
        let mut absent = Vec::new();
        for no in everybody {
            let gone = self.gone.get(no.index()).copied().flatten().is_some_and(|from| from <= round);
            // The lot is drawn in any case, so that who is gone changes nothing for the others.
            if self.happens(self.args.absences) || gone {
                absent.push(no);
            }
        }
        absent
    }

    fn score(&mut self, pairing: &Pairing) {
        for pair in &pairing.pairs {
            let rating = |no| self.table.line(no).and_then(|line| line.rating);
            let (white, black) = (rating(pair.white), rating(pair.black));
            let marks = if self.happens(self.args.forfeits) {
                self.told.forfeits += 1;
                field::forfeit(&mut self.lots)
            } else {
                self.told.games += 1;
                field::game(white, black, &mut self.lots)
            };
            self.put(pair.white, Cell::game(pair.black, Colour::White, marks.0));
            self.put(pair.black, Cell::game(pair.white, Colour::Black, marks.1));
        }
        if let Some(bye) = &pairing.bye {
            self.put(bye.no, Cell { mark: Some(Mark::Plus), ..Cell::default() });
        }
    }

    fn put(&mut self, no: No, cell: Cell) {
        if let Some(line) = self.table.line_mut(no) {
            line.cells.push(cell);
        }
    }
}
