//! Certain mistakes in accesses, and their messages.

use std::fmt;

use proc_macro2::Span;

use super::elements::{elements_before_array, way_to};
use crate::diagnostic::{Clash, Code, Diagnostic, Party};
use crate::ir::{Barrier, Module, Root, Ty};

/// The maximum number of findings in a run: more would not help the reader.
pub(super) const MAX_FINDINGS: usize = 16;

/// A certain mistake.
#[derive(Debug, Clone)]
pub(super) struct Finding {
    pub(super) problem: Problem,
    /// The variable that is accessed.
    pub(super) variable: Option<Root>,
    pub(super) site: Span,
    /// The access that it conflicts with.
    pub(super) other: Option<Span>,
    /// The place where a barrier could help.
    pub(super) fix: Option<Fix>,
}

#[derive(Debug, Clone)]
pub(super) enum Problem {
    Race(Race),
    /// More invocations store than there are elements.
    Crowded {
        stores: i64,
        elements: i64,
        /// Whether all indices are within bounds.
        are_within: bool,
    },
    Bounds {
        lane: usize,
        index: i64,
        length: i64,
    },
    /// A division by zero, or a shift of a type with this many bits.
    Arithmetic {
        lane: usize,
        by: i64,
        bits: Option<u32>,
    },
    Unwritten {
        lane: usize,
        element: i64,
    },
}

/// Two invocations access one element, at least one of them stores, and no barrier orders them.
#[derive(Debug, Clone)]
pub(super) struct Race {
    /// The condition of the launches with the race, if each of the two accesses depends on
    /// something of its own.
    pub(super) launches: Option<String>,
    pub(super) lane: usize,
    pub(super) writes: bool,
    pub(super) other_lane: usize,
    pub(super) other_writes: bool,
    /// The element, if it is the same in every workgroup.
    pub(super) element: Option<i64>,
    /// Whether no statement stands between the two accesses, because they share one.
    pub(super) shares_stmt: bool,
    /// The number of calls that lead to both.
    pub(super) common_calls: usize,
    /// The call that leads to this access and not to the other one.
    pub(super) call: Option<Span>,
    pub(super) other_call: Option<Span>,
    /// Whether several invocations read the element and store to it: `sum[0] += 1`.
    pub(super) is_update: bool,
    /// Whether one call or operator reads and stores: `x.reverse()`.
    pub(super) is_one_call: bool,
    /// A barrier between the two that orders other memory.
    pub(super) other_barrier: Option<Barrier>,
    /// Whether a component of a vector is stored.
    pub(super) is_of_component: bool,
    /// Whether the index differs between invocations.
    pub(super) is_by_index: bool,
    /// The kind of barrier that orders such accesses.
    pub(super) barrier: Barrier,
    /// Whether it was found in the first workgroup only, in elements that other workgroups may
    /// share. Then no barrier is proposed.
    pub(super) is_shared: bool,
}

/// The accessed part of a variable.
enum Part {
    All,
    /// An element of an array.
    Element(String),
    /// A member before a runtime-sized array.
    Member,
    /// Deeper inside: the whole path, `rows[1][2]`.
    At(String),
    /// The same part for both accesses, otherwise unknown.
    Same,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::All => f.write_str("it"),
            Part::Element(index) => write!(f, "element {index}"),
            Part::Member => f.write_str("a member"),
            Part::At(path) => write!(f, "`{path}`"),
            Part::Same => f.write_str("the same element"),
        }
    }
}

/// A barrier before a statement of the source.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fix {
    pub(super) span: Span,
    pub(super) barrier: Barrier,
}

impl Fix {
    /// Whether it stands before this statement.
    pub(super) fn is_before(self, stmt: Span) -> bool {
        self.span.start() == stmt.start() && self.span.file() == stmt.file()
    }
}

/// Where something begins in the source.
pub(super) fn place_of(span: Span) -> (String, usize, usize) {
    let start = span.start();
    (span.file(), start.line, start.column)
}

impl Finding {
    pub(super) fn code(&self) -> Code {
        match self.problem {
            Problem::Race(_) | Problem::Crowded { .. } => Code::Race,
            Problem::Bounds { .. } => Code::IndexOutOfBounds,
            Problem::Arithmetic { .. } => Code::ConstArithmetic,
            Problem::Unwritten { .. } => Code::Unwritten,
        }
    }

