//! Draws: positions, lines and whole claims that several editions share.

use game::{Claim, Command, Event, Fact, Player, What};

use crate::hall::{ARBITER, FIRST, Hall, SECOND, draft};

/// A king against a king, and moves of both that lead back to it.
pub(crate) const KINGS: &str = "W:WKc1:BKb8";
/// Two moves of each.
pub(crate) const ROUND: &str = "c1-d2 b8-a7 d2-c1 a7-b8";
/// Three kings off the main road against a king off it.
pub(crate) const THREE_KINGS: &str = "W:WKc1,Ke1,Kg1:BKb8";
/// Three kings off the main road against a king that moves on it.
pub(crate) const ON_THE_ROAD: &str = "W:WKc1,Ke1,Kg1:BKh8";
/// Two moves of each, the lone king never leaving the road.
pub(crate) const ROAD_ROUND: &str = "c1-d2 h8-g7 d2-c1 g7-h8";
/// Two kings and a man against two kings.
pub(crate) const FIVE_PIECES: &str = "W:WKc1,Ke1,a3:BKb8,Kh8";
/// Two kings and a man against two kings and two men.
pub(crate) const SEVEN_PIECES: &str = "W:WKc1,Ke1,a3:BKb8,Kh8,h6,h4";
/// International: two moves of each with a king against a king.
pub(crate) const ROUND_100: &str = "48-43 1-6 43-48 6-1";

/// The articles of one edition about repetition.
#[derive(Clone, Copy)]
pub(crate) struct Repetition {
    pub(crate) edition: &'static str,
    /// The draw.
    pub(crate) draw: &'static str,
    /// The opponent claims before his move.
    pub(crate) after: &'static str,
    /// The player writes his move and claims.
    pub(crate) before: &'static str,
    /// What a wrong claim is answered with.
    pub(crate) checked: &'static str,
}

impl Repetition {
    pub(crate) fn hall(&self) -> Hall {
        Hall::at(self.edition, "russian", "40m", KINGS)
    }
}

/// Shuffles so that a man moves at these of White's moves, and stops when each has made this many moves.
/// The man goes from a3 to b4 and a5; all others are moves of kings.
#[track_caller]
pub(crate) fn kings_and_a_man(hall: &mut Hall, man_moves: &[usize], moves: usize) {
    let (mut home, mut man) = (true, ["a3-b4", "b4-a5"].into_iter());
    for number in 1..=moves {
        if man_moves.contains(&number) {
            hall.play(man.next().expect("two man moves"));
        } else {
            hall.play(if home { "c1-d2" } else { "d2-c1" });
            home = !home;
        }
        hall.play(if number % 2 == 1 { "b8-a7" } else { "a7-b8" });
    }
}

/// What a claim by counted moves shows before the last move, and after it.
#[track_caller]
pub(crate) fn drawn_by_one_more(hall: &mut Hall, last: &str, article: &str, count: u16) {
    let mover = hall.mover();
    hall.refused(mover, Command::Claim(Claim::MoveCount));
    hall.line(last);
    hall.claim(Claim::MoveCount);
    hall.ended("½-½", article);
    assert_eq!(hall.outcome().count, Some(count));
}

/// The articles of the counts that run.
pub(crate) fn running(hall: &Hall) -> Vec<&'static str> {
    hall.game.counts().iter().map(|count| count.by.name()).collect()
}

/// How far the count of an article has come.
#[track_caller]
pub(crate) fn made(hall: &Hall, article: &str) -> u16 {
    let counts = hall.game.counts();
    counts.iter().find(|count| count.by.name() == article).expect("the count runs").made
}

/// Whether a player has a right now.
pub(crate) fn may(hall: &Hall, player: Player, what: What) -> bool {
    hall.game.rights(player, hall.now).iter().any(|right| right.what == what)
}

/// The article of a right a player has now.
pub(crate) fn right(hall: &Hall, player: Player, what: What) -> Option<&'static str> {
    hall.game.rights(player, hall.now).iter().find(|right| right.what == what).map(|right| right.by.name())
}

pub(crate) fn moved(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event.fact, Fact::Moved { .. }))
}

/// A third occurrence by White's move: Black may claim until he moves, White may not.
pub(crate) fn the_opponent_claims_before_his_move(rules: Repetition) {
    let mut hall = rules.hall();
    hall.shuffle(ROUND, 2).line("c1-d2");
    assert_eq!(hall.game.occurrences(), 3);
    hall.refused_by(FIRST, Command::Claim(Claim::Repetition), rules.before);
    assert_eq!(right(&hall, Player::Second, What::ClaimRepetition), Some(rules.after));
    let mut late = rules.hall();
    late.shuffle(ROUND, 2).line("c1-d2 b8-c7");
    late.refused_by(SECOND, Command::Claim(Claim::Repetition), rules.after);
    hall.claim(Claim::Repetition);
    hall.ended("½-½", rules.draw);
    assert_eq!(hall.outcome().count, Some(3));
}

