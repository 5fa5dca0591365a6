//! Games, positions and links to take away.

use ::renju::Foul;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use draughts::{AnyVariant, Colour, Rank};
use hall::table::{Drawn, No, Table};
use language::Text;
use notation::diagram::{self, Mark};
use notation::renju;
use serde::Deserialize;

use super::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::online;
use crate::qr::Picture;
use crate::site::Here;

/// A picture.
const SVG: &str = "image/svg+xml; charset=utf-8";

/// Which game of a meeting.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    /// Its number, the first being 1; the one that is on if it is left out.
    game: Option<usize>,
}

/// Which position.
#[derive(Debug, Deserialize)]
pub(crate) struct Seen {
    /// After so many half-moves; the one on the board if it is left out.
    ply: Option<usize>,
    /// From which side.
    from: Option<Side>,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    /// White's.
    White,
    /// Black's.
    Black,
}

/// A game as a file: PDN, or SGF for renju.
pub(crate) async fn game(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<impl IntoResponse, Error> {
    let table = shown(&app, &caller, &id).await?;
    let last = table.meeting().map_or(0, |meeting| meeting.games().count());
    let number = which.game.unwrap_or(last);
    let paper = table.paper(number).ok_or_else(|| match last {
        0 => absent(No::new("not-begun", "nobody has come to play yet")),
        last => absent(No::new("no-such", "there is no such game").instead(format!("up to {last}"))),
    })?;
    let name = format!("attachment; filename=\"damka-{id}-{number}.{}\"", paper.ending);
    Ok(([(CONTENT_TYPE, paper.kind.to_owned()), (CONTENT_DISPOSITION, name)], paper.text))
}

/// A position as a picture.
pub(crate) async fn diagram(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
) -> Result<impl IntoResponse, Error> {
    let table = shown(&app, &caller, &id).await?;
    let from = match seen.from {
        Some(Side::Black) => Colour::Black,
        Some(Side::White) | None => Colour::White,
    };
    let last = table.game().map_or(0, |game| game.plies().len());
    let drawn = table.diagram(seen.ply, from).ok_or_else(|| {
        absent(No::new("no-such", "so many half-moves were not made").instead(format!("up to {last}")))
    })?;
    let tongue = Reader(caller.language.text());
    let svg = match drawn {
        Drawn::Draughts(diagram) => diagram.svg_in(&tongue),
        Drawn::Renju(diagram) => diagram.svg_in(&tongue),
    };
    Ok(([(CONTENT_TYPE, SVG)], svg))
}

/// The link to a table as a picture, for the camera of a telephone.
pub(crate) async fn link(
    State(app): State<App>,
    here: Here,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    app.hall.desk(&id).await?;
    let url = here.url(&format!("/table/{id}"));
    let picture =
        Picture::of(&url).ok_or_else(|| absent(No::new("no-such", "the link is too long for a picture")))?;
    Ok(([(CONTENT_TYPE, SVG)], picture.svg()))
}

/// Whoever reads a diagram: what it shows is told in his language, in the words of the board on the page.
struct Reader(Text);

impl diagram::Tongue for Reader {
    fn heading(&self, variant: AnyVariant) -> String {
        self.0.named("discipline", variant.name()).unwrap_or(variant.name()).to_owned()
    }

    fn side(&self, side: Colour, pieces: &[(Rank, Vec<String>)]) -> String {
        let ranks: Vec<String> = pieces
            .iter()
            .map(|(rank, squares)| match rank {
                Rank::Man => self.0.board_men_on(squares.join(", ")),
                Rank::King => self.0.board_kings_on(squares.join(", ")),
            })
            .collect();
        let text = if ranks.is_empty() { self.0.board_none().to_owned() } else { ranks.join("; ") };
        match side {
            Colour::White => self.0.board_white_pieces(text),
            Colour::Black => self.0.board_black_pieces(text),
        }
    }

    fn turn(&self, side: Colour) -> String {
        self.0.turn_of(if side == Colour::White { "white" } else { "black" })
    }

    fn marked(&self, mark: Mark, squares: &[String]) -> Option<String> {
        // The arrow says where the move went.
        (mark == Mark::Cross).then(|| self.0.diagram_captured(squares.join(", ")))
    }

    fn arrow(&self, route: &[String]) -> String {
        self.0.diagram_last(route.join(", "))
    }
}

impl renju::Tongue for Reader {
    fn heading(&self) -> String {
        self.0.discipline_renju().to_owned()
    }

    fn side(&self, side: ::renju::Colour, stones: &[String]) -> String {
        let text = if stones.is_empty() { self.0.board_no_stones().to_owned() } else { stones.join(", ") };
        match side {
            ::renju::Colour::White => self.0.board_white_pieces(text),
            ::renju::Colour::Black => self.0.board_black_pieces(text),
        }
    }

    fn passes(&self, numbers: &[u32]) -> String {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        self.0.diagram_passes(numbers.join(", "))
    }

    fn forbidden(&self, points: &[(String, Foul)]) -> String {
        let why = |foul: &Foul| self.0.named("foul", &foul.to_string()).unwrap_or_default();
        let points: Vec<String> =
            points.iter().map(|(point, foul)| self.0.point_forbidden(point, why(foul))).collect();
        points.join("; ")
    }
}

/// The table as the caller may see it.
pub(crate) async fn shown(app: &App, caller: &Caller, id: &str) -> Result<Table, Error> {
    let desk = app.hall.desk(id).await?;
    Ok(match online::delay(app, &desk, caller).await? {
        Some(delay) => online::seen(app, id, delay).await?.0,
        None => desk.lock().await.clone(),
    })
}

fn absent(no: No) -> Error {
    Error::new(StatusCode::NOT_FOUND, no)
}

#[cfg(test)]
mod tests {
    use language::Language;

    use super::*;

    #[test]
    fn a_diagram_is_told_in_the_language_of_its_reader() {
        let start = AnyVariant::Russian.start();
        let first = start.moves()[0];
        let next = start.play(&first);
        let drawn = diagram::Diagram::of(&next).played(&start, &first);
        for (language, words) in [
            (Language::English, ["<title>Russian draughts</title>", "White: men on a1, ", "Last move: "]),
            (
                Language::Ukrainian,
                ["<title>Російські шашки</title>", "Білі: прості на a1, ", "Останній хід: "],
            ),
            (
                Language::Russian,
                ["<title>Русские шашки</title>", "Белые: простые на a1, ", "Последний ход: "],
            ),
        ] {
            let svg = drawn.svg_in(&Reader(language.text()));
            for word in words {
                assert!(svg.contains(word), "{word}: {svg}");
            }
        }
        let stones = renju::moves::read("h8 i9 -", renju::Dialect::World).expect("they are moves");
        let svg = renju::Diagram::of_moves(&stones).svg_in(&Reader(Language::Ukrainian.text()));
        assert!(svg.contains("<title>Рендзю</title>"), "{svg}");
        assert!(svg.contains("<desc>Чорні: 1 h8. Білі: 2 i9. Ходи, на яких пасували: 3.</desc>"), "{svg}");
    }
}
