//! What went wrong, as programs are told.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use hall::Trouble;
use hall::metrics::UNAVAILABLE;
use hall::table::No;
use language::Text;
use rulebook::{Gravity, Objection};
use serde::Serialize;
use serde_json::Value;

use crate::json::Json;
use crate::{office, people};
use venue::{Change, Refused};

/// What went wrong: a status and a [`No`], with the objections of an edition where there are some.
#[derive(Debug)]
pub(crate) struct Error {
    status: StatusCode,
    no: Box<No>,
    objections: Vec<Objection>,
    /// Of several commands the one that was refused, from 1.
    command: Option<usize>,
    /// What somebody else has changed since.
    since: Vec<Change>,
    /// After how many seconds it may be tried again.
    wait: Option<u64>,
}

/// The code of the no of an answer, for those who count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Code(pub(crate) &'static str);

/// An answer that says no, to be said in the reader's language too.
#[derive(Clone)]
pub(crate) struct Told(Arc<Value>);

impl Told {
    /// The answer with what it says in a language; programs read the English words and the code.
    pub(crate) fn said(&self, t: Text) -> Vec<u8> {
        let text = |name: &str| self.0[name].as_str().unwrap_or_default();
        let said = match text("instead") {
            "" => t.said(text("why")).into_owned(),
            instead => format!("{}; {}", t.said(text("why")), t.said(instead)),
        };
        let mut all = (*self.0).clone();
        all["said"] = said.into();
        all.to_string().into_bytes()
    }
}

/// An objection of an edition to a regulation.
#[derive(Serialize)]
struct Objected {
    by: &'static str,
    grave: bool,
    text: String,
}

#[derive(Serialize)]
struct Body {
    #[serde(flatten)]
    no: No,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    objections: Vec<Objected>,
    #[serde(skip_serializing_if = "Option::is_none")]
    command: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    since: Vec<Change>,
}

impl Error {
    pub(crate) fn new(status: StatusCode, no: No) -> Self {
        Self {
            status,
            no: Box::new(no),
            objections: Vec::new(),
            command: None,
            since: Vec::new(),
            wait: None,
        }
    }

    /// A regulation that its edition objects to.
    pub(crate) fn objected(objections: Vec<Objection>) -> Self {
        let no = No::new("objected", "the edition objects to this regulation");
        Self { objections, ..Self::new(StatusCode::UNPROCESSABLE_ENTITY, no) }
    }

    /// Somebody asks too often.
    pub(crate) fn wait(time: Duration) -> Self {
        let seconds = time.as_secs().saturating_add(1);
        let no = No::new("too-fast", "too many messages").instead(format!("in {seconds} s"));
        let wait = Some(seconds);
        Self { wait, ..Self::new(StatusCode::TOO_MANY_REQUESTS, no) }
    }

    /// The same of one of several commands, from 1.
    pub(crate) fn of_command(self, command: usize) -> Self {
        Self { command: Some(command), ..self }
    }

    /// A field with a value that it cannot have.
    pub(crate) fn field(name: &'static str, why: String, allowed: String) -> Self {
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            No::new("malformed", format!("{name}: {why}")).instead(allowed),
        )
    }
}

impl From<Trouble> for Error {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::No(no) => {
                let status = match no.code {
                    "not-your-seat" | "no-seat" | "not-allowed" => StatusCode::FORBIDDEN,
                    "malformed" | "unreadable-move" | "ambiguous-move" | "objected" => {
                        StatusCode::UNPROCESSABLE_ENTITY
                    }
                    "link-over" => StatusCode::GONE,
                    "absent" => StatusCode::NOT_FOUND,
                    _ => StatusCode::CONFLICT,
                };
                Self::new(status, no)
            }
            Trouble::NoTable => {
                Self::new(StatusCode::NOT_FOUND, No::new("no-table", "there is no such table"))
            }
            Trouble::Store(error) => {
                tracing::error!(%error, "the journal failed");
                let no = No::new(UNAVAILABLE, "nothing was written").instead("try again in a moment");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, no)
            }
        }
    }
}

impl From<office::Trouble> for Error {
    fn from(trouble: office::Trouble) -> Self {
        match trouble {
            office::Trouble::Refused(refused) => {
                let Refused { no, command, since } = *refused;
                Self { command, since, ..no.into() }
            }
            office::Trouble::Store(error) => Trouble::Store(error).into(),
            office::Trouble::NoVenue => {
                Self::new(StatusCode::NOT_FOUND, No::new("no-event", "there is no such event"))
            }
        }
    }
}

impl From<::people::Refusal> for Error {
    fn from(refusal: ::people::Refusal) -> Self {
        Self::new(people::status(refusal), people::no(refusal))
    }
}

impl From<No> for Error {
    fn from(no: No) -> Self {
        Trouble::No(no).into()
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let objected = |objection: &Objection| Objected {
            by: objection.by.name(),
            grave: objection.weight == Gravity::Refusal,
            text: objection.to_string(),
        };
        let objections = self.objections.iter().map(objected).collect();
        let code = Extension(Code(self.no.code));
        let body = Body { no: *self.no, objections, command: self.command, since: self.since };
        let told = serde_json::to_value(&body).map(|told| Extension(Told(Arc::new(told)))).ok();
        let mut response = (self.status, code, told, Json(body)).into_response();
        if let Some(wait) = self.wait {
            response.headers_mut().insert(RETRY_AFTER, wait.into());
        }
        response
    }
}
