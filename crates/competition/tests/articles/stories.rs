//! Events as they are conducted, where no single article tells the whole.

use competition::regulation::System;
use competition::round::{self, Outcome};
use competition::standing::PlayOff;
use competition::team::{self, Roster, Terms};
use competition::{Actor, Command, Draft, No, PersonId, entry, swiss};
use rulebook::law::event::{Character, Tiebreak};

use crate::desk::{ARBITER, CHIEF, Desk, ORGANISER, draft};

fn pair() -> Command {
    Command::Round(round::Command::Pair { seed: 3 })
}

fn lots() -> Command {
    Command::Round(round::Command::DrawLots { seed: 3, nonce: String::new() })
}

/// Two players who meet once.
fn two(tiebreaks: Vec<Tiebreak>) -> Desk {
    let mut draft = draft("RU22", "russian");
    draft.standing.tiebreaks = tiebreaks;
    two_by(draft)
}

fn two_by(draft: Draft) -> Desk {
    let mut desk = Desk::by(draft);
    for name in ["Ким Юрий", "Петров Иван"] {
        desk.act(ORGANISER, entry::Command::register(entry::Person::player(name)).into());
    }
    desk.act(ORGANISER, entry::Command::AdmitReady.into());
    desk.act(CHIEF, lots());
    desk.act(CHIEF, pair());
    desk
}

#[test]
fn teams_play_a_swiss_event_board_by_board() {
    let system = System::Swiss { by: swiss::System::Individual, rounds: 3 };
    let mut draft = Draft { system, ..draft("RU22", "russian") };
    draft.organisation.character = Some(Character::Team);
    draft.teams = Terms { boards: 2, ..Terms::default() };
    let mut desk = Desk::by(draft);
    for team in 0..6 {
        let main = vec![PersonId(10 * team + 1), PersonId(10 * team + 2)];
        let roster = Roster {
            name: format!("Team {team}"),
            captain: main.first().copied(),
            main,
            reserves: Vec::new(),
        };
        desk.act(ORGANISER, Command::Team(team::Command::Enter(roster)));
    }
    desk.act(CHIEF, lots());
    for number in 1..=3 {
        desk.act(CHIEF, pair());
        let round = desk.event.stage().round(number).expect("a round").clone();
        assert_eq!(round.boards.len(), 3);
        desk.refused(CHIEF, pair());
        for board in &round.boards {
            let Some(round::Competitor::Team(team)) = desk.event.stage().competitor(board.white) else {
                panic!("a team");
            };
            for (at, outcome) in [(1, Outcome::White), (2, Outcome::Draw)] {
                let kept = team::Command::Score { round: number, team, board: at, outcome };
                desk.act(CHIEF, Command::Team(kept));
            }
            let kept = desk.event.stage().round(number).and_then(|round| round.board_of(board.white));
            assert_eq!(kept.and_then(|board| board.outcome), Some(Outcome::White), "board one decided it");
        }
    }
    assert!(desk.event.is_over());
    let places = desk.event.team_standings().expect("teams");
    assert_eq!(places.len(), 6);
    let table = desk.event.team_table().expect("a table");
    let points: u32 = table.numbers().map(|no| table.match_points(no)).sum();
    assert_eq!(points, 3 * 3 * 2, "two for each of nine matches");
}

#[test]
fn those_who_share_the_first_place_play_it_off() {
    let play_off = |order: &[u16], control: Option<&str>| {
        let order = order.iter().map(|no| vec![No(*no)]).collect();
        let control = control.map(|text| text.parse().expect("a control"));
        Command::Round(round::Command::PlayOff { played: PlayOff { order }, control })
    };
    let mut desk = two(vec![Tiebreak::PlayOff]);
    desk.refused(CHIEF, play_off(&[2, 1], Some("3m+2s")));
    let drawn = round::Command::Score { round: 1, no: No(1), outcome: Outcome::Draw };
    desk.act(Actor::Program, Command::Round(drawn));
    assert_eq!(desk.event.standings()[0].text(), "1-2");
    desk.refused_by(CHIEF, play_off(&[2, 1], None), "RU22:5.4.8.13");
    desk.refused_by(CHIEF, play_off(&[2], Some("3m+2s")), "RU22:5.4.8.13");
    desk.act(CHIEF, play_off(&[2, 1], Some("3m+2s")));
    let places = desk.event.standings();
    assert_eq!((places[0].no, places[0].text(), places[1].no), (No(2), "1".to_owned(), No(1)));
    desk.undo();
    assert_eq!(desk.event.standings()[0].text(), "1-2");
}

