//! One's own account.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use language::Text;
use maud::{Markup, html};
use people::{Action, Refusal, Roles, Scope};

use super::super::games::{self, Asked, Finished, Line};
use super::super::own::{self, SessionLine, TokenLine};
use super::super::{Trouble, gate};
use super::{Call, code_field, day, factor, iso, new_password_field, password_field, press, session_list};
use crate::app::App;
use crate::caller::Caller;
use crate::page::control;
use crate::page::layout::Page;

/// Days for which a token is made unless its owner says otherwise.
const TOKEN_DAYS: u32 = 90;

/// Shows one's own account.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Response {
    let asked = asked.ok().map(|Query(asked)| asked).filter(Asked::is_place).unwrap_or_default();
    match page(&app, &caller, &asked).await {
        Ok(page) => page.into_response(),
        Err(Trouble::Refused(refusal)) => gate::page(&caller, refusal),
        Err(trouble) => trouble.into_response(),
    }
}

async fn page(app: &App, caller: &Caller, asked: &Asked) -> Result<Markup, Trouble> {
    let t = caller.language.text();
    let account = own::account(caller)?;
    let known = app.house.look(|people, _| {
        let person = people.account(account)?;
        let factor = person.factor().map(|factor| (factor.since.0, factor.recovery_left()));
        Some((person.roles(), person.registered().0, factor, people.owes_factor(person)))
    });
    let (roles, since, factor, owes) = known.ok_or(Refusal::UnknownAccount)?;
    let finished = games::finished(app, account, asked.before.as_deref()).await?;
    let content = html! {
        h1 { (caller.guest.name) }
        p { (t.account_since(day(t, since))) }
        ul .roles { @for role in roles.iter() { li { (t.named("role", role.word()).unwrap_or(role.word())) } } }
        @if roles.may(Action::SeeAccounts) { p { a href="/accounts" { (t.admin_accounts()) } } }
        @if owes { p .told { (t.factor_owed()) } (factor::section(t, None)) } @else { (games(t, &finished, asked)) }
        (sessions(t, &own::session_lines(app, caller)?))
        (password(t, factor.is_some()))
        @if !owes { (factor::section(t, factor)) }
        (tokens(t, &own::token_lines(app, caller)?, roles, factor.is_some()))
        (close(t, factor.is_some()))
    };
    Ok(Page { title: t.account_title(), scripts: &["account.js"], content }.show(caller))
}

fn games(t: Text, finished: &Finished, asked: &Asked) -> Markup {
    html! {
        section .card aria-labelledby="games" {
            h2 #games { (t.account_games()) }
            p .faint { (t.account_games_lead()) }
            @if finished.games.is_empty() { p { (t.account_games_none()) } }
            ul .lines { @for line in &finished.games { li { (game(t, line)) } } }
            @if asked.before.is_some() { a .button href="/account#games" { (t.account_games_newest()) } }
            @if let Some(next) = &finished.next {
                " " a .button href={ "/account?before=" (next) "#games" } { (t.account_games_earlier()) }
            }
        }
    }
}

fn game(t: Text, line: &Line) -> Markup {
    let opponent = if line.opponent.is_empty() { t.anonymous() } else { &line.opponent };
    let none = |cause: &String| format!("{}: {}", t.result_none(), t.named("cause", cause).unwrap_or(cause));
    let score = line.points.as_ref().map(|[mine, his]| format!("{mine} : {his}"));
    let score = score.or_else(|| line.void.as_ref().map(none));
    let kind = t.named("discipline", &line.kind).unwrap_or(&line.kind);
    let edition = t.named("edition-short", &line.edition).unwrap_or(&line.edition);
    html! {
        span {
            a href={ "/table/" (line.id) } { strong { bdi { (opponent) } } }
            " · " (score.as_deref().unwrap_or(t.account_games_decided()))
            br;
            small .faint { @let at = i64::try_from(line.at).unwrap_or(0);
                time datetime=(iso(at)) { (day(t, at)) } " · " (kind) " · " (edition) " · " (control::read(t, &line.control)) }
        }
    }
}

