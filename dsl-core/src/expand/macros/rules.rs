//! Macros by example: finds the rule of a macro that matches a call, and the expansion.

use std::collections::BTreeMap;

use proc_macro2::{Delimiter, Group, Ident, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};

use super::hygiene;

/// The maximal number of steps in the search for a matching rule.
const PATIENCE: usize = 100_000;

/// The rules of a macro, in order.
pub(super) struct Rules(Vec<(Vec<Matcher>, TokenStream)>);

#[derive(Debug)]
enum Matcher {
    Token(TokenTree),
    Group(Delimiter, Vec<Matcher>),
    /// `$name:kind`.
    Fragment(String, String),
    /// `$( … ) separator op`.
    Repeat {
        of: Vec<Matcher>,
        separator: Vec<TokenTree>,
        op: char,
    },
}

/// The binding of a macro variable.
#[derive(Debug, Clone)]
enum Binding {
    One(TokenStream),
    Many(Vec<Binding>),
}

type Bindings = BTreeMap<String, Binding>;

impl Rules {
    pub(super) fn parse(tokens: &TokenStream) -> Self {
        let mut rules = Vec::new();
        let mut tokens = tokens.clone().into_iter();
        while let Some(left) = tokens.next() {
            let TokenTree::Group(left) = left else { continue };
            let right = tokens.by_ref().find_map(|token| match token {
                TokenTree::Group(right) => Some(right.stream()),
                _ => None,
            });
            rules.extend(right.map(|right| (matchers(left.stream()), right)));
        }
        Rules(rules)
    }

    /// The expansion of a call; `mark` is the call's number. `None` if no rule matches.
    pub(super) fn expand(&self, input: TokenStream, mark: usize) -> Option<TokenStream> {
        let input: Vec<TokenTree> = input.into_iter().collect();
        self.0.iter().find_map(|(left, right)| {
            let mut search = Search { steps: 0 };
            let bindings = search.all(left, &input, &mut Bindings::new())?;
            transcribe(right.clone(), &bindings, mark)
        })
    }
}

fn matchers(tokens: TokenStream) -> Vec<Matcher> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut list = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match (&tokens[at], tokens.get(at + 1)) {
            (TokenTree::Punct(dollar), Some(TokenTree::Group(of)))
                if dollar.as_char() == '$' && of.delimiter() == Delimiter::Parenthesis =>
            {
                let (separator, op, next) = repetition(&tokens, at + 2);
                list.push(Matcher::Repeat { of: matchers(of.stream()), separator, op });
                at = next;
            }
            (TokenTree::Punct(dollar), Some(TokenTree::Ident(name))) if dollar.as_char() == '$' => {
                let kind = match (tokens.get(at + 2), tokens.get(at + 3)) {
                    (Some(TokenTree::Punct(colon)), Some(TokenTree::Ident(kind)))
                        if colon.as_char() == ':' =>
                    {
                        at += 2;
                        hygiene::plain(&kind.to_string())
                    }
                    _ => String::new(),
                };
                list.push(Matcher::Fragment(name.to_string(), kind));
                at += 2;
            }
            (TokenTree::Group(of), _) => {
                list.push(Matcher::Group(of.delimiter(), matchers(of.stream())));
                at += 1;
            }
            (token, _) => {
                list.push(Matcher::Token(token.clone()));
                at += 1;
            }
        }
    }
    list
}

/// The parts after `$( … )`: the separator, the operator, and the position after them.
fn repetition(tokens: &[TokenTree], mut at: usize) -> (Vec<TokenTree>, char, usize) {
    let mut separator = Vec::new();
    while let Some(token) = tokens.get(at) {
        at += 1;
        if let TokenTree::Punct(op) = token
            && ['*', '+', '?'].contains(&op.as_char())
        {
            // `$(…)+*` and `$(…)**` have an operator as the separator.
            let is_separator = separator.is_empty()
                && op.as_char() != '?'
                && matches!(tokens.get(at), Some(TokenTree::Punct(next))
                    if ['*', '+'].contains(&next.as_char()) && op.spacing() == Spacing::Joint);
            if !is_separator {
                return (separator, op.as_char(), at);
            }
        }
        separator.push(token.clone());
    }
    (separator, '*', at)
}

