//! RU-CODEX: protests (3.4.1, 3.17.7), by correspondence (5.1.12, 5.3.8, 5.5) and in composition (6.5, 6.7).

use article::Article;

use crate::law::event::{After, Approval, CommitteeLaw, Court, Matter, Path, ProtestLaw, Step, Term};

pub(super) const LAW: ProtestLaw = ProtestLaw {
    right: Article::new("RU-CODEX:3.4.1.e"),
    representative: Article::new("RU-CODEX:3.4.1.e"),
    captain: Article::new("RU-CODEX:3.17.7"),
    written: Article::new("RU-CODEX:3.17.7"),
    names_articles: None,
    within: None,
    hearing: None,
    open: Article::new("RU-CODEX:4.6.3.a"),
    deposit: None,
    paths: &[
        Path::new(
            Matter::Play,
            &[
                Step::new(Court::ChiefArbiter, "RU-CODEX:3.4.1.e"),
                Step::new(Court::Appeals, "RU-CODEX:4.7.2.f").after(After::Decision),
            ],
            "RU-CODEX:4.7.2.f",
        ),
        Path::new(
            Matter::Correspondence,
            &[
                Step::new(Court::Steward, "RU-CODEX:5.1.12"),
                Step::new(Court::ChiefArbiter, "RU-CODEX:5.1.12")
                    .within(Term::Days(10), "RU-CODEX:5.1.12")
                    .after(After::Decision),
                Step::new(Court::Organiser, "RU-CODEX:5.1.12")
                    .within(Term::Days(10), "RU-CODEX:5.1.12")
                    .after(After::Decision),
            ],
            "RU-CODEX:5.1.12",
        ),
        Path::new(
            Matter::Overstep,
            &[Step::new(Court::ChiefArbiter, "RU-CODEX:5.3.8").within(Term::Days(10), "RU-CODEX:5.3.8")],
            "RU-CODEX:5.3.8",
        ),
        Path::new(
            Matter::Adjudication,
            &[Step::new(Court::Organiser, "RU-CODEX:5.5.7").within(Term::Days(10), "RU-CODEX:5.5.6")],
            "RU-CODEX:5.5.7",
        ),
        Path::new(
            Matter::Award,
            &[
                Step::new(Court::ChiefArbiter, "RU-CODEX:6.5.5.b").within(Term::Approval, "RU-CODEX:6.5.5.b"),
                Step::new(Court::Commission, "RU-CODEX:6.5.5.b")
                    .within(Term::Approval, "RU-CODEX:6.7.2.e")
                    .after(After::Decision),
            ],
            "RU-CODEX:6.7.2.e",
        ),
    ],
    committee: Some(CommitteeLaw {
        from: None,
        members: Article::new("RU-CODEX:4.7.2.f"),
        members_least: 2,
        members_most: None,
        reserves_least: 0,
        reserves_most: None,
        parties: None,
        interest: Article::new("RU-CODEX:4.7.2.f"),
        odd: None,
        age: None,
    }),
    approval: Approval { by: Article::new("RU-CODEX:4.6.3.a"), reopens: false },
    after_result: Some(Article::new("RU-CODEX:1.10.4")),
    after_flag: Some(Article::new("RU-CODEX:3.8.10")),
    analyses: Some(Article::new("RU-CODEX:5.5.6")),
};
