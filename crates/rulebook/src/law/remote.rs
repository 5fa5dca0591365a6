//! How a game is played from afar.

use article::Article;

/// What an edition says about play over the network.
#[derive(Clone, Copy, Debug)]
pub struct RemoteLaw {
    /// A game is played at a board or from afar.
    pub mode: Option<Article>,
    /// The board is virtual and takes only legal moves.
    pub board: Option<Article>,
    /// The program keeps the time and the record.
    pub kept_by_program: Option<Article>,
    /// The arbiters watch the games, connections and what happened.
    pub watched: Option<Article>,
    /// No official game without identity and observation of all players.
    pub identity: Option<Article>,
    /// Where each player sits is noted.
    pub location: Option<Article>,
    /// The equipment is complete.
    pub equipment: Option<Article>,
    /// Nothing is installed but what the game needs.
    pub software: Option<Article>,
    /// Own devices are allowed if they may be inspected.
    pub own_devices: Option<Article>,
}

impl RemoteLaw {
    /// An edition that does not speak of it.
    pub const SILENT: Self = Self {
        mode: None,
        board: None,
        kept_by_program: None,
        watched: None,
        identity: None,
        location: None,
        equipment: None,
        software: None,
        own_devices: None,
    };
}
