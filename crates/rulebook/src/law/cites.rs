//! The rules of the board in the words of an edition.

use article::Article;

/// Articles that a board cites, each beside the article of the edition that says the same.
pub type Cites = &'static [(Article, Article)];

/// Writes two articles side by side.
pub(crate) const fn same(board: &'static str, edition: &'static str) -> (Article, Article) {
    (Article::new(board), Article::new(edition))
}
