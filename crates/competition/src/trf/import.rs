//! From a file to the table of an event.
//!
//! Players keep their start numbers; a number nobody has is an empty line of one who never came. A half-point bye becomes a draw without an opponent: it counts what a draw counts and is no game. What a table cannot
//! say at all is told, line by line.
//!
//! ```
//! use competition::trf::Document;
//! let text = "\
//! 001    1      One                                                                             2 w 1
//! 001    2      Two                                                                             1 b 0
//! 001    4      Four                                                                         0000 - H
//! ";
//! let import = Document::read(text.as_bytes()).unwrap().import(None).unwrap();
//! let points: Vec<_> = import.table.numbers().map(|no| import.table.points(no).to_string()).collect();
//! assert_eq!(points, ["1", "0", "0", "0.5"]);
//! assert_eq!((import.next_round(), import.gaps()), (2, [competition::No(3)].as_slice()));
//! ```

use std::collections::{BTreeMap, BTreeSet};

use draughts::Colour;
use rulebook::{Mark, Scale};

use super::fault::Fault;
use super::list::Forbidden;
use super::record::Record;
use super::slot::{Outcome, Slot};
use super::{Document, Player};
use crate::{Cell, Line, No, Table};

/// An event as a file tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The rounds that have pairs.
    pub table: Table,
    /// How many rounds there will be, if it is said.
    pub rounds: Option<u16>,
    /// The colour of the first player in the first round, if it is said.
    pub first: Option<Colour>,
    /// What the file says and the table cannot.
    pub unsaid: Vec<Fault>,
    /// The start numbers by rank, if players are numbered so.
    numbers: Vec<u16>,
    /// Numbers nobody has.
    gaps: Vec<No>,
    /// Who is free in which round by the odd number.
    byes: BTreeSet<(u16, No)>,
    /// Who misses which round.
    absent: BTreeSet<(u16, No)>,
    forbidden: Vec<(Forbidden, Vec<No>)>,
}

impl Document {
    /// The event the file tells of; the scale, if given, holds whatever the file says.
    ///
    /// # Errors
    /// What makes the file unusable: the errors of [`Document::check`], points no scale gives, more players or rounds
    /// than a table has room for.
    pub fn import(&self, scale: Option<Scale>) -> Result<Import, Vec<Fault>> {
        let mut faults: Vec<Fault> = self.check().into_iter().filter(Fault::is_error).collect();
        let scale = scale.or_else(|| self.scale());
        if scale.is_none() {
            let what = "the results count otherwise than 1, a half, 0 or 2, 1, 0; expected one of these";
            let scoring = |(_, record): &(usize, &Record)| matches!(record, Record::Scoring(_));
            let line = self.records().find(scoring).map_or(0, |(line, _)| line);
            faults.push(Fault::error(line, 0, what));
        }
        let players = self.in_order(&mut faults);
        let paired = u16::try_from(self.paired_rounds()).unwrap_or(u16::MAX);
        match scale {
            Some(scale) if faults.is_empty() => Ok(self.fill(scale, &players, paired)),
            _ => Err(faults),
        }
    }

    /// The players in the order of their numbers: the start numbers, or the ranks if the file asks for them.
    fn in_order(&self, faults: &mut Vec<Fault>) -> Vec<(usize, &Player)> {
        let mut players: Vec<(usize, &Player)> = self.players().collect();
        if !self.is_by_rank() {
            players.sort_by_key(|(_, player)| player.number);
            return players;
        }
        players.sort_by_key(|(_, player)| (player.rank, player.number));
        let mut before = None;
        for (line, player) in &players {
            match player.rank {
                None => faults.push(Fault::error(
                    *line,
                    86,
                    "XXC rank numbers players by rank; this one has none",
                )),
                rank if rank == before => {
                    faults.push(Fault::error(
                        *line,
                        86,
                        "XXC rank numbers players by rank; this rank is given twice",
                    ));
                }
                rank => before = rank,
            }
        }
        players
    }

