//! RU-RENJU and RU-BEGIN: draws of a game (5.2.7, 5.3.5; B35-B39).

use game::{Cause, Claim, Command, Fact, Player, What, adjourn};
use renju::rules::FoulConsequence;
use rulebook::{Edition, Kind, law};

use crate::draws::{KINGS, ON_THE_ROAD, ROUND, THREE_KINGS, drawn_by_one_more, made, may, right, running};
use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

/// The moves before are stones, these two are not.
pub(crate) fn two_passes_draw(edition: &str, article: &str) {
    let mut hall = Hall::new(edition, "renju", "90m");
    hall.line("h8 g7 h7");
    hall.act(SECOND, Command::Press);
    assert_eq!(hall.game.turn(), Player::First, "a press without a stone is a pass");
    hall.goes_on();
    hall.act(FIRST, Command::Press);
    hall.ended("½-½", article);
    assert_eq!(hall.outcome().cause, Cause::TwoPasses);
    let mut between = Hall::new(edition, "renju", "90m");
    between.line("h8 - h7 -");
    between.goes_on();
}

/// Stones in pairs that turn by a pair from row to row: nowhere more than two in a line.
pub(crate) fn no_five_can_be_built(edition: &str, article: &str) {
    let black = |column: usize, row: usize| (column + 2 * row) / 2 % 2 == (7 + 14) / 2 % 2;
    let name = |column: usize, row: usize| {
        format!("{}{}", char::from(b'a' + u8::try_from(column).expect("few")), row + 1)
    };
    let points = || (0..15).flat_map(|row| (0..15).map(move |column| (column, row)));
    let mut dark = points().filter(|&(column, row)| black(column, row) && (column, row) != (7, 7));
    let mut light = points().filter(|&(column, row)| !black(column, row));
    let mut draft = draft(edition, "renju", "90m+30s");
    // Such a pattern is full of fouls; here they are let through.
    draft.fouls.foul = FoulConsequence::Corrected;
    let mut hall = Hall::by(draft).begin();
    hall.line("h8");
    while hall.game.outcome().is_none() {
        let next = if hall.game.turn() == Player::First { dark.next() } else { light.next() };
        let Some((column, row)) = next else { panic!("the board is full") };
        hall.play(&name(column, row));
    }
    hall.ended("½-½", article);
    assert_eq!(hall.outcome().cause, Cause::NoFivePossible);
    assert!(hall.game.plies().len() < 225, "seen before the board is full");
}

/// The regulation asks for so many moves before an agreed draw, stones of both counted.
pub(crate) fn no_agreement_before(edition: &str, moves: u16, article: &str) {
    let mut draft = draft(edition, "renju", "90m");
    draft.offers_from = Some(moves / 2);
    let mut hall = Hall::by(draft).begin();
    hall.line("h8 g7");
    // Black's stones lie apart and White passes: only the number of moves matters.
    while hall.game.plies().len() + 2 < usize::from(moves) {
        let stones = hall.game.board().stones().expect("stones").position().allowed();
        let point = stones
            .into_iter()
            .find(|point| (point.column() + 2 * point.row()) % 5 == 0)
            .expect("a free point");
        hall.play(&notation::renju::Dialect::World.write(point));
        hall.play("-");
    }
    hall.make("b1");
    hall.refused_by(FIRST, Command::Offer, article);
    hall.act(FIRST, Command::Press);
    let played = hall.read("d1");
    hall.act(SECOND, Command::Move { played, offer: true });
    assert_eq!(hall.game.plies().len(), usize::from(moves));
}

#[test]
fn ru_renju_5_2_7_1_drawn_by_agreement_two_passes_or_a_board_without_fives() {
    let page = law(Edition::RuRenju, Kind::Renju).expect("a page");
    let causes =
        [page.draws.agreement, page.results.two_passes, page.results.no_five, page.draws.own_conditions];
    assert_eq!(
        causes.map(|by| by.expect("an article").name()),
        ["RU-RENJU:5.2.7.1.a", "RU-RENJU:5.2.7.1.b", "RU-RENJU:5.2.7.1.c", "RU-RENJU:5.2.7.2"]
    );
    assert!(
        page.draws.repetition.is_none() && page.draws.rules.is_empty() && page.draws.both_flags.is_none()
    );
    let mut hall = Hall::new("RU-RENJU", "renju", "90m");
    hall.refused_by(ARBITER, Command::DeclareDraw, "RU-RENJU:5.2.7.1");
}

#[test]
fn ru_renju_5_2_7_1_a_partners_agree() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m");
    let played = hall.read("h8");
    hall.act(FIRST, Command::Move { played, offer: true });
    hall.act(FIRST, Command::Press);
    hall.act(SECOND, Command::Accept);
    hall.ended("½-½", "RU-RENJU:5.2.7.1.a");
    assert_eq!(hall.outcome().cause, Cause::Agreement);
}

#[test]
fn ru_renju_5_2_7_1_b_both_decline_to_put_a_stone() {
    two_passes_draw("RU-RENJU", "RU-RENJU:5.2.7.1.b");
}

