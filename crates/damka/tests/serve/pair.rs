//! Two players who play table after table whatever happens to the servers, and remember what was acknowledged.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::clocks;
use crate::player::{Cut, Player, challenge, open, secret};

/// What the pairs play. No increments: what a clock lost is what it was charged.
const GAMES: [(&str, &str); 4] =
    [("russian", "20m"), ("international", "20m"), ("brazilian", "20m"), ("checkers", "20m")];

/// What everybody in a test knows.
#[derive(Default)]
pub(crate) struct World {
    /// Where each node answers, if it lives, and how often it was started.
    nodes: Mutex<[(Option<String>, u32); 2]>,
    /// When no node lived.
    outages: Mutex<Vec<(i64, i64)>>,
    pub(crate) acknowledged: AtomicU64,
    /// Moves that were written, but not acknowledged before the end.
    pub(crate) unheard: AtomicU64,
    /// Moves that were not written before the end, and sent again.
    pub(crate) resent: AtomicU64,
    pub(crate) over: AtomicBool,
}

/// Two players, and the table at which they sit.
pub(crate) struct Pair {
    number: usize,
    world: Arc<World>,
    random: fastrand::Rng,
    table: Option<Table>,
}

/// What the two remember of a table.
struct Table {
    id: String,
    /// The moves that were acknowledged, in order.
    made: Vec<String>,
    /// The move that was sent last, if it was not acknowledged.
    sent: Option<String>,
    /// What was shown last.
    seen: Value,
}

impl World {
    /// A node serves from now on.
    pub(crate) fn up(&self, node: usize, address: &str) {
        let mut nodes = self.nodes.lock().expect("no panic");
        let lived = nodes.iter().any(|(address, _)| address.is_some());
        let started = &mut nodes[node];
        *started = (Some(address.to_owned()), started.1 + 1);
        if let Some(last) = self.outages.lock().expect("no panic").last_mut().filter(|_| !lived) {
            last.1 = crate::kit::now();
        }
    }

    /// A node is about to die.
    pub(crate) fn down(&self, node: usize) {
        let mut nodes = self.nodes.lock().expect("no panic");
        nodes[node].0 = None;
        if nodes.iter().all(|(address, _)| address.is_none()) {
            self.outages.lock().expect("no panic").push((crate::kit::now(), i64::MAX));
        }
    }

