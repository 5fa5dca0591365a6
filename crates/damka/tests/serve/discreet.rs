//! What is personal stands in the vault and nowhere else: not in the log of a server that tells everything, not in its answers
//! to others, not in the rest of its database or of a backup; and nowhere at all when it was erased. What opens a door (passwords,
//! cookies, links, tokens) stands nowhere as it was said.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::child::Server;
use crate::event::{PASSWORD, administrator, open};
use crate::kit::{Home, run, verify};
use crate::player::{call, text};

/// What is personal, as nobody else would write it: of a passport, a policy, a certificate of the doctor, an address, and a day of
/// birth in the forms it could take.
const PRIVATE: [&str; 7] = [
    "PASSPORT-KV-7788",
    "POLICY-QX-5521",
    "ASTHMA-ZZ-3141",
    "Lisova-4-WW",
    "17.05.2009",
    "2009-05-17",
    "14381",
];

#[test]
fn nothing_personal_leaves_the_vault_of_sqlite() {
    let home = Home::folder();
    leaves_nothing(&home, |home| {
        let file = store::Sqlite::file(Path::new(&home.arguments[1]));
        let database = rusqlite::Connection::open(&file).expect("the file");
        let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'vault'";
        let mut tables = database.prepare(tables).expect("a query");
        let names = tables.query_map((), |row| row.get::<_, String>(0)).expect("names");
        let mut all = String::new();
        for name in names.map(Result::unwrap) {
            let mut rows = database.prepare(&format!("SELECT * FROM {name}")).expect("a query");
            let columns = rows.column_count();
            let mut rows = rows.query(()).expect("rows");
            while let Some(row) = rows.next().expect("a row") {
                for column in 0..columns {
                    let value: rusqlite::types::Value = row.get(column).expect("a value");
                    all.push_str(&format!("{value:?}\n"));
                }
            }
        }
        all
    });
    // When it is erased, no byte of it is left on the disk: neither in the file nor in its log.
    for file in fs::read_dir(&home.arguments[1]).expect("a folder").map(|file| file.expect("a file").path()) {
        let bytes = fs::read(&file).expect("bytes");
        let found = PRIVATE
            .iter()
            .find(|private| bytes.windows(private.len()).any(|part| part == private.as_bytes()));
        assert_eq!(found.filter(|private| private.len() > 5), None, "{}", file.display());
    }
}

#[test]
fn nothing_personal_leaves_the_vault_of_postgres() {
    leaves_nothing(&Home::database(), |_| String::new());
}

