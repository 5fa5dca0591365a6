//! Solutions of compositions, article by article.

use draughts::{Colour, International, Position, Russian, Variant};
use notation::fen;
use notation::moves::{Annotated, Form, Style, write};
use notation::sign::Sign;
use notation::solution::{Alphabet, Departure, Fault, Outcome, Role, Solution, Variation};

fn position<V: Variant>(text: &str) -> Position<V> {
    fen::read(V::RULES.board.value, text).unwrap().into_position().unwrap()
}

fn read<V: Variant>(diagram: &str, text: &str) -> Solution<V> {
    Solution::read(position(diagram), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refused(diagram: &str, text: &str) -> (String, Fault) {
    let error = Solution::<Russian>::read(position(diagram), text).unwrap_err();
    (error.place.to_string(), error.fault)
}

/// All moves of a variation, in full.
fn full<V: Variant>(solution: &Solution<V>, variation: usize) -> String {
    let style = Style { capture: ':', ..Style::of::<V>(Form::Full) };
    let steps = solution.variations()[variation].steps.iter().enumerate();
    let texts =
        steps.map(|(ply, step)| write(&solution.position(variation, ply).unwrap(), &step.played, style));
    texts.collect::<Vec<_>>().join(" ")
}

/// Whether White has won on the board at the end of a variation.
fn is_won<V: Variant>(solution: &Solution<V>, variation: usize) -> bool {
    let plies = solution.variations()[variation].steps.len();
    let ending = solution.position(variation, plies).unwrap().ending();
    ending.is_some_and(|ending| ending.winner == Colour::White)
}

/// A win by keeping to the main road: only f6 wins.
const STUDY: &str = "W:WKd8,g1:Ba3,h4";
const STUDY_SOLUTION: &str = "\
VP1 I II f6 (g3 A), I-1 d4 (h2 B C), e5 (b2), a1+
A (b2), a1 (g3), d4 (h2 D), e5+
B (f2), e3 (b2), a1+
C (b2), a1 (f2), e3+
D (f2), e3+
I e7? (b2)=
II b6? (b2 II-A)=
II-A (g3?), d4 (h2 B1 C1), e5 (b2), a1+";
/// Both captures lose, each in its own way: only c5 wins.
const MINIATURE: &str = "W:Wa3,b4,e3,f2:Bb6,d6";

/// The first moves of the study that fail, as variations of a solution whose main line is the first.
fn with_tries(first_moves: &[(&str, &str)]) -> Solution<Russian> {
    let mut solution = read::<Russian>(STUDY, "f6 (b2), a1+");
    for (white, black) in first_moves {
        let diagram = solution.diagram();
        let white = notation::moves::read_as(&diagram, white, notation::moves::Reading::SOLUTION).unwrap();
        let after = diagram.play(&white);
        let black = notation::moves::read_as(&after, black, notation::moves::Reading::SOLUTION).unwrap();
        let steps = [white, black].map(|played| Annotated { played, signs: Vec::new() });
        let variation = Variation {
            role: Role::Try(Departure { variation: 0, ply: 0 }),
            repeats: None,
            steps: steps.to_vec(),
            outcome: Some(Outcome::Draw),
        };
        solution.add(variation).unwrap();
    }
    solution
}

#[test]
fn ua24_viii_layout_3_0_solution_tries_and_proof_are_in_shortened_notation() {
    let long = STUDY_SOLUTION
        .replace("f6 (g3 A)", "d8-f6 (h4-g3 A)")
        .replace("a1+\nA", "e5:a1+\nA")
        .replace("A (b2), a1", "A (a3-b2), f:a1")
        .replace("I e7? (b2)", "I d8-e7? (a3-b2)")
        .replace("II-A (g3?), d4", "II-A (hg3?), b6-d4");
    assert_ne!(long, STUDY_SOLUTION);
    assert_eq!(read::<Russian>(STUDY, &long).write(Alphabet::Latin), STUDY_SOLUTION);

    // The proof leads to the diagram: White helps, and Black's last move stays.
    let diagram = position::<Russian>("W:Wa1,b2,c3:Be5");
    let proof = read::<Russian>("W:Wa1,c1,c3,f6:Bh8", "f6-g7 (h8:f6), c1-b2 (f6-e5)");
    assert_eq!(proof.position(0, 4), Some(diagram));
    assert_eq!(proof.write(Alphabet::Ukrainian), "g7, cb2 (e5)");
    assert_eq!(read::<Russian>("W:Wa1,c1,c3,f6:Bh8", "g7, cb2 (e5)"), proof);
}

#[test]
fn ua24_viii_layout_3_1_an_obligatory_capture_is_left_out_and_found_again() {
    let diagram = "W:Wa1,b2,c3:Be5";
    let solution = read::<Russian>(diagram, "d4, d4+");
    assert_eq!(full(&solution, 0), "c3-d4 e5:c3 b2:d4");
    assert!(is_won(&solution, 0));
    assert_eq!(read::<Russian>(diagram, "d4 (c3), d4+"), solution, "it may stand there too");
    assert_eq!(solution.write(Alphabet::Latin), "d4, d4+");

    assert!(matches!(refused(diagram, "d4 d4+"), (place, Fault::Move { .. }) if place == "line 1, column 1"));
    assert_eq!(refused(diagram, "d4 (c3, d4+"), ("line 1, column 4".into(), Fault::OpenBracket));
    assert_eq!(refused(diagram, "(d4), d4+"), ("line 1, column 2".into(), Fault::WhiteInBrackets));
    assert_eq!(refused(STUDY, "f6,\n d4"), ("line 2, column 2".into(), Fault::BlackMissing));
    let error = Solution::<Russian>::read(position(STUDY), "f6, d4").unwrap_err();
    let text = "line 1, column 5: Black's move is left out, and it is no capture (UA24:VIII.layout.3.1)";
    assert_eq!(error.to_string(), text);
    assert_eq!(refused(diagram, "d4, d4, d4"), ("line 1, column 9".into(), Fault::BlackMissing));
}

#[test]
fn ua24_viii_layout_3_1_a_choice_is_left_out_only_where_it_does_not_matter() {
    // Whichever man takes, White takes on c5 twice.
    let indifferent = "W:Wa3,b4,e3,f2:Ba7,b6,d6,e7";
    let short = read::<Russian>(indifferent, "c5, c5, c5");
    for (black, moves) in [("d4", "b4-c5 b6:d4 e3:c5 d6:b4 a3:c5"), ("b4", "b4-c5 d6:b4 a3:c5 b6:d4 e3:c5")] {
        let solution = read::<Russian>(indifferent, &format!("c5 ({black}), c5, c5"));
        assert_eq!(full(&solution, 0), moves);
        assert_eq!(solution.write(Alphabet::Latin), "c5, c5, c5");
        assert_eq!(solution.position(0, 5), short.position(0, 5));
    }

    let captures: Vec<String> = vec!["b6:d4".into(), "d6:b4".into()];
    for text in ["c5, e7+", "c5, a7+"] {
        let (place, fault) = refused(MINIATURE, text);
        let Fault::ChoiceMatters { mut choices } = fault else { panic!("{text}: {fault}") };
        choices.sort();
        assert_eq!((place.as_str(), &choices), ("line 1, column 5", &captures), "{text}");
    }
    let both = "VP1 c5 (d4 A), e7+\nA (b4), a7+";
    let solution = read::<Russian>(MINIATURE, both);
    assert!(is_won(&solution, 0) && is_won(&solution, 1));
    assert_eq!(solution.write(Alphabet::Latin), both, "the captures stay: the play differs");
}

#[test]
fn ua24_viii_layout_3_4_black_captures_are_left_out_with_numbers_too() {
    let diagram = "W:W37,42,48:B28";
    let short = read::<International>(diagram, "32, 31+");
    assert_eq!(full(&short, 0), "37-32 28:37 42:31");
    for text in ["32 (37), 31+", "37-32 (28:37), 42:31+"] {
        assert_eq!(read::<International>(diagram, text), short, "{text}");
    }
    assert_eq!(short.write(Alphabet::Latin), "32, 31+");
    let two = read::<International>("W:W36,37:B45", "37-31 (50)");
    assert_eq!(two.write(Alphabet::Latin), "37-31 (50)");
    let captures = read::<International>("W:W22,42:B27,37", "42:31");
    assert_eq!(captures.write(Alphabet::Latin), "42:31");
}

#[test]
fn ua24_viii_layout_3_5_a_win_ends_with_plus_and_a_draw_with_equals() {
    for (text, outcome) in [
        ("d4, d4+", Some(Outcome::Win)),
        ("d4, d4=", Some(Outcome::Draw)),
        ("d4, d4", None),
        ("d4 (c3)=", Some(Outcome::Draw)),
    ] {
        let solution = read::<Russian>("W:Wa1,b2,c3:Be5", text);
        assert_eq!(solution.variations()[0].outcome, outcome, "{text}");
        assert_eq!(solution.write(Alphabet::Latin), text);
    }
    let spaced = read::<Russian>("W:Wa1,b2,c3:Be5", "d4! (c3) , d4 +");
    assert_eq!(spaced.write(Alphabet::Latin), "d4!, d4+");
    assert_eq!(refused("W:Wa1,b2,c3:Be5", "d4+, d4+"), ("line 1, column 6".into(), Fault::AfterTheEnd));
    assert_eq!(refused("W:Wa1,b2,c3:Be5", "d4, d4 0"), ("line 1, column 5".into(), Fault::NoOutcome));
}

#[test]
fn ua24_viii_layout_4_defences_have_letters_and_main_lines_vp() {
    let solution = read::<Russian>(STUDY, STUDY_SOLUTION);
    let role = |index: usize| solution.variations()[index].role;
    assert_eq!(role(0), Role::Main);
    assert_eq!(role(1), Role::Defence(Departure { variation: 0, ply: 1 }));
    assert_eq!(role(2), Role::Defence(Departure { variation: 0, ply: 3 }));
    assert_eq!(role(4), Role::Defence(Departure { variation: 1, ply: 4 }), "D is a reply in A");
    assert!((0..5).all(|index| is_won(&solution, index)));

    // I-1, B1 and C1 are only named: they are written like I, B and C.
    let repeats: Vec<usize> = (0..11).filter(|&i| solution.variations()[i].repeats == Some(2)).collect();
    let [b1] = *repeats.as_slice() else { panic!("{repeats:?}") };
    assert_eq!(full(&solution, b1), "g3-f2 g1:e3 a3-b2 d4:a1");
    assert_eq!(solution.variations().len(), 11);
    assert_eq!(solution.write(Alphabet::Latin), STUDY_SOLUTION);

    let ukrainian = solution.write(Alphabet::Ukrainian);
    let first: Vec<&str> = ukrainian.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(first, ["VP1", "А", "Б", "В", "Г", "I", "II", "II-А"]);
    assert!(ukrainian.contains("(h2 Б1 В1)"));
    assert_eq!(read::<Russian>(STUDY, &ukrainian), solution);

    // Printed texts mix letters that look alike, and the order is put right.
    let mixed = read::<Russian>(MINIATURE, "VР1 c5 (d4 В), e7+\nB (b4), a7+");
    assert_eq!(mixed.write(Alphabet::Latin), "VP1 c5 (d4 A), e7+\nA (b4), a7+");

    let mains = "VP1 c5 (d4), e7+\nVP2 c5 (b4), a7+";
    assert_eq!(read::<Russian>(MINIATURE, mains).write(Alphabet::Ukrainian), mains);
}

#[test]
fn ua24_viii_layout_4_a_letter_leads_to_one_variation() {
    for (text, place, fault) in [
        ("c5 (d4 A), e7+", "line 1, column 8", Fault::NotGiven("A".into())),
        ("c5 (d4), e7+\nA (b4), a7+", "line 2, column 1", Fault::Unmarked("A".into())),
        ("c5 (d4 A), e7+\nA (b4), a7+; A (b4), a7+", "line 2, column 14", Fault::Twice("A".into())),
        ("c5 (d4 A1), e7+", "line 1, column 8", Fault::NotGiven("A1".into())),
        ("c5 (d4 I), e7+", "line 1, column 8", Fault::Misplaced("I".into())),
    ] {
        assert_eq!(refused(MINIATURE, text), (place.into(), fault), "{text}");
    }
    let elsewhere = "f6 (g3 A), d4 (h2 A), e5";
    assert_eq!(refused(STUDY, elsewhere), ("line 1, column 19".into(), Fault::Twice("A".into())));
    let elsewhere = "f6 (g3 A), d4 (h2 A1), e5\nA (b2), a1+";
    assert!(Solution::<Russian>::read(position(STUDY), elsewhere).is_ok(), "b2 and a1 follow there too");
    let impossible = "f6 (g3 A), d4 (h2 B), e5 (b2 B1), a1+\nA (b2), a1+\nB (f2), e3+";
    assert_eq!(refused(STUDY, impossible), ("line 1, column 30".into(), Fault::NotGiven("B1".into())));
}

#[test]
fn ua24_viii_layout_5_tries_have_roman_numerals() {
    let solution = with_tries(&[("e7", "b2"), ("b6", "b2"), ("a5", "b2")]);
    let text = "VP1 I II III f6 (b2), a1+\nI e7? (b2)=\nII b6? (b2)=\nIII a5? (b2)=";
    assert_eq!(solution.write(Alphabet::Latin), text);
    assert_eq!(read::<Russian>(STUDY, text), solution);

    let study = read::<Russian>(STUDY, STUDY_SOLUTION);
    let again = study
        .variations()
        .iter()
        .find(|variation| matches!(variation.role, Role::Try(Departure { variation: 0, ply: 2 })));
    let e7 = again.and_then(|again| again.repeats).unwrap();
    let again = study.variations().iter().position(|variation| variation.repeats == Some(e7)).unwrap();
    assert_eq!((full(&study, e7), full(&study, again)), ("d8-e7 a3-b2".into(), "f6-e7 a3-b2".into()));

    let repeat = text.replace("(b2), a1+", "(b2), a1 (g3), II-1 d4+\nII-1 b2? (h2)=");
    assert_eq!(read::<Russian>(STUDY, &repeat).write(Alphabet::Latin).lines().last(), Some("II-1 b2? (h2)="));
    let nineteen: Vec<(&str, &str)> = vec![("e7", "b2"); 19];
    assert_eq!(with_tries(&nineteen).write(Alphabet::Latin).lines().last(), Some("XIX e7? (b2)="));
}

#[test]
fn ua24_viii_layout_6_illusory_play_has_letters_anew_in_each_try() {
    let text = "\
VP1 I II f6 (b2), a1+
I a5? (b2 I-A)=
I-A (g3?), c3 (h2), e5 (b2), a1+
II b6? (b2 II-A)=
II-A (g3?), d4 (f2 II-B), e3 (b2), a1+
II-B (h2?), e5 (b2), a1+";
    let solution = read::<Russian>(STUDY, text);
    assert_eq!(solution.write(Alphabet::Latin), text);
    assert!([2, 4, 5].into_iter().all(|index| is_won(&solution, index)));
    let illusory = solution.variations()[4].role;
    assert_eq!(illusory, Role::Illusory(Departure { variation: 3, ply: 1 }));
    assert!(solution.write(Alphabet::Ukrainian).contains("\nII-Б (h2?)"));

    let other = text.replace("(b2 I-A)", "(b2 II-A)");
    assert_eq!(refused(STUDY, &other), ("line 2, column 11".into(), Fault::Misplaced("II-A".into())));
    let outside = "f6 (b2 I-A), a1+";
    assert_eq!(refused(STUDY, outside), ("line 1, column 8".into(), Fault::Misplaced("I-A".into())));
}

#[test]
fn ua24_viii_layout_7_errors_always_have_their_question_mark() {
    let without = STUDY_SOLUTION.replace('?', "");
    let solution = read::<Russian>(STUDY, &without);
    assert_eq!(solution.write(Alphabet::Latin), STUDY_SOLUTION);
    for variation in solution.variations() {
        let is_error = matches!(variation.role, Role::Try(_) | Role::Illusory(_));
        assert_eq!(variation.steps[0].signs.contains(&Sign::Weak), is_error);
    }
    let praised = STUDY_SOLUTION.replace("I e7?", "I e7!");
    assert_eq!(read::<Russian>(STUDY, &praised).write(Alphabet::Latin), STUDY_SOLUTION);
    let blunder = STUDY_SOLUTION.replace("II b6?", "II b6??");
    assert_eq!(read::<Russian>(STUDY, &blunder).write(Alphabet::Latin), blunder);
}

#[test]
fn a_variation_begins_only_where_it_can() {
    let solution = with_tries(&[("e7", "b2")]);
    let variation = solution.variations()[1].clone();
    for role in [
        Role::Try(Departure { variation: 0, ply: 1 }),
        Role::Try(Departure { variation: 0, ply: 3 }),
        Role::Try(Departure { variation: 7, ply: 0 }),
        Role::Defence(Departure { variation: 0, ply: 0 }),
        Role::Illusory(Departure { variation: 0, ply: 1 }),
    ] {
        let mut solution = solution.clone();
        let fault = solution.add(Variation { role, ..variation.clone() });
        assert_eq!(fault, Err(Fault::NoPlace), "{role:?}");
    }
    let mut solution = solution;
    let illegal = Variation { role: Role::Try(Departure { variation: 0, ply: 2 }), ..variation.clone() };
    assert_eq!(solution.add(illegal), Err(Fault::Illegal));
    assert_eq!(solution.add(Variation { repeats: Some(0), ..variation.clone() }), Err(Fault::NoPlace));
    assert_eq!(solution.add(Variation { steps: Vec::new(), ..variation }), Err(Fault::NoMove));
}

#[test]
fn any_text_is_read_or_refused_and_what_is_written_is_read_again() {
    let pieces = [
        "VP1", "VP2", "A", "А", "B", "B1", "I", "II", "II-1", "I-A", "f6", "d4", "a1", "e5", "e7", "b6",
        "(b2", "(g3", "(h2", "(f2", ")", "(", ",", "\n", ";", "+", "=", "?", "-", "x", "0", "ї", "III-",
    ];
    let mut random = fastrand::Rng::with_seed(24);
    let lines: Vec<&str> = STUDY_SOLUTION.lines().collect();
    for _ in 0..3_000 {
        let mut text: Vec<&str> = lines.iter().flat_map(|line| line.split(' ').chain(["\n"])).collect();
        for _ in 0..random.usize(1..6) {
            let at = random.usize(..text.len());
            match random.u8(..3) {
                0 => text[at] = pieces[random.usize(..pieces.len())],
                1 => text.insert(at, pieces[random.usize(..pieces.len())]),
                _ => drop(text.remove(at)),
            }
        }
        let text = text.join(" ");
        if let Ok(solution) = Solution::<Russian>::read(position(STUDY), &text) {
            let written = solution.write(Alphabet::Latin);
            let again = read::<Russian>(STUDY, &written);
            assert_eq!(again.write(Alphabet::Latin), written, "{text}");
        }
    }
}
