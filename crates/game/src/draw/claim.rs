//! Claims of a draw under the rules, their checking, and what the arbiter declares himself.

use article::Article;
use clock::{Flags, Moment};
use rulebook::law::{ArbiterDraw, Escape, Unrecorded};

use super::counters::Forces;
use super::{by_count, plain_win};
use crate::actor::{face, owner};
use crate::command::Claim;
use crate::outcome::{Cause, Outcome};
use crate::state::Phase;
use crate::{Event, Fact, Game, Played, Player, Refusal};

/// A claim that is being checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Whose.
    pub player: Player,
    /// On what ground.
    pub claim: Claim,
}

/// A claim a player may make now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenClaim {
    /// On what ground.
    pub claim: Claim,
    /// By which article.
    pub by: Article,
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

    /// The claims a player may make now and that are not wrong, each with its article.
    #[must_use]
    pub fn open_claims(&self, player: Player, now: Moment) -> Vec<OpenClaim> {
        const PLAIN: [Claim; 7] = [
            Claim::Repetition,
            Claim::MoveCount,
            Claim::NotPlayedOn,
            Claim::BothFlags,
            Claim::ShortOfTime,
            Claim::WonWithoutTime,
            Claim::CountedAloud,
        ];
        if self.phase != Phase::Playing || may_claim_now(self).is_err() {
            return Vec::new();
        }
        let open = |claim: Claim| {
            let by = self.article_of(player, claim)?;
            // Most claims are wrong most of the time; only for the others are the words of a refusal looked for.
            if matches!(find(self, player, claim, now), Finding::Wrong(_)) {
                return None;
            }
            may_claim_on(self, player, claim, now).ok()?;
            Some(OpenClaim { claim, by })
        };
        let by = self.law.draws.claim_before.filter(|_| may_claim_repetition(self, player, true).is_ok());
        let written = by.into_iter().flat_map(|by| {
            let moves = self.board.position().map(draughts::AnyPosition::moves).unwrap_or_default();
            let repeating = move |played: &Played| repeats(self, played).is_some();
            let played = moves.into_iter().map(Played::Move).filter(repeating);
            played.map(move |played| OpenClaim { claim: Claim::RepetitionAfter(played), by })
        });
        PLAIN.into_iter().filter_map(open).chain(written).collect()
    }

    /// The article a claim of a player rests on, whether he may make it or not.
    #[must_use]
    pub fn article_of(&self, player: Player, claim: Claim) -> Option<Article> {
        let draws = &self.law.draws;
        match claim {
            Claim::Repetition => draws.claim_after,
            Claim::RepetitionAfter(_) => draws.claim_before,
            Claim::MoveCount => self.complete_for(player).map(|count| count.by).or(draws.counting),
            Claim::NotPlayedOn => draws.at_once.map(|rule| rule.by),
            Claim::BothFlags => draws.both_flags,
            Claim::ShortOfTime => draws.short_of_time.map(|rule| rule.by),
            Claim::WonWithoutTime => self.won_without_time(),
            Claim::CountedAloud => draws.counted_aloud.map(|rule| rule.by),
        }
    }

    /// By which article a player without time may fix a draw in a won position of this game.
    fn won_without_time(&self) -> Option<Article> {
        let includes = |games: rulebook::law::Games| {
            games.include(self.regulation.discipline.tempo, self.regulation.record)
        };
        self.law.draws.won_without_time.iter().find(|rule| includes(rule.value)).map(|rule| rule.by)
    }

    /// Whether the rest of the game is one stage of the control for a player.
    fn plays_to_the_end(&self, player: Player) -> bool {
        self.regulation.control.moves_to_control(self.clock.moves(face(player))).is_none()
    }

    /// The moves the opponent has made since they are counted for a player.
    fn counted_for(&self, player: Player) -> Option<u16> {
        self.aloud_for(player)?;
        self.counted(player.other())
    }
}

/// A player claims. In a hall the claim waits for the arbiter; at a screen it is checked at once.
pub(crate) fn claim(game: &Game, player: Player, claim: Claim, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    may_claim(game, player, claim, now)?;
    let mut events = vec![Fact::Claimed { player, claim }.at(now)];
    if game.is_remote() {
        let upheld = looks_right(game, player, claim);
        events.extend(judge(game, Pending { player, claim }, upheld, now));
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
        return Err(Refusal::new(
            right.by,
            "the arbiter declares no draw in this game",
            "the players agree or claim",
        ));
    }
    let found = game.drawn().or_else(|| game.not_played_on());
    let Some(outcome) = found else {
        let by = right.map_or(game.law.draws.offer.by, |right| right.by);
        return Err(Refusal::new(by, "no draw under the rules is on the board", counts_in_words(game)));
    };
    Ok(vec![Fact::Ended(outcome).at(now)])
}

