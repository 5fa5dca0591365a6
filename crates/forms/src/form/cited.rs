//! Which article knows which form.

use article::Article;
use rulebook::Edition;

use super::Form;

impl Form {
    /// The article that knows it: that of the edition, or where it has none that of RU22, whose samples are used.
    #[must_use]
    pub const fn article(self, edition: Edition) -> Article {
        let [ru22, codex, ua24] = self.articles();
        match (edition, codex, ua24) {
            (Edition::RuCodex, Some(codex), _) => codex,
            (Edition::Ua24, _, Some(ua24)) => ua24,
            (Edition::RuRenju, ..) if matches!(self, Self::PlayerCard) => {
                const { Article::new("RU-RENJU:5.3.14.3") }
            }
            _ => match ru22 {
                Some(ru22) => ru22,
                None => const { Article::new("RU22:14.1.5") },
            },
        }
    }

    /// The articles of RU22, RU-CODEX and UA24 that know it.
    const fn articles(self) -> [Option<Article>; 3] {
        const fn by(ru22: &'static str, codex: &'static str, ua24: &'static str) -> [Option<Article>; 3] {
            [of(ru22), of(codex), of(ua24)]
        }
        const fn of(name: &'static str) -> Option<Article> {
            if name.is_empty() { None } else { Some(Article::new(name)) }
        }
        match self {
            Self::PreliminaryApplication => {
                const { by("RU22:A3", "RU-CODEX:4.1.g", "UA24:II.regulation.2.10") }
            }
            Self::FinalApplication => const { by("RU22:A4", "RU-CODEX:4.1.g", "UA24:II.regulation.2.10") },
            Self::AdmissionProtocol => const { by("RU22:5.3.par1", "RU-CODEX:4.5", "UA24:IV.panel.5.1") },
            Self::Regulation => const { by("RU22:3.1.1.a", "RU-CODEX:4.1", "UA24:II.regulation.1") },
            Self::TechnicalRegulation => const { by("RU22:3.2", "RU-CODEX:4.1.g", "UA24:IV.panel.8.3") },
            Self::Programme => const { by("RU22:3.2", "RU-CODEX:4.1.g", "UA24:II.regulation.2.6") },
            Self::Invitation => const { by("", "RU-CODEX:4.2", "") },
            Self::Disciplines => const { by("RU22:A1", "", "") },
            Self::LineUp => const { by("RU22:5.4.9.2", "RU-CODEX:3.17.2", "UA24:III.team.5") },
            Self::ScoreSheets => const { by("RU22:5.4.3.1", "RU-CODEX:3.10.1", "UA24:III.recording.9") },
            Self::Games => const { by("RU22:12.4.5", "", "UA24:IV.panel.12.3") },
            Self::PairingsByBoard
            | Self::PairingsByName
            | Self::ResultSlips
            | Self::RoundProtocol
            | Self::MatchProtocol
            | Self::MatchSummary => const { by("RU22:14.1.1", "", "") },
            Self::PlayerCard => const { by("RU22:14.1.2", "", "") },
            Self::RoundRobinTable | Self::SwissTable | Self::Standings => const { by("RU22:14.1.3", "", "") },
            Self::TeamScoring => const { by("RU22:14.1.4", "", "") },
            Self::Bulletin => const { by("RU22:15.2", "", "UA24:IV.panel.12.1") },
            Self::PressReport => const { by("RU22:15.2", "", "UA24:IV.panel.12.4") },
            Self::Protest => const { by("RU22:5.4.17.2", "RU-CODEX:3.17.7", "UA24:IV.panel.8.4.c") },
            Self::Certificate => const { by("RU22:12.3.a", "RU-CODEX:4.6.3.c", "UA24:IV.panel.5.7") },
            Self::MedicalReport => const { by("RU22:13.1.2.e", "", "") },
            Self::Report => const { by("RU22:12.3.b", "RU-CODEX:4.6.3.b", "UA24:IV.panel.8.6") },
        }
    }
}
