//! Finds the items of a text.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::lexer::{self, Kind, Token};
use super::{
    INERT, Import, Item, Macro, Mentioned, Module, Outline, Route, TOOLS, Unit, UnitKind,
    Visibility,
};
use crate::expand::device::group::Attribute;
use crate::expand::{conditions, macros};
use crate::items::imports;

/// How often expansions are searched for further calls.
const ROUNDS: usize = 8;

/// The maximal length of a text with its expansions.
const LONGEST: usize = 4_000_000;

/// The outline of a text; `None` if the text is not Rust. `empty` makes an outline without content.
///
/// Expansions of the file's macros in item position are appended to the text, on lines beyond the
/// end of the file.
pub(super) fn scan(written: &str, empty: impl Fn(String) -> Outline) -> Option<Outline> {
    let mut text = written.to_owned();
    let mut made: Vec<Made> = Vec::new();
    let mut done = 0;
    for _ in 0..ROUNDS {
        let (outline, calls) = scanned(&text, written.len(), &made, &empty)?;
        // The next round finds the calls of this one again, in the same order.
        let new = calls.get(done..).unwrap_or_default();
        done = calls.len();
        if new.is_empty() || text.len() > LONGEST {
            return Some(outline);
        }
        for call in new {
            let macros: Vec<&str> =
                outline.macros_in(call.module).map(|of| &text[of.range.clone()]).collect();
            let Some(items) = macros::items_of(&macros, &text[call.range.clone()]) else {
                continue;
            };
            let start = text.len() + 1;
            text = format!("{text}\n{items}");
            made.push(Made { range: start..text.len(), module: call.module, device: call.device });
        }
    }
    scanned(&text, written.len(), &made, &empty).map(|(outline, _)| outline)
}

/// Items that a macro made, placed after the text of the file.
struct Made {
    range: Range<usize>,
    module: usize,
    device: Option<usize>,
}

/// A macro call in item position.
struct Call {
    range: Range<usize>,
    module: usize,
    device: Option<usize>,
}

fn scanned(
    text: &str,
    written: usize,
    made: &[Made],
    empty: impl Fn(String) -> Outline,
) -> Option<(Outline, Vec<Call>)> {
    let tokens = lexer::tokens(text)?;
    let at = |byte: usize| tokens.partition_point(|token| token.range.start < byte);
    let file = 0..at(written);
    let made: Vec<_> = made
        .iter()
        .map(|of| (at(of.range.start)..at(of.range.end), of.module, of.device))
        .collect();
    let outline = empty(text.to_owned());
    let (known, calls) = Default::default();
    let mut scanner = Scanner { text, tokens, outline, known, calls };
    scanner.outline.modules.push(Module::default());
    scanner.items(file, 0, None)?;
    for (tokens, module, device) in made {
        scanner.items(tokens, module, device)?;
    }
    Some((scanner.outline, scanner.calls))
}

struct Scanner<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    outline: Outline,
    /// The names' numbers.
    known: BTreeMap<&'a str, usize>,
    /// The calls of macros that the file may declare.
    calls: Vec<Call>,
}

/// The derives that matter to kernels.
const OF_KERNELS: [&str; 5] = ["ShaderType", "PartialEq", "PartialOrd", "Ord", "Default"];

/// The attributes of an item, as far as they matter here.
#[derive(Default)]
struct Attributes {
    kind: Option<UnitKind>,
    is_conditional: bool,
    /// Whether a false condition excludes it.
    is_excluded: bool,
    may_be_macro: bool,
}

impl<'a> Scanner<'a> {
    /// Scans the items between two tokens. `device` is the unit of their `#[device] mod`.
    fn items(&mut self, tokens: Range<usize>, module: usize, device: Option<usize>) -> Option<()> {
        let mut at = tokens.start;
        while at < tokens.end {
            if self.is(at, ";") {
                at += 1;
                continue;
            }
            if self.is(at, "#") && self.is(at + 1, "!") {
                at = self.tokens.get(at + 2)?.partner + 1;
                continue;
            }
            let end = self.item(at, tokens.end, module, device)?;
            debug_assert!(end > at, "an item has tokens");
            at = end;
        }
        Some(())
    }

