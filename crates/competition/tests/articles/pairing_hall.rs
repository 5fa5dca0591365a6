//! Tables for tests about pairing: real rounds, or scenes with just the points, meetings and colours that matter.

use competition::swiss::{Entrant, Pairing, Request, System, numbers, pair};
use competition::{Cell, Line, No, Table};
use draughts::Colour;
use rulebook::{Edition, Mark, Scale};

/// A table of rounds such as `1>5 6=2 7`: White first, `>` White won, `<` Black won, `=` drawn, `+` Black did not come,
/// `-` White did not come, a number alone the odd player; who is not named was absent.
pub(super) fn hall(players: u16, rounds: &[&str]) -> Table {
    let mut lines = vec![Line::default(); usize::from(players)];
    for round in rounds {
        lines.iter_mut().for_each(|line| line.cells.push(Cell::ABSENT));
        for board in round.split_whitespace() {
            let Some(at) = board.find(['>', '<', '=', '+', '-']) else {
                *last(&mut lines, number(board)) = Cell::BYE;
                continue;
            };
            let (white, black) = (number(&board[..at]), number(&board[at + 1..]));
            let (one, other) = match &board[at..=at] {
                ">" => (Mark::Win, Mark::Loss),
                "<" => (Mark::Loss, Mark::Win),
                "=" => (Mark::Draw, Mark::Draw),
                "+" => (Mark::Plus, Mark::Minus),
                _ => (Mark::Minus, Mark::Plus),
            };
            *last(&mut lines, white) = Cell::game(black, Colour::White, one);
            *last(&mut lines, black) = Cell::game(white, Colour::Black, other);
        }
    }
    Table::new(Scale::OneHalfZero, lines)
}

fn number(text: &str) -> No {
    No(text.parse().expect("a number"))
}

fn last(lines: &mut [Line], no: No) -> &mut Cell {
    lines[no.index()].cells.last_mut().expect("a round")
}

/// Points, meetings and colours before a round; games that matter only by their colour are against one who has left.
#[derive(Default)]
pub(super) struct Scene<'a> {
    /// The round to be paired.
    pub(super) round: usize,
    /// Half points of each player.
    pub(super) halves: &'a [u32],
    /// Who has met whom.
    pub(super) met: &'a [(u16, u16)],
    /// The colours of a player's games, such as `WB`.
    pub(super) colours: &'a [(u16, &'a str)],
    /// Who has had a plus.
    pub(super) plus: &'a [u16],
}

impl Scene<'_> {
    /// Its table: meetings were lost by both, before anybody had points.
    pub(super) fn table(&self) -> Table {
        let players = self.halves.len();
        let gone = No::at(players);
        let rounds = self.round - 1;
        let mut lines = vec![Line { cells: vec![Cell::ABSENT; rounds], ..Line::default() }; players];
        lines.push(Line { withdrawn_after: Some(0), ..Line::default() });
        for &(one, other) in self.met {
            let (one, other) = (No(one), No(other));
            let free = |no: No, round: usize| lines[no.index()].cells[round] == Cell::ABSENT;
            let round =
                (0..rounds).find(|&round| free(one, round) && free(other, round)).expect("a free round");
            for (no, opponent) in [(one, other), (other, one)] {
                lines[no.index()].cells[round] = game(Some(opponent), Mark::Loss);
            }
        }
        for &no in self.plus {
            *free(&mut lines[No(no).index()]) = Cell::BYE;
        }
        for &(no, colours) in self.colours {
            let cells = lines[No(no).index()].cells.iter_mut().filter(|cell| **cell != Cell::BYE);
            for (cell, letter) in cells.zip(colours.chars()) {
                if *cell == Cell::ABSENT {
                    *cell = game(Some(gone), Mark::Loss);
                }
                cell.colour = Some(if letter == 'W' { Colour::White } else { Colour::Black });
            }
        }
        for (line, &halves) in lines.iter_mut().zip(self.halves) {
            let had = 2 * line.cells.iter().filter(|cell| **cell == Cell::BYE).count() as u32;
            let wanted = halves - had;
            (0..wanted / 2).for_each(|_| *free(line) = game(None, Mark::Win));
            if wanted % 2 == 1 {
                *free(line) = game(None, Mark::Draw);
            }
        }
        Table::new(Scale::OneHalfZero, lines)
    }
}

