//! The administrators' pages: everybody's accounts, invitations, the door.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use language::Text;
use maud::{Markup, html};
use people::{Demand, Door, Role};

use super::super::desk::{self, Line, Search, Waiting};
use super::super::gate;
use super::super::own::{SessionLine, session_lines_of};
use super::{Call, day, iso, press, session_list};
use crate::app::App;
use crate::caller::Caller;
use crate::page::layout::Page;

const SCRIPTS: &[&str] = &["account.js"];

/// Shows accounts by their names.
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    search: Result<Query<Search>, QueryRejection>,
) -> Markup {
    let t = caller.language.text();
    let search = search.map(|Query(search)| search).unwrap_or_default();
    let lines = desk::lines(&app, &search);
    let next = lines.last().filter(|_| lines.len() == desk::PAGE).map(|line| line.name.clone());
    let content = html! {
        h1 { (t.admin_accounts()) }
        form .search role="search" method="get" action="/accounts" {
            label { span .unseen { (t.search()) } input name="search" type="search" value=(search.search) maxlength="30"; }
            button type="submit" { (t.search()) }
        }
        @if lines.is_empty() { p { (t.admin_accounts_none()) } } @else { (table(t, &lines)) }
        @if let Some(after) = next {
            form method="get" action="/accounts" {
                input type="hidden" name="search" value=(search.search);
                input type="hidden" name="after" value=(after);
                button type="submit" { (t.more()) }
            }
        }
        (invitations(t, &desk::waiting(&app)))
        (door(t, app.house.look(|people, _| people.door())))
        (demand(t, app.house.look(|people, _| people.demand())))
    };
    Page { title: t.admin_accounts(), scripts: SCRIPTS, content }.show(&caller)
}

/// Shows one account.
pub(crate) async fn one(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    let t = caller.language.text();
    let line = match desk::line(&app, &id) {
        Ok(line) => line,
        Err(refusal) => return gate::page(&caller, refusal),
    };
    let sessions_of = id.parse().map(|id| session_lines_of(&app, &caller, id)).unwrap_or_default();
    let content = html! {
        h1 { (line.name) }
        p { (t.account_since(day(t, line.registered))) }
        @if let Some(blocked) = &line.blocked { p { strong { (t.admin_blocked(&blocked.reason)) } } }
        (roles(t, &line))
        (block(t, &line))
        (reset(t, &line))
        (factor(t, &line))
        (sessions(t, &line, &sessions_of))
        p { a href="/accounts" { (t.admin_accounts()) } }
    };
    Page { title: &line.name, scripts: SCRIPTS, content }.show(&caller).into_response()
}

fn table(t: Text, lines: &[Line]) -> Markup {
    html! {
        table .wide {
            thead { tr { th scope="col" { (t.account_name()) } th scope="col" { (t.role()) } th scope="col" { (t.details()) } } }
            tbody {
                @for line in lines {
                    tr {
                        th scope="row" { a href={ "/accounts/" (line.id) } { (line.name) } }
                        td { (role_words(t, &line.roles)) }
                        td {
                            (t.account_since(day(t, line.registered)))
                            @if let Some(blocked) = &line.blocked { br; strong { (t.admin_blocked(&blocked.reason)) } }
                        }
                    }
                }
            }
        }
    }
}

fn roles(t: Text, line: &Line) -> Markup {
    html! {
        section .card aria-labelledby="roles" {
            h2 #roles { (t.role()) }
            ul .lines {
                @for role in Role::ALL.into_iter().filter(|role| *role != Role::Player) {
                    li {
                        span { (t.named("role", role.word()).unwrap_or(role.word())) }
                        @if line.roles.contains(&role.word()) {
                            (press(format!("DELETE /api/accounts/{}/roles/{role}", line.id), t.admin_take_role()))
                        } @else {
                            (Call {
                                call: format!("POST /api/accounts/{}/roles", line.id),
                                then: None,
                                fields: html! { input type="hidden" name="role" value=(role); },
                                button: html! { button type="submit" { (t.admin_give_role()) } },
                            }.show())
                        }
                    }
                }
            }
        }
    }
}

fn block(t: Text, line: &Line) -> Markup {
    let (call, word) =
        if line.blocked.is_some() { ("unblock", t.admin_unblock()) } else { ("block", t.admin_block()) };
    let fields =
        html! { label { span { (t.admin_reason()) } input name="reason" required maxlength="500"; } };
    let button = html! { button .hot type="submit" { (word) } };
    html! {
        section .card aria-labelledby="block" {
            h2 #block { (word) }
            (Call { call: format!("POST /api/accounts/{}/{call}", line.id), then: None, fields, button }.show())
        }
    }
}

