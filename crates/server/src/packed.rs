//! What stays the same while the server runs: packed once, and sent as small as the browser can read it.
//!
//! Only what is the same for everybody is packed. Answers to one person are not: from the length of a packed answer somebody
//! who can make the browser ask could guess what is in it.

use std::io::Write;

use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// What is sent, in both forms.
pub(crate) struct Packed {
    kind: &'static str,
    plain: Bytes,
    /// If it is any smaller.
    gzip: Option<Bytes>,
}

impl Packed {
    /// Packs something of a type.
    pub(crate) fn new(kind: &'static str, plain: impl Into<Bytes>) -> Self {
        let plain = plain.into();
        let gzip = gzip(&plain).filter(|packed| packed.len() < plain.len());
        Self { kind, plain, gzip }
    }

    /// What it is, before it is packed.
    pub(crate) fn plain(&self) -> &[u8] {
        &self.plain
    }

    /// The answer to somebody, with more headers.
    pub(crate) fn answer<const N: usize>(
        &self,
        asked: &HeaderMap,
        more: [(HeaderName, &'static str); N],
    ) -> Response {
        let packed = self.gzip.as_ref().filter(|_| reads_gzip(asked));
        let mut response = Body::from(packed.unwrap_or(&self.plain).clone()).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
        if packed.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        headers.extend(more.map(|(name, value)| (name, HeaderValue::from_static(value))));
        response
    }
}

fn gzip(plain: &[u8]) -> Option<Bytes> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(plain).ok()?;
    packer.finish().ok().map(Bytes::from)
}

/// Whether somebody says that gzip can be read there.
fn reads_gzip(asked: &HeaderMap) -> bool {
    let all = asked.get_all(ACCEPT_ENCODING).into_iter().filter_map(|header| header.to_str().ok());
    all.flat_map(|header| header.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let none = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !none
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn asked(accepts: Option<&str>) -> HeaderMap {
        accepts.map(|text| (ACCEPT_ENCODING, text.parse().unwrap())).into_iter().collect()
    }

    #[tokio::test]
    async fn whoever_reads_gzip_gets_it_and_others_do_not() {
        let text = "шашки ".repeat(500);
        let packed = Packed::new("text/plain; charset=utf-8", text.clone());
        for (accepts, is_packed) in [
            (Some("gzip, deflate, br"), true),
            (Some("br;q=1.0, GZIP;q=0.8"), true),
            (Some("gzip;q=0"), false),
            (Some("gzip; q=0.000, br"), false),
            (Some("gzipped"), false),
            (Some("identity"), false),
            (None, false),
        ] {
            let answer = packed.answer(&asked(accepts), []);
            assert_eq!(answer.headers().get(VARY).unwrap(), "Accept-Encoding");
            assert_eq!(answer.headers().contains_key(CONTENT_ENCODING), is_packed, "{accepts:?}");
            let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap();
            let mut read = String::new();
            match is_packed {
                true => flate2::read::GzDecoder::new(&*body).read_to_string(&mut read).unwrap(),
                false => (&*body).read_to_string(&mut read).unwrap(),
            };
            assert_eq!((read == text, body.len() < 200), (true, is_packed), "{accepts:?}");
        }
    }

    #[test]
    fn what_does_not_become_smaller_stays_as_it_is() {
        assert!(Packed::new("text/plain", "a").gzip.is_none());
    }
}
