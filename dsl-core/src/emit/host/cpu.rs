//! The CPU form of a kernel: Rust code with the behaviour of the WGSL, from the same checked
//! kernel.
//!
//! It is generic over its observer, which is nobody or the checked device. `__watch` observes a
//! workgroup, `__by` an invocation. Each access passes its number in the table of `sites.rs`.
//!
//! It runs the workgroups one after another (the runtime spreads them over threads). Within a
//! workgroup, it runs phase by phase (see `analyze/phases.rs`): the code between two barriers
//! becomes a loop over the invocations. If the phases are not evident, an invocation is an
//! `async fn` instead, and a barrier is an `await`. Tokens carry the user's spans, so that
//! breakpoints and coverage land in the kernel.

mod stmt;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::sites::Sites;
use super::tokens::{at, ty, zero};
use crate::analyze::constants::{self, Value};
use crate::analyze::intervals::Intervals;
use crate::analyze::layout::MemberValue;
use crate::analyze::phases::end_of_waiting;
use crate::analyze::{Checked, Home, Phases};
use crate::diagnostic::Code;
use crate::ir::{
    AddressSpace, Block, BuiltinValue, Expr, ExprId, LocalId, LocalKind, Name, Root, Stmt,
    StmtKind, Ty, WorkgroupVarId,
};
use crate::layout;
use stmt::Level;

