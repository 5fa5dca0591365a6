//! Play from afar: identity, equipment, connections, delays of the line, and restarts of the program.
//!
//! What a lost connection costs is the regulation's choice: the clock runs on, or stands still for so long in
//! all. A restart of the program costs nobody anything.

use std::collections::BTreeMap;

use article::Article;
use clock::{Clock, Millis, Moment};
use rulebook::Connection;

use crate::actor::{Each, PLAYERS, face};
use crate::command::StopReason;
use crate::state::Phase;
use crate::{Actor, Event, Game, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// An official has checked something about a player.
    Check {
        /// Whom.
        player: Player,
        /// What.
        check: Check,
        /// What he found.
        finding: Finding,
    },
    /// An official notes where a player sits.
    Place {
        /// Who.
        player: Player,
        /// Where.
        place: String,
        /// The arbiter there.
        supervisor: String,
    },
    /// A player's connection is lost.
    Lost(Player),
    /// It is there again.
    Back(Player),
    /// The delay of a player's line was measured.
    Measure {
        /// Whose line.
        player: Player,
        /// How long a message takes.
        delay: Millis,
    },
    /// The program comes back after it was down.
    Interrupted {
        /// The last moment it was known to work.
        from: Moment,
    },
    /// The game goes on after that.
    Restored,
    /// An official writes to a player, or to both.
    Message {
        /// To whom; none means both.
        to: Option<Player>,
        /// What.
        text: String,
    },
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Something was checked.
    Checked {
        /// Whom.
        player: Player,
        /// What.
        check: Check,
        /// With what result.
        finding: Finding,
    },
    /// A player's place was noted.
    Placed {
        /// Whose.
        player: Player,
        /// Where he sits.
        place: String,
        /// The arbiter there.
        supervisor: String,
    },
    /// A connection was lost.
    Lost(Player),
    /// The clock of a player who is away stands still, at the longest until then.
    Paused {
        /// Whose.
        player: Player,
        /// Until when.
        until: Moment,
    },
    /// The pause is used up: the clock runs on.
    PauseOver(Player),
    /// A connection is there again.
    Back(Player),
    /// The delay of a line was measured.
    Measured {
        /// Whose line.
        player: Player,
        /// How long.
        delay: Millis,
    },
    /// The program was down: what passed since then is charged to nobody.
    Interrupted {
        /// Since when.
        from: Moment,
        /// Whose clock ran.
        running: Option<Player>,
    },
    /// The game goes on after that.
    Restored {
        /// Whose clock runs.
        running: Player,
    },
    /// An official wrote.
    Messaged {
        /// To whom; none means both.
        to: Option<Player>,
        /// What.
        text: String,
    },
}

/// What is checked before a game from afar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// Who the player is.
    Identity,
    /// That he can be observed during the game.
    Observation,
    /// That his computer has all it needs.
    Equipment,
    /// That it has nothing else installed.
    Software,
    /// That his own devices may be inspected and are clean.
    OwnDevices,
}

/// What a check found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// All is well.
    Passed,
    /// It is not, or the player refused.
    Failed,
}

/// A check that a player has not passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unready {
    /// Who.
    pub player: Player,
    /// What.
    pub check: Check,
    /// The article that asks for it.
    pub by: Article,
}

/// How a player is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// He is there.
    Connected,
    /// He is away, and his clock stands still if it is his turn.
    Away {
        /// How much of the pause he has left.
        pause: Millis,
    },
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    checks: Each<BTreeMap<Check, Finding>>,
    places: Each<Option<(String, String)>>,
    away: Each<bool>,
    /// The part of the pause that each has used up.
    used: Each<Millis>,
    pause: Option<Pause>,
    delay: Each<Millis>,
    /// Whose clock ran when the program went down.
    down: Option<Player>,
}

/// A clock that stands still because its player is away.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pause {
    player: Player,
    from: Moment,
    until: Moment,
}

impl Check {
    /// Every check.
    pub const ALL: [Self; 5] =
        [Self::Identity, Self::Observation, Self::Equipment, Self::Software, Self::OwnDevices];
}

impl State {
    /// An official let the game go on.
    pub(crate) const fn resumed(&mut self) {
        self.down = None;
    }

    /// What holds when the game begins anew: no clock stands still, and no pause is used up.
    pub(crate) fn begun_anew(&self) -> Self {
        Self { pause: None, used: Each::default(), ..self.clone() }
    }

    /// What holds in the next game of a micromatch, in which the players have changed sides.
    pub(crate) fn for_next_game(&self) -> Self {
        let Self { checks, places, away, delay, .. } = self.clone();
        Self {
            checks: checks.swapped(),
            places: places.swapped(),
            away: away.swapped(),
            delay: delay.swapped(),
            ..Self::default()
        }
    }
}

