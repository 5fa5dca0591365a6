//! Which offices an actor has, and what he may do with them.

use article::Article;
use rulebook::Refusal;
use rulebook::law::Authority;
use rulebook::law::event::{Act, Rank, Role};

use super::Sector;
use crate::{Actor, Competition, PersonId};

impl Competition {
    /// The offices somebody has now, those he acts in for others included.
    #[must_use]
    pub fn offices(&self, by: Actor) -> Vec<Role> {
        let (law, play) = (&self.law.panel, self.regulation.organisation.play);
        let mut roles: Vec<Role> = match by {
            Actor::Official(role) => vec![role],
            Actor::Person(person) => {
                let own = self.panel.officers().filter(|officer| officer.who.person == person);
                own.filter(|officer| !officer.away).map(|officer| officer.role).collect()
            }
            Actor::Organiser | Actor::Captain(_) | Actor::Program | Actor::Public => Vec::new(),
        };
        for at in 0..roles.len() {
            if let Some(Rank::MainAs(role)) =
                roles.get(at).and_then(|&role| law.office(play, role)).map(|office| office.rank)
            {
                roles.push(role);
            }
        }
        let mut chiefs = self.panel.holders(Role::ChiefArbiter).peekable();
        if roles.contains(&Role::Deputy) && chiefs.peek().is_some() && chiefs.all(|chief| chief.away) {
            roles.push(Role::ChiefArbiter);
        }
        for stand_in in law.stand_ins.iter().filter(|stand_in| stand_in.play == play) {
            let empty = self.panel.holders(stand_in.office).next().is_none();
            if empty && roles.contains(&stand_in.done_by) {
                roles.push(stand_in.office);
            }
        }
        roles
    }

    /// Whether somebody may do something, by which article.
    ///
    /// # Errors
    /// With the article that gives the right to others, if he may not.
    pub fn may(&self, by: Actor, act: Act) -> Result<Article, Refusal> {
        let (law, play) = (&self.law.panel, self.regulation.organisation.play);
        if by == Actor::Program {
            return Ok(law.orders);
        }
        let mut refused = law.may(play, Role::Volunteer, act).err().unwrap_or(law.orders);
        for role in self.offices(by) {
            match law.may(play, role, act) {
                Ok(article) => return Ok(article),
                Err(article) => refused = article,
            }
        }
        let rights = law.rights.iter().filter(|right| right.play == play && right.act == act);
        let names: Vec<_> = rights.flat_map(|right| right.roles).map(|role| role.name()).collect();
        let instead = if names.is_empty() {
            "nobody does that at this event".to_owned()
        } else {
            format!("by: {}", names.join(", "))
        };
        Err(Refusal::new(refused, "this is done by another office", instead))
    }

    /// The same at a board: an arbiter works in his sector only.
    ///
    /// # Errors
    /// With the article that refuses it.
    pub fn may_at(&self, by: Actor, act: Act, board: u16) -> Result<Article, Refusal> {
        let article = self.may(by, act)?;
        let Actor::Person(person) = by else { return Ok(article) };
        match self.sector_of(person) {
            Some(sector) if !sector.has(board) => {
                let instead = format!("boards {} to {} of {}", sector.first, sector.last, sector.name);
                Err(Refusal::new(article, "this board is in another sector", instead))
            }
            _ => Ok(article),
        }
    }

    /// The boards an arbiter works at; all of them, if he has no sector or belongs to the main panel.
    #[must_use]
    pub fn sector_of(&self, person: PersonId) -> Option<&Sector> {
        if self.main_panel().any(|officer| officer.who.person == person) {
            return None;
        }
        let officer = self.panel.officers().find(|officer| officer.who.person == person)?;
        let name = officer.post.as_deref()?;
        self.panel.sectors().iter().find(|sector| sector.name == name)
    }

    /// Whether an arbiter may tell how many moves were made in a game, by the flags that have fallen in it.
    ///
    /// # Errors
    /// Before one has fallen, where the edition says so.
    pub fn may_tell_moves(&self, by: Actor, flags_fallen: u8) -> Result<(), Refusal> {
        self.may(by, Act::Clocks)?;
        match self.law.panel.moves_told {
            Some(article) if flags_fallen == 0 => {
                let instead = "after at least one flag has fallen";
                Err(Refusal::new(article, "the number of moves is not told yet", instead))
            }
            _ => Ok(()),
        }
    }

    /// How high somebody stands among those who impose measures.
    #[must_use]
    pub(crate) fn authority(&self, by: Actor) -> Option<Authority> {
        if by == Actor::Organiser {
            return Some(Authority::Organiser);
        }
        let of = |role| match role {
            Role::Panel => Some(Authority::Panel),
            Role::ChiefArbiter => Some(Authority::ChiefArbiter),
            Role::Deputy | Role::Secretary | Role::Steward | Role::SeniorArbiter | Role::Arbiter => {
                Some(Authority::Arbiter)
            }
            _ => None,
        };
        self.offices(by).into_iter().filter_map(of).max()
    }
}
