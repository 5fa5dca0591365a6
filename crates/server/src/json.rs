//! JSON bodies of requests and answers, read from one kind of text and written into one kind of buffer: what is made of a type for each
//! of them is most of what the compiler does here.

use std::io;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;

use crate::api::error::Error;
use crate::table::No;

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

/// Bytes that most of what is written has.
const USUAL_BYTES: usize = 256;

/// What JSON is written into. Most of what is put there is a single sign, a comma or a quotation mark.
struct Sheet(Vec<u8>);

impl io::Write for Sheet {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match *bytes {
            [sign] => self.0.push(sign),
            _ => self.0.extend_from_slice(bytes),
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Something in JSON.
///
/// # Errors
/// If it has no form in JSON.
pub(crate) fn write(what: &impl Serialize) -> serde_json::Result<Vec<u8>> {
    write_in(what, USUAL_BYTES)
}

fn write_in(what: &impl Serialize, usual_bytes: usize) -> serde_json::Result<Vec<u8>> {
    let mut sheet = Sheet(Vec::with_capacity(usual_bytes));
    serde_json::to_writer(&mut sheet, what)?;
    Ok(sheet.0)
}

/// Something in JSON as a text.
///
/// # Errors
/// If it has no form in JSON.
pub(crate) fn text(what: &impl Serialize) -> serde_json::Result<String> {
    text_of(what, USUAL_BYTES)
}

/// The same, which has so many bytes as a rule.
///
/// # Errors
/// If it has no form in JSON.
pub(crate) fn text_of(what: &impl Serialize, usual_bytes: usize) -> serde_json::Result<String> {
    String::from_utf8(write_in(what, usual_bytes)?)
        .map_err(|error| serde_json::Error::io(io::Error::other(error)))
}

/// What a value that was looked into before it was read says. It is read as text, as all else is, but where in that text something is
/// wrong nobody wants to know: nobody wrote it.
///
/// # Errors
/// If it says something else than is asked for.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| {
        let mut why = error.to_string();
        why.truncate(why.rfind(" at line ").unwrap_or(why.len()));
        why
    })
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

    #[test]
    fn a_value_is_read_and_what_is_wrong_has_no_place_in_it() {
        assert_eq!(read::<Vec<u8>>(&serde_json::json!([1, 2])), Ok(vec![1, 2]));
        let why = read::<Vec<u8>>(&serde_json::json!([1, "two"])).expect_err("a word");
        assert_eq!(why, "invalid type: string \"two\", expected u8");
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
