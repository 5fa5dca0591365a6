//! Tables as people use them, without a network.

use clock::{Millis, Moment};
use game::micromatch::Contender;
use game::{Phase, Player};
use rulebook::{Draft, Edition};

use super::{Audience, Command, Fact, Guest, Opened, Own, READY, RETURN, Table};

const SEED: u64 = 7;

/// A table and everything that was written down at it.
struct Played {
    table: Table,
    journal: Vec<Vec<Fact>>,
}

impl Played {
    /// Anna opens a table of Russian blitz and has the first move.
    fn opened() -> Self {
        Self::of("RU22", "russian blitz", "3m+2s")
    }

    fn of(edition: &str, discipline: &str, control: &str) -> Self {
        Self::meeting(edition, discipline, control, 1)
    }

    /// The same with so many games.
    fn meeting(edition: &str, discipline: &str, control: &str, games: u8) -> Self {
        let edition: Edition = edition.parse().expect("an edition");
        let discipline = discipline.parse().expect("a discipline");
        let draft = Draft::usual(edition, discipline, control.parse().expect("a control")).expect("known");
        let draft = Draft { lag: Millis(500), games, ..draft.remote() };
        let opened = Opened {
            draft,
            host: anna(),
            seat: Contender::A,
            audience: Audience::Link,
            follows: None,
            guest: None,
            booking: None,
        };
        let facts = vec![Fact::Opened(Box::new(opened))];
        let table = Table::begin("t", &facts).expect("a table");
        Self { table, journal: vec![facts] }
    }

    /// Both are there and the game has begun at `READY`.
    fn begun() -> Self {
        Self::by("RU22", "russian blitz", "3m+2s")
    }

    fn by(edition: &str, discipline: &str, control: &str) -> Self {
        Self::of(edition, discipline, control).begins()
    }

    /// The other one comes, and the game begins at `READY`.
    fn begins(self) -> Self {
        let mut played = self;
        played.does(&boris(), &Command::Sit, 0).expect("the seat is free");
        played.program(&Own::Came(Contender::A), 0);
        played.program(&Own::Came(Contender::B), 0);
        played.program(&Own::Tick, ready());
        assert_eq!(played.phase(), Phase::Playing);
        played
    }

    fn does(&mut self, by: &Guest, command: &Command, at: i64) -> Result<usize, &'static str> {
        let facts = self.table.decide(by, command, SEED, Moment(at)).map_err(|no| no.code)?;
        Ok(self.keep(facts))
    }

    fn program(&mut self, own: &Own, at: i64) -> usize {
        let facts = self.table.own(own, SEED, Moment(at));
        self.keep(facts)
    }

    fn keep(&mut self, facts: Vec<Fact>) -> usize {
        let count = facts.len();
        if count > 0 {
            self.table.apply(&facts);
            self.journal.push(facts);
        }
        count
    }

    fn phase(&self) -> Phase {
        self.table.game().expect("a game").phase()
    }

    fn left(&self, player: Player, at: i64) -> u64 {
        self.table.game().expect("a game").left(player, Moment(at)).as_millis()
    }
}

fn anna() -> Guest {
    Guest::visitor("anna")
}

fn boris() -> Guest {
    Guest::visitor("boris")
}

fn ready() -> i64 {
    i64::try_from(READY.as_millis()).expect("short")
}

fn play(text: &str, ply: usize) -> Command {
    Command::Move { text: text.to_owned(), offer: false, ply: Some(ply), delay: None }
}

#[test]
fn whoever_comes_first_sits_down_and_nobody_else() {
    let mut played = Played::opened();
    assert_eq!(played.does(&anna(), &Command::Sit, 0), Ok(0), "the host sits already");
    assert!(played.does(&boris(), &Command::Sit, 0).is_ok());
    assert_eq!(played.does(&Guest::visitor("vera"), &Command::Sit, 1), Err("taken"));
    assert_eq!(played.does(&anna(), &Command::Close, 1), Err("taken"));
    assert_eq!(played.does(&Guest::visitor("vera"), &play("cd4", 0), 1), Err("not-your-seat"));
}

