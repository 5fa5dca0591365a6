//! Who watches is told what was changed, as far as he may know.

use people::Role;
use serde_json::json;

use super::super::{Circle, Office};
use super::{done, paired};
use crate::hall::Nodes;
use crate::people::tests::site::Site;
use crate::time::Time;

#[tokio::test]
async fn another_node_hears_and_tells_its_watchers_without_what_is_kept_back() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = paired(&site, &olena).await;
    let second = Office::new(site.journal.clone(), Nodes::Several, Time::start());
    let desk = second.venue(&id).await.expect("the event");
    let (mut public, mut inner) = (desk.listen(Circle::Public), desk.listen(Circle::Desk));
    let commands = json!([
        { "round": { "score": { "round": 1, "no": 1, "outcome": "draw" } } },
        { "entry": { "ban": { "name": "X", "from": 1 } } },
    ]);
    done(&site, &olena, &id, commands).await;
    let entries = store::Reader::since(&*site.journal, store::Position::START, 1_000).await.expect("entries");
    for entry in entries.iter().filter(|entry| entry.stream.kind() == super::super::KIND) {
        second.heard(entry).await.expect("heard");
    }
    let told = public.try_recv().expect("news");
    assert!(
        told.contains(r#""changed":[{"board":[1,"#) && !told.contains("Olena") && !told.contains("entries"),
        "{told}"
    );
    let told = inner.try_recv().expect("news");
    assert!(told.contains(r#""by":"Olena""#) && told.contains("entries"), "{told}");
    assert!(public.try_recv().is_err(), "told once");
}