    /// Scans one item; returns its end.
    fn item(
        &mut self,
        start: usize,
        limit: usize,
        module: usize,
        device: Option<usize>,
    ) -> Option<usize> {
        let (mut at, attributes) = self.attributes(start, limit)?;
        self.outline.modules[module].may_have_more |= attributes.may_be_macro;
        if at >= limit {
            return Some(at);
        }
        let visibility = self.visibility(&mut at);
        let keyword = self.keyword(&mut at, limit);
        let name_at = if keyword == "impl" { at } else { at + 1 };
        let end = self.end(at, limit, keyword)?;
        if attributes.is_excluded {
            return Some(end);
        }
        let name = self.tokens.get(name_at).filter(|token| token.kind == Kind::Ident);
        let name = name.map(|token| &self.text[token.range.clone()]);
        match keyword {
            "use" => self.import(at..end, module, attributes.is_conditional)?,
            "mod" => {
                let range = start..end;
                self.module(range, name_at, module, &attributes, visibility)?;
            }
            "fn" | "const" | "static" | "type" | "struct" | "enum" | "union" | "trait" | "impl" => {
                let name = name.filter(|_| keyword != "impl");
                let unit = match device {
                    Some(unit) if keyword != "impl" => unit,
                    Some(_) => return Some(end),
                    None => self.unit(start..end, name_at, name, module, &attributes)?,
                };
                if keyword == "impl" {
                    let head = at..self.tokens[end - 1].partner;
                    self.outline.units[unit].head = Some(self.names(head));
                }
                let Some(name) = name.filter(|name| *name != "_") else { return Some(end) };
                let item = Item { unit, visibility };
                let items = &mut self.outline.modules[module].items;
                items.entry(name.to_owned()).or_default().push(item);
                self.declare(name, unit);
            }
            "extern" => {}
            "macro_rules" => {
                let name = self.text(at + 2).to_owned();
                let range = self.bytes(start..end);
                self.outline.macros.push(Macro { name, module, range });
            }
            name => {
                self.outline.modules[module].may_have_more = true;
                if self.is(at + 1, "!") && !attributes.is_conditional && !name.is_empty() {
                    self.calls.push(Call { range: self.bytes(at..end), module, device });
                }
            }
        }
        Some(end)
    }

    /// The bytes of some tokens.
    fn bytes(&self, tokens: Range<usize>) -> Range<usize> {
        self.tokens[tokens.start].range.start..self.tokens[tokens.end - 1].range.end
    }

