//! Micromatches: alternating colours, breaks, the sum of points.

use clock::{Millis, Moment};
use game::micromatch::{Command as Ask, Contender, Event, Fact, Micromatch, Verdict};
use game::remote::{self, Check, Finding};
use game::sanction::{self, Grade, Offender};
use game::start::{Command as Start, Mistake};
use game::{Actor, Command, Lot, Played, Player, Refusal};
use rulebook::{BallotTable, Draft, Mark, Scale};

use crate::hall::{ARBITER, CHIEF, checked, draft};

const A: Contender = Contender::A;
const B: Contender = Contender::B;

/// A meeting and its journal.
struct Meeting {
    origin: Micromatch,
    meeting: Micromatch,
    journal: Vec<Event>,
    now: Moment,
}

impl Meeting {
    fn new(draft: Draft) -> Self {
        Self::of(Micromatch::new(checked(draft), Moment(0)))
    }

    fn of(meeting: Micromatch) -> Self {
        Self { origin: meeting.clone(), meeting, journal: Vec::new(), now: Moment(0) }
    }

    fn attempt(&mut self, by: Actor, command: &Ask) -> Result<Vec<Event>, Refusal> {
        let events = self.meeting.decide(by, command, self.now)?;
        for event in &events {
            self.meeting.apply(event);
        }
        self.journal.extend(events.iter().cloned());
        Ok(events)
    }

    #[track_caller]
    fn ask(&mut self, by: Actor, command: Ask) -> Vec<Event> {
        self.attempt(by, &command).unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal}"))
    }

    #[track_caller]
    fn act(&mut self, by: Actor, command: Command) -> Vec<Event> {
        self.ask(by, Ask::Game(command))
    }

    #[track_caller]
    fn refused_by(&mut self, by: Actor, command: Command, article: &str) {
        match self.attempt(by, &Ask::Game(command)) {
            Ok(events) => panic!("obeyed: {events:?}"),
            Err(refusal) => assert_eq!(refusal.by.name(), article, "{refusal}"),
        }
    }

    #[track_caller]
    fn begin(&mut self) -> &mut Self {
        if !self.meeting.game().both_here() {
            self.act(ARBITER, Command::arrive(Player::First));
            self.act(ARBITER, Command::arrive(Player::Second));
        }
        self.act(ARBITER, begin());
        self
    }

    fn actor(&self, contender: Contender) -> Actor {
        Actor::Player(self.meeting.player(contender))
    }

    /// A contender gives the game up.
    #[track_caller]
    fn loses(&mut self, contender: Contender) -> &mut Self {
        let by = self.actor(contender);
        self.act(by, Command::Resign);
        self
    }

    /// The players agree on a draw after the first move.
    #[track_caller]
    fn drawn(&mut self) -> &mut Self {
        let by = Actor::Player(self.meeting.game().turn());
        let played = self.first_legal();
        self.act(by, Command::play(played));
        self.act(by, Command::Offer);
        let other = Actor::Player(self.meeting.game().turn());
        self.act(other, Command::Accept);
        self
    }

    fn first_legal(&self) -> Played {
        let position = self.meeting.game().board().position().expect("draughts");
        Played::Move(position.moves()[0])
    }

    fn wait(&mut self, time: Millis) -> &mut Self {
        self.now = self.now + time;
        self
    }

    fn game_number(&self) -> usize {
        self.meeting.games().count()
    }

    #[track_caller]
    fn verdict(&self) -> Verdict {
        self.meeting.verdict().expect("the micromatch is over")
    }

    fn points(&self) -> String {
        self.meeting.points().map(|points| points.to_string()).join(":")
    }
}

impl Drop for Meeting {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let mut again = self.origin.clone();
            self.journal.iter().for_each(|event| again.apply(event));
            assert_eq!(format!("{again:?}"), format!("{:?}", self.meeting), "the journal leads elsewhere");
        }
    }
}

fn begin() -> Command {
    Command::Start(Start::Begin)
}

fn of_two(edition: &str, discipline: &str, control: &str) -> Draft {
    Draft { games: 2, ..draft(edition, discipline, control) }
}

/// Draws may be agreed at once here.
fn giveaway() -> Draft {
    Draft { additional: 1, ..of_two("RU22", "giveaway", "20m+30s") }
}

fn russian() -> Draft {
    of_two("RU22", "russian", "30m+30s")
}

