//! Measures the nesting depth of tokens before there is a syntax tree.
//!
//! Code that walks over a tree recurses as deep as the tree, beginning with syn's parser. A stack
//! overflow ends the compiler without a message. The measure is at least the tree's depth, whatever
//! the tokens mean. In each statement, argument or arm, tight operators count for their term, and
//! loose operators count for all of it.

#![allow(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};

use crate::diagnostic::{Code, Diagnostic};

/// Far below the depth that overflows rustc's stack, and more than anyone writes.
const MAX: u32 = 512;

/// The weight of delimiters, closures and generic arguments: parsers need much stack for them.
const GROUP: u32 = 4;

/// Reports tokens that are nested too deep.
///
/// # Errors
/// Returns the position.
pub fn check(tokens: &TokenStream) -> Result<(), Diagnostic> {
    let message = "this is nested deeper than a kernel can be: bind parts of it with `let`, or make \
                   them functions";
    let depth = depth(tokens, 0);
    depth.map(|_| ()).map_err(|span| Diagnostic::new(Code::Unsupported, span, message))
}

/// The tokens, with empty groups in place of those that are nested too deep.
pub(crate) fn shallow(tokens: TokenStream) -> TokenStream {
    let shallow = |token| match token {
        TokenTree::Group(group) if depth(&group.stream(), 0).is_err() => {
            TokenTree::Group(Group::new(group.delimiter(), TokenStream::new()))
        }
        token => token,
    };
    tokens.into_iter().map(shallow).collect()
}

/// The nesting depth of the tokens; the error is the position where it is too deep.
fn depth(tokens: &TokenStream, level: u32) -> Result<u32, Span> {
    let mut run = Run::default();
    let (mut deepest, mut angles, mut most_angles) = (0, 0_u32, 0);
    let mut last = Last::Nothing;
    for token in tokens.clone() {
        let span = token.span();
        if run.ends(&token, last) {
            deepest = deepest.max(run.depth());
            run = Run::default();
            // Generic arguments continue after a comma; a statement or an arm ends them.
            if !is_separator(&token) {
                angles = 0;
            }
        }
        last = match &token {
            TokenTree::Group(group) => {
                if level * GROUP > MAX {
                    return Err(group.span_open());
                }
                run.group(depth(&group.stream(), level + 1)?, last);
                if group.delimiter() == Delimiter::Brace { Last::Brace } else { Last::Operand }
            }
            TokenTree::Ident(ident) => run.ident(ident),
            TokenTree::Literal(_) => Last::Operand,
            TokenTree::Punct(punct) => {
                // Generic arguments or a comparison: it is unknown which.
                match punct.as_char() {
                    '<' if last.is_operand() || matches!(last, Last::Joint(':', _)) => angles += 1,
                    '>' if !matches!(last, Last::Joint('-' | '=', _)) => {
                        angles = angles.saturating_sub(1);
                    }
                    ';' => angles = 0,
                    _ => {}
                }
                most_angles = most_angles.max(angles);
                run.punct(punct, last)
            }
        };
        if deepest.max(run.depth()) + GROUP * (most_angles + 1) > MAX {
            return Err(span);
        }
    }
    Ok(deepest.max(run.depth()) + GROUP * (most_angles + 1))
}

fn is_separator(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

/// The previous token.
#[derive(Clone, Copy)]
enum Last {
    Nothing,
    /// The end of a value.
    Operand,
    /// The end of a value or of a statement.
    Brace,
    /// A punctuation character joined with the next one, and whether a value is before it.
    Joint(char, bool),
}

impl Last {
    fn is_operand(self) -> bool {
        matches!(self, Last::Operand | Last::Brace)
    }
}

/// The current statement, argument or arm so far. `outer` counts for all of it, `loose` operators
/// separate terms, and `tight` operators belong to their term.
#[derive(Default)]
struct Run {
    outer: u32,
    /// The depth of the deepest part so far between two `outer` operators.
    parts: u32,
    loose: u32,
    /// The depth of the deepest term of this part so far.
    terms: u32,
    tight: u32,
    /// The deepest group of this term.
    inner: u32,
}

impl Run {
    fn depth(&self) -> u32 {
        self.outer + self.parts.max(self.part())
    }

    fn part(&self) -> u32 {
        self.loose + self.terms.max(self.tight + self.inner)
    }

    fn outer(&mut self, weight: u32) {
        let (outer, parts) = (self.outer + weight, self.parts.max(self.part()));
        *self = Run { outer, parts, ..Run::default() };
    }

    fn loose(&mut self) {
        self.terms = self.terms.max(self.tight + self.inner);
        self.loose += 1;
        (self.tight, self.inner) = (0, 0);
    }

    /// Whether a token is the first one after the run.
    fn ends(&self, next: &TokenTree, last: Last) -> bool {
        match next {
            TokenTree::Punct(punct) => match punct.as_char() {
                ';' | ',' => true,
                '>' => matches!(last, Last::Joint('=', _)),
                '#' | '\'' => matches!(last, Last::Brace),
                _ => false,
            },
            TokenTree::Ident(ident) => {
                matches!(last, Last::Brace) && ident != "else" && ident != "as"
            }
            TokenTree::Literal(_) => matches!(last, Last::Brace),
            TokenTree::Group(group) => {
                matches!(last, Last::Brace) && group.delimiter() == Delimiter::Brace
            }
        }
    }

    fn group(&mut self, depth: u32, last: Last) {
        self.tight += u32::from(last.is_operand());
        self.inner = self.inner.max(depth);
    }

    fn ident(&mut self, ident: &Ident) -> Last {
        match ident.to_string().as_str() {
            "else" | "if" | "match" | "while" | "for" | "loop" | "return" | "break" | "let"
            | "move" | "unsafe" | "async" | "yield" | "become" | "dyn" | "impl" | "fn" => {
                self.outer(1);
            }
            "as" => self.tight += 1,
            "in" | "mut" | "ref" | "const" => {}
            _ => return Last::Operand,
        }
        Last::Nothing
    }

    fn punct(&mut self, punct: &Punct, last: Last) -> Last {
        let sign = punct.as_char();
        let follows = last.is_operand();
        match (sign, last) {
            ('?', _) => {
                self.tight += 1;
                return Last::Operand;
            }
            // The second character of an operator.
            ('=' | ':', Last::Joint(..))
            | ('>', Last::Joint('-' | '=' | '>', _))
            | ('<', Last::Joint('<', _))
            | ('&', Last::Joint('&', true))
            | ('|', Last::Joint('|', _)) => {}
            (';' | ',' | ':' | '#' | '\'' | '$', _) => {}
            ('.', Last::Joint('.', _)) => self.outer(1),
            ('.' | '*' | '/' | '%', _) => self.tight += 1,
            ('-' | '&' | '!', _) if !follows => self.tight += 1,
            ('|', _) if !follows => self.outer(GROUP),
            _ => self.loose(),
        }
        match punct.spacing() {
            Spacing::Joint => Last::Joint(sign, follows),
            Spacing::Alone => Last::Nothing,
        }
    }
}
