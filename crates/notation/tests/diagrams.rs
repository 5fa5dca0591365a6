//! Diagrams in text and SVG: what is drawn is what stands on the board, whatever the words around it.

use draughts::{AnyVariant, Colour, DiagonalName, Piece, Setup, Square};
use notation::diagram::{self, Diagram, Labels, Mark, Signs, Theme, Trouble, TurnSign};

const HOSTILE: &str =
    "</title><script>alert('x')</script> & \"quoted\" ]]> <!-- \0\u{1}\u{b}\u{ffff}\u{202e}\r\n\tend";

fn square(variant: AnyVariant, name: &str) -> Square {
    let board = variant.rules().board.value;
    let numbered = || name.parse().ok().and_then(|number| board.square(number));
    board.square_named(name).or_else(numbered).expect("a square of the board")
}

/// Men and kings (`Ka1`) on squares.
fn setup(variant: AnyVariant, turn: Colour, white: &str, black: &str) -> Setup {
    let mut setup = Setup::empty(variant.rules().board.value, turn);
    for (colour, pieces) in [(Colour::White, white), (Colour::Black, black)] {
        for piece in pieces.split_whitespace() {
            match piece.strip_prefix('K') {
                Some(name) => setup.put(square(variant, name), Piece::king(colour)),
                None => setup.put(square(variant, piece), Piece::man(colour)),
            }
        }
    }
    setup
}

/// Arrangements of every density, the same on every run.
fn random_setups(variant: AnyVariant) -> impl Iterator<Item = Setup> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state >> 33
    };
    let board = variant.rules().board.value;
    (0..40).map(move |density| {
        let turn = Colour::ALL[(next() % 2) as usize];
        let mut setup = Setup::empty(board, turn);
        for square in board.squares() {
            if next() % 40 < density {
                let colour = Colour::ALL[(next() % 2) as usize];
                setup.put(square, if next() % 3 == 0 { Piece::king(colour) } else { Piece::man(colour) });
            }
        }
        setup
    })
}

/// The Turkish strike of RU-CODEX 1.6.3: the black king takes three and stops before the fourth.
fn turkish_strike() -> Diagram {
    let pieces = setup(AnyVariant::Russian, Colour::Black, "c3 d4 e3 f2 f4", "Ka5 d6 e7");
    let position = AnyVariant::Russian.position(pieces).expect("a legal position");
    let strike = position.moves()[0];
    Diagram::of(&position).played(&position, &strike).title("Turkish strike").caption("a5:e1:g3:e5")
}

#[test]
fn every_text_diagram_reads_back_as_itself() {
    for &variant in AnyVariant::ALL {
        for setup in random_setups(variant) {
            let plain = Diagram::new(variant, &setup);
            let some = || setup.board().squares().step_by(3);
            let marked = plain.clone().title("12.").caption("won or not?").mark(Mark::Circle, some());
            let marked = marked.mark(Mark::Cross, some().skip(3)).mark(Mark::Outline, some().skip(6));
            for diagram in [plain, marked] {
                let squares = diagram.clone().labels(Labels::Squares);
                let bare = diagram.clone().labels(Labels::None);
                let around = diagram.labels(Labels::Around);
                let turned = around.clone().seen_from(Colour::Black);
                for diagram in [around, turned, squares, bare] {
                    for signs in [Signs::Ascii, Signs::Unicode] {
                        let text = diagram.text(signs);
                        assert_eq!(diagram::read(variant, &text), Ok(setup), "{variant}\n{text}");
                    }
                }
            }
        }
    }
}

