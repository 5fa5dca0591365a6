//! Lines that are sent as long as somebody listens: of JSON, or events for `EventSource`.

use std::convert::Infallible;
use std::future::Future;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use people::{Action, Actor};

use crate::app::App;

/// How often something is sent on a quiet line, so that nobody between takes it for dead.
const QUIET: Duration = Duration::from_secs(15);

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// A line of JSON each.
    Lines,
    /// Server-sent events.
    Events,
}

/// Where lines come from.
pub(crate) trait Source: Send + 'static {
    /// What there is to be sent now, if anything. Always brought to its end.
    fn line(&mut self) -> impl Future<Output = Option<Bytes>> + Send;

    /// Waits until there may be something; whether there will ever be. May be dropped at any moment and begun again.
    fn wait(&mut self) -> impl Future<Output = bool> + Send;
}

impl Form {
    /// What somebody asks for: events by `Accept: text/event-stream`, else lines.
    pub(crate) fn asked(headers: &HeaderMap) -> Self {
        let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
        match accept.is_some_and(|accept| accept.contains("text/event-stream")) {
            true => Self::Events,
            false => Self::Lines,
        }
    }

    /// Something as a line.
    pub(crate) fn line(self, json: &str) -> Bytes {
        match self {
            Self::Lines => format!("{json}\n").into(),
            Self::Events => format!("data: {json}\n\n").into(),
        }
    }

    /// A line that says nothing.
    pub(crate) const fn nothing(self) -> Bytes {
        Bytes::from_static(match self {
            Self::Lines => b"\n",
            Self::Events => b":\n\n",
        })
    }

    const fn kind(self) -> &'static str {
        match self {
            Self::Lines => "application/x-ndjson",
            Self::Events => "text/event-stream",
        }
    }
}

/// Sends what comes from a source until it ends, the listener goes, or the server stops. Who has signed out or is blocked hears
/// nothing more, and may come again as whoever he is then.
pub(crate) fn send(app: App, listener: Actor, form: Form, source: impl Source) -> Response {
    let open = app.hall.metrics().stream();
    let lines = stream::unfold((app, source, open), move |(app, mut source, open)| async move {
        let line = next(&app, listener, form, &mut source).await?;
        Some((Ok::<_, Infallible>(line), (app, source, open)))
    });
    let headers = [(CONTENT_TYPE, form.kind()), (CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(lines)).into_response()
}

async fn next(app: &App, listener: Actor, form: Form, source: &mut impl Source) -> Option<Bytes> {
    loop {
        let line = source.line().await;
        // Asked last: whoever lost it while the line was made is not sent it.
        app.house.allow(listener, Action::Look).ok()?;
        if line.is_some() {
            return line;
        }
        tokio::select! {
            more = source.wait() => more.then_some(())?,
            () = tokio::time::sleep(QUIET) => return Some(form.nothing()),
            () = app.stopped() => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt;
    use people::Command;

    use super::*;
    use crate::people::tests::site::Site;

    /// A source that has always something to say.
    struct Endless;

    impl Source for Endless {
        async fn line(&mut self) -> Option<Bytes> {
            Some(Form::Lines.line("1"))
        }

        async fn wait(&mut self) -> bool {
            true
        }
    }

    #[tokio::test]
    async fn who_has_signed_out_is_not_sent_what_was_there_to_be_sent() {
        let site = Site::start().await;
        let (account, _) = site.somebody("Taras", None).await;
        let session = site.house.look(|people, now| {
            let found = people.account(account).and_then(|taras| taras.sessions(now).next());
            found.expect("he is signed in").0
        });
        let actor = Actor::Session { account, session };
        let mut lines = send(site.app.clone(), actor, Form::Lines, Endless).into_body().into_data_stream();
        for _ in 0..3 {
            assert_eq!(lines.next().await.expect("a line").expect("sent"), "1\n");
        }
        site.house.command(actor, &Command::SignOut).await.expect("he may");
        assert!(lines.next().await.is_none());
    }
}
