//! What can be proven of a kernel, so that the GPU need not check it: indices within bounds, loops
//! that end, divisors that are not 0.
//!
//! The kernel runs once for all invocations, with ranges in place of integers. The ends of a range
//! are polynomials in what the host knows at a launch, so that a proof may ask for a condition that
//! the host tests: with `if row < m && column < n { c[row * n + column] … }` the index is at most
//! `m · n - 1`, and the launch compares that with the length of `c`.
//!
//! Conditions hold whenever control gets to what they guard. A bound that would need a sum not to
//! wrap has that as a condition of its own.

mod certain;
mod euclid;
mod evaluate;
mod identities;
mod interpret;
mod launches;
mod loops;
mod low_bits;
pub(crate) mod polynomial;
mod positions;
mod range;
mod refine;
mod sum;
mod values;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;

use super::functions::Reach;
use crate::infer::Types;
use crate::ir::{BindingId, ExprId, Module, Root};
pub use certain::CertainIndex;
use interpret::Interpreter;
use polynomial::Polynomial;

/// One of several lists of conditions has to hold at the launch. A condition is a polynomial that
/// is 0 or more; an empty list holds always.
pub type Clause = Vec<Vec<Polynomial>>;

/// As many alternatives does a launch look at, and one about workgroups.
const MAX_ALTERNATIVES: usize = 2;

/// What is proven of something that wgpu would check while the kernel runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proof {
    /// It holds in launches that fulfil all of these: in every launch if there are none.
    Given(BTreeSet<Clause>),
    /// There is none.
    None,
}

/// An index that was looked at.
#[derive(Debug, Clone)]
pub struct Access {
    /// The index expression; of a texture, the expression that loads from it.
    pub expr: ExprId,
    /// Where the access was written.
    pub span: Span,
    /// The variable, unless it is a value without a name.
    pub root: Option<Root>,
    /// What the index has to be below.
    pub length: Length,
    /// Why the index is within bounds.
    pub proof: Proof,
}

/// A loop that has to end, or a division by what must not be 0.
#[derive(Debug, Clone)]
pub struct Site {
    /// Which of the two.
    pub kind: SiteKind,
    /// Where it was written.
    pub span: Span,
    /// Why it ends, or why the divisor is not 0.
    pub proof: Proof,
}

/// What is proven of a place in the source, apart from indices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SiteKind {
    /// A loop other than `for` ends.
    Loop,
    /// A divisor is not 0.
    Division,
}

/// How many elements there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// So many in an array, a vector or a matrix.
    Fixed(u32),
    /// As many as the binding has.
    Runtime(BindingId),
    /// As the texture has texels along each axis; loads are not clamped.
    Texels,
}

/// What is proven of a kernel.
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
    /// Which of these have a proof: their positions, by the index expressions.
    pub(crate) proven: BTreeMap<ExprId, usize>,
    /// The guards of tiles of cooperative matrices that hold in every launch.
    pub tiles: BTreeSet<ExprId>,
    /// The indices into parts of slices that are within their part in every launch.
    pub parts: BTreeSet<ExprId>,
    /// The index expressions without a proof, which the WGSL keeps below these lengths, so that
    /// nothing has to check the others.
    pub clamped: BTreeMap<ExprId, Length>,
    /// Indices that every launch uses, and of which it is not proven that they are within bounds.
    pub certain: Vec<CertainIndex>,
    /// The casts to sizes whose operand may be negative.
    pub negative: BTreeSet<ExprId>,
}

impl Proofs {
    /// Of a kernel that is not understood.
    pub(super) fn none() -> Proofs {
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
            clamped: BTreeMap::new(),
            certain: Vec::new(),
            negative: BTreeSet::new(),
        }
    }

    /// What is proven, for people: one line for each proof.
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
        match access.proof {
            Proof::None if self.bounds != Proof::None => "clamped".to_owned(),
            _ => access.proof.describe(module),
        }
    }
}

impl Access {
    /// What a launch has to fulfil for the proof, if there is one.
    fn clauses(&self) -> impl Iterator<Item = &Clause> {
        let clauses = match &self.proof {
            Proof::Given(clauses) => Some(clauses),
            Proof::None => None,
        };
        clauses.into_iter().flatten()
    }