#[test]
fn ua24_vi_inventory_4_the_main_road_starts_at_each_players_left() {
    let start = Diagram::of(&AnyVariant::Brazilian.start());
    let near = |diagram: &Diagram| {
        let text = diagram.text(Signs::Ascii);
        text.lines().skip(7).take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(near(&start), [" 1  w     w     w     w", "    a  b  c  d  e  f  g  h"]);
    let turned = start.seen_from(Colour::Black);
    assert_eq!(near(&turned), [" 8  b     b     b     b", "    h  g  f  e  d  c  b  a"]);
}

#[test]
fn ua24_vii_inventory_4_the_near_left_square_is_29_for_white_and_4_for_red() {
    let start = Diagram::of(&AnyVariant::Checkers.start()).labels(Labels::Around);
    let near = |diagram: &Diagram| diagram.text(Signs::Ascii).lines().nth(7).map(str::to_owned);
    assert_eq!(near(&start).as_deref(), Some("29  w     w     w     w     32"));
    let turned = start.seen_from(Colour::Black);
    assert_eq!(near(&turned).as_deref(), Some(" 4  b     b     b     b      1"));
    let first_row = turned.svg().find(">4</text>").zip(turned.svg().find(">29</text>"));
    assert!(first_row.is_some_and(|(four, twenty_nine)| four < twenty_nine));
}

#[test]
fn ua24_vii_inventory_2_and_7_checkers_are_green_and_white_red_and_white() {
    let svg = Diagram::of(&AnyVariant::Checkers.start()).theme(Theme::Checkers).svg();
    assert!(svg.contains("Red: men 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12. Red to move."), "{svg}");
    assert!(!svg.contains("Black"));
    let [red, green] = ["#b01a1a", "#5d9a74"];
    assert!(svg.contains(&format!("<g fill=\"{red}\"")) && svg.contains(&format!("fill=\"{green}\" shape")));
}

#[test]
fn ru22_6_1_2_a_named_diagonal_can_be_highlighted() {
    let board = AnyVariant::Russian.rules().board.value;
    let triple = board.diagonal_named(DiagonalName::LowerTriple).expect("8 x 8 squares");
    let empty = Setup::empty(board, Colour::White);
    let svg = Diagram::new(AnyVariant::Russian, &empty).mark(Mark::Highlight, triple.squares()).svg();
    let counts: Vec<usize> = svg
        .lines()
        .filter(|line| line.contains("crispEdges"))
        .map(|line| line.matches('M').count())
        .collect();
    assert_eq!(counts, [26, 6]);
    assert!(svg.contains("Highlighted: c1, d2, e3, f4, g5, h6."), "{svg}");
}

#[test]
fn what_people_draw_is_read() {
    let expected = setup(AnyVariant::Russian, Colour::Black, "Ka1 c3 h2", "b8 d8 Kh4");
    let drawings = [
        // Cyrillic letters, all squares drawn, no labels.
        "Рисунок 4\n. ч . ч . . . .\n........\n........\n. . . . . . . .\n.......Ч\n..б.....\n.......б\nБ.......\nХод черных.",
        // Only the dark squares.
        "8 b b . .\n7 . . . .\n6 . . . .\n5 . . . .\n4 . . . B\n3 . w . .\n2 . . . w\n1 W . . .\n\nblack to move",
        // A frame with blank cells, seen from Black.
        "  +---+---+---+---+---+---+---+---+\n\
         1 |   |   |   |   |   |   |   | W |\n\
         2 | w |   |   |   |   |   |   |   |\n\
         3 |   |   |   |   |   | w |   |   |\n\
         4 | B |   |   |   |   |   |   |   |\n\
         5 |   |   |   |   |   |   |   |   |\n\
         6 |   |   |   |   |   |   |   |   |\n\
         7 |   |   |   |   |   |   |   |   |\n\
         8 |   |   |   |   | b |   | b |   |\n\
           +---+---+---+---+---+---+---+---+\n\
             h   g   f   e   d   c   b   a\n\
         Хід чорних",
    ];
    for drawing in drawings {
        assert_eq!(diagram::read(AnyVariant::Russian, drawing), Ok(expected), "{drawing}");
    }
}

#[test]
fn who_begins_is_to_move_where_nothing_is_said() {
    for &variant in AnyVariant::ALL {
        let start = variant.start();
        let text = Diagram::of(&start).turn_sign(TurnSign::Hidden).text(Signs::Ascii);
        assert_eq!(diagram::read(variant, &text), Ok(start.setup()));
    }
}

#[test]
fn a_wrong_drawing_is_refused_with_its_place() {
    let text = Diagram::of(&AnyVariant::Russian.start()).text(Signs::Ascii);
    let read = |text: &str| diagram::read(AnyVariant::Russian, text);
    let wrong = |from: &str, to: &str| read(&text.replacen(from, to, 1)).expect_err("a fault was made");

    let sign = wrong(" 6     b", " 6     q");
    assert_eq!(sign, Trouble::Sign { line: 3, column: 8, sign: 'q' });
    assert_eq!(sign.to_string(), "line 3, column 8: 'q' is no sign of a piece or a free square");
    assert_eq!(wrong(" 6     b", " 6     b  b"), Trouble::Squares { line: 3, found: 5, needed: [4, 8] });
    assert_eq!(wrong(" 6     b", " 7     b"), Trouble::Label { line: 3 });
    assert_eq!(wrong(" 8     b", " 8  b  ."), Trouble::Squares { line: 1, found: 5, needed: [4, 8] });
    assert_eq!(read(""), Err(Trouble::Rows { found: 0, needed: 8 }));
    let nine = format!("{text}. . . .");
    assert_eq!(read(&nine), Err(Trouble::Rows { found: 9, needed: 8 }));
    let light = ["b......."; 8].join("\n");
    assert_eq!(read(&light), Err(Trouble::LightSquare { line: 1, place: 1 }));
    assert!(diagram::read(AnyVariant::International, &text).is_err());
}

/// Whatever a slip of the pen makes of a diagram, it is read as some setup of the board or refused.
#[test]
fn no_drawing_brings_the_reader_down() {
    let slips: Vec<char> = " \n|9w\u{feff}a0.-Бб10⛃\0".chars().collect();
    for &variant in AnyVariant::ALL {
        for (i, setup) in random_setups(variant).enumerate() {
            let text = Diagram::new(variant, &setup).labels(Labels::Around).text(Signs::Unicode);
            for at in (0..text.chars().count()).step_by(5) {
                let slip = slips[(i + at) % slips.len()];
                let drawn: String =
                    text.chars().enumerate().map(|(j, sign)| if j == at { slip } else { sign }).collect();
                if let Ok(read) = diagram::read(variant, &drawn) {
                    assert_eq!(read.board(), setup.board());
                }
                let _ = diagram::read(variant, &drawn.replace('9', "99999999999"));
            }
        }
    }
}

#[test]
fn every_svg_is_well_formed_whatever_the_words() {
    for &variant in AnyVariant::ALL {
        for (setup, theme) in random_setups(variant).step_by(5).zip(Theme::ALL.into_iter().cycle()) {
            for labels in [Labels::None, Labels::Around, Labels::Squares] {
                for side in Colour::ALL {
                    let squares: Vec<Square> = setup.board().squares().collect();
                    let diagram = Diagram::new(variant, &setup).theme(theme).labels(labels).seen_from(side);
                    let diagram = diagram.title(HOSTILE).caption(HOSTILE).arrow(squares.iter().copied());
                    let marks = [Mark::Highlight, Mark::Outline, Mark::Circle, Mark::Cross];
                    let diagram = marks.into_iter().fold(diagram, |diagram, mark| {
                        diagram.mark(mark, squares.iter().copied().skip(mark as usize).step_by(4))
                    });
                    let svg = diagram.svg();
                    assert_eq!(elements(&svg).first(), Some(&"svg"));
                    assert_eq!(svg, diagram.svg(), "the same diagram is the same picture");
                }
            }
        }
    }
}

#[test]
fn hostile_words_stay_words() {
    let svg = turkish_strike().title(HOSTILE).caption(HOSTILE).svg();
    let known = ["svg", "title", "desc", "rect", "path", "g", "circle", "text"];
    assert!(elements(&svg).iter().all(|name| known.contains(name)));
    assert!(
        svg.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;quoted&quot;"),
        "{svg}"
    );
    assert!(
        !svg.contains("href") && !svg.contains(" id=") && !svg.contains("style"),
        "nothing comes from outside"
    );
}

#[test]
fn long_words_are_wrapped_and_endless_ones_cut() {
    let svg = turkish_strike().caption("x".repeat(100)).svg();
    let lines = |svg: &str| svg.lines().filter(|line| line.contains(">xxxx")).count();
    assert_eq!(lines(&svg), 3);
    let endless = turkish_strike().caption("xxxx ".repeat(1_000_000)).svg();
    assert!(lines(&endless) <= 24 && endless.contains('…') && endless.len() < 10_000);
}

#[test]
fn an_arrow_turns_where_the_route_turns() {
    let variant = AnyVariant::International;
    // 46-41-37 is one straight line; the second half goes on past a square named twice.
    let route = ["46", "41", "37", "37", "26"].map(|name| square(variant, name));
    let empty = Setup::empty(variant.rules().board.value, Colour::White);
    let words = Diagram::new(variant, &empty).arrow(route).words();
    assert_eq!(words, "White: no pieces. Black: no pieces. White to move. Arrow: 46 to 37 to 26.");
    let nothing = Diagram::new(variant, &empty).arrow([route[0], route[0], Square::at(63)]);
    assert_eq!(nothing, Diagram::new(variant, &empty), "less than two squares are no arrow");
}

#[test]
fn a_diagram_is_told_in_words() {
    assert_eq!(
        turkish_strike().words(),
        "White: men c3, d4, e3, f2, f4. Black: men d6, e7; king a5. Black to move. Highlighted: a5, e5. \
         Crossed: c3, f2, f4. Arrow: a5 to e1 to g3 to e5."
    );
}

#[test]
fn themes_are_known_by_name() {
    for theme in Theme::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
    }
    let refused = "pink".parse::<Theme>().expect_err("no such theme");
    assert_eq!(refused.to_string(), "unknown theme; there are print, brown, blue, green, checkers");
}

