//! The opening regulations, step by step (RU22 9.2.4.3).

use renju::opening::{Act, Choice, Offers, Opening, OpeningRefusal, Player, Regulation, Task};
use renju::{Board, Colour, Congruence, Point, Points, Rules};

use Player::{First, Second};

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

fn set(names: &str) -> Points {
    names.split_whitespace().map(at).collect()
}

/// Reads acts such as `1 h8`, `2 swap`, `1 n3`, `2 +h9` (an offer), `1 =h9` (a pick).
fn act(text: &str) -> (Player, Act) {
    let (player, act) = text.split_once(' ').unwrap();
    let act = match act.split_at(1) {
        ("+", point) => Act::Offer(at(point)),
        ("=", point) => Act::Pick(at(point)),
        ("#", number) => Act::Declare(number.parse().unwrap()),
        _ => match act {
            "keep" => Act::Choose(Choice::Keep),
            "swap" => Act::Choose(Choice::Swap),
            "offer" => Act::Choose(Choice::OfferFifths),
            "two" => Act::Choose(Choice::PlaceTwo),
            "press" => Act::Press,
            point => Act::Place(at(point)),
        },
    };
    (if player == "1" { First } else { Second }, act)
}

fn run(regulation: &str, acts: &str) -> Opening {
    let mut opening = Opening::new(regulation.parse().unwrap());
    for text in acts.split(", ").filter(|text| !text.is_empty()) {
        let (player, act) = act(text);
        if let Err(refused) = opening.act(player, act) {
            panic!("{regulation}: {text}: {refused}, allowed {:?}", refused.allowed);
        }
    }
    opening
}

fn refusal(regulation: &str, acts: &str, last: &str) -> OpeningRefusal {
    let mut opening = run(regulation, acts);
    let (player, act) = act(last);
    let refused = opening.act(player, act).unwrap_err();
    assert_eq!(refused.allowed, opening.turn());
    assert_eq!(refused.by, refused.why.article());
    refused.why
}

fn asked(opening: &Opening) -> (Player, Task) {
    let turn = opening.turn().unwrap();
    (turn.player, turn.task)
}

#[test]
fn ru22_9_2_4_3_without_a_regulation_only_the_centre_is_asked_for() {
    let opening = run("free", "");
    assert_eq!(asked(&opening), (First, Task::Place(Colour::Black, set("h8"))));
    assert_eq!(refusal("free", "", "1 g7"), OpeningRefusal::OutsideArea(at("g7")));
    let over = run("free", "1 h8");
    assert_eq!(over.turn(), None);
    assert_eq!(over.position(Rules::default()).turn(), Colour::White);
    assert_eq!(refusal("free", "1 h8", "2 h9"), OpeningRefusal::Over);
}

#[test]
fn ru22_9_2_4_3_rif_three_stones_a_swap_and_two_fifths() {
    let opening = run("rif", "1 h8, 1 h9, 1 i9");
    assert_eq!(opening.pattern().unwrap().code(), "4D");
    assert_eq!(asked(&opening), (Second, Task::Choose([Choice::Keep, Choice::Swap].into())));
    let swapped = run("rif", "1 h8, 1 h9, 1 i9, 2 swap");
    assert_eq!(swapped.holder(Colour::White), First);
    assert_eq!(asked(&swapped).0, First);
    let opening = run("rif", "1 h8, 1 h9, 1 i9, 2 keep, 2 g8, 1 +j10, 1 +g10, 2 =g10, 2 a1");
    assert_eq!(opening.turn(), None);
    assert_eq!(opening.moves().len(), 6);
    let position = opening.position(Rules::default());
    assert_eq!(position.turn(), Colour::Black);
    assert_eq!(position.board().stones(Colour::Black), set("h8 i9 g10"));
    assert_eq!(refusal("rif", "1 h8", "2 h9"), OpeningRefusal::NotYourTurn);
    assert_eq!(refusal("rif", "1 h8", "1 h10"), OpeningRefusal::OutsideArea(at("h10")));
    assert_eq!(refusal("rif", "1 h8, 1 h9", "1 h9"), OpeningRefusal::Occupied(at("h9")));
    assert_eq!(refusal("rif", "1 h8, 1 h9", "1 h11"), OpeningRefusal::OutsideArea(at("h11")));
    assert_eq!(refusal("rif", "1 h8, 1 h9, 1 i9", "2 g8"), OpeningRefusal::NotThisAct);
    assert_eq!(
        refusal("rif", "1 h8, 1 h9, 1 i9, 2 keep, 2 g8, 1 +j10, 1 +g10", "2 =a1"),
        OpeningRefusal::NotOffered(at("a1"))
    );
}

