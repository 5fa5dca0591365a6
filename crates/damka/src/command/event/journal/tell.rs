//! What a journal has to say: players, rounds and events, in words and as JSON.

use std::io::Write;

use competition::entry::Group;
use competition::round::Round;
use competition::{Competition, Event, No};
use serde::Serialize;
use serde_json::json;

use super::super::columns::{Columns, Side};
use crate::command::standings::{Standing, Teller};
use crate::stop::Stop;

/// What was written to the journal.
pub(super) fn events(events: &[Event], out: &mut dyn Write) -> Result<(), Stop> {
    serde_json::to_writer(&mut *out, &json!({ "events": events }))?;
    Ok(writeln!(out)?)
}

/// The numbers and who has them.
pub(super) fn numbers(event: &Competition, out: &mut dyn Write) -> Result<(), Stop> {
    let mut columns = Columns::new(&[("No", Side::Right), ("Name", Side::Left), ("Rating", Side::Right)]);
    for (no, who) in event.stage().numbers() {
        let rating = event.rating_of(who).map(|rating| rating.to_string()).unwrap_or_default();
        columns.row(vec![no.to_string(), event.name_of(who), rating]);
    }
    Ok(columns.write(out, |_| None)?)
}

/// What is to be said of the number of rounds before they are played.
pub(super) fn doubts(event: &Competition, out: &mut dyn Write) -> Result<(), Stop> {
    for doubt in event.doubts() {
        writeln!(out, "warning: {} [{}]", doubt.what, doubt.by)?;
    }
    Ok(())
}

/// Every table of an event; its JSON is a contract.
#[derive(Serialize)]
struct Places {
    standings: Vec<Standing>,
    /// Of a joint event, one for each group.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    groups: Vec<GroupPlaces>,
    /// The places a play-off is about, while it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    contest: Option<[u32; 2]>,
}

/// The table of a group.
#[derive(Serialize)]
struct GroupPlaces {
    group: String,
    standings: Vec<Standing>,
}

/// The places as they stand: of everybody, then of each group of a joint event.
pub(super) fn all_places(
    event: &Competition,
    explain: bool,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let (table, tiebreaks, number) = (event.table(), event.rules().tiebreaks, |no: No| no.0);
    let teller = Teller { table: &table, number: &number, tiebreaks: &tiebreaks, explain };
    let (all, groups) = (event.standings(), event.group_standings());
    let name = |group: Group| event.regulation().group_name(group).unwrap_or("a group").to_owned();
    let contest = event.play_off().map(|contest| [contest.first, contest.last]);
    if json {
        let groups = groups
            .iter()
            .map(|(group, places)| GroupPlaces { group: name(*group), standings: teller.values(places) });
        let answer = Places { standings: teller.values(&all), groups: groups.collect(), contest };
        serde_json::to_writer(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }
    if let Some([first, last]) = contest {
        writeln!(out, "Play-off for places {first}-{last}")?;
    }
    teller.words(&all, out)?;
    for (group, places) in &groups {
        writeln!(out, "\n{}", name(*group))?;
        teller.words(places, out)?;
    }
    Ok(())
}

/// A round as JSON, like the answer of `damka pair`.
pub(super) fn round_json(round: &Round, out: &mut dyn Write) -> Result<(), Stop> {
    let pairs: Vec<_> =
        round.boards.iter().map(|board| json!({ "white": board.white, "black": board.black })).collect();
    let why = |because: &[competition::round::Because]| {
        because.iter().map(|each| format!("{} [{}]", each.what, each.by)).collect::<Vec<_>>().join("; ")
    };
    let each =
        round.boards.iter().map(|board| format!("{}-{}: {}", board.white, board.black, why(&board.because)));
    let because: Vec<String> =
        each.chain(round.bye.map(|no| format!("{no}: {}", why(&round.because)))).collect();
    let answer = json!({ "round": round.round, "pairs": pairs, "bye": round.bye, "because": because });
    serde_json::to_writer(&mut *out, &answer)?;
    Ok(writeln!(out)?)
}

/// A round as a list of boards.
pub(super) fn round(
    event: &Competition,
    round: &Round,
    explain: bool,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let name = |no: No| {
        let who = event.stage().competitor(no).map(|who| event.name_of(who)).unwrap_or_default();
        format!("{no} {who}")
    };
    writeln!(out, "Round {}", round.round)?;
    let heads =
        [("Board", Side::Right), ("White", Side::Left), ("Result", Side::Left), ("Black", Side::Left)];
    let mut columns = Columns::new(&heads);
    for (at, board) in (1..).zip(&round.boards) {
        let result = board.outcome.map_or("-".to_owned(), |outcome| outcome.text(event.regulation().scale));
        columns.row(vec![format!("{at}"), name(board.white), result, name(board.black)]);
    }
    let why = |at: usize| {
        let because = round.boards.get(at).filter(|_| explain)?.because.iter();
        Some(because.map(|each| format!("{} [{}]", each.what, each.by)).collect::<Vec<_>>().join("; "))
    };
    columns.write(out, why)?;
    for no in round.bye.iter().chain(&round.free) {
        writeln!(out, "free: {}", crate::printable::printable(&name(*no)))?;
    }
    for no in &round.on {
        writeln!(out, "goes on: {}", crate::printable::printable(&name(*no)))?;
    }
    for each in round.because.iter().filter(|_| explain) {
        writeln!(out, "{} [{}]", each.what, each.by)?;
    }
    Ok(())
}