/// An official finds that neither player can win.
pub(crate) fn neither_can_win(game: &Game, now: Moment) -> Result<Vec<Event>, Refusal> {
    if !matches!(game.phase, Phase::Stopped(_)) {
        game.must_be_playing()?;
    }
    let draws = &game.law.draws;
    let Some(by) = draws.no_win else {
        let by = draws.arbiter.map_or(draws.offer.by, |right| right.by);
        return Err(Refusal::new(by, "no official draws a game by judgement alone", "a draw the rules name"));
    };
    Ok(vec![Fact::Ended(Outcome::draw(Cause::Adjudication, by)).at(now)])
}

fn may_claim(game: &Game, player: Player, claim: Claim, now: Moment) -> Result<(), Refusal> {
    may_claim_now(game)?;
    may_claim_on(game, player, claim, now)
}

/// Whether anybody may claim anything.
fn may_claim_now(game: &Game) -> Result<(), Refusal> {
    if game.claim.is_some() {
        return Err(being_checked(game));
    }
    if let Some(ending) = game.board.ending(&game.law.results) {
        return Err(Refusal::new(ending.by, "the game is decided on the board", "press the clock"));
    }
    Ok(())
}

/// Whether a player may claim on this ground.
fn may_claim_on(game: &Game, player: Player, claim: Claim, now: Moment) -> Result<(), Refusal> {
    let draws = &game.law.draws;
    let absent = |instead: &'static str| {
        Err(Refusal::new(draws.offer.by, "the edition knows no such claim in this game", instead))
    };
    match claim {
        Claim::Repetition => may_claim_repetition(game, player, false),
        Claim::RepetitionAfter(played) => {
            may_claim_repetition(game, player, true)?;
            game.board.after(&played, game.law).map(drop)
        }
        Claim::MoveCount if draws.rules.is_empty() => {
            absent("a draw by agreement, or by the ends the edition lists")
        }
        Claim::MoveCount => may_claim_count(game, player),
        Claim::NotPlayedOn => match (draws.at_once, game.not_played_on()) {
            (None, _) => absent("claim under a rule that counts moves"),
            (Some(rule), None) => Err(Refusal::new(
                rule.by,
                "this position is played on",
                "in the endings the article names, without increment",
            )),
            (Some(_), Some(_)) => Ok(()),
        },
        Claim::BothFlags => match (draws.both_flags, game.clock.first_flag(now)) {
            (None, _) => absent("the flag that fell first decides"),
            (Some(_), Flags::Both { .. }) => Ok(()),
            (Some(by), _) => Err(Refusal::new(by, "not both flags are down", "call the flag that is")),
        },
        Claim::ShortOfTime => match draws.short_of_time {
            None => absent("offer a draw, or claim under a rule that counts moves"),
            Some(rule) => {
                let pieces =
                    game.board.pieces(Player::First).saturating_add(game.board.pieces(Player::Second));
                let fits = rule.games.include(game.regulation.discipline.tempo, game.regulation.record)
                    && !game.regulation.control.has_increment()
                    && game.plays_to_the_end(player)
                    && game.left(player, now) <= rule.left
                    && !game.flags(now)[player]
                    && pieces <= rule.pieces;
                let instead = || {
                    format!(
                        "without increment, with {} or less and at most {} pieces",
                        rule.left, rule.pieces
                    )
                };
                let why = "not short of time in the sense of the article";
                if fits { Ok(()) } else { Err(Refusal::new(rule.by, why, instead())) }
            }
        },
        Claim::WonWithoutTime => match (draws.won_without_time.first(), game.won_without_time()) {
            (None, _) => absent("offer a draw"),
            (Some(rule), None) => Err(Refusal::new(rule.by, "not in games of this length", "offer a draw")),
            (_, Some(by)) if game.flags(now)[player] => {
                Err(Refusal::new(by, "the time is over", "before the flag falls"))
            }
            (_, Some(by)) if !game.plays_to_the_end(player) => {
                Err(Refusal::new(by, "the control is not to the end of the game", "offer a draw"))
            }
            (_, Some(_)) => Ok(()),
        },
        Claim::CountedAloud => {
            let tempo = game.regulation.discipline.tempo;
            match draws.counted_aloud.filter(|rule| rule.games.include(tempo, game.regulation.record)) {
                None => absent("claim under a rule that counts moves"),
                Some(due) if game.is_remote() => Err(Refusal::new(
                    due.by,
                    "an arbiter at the board judges this",
                    "claim under a rule that counts moves",
                )),
                Some(due) if game.counted_for(player).is_some_and(|made| made >= due.value) => Ok(()),
                Some(due) => Err(Refusal::new(
                    due.by,
                    "the moves have not been counted out",
                    format!("when the opponent has made {} moves from the start of the count", due.value),
                )),
            }
        }
    }
}

