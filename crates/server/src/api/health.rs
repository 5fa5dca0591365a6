//! Whether the server works.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;

use crate::app::App;
use crate::json::Json;

/// How long the journal may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether it works.
#[derive(Serialize)]
pub(crate) struct Health {
    /// Whether the journal answers, and writes.
    journal: &'static str,
}

/// Asks the journal, and says whether it answers.
pub(crate) async fn get(State(app): State<App>) -> (StatusCode, Json<Health>) {
    match tokio::time::timeout(PATIENCE, app.hall.journal().position()).await {
        Ok(Ok(_)) if app.hall.metrics().is_written() => (StatusCode::OK, Json(Health { journal: "answers" })),
        Ok(Ok(_)) => (StatusCode::SERVICE_UNAVAILABLE, Json(Health { journal: "is not written" })),
        Ok(Err(error)) => {
            tracing::error!(%error, "the journal does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, Json(Health { journal: "fails" }))
        }
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, Json(Health { journal: "is silent" })),
    }
}
