//! Whether somebody is who he says: by his password, and by his second factor if he has one.
//!
//! Both are guessed against the same limits. Nothing is kept between the one and the other: who has no code yet sends name and
//! password again, together with it.

use std::net::IpAddr;

use clock::Moment;
use hall::time::Time;
use people::{
    AccountId, Command, FactorId, PasswordHash, People, Person, Proof, Recovery, Refusal, Step, Used,
};

use super::hasher::Hasher;
use super::{House, Trouble};

impl House {
    /// Whose password it is, and what it was verified against. That is not enough to come in where there is a second factor.
    pub(crate) async fn verify(
        &self,
        name: &str,
        password: &str,
        address: IpAddr,
    ) -> Result<(AccountId, PasswordHash), Trouble> {
        let now = self.attempt(name, address)?;
        let (account, verified) = self.password(name, password, address).await?;
        self.look(|people, _| match people.account(account).and_then(Person::factor) {
            Some(_) => self.limit(|limits| limits.half_way(name, address, now)),
            None => self.limit(|limits| limits.succeeded(name, address, now)),
        });
        Ok((account, verified))
    }

    /// Who somebody is, by all that his account asks for.
    pub(crate) async fn prove(
        &self,
        name: &str,
        password: &str,
        code: Option<&str>,
        address: IpAddr,
    ) -> Result<(AccountId, Proof), Trouble> {
        let now = self.attempt(name, address)?;
        let (account, password) = self.password(name, password, address).await?;
        let factor = self.factor(account, code, address).await;
        self.count(&factor, name, address, now);
        Ok((account, Proof { password, factor: factor? }))
    }

    /// What somebody who has a link to a new password uses of his second factor.
    pub(crate) async fn prove_again(
        &self,
        account: AccountId,
        name: &str,
        code: Option<&str>,
        address: IpAddr,
    ) -> Result<Option<Used>, Trouble> {
        let now = self.attempt(name, address)?;
        let factor = self.factor(account, code, address).await;
        self.count(&factor, name, address, now);
        factor
    }

    /// Which step of a seed that was just shown a code is for.
    pub(crate) async fn first_step(
        &self,
        account: AccountId,
        name: &str,
        code: &str,
        address: IpAddr,
    ) -> Result<(FactorId, Step), Trouble> {
        let now = self.attempt(name, address)?;
        let begun = |people: &People, now: Moment| {
            let person = people.account(account).ok_or(Refusal::UnknownAccount)?;
            person.factor_begun(now).ok_or(match person.factor() {
                Some(_) => Refusal::FactorStands,
                None => Refusal::FactorOver,
            })
        };
        let factor = self.find(begun).await?;
        let seed = self.seeds.find(account, factor).await?.ok_or(Refusal::FactorOver)?;
        let step = seed.find(code, Time::of_day()).ok_or(Refusal::CodeWrong)?;
        // A code of a seed says nothing about the password: what was guessed of it stays counted.
        self.limit(|limits| limits.half_way(name, address, now));
        Ok((factor, step))
    }

    fn attempt(&self, name: &str, address: IpAddr) -> Result<Moment, Trouble> {
        let now = self.look(|_, now| now);
        self.limit(|limits| limits.attempt(name, address, now)).inspect_err(|_| {
            tracing::warn!(%address, "passwords are tried too often");
        })?;
        Ok(now)
    }

    /// A code that is still to come is no wrong one.
    fn count(&self, factor: &Result<Option<Used>, Trouble>, name: &str, address: IpAddr, now: Moment) {
        match factor {
            Ok(_) => self.limit(|limits| limits.succeeded(name, address, now)),
            Err(Trouble::Refused(Refusal::CodeWanted)) => {
                self.limit(|limits| limits.half_way(name, address, now));
            }
            Err(_) => {}
        }
    }

    /// Whose password it is. How long it takes does not tell whether there is such a name.
    async fn password(
        &self,
        name: &str,
        password: &str,
        address: IpAddr,
    ) -> Result<(AccountId, PasswordHash), Trouble> {
        let named = |people: &People, _: Moment| {
            let found = people.named(name).map(|person| (person.id(), person.password().clone()));
            found.ok_or(Refusal::PasswordWrong)
        };
        let known = self.find(named).await.ok();
        // What is too long for a password is none, and is not hashed.
        let password = people::password::prepare(password).map_err(|_| Refusal::PasswordWrong)?;
        let right =
            self.hasher.verify(password.clone(), known.as_ref().map(|(_, hash)| hash.clone())).await?;
        let account = known.as_ref().map(|(account, _)| *account);
        let Some((account, verified)) = known.filter(|_| right) else {
            // Never the name: people type their passwords there.
            let account = account.map_or_else(|| "none".to_owned(), |account| account.to_string());
            tracing::warn!(account, %address, "a password was wrong");
            return Err(Refusal::PasswordWrong.into());
        };
        tracing::info!(%account, "a password was right");
        if !Hasher::is_old(&verified) {
            return Ok((account, verified));
        }
        let better = self.hasher.hash(password).await?;
        let rehash = Command::Rehash { account, verified, password: better.clone() };
        self.command(people::Actor::House, &rehash).await?;
        Ok((account, better))
    }

    /// What a code uses of somebody's second factor; nothing if he has none.
    async fn factor(
        &self,
        account: AccountId,
        code: Option<&str>,
        address: IpAddr,
    ) -> Result<Option<Used>, Trouble> {
        let factor = |people: &People| people.account(account).and_then(|person| person.factor().cloned());
        let Some(factor) = self.look(|people, _| factor(people)) else { return Ok(None) };
        let code = code.filter(|code| !code.trim().is_empty()).ok_or(Refusal::CodeWanted)?;
        let used = match Recovery::parse(code) {
            Some(recovery) => Some(Used::Recovery(recovery.hash())),
            None => match self.seeds.find(account, factor.id).await? {
                Some(seed) => {
                    seed.find(code, Time::of_day()).map(|step| Used::Step { factor: factor.id, step })
                }
                None => {
                    tracing::error!(%account, "the seed of a second factor is not in the vault");
                    None
                }
            },
        };
        match used.filter(|used| factor.check(used).is_ok()) {
            Some(used) => {
                let by_recovery = matches!(used, Used::Recovery(_));
                tracing::info!(%account, by_recovery, "a code was right");
                Ok(Some(used))
            }
            None => {
                tracing::warn!(%account, %address, "a code was wrong");
                Err(Refusal::CodeWrong.into())
            }
        }
    }
}
