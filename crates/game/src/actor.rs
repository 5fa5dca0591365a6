//! Who acts: the two players, the officials, the program, the public.

use core::fmt;

use clock::Face;
pub use renju::opening::Player;

/// Who gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// One of the two players.
    Player(Player),
    /// An official.
    Official(Role),
    /// The program itself: timers, connections.
    Program,
    /// Anybody else.
    Spectator,
}

/// What an official is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// An arbiter at the boards.
    Arbiter,
    /// The chief secretary.
    Secretary,
    /// The chief arbiter or the deputy who acts for him.
    ChiefArbiter,
    /// The main panel of arbiters.
    Panel,
}

impl Actor {
    /// The player, if it is one.
    #[must_use]
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Player(player) => Some(player),
            _ => None,
        }
    }

    /// Whether this is an official.
    #[must_use]
    pub const fn is_official(self) -> bool {
        matches!(self, Self::Official(_))
    }
}

/// Both players.
pub const PLAYERS: [Player; 2] = [Player::First, Player::Second];

/// The face of the clock that belongs to a player.
#[must_use]
pub const fn face(player: Player) -> Face {
    match player {
        Player::First => Face::First,
        Player::Second => Face::Second,
    }
}

/// The player a face of the clock belongs to.
#[must_use]
pub const fn owner(face: Face) -> Player {
    match face {
        Face::First => Player::First,
        Face::Second => Player::Second,
    }
}

/// A thing each player has one of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Each<T>(pub [T; 2]);

impl<T> Each<T> {
    /// The same with the players exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        let [first, second] = self.0;
        Self([second, first])
    }
}

impl<T> core::ops::Index<Player> for Each<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::First => &self.0[0],
            Player::Second => &self.0[1],
        }
    }
}

impl<T> core::ops::IndexMut<Player> for Each<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::First => &mut self.0[0],
            Player::Second => &mut self.0[1],
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Arbiter => "arbiter",
            Self::Secretary => "secretary",
            Self::ChiefArbiter => "chief arbiter",
            Self::Panel => "panel",
        })
    }
}
