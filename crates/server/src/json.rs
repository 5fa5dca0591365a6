//! JSON bodies of requests and answers.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use hall::table::No;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::error::Category;

use crate::api::error::Error;

pub(crate) use hall::json::{read, text, write};

/// A body in JSON.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let body = body(request, state).await?;
        let text = std::str::from_utf8(&body).map_err(|error| refused(StatusCode::BAD_REQUEST, error))?;
        serde_json::from_str(text).map(Self).map_err(|error| unlike(&error))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        answer(write(&self.0))
    }
}

async fn body(request: Request, state: &(impl Send + Sync)) -> Result<Bytes, Error> {
    if !request.headers().get(CONTENT_TYPE).is_some_and(|kind| is_json(kind.as_bytes())) {
        let why = "the body is JSON, and its Content-Type is application/json";
        return Err(refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, why));
    }
    Bytes::from_request(request, state)
        .await
        .map_err(|rejection| refused(rejection.status(), rejection.body_text()))
}

/// `application/json`, `application/problem+json`, each with or without parameters.
fn is_json(kind: &[u8]) -> bool {
    let kind = kind.split(|&byte| byte == b';').next().unwrap_or_default().trim_ascii().to_ascii_lowercase();
    kind.strip_prefix(b"application/").is_some_and(|kind| kind == b"json" || kind.ends_with(b"+json"))
}

fn refused(status: StatusCode, why: impl ToString) -> Error {
    Error::new(status, No::unread(&why.to_string()))
}

fn unlike(error: &serde_json::Error) -> Error {
    match error.classify() {
        Category::Data => refused(StatusCode::UNPROCESSABLE_ENTITY, error),
        Category::Syntax | Category::Eof | Category::Io => {
            refused(StatusCode::BAD_REQUEST, format!("this is no JSON: {error}"))
        }
    }
}

pub(crate) fn answer(written: serde_json::Result<Vec<u8>>) -> Response {
    match written {
        Ok(text) => ([(CONTENT_TYPE, "application/json")], text).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn sent(kind: &str, body: &'static str) -> Result<Vec<u8>, StatusCode> {
        let request = Request::builder().header(CONTENT_TYPE, kind).body(body.into()).expect("a request");
        Json::from_request(request, &())
            .await
            .map(|Json(read)| read)
            .map_err(|refused| refused.into_response().status())
    }

    #[tokio::test]
    async fn a_body_is_json_and_says_so() {
        assert_eq!(sent("application/json", "[1, 2]").await, Ok(vec![1, 2]));
        assert_eq!(sent("Application/JSON; charset=utf-8", "[3]").await, Ok(vec![3]));
        assert_eq!(sent("application/problem+json", "[4]").await, Ok(vec![4]));
        for kind in ["text/plain", "text/json", "application/jsonp", ""] {
            assert_eq!(sent(kind, "[1]").await, Err(StatusCode::UNSUPPORTED_MEDIA_TYPE), "{kind}");
        }
    }

    #[tokio::test]
    async fn what_is_no_json_differs_from_what_was_not_asked_for() {
        for broken in ["", "[1", "[1] 2", "[,]"] {
            assert_eq!(sent("application/json", broken).await, Err(StatusCode::BAD_REQUEST), "{broken}");
        }
        for other in ["{}", "[-1]", "[\"1\"]"] {
            let refused = sent("application/json", other).await;
            assert_eq!(refused, Err(StatusCode::UNPROCESSABLE_ENTITY), "{other}");
        }
    }
}
