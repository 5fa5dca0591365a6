//! PDF files are read back: pages, words, and that nothing changes from one run to the next.

use std::collections::BTreeMap;

use forms::{Form, Paper};
use language::Language;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use ttf_parser::{Face, GlyphId};

use crate::desk::{members, round_robin, score_teams, swiss, teams};
use competition::regulation::{System, TableOrder};

/// The streams of a file, unpacked, with the dictionaries before them.
fn streams(file: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let find = |from: usize, word: &[u8]| {
        file[from..].windows(word.len()).position(|part| part == word).map(|at| from + at)
    };
    let mut from = 0;
    while let Some(start) = find(from, b"stream\n") {
        let end = find(start, b"\nendstream").expect("the end of a stream");
        let head = file[from..start].rsplit(|byte| *byte == b'j').next().unwrap_or_default();
        let head = String::from_utf8_lossy(head).into_owned();
        let body = &file[start + 7..end];
        let plain = if head.contains("FlateDecode") {
            decompress_to_vec_zlib(body).expect("a stream")
        } else {
            body.to_vec()
        };
        found.push((head, plain));
        from = end + 10;
    }
    found
}

/// The words of every page, as a reader of the file gets them.
fn words(paper: &Paper) -> Vec<String> {
    let file = paper.pdf();
    let streams = streams(&file);
    let is_map = |(_, body): &&(String, Vec<u8>)| String::from_utf8_lossy(body).contains("beginbfchar");
    let maps: Vec<BTreeMap<u16, char>> =
        streams.iter().filter(is_map).map(|(_, body)| letters(body)).collect();
    assert_eq!(maps.len(), 2, "two faces");
    let pages = streams.iter().filter(|(_, body)| body.windows(3).any(|part| part == b"BT\n"));
    pages.map(|(_, body)| read(body, &maps)).collect()
}

