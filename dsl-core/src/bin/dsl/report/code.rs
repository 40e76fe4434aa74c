//! Listings: lines with their numbers, marks within them, and notes below them.

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::analyze::Lint;
use dsl_core::diagnostic::Diagnostic;

use super::html::escaped;
use super::source::{Pairs, Source};
use super::verdicts::Verdict;

/// A note below a line.
pub(crate) struct Note {
    line: usize,
    class: &'static str,
    text: String,
}

impl Note {
    pub(crate) fn error(line: usize, text: String) -> Note {
        Note { line, class: "error", text: format!("error: {text}") }
    }

    pub(crate) fn lint(lint: &Lint) -> Note {
        let fix = lint.fix.iter().map(|fix| format!("; {fix}"));
        let text = format!("{}: {}", lint.kind.name(), lint.message) + &fix.collect::<String>();
        Note { line: lint.span.start().line, class: "lint", text }
    }
}

/// Notes by their lines.
#[derive(Default)]
pub(crate) struct Notes(BTreeMap<usize, Vec<Note>>);

impl Notes {
    pub(crate) fn add(&mut self, note: Note) {
        self.0.entry(note.line).or_default().push(note);
    }

    /// An error with its labels, each at its own line.
    pub(crate) fn add_error(&mut self, error: &Diagnostic) {
        let mut text = format!("{} [{}]", error.message, error.code.id());
        error.notes.iter().for_each(|note| text += &format!("\nnote: {note}"));
        self.add(Note::error(error.span.start().line, text));
        for (span, label) in &error.labels {
            let text = label.clone();
            self.add(Note { line: span.start().line, class: "label", text });
        }
    }

    /// The lines that have notes.
    pub(crate) fn lines(&self) -> impl Iterator<Item = usize> {
        self.0.keys().copied()
    }

    fn below(&self, line: usize) -> String {
        let notes = self.0.get(&line).into_iter().flatten();
        let html = |of: &Note| {
            format!("<div class=\"note {}\" role=\"note\">{}</div>\n", of.class, escaped(&of.text))
        };
        notes.map(html).collect()
    }
}

/// The Rust text beside the WGSL.
pub(crate) fn both(
    source: &Source<'_>,
    shown: &BTreeSet<usize>,
    verdicts: &[Verdict],
    notes: &Notes,
    pairs: &Pairs,
    wgsl: &str,
) -> String {
    let rust = rust(source, shown, verdicts, notes, &pairs.rust);
    let lines = wgsl.trim_end().lines().enumerate();
    let lines = lines.map(|(n, text)| line(n + 1, &escaped(text), pairs.wgsl.get(n)));
    let wgsl = pane("WGSL", &lines.collect::<String>());
    format!("<div class=\"panes\">{rust}{wgsl}</div>\n")
}

/// The lines of the Rust text that are shown.
pub(crate) fn rust(
    source: &Source<'_>,
    shown: &BTreeSet<usize>,
    verdicts: &[Verdict],
    notes: &Notes,
    pairs: &[BTreeSet<usize>],
) -> String {
    let mut lines = String::new();
    let mut last = None;
    for n in shown {
        if last.is_some_and(|last| last + 1 < *n) {
            lines += "<div class=\"gap\">⋯</div>\n";
        }
        last = Some(*n);
        let text = source.lines.get(n - 1).copied().unwrap_or_default();
        lines += &line(*n, &marked(text, *n, verdicts), pairs.get(*n));
        lines += &notes.below(*n);
    }
    pane("Rust", &lines)
}

fn pane(language: &str, lines: &str) -> String {
    let class = language.to_lowercase();
    format!(
        "<div class=\"pane {class}\" role=\"region\" aria-label=\"{language}\"><h3>{language}</h3>\
         <div class=\"lines\">\n{lines}</div></div>"
    )
}

/// A line; `html` is its text.
fn line(n: usize, html: &str, pairs: Option<&BTreeSet<usize>>) -> String {
    let pairs: Vec<String> = pairs.into_iter().flatten().map(ToString::to_string).collect();
    let pairs = match pairs.is_empty() {
        true => String::new(),
        false => format!(" data-with=\"{}\" tabindex=\"-1\"", pairs.join(" ")),
    };
    format!("<div class=\"line\" data-line=\"{n}\"{pairs}><code>{html}</code></div>\n")
}

/// The text of a line with its verdicts. If verdicts overlap, the innermost one is shown.
fn marked(text: &str, line: usize, verdicts: &[Verdict]) -> String {
    let chars: Vec<char> = text.chars().collect();
    let here: Vec<(usize, usize, &Verdict)> = verdicts
        .iter()
        .filter_map(|of| of.on_line(line, chars.len()).map(|(from, to)| (from, to, of)))
        .collect();
    let ends = here.iter().flat_map(|(from, to, _)| [*from, *to]).chain([0, chars.len()]);
    let ends: BTreeSet<usize> = ends.collect();
    let ends: Vec<usize> = ends.into_iter().collect();
    let mut html = String::new();
    for pair in ends.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let part = escaped(&chars[from..to].iter().collect::<String>());
        let around = here.iter().filter(|(start, end, _)| *start <= from && to <= *end);
        html += &match around.min_by_key(|(start, end, _)| end - start) {
            Some((.., verdict)) => {
                let (class, title) = (verdict.class(), escaped(&verdict.title()));
                format!("<mark class=\"{class}\" title=\"{title}\">{part}</mark>")
            }
            None => part,
        };
    }
    html
}
