//! `damka renju vcf` and `vct`: wins by fours and by threats, with their proofs.

use std::io::Write;

use notation::renju::Dialect;
use renju::threat::{self, Limits, Next, Outcome, Win};
use renju::{Colour, FoulConsequence};
use serde::Serialize;

use super::cli::ThreatsArgs;
use super::position;
use crate::stop::{Refusal, Stop};

/// Which win is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Fours,
    Threats,
}

/// The answer.
#[derive(Serialize)]
struct Answer {
    position: String,
    dialect: &'static str,
    attacker: &'static str,
    kind: &'static str,
    outcome: &'static str,
    nodes: u64,
    /// Moves of the winner in the longest defence.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tree: Option<Tree>,
}

/// A winning move and what follows.
#[derive(Serialize)]
struct Tree {
    #[serde(rename = "move")]
    point: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    replies: Vec<Reply>,
    #[serde(skip_serializing_if = "Option::is_none")]
    otherwise: Option<Box<Tree>>,
}

/// A reply that needs its own answer.
#[derive(Serialize)]
struct Reply {
    reply: String,
    then: Tree,
}

/// Runs the command.
pub(super) fn run(args: &ThreatsArgs, kind: Kind, out: &mut dyn Write) -> Result<(), Stop> {
    let dialect = args.judge.dialect;
    let rules = args.judge.rules(FoulConsequence::Corrected);
    let game = position::game(&args.position, dialect)?;
    let now = position::end(&game, rules, dialect)?;
    if let Some(ending) = now.ending() {
        let message = format!("the game is over: {}", position::ending_words(ending));
        return Err(Refusal::new(message).by(Some(ending.by)).into());
    }
    let attacker = args.attacker.map_or(now.turn(), Colour::from);
    let limits = Limits { depth: args.depth, nodes: args.nodes };
    let (report, kind) = match kind {
        Kind::Fours => (threat::fours(now.board(), attacker, rules.three, limits), "vcf"),
        Kind::Threats => (threat::threats(now.board(), attacker, rules.three, limits), "vct"),
    };
    let win = match &report.outcome {
        Outcome::Won(win) => Some(win),
        Outcome::NoWin | Outcome::Unknown => None,
    };
    let name = |point: Option<_>| point.map(|point| dialect.write(point));
    let answer = Answer {
        position: position::text(&game, &now, dialect),
        dialect: dialect.name(),
        attacker: attacker.name(),
        kind,
        outcome: match report.outcome {
            Outcome::Won(_) => "won",
            Outcome::NoWin => "no win",
            Outcome::Unknown => "unknown",
        },
        nodes: report.nodes,
        moves: win.map(Win::depth),
        line: win.map(|win| win.main_line().into_iter().map(name).collect()).unwrap_or_default(),
        tree: win.filter(|_| args.tree).map(|win| tree(win, dialect)),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(());
    }
    write(&answer, out)
}

/// As deep as the win is long, which the depth limits.
fn tree(win: &Win, dialect: Dialect) -> Tree {
    let point = dialect.write(win.point);
    match &win.next {
        Next::Row => Tree { point, replies: Vec::new(), otherwise: None },
        Next::Reply { answers, otherwise } => Tree {
            point,
            replies: answers
                .iter()
                .map(|(reply, win)| Reply { reply: dialect.write(*reply), then: tree(win, dialect) })
                .collect(),
            otherwise: Some(Box::new(tree(otherwise, dialect))),
        },
    }
}

fn write(answer: &Answer, out: &mut dyn Write) -> Result<(), Stop> {
    let Answer { attacker, kind, nodes, .. } = answer;
    match (answer.outcome, answer.moves) {
        ("won", Some(moves)) => {
            let line: Vec<_> = answer.line.iter().map(|point| point.as_deref().unwrap_or("any")).collect();
            let plural = if moves == 1 { "" } else { "s" };
            writeln!(out, "{attacker} wins by {kind} in {moves} move{plural}: {}", line.join(" "))?;
        }
        ("no win", _) => writeln!(out, "{attacker} has no win by {kind}")?,
        _ => writeln!(out, "unknown: the limits were reached first; --nodes and --depth widen them")?,
    }
    if let Some(tree) = &answer.tree {
        branch(tree, 1, out)?;
    }
    writeln!(out, "{nodes} nodes")?;
    Ok(())
}

fn branch(tree: &Tree, depth: usize, out: &mut dyn Write) -> Result<(), Stop> {
    let indent = 2 * depth;
    writeln!(out, "{:indent$}{}", "", tree.point)?;
    for Reply { reply, then } in &tree.replies {
        writeln!(out, "{:indent$} {reply}:", "")?;
        branch(then, depth + 1, out)?;
    }
    if let Some(otherwise) = &tree.otherwise {
        writeln!(out, "{:indent$} else:", "")?;
        branch(otherwise, depth + 1, out)?;
    }
    Ok(())
}