/// The picture as it was when somebody last looked at it. After a change, look at the new one and
/// keep it: `RENEW_SNAPSHOTS=1 cargo test -p notation --test diagrams`.
#[test]
#[expect(clippy::disallowed_methods, reason = "the kept picture is a file")]
fn the_turkish_strike_is_drawn_as_before() {
    let svg = turkish_strike().svg();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots/turkish-strike.svg");
    if std::env::var_os("RENEW_SNAPSHOTS").is_some() {
        std::fs::write(path, &svg).expect("the snapshot can be written");
    }
    let kept = std::fs::read_to_string(path).expect("the snapshot is kept with the tests");
    assert!(svg == kept.replace('\r', ""), "the picture differs from {path}:\n{svg}");
}

/// The names of all elements in order, after checking that the text is well-formed XML.
fn elements(xml: &str) -> Vec<&str> {
    let is_legal = |sign: char| matches!(sign, '\n' | ' '..='\u{7e}' | '\u{a0}'..='\u{fffd}' | '\u{10000}'..);
    assert!(xml.chars().all(is_legal), "a character XML cannot carry");
    for (at, _) in xml.match_indices('&') {
        let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"];
        assert!(known.iter().any(|entity| xml[at..].starts_with(entity)), "a bare &");
    }
    let (mut names, mut open) = (Vec::new(), Vec::new());
    let mut rest = xml;
    while let Some((words, tag)) = rest.split_once('<') {
        assert!(!words.contains('>'), "a bare >");
        assert!(!open.is_empty() || words.trim().is_empty(), "words outside the root");
        let (tag, after) = tag.split_once('>').expect("a tag ends");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "tags are closed in order");
            continue;
        }
        assert!(!open.is_empty() || names.is_empty(), "one root");
        let (tag, is_empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let name = tag.split(' ').next().expect("a tag has a name");
        assert!(name.bytes().all(|letter| letter.is_ascii_lowercase()), "{name:?} is no name");
        // name="value" name="value": between quotation marks, names and values take turns.
        let parts: Vec<&str> = tag[name.len()..].split('"').collect();
        assert_eq!(parts.len() % 2, 1, "a value ends");
        let mut keys: Vec<&str> = parts.iter().step_by(2).copied().collect();
        assert_eq!(keys.pop(), Some(""), "nothing follows the last value");
        assert!(keys.iter().all(|key| key.starts_with(' ') && key.ends_with('=')));
        keys.sort_unstable();
        assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "an attribute is given once");
        names.push(name);
        if !is_empty {
            open.push(name);
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "everything is closed");
    names
}