#[test]
fn ru22_9_2_4_3_offers_are_compared_under_the_symmetries_of_the_four_stones() {
    // 8D with h6: the figure has its own axes, half a line below the centre of the board.
    let four = "1 h8, 1 h9, 1 h7, 2 keep, 2 h6, 1 +g8";
    for same in ["g7", "i8", "i7"] {
        assert_eq!(refusal("rif", four, &format!("1 +{same}")), OpeningRefusal::SameAs(at("g8")));
    }
    let Task::Offer(points, left) = asked(&run("rif", four)).1 else { panic!() };
    assert_eq!((left, points & set("g8 g7 i8 i7 g6 h5")), (1, set("g6 h5")));
    assert_eq!(run("rif", &format!("{four}, 1 +g6")).offers(), [at("g8"), at("g6")]);
}

#[test]
fn ru22_9_2_4_3_yamaguchi_declares_with_the_opening() {
    let opening = run("yamaguchi", "1 h8, 1 i9, 1 j9");
    assert_eq!(asked(&opening), (First, Task::Declare(12)));
    for wrong in [0, 13, 255] {
        assert_eq!(
            refusal("yamaguchi", "1 h8, 1 i9, 1 j9", &format!("1 #{wrong}")),
            OpeningRefusal::WrongNumber(wrong)
        );
    }
    let opening = run("yamaguchi", "1 h8, 1 i9, 1 j9, 1 #3, 2 swap, 1 g6, 2 +a1, 2 +b1, 2 +c1");
    assert_eq!(opening.declared(), Some(3));
    assert_eq!(asked(&opening), (First, Task::Pick(set("a1 b1 c1"))));
}

#[test]
fn ru22_9_2_4_3_sakata_the_other_player_puts_two_stones() {
    let opening = run("sakata", "1 h8, 1 h9, 1 i9");
    let (player, Task::Place(Colour::White, points)) = asked(&opening) else { panic!() };
    assert_eq!((player, points.len()), (Second, 49 - 3));
    let opening = run("sakata", "1 h8, 1 h9, 1 i9, 2 e5, 2 l12");
    assert_eq!(asked(&opening), (First, Task::Choose([Choice::Keep, Choice::Swap].into())));
    let over = run("sakata", "1 h8, 1 h9, 1 i9, 2 e5, 2 l12, 1 swap, 1 a1");
    assert_eq!((over.turn(), over.holder(Colour::White)), (None, First));
}

#[test]
fn ru22_9_2_4_3_tarannikov_swaps_after_each_of_five_stones() {
    let acts = "1 h8, 2 swap, 1 h9, 2 keep, 2 j10, 1 swap, 2 e5, 1 swap, 2 d4, 1 keep, 1 a1";
    let over = run("tarannikov", acts);
    assert_eq!((over.turn(), over.moves().len(), over.holder(Colour::Black)), (None, 6, Second));
    for (acts, lines) in [("", 1), ("1 h8, 2 keep", 3), ("1 h8, 2 keep, 2 h9, 1 keep", 5)] {
        let Task::Place(_, points) = asked(&run("tarannikov", acts)).1 else { panic!() };
        assert_eq!((points | run("tarannikov", acts).moves().iter().copied().collect()).len(), lines * lines);
    }
}

#[test]
fn ru22_9_2_4_3_taraguchi_10_goes_on_or_offers_ten() {
    let four = "1 h8, 2 keep, 2 h9, 1 keep, 1 i9, 2 keep, 2 g8";
    let opening = run("taraguchi-10", four);
    assert_eq!(
        asked(&opening),
        (First, Task::Choose([Choice::Keep, Choice::Swap, Choice::OfferFifths].into()))
    );
    let one = run("taraguchi-10", &format!("{four}, 1 swap, 2 l12, 1 keep, 1 a1"));
    assert_eq!((one.turn(), one.holder(Colour::Black)), (None, Second));
    let mut ten = run("taraguchi-10", &format!("{four}, 1 offer"));
    for left in (1..=10).rev() {
        let (First, Task::Offer(points, n)) = asked(&ten) else { panic!("{:?}", ten.turn()) };
        assert_eq!(n, left);
        ten.act(First, Act::Offer(points.into_iter().last().unwrap())).unwrap();
    }
    let (Second, Task::Pick(offers)) = asked(&ten) else { panic!() };
    assert_eq!(offers.len(), 10);
    assert_eq!(
        refusal("taraguchi-10", &format!("{four}, 1 keep"), "1 c3"),
        OpeningRefusal::OutsideArea(at("c3"))
    );
    assert_eq!("taraguchi".parse(), Ok(Regulation::Taraguchi(Offers::new(5).unwrap())));
}

#[test]
fn ru22_9_2_4_3_soosyrv_8_white_declares_with_the_fourth_stone() {
    let opening = run("soosyrv-8", "1 h8, 1 h9, 1 i9, 2 swap, 1 a15");
    assert_eq!(asked(&opening), (First, Task::Declare(8)));
    let opening = run("soosyrv-8", "1 h8, 1 h9, 1 i9, 2 swap, 1 a15, 1 #2");
    assert_eq!(asked(&opening), (Second, Task::Choose([Choice::Keep, Choice::Swap].into())));
    let over = run("soosyrv-8", "1 h8, 1 h9, 1 i9, 2 swap, 1 a15, 1 #2, 2 swap, 1 +b2, 1 +b3, 2 =b3, 2 c9");
    assert_eq!((over.turn(), over.holder(Colour::Black)), (None, First));
}