struct Search {
    steps: usize,
}

impl Search {
    /// Matches all of the input.
    fn all(
        &mut self,
        of: &[Matcher],
        input: &[TokenTree],
        bound: &mut Bindings,
    ) -> Option<Bindings> {
        self.steps += 1;
        if self.steps > PATIENCE {
            return None;
        }
        let Some((first, rest)) = of.split_first() else {
            return input.is_empty().then(|| bound.clone());
        };
        match first {
            Matcher::Token(token) => {
                let (next, input) = input.split_first()?;
                is_same(token, next).then(|| self.all(rest, input, bound))?
            }
            Matcher::Group(delimiter, inner) => {
                let (next, input) = input.split_first()?;
                let TokenTree::Group(next) = next else { return None };
                if next.delimiter() == Delimiter::None && *delimiter != Delimiter::None {
                    return None;
                }
                if next.delimiter() != *delimiter {
                    return None;
                }
                let content: Vec<TokenTree> = next.stream().into_iter().collect();
                let mut bound = self.all(inner, &content, bound)?;
                self.all(rest, input, &mut bound)
            }
            Matcher::Fragment(name, kind) => {
                let (tokens, left) = fragment(kind, input)?;
                bound.insert(name.clone(), Binding::One(tokens));
                self.all(rest, &left, bound)
            }
            Matcher::Repeat { of, separator, op } => {
                let mut names = Vec::new();
                names_of(of, &mut names);
                // The repetitions so far, and the rest of the input after each; the last ones are
                // given up first.
                let mut states = vec![(Vec::<Bindings>::new(), input.to_vec())];
                while states.len() < 2 || *op != '?' {
                    let (rounds, left) = states.last()?.clone();
                    let start = match rounds.is_empty() {
                        true => Some(left.as_slice()),
                        false => after(separator, &left),
                    };
                    let Some((round, left)) = start.and_then(|start| self.prefix(of, start)) else {
                        break;
                    };
                    if left.len() == states.last()?.1.len() {
                        break;
                    }
                    let rounds = rounds.into_iter().chain([round]).collect();
                    states.push((rounds, left));
                }
                let least = usize::from(*op == '+');
                while let Some((rounds, left)) = states.pop() {
                    if rounds.len() < least {
                        return None;
                    }
                    let mut bound = bound.clone();
                    for name in &names {
                        let all = rounds.iter().filter_map(|round| round.get(name).cloned());
                        bound.insert(name.clone(), Binding::Many(all.collect()));
                    }
                    if let Some(found) = self.all(rest, &left, &mut bound) {
                        return Some(found);
                    }
                }
                None
            }
        }
    }

    /// Matches the beginning of the input, and returns the rest.
    fn prefix(
        &mut self,
        of: &[Matcher],
        input: &[TokenTree],
    ) -> Option<(Bindings, Vec<TokenTree>)> {
        let mut bound = Bindings::new();
        let mut input = input.to_vec();
        for (at, matcher) in of.iter().enumerate() {
            self.steps += 1;
            match matcher {
                Matcher::Token(token) => {
                    let next = input.first()?;
                    is_same(token, next).then_some(())?;
                    input.remove(0);
                }
                Matcher::Group(delimiter, inner) => {
                    let Some(TokenTree::Group(next)) = input.first() else { return None };
                    (next.delimiter() == *delimiter).then_some(())?;
                    let content: Vec<TokenTree> = next.stream().into_iter().collect();
                    bound = self.all(inner, &content, &mut bound)?;
                    input.remove(0);
                }
                Matcher::Fragment(name, kind) => {
                    let (tokens, left) = fragment(kind, &input)?;
                    bound.insert(name.clone(), Binding::One(tokens));
                    input = left;
                }
                Matcher::Repeat { .. } => {
                    // Takes as much as fits, with the rest of the repetition.
                    for length in (0..=input.len()).rev() {
                        let mut inner = bound.clone();
                        let (head, tail) = input.split_at(length);
                        if let Some(found) = self.all(&of[at..=at], head, &mut inner)
                            && let Some((more, left)) = self.prefix(&of[at + 1..], tail)
                        {
                            return Some((found.into_iter().chain(more).collect(), left));
                        }
                        if self.steps > PATIENCE {
                            return None;
                        }
                    }
                    return None;
                }
            }
        }
        Some((bound, input))
    }
}

