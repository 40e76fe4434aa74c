//! The tokens of a text, in the detail that finding its items needs: where each token begins and
//! ends, and which delimiters belong together.

use std::ops::Range;

/// A token. A comment is one only if it is documentation.
pub(super) struct Token {
    pub(super) kind: Kind,
    /// Its bytes.
    pub(super) range: Range<usize>,
    /// For a delimiter: the index of the matching token.
    pub(super) partner: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name or a keyword.
    Ident,
    /// A number, a string, a lifetime.
    Literal,
    /// One character.
    Punct(u8),
    Open(u8),
    Close,
    /// A doc comment of the next item.
    Doc,
}

/// The tokens; `None` if the delimiters do not match.
pub(super) fn tokens(text: &str) -> Option<Vec<Token>> {
    let bytes = text.as_bytes();
    let mut tokens: Vec<Token> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let (kind, end) = match bytes[at] {
            byte if byte.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            b'/' if matches!(bytes.get(at + 1), Some(b'/' | b'*')) => {
                let end = match bytes[at + 1] {
                    b'/' => text[at..].find('\n').map_or(bytes.len(), |length| at + length),
                    _ => comment(bytes, at)?,
                };
                if !is_documentation(&text[at..end]) {
                    at = end;
                    continue;
                }
                (Kind::Doc, end)
            }
            b'"' => (Kind::Literal, quoted(bytes, at)?),
            b'\'' => (Kind::Literal, quote(text, at)?),
            b'0'..=b'9' => (Kind::Literal, number(bytes, at)),
            byte if is_name(byte) => name(text, at)?,
            byte @ (b'(' | b'[' | b'{') => (Kind::Open(byte), at + 1),
            b')' | b']' | b'}' => (Kind::Close, at + 1),
            byte => (Kind::Punct(byte), at + 1),
        };
        let mut token = Token { kind, range: at..end, partner: 0 };
        match kind {
            Kind::Open(_) => open.push(tokens.len()),
            Kind::Close => {
                token.partner = open.pop()?;
                tokens[token.partner].partner = tokens.len();
            }
            Kind::Ident | Kind::Literal | Kind::Punct(_) | Kind::Doc => {}
        }
        tokens.push(token);
        at = end;
    }
    open.is_empty().then_some(tokens)
}

fn is_name(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric() || !byte.is_ascii()
}

fn name_end(bytes: &[u8], at: usize) -> usize {
    let length = bytes[at..].iter().position(|byte| !is_name(*byte));
    length.map_or(bytes.len(), |length| at + length)
}

/// Whether a comment is a doc comment.
fn is_documentation(comment: &str) -> bool {
    let is_line = comment.starts_with("///") && !comment.starts_with("////");
    let is_block = comment.starts_with("/**") && !comment.starts_with("/***");
    is_line || is_block && comment.len() > 4
}

/// The end of a comment. Comments can be nested.
fn comment(bytes: &[u8], mut at: usize) -> Option<usize> {
    let mut depth = 0;
    loop {
        match bytes.get(at..at + 2)? {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return Some(at);
        }
    }
}

/// The end of a string that begins with `"`.
fn quoted(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += 1;
        match bytes.get(at)? {
            b'\\' => at += 1,
            b'"' => return Some(at + 1),
            _ => {}
        }
    }
}

/// The end of a character or a lifetime.
fn quote(text: &str, at: usize) -> Option<usize> {
    let mut rest = text[at + 1..].char_indices();
    match rest.next()?.1 {
        '\\' => {
            rest.next();
            rest.find(|(_, character)| *character == '\'').map(|(length, _)| at + length + 2)
        }
        _ => match rest.next() {
            Some((length, '\'')) => Some(at + length + 2),
            _ => Some(name_end(text.as_bytes(), at + 1)),
        },
    }
}

fn number(bytes: &[u8], at: usize) -> usize {
    let end = name_end(bytes, at);
    match bytes.get(end..end + 2) {
        Some([b'.', digit]) if digit.is_ascii_digit() => name_end(bytes, end + 1),
        _ => end,
    }
}

/// A name, or a literal that begins like one: `r"…"`, `br#"…"#`, `b'x'`.
fn name(text: &str, at: usize) -> Option<(Kind, usize)> {
    let bytes = text.as_bytes();
    let end = name_end(bytes, at);
    let prefix = &text[at..end];
    let hashes = bytes[end..].iter().take_while(|byte| **byte == b'#').count();
    match (prefix, bytes.get(end), bytes.get(end + hashes)) {
        ("r" | "br" | "cr", Some(_), Some(b'"')) => {
            let close = format!("\"{}", "#".repeat(hashes));
            let start = end + hashes + 1;
            let length = text[start..].find(&close)?;
            Some((Kind::Literal, start + length + close.len()))
        }
        ("b" | "c", Some(b'"'), _) => Some((Kind::Literal, quoted(bytes, end)?)),
        ("b", Some(b'\''), _) => Some((Kind::Literal, quote(text, end)?)),
        ("r", Some(b'#'), _) => Some((Kind::Ident, name_end(bytes, end + 1))),
        _ => Some((Kind::Ident, end)),
    }
}
