//! `damka standings`: the places of an event in a TRF file.

use std::io::Write;

use competition::standing::{self, Place, Rules};
use competition::trf::Import;
use competition::{Exact, Table};
use rulebook::law::event::Format;
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::event::cli::StandingsArgs;
use super::event::columns::{Columns, Side};
use super::event::source;
use crate::stop::{Stop, Voice};

/// The answer; its JSON is a contract.
#[derive(Serialize)]
struct Answer {
    standings: Vec<Standing>,
}

/// One place.
#[derive(Serialize)]
struct Standing {
    place: u32,
    shared: bool,
    no: u16,
    name: String,
    points: Value,
    #[serde(serialize_with = "in_order")]
    tiebreaks: Vec<(&'static str, Value)>,
}

/// Runs the command.
pub(crate) fn run(args: &StandingsArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let voice = if args.json { Voice::Json } else { Voice::Words };
    let import = source::read(&args.event, voice)?;
    let format = args.format.map_or_else(|| format(&import.table), Format::from);
    let mut rules = match args.tiebreaks.as_slice() {
        [] => Rules::usual(args.edition, format),
        tiebreaks => Rules::listing(args.edition, format, tiebreaks),
    };
    rules.out = import.gaps().to_vec();
    let places = standing::standings(&import.table, &rules);
    if args.json {
        let standings = places.iter().map(|place| standing(&import, place)).collect();
        serde_json::to_writer(&mut *out, &Answer { standings })?;
        return Ok(writeln!(out)?);
    }
    write(&import, &rules, &places, args.explain, out)
}

/// A round robin, if everybody has met everybody; else a Swiss.
fn format(table: &Table) -> Format {
    let came: Vec<_> = table.numbers().filter(|no| !table.cells(*no).is_empty()).collect();
    let met = |no: &_| {
        let mut opponents: Vec<_> = table.cells(*no).iter().filter_map(|cell| cell.opponent).collect();
        opponents.sort_unstable();
        opponents.dedup();
        opponents.len() + 1 == came.len()
    };
    if came.len() > 2 && came.iter().all(met) { Format::RoundRobin } else { Format::Swiss }
}

fn standing(import: &Import, place: &Place) -> Standing {
    let value = |values: &Vec<Exact>| match values.as_slice() {
        [] => Value::Null,
        [one] => number(*one),
        several => Value::Array(several.iter().map(|value| number(*value)).collect()),
    };
    Standing {
        place: place.first,
        shared: place.is_shared(),
        no: import.number(place.no),
        name: import.table.line(place.no).map(|line| line.name.clone()).unwrap_or_default(),
        points: number(place.points),
        tiebreaks: place.values.iter().map(|(tiebreak, values)| (tiebreak.name(), value(values))).collect(),
    }
}

/// A number where JSON has one that says exactly the same, else its text.
fn number(value: Exact) -> Value {
    let text = value.to_string();
    match (text.parse::<i64>(), text.parse::<f64>()) {
        (Ok(whole), _) => whole.into(),
        (_, Ok(decimal)) if decimal.to_string() == text => decimal.into(),
        _ => text.into(),
    }
}

fn in_order<S: Serializer>(pairs: &[(&'static str, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

fn write(
    import: &Import,
    rules: &Rules,
    places: &[Place],
    explain: bool,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let mut heads =
        vec![("Place", Side::Right), ("No", Side::Right), ("Name", Side::Left), ("Points", Side::Right)];
    heads.extend(rules.tiebreaks.iter().map(|tiebreak| (tiebreak.name(), Side::Right)));
    let mut columns = Columns::new(&heads);
    for place in places {
        let name = import.table.line(place.no).map(|line| line.name.clone()).unwrap_or_default();
        let mut row = vec![place.text(), import.number(place.no).to_string(), name, place.points.to_string()];
        row.extend(
            place
                .values
                .iter()
                .map(|(_, values)| values.iter().map(Exact::to_string).collect::<Vec<_>>().join(" ")),
        );
        columns.row(row);
    }
    let why = |at: usize| {
        let place = places.get(at).filter(|_| explain)?;
        let next = places.get(at + 1)?;
        let reason = place.above_next.as_ref()?;
        Some(format!("above {}: {reason}", import.number(next.no)))
    };
    Ok(columns.write(out, why)?)
}

#[cfg(test)]
mod tests {
    use competition::Exact;

    use super::number;

    #[test]
    fn numbers_are_exact_or_text() {
        let shown = |top, bottom| number(Exact::ratio(top, bottom)).to_string();
        assert_eq!(shown(5, 2), "2.5");
        assert_eq!(shown(-4, 2), "-2");
        assert_eq!(shown(30_303, 8), "3787.875");
        assert_eq!(shown(7, 3), "\"7/3\"");
    }
}
