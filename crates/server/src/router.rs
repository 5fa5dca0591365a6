//! All routes.

use ::people::Action::{EnterEvent, Look, OpenEvent, Play, SeeEvent};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, Method};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{MethodRouter, get};

use crate::app::App;
use crate::people::gate::{self, Route};
use crate::{address, api, asset, caller, page, people, words};

/// What a page may load: only what this server gives.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Whoever came over https once comes no other way for a year.
const ONLY_HTTPS: &str = "max-age=31536000; includeSubDomains";

/// All routes of the server, each behind what looks after it.
pub(crate) fn router(app: App) -> Router {
    let known = gate::router(&app, routes())
        .fallback(api::missing::address)
        .layer(middleware::from_fn_with_state(app.clone(), api::pace::by_visitor))
        .layer(middleware::from_fn_with_state(app.clone(), caller::know));
    let plain = plain().into_iter().fold(known, |router, (path, handler)| router.route(path, handler));
    plain
        .method_not_allowed_fallback(api::missing::method)
        .layer(middleware::from_fn_with_state(app.clone(), api::origin::guard))
        .layer(middleware::from_fn_with_state(app.clone(), api::pace::by_address))
        .layer(middleware::from_fn(api::plain::to_json))
        .layer(middleware::from_fn(page::trouble::show))
        .layer(middleware::from_fn_with_state(app.clone(), headers))
        .layer(middleware::from_fn_with_state(app.clone(), api::watch::watch))
        .layer(DefaultBodyLimit::disable())
        .with_state(app)
}

/// What is there for those of whom it is known who they are, each with what one must be allowed to do.
pub(crate) fn routes() -> Vec<Route> {
    let mut routes = tables();
    routes.extend(rules());
    routes.extend(people::routes());
    routes.extend(events());
    routes.extend(event_tables());
    routes.extend(page::event::desk::routes());
    routes.extend(page::console::routes());
    routes
}

/// Tables, and what is said about them.
#[rustfmt::skip]
fn tables() -> Vec<Route> {
    vec![
        Route::get("/", Look, page::lobby::get),
        Route::get("/table/{id}", Look, page::table::get),
        Route::get("/api/docs", Look, page::docs::get),
        Route::get("/api/rules", Look, api::rules::get),
        Route::get("/api/lobby", Look, api::lobby::get),
        Route::get("/api/lobby/boards", Look, api::lobby::boards),
        Route::post("/api/tables", Play, api::tables::open),
        Route::get("/api/tables/stream", Look, api::own::stream),
        Route::get("/api/tables/{id}", Look, api::tables::show),
        Route::post("/api/tables/{id}/commands", Play, api::tables::command),
        Route::get("/api/tables/{id}/game", Look, api::files::game),
        Route::get("/api/tables/{id}/game.pdn", Look, api::files::game),
        Route::get("/api/tables/{id}/stream", Look, api::stream::get),
        Route::get("/api/tables/{id}/diagram.svg", Look, api::files::diagram),
        Route::get("/api/tables/{id}/link.svg", Look, api::files::link),
        // Who has come to look may speak too: the connection asks at every word whether they may play.
        Route::get("/api/tables/{id}/socket", Look, api::socket::open),
    ]
}

/// The editions, to be read.
fn rules() -> Vec<Route> {
    vec![
        Route::get("/rules", Look, page::rules::list),
        Route::get("/rules/{edition}", Look, page::rules::edition),
        Route::get("/rules/{edition}/{article}", Look, page::rules::article),
    ]
}

/// The addresses of the pages, in the order of the alphabet; what stands in braces depends on what is read.
#[must_use]
pub fn pages() -> Vec<String> {
    let routes = routes().into_iter().filter(|route| route.method == Method::GET).map(|route| route.path);
    let (desk, others): (Vec<&str>, Vec<&str>) =
        routes.filter(|path| !path.starts_with("/api/")).partition(|path| path.ends_with("/desk/{page}"));
    let of_desk = desk.into_iter().flat_map(|path| {
        let named = page::event::desk::PAGES.iter().filter(|name| !name.is_empty());
        named.map(move |name| path.replace("{page}", name))
    });
    let mut all: Vec<String> = others.into_iter().map(str::to_owned).chain(of_desk).collect();
    all.sort_unstable();
    all
}

/// The names of the papers that are printed for an event.
#[must_use]
pub fn papers() -> Vec<&'static str> {
    forms::Form::ALL.map(forms::Form::name).to_vec()
}

/// Events. Seats are the event's own, and the calls ask for them; how far a token reaches, and that it is not kept, is said here.
#[rustfmt::skip]
fn events() -> Vec<Route> {
    vec![
        Route::get("/api/events", Look, api::event::list::get),
        Route::post("/api/events", OpenEvent, api::event::open::open),
        Route::post("/api/events/check", Look, api::event::open::check),
        Route::get("/api/events/presets", Look, api::preset::get),
        Route::get("/api/events/{id}", Look, api::event::show::get),
        Route::post("/api/events/{id}/commands", EnterEvent, api::event::command::command),
        Route::post("/api/events/{id}/try", EnterEvent, api::event::command::attempt),
        Route::post("/api/events/{id}/invitation", Look, api::event::invitation::post),
        Route::get("/api/events/{id}/stream", Look, api::event::stream::get),
        Route::get("/api/events/{id}/journal", SeeEvent, api::event::journal::get),
        Route::get("/api/events/{id}/export.csv", Look, api::event::export::csv),
        Route::get("/api/events/{id}/export.json", Look, api::event::export::json),
        Route::get("/api/events/{id}/export.trf", Look, api::event::export::trf),
        Route::get("/api/events/{id}/export.pdn", Look, api::event::games::pdn),
        Route::get("/api/events/{id}/export.sgf", Look, api::event::games::sgf),
        Route::get("/api/events/{id}/export.damka", EnterEvent, api::event::export::archive),
        Route::post("/api/events/import", OpenEvent, api::event::export::import),
    ]
}

