//! The Rust text: its lines, statements, functions and brackets, by line and column.

use std::collections::BTreeSet;

use dsl_core::emit::wgsl::Emitted;
use proc_macro2::{Delimiter, LineColumn, Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// A range of positions; the end is excluded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Extent {
    pub(crate) start: LineColumn,
    pub(crate) end: LineColumn,
}

impl Extent {
    fn of(span: Span) -> Extent {
        Extent { start: span.start(), end: span.end() }
    }

    fn has(self, place: LineColumn) -> bool {
        self.start <= place && place < self.end
    }
}

/// A Rust file.
pub(crate) struct Source<'a> {
    pub(crate) lines: Vec<&'a str>,
    statements: Vec<Extent>,
    functions: Vec<Extent>,
    brackets: Vec<Extent>,
}

/// The links between lines of the two texts: linked lines share a number.
#[derive(Default)]
pub(crate) struct Pairs {
    /// The numbers of each line of Rust, by line number.
    pub(crate) rust: Vec<BTreeSet<usize>>,
    /// The numbers of each line of WGSL, from the first line on.
    pub(crate) wgsl: Vec<BTreeSet<usize>>,
}

impl<'a> Source<'a> {
    /// A text that cannot be parsed.
    pub(crate) fn unparsed(text: &'a str) -> Self {
        let lines = text.lines().collect();
        Source { lines, statements: Vec::new(), functions: Vec::new(), brackets: Vec::new() }
    }

    pub(crate) fn new(text: &'a str, tokens: TokenStream, file: &syn::File) -> Self {
        let mut source = Source::unparsed(text);
        Extents(&mut source).visit_file(file);
        source.brackets_in(tokens);
        source
    }

    /// The numbers of all lines.
    pub(crate) fn whole(&self) -> BTreeSet<usize> {
        (1..=self.lines.len()).collect()
    }

    /// The lines of the functions around some lines, or these lines themselves.
    pub(crate) fn around(&self, lines: impl Iterator<Item = usize>) -> BTreeSet<usize> {
        let mut shown = BTreeSet::new();
        for line in lines.filter(|line| (1..=self.lines.len()).contains(line)) {
            let around = self.functions.iter().find(|of| {
                // The outermost functions come first.
                (of.start.line..=of.end.line).contains(&line)
            });
            shown.extend(around.map_or(line..=line, |of| of.start.line..=of.end.line));
        }
        shown
    }

    /// The brackets around an index.
    pub(crate) fn brackets_around(&self, place: LineColumn) -> Option<Extent> {
        let around = self.brackets.iter().filter(|of| of.has(place) && of.start != place);
        around.max_by_key(|of| of.start).copied()
    }

    /// The word or sign at a place.
    pub(crate) fn word_at(&self, start: LineColumn) -> Option<Extent> {
        let line = self.lines.get(start.line.checked_sub(1)?)?;
        let rest = line.chars().skip(start.column);
        let is_word = |c: &char| c.is_alphanumeric() || *c == '_';
        let length = rest.take_while(is_word).count().max(1);
        let end = LineColumn { line: start.line, column: start.column + length };
        (end.column <= line.chars().count()).then_some(Extent { start, end })
    }

    /// The texts of some spans that are not in this file: the compiler defines some methods of the
    /// standard library in a text of its own.
    pub(crate) fn others(&self, spans: impl Iterator<Item = Span>) -> BTreeSet<String> {
        spans.filter(|span| !self.is_here(*span)).map(|span| span.file()).collect()
    }

    /// Whether the text of a span is in this file at the span's position.
    fn is_here(&self, span: Span) -> bool {
        let (start, text) = (span.start(), span.source_text().unwrap_or_default());
        let line = start.line.checked_sub(1).and_then(|n| self.lines.get(n));
        let rest: Option<String> = line.map(|line| line.chars().skip(start.column).collect());
        let first = text.lines().next().unwrap_or_default();
        !first.is_empty() && rest.is_some_and(|rest| rest.starts_with(first))
    }

    /// The innermost statement at a place, by its number.
    fn statement_at(&self, place: LineColumn) -> Option<usize> {
        let all = self.statements.iter().enumerate().filter(|(_, of)| of.has(place));
        all.max_by_key(|(_, of)| of.start).map(|(n, _)| n)
    }

    /// Finds the lines that belong together.
    pub(crate) fn pairs(&self, emitted: &Emitted, others: &BTreeSet<String>) -> Pairs {
        let spans: Vec<_> =
            emitted.spans.iter().filter(|(_, span)| !others.contains(&span.file())).collect();
        let mut wgsl = Vec::new();
        let mut begin = 0;
        for line in emitted.text.split_inclusive('\n') {
            let (from, to) = (begin, begin + line.trim_end().len());
            begin += line.len();
            let around = spans.iter().filter(|(range, _)| range.contains(&from));
            let innermost = around.min_by_key(|(range, _)| range.end - range.start);
            let own = spans.iter().filter(|(range, _)| (from..to).contains(&range.start));
            let places = own.chain(innermost).map(|(_, span)| span.start());
            wgsl.push(places.filter_map(|place| self.statement_at(place)).collect());
        }
        let paired: BTreeSet<usize> = wgsl.iter().flatten().copied().collect();
        let mut rust = vec![BTreeSet::new(); self.lines.len() + 1];
        for statement in &paired {
            let line = self.statements[*statement].start.line;
            rust[line].insert(*statement);
        }
        for (n, text) in self.lines.iter().enumerate() {
            let column = text.chars().take_while(|c| c.is_whitespace()).count();
            let around = self.statement_at(LineColumn { line: n + 1, column });
            rust[n + 1].extend(around.filter(|statement| paired.contains(statement)));
        }
        Pairs { rust, wgsl }
    }

    fn brackets_in(&mut self, tokens: TokenStream) {
        for token in tokens {
            let TokenTree::Group(group) = token else { continue };
            if group.delimiter() == Delimiter::Bracket {
                self.brackets.push(Extent::of(group.span()));
            }
            self.brackets_in(group.stream());
        }
    }
}

/// Finds statements and functions.
struct Extents<'s, 'a>(&'s mut Source<'a>);

impl<'f> Visit<'f> for Extents<'_, '_> {
    fn visit_stmt(&mut self, stmt: &'f syn::Stmt) {
        self.0.statements.push(Extent::of(stmt.span()));
        visit::visit_stmt(self, stmt);
    }

    fn visit_item_fn(&mut self, item: &'f syn::ItemFn) {
        self.0.functions.push(Extent::of(item.span()));
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'f syn::ImplItemFn) {
        self.0.functions.push(Extent::of(item.span()));
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'f syn::TraitItemFn) {
        self.0.functions.push(Extent::of(item.span()));
        visit::visit_trait_item_fn(self, item);
    }
}
