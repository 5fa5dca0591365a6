//! People in the house, told as stories: who gets in, who does not, and what ends when.

use clock::{Millis, Moment};
use people::{
    AccountId, Action, Actor, Command, Demand, Door, Event, Fact, Home, InvitationId, NewSession,
    PasswordHash, People, Proof, Refusal, Role, SESSION_IDLE, SESSION_LIFE, SESSIONS_MAX, Scope, Secret,
    SessionId, TOKEN_LIFE_MAX, TokenId,
};

const START: Moment = Moment(1_790_000_000_000);
const DAY: Millis = Millis::days(1);

/// A house in which time passes with every command.
struct Hall {
    people: People,
    now: Moment,
    made: u8,
}

/// Somebody, with what they know.
#[derive(Clone)]
struct Somebody {
    account: AccountId,
    cookie: Secret,
    password: PasswordHash,
}

impl Hall {
    fn new() -> Self {
        Self { people: People::new(), now: START, made: 0 }
    }

    fn secret(&mut self) -> Secret {
        self.made += 1;
        Secret::new([self.made; 20])
    }

    fn wait(&mut self, time: Millis) {
        self.now = self.now + time;
    }

    fn ask(&mut self, actor: Actor, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.wait(Millis(1));
        let events = self.people.decide(actor, command, self.now)?;
        for event in &events {
            self.people.apply(event);
        }
        Ok(events)
    }

    fn register_by(&mut self, name: &str, invitation: Option<&Secret>) -> Result<Somebody, Refusal> {
        let cookie = self.secret();
        let account = AccountId::new([self.made; 8]);
        let password = PasswordHash::new(format!("hash of {name}"));
        let session = NewSession { secret: cookie.hash(), device: "Firefox".to_owned() };
        let (name, invitation) = (name.to_owned(), invitation.map(Secret::hash));
        let command = Command::Register { account, name, password: password.clone(), session, invitation };
        self.ask(Actor::Visitor, &command)?;
        Ok(Somebody { account, cookie, password })
    }

    fn register(&mut self, name: &str) -> Somebody {
        self.register_by(name, None).unwrap_or_else(|refusal| panic!("{name}: {refusal}"))
    }

    fn administrator(&mut self, name: &str) -> Somebody {
        let link = self.secret();
        self.ask(Actor::House, &invite(&link, Some(Role::Administrator), 1)).expect("there is none yet");
        self.register_by(name, Some(&link)).expect("the link is good")
    }

    fn sign_in(&mut self, who: &Somebody) -> Result<Somebody, Refusal> {
        let cookie = self.secret();
        let session = NewSession { secret: cookie.hash(), device: "Phone".to_owned() };
        let command = Command::SignIn { account: who.account, proof: proof(who), session };
        self.ask(Actor::Visitor, &command)?;
        Ok(Somebody { cookie, ..who.clone() })
    }

    fn actor(&self, who: &Somebody) -> Actor {
        self.people
            .session(&who.cookie.hash(), self.now)
            .unwrap_or(Actor::Session { account: who.account, session: SessionId::of(&who.cookie.hash()) })
    }

    fn by(&mut self, who: &Somebody, command: &Command) -> Result<Vec<Event>, Refusal> {
        let actor = self.actor(who);
        self.ask(actor, command)
    }

    fn is_in(&self, who: &Somebody) -> Result<(), Refusal> {
        let by_cookie = self.people.session(&who.cookie.hash(), self.now);
        let allowed = self.people.allow(self.actor(who), Action::OwnAccount, self.now);
        assert_eq!(by_cookie.map(|_| ()), allowed, "both ways to ask agree");
        allowed
    }

    fn token(&mut self, who: &Somebody, scopes: &[Scope]) -> Result<Secret, Refusal> {
        let secret = self.secret();
        let until = self.now + DAY;
        self.by(who, &make_token(who, &secret, scopes, until))?;
        Ok(secret)
    }
}

fn invite(link: &Secret, role: Option<Role>, count: u16) -> Command {
    Command::Invite { link: link.hash(), role, label: "for the club".to_owned(), count }
}

