//! Claims of a draw under the rules, their checking, and what the arbiter declares himself.

use article::Article;
use clock::{Flags, Moment};
use rulebook::law::ArbiterDraw;

use crate::actor::{face, owner};
use crate::command::Claim;
use crate::outcome::{Cause, Outcome};
use crate::{Event, Fact, Game, Played, Player, Refusal};

/// A claim that is being checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Whose.
    pub player: Player,
    /// On what ground.
    pub claim: Claim,
}

/// What the program itself can say about a claim.
enum Finding {
    /// It is right.
    Right(Outcome),
    /// It is wrong.
    Wrong(Article),
    /// An official judges: this is what the draw would rest on.
    Judgement(Outcome),
}

impl Game {
    /// The claim that is being checked.
    #[must_use]
    pub const fn claim(&self) -> Option<Pending> {
        self.claim
    }
}

/// A player claims. In a hall the claim waits for the arbiter; at a screen it is checked at once.
pub(crate) fn claim(game: &Game, player: Player, claim: Claim, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    may_claim(game, player, claim, now)?;
    let mut events = vec![Fact::Claimed { player, claim }.at(now)];
    if game.is_remote() {
        let pending = Pending { player, claim };
        let upheld = game.board.position().is_none_or(|position| !position.must_capture());
        events.extend(judge(game, pending, upheld, now));
    }
    Ok(events)
}

/// The arbiter has checked the claim that stands.
pub(crate) fn check(game: &Game, upheld: bool, now: Moment) -> Result<Vec<Event>, Refusal> {
    let Some(pending) = game.claim else {
        let by = game.law.draws.claim_after.unwrap_or(game.law.draws.offer.by);
        return Err(Refusal::new(by, "no claim is waiting", "a player may claim a draw on his turn"));
    };
    Ok(judge(game, pending, upheld, now))
}

/// The arbiter declares a draw that nobody claimed.
pub(crate) fn declare(game: &Game, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let right = game.law.draws.arbiter;
    if let Some(right) = right.filter(|right| right.value == ArbiterDraw::Never) {
        return Err(Refusal::new(right.by, "the arbiter declares no draw in this game", "the players agree or claim"));
    }
    let found = game.drawn().or_else(|| game.not_played_on());
    let Some(outcome) = found else {
        let by = right.map_or(game.law.draws.offer.by, |right| right.by);
        return Err(Refusal::new(by, "no draw under the rules is on the board", counts_in_words(game)));
    };
    Ok(vec![Fact::Ended(outcome).at(now)])
}

/// A player begins to count the opponent's moves in a clearly drawn position.
pub(crate) fn count_aloud(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let Some(_) = game.law.draws.counted_aloud else {
        let by = game.law.draws.counting.unwrap_or(game.law.draws.offer.by);
        return Err(Refusal::new(by, "moves are not counted aloud in this game", "claim under a rule that counts"));
    };
    Ok(vec![Fact::CountBegun { player }.at(now)])
}

fn may_claim(game: &Game, player: Player, claim: Claim, now: Moment) -> Result<(), Refusal> {
    let draws = &game.law.draws;
    let absent = |instead: &'static str| {
        Err(Refusal::new(draws.offer.by, "the edition knows no such claim in this game", instead))
    };
    if game.claim.is_some() {
        let by = draws.on_claimants_time.unwrap_or(draws.offer.by);
        return Err(Refusal::new(by, "a claim is being checked", "wait for the arbiter"));
    }
    match claim {
        Claim::Repetition | Claim::RepetitionAfter(_) => {
            let (Some(after), Some(before)) = (draws.claim_after, draws.claim_before) else {
                return absent("a draw by agreement, or by the ends the edition lists");
            };
            if let Some(by) = draws.needs_record.filter(|_| !game.has_record(player)) {
                return Err(Refusal::new(by, "the record is not complete", "restore the record, then claim"));
            }
            let by = if claim == Claim::Repetition { after } else { before };
            if game.turn() != player || game.unpressed == Some(player) {
                return Err(Refusal::new(by, "the right to claim has lapsed", "on your own turn, before you move"));
            }
            if let Claim::RepetitionAfter(played) = claim {
                game.board.after(&played, game.law)?;
            }
            Ok(())
        }
        Claim::MoveCount => match (draws.rules.is_empty(), game.special_count(player)) {
            (true, _) => absent("a draw by agreement, or by the ends the edition lists"),
            (false, Some(refusal)) => Err(refusal),
            (false, None) => Ok(()),
        },
        Claim::NotPlayedOn => match (draws.at_once, game.not_played_on()) {
            (None, _) => absent("claim under a rule that counts moves"),
            (Some(by), None) => Err(Refusal::new(
                by,
                "this position is played on",
                "in the endings the article names, without increment",
            )),
            (Some(_), Some(_)) => Ok(()),
        },
        Claim::BothFlags => match draws.both_flags {
            None => absent("the flag that fell first decides"),
            Some(_) => Ok(()),
        },
        Claim::ShortOfTime => {
            let Some(rule) = draws.short_of_time else {
                return absent("offer a draw, or claim under a rule that counts moves");
            };
            let pieces = game.board.pieces(Player::First) + game.board.pieces(Player::Second);
            let fits = game.special_endings()
                && !game.regulation.control.has_increment()
                && game.left(player, now) <= rule.left
                && pieces <= rule.pieces;
            if fits {
                return Ok(());
            }
            Err(Refusal::new(
                rule.by,
                "not short of time in the sense of the article",
                format!("without increment, with {} or less and at most {} pieces", rule.left, rule.pieces),
            ))
        }
        Claim::WonWithoutTime => match draws.won_without_time {
            Some(_) if game.special_endings() => Ok(()),
            Some(by) => Err(Refusal::new(by, "only in rapid and blitz", "offer a draw")),
            None => absent("offer a draw"),
        },
        Claim::CountedAloud => match (draws.counted_aloud, game.counters_aloud()) {
            (None, _) => absent("claim under a rule that counts moves"),
            (Some(due), Some((counter, made))) if counter == player && made >= due.value => Ok(()),
            (Some(due), _) => Err(Refusal::new(
                due.by,
                "the moves have not been counted out",
                format!("when the opponent has made {} moves from the start of the count", due.value),
            )),
        },
    }
}