    pub(super) fn is_race(&self) -> bool {
        matches!(self.problem, Problem::Race(_))
    }

    pub(super) fn line(&self) -> usize {
        self.site.start().line
    }

    /// Where it stands in the source.
    pub(super) fn place(&self) -> (String, usize, usize) {
        place_of(self.site)
    }

    /// The message. `helps` is a barrier that is known to help, with the other lines in which it
    /// helps.
    pub(super) fn diagnostic(&self, module: &Module, helps: Option<(Fix, &[usize])>) -> Diagnostic {
        match &self.problem {
            Problem::Race(race) => self.race(race, module, helps),
            Problem::Crowded { stores, elements, are_within } => {
                self.crowded(*stores, *elements, *are_within, module)
            }
            Problem::Bounds { lane, index, length } => {
                let (who, last) = (invocation(*lane, module), length - 1);
                self.says(format!(
                    "index {index} is out of bounds in {who}: the elements are 0 to {last}"
                ))
                .note("guard the access with `if`, or make the array larger")
            }
            Problem::Arithmetic { lane, by, bits } => {
                let who = invocation(*lane, module);
                self.says(match bits {
                    Some(bits) => format!("a shift by {by} in {who}: the type has {bits} bits"),
                    None => format!("division by zero in {who}"),
                })
            }
            Problem::Unwritten { lane, element } => {
                let who = invocation(*lane, module);
                let what = match self.accessed(Some(*element), module) {
                    (Some(variable), Part::All) => format!("`{variable}`"),
                    (Some(variable), part @ (Part::Element(_) | Part::Member)) => {
                        format!("{part} of `{variable}`")
                    }
                    (_, part) => part.to_string(),
                };
                self.says(format!("{who} reads {what}, which nothing has written")).note(
                    "store a value first; if the kernel relies on WGSL's zeros, declare the \
                     variable with `workgroup_var!(name: T = zeroed)`",
                )
            }
        }
    }

    fn says(&self, message: String) -> Diagnostic {
        Diagnostic::new(self.code(), self.site, message)
    }

    fn race(&self, race: &Race, module: &Module, helps: Option<(Fix, &[usize])>) -> Diagnostic {
        let kind = Barrier::CALLED[race.barrier as usize].1;
        let does = |lane: usize, writes: bool| {
            format!("{} {}", invocation(lane, module), if writes { "writes" } else { "reads" })
        };
        let this = does(race.lane, race.writes);
        let other = does(race.other_lane, race.other_writes);
        let (variable, what) = self.accessed(race.element, module);
        let clash = self.clash(race, module, variable.clone(), &what);
        let on = variable.map_or(String::new(), |name| format!(" on `{name}`"));
        let launches = race.launches.as_ref();
        let when = launches.map_or(String::new(), |of| format!(" in launches with `{of}`"));
        let mut diagnostic = self.says(format!(
            "data race{on}{when}: {this} {what} here and {other} it, with no `{kind}()` between"
        ));
        diagnostic.clash = clash.map(Box::new);
        if let Some(launches) = launches {
            diagnostic = diagnostic.note(format!(
                "if the kernel is never launched like this, return at its start, for these two \
                 invocations `if {launches} {{ return; }}`; if the race is harmless, give the \
                 reason in the attribute, `allow(race = \"…\")`"
            ));
        }
        if matches!(self.variable, Some(Root::Binding(_))) {
            diagnostic = diagnostic.note(
                "no barrier orders different workgroups: if they share elements, use atomics, a \
                 second buffer, or a second launch",
            );
        }
        if let Some(site) = self.other {
            diagnostic = diagnostic.label(site, format!("{other} it here"));
        }
        let calls = [
            (race.lane, race.call, race.other_call),
            (race.other_lane, race.other_call, race.call),
        ];
        for (lane, call, other) in calls {
            if let Some(call) = call
                && other.is_none_or(|other| place_of(other) != place_of(call))
            {
                let who = invocation(lane, module);
                diagnostic =
                    diagnostic.label(call, format!("{who} reaches the access through this call"));
            }
        }
        if race.is_of_component {
            diagnostic = diagnostic.note(
                "a store to a component may overwrite the whole vector; the elements of an array, \
                 `[T; 4]`, are stored separately",
            );
        }
        if let Some(found) = race.other_barrier {
            let (called, own) = (found.describe(), memory_of(race.barrier));
            let orders = match found == Barrier::Subgroup {
                true => format!("no {own}"),
                false => format!("{}, not {own}", memory_of(found)),
            };
            diagnostic = diagnostic
                .note(format!("the `{called}()` between the two accesses orders {orders}"));
        }
        if race.is_shared {
            return diagnostic;
        }
        // A barrier separates updates in different iterations, but not updates in one iteration.
        match (self.variable.filter(|_| race.is_update), helps) {
            (Some(root), None) => diagnostic.note(updates(root, module)),
            _ => diagnostic.note(race.advice(kind, module, helps)),
        }
    }

