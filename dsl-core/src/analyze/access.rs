//! Accesses to memory that are certain to be wrong: data races, indices out of bounds, reads of
//! workgroup memory that nothing has written; and divisions and shifts by what makes no sense.
//!
//! The kernel runs for all invocations of one workgroup at once, with what is known of their
//! values (see `access/value.rs`). Only what is certain for every launch that reaches it is
//! reported; where the analysis knows too little, it is silent.

mod cost;
mod evaluate;
mod initialized;
mod interpret;
mod lanes;
mod loops;
mod mask;
mod memory;
mod shadow;
mod value;

use proc_macro2::Span;

use super::functions::Reach;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::Types;
use crate::ir::{Barrier, Module, Root};
use interpret::Interpreter;

pub use cost::Cost;
pub(super) use cost::{Costly, Padding};

/// Something that is certainly wrong.
#[derive(Debug, Clone)]
struct Finding {
    problem: Problem,
    /// What is accessed.
    variable: Option<Root>,
    site: Span,
    /// The access that it conflicts with.
    other: Option<Span>,
    /// Where a barrier could help.
    fix: Option<Fix>,
}

#[derive(Debug, Clone)]
enum Problem {
    /// Two invocations access one element, at least one of them storing, and no barrier orders
    /// them.
    Race {
        lane: usize,
        writes: bool,
        other_lane: usize,
        other_writes: bool,
        /// Which element, where that is the same in every workgroup.
        element: Option<i64>,
        same_stmt: bool,
        /// The kind that orders such accesses.
        barrier: Barrier,
    },
    /// More invocations store than there are elements.
    Crowded {
        stores: i64,
        elements: i64,
    },
    Bounds {
        lane: usize,
        index: i64,
        length: i64,
    },
    /// A division by zero, or a shift of so many bits.
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

/// A barrier before a statement, which is named by its address.
#[derive(Debug, Clone, Copy)]
struct Fix {
    before: usize,
    span: Span,
    barrier: Barrier,
}

/// A run ends with so many findings: whoever has read them knows what is wrong.
const MAX_FINDINGS: usize = 16;

/// Of so many of them it is tried out whether a barrier helps.
const MAX_TRIALS: usize = 4;

/// A run of a kernel without mistakes.
pub(super) struct Run<'a>(Interpreter<'a>);

/// Reports what is certainly wrong.
pub(super) fn check<'a>(
    module: &'a Module,
    types: &'a Types,
    functions: &'a [Reach],
    allowed: &'a [Code],
    diags: &mut Diagnostics,
) -> Run<'a> {
    let mut interpreter = Interpreter::new(module, types, functions, None);
    interpreter.allowed = allowed;
    interpreter.run();
    for (n, finding) in interpreter.findings.iter().enumerate() {
        let is_tried = |_: &Fix| n < MAX_TRIALS;
        let helps = finding.fix.filter(is_tried).filter(|fix| {
            let mut trial = Interpreter::new(module, types, functions, Some(*fix));
            trial.run();
            !trial.gave_up && !trial.findings.iter().any(|other| other.is_race())
        });
        let mut diagnostic = finding.diagnostic(module, helps);
        if n + 1 == MAX_FINDINGS {
            diagnostic = diagnostic.note("the analysis ends here: there may be more");
        }
        diags.push(diagnostic);
    }
    Run(interpreter)
}

impl Run<'_> {
    /// What each function reaches.
    pub(super) fn functions(&self) -> &[Reach] {
        self.0.functions
    }

    /// What each access costs.
    pub(super) fn costs(&self) -> impl Iterator<Item = &Costly> {
        self.0.scale.costs.values()
    }

    /// Whether no access to a workgroup variable has a bank conflict in another layout.
    pub(super) fn is_without_conflicts(&self, padding: Padding) -> bool {
        !self.0.gave_up
            && self.0.scale.with(padding).values().all(|of| !of.cost.is_more_than_least())
    }

    /// Whether no two invocations meet in an element of workgroup memory without these barriers,
    /// where each access is known exactly.
    pub(super) fn does_without(&self, barriers: &[Span]) -> bool {
        let Interpreter { module, types, functions, .. } = self.0;
        if !self.0.is_exact || self.0.gave_up {
            return false; // nor would the trial be
        }
        let mut trial = Interpreter::new(module, types, functions, None);
        trial.without = Some(barriers);
        trial.run();
        !trial.gave_up && trial.findings.is_empty()
    }
}

/// Whether all workgroup memory is written before it is read, in every launch.
pub(super) fn is_initialized(module: &Module, types: &Types, functions: &[Reach]) -> bool {
    initialized::is_proven(module, types, functions)
}

impl Finding {
    fn code(&self) -> Code {
        match self.problem {
            Problem::Race { .. } | Problem::Crowded { .. } => Code::Race,
            Problem::Bounds { .. } => Code::IndexOutOfBounds,
            Problem::Arithmetic { .. } => Code::ConstArithmetic,
            Problem::Unwritten { .. } => Code::Unwritten,
        }
    }