impl Game {
    /// The checks that are still to be passed, each with its article; own devices only if they failed.
    #[must_use]
    pub fn unready(&self) -> Vec<Unready> {
        if !self.is_remote() {
            return Vec::new();
        }
        let asked = PLAYERS.into_iter().flat_map(|player| Check::ALL.map(|check| (player, check)));
        let unready = asked.filter_map(|(player, check)| {
            let by = article_of(self, check)?;
            let finding = self.remote.checks[player].get(&check);
            let open = match finding {
                Some(Finding::Passed) => false,
                Some(Finding::Failed) => true,
                None => check != Check::OwnDevices,
            };
            open.then_some(Unready { player, check, by })
        });
        unready.collect()
    }

    /// How a player is connected.
    #[must_use]
    pub fn line(&self, player: Player) -> Line {
        if self.remote.away[player] { Line::Away { pause: allowance(self, player) } } else { Line::Connected }
    }

    /// Where a player sits and who supervises him there.
    #[must_use]
    pub fn place(&self, player: Player) -> Option<(&str, &str)> {
        self.remote.places[player].as_ref().map(|(place, supervisor)| (place.as_str(), supervisor.as_str()))
    }

    /// The delay of a player's line as it was measured last.
    #[must_use]
    pub fn delay(&self, player: Player) -> Millis {
        self.remote.delay[player]
    }
}

/// Refuses to begin a game from afar whose players may not play yet.
pub(crate) fn may_begin(game: &Game) -> Result<(), Refusal> {
    for Unready { player, check, by } in game.unready() {
        let failed = game.remote.checks[player].get(&check) == Some(&Finding::Failed);
        let needed = game.regulation.official && matches!(check, Check::Identity | Check::Observation);
        if failed {
            return Err(Refusal::new(by, "a player has failed a check", "when an official has passed it"));
        }
        if needed {
            return Err(Refusal::new(
                by,
                "not all players are identified and observed",
                "when an official has confirmed identity and observation of both",
            ));
        }
    }
    Ok(())
}

pub(crate) fn decide(game: &Game, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    let fact = |fact| crate::Fact::Remote(fact).at(now);
    match command {
        Command::Interrupted { from } => {
            by_program(game, by)?;
            interrupted(game, (*from).min(now), now)
        }
        Command::Restored => {
            by_program(game, by)?;
            let Some(running) = game.remote.down.filter(|_| matches!(game.phase, Phase::Stopped(_))) else {
                return Err(Refusal::new(
                    keeper(game),
                    "the game was not interrupted",
                    "after an interruption",
                ));
            };
            Ok(vec![fact(Fact::Restored { running })])
        }
        Command::Message { to, text } => {
            crate::decide::official(by, game.law)?;
            Ok(vec![fact(Fact::Messaged { to: *to, text: text.clone() })])
        }
        Command::Check { player, check, finding } => {
            from_afar(game)?;
            crate::decide::official(by, game.law)?;
            Ok(vec![fact(Fact::Checked { player: *player, check: *check, finding: *finding })])
        }
        Command::Place { player, place, supervisor } => {
            from_afar(game)?;
            crate::decide::official(by, game.law)?;
            let (place, supervisor) = (place.clone(), supervisor.clone());
            Ok(vec![fact(Fact::Placed { player: *player, place, supervisor })])
        }
        Command::Lost(player) => {
            from_afar(game)?;
            by_program(game, by)?;
            if game.remote.away[*player] {
                return Ok(Vec::new());
            }
            let mut events = vec![fact(Fact::Lost(*player))];
            if game.phase == Phase::Playing && game.running() == Some(*player) {
                events.extend(pause(game, *player, now));
            }
            Ok(events)
        }
        Command::Back(player) => {
            from_afar(game)?;
            by_program(game, by)?;
            Ok(returned(game, *player, now))
        }
        Command::Measure { player, delay } => {
            from_afar(game)?;
            by_program(game, by)?;
            Ok(vec![fact(Fact::Measured { player: *player, delay: *delay })])
        }
    }
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    match fact {
        Fact::Checked { player, check, finding } => {
            game.remote.checks[*player].insert(*check, *finding);
        }
        Fact::Placed { player, place, supervisor } => {
            game.remote.places[*player] = Some((place.clone(), supervisor.clone()));
        }
        Fact::Lost(player) => game.remote.away[*player] = true,
        Fact::Paused { player, until } => {
            game.clock.stop(at);
            game.remote.pause = Some(Pause { player: *player, from: at, until: *until });
        }
        Fact::PauseOver(player) => end_pause(game, *player, at),
        Fact::Back(player) => {
            game.remote.away[*player] = false;
            end_pause(game, *player, at);
        }
        Fact::Measured { player, delay } => game.remote.delay[*player] = *delay,
        Fact::Interrupted { from, running } => {
            let reading = game.clock.reading(*from).moved_to(at);
            game.clock = Clock::restore(*game.clock.control(), game.clock.kind(), reading);
            if let Some(pause) = &mut game.remote.pause {
                let down = at - (*from).max(pause.from);
                (pause.from, pause.until) = (pause.from + down, pause.until + down);
            }
            if running.is_some() {
                game.clock.stop(at);
                game.remote.down = *running;
                game.phase = Phase::Stopped(StopReason::Disturbance);
            }
        }
        Fact::Restored { running } => {
            game.remote.down = None;
            game.phase = Phase::Playing;
            game.clock.resume(face(*running), at);
        }
        Fact::Messaged { .. } => {}
    }
}

