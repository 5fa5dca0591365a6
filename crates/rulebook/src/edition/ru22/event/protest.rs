//! RU22: protests and appeals (5.4.17), by correspondence (10.1.12, 10.5) and in composition (11.7).

use article::{Article, stated};
use clock::Millis;

use crate::Status;
use crate::law::event::{After, Approval, CommitteeLaw, Court, Matter, Path, ProtestLaw, Step, Term};

const TERM: Term = Term::Round { classical: Millis::minutes(60), last: Millis::minutes(30) };

pub(super) const LAW: ProtestLaw = ProtestLaw {
    right: Article::new("RU22:2.3.1.e"),
    representative: Article::new("RU22:2.3.4.b"),
    captain: Article::new("RU22:5.4.9.7"),
    written: Article::new("RU22:5.4.17.1"),
    names_articles: Some(Article::new("RU22:5.4.17.2")),
    within: Some(stated(Millis::minutes(24 * 60), "RU22:5.4.17.3")),
    hearing: Some(Article::new("RU22:5.4.17.3")),
    open: Article::new("RU22:5.4.17.3"),
    deposit: Some(stated(5_000, "RU22:5.4.17.4")),
    paths: &[
        Path::new(
            Matter::Play,
            &[
                Step::new(Court::ChiefArbiter, "RU22:5.4.17.3").within(TERM, "RU22:5.4.17.1"),
                Step::new(Court::Appeals, "RU22:5.4.17.5").after(After::Protest),
            ],
            "RU22:5.4.17.5.par4",
        ),
        Path::new(
            Matter::Correspondence,
            &[
                Step::new(Court::Secretary, "RU22:10.1.12"),
                Step::new(Court::ChiefArbiter, "RU22:10.1.12")
                    .within(Term::Days(10), "RU22:10.1.12")
                    .after(After::Decision),
                Step::new(Court::Organiser, "RU22:10.1.12")
                    .within(Term::Days(10), "RU22:10.1.12")
                    .after(After::Decision),
            ],
            "RU22:10.1.12",
        ),
        Path::new(
            Matter::Overstep,
            &[Step::new(Court::ChiefArbiter, "RU22:10.3.8").within(Term::Days(10), "RU22:10.3.8")],
            "RU22:10.3.8",
        ),
        Path::new(
            Matter::Adjudication,
            &[Step::new(Court::Organiser, "RU22:10.5.7").within(Term::Days(10), "RU22:10.5.6")],
            "RU22:10.5.7",
        ),
        Path::new(Matter::Award, &[Step::new(Court::ChiefArbiter, "RU22:11.7.e")], "RU22:11.7.par5"),
    ],
    committee: Some(CommitteeLaw {
        from: Some(stated(Status::Interregional, "RU22:5.4.17.5")),
        members: Article::new("RU22:5.4.17.5.par1"),
        members_least: 2,
        members_most: None,
        reserves_least: 2,
        reserves_most: Some(2),
        parties: Some(Article::new("RU22:5.4.17.5.par1")),
        interest: Article::new("RU22:5.4.17.5.par2"),
        odd: Some(Article::new("RU22:5.4.17.5.par3")),
        age: Some(stated(21, "RU22:5.4.17.5.par3")),
    }),
    approval: Approval { by: Article::new("RU22:12.3.a"), reopens: false },
    after_result: Some(Article::new("RU22:5.4.14.5")),
    after_flag: Some(Article::new("RU22:5.4.2.8")),
    analyses: Some(Article::new("RU22:10.5.6")),
};
