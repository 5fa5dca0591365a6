//! What follows from what somebody asks for.

use clock::Moment;
use competition::Event;
use competition::round;
use hall::table::{Guest, No};

use super::rights::no_seat;
use super::{Change, Command, Fact, Refused, Touch, Venue};

/// Commands that are obeyed together.
pub const COMMANDS_MAX: usize = 2_000;

impl Venue {
    /// What follows from commands of somebody: of all of them, or nothing. `seen` is the version he has seen; if somebody else
    /// changed the same since, he is told so instead.
    ///
    /// # Errors
    /// With a no, by its article where there is one, or with what was changed.
    pub fn decide(
        &self,
        by: &Guest,
        commands: &[Command],
        seen: Option<u64>,
        now: Moment,
    ) -> Result<Vec<Fact>, Box<Refused>> {
        // What waited for another one is not older than that.
        let now = now.max(self.last());
        match (self.all(by, commands, now), seen) {
            (Ok(facts), Some(seen)) => self.nobody_else(seen, &facts).map(|()| facts),
            (Ok(facts), None) => Ok(facts),
            // Who has not seen what others did meanwhile is told that with the no.
            (Err((no, command)), seen) => {
                let since = seen.and_then(|seen| self.changes_since(seen)).unwrap_or_default();
                Err(Box::new(Refused { no, command, since }))
            }
        }
    }

    /// What follows from all commands, or the no to one of them with its number.
    fn all(&self, by: &Guest, commands: &[Command], now: Moment) -> Result<Vec<Fact>, (No, Option<usize>)> {
        match commands {
            [] => Err((No::new("malformed", "nothing is asked for"), None)),
            [command] => self.one(by, command, now).map_err(|no| (no, None)),
            several if several.len() > COMMANDS_MAX => {
                let no = No::new("malformed", "too many commands at once");
                Err((no.instead(format!("at most {COMMANDS_MAX}")), None))
            }
            several => {
                let mut next = self.clone();
                let mut facts = Vec::new();
                for (at, command) in (1..).zip(several) {
                    let made = next.one(by, command, now).map_err(|no| (no, Some(at)))?;
                    for fact in made {
                        next.take(&fact);
                        join(&mut facts, fact);
                    }
                }
                Ok(facts)
            }
        }
    }

    /// What the program does by itself.
    ///
    /// # Errors
    /// With a no of the competition.
    pub fn own(&self, commands: &[competition::Command], now: Moment) -> Result<Vec<Fact>, No> {
        let now = now.max(self.last());
        let mut next = self.competition().clone();
        let mut events = Vec::new();
        for command in commands {
            for event in next.decide(competition::Actor::Program, command, now)? {
                next.apply(&event);
                events.push(event);
            }
        }
        Ok(vec![Fact::Conducted { by: String::new(), vault: None, events }])
    }

    fn one(&self, by: &Guest, command: &Command, now: Moment) -> Result<Vec<Fact>, No> {
        match command {
            Command::House(house) => self.house(by, house, now),
            Command::Conduct(competition::Command::Round(round::Command::AnnulRound { .. })) => {
                let no = No::new("two-needed", "no one annuls a round alone");
                Err(no.instead("ask for it, and let somebody else of the panel or the organiser approve"))
            }
            Command::Conduct(command) => {
                let events = self.conduct(by, command, now)?;
                Ok(vec![Fact::Conducted { by: self.name_of(by), vault: None, events }])
            }
        }
    }

    /// What follows in the competition: in the name of the first seat that may.
    fn conduct(&self, by: &Guest, command: &competition::Command, now: Moment) -> Result<Vec<Event>, No> {
        self.is_shown(command)?;
        let mut refused: Option<No> = None;
        for actor in self.actors_of(by) {
            let decided = self
                .house_allows(actor, command)
                .and_then(|()| self.competition().decide(actor, command, now).map_err(No::from));
            match decided {
                Ok(events) => return Ok(events),
                Err(no) => drop(refused.get_or_insert(no)),
            }
        }
        Err(refused.unwrap_or_else(no_seat))
    }

    /// Nobody else has changed what these facts change.
    fn nobody_else(&self, seen: u64, facts: &[Fact]) -> Result<(), Box<Refused>> {
        let Some(since) = self.changes_since(seen) else {
            let no = No::new("look-again", "too much has happened since").instead("look again");
            return Err(Box::new(no.into()));
        };
        let mine = Change::of(0, facts).touched;
        let meets = |theirs: &Touch| mine.iter().any(|touch| touch.meets(*theirs));
        let met: Vec<Change> = since.into_iter().filter(|change| change.touched.iter().any(meets)).collect();
        if met.is_empty() {
            return Ok(());
        }
        let no = No::new("changed", "somebody else has changed this meanwhile");
        let no = no.instead("look again, then decide");
        Err(Box::new(Refused { no, command: None, since: met }))
    }
}

/// Adds a fact; events that follow one another are one fact.
fn join(facts: &mut Vec<Fact>, fact: Fact) {
    match (facts.last_mut(), fact) {
        (Some(Fact::Conducted { by, events, .. }), Fact::Conducted { by: of, events: more, .. })
            if *by == of =>
        {
            events.extend(more);
        }
        (_, fact) => facts.push(fact),
    }
}
