//! Which page of an event is asked for, and how it is put together.

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_SECURITY_POLICY, HeaderName};
use axum::response::{IntoResponse, Response};
use competition::entry::Person;
use competition::round::Competitor;
use competition::{Competition, No};
use language::Text;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::embed::Framed;
use super::pairings::By;
use super::{
    How, Reader, card, crosstable, embed, front, pairings, papers, players, screen, standings, statistics,
    teams,
};
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::office::{Sight, Trouble};
use crate::page::layout::Page;
use crate::page::missing;
use venue::view::{self, Front, Views};
use venue::{Seat, Venue};

/// What a page that may be framed may load; everybody may frame it.
const FRAMED: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *";

/// A page of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Front,
    Pairings { round: Option<u16>, by: By, explain: bool },
    Standings,
    Crosstable,
    Players,
    Card(No),
    Teams,
    Statistics,
    Papers,
    Screen,
    Framed(Framed),
}

/// What an address may say beside its path.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Choice {
    part: Option<u16>,
    round: Option<u16>,
    by: Option<String>,
    explain: Option<String>,
}

/// The front of an event.
pub(crate) async fn front(state: State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    show(state, caller, &id, Asked::Front, None).await
}

/// The pairs of a round.
pub(crate) async fn pairings(
    state: State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(choice): Query<Choice>,
) -> Response {
    let by = if choice.by.as_deref() == Some("name") { By::Name } else { By::Board };
    let asked = Asked::Pairings { round: choice.round, by, explain: choice.explain.is_some() };
    show(state, caller, &id, asked, choice.part).await
}

/// The standings.
pub(crate) async fn standings(
    state: State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(choice): Query<Choice>,
) -> Response {
    show(state, caller, &id, Asked::Standings, choice.part).await
}

/// The crosstable.
pub(crate) async fn crosstable(
    state: State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(choice): Query<Choice>,
) -> Response {
    show(state, caller, &id, Asked::Crosstable, choice.part).await
}

/// Those who play.
pub(crate) async fn players(state: State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    show(state, caller, &id, Asked::Players, None).await
}

/// A player's card.
pub(crate) async fn card(
    state: State<App>,
    caller: Caller,
    Path((id, no)): Path<(String, u16)>,
    Query(choice): Query<Choice>,
) -> Response {
    show(state, caller, &id, Asked::Card(No(no)), choice.part).await
}

/// The teams.
pub(crate) async fn teams(state: State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    show(state, caller, &id, Asked::Teams, None).await
}

/// The figures.
pub(crate) async fn statistics(
    state: State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(choice): Query<Choice>,
) -> Response {
    show(state, caller, &id, Asked::Statistics, choice.part).await
}

/// The papers everybody may read.
pub(crate) async fn papers(state: State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    show(state, caller, &id, Asked::Papers, None).await
}

/// The screen of the hall.
pub(crate) async fn screen(state: State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    show(state, caller, &id, Asked::Screen, None).await
}

/// A table inside the page of somebody else.
pub(crate) async fn framed(
    state: State<App>,
    caller: Caller,
    Path((id, what)): Path<(String, String)>,
) -> Response {
    match Framed::named(&what) {
        Some(framed) => show(state, caller, &id, Asked::Framed(framed), None).await,
        None => missing::page(&caller),
    }
}

async fn show(State(app): State<App>, caller: Caller, id: &str, asked: Asked, part: Option<u16>) -> Response {
    let desk = match app.office.venue(id).await {
        Ok(desk) => desk,
        Err(Trouble::NoVenue) => return missing::page(&caller),
        Err(trouble) => return Error::from(trouble).into_response(),
    };
    let t = caller.language.text();
    let content = made(&desk.seen_by(&caller.guest), t, asked, part);
    if content.is_empty() {
        return missing::page(&caller);
    }
    let content = PreEscaped(String::from_utf8_lossy(&content).into_owned());
    let name = desk.read(|venue| venue.opened().draft.name.clone());
    let reader = Reader { t, id, parts: &[], how: How::Page };
    match asked {
        Asked::Screen => screen::bare(&reader, &name, "screen", "event/screen.js", &content).into_response(),
        Asked::Framed(_) => {
            let page = screen::bare(&reader, &name, "embed", "event/live.js", &content);
            let shared = HeaderName::from_static("cross-origin-resource-policy");
            ([(CONTENT_SECURITY_POLICY, FRAMED), (shared, "cross-origin")], page).into_response()
        }
        _ => {
            let own = desk.read(|venue| own(venue, &caller, &reader));
            let content = html! { (content) @if !own.is_empty() { p .desk-link { @for (address, text) in &own { a href=(address) { (text) } " " } } } };
            Page { title: &name, scripts: &["event/live.js"], content }.show(&caller).into_response()
        }
    }
}

