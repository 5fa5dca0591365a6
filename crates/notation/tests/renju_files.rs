//! Renju files: what is written is read back, and what is broken is refused where it breaks.

use notation::renju::{
    At, Dialect, Game, Problem, ReadError, Setup, Unwritable, pos, psq, record, renlib, sgf,
};
use renju::{Board, Colour, Move, Point, Rules};

/// A random game of stones on different points, with passes if asked for.
fn random_moves(random: &mut fastrand::Rng, passes: bool) -> Vec<Move> {
    let mut points: Vec<Point> = Point::all().collect();
    random.shuffle(&mut points);
    let mut moves: Vec<Move> = points.into_iter().take(random.usize(1..=225)).map(Move::Stone).collect();
    if passes {
        for _ in 0..random.usize(..4) {
            moves.insert(random.usize(..=moves.len()), Move::Pass);
        }
    }
    moves
}

/// A random tree with tags, comments, and sometimes stones set up.
fn random_game(random: &mut fastrand::Rng) -> Game {
    let mut game = match random.usize(..4) {
        0 => {
            let mut board = Board::EMPTY;
            for _ in 0..random.usize(1..9) {
                let colour = if random.bool() { Colour::Black } else { Colour::White };
                board.put(Point::at(random.usize(..225)).expect("a point"), colour);
            }
            Game::of_setup(Setup { board, turn: if random.bool() { Colour::Black } else { Colour::White } })
        }
        _ => Game::default(),
    };
    for (key, value) in [("Event", "Кубок \"Весна\""), ("Black", "A\\B]"), ("White", "Õ; (b)")] {
        if random.bool() {
            game.set_tag(key, value);
        }
    }
    game.set_tag("Result", random.choice(["1-0", "0-1", "1/2-1/2", "0-0"]).expect("one"));
    let mut nodes = vec![Game::ROOT];
    for _ in 0..random.usize(..80) {
        let at = if random.usize(..4) == 0 {
            *random.choice(&nodes).expect("one")
        } else {
            *nodes.last().expect("one")
        };
        let played = match random.usize(..20) {
            0 => Move::Pass,
            _ => Move::Stone(Point::at(random.usize(..225)).expect("a point")),
        };
        let node = game.play(at, played).expect("room");
        if random.usize(..8) == 0 && game.comment_at(node).is_none() {
            game.comment(
                node,
                random.choice(["good!", "две\nстроки", "1-0 (a) [b] \\ ;B[aa]"]).expect("one"),
            );
        }
        nodes.push(node);
    }
    game
}

/// Every place of a game in order: how deep it lies, its move and its comment.
fn tree(game: &Game) -> Vec<(u32, Option<Move>, Option<&str>)> {
    let mut places = Vec::new();
    let mut stack = vec![Game::ROOT];
    while let Some(at) = stack.pop() {
        places.push((game.ply(at), game.played(at), game.comment_at(at)));
        stack.extend(game.children(at).collect::<Vec<_>>().into_iter().rev());
    }
    assert_eq!(places.len(), game.len() + 1);
    places
}

#[test]
fn records_are_read_back_as_written() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..300 {
        let game = random_game(&mut random);
        for dialect in Dialect::ALL {
            let text = record::write(&game, dialect);
            let read = record::read(&text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(record::write(&read, dialect), text);
            assert_eq!(tree(&read), tree(&game));
            assert_eq!((read.setup(), read.tag("Black")), (game.setup(), game.tag("Black")));
            assert_eq!(record::read(&text, Some(dialect)), Ok(read));
        }
    }
}

#[test]
fn sgf_is_read_back_as_written() {
    let mut random = fastrand::Rng::with_seed(2);
    for _ in 0..300 {
        let game = random_game(&mut random);
        let text = sgf::write(&game);
        let games = sgf::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(games.len(), 1);
        assert_eq!(sgf::write(&games[0]), text);
        assert_eq!(tree(&games[0]), tree(&game));
        for key in ["Event", "Black", "White", "Result"] {
            assert_eq!(games[0].tag(key), game.tag(key), "{text}");
        }
        assert_eq!(games[0].setup(), game.setup());
    }
}

#[test]
fn psq_and_pos_are_read_back_as_written() {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..300 {
        let mut game = Game::of_moves(&random_moves(&mut random, false));
        game.set_tag("Black", "Иванов");
        game.set_tag("White", "b");
        assert_eq!(psq::read(&psq::write(&game).expect("no pass")), Ok(game.clone()));
        let read = pos::read(&pos::write(&game).expect("no pass")).expect("a game");
        assert!(read.main_line().eq(game.main_line()));
    }
    let passed = Game::of_moves(&[Move::Stone(Point::CENTRE), Move::Pass]);
    assert_eq!(psq::write(&passed), Err(Unwritable::Pass));
    assert_eq!(pos::write(&passed), Err(Unwritable::Pass));
    assert_eq!(pos::write(&Game::default()), Err(Unwritable::Length));
    let setup = Game::of_setup(Setup { board: Board::EMPTY, turn: Colour::White });
    assert_eq!(psq::write(&setup), Err(Unwritable::Setup));
}

