//! Reads `text/{en,uk,ru}/*.ftl`, checks that the three languages say the same things with the same variables, and writes them
//! as tables and as one method a message. What is missing is an error that names the file and the key.
#![expect(clippy::disallowed_methods, reason = "a build script reads and writes files")]

mod catalogue;
mod check;
mod read;
mod write;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use catalogue::{Catalogue, LANGUAGES};

fn main() -> Result<(), Box<dyn Error>> {
    let text = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("text");
    println!("cargo::rerun-if-changed={}", text.display());
    println!("cargo::rerun-if-changed=build");
    let mut faults = Vec::new();
    let mut catalogues = Vec::new();
    for language in LANGUAGES {
        let mut files = Vec::new();
        for path in fluent_files(&text.join(language))? {
            let topic = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            files.push((topic, fs::read_to_string(&path)?));
        }
        catalogues.push(read::catalogue(language, &files, &mut faults));
    }
    let catalogues: [Catalogue; LANGUAGES.len()] =
        catalogues.try_into().map_err(|_| "one catalogue a language")?;
    let messages = check::messages(&catalogues, &mut faults);
    if faults.is_empty() {
        return Ok(fs::write(Path::new(&env::var("OUT_DIR")?).join("messages.rs"), write::code(&messages)?)?);
    }
    for fault in &faults {
        println!("cargo::error=crates/language/text/{fault}");
    }
    Err(format!("{} faults in crates/language/text", faults.len()).into())
}

fn fluent_files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort_unstable();
    Ok(files)
}
