//! The arbiters' console: boards, protests, duties, the journal. Who has no office at the event is kept out.

use ::people::Action::{EnterEvent, Look, SeeEvent};
use article::Article;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use clock::Moment;
use competition::protest::{Deposit, Petition, Subject};
use competition::round::Competitor;
use competition::{Actor, No};
use language::Text;
use maud::{Markup, html};
use rulebook::law::event::{Act, Court, Matter};
use serde_json::json;

use super::layout::Page;
use super::rules;
use crate::api;
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::console::journal::{self, AREAS, Filter};
use crate::console::told::Detail;
use crate::console::{self, Decided, Filed, Played, told};
use crate::office::Trouble;
use crate::people::gate::Route;
use venue::{Venue, Waits};

/// Lines of the journal that are shown; the files have all of them.
const LINES: usize = 500;

/// The addresses of the console, and of what it asks for; the event says whose it is.
#[rustfmt::skip]
pub(crate) fn routes() -> Vec<Route> {
    use api::event::console as program;
    vec![
        Route::get("/events/{id}/boards", Look, super::boards::get),
        Route::get("/events/{id}/console", SeeEvent, boards),
        Route::get("/events/{id}/console/cases", SeeEvent, cases),
        Route::get("/events/{id}/console/duties", SeeEvent, duties),
        Route::get("/events/{id}/console/journal", SeeEvent, journal),
        Route::get("/api/events/{id}/console", SeeEvent, program::boards),
        Route::get("/api/events/{id}/console/{round}/{board}", SeeEvent, program::board),
        Route::post("/api/events/{id}/console/{round}/{board}", EnterEvent, program::act),
        Route::get("/api/events/{id}/cases", SeeEvent, program::cases),
        Route::get("/api/events/{id}/duties", SeeEvent, program::duties),
        Route::get("/api/events/{id}/journal.csv", SeeEvent, program::journal_csv),
        Route::get("/api/events/{id}/journal.txt", SeeEvent, program::journal_text),
    ]
}

/// All boards of a round.
pub(crate) async fn boards(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    show(&app, &caller, &id, "", Circle::Officials, |venue, t| {
        html! {
            @if let Some(by) = venue.competition().law().panel.moves_told { p .faint { (t.console_moves_told()) " " (rules::cite(t, by)) } }
            (violations(venue, t))
            damka-console event=(id) {}
        }
    })
    .await
}

/// What can be violated at the board, to choose from: the articles of the edition about conduct and its sanctions.
fn violations(venue: &Venue, t: Text) -> Markup {
    let edition = venue.opened().draft.edition;
    html! { datalist #violations { @for (article, title) in rules::violable(t, edition) { option value=(article.name()) { (title) } } } }
}

/// Decisions, protests and appeals: also for those whom they concern.
pub(crate) async fn cases(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    let now = app.office.time().now();
    show(&app, &caller, &id, "/cases", Circle::Concerned, |venue, t| docket(venue, &caller, t, now)).await
}

/// Duties as a checklist.
pub(crate) async fn duties(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    show(&app, &caller, &id, "/duties", Circle::Officials, checklist).await
}

/// The journal.
pub(crate) async fn journal(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(filter): Query<Filter>,
) -> Response {
    show(&app, &caller, &id, "/journal", Circle::Officials, |venue, t| lines(venue, &filter, t)).await
}

/// Who may come to a page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Circle {
    /// Those who conduct the event.
    Officials,
    /// Players and captains as well.
    Concerned,
}

async fn show(
    app: &App,
    caller: &Caller,
    id: &str,
    here: &str,
    circle: Circle,
    content: impl FnOnce(&Venue, Text) -> Markup,
) -> Response {
    let t = caller.language.text();
    let venue = match app.office.venue(id).await {
        Ok(desk) => desk.now(),
        Err(Trouble::NoVenue) => return super::missing::page(caller),
        Err(trouble) => return Error::from(trouble).into_response(),
    };
    let conducts = venue.conducts(&caller.guest);
    let concerned = circle == Circle::Concerned && venue.takes_part(&caller.guest);
    if !conducts && !concerned {
        let content = html! { h1 { (t.console_title()) } p .notice { (t.console_keep_out()) } };
        let page = Page { title: t.console_title(), scripts: &[], content }.show(caller);
        return (StatusCode::FORBIDDEN, page).into_response();
    }
    let pages = [
        ("", t.console_boards()),
        ("/cases", t.console_cases()),
        ("/duties", t.console_duties()),
        ("/journal", t.console_journal()),
    ];
    let content = html! {
        link rel="stylesheet" href=(crate::asset::address("event/console.css"));
        h1 { (t.console_title()) }
        p { a href={ "/events/" (id) } { (venue.opened().draft.name) } }
        @if conducts {
            nav .console-pages aria-label=(t.console_menu()) {
                @for (page, name) in pages {
                    @let current = (page == here).then_some("page");
                    a href={ "/events/" (id) "/console" (page) } aria-current=[current] { (name) }
                }
            }
        }
        (content(&venue, t))
    };
    let scripts = ["event/console.js", "event/console-forms.js"];
    Page { title: t.console_title(), scripts: &scripts, content }.show(caller).into_response()
}

