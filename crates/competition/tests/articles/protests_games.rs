//! Protests about games on which nobody has decided.

use article::Article;
use competition::entry::{self, Capacity, Person};
use competition::protest::{
    Command as Protest, Deposit, Fact as Done, Game, Party, Petition, Subject, Verdict, What,
};
use competition::round::{self, Board, Competitor, Round};
use competition::schedule::Command as Schedule;
use competition::team::Order;
use competition::{Actor, Command, Event, Fact, No, TeamId};
use rulebook::law::event::{Court, Matter};

use crate::desk::{ARBITER, CHIEF, Desk, ORGANISER, SECRETARY, at};
use crate::officials::{draw, person, swiss, who};
use crate::protests::{APPEALS, DATE, committee, end, form, petition, rule, under_way, voted};
use crate::teams::{terms, two_teams};

const FIRST: Game = Game { round: 1, board: 1, game: None };
const SECOND: Game = Game { round: 1, board: 2, game: None };

fn about(game: Game, to: Court) -> Petition {
    Petition { about: game.into(), ..petition(to) }
}

fn file(game: Game, to: Court) -> Command {
    Command::Protest(Protest::File(about(game, to)))
}

fn hear(case: u32, party: u32, came: bool) -> Command {
    Command::Protest(Protest::Hear { case, party: person(party), came })
}

fn tell(desk: &mut Desk, fact: round::Fact) {
    let step = desk.event.journal().last().map_or(1, |event| event.step + 1);
    desk.event.apply(&Event { step, at: desk.now, actor: CHIEF, fact: Fact::Round(fact) });
}

/// The next round: 1 has White against 2, 3 against 4, and so on.
fn pair(desk: &mut Desk, round: u16) {
    let boards = [1, 3, 5, 7].map(|no| Board::new(No(no), No(no + 1))).to_vec();
    tell(desk, round::Fact::Paired(Round { boards, ..Round::new(round) }));
}

/// An event under way, its first round paired and begun; nothing was decided.
fn played(edition: &str, discipline: &str, rounds: u16) -> Desk {
    let mut desk = under_way(edition, discipline, rounds);
    pair(&mut desk, 1);
    assert!(desk.event.protests().decisions().is_empty());
    desk
}

/// What an arbiter decided at board 1.
fn decision() -> Command {
    Command::Protest(Protest::Decide {
        matter: Matter::Play,
        what: What::Words("the game goes on".to_owned()),
        round: Some(1),
        board: Some(1),
        game: None,
        parties: vec![Party::alone(person(1)), Party::alone(person(2))],
        articles: Vec::new(),
        reason: String::new(),
    })
}

#[test]
fn ru22_2_3_4_b_a_representative_protests_his_athletes_game_and_no_other() {
    let mut desk = played("RU22", "russian", 1);
    for (name, capacity, from) in [
        ("Ким Юрий", Capacity::Player, "Самара"),
        ("Орлов Олег", Capacity::Player, "Казань"),
        ("Титов Глеб", Capacity::Player, "Омск"),
        ("Белов Лев", Capacity::Player, "Омск"),
        ("Сом Пётр", Capacity::Representative, "самара"),
        ("Рыбин Иван", Capacity::Coach, "Самара"),
    ] {
        desk.act(CHIEF, entry::Command::register(Person::new(name, capacity).of(from)).into());
    }
    // The representative of a player of board 1, and not of board 2; his coach represents nobody.
    let refusal = desk.refused_by(who(5), file(SECOND, Court::ChiefArbiter), "RU22:2.3.4.b");
    assert_eq!(
        (refusal.why, &*refusal.instead),
        ("this concerns nobody whom you represent", "for one's own athletes")
    );
    desk.refused_by(who(6), file(FIRST, Court::ChiefArbiter), "RU22:2.3.1.e");
    desk.refused_by(Actor::Captain(TeamId(1)), file(FIRST, Court::ChiefArbiter), "RU22:2.3.4.b");
    desk.act(who(5), file(FIRST, Court::ChiefArbiter));
    let case = desk.event.protests().case(1).expect("a case");
    assert_eq!((case.petition.about, case.author), (Subject::Game(FIRST), who(5)));
    assert_eq!(desk.event.parties_of(case), [1, 2].map(|no| Party::alone(person(no))));
    let again = desk.refused(who(1), file(FIRST, Court::ChiefArbiter));
    assert_eq!(again.why, "this instance was asked", "one protest about a game");
}

