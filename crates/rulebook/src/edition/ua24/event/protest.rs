//! UA24: protests and appeals (III.rights, IV.panel.8.4) and in composition (VIII).

use article::Article;

use crate::law::event::{After, Approval, CommitteeLaw, Court, Matter, Path, ProtestLaw, Step, Term};

pub(super) const LAW: ProtestLaw = ProtestLaw {
    right: Article::new("UA24:III.rights.1.5"),
    representative: Article::new("UA24:III.team.8"),
    captain: Article::new("UA24:III.team.8"),
    written: Article::new("UA24:III.rights.1.5"),
    names_articles: None,
    within: None,
    hearing: None,
    open: Article::new("UA24:IV.panel.5.6"),
    deposit: None,
    paths: &[
        Path::new(
            Matter::Play,
            &[
                Step::new(Court::Arbiter, "UA24:III.rights.1.5").at_board(),
                Step::new(Court::ChiefArbiter, "UA24:III.rights.1.5").after(After::Decision),
                Step::new(Court::Appeals, "UA24:III.rights.1.5")
                    .within(Term::Fixed, "UA24:IV.panel.8.4.c")
                    .after(After::Decision),
            ],
            "UA24:IV.panel.8.4.c",
        ),
        Path::new(
            Matter::Award,
            &[
                Step::new(Court::ChiefArbiter, "UA24:VIII.judging.9.2")
                    .within(Term::Approval, "UA24:VIII.judging.9.2"),
                Step::new(Court::Commission, "UA24:VIII.judging.9.2")
                    .within(Term::Approval, "UA24:VIII.judging.8.a")
                    .after(After::Decision),
            ],
            "UA24:VIII.judging.8.a",
        ),
        Path::new(
            Matter::Points,
            &[Step::new(Court::ChiefArbiter, "UA24:VIII.solvejudging.5.2")
                .within(Term::Approval, "UA24:VIII.solvejudging.5.2")],
            "UA24:VIII.solvejudging.5.2",
        ),
    ],
    committee: Some(CommitteeLaw {
        from: None,
        members: Article::new("UA24:IV.panel.8.4.a"),
        members_least: 2,
        members_most: Some(2),
        reserves_least: 2,
        reserves_most: None,
        parties: None,
        interest: Article::new("UA24:IV.panel.8.4.b"),
        odd: None,
        age: None,
    }),
    approval: Approval { by: Article::new("UA24:IV.panel.5.6"), reopens: true },
    after_result: None,
    after_flag: Some(Article::new("UA24:III.clockuse.9")),
    analyses: None,
};