fn docket(venue: &Venue, caller: &Caller, t: Text, now: Moment) -> Markup {
    let docket = console::docket(venue, &caller.guest);
    let (prizes, returned) = docket.deposits;
    html! {
        section aria-labelledby="cases" {
            h2 #cases { (t.console_cases()) }
            @if docket.cases.is_empty() { p .faint { (t.case_no_cases()) } }
            ul .cases {
                @for case in docket.cases.iter().rev() {
                    li .card id={ "case-" (case.case.no) } {
                        (filed(venue, case, t))
                        @for game in docket.games.iter().filter(|game| game.case == Some(case.case.no)) { (appealed(venue, game, t, now)) }
                    }
                }
            }
            @if prizes + returned > 0 { p { (t.case_deposits(prizes, returned)) } }
        }
        (games(venue, caller, &docket.games, t, now))
        (exclusions(venue, caller, t))
        (notices(venue, caller, t))
        section aria-labelledby="committee" {
            h2 #committee { (t.case_committee()) }
            @match docket.committee {
                Some(committee) => ul {
                    li { strong { (committee.chair.name) } }
                    @for member in committee.members.iter().chain(&committee.reserves) { li { (member.name) } }
                },
                None => p .faint { (t.case_no_committee()) },
            }
        }
        section aria-labelledby="decisions" {
            h2 #decisions { (t.case_decisions()) }
            @if docket.decisions.is_empty() { p .faint { (t.case_no_decisions()) } }
            ul .cases { @for decision in &docket.decisions { li .card id={ "decision-" (decision.decision.no) } { (decided(venue, caller, decision, t, now)) } } }
        }
    }
}

fn filed(venue: &Venue, filed: &Filed, t: Text) -> Markup {
    let case = &filed.case;
    let command = json!({"protest": {"rule": {"case": case.no, "verdict": "$verdict", "reason": "$reason",
        "votes": {"yes": "$yes", "no": "$no"}}}});
    html! {
        h3 { (t.case_protest(case.no)) " · " (told::subject(t, case.petition.about)) }
        @if let Subject::Game(_) = case.petition.about { p { (names(venue, filed).join(" – ")) } }
        p { (filed.by) ", " (time(case.filed)) " · " (t.case_to(told::court(t, case.petition.to))) }
        blockquote { (case.petition.text) }
        @if !case.petition.articles.is_empty() { p .faint { (articles(t, &case.petition.articles)) } }
        @if case.petition.deposit > 0 { p { (t.case_deposit(case.petition.deposit)) } }
        @match &case.ruling {
            Some(ruling) => p .ruling {
                strong { (told::verdict(t, ruling.verdict)) } ": " (ruling.reason)
                @if case.last { " · " (t.case_final()) }
            },
            None => p .open {
                strong { (t.case_open()) }
                @if let Some(due) = case.due { " · " (t.case_due()) " " (time(due)) }
            },
        }
        p { a href={ "/api/events/" (venue.id()) "/papers/protest.html?lang=" (t.language().code()) "&case=" (case.no) } target="_blank" { (t.desk_print()) span .unseen { " " (t.case_protest(case.no)) } } }
        @match filed.returned {
            Some(Deposit::Returned(sum)) => p { (t.case_deposit_returned(sum)) },
            Some(Deposit::Prizes(sum)) => p { (t.case_deposit_prizes(sum)) },
            _ => {}
        }
        @for (person, came) in &case.heard {
            p { (name(venue, *person)) ": " (if *came { t.case_heard() } else { t.case_did_not_come() }) }
        }
        @if filed.yours {
            @for person in unheard(venue, filed) {
                @for (came, words) in [(true, t.case_heard()), (false, t.case_did_not_come())] {
                    @let command = json!({"protest": {"hear": {"case": case.no, "party": person, "came": came}}});
                    form .command data-event=(venue.id()) data-command=(command) {
                        button type="submit" { (name(venue, person)) ": " (words) }
                        p .trouble role="alert" {}
                    }
                }
            }
            (bench(venue, filed, t))
            form .command data-event=(venue.id()) data-command=(command) {
                label { span { (t.case_verdict()) }
                    select name="verdict" {
                        option value="rejected" { (t.case_rejected()) }
                        option value="upheld" { (t.case_upheld()) }
                        option value="review" { (t.case_review()) }
                    }
                }
                label { span { (t.console_reason()) } textarea name="reason" required maxlength="2000" {} }
                @if case.petition.to == Court::Appeals {
                    label { span { (t.case_votes_yes()) } input type="number" name="yes" min="0" max="99"; }
                    label { span { (t.case_votes_no()) } input type="number" name="no" min="0" max="99"; }
                }
                button type="submit" { (t.case_rule()) }
                p .trouble role="alert" {}
            }
        }
    }
}

