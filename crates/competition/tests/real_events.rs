//! Real events: what was published of them is found again from their games.
//!
//! Each file in `real` holds every result and, as its points and ranks, the totals and places that were published
//! (with halves lost in print they are left blank). Players are numbered by name, so no order comes from the file.

use competition::standing::{Place, PlayOff, Rules, standings};
use competition::trf::{Document, Import, Player};
use competition::{No, Table};
use rulebook::Edition;
use rulebook::law::event::{Format, Tiebreak};

const RENJU: [&str; 5] = [
    include_str!("real/renju-world-1989.trf"),
    include_str!("real/renju-world-1991.trf"),
    include_str!("real/renju-world-1993.trf"),
    include_str!("real/renju-world-1997.trf"),
    include_str!("real/renju-world-2001.trf"),
];
const DRAUGHTS: &str = include_str!("real/draughts-netherlands-2022.trf");

fn read(text: &str) -> (Vec<Player>, Import) {
    let document = Document::read(text.as_bytes()).expect("a good file");
    assert_eq!(document.write(), text);
    assert_eq!(document.check(), [], "the file agrees with itself");
    let players = document.players().map(|(_, player)| player.clone()).collect();
    (players, document.import(None).expect("an event"))
}

fn named(players: &[Player], name: &str) -> No {
    let found = players.iter().find(|player| player.name.starts_with(name));
    No(found.unwrap_or_else(|| panic!("nobody is called {name}")).number)
}

/// The places as they were published, the first first.
fn published(players: &[Player]) -> Vec<No> {
    let mut players: Vec<&Player> = players.iter().collect();
    players.sort_by_key(|player| player.rank);
    players.iter().map(|player| No(player.number)).collect()
}

/// The players in the order found, nobody sharing a place.
fn alone(places: &[Place]) -> Vec<No> {
    for place in places {
        assert_eq!(place.first, place.last, "{} shares his place", place.no);
    }
    places.iter().map(|place| place.no).collect()
}

fn everybody_met_everybody_once(table: &Table) {
    for one in table.numbers() {
        for other in table.numbers().filter(|other| *other != one) {
            let met = table.met(one).filter(|(opponent, _)| *opponent == other).count();
            assert_eq!(met, 1, "{one} and {other}");
        }
    }
}

fn points_are_as_published(players: &[Player], table: &Table) {
    for player in players {
        let found = table.points(No(player.number)).to_string().parse().expect("points");
        assert!(player.points.is_none_or(|points| points == found), "{} has {found}", player.name);
    }
}

/// Ties of two and of three, decided by the coefficient; in 1997 two had it equal, and their game decided.
#[test]
fn the_usual_order_of_renju_gives_the_places_of_world_championships() {
    let (mut games, mut ties) = (0, 0);
    for text in RENJU {
        let (players, import) = read(text);
        everybody_met_everybody_once(&import.table);
        points_are_as_published(&players, &import.table);
        let places = standings(&import.table, &Rules::usual(Edition::RuRenju, Format::RoundRobin));
        assert_eq!(alone(&places), published(&players), "{text}");
        games += players.len() * (players.len() - 1) / 2;
        ties += places.windows(2).filter(|pair| pair[0].points == pair[1].points).count();
    }
    assert_eq!((games, ties), (309, 11));
}

/// Other criteria would have given other places: the tables can tell a wrong order from the right one.
#[test]
fn other_criteria_give_other_places() {
    let places = |text: &str, tiebreak| {
        let (players, import) = read(text);
        let rules = Rules::listing(Edition::RuRenju, Format::RoundRobin, &[tiebreak]);
        let found: Vec<No> = standings(&import.table, &rules).iter().map(|place| place.no).collect();
        (found, published(&players))
    };
    for (text, tiebreak) in
        [(RENJU[1], Tiebreak::Wins), (RENJU[1], Tiebreak::Buchholz), (DRAUGHTS, Tiebreak::SonnebornBerger)]
    {
        let (found, published) = places(text, tiebreak);
        assert_ne!(found, published, "{tiebreak}");
    }
}

/// A semi-final of the Dutch championship: three with 6 points and two with 5 stand by their games with each other;
/// two with 8 had drawn theirs and played on for the second place in the final.
#[test]
fn a_dutch_semi_final_is_found_again() {
    let (players, import) = read(DRAUGHTS);
    everybody_met_everybody_once(&import.table);
    points_are_as_published(&players, &import.table);
    let (berkel, stokkel) = (named(&players, "Berkel"), named(&players, "Stokkel"));
    let criteria = [Tiebreak::HeadToHead, Tiebreak::PlayOff];
    let mut rules = Rules::listing(Edition::Ru22, Format::RoundRobin, &criteria);

    let places = standings(&import.table, &rules);
    let shared: Vec<(No, u32, u32)> = places
        .iter()
        .filter(|place| place.first != place.last)
        .map(|place| (place.no, place.first, place.last))
        .collect();
    assert_eq!(shared, [(berkel, 2, 3), (stokkel, 2, 3)]);

    rules.play_offs.push(PlayOff { order: vec![vec![berkel], vec![stokkel]] });
    assert_eq!(alone(&standings(&import.table, &rules)), published(&players));
}

/// The totals that were printed between the rounds.
#[test]
fn the_totals_between_the_rounds_are_found_again() {
    let (players, import) = read(DRAUGHTS);
    let printed: [(u16, &[(&str, u16)]); 3] = [
        (
            2,
            &[
                ("Bommel", 3),
                ("Stokkel", 3),
                ("Dijk, Jan", 2),
                ("Pronk", 2),
                ("Joosten", 2),
                ("Dijk, M", 2),
                ("Berkel", 2),
            ],
        ),
        (
            4,
            &[
                ("Dijk, Jan", 6),
                ("Pronk", 5),
                ("Stokkel", 5),
                ("Joosten", 4),
                ("Bommel", 3),
                ("Edelenbos", 3),
                ("Berkel", 3),
                ("Dijk, M", 3),
            ],
        ),
        (
            6,
            &[
                ("Dijk, Jan", 10),
                ("Stokkel", 8),
                ("Bommel", 6),
                ("Berkel", 6),
                ("Pronk", 5),
                ("Joosten", 5),
                ("Edelenbos", 4),
                ("Dijk, M", 4),
            ],
        ),
    ];
    for (round, totals) in printed {
        let table = import.before(round + 1);
        for &(name, points) in totals {
            let found = table.points(named(&players, name)).to_string();
            assert_eq!(found, points.to_string(), "{name} after round {round}");
        }
        let sum: u16 = totals.iter().map(|(_, points)| points).sum();
        assert_eq!(sum, round * 8, "two points for each of four games a round");
    }
}
