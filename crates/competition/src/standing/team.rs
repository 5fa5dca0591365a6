//! Places of teams.

use article::Article;
use rulebook::law::event::{Format, StandingLaw, TeamScoring, TeamTiebreak, Tied, Total};
use rulebook::{Edition, Mark, event_law};

use super::ranking::{Better, Ranking};
use super::{Due, Place, PlayOff, Reason, TeamTable, play_off};
use crate::{Exact, No};

/// By what places of teams are found.
#[derive(Clone, Debug)]
pub struct TeamRules {
    /// What the edition says.
    pub law: &'static StandingLaw,
    /// What counts first.
    pub scoring: &'static TeamScoring,
    /// How teams met.
    pub format: Format,
    /// What parts equals, in this order.
    pub tiebreaks: Vec<TeamTiebreak>,
    /// Who takes no place.
    pub out: Vec<No>,
    /// Additional matches and tournaments that were played.
    pub play_offs: Vec<PlayOff>,
}

/// The right of a team that won everything and is only second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraMatch {
    /// Who leads.
    pub leader: No,
    /// Who may play for the first place.
    pub challenger: No,
    /// The article.
    pub by: Article,
}

/// What came of the additional match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// What the leader scored.
    pub leader: Exact,
    /// What the challenger scored.
    pub challenger: Exact,
}

impl TeamRules {
    /// What an edition says where the regulation is silent; nothing, if it does not count so.
    #[must_use]
    pub fn usual(edition: Edition, total: Total, format: Format) -> Option<Self> {
        let law = &event_law(edition).standing;
        let scoring = law.teams.scoring(total)?;
        let tiebreaks = scoring.usual(format).iter().map(|each| each.value).collect();
        Some(Self { law, scoring, format, tiebreaks, out: Vec::new(), play_offs: Vec::new() })
    }

    /// Whether a play-off parts equals.
    #[must_use]
    pub fn has_play_off(&self) -> bool {
        self.tiebreaks.contains(&TeamTiebreak::PlayOff)
    }

    fn article(&self, what: TeamTiebreak) -> Article {
        self.law.teams.article(what, self.scoring, self.format)
    }
}

/// The places of teams, the first first. Unplayed matches count as the table has them.
#[must_use]
pub fn team_standings(table: &TeamTable, rules: &TeamRules) -> Vec<Place<TeamTiebreak>> {
    let totals = Totals { table, total: rules.scoring.total };
    ranked(&totals, rules, rules.tiebreaks.len()).places(|no| totals.of(no))
}

/// The ties of teams for which a match or tournament is to be played.
#[must_use]
pub fn team_due(table: &TeamTable, rules: &TeamRules) -> Vec<Due> {
    let Some(at) = rules.tiebreaks.iter().position(|each| *each == TeamTiebreak::PlayOff) else {
        return Vec::new();
    };
    let totals = Totals { table, total: rules.scoring.total };
    let [before, end] = [at, rules.tiebreaks.len()].map(|steps| ranked(&totals, rules, steps));
    play_off::open(&before, &end, &rules.play_offs, &rules.law.play_off)
}

/// The order after so many criteria.
fn ranked(totals: &Totals<'_>, rules: &TeamRules, steps: usize) -> Ranking<TeamTiebreak> {
    let table = totals.table;
    let numbers = table.numbers().filter(|no| !rules.out.contains(no)).collect();
    let mut ranking = Ranking::new(numbers, rules.tiebreaks.clone());
    ranking.split_all(None, rules.scoring.by, |no| vec![totals.of(no)]);
    for step in 0..steps {
        apply(&mut ranking, step, totals, rules);
        let direct = rules.tiebreaks.iter().take(step).position(|each| *each == TeamTiebreak::DirectMatch);
        if let (Some(before), Tied::Two) = (direct, rules.law.teams.direct_match) {
            direct_match(&mut ranking, before, table, rules);
        }
    }
    ranking
}