    /// The two accesses of a race.
    fn clash(
        &self,
        race: &Race,
        module: &Module,
        variable: Option<String>,
        what: &Part,
    ) -> Option<Clash> {
        let party = |lane: usize, writes: bool, span: Span| {
            let invocation = invocation(lane, module);
            Party { invocation, writes, span }
        };
        let earlier = party(race.other_lane, race.other_writes, self.other?);
        let later = party(race.lane, race.writes, self.site);
        let parties = [earlier, later];
        Some(Clash { variable: variable?, element: what.to_string(), parties })
    }

    /// The accessed variable, or the array at its end, and the accessed part of it.
    fn accessed(&self, element: Option<i64>, module: &Module) -> (Option<String>, Part) {
        let Some(root) = self.variable else { return (None, Part::Same) };
        let own = name(root, module).to_owned();
        let (Some(element), Some(ty)) = (element, module.binding_or_var_ty(root)) else {
            return (Some(own), Part::Same);
        };
        let (name, ty, element) = match (root, ty.runtime_array()) {
            (Root::Binding(binding), Some(array)) => {
                let element = element - elements_before_array(ty);
                if element < 0 {
                    return (Some(own), Part::Member);
                }
                (module.bindings[binding].elements_name(), &array.ty, element)
            }
            _ => (own, ty, element),
        };
        let way = way_to(ty, element);
        let part = match way.as_str() {
            "" => Part::All,
            one if one.matches(['[', '.']).count() == 1 && one.starts_with('[') => {
                Part::Element(one.trim_matches(['[', ']']).to_owned())
            }
            way => Part::At(format!("{name}{way}")),
        };
        (Some(name), part)
    }

    fn crowded(&self, stores: i64, elements: i64, are_within: bool, module: &Module) -> Diagnostic {
        let on = self.variable.map(|root| format!(" on `{}`", name(root, module)));
        let on = on.unwrap_or_default();
        let or = if are_within { "" } else { ", or an index is out of bounds" };
        self.says(match elements {
            1 if are_within => {
                format!("data race{on}: {stores} invocations store to the same element")
            }
            _ => format!(
                "data race{on}: {stores} invocations store to at most {elements} elements, so at \
                 least two invocations store to the same element{or}"
            ),
        })
        .note("use atomics: `Atomic<u32>` and `fetch_add`")
    }
}

impl Race {
    /// The advice; `kind` is the name of the barrier.
    fn advice(&self, kind: &str, module: &Module, helps: Option<(Fix, &[usize])>) -> String {
        match helps {
            Some((fix, others)) => {
                let (place, others) = (before(fix.span, module), also_in(others));
                format!("insert `{kind}();` {place}: this removes the race here{others}")
            }
            None if self.is_one_call => {
                "each invocation reads and stores several elements here: let one invocation do it, \
                 `if local_invocation_index() == 0 { … }`, or give each invocation its own elements"
                    .to_owned()
            }
            None if self.shares_stmt && self.writes != self.other_writes => {
                format!(
                    "read the element into a variable, then call `{kind}();`, then write the \
                     element"
                )
            }
            None if self.writes && self.other_writes && self.is_by_index => {
                "let each invocation write its own elements, let one invocation write all of them, \
                 or use atomics"
                    .to_owned()
            }
            None if self.writes && self.other_writes => {
                "let one invocation write the element, `if local_invocation_index() == 0 { … }`, \
                 or use an atomic"
                    .to_owned()
            }
            None => {
                format!(
                    "put a `{kind}();` between the two accesses, where all invocations reach it"
                )
            }
        }
    }
}

