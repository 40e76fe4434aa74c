//! The assertions of the CPU form: they check the proofs of indices, divisors and loops that a GPU
//! relies on. Each names its proof, so that the runtime can report a wrong proof.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::cpu::Cpu;
use crate::analyze::proofs::Proof;
use crate::builtins::Builtin;
use crate::ir::{ExprId, Scalar, Stmt, StmtKind, Ty};

impl Cpu<'_> {
    /// The proof that an index is within bounds.
    pub(super) fn proven_access(&self, index: ExprId) -> Option<TokenStream> {
        let proofs = &self.checked.facts().proofs;
        let n = *proofs.proven.get(&index)?;
        let has_conditions = has_conditions(&proofs.accesses[n].proof);
        Some(proved("ACCESS", has_conditions, u32::try_from(n).ok()?))
    }

    /// The same for an index into any number of buffers, or into one of them.
    pub(super) fn proven_in_buffers(&self, index: ExprId) -> Option<TokenStream> {
        let is_proven = self.checked.facts().proofs.in_buffers.contains(&index);
        self.proven_access(index).filter(|_| is_proven)
    }

    /// `value`, the value of the index expression, limited to a length.
    pub(super) fn within(
        &self,
        index: ExprId,
        value: &TokenStream,
        length: u32,
        site: &Literal,
    ) -> TokenStream {
        if self.is_constant_within(index, length) {
            return value.clone();
        }
        if !self.is_within(index, length) {
            return self.limited(index, value, length, site);
        }
        // In release builds, LLVM makes faster code of some loops if it knows the limit; debug builds
        // would only compare once more.
        let name = quote!(__index);
        let limited = self.limited(index, &name, length, site);
        quote!(({
            let #name: u32 = #value;
            #[cfg(not(debug_assertions))]
            let #name: u32 = #limited;
            #name
        }))
    }

    pub(super) fn is_constant_within(&self, index: ExprId, length: u32) -> bool {
        let index = self.constant(index).and_then(|value| value.integer());
        index.is_some_and(|index| (0..i128::from(length)).contains(&index))
    }

    /// `value` limited to a length.
    pub(super) fn limited(
        &self,
        index: ExprId,
        value: &TokenStream,
        length: u32,
        site: &Literal,
    ) -> TokenStream {
        match self.proven_access(index) {
            Some(proof) => quote!(__by.proven_index(#value, #length, #site, #proof)),
            None => quote!(__by.index(#value, #length, #site)),
        }
    }

    /// An index into a part of a slice, limited to the part.
    pub(super) fn within_part(
        &self,
        id: ExprId,
        value: &TokenStream,
        length: &TokenStream,
        site: &Literal,
    ) -> TokenStream {
        let proofs = &self.checked.facts().proofs;
        if !proofs.parts.contains(&id) {
            return quote!(__by.index(#value, #length, #site));
        }
        let line = self.line(id);
        let proof = proved("PART", false, line);
        quote!(__by.proven_index(#value, #length, #site, #proof))
    }

    /// The guard of a tile.
    pub(super) fn guard(&self, id: ExprId, fits: TokenStream) -> TokenStream {
        if !self.checked.facts().proofs.tiles.contains(&id) {
            return fits;
        }
        let line = self.line(id);
        let proof = proved("TILE", false, line);
        quote!(__by.proven_true(#fits, #proof))
    }

    /// A divisor of this type.
    pub(super) fn divisor(&self, value: TokenStream, of: &Ty, span: Span) -> TokenStream {
        let proof = &self.checked.facts().proofs.divisions;
        if *proof == Proof::None
            || !self.is_in_place.get()
            || !of.scalar().is_some_and(Scalar::is_word)
        {
            return value;
        }
        let proof = proved("DIVISOR", has_conditions(proof), span.start().line as u32);
        quote_spanned!(span=> __by.proven_divisor(#value, #proof))
    }

    /// Whether a builtin function divides by its second argument in WGSL.
    pub(super) fn divides(name: &str, receiver: &Ty) -> bool {
        receiver.scalar().is_some_and(Scalar::is_integer)
            && Builtin::resolve(name, receiver).is_some_and(Builtin::has_division)
    }

    /// The proof that a loop ends. Loops over ranges end on the CPU without a proof.
    pub(super) fn proven_loop(&self, stmt: &Stmt) -> Option<TokenStream> {
        let proof = &self.checked.facts().proofs.loops;
        let is_proven = *proof != Proof::None;
        let may_go_on = matches!(stmt.kind, StmtKind::While { .. } | StmtKind::Loop { .. });
        let line = stmt.span.start().line as u32;
        (is_proven && may_go_on).then(|| proved("LOOP", has_conditions(proof), line))
    }

    fn line(&self, id: ExprId) -> u32 {
        self.checked.module().exprs[id].span.start().line as u32
    }
}

fn has_conditions(proof: &Proof) -> bool {
    matches!(proof, Proof::Given(clauses) if !clauses.is_empty())
}

/// The kind of proof, and the number of the access or the line.
fn proved(what: &str, has_conditions: bool, number: u32) -> TokenStream {
    let suffix = if has_conditions { "_IF" } else { "" };
    let name = format_ident!("{what}{suffix}");
    quote!(__rt::cpu::Proved(__rt::cpu::Proved::#name | #number))
}
