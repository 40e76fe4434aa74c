//! The CPU form: Rust that does what the WGSL does, from the same checked kernel.
//!
//! A kernel with barriers becomes an `async fn` of one invocation, in which a barrier is an
//! `await`; one without becomes a plain `fn`. Tokens carry the user's spans, so that breakpoints
//! and coverage land in the kernel.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::{at, ty, zero};
use crate::analyze::Checked;
use crate::analyze::constants::{self, Value};
use crate::analyze::layout::MemberValue;
use crate::ir::{
    AddressSpace, Arm, Block, Expr, ExprId, LocalId, Pattern, Range, Stmt, StmtKind, Ty,
};

/// Emits the function `cpu`.
pub(super) fn emit(checked: &Checked) -> TokenStream {
    let cx = Cpu::new(checked);
    let module = checked.module();
    let is_async = waits(checked);
    let words = Literal::usize_suffixed(checked.facts().layout.workgroup_size as usize / 4);
    let has_memory = checked.facts().layout.workgroup_size > 0;

    let (mut bind, mut params, mut args) = (Vec::new(), Vec::new(), Vec::new());
    for (id, binding) in module.bindings.iter() {
        let name = &cx.bindings[id.index()];
        let index = Literal::usize_suffixed(id.index());
        let (ty, method) = match binding.space {
            AddressSpace::StorageReadWrite => (quote!(ReadWrite), quote!(read_write)),
            AddressSpace::StorageRead | AddressSpace::Uniform => (quote!(Read), quote!(read)),
        };
        bind.push(quote!(let #name: __rt::cpu::#ty<'_> = __dispatch.#method(#index);));
        params.push(quote!(#name: __rt::cpu::#ty<'_>));
        args.push(quote!(#name));
    }
    for member in &checked.facts().layout.params {
        if let MemberValue::Param(local) = member.value {
            let name = cx.local(local);
            let ty = ty(checked.types().local(local), Span::call_site());
            let offset = Literal::usize_suffixed(member.offset as usize);
            bind.push(quote!(let #name: #ty = __dispatch.param(#offset);));
            let mutable = module.locals[local].assigned.then(|| quote!(mut));
            params.push(quote!(#mutable #name: #ty));
            args.push(quote!(#name));
        }
    }
    let memory_param = has_memory.then(|| quote!(__workgroup: &__rt::cpu::Workgroup<#words>,));
    let memory_arg = has_memory.then(|| quote!(&__memory,));
    let body = cx.block(&module.body);
    let asyncness = is_async.then(|| quote!(async));
    let call = quote!(|__id| __invocation(__id, #memory_arg #(#args),*));
    let memory = has_memory.then(|| quote!(let __memory = __rt::cpu::Workgroup::<#words>::new();));
    let zero = has_memory.then(|| quote!(__memory.zero();));
    let (lanes, run) = if is_async {
        (
            Some(quote!(let mut __lanes = __rt::cpu::Lanes::new();)),
            quote!(__lanes.run(__group, #call);),
        )
    } else {
        (None, quote!(__group.each_invocation(#call);))
    };
    quote! {
        #[allow(warnings, clippy::all, clippy::pedantic, reason = "emitted code")]
        fn cpu(__dispatch: &::dsl_runtime::__private::cpu::Dispatch<'_>) {
            use ::dsl_runtime::__private as __rt;
            use ::dsl_runtime::glam::swizzles::{
                Vec2Swizzles as _, Vec3Swizzles as _, Vec4Swizzles as _,
            };
            #[inline(always)]
            #asyncness fn __invocation(
                __id: __rt::cpu::Invocation,
                #memory_param
                #(#params),*
            ) {
                #body
            }
            #(#bind)*
            __dispatch.each_workgroup(|__groups| {
                #memory
                #lanes
                for __group in __groups {
                    #zero
                    #run
                }
            });
        }
    }
}

/// Whether an invocation ever waits for the others.
fn waits(checked: &Checked) -> bool {
    let module = checked.module();
    let mut found =
        module.exprs.iter().any(|(_, node)| matches!(node.kind, Expr::WorkgroupUniformLoad(_)));
    module.body.for_each_stmt(&mut |stmt| found |= matches!(stmt.kind, StmtKind::Barrier(_)));
    found
}

pub(super) struct Cpu<'a> {
    pub(super) checked: &'a Checked,
    pub(super) bindings: Vec<Ident>,
    locals: Vec<Ident>,
}

impl<'a> Cpu<'a> {
    fn new(checked: &'a Checked) -> Self {
        let module = checked.module();
        let mut taken = BTreeMap::new();
        // Blocks are flattened and shadowing is resolved, so each variable has a name of its own.
        let mut unique = |name: &crate::ir::Name| {
            let count = taken.entry(name.text.clone()).or_insert(0u32);
            *count += 1;
            let text = if *count == 1 && name.text != "_" {
                name.text.clone()
            } else {
                format!("__{}_{count}", name.text)
            };
            super::ident(&crate::ir::Name { text, span: at(name.span) })
        };
        let bindings = module.bindings.iter().map(|(_, binding)| unique(&binding.name)).collect();
        let locals = module.locals.iter().map(|(_, local)| unique(&local.name)).collect();
        Cpu { checked, bindings, locals }
    }

    pub(super) fn local(&self, local: LocalId) -> &Ident {
        &self.locals[local.index()]
    }

    pub(super) fn ty_of(&self, expr: ExprId) -> &'a Ty {
        self.checked.types().expr(expr)
    }

    pub(super) fn constant(&self, expr: ExprId) -> Option<Value> {
        constants::eval(self.checked.module(), self.checked.types(), expr)
    }

    fn block(&self, block: &Block) -> TokenStream {
        block.stmts.iter().map(|stmt| self.stmt(stmt)).collect()
    }

    fn stmt(&self, stmt: &Stmt) -> TokenStream {
        let span = at(stmt.span);
        match &stmt.kind {
            StmtKind::Let { local, init } => self.let_(*local, *init, span),
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value, span),
            StmtKind::If { condition, accept, reject } => {
                let condition = self.expr(*condition);
                let (accept, reject) = (self.block(accept), self.block(reject));
                quote_spanned!(span=> if #condition { #accept } else { #reject })
            }
            StmtKind::Match { scrutinee, arms } => self.match_(*scrutinee, arms, span),
            StmtKind::While { condition, body } => {
                let (condition, body) = (self.expr(*condition), self.block(body));
                quote_spanned!(span=> while #condition { #body })
            }
            StmtKind::For { local, range, body } => self.for_(*local, range, body, span),
            StmtKind::Loop { body, .. } => {
                let body = self.block(body);
                quote_spanned!(span=> loop { #body })
            }
            StmtKind::Break => quote_spanned!(span=> break;),
            StmtKind::Continue => quote_spanned!(span=> continue;),
            StmtKind::Return => quote_spanned!(span=> return;),
            StmtKind::Expr(expr) => {
                let value = self.expr(*expr);
                quote_spanned!(span=> let _ = #value;)
            }
            StmtKind::Barrier(_) => quote_spanned!(span=> __rt::cpu::barrier().await;),
        }
    }

    fn let_(&self, local: LocalId, init: Option<ExprId>, span: Span) -> TokenStream {
        let of = self.checked.types().local(local);
        let (name, ty) = (self.local(local), ty(of, span));
        let assigned = self.checked.module().locals[local].assigned;
        // What has no value yet starts at zero, as in WGSL; nothing reads it before it is stored.
        let mutable = (assigned || init.is_none()).then(|| quote_spanned!(span=> mut));
        let value = init.map_or_else(|| zero(of, span), |init| self.expr(init));
        quote_spanned!(span=> let #mutable #name: #ty = #value;)
    }

    fn match_(&self, scrutinee: ExprId, arms: &[Arm], span: Span) -> TokenStream {
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
                let body = self.block(&arm.body);
                quote_spanned!(arm_span=> #patterns #guard => { #body })
            })
            .collect();
        quote_spanned!(span=> match #selector { #arms _ => {} })
    }

    /// Every value is covered, so a last arm without a guard takes what is left.
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

    fn for_(&self, local: LocalId, range: &Range, body: &Block, span: Span) -> TokenStream {
        let (start, end) = (self.expr(range.start), self.expr(range.end));
        let mut iter = if range.inclusive {
            quote_spanned!(span=> (#start..=#end))
        } else {
            quote_spanned!(span=> (#start..#end))
        };
        if range.reversed && !range.stepped_first {
            iter = quote_spanned!(span=> #iter.rev());
        }
        if let Some(step) = range.step {
            let step = self.expr(step);
            // A step of 0 counts as 1: see the WGSL.
            iter = quote_spanned!(span=> #iter.step_by((#step).max(1u32) as usize));
        }
        if range.stepped_first {
            iter = quote_spanned!(span=> #iter.rev());
        }
        let name = self.local(local);
        let mutable =
            self.checked.module().locals[local].assigned.then(|| quote_spanned!(span=> mut));
        let body = self.block(body);
        quote_spanned!(span=> for #mutable #name in #iter { #body })
    }
}