fn decided(venue: &Venue, caller: &Caller, decided: &Decided, t: Text, now: Moment) -> Markup {
    let is_over = decided.until.is_some_and(|until| now > until);
    let decision = &decided.decision;
    let what = told::decision(t, &decision.what);
    html! {
        h3 { (t.case_decision(decision.no)) ": " (what) }
        p {
            (told::court(t, decision.court)) ", " (time(decision.at))
            @if let Some(round) = decision.round { " · " (t.console_round(round)) }
            @if let Some(board) = decision.board { " · " (t.console_board(board)) }
            @if let Some(game) = decision.game { " · " (t.console_game(game)) }
            " · " (decided.names.join(", "))
        }
        @if !decision.reason.is_empty() { p .reason { (t.case_reason(&decision.reason)) } }
        p .faint { (articles(t, &decision.articles)) " " (articles(t, &[decision.by])) }
        @if decision.overturned { p { strong { (t.case_overturned()) } } }
        @if decision.matter == Matter::Overstep {
            @if venue.competition().protests().is_confirmed(decision.no) { p { "✓ " (t.case_confirmed()) } }
            @else if let Some(until) = silent_until(venue, decided).filter(|until| now <= *until) {
                p .faint { (t.case_confirm_after()) " " (time(until)) }
            } @else if venue.may(&caller.guest, Act::Overstep).is_ok() {
                (button(venue, t.case_confirm(), &json!({"protest": {"confirm": {"decision": decision.no}}})))
            }
        }
        @if let Some(until) = decided.until {
            p .faint { (t.case_until()) " " (time(until)) @if is_over { " · " (t.case_term_over()) } }
        }
        @if let Some(petition) = decided.petition.as_ref().filter(|_| !is_over) {
            @if decided.yours { (file(venue, petition, &[], t)) }
            @if !decided.from.is_empty() { (paper(venue, petition, &[], &decided.from, t)) }
        }
    }
}

/// A protest about a game: whoever plays it, or speaks for who does, chooses it and writes; or it comes on paper.
fn games(venue: &Venue, caller: &Caller, games: &[Played], t: Text, now: Moment) -> Markup {
    let event = venue.competition();
    let open: Vec<&Played> = games.iter().filter(|game| game.case.is_none() && game.is_open(now)).collect();
    let own: Vec<&Played> = open.iter().copied().filter(|game| game.yours).collect();
    let mut from: Vec<(Actor, String)> = open.iter().flat_map(|game| game.from.iter().cloned()).collect();
    from.sort_by(|one, other| one.1.cmp(&other.1));
    from.dedup();
    let asked = venue.takes_part(&caller.guest) || !from.is_empty();
    html! {
        @if asked {
            section aria-labelledby="games" {
                h2 #games { (t.case_games()) }
                @match event.first_court() {
                    Err(no) if open.is_empty() => p .faint.said { (t.said(no.why)) "; " (t.said(&no.instead)) " " (rules::cite(t, no.by)) },
                    _ if open.is_empty() => p .faint { (t.case_game_none()) },
                    _ => {}
                }
                @if let Some(first) = own.first() { div .card { (file(venue, &first.petition, &own, t)) } }
                @if let Some(first) = open.first().filter(|_| !from.is_empty()) { div .card { (paper(venue, &first.petition, &open, &from, t)) } }
            }
        }
    }
}

