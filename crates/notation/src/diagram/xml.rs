//! A tiny writer of XML that escapes whatever it is given.

/// XML under construction.
#[derive(Debug, Default)]
pub(crate) struct Xml {
    text: String,
    open: Vec<&'static str>,
}

impl Xml {
    /// Opens an element that has content; names are trusted, values are not.
    pub(crate) fn open(&mut self, name: &'static str, attributes: &[(&'static str, &str)]) {
        self.tag(name, attributes, ">");
        self.text.push('\n');
        self.open.push(name);
    }

    /// Closes the innermost open element.
    pub(crate) fn close(&mut self) {
        if let Some(name) = self.open.pop() {
            self.indent();
            self.text.extend(["</", name, ">\n"]);
        }
    }

    /// An element without content.
    pub(crate) fn empty(&mut self, name: &'static str, attributes: &[(&'static str, &str)]) {
        self.tag(name, attributes, "/>");
        self.text.push('\n');
    }

    /// An element with only text in it.
    pub(crate) fn words(&mut self, name: &'static str, attributes: &[(&'static str, &str)], words: &str) {
        self.tag(name, attributes, ">");
        escape(&mut self.text, words);
        self.text.extend(["</", name, ">\n"]);
    }

    /// The finished text, with everything closed.
    pub(crate) fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.text
    }

    fn tag(&mut self, name: &'static str, attributes: &[(&'static str, &str)], end: &str) {
        self.indent();
        self.text.extend(["<", name]);
        for (key, value) in attributes {
            self.text.extend([" ", key, "=\""]);
            escape(&mut self.text, value);
            self.text.push('"');
        }
        self.text.push_str(end);
    }

    fn indent(&mut self) {
        self.text.extend(core::iter::repeat_n(' ', self.open.len()));
    }
}

/// Adds words to XML text: markup is escaped, and characters that XML cannot carry become U+FFFD.
fn escape(text: &mut String, words: &str) {
    for sign in words.chars() {
        match sign {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\'' => text.push_str("&#39;"),
            '\t' | '\n' | '\r' => text.push(' '),
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => text.push('\u{fffd}'),
            _ => text.push(sign),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Xml;

    #[test]
    fn values_and_words_are_escaped() {
        let mut xml = Xml::default();
        xml.open("a", &[("k", "\"<&>'")]);
        xml.words("b", &[], "</b>\u{0}\u{ffff}\n");
        assert_eq!(
            xml.finish(),
            "<a k=\"&quot;&lt;&amp;&gt;&#39;\">\n <b>&lt;/b&gt;\u{fffd}\u{fffd} </b>\n</a>\n"
        );
    }
}
