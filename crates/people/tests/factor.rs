//! The second factor, told as stories: who is let in with it, what opens once, and who takes it off.

use clock::{Millis, Moment};
use people::{
    AccountId, Action, Actor, Command, Demand, Event, FACTOR_LIFE, Fact, FactorId, Hash, NewSession,
    PasswordHash, People, PersonFact, Proof, RECOVERY_CODES, Refusal, Role, Scope, Secret, SessionId, Step,
    Used,
};

const START: Moment = Moment(1_790_000_000_000);
const SEED: FactorId = FactorId::new([42; 8]);

/// A house with an administrator, in which time passes by half minutes.
struct Hall {
    people: People,
    now: Moment,
    made: u8,
}

/// A command, made when its proof is there.
type Ask<'a> = &'a dyn Fn(&mut Hall, Proof) -> Command;

/// Somebody at one device.
#[derive(Clone)]
struct Somebody {
    account: AccountId,
    session: SessionId,
    password: PasswordHash,
}

impl Hall {
    fn new() -> (Self, Somebody) {
        let mut hall = Self { people: People::new(), now: START, made: 0 };
        let link = hall.secret();
        let (role, label) = (Some(Role::Administrator), "first".to_owned());
        hall.ask(Actor::House, Command::Invite { link, role, label, count: 1 }).expect("nobody is there");
        let olena = hall.register("Olena", Some(link));
        (hall, olena)
    }

    fn secret(&mut self) -> Hash {
        self.made += 1;
        Secret::new([self.made; 20]).hash()
    }

    fn session(&mut self) -> NewSession {
        NewSession { secret: self.secret(), device: "Phone".to_owned() }
    }

    fn register(&mut self, name: &str, invitation: Option<Hash>) -> Somebody {
        let (session, password) = (self.session(), PasswordHash::new(format!("hash of {name}")));
        let (account, id) = (AccountId::new([self.made; 8]), SessionId::of(&session.secret));
        let name = name.to_owned();
        let register = Command::Register { account, name, password: password.clone(), session, invitation };
        self.ask(Actor::Visitor, register).expect("the door is open");
        Somebody { account, session: id, password }
    }

    fn ask(&mut self, actor: Actor, command: Command) -> Result<Vec<Event>, Refusal> {
        self.now = self.now + Millis::seconds(30);
        let events = self.people.decide(actor, &command, self.now)?;
        events.iter().for_each(|event| self.people.apply(event));
        Ok(events)
    }

    fn by(&mut self, who: &Somebody, command: Command) -> Result<Vec<Event>, Refusal> {
        self.ask(Actor::Session { account: who.account, session: who.session }, command)
    }

    fn sign_in(&mut self, who: &Somebody, factor: Option<Used>) -> Result<Somebody, Refusal> {
        let session = self.session();
        let id = SessionId::of(&session.secret);
        let proof = Proof { password: who.password.clone(), factor };
        self.ask(Actor::Visitor, Command::SignIn { account: who.account, proof, session })?;
        Ok(Somebody { session: id, ..who.clone() })
    }

    /// The code of the step that the next command comes in.
    fn code(&self) -> Used {
        Used::Step { factor: SEED, step: Step::of(self.now + Millis::seconds(30)) }
    }

    fn is_in(&self, who: &Somebody) -> bool {
        let actor = Actor::Session { account: who.account, session: who.session };
        self.people.allow(actor, Action::OwnAccount, self.now).is_ok()
    }

    fn begin(&mut self, who: &Somebody, factor: FactorId) -> Result<Vec<Event>, Refusal> {
        self.by(who, Command::BeginFactor { verified: who.password.clone(), factor })
    }

    fn set(&mut self, who: &Somebody, factor: FactorId) -> Result<Somebody, Refusal> {
        let session = self.session();
        let (id, step) = (SessionId::of(&session.secret), Step::of(self.now + Millis::seconds(30)));
        self.by(who, Command::SetFactor { factor, step, recovery: codes(1), session })?;
        Ok(Somebody { session: id, ..who.clone() })
    }

