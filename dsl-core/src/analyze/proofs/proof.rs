//! Proofs as data, and in words.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;

use super::certain::CertainIndex;
use super::polynomial::Polynomial;
use crate::ir::{BindingId, ExprId, Module, Root};

/// One of several lists of conditions must hold at the launch. A condition is a polynomial that is
/// 0 or more; an empty list always holds.
pub type Clause = Vec<Vec<Polynomial>>;

/// The maximum number of alternatives that a launch tests, apart from one about workgroups.
const MAX_ALTERNATIVES: usize = 2;

/// The proof of something that wgpu would check while the kernel runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proof {
    /// It holds in launches that fulfil all of these clauses. If there are none, it holds in every
    /// launch.
    Given(BTreeSet<Clause>),
    /// There is no proof.
    None,
}

/// An index and its proof.
#[derive(Debug, Clone)]
pub struct Access {
    /// The index expression; for a texture, the expression that loads from it.
    pub expr: ExprId,
    /// The place in the source.
    pub span: Span,
    /// The variable, unless it is a value without a name.
    pub root: Option<Root>,
    /// The number that the index must be below.
    pub length: Length,
    /// Why the index is within bounds.
    pub proof: Proof,
}

/// A loop that must end, or a divisor that must not be 0.
#[derive(Debug, Clone)]
pub struct Site {
    /// The kind.
    pub kind: SiteKind,
    /// The place in the source.
    pub span: Span,
    /// Why it ends, or why the divisor is not 0.
    pub proof: Proof,
}

/// The subject of a proof that is not about an index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SiteKind {
    /// A loop other than `for` ends.
    Loop,
    /// A divisor is not 0.
    Division,
}

/// The number of elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// The elements of an array, a vector or a matrix.
    Fixed(u32),
    /// The elements of the binding.
    Runtime(BindingId),
    /// The texels of the texture along each axis; loads are not clamped.
    Texels,
    /// Any number of buffers, or the elements of one of them. The WGSL clamps indices without a proof,
    /// whatever else is proven.
    InBuffers,
}

/// The proofs about a kernel.
#[derive(Debug, Clone)]
pub struct Proofs {
    /// Every index is within bounds, apart from the clamped ones.
    pub bounds: Proof,
    /// Every loop ends.
    pub loops: Proof,
    /// No integer is divided by 0.
    pub divisions: Proof,
    /// No invocation reads workgroup memory before it is written.
    pub initialized: bool,
    /// The indices one by one, in source order.
    pub accesses: Vec<Access>,
    /// The loops and divisions one by one, in source order of each.
    pub sites: Vec<Site>,
    /// The positions in `accesses` of those that have a proof, by index expression.
    pub(crate) proven: BTreeMap<ExprId, usize>,
    /// The guards of tiles of cooperative matrices that hold in every launch.
    pub tiles: BTreeSet<ExprId>,
    /// The indices into parts of slices that are within their part in every launch.
    pub parts: BTreeSet<ExprId>,
    /// The indices into any number of buffers, `xs: &[&[T]]`, and into one of them, that are below
    /// the length in every launch. The WGSL clamps the others.
    pub in_buffers: BTreeSet<ExprId>,
    /// The index expressions without a proof. The WGSL keeps them below these lengths, so that the
    /// others need no checks.
    pub clamped: BTreeMap<ExprId, Length>,
    /// Indices that every launch uses, without a proof that they are within bounds.
    pub certain: Vec<CertainIndex>,
    /// The casts to sizes whose operand may be negative.
    pub negative: BTreeSet<ExprId>,
}

impl Proofs {
    /// No proofs: the kernel is not understood.
    pub(in crate::analyze) fn none() -> Proofs {
        let none = || Proof::None;
        Proofs {
            bounds: none(),
            loops: none(),
            divisions: none(),
            initialized: false,
            accesses: Vec::new(),
            sites: Vec::new(),
            proven: BTreeMap::new(),
            tiles: BTreeSet::new(),
            parts: BTreeSet::new(),
            in_buffers: BTreeSet::new(),
            clamped: BTreeMap::new(),
            certain: Vec::new(),
            negative: BTreeSet::new(),
        }
    }

    /// The proofs for people, one line each.
    pub fn describe(&self, module: &Module) -> Vec<String> {
        let proofs = [
            ("indices within bounds", &self.bounds),
            ("loops end", &self.loops),
            ("no division by zero", &self.divisions),
        ];
        let initialized = if self.initialized { "proven" } else { "zeroed" };
        let lines = proofs.map(|(what, proof)| format!("{what}: {}", proof.describe(module)));
        let last = format!("workgroup memory written before it is read: {initialized}");
        lines.into_iter().chain([last]).collect()
    }

    /// The indices for people, one line each.
    pub fn describe_accesses(&self, module: &Module) -> Vec<String> {
        let describe = |access: &Access| {
            let (line, name) = (access.span.start().line, access.variable(module));
            format!("line {line}, {name}: {}", self.describe_access(access, module))
        };
        let certain = self.certain.iter().map(|of| {
            let name = module.bindings[of.binding].elements_name();
            let (line, value) = (of.span.start().line, of.value.describe_value(module));
            format!("line {line}, `{name}`: every launch uses {value}")
        });
        self.accesses.iter().map(describe).chain(certain).collect()
    }