fn make_token(who: &Somebody, secret: &Secret, scopes: &[Scope], until: Moment) -> Command {
    let scopes = scopes.iter().copied().collect();
    let (proof, label) = (proof(who), "my bot".to_owned());
    Command::MakeToken { proof, secret: secret.hash(), label, scopes, until }
}

/// His password, and nothing else.
fn proof(who: &Somebody) -> Proof {
    Proof::password(who.password.clone())
}

fn block(who: &Somebody) -> Command {
    Command::Block { account: who.account, reason: "played with an engine".to_owned() }
}

fn unblock(who: &Somebody) -> Command {
    Command::Unblock { account: who.account, reason: "it was a mistake".to_owned() }
}

#[test]
fn the_first_administrator_comes_by_a_link_that_works_once() {
    let mut hall = Hall::new();
    let (first, second) = (hall.secret(), hall.secret());
    hall.ask(Actor::House, &invite(&first, Some(Role::Administrator), 1)).expect("nobody is there");
    hall.ask(Actor::House, &invite(&second, Some(Role::Administrator), 1)).expect("still nobody");
    let olena = hall.register_by("Olena", Some(&first)).expect("the link is good");
    assert!(hall.people.account(olena.account).is_some_and(|olena| olena.roles().has(Role::Administrator)));
    assert_eq!(hall.register_by("Taras", Some(&first)).err(), Some(Refusal::LinkOver));
    assert_eq!(hall.register_by("Taras", Some(&second)).err(), Some(Refusal::LinkOver), "there is one now");
    let another = hall.secret();
    let refused = hall.ask(Actor::House, &invite(&another, Some(Role::Administrator), 1));
    assert_eq!(refused.err(), Some(Refusal::AdministratorStands));
}

#[test]
fn whoever_runs_the_program_lets_another_administrator_in_by_one_link_at_a_time() {
    let mut hall = Hall::new();
    let olena = hall.administrator("Olena");
    let rescue = |link: &Secret| Command::Rescue { link: link.hash(), label: "lost".to_owned() };
    let (older, link, withdrawn, late) = (hall.secret(), hall.secret(), hall.secret(), hall.secret());
    assert_eq!(hall.by(&olena, &rescue(&older)).err(), Some(Refusal::Forbidden), "nobody of the site asks");
    for link in [&older, &link] {
        hall.ask(Actor::House, &rescue(link)).expect("it is asked for at the machine");
    }
    let seen: Vec<_> = hall.people.invitations(hall.now).map(|(_, invitation)| invitation.by).collect();
    assert_eq!(seen, [None], "every administrator sees the last one");
    assert_eq!(hall.register_by("Taras", Some(&older)).err(), Some(Refusal::LinkOver));
    let taras = hall.register_by("Taras", Some(&link)).expect("the link is good");
    assert!(hall.people.account(taras.account).is_some_and(|taras| taras.roles().has(Role::Administrator)));
    assert_eq!(hall.register_by("Ostap", Some(&link)).err(), Some(Refusal::LinkOver), "it works once");
    hall.ask(Actor::House, &rescue(&withdrawn)).expect("asked for again");
    let invitation = InvitationId::of(&withdrawn.hash());
    hall.by(&olena, &Command::Withdraw { invitation }).expect("administrators withdraw it");
    assert_eq!(hall.register_by("Ostap", Some(&withdrawn)).err(), Some(Refusal::LinkOver));
    hall.ask(Actor::House, &rescue(&late)).expect("and again");
    hall.wait(DAY);
    assert_eq!(hall.register_by("Ostap", Some(&late)).err(), Some(Refusal::LinkOver), "a day is over");
}

#[test]
fn the_link_of_the_house_ends_after_a_day() {
    let mut hall = Hall::new();
    let link = hall.secret();
    hall.ask(Actor::House, &invite(&link, Some(Role::Administrator), 1)).expect("nobody is there");
    hall.wait(DAY);
    assert_eq!(hall.register_by("Olena", Some(&link)).err(), Some(Refusal::LinkOver));
}