fn reset(t: Text, line: &Line) -> Markup {
    let tomorrow = iso(line.now + 86_400_000);
    let button = html! {
        p .told hidden data-shows="url" { (t.admin_reset_link(tomorrow, &line.name)) " " output {} }
        button type="submit" { (t.admin_reset()) }
    };
    html! {
        section .card aria-labelledby="reset" {
            h2 #reset { (t.admin_reset()) }
            p .faint { (t.admin_reset_help()) }
            (Call { call: format!("POST /api/accounts/{}/reset", line.id), then: None, fields: html! {}, button }.show())
            @if let Some(until) = line.reset {
                p { (t.token_ends(day(t, until))) }
                (press(format!("DELETE /api/accounts/{}/reset", line.id), t.admin_withdraw()))
            }
        }
    }
}

fn factor(t: Text, line: &Line) -> Markup {
    html! {
        @if let Some(since) = line.factor {
            section .card aria-labelledby="second-factor" {
                h2 #second-factor { (t.factor()) }
                p { (t.factor_since(day(t, since))) }
                p .faint { (t.admin_take_factor_help()) }
                (press(format!("DELETE /api/accounts/{}/second-factor", line.id), t.admin_take_factor()))
            }
        }
    }
}

fn sessions(t: Text, line: &Line, lines: &[SessionLine]) -> Markup {
    html! {
        @if !lines.is_empty() {
            section .card aria-labelledby="sessions" {
                h2 #sessions { (t.sessions()) }
                (session_list(t, lines, |session| {
                    press(format!("DELETE /api/accounts/{}/sessions/{}", line.id, session.id), t.session_end())
                }))
            }
        }
    }
}

fn invitations(t: Text, lines: &[Waiting]) -> Markup {
    let fields = html! {
        label { span { (t.token_label()) } input name="label" required maxlength="60" autocomplete="off"; }
        label {
            span { (t.role()) }
            select name="role" {
                option value="" { (t.role_player()) }
                @for role in Role::ALL.into_iter().filter(|role| *role != Role::Player) {
                    option value=(role) { (t.named("role", role.word()).unwrap_or(role.word())) }
                }
            }
        }
        label { span { (t.admin_places()) } input name="count" type="number" min="1" max="500" value="1"; }
    };
    let button = html! {
        p .told hidden data-shows="url" { (t.admin_invitation_link()) " " output {} }
        button type="submit" { (t.admin_invite()) }
    };
    html! {
        section .card aria-labelledby="invitations" {
            h2 #invitations { (t.admin_invitations()) }
            ul .lines {
                @for line in lines {
                    li {
                        span {
                            strong { @if line.printed { (t.admin_invitation_printed()) } @else { (line.label) } }
                            @if let Some(role) = line.role { " · " (t.named("role", role).unwrap_or(role)) }
                            br;
                            small .faint { (t.admin_invitation_left(line.left)) ". " (t.token_ends(day(t, line.until))) }
                        }
                        (press(format!("DELETE /api/invitations/{}", line.id), t.admin_withdraw()))
                    }
                }
            }
            (Call { call: "POST /api/invitations".to_owned(), then: None, fields, button }.show())
        }
    }
}

fn door(t: Text, door: Door) -> Markup {
    let fields = html! {
        select name="door" aria-labelledby="door" {
            option value="everybody" selected[door == Door::Everybody] { (t.admin_door_everybody()) }
            option value="invited" selected[door == Door::Invited] { (t.admin_door_invited()) }
        }
    };
    let button = html! { button type="submit" { (t.save()) } };
    html! {
        section .card aria-labelledby="door" {
            h2 #door { (t.admin_door()) }
            (Call { call: "PUT /api/door".to_owned(), then: None, fields, button }.show())
        }
    }
}

fn demand(t: Text, demand: Demand) -> Markup {
    let fields = html! {
        select name="of" aria-labelledby="demand" {
            option value="nobody" selected[demand == Demand::Nobody] { (t.admin_demand_nobody()) }
            option value="officials" selected[demand == Demand::Officials] { (t.admin_demand_officials()) }
        }
    };
    let button = html! { button type="submit" { (t.save()) } };
    html! {
        section .card aria-labelledby="demand" {
            h2 #demand { (t.admin_demand()) }
            p .faint { (t.admin_demand_help()) }
            (Call { call: "PUT /api/second-factor".to_owned(), then: None, fields, button }.show())
        }
    }
}

fn role_words(t: Text, roles: &[&'static str]) -> String {
    roles.iter().map(|role| t.named("role", role).unwrap_or(role)).collect::<Vec<_>>().join(", ")
}
