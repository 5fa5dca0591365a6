//! A site for a test: a server on a free port, and those who call it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use hall::index::Index;
use hall::time::Time;
use hall::{Allowance, Limits};
use hall::{Hall, Nodes};
use people::{AccountId, Actor, Command, PasswordHash, Proof, Role, Scope, Secret, Used};
use serde_json::Value;
use store::{Journal, LocalBus, Sqlite};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::super::House;
use super::super::house::{account, secret, session};
use crate::app::App;
use crate::office::{Events, Office};
use crate::online::Online;

/// A password that nobody would try.
pub(crate) const PASSWORD: &str = "кінь їсть вівса";

static SITES: AtomicU32 = AtomicU32::new(0);

/// A server that is there until the test ends.
pub(crate) struct Site {
    pub(crate) house: Arc<House>,
    pub(crate) journal: Arc<dyn Journal>,
    /// The tables of the site.
    pub(crate) hall: Arc<Hall>,
    /// What looks after online events, when it is told to.
    pub(crate) online: Arc<Online>,
    /// The events of the site.
    pub(crate) office: Arc<Office>,
    pub(crate) at: SocketAddr,
    pub(crate) app: App,
    folder: PathBuf,
}

/// Somebody who calls, with what their browser keeps.
#[derive(Clone, Default)]
pub(crate) struct Browser {
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
    /// Headers that a browser sends, or a bad one.
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Site {
    pub(crate) async fn start() -> Self {
        Self::start_with(None, |journal| journal).await
    }

    /// A site that people reach under another address.
    pub(crate) async fn start_at(address: Option<&str>) -> Self {
        Self::start_with(address, |journal| journal).await
    }

    /// A site on a journal of which something is to be seen.
    pub(crate) async fn start_with(
        address: Option<&str>,
        over: impl FnOnce(Arc<dyn Journal>) -> Arc<dyn Journal>,
    ) -> Self {
        let number = SITES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("damka-people-{}-{number}", std::process::id()));
        let journal = Sqlite::open(&folder, Arc::new(LocalBus::new())).await.expect("a journal");
        let journal = over(Arc::new(journal));
        let time = Time::start();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let at = listener.local_addr().expect("an address");
        let house = Arc::new(House::open(journal.clone(), Nodes::One, time).await.expect("it can be read"));
        let (index, _) = Index::read(&*journal).await.expect("it can be read");
        let hall = Arc::new(Hall::new(journal.clone(), Nodes::One, time, None));
        let office = Arc::new(Office::new(journal.clone(), Nodes::One, time));
        let (events, _) = Events::read(&*journal, &office).await.expect("it can be read");
        // A test asks for more than a visitor would.
        let changes = Allowance { burst: 100_000, per_minute: 100_000 };
        let limits = Limits { changes, openings: changes, ..Limits::default() };
        let address = crate::site::Site::new(address.map(str::to_owned), at);
        let events = Arc::new(events);
        let online = Arc::new(Online::new(hall.clone(), office.clone(), events.clone()));
        let app =
            App::new(hall.clone(), Arc::new(index), (office.clone(), events), house.clone(), address, limits);
        let router = crate::router::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { house, journal, hall, online, office, at, app, folder }
    }

    /// Another node on the same journal.
    pub(crate) async fn second_house(&self) -> House {
        House::open(self.journal.clone(), Nodes::Several, Time::start()).await.expect("it can be read")
    }

    /// Somebody with a password nobody can type, signed in: what is not about passwords need not hash them.
    pub(crate) async fn somebody(&self, name: &str, role: Option<Role>) -> (AccountId, Browser) {
        let (account, (cookie, session)) = (account(), session("test".to_owned()));
        let invitation = match role {
            Some(role) => Some(self.invitation(role).await.hash()),
            None => None,
        };
        let password = PasswordHash::new(name);
        let command = Command::Register { account, name: name.to_owned(), password, session, invitation };
        self.house.command(Actor::Visitor, &command).await.expect("the door is open");
        (account, Browser::with_cookie(&cookie))
    }

    /// Somebody who has opened an account with a password that can be typed.
    pub(crate) async fn somebody_who_types(&self, name: &str) -> Browser {
        let mut browser = Browser::default();
        let body = serde_json::json!({ "name": name, "password": PASSWORD });
        browser.keep(&self.call(&browser, "POST /api/account", body).await);
        browser
    }

    async fn invitation(&self, role: Role) -> Secret {
        let secret = secret();
        let invite =
            Command::Invite { link: secret.hash(), role: Some(role), label: "x".to_owned(), count: 1 };
        let administrator = self.house.look(|people, now| {
            let found = people
                .search("", None, 100)
                .into_iter()
                .find(|person| person.roles().has(Role::Administrator));
            found.and_then(|person| {
                let session = person.sessions(now).next()?.0;
                Some(Actor::Session { account: person.id(), session })
            })
        });
        self.house.command(administrator.unwrap_or(Actor::House), &invite).await.expect("it may invite");
        secret
    }