#[test]
fn the_sum_of_its_games_decides_a_micromatch() {
    let games = |games: &[Outcome]| {
        Command::Round(round::Command::ScoreGames { round: 1, no: No(1), games: games.to_vec() })
    };
    for (told, outcome) in [
        (&[Outcome::White, Outcome::Draw][..], Outcome::White),
        (&[Outcome::White, Outcome::Black], Outcome::Draw),
        (&[Outcome::Draw, Outcome::Black], Outcome::Black),
    ] {
        let mut desk = two(vec![Tiebreak::Wins]);
        desk.refused(CHIEF, games(&[]));
        desk.act(CHIEF, games(told));
        let board = &desk.event.stage().rounds()[0].boards[0];
        assert_eq!((board.outcome, board.games.as_slice()), (Some(outcome), told));
    }
}

#[test]
fn what_is_decided_about_one_game_of_a_micromatch_counts_in_its_sum() {
    let mut rules = draft("RU22", "russian");
    let mut game = rulebook::Draft::preset(rules.edition, rules.discipline).expect("a game");
    game.games = 2;
    rules.game = Some(Box::new(game));
    let mut desk = two_by(rules);
    let ruled =
        |game, outcome| Command::Round(round::Command::ScoreGame { round: 1, no: No(1), game, outcome });
    let games = |games: &[Outcome]| {
        Command::Round(round::Command::ScoreGames { round: 1, no: No(1), games: games.to_vec() })
    };
    for none in [0, 3] {
        desk.refused_by(CHIEF, ruled(none, Outcome::White), "RU22:5.4.7.1");
    }
    desk.refused_by(Actor::Public, ruled(2, Outcome::Black), "RU22:12.4.6.e");
    desk.act(CHIEF, ruled(2, Outcome::White));
    desk.act(CHIEF, ruled(2, Outcome::BothLost));
    let board = |desk: &Desk| desk.event.stage().rounds()[0].boards[0].clone();
    assert_eq!(
        (board(&desk).outcome, board(&desk).decided[&2]),
        (None, Outcome::BothLost),
        "the later stands"
    );
    assert!(desk.event.stage().rounds()[0].has_begun());
    // The desk tells all games and cannot tell this one otherwise.
    let refusal = desk.refused(CHIEF, games(&[Outcome::Draw, Outcome::White]));
    assert_eq!((refusal.why, &*refusal.instead), ("this game was decided otherwise", "game 2: 0-0"));
    desk.act(CHIEF, games(&[Outcome::White, Outcome::BothLost]));
    assert_eq!(board(&desk).outcome, Some(Outcome::White));
    desk.refused(CHIEF, ruled(2, Outcome::Black));
    desk.undo();
    // When every game was decided so is the micromatch; undone, it is not.
    desk.act(CHIEF, ruled(1, Outcome::Black));
    assert_eq!((board(&desk).outcome, board(&desk).games.len()), (Some(Outcome::Black), 2));
    assert_eq!(desk.event.standings()[0].no, No(2));
    desk.undo();
    assert_eq!((board(&desk).outcome, board(&desk).decided.len()), (None, 1));
    // A game that was broken off is adjudicated by the main panel.
    desk.act(CHIEF, Command::Round(round::Command::Suspend { round: 1, no: No(1) }));
    desk.refused(ARBITER, ruled(1, Outcome::Draw));
    desk.act(CHIEF, ruled(1, Outcome::Draw));
    assert_eq!((board(&desk).outcome, board(&desk).suspended), (Some(Outcome::Draw), false));
}
