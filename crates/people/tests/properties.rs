//! Random people doing random things: what must hold whatever they do, and in whatever order streams are read.

use std::collections::{BTreeMap, BTreeSet};

use clock::{Millis, Moment};
use fastrand::Rng;
use people::{
    AccountId, Action, Actor, Command, Demand, Door, Event, Fact, FactorId, Hash, HouseFact, InvitationId,
    NewSession, PasswordHash, People, PersonFact, Proof, RECOVERY_CODES, Role, SESSION_IDLE, Scope,
    SessionId, Step, TokenId, Used,
};

const SEEDS: u64 = 60;
const COMMANDS: usize = 250;
const NAMES: [&str; 6] = ["Olena", "Taras", "Тарас", "Lesia", "Ivan", "0lena"];

/// A house in which anything is tried.
struct Crowd {
    random: Rng,
    people: People,
    now: Moment,
    accounts: Vec<AccountId>,
    secrets: Vec<Hash>,
    events: Vec<Event>,
}

impl Crowd {
    fn new(seed: u64) -> Self {
        let (random, people, now) = (Rng::with_seed(seed), People::new(), Moment(1_790_000_000_000));
        let mut crowd =
            Self { random, people, now, accounts: Vec::new(), secrets: Vec::new(), events: Vec::new() };
        let link = crowd.secret();
        let (role, label) = (Some(Role::Administrator), "first".to_owned());
        crowd.ask(Actor::House, &Command::Invite { link, role, label, count: 1 });
        let register = crowd.register(Some(link));
        crowd.ask(Actor::Visitor, &register);
        crowd
    }

    fn register(&mut self, invitation: Option<Hash>) -> Command {
        let account = AccountId::new(self.random.u64(..).to_le_bytes());
        let name = self.random.choice(NAMES).unwrap_or("Olena").to_owned();
        let (password, session) = (self.password(), self.session());
        Command::Register { account, name, password, session, invitation }
    }

    fn secret(&mut self) -> Hash {
        let secret = Hash::of(&self.random.u128(..).to_le_bytes());
        self.secrets.push(secret);
        secret
    }

    fn old_secret(&mut self) -> Hash {
        self.random.choice(&self.secrets).copied().unwrap_or(Hash::of(b"nothing"))
    }

    fn account(&mut self) -> AccountId {
        self.random.choice(&self.accounts).copied().unwrap_or(AccountId::new([0; 8]))
    }

    fn session(&mut self) -> NewSession {
        NewSession { secret: self.secret(), device: "device".to_owned() }
    }

    fn password(&mut self) -> PasswordHash {
        PasswordHash::new(self.random.u8(..3).to_string())
    }

    fn recovery(&mut self) -> Vec<Hash> {
        (0..RECOVERY_CODES).map(|_| self.secret()).collect()
    }

    /// Mostly what opens the account, and now and then something else.
    fn proof(&mut self, account: AccountId, password: PasswordHash) -> Proof {
        let factor = self.people.account(account).and_then(|person| person.factor().map(|factor| factor.id));
        let step = if self.random.bool() { Step::of(self.now) } else { Step::of(self.now).next() };
        let by_code = factor.map(|factor| Used::Step { factor, step });
        let factor = if self.random.u8(..8) > 0 { by_code } else { Some(Used::Recovery(self.old_secret())) };
        Proof { password, factor }
    }

    fn role(&mut self) -> Role {
        self.random.choice(Role::ALL).unwrap_or(Role::Player)
    }

    fn actor(&mut self) -> Actor {
        let (account, secret) = (self.account(), self.old_secret());
        match self.random.u8(..8) {
            0 | 1 => Actor::Visitor,
            2 => Actor::Token { account, token: TokenId::of(&secret) },
            3 => Actor::Session { account, session: SessionId::of(&secret) },
            _ => {
                let person = self.people.account(account);
                let open: Vec<SessionId> = person
                    .into_iter()
                    .flat_map(|person| person.sessions(self.now))
                    .map(|(id, _)| id)
                    .collect();
                let session = self.random.choice(open);
                session.map_or(Actor::Visitor, |session| Actor::Session { account, session })
            }
        }
    }

