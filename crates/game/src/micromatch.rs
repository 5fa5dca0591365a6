//! A micromatch: the games of one meeting, played one after another with alternating colours.
//!
//! It has the same shape as a game: [`Micromatch::decide`] is pure, [`Micromatch::apply`] takes every event.
//! Commands for the game that is on are passed to it; when it ends, the next one opens, or the sum decides.
//!
//! ```
//! use clock::Moment;
//! use game::micromatch::{Contender, Micromatch};
//! use rulebook::{Draft, Edition};
//! let mut draft = Draft::usual(Edition::Ru22, "russian".parse().unwrap(), "30m+30s".parse().unwrap()).unwrap();
//! draft.games = 2;
//! let meeting = Micromatch::new(draft.check().unwrap().0, Moment(0));
//! assert_eq!(meeting.player(Contender::A), game::Player::First);
//! ```

use article::Article;
use clock::{Clock, Moment};
use rulebook::law::{Law, Rest};
use rulebook::{Lots, Mark, Points, Regulation, Scale};

use crate::actor::{Each, face};
use crate::outcome::{Cause, Outcome, Score};
use crate::start::{self, Colours, Interval};
use crate::{Actor, Game, Phase, Player, Refusal};

/// Several games between the same two.
#[derive(Clone, Debug)]
pub struct Micromatch {
    regulation: Regulation,
    law: &'static Law,
    /// The games that are over.
    past: Vec<Round>,
    /// The game that is on, or the last one.
    round: Round,
    /// Whether the colours of the first game are settled.
    lots: Lottery,
    /// How many additional micromatches came before.
    additional: u8,
    verdict: Option<Verdict>,
}

/// One of the two who meet; A is named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contender {
    /// The first named.
    A,
    /// The other.
    B,
}

/// A game of the meeting, and who was given the first move in it.
#[derive(Clone, Debug)]
pub struct Round {
    /// The game.
    pub game: Game,
    /// Who was given the first move.
    pub first: Contender,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lottery {
    NotNeeded,
    Needed(Article),
    Drawn,
}

/// How a micromatch has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Verdict {
    /// Who won it; nobody if it is drawn, or if both lost.
    pub winner: Option<Contender>,
    /// The points of A and B, games that were not played included.
    pub points: [Points; 2],
    /// What each has in the table of the event.
    pub marks: [Mark; 2],
    /// The article that says so.
    pub by: Article,
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The colours of the first game are drawn by lot.
    Lots {
        /// What the lots begin with.
        seed: u64,
    },
    /// Something is asked of the game that is on.
    Game(crate::Command),
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The colours of the first game were drawn.
    Drawn {
        /// What the lots began with.
        seed: u64,
        /// Who begins the first game.
        first: Contender,
    },
    /// Something happened in the game that is on.
    Game(crate::Fact),
    /// The next game is to be played.
    Opened {
        /// Who begins it.
        first: Contender,
        /// The break before it.
        pause: Interval,
    },
    /// The micromatch has ended.
    Ended(Verdict),
}

/// A fact, and when it happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Event {
    /// When.
    pub at: Moment,
    /// What.
    pub fact: Fact,
}

impl Contender {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl Micromatch {
    /// A micromatch whose first game is to begin at a moment; A has the first move in it, unless lots decide.
    #[must_use]
    pub fn new(regulation: Regulation, beginning: Moment) -> Self {
        let law = regulation.law();
        let game = Game::new(regulation.clone(), beginning);
        let lots = match law.micromatch.lots.filter(|_| regulation.games > 1) {
            Some(by) => Lottery::Needed(by),
            None => Lottery::NotNeeded,
        };
        let round = Round { game, first: Contender::A };
        Self { regulation, law, past: Vec::new(), round, lots, additional: 0, verdict: None }
    }

    /// The additional micromatch that follows this one, drawn as it is.
    ///
    /// # Errors
    /// If it is not over or not drawn, or if the edition or the regulation know no more of them.
    pub fn another(&self, beginning: Moment) -> Result<Self, Refusal> {
        let law = &self.law.micromatch;
        let Some(by) = law.additional else {
            return Err(Refusal::new(law.sum, "no micromatch follows another", "the result stands"));
        };
        if self.verdict.is_none_or(|verdict| verdict.marks != [Mark::Draw; 2]) {
            return Err(Refusal::new(by, "the micromatch is not drawn", "after a drawn micromatch"));
        }
        if self.additional >= self.regulation.additional {
            let instead = format!("{} by the regulation", self.regulation.additional);
            return Err(Refusal::new(by, "no more additional micromatches", instead));
        }
        let mut next = Self::new(self.regulation.clone(), beginning);
        next.additional = self.additional + 1;
        next.round.first = self.round.actual_first().other();
        Ok(next)
    }