/// Whether a player may claim a repetition, one on the board or one that a written move would make.
fn may_claim_repetition(game: &Game, player: Player, written: bool) -> Result<(), Refusal> {
    let draws = &game.law.draws;
    let (Some(after), Some(before)) = (draws.claim_after, draws.claim_before) else {
        let instead = "a draw by agreement, or by the ends the edition lists";
        return Err(Refusal::new(draws.offer.by, "the edition knows no such claim in this game", instead));
    };
    if let Some(by) = draws.needs_record.filter(|_| !game.has_record(player)) {
        return Err(Refusal::new(by, "the record is not complete", "restore the record, then claim"));
    }
    if game.turn() != player {
        // Whoever makes the repeating move on the board has given his own claim away.
        let own = written || game.drawn_by_repetition().is_some();
        let by = if own { before } else { after };
        return Err(Refusal::new(by, "the right to claim has lapsed", "on your own turn, before you move"));
    }
    Ok(())
}

fn may_claim_count(game: &Game, player: Player) -> Result<(), Refusal> {
    if game.complete_for(player).is_some() {
        return Ok(());
    }
    let draws = &game.law.draws;
    if game.drawn_by_count().is_some() {
        let instead = match draws.unrecorded.value {
            Unrecorded::CountedAloud => "count the moves aloud from now on",
            Unrecorded::Witnessed => "ask the arbiter to be present from now on",
        };
        return Err(Refusal::new(draws.unrecorded.by, "there is no record of the moves", instead));
    }
    let running = || game.counts().first().map(|count| count.by);
    let by = draws.counting.or_else(running).unwrap_or(draws.offer.by);
    Err(Refusal::new(by, "no count is complete", counts_in_words(game)))
}

/// The refusal of whatever has to wait for the arbiter's check.
pub(crate) fn being_checked(game: &Game) -> Refusal {
    let draws = &game.law.draws;
    let by = draws.on_claimants_time.unwrap_or(draws.offer.by);
    Refusal::new(by, "a claim is being checked", "wait for the arbiter")
}

/// The end of a check: a draw, or the game goes on with the written move made.
fn judge(game: &Game, pending: Pending, upheld: bool, now: Moment) -> Vec<Event> {
    let Pending { player, claim } = pending;
    let draws = &game.law.draws;
    match find(game, player, claim, now) {
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

fn find(game: &Game, player: Player, claim: Claim, now: Moment) -> Finding {
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
        Claim::MoveCount => match game.complete_for(player) {
            Some(count) if count.escape == Escape::WonPosition => Finding::Judgement(by_count(&count)),
            Some(count) => Finding::Right(by_count(&count)),
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
        Claim::NotPlayedOn => judged(Cause::NotPlayedOn, draws.at_once.map(|rule| rule.by)),
        Claim::ShortOfTime => judged(Cause::ShortOfTime, draws.short_of_time.map(|rule| rule.by)),
        Claim::WonWithoutTime => judged(Cause::ShortOfTime, game.won_without_time()),
        Claim::CountedAloud => match (draws.counted_aloud, game.counted_for(player)) {
            (Some(rule), count) => {
                Finding::Judgement(Outcome { count, ..Outcome::draw(Cause::MoveCount, rule.by) })
            }
            (None, _) => otherwise(None),
        },
    }
}

/// What the program makes of a claim that an arbiter would judge: no win is plain to see, and whoever claims to
/// be better has more on the board.
fn looks_right(game: &Game, player: Player, claim: Claim) -> bool {
    let Some(position) = game.board.position() else { return true };
    match claim {
        Claim::ShortOfTime | Claim::WonWithoutTime => {
            Forces::of(position).stronger() == Some(game.board.colour(player))
        }
        _ => !plain_win(position),
    }
}

/// The draw by repetition that a written move would make.
fn repeats(game: &Game, played: &Played) -> Option<Outcome> {
    // Soon after a move that cannot be taken back no board can have come back often enough, whatever is played.
    game.repeated(game.occurrences_at_most().saturating_add(1))?;
    let after = game.board.after(played, game.law).ok()?;
    game.repeated(game.occurrences_of(after.position()?).saturating_add(1))
}

/// The counts that run, for a player who is told that none is complete.
fn counts_in_words(game: &Game) -> String {
    let counts = game.counts();
    let words: Vec<String> =
        counts.iter().map(|count| format!("{}: {} of {}", count.by, count.made, count.of)).collect();
    if words.is_empty() { "no count runs".to_owned() } else { words.join(", ") }
}
