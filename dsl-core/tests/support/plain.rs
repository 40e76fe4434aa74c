//! Checks for plain English: the length of sentences, and phrases to avoid. CONTRIBUTING.md has the
//! rules.

/// The most words in a sentence.
const SENTENCE: usize = 30;

/// Phrases, in lower case, and what to write instead.
const AVOID: &[(&str, &str)] = &[
    (" that which ", "the noun"),
    (" of which ", "a second sentence, or `whose`"),
    (" those of ", "the noun"),
    (" the one that ", "the noun"),
    (" so many ", "a number, or the noun"),
    (" as many as ", "a number, or `at most`, `the same number`"),
    (" manieth", "`ordinal`"),
    (" is not a number ", "`kernels have no …`"),
    (" of wgpu's", "`of wgpu`"),
    (" like one before", "`repeating`"),
    (" all the same", "`nevertheless`, or `equal`"),
    (" than it need", "`than necessary`"),
    (" is open where ", "`if`"),
    (" what it is in ", "`its role in`"),
];

/// The problems of a Markdown text, with their lines.
pub(crate) fn problems(text: &str) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    for (line, sentence) in sentences(text) {
        let words = sentence.split_whitespace().count();
        if words > SENTENCE {
            problems.push((line, format!("{words} words: {sentence}")));
        }
        problems.extend(avoided(&sentence).map(|say| (line, say)));
    }
    problems
}

/// The phrases to avoid in a text.
pub(crate) fn avoided(text: &str) -> impl Iterator<Item = String> {
    let text = format!(" {} ", text.to_lowercase());
    let found = AVOID.iter().filter(move |(phrase, _)| text.contains(phrase));
    found.map(|(phrase, instead)| format!("\"{}\": write {instead}", phrase.trim()))
}

/// The sentences of paragraphs and list items, with their first lines. A code span counts as one word.
fn sentences(text: &str) -> Vec<(usize, String)> {
    let mut sentences = Vec::new();
    let mut paragraph = (0, String::new());
    let mut last = 0;
    let lines: Vec<(usize, String)> = prose(text).collect();
    for (number, line) in lines {
        let line = line.trim().to_owned();
        let begins = line.starts_with(['-', '|', '#', '<', '!'])
            || line.split_once(". ").is_some_and(|(n, _)| n.parse::<u32>().is_ok());
        if line.is_empty() || begins || number != last + 1 {
            split(&std::mem::take(&mut paragraph), &mut sentences);
        }
        last = number;
        if !line.starts_with(['|', '#', '<', '!']) {
            if paragraph.1.is_empty() {
                paragraph.0 = number;
            }
            paragraph.1 += " ";
            paragraph.1 += &line;
        }
    }
    split(&paragraph, &mut sentences);
    sentences
}

fn split((number, paragraph): &(usize, String), sentences: &mut Vec<(usize, String)>) {
    let text = without_targets(paragraph);
    let ends =
        text.replace(". ", ".\n").replace("? ", "?\n").replace(": ", ":\n").replace("; ", ";\n");
    sentences.extend(ends.lines().map(|sentence| (*number, sentence.trim().to_owned())));
}

/// Replaces `[text](target)` by `text`.
pub(crate) fn without_targets(text: &str) -> String {
    let mut parts = text.split("](");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once(')').map_or(part, |(_, rest)| rest);
    }
    plain.replace('[', "")
}

/// The lines outside of code blocks, without their code spans.
fn prose(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut in_code = false;
    (1..).zip(text.lines()).filter_map(move |(number, line)| {
        let fence = line.trim_start().starts_with("```");
        in_code ^= fence;
        let outside = line.split('`').step_by(2);
        (!fence && !in_code).then(|| (number, outside.collect::<Vec<_>>().join("`")))
    })
}
