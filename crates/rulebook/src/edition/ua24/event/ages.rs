//! UA24: groups by age and sex (III.ages). The lower bounds overlap, so that only the upper ones part the groups.

use article::{Article, stated};

use crate::law::event::{AgeGroup, AgeLaw, AgeTable, Contests, Older};

pub(super) const LAW: AgeLaw = AgeLaw {
    tables: &[AgeTable {
        games: &[],
        contests: Contests::All,
        groups: &[
            AgeGroup::up_to(8, ["young hopes 6-8, boys", "young hopes 6-8, girls"], "UA24:III.ages.1.a"),
            AgeGroup::up_to(10, ["young hopes 8-10, boys", "young hopes 8-10, girls"], "UA24:III.ages.1.b"),
            AgeGroup::up_to(13, ["younger cadets, boys", "younger cadets, girls"], "UA24:III.ages.1.c"),
            AgeGroup::up_to(16, ["cadets, boys", "cadets, girls"], "UA24:III.ages.1.d"),
            AgeGroup::up_to(19, ["juniors", "women juniors"], "UA24:III.ages.1.e"),
            AgeGroup::up_to(26, ["youth, men", "youth, women"], "UA24:III.ages.1.f"),
            AgeGroup::adults("UA24:III.ages.1.g"),
        ],
        by: Article::new("UA24:III.ages.1.h"),
    }],
    counted: Article::new("UA24:III.ages.1.h"),
    older: stated(Older::Freely, "UA24:III.ages.1.i"),
    younger: Article::new("UA24:III.ages.1.i"),
    women: Some(Article::new("UA24:III.ages.1.j")),
    joint: None,
    students: None,
};
