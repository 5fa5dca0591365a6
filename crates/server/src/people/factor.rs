//! The second factor of one's own account: begun, switched on and off, and its recovery codes.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use people::{Command, Refusal};
use serde::{Deserialize, Serialize};

use super::Trouble;
use super::door::Trace;
use super::house;
use super::known::{device, set_cookie};
use super::own::{account, prove, verify};
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use crate::qr::Picture;

/// Whose house programs on telephones name beside a code.
const HOUSE: &str = "Damka";

/// The password, before a seed is shown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Beginning {
    password: String,
}

/// A code of the seed that was shown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct First {
    code: String,
}

/// Password and code, for what a passer-by at an open browser must not do.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Both {
    password: String,
    code: String,
}

/// A seed, shown once.
#[derive(Serialize)]
pub(crate) struct Shown {
    secret: String,
    link: String,
    picture: Option<Picture>,
}

/// Recovery codes, shown once.
#[derive(Serialize)]
pub(crate) struct Codes {
    codes: Vec<String>,
}

/// Begins a second factor and shows its seed. What was begun before is over.
pub(crate) async fn begin(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<Beginning>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let account = account(&caller)?;
    let verified = verify(&app, &caller, &asked.password, &trace).await?;
    let (factor, seed) = house::factor();
    let before = app.house.look(|people, now| people.account(account).and_then(|own| own.factor_begun(now)));
    // First the vault: what the journal tells of is there.
    app.house.seeds.keep(account, factor, &seed).await?;
    let begun = app.house.command(caller.actor, &Command::BeginFactor { verified, factor }).await;
    if let Err(Trouble::Refused(_)) = begun {
        app.house.seeds.forget(account, factor).await;
    }
    begun?;
    if let Some(before) = before {
        app.house.seeds.forget(account, before).await;
    }
    let link = seed.link(HOUSE, &format!("{}@{}", caller.guest.name, app.site.host()));
    let picture = Picture::of(&link);
    Ok((StatusCode::CREATED, Json(Shown { secret: seed.text(), link, picture })))
}

/// Switches the second factor on by a code of its seed; all other sessions end.
pub(crate) async fn set(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<First>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let (account, name) = (account(&caller)?, &caller.guest.name);
    let (factor, step) = app.house.first_step(account, name, &asked.code, trace.address()).await?;
    let (recovery, (secret, session)) = (house::recovery(), house::session(device(&trace.headers)));
    let hashes = recovery.iter().map(people::Recovery::hash).collect();
    let command = Command::SetFactor { factor, step, recovery: hashes, session };
    app.house.command(caller.actor, &command).await?;
    Ok((set_cookie(&app, Some(&secret)), Json(Codes::of(&recovery))))
}

/// Makes new recovery codes; those before open nothing any more.
pub(crate) async fn renew(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<Both>, Error>,
) -> Result<Json<Codes>, Trouble> {
    let Json(asked) = body?;
    let proof = prove(&app, &caller, &asked.password, Some(&asked.code), &trace).await?;
    let recovery = house::recovery();
    let hashes = recovery.iter().map(people::Recovery::hash).collect();
    app.house.command(caller.actor, &Command::RenewRecovery { proof, recovery: hashes }).await?;
    Ok(Json(Codes::of(&recovery)))
}

/// Switches the second factor off; all other sessions end.
pub(crate) async fn remove(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<Both>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let account = account(&caller)?;
    let proof = prove(&app, &caller, &asked.password, Some(&asked.code), &trace).await?;
    let factor =
        app.house.look(|people, _| people.account(account).and_then(|own| own.factor().map(|f| f.id)));
    let factor = factor.ok_or(Refusal::FactorMissing)?;
    let (secret, session) = house::session(device(&trace.headers));
    app.house.command(caller.actor, &Command::RemoveFactor { proof, session }).await?;
    app.house.seeds.forget(account, factor).await;
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, Some(&secret))))
}

impl Codes {
    fn of(recovery: &[people::Recovery]) -> Self {
        Self { codes: recovery.iter().map(people::Recovery::text).collect() }
    }
}