fn names_of(of: &[Matcher], names: &mut Vec<String>) {
    for matcher in of {
        match matcher {
            Matcher::Token(_) => {}
            Matcher::Group(_, of) | Matcher::Repeat { of, .. } => names_of(of, names),
            Matcher::Fragment(name, _) => names.push(name.clone()),
        }
    }
}

/// The input after a separator.
fn after<'t>(separator: &[TokenTree], input: &'t [TokenTree]) -> Option<&'t [TokenTree]> {
    separator.iter().try_fold(input, |input, token| {
        let (next, rest) = input.split_first()?;
        is_same(token, next).then_some(rest)
    })
}

fn is_same(a: &TokenTree, b: &TokenTree) -> bool {
    match (a, b) {
        (TokenTree::Ident(a), TokenTree::Ident(b)) => {
            hygiene::plain(&a.to_string()) == hygiene::plain(&b.to_string())
        }
        (TokenTree::Punct(a), TokenTree::Punct(b)) => a.as_char() == b.as_char(),
        (TokenTree::Literal(a), TokenTree::Literal(b)) => a.to_string() == b.to_string(),
        _ => false,
    }
}

/// The fragment at the start of the input, and the rest.
fn fragment(kind: &str, input: &[TokenTree]) -> Option<(TokenStream, Vec<TokenTree>)> {
    if kind == "tt" {
        let count = token_tree(input)?;
        let (of, rest) = input.split_at(count);
        return Some((of.iter().cloned().collect(), rest.to_vec()));
    }
    let tokens: TokenStream = input.iter().cloned().collect();
    let parser = |input: ParseStream<'_>| {
        let of = parse_fragment(kind, input)?;
        let rest: TokenStream = input.parse()?;
        Ok((of, rest))
    };
    let (of, rest) = parser.parse2(tokens).ok()?;
    Some((of, rest.into_iter().collect()))
}