#[test]
fn ru22_5_4_6_the_sum_of_points_decides_with_alternating_colours() {
    let mut won = Meeting::new(giveaway());
    won.begin().loses(B);
    assert_eq!((won.game_number(), won.meeting.player(A)), (2, Player::Second));
    won.begin().drawn();
    let verdict = won.verdict();
    assert_eq!((verdict.winner, won.points().as_str()), (Some(A), "1.5:0.5"));
    assert_eq!((verdict.marks, verdict.by.name()), ([Mark::Win, Mark::Loss], "RU22:5.4.6"));
    assert!(won.meeting.another(won.now).is_err());
    won.refused_by(ARBITER, begin(), "RU22:5.4.6");

    let mut level = Meeting::new(giveaway());
    level.begin().loses(B).begin().loses(A);
    let verdict = level.verdict();
    assert_eq!((verdict.winner, verdict.marks, level.points().as_str()), (None, [Mark::Draw; 2], "1:1"));
    // The regulation provides for one more, and no more than one.
    let another = level.meeting.another(level.now).expect("an additional micromatch");
    assert_eq!((another.additional(), another.player(A)), (1, Player::First));
    let mut second = Meeting::of(another);
    second.now = level.now;
    second.begin().loses(B).begin().loses(A);
    assert_eq!(second.meeting.another(second.now).expect_err("one only").by.name(), "RU22:5.4.6");

    // In classical Russian draughts the second game waits five minutes.
    let mut rested = Meeting::new(russian());
    rested.begin().loses(A).wait(Millis::seconds(299));
    rested.refused_by(ARBITER, begin(), "RU22:5.4.6");
    rested.wait(Millis::seconds(1)).begin().loses(B);
    assert_eq!(rested.verdict().marks, [Mark::Draw; 2]);
    // Elsewhere no break is prescribed, and three games are as good as two.
    let mut blitz = Meeting::new(Draft { games: 3, ..draft("RU22", "russian blitz", "3m+2s") });
    blitz.begin().loses(A).begin().loses(A);
    assert_eq!(blitz.meeting.player(A), Player::First);
    blitz.begin().loses(B);
    assert_eq!((blitz.verdict().winner, blitz.points().as_str()), (Some(B), "1:2"));
}

#[test]
fn ru22_6_2_both_games_start_from_the_same_drawn_position() {
    same_ballot("RU22", "russian", "30m+30s", BallotTable::Draughts64, Millis::minutes(5));
}

/// Both games of a micromatch start alike, with the colours exchanged.
fn same_ballot(edition: &str, discipline: &str, control: &str, table: BallotTable, rest: Millis) {
    let draft = Draft { ballot: Some(table), ..of_two(edition, discipline, control) };
    let mut meeting = Meeting::new(draft);
    meeting.act(ARBITER, Command::arrive(Player::First));
    meeting.act(ARBITER, Command::arrive(Player::Second));
    meeting.act(ARBITER, Command::Start(Start::Draw(Lot::Seed(11))));
    let start = *meeting.meeting.game().board().position().expect("draughts");
    meeting.begin().loses(A).wait(rest);
    assert_eq!(meeting.meeting.game().board().position(), Some(&start));
    assert_eq!(meeting.meeting.game().ballot().map(|ballot| ballot.lot), Some(Lot::Seed(11)));
    assert_eq!(meeting.meeting.player(A), Player::Second);
    if meeting.meeting.game().running().is_none() {
        meeting.begin();
    }
    meeting.refused_by(ARBITER, Command::Start(Start::Draw(Lot::Seed(12))), article_of_the_draw(edition));
    meeting.loses(B);
    assert_eq!(meeting.verdict().marks, [Mark::Draw; 2]);
}

fn article_of_the_draw(edition: &str) -> &'static str {
    match edition {
        "RU22" => "RU22:5.4.1.3",
        "UA24" => "UA24:III.start.5.3",
        _ => "RU-CODEX:3.7.4",
    }
}

#[test]
fn ua24_iii_start_5_2_the_ballot_binds_in_both_games() {
    let cd4_hg5 = BallotTable::Draughts64.entries().find(|entry| entry.text == "cd4 hg5").expect("a cell");
    let mut meeting =
        Meeting::new(Draft { ballot: Some(BallotTable::Draughts64), ..of_two("UA24", "russian", "45m") });
    meeting.act(ARBITER, Command::arrive(Player::First));
    meeting.act(ARBITER, Command::arrive(Player::Second));
    meeting.act(ARBITER, Command::Start(Start::Draw(Lot::Hand(cd4_hg5.number))));
    let start = cd4_hg5.start(BallotTable::Draughts64.variant());
    for _ in 0..2 {
        assert_eq!(meeting.meeting.game().board().position(), start.as_ref());
        meeting.begin().loses(A).wait(Millis::minutes(5));
    }
    assert_eq!(meeting.verdict().winner, Some(B));
    same_ballot("UA24", "brazilian", "45m", BallotTable::Brazilian, Millis::minutes(5));
}