    fn is_race(&self) -> bool {
        matches!(self.problem, Problem::Race { .. })
    }

    fn diagnostic(&self, module: &Module, barrier: Option<Fix>) -> Diagnostic {
        let invocation = |lane: usize| match module.workgroup_size {
            [_, 1, 1] => format!("invocation {lane}"),
            [x, y, 1] => {
                let (x, y) = (x as usize, y as usize);
                format!("invocation ({}, {})", lane % x, lane / x % y)
            }
            [x, y, _] => {
                let (x, y) = (x as usize, y as usize);
                format!("invocation ({}, {}, {})", lane % x, lane / x % y, lane / (x * y))
            }
        };
        let name = self.variable.map(|root| match root {
            Root::Workgroup(var) => module.workgroup_vars[var].name.text.clone(),
            Root::Binding(binding) => module.bindings[binding].name.text.clone(),
            Root::Local(local) => module.locals[local].name.text.clone(),
        });
        let on = name.as_ref().map(|name| format!(" on `{name}`")).unwrap_or_default();
        match &self.problem {
            Problem::Race {
                lane,
                writes,
                other_lane,
                other_writes,
                element,
                same_stmt,
                barrier: kind,
            } => {
                let kind = Barrier::CALLED[*kind as usize].1;
                let verb = |writes: bool| if writes { "writes" } else { "reads" };
                let (on, element) = match self.variable {
                    Some(Root::Binding(binding)) => {
                        let binding = &module.bindings[binding];
                        let first = memory::elements_before_array(&binding.ty);
                        match element.map(|element| element - first) {
                            Some(n) if n < 0 => (on, Some("a member".to_owned())),
                            Some(n) => {
                                let name = binding.elements_name();
                                (format!(" on `{name}`"), Some(format!("element {n}")))
                            }
                            None => (on, None),
                        }
                    }
                    _ => (on, element.map(|n| format!("element {n}"))),
                };
                let what = element.unwrap_or_else(|| "the same element".to_owned());
                let message = format!(
                    "data race{on}: {} {} {what} here and {} {} it, with no `{kind}()` between",
                    invocation(*lane),
                    verb(*writes),
                    invocation(*other_lane),
                    verb(*other_writes),
                );
                let mut diagnostic = Diagnostic::new(Code::Race, self.site, message);
                if matches!(self.variable, Some(Root::Binding(_))) {
                    diagnostic = diagnostic.note(
                        "no barrier orders different workgroups: where they share elements, use \
                         atomics, a second buffer, or a second launch",
                    );
                }
                if let Some(other) = self.other {
                    let label =
                        format!("{} {} it here", invocation(*other_lane), verb(*other_writes));
                    diagnostic = diagnostic.label(other, label);
                }
                diagnostic.note(match barrier {
                    Some(fix) => format!(
                        "insert `{kind}();` before line {}: with it there is no race here",
                        fix.span.start().line
                    ),
                    None if *same_stmt && *writes != *other_writes => {
                        format!("read into a variable first, then `{kind}();`, then write")
                    }
                    None if *writes && *other_writes => {
                        "let one invocation write it, `if local_invocation_index() == 0 { … }`, or use \
                         an atomic"
                            .to_owned()
                    }
                    None => format!(
                        "a `{kind}()` between the two, which all invocations reach, orders them"
                    ),
                })
            }
            Problem::Crowded { stores, elements } => Diagnostic::new(
                Code::Race,
                self.site,
                match elements {
                    1 => format!("data race{on}: {stores} invocations store to the same element"),
                    _ => format!(
                        "data race{on}: {stores} invocations store to at most {elements} elements, \
                         so two of them store to the same one"
                    ),
                },
            )
            .note("use atomics: `Atomic<u32>` and `fetch_add`"),
            Problem::Bounds { lane, index, length } => Diagnostic::new(
                Code::IndexOutOfBounds,
                self.site,
                format!(
                    "index {index} is out of bounds in {}: there are the elements 0 to {}",
                    invocation(*lane),
                    length - 1
                ),
            )
            .note("guard the access with `if`, or make the array larger"),
            Problem::Arithmetic { lane, by, bits } => {
                let who = invocation(*lane);
                let message = match bits {
                    Some(bits) => format!("a shift by {by} in {who}: the type has {bits} bits"),
                    None => format!("division by zero in {who}"),
                };
                Diagnostic::new(Code::ConstArithmetic, self.site, message)
            }
            Problem::Unwritten { lane, element } => Diagnostic::new(
                Code::Unwritten,
                self.site,
                format!(
                    "{} reads element {element} of `{}`, which nothing has written",
                    invocation(*lane),
                    name.unwrap_or_default()
                ),
            )
            .note(
                "write it first; if the kernel relies on WGSL's zeros, declare it \
                 `workgroup_var!(name: T = zeroed)`",
            ),
        }
    }
}
