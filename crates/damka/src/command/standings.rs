//! `damka standings`: the places of an event in a TRF file.

use std::io::Write;

use competition::standing::{self, Place, Rules, Unplayed};
use competition::{Exact, No, Table};
use rulebook::law::event::{Format, Tiebreak};
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

/// How places are told.
pub(crate) struct Teller<'a> {
    /// The games.
    pub(crate) table: &'a Table,
    /// The number each is known by.
    pub(crate) number: &'a dyn Fn(No) -> u16,
    /// The criteria that have a column.
    pub(crate) tiebreaks: &'a [Tiebreak],
    /// Whether each place says why it is above the next.
    pub(crate) explain: bool,
}

/// One place.
#[derive(Serialize)]
pub(crate) struct Standing {
    place: u32,
    shared: bool,
    no: u16,
    name: String,
    points: Value,
    #[serde(serialize_with = "in_order")]
    tiebreaks: Vec<(&'static str, Value)>,
    /// Of criteria that compare one value after the other: all that were compared, if there were several.
    #[serde(serialize_with = "in_order", skip_serializing_if = "Vec::is_empty")]
    series: Vec<(&'static str, Value)>,
}

/// Runs the command.
pub(crate) fn run(args: &StandingsArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let voice = if args.json { Voice::Json } else { Voice::Words };
    let twice = |(at, each): (usize, &Tiebreak)| args.tiebreaks.iter().take(at).any(|other| other == each);
    if let Some((_, tiebreak)) = args.tiebreaks.iter().enumerate().find(|each| twice(*each)) {
        return Err(Stop::WrongUse(format!("{tiebreak} is named twice; each criterion decides once")));
    }
    let import = source::read(&args.event, voice)?;
    let format = args.format.map_or_else(|| format(&import.table), Format::from);
    let mut rules = match args.tiebreaks.as_slice() {
        [] => Rules::usual(args.edition, format),
        tiebreaks => Rules::listing(args.edition, format, tiebreaks),
    };
    rules.out = import.gaps().to_vec();
    for no in
        standing::object(rules.law, format, &args.tiebreaks).iter().filter(|_| !args.tiebreaks.is_empty())
    {
        source::advise(&format!("{}; allowed: {}", no.what, no.allowed), no.by, voice);
    }
    let table = import.at_the_end();
    let places = standing::standings(&table, &rules);
    let number = |no| import.number(no);
    let tiebreaks = &rules.tiebreaks;
    let teller = Teller { table: &table, number: &number, tiebreaks, explain: args.explain };
    if args.json {
        serde_json::to_writer(&mut *out, &Answer { standings: teller.values(&places) })?;
        return Ok(writeln!(out)?);
    }
    teller.words(&places, out)?;
    if args.explain && rules.unplayed() != Unplayed::AsInTheTable {
        leavers(&table, &rules, &number, out)?;
    }
    Ok(())
}

/// Who is taken to have left, where that counts for his opponents.
fn leavers(
    table: &Table,
    rules: &Rules,
    number: &dyn Fn(No) -> u16,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let by = rules.law.unplayed.withdrawn;
    for no in table.numbers().filter(|no| rules.out.binary_search(no).is_err()) {
        let Some(after) = table.line(no).and_then(|line| line.withdrawn_after) else { continue };
        let counts = "counts for his opponents with the average of his group in the rounds he missed";
        writeln!(out, "{} left after round {after} and {counts} [{by}]", number(no))?;
    }
    Ok(())
}

impl Teller<'_> {
    /// Places as JSON has them.
    pub(crate) fn values(&self, places: &[Place]) -> Vec<Standing> {
        places.iter().map(|place| standing(self.table, (self.number)(place.no), place)).collect()
    }

    /// Places in words.
    pub(crate) fn words(&self, places: &[Place], out: &mut dyn Write) -> Result<(), Stop> {
        let mut heads =
            vec![("Place", Side::Right), ("No", Side::Right), ("Name", Side::Left), ("Points", Side::Right)];
        heads.extend(self.tiebreaks.iter().map(|tiebreak| (tiebreak.name(), Side::Right)));
        let mut columns = Columns::new(&heads);
        for place in places {
            let name = self.table.line(place.no).map(|line| line.name.clone()).unwrap_or_default();
            let number = (self.number)(place.no).to_string();
            let mut row = vec![place.text(), number, name, place.points.to_string()];
            row.extend(
                place
                    .values
                    .iter()
                    .map(|(_, values)| values.iter().map(Exact::to_string).collect::<Vec<_>>().join(" ")),
            );
            columns.row(row);
        }
        let why = |at: usize| {
            let (place, next) = (places.get(at).filter(|_| self.explain)?, places.get(at + 1)?);
            Some(format!("above {}: {}", (self.number)(next.no), place.above_next.as_ref()?))
        };
        Ok(columns.write(out, why)?)
    }
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

fn standing(table: &Table, no: u16, place: &Place) -> Standing {
    let first = |values: &[Exact]| values.first().map_or(Value::Null, |one| number(*one));
    let all = |values: &[Exact]| Value::Array(values.iter().map(|value| number(*value)).collect());
    let several = place.values.iter().filter(|(_, values)| values.len() > 1);
    Standing {
        place: place.first,
        shared: place.is_shared(),
        no,
        name: table.line(place.no).map(|line| line.name.clone()).unwrap_or_default(),
        points: number(place.points),
        tiebreaks: place.values.iter().map(|(tiebreak, values)| (tiebreak.name(), first(values))).collect(),
        series: several.map(|(tiebreak, values)| (tiebreak.name(), all(values))).collect(),
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