#[test]
fn a_table_nobody_came_to_is_closed_by_its_host_only() {
    let mut played = Played::opened();
    assert_eq!(played.does(&boris(), &Command::Close, 0), Err("not-your-seat"));
    assert!(played.does(&anna(), &Command::Close, 0).is_ok());
    assert_eq!(played.does(&boris(), &Command::Sit, 0), Err("taken"));
}

#[test]
fn a_move_that_is_sent_again_is_acknowledged_and_not_made_twice() {
    let mut played = Played::begun();
    assert!(played.does(&anna(), &play("cd4", 0), 4_000).is_ok());
    assert_eq!(played.does(&anna(), &play("c3-d4", 0), 4_100), Ok(0), "the same move in other words");
    assert_eq!(
        played.does(&anna(), &play("ef4", 0), 4_100),
        Err("behind"),
        "another move does not stand there"
    );
    assert_eq!(played.does(&boris(), &play("cd4", 0), 4_100), Err("behind"));
    assert_eq!(played.table.game().expect("a game").plies().len(), 1);
    assert_eq!(played.does(&boris(), &play("fg5", 7), 4_200), Err("behind"), "from the future");
    assert_eq!(played.does(&anna(), &play("fg5", 1), 4_200), Err("not-your-turn"));
}

#[test]
fn time_in_which_the_program_was_down_is_charged_to_nobody() {
    let mut played = Played::begun();
    played.does(&anna(), &play("cd4", 0), 4_000).expect("legal");
    let (down, up) = (10_000, 500_000);
    let before = played.left(Player::Second, down);
    played.program(&Own::Interrupted(Moment(down)), up);
    assert!(matches!(played.phase(), Phase::Stopped(_)));
    assert_eq!(played.table.view(Moment(up)).stopped, Some("server"), "and those who wait are told why");
    assert_eq!(played.left(Player::Second, up), before, "though it was down longer than his whole time");
    played.program(&Own::Came(Contender::B), up + 1_000);
    assert!(matches!(played.phase(), Phase::Stopped(_)), "one is not both");
    played.program(&Own::Came(Contender::A), up + 2_000);
    assert_eq!(played.phase(), Phase::Playing);
    assert_eq!(played.table.view(Moment(up + 2_000)).stopped, None);
    assert_eq!(played.left(Player::Second, up + 2_000), before);
}

#[test]
fn who_does_not_come_back_is_waited_for_on_his_own_time() {
    let mut played = Played::begun();
    played.does(&anna(), &play("cd4", 0), 4_000).expect("legal");
    played.program(&Own::Interrupted(Moment(5_000)), 20_000);
    let due = played.table.wake(Moment(20_000)).expect("the table looks again");
    assert_eq!(due, Moment(20_000) + RETURN);
    assert_eq!(played.program(&Own::Tick, due.0 - 1), 0);
    played.program(&Own::Tick, due.0);
    assert_eq!(played.phase(), Phase::Playing);
    assert_eq!(played.table.game().expect("a game").running(), Some(Player::Second));
}

#[test]
fn delay_of_the_line_is_given_back_as_far_as_the_regulation_says_and_shown() {
    let mut played = Played::begun();
    let slow = |text: &str, ply, delay| Command::Move {
        text: text.to_owned(),
        offer: false,
        ply: Some(ply),
        delay: Some(Millis(delay)),
    };
    played.does(&anna(), &slow("cd4", 0, 300), 8_000).expect("legal");
    played.does(&boris(), &slow("fg5", 1, 9_000), 13_000).expect("legal");
    let lags: Vec<u64> = played.table.plies(0).iter().map(|ply| ply.lag).collect();
    assert_eq!(lags, [300, 500], "500 is what the regulation gives back at most");
}