    /// What is accessed, for people.
    pub fn variable(&self, module: &Module) -> String {
        match self.root {
            Some(Root::Local(local)) => format!("`{}`", module.locals[local].name.text),
            Some(Root::Workgroup(var)) => format!("`{}`", module.workgroup_vars[var].name.text),
            Some(Root::Binding(binding)) => format!("`{}`", module.bindings[binding].name.text),
            None => "a value".to_owned(),
        }
    }
}

/// Finds the proofs.
pub(super) fn of(module: &Module, types: &Types, functions: &[Reach]) -> Proofs {
    let mut interpreter = Interpreter::new(module, types);
    interpreter.run();
    let gave_up = interpreter.gave_up();
    let proof = |proof: Proof| if gave_up { Proof::None } else { proof.simplified() };
    let needless = |guards: BTreeMap<ExprId, bool>| -> BTreeSet<ExprId> {
        guards.into_iter().filter_map(|(id, holds)| (holds && !gave_up).then_some(id)).collect()
    };
    // Those that control does not get to cast nothing.
    let is_negative = |id: &ExprId| gave_up || interpreter.sizes.get(id) == Some(&false);
    let negative = module.sizes.keys().copied().filter(is_negative).collect();
    let (tiles, parts) = (needless(interpreter.tiles), needless(interpreter.parts));
    let mut sites: Vec<Site> = interpreter.sites.into_values().collect();
    for site in &mut sites {
        site.proof = proof(std::mem::replace(&mut site.proof, Proof::None));
    }
    let mut accesses = interpreter.accesses;
    for access in accesses.values_mut() {
        access.proof = proof(std::mem::replace(&mut access.proof, Proof::None));
    }
    // Clamps are worth it only where they are all that is missing.
    let (mut bounds, mut clamped) = (Proof::None, BTreeMap::new());
    let is_checked = |(index, access): (&ExprId, &Access)| {
        let takes_no_clamp = access.length == Length::Texels || interpreter.shared.contains(index);
        takes_no_clamp && access.proof == Proof::None
    };
    if !gave_up && !interpreter.has_unfollowed && !accesses.iter().any(is_checked) {
        bounds = Proof::Given(accesses.values().flat_map(Access::clauses).cloned().collect());
        let open = accesses.iter().filter(|(_, access)| access.proof == Proof::None);
        clamped = open.map(|(index, access)| (*index, access.length)).collect();
    }
    let mut certain = certain::indices(module, types, &interpreter.initializers);
    certain.retain(|of| {
        let proof = accesses.get(&of.index).map(|access| &access.proof);
        proof != Some(&Proof::Given(BTreeSet::new()))
    });
    let mut accesses: Vec<(ExprId, Access)> = accesses.into_iter().collect();
    accesses.sort_by_key(|(_, access)| (access.span.start().line, access.span.start().column));
    let numbered = accesses.iter().enumerate();
    let proven = numbered.filter(|(_, (_, access))| access.proof != Proof::None);
    let proven = proven.map(|(n, (index, _))| (*index, n)).collect();
    let accesses = accesses.into_iter().map(|(_, access)| access).collect();
    Proofs {
        bounds,
        loops: proof(interpreter.loop_ends),
        divisions: proof(interpreter.divisions),
        initialized: super::access::is_initialized(module, types, functions),
        accesses,
        sites,
        proven,
        tiles,
        parts,
        clamped,
        certain,
        negative,
    }
}

impl Proof {
    /// Without what follows from the rest.
    fn simplified(self) -> Proof {
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

    /// Adds what an index, a divisor or a loop asks for; `None` cannot be proven.
    fn require(&mut self, clause: Option<Clause>) {
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
/// than another one; the simplest come first.
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

/// Orders lists of conditions: those about the sizes that a kernel compares with, of which launches
/// have workgroups enough and more; then those that more launches fulfil; then the simpler ones.
fn likely_first(list: &[Polynomial]) -> (bool, usize, usize) {
    let failures = list.iter().map(Polynomial::failures).sum();
    let has_workgroups = list.iter().any(|of| of.has_length() && of.has_workgroups());
    (has_workgroups, failures, list.iter().map(Polynomial::weight).sum())
}

/// Whether launches that fulfil all of `these` fulfil all of `those`.
fn implies(these: &[Polynomial], those: &[Polynomial]) -> bool {
    those.iter().all(|condition| these.iter().any(|this| this.is_at_most(condition)))
}
