//! Moves written down.

use draughts::rules::{RuleSet, ShortForm};
use draughts::{Move, Position, Square, Variant};

use crate::square::Naming;

/// How much of a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// All squares of the route: `a5:e1:g3:e5`.
    Full,
    /// Origin and arrival, and the route where these could mean several captures: `a5:e5`. This is the form of PDN.
    FromTo,
    /// Column and arrival, and more where needed: `cd4`, `b:d6`. In full where the variant has no short form.
    Short,
    /// The arrival alone, and more where needed, as solutions of compositions have it: `d4`.
    Arrival,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How much is written.
    pub form: Form,
    /// How squares are named.
    pub names: Naming,
    /// The sign of a capture.
    pub capture: char,
}

impl Style {
    /// The style of a variant's records.
    #[must_use]
    pub fn of<V: Variant>(form: Form) -> Self {
        Self::of_rules(&V::RULES, form)
    }

    /// The style of the records of a variant chosen at run time.
    #[must_use]
    pub fn of_rules(rules: &RuleSet, form: Form) -> Self {
        Self { form, names: rules.names.value.into(), capture: rules.capture_sign.value }
    }
}

/// A legal move as text.
#[must_use]
pub fn write<V: Variant>(position: &Position<V>, played: &Move, style: Style) -> String {
    let mut text = String::new();
    write_to(&mut text, position, played, style);
    text
}

/// Appends a legal move to a text.
pub fn write_to<V: Variant>(out: &mut String, position: &Position<V>, played: &Move, style: Style) {
    match style.form {
        Form::Full => full(out, position, played, style),
        Form::FromTo => from_to(out, position, played, style),
        Form::Short => short(out, position, played, style),
        Form::Arrival => arrival(out, position, played, style),
    }
}

fn full<V: Variant>(out: &mut String, position: &Position<V>, played: &Move, style: Style) {
    if played.captured().len() < 2 {
        return squares::<V>(out, played, &[], style);
    }
    let route = position.route(played);
    squares::<V>(out, played, inner(route.squares()), style);
}

fn from_to<V: Variant>(out: &mut String, position: &Position<V>, played: &Move, style: Style) {
    let is_rival = |other: &Move| other.from() == played.from() && other.to() == played.to();
    // One jump is a route in itself: its origin and arrival are the whole of it.
    if played.captured().len() < 2 || rivals(position, played, &is_rival) == 0 {
        squares::<V>(out, played, &[], style);
    } else {
        full(out, position, played, style);
    }
}

fn short<V: Variant>(out: &mut String, position: &Position<V>, played: &Move, style: Style) {
    let board = V::RULES.board.value;
    let column = |other: &Move| board.coordinates(other.from()).column;
    let is_rival = |other: &Move| column(other) == column(played) && other.to() == played.to();
    if V::RULES.short_form.value == ShortForm::NotUsed || rivals(position, played, &is_rival) > 0 {
        return from_to(out, position, played, style);
    }
    file::<V>(out, played, style);
}

fn arrival<V: Variant>(out: &mut String, position: &Position<V>, played: &Move, style: Style) {
    let board = V::RULES.board.value;
    let column = |other: &Move| board.coordinates(other.from()).column;
    let to_same = |other: &Move| other.to() == played.to();
    if rivals(position, played, &to_same) == 0 {
        return name::<V>(out, played.to(), style);
    }
    if rivals(position, played, &|other| to_same(other) && column(other) == column(played)) == 0
        && V::RULES.short_form.value == ShortForm::Used
    {
        return file::<V>(out, played, style);
    }
    let from_same = |other: &Move| to_same(other) && other.from() == played.from();
    if played.captured().len() < 2 || rivals(position, played, &from_same) == 0 {
        return squares::<V>(out, played, &[], style);
    }
    // UA24:VIII.layout.3.3: a main square of the route is enough if it tells this capture from the others.
    let route = position.route(played);
    let tells = |via: &[Square]| {
        rivals(position, played, &|other| from_same(other) && position.passes(other, via)) == 0
    };
    let main = inner(route.squares()).iter().copied().find(|&via| tells(&[via]));
    match main {
        Some(via) => squares::<V>(out, played, &[via], style),
        None => squares::<V>(out, played, inner(route.squares()), style),
    }
}

/// How many other legal moves are like this one.
fn rivals<V: Variant>(position: &Position<V>, played: &Move, is_rival: &dyn Fn(&Move) -> bool) -> usize {
    let mut count = 0;
    position.each_move(|other| count += usize::from(other != *played && is_rival(&other)));
    count
}

/// The squares between origin and arrival.
fn inner(route: &[Square]) -> &[Square] {
    route.get(1..route.len().saturating_sub(1)).unwrap_or_default()
}

/// Origin, some squares of the route, arrival.
fn squares<V: Variant>(out: &mut String, played: &Move, via: &[Square], style: Style) {
    name::<V>(out, played.from(), style);
    for &square in via.iter().chain([&played.to()]) {
        out.push(if played.is_capture() { style.capture } else { '-' });
        name::<V>(out, square, style);
    }
}

/// Column of the origin and arrival. There is no short form with numbers: they are named by letters.
fn file<V: Variant>(out: &mut String, played: &Move, style: Style) {
    let names = match style.names {
        Naming::CapitalE => Naming::CapitalE,
        _ => Naming::Algebraic,
    };
    out.push(names.letter(V::RULES.board.value.coordinates(played.from()).column));
    if played.is_capture() {
        out.push(style.capture);
    }
    name::<V>(out, played.to(), Style { names, ..style });
}

fn name<V: Variant>(out: &mut String, square: Square, style: Style) {
    // Writing into a string cannot fail.
    let _ = style.names.write(out, V::RULES.board.value, square);
}
