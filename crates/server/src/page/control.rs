//! A time control as people read it: `3 min + 2 s`, `90 min for 45 moves, then 30 min + 30 s`. `web/control.js` says the same.

use clock::{Control, Millis, Stage};
use language::Text;

/// A control in words.
pub(crate) fn words(t: Text, control: &Control) -> String {
    let stages = control.stages().iter().map(|each| stage(t, each));
    stages.reduce(|first, next| t.control_then(first, next)).unwrap_or_default()
}

/// The same of a control that is kept as it is written.
pub(crate) fn read(t: Text, control: &str) -> String {
    control.parse().map_or_else(|_| control.to_owned(), |control| words(t, &control))
}

/// A text with the controls in it in words: objections write them as they are typed.
pub(crate) fn spoken(t: Text, text: &str) -> String {
    let said = text.split_inclusive(' ').map(|word| {
        let control = word.trim_end_matches([' ', ',', ';', ':', '.']);
        // A bare number is none: what counts moves is no time.
        let is_written =
            control.starts_with(|sign: char| sign.is_ascii_digit()) && control.contains(['h', 'm', 's']);
        if is_written { word.replacen(control, &read(t, control), 1) } else { word.to_owned() }
    });
    said.collect()
}

fn stage(t: Text, stage: &Stage) -> String {
    let base = time(t, stage.base);
    let time =
        if stage.increment.is_zero() { base } else { format!("{base} + {}", time(t, stage.increment)) };
    match stage.moves {
        Some(moves) if stage.repeats => t.control_for_each(moves, time),
        Some(moves) => t.control_for(moves, time),
        None => time,
    }
}

/// A time with its units, as it is written: hours that are whole, otherwise minutes and seconds.
fn time(t: Text, time: Millis) -> String {
    let written = Stage::to_end(time).to_string();
    let unit = |sign: char| match sign {
        'h' => format!(" {} ", t.form_hours()),
        'm' => format!(" {} ", t.form_minutes()),
        's' => format!(" {} ", t.form_seconds()),
        sign => sign.to_string(),
    };
    written.chars().map(unit).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use language::Language;

    /// Controls in words, as the browser has to say them too.
    const SAID: &str = include_str!("../../tests/controls.json");

    #[test]
    fn controls_are_said_in_words_wherever_they_are_written() {
        let cases: Vec<(String, String, String)> = serde_json::from_str(SAID).expect("cases");
        for (written, language, said) in cases {
            let language: Language = language.parse().expect("a language");
            assert_eq!(super::spoken(language.text(), &written), said);
        }
    }
}