#[test]
fn a_name_is_taken_with_all_its_look_alikes() {
    let mut hall = Hall::new();
    let olena = hall.register("Olena");
    for other in ["olena", "OLENA", "0lena", "Olena."] {
        let refused = hall.register_by(other, None).err();
        assert!(matches!(refused, Some(Refusal::NameTaken | Refusal::NameLetters)), "{other}: {refused:?}");
    }
    assert_eq!(hall.people.named(" oLENA ").map(|person| person.id()), Some(olena.account));
    assert_eq!(hall.people.count(), 1);
}

#[test]
fn two_nodes_that_give_the_same_name_meet_at_its_stream() {
    let mut hall = Hall::new();
    let here = hall.people.clone();
    hall.register("ВОВА");
    let cookie = hall.secret();
    let command = Command::Register {
        account: AccountId::new([99; 8]),
        name: "boba".to_owned(),
        password: PasswordHash::new("x"),
        session: NewSession { secret: cookie.hash(), device: String::new() },
        invitation: None,
    };
    let events = here.decide(Actor::Visitor, &command, START).expect("this node has not heard of the other");
    let claims: Vec<Home> =
        events.iter().map(Event::home).filter(|home| matches!(home, Home::Name(_))).collect();
    assert!(claims.iter().all(|home| here.seen(*home) == 0), "here the streams are empty");
    assert!(claims.iter().any(|home| hall.people.seen(*home) == 1), "there one of them has begun");
}

#[test]
fn two_administrators_who_remove_each_other_meet_at_the_stream_of_the_house() {
    let mut hall = Hall::new();
    let olena = hall.administrator("Olena");
    let taras = hall.register("Taras");
    hall.by(&olena, &Command::Give { account: taras.account, role: Role::Administrator }).expect("she may");
    let take = |who: &Somebody| Command::Take { account: who.account, role: Role::Administrator };
    let here = hall.people.decide(hall.actor(&olena), &take(&taras), hall.now).expect("he is not the last");
    let there = hall.people.decide(hall.actor(&taras), &block(&olena), hall.now).expect("nor is she");
    assert!(here.iter().chain(&there).all(|event| event.home() == Home::House));
    let seen = hall.people.seen(Home::House);
    hall.by(&olena, &take(&taras)).expect("she was first");
    assert_eq!(hall.people.seen(Home::House), seen + 1, "what he brings is refused by the journal");
    assert_eq!(hall.by(&taras, &block(&olena)).err(), Some(Refusal::Forbidden));
}

#[test]
fn the_last_administrator_stays() {
    let mut hall = Hall::new();
    let olena = hall.administrator("Olena");
    let take = Command::Take { account: olena.account, role: Role::Administrator };
    let close = Command::Close { proof: proof(&olena) };
    assert_eq!(hall.by(&olena, &take).err(), Some(Refusal::LastAdministrator));
    assert_eq!(hall.by(&olena, &close).err(), Some(Refusal::LastAdministrator));
    assert_eq!(hall.by(&olena, &block(&olena)).err(), Some(Refusal::Oneself));
    let taras = hall.register("Taras");
    hall.by(&olena, &Command::Give { account: taras.account, role: Role::Administrator }).expect("she may");
    hall.by(&olena, &block(&taras)).expect("she may");
    assert_eq!(
        hall.by(&olena, &take).err(),
        Some(Refusal::LastAdministrator),
        "who is blocked does not count"
    );
    hall.by(&olena, &unblock(&taras)).expect("she may");
    hall.by(&olena, &close).expect("there is another one");
    assert_eq!(hall.is_in(&olena), Err(Refusal::Closed));
    assert_eq!(hall.sign_in(&olena).err(), Some(Refusal::Closed));
    assert_eq!(hall.register_by("Olena", None).err(), Some(Refusal::NameTaken), "nobody becomes her");
}

