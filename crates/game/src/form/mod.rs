//! Special forms of play: the blind, displays against many, play without sight of the board, consultation.

mod braille;

pub use braille::braille;

use std::collections::BTreeMap;

use article::Article;
use clock::{Millis, Moment};
use rulebook::Form;

use crate::actor::{Each, PLAYERS, face};
use crate::decide::{a_player, official};
use crate::state::Phase;
use crate::{Actor, Event, Game, Played, Player, Refusal, Right, What};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// An official notes what a player cannot do.
    Describe {
        /// Who.
        player: Player,
        /// What.
        impairment: Impairment,
    },
    /// An official permits a player an aid.
    Permit {
        /// Whom.
        player: Player,
        /// What.
        aid: Aid,
        /// Why.
        reason: String,
    },
    /// A player announces the move he has made.
    Announce(Played),
    /// A player asks for the times used.
    AskTimes,
    /// An official names the player who plays against many.
    Giver(Player),
    /// He stands at this board, or at another.
    Stands(Where),
    /// A player does not see the board.
    Blindfold(Player),
    /// The members of a side that confers.
    Consult {
        /// Which side.
        player: Player,
        /// Who they are.
        members: Vec<String>,
    },
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// It was noted what a player cannot do.
    Described {
        /// Who.
        player: Player,
        /// What.
        impairment: Impairment,
    },
    /// A player was permitted an aid.
    Permitted {
        /// Whom.
        player: Player,
        /// What.
        aid: Aid,
        /// Why.
        reason: String,
        /// By which article.
        by: Article,
    },
    /// A move was announced.
    Announced {
        /// By whom.
        player: Player,
        /// What he said.
        said: Played,
        /// Whether another was made; that one counts.
        differs: bool,
    },
    /// The times used were told.
    TimesTold {
        /// To whom.
        player: Player,
        /// By each.
        used: Each<Millis>,
    },
    /// A blind player was warned that his control is near.
    Warned {
        /// Whom.
        player: Player,
        /// Which of his controls, counted from 0.
        control: u32,
    },
    /// A blind player was told that his opponent's flag is down.
    FlagTold {
        /// Whom.
        player: Player,
    },
    /// A player plays against many.
    Gives(Player),
    /// Where he stands.
    Stood(Where),
    /// A player does not see the board.
    Blindfolded(Player),
    /// The members of a side.
    Consulted {
        /// Which.
        player: Player,
        /// Who they are.
        members: Vec<String>,
    },
}

/// What a player cannot do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Impairment {
    /// See.
    Sight,
    /// Hear or speak.
    Hearing,
    /// Move.
    Movement,
}

/// What a player may be permitted to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aid {
    /// A second board.
    SecondBoard,
    /// A board that is felt.
    SpecialBoard,
    /// A voice recorder, for the moves.
    VoiceRecorder,
    /// An assistant, who only records.
    Assistant,
}

/// Where the player against many stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// At this board.
    Here,
    /// At another.
    Elsewhere,
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    impaired: Each<Vec<Impairment>>,
    aids: Each<BTreeMap<Aid, String>>,
    /// Who has to announce his move.
    unsaid: Option<Player>,
    /// The control each was warned of last.
    warned: Each<Option<u32>>,
    flag_told: Each<bool>,
    giver: Option<Player>,
    stands_elsewhere: bool,
    blindfolded: Each<bool>,
    members: Each<Vec<String>>,
}

impl State {
    /// What holds when the game begins anew.
    pub(crate) fn begun_anew(&self) -> Self {
        Self { unsaid: None, warned: Each::default(), flag_told: Each::default(), ..self.clone() }
    }

    /// What holds in the next game of a micromatch, in which the players have changed sides.
    pub(crate) fn for_next_game(&self) -> Self {
        let Self { impaired, aids, giver, stands_elsewhere, blindfolded, members, .. } = self.clone();
        Self {
            impaired: impaired.swapped(),
            aids: aids.swapped(),
            giver: giver.map(Player::other),
            stands_elsewhere,
            blindfolded: blindfolded.swapped(),
            members: members.swapped(),
            ..Self::default()
        }
    }
}

impl Game {
    /// What a player cannot do.
    #[must_use]
    pub fn impairments(&self, player: Player) -> &[Impairment] {
        &self.form.impaired[player]
    }

    /// The aids a player was permitted, with the reasons.
    pub fn aids(&self, player: Player) -> impl Iterator<Item = (Aid, &str)> {
        self.form.aids[player].iter().map(|(aid, reason)| (*aid, reason.as_str()))
    }

    /// Whether a player was permitted an aid, so that using it is no violation.
    #[must_use]
    pub fn permits(&self, player: Player, aid: Aid) -> bool {
        self.form.aids[player].contains_key(&aid)
    }