/// Where the reader has work of his own: the desk, the line-up of his team, his games, his athletes, and protests.
fn own(venue: &Venue, caller: &Caller, reader: &Reader<'_>) -> Vec<(String, String)> {
    let (t, event) = (reader.t, venue.shown());
    let mut own = Vec::new();
    if venue.conducts(&caller.guest) {
        own.push((reader.at("desk"), t.tables_desk().to_owned()));
    }
    let seats = venue.seats_of(&caller.guest);
    for seat in &seats {
        match *seat {
            Seat::Captain(team) => {
                let text = format!("{}: {}", t.desk_lineup(), event.name_of(Competitor::Team(team)));
                own.push((reader.at(&format!("desk/teams/{}", team.0)), text));
            }
            Seat::Person(person) => {
                if let Some(no) = event.stage().no_of(Competitor::Person(person)) {
                    own.push((reader.at(&format!("players/{no}")), t.desk_own_card().to_owned()));
                }
                if let Some(of) = event.person(person).and_then(Person::represented) {
                    own.push((reader.at("desk/entries"), format!("{}: {of}", t.desk_page_entries())));
                }
            }
            Seat::Organiser | Seat::Official(_) | Seat::Press => {}
        }
    }
    if seats.iter().any(|seat| matches!(seat, Seat::Person(_) | Seat::Captain(_))) {
        own.push((reader.at("console/cases"), t.console_cases().to_owned()));
    }
    own
}

/// What a page shows, made once a version and language for all who ask for it; nothing if there is no such page.
fn made(seen: &Sight, t: Text, asked: Asked, part: Option<u16>) -> Bytes {
    seen.once(&format!("page {} {part:?} {asked:?}", t.language().code()), |venue| {
        content(venue, &seen.views(venue), t, asked, part).map(|page| page.0.into()).unwrap_or_default()
    })
}

/// What a page shows.
fn content(venue: &Venue, views: &Views, t: Text, asked: Asked, part: Option<u16>) -> Option<Markup> {
    let now = venue.shown();
    let parts = view::parts(now);
    let current = parts.iter().find(|part| part.now).map_or(1, |part| part.part);
    let part = part.filter(|part| *part != current);
    let how = match asked {
        Asked::Screen => How::Screen,
        Asked::Framed(_) => How::Embedded,
        _ => How::Page,
    };
    let reader = Reader { t, id: venue.id(), parts: &parts, how };
    let told = part.map(|part| view::told(now, part).ok_or(())).transpose().ok()?;
    let (event, own);
    let views = match &told {
        None => {
            event = now;
            views
        }
        Some(then) => {
            event = then;
            own = Views::default();
            &own
        }
    };
    let place = Place { venue, event, views, front: view::front(now), current: part.is_none() };
    let page = place.page(&reader, asked)?;
    Some(match asked {
        Asked::Screen => page,
        _ => place.frame(&reader, asked, &page),
    })
}

/// An event and the part of it that is looked at.
struct Place<'a> {
    venue: &'a Venue,
    event: &'a Competition,
    views: &'a Views,
    front: Front,
    /// Whether that part is the one that is being played.
    current: bool,
}

