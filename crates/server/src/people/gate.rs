//! The gate: before a handler runs it is known who asks, and whether they may.

use axum::Router;
use axum::extract::{Request, State};
use axum::handler::Handler;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, Method};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use maud::html;
use people::{Action, Refusal};

use super::{Trouble, trouble};
use crate::api::body;
use crate::app::App;
use crate::caller::Caller;
use crate::page::layout::Page;

/// A route, and what one must be allowed to do to use it.
pub(crate) struct Route {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    pub(crate) action: Action,
    handler: MethodRouter<App>,
}

impl Route {
    pub(crate) fn get<T: 'static>(path: &'static str, action: Action, handler: impl Handler<T, App>) -> Self {
        Self { method: Method::GET, path, action, handler: on(MethodFilter::GET, handler) }
    }

    pub(crate) fn post<T: 'static>(
        path: &'static str,
        action: Action,
        handler: impl Handler<T, App>,
    ) -> Self {
        Self { method: Method::POST, path, action, handler: on(MethodFilter::POST, handler) }
    }

    pub(crate) fn put<T: 'static>(path: &'static str, action: Action, handler: impl Handler<T, App>) -> Self {
        Self { method: Method::PUT, path, action, handler: on(MethodFilter::PUT, handler) }
    }

    pub(crate) fn delete<T: 'static>(
        path: &'static str,
        action: Action,
        handler: impl Handler<T, App>,
    ) -> Self {
        Self { method: Method::DELETE, path, action, handler: on(MethodFilter::DELETE, handler) }
    }
}

/// A router of routes, each behind its gate: what somebody brings is read when he has passed it.
pub(crate) fn router(app: &App, routes: Vec<Route>) -> Router<App> {
    routes.into_iter().fold(Router::new(), |router, route| {
        tracing::trace!(method = %route.method, path = route.path, action = ?route.action, "a route");
        let gate = middleware::from_fn_with_state((app.clone(), route.action), check);
        let body = middleware::from_fn_with_state(app.clone(), body::read);
        router.route(route.path, route.handler.route_layer(body).route_layer(gate))
    })
}

async fn check(
    State((app, action)): State<(App, Action)>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    match app.house.allow(caller.actor, action) {
        Ok(()) => {
            let mut response = next.run(request).await;
            response.headers_mut().entry(CACHE_CONTROL).or_insert(kept(action));
            response
        }
        Err(refusal) if request.uri().path().starts_with("/api/") => Trouble::from(refusal).into_response(),
        Err(Refusal::SignInFirst) => Redirect::to("/sign-in").into_response(),
        // There it says what is to be done first.
        Err(Refusal::FactorFirst) => Redirect::to("/account").into_response(),
        Err(refusal) => page(&caller, refusal),
    }
}

/// How long an answer is good for: what is about one person is nobody else's, and not kept.
const fn kept(action: Action) -> HeaderValue {
    match action {
        Action::Look | Action::Play => HeaderValue::from_static("private, no-cache"),
        _ => HeaderValue::from_static("no-store"),
    }
}

/// Says why a page is not shown.
pub(super) fn page(caller: &Caller, refusal: Refusal) -> Response {
    let t = caller.language.text();
    let why = t.named("no", refusal.id()).unwrap_or(refusal.id());
    let content = html! {
        h1 { (why) }
        p { a href="/" { (t.home()) } }
    };
    (trouble::status(refusal), Page { title: why, scripts: &[], content }.show(caller)).into_response()
}