#[test]
fn ru22_2_3_1_e_a_player_protests_his_own_game() {
    let mut desk = played("RU22", "russian", 1);
    let form = desk.event.petition(FIRST).expect("a form");
    assert_eq!((form.about, form.to), (Subject::Game(FIRST), Court::ChiefArbiter));
    desk.refused_by(who(3), file(FIRST, Court::ChiefArbiter), "RU22:2.3.1.e");
    for none in [Game { board: 5, ..FIRST }, Game { round: 2, ..FIRST }, Game { board: 0, ..FIRST }] {
        let refusal = desk.refused_by(who(1), file(none, Court::ChiefArbiter), "RU22:2.3.1.e");
        assert_eq!(refusal.why, "there is no such game");
        assert!(desk.event.petition(none).is_none());
    }
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
    let stranger = desk.refused(CHIEF, hear(1, 3, true));
    assert_eq!(stranger.why, "this one is no party");
}

#[test]
fn ru22_5_4_17_1_a_game_is_protested_within_an_hour_after_its_round() {
    let mut desk = played("RU22", "russian", 2);
    let until = |desk: &Desk| {
        let dispute = desk.event.dispute(FIRST).expect("a game");
        desk.event.protest_until(&dispute, Court::ChiefArbiter)
    };
    assert_eq!(until(&desk), None, "the round is being played");
    end(&mut desk, 1, at(DATE, 14, 0));
    assert_eq!(until(&desk), Some(at(DATE, 15, 0)));
    desk.now = at(DATE, 15, 1);
    desk.refused_by(who(1), file(FIRST, Court::ChiefArbiter), "RU22:5.4.17.1");
    desk.now = at(DATE, 15, 0);
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
}

#[test]
fn ru22_5_4_17_1_a_blitz_game_before_the_next_round_and_half_an_hour_after_the_last() {
    let mut desk = played("RU22", "russian blitz", 2);
    end(&mut desk, 1, at(DATE, 12, 20));
    pair(&mut desk, 2);
    desk.now = at(DATE, 17, 30);
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
    desk.undo();
    desk.act(CHIEF, Command::Schedule(Schedule::Begin(2)));
    desk.now = at(DATE, 17, 31);
    desk.refused_by(who(1), file(FIRST, Court::ChiefArbiter), "RU22:5.4.17.1");
    end(&mut desk, 2, at(DATE, 18, 0));
    let last = Game { round: 2, ..FIRST };
    desk.now = at(DATE, 18, 31);
    desk.refused_by(who(1), file(last, Court::ChiefArbiter), "RU22:5.4.17.1");
    desk.now = at(DATE, 18, 30);
    desk.act(who(1), file(last, Court::ChiefArbiter));
}

#[test]
fn ru22_5_4_17_2_to_the_chief_arbiter_with_the_articles() {
    let mut desk = played("RU22", "russian", 1);
    let bare = Petition { articles: Vec::new(), ..about(FIRST, Court::ChiefArbiter) };
    desk.refused_by(who(1), Command::Protest(Protest::File(bare)), "RU22:5.4.17.2");
    let silent = Petition { text: " ".to_owned(), ..about(FIRST, Court::ChiefArbiter) };
    desk.refused_by(who(1), Command::Protest(Protest::File(silent)), "RU22:5.4.17.1");
    desk.refused_by(who(1), file(FIRST, Court::Appeals), "RU22:5.4.17.5");
    desk.refused_by(who(1), file(FIRST, Court::Organiser), "RU22:5.4.17.5.par4");
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
}