    /// Why an index is within bounds, for people.
    pub fn describe_access(&self, access: &Access, module: &Module) -> String {
        match (&access.proof, access.length) {
            (Proof::None, Length::InBuffers) => "clamped to its buffer".to_owned(),
            (Proof::None, _) if self.bounds != Proof::None => "clamped".to_owned(),
            (proof, _) => proof.describe(module),
        }
    }
}

impl Access {
    /// The clauses that a launch must fulfil for the proof, if there is one.
    pub(super) fn clauses(&self) -> impl Iterator<Item = &Clause> {
        let clauses = match &self.proof {
            Proof::Given(clauses) => Some(clauses),
            Proof::None => None,
        };
        clauses.into_iter().flatten()
    }

    /// The accessed variable, for people.
    pub fn variable(&self, module: &Module) -> String {
        match self.root {
            Some(Root::Local(local)) => format!("`{}`", module.locals[local].name.text),
            Some(Root::Workgroup(var)) => format!("`{}`", module.workgroup_vars[var].name.text),
            Some(Root::Binding(binding)) => format!("`{}`", module.bindings[binding].name.text),
            None => "a value".to_owned(),
        }
    }
}

impl Proof {
    /// The proof without conditions that follow from others.
    pub(super) fn simplified(self) -> Proof {
        let Proof::Given(clauses) = self else { return self };
        Proof::Given(clauses.into_iter().map(simplified).collect())
    }

    /// For people: `proven`, `proven if n <= a.len()`, or `checked`.
    pub fn describe(&self, module: &Module) -> String {
        let clauses = match self {
            Proof::None => return "checked".to_owned(),
            Proof::Given(clauses) if clauses.is_empty() => return "proven".to_owned(),
            Proof::Given(clauses) => clauses,
        };
        let clauses: Vec<_> =
            clauses.iter().map(|clause| Proof::describe_clause(clause, module)).collect();
        format!("proven if {}", clauses.join("; "))
    }

    /// A clause with the user's names: `n <= a.len() and n <= b.len() or m <= a.len()`.
    pub(crate) fn describe_clause(clause: &Clause, module: &Module) -> String {
        let list = |conditions: &Vec<Polynomial>| -> String {
            let texts: Vec<_> = conditions.iter().map(|of| of.describe(module)).collect();
            texts.join(" and ")
        };
        clause.iter().map(list).collect::<Vec<_>>().join(" or ")
    }

    /// Adds a requirement of an index, a divisor or a loop; `None` cannot be proven.
    pub(super) fn require(&mut self, clause: Option<Clause>) {
        match (self, clause) {
            (Proof::Given(_), Some(clause)) if clause.iter().any(Vec::is_empty) => {}
            (Proof::Given(clauses), Some(clause)) => {
                clauses.insert(clause);
            }
            (proof, None) => *proof = Proof::None,
            (Proof::None, Some(_)) => {}
        }
    }
}

/// A clause without conditions that others of their list imply, and without lists that ask for more
/// than another one. The simplest lists come first.
fn simplified(clause: Clause) -> Clause {
    let needed = |list: Vec<Polynomial>| -> Vec<Polynomial> {
        let mut kept = list.clone();
        for condition in list {
            let others = kept.iter().filter(|other| **other != condition);
            if others.into_iter().any(|other| other.is_at_most(&condition)) {
                kept.retain(|other| *other != condition);
            }
        }
        kept
    };
    let mut lists: Clause = clause.into_iter().map(needed).collect();
    lists.sort_by_key(|list| likely_first(list));
    let mut kept: Clause = Vec::new();
    for list in lists {
        if !kept.iter().any(|other| implies(&list, other)) {
            kept.retain(|other| !implies(other, &list));
            kept.push(list);
        }
    }
    let by_workgroups = kept.iter().skip(MAX_ALTERNATIVES).find(|list| likely_first(list).0);
    let by_workgroups = by_workgroups.filter(|_| !likely_first(&kept[0]).0).cloned();
    kept.truncate(MAX_ALTERNATIVES);
    kept.extend(by_workgroups);
    kept
}

/// The order of lists of conditions. Lists that compare lengths with workgroups come last, because
/// launches have more workgroups than necessary. Lists that more launches fulfil come first, then
/// simpler ones.
fn likely_first(list: &[Polynomial]) -> (bool, usize, usize) {
    let failures = list.iter().map(Polynomial::failures).sum();
    let has_workgroups = list.iter().any(|of| of.has_length() && of.has_workgroups());
    (has_workgroups, failures, list.iter().map(Polynomial::weight).sum())
}

/// Whether launches that fulfil all of `these` fulfil all of `those`.
fn implies(these: &[Polynomial], those: &[Polynomial]) -> bool {
    those.iter().all(|condition| these.iter().any(|this| this.is_at_most(condition)))
}