impl Place<'_> {
    fn page(&self, reader: &Reader<'_>, asked: Asked) -> Option<Markup> {
        let (event, views) = (self.event, self.views);
        Some(match asked {
            Asked::Front => {
                front::content(reader, &self.front, views.standings(event), self.round(None).as_ref())
            }
            Asked::Pairings { round, by, explain } => match self.round(round) {
                Some(round) => pairings::content(reader, &round, by, explain),
                None if round.is_none() => pairings::nothing(reader),
                None => return None,
            },
            Asked::Standings => standings::content(reader, views.standings(event)),
            Asked::Crosstable => crosstable::content(reader, views.crosstable(event)),
            Asked::Players => players::content(reader, &view::players(event), &view::ratings(event)),
            Asked::Card(no) => {
                let card = view::card(event, no, views.standings(event), views.progress(event))?;
                card::content(reader, &card, forms::Form::PlayerCard.title_at(event, reader.t.language()))
            }
            Asked::Teams => {
                let rounds = (1..=event.stage().rounds().len() as u16)
                    .rev()
                    .filter_map(|round| view::pairings(event, round));
                let rounds: Vec<_> =
                    rounds.filter(|round| round.boards.iter().any(|row| !row.seats.is_empty())).collect();
                teams::content(reader, &view::teams(event), views.standings(event), &rounds)
            }
            Asked::Statistics => statistics::content(reader, &view::statistics(event)),
            Asked::Papers => papers::content(reader, event),
            Asked::Screen => {
                let follow = self.follow();
                screen::content(
                    reader,
                    &self.front,
                    self.round(None).as_ref(),
                    views.standings(event),
                    (self.venue.version(), &follow),
                )
            }
            Asked::Framed(Framed::Standings) => embed::places(reader, views.standings(event)),
            Asked::Framed(Framed::Pairings) => embed::boards(reader, self.round(None).as_ref()),
            Asked::Framed(Framed::Crosstable) => embed::cross(reader, views.crosstable(event)),
        })
    }

    /// A round, the last one if none is named, with the tables its games are played at online.
    fn round(&self, round: Option<u16>) -> Option<view::Pairings> {
        let mut found =
            view::pairings(self.event, round.unwrap_or(self.event.stage().rounds().len() as u16))?;
        if self.current {
            for row in &mut found.boards {
                row.table = self.venue.table_of(found.round, row.board).map(str::to_owned);
            }
        }
        Some(found)
    }

    fn follow(&self) -> String {
        format!("{}/{}", self.front.part.part, self.front.round)
    }

    /// The page with what all pages of an event have around them.
    fn frame(&self, reader: &Reader<'_>, asked: Asked, page: &Markup) -> Markup {
        let t = reader.t;
        let (view, follow, refetch) = self.watched(asked);
        let live = html! {
            damka-live data-event=(reader.id) data-view=[view] data-version=(self.venue.version()) data-follow=[follow] data-refetch=[refetch] {}
        };
        if let Asked::Framed(_) = asked {
            return html! {
                main #content {
                    h1 { a href=(reader.at("")) target="_blank" rel="noopener" { (self.front.name) } }
                    div data-live { (page) }
                    (live)
                }
            };
        }
        html! {
            header .event-head {
                h1 { a href={ "/events/" (reader.id) } { (self.front.name) } }
                p .faint data-status { (front::status(t, &self.front)) }
            }
            (tabs(reader, &self.front, asked))
            (live)
            div data-live { (page) }
            @if let Asked::Standings | Asked::Crosstable | Asked::Pairings { .. } = asked { (embed::line(reader, asked_name(asked))) }
        }
    }

    /// What is watched on a page; the round it follows; whether it is looked at anew whenever something changed.
    fn watched(&self, asked: Asked) -> (Option<&'static str>, Option<String>, Option<&'static str>) {
        // Boards of matches are no cells of the sheet: who sits there and what comes of it is looked at anew.
        let of_teams = self.event.stage().numbers().any(|(_, who)| matches!(who, Competitor::Team(_)));
        let anew = of_teams.then_some("");
        match asked {
            _ if !self.current => (None, None, None),
            Asked::Front | Asked::Teams => (Some("pairings"), None, Some("")),
            Asked::Pairings { round: None, by: By::Board, .. } | Asked::Framed(Framed::Pairings) => {
                (Some("pairings"), Some(self.follow()), anew)
            }
            Asked::Pairings { round: Some(_), by: By::Board, .. } => (Some("pairings"), None, anew),
            Asked::Standings | Asked::Framed(Framed::Standings) => (Some("standings"), None, None),
            Asked::Crosstable | Asked::Framed(Framed::Crosstable) => (Some("crosstable"), None, None),
            _ => (None, None, None),
        }
    }
}

/// The name of a page in its address.
const fn asked_name(asked: Asked) -> &'static str {
    match asked {
        Asked::Front => "",
        Asked::Pairings { .. } | Asked::Framed(Framed::Pairings) => "pairings",
        Asked::Standings | Asked::Framed(Framed::Standings) => "standings",
        Asked::Crosstable | Asked::Framed(Framed::Crosstable) => "crosstable",
        Asked::Players | Asked::Card(_) => "players",
        Asked::Teams => "teams",
        Asked::Statistics => "statistics",
        Asked::Papers => "papers",
        Asked::Screen => "screen",
    }
}

