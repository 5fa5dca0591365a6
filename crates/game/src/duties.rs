//! What the officials of a game are entrusted with: the program prompts, they see to it and note it.

use article::Article;
use rulebook::{Area, Book, Disposition, Entry};

use crate::Game;

/// Something an article entrusts to an official.
#[derive(Clone, Copy, Debug)]
pub struct Duty<'a> {
    /// The article, with what is to be seen to in its note.
    pub entry: &'a Entry,
    /// How often it was noted in this game.
    pub noted: usize,
}

impl Game {
    /// What the edition entrusts to the officials of this game, in the order of its text.
    pub fn duties<'a>(&'a self, book: &'a Book) -> impl Iterator<Item = Duty<'a>> {
        let kind = self.regulation.discipline.kind;
        book.edition(self.regulation.edition)
            .filter(|entry| {
                entry.disposition == Disposition::Entrusted && Area::OF_A_GAME.contains(&entry.area)
            })
            .filter(move |entry| entry.is_for(kind))
            .map(|entry| Duty { entry, noted: self.notes_on(entry.article) })
    }

    /// How often an official has noted something by an article.
    #[must_use]
    pub fn notes_on(&self, article: Article) -> usize {
        self.notes.iter().filter(|&&noted| noted == article).count()
    }
}
