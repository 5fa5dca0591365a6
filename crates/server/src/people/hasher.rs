//! Passwords as they are kept: argon2id, on few workers, with a short queue.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use people::PasswordHash;
use tokio::sync::Semaphore;

/// Hashes that are made at a time; each takes 19 MiB and a core.
const WORKERS: usize = 2;
/// Passwords that may wait for a worker; more are turned away at once.
const WAITING_MAX: usize = 64;
/// Memory, passes and lanes, as OWASP recommends.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
/// How a hash of this cost begins.
const BEGINNING: &str = "$argon2id$v=19$m=19456,t=2,p=1$";

/// What hashes passwords.
#[derive(Clone)]
pub(super) struct Hasher {
    workers: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    /// What a password for a name that nobody has is verified against: the answer takes as long.
    nobody: PasswordHash,
}

/// Too many passwords wait already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Busy;

/// A place in the queue, given back at its end however it ends.
struct Place(Arc<AtomicUsize>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Hasher {
    pub(super) async fn start() -> Self {
        let nobody = PasswordHash::new("");
        let hasher = Self { workers: Arc::new(Semaphore::new(WORKERS)), waiting: Arc::default(), nobody };
        let nobody = hasher.hash(people::Secret::new(random()).text()).await;
        Self { nobody: nobody.unwrap_or_else(|_| PasswordHash::new("")), ..hasher }
    }

    /// The hash of a password.
    pub(super) async fn hash(&self, password: String) -> Result<PasswordHash, Busy> {
        self.work(move || argon()?.hash_password(password.as_bytes()).ok().map(|hash| hash.to_string()))
            .await?
            .map(PasswordHash::new)
            .ok_or(Busy)
    }

    /// Whether it is the password; for nobody's it takes as long, and is not.
    pub(super) async fn verify(&self, password: String, against: Option<PasswordHash>) -> Result<bool, Busy> {
        let somebody = against.is_some();
        let against = against.unwrap_or_else(|| self.nobody.clone());
        let verified = self
            .work(move || Some(argon()?.verify_password(password.as_bytes(), against.as_str()).is_ok()))
            .await?
            .unwrap_or(false);
        Ok(verified & somebody)
    }

    /// Whether a password should be hashed anew.
    pub(super) fn is_old(hash: &PasswordHash) -> bool {
        !hash.as_str().starts_with(BEGINNING)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        if self.waiting.fetch_add(1, Ordering::AcqRel) >= WAITING_MAX {
            self.waiting.fetch_sub(1, Ordering::AcqRel);
            return Err(Busy);
        }
        let place = Place(self.waiting.clone());
        let permit = self.workers.clone().acquire_owned().await.map_err(|_| Busy)?;
        // Place and permit go with the work: who stops waiting for it does not make room for more of it.
        let done = tokio::task::spawn_blocking(move || {
            let (_place, _permit) = (place, permit);
            work()
        });
        done.await.map_err(|_| Busy)
    }
}

/// Random bytes.
pub(super) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without random numbers nothing here is safe: better to stop than to go on.
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

fn argon() -> Option<Argon2<'static>> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_and_nobodys_never() {
        let hasher = Hasher::start().await;
        let hash = hasher.hash("кінь їсть вівса".to_owned()).await.expect("there is room");
        assert!(!Hasher::is_old(&hash), "{}", hash.as_str());
        assert!(Hasher::is_old(&PasswordHash::new("$argon2id$v=19$m=4096,t=1,p=1$c2FsdA$aGFzaA")));
        let verify = |text: &str, hash: Option<PasswordHash>| hasher.verify(text.to_owned(), hash);
        assert_eq!(verify("кінь їсть вівса", Some(hash.clone())).await, Ok(true));
        assert_eq!(verify("кінь їсть вівсо", Some(hash)).await, Ok(false));
        assert_eq!(verify("кінь їсть вівса", None).await, Ok(false));
        assert_eq!(verify("x", Some(PasswordHash::new("no hash at all"))).await, Ok(false));
    }

    #[tokio::test]
    async fn two_work_some_wait_and_the_rest_is_turned_away() {
        let hasher = Hasher::start().await;
        let (active, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let tasks: Vec<_> = (0..WAITING_MAX + 20)
            .map(|_| {
                let (hasher, active, most) = (hasher.clone(), active.clone(), most.clone());
                tokio::spawn(async move {
                    let work = move || {
                        most.fetch_max(active.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        std::thread::sleep(std::time::Duration::from_millis(5));
                        active.fetch_sub(1, Ordering::SeqCst);
                    };
                    hasher.work(work).await
                })
            })
            .collect();
        let mut refused = 0;
        for task in tasks {
            refused += usize::from(task.await.expect("it ends") == Err(Busy));
        }
        assert_eq!((refused, most.load(Ordering::SeqCst)), (20, WORKERS));
        assert_eq!(hasher.work(|| 1).await, Ok(1), "there is room again");
    }
}