    /// The same person at another browser.
    pub(crate) async fn again(&self, account: AccountId) -> Browser {
        let (cookie, session) = session("test".to_owned());
        let verified =
            self.house.look(|people, _| people.account(account).map(|person| person.password().clone()));
        let verified = verified.expect("the account is there");
        let proof = Proof { password: verified, factor: self.code(account) };
        let command = Command::SignIn { account, proof, session };
        self.house.command(Actor::Visitor, &command).await.expect("the password is right");
        Browser::with_cookie(&cookie)
    }

    /// The next code of somebody's second factor, if he has one, as if time had passed since the last.
    fn code(&self, account: AccountId) -> Option<Used> {
        let mut step = people::Step::of(Time::of_day());
        self.house.look(|people, _| {
            let factor = people.account(account)?.factor()?;
            while factor.check(&Used::Step { factor: factor.id, step }).is_err() {
                step = step.next();
            }
            Some(Used::Step { factor: factor.id, step })
        })
    }

    /// A program of somebody's.
    pub(crate) async fn program(&self, account: AccountId, scopes: &[Scope]) -> Browser {
        let token = secret();
        let browser = self.again(account).await;
        let cookie = browser.cookie.as_deref().and_then(|cookie| Secret::parse(cookie.split_once('=')?.1));
        let cookie = cookie.expect("a cookie");
        let (actor, verified, until) = self.house.look(|people, now| {
            let verified = people.account(account).map(|person| person.password().clone());
            (people.session(&cookie.hash(), now), verified, now + clock::Millis::days(1))
        });
        let command = Command::MakeToken {
            proof: Proof { password: verified.expect("the account is there"), factor: self.code(account) },
            secret: token.hash(),
            label: "program".to_owned(),
            scopes: scopes.iter().copied().collect(),
            until,
        };
        self.house.command(actor.expect("signed in"), &command).await.expect("it may have a token");
        Browser { token: Some(token.text()), ..Browser::default() }
    }

    /// Calls with a JSON body, or without any.
    pub(crate) async fn call(&self, who: &Browser, call: &str, body: Value) -> Answer {
        let kind = (!body.is_null()).then_some("application/json");
        let text = if body.is_null() { String::new() } else { body.to_string() };
        self.send(who, call, kind, &text).await
    }

    pub(crate) async fn send(&self, who: &Browser, call: &str, kind: Option<&str>, body: &str) -> Answer {
        let at = self.at.to_string();
        let host = who.headers.iter().find(|(name, _)| *name == "host").map_or(&at, |(_, host)| host);
        let mut head = format!("{call} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        let mut add = |name: &str, value: &str| head.push_str(&format!("{name}: {value}\r\n"));
        if let Some(kind) = kind {
            add("content-type", kind);
        }
        if let Some(cookie) = &who.cookie {
            add("cookie", cookie);
        }
        if let Some(token) = &who.token {
            add("authorization", &format!("Bearer {token}"));
        }
        for (name, value) in who.headers.iter().filter(|(name, _)| *name != "host") {
            add(name, value);
        }
        add("content-length", &body.len().to_string());
        let mut stream = TcpStream::connect(self.at).await.expect("a connection");
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).await.expect("sent");
        let mut bytes = Vec::new();
        let reading = stream.read_to_end(&mut bytes);
        // A stream of news never ends: its head is enough.
        let _ = tokio::time::timeout(std::time::Duration::from_millis(3_000), reading).await;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Browser {
    fn with_cookie(secret: &Secret) -> Self {
        Self { cookie: Some(format!("__Host-damka-session={}", secret.text())), ..Self::default() }
    }

    /// A header more.
    pub(crate) fn with(&self, name: &'static str, value: &str) -> Self {
        let mut browser = self.clone();
        browser.headers.push((name, value.to_owned()));
        browser
    }

    /// Keeps the cookie of an answer.
    pub(crate) fn keep(&mut self, answer: &Answer) {
        let set = answer.set_cookie().unwrap_or_else(|| panic!("no cookie in {answer:?}"));
        self.cookie = set.split(';').next().map(str::to_owned);
    }
}

impl Answer {
    /// The cookie of a session that is set.
    pub(crate) fn set_cookie(&self) -> Option<&str> {
        self.head
            .lines()
            .filter_map(|line| line.strip_prefix("set-cookie: "))
            .find(|set| set.contains("damka-session"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The code of a no.
    pub(crate) fn code(&self) -> String {
        let body: Option<Value> = serde_json::from_str(&self.body).ok();
        body.and_then(|body| body.get("code")?.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// Status and code together.
    pub(crate) fn no(&self) -> (u16, String) {
        (self.status, self.code())
    }
}