    /// Where somebody goes who likes one node better; which node that is and how often it was started.
    async fn address(&self, liked: usize) -> (String, usize, u32) {
        loop {
            {
                let nodes = self.nodes.lock().expect("no panic");
                let living = [liked, 1 - liked].into_iter().find(|&node| nodes[node].0.is_some());
                if let Some(node) = living {
                    return (nodes[node].0.clone().expect("it lives"), node, nodes[node].1);
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn lives(&self, node: usize, started: u32) -> bool {
        let (address, now) = &self.nodes.lock().expect("no panic")[node];
        address.is_some() && *now == started
    }
}

impl Pair {
    pub(crate) fn new(number: usize, world: Arc<World>) -> Self {
        let random = fastrand::Rng::with_seed(number as u64);
        Self { number, world, random, table: None }
    }

    /// Plays until it is told to stop, and looks a last time whether all is there.
    pub(crate) async fn play(mut self) {
        while !self.world.over.load(Ordering::Relaxed) {
            let _ = self.sit(true).await;
        }
        while self.table.is_some() && self.sit(false).await.is_err() {}
    }

    /// Both connect to their table, or a new one, look whether all is there, and play if they are to.
    async fn sit(&mut self, play: bool) -> Result<(), Cut> {
        // Half of the pairs sit at different nodes, if there are two.
        let liked = [self.number % 2, self.number / 2 % 2];
        let places = [self.world.address(liked[0]).await, self.world.address(liked[1]).await];
        let done = self.sit_at([&places[0].0, &places[1].0], play).await;
        if done.is_err() {
            let dead = places.iter().any(|(_, node, started)| !self.world.lives(*node, *started));
            assert!(dead, "a connection was cut though its server lives: {places:?}");
        }
        done
    }

    async fn sit_at(&mut self, places: [&str; 2], play: bool) -> Result<(), Cut> {
        let secrets = [secret(2 * self.number + 1), secret(2 * self.number + 2)];
        if self.table.is_none() {
            let (discipline, control) = GAMES[self.number % GAMES.len()];
            let id = open(places[0], &secrets[0], &challenge(discipline, control)).await?;
            self.table = Some(Table { id, made: Vec::new(), sent: None, seen: Value::Null });
        }
        let Some(table) = &mut self.table else { return Ok(()) };
        let mut players = [
            Player::connect(places[0], &table.id, &secrets[0]).await?,
            Player::connect(places[1], &table.id, &secrets[1]).await?,
        ];
        if players[1].hello["you"].is_null() {
            players[1].ask(json!({ "do": "sit" })).await?.expect("the seat is kept");
        }
        let outages = self.world.outages.lock().expect("no panic").clone();
        clocks::compare(&table.seen, &players[0].hello["view"], &outages);
        table.all_is_there(&mut players, &self.world).await?;
        while play && !self.world.over.load(Ordering::Relaxed) {
            if table.play_one(&mut players, &self.world, &mut self.random).await? {
                self.table = None;
                break;
            }
            tokio::time::sleep(Duration::from_millis(self.random.u64(0..60))).await;
        }
        Ok(())
    }
}

impl Table {
    /// Everything that was acknowledged stands, in order; what was sent and not acknowledged is sent again and stands once.
    async fn all_is_there(&mut self, players: &mut [Player; 2], world: &World) -> Result<(), Cut> {
        for player in &*players {
            let moves = player.hello["moves"].as_array().expect("moves");
            let moves: Vec<&str> = moves.iter().filter_map(|ply| ply["text"].as_str()).collect();
            let unheard =
                moves.strip_prefix(self.made.iter().map(String::as_str).collect::<Vec<_>>().as_slice());
            let unheard = unheard.unwrap_or_else(|| {
                panic!("{}: acknowledged {:?}, there is {moves:?}", self.id, self.made);
            });
            let sent = self.sent.as_deref();
            assert!(
                unheard.is_empty() || unheard.iter().copied().eq(sent),
                "{}: {unheard:?} was not sent, but {sent:?}",
                self.id
            );
        }
        let first = first(&players[0]);
        let ply = self.made.len();
        if let Some(text) = self.sent.clone() {
            let stood = players[0].hello["view"]["ply"] != ply;
            let again = json!({ "do": "move", "text": text, "ply": ply });
            players[(ply + first) % 2].until(|view| view["phase"] != "stopped").await?;
            players[(ply + first) % 2]
                .ask(again)
                .await?
                .unwrap_or_else(|no| panic!("{}: {text}: {no}", self.id));
            (if stood { &world.unheard } else { &world.resent }).fetch_add(1, Ordering::Relaxed);
            self.made.push(text);
            self.sent = None;
        }
        // The last move once more: it stands already, and is acknowledged without standing twice.
        if let Some((ply, text)) = self.made.iter().enumerate().next_back() {
            let again = json!({ "do": "move", "text": text, "ply": ply });
            players[(ply + first) % 2]
                .ask(again)
                .await?
                .unwrap_or_else(|no| panic!("{}: {text}: {no}", self.id));
        }
        for player in players {
            let ply = self.made.len();
            player.until(|view| view["ply"] == ply).await?;
        }
        Ok(())
    }

    /// One move; says whether the game is over.
    async fn play_one(
        &mut self,
        players: &mut [Player; 2],
        world: &World,
        random: &mut fastrand::Rng,
    ) -> Result<bool, Cut> {
        let ply = self.made.len();
        let player = &mut players[(ply + first(&players[0])) % 2];
        let ready =
            |view: &Value| view["phase"] == "over" || (view["phase"] == "playing" && view["ply"] == ply);
        player.until(ready).await?;
        self.seen = player.view.clone();
        if player.view["phase"] == "over" {
            return Ok(true);
        }
        let legal = player.view["legal"].as_array().expect("moves");
        let text = legal[random.usize(..legal.len())]["text"].as_str().expect("a move").to_owned();
        self.sent = Some(text.clone());
        match player.ask(json!({ "do": "move", "text": text, "ply": ply })).await? {
            Ok(()) => {
                world.acknowledged.fetch_add(1, Ordering::Relaxed);
                self.made.push(text);
                self.sent = None;
                Ok(false)
            }
            // The node of the opponent died before the first move: nobody moves before he is back.
            Err(no) if ply == 0 && no["why"] == "the opponent is absent" => {
                self.sent = None;
                tokio::time::sleep(Duration::from_millis(50)).await;
                Ok(false)
            }
            Err(no) => panic!("{}: {text} at {ply}: {no}", self.id),
        }
    }
}

/// Who begins, as a number.
fn first(player: &Player) -> usize {
    usize::from(player.view["first"] == "b")
}