    fn fill(&self, scale: Scale, players: &[(usize, &Player)], paired: u16) -> Import {
        let by_rank = self.is_by_rank();
        let no = |at: usize, player: &Player| if by_rank { No::at(at) } else { No(player.number) };
        let numbered = players.iter().enumerate().map(|(at, (_, player))| (player.number, no(at, player)));
        let nos: BTreeMap<u16, No> = numbered.collect();
        let most = nos.values().max().map_or(0, |no| no.index() + 1);
        let mut import = Import {
            table: Table::new(scale, vec![Line { withdrawn_after: Some(0), ..Line::default() }; most]),
            rounds: self.rounds(),
            first: self.first_colour(),
            unsaid: self.unsaid(),
            numbers: if by_rank {
                players.iter().map(|(_, player)| player.number).collect()
            } else {
                Vec::new()
            },
            byes: BTreeSet::new(),
            absent: BTreeSet::new(),
            forbidden: Vec::new(),
            gaps: (0..most).map(No::at).collect(),
        };
        for (at, (_, player)) in players.iter().enumerate() {
            let no = no(at, player);
            import.fill_rounds(no, player, paired);
            let cells = (1..=usize::from(paired)).map(|round| cell(player.slot(round), &nos)).collect();
            let line = Line { name: player.name.clone(), rating: player.rating, cells, ..Line::default() };
            if let Some(place) = import.table.line_mut(no) {
                *place = line;
            }
        }
        import.gaps.retain(|no| import.table.line(*no).is_some_and(|line| line.withdrawn_after.is_some()));
        self.fill_lists(&mut import, &nos, paired.saturating_add(1));
        import
    }

    fn fill_lists(&self, import: &mut Import, nos: &BTreeMap<u16, No>, next: u16) {
        if self.is_of_teams() {
            return;
        }
        let known = |numbers: &[u16]| -> Vec<No> {
            numbers.iter().filter_map(|number| nos.get(number).copied()).collect()
        };
        for (_, record) in self.records() {
            match record {
                Record::Absent(numbers) => {
                    import.absent.extend(known(numbers).into_iter().map(|no| (next, no)));
                }
                Record::Byes(byes) => {
                    import.absent.extend(known(&byes.numbers).into_iter().map(|no| (byes.round, no)));
                }
                Record::Forbidden(forbidden) => {
                    import.forbidden.push((forbidden.clone(), known(&forbidden.numbers)));
                }
                _ => {}
            }
        }
    }

    /// What a table cannot say.
    fn unsaid(&self) -> Vec<Fault> {
        let mut unsaid = Vec::new();
        for (line, record) in self.records() {
            let what = match record {
                Record::Abnormal(_) => "points given otherwise than the results say are left out",
                Record::Acceleration(_) | Record::Accelerated(_) => {
                    "points counted for pairing only are left out: no system here knows them"
                }
                _ => continue,
            };
            unsaid.push(Fault::warning(line, 0, what));
        }
        if self.is_of_teams() {
            unsaid.push(Fault::warning(0, 0, "the event is one of teams; only its players are taken"));
        }
        unsaid
    }
}

impl Import {
    /// Keeps who had no opponent in which round, to the round to be paired.
    fn fill_rounds(&mut self, no: No, player: &Player, paired: u16) {
        for round in 1..=paired.saturating_add(1) {
            match player.slot(round.into()) {
                Some(slot) if slot.opponent.is_some() => continue,
                Some(Slot { outcome: Outcome::PairingBye | Outcome::ForfeitWin, .. }) => &mut self.byes,
                None if round > paired => continue,
                _ => &mut self.absent,
            }
            .insert((round, no));
        }
    }

    /// The start number of a player.
    #[must_use]
    pub fn number(&self, no: No) -> u16 {
        self.numbers.get(no.index()).copied().unwrap_or(no.0)
    }

    /// The round to be paired: the first that has no pairs.
    #[must_use]
    pub fn next_round(&self) -> u16 {
        u16::try_from(self.table.rounds()).unwrap_or(u16::MAX).saturating_add(1)
    }

    /// The table as it was before a round, from 1.
    #[must_use]
    pub fn before(&self, round: u16) -> Table {
        let mut table = self.table.clone();
        for no in self.table.numbers() {
            if let Some(line) = table.line_mut(no) {
                line.cells.truncate(usize::from(round.saturating_sub(1)));
            }
        }
        table
    }

    /// The table of an event that is over: a file does not say who left, but who missed every round from one to the
    /// last had stopped before it. While rounds are ahead nobody is taken to have left.
    #[must_use]
    pub fn at_the_end(&self) -> Table {
        let mut table = self.table.clone();
        let played = self.table.rounds();
        if self.rounds.is_some_and(|rounds| usize::from(rounds) > played) {
            return table;
        }
        for no in self.table.numbers().filter(|no| self.gaps.binary_search(no).is_err()) {
            let stayed = self.table.cells(no).iter().rposition(|cell| *cell != Cell::ABSENT);
            let stop = stayed.map_or(0, |last| last + 1);
            if let Some(line) = table.line_mut(no).filter(|_| stop < played) {
                line.withdrawn_after = u16::try_from(stop).ok();
            }
        }
        table
    }

