//! The server from its start to its end.

use std::fmt;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use clock::Moment;
use futures_util::{StreamExt, stream};
use hall::Limits;
use hall::index::Index;
use hall::time::Time;
use hall::{Hall, Nodes};
use store::{Bus, Follower, Journal, Place};
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, timeout};

use crate::app::App;
use crate::follow;
use crate::listen::listen;
use crate::office::{Events, Office};
use crate::online::Online;
use crate::people::House;
use crate::site::Site;

/// How long the journal may be silent when it is asked to write.
const SILENCE_MAX: Duration = Duration::from_secs(5);
/// After how many seconds without the bus it is worth a word.
const ALONE: u32 = 3;
/// How far a clock is put before it is worth a word.
const PUT_MS: i64 = 2_000;
/// A node that was heard of so lately works.
const ALIVE_MS: u64 = 3_000;
/// Tables that are read at the same time after a start.
const REVIVED: usize = 64;
/// How often tables that nobody needs are forgotten.
const TIDY: Duration = Duration::from_secs(30);

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where the journal is kept.
    pub place: Place,
    /// The bus between several nodes.
    pub nats: Option<String>,
    /// The address under which people reach it, if that is another than where it listens.
    pub address: Option<String>,
    /// How much of everything.
    pub limits: Limits,
    /// What this node is called among several on one database, the same after every start. If it has no name, it is
    /// called after its machine and port.
    pub node: Option<String>,
    /// Whether a link for another administrator is printed, though there is one: for when he cannot get in.
    pub administrator: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8064)),
            place: Place::Folder("damka-data".into()),
            nats: None,
            address: None,
            limits: Limits::default(),
            node: None,
            administrator: false,
        }
    }
}

/// Why a server could not start or go on.
#[derive(Debug)]
pub enum Stopped {
    /// It cannot listen there.
    Listen(SocketAddr, std::io::Error),
    /// The journal cannot be used.
    Store(store::Error),
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(at, error) => write!(f, "cannot listen on {at}: {error}"),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Stopped {}

impl From<store::Error> for Stopped {
    fn from(error: store::Error) -> Self {
        Self::Store(error)
    }
}

/// A server at work; it ends with its reason.
pub type Serving<'a> = Pin<Box<dyn Future<Output = Result<(), Stopped>> + Send + 'a>>;
type Ready<'a> = Box<dyn FnOnce(&str) + Send + 'a>;
type Stop = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Serves until told to stop; then nobody new is let in, what was begun is finished, and the journal is closed.
/// The address is told once it can be opened.
///
/// # Errors
/// If it cannot listen, or the journal cannot be opened.
pub fn serve<'a>(
    options: Options,
    ready: impl FnOnce(&str) + Send + 'a,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Serving<'a> {
    begin(options, Box::new(ready), Box::pin(stop))
}

/// Boxed, so that the whole server is compiled here and once, not in every program that runs it.
fn begin<'a>(options: Options, ready: Ready<'a>, stop: Stop) -> Serving<'a> {
    Box::pin(run(options, ready, stop))
}

async fn run(options: Options, ready: Ready<'_>, stop: Stop) -> Result<(), Stopped> {
    // Every browser is a file to the system, and the usual limit is for programs that open a few.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
    let listener =
        TcpListener::bind(options.listen).await.map_err(|error| Stopped::Listen(options.listen, error))?;
    let at = listener.local_addr().unwrap_or(options.listen);
    let bus = options.place.bus_by(options.nats.as_deref())?;
    let journal: Arc<dyn Journal> = Arc::from(options.place.open(bus.clone()).await?);
    let time = Time::start();
    let node = options.node.unwrap_or_else(|| called(at));
    let nodes = match options.place {
        Place::Folder(_) => Nodes::One,
        Place::Database(_) => Nodes::Several,
    };
    let down = down(&*journal, nodes, &node, time).await?;
    let (index, reached) = Index::read(&*journal).await?;
    let index = Arc::new(index);
    let house = Arc::new(House::open(journal.clone(), nodes, time).await?);
    let hall = Arc::new(Hall::new(journal.clone(), nodes, time, down));
    let office = Arc::new(Office::new(journal.clone(), nodes, time));
    let (events, told) = Events::read(&*journal, &office).await?;
    let events = Arc::new(events);
    let site = Site::new(options.address, at);
    let address = site.address().to_owned();
    let rooms = (office.clone(), events.clone());
    let app = App::new(hall.clone(), index.clone(), rooms, house.clone(), site, options.limits.clone());
    let online = Arc::new(Online::new(hall.clone(), office.clone(), events.clone()));
    let entries = journal.position().await?;
    tracing::info!(%address, place = %options.place, %node, %entries, "Damka serves");
    ready(&address);
    greet(&house, &address, options.administrator).await;
    let tasks = [
        tokio::spawn(hall.clone().keep_time()),
        tokio::spawn(tidy(hall.clone(), office.clone())),
        tokio::spawn({
            let (live, hall, bus) = (index.live(), hall.clone(), bus.clone());
            async move {
                // Whoever is killed before every table knows how long nobody worked has not worked.
                revive(live, hall.clone()).await;
                beat(&hall, &*bus, time, node).await;
            }
        }),
        tokio::spawn(follow::tables(
            Follower::new(journal.clone(), &*bus, reached),
            journal.clone(),
            hall.clone(),
            house,
            index,
        )),
        tokio::spawn(office.clone().keep_time()),
        tokio::spawn(follow::events(
            Follower::new(journal.clone(), &*bus, told),
            journal.clone(),
            office,
            events,
            online.clone(),
        )),
        tokio::spawn(online.run()),
    ];
    let router = crate::router::router(app.clone());
    let stopping = app.stopping();
    let told = tokio::spawn(async move {
        stop.await;
        app.stop();
    });
    listen(listener, router, &options.limits, hall.metrics().clone(), stopping).await;
    told.abort();
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    journal.close().await;
    Ok(())
}