#[test]
fn a_flag_falls_by_itself() {
    let mut played = Played::begun();
    let due = played.table.wake(Moment(ready())).expect("a flag will fall");
    played.program(&Own::Tick, due.0);
    assert!(played.table.is_over());
    let view = played.table.view(due);
    let outcome = view.outcome.expect("over");
    assert_eq!((outcome.result, outcome.cause), ("b", "time"));
    assert!(outcome.by.is_some_and(|by| by.starts_with("RU22:")), "{:?}", outcome.by);
}

#[test]
fn ru22_6_1_10_5_a_claim_that_is_not_upheld_is_shown_until_the_next_move() {
    let mut played = Played::begun();
    let claim = Command::Game(game::Command::Claim(game::Claim::WonWithoutTime));
    played.does(&anna(), &claim, ready() + 10).expect("may be claimed");
    let shown =
        |played: &Played| played.table.view(Moment(ready() + 30)).refused.map(|no| (no.v, no.whose, no.by));
    assert_eq!(shown(&played), Some((played.table.version(), "a", "RU22:6.1.10.5")));
    played.does(&anna(), &play("c3-d4", 0), ready() + 20).expect("the game goes on");
    assert_eq!(shown(&played), None);
}

/// Why something is not done, with what may be done instead, and by which article.
fn refused(played: &Played, by: &Guest, command: &Command, at: i64) -> (String, Option<&'static str>) {
    let no = played.table.decide(by, command, SEED, Moment(at)).expect_err("it is refused");
    (format!("{}; {}", no.why, no.instead), no.by)
}

#[test]
fn what_is_typed_is_refused_by_the_edition_of_the_table() {
    let rows = [
        ("RU22", "russian blitz", "3m+2s", "c3-c4", "RU22:6.1.1"),
        ("UA24", "russian blitz", "3m+2s", "c3-c4", "UA24:VI.inventory.2"),
        ("UA24", "russian blitz", "3m+2s", "c3:d4", "UA24:VI.notation.5.3"),
        ("RU-CODEX", "russian blitz", "3m", "c3-c4", "RU-CODEX:1.1"),
        ("RU-CODEX", "russian blitz", "3m", "c3-c5", "RU-CODEX:1.4.3"),
        ("RU-CODEX", "international blitz", "3m", "99-1", "RU-CODEX:2.2"),
        ("RU-CODEX", "international blitz", "3m", "3228", "RU-CODEX:2.4.noshort"),
        ("UA24", "international blitz", "5m", "99-1", "UA24:V.inventory.2"),
        ("RU22", "international blitz", "5m", "32x28", "RU22:7.3.b"),
        ("RU22", "brazilian blitz", "3m+2s", "c3-c4", "RU22:6.1.1"),
        ("RU-RENJU", "renju blitz", "90m", "a1", "RU-RENJU:5.2.4.3"),
        ("RU-RENJU", "renju blitz", "90m", "press", "RU-RENJU:5.3.1.7"),
        ("RU22", "renju blitz", "90m", "a1", "RU22:9.2.4.3"),
    ];
    for (edition, discipline, control, text, by) in rows {
        let played = Played::by(edition, discipline, control);
        let (words, own) = refused(&played, &anna(), &play(text, 0), ready() + 10);
        assert_eq!(own, Some(by), "{edition} {discipline} {text}: {words}");
        assert!(!words.contains("RU22:"), "the article stands beside the words, once: {words}");
    }
}