fn game(opponent: Option<No>, mark: Mark) -> Cell {
    Cell { opponent, colour: None, mark: Some(mark) }
}

fn free(line: &mut Line) -> &mut Cell {
    line.cells.iter_mut().find(|cell| **cell == Cell::ABSENT).expect("a free round")
}

/// The next round of a table by an edition.
pub(super) fn ask(table: &Table, system: System, edition: Edition) -> Request<'_> {
    Request { edition, seed: 7, ..Request::new(table, system) }
}

/// The paired round.
pub(super) fn paired(request: &Request<'_>) -> Pairing {
    pair(request).unwrap_or_else(|stuck| panic!("{stuck}"))
}

/// The pairs, White first: `1:5 6:2`.
pub(super) fn boards(pairing: &Pairing) -> String {
    let pairs = pairing.pairs.iter().map(|pair| format!("{}:{}", pair.white, pair.black));
    pairs.collect::<Vec<_>>().join(" ")
}

/// Who meets whom, the higher in the classification first: `1-5 2-6`.
pub(super) fn meetings(pairing: &Pairing) -> String {
    let place = |no: No| pairing.order.iter().position(|&other| other == no).expect("in the order");
    let pairs = pairing.pairs.iter().map(|pair| {
        let (one, other) = (pair.white, pair.black);
        if place(one) < place(other) { format!("{one}-{other}") } else { format!("{other}-{one}") }
    });
    pairs.collect::<Vec<_>>().join(" ")
}

/// The order of the classification.
pub(super) fn order(pairing: &Pairing) -> String {
    pairing.order.iter().map(No::to_string).collect::<Vec<_>>().join(" ")
}

/// Who has no partner.
pub(super) fn bye(pairing: &Pairing) -> Option<u16> {
    pairing.bye.as_ref().map(|bye| bye.no.0)
}

/// The articles behind the pair of somebody.
pub(super) fn because(pairing: &Pairing, no: u16) -> Vec<&'static str> {
    let pair = pairing.pairs.iter().find(|pair| pair.has(No(no))).expect("a pair");
    pair.because.iter().map(|reason| reason.by.name()).collect()
}

/// Whether an article stands behind the pair of somebody.
pub(super) fn cites(pairing: &Pairing, no: u16, article: &str) -> bool {
    because(pairing, no).contains(&article)
}

/// The meetings of a scene.
pub(super) fn scene(system: System, edition: Edition, scene: &Scene<'_>) -> Pairing {
    paired(&ask(&scene.table(), system, edition))
}

/// The numbers that entrants of these ratings and titles get.
pub(super) fn numbered(
    system: System,
    edition: Edition,
    of: &[(Option<u16>, u8)],
    seed: u64,
) -> (Vec<usize>, &'static str) {
    let entrants: Vec<Entrant> = of.iter().map(|&(rating, title)| Entrant { rating, title }).collect();
    let (order, by) = numbers(edition, system, &entrants, seed).expect("a system of the edition");
    (order, by.name())
}

/// All colours of a pair of one group with these histories, number 1 and number 2: who has White.
pub(super) fn white_of(
    system: System,
    edition: Edition,
    one: &str,
    other: &str,
    rounds: Option<u16>,
) -> (u16, Vec<&'static str>) {
    let games = one.len().max(other.len());
    let table =
        Scene { round: games + 1, halves: &[0, 0], colours: &[(1, one), (2, other)], ..Scene::default() }
            .table();
    let pairing = paired(&Request { rounds, ..ask(&table, system, edition) });
    (pairing.pairs[0].white.0, because(&pairing, 1))
}

/// A scene in which the first of three groups has to send somebody down: {1,3,5}, {2,4}, {6}.
pub(super) fn odd_groups<'a>(round: usize, met: &'a [(u16, u16)]) -> Scene<'a> {
    Scene { round, halves: &[4, 2, 4, 2, 4, 0], met, ..Scene::default() }
}

/// Four players of one group without points, so that no coefficient tells them apart.
pub(super) fn four<'a>(round: usize, met: &'a [(u16, u16)]) -> Scene<'a> {
    Scene { round, halves: &[0; 4], met, ..Scene::default() }
}
