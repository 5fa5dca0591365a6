//! The first moves that were drawn for the boards of a round, as the journal keeps them.

use competition::round::Fact as Round;
use competition::{Competition, Fact};

/// How a note about the first moves of a round begins.
#[must_use]
pub fn ballot_head(round: u16) -> String {
    format!("ballots of round {round}: ")
}

/// What was drawn for the pairs of a round as they stand, a line a board. Pairs that were made again, and the rounds of
/// another stage, have lots of their own.
#[must_use]
pub fn ballots(event: &Competition, round: u16) -> Vec<String> {
    let head = ballot_head(round);
    let made = |fact: &Fact| matches!(fact, Fact::Round(Round::Paired(paired)) if paired.round == round);
    let since = event.standing().rev().take_while(|event| !made(&event.fact));
    let noted = since.filter_map(|event| match &event.fact {
        Fact::Noted { text, .. } => text.strip_prefix(&head),
        _ => None,
    });
    let lines = noted.last().map(|text| text.split("; ").filter(|line| !line.starts_with("seed ")));
    lines.into_iter().flatten().map(str::to_owned).collect()
}

/// The cell that was drawn for a pair of a round, the pairs counted from 1.
#[must_use]
pub fn ballot_cell(event: &Competition, round: u16, pair: u16) -> Option<u16> {
    let table = event.regulation().game.as_ref()?.ballot?;
    let lines = ballots(event, round);
    let place = lines.iter().find_map(|line| {
        let (board, drawn) = line.split_once(": ")?;
        (board.parse::<u16>().ok() == Some(pair)).then(|| drawn.split(' ').next().unwrap_or_default())
    })?;
    (1..=table.size()).find(|number| table.place(*number) == place)
}
