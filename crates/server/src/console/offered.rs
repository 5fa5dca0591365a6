//! What an official may do at a board now, each with its article, as the room of games says.

use competition::Competition;
use game::{Game, Player, Role};
use hall::table::Table;
use rulebook::law::Measure;
use serde::Serialize;

use super::deed::{Deed, Ground, Made, Refused, Restored, Side, Who, Why};
use super::stand;

/// Something an official may do, or may not.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Offered {
    /// The one word for it, as it is asked for.
    #[serde(rename = "do")]
    deed: &'static str,
    /// The measure, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    measure: Option<Measure>,
    /// Why, where that decides whether it may be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    ground: Option<Why>,
    /// Which player is not there at a resumption, where that decides the article.
    #[serde(skip_serializing_if = "Option::is_none")]
    awaited: Option<&'static str>,
    /// The article by which it is done, or refused.
    by: &'static str,
    /// Why it is refused now.
    #[serde(skip_serializing_if = "Option::is_none")]
    no: Option<&'static str>,
}

/// What may be done at a board, by its table or without one; when its game is over only what is still possible.
pub(crate) fn offered(
    event: &Competition,
    table: Option<&Table>,
    over: bool,
    role: Role,
    now: clock::Moment,
) -> Vec<Offered> {
    let stand_in;
    let (game, white) = match table.and_then(|table| Some((table.game()?, table))) {
        Some((game, table)) => {
            (game, table.booking().map_or(Player::First, |booking| table.player(booking.white)))
        }
        None => match stand::game(event, now) {
            Some(game) => {
                stand_in = game;
                (&stand_in, Player::First)
            }
            None => return Vec::new(),
        },
    };
    let ended;
    let game = match over {
        true => {
            ended = stand::ended(game);
            &ended
        }
        false => game,
    };
    let place = if table.is_some_and(|table| table.game().is_some()) { Place::Table } else { Place::Hall };
    let tried = Tried { game, white, place, by: game::Actor::Official(role), now: game.not_before(now) };
    let plain = deeds().into_iter().filter(|_| !over).map(|(word, deed)| tried.offer(word, None, &deed));
    let measures = game.law().sanctions.measures.iter().map(|provided| provided.measure);
    // What was violated is named by the official; here it stands for any article.
    let articles = vec![game.law().clock.in_turn];
    let measures = measures.filter(|measure| *measure != Measure::Removal).map(|measure| {
        let measure = timed(measure, game);
        let deed = Deed::Impose { who: Who::White, measure, articles: articles.clone() };
        tried.offer("impose", Some(measure), &deed)
    });
    plain.chain(measures).filter(|one| !over || one.no.is_none()).collect()
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At a table of this house, which knows how it stands.
    Table,
    Hall,
}

struct Tried<'a> {
    game: &'a Game,
    white: Player,
    place: Place,
    by: game::Actor,
    now: clock::Moment,
}

impl Tried<'_> {
    fn offer(&self, word: &'static str, measure: Option<Measure>, deed: &Deed) -> Offered {
        let decided = match self.place {
            Place::Hall => stand::tried(self.game, deed, self.by, self.now).map(|(by, _)| by),
            Place::Table => {
                let command = deed.commands(self.white).into_iter().next();
                let events = command.map(|command| self.game.decide(self.by, &command, self.now)).transpose();
                events.map(|events| stand::article(self.game, deed, &events.unwrap_or_default()))
            }
        };
        let (by, no) = match decided {
            Ok(by) => (by, None),
            Err(refusal) => (refusal.by, Some(refusal.why)),
        };
        let ground = match deed {
            Deed::Adjourn { ground } => Some(*ground),
            _ => None,
        };
        Offered { deed: word, measure, ground, awaited: deed.awaited(), by: by.name(), no }
    }
}

/// A measure of time with a time that it can have.
fn timed(measure: Measure, game: &Game) -> Measure {
    let increment = game.regulation().control.stages().iter().map(|stage| stage.increment).max();
    let least = increment.unwrap_or_default().max(clock::Millis::minutes(1));
    match measure {
        Measure::OpponentTime(_) => {
            let most = game.law().sanctions.opponent_time.and_then(|limits| limits.value.most);
            Measure::OpponentTime(most.map_or(least, |most| most.min(least)))
        }
        Measure::OwnTime(_) => Measure::OwnTime(least),
        measure => measure,
    }
}

/// One of each.
fn deeds() -> Vec<(&'static str, Deed)> {
    const MINUTE: u64 = 60_000;
    vec![
        ("give", Deed::Give { who: Who::White, ms: MINUTE, ground: Ground::Fault }),
        ("take", Deed::Take { who: Who::White, ms: MINUTE }),
        ("replace", Deed::Replace { white: MINUTE, black: MINUTE }),
        ("stop", Deed::Stop {}),
        ("go", Deed::Go {}),
        ("claim", Deed::Claim { upheld: true }),
        ("draw", Deed::Draw {}),
        ("neither-wins", Deed::NeitherWins {}),
        ("flag", Deed::Flag { who: Side::White }),
        ("refuses", Deed::Refuses { who: Side::White, what: Refused::Rules }),
        ("unfounded", Deed::Unfounded {}),
        ("judge", Deed::Judge { made: Made::Resignation }),
        ("excuse", Deed::Excuse { who: Side::White }),
        ("adjourn", Deed::Adjourn { ground: Why::SessionOver }),
        ("adjourn", Deed::Adjourn { ground: Why::Illness }),
        ("resume", Deed::Resume { absent: None, sealed: None }),
        ("resume", Deed::Resume { absent: Some(Side::White), sealed: None }),
        ("resume", Deed::Resume { absent: Some(Side::White), sealed: Some(Side::White) }),
        ("came", Deed::Came { who: Side::White, sealed: None }),
        ("came", Deed::Came { who: Side::White, sealed: Some(Side::White) }),
        ("lost", Deed::Lost { restored: Restored::Position, white: MINUTE, black: MINUTE }),
        ("adjudicate", Deed::Adjudicate { outcome: competition::round::Outcome::Draw }),
    ]
}
