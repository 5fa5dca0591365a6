//! Who runs the program and cannot get in.

use serde_json::json;

use crate::child::Server;
use crate::event::{PASSWORD, administrator};
use crate::kit::{Home, run, verify};
use crate::player::call;

#[test]
fn whoever_runs_the_program_becomes_an_administrator_again_by_a_link_he_asks_for() {
    let home = Home::folder();
    let server = Server::start(&home.arguments, "one");
    run(administrator(&server));
    server.kill();
    let server = Server::start(&home.arguments, "one");
    assert_eq!(server.link, None, "there is an administrator, and nobody asked");
    server.kill();
    let server = Server::with(&home.arguments, &["--node", "one", "--administrator"]);
    let link = server.link.clone().expect("a link that was asked for");
    run(async {
        let account = json!({ "name": "Taras", "password": PASSWORD, "invitation": link });
        let answer = call(&server.address, "POST", "/api/account", "", &account).await.expect("an answer");
        assert_eq!((answer.status, &answer.json["roles"]), (201, &json!(["player", "administrator"])));
        let account = json!({ "name": "Ostap", "password": PASSWORD, "invitation": link });
        let answer = call(&server.address, "POST", "/api/account", "", &account).await.expect("an answer");
        assert_eq!(answer.status, 410, "it works once: {answer:?}");
    });
    server.kill();
    verify(&home);
}