/// Since when the program was down: nobody's clock is charged with that.
async fn down(
    journal: &dyn Journal,
    nodes: Nodes,
    node: &str,
    time: Time,
) -> Result<Option<(Moment, Moment)>, Stopped> {
    let now = time.now();
    let since = u64::try_from(now.0).unwrap_or(0).saturating_sub(ALIVE_MS);
    let beats = journal.beats().await?;
    // What this node said itself, it said before it was started again.
    let alive = beats.iter().any(|beat| beat.node != node && beat.at_ms > since);
    let last = beats.iter().map(|beat| beat.at_ms).max().and_then(|at| i64::try_from(at).ok());
    let ahead = journal.last_beat().await?.and_then(|at| i64::try_from(at).ok()).unwrap_or(0) - now.0;
    if ahead > PUT_MS {
        let seconds = ahead / 1_000;
        tracing::warn!(
            seconds,
            "the clock of this machine is behind the journal: games stand still until it has caught up"
        );
    }
    // If another node has worked all the time, nothing was down.
    let last = last.filter(|_| nodes == Nodes::One || !alive);
    Ok(last.map(|last| (Moment(last.min(now.0)), now)))
}

/// What a node is called that was given no name.
fn called(at: SocketAddr) -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let host: String = host.chars().filter(char::is_ascii_alphanumeric).take(32).collect();
    // Two machines must not have one name.
    let host = if host.is_empty() { hall::token::name() } else { host };
    format!("{host}-{}", at.port())
}

/// Says every second that this node works, and notices what does not.
async fn beat(hall: &Hall, bus: &dyn Bus, time: Time, node: String) {
    let mut each = tokio::time::interval(Duration::from_secs(1));
    each.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut put, mut alone) = (0, 0);
    loop {
        each.tick().await;
        alone = if bus.is_connected() { 0 } else { u32::saturating_add(alone, 1) };
        hall.metrics().connected_to_others(alone < ALONE);
        if alone == ALONE {
            tracing::warn!("no news of other servers arrive: they are looked for once a second");
        }
        let ahead = Time::of_day().0 - time.now().0;
        if (ahead - put).abs() > PUT_MS {
            put = ahead;
            let seconds = ahead / 1_000;
            tracing::warn!(
                seconds,
                "the clock of this machine was put, or it slept: this server goes on by its own until it is started again"
            );
        }
        let at = u64::try_from(time.now().0).unwrap_or_default();
        let silent = || Err(store::Error::Unavailable("no answer to a beat".to_owned()));
        let beaten = timeout(SILENCE_MAX, hall.journal().beat(&node, at)).await.unwrap_or_else(|_| silent());
        hall.metrics().beaten(beaten.is_ok());
        if let Err(error) = beaten {
            tracing::warn!(%error, "the beat was not written");
        }
    }
}

/// Until there is an administrator, every start prints a link by which somebody becomes one; later it does so when it is asked.
async fn greet(house: &House, address: &str, asked: bool) {
    let link = match house.first_link().await {
        Ok(None) if asked => house.rescue_link().await.map(Some),
        first => first,
    };
    match link {
        Ok(Some(secret)) => {
            let url = format!("{address}{}", crate::people::desk::invitation_path(&secret));
            println!("To become an administrator open this link; it works once, for a day:\n{url}");
        }
        Ok(None) => {}
        Err(trouble) => tracing::error!(?trouble, "no link for an administrator could be made"),
    }
}

/// Reads the tables at which a game is on, so that their clocks go on.
async fn revive(live: Vec<String>, hall: Arc<Hall>) {
    let read = |id: String| {
        let hall = hall.clone();
        async move {
            if let Err(trouble) = hall.desk(&id).await {
                tracing::error!(table = %id, ?trouble, "a table cannot be read");
            }
        }
    };
    stream::iter(live).for_each_concurrent(REVIVED, read).await;
}

/// Forgets from time to time what nobody needs any more.
async fn tidy(hall: Arc<Hall>, office: Arc<Office>) {
    let mut each = tokio::time::interval(TIDY);
    loop {
        each.tick().await;
        hall.tidy();
        office.tidy();
    }
}
