//! RU22: groups by age and sex (2.1 and its Table 1). "Under N" takes nobody who reaches N in the year.

use article::{Article, stated};

use crate::Kind;
use crate::law::event::{AgeGroup, AgeLaw, AgeTable, Contests, Older, Span};

pub(super) const LAW: AgeLaw = AgeLaw {
    tables: &[RENJU, FAST_TEAMS, DRAUGHTS],
    counted: Article::new("RU22:2.1.par2"),
    older: stated(Older::Qualified, "RU22:2.1.par3"),
    younger: Article::new("RU22:2.1.par3"),
    women: Some(Article::new("RU22:2.1.par5")),
    joint: Some(Article::new("RU22:2.1.par4")),
    students: Some(stated(Span { youngest: 17, oldest: 25 }, "RU22:2.1.par1")),
};

const DRAUGHTS: AgeTable = AgeTable {
    games: &[],
    contests: Contests::All,
    groups: &[
        AgeGroup::up_to(8, ["boys under 9", "girls under 9"], "RU22:2.1.t1"),
        AgeGroup::up_to(10, ["youths under 11", "girls under 11"], "RU22:2.1.t1"),
        AgeGroup::up_to(13, ["youths under 14", "girls under 14"], "RU22:2.1.t1"),
        AgeGroup::up_to(16, ["youths under 17", "girls under 17"], "RU22:2.1.t1"),
        AgeGroup::up_to(19, ["juniors under 20", "women juniors under 20"], "RU22:2.1.t1"),
        AgeGroup::up_to(26, ["juniors under 27", "women juniors under 27"], "RU22:2.1.t1"),
        AgeGroup::adults("RU22:2.1.t1"),
    ],
    by: Article::new("RU22:2.1.t1"),
};

const FAST_TEAMS: AgeTable = AgeTable {
    games: &[],
    contests: Contests::FastTeams,
    groups: &[AgeGroup::adults("RU22:2.1.t2")],
    by: Article::new("RU22:2.1.t2"),
};

const RENJU: AgeTable = AgeTable {
    games: &[Kind::Renju],
    contests: Contests::All,
    groups: &[
        AgeGroup::up_to(11, ["boys under 12", "girls under 12"], "RU22:2.1.t3"),
        AgeGroup::up_to(15, ["youths 12-15", "girls 12-15"], "RU22:2.1.t3"),
        AgeGroup::up_to(20, ["juniors 16-20", "women juniors 16-20"], "RU22:2.1.t3"),
        AgeGroup::up_to(25, ["juniors 21-25", "women juniors 21-25"], "RU22:2.1.t3"),
        AgeGroup::adults("RU22:2.1.t3"),
    ],
    by: Article::new("RU22:2.1.t3"),
};
