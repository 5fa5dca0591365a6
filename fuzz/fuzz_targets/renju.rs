//! Renju as text and files: what is read in any format is written as a record and as SGF, and in its own format where
//! there is a writer, and tells the same moves when it is read again.
#![no_main]

use damka_fuzz::Input;
use libfuzzer_sys::fuzz_target;
use notation::renju::{Diagram, Dialect, Game, Setup, acts, moves, pos, psq, record, renlib, sgf, turn};
use renju::opening::{Opening, Regulation};
use renju::{Move, Rules};

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let (format, dialect) =
        (input.byte(), if input.byte() == b'r' { Dialect::Rulebook } else { Dialect::World });
    let text = input.text();
    match format {
        b'm' => {
            if let Ok(played) = moves::read(&text, dialect) {
                for dialect in Dialect::ALL {
                    let written = moves::write(&played, dialect);
                    assert_eq!(
                        moves::read(&written, dialect).as_ref(),
                        Ok(&played),
                        "{text:?} is written {written}"
                    );
                }
                check(&Game::of_moves(&played));
            }
            if let Ok(setup) = Setup::read(&text, dialect) {
                for dialect in Dialect::ALL {
                    assert_eq!(Setup::read(&setup.write(dialect), dialect), Ok(setup), "{text:?}");
                }
            }
        }
        b'o' => {
            for regulation in Regulation::ALL {
                let mut opening = Opening::new(regulation);
                for said in acts::read(&text, dialect).unwrap_or_default() {
                    let (player, act) = said.meant(&opening);
                    if let Err(refused) = opening.act(player, act) {
                        assert_eq!(refused.allowed, opening.turn(), "{regulation}: {text:?}");
                    }
                }
                let asked = opening.turn();
                assert!(
                    asked.is_none_or(|asked| !turn(&asked, dialect).ends_with(": ")),
                    "{regulation}: {text:?}"
                );
            }
        }
        b's' => sgf::read(input.bytes()).unwrap_or_default().iter().for_each(check),
        b'q' => {
            if let Ok(game) = psq::read(&text) {
                let written = psq::write(&game).expect("a file has neither passes nor setups");
                let again = psq::read(&written).expect("what was written");
                assert_eq!(line(&again), line(&game), "{text:?} is written {written}");
                check(&game);
            }
        }
        b'p' => {
            if let Ok(game) = pos::read(input.bytes()) {
                let written = pos::write(&game).expect("a file has neither passes nor setups");
                assert!(input.bytes().starts_with(&written));
                check(&game);
            }
        }
        b'l' => {
            if let Ok(game) = renlib::read(input.bytes()) {
                check(&game);
            }
        }
        _ => {
            if let Ok(game) = record::read(&text, Some(dialect)) {
                check(&game);
            }
        }
    }
});

/// A game as a record and as SGF, and back.
fn check(game: &Game) {
    let _ = game.end(Rules::default());
    assert!(Diagram::of_game(game).svg().starts_with("<svg "));
    for dialect in Dialect::ALL {
        let written = record::write(game, dialect);
        match record::read(&written, None) {
            Ok(again) => {
                assert_same(&again, game, &written);
                assert_eq!(record::write(&again, dialect), written);
            }
            Err(error) => panic!("{error}: {written}"),
        }
    }
    // Blanks around words are lost in SGF, and nothing else.
    let again = sgf_again(game);
    assert_eq!(sgf::write(&sgf_again(&again)), sgf::write(&again));
}

/// The game that is read from its SGF.
fn sgf_again(game: &Game) -> Game {
    let written = sgf::write(game);
    match sgf::read(written.as_bytes()).as_deref() {
        Ok([again]) => {
            assert_same(again, game, &written);
            again.clone()
        }
        Ok(games) => panic!("{} games: {written}", games.len()),
        Err(error) => panic!("{error}: {written}"),
    }
}

fn assert_same(again: &Game, game: &Game, written: &str) {
    assert_eq!(again.len(), game.len(), "{written}");
    assert_eq!(line(again), line(game), "{written}");
    assert_eq!(again.setup(), game.setup(), "{written}");
}

fn line(game: &Game) -> Vec<Move> {
    game.main_line().collect()
}
