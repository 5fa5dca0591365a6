//! `damka bench`: the signature of the generator.

use crate::damka;

/// It changes only when the legal moves change, and then the changelog says why.
const QUICK_SIGNATURE: &str = "0a1cb232ea548b4d";

#[test]
fn the_signature_of_the_generator_is_kept() {
    let answer = damka(&["bench", "--quick", "--json"]).json();
    assert_eq!(answer["signature"], QUICK_SIGNATURE);
    let variants = answer["variants"].as_array().expect("a list");
    assert_eq!(variants.len(), 6);
    let nodes: u64 = variants.iter().map(|variant| variant["nodes"].as_u64().expect("a number")).sum();
    assert_eq!(answer["nodes"], nodes);
}
