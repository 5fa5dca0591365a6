//! What a program writes, as the event understands it: seeds and secrets come from the server where they are left out.

use axum::http::StatusCode;
use clock::{Millis, Moment};
use competition::round;
use hall::table::{Guest, No};
use hall::token;
use serde_json::{Value, json};

use crate::api::error::Error;
use crate::app::App;
use crate::json::read;
use crate::office::VenueDesk;
use venue::writing;
use venue::{Answer, Command, Holder, House, Wish};

/// For how many days a link works, if nothing is said.
const DAYS: u16 = 14;
/// Seeds are numbers that every program reads exactly.
const SEED_END: u64 = 1 << 53;
/// What is drawn by lot.
const DRAWN: [&str; 6] = ["pair", "repair", "draw-lots", "break", "begin-stage", "begin-play-off"];

/// A command that was understood.
pub(super) struct Meant {
    pub(super) command: Command,
    /// What the link of an invitation holds; told once.
    pub(super) secret: Option<String>,
}

/// Understands a command.
pub(super) async fn meant(
    (app, desk, by): (&App, &VenueDesk, &Guest),
    at: usize,
    mut value: Value,
    now: Moment,
) -> Result<Meant, Error> {
    let malformed = |why: String| {
        let no = No::unread(&why);
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, no).of_command(at)
    };
    if let Some(wish) = value.get_mut("venue").map(Value::take) {
        if value.as_object().is_some_and(|all| all.len() > 1) {
            return Err(Error::field("venue", "one command at a time".to_owned(), String::new()));
        }
        let wish: Wish = read(&wish).map_err(malformed)?;
        return house((app, desk, by), wish, now).await;
    }
    draw(&mut value);
    let written = writing::all(&value);
    written.map_err(|no| Error::new(StatusCode::UNPROCESSABLE_ENTITY, no).of_command(at))?;
    let command = Command::Conduct(read(&value).map_err(malformed)?);
    Ok(Meant { command, secret: None })
}

async fn house((app, desk, by): (&App, &VenueDesk, &Guest), wish: Wish, now: Moment) -> Result<Meant, Error> {
    let mut secret = None;
    let command = match wish {
        Wish::Publish => House::Publish,
        Wish::Grant { account, seat } => House::Grant { holder: holder(app, &account)?, seat },
        Wish::Invite { seat, label, days, uses } => {
            let made = token::secret();
            let hash = token::known_by(&made);
            secret = Some(made);
            let until = now + Millis::days(u64::from(days.unwrap_or(DAYS)));
            House::Invite { hash, seat, label, until, uses: uses.unwrap_or(1) }
        }
        Wish::Recall { invitation } => House::Recall { invitation },
        Wish::Join { token, name } => House::Join { hash: token::known_by(token.trim()), name },
        Wish::Unseat { no, reason } => House::Unseat { no, reason },
        Wish::Ask(what) => House::Ask(what),
        Wish::Approve { no } => House::Answer { no, answer: Answer::Approved },
        Wish::Decline { no } => House::Answer { no, answer: Answer::Declined },
        Wish::Regulate(draft) => House::Regulate(draft),
        Wish::Arrange(terms) => House::Arrange(terms),
        Wish::Erase { person } => House::Erase { person },
        Wish::CommitLots => {
            let digest = app.office.bind_lots(desk, by).await?;
            return Ok(Meant { command: lots(round::Command::CommitLots(digest)), secret: None });
        }
        Wish::RevealLots => {
            let (seed, nonce) = app.office.bound_lots(desk).await?;
            return Ok(Meant { command: lots(round::Command::DrawLots { seed, nonce }), secret: None });
        }
    };
    Ok(Meant { command: Command::House(command), secret })
}

fn lots(command: round::Command) -> Command {
    Command::Conduct(competition::Command::Round(command))
}

/// Somebody with an account, by its name.
fn holder(app: &App, name: &str) -> Result<Holder, Error> {
    let known = app.house.look(|people, _| {
        let person = people.named(name)?;
        let (account, name) = (Some(person.id().to_string()), person.name().to_string());
        Some(Holder { account, visitor: String::new(), name })
    });
    known.ok_or_else(|| {
        Error::new(StatusCode::NOT_FOUND, No::new("unknown-account", "there is no account of this name"))
    })
}

/// Gives what is drawn by lot its seed, where there is none.
fn draw(value: &mut Value) {
    let Some(round) = value.get_mut("round") else { return };
    if let Some(name) = round.as_str().filter(|name| DRAWN.contains(name)) {
        *round = json!({ name: {} });
    }
    for name in DRAWN {
        if let Some(told) = round.get_mut(name).and_then(Value::as_object_mut) {
            if told.get("seed").is_none_or(Value::is_null) {
                told.insert("seed".to_owned(), token::number(SEED_END).into());
                if name == "draw-lots" {
                    told.entry("nonce").or_insert_with(|| token::secret().into());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_gets_a_seed_that_was_left_out_and_keeps_one_that_was_not() {
        for mut value in [json!({ "round": "pair" }), json!({ "round": { "pair": {} } })] {
            draw(&mut value);
            assert!(value["round"]["pair"]["seed"].as_u64().is_some_and(|seed| seed < SEED_END), "{value}");
            assert!(serde_json::from_value::<competition::Command>(value).is_ok());
        }
        let mut value = json!({ "round": { "draw-lots": { "seed": 5, "nonce": "red kettle" } } });
        let told = value.clone();
        draw(&mut value);
        assert_eq!(value, told);
        let mut other = json!({ "round": { "score": { "round": 1 } } });
        draw(&mut other);
        assert_eq!(other, json!({ "round": { "score": { "round": 1 } } }));
    }
}