#[test]
fn psq_of_the_world_is_understood() {
    let read = |text: &str| psq::read(text).expect("a game");
    let names =
        |game: &Game| [game.tag("Black"), game.tag("White")].map(|name| name.unwrap_or("").to_owned());
    // A tournament names its players in its own order; the last number of the header says who of them began.
    let game = read("Piskvorky 15x15, 7:7, 0\r\n8,8,456\r\n9,8,4500\r\na.exe\r\nb.zip\r\n0\r\n");
    assert_eq!((game.len(), names(&game)), (2, ["a.exe", "b.zip"].map(str::to_owned)));
    let game = read("Piskvorky 15x15, 7:7, 1\n8,8,456\n9,8,4500\na.exe\nb.zip\n2\n0,Renju_1\n");
    assert_eq!((game.len(), names(&game)), (2, ["b.zip", "a.exe"].map(str::to_owned)));
    // A game saved by hand has no names, and old ones have no times.
    for end in ["-1", "0", "1", ""] {
        let game = read(&format!("Piskvorky 15x15, 0:0, 0\n8,8\n9, 8\n7,7,-5\n{end}\n"));
        assert_eq!((game.len(), names(&game)), (3, ["", ""].map(str::to_owned)), "{end}");
    }
}

#[test]
fn the_corners_of_every_format_are_the_same_points() {
    let corner = |name: &str| Move::Stone(Dialect::World.read(name).expect("a point"));
    let top_left = corner("a15");
    let first = |game: Game| game.main_line().next();
    assert_eq!(first(pos::read(&[1, 0]).unwrap()), Some(top_left));
    assert_eq!(first(pos::read(&[1, 224]).unwrap()), Some(corner("o1")));
    assert_eq!(first(psq::read("Piskvorky 15x15, 11:11, 0\n1,1,0\n").unwrap()), Some(top_left));
    assert_eq!(first(psq::read("Piskvorky 15x15, 11:11, 0\n15,15,0\n").unwrap()), Some(corner("o1")));
    assert_eq!(first(sgf::read(b"(;GM[4];B[aa])").unwrap().remove(0)), Some(top_left));
    assert_eq!(first(sgf::read(b"(;GM[4];B[oo])").unwrap().remove(0)), Some(corner("o1")));
    assert_eq!(first(renlib::read(&lib(&[0x00, 0x00, 0x01, 0x40])).unwrap()), Some(top_left));
    assert_eq!(first(renlib::read(&lib(&[0x00, 0x00, 0xef, 0x40])).unwrap()), Some(corner("o1")));
}

/// A library with these moves.
fn lib(moves: &[u8]) -> Vec<u8> {
    let mut bytes = b"\xffRenLib\xff\x03\x04".to_vec();
    bytes.resize(20, 0xff);
    bytes.extend(moves);
    bytes
}

/// A game tree as RenLib writes it: moves before their children, flags for brothers and leaves.
fn encode(game: &Game) -> Vec<u8> {
    let mut bytes = lib(&[0x00, if game.is_empty() { 0x40 } else { 0x00 }]);
    let mut stack: Vec<_> = game.children(Game::ROOT).collect::<Vec<_>>().into_iter().rev().collect();
    while let Some(at) = stack.pop() {
        let cell = match game.played(at) {
            Some(Move::Stone(point)) => (14 - point.row()) << 4 | (point.column() + 1),
            _ => 0,
        };
        let children: Vec<_> = game.children(at).collect();
        let mut flags = if game.next(at).is_some() { 0x80 } else { 0 };
        flags |= if children.is_empty() { 0x40 } else { 0 };
        flags |= if game.comment_at(at).is_some() { 0x08 } else { 0 };
        bytes.extend([cell, flags]);
        if let Some(comment) = game.comment_at(at) {
            let mut text = comment.as_bytes().to_vec();
            text.push(0);
            text.resize(text.len().next_multiple_of(2), 0);
            bytes.extend(text);
        }
        stack.extend(children.into_iter().rev());
    }
    bytes
}

#[test]
fn libraries_keep_their_trees_and_comments() {
    let mut random = fastrand::Rng::with_seed(4);
    for _ in 0..300 {
        let whole = random_game(&mut random);
        if whole.setup().is_some() {
            continue;
        }
        let read = renlib::read(&encode(&whole)).expect("a library");
        assert_eq!(tree(&read), tree(&whole));
    }
}

