//! What the tables of an event have in common: heads that explain themselves, names that lead to cards, reasons in words.

use competition::entry::Group;
use language::{Language, Text};
use maud::{Markup, Render, html};
use rulebook::law::event::Sex;

use super::{How, Reader};
use crate::page::rules;
use venue::view::{Above, Criterion, Game, Kind, Met, Part, PlaceRow, Standings, Who};

/// How the rows of a column are put in order by the reader.
#[derive(Clone, Copy)]
pub(super) enum Order {
    /// They are not.
    None,
    /// They are not, and are numbers.
    Figures,
    /// By their numbers.
    Number,
    /// By their letters.
    Letters,
}

impl Order {
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::None | Self::Figures => None,
            Self::Number => Some("number"),
            Self::Letters => Some("letters"),
        }
    }
}

impl Order {
    /// How its cells are set.
    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Number | Self::Figures => Some("number"),
            Self::None | Self::Letters => None,
        }
    }
}

/// The head of a column.
pub(super) fn head(word: &str, order: Order) -> Markup {
    html! { th scope="col" class=[order.class()] data-order=[order.name()] { (word) } }
}

/// The head of a column that small screens have no room for.
pub(super) fn minor_head(word: &str, order: Order) -> Markup {
    let class = if order.class().is_some() { "minor number" } else { "minor" };
    html! { th scope="col" class=(class) data-order=[order.name()] { (word) } }
}

/// The head of a column in a few letters, with what they stand for.
pub(super) fn short_head(letters: &str, word: &str, order: Order) -> Markup {
    html! { th scope="col" class=[order.class()] data-order=[order.name()] { abbr title=(word) { (letters) } } }
}

/// A table that scrolls by itself where it is too wide, so that the page does not.
pub(super) fn scrolls(label: &str, table: &Markup) -> Markup {
    html! { div .scrolls role="region" aria-label=(label) tabindex="0" { (table) } }
}

/// A name that leads to its card.
pub(super) struct Named<'a>(pub(super) &'a Reader<'a>, pub(super) &'a Who);

impl Render for Named<'_> {
    fn render_to(&self, out: &mut String) {
        let Self(reader, who) = self;
        let name = html! {
            @if who.no == 0 || reader.how == How::Screen {
                (who.name)
            } @else {
                a href={ "/events/" (reader.id) "/players/" (who.no) } target=[reader.target()] { (who.name) }
            }
            @if let Some(title) = who.title { " " small { (title) } }
            @if who.left.is_some() { " " small .left { (reader.t.tables_left_short()) } }
        };
        out.push_str(&name.0);
    }
}

/// A group by age and sex in words.
pub(super) fn group_name(t: Text, group: Group) -> String {
    match (group.oldest, group.sex) {
        (None, Sex::Male) => t.form_group_men().to_owned(),
        (None, Sex::Female) => t.form_group_women().to_owned(),
        (Some(oldest), Sex::Male) => t.form_group_boys(u16::from(oldest) + 1),
        (Some(oldest), Sex::Female) => t.form_group_girls(u16::from(oldest) + 1),
    }
}

/// The category of somebody as his readers write it.
pub(super) fn rank(t: Text, who: &Who) -> &'static str {
    who.rank.map_or("", |rank| match t.language() {
        Language::Ukrainian => rank.ukrainian(),
        Language::Russian => rank.russian(),
        Language::English => t.named("tables-rank", &format!("{}", rank.order())).unwrap_or(rank.russian()),
    })
}