/// How much of the measured delay of a player's line is given back for a move: what the regulation allows, and
/// never more than the move took.
pub(crate) fn lag(game: &Game, player: Player, now: Moment) -> Millis {
    let since = game.plies.last().map_or(game.beginning, |ply| ply.at);
    game.remote.delay[player].min(game.regulation.lag).min(now - since)
}

/// A pause that is over by now: it ended in its time, before anything else is decided.
pub(crate) fn over(game: &Game, now: Moment) -> Vec<Event> {
    let over = game.remote.pause.filter(|pause| pause.until <= now && game.phase == Phase::Playing);
    over.map(|pause| crate::Fact::Remote(Fact::PauseOver(pause.player)).at(game.not_before(pause.until)))
        .into_iter()
        .collect()
}

/// What the program does by itself: a clock that was started again stands still if its player is still away.
pub(crate) fn tick(game: &Game, now: Moment) -> Vec<Event> {
    let running = game.running().filter(|_| game.phase == Phase::Playing);
    running.map(|player| turned_to(game, player, now)).unwrap_or_default()
}

/// The game stops for another reason: a pause does not run on.
pub(crate) fn stopped(game: &mut Game, at: Moment) {
    if let Some(pause) = game.remote.pause.take() {
        game.remote.used[pause.player] += at.min(pause.until) - pause.from;
    }
}

/// When a pause ends.
pub(crate) fn wake(game: &Game) -> Option<Moment> {
    game.remote.pause.map(|pause| pause.until)
}

/// The program was down: what was due before that happens first.
fn interrupted(game: &Game, from: Moment, now: Moment) -> Result<Vec<Event>, Refusal> {
    let due = over(game, from);
    if !due.is_empty() {
        let rest = interrupted(&crate::replay(game.clone(), &due), from, now)?;
        return Ok([due, rest].concat());
    }
    let fallen = crate::play::tick(game, from);
    if !fallen.is_empty() {
        return Ok(fallen);
    }
    let running = game.running().filter(|_| game.phase == Phase::Playing);
    Ok(vec![crate::Fact::Remote(Fact::Interrupted { from, running }).at(now)])
}

/// The clock of a player has been started: it stands still while he is away and has pause left.
pub(crate) fn turned_to(game: &Game, player: Player, now: Moment) -> Vec<Event> {
    if game.remote.away[player] { pause(game, player, now) } else { Vec::new() }
}

/// A player is heard of: his connection is there again.
pub(crate) fn returned(game: &Game, player: Player, now: Moment) -> Vec<Event> {
    if !game.remote.away[player] {
        return Vec::new();
    }
    vec![crate::Fact::Remote(Fact::Back(player)).at(now)]
}

fn pause(game: &Game, player: Player, now: Moment) -> Vec<Event> {
    let left = allowance(game, player);
    if left.is_zero() {
        return Vec::new();
    }
    vec![crate::Fact::Remote(Fact::Paused { player, until: now + left }).at(now)]
}

/// What a player has left of the pause the regulation allows.
fn allowance(game: &Game, player: Player) -> Millis {
    match game.regulation.connection {
        Connection::ClockRuns => Millis::ZERO,
        Connection::Pause(limit) => limit - game.remote.used[player],
    }
}

fn end_pause(game: &mut Game, player: Player, at: Moment) {
    let Some(pause) = game.remote.pause.filter(|pause| pause.player == player) else { return };
    game.remote.used[player] += at - pause.from;
    game.remote.pause = None;
    if game.phase == Phase::Playing {
        game.clock.resume(face(player), at);
    }
}

fn from_afar(game: &Game) -> Result<(), Refusal> {
    if game.is_remote() {
        return Ok(());
    }
    let by = game.law.remote.mode.unwrap_or(game.law.clock.in_turn);
    Err(Refusal::new(by, "the game is played at a board", "in a game from afar"))
}

fn by_program(game: &Game, by: Actor) -> Result<(), Refusal> {
    if by == Actor::Program || by.is_official() {
        return Ok(());
    }
    Err(Refusal::new(keeper(game), "the program sees that itself", "call the arbiter"))
}

fn keeper(game: &Game) -> Article {
    game.law.remote.kept_by_program.or(game.law.remote.mode).unwrap_or(game.law.clock.in_turn)
}

fn article_of(game: &Game, check: Check) -> Option<Article> {
    let law = &game.law.remote;
    match check {
        Check::Identity | Check::Observation => law.identity,
        Check::Equipment => law.equipment,
        Check::Software => law.software,
        Check::OwnDevices => law.own_devices,
    }
}