/// Describes the place before a statement: by its line, if the statement is the first in that line.
fn before(stmt: Span, module: &Module) -> String {
    let line = stmt.start().line;
    match line_around(stmt, module) {
        Some((ahead, rest)) if !ahead.trim().is_empty() => {
            let end = rest.find(';').map_or(rest.len(), |end| end + 1);
            let text: String = rest[..end].trim_end().chars().take(40).collect();
            format!("in line {line}, before `{text}`")
        }
        _ => format!("before line {line}"),
    }
}

/// The text of a line before a place in it, and from the place on.
fn line_around(place: Span, module: &Module) -> Option<(String, String)> {
    let at = place.start();
    let braces = module.sources.iter().filter(|braces| braces.file() == place.file());
    braces.filter(|braces| braces.start() <= at && at < braces.end()).find_map(|braces| {
        let (start, text) = (braces.start(), braces.source_text()?);
        let line = text.lines().nth(at.line - start.line)?;
        let begins = if at.line == start.line { start.column } else { 0 };
        let ahead = at.column.checked_sub(begins)?;
        let rest = line.chars().skip(ahead).collect();
        Some((line.chars().take(ahead).collect(), rest))
    })
}

/// Names other lines in which the barrier removes the race, too: the first of them by number.
fn also_in(lines: &[usize]) -> String {
    let named: Vec<String> = lines.iter().take(3).map(ToString::to_string).collect();
    match (named.as_slice(), lines.len() - named.len()) {
        ([], _) => String::new(),
        ([line], _) => format!(", and in line {line}"),
        ([first @ .., last], 0) => format!(", and in lines {} and {last}", first.join(", ")),
        (named, more) => format!(", and in lines {} and {more} more", named.join(", ")),
    }
}

/// The advice if several invocations update one element.
fn updates(root: Root, module: &Module) -> String {
    let name = name(root, module);
    let ty = module.binding_or_var_ty(root);
    let Some(declared) = ty.and_then(|ty| atomic(root, ty)) else {
        return "let one invocation make all updates; or give each invocation a part of its own, \
                and let one invocation combine the parts after a barrier"
            .to_owned();
    };
    let place = match ty {
        Some(Ty::Array(..) | Ty::RuntimeArray(_)) => format!("{name}[…]"),
        _ => name.to_owned(),
    };
    format!(
        "several invocations update `{name}`: declare it as an atomic, `{name}: {declared}`, and \
         write `{place}.fetch_add(…)`, `fetch_max` or the like; or let one invocation make all \
         updates"
    )
}

/// The type of a variable as an atomic or an array of atomics, if it can be one.
fn atomic(root: Root, ty: &Ty) -> Option<String> {
    let of = |ty: &Ty| {
        let scalar = ty.as_scalar().filter(|scalar| scalar.is_word())?;
        Some(format!("Atomic<{}>", scalar.rust()))
    };
    match (root, ty) {
        (Root::Binding(_), Ty::RuntimeArray(element)) => Some(format!("&[{}]", of(element)?)),
        (_, Ty::Array(element, n)) => Some(format!("[{}; {n}]", of(element)?)),
        (_, ty) => of(ty),
    }
}

fn memory_of(barrier: Barrier) -> &'static str {
    match barrier {
        Barrier::Workgroup => "workgroup memory",
        Barrier::Storage => "buffers",
        Barrier::Texture | Barrier::Subgroup | Barrier::Cooperative => "other memory",
    }
}

fn invocation(lane: usize, module: &Module) -> String {
    let [x, y, z] = module.workgroup_size.map(|size| size as usize);
    match (y, z) {
        (1, 1) => format!("invocation {lane}"),
        (_, 1) => format!("invocation ({}, {})", lane % x, lane / x),
        _ => format!("invocation ({}, {}, {})", lane % x, lane / x % y, lane / (x * y)),
    }
}

fn name(root: Root, module: &Module) -> &str {
    match root {
        Root::Workgroup(var) => &module.workgroup_vars[var].name.text,
        Root::Binding(binding) => &module.bindings[binding].name.text,
        Root::Local(local) => &module.locals[local].name.text,
    }
}