/// What follows a ruling about a game: the next instance.
fn appealed(venue: &Venue, game: &Played, t: Text, now: Moment) -> Markup {
    html! {
        @if game.is_open(now) && !venue.competition().protests().open_cases().any(|case| Some(case.no) == game.case) {
            @if let Some(until) = game.until { p .faint { (t.case_until()) " " (time(until)) } }
            @if game.yours { (file(venue, &game.petition, &[], t)) }
            @if !game.from.is_empty() { (paper(venue, &game.petition, &[], &game.from, t)) }
        }
    }
}

/// The form of a protest; of one about a game that is chosen, where several can be.
fn file(venue: &Venue, petition: &Petition, games: &[&Played], t: Text) -> Markup {
    let command = json!({"protest": {"file": written(petition, games)}});
    html! {
        details {
            summary { (if games.is_empty() { t.case_file() } else { t.case_game_file() }) }
            form .command data-event=(venue.id()) data-command=(command) {
                p { (t.case_to(told::court(t, petition.to))) }
                @if petition.deposit > 0 { p { (t.case_deposit(petition.deposit)) } }
                (choice(games, t))
                label { span { (t.case_why()) } textarea name="text" required maxlength="2000" {} }
                label { span { (t.case_articles()) } input name="articles" data-list spellcheck="false" autocomplete="off"; }
                button type="submit" { (t.case_file()) }
                p .trouble role="alert" {}
            }
        }
    }
}

/// The same as it was handed in on paper.
fn paper(venue: &Venue, petition: &Petition, games: &[&Played], from: &[(Actor, String)], t: Text) -> Markup {
    let command = json!({"protest": {"receive": {"from": "$from", "petition": written(petition, games)}}});
    html! {
        details {
            summary { (if games.is_empty() { t.case_paper() } else { t.case_game_paper() }) }
            form .command data-event=(venue.id()) data-command=(command) {
                p { (t.case_to(told::court(t, petition.to))) }
                @if petition.deposit > 0 { p { (t.case_deposit(petition.deposit)) } }
                (choice(games, t))
                label {
                    span { (t.case_from()) }
                    select name="from" data-json {
                        @for (from, name) in from { option value=(json!(from)) { (name) } }
                    }
                }
                label { span { (t.case_wrote()) } textarea name="text" required maxlength="2000" {} }
                label { span { (t.case_articles()) } input name="articles" data-list spellcheck="false" autocomplete="off"; }
                button type="submit" { (t.case_paper_enter()) }
                p .trouble role="alert" {}
            }
        }
    }
}

/// The games one of which a protest is about.
fn choice(games: &[&Played], t: Text) -> Markup {
    html! {
        @if !games.is_empty() {
            label {
                span { (t.case_game()) }
                select name="game" data-json {
                    @for game in games { option value=(json!(game.game)) { (told::place(t, game.game)) ": " (game.names.join(" – ")) } }
                }
            }
        }
    }
}

/// A petition that waits for its words, and for its game where that is chosen.
fn written(petition: &Petition, games: &[&Played]) -> serde_json::Value {
    let mut written =
        json!({ "to": petition.to, "text": "$text", "articles": "$articles", "deposit": petition.deposit });
    match petition.about {
        Subject::Decision(no) => written["decision"] = json!(no),
        Subject::Game(game) if games.is_empty() => written["game"] = json!(game),
        Subject::Game(_) => written["game"] = json!("$game"),
    }
    written
}

/// Who votes on an appeal; who may have an interest makes room for a reserve.
fn bench(venue: &Venue, filed: &Filed, t: Text) -> Markup {
    let case = &filed.case;
    let bench = match case.petition.to {
        Court::Appeals => venue.competition().bench(case),
        _ => Vec::new(),
    };
    html! {
        @for member in bench {
            @let command = json!({"protest": {"interest": {"case": case.no, "member": member}}});
            (button(venue, &format!("{} ({}): {}", name(venue, member), t.panel_votes(), t.panel_interest()), &command))
        }
    }
}

