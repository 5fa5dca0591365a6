//! Stages that feed each other.

use rulebook::{Lots, Points, Refusal};

use super::{Brought, Fact, maker, must_lead};
use crate::duel::Ending;
use crate::mixed::{self, Carry, Seeding};
use crate::regulation::{Later, System};
use crate::{Actor, Competition, No};

/// Begins the next stage with those who qualified.
pub(super) fn begin(event: &Competition, by: Actor, seed: u64) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.systems.mixed;
    must_lead(event, by, article)?;
    let Some(later) = event.regulation.later.get(event.rounds.earlier.len()) else {
        return Err(Refusal::new(article, "there is no other stage", "the regulation names the stages"));
    };
    let stage = &event.rounds.stage;
    if let Some(contest) = event.play_off() {
        let instead = format!("after the play-off for place {}", contest.first);
        return Err(Refusal::new(article, "a play-off is being played", instead));
    }
    if !event.is_over() {
        return Err(Refusal::new(article, "this stage is not over", "after its last result"));
    }
    let places: Vec<(No, u16)> = event.places();
    let mut through = mixed::qualifiers(&later.feed, &[places]);
    if let Some(tied) = through.tied.first() {
        let numbers: Vec<String> = tied.iter().map(No::to_string).collect();
        let instead = format!("part numbers {} first", numbers.join(", "));
        return Err(Refusal::new(article, "it is not known who goes on", instead));
    }
    if later.feed.seeding == Seeding::Lot {
        through.seeds = mixed::drawn(&through.seeds, &mut Lots::new(seed));
    }
    let numbers = through.seeds.iter().filter_map(|no| stage.competitor(*no)).collect();
    let brought = brought(event, &through.seeds, later);
    Ok(vec![Fact::StageBegun { seed, numbers, brought }])
}

/// What those who go on bring along: nothing, their points, or the games between them. A table has boards for
/// these games; elsewhere they count as points, and their pairs are not made again.
fn brought(event: &Competition, seeds: &[No], later: &Later) -> Brought {
    let (stage, table) = (&event.rounds.stage, event.table());
    let new = |no: No| seeds.iter().position(|seed| *seed == no).map(No::at);
    let mut brought = Brought::default();
    match later.feed.carry {
        Carry::Nothing => {}
        Carry::Points => brought.points = seeds.iter().map(|no| table.points(*no)).collect(),
        Carry::Games => {
            for board in stage.rounds.iter().flat_map(|round| &round.boards) {
                let Some(outcome) = board.outcome.filter(|outcome| outcome.was_played()) else { continue };
                if let (Some(white), Some(black)) = (new(board.white), new(board.black)) {
                    brought.games.push((white, black, outcome));
                }
            }
            if !matches!(later.system, System::RoundRobin { .. }) {
                let mut points = vec![Points::default(); seeds.len()];
                for (white, black, outcome) in &brought.games {
                    let (one, other) = outcome.marks();
                    for (no, mark) in [(white, one), (black, other)] {
                        if let Some(sum) = points.get_mut(no.index()) {
                            *sum = *sum + table.scale.points(mark);
                        }
                    }
                }
                brought.points = points;
            }
        }
    }
    brought
}

impl Competition {
    /// Whether the stage that is being played is over: every round paired, every result known.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let stage = &self.rounds.stage;
        if stage.rounds.is_empty() || stage.rounds.iter().any(|round| round.open().next().is_some()) {
            return false;
        }
        match self.system() {
            System::Knockout { .. } => self.bracket().is_ok_and(|bracket| bracket.is_over()),
            System::Lives { points } => self.lives(*points).is_over(),
            System::Match(duel) => !matches!(duel.score(&maker::games(stage)).ending, Ending::Open { .. }),
            _ => self.next_round().is_none(),
        }
    }

    /// How many of the first numbers are the first group of a Scheveningen event.
    pub(crate) fn first_group(&self) -> usize {
        let stage = &self.rounds.stage;
        let group = stage.competitor(No(1)).and_then(|who| self.group_of(who));
        let of_group = stage.numbers().take_while(|(_, who)| group.is_some() && self.group_of(*who) == group);
        match of_group.count() {
            0 => stage.len().div_ceil(2),
            all if all == stage.len() => stage.len().div_ceil(2),
            count => count,
        }
    }
}
