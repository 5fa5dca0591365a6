//! What can be asked for, as OpenAPI: kept by hand beside the code, one file a room, and held to the truth by tests.

use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::{Map, Value, json};

use crate::packed::Packed;

/// The rooms, the first with what holds for all of them.
const ROOMS: &[&str] = &[
    include_str!("openapi/house.json"),
    include_str!("openapi/table.json"),
    include_str!("openapi/people.json"),
    include_str!("openapi/event.json"),
    include_str!("openapi/tables.json"),
    include_str!("openapi/desk.json"),
    include_str!("openapi/console.json"),
];

/// The whole description.
static WHOLE: LazyLock<Value> = LazyLock::new(whole);

/// The same, as it is sent.
static SENT: LazyLock<Packed> = LazyLock::new(|| Packed::new("application/json", WHOLE.to_string()));

/// Shows the description.
pub(crate) async fn get(headers: HeaderMap) -> Response {
    SENT.answer(&headers, [])
}

/// The description, for the page of it.
pub(crate) fn description() -> &'static Value {
    &WHOLE
}

fn whole() -> Value {
    let mut rooms = ROOMS.iter().map(|room| serde_json::from_str::<Value>(room).unwrap_or_default());
    let mut whole = rooms.next().unwrap_or_default();
    for room in rooms {
        extend(whole.pointer_mut("/paths"), &room["paths"]);
        extend(whole.pointer_mut("/components/schemas"), &room["schemas"]);
    }
    let paths = whole.pointer_mut("/paths").and_then(Value::as_object_mut);
    for (path, methods) in paths.into_iter().flatten() {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            if let Some(answers) = operation.get_mut("responses").and_then(Value::as_object_mut) {
                usual(path, method, answers);
            }
        }
    }
    whole
}

/// The noes that every call of its kind can be answered with: said once here instead of at each of them.
fn usual(path: &str, method: &str, answers: &mut Map<String, Value>) {
    let mut add = |codes: &[&str]| {
        for code in codes {
            let no = || json!({ "$ref": format!("#/components/responses/{code}") });
            answers.entry(*code).or_insert_with(no);
        }
    };
    add(&["429", "503"]);
    // Whoever brings a token that opens nothing, or belongs to somebody who is blocked.
    if path.starts_with("/api/") {
        add(&["401", "403"]);
    }
    if method != "get" {
        add(&["400", "403", "408", "413", "415", "422"]);
    }
    if path.contains('{') {
        add(&["400", "404"]);
    }
}

fn extend(into: Option<&mut Value>, more: &Value) {
    if let (Some(into), Some(more)) = (into.and_then(Value::as_object_mut), more.as_object()) {
        into.extend(more.clone());
    }
}
