//! Statements in the CPU form.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::{Cpu, Frame};
use crate::analyze::Home;
use crate::analyze::phases::{self, subgroup_operation};
use crate::emit::host::function::label;
use crate::emit::host::tokens::{at, ty, zero};
use crate::ir::{Arm, Barrier, Block, Expr, ExprId, LocalId, Pattern, Stmt, StmtKind, Ty};

/// The owner of a block's statements.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    /// The workgroup: phases, and the control flow around barriers.
    Group,
    /// One invocation.
    Lane,
}

impl<'a> Cpu<'a> {
    fn return_(&self, value: Option<ExprId>, level: Level, span: Span) -> TokenStream {
        let value = value.map(|value| self.expr(value));
        match (self.frame.get(), self.phases, level) {
            (Frame::Function, ..) => quote_spanned!(span=> return #value;),
            (Frame::Call(n), ..) => {
                let label = label(n, span);
                quote_spanned!(span=> break #label #value;)
            }
            (Frame::Kernel, None, _) => quote_spanned!(span=> return;),
            (Frame::Kernel, Some(_), Level::Lane) => quote_spanned!(span=> continue '__lane;),
            (Frame::Kernel, Some(_), Level::Group) => quote_spanned!(span=> continue '__group;),
        }
    }

    pub(super) fn block(&self, block: &'a Block, level: Level) -> TokenStream {
        match level {
            Level::Group => self.group_block(block, usize::MAX),
            Level::Lane => block.stmts.iter().map(|stmt| self.stmt(stmt, Level::Lane)).collect(),
        }
    }

    pub(super) fn stmt(&self, stmt: &'a Stmt, level: Level) -> TokenStream {
        let span = at(stmt.span);
        if self.checked.module().is_inline(stmt) {
            return TokenStream::new();
        }
        self.standing(span, || self.stmt_here(stmt, level, span))
    }

    fn stmt_here(&self, stmt: &'a Stmt, level: Level, span: Span) -> TokenStream {
        if let (Level::Group, Some((local, name, args))) =
            (level, subgroup_operation(stmt, self.checked.module()))
        {
            return self.subgroup_phase(local, &name.text, args, span);
        }
        match &stmt.kind {
            StmtKind::Let { local, init } => self.let_(*local, *init, span),
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value, span),
            StmtKind::If { condition, accept, reject } => {
                let condition = self.expr(*condition);
                let (accept, reject) = (self.block(accept, level), self.block(reject, level));
                quote_spanned!(span=> if #condition { #accept } else { #reject })
            }
            StmtKind::Match { scrutinee, arms } => self.match_(*scrutinee, arms, span, level),
            StmtKind::While { condition, body, .. } => self.counted(stmt, |cx, turn| {
                let (condition, body) = (cx.expr(*condition), cx.block(body, level));
                quote_spanned!(span=> while #condition { #turn #body })
            }),
            StmtKind::For { local, range, body } => self.counted(stmt, |cx, turn| {
                cx.declares_counter(*local, range);
                let body = cx.block(body, level);
                cx.for_(*local, range, quote!(#turn #body), span)
            }),
            StmtKind::Loop { body, once: true } => {
                let body = self.block(body, level);
                quote_spanned!(span=> loop { #body })
            }
            StmtKind::Loop { body, once: false } => self.counted(stmt, |cx, turn| {
                let body = cx.block(body, level);
                quote_spanned!(span=> loop { #turn #body })
            }),
            StmtKind::Break => quote_spanned!(span=> break;),
            StmtKind::Continue => quote_spanned!(span=> continue;),
            StmtKind::Return(value) => self.return_(*value, level, span),
            StmtKind::Expr(expr)
                if matches!(self.ty_of(*expr), Ty::Unit)
                    && matches!(self.checked.module().exprs[*expr].kind, Expr::Tuple(_)) =>
            {
                TokenStream::new()
            }
            StmtKind::Expr(expr) => {
                let value = self.expr(*expr);
                quote_spanned!(span=> let _ = #value;)
            }
            StmtKind::Barrier(barrier) => self.barrier(*barrier, stmt.span),
        }
    }

    /// All invocations of the workgroup wait for each other.
    pub(in crate::emit::host) fn barrier(&self, barrier: Barrier, span: Span) -> TokenStream {
        let kind = match barrier {
            Barrier::Workgroup => Some(quote!(__rt::cpu::Barrier::Workgroup)),
            Barrier::Storage => Some(quote!(__rt::cpu::Barrier::Storage)),
            Barrier::Texture => Some(quote!(__rt::cpu::Barrier::Texture)),
            // These barriers order no memory.
            Barrier::Subgroup | Barrier::Cooperative => None,
        };
        // Between phases, every invocation has arrived.
        if self.phases.is_some() {
            return kind
                .map(|kind| quote_spanned!(at(span)=> __watch.barrier(#kind);))
                .unwrap_or_default();
        }
        let kind = match kind {
            Some(kind) => quote!(::core::option::Option::Some(#kind)),
            None => quote!(::core::option::Option::None),
        };
        let arrives = self.arrives(&kind, span);
        quote_spanned!(at(span)=> #arrives __rt::cpu::barrier().await;)
    }

    /// Tells the observer that a state machine arrives at a barrier.
    pub(in crate::emit::host) fn arrives(&self, kind: &TokenStream, span: Span) -> TokenStream {
        let (site, turns) = (self.sites.token(span), self.turns.borrow());
        quote_spanned!(at(span)=> __by.arrives(#kind, #site, &[#(#turns),*]);)
    }

    /// A loop whose iterations are counted, since it might not end. `emit` gets the code that
    /// begins each iteration.
    fn counted(
        &self,
        stmt: &'a Stmt,
        emit: impl FnOnce(&Self, &TokenStream) -> TokenStream,
    ) -> TokenStream {
        let waits = self.waits(stmt);
        let ends = matches!(&stmt.kind, StmtKind::For { range, .. }
            if [range.start, range.end].iter().all(|end| self.constant(*end).is_some()));
        let (site, span) = (self.sites.token(stmt.span), at(stmt.span));
        if ends && !waits {
            return emit(self, &quote_spanned!(span=> __by.iterates(#site);));
        }
        let counter = format_ident!("__turns_{}", self.next_call(), span = span);
        if waits {
            self.turns.borrow_mut().push(counter.clone());
        }
        let goes_on = match self.proven_loop(stmt) {
            Some(proof) => quote!(proven_goes_on(#site, &mut #counter, #waits, #proof)),
            None => quote!(goes_on(#site, &mut #counter, #waits)),
        };
        let turn = quote_spanned!(span=> if !__by.#goes_on { break; });
        let emitted = emit(self, &turn);
        if waits {
            self.turns.borrow_mut().pop();
        }
        quote_spanned!(span=> let mut #counter = 0u64; #emitted)
    }

    /// Whether an invocation waits somewhere in the statement, or in a function that it calls.
    fn waits(&self, stmt: &Stmt) -> bool {
        let (module, types) = (self.checked.module(), self.checked.types());
        let functions = &self.checked.facts().functions;
        let mut waits = phases::waits(stmt, module);
        stmt.kind.for_each_block(&mut |block| {
            let calls = module.calls_in(block, types);
            waits |= calls.iter().any(|(callee, _)| functions[*callee].waits);
        });
        waits
    }

    fn let_(&self, local: LocalId, init: Option<ExprId>, span: Span) -> TokenStream {
        self.declares(local, init.and_then(|init| self.greatest(init)));
        if self.home(local) == Home::Anew {
            return TokenStream::new(); // each phase begins with it
        }
        let of = self.checked.types().local(local);
        let assigned = self.checked.module().locals[local].assigned;
        // A variable without an initializer starts at zero, as in WGSL; nothing reads it before a
        // store.
        let value = init.map_or_else(|| zero(of, span), |init| self.expr(init));
        let place = self.local(local);
        if self.home(local) == Home::Lanes {
            return quote_spanned!(span=> #place = #value;);
        }
        let ty = ty(of, span);
        let mutable = (assigned || init.is_none()).then(|| quote_spanned!(span=> mut));
        quote_spanned!(span=> let #mutable #place: #ty = #value;)
    }

    fn match_(&self, scrutinee: ExprId, arms: &'a [Arm], span: Span, level: Level) -> TokenStream {
        let selector = self.expr(scrutinee);
        let last = arms.len().saturating_sub(1);
        let arms: TokenStream = arms
            .iter()
            .enumerate()
            .map(|(n, arm)| {
                let arm_span = at(arm.span);
                let patterns = self.patterns(arm, n == last, arm_span);
                let guard = arm.guard.map(|guard| {
                    let guard = self.expr(guard);
                    quote_spanned!(arm_span=> if #guard)
                });
                let body = self.block(&arm.body, level);
                quote_spanned!(arm_span=> #patterns #guard => { #body })
            })
            .collect();
        quote_spanned!(span=> match #selector { #arms _ => {} })
    }

    /// The patterns cover every value, so a last arm without a guard takes the remaining ones.
    fn patterns(&self, arm: &Arm, is_last: bool, span: Span) -> TokenStream {
        if arm.patterns.is_empty() || (is_last && arm.guard.is_none()) {
            return quote_spanned!(span=> _);
        }
        let patterns = arm.patterns.iter().map(|pattern| self.pattern(pattern));
        quote_spanned!(span=> #(#patterns)|*)
    }

    fn pattern(&self, pattern: &Pattern) -> TokenStream {
        let end = |end: Option<ExprId>| {
            end.and_then(|end| self.constant(end)).map(|value| self.pattern_value(value))
        };
        match (end(pattern.first), end(pattern.last)) {
            (Some(_), Some(last)) if pattern.first == pattern.last => last,
            (first, Some(last)) => quote!(#first..=#last),
            (first, None) => quote!(#first..),
        }
    }
}
