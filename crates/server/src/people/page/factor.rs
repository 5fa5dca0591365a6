//! The second factor on the page of one's own account: set up step by step, and looked after when it is there.

use language::Text;
use maud::{Markup, html};

use super::{Call, code_field, day, password_field};

/// The section; with since when a second factor is asked for, and how many recovery codes are left, if there is one.
pub(super) fn section(t: Text, factor: Option<(i64, usize)>) -> Markup {
    html! {
        section .card aria-labelledby="second-factor" {
            h2 #second-factor { (t.factor()) }
            @match factor {
                None => (begin(t)),
                Some((since, left)) => {
                    p { (t.factor_since(day(t, since))) " " (t.factor_recovery_left(u32::try_from(left).unwrap_or(0))) }
                    (renew(t))
                    (off(t))
                },
            }
            (codes(t))
        }
    }
}

/// First the password, then the seed and a code of it. What is shown once is shown by the page's script.
fn begin(t: Text) -> Markup {
    html! {
        p .faint { (t.factor_lead()) }
        form .call method="post" data-call="POST /api/account/second-factor" data-once="" {
            (password_field(t, "password"))
            p .trouble role="alert" {}
            button type="submit" { (t.factor_begin()) }
        }
        div hidden data-shows="picture" {
            p { (t.factor_scan()) }
            svg .qr role="img" aria-label=(t.factor_picture()) { path {} }
        }
        p .told hidden data-shows="secret" { (t.factor_secret()) " " output {} }
        p hidden data-shows="link" { a .button { (t.factor_link()) } }
        form .call method="post" data-call="PUT /api/account/second-factor" data-once="" hidden data-shows="secret" {
            label {
                span { (t.factor_first_code()) }
                input name="code" required maxlength="10" inputmode="numeric" autocomplete="one-time-code";
            }
            p .trouble role="alert" {}
            button .main type="submit" { (t.factor_set()) }
        }
    }
}

fn renew(t: Text) -> Markup {
    html! {
        details {
            summary { (t.factor_renew()) }
            form .call method="post" data-call="POST /api/account/second-factor/codes" data-once="" {
                (password_field(t, "password"))
                (code_field(t, true))
                p .trouble role="alert" {}
                button type="submit" { (t.factor_renew()) }
            }
        }
    }
}

fn off(t: Text) -> Markup {
    let fields = html! { (password_field(t, "password")) (code_field(t, true)) };
    let button = html! { button .hot type="submit" { (t.factor_off()) } };
    html! {
        details {
            summary { (t.factor_off()) }
            (Call { call: "POST /api/account/second-factor/off".to_owned(), then: None, fields, button }.show())
        }
    }
}

/// The recovery codes, when there are new ones.
fn codes(t: Text) -> Markup {
    html! {
        div .told hidden data-shows="codes" {
            p { (t.factor_codes()) }
            output .codes {}
        }
        p hidden data-shows="codes" { a .button.main href="/account" { (t.factor_kept()) } }
    }
}
