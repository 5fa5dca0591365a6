//! What other rooms say in English, in the reader's language: reasons of refusals, objections, what is allowed instead.
//!
//! The key is made of the English words. What has numbers or moves in it is found by the English pattern it fits, and what
//! fills the gaps is translated in its turn. `web/language.js` does the same.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::sync::LazyLock;

use crate::message::{Message, Part, Value};
use crate::text::MESSAGES;
use crate::{Language, Text};

/// Patterns stand inside patterns no deeper than this.
const DEPTH_MAX: u8 = 6;
/// Longer texts are not ours.
const LENGTH_MAX: usize = 2_000;
/// Where words without gaps are looked for.
const FAMILIES: [&str; 4] = ["said", "discipline", "ballot", "opening"];

impl Text {
    /// A reason, an objection or a way out that another room put in English words, in this language; the words
    /// themselves where they are not known.
    ///
    /// ```
    /// use language::Language;
    /// let t = Language::Russian.text();
    /// assert_eq!(t.said("not a legal move"), "невозможный ход");
    /// assert_eq!(t.said("allowed: c3-d4 c3-b4"), "можно: c3-d4 c3-b4");
    /// assert_eq!(t.said("a stone lies on h8 (RU22:9.2.4.1)"), "на h8 стоит камень (RU22:9.2.4.1)");
    /// assert_eq!(t.said("a text from elsewhere"), "a text from elsewhere");
    /// ```
    #[must_use]
    pub fn said(self, english: &str) -> Cow<'_, str> {
        let known = self.language() != Language::English && english.len() <= LENGTH_MAX;
        let said = if known { translated(self, english, DEPTH_MAX) } else { None };
        said.map_or(Cow::Borrowed(english), Cow::Owned)
    }
}

/// The messages with gaps that stand for English words, in the order in which they are tried: those around an article,
/// whose parts are whole texts themselves; those that end in a text before those that end in a gap, which takes whatever
/// comes; then those with the longest texts.
pub(crate) fn templates() -> &'static [&'static Message] {
    // Put in order once: a page of pairs asks a thousand times.
    static IN_ORDER: LazyLock<Vec<&'static Message>> = LazyLock::new(in_order);
    &IN_ORDER
}

fn in_order() -> Vec<&'static Message> {
    let is_template = |message: &&Message| message.key.starts_with("said-") && !message.variables.is_empty();
    let mut templates: Vec<_> = MESSAGES.iter().filter(is_template).collect();
    let texts = |message: &Message| {
        let parts = message.pattern(Language::English).iter();
        parts.map(|part| if let Part::Text(text) = part { text.len() } else { 0 }).sum::<usize>()
    };
    let ends_in_gap =
        |message: &Message| matches!(message.pattern(Language::English), [.., Part::Variable(_)]);
    let is_whole = |message: &Message| message.variables.contains(&"article");
    templates.sort_by_key(|message| (!is_whole(message), ends_in_gap(message), Reverse(texts(message))));
    templates
}

fn translated(text: Text, english: &str, depth: u8) -> Option<String> {
    if let Some(plain) = FAMILIES.iter().find_map(|family| text.named(family, english)) {
        return Some(plain.to_owned());
    }
    let depth = depth.checked_sub(1)?;
    let again = |part: &str| translated(text, part, depth);
    let Some((message, gaps)) =
        templates().iter().find_map(|&message| Some((message, fit(message, english)?)))
    else {
        return listed(english, again);
    };
    let mut filled = vec![String::new(); message.variables.len()];
    for (index, gap) in gaps {
        *filled.get_mut(index)? = again(gap).unwrap_or_else(|| gap.to_owned());
    }
    let values: Vec<_> = filled.iter().map(|gap| value(gap)).collect();
    Some(message.say(text.language(), &values))
}

/// A list of which at least one part can be said.
fn listed(english: &str, say: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut known = false;
    let mut said = Vec::new();
    for part in english.split(", ").filter(|&part| part != english) {
        let translation = say(part);
        known |= translation.is_some();
        said.push(translation.unwrap_or_else(|| part.to_owned()));
    }
    known.then(|| said.join(", "))
}

