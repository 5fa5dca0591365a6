//! RU-RENJU: what the regulation of an event may choose.

use article::{Article, stated};
use clock::Millis;

use crate::law::{Choices, Lateness};

/// Renju.
pub(super) const RENJU: Choices = Choices {
    lateness: stated(Lateness::Fixed(Millis::minutes(30)), "RU-RENJU:5.3.6.2"),
    meeting: None,
    opening: Article::new("RU-RENJU:5.2.4.3"),
    irregularities: Article::new("RU-RENJU:5.3.8.2"),
};