    /// Somebody switches the second factor on.
    fn with_factor(&mut self, who: &Somebody) -> Somebody {
        self.begin(who, SEED).expect("he knows his password");
        self.set(who, SEED).expect("he has the seed")
    }
}

/// Recovery codes of the first, second... list.
fn codes(list: u8) -> Vec<Hash> {
    (0..RECOVERY_CODES).map(|code| Hash::of(&[list, code as u8])).collect()
}

#[test]
fn a_factor_is_begun_with_the_password_and_set_with_its_seed() {
    let (mut hall, olena) = Hall::new();
    let phone = hall.sign_in(&olena, None).expect("a password is enough");
    let guess = Command::BeginFactor { verified: PasswordHash::new("a guess"), factor: SEED };
    assert_eq!(hall.by(&olena, guess).err(), Some(Refusal::PasswordWrong));
    assert_eq!(hall.set(&olena, SEED).err(), Some(Refusal::FactorOver), "nothing was begun");
    hall.begin(&olena, SEED).expect("she knows her password");
    assert!(hall.sign_in(&olena, None).is_ok(), "nothing asks for it yet");
    hall.begin(&olena, FactorId::new([43; 8])).expect("she begins again");
    assert_eq!(hall.set(&olena, SEED).err(), Some(Refusal::FactorOver), "another seed was shown since");
    hall.begin(&olena, SEED).expect("she begins again");
    let set = hall.set(&olena, SEED).expect("she has the seed");
    assert!(hall.is_in(&set) && !hall.is_in(&olena) && !hall.is_in(&phone), "who came without it is out");
    assert_eq!(hall.begin(&set, SEED).err(), Some(Refusal::FactorStands));
    assert_eq!(hall.set(&set, SEED).err(), Some(Refusal::FactorStands));
}

#[test]
fn what_was_begun_is_over_after_a_while() {
    let (mut hall, olena) = Hall::new();
    hall.begin(&olena, SEED).expect("she knows her password");
    hall.now = hall.now + (FACTOR_LIFE - Millis::seconds(30));
    assert_eq!(hall.set(&olena, SEED).err(), Some(Refusal::FactorOver));
}

#[test]
fn rfc6238_5_2_a_code_opens_once_and_none_before_it_does() {
    let (mut hall, olena) = Hall::new();
    let olena = hall.with_factor(&olena);
    assert_eq!(hall.sign_in(&olena, None).err(), Some(Refusal::CodeWanted));
    let first = hall.code();
    hall.sign_in(&olena, Some(first)).expect("it is right");
    assert_eq!(hall.sign_in(&olena, Some(first)).err(), Some(Refusal::CodeWrong), "it was used");
    let (earlier, later) = (hall.code(), {
        hall.now = hall.now + Millis::seconds(30);
        hall.code()
    });
    hall.sign_in(&olena, Some(later)).expect("it is right");
    assert_eq!(hall.sign_in(&olena, Some(earlier)).err(), Some(Refusal::CodeWrong), "a later one was used");
    let other = Used::Step { factor: FactorId::new([7; 8]), step: Step::of(hall.now).next() };
    assert_eq!(hall.sign_in(&olena, Some(other)).err(), Some(Refusal::CodeWrong), "of another seed");
}

#[test]
fn the_code_that_set_it_opens_nothing_more() {
    let (mut hall, olena) = Hall::new();
    let olena = hall.with_factor(&olena);
    let step = Step::of(hall.now);
    assert_eq!(hall.sign_in(&olena, Some(Used::Step { factor: SEED, step })).err(), Some(Refusal::CodeWrong));
}

#[test]
fn of_two_nodes_that_take_the_same_code_one_is_second() {
    let (mut hall, olena) = Hall::new();
    let olena = hall.with_factor(&olena);
    let there = hall.people.clone();
    let code = hall.code();
    hall.sign_in(&olena, Some(code)).expect("it is right");
    let proof = Proof { password: olena.password.clone(), factor: Some(code) };
    let session = hall.session();
    let again = Command::SignIn { account: olena.account, proof, session };
    let late = there.decide(Actor::Visitor, &again, hall.now).expect("that node has not heard of it");
    assert!(
        late.iter().all(|event| there.seen(event.home()) < hall.people.seen(event.home())),
        "what it brings is refused by the journal"
    );
}