#[test]
fn a_session_ends_when_it_is_idle_too_old_or_ended() {
    let mut hall = Hall::new();
    let olena = hall.register("Olena");
    hall.wait(SESSION_IDLE - Millis(1));
    assert_eq!(hall.is_in(&olena), Ok(()));
    hall.wait(Millis(1));
    assert_eq!(hall.is_in(&olena), Err(Refusal::SessionOver));

    let again = hall.sign_in(&olena).expect("she knows her password");
    for _ in 0..SESSION_LIFE.as_millis() / DAY.as_millis() - 1 {
        hall.wait(DAY - Millis(1));
        assert_eq!(hall.by(&again, &Command::See).map(|events| events.len()), Ok(1));
        assert_eq!(hall.by(&again, &Command::See).map(|events| events.len()), Ok(0), "not every time");
    }
    assert_eq!(hall.is_in(&again), Ok(()));
    hall.wait(DAY);
    assert_eq!(hall.is_in(&again), Err(Refusal::SessionOver), "however busy it was");

    let phone = hall.sign_in(&olena).expect("she knows her password");
    let laptop = hall.sign_in(&olena).expect("she knows her password");
    hall.by(&phone, &Command::SignOut).expect("she may");
    assert_eq!((hall.is_in(&phone), hall.is_in(&laptop)), (Err(Refusal::SessionOver), Ok(())));
    assert_eq!(hall.by(&phone, &Command::SignOut).err(), Some(Refusal::SessionOver));
}

#[test]
fn ones_own_sessions_are_listed_and_ended_and_nobody_elses() {
    let mut hall = Hall::new();
    let (olena, taras) = (hall.register("Olena"), hall.register("Taras"));
    let phone = hall.sign_in(&olena).expect("she knows her password");
    let person = hall.people.account(olena.account).expect("she is there");
    let mut devices: Vec<&str> = person.sessions(hall.now).map(|(_, session)| &*session.device).collect();
    devices.sort_unstable();
    assert_eq!(devices, ["Firefox", "Phone"]);
    let verified = &olena.password;
    let end = |who: &Somebody| Command::EndSession {
        verified: verified.clone(),
        session: SessionId::of(&who.cookie.hash()),
    };
    let by_taras = |command: Command| match command {
        Command::EndSession { session, .. } => {
            Command::EndSession { verified: taras.password.clone(), session }
        }
        other => other,
    };
    assert_eq!(hall.by(&taras, &end(&taras)).err(), Some(Refusal::PasswordWrong), "it is asked for again");
    assert_eq!(hall.by(&taras, &by_taras(end(&olena))).err(), Some(Refusal::UnknownSession));
    hall.by(&phone, &end(&olena)).expect("it is hers");
    assert_eq!((hall.is_in(&olena), hall.is_in(&phone)), (Err(Refusal::SessionOver), Ok(())));
    let tablet = hall.sign_in(&olena).expect("she knows her password");
    let end_others = |verified: &PasswordHash| Command::EndOtherSessions { verified: verified.clone() };
    assert_eq!(hall.by(&tablet, &end_others(&taras.password)).err(), Some(Refusal::PasswordWrong));
    assert_eq!(hall.is_in(&phone), Ok(()));
    hall.by(&tablet, &end_others(verified)).expect("she may");
    assert_eq!((hall.is_in(&phone), hall.is_in(&tablet)), (Err(Refusal::SessionOver), Ok(())));
    assert_eq!(hall.is_in(&taras), Ok(()));
}

#[test]
fn of_too_many_sessions_the_one_unseen_for_longest_ends() {
    let mut hall = Hall::new();
    let olena = hall.register("Olena");
    let others: Vec<Somebody> =
        (1..SESSIONS_MAX).map(|_| hall.sign_in(&olena).expect("there is room")).collect();
    assert_eq!(hall.is_in(&olena), Ok(()));
    hall.sign_in(&olena).expect("there is always room");
    assert_eq!(hall.is_in(&olena), Err(Refusal::SessionOver));
    assert!(others.iter().all(|other| hall.is_in(other).is_ok()));
}

