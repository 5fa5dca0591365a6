//! RU-RENJU: the right to protest (5.3.7.1.e), after the arbiters to the organiser (5.3.7.2.b); the rest is RU22's.

use article::Article;
use clock::Millis;

use crate::edition::ru22;
use crate::law::event::{After, Court, Matter, Path, ProtestLaw, Step, Term};

const TERM: Term = Term::Round { classical: Millis::minutes(60), last: Millis::minutes(30) };

pub(super) const LAW: ProtestLaw = ProtestLaw {
    right: Article::new("RU-RENJU:5.3.7.1.e"),
    paths: &[Path::new(
        Matter::Play,
        &[
            Step::new(Court::ChiefArbiter, "RU22:5.4.17.3").within(TERM, "RU22:5.4.17.1"),
            Step::new(Court::Organiser, "RU-RENJU:5.3.7.2.b").after(After::Decision),
        ],
        "RU-RENJU:5.3.7.2.b",
    )],
    ..ru22::event::EVENT.protest
};