    fn command(&mut self, actor: Actor) -> Command {
        let (account, guess, reason) = (self.account(), self.password(), "because".to_owned());
        let own = actor.account().unwrap_or(account);
        let person = self.people.account(own);
        let known = person.map(|person| person.password().clone()).filter(|_| self.random.u8(..4) > 0);
        let verified = known.unwrap_or(guess);
        match self.random.u8(..30) {
            0..=2 => {
                let invitation = self.random.bool().then(|| self.old_secret());
                self.register(invitation)
            }
            3..=6 => {
                Command::SignIn { account, proof: self.proof(account, verified), session: self.session() }
            }
            7 => {
                let (link, factor) = (self.old_secret(), self.proof(account, verified.clone()).factor);
                Command::Reset { link, factor, password: verified, session: self.session() }
            }
            8 => Command::See,
            9 => Command::SignOut,
            10 => Command::EndSession { verified, session: SessionId::of(&self.old_secret()) },
            11 => Command::EndOtherSessions { verified },
            12 => {
                let proof = self.proof(own, verified);
                Command::ChangePassword { proof, password: self.password(), session: self.session() }
            }
            13 | 14 => {
                let scopes = Scope::ALL.into_iter().filter(|_| self.random.bool()).collect();
                let until = self.now + Millis::days(self.random.u64(..20));
                let proof = self.proof(own, verified);
                Command::MakeToken { proof, secret: self.secret(), label: "x".to_owned(), scopes, until }
            }
            15 => Command::RevokeToken { token: TokenId::of(&self.old_secret()) },
            16 => Command::Accept { link: self.old_secret() },
            17 => Command::Close { proof: self.proof(own, verified) },
            18 => {
                let role = self.random.bool().then(|| self.role());
                Command::Invite {
                    link: self.secret(),
                    role,
                    label: "x".to_owned(),
                    count: self.random.u16(..3),
                }
            }
            19 => Command::Give { account, role: self.role() },
            20 => Command::Take { account, role: self.role() },
            21 => Command::Block { account, reason },
            22 => Command::Unblock { account, reason },
            23 => Command::BeginFactor { verified, factor: FactorId::new(self.random.u64(..).to_le_bytes()) },
            24..=26 => {
                let begun = self.people.account(own).and_then(|person| person.factor_begun(self.now));
                let factor = begun.unwrap_or(FactorId::new([0; 8]));
                let (step, recovery) = (Step::of(self.now), self.recovery());
                Command::SetFactor { factor, step, recovery, session: self.session() }
            }
            27 => match self.random.u8(..4) {
                0 => Command::RemoveFactor { proof: self.proof(own, verified), session: self.session() },
                1 => Command::RenewRecovery { proof: self.proof(own, verified), recovery: self.recovery() },
                2 => Command::TakeFactor { account },
                _ => Command::SetDemand {
                    demand: if self.random.bool() { Demand::Officials } else { Demand::Nobody },
                },
            },
            _ => match self.random.u8(..5) {
                0 => Command::Withdraw { invitation: InvitationId::of(&self.old_secret()) },
                1 => Command::CancelReset { account },
                2 => Command::SetDoor {
                    door: if self.random.bool() { Door::Invited } else { Door::Everybody },
                },
                _ => Command::BeginReset { account, link: self.secret() },
            },
        }
    }

    /// Something is tried.
    fn step(&mut self) {
        let wait = if self.random.u8(..20) == 0 { Millis::days(self.random.u64(..9)) } else { Millis(1) };
        self.now = self.now + wait;
        let actor = self.actor();
        let command = self.command(actor);
        self.ask(actor, &command);
    }

    fn ask(&mut self, actor: Actor, command: &Command) {
        let Ok(events) = self.people.decide(actor, command, self.now) else { return };
        let allowed = self.people.allow(actor, command.action(), self.now);
        assert_eq!(allowed, Ok(()), "what is not allowed is not obeyed: {actor:?} {command:?}");
        for event in events {
            self.people.apply(&event);
            if let Fact::Person { account, what: PersonFact::Registered { .. } } = event.fact {
                self.accounts.push(account);
            }
            self.events.push(event);
        }
    }
}

/// What ends a session, in the plainest words: the whole journal is gone through each time.
fn may_come_in(events: &[Event], secret: &Hash, now: Moment) -> bool {
    let mut open: Option<(AccountId, Moment, Moment)> = None;
    let mut out: BTreeSet<AccountId> = BTreeSet::new();
    for event in events {
        let holder = open.map(|(account, ..)| account);
        match &event.fact {
            Fact::Person { account, what: PersonFact::SessionBegun { secret: begun, until, .. } }
                if begun == secret =>
            {
                open = Some((*account, event.at, *until));
            }
            Fact::Person { account, what } if holder == Some(*account) => match what {
                PersonFact::PasswordSet { .. } | PersonFact::FactorSet { .. } | PersonFact::FactorRemoved => {
                    open = None;
                }
                PersonFact::SessionEnded { session } if *session == SessionId::of(secret) => open = None,
                PersonFact::SessionSeen { session } if *session == SessionId::of(secret) => {
                    open = open.map(|(account, _, until)| (account, event.at, until));
                }
                _ => {}
            },
            Fact::House(HouseFact::Blocked { account, .. } | HouseFact::Closed { account }) => {
                out.insert(*account);
                open = open.filter(|(holder, ..)| holder != account);
            }
            Fact::House(HouseFact::Unblocked { account, .. }) => {
                out.remove(account);
            }
            _ => {}
        }
    }
    open.is_some_and(|(account, seen, until)| {
        !out.contains(&account) && now < until && now - seen < SESSION_IDLE
    })
}

