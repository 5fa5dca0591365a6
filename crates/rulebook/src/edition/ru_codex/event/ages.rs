//! RU-CODEX: groups by age and sex (3.3).

use article::{Article, stated};

use crate::law::event::{AgeGroup, AgeLaw, AgeTable, Contests, Older};

pub(super) const LAW: AgeLaw = AgeLaw {
    tables: &[AgeTable {
        games: &[],
        contests: Contests::All,
        groups: &[
            AgeGroup::up_to(11, ["boys under 12", "girls under 12"], "RU-CODEX:3.3.1.a"),
            AgeGroup::up_to(13, ["younger youths 12-13", "younger girls 12-13"], "RU-CODEX:3.3.1.b"),
            AgeGroup::up_to(15, ["youths 14-15", "girls 14-15"], "RU-CODEX:3.3.1.c"),
            AgeGroup::up_to(17, ["older youths 16-17", "older girls 16-17"], "RU-CODEX:3.3.1.d"),
            AgeGroup::up_to(19, ["juniors 18-19", "women juniors 18-19"], "RU-CODEX:3.3.1.e"),
            AgeGroup::up_to(23, ["young men up to 23", "young women up to 23"], "RU-CODEX:3.3.1.f"),
            AgeGroup::adults("RU-CODEX:3.3.1.g"),
        ],
        by: Article::new("RU-CODEX:3.3.3"),
    }],
    counted: Article::new("RU-CODEX:3.3.3"),
    older: stated(Older::Freely, "RU-CODEX:3.3.2"),
    younger: Article::new("RU-CODEX:3.3.2"),
    women: None,
    joint: None,
    students: None,
};
