//! The command line of Damka: each command parses, asks the rooms below, and prints.

mod cli;
mod command;
mod cpu;
mod file;
mod position;
mod printable;
mod stop;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use cli::{Cli, Command};
use command::renju::cli::RenjuCommand;
use stop::{Stop, Voice};

fn main() -> ExitCode {
    if let Some(lacking) = cpu::lacking() {
        return Stop::WrongUse(cpu::advice(lacking)).tell(Voice::Words);
    }
    let cli = Cli::parse();
    let voice = cli.command.as_ref().map_or(Voice::Words, voice);
    match run(cli.command.as_ref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.tell(voice),
    }
}

fn run(command: Option<&Command>) -> Result<(), Stop> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let Some(command) = command else {
        write!(out, "{}", Cli::command().render_help())?;
        return Ok(out.flush()?);
    };
    let done = match command {
        Command::Moves(args) => command::moves::run(args, &mut out),
        Command::Perft(args) => command::perft::run(args, &mut out),
        Command::Variants(args) => command::variants::run(args, &mut out),
        Command::Bench(args) => command::bench::run(args, &mut out),
        Command::Show(args) => command::show::run(args, &mut out),
        Command::Replay(args) => command::replay::run(args, &mut out),
        Command::Convert(args) => command::convert::run(args, &mut out),
        Command::Referee(args) => command::referee::run(args, &mut out),
        Command::Regulation(args) => command::regulation::run(args, &mut out),
        Command::Pair(args) => command::pair::run(args, &mut out),
        Command::Standings(args) => command::standings::run(args, &mut out),
        Command::Event(command) => command::event::run(command, &mut out),
        Command::Renju(command) => command::renju::run(command, &mut out),
        Command::Rulebook(command) => command::rulebook::run(command, &mut out),
        Command::Serve(args) => command::serve::run(args, &mut out),
        Command::Backup(args) => command::backup::run(args, &mut out),
        Command::Restore(args) => command::restore::run(args, &mut out),
        Command::Verify(args) => command::verify::run(args, &mut out),
        Command::Completions { shell } => complete(*shell, &mut out),
    };
    // What was said before a refusal is said.
    out.flush()?;
    done
}

/// `clap_complete` gives up on a closed pipe by panicking, so it writes into memory.
fn complete(shell: clap_complete::Shell, out: &mut dyn Write) -> Result<(), Stop> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "damka", &mut script);
    Ok(out.write_all(&script)?)
}

fn voice(command: &Command) -> Voice {
    let json = match command {
        Command::Moves(args) => args.json,
        Command::Perft(args) => args.json,
        Command::Show(args) => args.json,
        Command::Variants(args) => args.json,
        Command::Bench(args) => args.json,
        Command::Replay(args) => args.json,
        Command::Convert(args) => args.json,
        Command::Referee(args) => args.json,
        Command::Regulation(args) => args.json(),
        Command::Pair(args) => args.json,
        Command::Standings(args) => args.json,
        Command::Event(command) => command.json(),
        Command::Renju(RenjuCommand::Forbidden(args)) => args.json,
        Command::Renju(RenjuCommand::Opening(args)) => args.json,
        Command::Renju(RenjuCommand::Vcf(args) | RenjuCommand::Vct(args)) => args.json,
        Command::Rulebook(command) => command.json(),
        Command::Verify(args) => args.json,
        Command::Serve(_) | Command::Backup(_) | Command::Restore(_) | Command::Completions { .. } => false,
    };
    if json { Voice::Json } else { Voice::Words }
}
