//! Whether the server works.

/// Says that it does.
pub(crate) async fn get() -> &'static str {
    "ok\n"
}
