//! Writes the sorted names of all articles of `law/*.tsv` for `Article::new` to search.
#![expect(clippy::disallowed_methods, reason = "a build script reads and writes files")]

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const EDITIONS: [&str; 5] = ["RU22", "RU-CODEX", "UA24", "RU-RENJU", "RU-BEGIN"];

fn main() -> Result<(), Box<dyn Error>> {
    let law = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../law");
    let mut names = Vec::new();
    for edition in EDITIONS {
        let file = law.join(edition).with_extension("tsv");
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let numbers = text.lines().skip(1).filter_map(|row| row.split('\t').next());
        names.extend(numbers.map(|number| format!("{edition}:{number}")));
    }
    names.sort_unstable();
    if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("{} has two rows", twice[0]).into());
    }
    let mut code = String::from("const NAMES: &[&str] = &[\n");
    for name in &names {
        writeln!(code, "    {name:?},")?;
    }
    code.push_str("];\n");
    Ok(fs::write(Path::new(&env::var("OUT_DIR")?).join("names.rs"), code)?)
}
