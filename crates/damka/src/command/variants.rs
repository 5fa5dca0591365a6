//! `damka variants`: the rules of each variant, each beside the article that states it.

use std::io::Write;

use draughts::rules::{
    Capture, Choice, Continuation, Crowning, Goal, Jumped, KingRange, ManCapture, ManMove, Promotion,
    RuleSet, SquareNames,
};
use draughts::{AnyVariant, Stated};
use serde::Serialize;

use crate::cli::VariantsArgs;
use crate::stop::Stop;

/// The answer for one variant.
#[derive(Serialize)]
struct Page {
    variant: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    game_type: Option<u8>,
    rules: Vec<Rule>,
}

/// One rule in words.
#[derive(Serialize)]
struct Rule {
    rule: &'static str,
    value: String,
    article: &'static str,
}

/// Runs the command.
pub(crate) fn run(args: &VariantsArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let pages = AnyVariant::ALL.iter().filter(|&&variant| args.variant.is_none_or(|only| only == variant));
    let pages: Vec<Page> = pages.map(|variant| page(variant.rules())).collect();
    if args.json {
        serde_json::to_writer(&mut *out, &pages)?;
        writeln!(out)?;
        return Ok(());
    }
    for (i, page) in pages.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", page.variant)?;
        for Rule { rule, value, article } in &page.rules {
            writeln!(out, "  {rule:<17} {value:<52} {article}")?;
        }
    }
    Ok(())
}

fn page(rules: &RuleSet) -> Page {
    let board = rules.board.value;
    let words = |rule, value: &str, article: draughts::Article| Rule {
        rule,
        value: value.to_owned(),
        article: article.name(),
    };
    let said = |rule, (value, article): (&str, _)| words(rule, value, article);
    Page {
        variant: rules.name,
        game_type: rules.game_type,
        rules: vec![
            words("board", &format!("{} columns, {} rows", board.columns(), board.rows()), rules.board.by),
            words(
                "men",
                &format!("{} a side on the first {} rows", rules.men(), rules.men_rows.value),
                rules.men_rows.by,
            ),
            words("first move", rules.first.value.name(), rules.first.by),
            said("men move", in_words(rules.man_move, |ManMove::OneForward| "one square forward")),
            said(
                "a man is crowned",
                in_words(rules.crowning, |Crowning::OnTheLastRow| "on the row farthest from its side"),
            ),
            said(
                "kings",
                in_words(rules.king, |king| match king {
                    KingRange::Flying => "go any number of free squares",
                    KingRange::Short => "go one square",
                }),
            ),
            said("capture", in_words(rules.capture, |Capture::Mandatory| "is mandatory")),
            said(
                "men capture",
                in_words(rules.man_capture, |men| match men {
                    ManCapture::AllWays => "forward and backward",
                    ManCapture::Forward => "forward only",
                }),
            ),
            said(
                "a capture goes on",
                in_words(rules.continuation, |Continuation::ToTheEnd| "while any piece can be captured"),
            ),
            said(
                "a jumped piece",
                in_words(
                    rules.jumped,
                    |Jumped::OnceAndBlocks| "is jumped once, blocks, is removed after the move",
                ),
            ),
            said(
                "choice",
                in_words(rules.choice, |choice| match choice {
                    Choice::Free => "any capture",
                    Choice::Majority => "a capture of the largest number of pieces",
                }),
            ),
            said(
                "in a capture",
                in_words(rules.promotion, |promotion| match promotion {
                    Promotion::InPassing => "at once, and the capture goes on as a king",
                    Promotion::AtRest => "only where the move ends",
                    Promotion::EndsTheMove => "ends the move",
                }),
            ),
            said("no pieces left", in_words(rules.no_pieces, goal)),
            said("no move left", in_words(rules.blocked, goal)),
            said(
                "squares",
                in_words(rules.names, |names| match names {
                    SquareNames::Algebraic => "are named by letter and digit",
                    SquareNames::Numeric => "are numbered from Black's back row",
                }),
            ),
            words("capture sign", &rules.capture_sign.value.to_string(), rules.capture_sign.by),
        ],
    }
}

fn in_words<T>(stated: Stated<T>, words: impl Fn(T) -> &'static str) -> (&'static str, draughts::Article) {
    (words(stated.value), stated.by)
}

fn goal(goal: Goal) -> &'static str {
    match goal {
        Goal::Loses => "loses",
        Goal::Wins => "wins",
    }
}
