//! Proofs about a kernel, so that the GPU need not check it: indices are within bounds, loops end,
//! divisors are not 0.
//!
//! The kernel runs once for all invocations, with ranges in place of integers. The ends of a range
//! are polynomials in numbers that the host knows at a launch. So a proof may need a condition that
//! the host tests. With `if row < m && column < n { c[row * n + column] … }` the index is at most
//! `m · n - 1`, and the launch compares that with the length of `c`.
//!
//! Conditions hold whenever control reaches the code that they guard. If a bound is valid only if a
//! sum does not wrap, that is a condition of its own.

mod bound;
mod bounds;
mod certain;
mod env;
mod euclid;
mod evaluate;
mod identities;
pub(crate) mod input;
mod interpret;
mod launches;
mod loops;
mod low_bits;
pub(crate) mod polynomial;
mod positions;
mod proof;
mod refine;
mod sum;
mod value_bounds;
mod values;

use std::collections::{BTreeMap, BTreeSet};

use super::functions::Reach;
use crate::infer::Types;
use crate::ir::{ExprId, Module};
pub use certain::CertainIndex;
use interpret::Interpreter;
pub use proof::{Access, Clause, Length, Proof, Proofs, Site, SiteKind};

/// Finds the proofs.
pub(super) fn of(module: &Module, types: &Types, functions: &[Reach]) -> Proofs {
    let mut interpreter = Interpreter::new(module, types);
    interpreter.run();
    let gave_up = interpreter.gave_up();
    let proof = |proof: Proof| if gave_up { Proof::None } else { proof.simplified() };
    let needless = |guards: BTreeMap<ExprId, bool>| -> BTreeSet<ExprId> {
        guards.into_iter().filter_map(|(id, holds)| (holds && !gave_up).then_some(id)).collect()
    };
    // A cast that control does not reach casts nothing.
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
    // wgpu's checks limit the elements of a buffer by the number of buffers on some devices. A kernel
    // that takes any number of buffers relies on clamps instead, as far as it can.
    if module.bindings.iter().any(|(_, of)| of.ty.buffers().is_some()) {
        let is_given = |access: &&mut Access| access.clauses().next().is_some();
        accesses.values_mut().filter(is_given).for_each(|access| access.proof = Proof::None);
    }
    // Clamps are worth it only if they are all that is missing.
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
    let mut in_buffers = interpreter.in_buffers;
    if gave_up {
        in_buffers.values_mut().for_each(|access| access.proof = Proof::None);
    }
    let mut accesses: Vec<(ExprId, Access)> =
        accesses.into_iter().chain(in_buffers.clone()).collect();
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
        in_buffers: in_buffers
            .into_iter()
            .filter(|(_, of)| of.proof != Proof::None)
            .map(|(id, _)| id)
            .collect(),
        clamped,
        certain,
        negative,
    }
}