/// A criterion by its name.
pub(super) fn criterion(t: Text, name: &'static str) -> &'static str {
    t.named("tables-criterion", name).unwrap_or(name)
}

/// A criterion in a few letters.
pub(super) fn criterion_short(t: Text, name: &'static str) -> &'static str {
    t.named("tables-short", name).unwrap_or(name)
}

/// What parts equals in the reader's words, looked up once for all rows of a table.
pub(super) struct Criteria(Text, Vec<(&'static str, &'static str)>);

impl Criteria {
    /// The words for the points and for the criteria of some standings.
    pub(super) fn of(t: Text, standings: &Standings) -> Self {
        let names = standings.criteria.iter().map(|each| each.name).chain(["points"]);
        Self(t, names.map(|name| (name, criterion(t, name))).collect())
    }

    fn word(&self, name: &'static str) -> &'static str {
        let known = self.1.iter().find(|(known, _)| *known == name);
        known.map_or_else(|| criterion(self.0, name), |(_, word)| word)
    }
}

/// Why somebody stands above the next, as a cell that the browser can write again.
pub(super) fn above(criteria: &Criteria, row: &PlaceRow) -> Markup {
    let t = criteria.0;
    html! {
        td .why data-why=(row.code()) {
            @if let Some(above) = &row.above {
                (reason(t, criteria.word(above.criterion), above)) " " span .article { (above.by) }
            } @else if row.unplayed {
                (t.tables_shared_unplayed())
            } @else if row.first != row.last {
                (t.tables_shared())
            }
        }
    }
}

fn reason(t: Text, criterion: &str, above: &Above) -> String {
    match (above.against, above.step) {
        (Some(no), _) => t.tables_above_against(criterion, &above.next, no, &above.own),
        (None, step) if step > 1 => t.tables_above_step(criterion, &above.next, &above.own, step),
        _ => t.tables_above(criterion, &above.next, &above.own),
    }
}

/// The values of a criterion in a cell.
pub(super) fn values(series: &[String]) -> String {
    series.join(" / ")
}

/// What every column of a table of places stands for, with its article.
pub(super) fn legend(t: Text, standings: &Standings) -> Markup {
    let line = |criterion: &Criterion| {
        html! {
            dt { (criterion_short(t, criterion.name)) }
            dd { (self::criterion(t, criterion.name)) " " (rules::cite_name(t, criterion.by)) }
        }
    };
    html! {
        details .legend {
            summary { (t.tables_legend()) }
            dl {
                dt { (t.tables_points_short()) }
                dd { (t.tables_points()) " " (rules::cite_name(t, standings.points)) }
                @for criterion in &standings.criteria { (line(criterion)) }
            }
            p .faint { (t.tables_legend_order()) }
        }
    }
}

/// What somebody has in a round, in the short form of the reader's language: `12w1`, `12б1`.
pub(super) fn short(t: Text, game: &Game) -> String {
    let colour = match game.colour {
        Some("white") => t.tables_white_letter(),
        Some(_) => t.tables_black_letter(),
        None => "",
    };
    let number = game.opponent.map(|no| no.to_string()).unwrap_or_default();
    format!("{number}{colour}{}", game.result.as_deref().unwrap_or_default())
}

/// The same in words, for those who listen or point at it.
pub(super) fn spoken(t: Text, game: &Game, name: &str) -> String {
    let colour = game.colour.and_then(|colour| t.named("colour", colour)).unwrap_or_default();
    let result = game.result.as_deref().unwrap_or("…");
    match game.met {
        Met::Played | Met::Forfeited | Met::Open => t.tables_round_game(colour, name, result, game.round),
        Met::Bye => t.tables_round_bye(game.round),
        Met::Absent => t.tables_round_absent(game.round),
        Met::Free => t.tables_round_free(game.round),
    }
}

/// What a part of an event is called.
pub(super) fn part(t: Text, part: &Part) -> String {
    match part.kind {
        Kind::Stage(stage) => t.tables_stage(stage),
        Kind::PlayOff { first, last } => t.tables_play_off(first, last),
    }
}

/// Links to the other parts of an event, if it has several.
pub(super) fn parts(reader: &Reader<'_>, page: &str, shown: u16) -> Markup {
    let t = reader.t;
    html! {
        @if reader.parts.len() > 1 {
            nav .choices aria-label=(t.tables_parts()) {
                @for each in reader.parts {
                    @let here = (each.part == shown).then_some("true");
                    a href=(reader.at(&format!("{page}?part={}", each.part))) aria-current=[here] { (part(t, each)) }
                }
            }
        }
    }
}
