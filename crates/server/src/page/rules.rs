//! The editions to be read: the list of them, the articles of one, and one article with what is made of it.
//!
//! Pages that cite an article link to it with [`cite`].

use std::sync::LazyLock;

use article::Article;
use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Response};
use language::{Language, Text};
use maud::{Markup, html};
use rulebook::{Area, Book, Edition, Entry, Weight};
use serde::Deserialize;

use super::layout::Page;
use super::missing;
use crate::caller::Caller;

/// The book in each language, opened when somebody reads in it.
static BOOKS: [LazyLock<Book>; 3] = [
    LazyLock::new(|| told(Language::English)),
    LazyLock::new(|| told(Language::Ukrainian)),
    LazyLock::new(|| told(Language::Russian)),
];

/// What is looked for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    q: String,
}

/// An article as a link to what it says, which is also told when it is pointed at.
pub(crate) fn cite(t: Text, by: Article) -> Markup {
    html! { cite .article { a href=(address(by)) title=(says(t, by)) { (by.name()) } } }
}

/// The same where an article comes by its name.
pub(crate) fn cite_name(t: Text, by: &str) -> Markup {
    Article::find(by).map_or_else(|| html! {}, |by| cite(t, by))
}

/// What an article says in a sentence, or else its title.
pub(crate) fn says(t: Text, by: Article) -> &'static str {
    t.article(by).or_else(|| book(t).entry(by).map(|entry| entry.title)).unwrap_or_default()
}

/// The articles of an edition that can be violated at the board, with their titles: how people behave, and what follows if they do not.
pub(crate) fn violable(t: Text, edition: Edition) -> impl Iterator<Item = (Article, &'static str)> {
    let entries = book(t).edition(edition).filter(|entry| {
        matches!(entry.area, Area::Conduct | Area::Sanction | Area::Accessibility)
            && entry.weight != Weight::Info
    });
    entries.map(|entry| (entry.article, entry.title))
}

fn book(t: Text) -> &'static Book {
    let [english, ukrainian, russian] = &BOOKS;
    match t.language() {
        Language::English => english,
        Language::Ukrainian => ukrainian,
        Language::Russian => russian,
    }
}

fn told(language: Language) -> Book {
    Book::open_in(language.code()).unwrap_or_else(Book::open)
}

/// Where an article is read.
fn address(article: Article) -> String {
    format!("/rules/{}/{}", article.edition(), article.number())
}

/// The editions, and what is found in any of them.
pub(crate) async fn list(caller: Caller, Query(asked): Query<Asked>) -> Markup {
    let t = caller.language.text();
    let found = book(t).search(&asked.q);
    let content = html! {
        h1 { (t.rules()) }
        p .lead { (t.rules_lead()) }
        (search(t, &asked))
        @if !asked.q.trim().is_empty() { p role="status" { (t.rules_found(found.len())) } }
        ul .articles {
            @for entry in &found {
                li { a href=(address(entry.article)) { (entry.article.name()) } " " (entry.title) }
            }
        }
        ul {
            @for edition in Edition::ALL {
                li { a href={ "/rules/" (edition.name()) } { (edition.name()) } " " (named(t, edition)) }
            }
        }
    };
    Page { title: t.rules(), scripts: &[], content }.show(&caller)
}

/// The articles of an edition, or those of them in which all words occur.
pub(crate) async fn edition(
    caller: Caller,
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    let Ok(edition) = name.parse::<Edition>() else { return missing::page(&caller) };
    let t = caller.language.text();
    let book = book(t);
    let found: Vec<&Entry> = if asked.q.trim().is_empty() {
        book.edition(edition).collect()
    } else {
        book.search(&asked.q).into_iter().filter(|entry| entry.edition() == edition).collect()
    };
    let content = html! {
        p { a href="/rules" { (t.rules()) } }
        h1 { (edition.name()) " " (named(t, edition)) }
        (search(t, &asked))
        p role="status" { (t.rules_found(found.len())) }
        (links(&found))
    };
    let title = format!("{} · {}", edition.name(), t.rules());
    Page { title: &title, scripts: &[], content }.show(&caller).into_response()
}

/// One article.
pub(crate) async fn article(caller: Caller, Path((edition, number)): Path<(String, String)>) -> Response {
    let t = caller.language.text();
    let book = book(t);
    let entry = Article::find(&format!("{edition}:{number}")).and_then(|article| book.entry(article));
    let Some(entry) = entry else { return missing::page(&caller) };
    let name = entry.article.name();
    let parent = book.parent(entry);
    let children: Vec<&Entry> = book.children(entry).collect();
    let facts = [
        (t.rules_asks(), entry.summary),
        (t.rules_example(), entry.example),
        (t.rules_differs(), entry.differs),
        (t.rules_reading(), entry.reading),
        (t.rules_note(), entry.note),
    ];
    let content = html! {
        nav aria-label=(t.rules()) {
            a href={ "/rules/" (entry.edition().name()) } { (entry.edition().name()) }
            @if let Some(parent) = parent { " › " a href=(address(parent.article)) { (parent.article.number()) } }
        }
        h1 { (name) " " (entry.title) }
        @if let Some(says) = t.article(entry.article) { p .lead { (says) } }
        p .faint { (t.rules_own_words()) }
        dl .terms {
            @for (about, text) in facts.into_iter().filter(|(_, text)| !text.is_empty()) {
                div { dt { (about) } dd { (text) } }
            }
            div {
                dt { (t.rules_kept()) }
                dd { (t.named("rules-kept", entry.disposition.name()).unwrap_or(entry.disposition.name())) }
            }
        }
        @if !children.is_empty() {
            h2 { (t.rules_parts()) }
            (links(&children))
        }
    };
    let title = format!("{name} · {}", t.rules());
    Page { title: &title, scripts: &[], content }.show(&caller).into_response()
}

