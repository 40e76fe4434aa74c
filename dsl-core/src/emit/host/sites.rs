//! The source positions of accesses, numbered in the order of emission: the table that the checked
//! device uses for reports.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Literal, Span, TokenStream};
use quote::quote;

use crate::analyze::{Checked, refills, rounds};
use crate::diagnostic::Code;
use crate::ir::{BindingId, Expr, Module, Place, Projection, Root, Ty};
use crate::layout;

/// A number for no site or variable. The runtime's table has no entry with it.
const NONE: u16 = u16::MAX;

/// The sites of a kernel so far.
pub(super) struct Sites {
    sources: Vec<Source>,
    /// The bindings that the kernel writes to.
    written: BTreeSet<BindingId>,
    tables: RefCell<Tables>,
}

#[derive(Default)]
struct Tables {
    /// File, first byte, end, and variable; the value is the number.
    sites: BTreeMap<(u16, u32, u32, u16), u16>,
    variables: Vec<Accessed>,
}

/// The variable of an access.
#[derive(Clone, Copy, PartialEq)]
enum Accessed {
    Variable(Root),
    /// One of any number of buffers.
    BufferOf(Root),
}

/// A body in its file.
struct Source {
    file: String,
    line: usize,
    /// The text from the start of the first line; text outside of the body is blank.
    text: String,
    /// The start of each line.
    lines: Vec<usize>,
}

impl Source {
    /// The source between two braces.
    fn of(braces: Span) -> Option<Source> {
        let (start, text) = (braces.start(), braces.source_text()?);
        let text = " ".repeat(start.column) + &text;
        let ends = text.match_indices('\n').map(|(end, _)| end + 1);
        let lines = [0].into_iter().chain(ends).collect();
        Some(Source { file: braces.file(), line: start.line, text, lines })
    }

    /// The first byte and the end of a token, if it is in this source.
    fn find(&self, span: Span, token: &str) -> Option<(usize, usize)> {
        let start = span.start();
        let n = start.line.checked_sub(self.line)?;
        let line = self.text.get(*self.lines.get(n)?..)?;
        // Columns count characters.
        let column = match line.get(..start.column).is_some_and(str::is_ascii) {
            true => start.column,
            false => line.char_indices().nth(start.column)?.0,
        };
        let is_here = line.get(column..)?.starts_with(token) && span.file() == self.file;
        let first = self.lines[n] + column;
        is_here.then_some((first, first + token.len()))
    }
}

impl Sites {
    pub(super) fn new(module: &Module) -> Self {
        let sources = module.sources.iter().filter_map(|braces| Source::of(*braces));
        let written = written(module);
        Self { sources: sources.collect(), written, tables: RefCell::default() }
    }

    /// Whether the kernel writes to a binding.
    pub(super) fn is_written(&self, binding: BindingId) -> bool {
        self.written.contains(&binding)
    }

    /// The site number of a place.
    pub(super) fn place(&self, place: &Place) -> Literal {
        self.accessed(place, Accessed::Variable(place.root))
    }

    /// The site number of a place in one of any number of buffers.
    pub(super) fn in_buffer(&self, place: &Place) -> Literal {
        self.accessed(place, Accessed::BufferOf(place.root))
    }

    fn accessed(&self, place: &Place, variable: Accessed) -> Literal {
        self.number(place.span, |text| place_end(text, &place.projections), Some(variable))
    }

    /// The site numbers of places, each once.
    fn known(&self, places: &[&Place]) -> Vec<Literal> {
        let numbers = places.iter().map(|place| self.place(place));
        let numbers: BTreeMap<String, Literal> =
            numbers.map(|number| (number.to_string(), number)).collect();
        numbers.into_values().collect()
    }

    /// The site number of a token.
    pub(super) fn token(&self, span: Span) -> Literal {
        self.number(span, |_| None, None)
    }

    fn number(
        &self,
        span: Span,
        end: impl Fn(&str) -> Option<usize>,
        variable: Option<Accessed>,
    ) -> Literal {
        let found = span.source_text().and_then(|token| {
            (0u16..).zip(&self.sources).find_map(|(n, source)| {
                let (first, token_end) = source.find(span, &token)?;
                let end = end(&source.text[first..]).map_or(token_end, |end| first + end);
                Some((n, first as u32, end as u32))
            })
        });
        let (source, start, end) = found.unwrap_or((NONE, 0, 0));
        let tables = &mut *self.tables.borrow_mut();
        let variable = match variable {
            None => NONE,
            Some(variable) => {
                let known = tables.variables.iter().position(|other| *other == variable);
                known.unwrap_or_else(|| {
                    tables.variables.push(variable);
                    tables.variables.len() - 1
                }) as u16
            }
        };
        let next = tables.sites.len().min(usize::from(NONE) - 1) as u16;
        let n = *tables.sites.entry((source, start, end, variable)).or_insert(next);
        Literal::u16_suffixed(n)
    }

