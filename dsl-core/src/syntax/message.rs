//! `println!`, `assert!`, `panic!`, `dbg!` and similar macros: the values that they evaluate, and
//! the text for the host.

use proc_macro2::Span;
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;

/// A macro that sends a message to the host.
pub(crate) struct Message {
    pub(crate) kind: Kind,
    /// The tested, compared or shown values, apart from the arguments of the text.
    pub(crate) operands: Vec<syn::Expr>,
    pub(crate) text: Option<Text>,
    /// The source text of the operands.
    pub(crate) sources: Vec<String>,
    pub(crate) span: Span,
}

/// The kind of macro.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `println!`, `print!` and the variants for stderr; whether they end the line.
    Print(bool),
    /// `dbg!(x)`, which has the value of `x`.
    Show,
    /// `assert!(condition)`.
    Assert,
    /// `assert_eq!(left, right)`; `true` for `assert_ne!`.
    Compare(bool),
    /// `panic!`, `unreachable!` and the like, each with the beginning of its text.
    Panic(&'static str),
}

/// A format string with its arguments.
pub(crate) struct Text {
    pub(crate) format: syn::LitStr,
    pub(crate) args: Vec<Argument>,
}

/// An argument of a format string. Variables named in the string are arguments with their names.
pub(crate) struct Argument {
    pub(crate) name: Option<syn::Ident>,
    pub(crate) value: syn::Expr,
}

/// The macros, and whether they exist with debug assertions only.
fn kind(name: &str) -> Option<(Kind, bool)> {
    Some(match name {
        "println" | "eprintln" => (Kind::Print(true), false),
        "print" | "eprint" => (Kind::Print(false), false),
        "dbg" => (Kind::Show, false),
        "assert" => (Kind::Assert, false),
        "assert_eq" => (Kind::Compare(false), false),
        "assert_ne" => (Kind::Compare(true), false),
        "debug_assert" => (Kind::Assert, true),
        "debug_assert_eq" => (Kind::Compare(false), true),
        "debug_assert_ne" => (Kind::Compare(true), true),
        "panic" => (Kind::Panic(""), false),
        "unreachable" => (Kind::Panic("internal error: entered unreachable code"), false),
        "todo" => (Kind::Panic("not yet implemented"), false),
        "unimplemented" => (Kind::Panic("not implemented"), false),
        _ => return None,
    })
}

fn kind_of(mac: &syn::Macro) -> Option<(Kind, bool)> {
    kind(&mac.path.segments.last()?.ident.unraw().to_string())
}

/// Whether a macro is one of these.
pub(crate) fn is_message(mac: &syn::Macro) -> bool {
    kind_of(mac).is_some()
}

/// Whether control never returns from a macro.
pub(crate) fn is_panic(mac: &syn::Macro) -> bool {
    matches!(kind_of(mac), Some((Kind::Panic(_), _)))
}

/// Whether a macro does nothing without debug assertions.
pub(crate) fn is_for_debugging(mac: &syn::Macro) -> bool {
    kind_of(mac).is_some_and(|(_, for_debugging)| for_debugging)
}

impl Message {
    /// The message of a macro. `None` for other macros.
    pub(crate) fn of(mac: &syn::Macro) -> Option<syn::Result<Message>> {
        let (kind, _) = kind_of(mac)?;
        let span = mac.path.segments.last()?.ident.span();
        let parsed = mac.parse_body_with(|input: ParseStream<'_>| {
            let args = Punctuated::<Argument, syn::Token![,]>::parse_terminated(input)?;
            Message::new(kind, args.into_iter().collect(), span)
        });
        Some(parsed.map(|message| Message { sources: sources(mac, &message.operands), ..message }))
    }

    fn new(kind: Kind, mut args: Vec<Argument>, span: Span) -> syn::Result<Message> {
        let operands = match kind {
            Kind::Print(_) | Kind::Panic(_) => 0,
            Kind::Show => args.len(),
            Kind::Assert => 1,
            Kind::Compare(_) => 2,
        };
        if args.len() < operands || kind == Kind::Show && operands == 0 {
            let wanted = match kind {
                Kind::Compare(_) => "two values to compare",
                Kind::Assert => "a condition",
                Kind::Show | Kind::Print(_) | Kind::Panic(_) => "a value",
            };
            return Err(syn::Error::new(span, format!("this macro takes {wanted}")));
        }
        let rest = args.split_off(operands);
        let operands = args.into_iter().map(|arg| arg.value).collect();
        Ok(Message { kind, operands, text: Text::new(rest)?, sources: Vec::new(), span })
    }

    /// All evaluated expressions, in order.
    pub(crate) fn values(&self) -> impl Iterator<Item = &syn::Expr> {
        let args = self.text.iter().flat_map(|text| text.args.iter().map(|arg| &arg.value));
        self.operands.iter().chain(args)
    }
}