fn parse_fragment(kind: &str, input: ParseStream<'_>) -> syn::Result<TokenStream> {
    // One node, in any context.
    let grouped = |tokens: TokenStream| -> TokenStream {
        TokenTree::Group(Group::new(Delimiter::None, tokens)).into()
    };
    Ok(match kind {
        "ident" => input.call(Ident::parse_any)?.into_token_stream(),
        "expr" | "expr_2021" => grouped(input.parse::<syn::Expr>()?.into_token_stream()),
        "ty" => grouped(input.parse::<syn::Type>()?.into_token_stream()),
        "literal" => {
            let minus: Option<syn::Token![-]> = input.parse()?;
            let literal: syn::Lit = input.parse()?;
            let tokens = quote::quote!(#minus #literal);
            if minus.is_some() { grouped(tokens) } else { tokens }
        }
        "lifetime" => input.parse::<syn::Lifetime>()?.into_token_stream(),
        "path" => input.parse::<syn::Path>()?.into_token_stream(),
        "pat" => syn::Pat::parse_multi_with_leading_vert(input)?.into_token_stream(),
        "pat_param" => syn::Pat::parse_single(input)?.into_token_stream(),
        "block" => input.parse::<syn::Block>()?.into_token_stream(),
        "item" => input.parse::<syn::Item>()?.into_token_stream(),
        "meta" => input.parse::<syn::Meta>()?.into_token_stream(),
        "vis" => input.parse::<syn::Visibility>()?.into_token_stream(),
        "stmt" => statement(input)?,
        _ => return Err(input.error("no kind of fragment")),
    })
}

/// A statement without its semicolon.
fn statement(input: ParseStream<'_>) -> syn::Result<TokenStream> {
    if !input.peek(syn::Token![let]) {
        return match input.fork().parse::<syn::Item>() {
            Ok(_) => Ok(input.parse::<syn::Item>()?.into_token_stream()),
            Err(_) => Ok(input.parse::<syn::Expr>()?.into_token_stream()),
        };
    }
    let mut tokens = TokenStream::new();
    while !input.is_empty() && !input.peek(syn::Token![;]) {
        tokens.extend([input.parse::<TokenTree>()?]);
    }
    Ok(tokens)
}

/// The number of proc-macro tokens in one token of rustc.
fn token_tree(input: &[TokenTree]) -> Option<usize> {
    const LONG: [&str; 26] = [
        "<<=", ">>=", "...", "..=", "=>", "->", "::", "..", "&&", "||", "==", "!=", "<=", ">=",
        "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "<<", ">>", "<-", "$crate",
    ];
    let TokenTree::Punct(first) = input.first()? else { return Some(1) };
    if first.as_char() == '\'' {
        return Some(input.len().min(2));
    }
    let mut text = String::new();
    for token in input.iter().take(3) {
        let TokenTree::Punct(punct) = token else { break };
        text.push(punct.as_char());
        if punct.spacing() == Spacing::Alone {
            break;
        }
    }
    let longest = LONG.iter().find(|long| text.starts_with(**long));
    Some(longest.map_or(1, |long| long.len()))
}

/// The right side of a rule, with its variables replaced.
fn transcribe(tokens: TokenStream, bindings: &Bindings, mark: usize) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut written = TokenStream::new();
    let mut at = 0;
    while at < tokens.len() {
        match (&tokens[at], tokens.get(at + 1)) {
            (TokenTree::Punct(dollar), Some(TokenTree::Group(of)))
                if dollar.as_char() == '$' && of.delimiter() == Delimiter::Parenthesis =>
            {
                let (separator, _, next) = repetition(&tokens, at + 2);
                let mut names = Vec::new();
                variables(of.stream(), &mut names);
                let repeated = names.iter().filter_map(|name| match bindings.get(name) {
                    Some(Binding::Many(all)) => Some(all.len()),
                    _ => None,
                });
                let count = repeated.max()?;
                for round in 0..count {
                    if round > 0 {
                        written.extend(separator.iter().cloned());
                    }
                    let of_round = |(name, binding): (&String, &Binding)| match binding {
                        Binding::Many(all) if names.contains(name) => {
                            Some((name.clone(), all.get(round)?.clone()))
                        }
                        binding => Some((name.clone(), binding.clone())),
                    };
                    let inner: Bindings = bindings.iter().filter_map(of_round).collect();
                    written.extend(transcribe(of.stream(), &inner, mark)?);
                }
                at = next;
            }
            (TokenTree::Punct(dollar), Some(TokenTree::Ident(name))) if dollar.as_char() == '$' => {
                match bindings.get(&name.to_string()) {
                    Some(Binding::One(of)) => written.extend(of.clone()),
                    Some(Binding::Many(_)) => return None,
                    None if name == "crate" => {
                        written.extend([TokenTree::Ident(Ident::new("crate", name.span()))]);
                    }
                    // A variable of a macro that this one declares.
                    None => written.extend([tokens[at].clone(), tokens[at + 1].clone()]),
                }
                at += 2;
            }
            (TokenTree::Group(of), _) => {
                let mut group =
                    Group::new(of.delimiter(), transcribe(of.stream(), bindings, mark)?);
                group.set_span(of.span());
                written.extend([TokenTree::Group(group)]);
                at += 1;
            }
            // A lifetime or a label.
            (TokenTree::Punct(quote), Some(name @ TokenTree::Ident(_)))
                if quote.as_char() == '\'' =>
            {
                written.extend([tokens[at].clone(), name.clone()]);
                at += 2;
            }
            (TokenTree::Ident(name), _) => {
                written.extend([TokenTree::Ident(hygiene::marked(name, mark))]);
                at += 1;
            }
            (token, _) => {
                written.extend([token.clone()]);
                at += 1;
            }
        }
    }
    Some(written)
}

/// The variables that tokens name.
fn variables(tokens: TokenStream, names: &mut Vec<String>) {
    let mut follows_dollar = false;
    for token in tokens {
        match &token {
            TokenTree::Ident(name) if follows_dollar => names.push(name.to_string()),
            TokenTree::Group(of) => variables(of.stream(), names),
            _ => {}
        }
        follows_dollar = matches!(&token, TokenTree::Punct(dollar) if dollar.as_char() == '$');
    }
}