/// Enters somebody, asks for everything others may ask for, and looks for what is personal; `rest` is the database without its vault.
fn leaves_nothing(home: &Home, rest: impl Fn(&Home) -> String) {
    let server = Server::logging(&home.arguments, "north", "trace");
    let address = server.address.clone();
    let (told, keys) = run(async {
        let cookie = administrator(&server).await;
        let keys = keys(&server, &cookie).await;
        let event = open(&address, &cookie, "russian").await;
        let events = format!("/api/events/{event}");
        let ask = async |commands: Value| {
            let body = json!({ "commands": commands });
            call(&address, "POST", &format!("{events}/commands"), &cookie, &body).await.expect("an answer")
        };
        let done = async |commands: Value| {
            let answer = ask(commands.clone()).await;
            assert_eq!(answer.status, 200, "{commands}: {answer:?}");
        };
        let [passport, policy, doctor, home_address, ..] = PRIVATE;
        let paper = |document: Value, number: &str| json!({ "entry": { "show": { "people": [1], "paper": { "document": document, "number": number, "until": 30_000 } } } });
        let person = json!({ "name": "Ким Юрий", "capacities": ["player"], "birth": { "day": 14_381 }, "other": [["address", home_address]] });
        done(json!([
            { "entry": { "register": { "person": person } } },
            paper(json!({ "paper": "passport" }), passport),
            paper(json!({ "paper": "accident-insurance" }), policy),
            paper(json!({ "other": "doctor's certificate" }), doctor),
            { "entry": { "register": { "person": { "name": "Їжак Остап", "capacities": ["player"] } } } },
            { "entry": "admit-ready" }, { "round": "draw-lots" }, { "round": "pair" }, { "venue": "publish" },
        ]))
        .await;
        // What is wrong is not told to the log with what was written.
        for wrong in [
            json!([paper(json!({ "paper": passport }), policy)]),
            json!([{ "entry": { "show": { "people": passport, "paper": doctor } } }]),
            json!([{ "entry": { "show": { "people": [99], "paper": { "document": { "paper": "passport" }, "number": passport } } } }]),
            json!([{ "entry": { "register": { "person": { "name": "Ким Юрий", "capacities": ["player"], "birth": { "day": 14_381 } } } } }]),
        ] {
            assert!(ask(wrong.clone()).await.status >= 400, "{wrong}");
        }
        let roll = json!({ "text": format!("name;born;address\nKim;17.05.2009;{home_address}\nOrlova;{passport};x") });
        let read =
            call(&address, "POST", &format!("{events}/roll"), &cookie, &roll).await.expect("an answer");
        assert_eq!(read.status, 200, "{read:?}");
        let mut told = String::new();
        for path in [
            "",
            "/standings",
            "/crosstable",
            "/pairings",
            "/players",
            "/players/1",
            "/statistics",
            "/export.csv",
            "/export.csv?what=entries",
            "/export.csv?what=games",
            "/export.json",
            "/export.trf",
            "/export.pdn",
            "/export.sgf",
        ] {
            told.push_str(&text(&address, &format!("{events}{path}"), "").await.expect("an answer"));
        }
        told.push_str(&text(&address, "/metrics", "").await.expect("an answer"));
        for path in ["/export.damka", "/journal"] {
            told.push_str(&text(&address, &format!("{events}{path}"), &cookie).await.expect("an answer"));
        }
        let whole = text(&address, &format!("{events}/export.damka?personal=true"), &cookie)
            .await
            .expect("an answer");
        assert!(whole.contains(passport) && whole.contains("14381"), "who admits players has it");
        let backup = backup(home);
        let (vault, rest): (Vec<&str>, Vec<&str>) =
            backup.lines().partition(|line| line.starts_with("{\"secret\":"));
        assert!(vault.join("\n").contains(doctor), "a backup restores everything");
        told.push_str(&rest.join("\n"));
        done(json!([{ "schedule": { "cancel": { "reason": "no hall" } } }, { "venue": { "erase": {} } }]))
            .await;
        (told, keys)
    });
    // A few digits may stand in a hash by chance.
    let clear =
        |text: &str| PRIVATE.into_iter().filter(|private| private.len() > 5).find(|each| text.contains(each));
    assert_eq!(clear(&told), None, "told to others");
    assert_eq!(clear(&rest(home)), None, "in the database");
    let log = server.log();
    assert!(log.contains("\"TRACE\""), "it tells everything");
    assert_eq!(clear(&log), None, "in the log");
    assert!(log.contains("a password was wrong"), "somebody who tries passwords is told of");
    for (whole, place) in
        [(&log, "in the log"), (&rest(home), "in the database"), (&backup(home), "in a backup")]
    {
        assert_eq!(keys.iter().find(|key| whole.contains(*key)), None, "{place}");
    }
    assert!(!told.contains("\"day\":14381") && !log.contains("14381"), "the day of birth");
    assert_eq!(clear(&backup(home)), None, "erased");
    server.kill();
    verify(home);
}

/// What opens a door: a password that is right, one that is wrong and stands where a name should, a cookie, the first link and a token.
async fn keys(server: &Server, cookie: &str) -> Vec<String> {
    let (typed, guessed) = ("typed-for-a-name-61", "guessed-wrong-62");
    let guess = json!({ "name": typed, "password": guessed });
    let answer = call(&server.address, "POST", "/api/session", "", &guess).await.expect("an answer");
    assert_eq!(answer.status, 401, "{answer:?}");
    let wanted = json!({ "password": PASSWORD, "label": "bot", "scopes": ["read"], "days": 1 });
    let made =
        call(&server.address, "POST", "/api/account/tokens", cookie, &wanted).await.expect("an answer");
    let token = made.json["token"].as_str().expect("a token").to_owned();
    let secret = cookie.split(['=', ';']).nth(1).expect("a cookie").to_owned();
    assert!(secret.len() > 15 && token.len() > 15, "{secret} {token}");
    let link = server.link.clone().expect("a link");
    vec![PASSWORD.to_owned(), typed.to_owned(), guessed.to_owned(), secret, link, token]
}

fn backup(home: &Home) -> String {
    let made =
        Command::new(env!("CARGO_BIN_EXE_damka")).arg("backup").args(&home.arguments).arg("-").output();
    let made = made.expect("runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    String::from_utf8(made.stdout).expect("text")
}