#[test]
fn breaking_off_is_a_rule_of_the_house_and_cites_no_article() {
    let abort = Command::Game(game::Command::Abort);
    for (edition, control) in [("RU22", "3m+2s"), ("UA24", "3m+2s"), ("RU-CODEX", "3m")] {
        let mut played = Played::by(edition, "russian blitz", control);
        let at = ready() + 10;
        let rights = played.table.view(Moment(at)).rights.a;
        let by = |what: &str| rights.iter().find(|right| right.what == what).map(|right| right.by.is_some());
        assert_eq!((by("abort"), by("resign")), (Some(false), Some(true)), "{edition}");

        let mut late = Played::by(edition, "russian blitz", control);
        late.does(&anna(), &play("c3-d4", 0), at).expect("legal");
        late.does(&boris(), &play("f6-g5", 1), at + 10).expect("legal");
        let (words, by) = refused(&late, &anna(), &abort, at + 20);
        assert_eq!((words.starts_with("a game is broken off only before"), by), (true, None), "{words}");

        played.does(&anna(), &abort, at).expect("before the second move");
        let outcome = played.table.view(Moment(at)).outcome.expect("over");
        assert_eq!((outcome.cause, outcome.by), ("aborted", None));
        let paper = played.table.paper(1).expect("a game").text;
        assert!(paper.contains("[Termination \"aborted\"]"), "{paper}");
        // What comes too late is told that the game is over, by no article about how games are won.
        let (words, by) = refused(&played, &anna(), &abort, at + 30);
        assert!(words.starts_with("the game is over; it ended") && !words.contains(':'), "{words}");
        let won = played.table.regulation().law().results.resignation;
        assert!(by.is_some_and(|by| by.starts_with(edition) && by != won.name()), "{by:?}");
    }
}

#[test]
fn after_a_single_game_nobody_speaks_of_a_micromatch() {
    let resign = Command::Game(game::Command::Resign);
    let rows = [
        ("RU22", "3m+2s", "RU22:5.4.14.5"),
        ("RU-CODEX", "3m", "RU-CODEX:1.10.4"),
        ("UA24", "3m+2s", "UA24:VI.outcome.1.1"),
    ];
    for (edition, control, article) in rows {
        let mut played = Played::by(edition, "russian blitz", control);
        played.does(&anna(), &resign, ready() + 10).expect("always allowed");
        for command in [&resign, &Command::Game(game::Command::Offer), &play("c3-d4", 0)] {
            let (words, by) = refused(&played, &boris(), command, ready() + 20);
            assert!(words.starts_with("the game is over; it ended 0-1, resignation"), "{words}");
            assert_eq!(by, Some(article));
        }
    }
}

#[test]
fn the_second_game_of_a_meeting_shows_how_the_first_ended() {
    let mut played = Played::meeting("RU22", "russian blitz", "3m+2s", 2).begins();
    let first = played.table.view(Moment(ready()));
    assert!(first.before.is_none() && first.outcome.is_none());
    played.does(&boris(), &Command::Game(game::Command::Resign), ready() + 1_000).expect("he plays");
    let at = ready() + 1_000 + ready();
    played.program(&Own::Tick, at);
    let second = played.table.view(Moment(at));
    assert_eq!((second.game, second.phase, second.outcome.is_none()), (2, "playing", true));
    let before = second.before.expect("the first game");
    assert_eq!((before.result, before.cause, before.by), ("a", "resignation", Some("RU22:6.1.7.c")));
    assert_eq!((second.points.a.as_str(), second.points.b.as_str()), ("1", "0"));
}

#[test]
fn both_play_again_with_the_first_move_given_to_the_other() {
    let mut played = Played::begun();
    assert_eq!(played.does(&anna(), &Command::Again, 4_000), Err("not-over"));
    played.does(&anna(), &Command::Game(game::Command::Resign), 4_000).expect("always allowed");
    played.does(&anna(), &Command::Again, 5_000).expect("over");
    assert!(!played.table.wants_next());
    played.does(&boris(), &Command::Again, 5_000).expect("over");
    assert!(played.table.wants_next());
}

#[test]
fn the_journal_tells_the_same_table() {
    let mut played = Played::begun();
    for (ply, text) in ["cd4", "dc5", "bc3", "fg5"].into_iter().enumerate() {
        let by = if ply % 2 == 0 { anna() } else { boris() };
        played.does(&by, &play(text, ply), 5_000 + i64::try_from(ply).expect("few") * 900).expect("legal");
    }
    played.program(&Own::Went(Contender::B), 12_000);
    let stored: Vec<String> = played
        .journal
        .iter()
        .map(|facts| serde_json::to_string(facts).expect("facts can be written"))
        .collect();
    let read = |text: &String| serde_json::from_str::<Vec<Fact>>(text).expect("facts can be read");
    let mut told = Table::begin("t", &read(&stored[0])).expect("a table");
    stored[1..].iter().for_each(|text| told.apply(&read(text)));
    let json = |table: &Table| serde_json::to_string(&table.view(Moment(13_000))).expect("a view");
    assert_eq!(json(&told), json(&played.table));
    assert_eq!(told.version(), played.table.version());
}