/// Whether the second won everything and may play the first for the title.
#[must_use]
pub fn extra_match(
    table: &TeamTable,
    places: &[Place<TeamTiebreak>],
    rules: &TeamRules,
) -> Option<ExtraMatch> {
    let by = rules.scoring.extra_match?;
    let leader = places.iter().find(|place| place.last == 1)?.no;
    let second = |place: &&Place<TeamTiebreak>| place.first == 2 && table.won_everything(place.no);
    Some(ExtraMatch { leader, challenger: places.iter().find(second)?.no, by })
}

/// The places after the additional match: only who beats the leader takes his place.
#[must_use]
pub fn play_extra_match(
    mut places: Vec<Place<TeamTiebreak>>,
    offer: ExtraMatch,
    result: Meeting,
) -> Vec<Place<TeamTiebreak>> {
    let at = |no| places.iter().position(|place| place.no == no);
    let (Some(0), Some(challenger)) = (at(offer.leader), at(offer.challenger)) else { return places };
    if result.challenger <= result.leader {
        return places;
    }
    let mut winner = places.remove(challenger);
    let (won, lost) = (result.challenger, result.leader);
    let was_alone = !winner.is_shared();
    let below = winner.above_next.replace(Reason {
        tiebreak: None,
        by: offer.by,
        own: won,
        next: lost,
        step: 1,
        against: None,
    });
    (winner.first, winner.last) = (1, 1);
    if let Some(leader) = places.first_mut() {
        (leader.first, leader.last) = (2, 2);
        if was_alone {
            leader.above_next = over_both(leader, leader.above_next.as_ref(), below.as_ref());
        }
    }
    for sharer in places.iter_mut().skip(1).filter(|place| place.first == 2) {
        sharer.first = 3;
    }
    places.insert(0, winner);
    places
}

/// Why the first of three stands above the third, from why each stands above the next: the earlier criterion.
fn over_both(
    first: &Place<TeamTiebreak>,
    upper: Option<&Reason<TeamTiebreak>>,
    lower: Option<&Reason<TeamTiebreak>>,
) -> Option<Reason<TeamTiebreak>> {
    let (upper, lower) = (upper?, lower?);
    let rank = |reason: &Reason<TeamTiebreak>| {
        let at = first.values.iter().position(|(tiebreak, _)| Some(*tiebreak) == reason.tiebreak);
        (at.map_or(0, |at| at + 1), reason.step)
    };
    Some(match rank(upper).cmp(&rank(lower)) {
        core::cmp::Ordering::Less => upper.clone(),
        core::cmp::Ordering::Greater => lower.clone(),
        core::cmp::Ordering::Equal => Reason { next: lower.next, ..upper.clone() },
    })
}

/// Totals as the event counts them.
struct Totals<'a> {
    table: &'a TeamTable,
    total: Total,
}

impl Totals<'_> {
    fn of(&self, no: No) -> Exact {
        match self.total {
            Total::BoardPoints => self.table.board_points(no).into(),
            Total::MatchPoints => Exact::from(i64::from(self.table.match_points(no))),
        }
    }

    /// The totals of the opponents, the worst first.
    fn opponents(&self, no: No) -> Vec<Exact> {
        let met = self.table.matches(no).iter().filter(|each| each.result().is_some());
        let mut totals: Vec<Exact> =
            met.filter_map(|each| each.opponent).map(|other| self.of(other)).collect();
        totals.sort_unstable();
        totals
    }

    /// Each opponent's total multiplied by the points scored in the match.
    fn sonneborn_berger(&self, no: No) -> Exact {
        let scale = self.table.scale;
        let product = |opponent, points| self.of(opponent) * Exact::from(points);
        let matches = self.table.matches(no).iter();
        matches.filter_map(|each| Some(product(each.opponent?, each.scored(scale)))).sum()
    }

    /// The same over matches won, less the opponents' totals multiplied by their points over matches lost.
    fn shmulyan(&self, no: No) -> Exact {
        let scale = self.table.scale;
        let part = |opponent, each: &super::Encounter| match each.result() {
            Some(Mark::Win) => self.of(opponent) * Exact::from(each.scored(scale)),
            Some(Mark::Loss) => -(self.of(opponent) * Exact::from(each.conceded(scale))),
            _ => Exact::ZERO,
        };
        self.table.matches(no).iter().filter_map(|each| Some(part(each.opponent?, each))).sum()
    }

    /// The sum of the places its players took on their boards, the middle of those that are shared.
    fn board_places(&self, no: No, ranked: &[No]) -> Exact {
        let place = |board| {
            let own = self.table.on_board(no, board);
            let others = || ranked.iter().map(|other| self.table.on_board(*other, board));
            let above = others().filter(|points| *points > own).count() as i64;
            let level = others().filter(|points| *points == own).count() as i64;
            Exact::ratio(2 * above + level + 1, 2)
        };
        (0..self.table.boards()).map(place).sum()
    }
}