#[test]
fn a_new_password_ends_every_session_but_the_one_that_set_it() {
    let mut hall = Hall::new();
    let olena = hall.register("Olena");
    let phone = hall.sign_in(&olena).expect("she knows her password");
    let token = hall.token(&olena, &[Scope::Read]).expect("she may");
    let cookie = hall.secret();
    let new = Somebody { cookie, password: PasswordHash::new("the new one"), ..olena.clone() };
    let session = NewSession { secret: new.cookie.hash(), device: "Firefox".to_owned() };
    let change = |verified: &PasswordHash| Command::ChangePassword {
        proof: Proof::password(verified.clone()),
        password: new.password.clone(),
        session: session.clone(),
    };
    assert_eq!(hall.by(&olena, &change(&PasswordHash::new("a guess"))).err(), Some(Refusal::PasswordWrong));
    hall.by(&olena, &change(&olena.password)).expect("she knows the old one");
    assert_eq!(hall.is_in(&olena), Err(Refusal::SessionOver), "its cookie is a new one too");
    assert_eq!((hall.is_in(&phone), hall.is_in(&new)), (Err(Refusal::SessionOver), Ok(())));
    assert_eq!(hall.sign_in(&olena).err(), Some(Refusal::PasswordWrong), "verified before, set meanwhile");
    assert!(hall.sign_in(&new).is_ok());
    assert!(hall.people.token(&token.hash(), hall.now).is_ok(), "she has made it herself");
}

#[test]
fn a_reset_is_begun_by_an_administrator_and_ended_by_its_owner_once() {
    let mut hall = Hall::new();
    let (olena, taras) = (hall.administrator("Olena"), hall.register("Taras"));
    let token = hall.token(&taras, &[Scope::Play]).expect("he may");
    let link = hall.secret();
    let begin =
        |who: &Somebody, link: &Secret| Command::BeginReset { account: who.account, link: link.hash() };
    assert_eq!(hall.by(&taras, &begin(&olena, &link)).err(), Some(Refusal::Forbidden));
    hall.by(&olena, &begin(&taras, &link)).expect("she may");
    assert_eq!(hall.is_in(&taras), Ok(()), "nothing has changed yet");
    assert_eq!(hall.people.reset(&link.hash(), hall.now).map(|person| person.id()), Ok(taras.account));

    let cookie = hall.secret();
    let session = NewSession { secret: cookie.hash(), device: "Phone".to_owned() };
    let new = Somebody { cookie, password: PasswordHash::new("his choice"), ..taras.clone() };
    let reset = |link: &Secret| Command::Reset {
        link: link.hash(),
        factor: None,
        password: new.password.clone(),
        session: session.clone(),
    };
    assert_eq!(
        hall.ask(Actor::Visitor, &reset(&taras.cookie)).err(),
        Some(Refusal::LinkOver),
        "a cookie is none"
    );
    hall.ask(Actor::Visitor, &reset(&link)).expect("the link is good");
    assert_eq!((hall.is_in(&taras), hall.is_in(&new)), (Err(Refusal::SessionOver), Ok(())));
    assert_eq!(hall.people.token(&token.hash(), hall.now), Err(Refusal::TokenOver), "whoever has made it");
    assert_eq!(hall.ask(Actor::Visitor, &reset(&link)).err(), Some(Refusal::LinkOver), "once");

    let late = hall.secret();
    hall.by(&olena, &begin(&taras, &late)).expect("she may");
    hall.wait(DAY);
    assert_eq!(hall.ask(Actor::Visitor, &reset(&late)).err(), Some(Refusal::LinkOver), "too old");
    let (replaced, cancelled) = (hall.secret(), hall.secret());
    hall.by(&olena, &begin(&taras, &replaced)).expect("she may");
    hall.by(&olena, &begin(&taras, &cancelled)).expect("she may");
    assert_eq!(
        hall.ask(Actor::Visitor, &reset(&replaced)).err(),
        Some(Refusal::LinkOver),
        "another was begun"
    );
    hall.by(&olena, &Command::CancelReset { account: taras.account }).expect("she may");
    assert_eq!(hall.ask(Actor::Visitor, &reset(&cancelled)).err(), Some(Refusal::LinkOver), "called off");
}