fn tabs(reader: &Reader<'_>, front: &Front, asked: Asked) -> Markup {
    let t = reader.t;
    let here = asked_name(asked);
    let mut all = vec![
        ("pairings", t.tables_pairings()),
        ("standings", t.tables_standings()),
        ("crosstable", t.tables_crosstable()),
        ("players", t.tables_players()),
    ];
    if front.has_teams {
        all.push(("teams", t.tables_teams()));
    }
    all.extend([
        ("statistics", t.tables_statistics()),
        ("papers", t.desk_page_papers()),
        ("screen", t.tables_screen()),
    ]);
    html! {
        nav .tabs aria-label=(t.tables_menu()) {
            @let first = here.is_empty().then_some("page");
            a href={ "/events/" (reader.id) } aria-current=[first] { (t.tables_front()) }
            @for (page, name) in all {
                @let current = (page == here).then_some("page");
                a href=(reader.at(page)) aria-current=[current] { (name) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use clock::Moment;
    use competition::team::{self, Roster};
    use competition::{Command, Competition, No, PersonId, round};
    use language::Language;
    use rulebook::law::event::Character;

    use super::{Asked, By, Framed, content};
    use hall::table::Guest;
    use venue::trial::{Trial, draft, people, round_robin, swiss_of};
    use venue::view::Views;
    use venue::{Fact, Holder, Opened, Publication, Seat, Terms, Venue};

    const BOARDS: Asked = Asked::Pairings { round: None, by: By::Board, explain: true };
    const ALL: [Asked; 14] = [
        Asked::Front,
        BOARDS,
        Asked::Pairings { round: Some(1), by: By::Name, explain: false },
        Asked::Standings,
        Asked::Crosstable,
        Asked::Players,
        Asked::Card(No(1)),
        Asked::Teams,
        Asked::Statistics,
        Asked::Papers,
        Asked::Screen,
        Asked::Framed(Framed::Standings),
        Asked::Framed(Framed::Pairings),
        Asked::Framed(Framed::Crosstable),
    ];

    fn venue(event: &Competition) -> Venue {
        let terms = Terms { publication: Publication::AtOnce, ..Terms::default() };
        let host = Holder::of(&Guest::visitor("host"));
        let draft = (**event.regulation()).clone();
        let opened = Opened { draft, host, at: Moment(0), seats: vec![Seat::Organiser], terms };
        let mut venue = Venue::open("cup", opened).expect("an event");
        venue.apply(&[Fact::Conducted { by: String::new(), vault: None, events: event.journal().to_vec() }]);
        venue
    }

    fn page(venue: &Venue, language: Language, asked: Asked) -> Option<String> {
        content(venue, &Views::of(venue.version()), language.text(), asked, None).map(|page| page.0)
    }

    fn teams() -> Trial {
        let mut regulation = draft();
        regulation.organisation.character = Some(Character::Team);
        (regulation.teams.boards, regulation.teams.reserves) = (2, 0);
        let mut trial = Trial::entered(regulation, &people(6));
        for team in 0..3 {
            let main = vec![PersonId(2 * team + 1), PersonId(2 * team + 2)];
            let roster = Roster { name: format!("Team {team}"), main, ..Roster::default() };
            trial.act(Command::Team(team::Command::Enter(roster)));
        }
        trial.act(Command::Round(round::Command::DrawLots { seed: 1, nonce: String::new() }));
        trial.pair();
        trial
    }

    #[test]
    fn every_page_of_every_kind_of_event_is_shown_in_every_language() {
        let mut swiss = Trial::of(swiss_of(3), &people(7));
        swiss.play(2);
        let mut table = Trial::of(round_robin(), &people(5));
        table.play(3);
        for trial in [swiss, table, teams()] {
            let venue = venue(&trial.event);
            for language in Language::ALL {
                for asked in ALL {
                    let page = page(&venue, language, asked).unwrap_or_else(|| panic!("{asked:?}"));
                    assert_eq!(page.matches("<tr").count(), page.matches("</tr>").count(), "{asked:?}");
                    assert_eq!(page.matches("<table").count(), page.matches("<caption").count(), "{asked:?}");
                }
            }
        }
    }

    #[test]
    fn before_the_first_round_pages_say_so() {
        let venue = venue(&Trial::entered(draft(), &people(3)).event);
        for asked in
            [Asked::Front, BOARDS, Asked::Standings, Asked::Crosstable, Asked::Players, Asked::Screen]
        {
            assert!(page(&venue, Language::English, asked).is_some(), "{asked:?}");
        }
        assert!(
            page(&venue, Language::English, BOARDS)
                .is_some_and(|page| page.contains("No round has been paired"))
        );
        assert_eq!(page(&venue, Language::English, Asked::Card(No(9))), None);
        assert_eq!(
            page(
                &venue,
                Language::English,
                Asked::Pairings { round: Some(4), by: By::Board, explain: false }
            ),
            None
        );
    }

    #[test]
    fn matches_of_teams_show_their_boards() {
        let page = page(&venue(&teams().event), Language::English, Asked::Teams).expect("the page of teams");
        assert!(page.contains("Team 1") && page.contains("Player 3"), "rosters");
        assert!(page.contains("table class=\"seats\""), "boards");
    }

    #[test]
    fn names_cannot_write_into_a_page() {
        let mut list = people(2);
        list[0].name = "<script>alert(1)</script>".to_owned();
        list[0].organisation = "\"><img src=x>".to_owned();
        let mut trial = Trial::of(swiss_of(1), &list);
        trial.play(1);
        let venue = venue(&trial.event);
        for asked in ALL {
            let page = page(&venue, Language::English, asked).expect("a page");
            assert!(!page.contains("<script") && !page.contains("<img"), "{asked:?}");
        }
    }
}