/// Those who were excluded: they leave the table, and what they achieved is annulled, by those who may.
fn exclusions(venue: &Venue, caller: &Caller, t: Text) -> Markup {
    let event = venue.competition();
    if !venue.leads(&caller.guest) {
        return html! {};
    }
    let out = event.stage().numbers().filter_map(|(no, who)| match who {
        Competitor::Person(person) if event.is_excluded(person) => Some((no, person)),
        _ => None,
    });
    let out: Vec<(No, competition::PersonId)> = out.collect();
    html! {
        @if !out.is_empty() {
            section aria-labelledby="exclusions" {
                h2 #exclusions { (t.case_excluded()) }
                ul .cases {
                    @for (no, person) in out {
                        li .card {
                            p { (no) ". " (name(venue, person)) }
                            @if event.stage().left(no).is_none() {
                                p .notice { (t.case_to_leave()) }
                                @let command = json!({"round": {"leave": {"no": no, "how": "excluded", "reason": t.measure_exclusion()}}});
                                (button(venue, t.case_let_leave(), &command))
                            }
                            @if event.protests().is_annulled(person) { p { "✓ " (t.case_annulled()) } }
                            @else { (annulment(venue, caller, person, t)) }
                        }
                    }
                }
            }
        }
    }
}

/// The main panel annuls; others read that it does.
fn annulment(venue: &Venue, caller: &Caller, person: competition::PersonId, t: Text) -> Markup {
    let mut refused = None;
    for actor in venue.actors_of(&caller.guest) {
        match venue.competition().may_annul(actor) {
            Ok(_) => return button(venue, t.case_annul(), &json!({"protest": {"annul": person}})),
            Err(no) => refused = Some(no),
        }
    }
    html! {
        @if let Some(no) = refused {
            p .faint { (t.said(no.why)) " " (rules::cite(t, no.by)) }
        }
    }
}

/// Until when somebody may still protest an overstep: nobody confirms it before, unless it was protested.
fn silent_until(venue: &Venue, decided: &Decided) -> Option<Moment> {
    let no = decided.decision.no;
    let about = Subject::Decision(no);
    let protested = venue.competition().protests().cases().iter().any(|case| case.petition.about == about);
    decided.until.filter(|_| !protested)
}