#[test]
fn who_is_blocked_is_out_until_they_sign_in_again_after_it() {
    let mut hall = Hall::new();
    let (olena, taras) = (hall.administrator("Olena"), hall.register("Taras"));
    let token = hall.token(&taras, &[Scope::Play]).expect("he may");
    let no_reason = Command::Block { account: taras.account, reason: "  ".to_owned() };
    assert_eq!(hall.by(&olena, &no_reason).err(), Some(Refusal::Reason));
    assert_eq!(hall.by(&taras, &block(&olena)).err(), Some(Refusal::Forbidden));
    hall.by(&olena, &block(&taras)).expect("she may");
    assert_eq!(hall.by(&olena, &block(&taras)).err(), Some(Refusal::AlreadyBlocked));
    let why =
        hall.people.account(taras.account).and_then(|person| person.block().cloned()).expect("he is blocked");
    assert_eq!((&*why.reason, why.by), ("played with an engine", Some(olena.account)));
    assert_eq!(hall.is_in(&taras), Err(Refusal::Blocked));
    assert_eq!(hall.sign_in(&taras).err(), Some(Refusal::Blocked));
    assert_eq!(hall.people.token(&token.hash(), hall.now), Err(Refusal::Blocked));
    let link = hall.secret();
    let begin = Command::BeginReset { account: taras.account, link: link.hash() };
    assert_eq!(hall.by(&olena, &begin).err(), Some(Refusal::Blocked));

    hall.by(&olena, &unblock(&taras)).expect("she may");
    assert_eq!(hall.by(&olena, &unblock(&taras)).err(), Some(Refusal::NotBlocked));
    assert_eq!(hall.is_in(&taras), Err(Refusal::SessionOver));
    assert_eq!(hall.people.token(&token.hash(), hall.now), Err(Refusal::TokenOver));
    assert_eq!(hall.people.account(taras.account).map(|person| person.sessions(hall.now).count()), Some(0));
    let again = hall.sign_in(&taras).expect("he is free");
    assert_eq!(hall.is_in(&again), Ok(()));
}

#[test]
fn a_session_that_began_elsewhere_while_its_owner_was_blocked_here_opens_nothing() {
    let mut hall = Hall::new();
    let (olena, taras) = (hall.administrator("Olena"), hall.register("Taras"));
    let elsewhere = hall.people.clone();
    hall.by(&olena, &block(&taras)).expect("she may");
    hall.wait(Millis(5));
    let cookie = hall.secret();
    let session = NewSession { secret: cookie.hash(), device: "Phone".to_owned() };
    let sign_in = Command::SignIn { account: taras.account, proof: proof(&taras), session };
    for event in elsewhere.decide(Actor::Visitor, &sign_in, hall.now).expect("that node has not heard yet") {
        hall.people.apply(&event);
    }
    let taras = Somebody { cookie, ..taras };
    assert_eq!(hall.is_in(&taras), Err(Refusal::Blocked));
    hall.by(&olena, &unblock(&taras)).expect("she may");
    assert_eq!(hall.is_in(&taras), Err(Refusal::SessionOver));
}

#[test]
fn a_token_reaches_as_far_as_its_scopes_and_its_owners_roles() {
    let mut hall = Hall::new();
    let (olena, taras) = (hall.administrator("Olena"), hall.register("Taras"));
    let play = hall.token(&taras, &[Scope::Play]).expect("he may");
    let actor = hall.people.token(&play.hash(), hall.now).expect("it is good");
    let allowed = |hall: &Hall, actor| {
        Action::ALL
            .into_iter()
            .filter(|action| hall.people.allow(actor, *action, hall.now).is_ok())
            .collect::<Vec<_>>()
    };
    assert_eq!(allowed(&hall, actor), [Action::Look, Action::Play, Action::SeeOwn]);
    assert_eq!(hall.people.allow(actor, Action::OwnAccount, hall.now), Err(Refusal::OutOfScope));
    assert_eq!(hall.ask(actor, &Command::SignOut).err(), Some(Refusal::OutOfScope));
    assert_eq!(
        hall.people.session(&play.hash(), hall.now),
        Err(Refusal::SessionOver),
        "a token is no cookie"
    );
    assert_eq!(
        hall.people.token(&taras.cookie.hash(), hall.now),
        Err(Refusal::TokenOver),
        "nor the other way"
    );
    assert_eq!(hall.token(&taras, &[Scope::Admin]).err(), Some(Refusal::ScopeAboveRole));

    let admin = hall.token(&olena, &[Scope::Admin]).expect("she may");
    let actor = hall.people.token(&admin.hash(), hall.now).expect("it is good");
    hall.ask(actor, &block(&taras)).expect("in her name");
    hall.by(&olena, &unblock(&taras)).expect("she may");
    hall.by(&olena, &Command::Give { account: taras.account, role: Role::Administrator }).expect("she may");
    let taras = hall.sign_in(&taras).expect("he is free");
    hall.by(&taras, &Command::Take { account: olena.account, role: Role::Administrator }).expect("he may");
    assert_eq!(
        hall.ask(actor, &block(&taras)).err(),
        Some(Refusal::Forbidden),
        "her token falls with her role"
    );
}