/// The source text of the first arguments of a macro, each in one line.
fn sources(mac: &syn::Macro, operands: &[syn::Expr]) -> Vec<String> {
    let text = mac.delimiter.span().join().source_text().unwrap_or_default();
    let mut rest = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
    let mut source = |operand: &syn::Expr| {
        let ends = outer_commas(rest).into_iter().chain([rest.len()]);
        let is_whole = |end: &usize| {
            syn::parse_str::<syn::Expr>(&rest[..*end]).is_ok_and(|parsed| parsed == *operand)
        };
        let found = ends.into_iter().find(is_whole);
        let text = match found {
            Some(end) => {
                let text = rest[..end].to_owned();
                rest = rest.get(end + 1..).unwrap_or_default();
                text
            }
            None => operand.to_token_stream().to_string(),
        };
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    operands.iter().map(&mut source).collect()
}

/// The commas outside of brackets. Brackets and commas in strings are not distinguished.
fn outer_commas(text: &str) -> Vec<usize> {
    let mut depth = 0i32;
    let mut commas = Vec::new();
    for (at, found) in text.char_indices() {
        match found {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => commas.push(at),
            _ => {}
        }
    }
    commas
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut name = None;
        if input.peek(syn::Ident::peek_any)
            && input.peek2(syn::Token![=])
            && !input.peek2(syn::Token![==])
        {
            name = Some(input.call(syn::Ident::parse_any)?);
            input.parse::<syn::Token![=]>()?;
        }
        Ok(Argument { name, value: input.parse()? })
    }
}

impl Text {
    /// The argument of `expect`, which is not a format string.
    pub(crate) fn of_expect(text: &syn::Expr) -> syn::Result<Text> {
        match super::ungroup(text) {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => {
                let escaped = text.value().replace('{', "{{").replace('}', "}}");
                Ok(Text { format: syn::LitStr::new(&escaped, text.span()), args: Vec::new() })
            }
            other => Err(syn::Error::new_spanned(other, "the text must be a string literal")),
        }
    }

    /// The format string is the first argument, if there are arguments.
    fn new(args: Vec<Argument>) -> syn::Result<Option<Text>> {
        let mut args = args.into_iter();
        let Some(first) = args.next() else { return Ok(None) };
        // A macro may pass it on.
        let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(format), .. }) =
            super::ungroup(&first.value)
        else {
            let message = "the text must be a string literal: `\"{x}\"`, or `\"{}\", x`";
            return Err(syn::Error::new_spanned(&first.value, message));
        };
        let mut args: Vec<Argument> = args.collect();
        for name in names_in(&format.value()) {
            if args.iter().any(|arg| arg.name.as_ref().is_some_and(|known| *known == name)) {
                continue;
            }
            let Ok(mut ident) = syn::parse_str::<syn::Ident>(&name) else { continue };
            ident.set_span(format.span());
            args.push(Argument { value: syn::parse_quote!(#ident), name: Some(ident) });
        }
        Ok(Some(Text { format: format.clone(), args }))
    }
}

/// The names in a format string, each once: `{x}`, `{:width$}`, `{:.digits$}`.
fn names_in(format: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut add = |name: &str| {
        let begins = name.starts_with(|first: char| first == '_' || first.is_alphabetic());
        if begins && !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    };
    let mut rest = format;
    while let Some(at) = rest.find('{') {
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('{') {
            rest = after;
            continue;
        }
        let Some(end) = rest.find('}') else { break };
        let (argument, options) = rest[..end].split_once(':').unwrap_or((&rest[..end], ""));
        add(argument.trim());
        without_fill(options).split('$').rev().skip(1).for_each(|before| {
            let is_part = |c: char| c == '_' || c.is_alphanumeric();
            let name = before.rsplit(|c| !is_part(c)).next().unwrap_or_default();
            add(name.trim_start_matches(|digit: char| digit.is_ascii_digit()));
        });
        rest = &rest[end + 1..];
    }
    names
}

/// The options without the fill character, which may be any character.
fn without_fill(options: &str) -> &str {
    let mut chars = options.char_indices();
    let (first, second) = (chars.next(), chars.next());
    match (first, second) {
        (Some(_), Some((at, '<' | '^' | '>'))) => &options[at + 1..],
        _ => options,
    }
}

#[cfg(test)]
mod tests {
    use super::names_in;

    #[test]
    fn variables_that_a_format_string_names() {
        assert_eq!(names_in("{{no}} {} {0} {x} {x:?} {y:>8.3}"), ["x", "y"]);
        assert_eq!(
            names_in("{v:$>w$.p$} {:08.digits$} {:0width$}"),
            ["v", "p", "w", "digits", "width"]
        );
        assert_eq!(names_in("{unclosed"), [""; 0]);
    }
}
