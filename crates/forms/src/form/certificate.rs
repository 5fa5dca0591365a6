//! The certificate of a result: points and place of a player, signed.

use std::collections::BTreeMap;

use competition::entry::Audience;
use competition::round::{Competitor, Outcome};
use competition::standing::Place;
use competition::{No, PersonId, Table, TeamId};
use rulebook::{Mark, Refusal};

use super::Form;
use crate::clerk::{Clerk, Shown};
use crate::paper::{Align, Block, Line, Paper, Sheet};

/// Somebody whose result is certified.
struct Holder {
    shown: Shown,
    points: String,
    games: usize,
    wins: usize,
    /// His place, or that of his team.
    place: String,
}

/// The certificate of a player, or of everybody, each on its own page; of teams everybody who sat at a board has one.
pub(super) fn paper(clerk: &Clerk<'_>) -> Result<Paper, Refusal> {
    let numbers = clerk.numbers(Form::Certificate)?;
    let table = clerk.event.settled().shown;
    let results = match clerk.event.team_standings() {
        Some(teams) => results(clerk, &teams),
        None => results(clerk, &clerk.event.standings()),
    };
    let holders: Vec<Holder> =
        numbers.into_iter().flat_map(|no| holders(clerk, no, &table, results.get(&no))).collect();
    if clerk.event.stage().rounds().is_empty() || holders.is_empty() {
        let by = clerk.by(Form::Certificate);
        return Err(Refusal::new(by, "no round was played", "after the first round is paired"));
    }
    let mut paper = clerk.paper(Sheet::Portrait, Form::Certificate.title(clerk.asked.language));
    for (at, holder) in holders.iter().enumerate() {
        if at > 0 {
            paper.put(Block::Page);
        }
        one(clerk, &mut paper, holder);
    }
    Ok(paper)
}

/// Who has a number; the players of a team have it together.
fn holders(clerk: &Clerk<'_>, no: No, table: &Table, result: Option<&[String; 2]>) -> Vec<Holder> {
    let [points, place] = result.cloned().unwrap_or_default();
    let Some(who) = clerk.event.stage().competitor(no) else { return Vec::new() };
    let Competitor::Team(team) = who else {
        let games = table.cells(no).iter().filter(|cell| cell.was_played()).count();
        return vec![Holder { shown: clerk.shown(who), points, games, wins: table.wins(no), place }];
    };
    let roster = clerk.event.teams().team(team);
    let members = roster.into_iter().flat_map(competition::team::Roster::everybody);
    members.filter_map(|id| member(clerk, team, id, &place)).collect()
}

/// What a player has made on the boards of his team, if he sat at one.
fn member(clerk: &Clerk<'_>, team: TeamId, id: PersonId, place: &str) -> Option<Holder> {
    let rounds = clerk.event.stage().rounds().iter();
    let seats =
        rounds.filter_map(|round| clerk.event.team_match(round.round, team)).flat_map(|met| met.seats);
    let own: Vec<_> = seats.filter(|seat| [seat.white, seat.black].contains(&Some(id))).collect();
    let marks: Vec<Mark> = own
        .iter()
        .filter_map(|seat| {
            let (white, black) = seat.outcome?.marks();
            Some(if seat.white == Some(id) { white } else { black })
        })
        .collect();
    (!own.is_empty()).then(|| Holder {
        shown: clerk.shown(Competitor::Person(id)),
        points: clerk.points(clerk.event.regulation().scale.sum(marks.iter().copied())),
        games: own.iter().filter(|seat| seat.outcome.is_some_and(Outcome::was_played)).count(),
        wins: marks.iter().filter(|mark| **mark == Mark::Win).count(),
        place: place.to_owned(),
    })
}

fn one(clerk: &Clerk<'_>, paper: &mut Paper, holder: &Holder) {
    let t = clerk.t;
    let Holder { shown, points, place, .. } = holder;
    let (games, wins) = (holder.games.to_string(), holder.wins.to_string());
    let all = clerk.event.stage().len().to_string();
    paper.put(Line::title(t.form_certificate()));
    paper.put(Block::Gap(4));
    paper.put(Line::filled(t.form_certificate_player(), &[&shown.name]));
    paper.put(Line::filled(t.form_certificate_about(), &[&shown.organisation, &shown.rank]));
    paper.put(Line::filled(t.form_certificate_event(), &[&clerk.event_and_discipline()]));
    paper.put(Line::filled(t.form_place_and_dates(), &[clerk.place(), &clerk.days()]));
    paper.put(Line::filled(t.form_certificate_points(), &[points, &games, &wins]));
    paper.put(Line::filled(t.form_certificate_place(), &[place, &all]));
    match clerk.event.law().admission.adaptive {
        Some(_) if clerk.event.regulation().entries.audience == Audience::Adaptive => {
            paper.put(Line::words(t.form_certificate_no_norm()));
        }
        _ => paper.put(Line::filled(t.form_certificate_norm(), &[""])),
    }
    paper.put(clerk.signatures());
    let closed = clerk.event.protests().approved().map(|at| clerk.day_of(at));
    paper.put(clerk.date_line(t.form_date_quoted(), closed).align(Align::Left));
    paper.put(Line::words(t.form_stamp()));
}

/// The points and the place of everybody who has one.
fn results<T>(clerk: &Clerk<'_>, places: &[Place<T>]) -> BTreeMap<No, [String; 2]> {
    places.iter().map(|place| (place.no, [clerk.exact(place.points), place.text()])).collect()
}
