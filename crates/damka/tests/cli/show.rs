//! `damka show`: diagrams.

use std::fs;

use crate::damka;

#[test]
fn the_start_position_is_drawn() {
    let run = damka(&["show", "russian", "--ascii"]);
    assert_eq!(run.code, 0);
    let men = |sign| {
        run.stdout
            .lines()
            .filter(|line| line.starts_with(' '))
            .map(|line| line.matches(sign).count())
            .sum::<usize>()
    };
    // The letter b also names a column.
    assert_eq!((men('w'), men('b')), (12, 13));
    assert!(run.stdout.ends_with("White to move\n"), "{}", run.stdout);
}

#[test]
fn black_may_sit_at_the_bottom() {
    let upright = damka(&["show", "checkers", "--ascii"]).stdout;
    let turned = damka(&["show", "checkers", "--ascii", "--bottom", "black"]).stdout;
    assert_ne!(upright, turned);
}

#[test]
fn a_drawing_goes_to_a_file_or_to_standard_output() {
    let folder = std::env::temp_dir().join(format!("damka-show-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("board.svg");
    let arguments = ["show", "russian", "--mark", "c3,d4", "--arrow", "c3-d4", "--title", "a < b & c"];
    let to_file = damka(&[&arguments[..], &["--svg", path.to_str().expect("a name")]].concat());
    assert_eq!((to_file.code, to_file.stdout.as_str()), (0, ""), "{}", to_file.stderr);
    let drawn = fs::read_to_string(&path).expect("a drawing");
    assert!(drawn.starts_with("<svg ") && drawn.contains("a &lt; b &amp; c"), "{drawn}");
    assert_eq!(damka(&[&arguments[..], &["--svg", "-"]].concat()).stdout, drawn);
    let left: Vec<_> = fs::read_dir(&folder).expect("a folder").collect();
    assert_eq!(left.len(), 1, "no temporary file is left behind");
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn json_holds_every_form() {
    let answer = damka(&["show", "international", "--fen", "W:WK47:B11,12,19,29,30,40", "--json"]).json();
    assert_eq!(answer["fen"], "W:WK47:B11,12,19,29,30,40");
    for field in ["variant", "turn", "text", "words", "svg"] {
        assert!(answer[field].as_str().is_some_and(|text| !text.is_empty()), "{field}");
    }
}

#[test]
fn squares_off_the_board_are_refused() {
    for option in ["--mark", "--circle", "--cross", "--arrow"] {
        let run = damka(&["show", "russian", option, "c3-z9", "--json"]);
        assert_eq!(run.code, 1, "{option}");
        assert_eq!(run.error()["article"], "RU22:6.1.1", "{option}");
    }
}
