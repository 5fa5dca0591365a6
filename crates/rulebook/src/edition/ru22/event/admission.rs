//! RU22: admission (1.5.9, 1.6.2, 2.2-2.4, 5.1-5.3, 13.1.2.c).

use article::{Article, stated};

use crate::Status;
use crate::law::event::{AdmissionLaw, ApplicationLaw, FeeLaw, Holder, Paper, PaperLaw, Required, Signatory};

pub(super) const LAW: AdmissionLaw = AdmissionLaw {
    register: Article::new("RU22:1.1.par6"),
    decision: Article::new("RU22:2.2.1"),
    protocol: Article::new("RU22:5.3.par1"),
    grounds: Some(Article::new("RU22:5.3.par2")),
    applications: Some(ApplicationLaw {
        both: Article::new("RU22:2.2.2"),
        medical: Article::new("RU22:2.2.3"),
        signed: Article::new("RU22:5.1.par2"),
        signatories: &[Signatory::Doctor, Signatory::Head],
        higher: Status::Interregional,
        higher_signatories: &[Signatory::Doctor, Signatory::Executive, Signatory::Federation],
        handed_in: Article::new("RU22:5.1.par3"),
    }),
    papers: Some(PaperLaw {
        required: &[
            Required::new(Paper::Passport, Holder::From(14), "RU22:2.2.4.a"),
            Required::new(Paper::BirthCertificate, Holder::Under(14), "RU22:2.2.4.b"),
            Required::new(Paper::RecordBook, Holder::Ranked, "RU22:2.2.4.c"),
            Required::new(Paper::MedicalInsurance, Holder::Everybody, "RU22:2.2.4.d"),
            Required::new(Paper::AccidentInsurance, Holder::Everybody, "RU22:2.2.4.d"),
        ],
        more: Article::new("RU22:2.2.5"),
        fewer: stated(Status::Municipal, "RU22:2.2.6"),
    }),
    insurance: Some(Article::new("RU22:2.4")),
    adaptive: None,
    fee: Some(FeeLaw {
        most: stated(5_000, "RU22:5.2"),
        less_below: Status::National,
        kept: Article::new("RU22:1.5.9"),
    }),
    disqualified: Some(Article::new("RU22:1.6.2")),
    lists: None,
    course: None,
    fitness: Some(Article::new("RU22:13.1.2.c")),
    own: Some(Article::new("RU22:2.3.4.a")),
};