    /// What it is played by.
    #[must_use]
    pub const fn regulation(&self) -> &Regulation {
        &self.regulation
    }

    /// The games so far; the last one is on, or was.
    pub fn games(&self) -> impl Iterator<Item = &Round> {
        self.past.iter().chain([&self.round])
    }

    /// The game that is on, or the last one.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.round.game
    }

    /// How many additional micromatches came before.
    #[must_use]
    pub const fn additional(&self) -> u8 {
        self.additional
    }

    /// How it has ended.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// Who a contender is in the game that is on.
    #[must_use]
    pub fn player(&self, contender: Contender) -> Player {
        if self.round.actual_first() == contender { Player::First } else { Player::Second }
    }

    /// What is forbidden though no game is on, by which article: the break belongs to the round.
    #[must_use]
    pub fn restrictions(&self) -> Option<Article> {
        let resting = !self.past.is_empty() && self.game().phase() == Phase::Waiting;
        self.law.micromatch.restrictions.filter(|_| resting)
    }

    /// The points of A and B in the games that are over.
    #[must_use]
    pub fn points(&self) -> [Points; 2] {
        Contender::BOTH.map(|contender| {
            let marks = self.games().filter_map(|round| round.mark(contender));
            Scale::OneHalfZero.sum(marks)
        })
    }

    /// What follows from a command.
    ///
    /// # Errors
    /// A refusal with its article, if the command may not be obeyed.
    pub fn decide(&self, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
        if self.verdict.is_some() {
            if self.regulation.games == 1 {
                // A single game is no micromatch.
                self.game().must_be_playing()?;
            }
            return Err(Refusal::new(self.law.micromatch.sum, "the micromatch is over", "its result stands"));
        }
        match command {
            Command::Lots { seed } => self.draw_colours(by, *seed, now),
            Command::Game(command) => self.conduct(by, command, now),
        }
    }

    /// Takes an event in.
    pub fn apply(&mut self, event: &Event) {
        let at = event.at;
        match &event.fact {
            Fact::Drawn { first, .. } => {
                self.lots = Lottery::Drawn;
                self.round.first = *first;
            }
            Fact::Game(fact) => self.round.game.apply(&fact.clone().at(at)),
            Fact::Opened { first, pause } => {
                let game = self.next_game(*pause, at);
                let over = core::mem::replace(&mut self.round, Round { game, first: *first });
                self.past.push(over);
            }
            Fact::Ended(verdict) => self.verdict = Some(*verdict),
        }
    }

    fn draw_colours(&self, by: Actor, seed: u64, now: Moment) -> Result<Vec<Event>, Refusal> {
        let colours = self.law.micromatch.colours;
        let Lottery::Needed(article) = self.lots else {
            return Err(Refusal::new(
                colours,
                "no lot is drawn for the colours",
                "the colours that were given",
            ));
        };
        if !by.is_official() && by != Actor::Program {
            return Err(Refusal::new(article, "only an official draws lots", "call the arbiter"));
        }
        let first = if Lots::new(seed).below(2) == 0 { Contender::A } else { Contender::B };
        Ok(vec![Event { at: now, fact: Fact::Drawn { seed, first } }])
    }

    fn conduct(&self, by: Actor, command: &crate::Command, now: Moment) -> Result<Vec<Event>, Refusal> {
        if let Lottery::Needed(article) = self.lots {
            match command {
                crate::Command::Tick => return Ok(Vec::new()),
                crate::Command::Start(start::Command::Begin) => {
                    return Err(Refusal::new(article, "the colours are not drawn yet", "draw them by lot"));
                }
                _ => {}
            }
        }
        let facts = self.game().decide(by, command, now)?;
        let ended = facts.iter().find_map(|event| match event.fact {
            crate::Fact::Ended(outcome) => Some((outcome, event.at)),
            _ => None,
        });
        let mut events: Vec<Event> =
            facts.into_iter().map(|event| Event { at: event.at, fact: Fact::Game(event.fact) }).collect();
        if let Some((outcome, at)) = ended {
            let mut over = self.clone();
            for event in &events {
                over.apply(event);
            }
            events.extend(over.after(&outcome, at).into_iter().map(|fact| Event { at, fact }));
        }
        Ok(events)
    }

    /// What follows the end of a game: the end of the micromatch, or the break and the next game.
    fn after(&self, outcome: &Outcome, at: Moment) -> Vec<Fact> {
        if let Some(verdict) = self.lost_as_a_whole(outcome) {
            return vec![Fact::Ended(verdict)];
        }
        if self.past.len() + 1 >= usize::from(self.regulation.games) {
            return vec![Fact::Ended(self.sum())];
        }
        let pause = self.pause(at);
        let mut facts = vec![Fact::Opened { first: self.round.actual_first().other(), pause }];
        if pause.rest == Rest::OnTheClock {
            let running = self.game().origin().turn();
            facts.push(Fact::Game(crate::Fact::Start(start::Fact::Begun { running })));
        }
        facts
    }