#[test]
fn a_recovery_code_opens_once_and_new_ones_take_the_place_of_the_old() {
    let (mut hall, olena) = Hall::new();
    let olena = hall.with_factor(&olena);
    let [first, second, ..] = codes(1)[..] else { panic!("there are ten") };
    let left = |hall: &Hall| {
        hall.people.account(olena.account).and_then(|person| person.factor().map(|f| f.recovery_left()))
    };
    assert_eq!(left(&hall), Some(RECOVERY_CODES));
    hall.sign_in(&olena, Some(Used::Recovery(first))).expect("it is one of hers");
    assert_eq!(hall.sign_in(&olena, Some(Used::Recovery(first))).err(), Some(Refusal::CodeWrong));
    assert_eq!(left(&hall), Some(RECOVERY_CODES - 1));
    let renew = |hall: &Hall, recovery: Vec<Hash>| Command::RenewRecovery {
        proof: Proof { password: olena.password.clone(), factor: Some(hall.code()) },
        recovery,
    };
    let few = renew(&hall, codes(2)[1..].to_vec());
    assert_eq!(hall.by(&olena, few).err(), Some(Refusal::CodeWrong), "ten are ten");
    let new = renew(&hall, codes(2));
    hall.by(&olena, new).expect("she may");
    assert_eq!(hall.sign_in(&olena, Some(Used::Recovery(second))).err(), Some(Refusal::CodeWrong));
    hall.sign_in(&olena, Some(Used::Recovery(codes(2)[1]))).expect("it is a new one");
}

