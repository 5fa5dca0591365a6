//! RU-RENJU: the panel is that of RU22; only the role of the arbiter (5.3.10) is its own.

use article::Article;

use crate::edition::ru22;
use crate::law::event::PanelLaw;

pub(super) const LAW: PanelLaw = PanelLaw {
    sector: Article::new("RU-RENJU:5.3.10.3"),
    moves_told: Some(Article::new("RU-RENJU:5.3.10.6")),
    ..ru22::event::EVENT.panel
};