#[test]
fn a_token_ends_when_it_says_or_is_revoked() {
    let mut hall = Hall::new();
    let olena = hall.register("Olena");
    let secret = hall.secret();
    let make = |scopes: &[Scope], until| make_token(&olena, &secret, scopes, until);
    for (command, refusal) in [
        (make(&[], hall.now + DAY), Refusal::ScopeMissing),
        (make(&[Scope::Read], hall.now), Refusal::TokenLife),
        (make(&[Scope::Read], hall.now + TOKEN_LIFE_MAX + DAY), Refusal::TokenLife),
    ] {
        assert_eq!(hall.by(&olena, &command).err(), Some(refusal));
    }
    let first = hall.token(&olena, &[Scope::Read]).expect("she may");
    let second = hall.token(&olena, &[Scope::Read]).expect("she may");
    let actor = hall.people.token(&first.hash(), hall.now).expect("it is good");
    assert_eq!(hall.ask(actor, &Command::See).map(|events| events.len()), Ok(1), "its first use is seen");
    assert_eq!(hall.ask(actor, &Command::See).map(|events| events.len()), Ok(0));
    hall.by(&olena, &Command::RevokeToken { token: TokenId::of(&first.hash()) }).expect("it is hers");
    assert_eq!(hall.people.token(&first.hash(), hall.now), Err(Refusal::TokenOver));
    let taras = hall.register("Taras");
    let theirs = Command::RevokeToken { token: TokenId::of(&second.hash()) };
    assert_eq!(hall.by(&taras, &theirs).err(), Some(Refusal::UnknownToken));
    hall.wait(DAY);
    assert_eq!(hall.people.token(&second.hash(), hall.now), Err(Refusal::TokenOver));
    let many: Result<Vec<Secret>, Refusal> = (0..21).map(|_| hall.token(&olena, &[Scope::Read])).collect();
    assert_eq!(many.err(), Some(Refusal::TooManyTokens));
}

#[test]
fn a_closed_door_opens_to_the_invited() {
    let mut hall = Hall::new();
    let olena = hall.administrator("Olena");
    hall.by(&olena, &Command::SetDoor { door: Door::Invited }).expect("she may");
    assert_eq!(hall.register_by("Taras", None).err(), Some(Refusal::InvitationOnly));
    let club = hall.secret();
    hall.by(&olena, &invite(&club, None, 2)).expect("she may");
    let taras = hall.register_by("Taras", Some(&club)).expect("he is invited");
    hall.register_by("Lesia", Some(&club)).expect("so is she");
    assert_eq!(hall.register_by("Ivan", Some(&club)).err(), Some(Refusal::LinkOver), "there were two places");

    let arbiter = hall.secret();
    assert_eq!(hall.by(&olena, &invite(&arbiter, Some(Role::Arbiter), 2)).err(), Some(Refusal::InvitedCount));
    assert_eq!(hall.by(&olena, &invite(&arbiter, Some(Role::Player), 1)).err(), Some(Refusal::RoleOfAll));
    assert_eq!(hall.by(&taras, &invite(&arbiter, Some(Role::Arbiter), 1)).err(), Some(Refusal::Forbidden));
    hall.by(&olena, &invite(&arbiter, Some(Role::Arbiter), 1)).expect("she may");
    hall.by(&taras, &Command::Accept { link: arbiter.hash() }).expect("he has the link");
    assert!(hall.people.allow(hall.actor(&taras), Action::Arbitrate, hall.now).is_ok());

    let withdrawn = hall.secret();
    hall.by(&olena, &invite(&withdrawn, None, 5)).expect("she may");
    hall.by(&olena, &Command::Withdraw { invitation: InvitationId::of(&withdrawn.hash()) }).expect("she may");
    assert_eq!(hall.register_by("Ivan", Some(&withdrawn)).err(), Some(Refusal::LinkOver));
    hall.by(&olena, &Command::SetDoor { door: Door::Everybody }).expect("she may");
    hall.register("Ivan");
}