#[test]
fn ru_codex_3_19_the_break_runs_on_the_clock_of_white() {
    let five = Draft { games: 5, ..draft("RU-CODEX", "russian", "45m") };
    let objections = five.check().expect_err("two to four games");
    assert!(objections.iter().any(|objection| objection.by.name() == "RU-CODEX:3.19"));
    for games in 2..=4 {
        assert!(Draft { games, ..draft("RU-CODEX", "russian", "45m") }.check().is_ok());
    }
    let mut meeting = Meeting::new(of_two("RU-CODEX", "russian", "45m"));
    meeting.wait(Millis::minutes(60)).begin().loses(A);
    let now = meeting.now;
    let white = Actor::Player(Player::First);
    let (running, left) = {
        let game = meeting.meeting.game();
        (game.running(), [Player::First, Player::Second].map(|player| game.left(player, now).to_string()))
    };
    assert_eq!((running, left), (Some(Player::First), ["50:00".to_owned(), "45:00".to_owned()]));
    assert_eq!(meeting.meeting.player(B), Player::First);
    let played = Command::play(meeting.first_legal());
    meeting.wait(Millis::seconds(299)).refused_by(white, played.clone(), "RU-CODEX:3.19");
    meeting.wait(Millis::seconds(1)).act(white, played);
    assert_eq!(meeting.meeting.game().left(Player::First, meeting.now).to_string(), "45:00");
    same_ballot("RU-CODEX", "russian", "45m", BallotTable::Draughts64, Millis::minutes(5));
    // A drawn micromatch stays drawn.
    meeting.loses(B);
    assert_eq!(meeting.meeting.another(meeting.now).expect_err("none").by.name(), "RU-CODEX:3.19");
}

#[test]
fn ua24_iii_start_5_1_the_encounter_is_decided_by_the_micromatch() {
    let mut meeting = Meeting::new(of_two("UA24", "checkers", "45m"));
    meeting.ask(ARBITER, Ask::Lots { seed: 1 });
    let first = meeting.meeting.player(A);
    meeting.begin().loses(B).wait(Millis::minutes(5));
    assert_eq!(meeting.meeting.player(A), first.other());
    meeting.begin().drawn();
    let verdict = meeting.verdict();
    assert_eq!((verdict.winner, verdict.by.name()), (Some(A), "UA24:III.start.5.1"));
    let points = verdict.marks.map(|mark| Scale::TwoOneZero.points(mark).to_string());
    assert_eq!(points, ["2", "0"]);
}

#[test]
fn ua24_iii_start_5_4_a_board_begins_on_time_though_its_ballot_is_pending() {
    let pending = || Draft { ballot: Some(BallotTable::Draughts64), ..of_two("UA24", "russian", "45m") };
    let mut drawn = Meeting::new(pending());
    drawn.act(ARBITER, Command::arrive(Player::First));
    drawn.act(ARBITER, Command::arrive(Player::Second));
    drawn.act(ARBITER, Command::Start(Start::Draw(Lot::Seed(4))));
    drawn.begin();
    let mut waiting = Meeting::new(pending());
    waiting.act(ARBITER, Command::arrive(Player::First));
    waiting.act(ARBITER, begin());
    assert_eq!(waiting.meeting.game().running(), Some(Player::Second), "on the late player's time");
    waiting.wait(Millis::minutes(2)).act(ARBITER, Command::arrive(Player::Second));
    waiting.act(ARBITER, Command::Start(Start::Draw(Lot::Seed(4))));
    let turn = waiting.meeting.game().turn();
    assert_eq!(waiting.meeting.game().running(), Some(turn));
}

#[test]
fn ua24_iii_start_5_6_the_second_game_begins_after_five_to_ten_minutes() {
    let ended = || {
        let mut meeting = Meeting::new(of_two("UA24", "russian", "45m"));
        meeting.begin().loses(B);
        meeting
    };
    let article = "UA24:III.start.5.6";
    let mut early = ended();
    assert_eq!(early.meeting.restrictions().map(|by| by.name()), Some(article));
    early.wait(Millis::seconds(299)).refused_by(ARBITER, begin(), article);
    early.wait(Millis::seconds(1)).begin();
    assert_eq!(early.meeting.restrictions(), None);
    let mut latest = ended();
    latest.wait(Millis::minutes(10)).begin();
    let mut late = ended();
    late.wait(Millis::seconds(601)).refused_by(ARBITER, begin(), article);
    late.act(CHIEF, begin());
    // A telephone in the break is a violation as it would be during a game.
    let mut telephone = ended();
    let by = telephone.meeting.restrictions().expect("the break belongs to the round");
    let offender = Offender::Player(telephone.meeting.player(A));
    let violation = sanction::Command::Violation { offender, by, grade: Grade::Plain };
    telephone.act(ARBITER, Command::Sanction(violation));
    assert_eq!(telephone.meeting.game().sanctions().violations().len(), 1);
}