fn apply(ranking: &mut Ranking<TeamTiebreak>, step: usize, totals: &Totals<'_>, rules: &TeamRules) {
    let (table, Some(&tiebreak)) = (totals.table, rules.tiebreaks.get(step)) else { return };
    let by = rules.article(tiebreak);
    let whole = |count: usize| vec![Exact::from(count as i64)];
    let without = |no, worst: usize, best: usize| -> Exact {
        let all = totals.opponents(no);
        all.get(worst..all.len().saturating_sub(best)).unwrap_or_default().iter().copied().sum()
    };
    let mut split = |value: &dyn Fn(No) -> Vec<Exact>| ranking.split_all(Some(step), by, value);
    match tiebreak {
        TeamTiebreak::MatchPoints => split(&|no| whole(table.match_points(no) as usize)),
        TeamTiebreak::BoardPoints => split(&|no| vec![table.board_points(no).into()]),
        TeamTiebreak::MatchesWon => split(&|no| whole(table.matches_won(no))),
        TeamTiebreak::SonnebornBerger => split(&|no| vec![totals.sonneborn_berger(no)]),
        TeamTiebreak::Shmulyan => split(&|no| vec![totals.shmulyan(no)]),
        TeamTiebreak::Solkoff => split(&|no| vec![without(no, 0, 0)]),
        TeamTiebreak::SolkoffMedian => split(&|no| vec![without(no, 1, 1)]),
        TeamTiebreak::SolkoffCut1 => split(&|no| vec![without(no, 1, 0)]),
        TeamTiebreak::SolkoffTruncatedFull => split(&|no| {
            let steps = totals.opponents(no).len().saturating_sub(1).max(1);
            (1..=steps).map(|worst| without(no, worst, 0)).collect()
        }),
        TeamTiebreak::Boards => {
            split(&|no| (0..table.boards()).map(|board| table.on_board(no, board).into()).collect());
        }
        TeamTiebreak::BoardPlaces => {
            let ranked: Vec<No> = table.numbers().filter(|no| !rules.out.contains(no)).collect();
            let value = |no| vec![totals.board_places(no, &ranked)];
            ranking.split_all_by(Better::Smaller, Some(step), by, value);
        }
        TeamTiebreak::DirectMatch => direct_match(ranking, step, table, rules),
        TeamTiebreak::PlayOff => {
            play_off::decide(ranking, step, &rules.play_offs, &rules.law.play_off);
        }
    }
}

/// Match points of the matches among the tied, if all of them have met.
fn direct_match(ranking: &mut Ranking<TeamTiebreak>, step: usize, table: &TeamTable, rules: &TeamRules) {
    for tied in ranking.ties() {
        let group = ranking.group(&tied).to_vec();
        let inside = |no: No| {
            let matches = table.matches(no).iter();
            let among = matches.filter(|each| each.opponent.is_some_and(|other| group.contains(&other)));
            among.filter_map(|each| Some((each.opponent?, each.result()?))).collect::<Vec<_>>()
        };
        let met_all = |no: &No| {
            group.iter().all(|other| other == no || inside(*no).iter().any(|(met, _)| met == other))
        };
        let may = rules.law.teams.direct_match == Tied::All || group.len() == 2;
        if may && group.iter().all(met_all) {
            let value = |no| {
                let marks = inside(no).into_iter().map(|(_, mark)| mark);
                vec![Exact::from(rulebook::Scale::TwoOneZero.sum(marks))]
            };
            ranking.split(tied, step, rules.article(TeamTiebreak::DirectMatch), None, value);
        }
    }
}
