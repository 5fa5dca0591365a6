//! `damka variants`: every rule beside its article.

use crate::damka;

#[test]
fn every_rule_of_every_variant_names_its_article() {
    let answer = damka(&["variants", "--json"]).json();
    let pages = answer.as_array().expect("a list");
    assert_eq!(pages.len(), 6);
    for page in pages {
        for rule in page["rules"].as_array().expect("a list") {
            let article = rule["article"].as_str().expect("a name");
            assert!(article.split_once(':').is_some_and(|(_, number)| !number.is_empty()), "{rule}");
            assert!(!rule["value"].as_str().expect("words").is_empty(), "{rule}");
        }
    }
}

#[test]
fn one_variant_can_be_asked_for() {
    let run = damka(&["variants", "international"]);
    assert_eq!(run.code, 0);
    assert!(run.stdout.contains("a capture of the largest number of pieces"), "{}", run.stdout);
    assert!(run.stdout.contains("RU22:7.4.1"), "{}", run.stdout);
    assert!(!run.stdout.contains("russian"));
}