#[test]
fn ua24_vii_inventory_10_the_colours_of_the_first_game_are_drawn_by_lot() {
    let mut seen = [false; 2];
    for seed in 0..16 {
        let mut meeting = Meeting::new(of_two("UA24", "checkers", "45m"));
        meeting.act(ARBITER, Command::arrive(Player::First));
        meeting.act(ARBITER, Command::arrive(Player::Second));
        meeting.refused_by(ARBITER, begin(), "UA24:VII.inventory.10");
        assert!(meeting.attempt(Actor::Spectator, &Ask::Lots { seed }).is_err());
        let events = meeting.ask(ARBITER, Ask::Lots { seed });
        let Some(Fact::Drawn { seed: kept, first }) = events.first().map(|event| &event.fact) else {
            panic!("not drawn: {events:?}")
        };
        assert_eq!(*kept, seed);
        let first = *first;
        seen[usize::from(first == B)] = true;
        assert!(meeting.attempt(ARBITER, &Ask::Lots { seed: seed + 1 }).is_err(), "once");
        assert_eq!(meeting.meeting.player(first), Player::First, "Red begins");
        meeting.begin().loses(first).wait(Millis::minutes(5));
        assert_eq!(meeting.meeting.player(first), Player::Second, "White in the second game");
    }
    assert_eq!(seen, [true; 2], "the lot falls either way");
}

#[test]
fn ru22_5_4_4_1_late_beyond_the_limit_loses_the_whole_micromatch() {
    let mut meeting = Meeting::new(russian());
    meeting.act(ARBITER, Command::arrive(Player::First));
    meeting.act(ARBITER, begin());
    meeting.wait(Millis::minutes(30)).act(ARBITER, Command::Start(Start::Forfeit));
    let verdict = meeting.verdict();
    assert_eq!((verdict.winner, verdict.marks), (Some(A), [Mark::Plus, Mark::Minus]));
    assert_eq!(
        (verdict.points.map(|points| points.to_string()).join(":"), verdict.by.name()),
        ("2:0".to_owned(), "RU22:5.4.4.1",)
    );
    // Nobody comes: both lose it.
    let mut nobody = Meeting::new(russian());
    nobody.act(ARBITER, begin());
    nobody.wait(Millis::minutes(30)).act(ARBITER, Command::Start(Start::Forfeit));
    assert_eq!((nobody.verdict().marks, nobody.verdict().by.name()), ([Mark::Minus; 2], "RU22:5.4.4.2"));
    // Who does not come back after the break loses that game only.
    let mut back = Meeting::new(russian());
    back.begin().loses(B).wait(Millis::minutes(5));
    let away = back.meeting.player(A);
    back.act(ARBITER, Command::Start(Start::Away(away)));
    back.act(ARBITER, begin());
    assert_eq!(back.meeting.game().running(), Some(away));
    back.wait(Millis::minutes(30)).act(ARBITER, Command::Start(Start::Forfeit));
    let verdict = back.verdict();
    assert_eq!((verdict.winner, verdict.marks, back.points().as_str()), (None, [Mark::Draw; 2], "1:1"));
}

#[test]
fn ru_renju_5_3_8_1_wrong_colours_are_put_right_in_the_second_game() {
    let mut meeting = Meeting::new(of_two("RU-RENJU", "renju", "90m+30s"));
    meeting.begin();
    for (by, point) in [(Player::First, "h8"), (Player::Second, "h9")] {
        let point = notation::renju::Dialect::World.read(point).expect("a point");
        let by = Actor::Player(by);
        meeting.act(by, Command::play(Played::Stone(renju::Move::Stone(point))));
        meeting.act(by, Command::Press);
    }
    meeting.refused_by(ARBITER, Command::Start(Start::Correct(Mistake::Colours)), "RU-RENJU:5.3.8.1");
    let leave = Command::Start(Start::Leave { mistake: Mistake::Colours, actual: None });
    meeting.act(ARBITER, leave);
    // B really had Black, so B wins when Black does, and A has Black in the second game.
    assert_eq!(meeting.meeting.player(B), Player::First);
    meeting.act(Actor::Player(Player::Second), Command::Resign);
    assert_eq!(meeting.points(), "0:1");
    assert_eq!(meeting.meeting.player(A), Player::First);
    meeting.begin().loses(B);
    assert_eq!(meeting.verdict().winner, None);
}

