//! Why something about people was not done.

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use hall::table::No;
use language::Language;
use people::{Refusal, Wait};

use super::hasher::Busy;
use crate::api::error::Error;

/// Why something about people was not done.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The house says no.
    Refused(Refusal),
    /// It comes too soon.
    Wait(Wait),
    /// Too many passwords are being looked at.
    Busy,
    /// The journal could not be written or read.
    Store(store::Error),
    /// The request cannot be read.
    Malformed(Error),
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Wait> for Trouble {
    fn from(wait: Wait) -> Self {
        Self::Wait(wait)
    }
}

impl From<Busy> for Trouble {
    fn from(_: Busy) -> Self {
        Self::Busy
    }
}

impl From<store::Error> for Trouble {
    fn from(error: store::Error) -> Self {
        Self::Store(error)
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Self::Malformed(error)
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        match self {
            Self::Refused(refusal) => Error::new(status(refusal), no(refusal)).into_response(),
            Self::Wait(wait) => {
                let seconds = wait.time.as_millis().div_ceil(1_000).max(1).to_string();
                let error = Error::new(StatusCode::TOO_MANY_REQUESTS, no(Refusal::TooManyAttempts));
                ([(RETRY_AFTER, seconds)], error).into_response()
            }
            Self::Busy => {
                let no = No::new("crowded", "too many people sign in at this moment")
                    .instead("try again in a moment");
                ([(RETRY_AFTER, "2")], Error::new(StatusCode::SERVICE_UNAVAILABLE, no)).into_response()
            }
            Self::Store(error) => Error::from(hall::Trouble::Store(error)).into_response(),
            Self::Malformed(error) => error.into_response(),
        }
    }
}

/// What programs are told; people read the text of the same code in their language.
pub(crate) fn no(refusal: Refusal) -> No {
    No::new(refusal.id(), Language::English.text().named("no", refusal.id()).unwrap_or(refusal.id()))
}

pub(crate) const fn status(refusal: Refusal) -> StatusCode {
    use Refusal as R;
    match refusal {
        R::SignInFirst | R::SessionOver | R::TokenOver | R::PasswordWrong | R::CodeWanted | R::CodeWrong => {
            StatusCode::UNAUTHORIZED
        }
        R::Forbidden | R::OutOfScope | R::Blocked | R::Closed | R::InvitationOnly | R::FactorFirst => {
            StatusCode::FORBIDDEN
        }
        R::UnknownAccount | R::UnknownSession | R::UnknownToken | R::UnknownInvitation => {
            StatusCode::NOT_FOUND
        }
        R::LinkOver | R::FactorOver => StatusCode::GONE,
        R::TooManyAttempts => StatusCode::TOO_MANY_REQUESTS,
        R::NameTaken
        | R::AccountStands
        | R::AdministratorStands
        | R::LastAdministrator
        | R::Oneself
        | R::AlreadyBlocked
        | R::NotBlocked
        | R::RoleStands
        | R::RoleMissing
        | R::FactorStands
        | R::FactorMissing
        | R::TooManyTokens
        | R::TooManyInvitations => StatusCode::CONFLICT,
        R::NameLength
        | R::NameLetters
        | R::NameScripts
        | R::NameReserved
        | R::PasswordShort
        | R::PasswordLong
        | R::PasswordCommon
        | R::PasswordOfName
        | R::Label
        | R::Reason
        | R::RoleOfAll
        | R::ScopeMissing
        | R::ScopeAboveRole
        | R::TokenLife
        | R::InvitedCount => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