/// What everybody may see of an event: pages, and the same for programs.
#[rustfmt::skip]
fn event_tables() -> Vec<Route> {
    use api::event::tables;
    use page::event::{list, show};
    vec![
        Route::get("/events", Look, list::get),
        Route::get("/events/{id}", Look, show::front),
        Route::get("/events/{id}/pairings", Look, show::pairings),
        Route::get("/events/{id}/standings", Look, show::standings),
        Route::get("/events/{id}/crosstable", Look, show::crosstable),
        Route::get("/events/{id}/players", Look, show::players),
        Route::get("/events/{id}/players/{no}", Look, show::card),
        Route::get("/events/{id}/teams", Look, show::teams),
        Route::get("/events/{id}/statistics", Look, show::statistics),
        Route::get("/events/{id}/papers", Look, show::papers),
        Route::get("/events/{id}/screen", Look, show::screen),
        Route::get("/events/{id}/embed/{what}", Look, show::framed),
        Route::get("/api/events/{id}/standings", Look, tables::standings),
        Route::get("/api/events/{id}/standings/stream", Look, tables::watch_standings),
        Route::get("/api/events/{id}/crosstable", Look, tables::crosstable),
        Route::get("/api/events/{id}/crosstable/stream", Look, tables::watch_crosstable),
        Route::get("/api/events/{id}/pairings", Look, tables::pairings),
        Route::get("/api/events/{id}/pairings/stream", Look, tables::watch_pairings),
        Route::get("/api/events/{id}/players", Look, tables::players),
        Route::get("/api/events/{id}/players/{no}", Look, tables::card),
        Route::get("/api/events/{id}/teams", Look, tables::teams),
        Route::get("/api/events/{id}/statistics", Look, tables::statistics),
    ]
}

/// What is the same for everybody.
fn plain() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api", get(api::description::get)),
        ("/health", get(api::health::get)),
        ("/metrics", get(api::metrics::get)),
        ("/words/{edition}/{language}", get(words::get)),
        ("/web/{edition}/{*file}", get(asset::get)),
        ("/favicon.ico", get(asset::icon)),
    ]
}

/// What every answer says to the browser about safety.
async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let https = app.site.is_https() || address::is_https(request.extensions(), request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if https {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_HTTPS));
    }
    // Who says himself by whom he may be framed is not contradicted.
    if !headers.contains_key(CONTENT_SECURITY_POLICY) {
        headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    }
    let set = [
        (CONTENT_SECURITY_POLICY, POLICY),
        // What says nothing of caches is a no, or of this moment; it may carry the cookie of a new visitor.
        (CACHE_CONTROL, "no-store"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in set {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ::people;

    /// Pages are for people, and files are what pages load.
    fn is_for_programs(path: &str) -> bool {
        path != "/api/docs" && ["/api", "/health", "/metrics"].iter().any(|begin| path.starts_with(begin))
    }

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let routes = super::routes().into_iter().map(|route| route.path);
        let routes = routes.chain(super::plain().into_iter().map(|(path, _)| path));
        let routes: BTreeSet<&str> = routes.filter(|path| is_for_programs(path)).collect();
        let described = crate::api::description::description()["paths"].as_object().expect("paths");
        let described: BTreeSet<&str> = described.keys().map(String::as_str).collect();
        assert_eq!(routes, described);
    }

    #[test]
    fn whoever_may_only_look_changes_nothing() {
        let looks = |action| {
            matches!(action, people::Action::Look | people::Action::SeeEvent | people::Action::SeeOwn)
        };
        let asked = super::routes().into_iter().filter(|route| route.method != "GET" && looks(route.action));
        let asked: BTreeSet<&str> = asked.map(|route| route.path).collect();
        // They answer a question that is too long for an address, and keep nothing.
        let questions = [
            "/api/events/check",
            "/api/events/digest",
            "/api/events/{id}/invitation",
            "/api/events/{id}/roll",
        ];
        assert_eq!(asked, BTreeSet::from(questions));
    }

    #[test]
    fn a_token_is_offered_where_some_scope_reaches() {
        let described = crate::api::description::description();
        for route in super::routes().into_iter().filter(|route| is_for_programs(route.path)) {
            let method = route.method.as_str().to_lowercase();
            let ways = described["paths"][route.path][method]["security"].as_array();
            let Some(ways) = ways else { continue };
            let offered = ways.iter().any(|way| way.get("token").is_some());
            let reaches = people::Scope::ALL.iter().any(|scope| scope.reaches(route.action));
            assert_eq!(offered, reaches, "{} {}", route.method, route.path);
        }
    }
}