    /// The colour of the first player in the first round: as it is said, or as it was.
    #[must_use]
    pub fn first_colour(&self) -> Option<Colour> {
        let colour = |no: No| self.table.cells(no).first().filter(|cell| cell.opponent.is_some())?.colour;
        self.first.or_else(|| self.table.numbers().find_map(colour))
    }

    /// The pairs without a result, each with its round.
    #[must_use]
    pub fn open(&self) -> Vec<(u16, No, No)> {
        let mut open = Vec::new();
        for no in self.table.numbers() {
            let cells = (1..).zip(self.table.cells(no)).filter(|(_, cell)| cell.mark.is_none());
            open.extend(cells.filter_map(|(round, cell)| Some((round, no, cell.opponent?))));
        }
        open.retain(|(_, no, opponent)| no < opponent);
        open.sort_unstable();
        open
    }

    /// Numbers nobody has: their lines are empty, and they take no place.
    #[must_use]
    pub fn gaps(&self) -> &[No] {
        &self.gaps
    }

    /// Who misses a round, the odd player aside; numbers nobody has among them.
    #[must_use]
    pub fn absent(&self, round: u16) -> Vec<No> {
        let missing = self.absent.range((round, No(0))..=(round, No(u16::MAX)));
        let missing = missing.filter(|missing| !self.byes.contains(missing)).map(|(_, no)| *no);
        let all: BTreeSet<No> = missing.chain(self.gaps.iter().copied()).collect();
        all.into_iter().collect()
    }

    /// Who was free in a round by the odd number.
    #[must_use]
    pub fn byes(&self, round: u16) -> Vec<No> {
        self.byes.range((round, No(0))..=(round, No(u16::MAX))).map(|(_, no)| *no).collect()
    }

    /// The pairs that must not be in a round.
    #[must_use]
    pub fn forbidden(&self, round: u16) -> Vec<(No, No)> {
        let next = self.next_round();
        let holds = |forbidden: &Forbidden| match forbidden.rounds {
            None => round == next,
            Some(_) => forbidden.holds_in(round),
        };
        let lists = self.forbidden.iter().filter(|(forbidden, _)| holds(forbidden)).map(|(_, list)| list);
        let of = |list: &Vec<No>| -> Vec<(No, No)> {
            let from = |(at, one): (usize, &No)| {
                let one = *one;
                list.iter()
                    .skip(at + 1)
                    .map(move |other| (one.min(*other), one.max(*other)))
                    .collect::<Vec<_>>()
            };
            list.iter().enumerate().flat_map(from).filter(|(one, other)| one != other).collect()
        };
        let pairs: BTreeSet<(No, No)> = lists.flat_map(of).collect();
        pairs.into_iter().collect()
    }

    /// The pairs of a round that has some, White first; by their numbers where no colour is known. Where one of both has a colour,
    /// the other has the other one.
    #[must_use]
    pub fn pairs(&self, round: u16) -> Vec<(No, No)> {
        let Some(at) = usize::from(round).checked_sub(1) else { return Vec::new() };
        let pair = |no: No| {
            let cell = self.table.cells(no).get(at)?;
            let opponent = cell.opponent?;
            let his = || self.table.cells(opponent).get(at)?.colour.map(Colour::other);
            let first = match cell.colour.or_else(his) {
                Some(colour) => colour == Colour::White,
                None => no < opponent,
            };
            first.then_some((no, opponent))
        };
        self.table.numbers().filter_map(pair).collect()
    }
}

/// A round as a table keeps it.
fn cell(slot: Option<Slot>, nos: &BTreeMap<u16, No>) -> Cell {
    let Some(slot) = slot else { return Cell::ABSENT };
    let opponent = slot.opponent.and_then(|number| nos.get(&number).copied());
    let mark = match slot.outcome {
        Outcome::Open if opponent.is_some() => None,
        Outcome::Win | Outcome::ShortWin => Some(Mark::Win),
        Outcome::Draw | Outcome::ShortDraw | Outcome::HalfBye => Some(Mark::Draw),
        Outcome::Loss | Outcome::ShortLoss => Some(Mark::Loss),
        Outcome::ForfeitWin | Outcome::FullBye | Outcome::PairingBye => Some(Mark::Plus),
        Outcome::ForfeitLoss | Outcome::ZeroBye | Outcome::Open => Some(Mark::Minus),
    };
    Cell { opponent, colour: slot.colour.filter(|_| opponent.is_some()), mark }
}