#[test]
fn ru_renju_5_2_7_1_c_neither_can_build_a_five() {
    no_five_can_be_built("RU-RENJU", "RU-RENJU:5.2.7.1.c");
}

#[test]
fn ru_renju_5_2_7_2_the_regulations_may_ask_for_forty_moves() {
    no_agreement_before("RU-RENJU", 40, "RU-RENJU:5.2.7.2");
}

#[test]
fn ru_renju_5_3_5_1_a_draw_is_offered_with_ones_move() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m");
    hall.refused_by(FIRST, Command::Offer, "RU-RENJU:5.3.5.1");
    hall.line("h8");
    hall.refused_by(FIRST, Command::Offer, "RU-RENJU:5.3.5.1");
    hall.make("g7");
    hall.act(SECOND, Command::Offer);
    hall.act(SECOND, Command::Press);
    assert_eq!((hall.game.offered(), hall.game.running()), (Some(Player::Second), Some(Player::First)));
    let mut screen = Hall::remote("RU-RENJU", "renju", "90m");
    let played = screen.read("h8");
    screen.act(FIRST, Command::Move { played, offer: true });
    assert_eq!(screen.game.offered(), Some(Player::First));
}

#[test]
fn ru_renju_5_3_5_2_an_offer_is_not_taken_back_and_a_reply_declines_it() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m");
    hall.make("h8");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    hall.refused_by(FIRST, Command::Withdraw, "RU-RENJU:5.3.5.2");
    let events = hall.make("g7");
    assert!(matches!(events[0].fact, Fact::Declined { player: Player::Second }));
    assert_eq!(hall.game.offered(), None);
}

#[test]
fn ru_renju_5_3_5_3_partners_agree_in_an_adjourned_game() {
    let mut hall = Hall::new("RU-RENJU", "renju", "90m/2,30m");
    hall.line("h8 a1 h9 a3");
    hall.act(ARBITER, Command::Adjourn(adjourn::Command::Order(adjourn::Ground::SessionOver)));
    let (secret, script) = (adjourn::Secret::new("h10"), adjourn::Script::Letters);
    hall.act(FIRST, Command::Adjourn(adjourn::Command::Seal { secret, script }));
    hall.act(ARBITER, Command::Adjourn(adjourn::Command::StopClock));
    hall.act(FIRST, Command::Adjourn(adjourn::Command::Agree));
    hall.goes_on();
    hall.act(SECOND, Command::Adjourn(adjourn::Command::Agree));
    hall.ended("½-½", "RU-RENJU:5.3.5.3");
    assert_eq!(hall.outcome().cause, Cause::Agreement);
}

#[test]
fn ru_begin_b35_agreement_three_occurrences_or_five_moves_of_three_kings() {
    let mut ru22 = Hall::at("RU22", "russian", "20m", THREE_KINGS);
    ru22.shuffle(ROUND, 2).line("c1-d2");
    ru22.refused_by(SECOND, Command::Claim(Claim::MoveCount), "RU22:5.4.13.5");
    let mut beginners = Hall::at("RU-BEGIN", "russian", "20m", THREE_KINGS);
    beginners.shuffle(ROUND, 2);
    assert_eq!(made(&beginners, "RU-BEGIN:B35"), 4);
    drawn_by_one_more(&mut beginners, "c1-d2", "RU-BEGIN:B35", 5);
    let mut repeated = Hall::at("RU-BEGIN", "russian", "20m", KINGS);
    repeated.shuffle(ROUND, 2).claim(Claim::Repetition);
    repeated.ended("½-½", "RU-BEGIN:B35");
    let mut agreed = Hall::new("RU-BEGIN", "russian", "20m");
    agreed.make("c3-d4");
    agreed.act(FIRST, Command::Offer);
    agreed.act(SECOND, Command::Accept);
    agreed.ended("½-½", "RU-BEGIN:B35");
    let road = Hall::at("RU-BEGIN", "russian", "20m", ON_THE_ROAD);
    assert!(running(&road).contains(&"RU22:6.1.8.5"), "where they are silent RU22 speaks");
}

#[test]
fn ru_begin_b36_move_first_then_offer() {
    let mut hall = Hall::new("RU-BEGIN", "russian", "20m");
    hall.refused_by(FIRST, Command::Offer, "RU-BEGIN:B36");
    hall.make("c3-d4");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    assert_eq!(right(&hall, Player::Second, What::Answer), Some("RU-BEGIN:B36"));
}

#[test]
fn ru_begin_b37_no_offer_while_the_opponent_thinks() {
    let mut hall = Hall::new("RU-BEGIN", "russian", "20m");
    hall.line("c3-d4");
    assert!(!may(&hall, Player::First, What::Offer));
    hall.refused_by(FIRST, Command::Offer, "RU-BEGIN:B37");
}

#[test]
fn ru_begin_b39_a_refused_offer_is_not_repeated() {
    let mut hall = Hall::new("RU-BEGIN", "russian", "20m");
    hall.make("c3-d4");
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    hall.line("b6-a5");
    hall.make("b2-c3");
    hall.refused_by(FIRST, Command::Offer, "RU-BEGIN:B39");
}
