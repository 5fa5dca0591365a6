//! Pages about people. Every form is a call that a program could make too: `web/account.js` sends it.

pub(crate) mod account;
pub(crate) mod accounts;
mod factor;
pub(crate) mod forms;

use clock::Day;
use language::Text;
use maud::{Markup, html};

use super::own::SessionLine;

/// A form that is sent as a call.
struct Call<'a> {
    /// The method and the address.
    call: String,
    /// Where to go when it is done; the same page if nothing is said.
    then: Option<&'a str>,
    fields: Markup,
    button: Markup,
}

impl Call<'_> {
    fn show(&self) -> Markup {
        html! {
            form .call method="post" data-call=(self.call) data-then=[self.then] {
                (self.fields)
                p .trouble role="alert" {}
                (self.button)
            }
        }
    }
}

/// One button that calls.
fn press(call: String, text: &str) -> Markup {
    Call { call, then: None, fields: html! {}, button: html! { button type="submit" { (text) } } }.show()
}

fn name_field(t: Text) -> Markup {
    html! {
        label {
            span { (t.account_name()) }
            input name="name" required minlength="2" maxlength="30" autocomplete="username" autocapitalize="none"
                spellcheck="false";
        }
    }
}

fn password_field(t: Text, name: &str) -> Markup {
    html! {
        label {
            span { (t.password()) }
            input name=(name) type="password" required maxlength="128" autocomplete="current-password";
        }
    }
}

fn new_password_field(t: Text, name: &str, label: &str) -> Markup {
    let least = people::password::LETTERS_MIN;
    html! {
        label {
            span { (label) }
            input name=(name) type="password" required minlength=(least) maxlength="128" autocomplete="new-password";
            small .faint { (t.password_help(least)) }
        }
    }
}

/// A code of the second factor; where it is not known yet whether there is one, it is shown when it is asked for.
fn code_field(t: Text, asked: bool) -> Markup {
    html! {
        label hidden[!asked] data-when=[(!asked).then_some("code-wanted")] {
            span { (t.factor_code()) }
            input name="code" required[asked] maxlength="40" autocomplete="one-time-code" autocapitalize="none" spellcheck="false";
            small .faint { (t.factor_code_help()) }
        }
    }
}

/// Where somebody is signed in; all but the session that asks can be ended.
fn session_list(t: Text, lines: &[SessionLine], end: impl Fn(&SessionLine) -> Markup) -> Markup {
    html! {
        ul .lines {
            @for line in lines {
                li {
                    span {
                        strong { (line.device) }
                        @if line.current { " · " (t.session_this()) }
                        br;
                        small .faint { (t.session_begun(day(t, line.begun))) ", " (t.session_seen(day(t, line.seen))) }
                    }
                    @if !line.current { (end(line)) }
                }
            }
        }
    }
}

/// A day as the reader writes it, from milliseconds after 1970.
fn day(t: Text, at: i64) -> String {
    t.language().day(&iso(at))
}

fn iso(at: i64) -> String {
    let days = i32::try_from(at.div_euclid(86_400_000)).unwrap_or(0);
    let (year, month, day) = Day(days).date();
    format!("{year:04}-{month:02}-{day:02}")
}