fn sessions(t: Text, lines: &[SessionLine]) -> Markup {
    let end = |line: &SessionLine| html! { button type="submit" name="session" value=(line.id) { (t.session_end()) } };
    html! {
        section .card aria-labelledby="sessions" {
            h2 #sessions { (t.sessions()) }
            p .faint { (t.sessions_lead()) }
            @if lines.len() > 1 {
                (Call {
                    call: "POST /api/account/sessions/end".to_owned(),
                    then: None,
                    fields: html! { (password_field(t, "password")) (session_list(t, lines, end)) },
                    button: html! { button type="submit" { (t.sessions_end_others()) } },
                }.show())
            } @else {
                (session_list(t, lines, end))
            }
        }
    }
}

fn password(t: Text, factor: bool) -> Markup {
    let fields = html! {
        label {
            span { (t.password_old()) }
            input name="old" type="password" required maxlength="128" autocomplete="current-password";
        }
        (new_password_field(t, "new", t.password_new()))
        @if factor { (code_field(t, true)) }
    };
    let button = html! { button type="submit" { (t.password_change()) } };
    html! {
        section .card aria-labelledby="password" {
            h2 #password { (t.password_change()) }
            (Call { call: "POST /api/account/password".to_owned(), then: None, fields, button }.show())
        }
    }
}

fn tokens(t: Text, lines: &[TokenLine], roles: Roles, factor: bool) -> Markup {
    let scopes =
        Scope::ALL.into_iter().filter(|scope| *scope != Scope::Admin || roles.may(Action::SeeAccounts));
    let fields = html! {
        label { span { (t.token_label()) } input name="label" required maxlength="60" autocomplete="off"; }
        fieldset {
            legend { (t.token_scopes()) }
            @for scope in scopes {
                label .check {
                    input type="checkbox" name="scopes" value=(scope.word());
                    span { (t.named("scope", scope.word()).unwrap_or(scope.word())) }
                }
            }
        }
        label { span { (t.token_days()) } input name="days" type="number" min="1" max="366" value=(TOKEN_DAYS); }
        (password_field(t, "password"))
        @if factor { (code_field(t, true)) }
    };
    let button = html! {
        p .told hidden data-shows="token" { (t.token_shown_once()) " " output {} }
        button type="submit" { (t.token_new()) }
    };
    html! {
        section .card aria-labelledby="tokens" {
            h2 #tokens { (t.tokens()) }
            p .faint { (t.tokens_lead()) " " a href="/api/docs" { (t.api()) } }
            @if lines.is_empty() { p { (t.tokens_none()) } }
            ul .lines {
                @for line in lines {
                    li {
                        span {
                            strong { (line.label) } " · " (scope_words(t, &line.scopes))
                            br;
                            small .faint {
                                (t.token_ends(day(t, line.until))) ". "
                                (line.seen.map_or_else(|| t.token_unused().to_owned(), |seen| t.token_used(day(t, seen))))
                            }
                        }
                        (press(format!("DELETE /api/account/tokens/{}", line.id), t.token_revoke()))
                    }
                }
            }
            details {
                summary { (t.token_new()) }
                (Call { call: "POST /api/account/tokens".to_owned(), then: None, fields, button }.show())
            }
        }
    }
}

fn scope_words(t: Text, scopes: &[&'static str]) -> String {
    scopes.iter().map(|scope| t.named("scope", scope).unwrap_or(scope)).collect::<Vec<_>>().join(", ")
}

fn close(t: Text, factor: bool) -> Markup {
    let fields = html! {
        p { (t.account_close_sure()) }
        (password_field(t, "password"))
        @if factor { (code_field(t, true)) }
    };
    let button = html! { button .hot type="submit" { (t.account_close()) } };
    html! {
        details .card {
            summary { (t.account_close()) }
            (Call { call: "POST /api/account/close".to_owned(), then: Some("/"), fields, button }.show())
        }
    }
}