fn value(gap: &str) -> Value<'_> {
    gap.parse::<u64>().map_or(Value::Word(gap), |number| Value::Number(number.into()))
}

/// What fills the gaps of a message if these are its English words: each gap as short as can be, and not empty.
fn fit<'a>(message: &Message, english: &'a str) -> Option<Vec<(usize, &'a str)>> {
    let mut gaps = Vec::new();
    let (mut pattern, mut rest) = (message.pattern(Language::English), english);
    while let [part, after @ ..] = pattern {
        pattern = after;
        match part {
            Part::Text(text) => rest = rest.strip_prefix(text)?,
            Part::Variable(index) => {
                let first = rest.chars().next()?.len_utf8();
                let end = match after {
                    [] => rest.len(),
                    [Part::Text(last)] => rest.len().checked_sub(last.len())?.max(first),
                    [Part::Text(next), ..] => first + rest.get(first..)?.find(next)?,
                    _ => return None,
                };
                let (gap, behind) = rest.split_at_checked(end)?;
                let holds = match message.variables.get(*index) {
                    Some(&"article") => names_article(gap),
                    // What is measured is a number: a longer text may end in minutes too.
                    Some(&("n" | "low" | "high")) => gap.bytes().all(|sign| sign.is_ascii_digit()),
                    _ => true,
                };
                if !holds {
                    return None;
                }
                gaps.push((*index, gap));
                rest = behind;
            }
            Part::Choice { .. } => return None,
        }
    }
    rest.is_empty().then_some(gaps)
}

