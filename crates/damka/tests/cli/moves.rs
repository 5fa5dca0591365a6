//! `damka moves`: the JSON that programs rely on.

use serde_json::json;

use crate::damka;

#[test]
fn the_answer_has_exactly_the_fields_of_the_contract() {
    let answer = damka(&["moves", "russian", "--fen", "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7", "--json"]).json();
    let expected = json!({
        "variant": "russian",
        "fen": "B:Wd4,f4,c3,e3,f2:Be7,d6,Ka5",
        "turn": "black",
        "moves": [{
            "from": "a5",
            "to": "e5",
            "captures": ["c3", "f2", "f4"],
            "path": ["a5", "e1", "g3", "e5"],
            "text": "a5:e1:g3:e5",
            "short": "a:e5"
        }],
        "outcome": null
    });
    assert_eq!(answer, expected);
}

#[test]
fn ru22_7_3_numeric_variants_have_no_short_form() {
    let answer = damka(&["moves", "international", "--json"]).json();
    let moves = answer["moves"].as_array().expect("a list");
    assert_eq!(moves.len(), 9);
    let first = moves.iter().find(|played| played["text"] == "32-28").expect("32-28 is legal");
    assert_eq!(
        *first,
        json!({"from": "32", "to": "28", "captures": [], "path": ["32", "28"], "text": "32-28", "short": "32-28"})
    );
}

#[test]
fn captures_are_in_the_order_of_the_route() {
    let answer = damka(&["moves", "international", "--fen", "W:WK47:B11,12,19,29,30,40", "--json"]).json();
    let by_text =
        |text: &str| answer["moves"].as_array().unwrap().iter().find(|m| m["text"] == text).cloned();
    assert_eq!(by_text("47x24x8x17x6").expect("legal")["captures"], json!(["29", "19", "12", "11"]));
    assert_eq!(by_text("47x24x35x44x6").expect("legal")["captures"], json!(["29", "30", "40", "11"]));
}

#[test]
fn a_circular_capture_comes_home() {
    // A king that takes four men around and stops where it began.
    let answer = damka(&["moves", "russian", "--fen", "W:WKc1:Bb2,b4,d4,d2", "--json"]).json();
    for played in answer["moves"].as_array().expect("a list") {
        let path = played["path"].as_array().expect("a list");
        assert_eq!(path.first(), Some(&played["from"]));
        assert_eq!(path.last(), Some(&played["to"]));
        assert_eq!(path.len(), played["captures"].as_array().expect("a list").len() + 1);
    }
}

#[test]
fn numbers_and_letters_name_the_same_squares() {
    let letters = damka(&["moves", "russian", "--fen", "W:Wc3:Bd4,f6", "--json"]).json();
    let numbers = damka(&["moves", "russian", "--fen", "W:W22:B18,11", "--json"]).json();
    assert_eq!(letters, numbers);
}

#[test]
fn ru22_6_1_7_b_and_8_1_b_a_blocked_side_loses_and_in_giveaway_wins() {
    let outcome = |variant| {
        let answer = damka(&["moves", variant, "--fen", "B:Wb6,c5:Ba7", "--json"]).json();
        assert_eq!(answer["moves"], json!([]));
        answer["outcome"].clone()
    };
    assert_eq!(outcome("russian"), "white");
    assert_eq!(outcome("giveaway"), "black");
}

#[test]
fn people_are_told_the_article_of_the_ending() {
    let run = damka(&["moves", "giveaway", "--fen", "B:Wb6,c5:Ba7"]);
    assert_eq!(run.code, 0);
    assert_eq!(run.stdout, "black to move has no move left: black wins (RU22:8.1.b)\n");
}

#[test]
fn the_last_line_counts() {
    assert!(damka(&["moves", "checkers"]).stdout.contains("\n7 moves, black to move, B:W"));
    assert!(
        damka(&["moves", "giveaway", "--fen", "W:Wa3:Ba5,c5"]).stdout.contains("\n1 move, white to move, ")
    );
}

#[test]
fn a_rulebooks_list_is_a_position_too() {
    let listed = |text: &str| damka(&["moves", "russian", "--fen", text, "--json"]);
    let expected = listed("B:Wc3,d4,e3,f2,f4:BKa5,d6,e7").json();
    let russian = "белые: c3, d4, e3, f2, f4 (5); черные: дамка а5, d6, e7 (3); ход черных";
    let ukrainian = "білі – c3, d4, e3, f2, f4 (5); чорні – д. a5, d6, e7 (3); хід чорних";
    assert_eq!((listed(russian).json(), listed(ukrainian).json()), (expected.clone(), expected));
    let wrong = listed("белые: c3, d4 (3); черные: a5").error();
    assert!(wrong["message"].as_str().unwrap().contains("the list has 2 pieces, not 3"), "{wrong}");
    let neither = listed("garbage").error();
    assert!(neither["message"].as_str().unwrap().contains("expected W or B"), "{neither}");
}