    /// Who does not come to the micromatch loses all of it, and so does who is sanctioned so.
    fn lost_as_a_whole(&self, outcome: &Outcome) -> Option<Verdict> {
        let late = self.law.start.late_for_micromatch;
        let by = match outcome.cause {
            Cause::Absence if self.past.is_empty() => late.map(|_| outcome.by),
            Cause::Sanction => {
                let state = self.game().sanctions();
                let whole = crate::PLAYERS.into_iter().any(|player| state.has_lost_micromatch(player));
                whole.then_some(outcome.by)
            }
            _ => None,
        }?;
        let (plus, minus) =
            if outcome.was_played() { (Mark::Win, Mark::Loss) } else { (Mark::Plus, Mark::Minus) };
        let winner = match outcome.result {
            Score::Win(Player::First) => Some(self.round.actual_first()),
            Score::Win(Player::Second) => Some(self.round.actual_first().other()),
            Score::Draw | Score::BothLose => None,
        };
        let marks = Contender::BOTH.map(|one| if winner == Some(one) { plus } else { minus });
        let points = Contender::BOTH.map(|one| {
            if winner == Some(one) {
                Points::halves(2 * u32::from(self.regulation.games))
            } else {
                Points::default()
            }
        });
        Some(Verdict { winner, points, marks, by })
    }

    fn sum(&self) -> Verdict {
        let points = self.points();
        let [a, b] = points;
        let all_lost = self.games().all(|round| {
            Contender::BOTH.into_iter().all(|one| matches!(round.mark(one), Some(Mark::Loss | Mark::Minus)))
        });
        let (winner, marks) = match a.cmp(&b) {
            core::cmp::Ordering::Greater => (Some(Contender::A), [Mark::Win, Mark::Loss]),
            core::cmp::Ordering::Less => (Some(Contender::B), [Mark::Loss, Mark::Win]),
            core::cmp::Ordering::Equal if all_lost => (None, [Mark::Loss; 2]),
            core::cmp::Ordering::Equal => (None, [Mark::Draw; 2]),
        };
        Verdict { winner, points, marks, by: self.law.micromatch.sum }
    }

    fn pause(&self, end: Moment) -> Interval {
        let regulation = &self.regulation;
        let stated = regulation.pause();
        let time = stated.map(|pause| pause.value).unwrap_or_default();
        let by = stated.map_or(self.law.micromatch.colours, |pause| pause.by);
        let range = self.law.choices.meeting.and_then(|meeting| meeting.pause).map(|pause| pause.value);
        let longer =
            range.filter(|range| range.is_for(regulation.discipline.tempo) && range.most > range.least);
        let latest = longer.map(|range| end + range.most);
        // A player who has not come at all has no clock to rest on.
        let rest = if self.game().both_here() { self.law.micromatch.rest } else { Rest::ClocksStand };
        Interval { until: end + time, latest, rest, time, by }
    }

    /// The next game: from the same ballot, with the sides exchanged.
    fn next_game(&self, pause: Interval, at: Moment) -> Game {
        let last = self.game();
        let mut game = Game::from_board(self.regulation.clone(), pause.until, last.origin().clone());
        game.start.ballot = last.start.ballot.clone();
        game.start.came = Each(last.start.came.swapped().0.map(|came| came.map(|_| at)));
        game.start.pause = Some(pause);
        game.last = Some(at);
        game.remote = last.remote.for_next_game();
        game.form = last.form.for_next_game();
        if pause.rest == Rest::OnTheClock {
            let first = face(game.turn());
            game.clock = Clock::with_break(self.regulation.control, self.regulation.clock, first, pause.time);
            game.start.signal = Some(pause.until);
        }
        game
    }
}

impl Round {
    /// Who really had the first move: colours that were wrong and found too late count as played.
    #[must_use]
    pub fn actual_first(&self) -> Contender {
        match self.game.colours() {
            Colours::AsGiven => self.first,
            Colours::Swapped => self.first.other(),
        }
    }

    /// What a contender has in it, when it is over.
    #[must_use]
    pub fn mark(&self, contender: Contender) -> Option<Mark> {
        let outcome = self.game.outcome()?;
        let own = if self.actual_first() == contender { Player::First } else { Player::Second };
        Some(match (outcome.result, outcome.was_played()) {
            (Score::Draw, _) => Mark::Draw,
            (Score::Win(winner), true) if winner == own => Mark::Win,
            (Score::Win(winner), false) if winner == own => Mark::Plus,
            (_, true) => Mark::Loss,
            (_, false) => Mark::Minus,
        })
    }
}