/// Whether a gap ends in the name of an article: `RU22:6.1.5.3`.
fn names_article(gap: &str) -> bool {
    let last = gap.rsplit(char::is_whitespace).next().unwrap_or_default();
    let is_edition = |sign: u8| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == b'-';
    last.split_once(':').is_some_and(|(edition, number)| {
        !edition.is_empty() && edition.bytes().all(is_edition) && !number.is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::{Language, templates};
    use crate::message::Part;

    #[test]
    fn words_inside_words_are_translated_too() {
        let (ukrainian, russian) = (Language::Ukrainian.text(), Language::Russian.text());
        for (english, in_ukrainian, in_russian) in [
            ("the game is over", "партію завершено", "партия окончена"),
            (
                "the clocks are stopped: Ґудзь Остап. Світло згасло",
                "годинник зупинено: Ґудзь Остап. Світло згасло",
                "часы остановлены: Ґудзь Остап. Світло згасло",
            ),
            (
                "it ended 1-0, resignation [RU22:6.1.7.1]",
                "результат: 1-0, здача партії [RU22:6.1.7.1]",
                "результат: 1-0, сдача партии [RU22:6.1.7.1]",
            ),
            (
                "when each player has made 41 moves; now 3",
                "коли кожен зробить 41 хід; зараз 3",
                "когда каждый сделает 41 ход; сейчас 3",
            ),
            (
                "RU22:6.1.8.3: 3 of 15, RU22:6.1.8.2: 1 of 5",
                "RU22:6.1.8.3: 3 з 15, RU22:6.1.8.2: 1 з 5",
                "RU22:6.1.8.3: 3 из 15, RU22:6.1.8.2: 1 из 5",
            ),
            (
                "control: character 4: a number of moves from 1 to 65535 is expected",
                "контроль часу: символ 4: очікується кількість ходів від 1 до 65535",
                "контроль времени: символ 4: ожидается число ходов от 1 до 65535",
            ),
            (
                "remark, warning, nonsense",
                "зауваження, попередження, nonsense",
                "замечание, предупреждение, nonsense",
            ),
            (
                "from 3 min to 5 min for the game, with increment; recommended: 3m+2s or more, 5m",
                "від 3 до 5 хв на партію, з додаванням; рекомендовано: 3m+2s або більше, 5m",
                "от 3 до 5 мин на партию, с добавлением; рекомендовано: 3m+2s или больше, 5m",
            ),
            (
                "10h gives 10 h for the game [RU22:5.2.2]; allowed: from 3 min to 5 min for the game; recommended: 3m+2s or more",
                "10h дає 10 год на партію [RU22:5.2.2]; можна: від 3 до 5 хв на партію; рекомендовано: 3m+2s або більше",
                "10h даёт 10 ч на партию [RU22:5.2.2]; можно: от 3 до 5 мин на партию; рекомендовано: 3m+2s или больше",
            ),
            (
                "from 5 min to 15 min for the game, without increment; recommended: 5m up to 15 min",
                "від 5 до 15 хв на партію, без додавання; рекомендовано: 5m, до 15 хв",
                "от 5 до 15 мин на партию, без добавления; рекомендовано: 5m, до 15 мин",
            ),
            (
                "from 30 min to 2 h for the game; recommended: 80m+30s up to 2 h, 80m+1m",
                "від 30 хв до 2 год на партію; рекомендовано: 80m+30s, до 2 год, 80m+1m",
                "от 30 мин до 2 ч на партию; рекомендовано: 80m+30s, до 2 ч, 80m+1m",
            ),
            (
                "5m+3s gives 16 min for the first 60 moves of both players [UA24:III.timecontrol.4.3.g]; allowed: at least 2 h for the first 60 moves of both players, with increment; recommended: 80m+1m",
                "5m+3s дає 16 хв на перші 60 ходів обох гравців [UA24:III.timecontrol.4.3.g]; можна: щонайменше 2 год на перші 60 ходів обох гравців, з додаванням; рекомендовано: 80m+1m",
                "5m+3s даёт 16 мин на первые 60 ходов обоих игроков [UA24:III.timecontrol.4.3.g]; можно: не менее 2 ч на первые 60 ходов обоих игроков, с добавлением; рекомендовано: 80m+1m",
            ),
            (
                "line 1, column 1: \"p16\" is no point of the board: columns a..o, rows 1..15",
                "рядок 1, знак 1: на дошці немає пункту \"p16\": вертикалі a..o, горизонталі 1..15",
                "строка 1, знак 1: на доске нет пункта \"p16\": вертикали a..o, горизонтали 1..15",
            ),
            (
                "line 1, column 1: expected a point, keep, swap, offer, two, press or a number of fifth moves",
                "рядок 1, знак 1: очікується пункт, keep (залишити), swap (поміняти), offer (запропонувати), two (два камені), press (пас) або кількість п’ятих ходів",
                "строка 1, знак 1: ожидается пункт, keep (оставить), swap (поменять), offer (предложить), two (два камня), press (пас) или число пятых ходов",
            ),
            (
                "RU22 has no rules for giveaway",
                "у RU22 немає правил для гри «Зворотні шашки (піддавки)»",
                "в RU22 нет правил для игры «Обратные шашки (поддавки)»",
            ),
        ] {
            assert_eq!(ukrainian.said(english), in_ukrainian);
            assert_eq!(russian.said(english), in_russian);
            assert_eq!(Language::English.text().said(english), english);
        }
    }

    #[test]
    fn hostile_words_stay_as_they_are() {
        let text = Language::Ukrainian.text();
        for words in
            ["", " ", ", ", "(", " ()", "in ", "ё (", "a\u{0}b", &"(".repeat(3_000), &"x, ".repeat(600)]
        {
            assert_eq!(text.said(words), words);
        }
    }

    #[test]
    fn patterns_in_english_are_texts_and_gaps_by_turns() {
        for message in templates() {
            let pattern = message.pattern(Language::English);
            let choice = pattern.iter().any(|part| matches!(part, Part::Choice { .. }));
            let side_by_side =
                pattern.windows(2).any(|pair| matches!(pair, [Part::Variable(_), Part::Variable(_)]));
            assert!(!choice && !side_by_side, "{}", message.key);
        }
    }
}