/// Emits the function `__cpu` and the static `__SITES`. `allowed` are the findings to leave out.
pub(super) fn emit(checked: &Checked, allowed: &[Code]) -> TokenStream {
    let cx = Cpu::new(checked);
    let bind = cx.bind_parameters();
    let structs = super::function::structs(checked);
    let functions = cx.functions();
    let has_words = cx.variables.len() < checked.module().workgroup_vars.len();
    let words = if has_words { checked.facts().layout.workgroup_size as usize / 4 } else { 0 };
    let words_literal = Literal::usize_suffixed(words);
    let memory =
        (words > 0).then(|| quote!(let __memory = __rt::cpu::Workgroup::<#words_literal>::new();));
    let zero = (words > 0).then(|| {
        quote! {
            __memory.zero();
            let __workgroup = &__memory;
        }
    });
    let run = match cx.phases {
        Some(_) => cx.in_phases(&zero),
        None => cx.as_state_machines(&zero),
    };
    let sites = cx.sites.emit(checked, allowed);
    quote! {
        #sites
        // Also by name, as a crate may deny the lints by name.
        #[allow(warnings, unused, nonstandard_style, while_true, clippy::all, clippy::pedantic, reason = "emitted code")]
        fn __cpu<__M: ::dsl_runtime::__private::cpu::Mode>(
            __dispatch: &::dsl_runtime::__private::cpu::Dispatch<'_, __M>,
        ) {
            use ::dsl_runtime::__private as __rt;
            use __rt::cpu::{At as _, By as _, Watch as _};
            use ::dsl_runtime::glam::swizzles::{
                Vec2Swizzles as _, Vec3Swizzles as _, Vec4Swizzles as _,
            };
            #structs
            #functions
            #bind
            __dispatch.each_workgroup(|mut __groups, __watch| {
                #memory
                #run
            });
        }
    }
}

pub(super) struct Cpu<'a> {
    pub(super) checked: &'a Checked,
    pub(super) bindings: Vec<Ident>,
    pub(super) workgroup_vars: Vec<Ident>,
    /// The workgroup variables that are Rust variables.
    pub(super) variables: BTreeSet<WorkgroupVarId>,
    phases: Option<&'a Phases>,
    pub(super) locals: Vec<Ident>,
    /// The function that the emitted statements belong to.
    frame: Cell<Frame>,
    /// The number of calls that were expanded.
    calls: Cell<usize>,
    /// The numbers of accesses, loops and barriers.
    pub(super) sites: Sites,
    intervals: Option<Intervals>,
    /// The statement of the workgroup that is being emitted.
    statement: Cell<Option<&'a Stmt>>,
    /// Whether the code of the current phase so far has quiet reads of workgroup memory.
    has_quiet_reads: Cell<bool>,
    /// The initializers of the locals that each phase computes again, and their statements' spans.
    computed_anew: BTreeMap<LocalId, (ExprId, Span)>,
    /// The locals in `computed_anew` that the current phase uses so far.
    used_anew: RefCell<BTreeSet<LocalId>>,
    /// The locals with one value per invocation that the current phase uses so far.
    used_lanes: RefCell<BTreeSet<LocalId>>,
    has_atomics: bool,
    /// The initializers of the locals that are never assigned to. Inline locals are emitted at
    /// their reads.
    pub(super) initializers: BTreeMap<LocalId, ExprId>,
    /// The greatest values of the locals declared so far, where the emitted code ensures them.
    pub(super) greatest_values: RefCell<BTreeMap<LocalId, u32>>,
    /// The counters of the enclosing loops that contain a barrier, outermost first.
    turns: RefCell<Vec<Ident>>,
    /// The position of the code being emitted. Names get the span of their use, since a debugger
    /// takes the line of an expression from its first token.
    here: Cell<Span>,
    /// Whether the code being emitted runs at its place in the kernel. Proofs hold only there.
    pub(super) is_in_place: Cell<bool>,
}

/// The code that a `return` leaves.
#[derive(Clone, Copy)]
pub(super) enum Frame {
    /// The kernel itself.
    Kernel,
    /// A function that is emitted as such.
    Function,
    /// An expanded call, with its number.
    Call(usize),
}

impl<'a> Cpu<'a> {
    fn new(checked: &'a Checked) -> Self {
        let module = checked.module();
        // For each name, the number that makes the next one unique.
        let mut taken = BTreeMap::new();
        // Blocks are flattened and shadowing is resolved, so each variable has a name of its own.
        let mut unique = |name: &Name, is_own: bool| {
            let base = match name.text.as_str() {
                // Debuggers hide it from the user.
                text if is_own => format!("__own_{text}"),
                "_" => "unused".to_owned(),
                "self" => "this".to_owned(),
                // Two leading underscores are reserved for the emitted code.
                text if text.starts_with("__") => format!("user{text}"),
                text => text.to_owned(),
            };
            let mut text = base.clone();
            if let Some(mut n) = taken.get(&base).copied() {
                while taken.contains_key(&text) {
                    text = format!("{base}_{n}");
                    n += 1;
                }
                taken.insert(base, n);
            }
            taken.insert(text.clone(), 2);
            super::tokens::ident(&Name { text, span: at(name.span) })
        };
        let bindings = module.bindings.iter().map(|(_, binding)| {
            unique(&Name { text: binding.identifier(), span: binding.name.span }, false)
        });
        let bindings = bindings.collect();
        let workgroup_vars = module.workgroup_vars.iter().map(|(_, var)| unique(&var.name, false));
        let workgroup_vars = workgroup_vars.collect();
        let locals = module
            .locals
            .iter()
            .map(|(_, local)| unique(&local.name, local.kind.is_own()))
            .collect();
        let phases = checked.facts().phases.as_ref();
        let (frame, calls) = (Cell::new(Frame::Kernel), Cell::new(0));
        let intervals = phases
            .is_some()
            .then(|| Intervals::of(module, checked.types(), &checked.facts().functions));
        Cpu {
            checked,
            bindings,
            workgroup_vars,
            variables: super::workgroup::variables(checked),
            phases,
            locals,
            frame,
            calls,
            sites: Sites::new(module),
            intervals,
            statement: Cell::new(None),
            has_quiet_reads: Cell::new(false),
            computed_anew: computed_anew(checked),
            used_anew: RefCell::default(),
            used_lanes: RefCell::default(),
            has_atomics: module.exprs.iter().any(|(_, node)| matches!(node.kind, Expr::Atomic(..))),
            initializers: module.initializers(),
            greatest_values: RefCell::default(),
            turns: RefCell::default(),
            here: Cell::new(Span::call_site()),
            is_in_place: Cell::new(true),
        }
    }

    /// `let` statements for the buffers and the parameters by value.
    fn bind_parameters(&self) -> TokenStream {
        let module = self.checked.module();
        let bindings = module.bindings.iter().map(|(id, binding)| {
            let (name, index) = (&self.bindings[id.index()], Literal::usize_suffixed(id.index()));
            match binding.space {
                _ if binding.ty.buffers().is_some() => {
                    quote!(let #name = __dispatch.read_several(#index);)
                }
                AddressSpace::StorageReadWrite => {
                    quote!(let #name = __dispatch.read_write(#index);)
                }
                AddressSpace::StorageRead | AddressSpace::Uniform => {
                    quote!(let #name = __dispatch.read(#index);)
                }
                AddressSpace::Handle => {
                    let bound = super::texture::bound(super::texture::handle(binding), &index);
                    quote!(let #name = #bound;)
                }
            }
        });
        let layout = &self.checked.facts().layout;
        let params = layout.params.iter().filter_map(|member| match member.value {
            MemberValue::Param(local) => {
                let name = &self.locals[local.index()];
                let ty = ty(self.checked.types().local(local), Span::call_site());
                let offset = Literal::usize_suffixed(member.offset as usize);
                Some(quote!(let #name: #ty = __dispatch.param(#offset);))
            }
            MemberValue::Length(_) => None,
        });
        quote!(#(#bindings)* #(#params)*)
    }

    // Phases.

    fn in_phases(&self, zero: &Option<TokenStream>) -> TokenStream {
        let module = self.checked.module();
        let count = Literal::usize_suffixed(self.invocations());
        let (mut arrays, mut params) = (Vec::new(), Vec::new());
        for (id, local) in module.locals.iter() {
            let name = &self.locals[id.index()];
            match (local.kind, self.home(id)) {
                (LocalKind::Param, _) if !local.assigned => {}
                (LocalKind::Param, Home::Lanes) => {
                    params.push(quote!(let mut #name = [#name; #count];));
                }
                (LocalKind::Param, Home::Group | Home::Phase | Home::Anew) => {
                    params.push(quote!(let mut #name = #name;));
                }
                (_, Home::Lanes) => {
                    let of = self.checked.types().local(id);
                    let (ty, zero) = (ty(of, Span::call_site()), self::zero(of, Span::call_site()));
                    let bytes = layout::size(of) as usize * self.invocations();
                    // Threads have small stacks.
                    arrays.push(if bytes > 4096 {
                        quote!(let mut #name = ::std::vec![#zero; #count];)
                    } else {
                        quote!(let mut #name: [#ty; #count] = [#zero; #count];)
                    });
                }
                (_, Home::Group | Home::Phase | Home::Anew) => {}
            }
        }
        let variables = self.declare_variables();
        let body = self.group_block(&module.body, end_of_waiting(&module.body, module));
        quote! {
            #(#arrays)*
            '__group: while let ::core::option::Option::Some(__group) = __groups.next() {
                #zero
                #variables
                #(#params)*
                let __workgroup_id = __group.workgroup_id();
                let __num_workgroups = __group.num_workgroups();
                let __subgroup_size = __group.subgroup_size();
                let __by = __watch.workgroup(__group);
                #body
            }
        }
    }

    /// A block of the workgroup. From statement `end` on, the kernel has no more barriers.
    fn group_block(&self, block: &'a Block, end: usize) -> TokenStream {
        let (module, phases) = (self.checked.module(), self.phases.expect("only called in phases"));
        let mut out = TokenStream::new();
        let mut phase = TokenStream::new();
        for (at, stmt) in block.stmts.iter().enumerate() {
            self.statement.set(Some(stmt));
            if !phases.is_for_group(stmt, module, at >= end) {
                phase.extend(self.stmt(stmt, Level::Lane));
                continue;
            }
            // A new uniform variable does not affect the current phase.
            let is_new = matches!(stmt.kind, StmtKind::Let { .. })
                && !crate::analyze::phases::waits(stmt, module);
            if !is_new {
                out.extend(self.phase(std::mem::take(&mut phase)));
            }
            out.extend(self.stmt(stmt, Level::Group));
        }
        out.extend(self.phase(phase));
        out
    }

    /// A loop over the invocations of the workgroup. If it has quiet reads of workgroup memory, it
    /// is emitted twice: the second one runs when all of that memory has been written.
    pub(super) fn phase(&self, body: TokenStream) -> TokenStream {
        let is_quiet = self.has_quiet_reads.take();
        let anew = self.anew();
        if body.is_empty() {
            return body;
        }
        let own = self.used_lanes.take().into_iter().map(|local| {
            let name = &self.locals[local.index()];
            quote!(let #name = &mut #name[__lane as usize];)
        });
        let body = quote!(#(#own)* #anew #body);
        let general = self.lanes(&body, &quote!(invocation));
        if !is_quiet {
            return general;
        }
        let written = self.lanes(&body, &quote!(invocation_after_writes));
        quote!(if __watch.is_written() { #written } else { #general })
    }

    fn lanes(&self, body: &TokenStream, by: &TokenStream) -> TokenStream {
        let size = self.checked.module().workgroup_size;
        let [x, y, z] = size;
        // Only atomics reveal the order in which invocations run.
        let order = self.has_atomics.then(|| {
            quote! {
                let __x = __watch.turn(__x, #x);
                let __y = __watch.turn(__y, #y);
                let __z = __watch.turn(__z, #z);
            }
        });
        let lane = match size {
            [_, 1, 1] => quote!(__x),
            [_, _, 1] => quote!(__y * #x + __x),
            _ => quote!((__z * #y + __y) * #x + __x),
        };
        // Iterating over ranges would be calls in debug builds.
        let mut lanes = quote! {
            #order
            let __lane = #lane;
            let __by = __watch.#by(__lane);
            #body
        };
        for (n, axis) in ["x", "y", "z"].into_iter().enumerate() {
            let (at, next) = (format_ident!("__{axis}"), format_ident!("__next_{axis}"));
            let (count, label) = (size[n], (n == 0).then(|| quote!('__lane:)));
            lanes = match (n, count) {
                (1 | 2, 1) => quote!(let #at = 0u32; #lanes),
                _ => quote! {
                    let mut #next = 0u32;
                    #label while #next < #count {
                        let #at = #next;
                        #next += 1;
                        #lanes
                    }
                },
            };
        }
        quote!({ #lanes })
    }

    /// The locals that the phase uses and computes again. Their initializers do not depend on each
    /// other.
    fn anew(&self) -> TokenStream {
        let used = self.used_anew.take();
        self.is_in_place.set(false);
        let lets = used.iter().filter_map(|local| {
            let (init, span) = *self.computed_anew.get(local)?;
            let (name, init_ty) = (&self.locals[local.index()], self.ty_of(init));
            let (ty, init) = (ty(init_ty, span), self.expr(init));
            Some(quote_spanned!(span=> let #name: #ty = #init;))
        });
        let lets = lets.collect();
        self.is_in_place.set(true);
        lets
    }

    pub(super) fn invocations(&self) -> usize {
        self.checked.module().workgroup_size.iter().map(|n| *n as usize).product()
    }

    fn home(&self, local: LocalId) -> Home {
        self.phases.map_or(Home::Phase, |phases| phases.home(local))
    }

    // State machines.

    fn as_state_machines(&self, zero: &Option<TokenStream>) -> TokenStream {
        let module = self.checked.module();
        let params = module.locals.iter().filter_map(|(id, local)| {
            let name = &self.locals[id.index()];
            (local.kind == LocalKind::Param && local.assigned)
                .then(|| quote!(let mut #name = #name;))
        });
        let body = self.block(&module.body, Level::Lane);
        let exchanges = self.exchanges();
        quote! {
            #exchanges
            let mut __lanes = __rt::cpu::Lanes::new();
            while let ::core::option::Option::Some(__group) = __groups.next() {
                #zero
                __watch.workgroup(__group);
                __lanes.run(__group, __watch, |__id| async move {
                    let __by = __watch.invocation(__id.local_invocation_index());
                    #(#params)*
                    #body
                });
            }
        }
    }

    pub(super) fn builtin(&self, builtin: BuiltinValue, span: Span) -> TokenStream {
        if self.phases.is_none() {
            let name = Ident::new(builtin.name(), span);
            return quote_spanned!(span=> __id.#name());
        }
        let [x, y, z] = self.checked.module().workgroup_size;
        match builtin {
            BuiltinValue::LocalInvocationIndex => quote_spanned!(span=> __lane),
            BuiltinValue::LocalInvocationId => {
                quote_spanned!(span=> __rt::glam::UVec3::new(__x, __y, __z))
            }
            BuiltinValue::GlobalInvocationId => quote_spanned!(span=> __rt::glam::UVec3::new(
                __workgroup_id.x.wrapping_mul(#x).wrapping_add(__x),
                __workgroup_id.y.wrapping_mul(#y).wrapping_add(__y),
                __workgroup_id.z.wrapping_mul(#z).wrapping_add(__z)
            )),
            BuiltinValue::WorkgroupId => quote_spanned!(span=> __workgroup_id),
            BuiltinValue::NumWorkgroups => quote_spanned!(span=> __num_workgroups),
            BuiltinValue::SubgroupSize => quote_spanned!(span=> __subgroup_size),
            BuiltinValue::SubgroupInvocationId => {
                quote_spanned!(span=> (__lane % __subgroup_size))
            }
            BuiltinValue::SubgroupId => quote_spanned!(span=> (__lane / __subgroup_size)),
            BuiltinValue::NumSubgroups => {
                let count = self.invocations() as u32;
                quote_spanned!(span=> #count.div_ceil(__subgroup_size))
            }
        }
    }

    /// A component of a builtin value, if computing it alone costs less than the whole value.
    pub(super) fn builtin_component(
        &self,
        builtin: BuiltinValue,
        name: &str,
        span: Span,
    ) -> Option<TokenStream> {
        let n = ["x", "y", "z"].iter().position(|component| *component == name)?;
        let (component, at) = (Ident::new(name, span), format_ident!("__{name}", span = span));
        let size = self.checked.module().workgroup_size[n];
        match (self.phases, builtin) {
            (None, _) => None,
            (_, BuiltinValue::LocalInvocationId) => Some(quote_spanned!(span=> #at)),
            (_, BuiltinValue::GlobalInvocationId) => Some(quote_spanned!(span=>
                u32::wrapping_add(u32::wrapping_mul(__workgroup_id.#component, #size), #at)
            )),
            _ => None,
        }
    }

    /// A local as a place.
    pub(super) fn local(&self, local: LocalId) -> TokenStream {
        let name = self.here(&self.locals[local.index()]);
        let info = &self.checked.module().locals[local];
        match self.home(local) {
            Home::Lanes if info.kind != LocalKind::Param || info.assigned => {
                self.used_lanes.borrow_mut().insert(local);
                quote_spanned!(self.here.get()=> (*#name))
            }
            Home::Anew => {
                self.used_anew.borrow_mut().insert(local);
                quote!(#name)
            }
            Home::Lanes | Home::Group | Home::Phase => quote!(#name),
        }
    }

    /// A name with the span of its use.
    pub(super) fn here(&self, name: &Ident) -> Ident {
        let mut name = name.clone();
        name.set_span(self.here.get());
        name
    }

    /// Emits code with another position.
    pub(super) fn standing<R>(&self, span: Span, emit: impl FnOnce() -> R) -> R {
        let outer = self.here.replace(span);
        let emitted = emit();
        self.here.set(outer);
        emitted
    }

    pub(super) fn ty_of(&self, expr: ExprId) -> &'a Ty {
        self.checked.types().expr(expr)
    }

    pub(super) fn constant(&self, expr: ExprId) -> Option<Value> {
        constants::eval(self.checked.module(), self.checked.types(), expr)
    }

    /// The statements of a function that is expanded at its call.
    pub(super) fn inlined(&self, block: &'a Block, frame: Frame) -> TokenStream {
        let outer = self.frame.replace(frame);
        let body = self.block(block, Level::Lane);
        self.frame.set(outer);
        body
    }

    /// A number for an expanded call.
    pub(super) fn next_call(&self) -> usize {
        self.calls.replace(self.calls.get() + 1)
    }

    /// Whether no invocation that shares the variable writes it between the two barriers around the
    /// current code. Then reads of it take part in no race.
    pub(super) fn is_quiet(&self, root: Root) -> bool {
        match (root, &self.intervals, self.statement.get()) {
            (Root::Workgroup(var), Some(intervals), Some(stmt)) => {
                let is_quiet = !intervals.may_write(stmt, var);
                self.has_quiet_reads.set(self.has_quiet_reads.get() || is_quiet);
                is_quiet
            }
            (Root::Binding(of), ..) => !self.sites.is_written(of),
            (Root::Workgroup(_) | Root::Local(_), ..) => false,
        }
    }
}

/// The initializers of the locals that each phase computes again, and their statements' spans.
fn computed_anew(checked: &Checked) -> BTreeMap<LocalId, (ExprId, Span)> {
    let mut computed = BTreeMap::new();
    let Some(phases) = &checked.facts().phases else { return computed };
    checked.module().body.for_each_stmt(&mut |stmt| {
        if let StmtKind::Let { local, init: Some(init) } = stmt.kind
            && phases.home(local) == Home::Anew
        {
            computed.insert(local, (init, at(stmt.span)));
        }
    });
    computed
}
