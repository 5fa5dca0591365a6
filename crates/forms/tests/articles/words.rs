//! The three languages say the same things with the same blanks.

use forms::Line;
use language::{Language, Topic};

/// Every message of the forms in the three languages.
fn messages() -> Vec<(String, [String; 3])> {
    let read = |language: Language| language::module(language, &[Topic::Forms]);
    let words = |module: &str| -> Vec<(String, String)> {
        let mut found = Vec::new();
        for part in module.split("\"form-").skip(1) {
            let (key, rest) = part.split_once('"').expect("a key");
            found.push((key.to_owned(), rest.to_owned()));
        }
        found
    };
    let [english, ukrainian, russian] =
        [Language::English, Language::Ukrainian, Language::Russian].map(|language| words(&read(language)));
    assert!(english.len() > 200, "{}", english.len());
    english
        .into_iter()
        .zip(ukrainian)
        .zip(russian)
        .map(|(((key, one), (second, two)), (third, three))| {
            assert!(key == second && key == third);
            (key, [one, two, three])
        })
        .collect()
}

#[test]
fn blanks_are_the_same_in_every_language() {
    for (key, texts) in messages() {
        let counts = texts.map(|text| {
            Line::filled(&text, &[])
                .blanks()
                .map(|blank| (blank.width, !blank.caption.is_empty()))
                .collect::<Vec<_>>()
        });
        assert!(counts[0] == counts[1] && counts[1] == counts[2], "{key}: {counts:?}");
    }
}