#[test]
fn ru22_5_4_17_1_a_protest_about_a_game_comes_on_paper() {
    let receive = |from| {
        let petition = about(FIRST, Court::ChiefArbiter);
        Command::Protest(Protest::Receive { from, petition })
    };
    let mut desk = played("RU22", "russian", 1);
    desk.refused_by(who(2), receive(who(1)), "RU22:5.4.17.1");
    desk.refused_by(SECRETARY, receive(who(3)), "RU22:2.3.1.e");
    desk.act(SECRETARY, receive(who(1)));
    assert_eq!(desk.event.protests().case(1).expect("a case").author, who(1));
}

#[test]
fn ru22_5_4_17_3_both_who_play_are_heard_and_the_chief_arbiter_rules_within_a_day() {
    let mut desk = played("RU22", "russian", 1);
    desk.now = at(DATE, 13, 0);
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
    assert_eq!(desk.event.protests().case(1).expect("a case").due, Some(at("11.03.2023", 13, 0)));
    desk.refused_by(CHIEF, Command::Protest(Protest::Approve), "RU22:5.4.17.3");
    desk.act(CHIEF, hear(1, 1, true));
    desk.refused_by(CHIEF, rule(1, Verdict::Upheld), "RU22:5.4.17.3");
    desk.act(CHIEF, hear(1, 2, false));
    for other in [ARBITER, SECRETARY, ORGANISER, who(1)] {
        desk.refused_by(other, rule(1, Verdict::Upheld), "RU22:5.4.17.3");
    }
    let facts = desk.act(CHIEF, rule(1, Verdict::Upheld));
    let [Fact::Protest(Done::Ruled { court, last, .. })] = facts.as_slice() else { panic!("{facts:?}") };
    assert_eq!((*court, *last), (Court::ChiefArbiter, false));
    desk.act(CHIEF, Command::Protest(Protest::Approve));
}

#[test]
fn ru22_5_4_17_4_a_deposit_goes_with_a_protest_about_a_game() {
    let mut draft = swiss("RU22", "russian", 1);
    draft.protests.deposit = Some(700);
    let mut desk = Desk::by(draft);
    draw(&mut desk, 8);
    pair(&mut desk, 1);
    for (case, game, (white, black), verdict, expected) in [
        (1, FIRST, (1, 2), Verdict::Upheld, Deposit::Returned(700)),
        (2, SECOND, (3, 4), Verdict::Rejected, Deposit::Prizes(700)),
    ] {
        desk.refused_by(who(white), file(game, Court::ChiefArbiter), "RU22:5.4.17.4");
        let form = desk.event.petition(game).expect("a form");
        let paid = Petition { deposit: form.deposit, ..about(game, form.to) };
        desk.act(who(white), Command::Protest(Protest::File(paid)));
        desk.act(CHIEF, hear(case, white, true));
        desk.act(CHIEF, hear(case, black, true));
        let facts = desk.act(CHIEF, rule(case, verdict));
        let [Fact::Protest(Done::Ruled { deposit, .. })] = facts.as_slice() else { panic!("{facts:?}") };
        assert_eq!(*deposit, expected);
    }
    assert_eq!(desk.event.protests().deposits(), (700, 700));
}

#[test]
fn ru22_5_4_17_5_an_appeal_follows_the_protest_about_a_game() {
    let mut desk = played("RU22", "russian", 1);
    let mut list = committee(2, 2);
    list.members[0].person = person(2);
    desk.act(ORGANISER, form(list));
    desk.refused_by(who(1), file(FIRST, Court::Appeals), "RU22:5.4.17.5");
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
    desk.act(CHIEF, hear(1, 1, true));
    desk.act(CHIEF, hear(1, 2, true));
    desk.act(CHIEF, rule(1, Verdict::Rejected));
    assert_eq!(desk.event.petition(FIRST).expect("a form").to, Court::Appeals);
    desk.act(who(1), file(FIRST, Court::Appeals));
    desk.refused_by(APPEALS, voted(2, Verdict::Upheld, 3, 0), "RU22:5.4.17.5.par1");
    desk.act(CHIEF, Command::Protest(Protest::Interest { case: 2, member: person(2) }));
    let facts = desk.act(APPEALS, voted(2, Verdict::Upheld, 3, 0));
    let [Fact::Protest(Done::Ruled { last, binds, .. })] = facts.as_slice() else { panic!("{facts:?}") };
    assert_eq!((*last, binds.name()), (true, "RU22:5.4.17.5.par4"));
    desk.refused_by(who(1), file(FIRST, Court::ChiefArbiter), "RU22:5.4.17.5.par4");
}