/// What everybody was told, and who says that it reached him.
fn notices(venue: &Venue, caller: &Caller, t: Text) -> Markup {
    let event = venue.competition();
    let (schedule, actors) = (event.schedule(), venue.actors_of(&caller.guest));
    let all = venue.conducts(&caller.guest);
    let mine = |who: &Competitor| match who {
        Competitor::Person(person) => actors.contains(&competition::Actor::Person(*person)),
        Competitor::Team(team) => actors.contains(&competition::Actor::Captain(*team)),
    };
    html! {
        @if !schedule.notices().is_empty() {
            section aria-labelledby="notices" {
                h2 #notices { (t.case_notices()) }
                ul .cases {
                    @for notice in schedule.notices().iter().rev() {
                        @let waiting: Vec<Competitor> = schedule.waiting(notice).filter(|who| all || mine(who)).collect();
                        li .card {
                            p { (t.said(&notice.text)) " " (rules::cite(t, notice.by)) }
                            @if waiting.is_empty() { p .good { "✓ " (t.case_received()) } }
                            @else {
                                @let command = json!({"schedule": {"receive": {"notice": notice.no, "who": "$who"}}});
                                form .command data-event=(venue.id()) data-command=(command) {
                                    label { span { (t.case_receives()) }
                                        select name="who" data-json {
                                            @for who in waiting { option value=(json!(who)) { (event.name_of(who)) } }
                                        }
                                    }
                                    button type="submit" { (t.case_receive()) }
                                    p .trouble role="alert" {}
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What keeps a round from being begun by the clock, where the secretary looks.
pub(crate) fn held_back(t: Text, event: &str, waits: Option<&Waits>) -> Markup {
    let Some(Waits { round, no, .. }) = waits else { return html! {} };
    html! {
        p .notice role="status" {
            (t.console_waits(*round)) " " (t.said(&no.why))
            @if !no.instead.is_empty() { "; " (t.said(&no.instead)) }
            @if let Some(by) = no.by { " " (rules::cite_name(t, by)) }
            " · " a href={ "/events/" (event) "/console/duties" } { (t.console_duties()) }
        }
    }
}

/// A command that needs nothing more.
fn button(venue: &Venue, text: &str, command: &serde_json::Value) -> Markup {
    html! {
        form .command data-event=(venue.id()) data-command=(command) {
            button type="submit" { (text) }
            p .trouble role="alert" {}
        }
    }
}

fn checklist(venue: &Venue, t: Text) -> Markup {
    let chapters = console::chapters(venue.competition());
    html! {
        @for chapter in &chapters {
            section aria-labelledby={ "when-" (chapter.when) } {
                h2 id={ "when-" (chapter.when) } { (t.named("duty", chapter.when).unwrap_or(chapter.when)) }
                ul .duties {
                    @for duty in &chapter.duties {
                        li .card {
                            p {
                                strong { (t.named("charge", &duty.charge).unwrap_or(&duty.charge)) } ": "
                                (says(t, duty.by))
                                " " (rules::cite_name(t, duty.by))
                                @if duty.blocks && duty.open { " · " em { (t.duty_blocks()) } }
                            }
                            @if !duty.open {
                                p .good { "✓ " (t.duty_done()) }
                            } @else if duty.noted {
                                @let command = json!({"note": {"article": duty.by, "text": "✓"}});
                                form .command data-event=(venue.id()) data-command=(command) {
                                    button type="submit" { (t.duty_tick()) }
                                    p .trouble role="alert" {}
                                }
                            } @else {
                                p .faint { (t.duty_open()) " · " (t.duty_by_itself()) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn lines(venue: &Venue, filter: &Filter, t: Text) -> Markup {
    let lines = journal::lines(venue, t, filter);
    let query = format!("?area={}&q={}", encoded(&filter.area), encoded(&filter.q));
    html! {
        form .filter method="get" {
            label { span { (t.journal_area()) }
                select name="area" {
                    option value="" { (t.journal_all()) }
                    @for area in AREAS {
                        option value=(area) selected[area == filter.area] { (t.named("journal-area", area).unwrap_or(area)) }
                    }
                }
            }
            label { span { (t.journal_search()) } input name="q" value=(filter.q) maxlength="100"; }
            button type="submit" { (t.journal_show()) }
        }
        p {
            a href={ "/api/events/" (venue.id()) "/papers/report.html?lang=" (t.language().code()) } target="_blank" { (t.journal_report()) } " · "
            a href={ "/api/events/" (venue.id()) "/journal.csv" (query) } { (t.journal_csv()) } " · "
            a href={ "/api/events/" (venue.id()) "/journal.txt" (query) } { (t.journal_txt()) }
        }
        @if lines.is_empty() { p .faint { (t.journal_empty()) } }
        @else {
            div .scroll .journal tabindex="0" role="region" aria-label=(t.console_journal()) {
                table {
                    thead { tr { th scope="col" { "№" } th scope="col" { (t.journal_when()) } th scope="col" { (t.journal_who()) }
                        th scope="col" { (t.journal_what()) } th scope="col" { (t.journal_details()) } } }
                    tbody {
                        @for line in lines.iter().rev().take(LINES) {
                            tr {
                                td { (line.step) } td { (time(line.at)) } td { (line.actor) }
                                td { (line.what) }
                                td {
                                    @for (at, detail) in line.details.iter().enumerate() {
                                        @if at > 0 { " · " }
                                        @match detail { Detail::Words(words) => (words), Detail::At(at) => (time(*at)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The parties who were neither heard nor found missing.
fn unheard(venue: &Venue, filed: &Filed) -> Vec<competition::PersonId> {
    let case = &filed.case;
    let known = |person: &competition::PersonId| case.heard.iter().any(|(heard, _)| heard == person);
    let parties = venue.competition().parties_of(case).iter().map(|party| party.person);
    parties.filter(|person| !known(person)).collect()
}

/// Those whom a protest concerns.
fn names(venue: &Venue, filed: &Filed) -> Vec<String> {
    let parties = venue.competition().parties_of(&filed.case).iter();
    parties.map(|party| name(venue, party.person)).collect()
}

fn name(venue: &Venue, person: competition::PersonId) -> String {
    venue.competition().name_of(competition::round::Competitor::Person(person))
}

/// What an article says.
fn says(t: Text, by: &'static str) -> &'static str {
    Article::find(by).map_or("", |by| rules::says(t, by))
}

fn articles(t: Text, articles: &[Article]) -> Markup {
    html! {
        @for article in articles {
            (rules::cite(t, *article)) " " (rules::says(t, *article)) " "
        }
    }
}

fn time(at: Moment) -> Markup {
    let minute = hall::time::minute(at);
    html! { time datetime={ (minute.replace('.', "-").replace(' ', "T")) "Z" } { (minute) " UTC" } }
}

fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
