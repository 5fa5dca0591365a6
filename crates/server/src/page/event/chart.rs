//! How somebody came on, as a drawing that needs no colours, and that has its numbers beside it in words.

use language::Text;
use maud::{Markup, html};

use venue::view::{Bar, Step};

/// The drawing, in its own units.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 52.0;

/// Points after each round as a line; the places stand below.
pub(super) fn progress(t: Text, name: &str, steps: &[Step], of: usize) -> Markup {
    let most = steps.iter().map(|step| step.halves).max().unwrap_or(0).max(1);
    let width = (WIDTH - 2.0 * LEFT) / (steps.len().saturating_sub(1).max(1)) as f64;
    let x = |at: usize| LEFT + at as f64 * width;
    let y = |halves: u32| HEIGHT - BOTTOM - f64::from(halves) / f64::from(most) * (HEIGHT - BOTTOM - TOP);
    let line: Vec<String> =
        steps.iter().enumerate().map(|(at, step)| format!("{:.1},{:.1}", x(at), y(step.halves))).collect();
    let told: Vec<String> = steps.iter().map(|step| spoken(t, step)).collect();
    html! {
        figure .chart {
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-labelledby="chart-title chart-text" {
                title #chart-title { (t.tables_chart(name)) }
                desc #chart-text { (told.join("; ")) }
                path .axis d=(format!("M{LEFT} {TOP}V{:.1}H{:.1}", HEIGHT - BOTTOM, WIDTH - LEFT)) {}
                polyline .line points=(line.join(" ")) {}
                @for (at, step) in steps.iter().enumerate() {
                    circle cx=(format!("{:.1}", x(at))) cy=(format!("{:.1}", y(step.halves))) r="4" {}
                    text .value x=(format!("{:.1}", x(at))) y=(format!("{:.1}", y(step.halves) - 10.0)) { (step.points) }
                    text x=(format!("{:.1}", x(at))) y=(format!("{:.1}", HEIGHT - BOTTOM + 18.0)) { (step.round) }
                    @if let Some(place) = step.place {
                        text .place x=(format!("{:.1}", x(at))) y=(format!("{:.1}", HEIGHT - BOTTOM + 38.0)) { (place) }
                    }
                }
                text .name x="4" y=(format!("{:.1}", HEIGHT - BOTTOM + 18.0)) { (t.tables_chart_round()) }
                @if steps.iter().any(|step| step.place.is_some()) {
                    text .name x="4" y=(format!("{:.1}", HEIGHT - BOTTOM + 38.0)) { (t.tables_chart_place()) }
                }
            }
            figcaption { (t.tables_chart_caption(of)) }
        }
    }
}

fn spoken(t: Text, step: &Step) -> String {
    match step.place {
        Some(place) => t.tables_chart_step_place(place, &step.points, step.round),
        None => t.tables_chart_step(&step.points, step.round),
    }
}

/// How many of each kind there are, as a table whose rows have the length of their number.
pub(super) fn bars(caption: &str, label: &str, count: &str, bars: &[Bar]) -> Markup {
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    html! {
        table .bars {
            caption { (caption) }
            thead { tr { th scope="col" { (label) } th scope="col" { (count) } td {} } }
            tbody { @for bar in bars {
                tr {
                    th scope="row" { (bar.label) }
                    td .number { (bar.count) }
                    td { meter aria-hidden="true" min="0" max=(most) value=(bar.count) {} }
                }
            } }
        }
    }
}
