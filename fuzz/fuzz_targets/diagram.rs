//! Text diagrams: what is read is drawn from both sides with every kind of sign and label and read back as the same
//! setup; whatever stands in words or marks, the SVG keeps its shape.
#![no_main]

use damka_fuzz::Input;
use draughts::Colour;
use libfuzzer_sys::fuzz_target;
use notation::diagram::{self, Diagram, Labels, Mark, Signs, TurnSign};

const LABELS: [Labels; 3] = [Labels::None, Labels::Around, Labels::Squares];
const MARKS: [Mark; 4] = [Mark::Highlight, Mark::Outline, Mark::Circle, Mark::Cross];

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let variant = input.variant();
    let mark = MARKS[usize::from(input.byte()) % MARKS.len()];
    let text = input.text();
    let start = Diagram::of(&variant.start()).title(&text).caption(&text);
    assert_is_balanced(&start.svg());
    let setup = match diagram::read(variant, &text) {
        Ok(setup) => setup,
        Err(trouble) => {
            assert!(!trouble.to_string().is_empty());
            return;
        }
    };
    let board = setup.board();
    let (one, another) = (setup.side(Colour::White), setup.side(Colour::Black));
    let is_full = board.squares() == one | another;
    for (labels, side) in LABELS.into_iter().flat_map(|labels| Colour::ALL.map(|side| (labels, side))) {
        let plain = Diagram::new(variant, &setup).labels(labels).seen_from(side);
        let marked = plain.clone().mark(mark, one).arrow(another);
        for (drawn, signs) in [(&plain, Signs::Ascii), (&plain, Signs::Unicode), (&marked, Signs::Ascii)] {
            // Nothing but labels tells who looks, and those on squares stand on free ones.
            if side == Colour::Black && (labels == Labels::None || is_full && labels == Labels::Squares) {
                continue;
            }
            let drawn = drawn.text(signs);
            assert_eq!(diagram::read(variant, &drawn), Ok(setup), "{text}\nis drawn\n{drawn}");
        }
        let mut begun = setup;
        begun.turn = variant.rules().first.value;
        if side == Colour::White {
            let drawn = plain.turn_sign(TurnSign::Hidden).text(Signs::Ascii);
            assert_eq!(diagram::read(variant, &drawn), Ok(begun), "{text}\nis drawn\n{drawn}");
        }
        assert_is_balanced(&marked.svg());
    }
    assert_eq!(board, variant.rules().board.value);
});

/// Every bracket is closed before the next is opened, and nothing is there that XML forbids.
fn assert_is_balanced(svg: &str) {
    let mut is_open = false;
    for sign in svg.chars() {
        match sign {
            '<' | '>' => {
                assert_eq!(is_open, sign == '>', "{svg}");
                is_open = !is_open;
            }
            _ => assert!(sign >= ' ' || "\t\n\r".contains(sign), "{svg:?}"),
        }
    }
    assert!(!is_open);
}