#[test]
fn accounts_are_searched_in_the_order_of_their_names() {
    let mut hall = Hall::new();
    for name in ["Taras", "Olena", "Tamara", "Ivan", "Тарас"] {
        hall.register(name);
    }
    let names = |part, after, limit| {
        hall.people
            .search(part, after, limit)
            .iter()
            .map(|person| person.name().to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(names("", None, 9), ["Ivan", "Olena", "Tamara", "Taras", "Тарас"]);
    assert_eq!(names("TA", None, 9), ["Tamara", "Taras"]);
    assert_eq!(names("ta", Some("Tamara"), 9), ["Taras"]);
    assert_eq!(names("", None, 2), ["Ivan", "Olena"]);
}

#[test]
fn every_command_of_an_administrator_is_refused_to_everybody_else() {
    let mut hall = Hall::new();
    let olena = hall.administrator("Olena");
    let mut others = vec![Actor::Visitor];
    for (name, role) in [("Taras", None), ("Lesia", Some(Role::Organiser)), ("Ivan", Some(Role::Arbiter))] {
        let who = hall.register(name);
        if let Some(role) = role {
            hall.by(&olena, &Command::Give { account: who.account, role }).expect("she may");
        }
        others.push(hall.actor(&who));
        let token = hall.token(&who, &[Scope::Read, Scope::Play, Scope::Events]).expect("they may");
        others.push(hall.people.token(&token.hash(), hall.now).expect("it is good"));
    }
    let (account, secret) = (olena.account, hall.secret());
    let reason = || "because".to_owned();
    for command in [
        invite(&secret, None, 1),
        Command::Withdraw { invitation: InvitationId::of(&secret.hash()) },
        Command::Give { account, role: Role::Arbiter },
        Command::Take { account, role: Role::Administrator },
        Command::Block { account, reason: reason() },
        Command::Unblock { account, reason: reason() },
        Command::EndSessionOf { account, session: SessionId::of(&secret.hash()) },
        Command::BeginReset { account, link: secret.hash() },
        Command::CancelReset { account },
        Command::TakeFactor { account },
        Command::SetDemand { demand: Demand::Officials },
        Command::SetDoor { door: Door::Invited },
        Command::Rehash { account, verified: olena.password.clone(), password: PasswordHash::new("mine") },
    ] {
        for actor in &others {
            let refused = hall.ask(*actor, &command);
            let expected = [Refusal::Forbidden, Refusal::SignInFirst, Refusal::OutOfScope];
            assert!(refused.is_err_and(|refusal| expected.contains(&refusal)), "{actor:?} {command:?}");
        }
    }
    let rehash =
        Command::Rehash { account, verified: olena.password.clone(), password: PasswordHash::new("mine") };
    assert_eq!(hall.by(&olena, &rehash).err(), Some(Refusal::Forbidden), "nobody chooses for others");
    assert!(hall.ask(Actor::House, &rehash).is_ok());
}

#[test]
fn what_is_written_down_holds_no_secret() {
    let mut hall = Hall::new();
    let cookie = Secret::new([0xee; 20]);
    let command = Command::Register {
        account: AccountId::new([1; 8]),
        name: "Олена".to_owned(),
        password: PasswordHash::new("$argon2id$x"),
        session: NewSession { secret: cookie.hash(), device: "Firefox\u{202e}\n".to_owned() },
        invitation: None,
    };
    let events = hall.ask(Actor::Visitor, &command).expect("the door is open");
    let text = serde_json::to_string(&events).expect("it can be written");
    assert!(!text.contains("eeeeee") && !text.contains("202e"), "{text}");
    let read: Vec<Event> = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(read, events);
    assert!(events.iter().all(|event| event.by == Some(AccountId::new([1; 8]))));
    assert!(events.iter().any(|event| matches!(event.fact, Fact::Name { .. })));
}
