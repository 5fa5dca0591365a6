//! The editions to be read: the list of them, the articles of one, and one article with what is made of it.
//!
//! Pages that cite an article link to it with [`cite`].

use std::sync::LazyLock;

use article::Article;
use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Response};
use language::{Language, Text};
use maud::{Markup, html};
use rulebook::{Book, Edition, Entry};
use serde::Deserialize;

use super::layout::Page;
use super::missing;
use crate::caller::Caller;

static BOOK: LazyLock<Book> = LazyLock::new(Book::open);

/// What is looked for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    q: String,
}

/// An article as a link to what it says, which is also told when it is pointed at.
pub(crate) fn cite(t: Text, by: Article) -> Markup {
    html! { cite .article { a href=(address(by)) title=[t.article(by)] { (by.name()) } } }
}

/// The same where an article comes by its name.
pub(crate) fn cite_name(t: Text, by: &str) -> Markup {
    Article::find(by).map_or_else(|| html! {}, |by| cite(t, by))
}

/// The title of an article in the book.
pub(crate) fn title(article: Article) -> &'static str {
    BOOK.entry(article).map_or("", |entry| entry.title)
}

/// Where an article is read.
fn address(article: Article) -> String {
    format!("/rules/{}/{}", article.edition(), article.number())
}

/// The editions.
pub(crate) async fn list(caller: Caller) -> Markup {
    let t = caller.language.text();
    let content = html! {
        h1 { (t.rules()) }
        p .lead { (t.rules_lead()) }
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
    let found: Vec<&Entry> = if asked.q.trim().is_empty() {
        BOOK.edition(edition).collect()
    } else {
        BOOK.search(&asked.q).into_iter().filter(|entry| entry.edition() == edition).collect()
    };
    let content = html! {
        p { a href="/rules" { (t.rules()) } }
        h1 { (edition.name()) " " (named(t, edition)) }
        form .search method="get" role="search" {
            label { span { (t.search()) } input type="search" name="q" value=(asked.q) maxlength="100"; }
            button type="submit" { (t.search()) }
        }
        p role="status" { (t.rules_found(found.len())) }
        @if !found.iter().all(|entry| is_told(t, entry)) { p .faint { (t.rules_titles_english()) } }
        (links(t, &found))
    };
    let title = format!("{} · {}", edition.name(), t.rules());
    Page { title: &title, scripts: &[], content }.show(&caller).into_response()
}

/// One article.
pub(crate) async fn article(caller: Caller, Path((edition, number)): Path<(String, String)>) -> Response {
    let entry = Article::find(&format!("{edition}:{number}")).and_then(|article| BOOK.entry(article));
    let Some(entry) = entry else { return missing::page(&caller) };
    let t = caller.language.text();
    let name = entry.article.name();
    let parent = BOOK.parent(entry);
    let children: Vec<&Entry> = BOOK.children(entry).collect();
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
        @match t.article(entry.article) {
            Some(says) => { h1 { (name) } p .lead { (says) } }
            None => h1 { (name) " " span lang="en" { (entry.title) } },
        }
        @if t.language() != Language::English && facts.iter().any(|(_, text)| !text.is_empty()) {
            p .faint { (t.rules_summary_english()) }
        }
        dl .terms {
            @for (about, text) in facts.into_iter().filter(|(_, text)| !text.is_empty()) {
                div { dt { (about) } dd lang="en" { (text) } }
            }
            div {
                dt { (t.rules_kept()) }
                dd { (t.named("rules-kept", entry.disposition.name()).unwrap_or(entry.disposition.name())) }
            }
        }
        @if !children.is_empty() {
            h2 { (t.rules_parts()) }
            @if !children.iter().all(|entry| is_told(t, entry)) { p .faint { (t.rules_titles_english()) } }
            (links(t, &children))
        }
    };
    let title = format!("{name} · {}", t.rules());
    Page { title: &title, scripts: &[], content }.show(&caller).into_response()
}

/// Articles with what they say; with their titles, which are in English as the book is, where nobody has said it yet.
fn links(t: Text, entries: &[&Entry]) -> Markup {
    html! {
        ul .articles {
            @for entry in entries {
                li {
                    a href=(address(entry.article)) { (entry.article.number()) } " "
                    @match t.article(entry.article) { Some(says) => (says), None => span lang="en" { (entry.title) } }
                }
            }
        }
    }
}

/// Whether what an article says is told in the language of the page.
fn is_told(t: Text, entry: &Entry) -> bool {
    t.language() == Language::English || t.article(entry.article).is_some()
}

fn named(t: Text, edition: Edition) -> &'static str {
    t.named("edition", edition.name()).unwrap_or_else(|| edition.title())
}

#[cfg(test)]
mod tests {
    use article::Article;
    use language::Language;

    use serde_json::Value;

    use super::{address, cite, cite_name};
    use crate::people::tests::site::{Browser, Site};

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
        let one = site.call(&reader, "GET /rules/RU-RENJU/5.3.7.1.e", Value::Null).await;
        assert!(one.body.contains("protest any decision or sanction"), "{}", one.body);
        for call in ["GET /rules/RU99", "GET /rules/RU22/6.1.5.999", "GET /rules/UA24/6.1.5.3"] {
            let answer = site.call(&reader, call, Value::Null).await;
            assert_eq!(answer.status, 404, "{call}");
        }
    }

    #[tokio::test]
    async fn what_is_in_english_is_said_to_be_and_marked() {
        let site = Site::start().await;
        let reader = Browser::default();
        let read = async |path: &str, language: Language| {
            site.call(&reader, &format!("GET {path}?lang={}", language.code()), Value::Null).await.body
        };
        for language in [Language::Ukrainian, Language::Russian] {
            let t = language.text();
            let list = read("/rules/RU22", language).await;
            assert!(list.contains(t.rules_titles_english()), "{list}");
            let one = read("/rules/RU-RENJU/5.3.7.1.e", language).await;
            assert!(one.contains(t.rules_summary_english()), "{one}");
            // Whatever is left without the marks of English has no words in Latin letters but names of editions.
            for page in [list, one] {
                let main = page
                    .split_once("<main")
                    .and_then(|(_, rest)| rest.split_once("</main>"))
                    .expect("a page")
                    .0;
                let mut parts = main.split(" lang=\"en\">");
                let first = parts.next().unwrap_or_default().to_owned();
                let rest: String =
                    parts.filter_map(|part| part.split_once("</").map(|(_, rest)| rest)).collect();
                let mut text = String::new();
                for piece in (first + &rest).split('<') {
                    text.push_str(piece.split_once('>').map_or("", |(_, words)| words));
                    text.push(' ');
                }
                let english =
                    |word: &&str| word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_lowercase());
                assert_eq!(text.split(' ').find(english), None, "{text}");
            }
        }
        let english = read("/rules/RU22", Language::English).await;
        assert!(!english.contains(Language::English.text().rules_titles_english()));
    }

    #[test]
    fn addresses_need_no_escapes() {
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "/.-".contains(sign);
        assert!(Article::all().all(|article| address(article).chars().all(plain)));
    }
}