#[test]
fn ua24_iii_rights_1_5_the_arbiter_is_called_before_anybody_writes() {
    let mut desk = played("UA24", "russian", 1);
    desk.act(ORGANISER, form(committee(2, 2)));
    assert_eq!(desk.event.first_court().expect_err("the arbiter first").by.name(), "UA24:III.rights.1.5");
    for court in [Court::Arbiter, Court::ChiefArbiter] {
        let refusal = desk.refused_by(who(1), file(FIRST, court), "UA24:III.rights.1.5");
        assert_eq!(refusal.why, "no arbiter has decided about this game yet");
        assert_eq!(refusal.instead, "call the arbiter: what he decides can be protested");
    }
    desk.refused_by(who(1), file(FIRST, Court::Appeals), "UA24:III.rights.1.5");
    assert!(desk.event.petition(FIRST).is_none(), "nothing is offered");
    // He was called and has decided at board 1: that is protested, not what happened at board 2.
    desk.act(ARBITER, decision());
    desk.refused_by(who(3), file(SECOND, Court::ChiefArbiter), "UA24:III.rights.1.5");
    desk.refused_by(who(1), file(FIRST, Court::Arbiter), "UA24:III.rights.1.5");
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
    desk.act(CHIEF, rule(1, Verdict::Rejected));
    desk.act(who(1), file(FIRST, Court::Appeals));
}

/// In a team event the captain protests about a board of his match, and nobody else.
#[track_caller]
fn captain_only(edition: &str, article: &str) {
    let mut desk = two_teams(edition, terms(2, 0, Order::Fixed));
    let board = Game { round: 1, board: 2, game: None };
    let parties = [(102, 2), (2, 1)].map(|(no, team)| Party { person: person(no), team: Some(TeamId(team)) });
    assert_eq!(desk.event.dispute(board).expect("a game").parties, parties);
    let decided = Protest::Decide {
        matter: Matter::Play,
        what: What::Words("the game goes on".to_owned()),
        round: Some(1),
        board: Some(2),
        game: None,
        parties: parties.to_vec(),
        articles: Vec::new(),
        reason: String::new(),
    };
    desk.act(ARBITER, Command::Protest(decided));
    desk.refused_by(who(2), file(board, Court::ChiefArbiter), article);
    desk.refused(Actor::Captain(TeamId(3)), file(board, Court::ChiefArbiter));
    desk.act(Actor::Captain(TeamId(1)), file(board, Court::ChiefArbiter));
}

#[test]
fn ua24_iii_team_8_only_the_captain_protests_about_a_game() {
    captain_only("UA24", "UA24:III.team.8");
}

#[test]
fn ru22_5_4_9_7_only_the_captain_protests_about_a_game() {
    captain_only("RU22", "RU22:5.4.9.7");
}

#[test]
fn ru_codex_3_4_1_e_a_game_is_protested_to_the_chief_arbiter_first() {
    let mut desk = played("RU-CODEX", "russian", 1);
    desk.act(ORGANISER, form(committee(2, 0)));
    desk.refused_by(who(3), file(FIRST, Court::ChiefArbiter), "RU-CODEX:3.4.1.e");
    desk.refused_by(who(1), file(FIRST, Court::Appeals), "RU-CODEX:4.7.2.f");
    let bare = Petition { articles: Vec::new(), ..about(FIRST, Court::ChiefArbiter) };
    desk.act(who(1), Command::Protest(Protest::File(bare)));
}

#[test]
fn ru_renju_5_3_7_1_e_a_game_is_protested_before_anybody_has_decided() {
    let mut desk = played("RU-RENJU", "renju", 1);
    desk.refused_by(who(3), file(FIRST, Court::ChiefArbiter), "RU-RENJU:5.3.7.1.e");
    desk.refused_by(who(1), file(FIRST, Court::Organiser), "RU-RENJU:5.3.7.2.b");
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
}

