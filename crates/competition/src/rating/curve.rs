//! What a difference of ratings lets expect, and what a result is worth.

use crate::Exact;

/// An expectation curve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Curve {
    /// The printed table of the normal distribution, in hundredths.
    #[default]
    Normal,
    /// `1 / (1 + 10^(-difference / 400))`, to a ten-thousandth.
    Logistic,
}

/// The largest differences for which 0.50, 0.51, ... 0.99 are expected of the stronger.
const NORMAL: [i32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];

/// What shares of 0.50, 0.51, ... 1.00 are worth.
const WORTH: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// Nothing is worth more: who won everything is so much better than his opponents.
const MOST: i32 = 800;

impl Curve {
    /// The points expected of a game against somebody so much weaker.
    #[must_use]
    pub fn expected(self, difference: i32) -> Exact {
        match self {
            Self::Normal => {
                let distance = difference.saturating_abs();
                let above = NORMAL.iter().take_while(|most| distance > **most).count() as i64;
                Exact::ratio(if difference < 0 { 50 - above } else { 50 + above }, 100)
            }
            Self::Logistic => {
                let expected = 1.0 / (1.0 + 10_f64.powf(-f64::from(difference) / 400.0));
                Exact::ratio((expected * 10_000.0).round() as i64, 10_000)
            }
        }
    }

    /// How much better than his opponents somebody is who scores this share of the points.
    #[must_use]
    pub fn worth(self, share: Exact) -> i32 {
        match self {
            Self::Normal => {
                let percent = rounded(share * Exact::from(100)).clamp(0, 100);
                let worth = WORTH.get((percent - 50).unsigned_abs() as usize).copied().unwrap_or(MOST);
                if percent < 50 { -worth } else { worth }
            }
            Self::Logistic if share <= Exact::ZERO => -MOST,
            Self::Logistic if share >= Exact::ONE => MOST,
            Self::Logistic => {
                let share = share.to_f64();
                let worth = (400.0 * (share / (1.0 - share)).log10()).round() as i32;
                worth.clamp(-MOST, MOST)
            }
        }
    }
}

/// The nearest whole number, halves away from zero.
pub(super) fn rounded(number: Exact) -> i32 {
    let nearest = |number: Exact| (number + Exact::ratio(1, 2)).floor();
    let whole = if number < Exact::ZERO { -nearest(-number) } else { nearest(number) };
    i32::try_from(whole).unwrap_or(if whole < 0 { i32::MIN } else { i32::MAX })
}

#[cfg(test)]
mod tests {
    use super::{Curve, rounded};
    use crate::Exact;

    /// The distribution function of the normal distribution, by the series of its integral.
    fn phi(x: f64) -> f64 {
        let (mut term, mut sum) = (x, x);
        for n in 1..200 {
            term *= -x * x / (2.0 * f64::from(n));
            sum += term / f64::from(2 * n + 1);
        }
        0.5 + sum / (2.0 * core::f64::consts::PI).sqrt()
    }

    #[test]
    fn the_printed_table_is_the_normal_distribution_but_for_six_entries() {
        let computed = |difference: i32| (100.0 * phi(7.0 * f64::from(difference) / 2000.0)).round() as i64;
        let printed = |difference| Curve::Normal.expected(difference);
        let differ: Vec<i32> = (0..=800).filter(|d| printed(*d) != Exact::ratio(computed(*d), 100)).collect();
        assert_eq!(differ.len(), 6, "{differ:?}");
    }

    #[test]
    fn both_sides_of_a_game_share_one_point() {
        for curve in [Curve::Normal, Curve::Logistic] {
            for difference in [-2000, -736, -735, -400, -4, -3, 0, 1, 92, 735, 736, i32::MAX] {
                let sum = curve.expected(difference) + curve.expected(difference.saturating_neg());
                assert_eq!(sum, Exact::ONE, "{curve:?} {difference}");
            }
        }
        assert_eq!(Curve::Normal.expected(i32::MIN), Exact::ZERO);
        assert_eq!(Curve::Normal.expected(200).to_string(), "0.76");
        assert_eq!(Curve::Normal.expected(-736), Exact::ZERO);
        assert_eq!(Curve::Logistic.expected(200).to_string(), "0.7597");
    }

    #[test]
    fn what_a_share_is_worth_is_expected_of_it() {
        for percent in 51..=98 {
            let share = Exact::ratio(percent, 100);
            let worth = Curve::Normal.worth(share);
            let expected = Curve::Normal.expected(worth);
            assert!((expected - share).to_f64().abs() < 0.011, "{percent}: {worth} lets expect {expected}");
            assert_eq!(Curve::Normal.worth(Exact::ONE - share), -worth);
            let logistic = Curve::Logistic.expected(Curve::Logistic.worth(share));
            assert!((logistic - share).to_f64().abs() < 0.001, "{percent}: {logistic}");
        }
        assert_eq!([Curve::Normal.worth(Exact::ONE), Curve::Logistic.worth(Exact::ONE)], [800, 800]);
        assert_eq!([Curve::Normal.worth(Exact::ZERO), Curve::Logistic.worth(Exact::ZERO)], [-800, -800]);
    }

    #[test]
    fn halves_are_rounded_away_from_zero() {
        let whole = [(5, 2), (-5, 2), (249, 100), (-249, 100), (0, 1)]
            .map(|(top, bottom)| rounded(Exact::ratio(top, bottom)));
        assert_eq!(whole, [3, -3, 2, -2, 0]);
    }
}