#[test]
fn both_adjourn_a_game_and_resume_it_with_the_sealed_move() {
    // The older code knows adjournment; a control of two moves makes the control moves quick to make.
    let mut played = Played::by("RU-CODEX", "international", "50m/2,30m");
    let adjourn = Command::Ask(super::Break::Adjourn);
    assert_eq!(played.does(&anna(), &adjourn, 4_000), Err("refused"), "the control moves are not made");
    for (ply, text) in ["32-28", "19-23", "28x19", "14x23"].into_iter().enumerate() {
        let by = if ply % 2 == 0 { anna() } else { boris() };
        played.does(&by, &play(text, ply), 5_000).expect("legal");
    }
    assert_eq!(played.does(&anna(), &adjourn, 6_000), Ok(1), "one of two has asked");
    assert_eq!(played.does(&anna(), &adjourn, 6_000), Ok(0), "asking twice is not two who ask");
    played.does(&boris(), &adjourn, 7_000).expect("both have asked");
    assert_eq!(played.table.asked, [None; 2], "and nobody asks any more");
    assert_eq!(played.does(&boris(), &Command::Seal { text: "10-14".into() }, 7_000).err(), Some("refused"));
    assert_eq!(
        played.does(&anna(), &Command::Seal { text: "37-99".into() }, 7_000).err(),
        Some("unreadable-move")
    );
    played.does(&anna(), &play("37-32", 4), 8_000).expect("his turn: what is played now is sealed");
    assert_eq!(played.phase(), Phase::Adjourned);
    let shown = serde_json::to_string(&played.table.view(Moment(9_000))).expect("a view");
    assert!(!shown.contains("37-32"), "nobody sees the sealed move");
    let left = played.left(Player::First, 8_000);
    let later = 90_000_000;
    played.does(&boris(), &Command::Ask(super::Break::Resume), later).expect("adjourned");
    played.does(&anna(), &Command::Ask(super::Break::Resume), later).expect("adjourned");
    assert_eq!(played.phase(), Phase::Playing);
    assert_eq!(played.table.plies(4)[0].text, "37-32");
    assert_eq!(played.left(Player::First, later), left, "the break is on nobody's clock");
    assert_eq!(played.table.game().expect("a game").running(), Some(Player::Second));
}

#[test]
fn passers_by_see_the_board_and_the_clocks_of_a_game_that_is_on() {
    let mut played = Played::opened();
    let seen = |played: &Played, at| played.table.glance(Moment(at));
    assert!(seen(&played, 0).is_none(), "nobody has come yet");
    played = Played::begun();
    let begin = ready();
    played.does(&anna(), &play("c3-d4", 0), begin + 4_000).expect("legal");
    let (glance, view) =
        (seen(&played, begin + 9_000).expect("on"), played.table.view(Moment(begin + 9_000)));
    assert_eq!((glance.cells, glance.turn, glance.last.len()), (view.cells, Some("b"), 2));
    assert_eq!((glance.clock.left.a, glance.clock.left.b), (178_000, 175_000));
    assert_eq!((glance.clock.running, glance.colours.b), (Some("b"), "black"));
    // A board of an event is shown by the event, as late as it wants.
    let mut of_event = played.table.clone();
    let people = [competition::PersonId(1), competition::PersonId(2)];
    let white = Contender::A;
    of_event.opened.booking = Some(super::Booking {
        event: "cup".into(),
        round: 1,
        board: 1,
        white,
        people,
        delay: Millis::seconds(60),
    });
    assert!(of_event.glance(Moment(begin + 9_000)).is_none());
    played.does(&boris(), &Command::Game(game::Command::Resign), begin + 9_000).expect("may be");
    assert!(seen(&played, begin + 9_000).is_none(), "it is over");
}
