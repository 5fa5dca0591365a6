//! What an edition proposes for a violation: the next rung of its ladder, or a choice.

use article::Article;
use rulebook::Tempo;
use rulebook::law::{Ladder, Measure};

use super::Offender;
use crate::{Game, Player};

/// How grave a violation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A violation.
    Plain,
    /// A gross or serious one.
    Gross,
}

/// What may be imposed for a violation.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Proposal {
    /// The measures to choose from; one where the edition sets it.
    pub measures: Vec<Measure>,
    /// The article that proposes them.
    pub by: Article,
}

impl Game {
    /// What the edition proposes for a violation that is found now.
    #[must_use]
    pub fn propose(&self, offender: Offender, by: Article, grade: Grade) -> Proposal {
        let law = &self.law.sanctions;
        if let Some(fixed) = law.fixed.iter().find(|fixed| fixed.by == by) {
            return Proposal { measures: vec![fixed.measure], by };
        }
        if let Some(influence) = law.influence.filter(|influence| influence.acts.contains(&by)) {
            let again = self
                .sanctions
                .violations()
                .iter()
                .any(|before| before.offender == offender && influence.acts.contains(&before.by));
            let measures = match grade {
                Grade::Plain if !again => vec![influence.first],
                _ => influence.serious.to_vec(),
            };
            return Proposal { measures, by: influence.by };
        }
        if let Offender::Representative(_) = offender {
            return self.for_representative(offender);
        }
        let ladder = match self.regulation.discipline.tempo {
            Tempo::Classical => law.ladder,
            Tempo::Rapid | Tempo::Blitz => law.fast_ladder,
        };
        match ladder {
            Some(ladder) => {
                Proposal { measures: vec![self.next_rung(&ladder, offender, grade)], by: ladder.by }
            }
            None => self.any_measure(),
        }
    }

    fn next_rung(&self, ladder: &Ladder, offender: Offender, grade: Grade) -> Measure {
        let earlier =
            crate::PLAYERS.into_iter().any(|player| offender.is(player) && self.sanctions.earlier[player]);
        if let Some(later) = ladder.later.filter(|_| earlier) {
            return later;
        }
        let start = if grade == Grade::Gross { ladder.gross_from } else { 0 };
        let climbed = crate::PLAYERS.into_iter().filter(|&player| offender.is(player));
        let next = climbed.filter_map(|player| self.rung(ladder, player)).map(|rung| rung + 1).max();
        let rung = next.unwrap_or(0).max(start);
        ladder.rungs.get(rung).or(ladder.rungs.last()).copied().unwrap_or(Measure::Remark)
    }

    /// The highest rung that a player has reached in this game.
    fn rung(&self, ladder: &Ladder, player: Player) -> Option<usize> {
        let place = |measure: Measure| ladder.rungs.iter().position(|rung| rung.is_like(measure));
        let proposed = self.sanctions.violations().iter().filter(|before| before.offender.is(player));
        let proposed = proposed.filter(|before| before.proposed.by == ladder.by);
        let proposed = proposed.flat_map(|before| before.proposed.measures.iter().copied());
        let imposed = self.sanctions.penalties().iter().filter(|penalty| penalty.offender.is(player));
        proposed.chain(imposed.map(|penalty| penalty.measure)).filter_map(place).max()
    }

    fn for_representative(&self, offender: Offender) -> Proposal {
        let law = &self.law.sanctions;
        let offences =
            self.sanctions.violations().iter().filter(|before| before.offender == offender).count();
        match law.representatives {
            Some(needed) if offences + 1 >= usize::from(needed.value) => {
                Proposal { measures: vec![Measure::Remark, Measure::Removal], by: needed.by }
            }
            _ => Proposal { measures: vec![Measure::Remark], by: super::order::base(self) },
        }
    }

    /// Where no ladder is set the official chooses by gravity.
    fn any_measure(&self) -> Proposal {
        let measures = self.law.sanctions.measures.iter().map(|provided| provided.measure);
        let measures = measures.filter(|measure| !matches!(measure, Measure::Removal)).collect();
        Proposal { measures, by: super::order::base(self) }
    }
}