#[test]
fn libraries_of_all_ages_are_read() {
    // Without a header, as before version 3, with an old comment whose last letter has the high bit.
    let old = renlib::read(&[0x78, 0x20, b'o', b'k' | 0x80, 0x69, 0x40]).expect("a library");
    assert_eq!(old.len(), 2);
    let first = old.children(Game::ROOT).next().expect("a move");
    assert_eq!(old.comment_at(first), Some("ok"));
    // A text on the board of a move that is none.
    let text =
        renlib::read(&lib(&[0x00, 0x00, 0x78, 0x00, 0x69, 0x43, 0x00, 0x01, b'A', 0x00])).expect("a library");
    assert_eq!(text.len(), 1);
    let first = text.children(Game::ROOT).next().expect("a move");
    assert_eq!(text.comment_at(first), Some("[i9: A]"));
    // A pass in the middle.
    let pass = renlib::read(&lib(&[0x00, 0x00, 0x78, 0x00, 0x00, 0x40])).expect("a library");
    assert_eq!(pass.main_line().last(), Some(Move::Pass));
}

#[test]
fn sgf_of_other_games_and_boards_is_refused() {
    let problem = |text: &str| sgf::read(text.as_bytes()).expect_err(text);
    assert_eq!(problem("(;GM[1]SZ[19];B[pd])"), ReadError { at: At::Byte(5), problem: Problem::OtherGame });
    assert_eq!(problem("(;GM[4]SZ[19];B[pd])").problem, Problem::OtherBoard);
    assert_eq!(problem("(;GM[4];B[hh];B[hi])").problem, Problem::OutOfTurn);
    assert_eq!(problem("(;GM[4];B[hp])").at, At::Byte(10));
    assert_eq!(problem("(;GM[4];B[hh]").problem, Problem::Unclosed("a game"));
    assert_eq!(problem("(;GM[4];B[hh").problem, Problem::Unclosed("a value"));
    assert_eq!(problem("").problem, Problem::Expected("(; and a game"));
    assert_eq!(problem("(;GM[4];B[hh];AB[aa])").at, At::Byte(17));
    assert_eq!(problem("(;GM[4]AB[aa][aa])").problem, Problem::Occupied("a15".to_owned()));
}

#[test]
fn sgf_of_the_world_is_understood() {
    let text = "remarks (;FF[4]GM[4]SZ[15]PB[Нара]RE[B+Time]RU[RIF]C[a\\]b\\\\c];B[hh];W[ig]C[first];B[tt](;W[])(;W[gi]))\n(;GM[4]AB[aa:bb]PL[W];W[hh])";
    let games = sgf::read(text.as_bytes()).expect("two games");
    assert_eq!(games.len(), 2);
    assert_eq!(
        (games[0].tag("Black"), games[0].tag("Result"), games[0].tag("Rule")),
        (Some("Нара"), Some("1-0"), Some("RIF"))
    );
    assert_eq!(games[0].comment_at(Game::ROOT), Some("a]b\\c"));
    assert_eq!(games[0].main_line().filter(|&played| played == Move::Pass).count(), 2);
    let setup = games[1].setup().expect("stones");
    assert_eq!((setup.board.count(Colour::Black), setup.turn), (4, Colour::White));
    assert_eq!(games[1].end(Rules::default()).map(|end| end.board().count(Colour::White)), Ok(1));
}

#[test]
fn records_name_their_letters_or_are_told_them() {
    let problem = |text: &str, dialect| record::read(text, dialect).expect_err(text).problem;
    assert_eq!(problem("1 h8", None), Problem::NoDialect);
    assert_eq!(problem("[Letters \"A-P\"]\n1 H8", Some(Dialect::World)), Problem::OtherDialect);
    assert_eq!(problem("[Letters \"a-z\"]\n1 h8", None), Problem::NoDialect);
    let game = record::read("[Letters \"A-P\"]\n1 H8 2 K10", None).expect("a game");
    assert_eq!(game.main_line().last(), Some(Move::Stone(Point::named("j10").expect("a point"))));
}

#[test]
fn broken_records_are_refused_where_they_break() {
    let message = |text: &str| record::read(text, Some(Dialect::World)).expect_err(text).to_string();
    assert_eq!(message("1 h8\n2 i9 (2 h9"), "line 2, column 11: a variation is not finished");
    assert_eq!(message("1 h8 {never"), "line 1, column 6: a comment is not finished");
    assert_eq!(message("(1 h8)"), "line 1, column 1: expected a move");
    assert_eq!(message("1 h8) 2 i9"), "line 1, column 5: expected a move");
    assert_eq!(message("1 h8 * 2 i9"), "line 1, column 8: expected nothing after the result");
    assert_eq!(message("1 h8 5 i9"), "line 1, column 6: move number 5 where move 2 comes next");
    assert_eq!(message("[Black \"x]"), "line 1, column 1: a tag is not finished");
    assert_eq!(
        message("1 h8 [Black \"x\"]"),
        "line 1, column 6: expected a move: tags stand before all moves"
    );
}

