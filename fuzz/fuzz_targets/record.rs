//! Records as people write them: what is read is written in both forms and every language, and read back as the same
//! moves with the same result.
#![no_main]

use damka_fuzz::Input;
use libfuzzer_sys::fuzz_target;
use notation::game::{Game, Step};
use notation::list::Language;
use notation::record;

const LANGUAGES: [Language; 3] = [Language::Russian, Language::Ukrainian, Language::English];

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let variant = input.variant();
    let text = input.text();
    let mut game = record::read(&text, variant).game;
    // Names may be anything, moves and results too; and a record has no place for a position.
    ["White", "Black"].iter().for_each(|key| game.set_tag(key, ""));
    let is_plain =
        *game.start() == game.variant().start() && game.main_line().all(|step| step.played().is_some());
    for language in LANGUAGES {
        for written in [record::line(&game, language), record::columns(&game, language)] {
            let read = record::read(&written, game.variant());
            if is_plain && game.main_line().next().is_some() {
                assert_eq!(read.trouble, None, "{text:?} is written {written}");
                assert!(moves(&read.game).eq(moves(&game)), "{text:?} is written {written}");
                assert_eq!(read.game.score, game.score, "{text:?} is written {written}");
            }
        }
    }
});

fn moves(game: &Game) -> impl Iterator<Item = &draughts::Move> {
    game.main_line().filter_map(Step::played)
}