    /// The table. It is emitted after all other code.
    pub(super) fn emit(&self, checked: &Checked, allowed: &[Code]) -> TokenStream {
        let module = checked.module();
        let refills = refills::of(module, checked.types(), &checked.facts().functions);
        let rounds = rounds::of(module, checked.types(), &checked.facts().functions);
        let updates = rounds::updates(module);
        let [refills, rounds, updates] =
            [refills, rounds, updates].map(|places| self.known(&places));
        let tables = self.tables.borrow();
        let sources = self.sources.iter().map(|Source { file, line, text, .. }| {
            let line = *line as u32;
            quote!(Source { file: #file, line: #line, text: #text })
        });
        let mut sites: Vec<_> = tables.sites.iter().map(|(site, n)| (*n, *site)).collect();
        sites.sort_unstable();
        let sites = sites.into_iter().map(
            |(_, (source, start, end, variable))| quote!(Site(#source, #start, #end, #variable)),
        );
        // All variables: unaccessed ones also have memory.
        let mut variables = tables.variables.clone();
        let declared = module.workgroup_vars.iter();
        let declared = declared.map(|(id, _)| Accessed::Variable(Root::Workgroup(id)));
        variables.extend(declared.filter(|of| !tables.variables.contains(of)));
        let variables = variables.iter().map(|of| variable(checked, *of, &self.written));
        let rules = [
            (Code::Race, quote!(Rule::Race)),
            (Code::Unwritten, quote!(Rule::Unwritten, Rule::Stale)),
            (Code::IndexOutOfBounds, quote!(Rule::OutOfBounds)),
        ];
        let allowed = rules.iter().filter(|(code, _)| allowed.contains(code));
        let allowed = allowed.map(|(_, rules)| rules);
        let has_atomics =
            module.exprs.iter().any(|(_, node)| matches!(node.kind, Expr::Atomic(..)));
        quote! {
            static __SITES: ::dsl_runtime::__private::cpu::Sites = {
                #[allow(unused_imports, reason = "few kernels have all of these")]
                use ::dsl_runtime::__private::cpu::{Place, Rule, Site, Source, Variable};
                ::dsl_runtime::__private::cpu::Sites {
                    sources: &[#(#sources),*],
                    sites: &[#(#sites),*],
                    variables: &[#(#variables),*],
                    refills: &[#(#refills),*],
                    rounds: &[#(#rounds),*],
                    updates: &[#(#updates),*],
                    allowed: &[#(#allowed),*],
                    has_atomics: #has_atomics,
                }
            };
        }
    }
}

fn variable(checked: &Checked, of: Accessed, written: &BTreeSet<BindingId>) -> TokenStream {
    let module = checked.module();
    let (root, which) = match of {
        Accessed::Variable(root) => (root, ""),
        Accessed::BufferOf(root) => (root, "[…]"),
    };
    let (name, ty) = match root {
        Root::Local(local) => (module.locals[local].name.text.clone(), None),
        Root::Workgroup(var) => {
            let var = &module.workgroup_vars[var];
            (var.name.text.clone(), Some(&var.ty))
        }
        Root::Binding(binding) => {
            let binding = &module.bindings[binding];
            (binding.elements_name() + which, Some(&binding.ty))
        }
    };
    let place = match root {
        Root::Local(_) => quote!(Local),
        Root::Workgroup(var) => {
            let info = &module.workgroup_vars[var];
            let offset = checked.facts().layout.workgroup_offsets[var.index()];
            let size = layout::size(&info.ty);
            // Atomics count as zeroed: kernels usually rely on counters that start at zero.
            let zeroed = info.zeroed || info.ty.is_atomic();
            quote!(Workgroup { offset: #offset, size: #size, zeroed: #zeroed })
        }
        Root::Binding(binding) => {
            let (n, is_written) = (binding.index() as u32, written.contains(&binding));
            quote!(Binding { binding: #n, is_written: #is_written })
        }
    };
    let start = ty.map_or(0, layout::elements_start);
    let (mut strides, mut has_halves) = (Vec::new(), false);
    let of = ty.map(|ty| ty.runtime_array().map_or(ty, |member| &member.ty));
    let mut of = of.map(|ty| ty.buffers().unwrap_or(ty));
    while let Some(Ty::Array(element, _) | Ty::RuntimeArray(element)) = of {
        strides.push(layout::stride(element));
        of = Some(&**element);
    }
    if let Some(ty) = ty {
        has_halves = self::has_halves(ty);
    }
    quote!(Variable {
        name: #name,
        place: Place::#place,
        start: #start,
        strides: &[#(#strides),*],
        has_halves: #has_halves,
    })
}

fn has_halves(ty: &Ty) -> bool {
    match ty {
        Ty::Array(element, _) | Ty::RuntimeArray(element) => has_halves(element),
        Ty::Struct(of) => of.members.iter().any(|member| has_halves(&member.ty)),
        Ty::Scalar(scalar) | Ty::Vector(scalar, _) => scalar.size() < 4,
        Ty::Error
        | Ty::Unit
        | Ty::Matrix(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Enum(_)
        | Ty::Param(_) => false,
    }
}

/// The bindings that the kernel writes to.
fn written(module: &Module) -> BTreeSet<BindingId> {
    let mut found = BTreeSet::new();
    let mut note = |place: &Place| {
        if let Root::Binding(binding) = place.root {
            found.insert(binding);
        }
    };
    module.exprs.iter().filter_map(|(_, node)| node.kind.written()).for_each(&mut note);
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt| {
            stmt.kind.stored().into_iter().for_each(&mut note);
        });
    }
    found
}

/// The end of the place at the start of the text: after its last index or member.
fn place_end(text: &str, projections: &[Projection]) -> Option<usize> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let name_end = |from: usize| {
        let rest = text.get(from..)?;
        let length = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        (length > 0).then_some(from + length)
    };
    let mut end = name_end(0)?;
    for projection in projections {
        end = match (projection, text.as_bytes().get(end)?) {
            (Projection::Index(_), b'[') => closing(text, end)?,
            (Projection::Member(name), b'.') => {
                let after = name_end(end + 1)?;
                if text[end + 1..after] != name.text {
                    return Some(end);
                }
                after
            }
            // A reference hides a part of the path.
            _ => return Some(end),
        };
    }
    Some(end)
}

/// The end of the brackets that open at `from`.
fn closing(text: &str, from: usize) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in text[from..].char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(from + at + 1);
        }
    }
    None
}
