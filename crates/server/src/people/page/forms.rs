//! The pages by which people come in.

use maud::{Markup, html};
use people::Actor;

use super::{Call, code_field, name_field, new_password_field, password_field};
use crate::caller::Caller;
use crate::page::layout::Page;

const SCRIPTS: &[&str] = &["account.js"];

/// Open an account.
pub(crate) async fn register(caller: Caller) -> Markup {
    let t = caller.language.text();
    let fields = html! {
        (name_field(t))
        small .faint { (t.account_name_help(2, 30)) }
        (new_password_field(t, "password", t.password()))
    };
    let button = html! { button .main type="submit" { (t.register()) } };
    let content = html! {
        h1 { (t.register_title()) }
        p { (t.register_lead()) }
        (Call { call: "POST /api/account".to_owned(), then: Some("/account"), fields, button }.show())
        p { (t.have_account()) " " a href="/sign-in" { (t.sign_in()) } }
    };
    Page { title: t.register_title(), scripts: SCRIPTS, content }.show(&caller)
}

/// Sign in.
pub(crate) async fn sign_in(caller: Caller) -> Markup {
    let t = caller.language.text();
    let fields = html! { (name_field(t)) (password_field(t, "password")) (code_field(t, false)) };
    let button = html! { button .main type="submit" { (t.sign_in()) } };
    let content = html! {
        h1 { (t.sign_in_title()) }
        (Call { call: "POST /api/session".to_owned(), then: Some("/account"), fields, button }.show())
        p { (t.no_account_yet()) " " a href="/register" { (t.register()) } }
        details {
            summary { (t.password_forgotten()) }
            p { (t.password_forgotten_help()) }
            p { (t.factor_lost_help()) }
        }
    };
    Page { title: t.sign_in_title(), scripts: SCRIPTS, content }.show(&caller)
}

/// Set a new password by a link. The secret stands after `#`, and only the browser sees it.
pub(crate) async fn reset(caller: Caller) -> Markup {
    let t = caller.language.text();
    let fields = html! {
        input type="hidden" name="link" data-from="hash";
        (new_password_field(t, "password", t.password_new()))
        (code_field(t, false))
    };
    let button = html! { button .main type="submit" { (t.save()) } };
    let content = html! {
        h1 { (t.password_reset_title()) }
        (Call { call: "POST /api/reset".to_owned(), then: Some("/account"), fields, button }.show())
    };
    Page { title: t.password_reset_title(), scripts: SCRIPTS, content }.show(&caller)
}

/// Come in by an invitation, as somebody new or as who one is.
pub(crate) async fn invitation(caller: Caller) -> Markup {
    let t = caller.language.text();
    let new = caller.actor == Actor::Visitor;
    let content = html! {
        h1 { (t.register_title()) }
        p #invited data-call="POST /api/invitation" aria-live="polite" {}
        @if new {
            (Call {
                call: "POST /api/account".to_owned(),
                then: Some("/account"),
                fields: html! {
                    input type="hidden" name="invitation" data-from="hash";
                    (name_field(t))
                    small .faint { (t.account_name_help(2, 30)) }
                    (new_password_field(t, "password", t.password()))
                },
                button: html! { button .main type="submit" { (t.register()) } },
            }.show())
            p { (t.have_account()) " " a href="/sign-in" data-keep="hash" { (t.sign_in()) } }
        } @else {
            (Call {
                call: "POST /api/account/invitation".to_owned(),
                then: Some("/account"),
                fields: html! {
                    input type="hidden" name="link" data-from="hash";
                    p { (t.signed_in_as(&caller.guest.name)) }
                },
                button: html! { button .main type="submit" { (t.ok()) } },
            }.show())
        }
    };
    Page { title: t.register_title(), scripts: SCRIPTS, content }.show(&caller)
}