#[test]
fn nobody_comes_in_after_a_block_an_end_or_an_expiry_and_everybody_else_does() {
    let (mut inside, mut outside) = (0, 0);
    for seed in 0..SEEDS {
        let mut crowd = Crowd::new(seed);
        for step in 0..COMMANDS {
            crowd.step();
            for secret in &crowd.secrets {
                let came = crowd.people.session(secret, crowd.now).is_ok();
                assert_eq!(
                    came,
                    may_come_in(&crowd.events, secret, crowd.now),
                    "seed {seed}, step {step}, {secret}"
                );
                (inside, outside) = (inside + u32::from(came), outside + u32::from(!came));
            }
        }
    }
    assert!(inside > 10_000 && outside > 10_000, "both were tried: {inside}, {outside}");
}

#[test]
fn streams_may_be_read_in_any_order() {
    for seed in 0..SEEDS {
        let mut crowd = Crowd::new(seed);
        (0..COMMANDS).for_each(|_| crowd.step());
        let mut streams: BTreeMap<_, Vec<&Event>> = BTreeMap::new();
        for event in &crowd.events {
            streams.entry(event.home()).or_default().push(event);
        }
        for (home, events) in &streams {
            assert_eq!(crowd.people.seen(*home), events.len() as u64, "seed {seed}, {home}");
        }
        for _ in 0..5 {
            let mut again = People::new();
            let mut waiting: Vec<std::collections::VecDeque<&Event>> =
                streams.values().map(|events| events.iter().copied().collect()).collect();
            while !waiting.is_empty() {
                let at = crowd.random.usize(..waiting.len());
                match waiting.get_mut(at).and_then(std::collections::VecDeque::pop_front) {
                    Some(event) => again.apply(event),
                    None => drop(waiting.swap_remove(at)),
                }
            }
            assert_eq!(again, crowd.people, "seed {seed}");
        }
    }
}

#[test]
fn any_events_apply_even_such_as_nobody_decided() {
    for seed in 0..SEEDS {
        let mut crowd = Crowd::new(seed);
        (0..COMMANDS).for_each(|_| crowd.step());
        let mut events = crowd.events.clone();
        crowd.random.shuffle(&mut events);
        let mut people = People::new();
        for event in events.iter().chain(&events) {
            people.apply(event);
        }
        for secret in &crowd.secrets {
            let _ = people.session(secret, crowd.now);
            let _ = people.token(secret, crowd.now);
            let _ = people.reset(secret, crowd.now).map(|person| person.id());
        }
        let actor = crowd.actor();
        let command = crowd.command(actor);
        let _ = people.decide(actor, &command, crowd.now);
    }
}

#[test]
fn once_there_is_an_administrator_there_always_is() {
    let mut houses = 0;
    for seed in 0..SEEDS {
        let mut crowd = Crowd::new(seed);
        let mut had = false;
        for step in 0..COMMANDS {
            crowd.step();
            let has = crowd.people.has_administrator();
            assert!(has || !had, "seed {seed}, step {step}");
            had = has;
        }
        houses += u32::from(had);
    }
    assert_eq!(u64::from(houses), SEEDS, "every house had one");
}

#[test]
fn what_is_decided_can_be_written_and_read() {
    let mut crowd = Crowd::new(7);
    (0..COMMANDS).for_each(|_| crowd.step());
    for event in &crowd.events {
        let text = serde_json::to_string(event).expect("it can be written");
        assert_eq!(serde_json::from_str::<Event>(&text).expect("it can be read"), *event, "{text}");
    }
    assert!(crowd.events.len() > 50);
}

#[test]
fn no_two_accounts_have_names_that_look_alike() {
    for seed in 0..SEEDS {
        let mut crowd = Crowd::new(seed);
        (0..COMMANDS).for_each(|_| crowd.step());
        let names: Vec<_> =
            crowd.people.search("", None, 100).into_iter().map(|person| person.name()).collect();
        for (i, one) in names.iter().enumerate() {
            assert!(names.iter().skip(i + 1).all(|other| !one.looks_like(other)), "seed {seed}: {names:?}");
        }
    }
}

#[test]
fn what_a_session_may_do_is_what_the_table_says() {
    let mut crowd = Crowd::new(3);
    for _ in 0..COMMANDS {
        crowd.step();
        let actor = crowd.actor();
        let Actor::Session { account, session } = actor else { continue };
        let person = crowd.people.account(account);
        let open = person.is_some_and(|person| {
            person.check_free().is_ok() && person.sessions(crowd.now).any(|(id, _)| id == session)
        });
        for action in Action::ALL {
            let owes = person.is_some_and(|person| crowd.people.owes_factor(person));
            let set_up = matches!(action, Action::Look | Action::SignIn | Action::OwnAccount);
            let by_table =
                open && person.is_some_and(|person| person.roles().may(action)) && (set_up || !owes);
            assert_eq!(
                crowd.people.allow(actor, action, crowd.now).is_ok(),
                by_table,
                "{actor:?} {action:?}"
            );
        }
    }
}