    /// The article by which the board is hidden from a player.
    #[must_use]
    pub fn hides_board(&self, player: Player) -> Option<Article> {
        let law = &self.law.form;
        let by = if self.form.giver == Some(player) { law.blindfold_display } else { law.blindfold };
        by.or(law.blindfold).filter(|_| self.form.blindfolded[player])
    }

    /// Who plays against many.
    #[must_use]
    pub const fn giver(&self) -> Option<Player> {
        self.form.giver
    }

    /// The members of a side that confers; they speak as one.
    #[must_use]
    pub fn members(&self, player: Player) -> &[String] {
        &self.form.members[player]
    }
}

pub(crate) fn decide(game: &Game, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.form;
    let fact = match command {
        Command::Describe { player, impairment } => {
            official(by, game.law)?;
            Fact::Described { player: *player, impairment: *impairment }
        }
        Command::Permit { player, aid, reason } => permit(game, by, *player, *aid, reason)?,
        Command::Announce(said) => announce(game, a_player(by, game.law)?, *said)?,
        Command::AskTimes => ask_times(game, a_player(by, game.law)?, now)?,
        Command::Giver(player) => {
            official(by, game.law)?;
            of_form(game, Form::Simultaneous, law.display, "the game is no display")?;
            Fact::Gives(*player)
        }
        Command::Stands(place) => {
            of_form(game, Form::Simultaneous, law.display, "the game is no display")?;
            let may = by.is_official()
                || by == Actor::Program
                || by.player().is_some_and(|p| Some(p) == game.form.giver);
            if !may {
                return Err(refusal(
                    game,
                    law.display,
                    "only the giver goes from board to board",
                    "wait for him",
                ));
            }
            Fact::Stood(*place)
        }
        Command::Blindfold(player) => {
            official(by, game.law)?;
            let display = game.regulation.form == Form::Simultaneous && law.blindfold_display.is_some();
            if !display {
                of_form(game, Form::Blindfold, law.blindfold, "the game is played with sight of the board")?;
            }
            Fact::Blindfolded(*player)
        }
        Command::Consult { player, members } => {
            official(by, game.law)?;
            of_form(game, Form::Consultation, law.consultation, "nobody confers in this game")?;
            if members.len() < 2 || members.iter().any(|name| name.trim().is_empty()) {
                return Err(refusal(
                    game,
                    law.consultation,
                    "a side that confers has several members",
                    "name them",
                ));
            }
            Fact::Consulted { player: *player, members: members.clone() }
        }
    };
    Ok(vec![crate::Fact::Form(fact).at(now)])
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, _at: Moment) {
    let state = &mut game.form;
    match fact {
        Fact::Described { player, impairment } => state.impaired[*player].push(*impairment),
        Fact::Permitted { player, aid, reason, .. } => {
            state.aids[*player].insert(*aid, reason.clone());
        }
        Fact::Announced { player, .. } => {
            if state.unsaid == Some(*player) {
                state.unsaid = None;
            }
        }
        Fact::TimesTold { .. } => {}
        Fact::Warned { player, control } => state.warned[*player] = Some(*control),
        Fact::FlagTold { player } => state.flag_told[*player] = true,
        Fact::Gives(player) => state.giver = Some(*player),
        Fact::Stood(place) => state.stands_elsewhere = *place == Where::Elsewhere,
        Fact::Blindfolded(player) => state.blindfolded[*player] = true,
        Fact::Consulted { player, members } => state.members[*player].clone_from(members),
    }
}

/// Whether a player is blind.
pub(crate) fn is_blind(game: &Game, player: Player) -> bool {
    game.form.impaired[player].contains(&Impairment::Sight)
}

/// The article by which only lifting a piece binds, where touching does not.
pub(crate) fn lifting_binds(game: &Game) -> Option<Article> {
    game.law.form.blind.filter(|_| has_blind(game)).map(|blind| blind.lift)
}

/// Refuses a move of the player against many who stands at another board.
pub(crate) fn may_move(game: &Game, player: Player) -> Result<(), Refusal> {
    if game.form.giver == Some(player) && game.form.stands_elsewhere {
        return Err(refusal(
            game,
            game.law.form.display,
            "the giver is at another board",
            "when he comes to this one",
        ));
    }
    Ok(())
}

/// What a player may do in a special form of play.
pub(crate) fn rights(game: &Game, player: Player) -> Option<Right> {
    let due = game.form.unsaid == Some(player) && game.phase == Phase::Playing;
    game.law.form.blind.filter(|_| due).map(|blind| Right { what: What::Announce, by: blind.announce })
}