#[test]
fn what_matters_wants_password_and_code() {
    let (mut hall, olena) = Hall::new();
    let taras = hall.register("Taras", None);
    let taras = hall.with_factor(&taras);
    let make = |hall: &mut Hall, proof: Proof| Command::MakeToken {
        proof,
        secret: hall.secret(),
        label: "bot".to_owned(),
        scopes: [Scope::Read].into_iter().collect(),
        until: hall.now + Millis::days(1),
    };
    let change = |hall: &mut Hall, proof: Proof| Command::ChangePassword {
        proof,
        password: PasswordHash::new("new"),
        session: hall.session(),
    };
    let remove = |hall: &mut Hall, proof: Proof| Command::RemoveFactor { proof, session: hall.session() };
    let close = |_: &mut Hall, proof: Proof| Command::Close { proof };
    let asks: [Ask<'_>; 4] = [&make, &change, &remove, &close];
    for ask in asks {
        let command = ask(&mut hall, Proof::password(taras.password.clone()));
        assert_eq!(hall.by(&taras, command.clone()).err(), Some(Refusal::CodeWanted), "{command:?}");
        let wrong = Proof { password: PasswordHash::new("a guess"), factor: Some(hall.code()) };
        let command = ask(&mut hall, wrong);
        assert_eq!(hall.by(&taras, command.clone()).err(), Some(Refusal::PasswordWrong), "{command:?}");
        let mut then = Hall { people: hall.people.clone(), now: hall.now, made: hall.made };
        let right = Proof { password: taras.password.clone(), factor: Some(hall.code()) };
        let command = ask(&mut then, right);
        let events = then.by(&taras, command.clone()).expect("password and code are right");
        let used =
            |event: &Event| matches!(event.fact, Fact::Person { what: PersonFact::CodeUsed { .. }, .. });
        assert!(events.first().is_some_and(used), "the code opens nothing more: {command:?}");
    }
    assert!(hall.is_in(&olena));
}

#[test]
fn a_reset_of_the_password_leaves_the_second_factor() {
    let (mut hall, olena) = Hall::new();
    let taras = hall.register("Taras", None);
    let taras = hall.with_factor(&taras);
    let link = hall.secret();
    hall.by(&olena, Command::BeginReset { account: taras.account, link }).expect("she may");
    let reset = |hall: &mut Hall, factor: Option<Used>| {
        let session = hall.session();
        Command::Reset { link, factor, password: PasswordHash::new("new"), session }
    };
    let without = reset(&mut hall, None);
    assert_eq!(hall.ask(Actor::Visitor, without).err(), Some(Refusal::CodeWanted));
    assert!(hall.is_in(&taras), "nothing has changed");
    let code = hall.code();
    let with = reset(&mut hall, Some(code));
    hall.ask(Actor::Visitor, with).expect("link and code are right");
    let taras = Somebody { password: PasswordHash::new("new"), ..taras };
    assert_eq!(hall.sign_in(&taras, None).err(), Some(Refusal::CodeWanted), "it stands");
}

#[test]
fn an_administrator_takes_it_off_others_and_never_off_himself() {
    let (mut hall, olena) = Hall::new();
    let taras = hall.register("Taras", None);
    let take = |who: &Somebody| Command::TakeFactor { account: who.account };
    assert_eq!(hall.by(&olena, take(&taras)).err(), Some(Refusal::FactorMissing));
    let taras = hall.with_factor(&taras);
    assert_eq!(hall.by(&taras, take(&olena)).err(), Some(Refusal::Forbidden));
    let events = hall.by(&olena, take(&taras)).expect("she may");
    assert!(events.iter().all(|event| event.by == Some(olena.account)), "the journal says who it was");
    assert!(!hall.is_in(&taras), "his sessions end");
    assert!(hall.sign_in(&taras, None).is_ok());
    let olena = hall.with_factor(&olena);
    assert_eq!(hall.by(&olena, take(&olena)).err(), Some(Refusal::Oneself));
}

#[test]
fn who_owes_a_second_factor_reaches_his_account_and_nothing_else() {
    let (mut hall, olena) = Hall::new();
    let taras = hall.register("Taras", None);
    let lesia = hall.register("Lesia", None);
    hall.by(&olena, Command::Give { account: taras.account, role: Role::Arbiter }).expect("she may");
    let demand = |demand| Command::SetDemand { demand };
    assert_eq!(hall.by(&olena, demand(Demand::Officials)).err(), Some(Refusal::FactorMissing));
    let olena = hall.with_factor(&olena);
    hall.by(&olena, demand(Demand::Officials)).expect("she has one herself");
    let may = |hall: &Hall, who: &Somebody, action: Action| {
        hall.people.allow(Actor::Session { account: who.account, session: who.session }, action, hall.now)
    };
    for action in [Action::Look, Action::SignIn, Action::OwnAccount] {
        assert_eq!(may(&hall, &taras, action), Ok(()), "{action:?}");
    }
    for action in [Action::Play, Action::EnterEvent, Action::Arbitrate] {
        assert_eq!(may(&hall, &taras, action), Err(Refusal::FactorFirst), "{action:?}");
        assert_eq!(may(&hall, &lesia, action).is_ok(), action != Action::Arbitrate, "a player owes none");
        assert_eq!(may(&hall, &olena, action).is_ok(), action != Action::Arbitrate, "she has one");
    }
    assert_eq!(may(&hall, &taras, Action::SeeAccounts), Err(Refusal::Forbidden));
    let token = Command::MakeToken {
        proof: Proof::password(taras.password.clone()),
        secret: hall.secret(),
        label: "around".to_owned(),
        scopes: [Scope::Events].into_iter().collect(),
        until: hall.now + Millis::days(1),
    };
    assert_eq!(hall.by(&taras, token).err(), Some(Refusal::FactorFirst));
    let taras = hall.with_factor(&taras);
    assert_eq!(may(&hall, &taras, Action::Arbitrate), Ok(()));
    hall.by(&olena, demand(Demand::Nobody)).expect("she may");
    assert_eq!(may(&hall, &lesia, Action::Play), Ok(()));
}
