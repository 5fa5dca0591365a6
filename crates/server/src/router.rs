//! All routes.

use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Router, extract::Request};

use crate::app::App;
use crate::{api, asset, caller, page, words};

/// The longest body that is read.
const BODY_MAX: usize = 64 << 10;

/// What a page may load: only what this server gives.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// All routes of the server.
pub(crate) fn router(app: App) -> Router {
    let pages = Router::new().route("/", get(page::lobby::get)).route("/table/{id}", get(page::table::get));
    let api = Router::new()
        .route("/api/rules", get(api::rules::get))
        .route("/api/lobby", get(api::lobby::get))
        .route("/api/tables", post(api::tables::open))
        .route("/api/tables/{id}", get(api::tables::show))
        .route("/api/tables/{id}/commands", post(api::tables::command))
        .route("/api/tables/{id}/game", get(api::files::game))
        .route("/api/tables/{id}/game.pdn", get(api::files::game))
        .route("/api/tables/{id}/stream", get(api::stream::get))
        .route("/api/tables/{id}/diagram.svg", get(api::files::diagram))
        .route("/api/tables/{id}/socket", get(api::socket::open));
    Router::new()
        .merge(pages)
        .merge(api)
        .fallback(page::missing::get)
        .layer(middleware::from_fn_with_state(app.clone(), caller::know))
        .route("/health", get(api::health::get))
        .route("/words/{edition}/{language}", get(words::get))
        .route("/web/{edition}/{*file}", get(asset::get))
        .layer(middleware::from_fn(headers))
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .with_state(app)
}

/// What every answer says to the browser about safety.
async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let set = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in set {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}