    fn text(&self, at: usize) -> &'a str {
        self.tokens.get(at).map_or("", |token| &self.text[token.range.clone()])
    }

    fn is(&self, at: usize, text: &str) -> bool {
        self.text(at) == text
    }

    /// The attributes before an item, and their end.
    fn attributes(&self, mut at: usize, limit: usize) -> Option<(usize, Attributes)> {
        let mut found = Attributes::default();
        while at < limit {
            match self.tokens[at].kind {
                Kind::Doc => {
                    at += 1;
                    continue;
                }
                Kind::Punct(b'#') => {}
                _ => break,
            }
            let open = at + 1;
            let Token { kind: Kind::Open(b'['), partner, .. } = *self.tokens.get(open)? else {
                return None;
            };
            let path = (open + 1..partner)
                .take_while(|at| self.is(*at, ":") || self.tokens[*at].kind == Kind::Ident);
            let name = path.last().map_or("", |at| self.text(at));
            let mut inside = open + 1..partner;
            match name {
                "cfg" => {
                    let condition = self.tokens[open].range.end..self.tokens[partner].range.start;
                    let condition = self.text[condition].trim().strip_prefix("cfg");
                    let condition = condition.and_then(|of| of.trim().strip_prefix('('));
                    let condition = condition.and_then(|of| of.strip_suffix(')'));
                    match condition.and_then(conditions::text_holds) {
                        Some(true) => {}
                        Some(false) => found.is_excluded = true,
                        None => found.is_conditional = true,
                    }
                }
                "cfg_attr" => {
                    found.is_conditional |= !self.adds_inert(open + 2..partner);
                }
                "device" => found.kind = Some(UnitKind::Attribute(Attribute::Device)),
                "kernel" => found.kind = Some(UnitKind::Kernel),
                "derive" if found.kind.is_none() && inside.any(|at| self.is(at, "ShaderType")) => {
                    found.kind = Some(UnitKind::Attribute(Attribute::ShaderType));
                }
                name => {
                    let is_tool = TOOLS.contains(&self.text(open + 1));
                    found.may_be_macro |= !is_tool && !INERT.contains(&name);
                }
            }
            at = partner + 1;
        }
        Some((at, found))
    }

    /// Whether the attributes that a `cfg_attr` adds change nothing for kernels: `#[cfg_attr(std, must_use)]`.
    fn adds_inert(&self, group: Range<usize>) -> bool {
        let Some(end) = self.tokens.get(group.start).map(|open| open.partner) else { return false };
        let (mut at, mut is_first, mut starts) = (group.start + 1, true, false);
        while at < end {
            if starts && !self.is(at, ",") {
                let is_tool = self.is(at + 1, ":") && TOOLS.contains(&self.text(at));
                let name = self.text(at);
                let is_inert =
                    INERT.contains(&name) && !matches!(name, "cfg" | "cfg_attr" | "path");
                let is_ours =
                    name == "derive" && (at..end).any(|at| OF_KERNELS.contains(&self.text(at)));
                if !(is_tool || is_inert) || is_ours {
                    return false;
                }
            }
            starts = self.is(at, ",");
            is_first &= !starts;
            if let Kind::Open(_) = self.tokens[at].kind {
                at = self.tokens[at].partner;
            }
            at += 1;
        }
        !is_first
    }

    fn visibility(&self, at: &mut usize) -> Visibility {
        if !self.is(*at, "pub") {
            return Visibility::Private;
        }
        *at += 1;
        let Some(Token { kind: Kind::Open(b'('), partner, .. }) = self.tokens.get(*at) else {
            return Visibility::Public;
        };
        let inside = self.text(*at + 1);
        // The parenthesis belongs to `pub`. Only a field can have a type there:
        // `struct S(pub (u32, u32))`.
        *at = partner + 1;
        match inside {
            "crate" => Visibility::Public,
            "super" => Visibility::Super,
            _ => Visibility::Private,
        }
    }

    /// The keyword that shows the kind of item, after `unsafe` and the like.
    fn keyword(&self, at: &mut usize, limit: usize) -> &'a str {
        while *at < limit {
            let next = self.text(*at + 1);
            match self.text(*at) {
                "const" if matches!(next, "fn" | "unsafe" | "extern" | "async") => {}
                "unsafe" | "async" | "safe" | "auto" | "default" | "gen"
                    if self.tokens.get(*at + 1).is_some_and(|token| token.kind == Kind::Ident) => {}
                "extern" if next == "crate" => return "extern",
                "extern" if next.starts_with('"') => {
                    if self.is(*at + 2, "{") {
                        return "extern";
                    }
                    *at += 1;
                }
                "extern" if matches!(next, "fn" | "unsafe") => {}
                other => {
                    if matches!(other, "const" | "static") && self.is(*at + 1, "mut") {
                        *at += 1;
                    }
                    return other;
                }
            }
            *at += 1;
        }
        ""
    }

    /// The end of the item that begins with a keyword.
    fn end(&self, start: usize, limit: usize, keyword: &str) -> Option<usize> {
        let ends_with_block = !matches!(keyword, "const" | "static" | "type" | "use" | "mut");
        let mut depth = 0;
        let mut at = start;
        while at < limit {
            match self.tokens[at].kind {
                Kind::Punct(b';') => return Some(at + 1),
                Kind::Punct(b'<') => depth += 1,
                Kind::Punct(b'>') if !matches!(self.text(at - 1), "-" | "=") => depth -= 1,
                Kind::Open(b'{') if ends_with_block && depth == 0 => {
                    return Some(self.tokens[at].partner + 1);
                }
                Kind::Open(_) => at = self.tokens[at].partner,
                Kind::Close => return None,
                Kind::Punct(_) | Kind::Ident | Kind::Literal | Kind::Doc => {}
            }
            at += 1;
        }
        None
    }

    fn import(&mut self, tokens: Range<usize>, module: usize, is_conditional: bool) -> Option<()> {
        let range = self.bytes(tokens.clone());
        let item = syn::parse_str::<syn::ItemUse>(&self.text[range]).ok()?;
        for (name, path) in imports(&item) {
            let (name, path) = (name.map(|name| name.to_string()), Route::of(&path));
            if let Some(name) = &name {
                let stands_for: Vec<usize> =
                    tokens.clone().filter_map(|at| self.mention(at)).collect();
                if let Some(at) = self.known.get(name.as_str()) {
                    self.outline.names[*at].stands_for.extend(stands_for);
                }
            }
            // A `#[cfg]` makes the meaning of the path unknown.
            let path = match is_conditional {
                true => Route { is_global: true, names: path.names },
                false => path,
            };
            self.outline.modules[module].imports.push(Import { name, path });
        }
        Some(())
    }

    fn module(
        &mut self,
        tokens: Range<usize>,
        name_at: usize,
        parent: usize,
        attributes: &Attributes,
        visibility: Visibility,
    ) -> Option<()> {
        let name = self.text(name_at);
        let inner = self.outline.modules.len();
        let content = (name_at + 1..tokens.end).find(|at| self.is(*at, "{"));
        self.outline.modules.push(Module {
            name: name.to_owned(),
            parent: Some(parent),
            visibility,
            is_elsewhere: content.is_none(),
            is_conditional: attributes.is_conditional,
            ..Module::default()
        });
        let modules = &mut self.outline.modules[parent].modules;
        modules.entry(name.to_owned()).or_default().push(inner);
        let mut unit = None;
        if let Some(UnitKind::Attribute(_)) = attributes.kind {
            unit = Some(self.unit(tokens.clone(), name_at, Some(name), inner, attributes)?);
            self.outline.modules[inner].device = unit;
        }
        match content {
            Some(content) => self.items(content + 1..tokens.end - 1, inner, unit),
            None => Some(()),
        }
    }

    fn unit(
        &mut self,
        tokens: Range<usize>,
        name_at: usize,
        name: Option<&str>,
        module: usize,
        attributes: &Attributes,
    ) -> Option<usize> {
        let mentions = tokens.clone().filter_map(|at| self.mention(at)).collect();
        let range = self.bytes(tokens.clone());
        self.outline.units.push(Unit {
            kind: attributes.kind.unwrap_or(UnitKind::Plain),
            name: name.map(str::to_owned),
            module,
            range,
            head: None,
            name_at: self.tokens.get(name_at)?.range.start,
            is_conditional: attributes.is_conditional,
            mentions,
        });
        Some(self.outline.units.len() - 1)
    }

    fn names(&self, tokens: Range<usize>) -> BTreeSet<String> {
        let names = tokens.filter(|at| self.tokens[*at].kind == Kind::Ident);
        names.map(|at| self.text(at).to_owned()).collect()
    }

    /// The number of the name in a token.
    fn mention(&mut self, at: usize) -> Option<usize> {
        (self.tokens[at].kind == Kind::Ident).then(|| self.number(self.text(at)))
    }

    fn number(&mut self, name: &'a str) -> usize {
        *self.known.entry(name).or_insert_with(|| {
            self.outline.names.push(Mentioned::default());
            self.outline.names.len() - 1
        })
    }

    fn declare(&mut self, name: &'a str, unit: usize) {
        let number = self.number(name);
        self.outline.names[number].declared.push(unit);
    }
}