/// A player writes the repeating move and claims; who plays it loses the right until the next repetition.
pub(crate) fn the_written_move_claims_and_the_played_one_does_not(rules: Repetition) {
    let mut hall = rules.hall();
    hall.shuffle(ROUND, 1).line("c1-d2 b8-a7 d2-c1");
    assert_eq!(right(&hall, Player::Second, What::ClaimRepetitionByMove), Some(rules.before));
    let written = Claim::RepetitionAfter(hall.read("a7-b8"));
    let mut played = rules.hall();
    played.shuffle(ROUND, 2);
    played.refused_by(SECOND, Command::Claim(Claim::Repetition), rules.before);
    assert!(may(&played, Player::First, What::ClaimRepetition));
    played.line("c1-d2 b8-a7 d2-c1");
    assert!(may(&played, Player::Second, What::ClaimRepetitionByMove), "it repeats again");
    let events = hall.claim(written);
    assert!(!moved(&events), "the move was written, not made");
    hall.ended("½-½", rules.draw);
}

/// The same position fifteen moves apart, others between.
pub(crate) fn occurrences_lie_moves_apart(rules: Repetition) {
    let mut hall = rules.hall();
    for _ in 0..2 {
        hall.line("c1-b2 b8-c7").shuffle("b2-a1 c7-d8 a1-b2 d8-c7", 6).line("b2-a3 c7-e5 a3-c1 e5-b8");
    }
    assert_eq!((hall.game.plies().len(), hall.game.occurrences()), (60, 3));
    hall.claim(Claim::Repetition);
    hall.ended("½-½", rules.draw);
}

/// A wrong claim: the clock of the claimant ran, and the written move counts as made.
pub(crate) fn a_wrong_claim_costs_time_and_makes_the_move(rules: Repetition) {
    let mut hall = rules.hall();
    hall.line("c1-d2 b8-a7 d2-c1");
    let written = Claim::RepetitionAfter(hall.read("a7-b8"));
    let before = hall.left(Player::Second);
    hall.act(SECOND, Command::Claim(written));
    hall.refused_by(SECOND, Command::play(hall.read("a7-b8")), rules.checked);
    hall.wait_seconds(130);
    let events = hall.act(ARBITER, Command::Check { upheld: true });
    assert!(matches!(events[0].fact, Fact::ClaimFailed { by, .. } if by.name() == rules.checked));
    assert!(moved(&events));
    assert_eq!((before.as_str(), hall.left(Player::Second).as_str()), ("40:00", "37:50"));
    hall.goes_on();
    hall.act(SECOND, Command::Press);
    assert_eq!(hall.game.turn(), Player::First);
}

/// Twenty seconds are left and the check takes forty: the claim, confirmed or not.
pub(crate) fn the_flag_falls_during_the_check(rules: Repetition, confirmed: bool) -> Hall {
    let mut hall = rules.hall();
    hall.shuffle(ROUND, if confirmed { 2 } else { 1 });
    hall.wait_seconds(40 * 60 - 20);
    assert_eq!(hall.left(Player::First), "0:20");
    hall.act(FIRST, Command::Claim(Claim::Repetition));
    hall.wait_seconds(40);
    hall
}

/// An offer before one's move is refused; after it the opponent answers, by word or by a move.
pub(crate) fn offered_after_the_move(edition: &str, discipline: &str, opening: &str, article: &str) {
    let mut moves = opening.split_whitespace();
    let mut next = || moves.next().expect("another move");
    let mut hall = Hall::new(edition, discipline, "60m");
    hall.refused_by(FIRST, Command::Offer, article);
    hall.make(next());
    assert!(may(&hall, Player::First, What::Offer) && !may(&hall, Player::Second, What::Answer));
    hall.act(FIRST, Command::Offer);
    hall.act(FIRST, Command::Press);
    assert!(may(&hall, Player::Second, What::Answer));
    let events = hall.make(next());
    assert!(matches!(events[0].fact, Fact::Declined { player: Player::Second }));
    assert_eq!(hall.game.offered(), None);
    hall.refused_by(SECOND, Command::Accept, article);
}

/// Without a record, more than so many pieces of one player: no agreement.
pub(crate) fn agreed_with_few_pieces(
    (edition, discipline): (&str, &str),
    (many, few): (&str, &str),
    first_move: &str,
    article: &str,
) {
    let offered = |fen: &str, record| {
        let mut draft = draft(edition, discipline, "5m+3s");
        draft.record = record;
        let mut hall = Hall::by_at(draft, fen).begin();
        hall.make(first_move);
        let refusal = hall.attempt(FIRST, &Command::Offer).err().map(|refusal| refusal.by.name());
        if refusal.is_none() {
            hall.act(FIRST, Command::Press);
            hall.act(SECOND, Command::Accept);
        }
        refusal
    };
    assert_eq!(offered(many, rulebook::Record::NotKept), Some(article));
    assert_eq!(offered(few, rulebook::Record::NotKept), None);
}

/// Agreement right after so many moves, and whose move comes last.
#[track_caller]
pub(crate) fn agreed_from_move(
    edition: &str,
    (discipline, fen, round): (&str, &str, &str),
    moves: usize,
    article: &str,
) {
    let mut hall = Hall::at(edition, discipline, "60m+30s", fen);
    hall.shuffle(round, moves / 2 - 1);
    let texts: Vec<&str> = round.split_whitespace().collect();
    hall.line(&texts[..3].join(" "));
    assert_eq!(hall.game.moves_of(Player::First), u16::try_from(moves).expect("few"));
    hall.refused_by(FIRST, Command::Offer, article);
    let played = hall.read(texts[3]);
    hall.act(SECOND, Command::Move { played, offer: true });
    hall.act(SECOND, Command::Press);
    hall.act(FIRST, Command::Accept);
    assert_eq!(hall.outcome().marks(), ["½", "½"]);
}
