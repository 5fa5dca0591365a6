//! The words in which pairs are told and explained.

use competition::No;
use competition::swiss::Reason;
use competition::trf::Import;

/// Reasons one after the other, each with its article.
pub(crate) fn because(reasons: &[Reason]) -> String {
    reasons.iter().map(Reason::to_string).collect::<Vec<_>>().join("; ")
}

/// A player as a list shows him: his start number and his name.
pub(crate) fn player(import: &Import, no: No) -> String {
    let name = import.table.line(no).map_or("", |line| line.name.as_str());
    format!("{} {name}", import.number(no)).trim_end().to_owned()
}