#[test]
fn a_game_of_a_micromatch_is_protested_by_its_number() {
    let mut rules = swiss("RU22", "russian", 1);
    let mut two = rulebook::Draft::preset(rules.edition, rules.discipline).expect("a game");
    two.games = 2;
    rules.game = Some(Box::new(two));
    let mut desk = Desk::by(rules);
    draw(&mut desk, 8);
    pair(&mut desk, 1);
    assert_eq!(desk.event.games().len(), 4 * 3, "each game, and the micromatch");
    let of = |game| Game { game: Some(game), ..FIRST };
    for none in [0, 3] {
        assert_eq!(desk.refused(who(1), file(of(none), Court::ChiefArbiter)).why, "there is no such game");
    }
    for game in [of(1), of(2), FIRST] {
        desk.act(who(1), file(game, Court::ChiefArbiter));
    }
}

#[test]
fn the_parties_of_a_protest_stay_whoever_plays_at_that_board_later() {
    let mut desk = played("RU22", "russian", 1);
    desk.act(who(1), file(FIRST, Court::ChiefArbiter));
    let numbers = [5, 6].map(|no| Competitor::Person(person(no))).to_vec();
    tell(&mut desk, round::Fact::StageBegun { seed: 1, numbers, brought: round::Brought::default() });
    tell(&mut desk, round::Fact::Paired(Round { boards: vec![Board::new(No(1), No(2))], ..Round::new(1) }));
    desk.refused(CHIEF, hear(1, 5, true));
    desk.act(CHIEF, hear(1, 1, true));
    // A board with the same number is another game now; those of the stage before are found where it has none.
    desk.refused_by(who(1), file(FIRST, Court::ChiefArbiter), "RU22:2.3.1.e");
    desk.act(who(5), file(FIRST, Court::ChiefArbiter));
    desk.act(who(3), file(SECOND, Court::ChiefArbiter));
    assert_eq!(desk.event.protests().cases().len(), 3);
}

#[test]
fn petitions_written_before_there_were_games_in_them_are_read_and_written_as_they_were() {
    let stored = r#"{"decision":3,"to":"chief-arbiter","text":"no","articles":["RU22:5.4.13.1"],"received":null,"deposit":0,"claim":null}"#;
    let read: Petition = serde_json::from_str(stored).expect("it is read");
    assert_eq!((read.about, read.articles[0]), (Subject::Decision(3), Article::new("RU22:5.4.13.1")));
    assert_eq!(serde_json::to_string(&read).expect("written"), stored);
    let asked: Petition =
        serde_json::from_str(r#"{"decision":3,"to":"appeals","text":"no"}"#).expect("a request");
    assert_eq!((asked.about, asked.to, asked.deposit), (Subject::Decision(3), Court::Appeals, 0));
    let case = format!(
        r#"{{"no":1,"petition":{stored},"author":{{"person":1}},"filed":0,"due":null,"heard":[],"replaced":[],"ruling":null,"last":false}}"#
    );
    let read: competition::protest::Case = serde_json::from_str(&case).expect("a stored case is read");
    assert_eq!(serde_json::to_string(&read).expect("written"), case);
    let game = r#"{"game":{"round":2,"board":7,"game":1},"to":"chief-arbiter","text":"no","articles":[],"received":null,"deposit":0,"claim":null}"#;
    let read: Petition = serde_json::from_str(game).expect("it is read");
    assert_eq!(read.about, Subject::Game(Game { round: 2, board: 7, game: Some(1) }));
    assert_eq!(serde_json::to_string(&read).expect("written"), game);
    for wrong in [
        r#"{"to":"chief-arbiter","text":"no"}"#,
        r#"{"decision":3,"game":{"round":2,"board":7},"to":"chief-arbiter","text":"no"}"#,
        r#"{"decision":3,"to":"chief-arbiter","text":"no","judge":1}"#,
        r#"{"game":{"round":2},"to":"chief-arbiter","text":"no"}"#,
        r#"{"game":{"round":2,"board":7,"table":1},"to":"chief-arbiter","text":"no"}"#,
    ] {
        assert!(serde_json::from_str::<Petition>(wrong).is_err(), "{wrong}");
    }
}