/// Refuses a press before a move is announced, where it must be.
pub(crate) fn may_press(game: &Game, player: Player) -> Result<(), Refusal> {
    match game.law.form.blind {
        Some(blind) if game.form.unsaid == Some(player) => {
            Err(Refusal::new(blind.press, "the move is not announced", "announce it, then press the clock"))
        }
        _ => Ok(()),
    }
}

/// A move was made: it has to be announced.
pub(crate) fn moved(game: &mut Game, player: Player) {
    if has_blind(game) {
        game.form.unsaid = Some(player);
    }
}

/// What the program tells blind players by itself.
pub(crate) fn tick(game: &Game, now: Moment) -> Vec<Event> {
    let Some(blind) = game.law.form.blind.filter(|_| game.phase == Phase::Playing && has_blind(game)) else {
        return Vec::new();
    };
    let mut events = Vec::new();
    for player in PLAYERS.into_iter().filter(|&player| is_blind(game, player)) {
        let control = control_of(game, player);
        if game.left(player, now) <= blind.told.value && game.form.warned[player] != Some(control) {
            events.push(crate::Fact::Form(Fact::Warned { player, control }).at(now));
        }
        if game.flags(now)[player.other()] && !game.form.flag_told[player] {
            events.push(crate::Fact::Form(Fact::FlagTold { player }).at(now));
        }
    }
    events
}

/// When a blind player is to be told something.
pub(crate) fn wake(game: &Game, now: Moment) -> Option<Moment> {
    let blind = game.law.form.blind?;
    let running = game.running()?;
    let warned = game.form.warned[running] == Some(control_of(game, running));
    let warning = game.clock.next_at(blind.told.value, now).filter(|_| is_blind(game, running) && !warned);
    let told = game.form.flag_told[running.other()];
    let flag = game.clock.next_flag(now).filter(|_| is_blind(game, running.other()) && !told);
    [warning, flag].into_iter().flatten().min()
}

fn permit(game: &Game, by: Actor, player: Player, aid: Aid, reason: &str) -> Result<Fact, Refusal> {
    official(by, game.law)?;
    let law = &game.law.form;
    let article = match aid {
        Aid::SecondBoard => law.second_board,
        Aid::SpecialBoard => law.special_board,
        Aid::VoiceRecorder => law.voice_recorder,
        Aid::Assistant => law.assistant,
    };
    let Some(by) = article else {
        return Err(Refusal::new(
            game.law.record.duty,
            "the edition knows no such aid",
            "the player acts himself",
        ));
    };
    if aid == Aid::Assistant && reason.trim().is_empty() {
        return Err(Refusal::new(by, "an assistant needs a valid reason", "name the reason"));
    }
    Ok(Fact::Permitted { player, aid, reason: reason.to_owned(), by })
}

fn announce(game: &Game, player: Player, said: Played) -> Result<Fact, Refusal> {
    game.must_be_playing()?;
    let by = game.law.form.blind.map_or(game.law.clock.in_turn, |blind| blind.announce);
    match game.plies.last().filter(|ply| ply.player == player && game.form.unsaid == Some(player)) {
        Some(ply) => Ok(Fact::Announced { player, said, differs: said != ply.played }),
        None => Err(Refusal::new(
            by,
            "there is no move to announce",
            "after one's own move, in a game with the blind",
        )),
    }
}

fn ask_times(game: &Game, player: Player, now: Moment) -> Result<Fact, Refusal> {
    game.must_be_playing()?;
    let Some(blind) = game.law.form.blind.filter(|_| has_blind(game)) else {
        return Err(Refusal::new(
            game.law.clock.in_turn,
            "the times are seen on the clock",
            "in a game with the blind",
        ));
    };
    if game.turn() != player {
        return Err(Refusal::new(blind.told.by, "times are asked for on one's own turn", "on your turn"));
    }
    let used = Each(PLAYERS.map(|each| game.clock.used(face(each), now)));
    Ok(Fact::TimesTold { player, used })
}

fn has_blind(game: &Game) -> bool {
    PLAYERS.into_iter().any(|player| is_blind(game, player))
}

fn control_of(game: &Game, player: Player) -> u32 {
    game.clock.control().controls_met(game.clock.moves(face(player)))
}

fn of_form(game: &Game, form: Form, by: Option<Article>, why: &'static str) -> Result<(), Refusal> {
    if game.regulation.form == form {
        return Ok(());
    }
    Err(refusal(game, by, why, "as the regulation says"))
}

fn refusal(game: &Game, by: Option<Article>, why: &'static str, instead: &'static str) -> Refusal {
    Refusal::new(by.unwrap_or(game.law.clock.in_turn), why, instead)
}
