//! What was played for places that were shared, below the tables whose places follow from it.

use competition::No;
use competition::round::Contest;
use competition::standing::PlayOff;

use crate::clerk::Clerk;
use crate::paper::{Line, Paper};

/// A line for each play-off of the stage, and one for the match for the first place.
pub(super) fn put(clerk: &Clerk<'_>, paper: &mut Paper) {
    let (t, event) = (clerk.t, clerk.event);
    if event.play_off().is_some() {
        return;
    }
    let scale = event.regulation().scale;
    for (contest, stage) in event.played_off() {
        let table = stage.table(scale, |who| (event.name_of(who), None));
        let mut played: Vec<(No, No)> = (0..).map(No::at).zip(contest.players.iter().copied()).collect();
        played.sort_by_key(|(no, _)| core::cmp::Reverse(table.points(*no)));
        let played = played
            .iter()
            .map(|(no, who)| format!("{} – {}", clerk.name(*who), clerk.points(table.points(*no))));
        let control = clerk.control_words(&contest.control);
        let head = t.tables_play_off(contest.first, contest.last);
        paper.put(Line::words(format!("{head} ({control}): {}", played.collect::<Vec<_>>().join(", "))));
    }
    for played in event
        .rules()
        .play_offs
        .iter()
        .filter(|played| !is_known(played, event.played_off().iter().map(|(contest, _)| contest)))
    {
        let level = |level: &Vec<No>| level.iter().map(|no| clerk.name(*no)).collect::<Vec<_>>().join(" = ");
        let order: Vec<String> = played.order.iter().map(level).collect();
        paper.put(Line::words(format!("{}: {}", t.form_tiebreak_play_off(), order.join(", "))));
    }
    if let Some(played) = event.decider() {
        let [leader, challenger] = played.points.map(|points| clerk.points(points));
        let names = [played.leader, played.challenger].map(|no| clerk.name(no));
        paper.put(Line::words(format!(
            "{}: {} – {} {leader} : {challenger}",
            t.desk_extra(),
            names[0],
            names[1]
        )));
    }
}

/// Whether a play-off was played here, game by game.
fn is_known<'a>(played: &PlayOff, mut contests: impl Iterator<Item = &'a Contest>) -> bool {
    let all = |contest: &Contest| played.order.iter().flatten().all(|no| contest.players.contains(no));
    contests.any(|contest| contest.players.len() == played.order.iter().flatten().count() && all(contest))
}