#[test]
fn ru22_9_2_4_3_swap_allows_24_openings() {
    let opening = run("swap", "1 h8, 2 h9");
    let (First, Task::Place(Colour::Black, points)) = asked(&opening) else { panic!() };
    assert_eq!(set("f6 f10 j6 j10 h10") & points, set("f10 j10 h10"), "13D is f6 and j6");
    let OpeningRefusal::ExcludedPattern(pattern) = refusal("swap", "1 h8, 2 h9", "1 j6") else { panic!() };
    assert_eq!(pattern.code(), "13D");
    let over = run("swap", "1 h8, 2 h9, 1 i9, 2 swap, 1 g8, 2 +a1, 2 +b1, 1 =a1, 1 o15");
    assert_eq!((over.turn(), over.holder(Colour::Black)), (None, Second));
}

#[test]
fn ru22_9_2_4_3_swap2_a_colour_or_two_stones_more() {
    let options = Task::Choose([Choice::Keep, Choice::Swap, Choice::PlaceTwo].into());
    assert_eq!(asked(&run("swap2", "1 c3, 1 d4, 1 e9")), (Second, options));
    let white = run("swap2", "1 c3, 1 d4, 1 e9, 2 keep");
    assert_eq!((white.turn(), white.holder(Colour::White)), (None, Second));
    assert_eq!(white.position(Rules::default()).turn(), Colour::White);
    let more = run("swap2", "1 c3, 1 d4, 1 e9, 2 two, 2 j10, 2 k11, 1 swap");
    assert_eq!((more.turn(), more.moves().len(), more.holder(Colour::White)), (None, 5, First));
}

#[test]
fn ru22_9_3_1_5_a_press_keeps_the_colours_where_a_choice_is_open_and_is_no_pass() {
    let kept = run("rif", "1 h8, 1 h9, 1 i9, 2 press");
    assert_eq!(kept.holder(Colour::Black), First);
    assert_eq!(asked(&kept).0, Second);
    assert_eq!(refusal("rif", "1 h8", "1 press"), OpeningRefusal::NoPass);
    let refused = run("rif", "1 h8").act(First, Act::Press).unwrap_err();
    assert_eq!(refused.by.name(), "RU22:9.3.1.5");
}

#[test]
fn every_regulation_accepts_what_it_allows_and_ends() {
    let mut rng = fastrand::Rng::with_seed(2);
    for round in 0..400 {
        let regulation = Regulation::ALL[round % Regulation::ALL.len()];
        let mut opening = Opening::new(regulation);
        let mut acts = 0;
        while let Some(turn) = opening.turn() {
            let before = opening.moves().len();
            let pick = |points: Points, rng: &mut fastrand::Rng| {
                points.into_iter().nth(rng.usize(..points.len())).unwrap()
            };
            let act = match turn.task {
                Task::Place(_, points) => Act::Place(pick(points, &mut rng)),
                Task::Choose(options) => Act::Choose(options[rng.usize(..options.len())]),
                Task::Declare(most) => Act::Declare(rng.u8(1..=most)),
                Task::Offer(points, _) => Act::Offer(pick(points, &mut rng)),
                Task::Pick(points) => Act::Pick(pick(points, &mut rng)),
            };
            assert_eq!(opening.act(turn.player.other(), act).unwrap_err().why, OpeningRefusal::NotYourTurn);
            opening.act(turn.player, act).unwrap();
            assert!(opening.moves().len() - before <= 1);
            acts += 1;
            assert!(acts < 40, "{regulation}");
        }
        let (black, white) = (opening.board().count(Colour::Black), opening.board().count(Colour::White));
        assert!(black == white || black == white + 1);
        assert_eq!(opening.position(Rules::default()).ending(), None);
        assert_eq!(regulation.to_string().parse(), Ok(regulation));
    }
}

#[test]
fn four_stones_always_leave_room_for_the_largest_number_of_offers() {
    let mut rng = fastrand::Rng::with_seed(4);
    for _ in 0..20_000 {
        let point = |rng: &mut fastrand::Rng| Point::new(rng.u8(6..9), rng.u8(6..9)).unwrap();
        let stones: [Point; 4] = std::array::from_fn(|_| point(&mut rng));
        if stones.iter().copied().collect::<Points>().len() < 4 {
            continue;
        }
        let (black, white) = (stones[..2].iter().copied().collect(), stones[2..].iter().copied().collect());
        assert!(Congruence::of(&Board::new(black, white)).len() <= 4);
    }
    assert!(usize::from(Offers::MOST) * 4 <= 221 + 3);
    assert_eq!((Offers::new(0), Offers::new(57)), (None, None));
    for wrong in ["", "rif-2", "taraguchi-0", "taraguchi-300", "soosyrv-", "Swap3"] {
        assert!(wrong.parse::<Regulation>().is_err(), "{wrong}");
    }
}