/// The end of a check: a draw, or the game goes on with the written move made.
fn judge(game: &Game, pending: Pending, upheld: bool, now: Moment) -> Vec<Event> {
    let Pending { player, claim } = pending;
    let draws = &game.law.draws;
    match find(game, claim, now) {
        Finding::Right(outcome) => vec![Fact::Ended(outcome).at(now)],
        Finding::Judgement(outcome) if upheld => vec![Fact::Ended(outcome).at(now)],
        Finding::Judgement(outcome) => vec![Fact::ClaimFailed { player, by: outcome.by }.at(now)],
        Finding::Wrong(by) => {
            let flag = game.clock.flag(face(player), now).is_some();
            let mut events = vec![Fact::ClaimFailed { player, by }.at(now)];
            if let (true, true, Some(by)) = (flag, draws.failed_check_loses, draws.flag_during_check) {
                events.push(Fact::Ended(Outcome::win(player.other(), Cause::Time, by)).at(now));
            } else if let Claim::RepetitionAfter(played) = claim {
                if let Ok(after) = game.board.after(&played, game.law) {
                    events.extend(crate::play::made(game, player, played, &after, now));
                }
            }
            events
        }
    }
}

fn find(game: &Game, claim: Claim, now: Moment) -> Finding {
    let draws = &game.law.draws;
    let otherwise = |by: Option<Article>| Finding::Wrong(by.unwrap_or(draws.offer.by));
    let judged = |cause, by: Option<Article>| match by {
        Some(by) => Finding::Judgement(Outcome::draw(cause, by)),
        None => Finding::Wrong(draws.offer.by),
    };
    match claim {
        Claim::Repetition => match game.drawn_by_repetition() {
            Some(outcome) => Finding::Right(outcome),
            None => otherwise(draws.on_claimants_time),
        },
        Claim::RepetitionAfter(played) => match repeats(game, &played) {
            Some(outcome) => Finding::Right(outcome),
            None => otherwise(draws.on_claimants_time),
        },
        Claim::MoveCount => match game.drawn_by_count() {
            Some(outcome) => Finding::Right(outcome),
            None => otherwise(draws.counting),
        },
        Claim::BothFlags => match game.clock.first_flag(now) {
            Flags::Both { first: None } => match draws.both_flags {
                Some(by) => Finding::Right(Outcome::draw(Cause::BothFlags, by)),
                None => otherwise(None),
            },
            Flags::Both { first: Some(first) } | Flags::One(first) => {
                let winner = owner(first).other();
                Finding::Right(Outcome::win(winner, Cause::Time, game.law.clock.overstep))
            }
            Flags::None => otherwise(draws.both_flags),
        },
        Claim::NotPlayedOn => judged(Cause::NotPlayedOn, draws.at_once),
        Claim::ShortOfTime => judged(Cause::ShortOfTime, draws.short_of_time.map(|rule| rule.by)),
        Claim::WonWithoutTime => judged(Cause::ShortOfTime, draws.won_without_time),
        Claim::CountedAloud => judged(Cause::MoveCount, draws.counted_aloud.map(|rule| rule.by)),
    }
}

/// The draw by repetition that a written move would make.
fn repeats(game: &Game, played: &Played) -> Option<Outcome> {
    let due = game.law.draws.repetition?;
    let after = game.board.after(played, game.law).ok()?;
    let times = game.occurrences_of(after.position()?) + 1;
    let outcome = Outcome::draw(Cause::Repetition, due.by);
    (times >= due.value).then_some(Outcome { count: Some(u16::from(times)), ..outcome })
}

/// The counts that run, for a player who is told that none is complete.
fn counts_in_words(game: &Game) -> String {
    let counts = game.counts();
    let words: Vec<String> =
        counts.iter().map(|count| format!("{}: {} of {}", count.by, count.made, count.of)).collect();
    if words.is_empty() { "no count runs".to_owned() } else { words.join(", ") }
}

impl Game {
    /// Who counts aloud, and how many moves the opponent has made since.
    pub(crate) fn counters_aloud(&self) -> Option<(Player, u16)> {
        let (player, from) = self.aloud?;
        Some((player, self.moves_of(player.other()).saturating_sub(from)))
    }

    /// Why a claim by counted moves would be wrong now.
    fn special_count(&self, player: Player) -> Option<Refusal> {
        let by = self.law.draws.counting.unwrap_or(self.law.draws.offer.by);
        if let Some(record) = self.law.draws.needs_record.filter(|_| !self.has_record(player)) {
            let counted = self.law.draws.counting.is_some();
            if !counted {
                return Some(Refusal::new(record, "the record is not complete", "restore the record, then claim"));
            }
        }
        match self.drawn_by_count() {
            Some(_) => None,
            None => Some(Refusal::new(by, "no count is complete", counts_in_words(self))),
        }
    }
}
