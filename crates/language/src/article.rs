//! What an article says, in one sentence of our own.

use article::Article;

use crate::{Text, Topic};

impl Text {
    /// What an article says, if it is one that a game or a challenge can name.
    ///
    /// ```
    /// use article::Article;
    /// use language::Language;
    /// let by = Article::new("RU22:6.1.5.3");
    /// assert_eq!(Language::English.text().article(by), Some("Capturing is obligatory, forward and backward."));
    /// ```
    #[must_use]
    pub fn article(self, by: Article) -> Option<&'static str> {
        self.named("article", by.name())
    }
}

impl Topic {
    /// Where the articles of an edition are told: `RU22`, `UA24`.
    #[must_use]
    pub fn articles_of(edition: &str) -> Option<Self> {
        match edition {
            "RU22" => Some(Self::ArticleRu22),
            "RU-CODEX" => Some(Self::ArticleRuCodex),
            "UA24" => Some(Self::ArticleUa24),
            "RU-RENJU" => Some(Self::ArticleRuRenju),
            "RU-BEGIN" => Some(Self::ArticleRuBegin),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use article::{Article, EDITIONS};

    use crate::{Language, Topic, module, slug};

    #[test]
    fn no_two_articles_share_a_key() {
        let mut keys: BTreeMap<String, Article> = BTreeMap::new();
        for article in Article::all() {
            let other = keys.insert(slug(article.name()), article);
            assert_eq!(other, None, "{article} has the key of another");
        }
    }

    #[test]
    fn every_sentence_is_about_an_article_and_stands_in_the_file_of_its_edition() {
        let keys: BTreeMap<String, Article> =
            Article::all().map(|article| (slug(article.name()), article)).collect();
        for edition in EDITIONS {
            let topic = Topic::articles_of(edition).expect("every edition is told");
            for language in Language::ALL {
                let module = module(language, &[topic]);
                let told =
                    module.lines().filter_map(|line| line.strip_prefix("\"article-")?.split_once("\": \""));
                let mut count = 0;
                for (key, sentence) in told {
                    assert_eq!(keys.get(key).map(|article| article.edition()), Some(edition), "{key}");
                    assert!(
                        sentence.ends_with(".\",") && sentence.chars().count() < 160,
                        "{key}: {sentence}"
                    );
                    count += 1;
                }
                assert!(count > 10, "{edition} {language}: {count}");
            }
        }
    }
}