/// Which letter each number is.
fn letters(map: &[u8]) -> BTreeMap<u16, char> {
    let text = String::from_utf8_lossy(map);
    let pairs = text.lines().filter_map(|line| line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <"));
    let number = |figures: &str| u32::from_str_radix(figures, 16).expect("figures");
    pairs
        .filter_map(|(from, to)| Some((u16::try_from(number(from)).ok()?, char::from_u32(number(to))?)))
        .collect()
}

/// What a page shows.
fn read(body: &[u8], maps: &[BTreeMap<u16, char>]) -> String {
    let (mut text, mut map, mut at) = (String::new(), 0, 0);
    while at < body.len() {
        let rest = &body[at..];
        if rest.starts_with(b"/R ") || rest.starts_with(b"/B ") {
            map = usize::from(rest[1] == b'B');
        }
        if rest[0] == b'(' || rest[0] == b'<' {
            let (bytes, length) = string(rest);
            let letters = bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
            text.extend(letters.map(|number| maps[map][&number]));
            text.push('\n');
            at += length;
        }
        at += 1;
    }
    text
}

/// A string of the file, and how long it is there.
fn string(rest: &[u8]) -> (Vec<u8>, usize) {
    if rest[0] == b'<' {
        let end = rest.iter().position(|byte| *byte == b'>').expect("the end of a string");
        let figures = String::from_utf8_lossy(&rest[1..end]).into_owned();
        let byte = |at: usize| u8::from_str_radix(&figures[2 * at..2 * at + 2], 16).expect("a byte");
        return ((0..figures.len() / 2).map(byte).collect(), end);
    }
    let (mut bytes, mut at, mut depth) = (Vec::new(), 1, 1);
    loop {
        match rest[at] {
            b'\\' => {
                at += 1;
                bytes.push(match rest[at] {
                    b'n' => b'\n',
                    b'r' => b'\r',
                    b't' => b'\t',
                    b'b' => 8,
                    b'f' => 12,
                    b'0'..=b'7' => {
                        at += 2;
                        let figures = core::str::from_utf8(&rest[at - 2..=at]).expect("figures");
                        u8::from_str_radix(figures, 8).expect("a byte")
                    }
                    byte => byte,
                });
            }
            b')' if depth == 1 => return (bytes, at),
            byte => {
                depth += i32::from(byte == b'(') - i32::from(byte == b')');
                bytes.push(byte);
            }
        }
        at += 1;
    }
}

/// Everything that stands on a paper can be read in its file, whatever page it is on.
#[track_caller]
fn reads_back(paper: &Paper) -> Vec<String> {
    let pages = words(paper);
    assert_eq!(pages.len(), paper.pages());
    let all: String = pages.concat().split_whitespace().collect();
    for line in paper.text().lines() {
        for word in line.split([' ', '|']).filter(|word| !word.is_empty() && !word.contains("____")) {
            let plain = word.trim_matches(['(', ')']);
            assert!(all.contains(plain), "{word:?} is lost");
        }
    }
    pages
}

#[test]
fn the_round_robin_of_ten_is_one_page_that_reads_back() {
    for language in Language::ALL {
        let desk = round_robin(10, 9);
        let paper = desk.with(Form::RoundRobinTable, |asked| asked.language = language);
        assert_eq!(reads_back(&paper).len(), 1);
    }
}

#[test]
fn the_swiss_of_forty_has_its_head_on_every_page() {
    let paper = swiss(40, 7, 9).paper(Form::SwissTable);
    let pages = reads_back(&paper);
    assert!(pages.len() > 1);
    for (page, number) in pages.iter().zip(1..) {
        assert!(page.contains("Фамилия,") && page.contains("VIII"), "page {number}");
        assert!(page.contains(&format!("стр. {number} из {}", pages.len())), "page {number}");
    }
    assert!(
        pages.last().is_some_and(|page| page.contains("Главный секретарь:") || page.contains("секретарь:"))
    );
}

#[test]
fn the_same_paper_gives_the_same_bytes() {
    let paper = swiss(40, 3, 9).paper(Form::SwissTable);
    assert_eq!(paper.pdf(), paper.clone().pdf());
    let file = paper.pdf();
    for word in [&b"CreationDate"[..], b"ModDate"] {
        assert!(!file.windows(word.len()).any(|part| part == word), "a date");
    }
    assert!(file.len() < 120_000, "{} bytes: only the glyphs that are used", file.len());
}

/// Every letter of a file is drawn as the font draws it: numbers of letters lead to the right glyphs.
#[test]
fn letters_lead_to_their_glyphs() {
    let streams = streams(&swiss(12, 3, 5).paper(Form::SwissTable).pdf());
    let fonts =
        [include_bytes!("../../font/Roboto-Regular.ttf"), &include_bytes!("../../font/Roboto-Bold.ttf")[..]];
    let is_map = |(_, body): &&(String, Vec<u8>)| String::from_utf8_lossy(body).contains("beginbfchar");
    let maps: Vec<usize> = (0..streams.len()).filter(|at| is_map(&&streams[*at])).collect();
    assert_eq!(maps.len(), 2);
    for (at, font) in maps.into_iter().zip(fonts) {
        let letters = letters(&streams[at].1);
        assert!(letters.len() > 10);
        // The numbers of the glyphs and the part of the font follow.
        let (numbers, part) = (&streams[at + 1].1, &streams[at + 2].1);
        let (whole, part) =
            (Face::parse(font, 0).expect("the font"), Face::parse(part, 0).expect("a part of it"));
        for (number, letter) in letters {
            let place = 2 * usize::from(number);
            let glyph = GlyphId(u16::from_be_bytes([numbers[place], numbers[place + 1]]));
            let own = whole.glyph_index(letter).expect("a glyph");
            assert_eq!(part.glyph_hor_advance(glyph), whole.glyph_hor_advance(own), "{letter}");
            assert_eq!(part.glyph_bounding_box(glyph), whole.glyph_bounding_box(own), "{letter}");
        }
    }
}

#[test]
fn words_wider_than_the_page_are_broken() {
    let mut paper = Paper::new(Language::English, forms::Sheet::Portrait, "Wide");
    let long = "ЩЖ".repeat(200);
    paper.put(forms::Line::title("Wide"));
    paper.put(forms::Line::words(format!("before {long} after")));
    let page = words(&paper).concat();
    assert_eq!(page.replace(['\n', ' '], ""), format!("Widebefore{long}after"));
    assert!(page.lines().all(|line| line.chars().count() < 60), "{page}");
}

#[test]
fn teams_with_their_players_are_not_parted() {
    let mut desk = teams(6, System::RoundRobin { cycles: 1, order: TableOrder::Printed });
    for _ in 0..5 {
        desk.pair();
        score_teams(&mut desk, crate::desk::mixed);
    }
    let pages = reads_back(&desk.with(Form::RoundRobinTable, members));
    // Twenty-four players of six teams: whoever stands on a page has his team there.
    for (team, last) in [("Волга", "Юрий"), ("Кама", "Абдулхаким"), ("Днепр", "12")]
    {
        let of_team = |page: &&String| page.lines().any(|line| line == team);
        assert_eq!(pages.iter().filter(of_team).count(), 1, "{team}");
        assert!(pages.iter().any(|page| of_team(&page) && page.contains(last)), "{team} {last}");
    }
}

#[test]
fn every_form_of_an_event_reads_back_in_every_language() {
    let mut desk = swiss(12, 3, 5);
    desk.schedule(5);
    desk.pair();
    for form in forms::papers(&desk.event) {
        for language in Language::ALL {
            let mut asked = forms::Asked::new(language);
            asked.no = Some(competition::No(3));
            match form.of(&desk.event, &asked) {
                Ok(paper) => drop(reads_back(&paper)),
                Err(refusal) => assert_eq!(form, Form::Games, "{refusal}"),
            }
        }
    }
}
