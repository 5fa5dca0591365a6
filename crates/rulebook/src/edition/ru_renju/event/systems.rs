//! Which systems there are, how many rounds, and how round robin, knockout and matches go.

use article::Article;

use crate::law::event::SystemsLaw;

pub(super) const LAW: SystemsLaw = SystemsLaw { correction: Article::new("RU-RENJU:5.3.16.1.1") };
