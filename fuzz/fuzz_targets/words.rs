//! The small texts: names of squares, annotation signs, clocks, time controls, game types, scores, tag values. What
//! is read is written and read back as the same.
#![no_main]

use damka_fuzz::Input;
use libfuzzer_sys::fuzz_target;
use notation::pdn::{self, GameType, Score, ScoreStyle, TimeControl};
use notation::sign;
use notation::square::{self, Naming};

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let board = input.variant().rules().board.value;
    let text = input.text();
    let text = text.as_str();

    if let Ok(found) = square::read(board, text) {
        for names in [Naming::Algebraic, Naming::CapitalE, Naming::Numeric, Naming::TwoDigits] {
            assert_eq!(square::read(board, &names.name(board, found)), Ok(found), "{text}");
        }
        assert!(!square::spoken(board, found).is_empty());
    }

    match sign::read(text) {
        Ok(signs) => {
            for table in [&sign::RU22, &sign::UA24] {
                let written: Vec<String> = signs.iter().map(|&sign| table.write(sign)).collect();
                assert_eq!(sign::read(&written.join(" ")).as_ref(), Ok(&signs), "{text}");
            }
            let numbered = signs.iter().filter_map(|sign| Some((sign, sign.nag()?)));
            numbered.for_each(|(&sign, nag)| assert_eq!(sign::Sign::of_nag(nag), Some(sign)));
        }
        Err(column) => assert!((1..=text.chars().count()).contains(&column), "{column}: {text:?}"),
    }

    for clock in pdn::clocks(text) {
        let written = clock.to_string();
        assert_eq!(pdn::clocks(&written).collect::<Vec<_>>(), [clock], "{text} is written {written}");
    }

    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse().as_ref(), Ok(&control), "{text} is written {control}");
    }

    match pdn::game_type(text) {
        Ok(variant) => assert_eq!(pdn::game_type(&GameType::of(variant).to_string()), Ok(variant)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }

    if let Some(score) = Score::read(input.bytes()) {
        for style in [ScoreStyle::Default, ScoreStyle::International] {
            assert_eq!(Score::read(score.text(style).as_bytes()), Some(score));
        }
    }

    let line = text.replace(['\n', '\r'], " ");
    assert_eq!(pdn::unescape(&pdn::escape(text)), line);
    assert_eq!(pdn::decode(text.as_bytes()), text);
    assert!(pdn::decode(input.bytes()).chars().count() <= input.bytes().len());
});