#[test]
fn broken_binary_files_are_refused_with_their_byte() {
    let at = |result: Result<Game, ReadError>| result.expect_err("broken").at;
    assert_eq!(at(pos::read(&[])), At::Byte(0));
    assert_eq!(at(pos::read(&[226])), At::Byte(0));
    assert_eq!(at(pos::read(&[3, 1, 2])), At::Byte(3));
    assert_eq!(at(pos::read(&[1, 225])), At::Byte(1));
    assert_eq!(at(pos::read(&[1; 300])), At::Byte(0));
    assert_eq!(at(renlib::read(b"")), At::Byte(0));
    assert_eq!(at(renlib::read(b"\xffRenLib\xff\x03")), At::Byte(9));
    assert_eq!(
        at(renlib::read(&lib(&[]).iter().map(|&b| if b == 3 { 9 } else { b }).collect::<Vec<_>>())),
        At::Byte(8)
    );
    assert_eq!(at(renlib::read(&lib(&[0x78]))), At::Byte(21));
    assert_eq!(at(renlib::read(&lib(&[0xf8, 0x00]))), At::Byte(20));
    assert_eq!(at(renlib::read(&lib(&[0x10, 0x00]))), At::Byte(20));
    assert_eq!(at(renlib::read(&lib(&[0x78, 0x08, b'n', b'o']))), At::Byte(24));
    let line = |text: &str| psq::read(text).expect_err("broken").to_string();
    assert_eq!(line("Piskvorky 20x20, 11:11, 0\n"), "line 1, column 1: the board is not 15 x 15");
    assert_eq!(
        line("Piskvorky 15x15, 11:11, 0\n8,8,0\n16,1,0\n"),
        "line 3, column 1: expected columns and rows 1 to 15"
    );
    for wrong in ["8,x,0", "8,8,soon", "8,8,0,0"] {
        let text = format!("Piskvorky 15x15, 11:11, 0\n{wrong}\n");
        assert_eq!(line(&text), "line 2, column 1: expected x,y,milliseconds");
    }
    assert!(psq::read("").is_err() && psq::read("hello").is_err());
}

#[test]
fn trees_as_deep_as_files_are_long_need_no_stack() {
    let deep = 200_000;
    let mut text = "(;GM[4]".to_owned();
    for i in 0..deep {
        text += if i % 2 == 0 { "(;B[hh]" } else { "(;W[]" };
    }
    text += &")".repeat(deep + 1);
    let games = sgf::read(text.as_bytes()).expect("a game");
    assert_eq!(games[0].len(), deep);
    assert!(sgf::read(sgf::write(&games[0]).as_bytes()).is_ok());
    let mut text = "1 h8 ".to_owned() + &"(1 h8 ".repeat(deep);
    assert!(record::read(&text, Some(Dialect::World)).is_err());
    text += &")".repeat(deep);
    assert_eq!(record::read(&text, Some(Dialect::World)).map(|game| game.len()), Ok(1));
    let chain: Vec<u8> = [0x78, 0x80, 0x69, 0x80].repeat(deep / 2);
    assert_eq!(renlib::read(&lib(&chain)).map(|game| game.len()), Ok(deep));
}

#[test]
fn no_slip_of_the_pen_brings_a_reader_down() {
    let mut random = fastrand::Rng::with_seed(5);
    for round in 0..3000 {
        let game = random_game(&mut random);
        let files = [
            record::write(&game, Dialect::World).into_bytes(),
            sgf::write(&game).into_bytes(),
            encode(&game),
            psq::write(&Game::of_moves(&random_moves(&mut random, false))).expect("no pass").into_bytes(),
            pos::write(&Game::of_moves(&random_moves(&mut random, false))).expect("no pass"),
        ];
        let mut bytes = files.into_iter().nth(round % 5).expect("five");
        for _ in 0..random.usize(1..6) {
            let at = random.usize(..bytes.len());
            match random.usize(..3) {
                0 => bytes[at] = random.u8(..),
                1 => bytes.truncate(at + 1),
                _ => bytes.insert(at, *random.choice(b"()[]{}\\\";,-0159hp\x00\xff").expect("one")),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let _ = record::read(&text, Some(Dialect::World));
        let _ = psq::read(&text);
        let _ = sgf::read(&bytes);
        let _ = renlib::read(&bytes);
        let _ = pos::read(&bytes);
        let _ = notation::renju::moves::read(&text, Dialect::Rulebook);
        let _ = Setup::read(&text, Dialect::World);
    }
}
