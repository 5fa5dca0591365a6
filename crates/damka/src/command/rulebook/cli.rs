//! The words of the rulebook commands.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use rulebook::{Area, Book, Edition, UnknownArea, UnknownEdition};

/// A question to the rulebook.
#[derive(Debug, Subcommand)]
pub(crate) enum RulebookCommand {
    Show(ArticleArgs),
    Search(SearchArgs),
    List(ListArgs),
    Diff(DiffArgs),
    Conformance(ConformanceArgs),
}

/// Show what is known about one article.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka rulebook show RU22:6.1.8.3
  damka rulebook show UA24:VI.draws.1.4 --json
  damka rulebook show UA24:VI.draws.1.4 --language uk

JSON: {\"article\",\"edition\",\"number\",\"area\",\"disciplines\":[..],\"weight\",\"disposition\",\"title\",\"summary\",\"example\",
\"differs\",\"note\",\"reading\",\"parent\",\"children\":[..],\"code\":[..],\"tests\":[..],\"lacks\"}; what there is nothing of is null.")]
pub(crate) struct ArticleArgs {
    /// The article, such as RU22:6.1.8.3.
    pub(crate) article: String,
    #[command(flatten)]
    pub(crate) told: ToldArgs,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Find the articles in which all the words occur: in the name, the title, the summary, then elsewhere.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka rulebook search draw offer
  damka rulebook search sealed move --edition RU-CODEX
  damka rulebook search --language uk записаний хід

JSON: [{\"article\",\"area\",\"weight\",\"disposition\",\"title\",\"summary\"},..], the best first.")]
pub(crate) struct SearchArgs {
    /// The words, in any case.
    #[arg(required = true, value_name = "WORD")]
    pub(crate) words: Vec<String>,
    #[command(flatten)]
    pub(crate) part: PartArgs,
    #[command(flatten)]
    pub(crate) told: ToldArgs,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// List articles with their titles, in the order of the text.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka rulebook list --edition RU22 --area draw
  damka rulebook list --area ballot --json

JSON: [{\"article\",\"area\",\"weight\",\"disposition\",\"title\",\"summary\"},..].")]
pub(crate) struct ListArgs {
    #[command(flatten)]
    pub(crate) part: PartArgs,
    #[command(flatten)]
    pub(crate) told: ToldArgs,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Compare two editions article by article.
///
/// RU-CODEX and UA24 say of each of their articles how it stands to RU22; what only RU22 has is not listed then.
/// Other editions are laid side by side by title.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka rulebook diff RU22 UA24 --area draw
  damka rulebook diff RU22 RU-CODEX --area clock --json

JSON: [{\"how\":\"same\"|\"differs\"|\"only\"|\"alike\",\"left\",\"right\",\"title\",\"words\"},..]; \"only\" has just one side,
\"alike\" is an equal title of texts that nobody has compared, a null is a counterpart that is not named.")]
pub(crate) struct DiffArgs {
    /// The first edition.
    #[arg(value_parser = edition(), ignore_case = true, value_name = "EDITION")]
    pub(crate) left: Edition,
    /// The second edition.
    #[arg(value_parser = edition(), ignore_case = true, value_name = "EDITION")]
    pub(crate) right: Edition,
    /// Only articles of this area.
    #[arg(long, value_parser = area(), ignore_case = true)]
    pub(crate) area: Option<Area>,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Show how each article is kept: its disposition, where code cites it, which tests try it; then totals.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka rulebook conformance --edition RU22 --area draw
  damka rulebook conformance --missing
  damka rulebook conformance --json

JSON: {\"articles\":[{\"article\",\"area\",\"weight\",\"disposition\",\"title\",\"code\":[..],\"tests\":[..],\"lacks\"},..],
\"areas\":[{\"area\",\"articles\",\"stated\",\"enacted\",\"entrusted\",\"reference\",\"must\"},..],\"totals\":{..}}; a total is {\"kept\",\"of\"}:
kept by code or a test, for \"must\" by a test.")]
pub(crate) struct ConformanceArgs {
    #[command(flatten)]
    pub(crate) part: PartArgs,
    /// Only articles that have to hold and have no test, or should be read by code and are not.
    #[arg(long)]
    pub(crate) missing: bool,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How the book is told.
#[derive(Args, Clone, Debug)]
pub(crate) struct ToldArgs {
    /// The language of the texts.
    #[arg(long, value_parser = PossibleValuesParser::new(Book::LANGUAGES), default_value = "en")]
    language: String,
}

/// Part of the book.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct PartArgs {
    /// Only articles of this edition.
    #[arg(long, value_parser = edition(), ignore_case = true)]
    pub(crate) edition: Option<Edition>,
    /// Only articles of this area.
    #[arg(long, value_parser = area(), ignore_case = true)]
    pub(crate) area: Option<Area>,
}

impl ToldArgs {
    /// The book in the language that was asked for.
    pub(crate) fn book(&self) -> Book {
        Book::open_in(&self.language).unwrap_or_else(Book::open)
    }
}

impl RulebookCommand {
    /// Whether the answer is wanted as JSON.
    pub(crate) const fn json(&self) -> bool {
        match self {
            Self::Show(args) => args.json,
            Self::Search(args) => args.json,
            Self::List(args) => args.json,
            Self::Diff(args) => args.json,
            Self::Conformance(args) => args.json,
        }
    }
}

/// A parser that knows the editions' names.
fn edition() -> impl TypedValueParser<Value = Edition> {
    let names = Edition::ALL.map(Edition::name);
    PossibleValuesParser::new(names).try_map(|name| -> Result<Edition, UnknownEdition> { name.parse() })
}

/// A parser that knows the areas' names.
fn area() -> impl TypedValueParser<Value = Area> {
    let names = Area::ALL.map(Area::name);
    PossibleValuesParser::new(names).try_map(|name| -> Result<Area, UnknownArea> { name.parse() })
}
