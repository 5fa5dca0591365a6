//! Descents and ascents (UA24 III.swiss.4, III.swiss.5, III.swiss.9.11; RU-RENJU 5.3.16.1.3).

use super::table::{Number, Table};

/// The floats of a player that no float of the other kind has made good, by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Floats {
    /// Rounds in which he met somebody with fewer points.
    pub(super) descents: Vec<u16>,
    /// Rounds in which he met somebody with more points.
    pub(super) ascents: Vec<u16>,
}

/// Whether floats that could not be helped count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forced {
    /// They do: RU-RENJU says nothing about them.
    Count,
    /// They do not (UA24 III.swiss.5).
    Forgiven,
}

impl Floats {
    /// The floats of a player before a round.
    #[must_use]
    pub(super) fn of(table: &Table, no: Number, round: u16, forced: Forced) -> Self {
        let mut floats = Self::default();
        for (cell, past) in table.before(no, round).iter().zip(1..) {
            let Some(opponent) = cell.opponent() else { continue };
            let (mine, his) = (table.points_before(no, past), table.points_before(opponent, past));
            // III.swiss.4: who has more is noted a descent, who has less an ascent; one of each compensate.
            if mine > his && !(forced == Forced::Forgiven && descent_was_forced(table, no, past)) {
                note(&mut floats.descents, &mut floats.ascents, past);
            }
            if mine < his && !(forced == Forced::Forgiven && ascent_was_forced(table, no, past)) {
                note(&mut floats.ascents, &mut floats.descents, past);
            }
        }
        floats
    }
}

fn note(kind: &mut Vec<u16>, opposite: &mut Vec<u16>, round: u16) {
    if opposite.is_empty() {
        kind.push(round);
    } else {
        opposite.remove(0);
    }
}

/// III.swiss.5: he could play nobody in his own group and could not rise into the higher one.
fn descent_was_forced(table: &Table, no: Number, round: u16) -> bool {
    let mine = table.points_before(no, round);
    let higher = points_of_paired(table, round).into_iter().filter(|&points| points > mine).min();
    no_opponent_left(table, no, round, Some(mine)) && no_opponent_left(table, no, round, higher)
}

/// III.swiss.5: he could meet nobody in his own and in the lower group.
fn ascent_was_forced(table: &Table, no: Number, round: u16) -> bool {
    let mine = table.points_before(no, round);
    let lower = points_of_paired(table, round).into_iter().filter(|&points| points < mine).max();
    no_opponent_left(table, no, round, Some(mine)) && no_opponent_left(table, no, round, lower)
}

/// Whether he had met all of a score group of that round (alone in it, or no such group: all of nobody).
fn no_opponent_left(table: &Table, no: Number, round: u16, group: Option<u32>) -> bool {
    paired(table, round)
        .filter(|&other| other != no && Some(table.points_before(other, round)) == group)
        .all(|other| table.paired_before(no, other, round))
}

fn points_of_paired(table: &Table, round: u16) -> Vec<u32> {
    paired(table, round).map(|no| table.points_before(no, round)).collect()
}

/// Who had an opponent in a round.
fn paired(table: &Table, round: u16) -> impl Iterator<Item = Number> + '_ {
    table.numbers().filter(move |&no| {
        table.player(no).cells.get(usize::from(round) - 1).is_some_and(|cell| cell.opponent().is_some())
    })
}

#[cfg(test)]
mod tests {
    use draughts::Colour;

    use super::super::table::{Cell, Player, Score};
    use super::*;

    /// Pairs of each round with the outcome of the first.
    fn table(count: usize, rounds: &[&[(Number, Number, Score)]]) -> Table {
        let mut table = Table { win: 2, players: vec![Player::default(); count] };
        for &(one, other, score) in rounds.iter().copied().flatten() {
            let opposite = match score {
                Score::Win => Score::Loss,
                Score::Draw => Score::Draw,
                Score::Loss => Score::Win,
            };
            let colour = Colour::White;
            let cells = [(one, other, score), (other, one, opposite)];
            for (no, opponent, score) in cells {
                let cell = Cell::Played { opponent, colour, score };
                table.players[usize::from(no) - 1].cells.push(cell);
            }
        }
        table
    }

    const WON: Score = Score::Win;
    const DRAWN: Score = Score::Draw;
    const LOST: Score = Score::Loss;

    #[test]
    fn slow_ua24_iii_swiss_4_one_of_each_compensate() {
        // After round 1: 1, 2 and 3 have a point. 3 meets 4 (a descent), loses to him, then meets 1 (an ascent).
        let first = [(1, 6, WON), (2, 5, WON), (3, 4, WON)];
        let second = [(1, 2, WON), (3, 5, LOST), (4, 6, WON)];
        let mut rounds: Vec<&[_]> = vec![&first, &second];
        let floats = Floats::of(&table(6, &rounds), 3, 3, Forced::Forgiven);
        assert_eq!((floats.descents, floats.ascents), (vec![2], vec![]));
        assert_eq!(Floats::of(&table(6, &rounds), 5, 3, Forced::Forgiven).ascents, [2]);
        let third = [(1, 3, WON), (2, 4, DRAWN), (5, 6, DRAWN)];
        rounds.push(&third);
        let floats = Floats::of(&table(6, &rounds), 3, 4, Forced::Forgiven);
        assert_eq!(floats, Floats::default());
    }

    #[test]
    fn slow_ua24_iii_swiss_5_forced_floats_do_not_count() {
        // After round 1 only number 1 has a point: he must drop. Number 2 could have met 3 instead of rising.
        let first = [(1, 2, WON), (3, 4, DRAWN)];
        let second = [(1, 3, WON), (2, 4, DRAWN)];
        let table = table(4, &[&first, &second]);
        assert_eq!(Floats::of(&table, 1, 3, Forced::Forgiven), Floats::default());
        assert_eq!(Floats::of(&table, 1, 3, Forced::Count).descents, [2]);
        // 3 had met 4, the only other of his group, but could have dropped to 2.
        assert_eq!(Floats::of(&table, 3, 3, Forced::Forgiven).ascents, [2]);
    }
}