#[test]
fn a_micromatch_that_a_sanction_takes_is_lost_as_a_whole() {
    let mut meeting = Meeting::new(russian());
    meeting.begin();
    let offender = meeting.meeting.player(A);
    let article = article::Article::find("RU22:1.5.6").expect("an article");
    let order = sanction::Order::new(offender, rulebook::law::Measure::MicromatchLoss, &[article]);
    meeting.act(CHIEF, Command::Sanction(sanction::Command::Impose(order)));
    let verdict = meeting.verdict();
    assert_eq!((verdict.winner, verdict.marks), (Some(B), [Mark::Loss, Mark::Win]));
}

#[test]
fn what_is_known_of_the_players_goes_with_them_into_the_next_game() {
    let mut meeting =
        Meeting::new(Draft { official: true, ..of_two("RU22", "russian blitz", "3m+2s").remote() });
    meeting.act(ARBITER, Command::arrive(Player::First));
    meeting.act(ARBITER, Command::arrive(Player::Second));
    for player in [Player::First, Player::Second] {
        for check in [Check::Identity, Check::Observation] {
            meeting.act(
                ARBITER,
                Command::Remote(remote::Command::Check { player, check, finding: Finding::Passed }),
            );
        }
    }
    let place = |player, place: &str| {
        Command::Remote(remote::Command::Place { player, place: place.into(), supervisor: "arbiter".into() })
    };
    meeting.act(ARBITER, place(Player::First, "north"));
    meeting.act(ARBITER, begin());
    meeting.loses(A);
    assert_eq!(meeting.meeting.game().place(Player::Second).map(|(place, _)| place), Some("north"));
    assert!(meeting.meeting.game().both_here());
    meeting.act(Actor::Program, Command::Tick);
    assert_eq!(meeting.meeting.game().running(), Some(Player::First));
}

#[test]
fn ru_codex_3_19_who_has_not_come_at_all_is_waited_for_in_the_second_game_too() {
    let mut meeting = Meeting::new(of_two("RU-CODEX", "russian", "45m"));
    meeting.act(ARBITER, Command::arrive(Player::First));
    meeting.act(ARBITER, begin());
    meeting.wait(Millis::seconds(45 * 60 + 1)).act(ARBITER, Command::Start(Start::Forfeit));
    assert_eq!((meeting.game_number(), meeting.meeting.verdict()), (2, None));
    meeting.wait(Millis::minutes(5)).act(ARBITER, begin());
    let absent = meeting.meeting.player(B);
    assert_eq!((absent, meeting.meeting.game().running()), (Player::First, Some(Player::First)));
    meeting.wait(Millis::seconds(45 * 60 + 1)).act(ARBITER, Command::Start(Start::Forfeit));
    assert_eq!((meeting.verdict().winner, meeting.points().as_str()), (Some(A), "2:0"));
}

#[test]
fn ru_begin_b6_colours_are_decided_by_lot() {
    let mut first_is_a = 0;
    for seed in 0..1_000 {
        let mut meeting = Meeting::new(of_two("RU-BEGIN", "russian", "30m+30s"));
        let events = meeting.ask(ARBITER, Ask::Lots { seed });
        let Some(Fact::Drawn { seed: kept, first }) = events.first().map(|event| &event.fact) else {
            panic!("not drawn: {events:?}")
        };
        assert_eq!(*kept, seed, "the lot is in the journal");
        first_is_a += u32::from(*first == A);
    }
    assert!((450..=550).contains(&first_is_a), "{first_is_a} of 1000");
}

#[test]
fn only_a_meeting_of_several_games_is_a_micromatch_when_it_is_over() {
    let said = |games| {
        let mut meeting = Meeting::new(Draft { games, ..draft("RU22", "giveaway", "20m+30s") });
        for _ in 0..games {
            if meeting.meeting.game().phase() == game::Phase::Waiting {
                meeting.wait(Millis::minutes(30)).begin();
            }
            meeting.loses(A);
        }
        let by = meeting.actor(B);
        let refusal = meeting.attempt(by, &Ask::Game(Command::Resign)).expect_err("it is over");
        (refusal.why, refusal.by.name())
    };
    assert_eq!(said(1), ("the game is over", "RU22:5.4.14.5"));
    assert_eq!(said(2), ("the micromatch is over", "RU22:5.4.6"));
}