/// The field for words to look for.
fn search(t: Text, asked: &Asked) -> Markup {
    html! {
        form .search method="get" role="search" {
            label { span { (t.search()) } input type="search" name="q" value=(asked.q) maxlength="100"; }
            button type="submit" { (t.search()) }
        }
    }
}

/// Articles with their titles.
fn links(entries: &[&Entry]) -> Markup {
    html! {
        ul .articles {
            @for entry in entries {
                li { a href=(address(entry.article)) { (entry.article.number()) } " " (entry.title) }
            }
        }
    }
}

fn named(t: Text, edition: Edition) -> &'static str {
    t.named("edition", edition.name()).unwrap_or_else(|| edition.title())
}

#[cfg(test)]
mod tests {
    use article::Article;
    use language::Language;
    use rulebook::Edition;

    use serde_json::Value;

    use super::{address, cite, cite_name, violable};
    use crate::people::tests::site::{Browser, Site};

    #[test]
    fn what_can_be_violated_is_offered_with_its_title_in_every_language() {
        for (edition, name) in [(Edition::Ru22, "RU22:2.3.3.e"), (Edition::Ua24, "UA24:III.rights.3.6")] {
            let titles = Language::ALL.map(|language| {
                let mut offered = violable(language.text(), edition);
                offered.find(|(article, _)| article.name() == name).map(|(_, title)| title).expect(name)
            });
            assert!(titles.iter().all(|title| !title.is_empty()) && titles[0] != titles[1], "{titles:?}");
        }
        let heading = |(article, _): &(Article, &str)| article.name() == "RU22:2.3.3";
        assert!(!violable(Language::English.text(), Edition::Ru22).any(|offered| heading(&offered)));
    }

    #[test]
    fn a_citation_leads_to_the_article() {
        let t = Language::Ukrainian.text();
        let shown = cite(t, Article::new("RU22:6.1.5.3")).into_string();
        assert!(shown.contains(r#"href="/rules/RU22/6.1.5.3""#), "{shown}");
        assert_eq!(cite_name(t, "RU22:6.1.5.999").into_string(), "");
    }

    #[tokio::test]
    async fn every_edition_is_read_and_what_is_no_article_is_missing() {
        let site = Site::start().await;
        let reader = Browser::default();
        for call in
            ["GET /rules", "GET /rules/RU22", "GET /rules/UA24?q=captain", "GET /rules/UA24/III.team.8"]
        {
            let answer = site.call(&reader, call, Value::Null).await;
            assert_eq!(answer.status, 200, "{call}");
        }
        let everywhere = site.call(&reader, "GET /rules?q=protest", Value::Null).await.body;
        for name in ["RU22:2.3.1.e", "RU-RENJU:5.3.7.1.e"] {
            assert!(everywhere.contains(name), "{everywhere}");
        }
        let one = site.call(&reader, "GET /rules/RU-RENJU/5.3.7.1.e", Value::Null).await;
        assert!(one.body.contains("protest any decision or sanction"), "{}", one.body);
        for call in ["GET /rules/RU99", "GET /rules/RU22/6.1.5.999", "GET /rules/UA24/6.1.5.3"] {
            let answer = site.call(&reader, call, Value::Null).await;
            assert_eq!(answer.status, 404, "{call}");
        }
    }

    #[tokio::test]
    async fn readers_of_every_language_find_no_word_of_another() {
        let site = Site::start().await;
        let reader = Browser::default();
        for language in [Language::Ukrainian, Language::Russian] {
            for path in ["/rules/RU22", "/rules/UA24", "/rules/RU-RENJU/5.3.7.1.e", "/rules/RU-CODEX/4.4"] {
                let call = format!("GET {path}?lang={}", language.code());
                let page = site.call(&reader, &call, Value::Null).await.body;
                let (_, main) = page.split_once("<main").expect("a page");
                let (main, _) = main.split_once("</main>").expect("a page");
                let mut text = String::new();
                for piece in main.split('<') {
                    text.push_str(piece.split_once('>').map_or("", |(_, words)| words));
                    text.push(' ');
                }
                // Names of editions and of federations are in capitals, squares are short.
                let english =
                    |word: &&str| word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_lowercase());
                assert_eq!(text.split(' ').find(english), None, "{call}");
            }
        }
        let found = site.call(&reader, "GET /rules/RU22?q=протест&lang=uk", Value::Null).await.body;
        assert!(found.contains(r#"href="/rules/RU22/2.3.1.e""#), "{found}");
    }

    #[test]
    fn addresses_need_no_escapes() {
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "/.-".contains(sign);
        assert!(Article::all().all(|article| address(article).chars().all(plain)));
    }
}
