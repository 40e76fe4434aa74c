//! Statements and blocks.

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer, variable};
use super::flow::Flow;
use super::higher_order::Passed;
use super::iterator::with_length;
use super::symbol::{Part, Symbol};
use super::symbols::Symbols;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{
    BinaryOp, Borrow, Expr, ExprId, Local, LocalId, LocalKind, Mode, Name, Place, Projection, Root,
    SignatureParam, StmtKind, Ty, WorkgroupVar, WorkgroupVarId, Written,
};
use crate::syntax::message::is_message;
use crate::syntax::workgroup_var::workgroup_vars;
use crate::syntax::{is_array_from_fn, is_conditional};

/// `&[T]` or `&mut [T]`.
struct SliceTy<'t> {
    element: &'t syn::Type,
    is_mut: bool,
}

impl<'t> SliceTy<'t> {
    fn of(ty: &'t syn::Type) -> Option<Self> {
        let syn::Type::Reference(of) = ty else { return None };
        let syn::Type::Slice(slice) = &*of.elem else { return None };
        Some(SliceTy { element: &slice.elem, is_mut: of.mutability.is_some() })
    }
}

impl Lowerer<'_> {
    /// Lowers a block into the current one; its value goes to `dest`.
    pub(super) fn block_into(&mut self, block: &syn::Block, dest: &Dest) -> Flow {
        self.scoped(|cx| {
            // Items are visible in their whole block, even before their declaration.
            for item in items_in_order(block) {
                cx.item(item);
            }
            cx.stmts_into(&block.stmts, dest, block.brace_token.span.close())
        })
    }

    fn stmts_into(&mut self, stmts: &[syn::Stmt], dest: &Dest, end: Span) -> Flow {
        let mut flow = Flow::Falls;
        let Some((last, init)) = stmts.split_last() else {
            self.check_tail(None, dest, end);
            return flow;
        };
        for (index, stmt) in init.iter().enumerate() {
            let stmt_flow = self.stmt(stmt);
            self.emit_excluded_operands();
            match stmt_flow {
                Flow::Falls => {}
                Flow::Diverges => flow = Flow::Diverges,
                Flow::Leaves => {
                    let mut rest = Flow::Falls;
                    let excluded = self.branch(false, |cx| {
                        rest = cx.stmts_into(&stmts[index + 1..], dest, end);
                    });
                    self.exclude_block(excluded, end);
                    let diverges = [flow, rest].contains(&Flow::Diverges);
                    return if diverges { Flow::Diverges } else { Flow::Leaves };
                }
            }
        }
        let last_flow = match last {
            syn::Stmt::Expr(tail, None) => self.in_source(last, |cx| cx.expr_into(tail, dest)),
            stmt => {
                let last_flow = self.stmt(stmt);
                if ![flow, last_flow].contains(&Flow::Diverges) {
                    self.check_tail(Some(stmt), dest, end);
                }
                last_flow
            }
        };
        self.emit_excluded_operands();
        if flow == Flow::Diverges { flow } else { last_flow }
    }

    /// Reports a block that should have a value and has none.
    fn check_tail(&mut self, last: Option<&syn::Stmt>, dest: &Dest, end: Span) {
        if !dest.wants_value() {
            return;
        }
        let message = "this block should end with a value";
        let mut diagnostic = Diagnostic::new(Code::Mismatch, end, message);
        if let Some(syn::Stmt::Expr(expr, Some(_))) = last {
            let advice = match has_no_value(expr) {
                true => "this has no value: write one after it",
                false => "remove the `;` after this expression",
            };
            diagnostic = diagnostic.label(expr.span(), advice);
        }
        self.missing_value(dest, diagnostic);
    }

    pub(super) fn stmt(&mut self, stmt: &syn::Stmt) -> Flow {
        self.in_source(stmt, |cx| match stmt {
            syn::Stmt::Local(local) => cx.local(local),
            syn::Stmt::Item(_) => Flow::Falls,
            // A second `;`.
            syn::Stmt::Expr(syn::Expr::Verbatim(of), Some(_)) if of.is_empty() => Flow::Falls,
            syn::Stmt::Expr(expr, Some(_)) => cx.expr_into(expr, &Dest::Discard),
            syn::Stmt::Expr(expr, None) => cx.expr_into(expr, &Dest::Unit),
            syn::Stmt::Macro(stmt) => {
                // Its `#[cfg]` is reported, and that is enough: only macros without one are
                // expanded.
                if !is_conditional(&stmt.attrs) {
                    cx.macro_stmt(&stmt.mac);
                }
                Flow::Falls
            }
        })
    }

    /// Lowers a statement. Everything in it has the statement as its source.
    fn in_source(&mut self, stmt: &syn::Stmt, lower: impl FnOnce(&mut Self) -> Flow) -> Flow {
        let call = self.source.as_ref().and_then(Written::call);
        self.source_stmts += 1;
        let written = Written::Stmt { id: self.source_stmts, span: stmt.span(), call };
        let outer = self.source.replace(Rc::new(written));
        let flow = lower(self);
        self.source = outer;
        flow
    }

    fn local(&mut self, local: &syn::Local) -> Flow {
        match &local.pat {
            syn::Pat::Type(typed) => match super::option::references::referent_of_option(&typed.ty)
            {
                Some(referent) => {
                    let value = self.ty(referent);
                    let option = Some(Ty::option(value));
                    let flow = self.local_of(&typed.pat, option, local.init.as_ref());
                    self.note_option_of_references(&typed.pat);
                    flow
                }
                None if self.is_view_ty(&self.env, &typed.ty) => {
                    self.local_of(&typed.pat, None, local.init.as_ref())
                }
                None if let Some(slice) = SliceTy::of(&typed.ty) => {
                    let flow = self.local_of(&typed.pat, None, local.init.as_ref());
                    self.expect_slice_of(&typed.pat, &slice);
                    flow
                }
                None if let Some(open) = self.open_ty(&typed.ty) => {
                    let flow = self.local_of(&typed.pat, None, local.init.as_ref());
                    self.expect_open(&typed.pat, &open);
                    flow
                }
                None => {
                    let declared = Some(self.ty(&typed.ty));
                    let init = local.init.as_ref();
                    let named = init.and_then(|init| with_arguments(init, &typed.ty));
                    let flow = self.local_of(&typed.pat, declared, named.as_ref().or(init));
                    if super::reference::is_shared(&typed.ty) {
                        self.note_declared_reference(&typed.pat);
                        init.iter().for_each(|init| self.check_gives_reference(&init.expr));
                    } else if matches!(*typed.ty, syn::Type::Path(_) | syn::Type::Array(_)) {
                        init.iter().for_each(|init| self.check_gives_value(&init.expr));
                    }
                    flow
                }
            },
            pat => self.local_of(pat, None, local.init.as_ref()),
        }
    }

    /// Checks that a variable declared as a slice is one, with that element type. The check is the
    /// same as for an argument of a function that takes such a slice.
    fn expect_slice_of(&mut self, pat: &syn::Pat, slice: &SliceTy<'_>) {
        let syn::Pat::Ident(pat) = pat else { return };
        let name = crate::syntax::name_of(&pat.ident);
        let span = name.span;
        let place = match self.lookup(&name.text) {
            Some(Symbol::Alias(place, ..)) => place,
            Some(Symbol::Part(part)) => part.place,
            Some(Symbol::Binding(id)) => {
                Place { root: Root::Binding(id), projections: Vec::new(), span }
            }
            Some(Symbol::Local(local)) => variable(local, span),
            _ => return,
        };
        let ty = Ty::RuntimeArray(Box::new(self.ty(slice.element)));
        let (mode, borrow) = match slice.is_mut {
            true => (Mode::Mut, Borrow::Mut),
            false => (Mode::Shared, Borrow::Shared),
        };
        let param = SignatureParam { name: name.clone(), mode, ty };
        self.check_passed(&[(param, Passed::Reference(place, borrow), span)], &name);
    }

    /// `let pat = init;`
    pub(super) fn local_of(
        &mut self,
        pat: &syn::Pat,
        declared: Option<Ty>,
        init: Option<&syn::LocalInit>,
    ) -> Flow {
        let (name, mutable) = match pat {
            syn::Pat::Ident(pat) if pat.by_ref.is_none() && pat.subpat.is_none() => {
                (crate::syntax::name_of(&pat.ident), pat.mutability.is_some())
            }
            syn::Pat::Wild(wild) => {
                (Name { text: "_".to_owned(), span: wild.underscore_token.span }, false)
            }
            other => return self.let_pattern(other, declared, init),
        };
        let Some(init) = init else {
            self.declare_without_value(&name, declared, mutable);
            return Flow::Falls;
        };
        if let Some((_, diverge)) = &init.diverge {
            return self.let_else(pat, &init.expr, diverge);
        }
        if name.text == "_" && self.exchange_call(&init.expr).is_some() {
            self.option(&init.expr);
            return Flow::Falls;
        }
        if name.text == "_" && self.mentions(&init.expr) {
            return self.mention(&init.expr, declared);
        }
        match crate::syntax::ungroup(&init.expr) {
            syn::Expr::Closure(closure) if declared.is_none() => {
                self.bind_closure(&name, closure);
                return Flow::Falls;
            }
            syn::Expr::Reference(reference)
                if (self.is_place(&reference.expr) || self.is_part(&reference.expr))
                    && !(mutable && self.is_reassignable(reference)) =>
            {
                return self.let_reference(&name, reference);
            }
            // Other macros have no value. The mistake is the macro, not the use of the name.
            syn::Expr::Macro(mac) if !mac.mac.path.is_ident("matches") && !is_message(&mac.mac) => {
                self.unsupported(&mac.mac.path, crate::syntax::hints::for_macro(&mac.mac.path));
                self.bind_poison(pat);
                return Flow::Falls;
            }
            // `let r = p;` gives a reference another name.
            syn::Expr::Path(path)
                if declared.is_none()
                    && self.is_reference(crate::syntax::ungroup(&init.expr))
                    && let Some(ident) = path.path.get_ident()
                    && let Some(symbol) = self.lookup(&crate::syntax::name_of(ident).text) =>
            {
                self.bind(&name, symbol);
                return Flow::Falls;
            }
            syn::Expr::Path(path)
                if declared.is_none()
                    && let Some(function) = self.function_value(path) =>
            {
                self.bind(&name, Symbol::Closure(function));
                return Flow::Falls;
            }
            _ => {}
        }
        if declared.is_none() && self.is_symbolic(&init.expr) {
            self.bind_symbolic(&name, mutable, &init.expr);
            return Flow::Falls;
        }
        let known = if mutable { None } else { self.known(&init.expr) };
        let value = declared.clone().map(|ty| ((*init.expr).clone(), ty));
        let value = std::mem::replace(&mut self.declared_value, value);
        let outer = std::mem::replace(&mut self.wanted, declared.clone());
        let flow = self.let_init(&name, declared, mutable, &init.expr);
        self.wanted = outer;
        self.declared_value = value;
        if let (Some(value), Some(Symbol::Local(local))) = (known, self.in_this_scope(&name)) {
            self.known_locals.insert(local, value);
        }
        flow
    }

    /// Whether a value without a name is memory that invocations may share.
    fn mentions(&self, expr: &syn::Expr) -> bool {
        match crate::syntax::ungroup(expr) {
            syn::Expr::Path(path) => {
                let name = path.path.get_ident().map(|ident| crate::syntax::name_of(ident).text);
                matches!(name.and_then(|name| self.lookup(&name)), Some(Symbol::Workgroup(_)))
            }
            place => self.is_place(place),
        }
    }

    /// `let _ = x[i()];`: Rust computes the index and reads nothing. The value that would be read
    /// is typed all the same.
    fn mention(&mut self, expr: &syn::Expr, declared: Option<Ty>) -> Flow {
        let Some(place) = self.settled_place(expr) else { return Flow::Falls };
        let span = place.span;
        let typed = self.branch(false, |cx| {
            let value = cx.push(Expr::Load(place), span);
            let local = cx.temporary("_", span, false);
            cx.module.locals[local].declared = declared;
            cx.emit(StmtKind::Let { local, init: Some(value) }, span);
        });
        self.exclude_block(typed, span);
        Flow::Falls
    }

    /// `let (a, b) = value;`, `let Pair { a, b } = value;`
    fn let_pattern(
        &mut self,
        pat: &syn::Pat,
        declared: Option<Ty>,
        init: Option<&syn::LocalInit>,
    ) -> Flow {
        let Some(init) = init else {
            self.declare_names(pat, declared);
            return Flow::Falls;
        };
        if let Some((_, diverge)) = &init.diverge {
            return self.let_else(pat, &init.expr, diverge);
        }
        if let (syn::Pat::Tuple(names), syn::Expr::Tuple(values), None) =
            (pat, crate::syntax::ungroup(&init.expr), &declared)
            && names.elems.len() == values.elems.len()
        {
            match values.elems.iter().any(|value| self.reference_to_place(value).is_some()) {
                true => self.let_each_reference(names, values),
                false => self.let_each(names, values),
            }
            return Flow::Falls;
        }
        if declared.is_none() && self.let_split(pat, &init.expr) {
            return Flow::Falls;
        }
        if let Some(view) = self.view_given(&init.expr) {
            match view {
                Some(view) => self.destructure_view(pat, &view),
                None => self.bind_poison(pat),
            }
            return Flow::Falls;
        }
        let value = self.expr(&init.expr);
        if let Expr::Error = self.module.exprs[value].kind {
            self.bind_poison(pat);
            return Flow::Falls;
        }
        let whole = self.temporary("parts", pat.span(), false);
        self.module.locals[whole].declared = declared;
        self.emit(StmtKind::Let { local: whole, init: Some(value) }, pat.span());
        let value = self.load_local(whole, pat.span());
        self.note_referent(&init.expr, value);
        self.destructure(pat, value);
        Flow::Falls
    }

    fn declare_without_value(&mut self, name: &Name, declared: Option<Ty>, mutable: bool) {
        let local = self.declare(name, declared, mutable);
        self.module.locals[local].kind = LocalKind::Deferred;
        self.emit(StmtKind::Let { local, init: None }, name.span);
    }

    /// `let (a, b);`: the names get their values later.
    fn declare_names(&mut self, pat: &syn::Pat, declared: Option<Ty>) {
        match pat {
            syn::Pat::Ident(of) if of.by_ref.is_none() && of.subpat.is_none() => {
                let name = crate::syntax::name_of(&of.ident);
                self.declare_without_value(&name, declared, of.mutability.is_some());
            }
            syn::Pat::Wild(_) => {}
            syn::Pat::Paren(of) => self.declare_names(&of.pat, declared),
            syn::Pat::Tuple(of) => {
                for (n, pat) in of.elems.iter().enumerate() {
                    let member = declared.as_ref().and_then(|ty| ty.member(&n.to_string()));
                    self.declare_names(pat, member.map(|member| member.ty.clone()));
                }
            }
            other => {
                self.unsupported(other, "this pattern needs a value: declare its names one by one");
                self.bind_poison(other);
            }
        }
    }

    /// The expression, if it is a reference to a place.
    fn reference_to_place<'e>(&self, expr: &'e syn::Expr) -> Option<&'e syn::ExprReference> {
        match crate::syntax::ungroup(expr) {
            syn::Expr::Reference(reference) if self.is_place(&reference.expr) => Some(reference),
            _ => None,
        }
    }

    /// `let (p, q) = (&x[i], &x[j]);`: one `let` after the other. The values do not see the new
    /// names.
    fn let_each_reference(&mut self, names: &syn::PatTuple, values: &syn::ExprTuple) {
        let mut bound = Symbols::default();
        for (pat, value) in names.elems.iter().zip(&values.elems) {
            self.scopes.push(Symbols::default());
            match (pat, self.reference_to_place(value)) {
                (syn::Pat::Ident(ident), Some(reference)) if ident.subpat.is_none() => {
                    self.let_reference(&crate::syntax::name_of(&ident.ident), reference);
                }
                _ => {
                    let value = self.expr(value);
                    let value = self.spill(value, "part");
                    self.destructure(pat, value);
                }
            }
            bound.extend(&self.scopes.pop().unwrap_or_default());
        }
        let scope = self.scopes.last_mut().expect("the function's scope stays");
        scope.extend(&bound);
    }

    /// `let (a, b) = (x, y);`: one `let` for each. The values do not see the new names.
    fn let_each(&mut self, names: &syn::PatTuple, values: &syn::ExprTuple) {
        let values: Vec<&syn::Expr> = values.elems.iter().collect();
        let values = self.operands(&values);
        for (pat, value) in names.elems.iter().zip(values) {
            match pat {
                syn::Pat::Ident(ident)
                    if ident.subpat.is_none()
                        && ident.by_ref.is_none()
                        && self.constant_named(&ident.ident).is_none() =>
                {
                    let name = crate::syntax::name_of(&ident.ident);
                    let local = self.declare(&name, None, ident.mutability.is_some());
                    self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
                }
                pat => {
                    let value = self.spill(value, "part");
                    self.destructure(pat, value);
                }
            }
        }
    }

    /// `let x = &mut place;`: another name for the place.
    pub(super) fn let_reference(&mut self, name: &Name, reference: &syn::ExprReference) -> Flow {
        let writable = reference.mutability.is_some();
        if self.is_part(&reference.expr) || self.named_part(&reference.expr).is_some() {
            let symbol = match self.slice_part(&reference.expr, writable) {
                Some(part) => {
                    let borrow = self.borrow(&name.text, &part.place, writable, part.borrow);
                    Symbol::Part(Part { writable, borrow, ..part })
                }
                None => Symbol::Poison,
            };
            self.bind(name, symbol);
            return Flow::Falls;
        }
        if writable && !self.check_references(&reference.expr) {
            return {
                self.bind(name, Symbol::Poison);
                Flow::Falls
            };
        }
        let symbol = match self.settled_place(&reference.expr) {
            Some(place) => {
                if writable && !self.check_writable(&place) {
                    Symbol::Poison
                } else {
                    let through = self.through;
                    let borrow = self.borrow(&name.text, &place, writable, through);
                    Symbol::Alias(place, writable, borrow)
                }
            }
            None => Symbol::Poison,
        };
        self.bind(name, symbol);
        Flow::Falls
    }

    fn let_init(
        &mut self,
        name: &Name,
        declared: Option<Ty>,
        mutable: bool,
        init: &syn::Expr,
    ) -> Flow {
        if !super::expr::has_control_flow(init) {
            let value = self.expr(init);
            if let (Expr::Error, None) = (&self.module.exprs[value].kind, &declared) {
                self.bind(name, Symbol::Poison);
                return Flow::Falls;
            }
            if let (Some(through), Expr::Load(place)) =
                (self.options.through(value), &self.module.exprs[value].kind)
            {
                let place = place.clone();
                let borrow = self.borrow(&name.text, &place, true, through);
                self.bind(name, Symbol::Alias(place, true, borrow));
                return Flow::Falls;
            }
            let local = self.declare(name, declared, mutable);
            self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
            self.note_written_references(local, init, value);
            self.note_option(local, value);
            if self.is_returned_reference(value) || self.gives_reference(init) {
                self.note_reference(local);
            }
            return Flow::Falls;
        }
        // The initializer cannot see the new name, but its branches assign to the variable.
        let local = self.new_local(name, declared, mutable);
        self.emit(StmtKind::Let { local, init: None }, name.span);
        let flow = self.expr_into(init, &Dest::Store(variable(local, name.span)));
        self.bind(name, Symbol::Local(local));
        if self.gives_reference(init) {
            self.note_reference(local);
        }
        flow
    }

    fn new_local(&mut self, name: &Name, declared: Option<Ty>, mutable: bool) -> LocalId {
        self.module.locals.push(Local {
            name: name.clone(),
            kind: LocalKind::Let,
            declared,
            mutable,
            assigned: false,
        })
    }

    /// Declares a local that the statements after this one see.
    pub(super) fn declare(&mut self, name: &Name, declared: Option<Ty>, mutable: bool) -> LocalId {
        let local = self.new_local(name, declared, mutable);
        self.bind(name, Symbol::Local(local));
        local
    }

    fn item(&mut self, item: &syn::Item) {
        let constant = match item {
            syn::Item::Const(constant) => constant,
            syn::Item::Use(item) if crate::items::variants::brings_variants(item) => return,
            syn::Item::Use(item) => return self.module.uses.push(item.clone()),
            syn::Item::Fn(function) => {
                let name = crate::syntax::name_of(&function.sig.ident);
                let symbol = self.nested_function(function);
                return self.bind(&name, symbol);
            }
            syn::Item::Macro(item) => return self.macro_stmt(&item.mac),
            syn::Item::Static(item) => {
                return self.unsupported(
                    item,
                    "a kernel has no `static`: for memory that a workgroup shares write \
                     `workgroup_var!(name: T);`, for a constant `const`",
                );
            }
            other => {
                let advice = "a kernel declares `const` and `fn` items; types go outside, with \
                              `#[derive(ShaderType)]` or in a `#[device] mod`";
                return self.unsupported(other, advice);
            }
        };
        let name = crate::syntax::name_of(&constant.ident);
        if let Some(Symbol::Const(_)) = self.in_this_scope(&name) {
            self.declared_twice(&name);
        }
        let symbol = match self.constant(name.clone(), &constant.ty, &constant.expr) {
            Some(id) => Symbol::Const(id),
            None => Symbol::Poison,
        };
        self.bind(&name, symbol);
    }

    pub(super) fn in_this_scope(&self, name: &Name) -> Option<Symbol> {
        self.scopes.last()?.get(&name.text).cloned()
    }

    fn declared_twice(&mut self, name: &Name) {
        let message = format!("`{}` is declared twice in this block: rename one", name.text);
        self.diags.error(Code::Duplicate, name.span, message);
    }

    pub(super) fn macro_stmt(&mut self, mac: &syn::Macro) {
        let name = mac.path.segments.last().map(|segment| segment.ident.to_string());
        match name.as_deref() {
            Some("workgroup_var") => self.workgroup_var(mac),
            _ if is_message(mac) => _ = self.message(mac),
            // Code that cannot travel with an item is replaced by a `compile_error!` with the
            // reason.
            Some("compile_error") if let Ok(message) = mac.parse_body::<syn::LitStr>() => {
                self.diags.error(Code::Item, mac.path.span(), message.value());
            }
            _ => self.unsupported(&mac.path, crate::syntax::hints::for_macro(&mac.path)),
        }
    }

    fn workgroup_var(&mut self, mac: &syn::Macro) {
        let vars = match workgroup_vars(mac) {
            None => return,
            Some(Ok(vars)) => vars,
            Some(Err(error)) => {
                let message = format!(
                    "{error}; write `workgroup_var!(name: T);`, such as `cache: [f32; 256]`"
                );
                self.diags.error(Code::Unsupported, error.span(), message);
                return;
            }
        };
        for var in vars {
            let name = crate::syntax::name_of(&var.name);
            let mut ty = self.ty(&var.ty);
            let init = var.init.as_ref();
            if let Some(init) = init.filter(|init| !is_zeroed(init)) {
                let message = "the only initializer of a workgroup variable is `zeroed`; let one invocation store \
                               another value, then `workgroup_barrier()`";
                self.diags.error(Code::Unsupported, init.span(), message);
            }
            if ty == Ty::Unit {
                ty = self.error(Code::UnknownType, var.ty.span(), "`()` has no values to share");
            }
            if has_option(&ty) {
                let message = "workgroup memory holds no `Option` and no `Result`: use a value that stands for none, \
                               or a `u32` that says whether there is one";
                ty = self.error(Code::UnknownType, var.ty.span(), message);
            }
            if has_packed_bool(&ty) {
                let message = "a struct in workgroup memory holds no `bool`: GPUs may store \
                               neighbouring ones together, so use `u32` and compare with 0";
                ty = self.error(Code::UnknownType, var.ty.span(), message);
            }
            if has_coop_matrices(&ty) {
                let message = "a cooperative matrix is not memory: share an array of its scalars, \
                               and load it";
                ty = self.error(Code::UnknownType, var.ty.span(), message);
            }
            if has_float_atomics(&ty) {
                let message = "atomics of `f32` are in storage only: add to a `&[Atomic<f32>]` \
                               parameter, or keep whole numbers in an `Atomic<i32>`";
                ty = self.error(Code::UnknownType, var.ty.span(), message);
            }
            if let Some(Symbol::Workgroup(_)) = self.in_this_scope(&name) {
                self.declared_twice(&name);
            }
            let symbol = if ty == Ty::Error {
                Symbol::Poison
            } else {
                let ident = var.name;
                let var = WorkgroupVar { name: name.clone(), ty, zeroed: var.init.is_some() };
                Symbol::Workgroup(self.workgroup_var_of_body(var, &ident))
            };
            self.bind(&name, symbol);
        }
    }

    /// A workgroup variable. A function has one, however often the function is written out.
    fn workgroup_var_of_body(&mut self, var: WorkgroupVar, ident: &syn::Ident) -> WorkgroupVarId {
        let Some(function) = self.env.writes_out.last().cloned() else {
            return self.module.workgroup_vars.push(var);
        };
        let key = format!("{function} {} {}", self.occurrence(ident), var.ty.mangled());
        if let Some(known) = self.written_vars.get(&key) {
            return *known;
        }
        let id = self.module.workgroup_vars.push(var);
        self.written_vars.insert(key, id);
        id
    }

    /// Identifies a declaration in a body: its position and its ordinal there. Macros may declare
    /// several at one position.
    pub(super) fn occurrence(&mut self, ident: &syn::Ident) -> String {
        let at = ident.span().start();
        let place = format!("{ident} {}:{}", at.line, at.column);
        let count = self.declared_here.entry(place.clone()).or_insert(0);
        *count += 1;
        format!("{place} {count}")
    }

    /// `place = value` and `place += value`, in Rust's order: the value first.
    pub(super) fn assign(
        &mut self,
        left: &syn::Expr,
        op: Option<BinaryOp>,
        right: &syn::Expr,
        span: Span,
    ) -> Flow {
        match crate::syntax::ungroup(left) {
            syn::Expr::Infer(_) => match self.mentions(right) {
                true => return self.mention(right, None),
                false => return self.expr_into(right, &Dest::Discard),
            },
            syn::Expr::Tuple(_) | syn::Expr::Struct(_) | syn::Expr::Array(_) if op.is_none() => {
                self.assign_parts(left, right);
                return Flow::Falls;
            }
            syn::Expr::Tuple(_) | syn::Expr::Struct(_) | syn::Expr::Array(_) => {
                let message = "an assignment stores to one place: write one assignment for each";
                self.diags.error(Code::NotAPlace, left.span(), message);
                return Flow::Falls;
            }
            _ => {}
        }
        if self.view_named(left).is_some() {
            let advice = "a struct that holds references stays what it was made of, apart from members that are \
                          values: make another one with `let`";
            self.unsupported(left, advice);
            return Flow::Falls;
        }
        if self.is_reference_of_view(left) {
            let advice =
                "a reference in a struct stays what it was made of: make another struct with `let`";
            self.unsupported(left, advice);
            return Flow::Falls;
        }
        if let Some(index) = self.users_index_in(left) {
            return self.assign_through(left, index, op, right, span);
        }
        if !self.check_stores(left, Some(right)) || !self.check_references(left) {
            return Flow::Falls;
        }
        if op.is_none() && super::expr::has_control_flow(right) {
            return self.assign_control_flow(left, right);
        }
        let start = self.out.len();
        let mut value = self.expr(right);
        let before = self.out.len();
        let Some(mut place) = self.stored_place(left) else { return Flow::Falls };
        if !self.check_writable(&place) {
            return Flow::Falls;
        }
        let is_open =
            op.is_some() && self.keep_order_open((start, before), &mut value, &mut place, span);
        if !is_open {
            self.value_first(before, &mut value, &mut place, op.is_some());
        }
        self.mark_assigned(&place);
        self.note_stored_option(&place, value);
        let wrapped = op.and_then(|op| self.wrapped_place(&mut place, op, value, span));
        let kind = match op {
            _ if let Some(value) = wrapped => StmtKind::Assign { place, op: None, value },
            Some(op) if self.is_implemented(op) => self.compound(place, op, value, span),
            op => StmtKind::Assign { place, op, value },
        };
        self.emit(kind, span);
        Flow::Falls
    }

    /// Evaluates the value of an assignment before the place. The statements of the place begin at
    /// `before`.
    fn value_first(
        &mut self,
        before: usize,
        value: &mut ExprId,
        place: &mut Place,
        is_compound: bool,
    ) {
        let index_acts = self.any_index(place, |index| self.has_effects(index));
        // WGSL evaluates the place first. That matters only if one of the two has effects.
        if self.out.len() > before && !self.is_stable(*value) {
            *value = self.spill_at(before, *value, "value");
        } else if self.out.len() > before || index_acts || self.has_effects(*value) {
            *value = self.spill(*value, "value");
        }
        // A compound assignment may name the place twice in WGSL.
        if is_compound && index_acts {
            for index in place.projections.iter_mut().filter_map(Projection::index_mut) {
                *index = self.spill(*index, "index");
            }
        }
    }

    /// Whether a user's type has that compound operator.
    fn is_implemented(&self, op: BinaryOp) -> bool {
        let compound = crate::ir::Operator::Compound(op);
        self.module.operators.iter().any(|(operator, _)| *operator == compound)
    }

    /// `place += value` as `place = place + value`; the types decide the operator.
    fn compound(&mut self, mut place: Place, op: BinaryOp, value: ExprId, span: Span) -> StmtKind {
        for projection in &mut place.projections {
            if let Projection::Index(index) = projection
                && !self.is_stable(*index)
            {
                *index = self.spill(*index, "index");
            }
        }
        let old = self.push(Expr::Load(place.clone()), span);
        let value = self.push(Expr::Binary(op, old, value), span);
        self.module.compounds.push(value);
        StmtKind::Assign { place, op: None, value }
    }

    pub(super) fn any_index(&self, place: &Place, test: impl Fn(ExprId) -> bool) -> bool {
        place.projections.iter().any(|projection| match projection {
            Projection::Index(index) => test(*index),
            Projection::Member(_) => false,
        })
    }

    /// `place = if … { … } else { … }`: the branches store, unless they could change the place's
    /// indices.
    fn assign_control_flow(&mut self, left: &syn::Expr, right: &syn::Expr) -> Flow {
        // One store to memory is faster than one in each arm.
        if self.is_memory(left) || !self.has_stable_indices(left) {
            let mut value = self.expr(right);
            if !self.is_temporary(value) {
                value = self.spill(value, "value");
            }
            if let Some(place) = self.stored_place(left)
                && self.check_writable(&place)
            {
                let span = place.span;
                self.store(&Dest::Store(place), value, span);
            }
            return Flow::Falls;
        }
        match self.stored_place(left) {
            Some(place) if self.check_writable(&place) => {
                self.expr_into(right, &Dest::Store(place))
            }
            _ => self.expr_into(right, &Dest::Discard),
        }
    }

    /// Whether a value is in a variable of the compiler that is not stored to any more.
    pub(super) fn is_temporary(&self, value: ExprId) -> bool {
        matches!(
            &self.module.exprs[value].kind,
            Expr::Load(Place { root: Root::Local(local), projections, .. })
                if projections.is_empty()
                    && self.module.locals[*local].kind == LocalKind::Temporary
        )
    }

    /// Whether a place is in memory, or may be.
    fn is_memory(&self, expr: &syn::Expr) -> bool {
        match crate::syntax::ungroup(expr) {
            syn::Expr::Path(path) => path.path.get_ident().is_some_and(|ident| {
                !matches!(self.lookup(&crate::syntax::name_of(ident).text), Some(Symbol::Local(_)))
            }),
            syn::Expr::Field(field) => self.is_memory(&field.base),
            syn::Expr::Index(index) => self.is_memory(&index.expr),
            _ => false,
        }
    }

    /// Whether no statement can change the indices in a place.
    fn has_stable_indices(&self, expr: &syn::Expr) -> bool {
        match crate::syntax::ungroup(expr) {
            syn::Expr::Path(_) => true,
            syn::Expr::Field(field) => self.has_stable_indices(&field.base),
            syn::Expr::Index(index) => {
                self.has_stable_indices(&index.expr) && self.is_stable_syntax(&index.index)
            }
            _ => false,
        }
    }

    fn is_stable_syntax(&self, expr: &syn::Expr) -> bool {
        match crate::syntax::ungroup(expr) {
            syn::Expr::Lit(_) => true,
            syn::Expr::Path(path) => path.path.get_ident().is_none_or(|ident| {
                match self.lookup(&crate::syntax::name_of(ident).text) {
                    Some(Symbol::Local(local)) => !self.module.locals[local].mutable,
                    Some(
                        Symbol::Workgroup(_)
                        | Symbol::Binding(_)
                        | Symbol::Alias(..)
                        | Symbol::Part(_)
                        | Symbol::View(_),
                    ) => false,
                    Some(_) | None => true,
                }
            }),
            syn::Expr::Binary(binary) => {
                self.is_stable_syntax(&binary.left) && self.is_stable_syntax(&binary.right)
            }
            syn::Expr::Cast(cast) => self.is_stable_syntax(&cast.expr),
            syn::Expr::Field(field) => self.is_stable_syntax(&field.base),
            syn::Expr::Call(call) => super::expr::is_builtin_value(call),
            _ => false,
        }
    }
}

/// Whether a type contains an `Option` or a `Result`.
fn has_option(ty: &Ty) -> bool {
    match ty {
        Ty::Array(element, _) => has_option(element),
        Ty::Struct(of) => {
            matches!(of.form, crate::ir::Form::Option | crate::ir::Form::Result)
                || of.members.iter().any(|member| has_option(&member.ty))
        }
        _ => false,
    }
}

/// Whether a struct in the type contains a `bool`.
fn has_packed_bool(ty: &Ty) -> bool {
    match ty {
        Ty::Array(element, _) => has_packed_bool(element),
        Ty::Struct(of) => of.members.iter().any(|member| {
            member.ty.scalar() == Some(crate::ir::Scalar::Bool)
                || matches!(&member.ty, Ty::Array(element, _)
                    if element.scalar() == Some(crate::ir::Scalar::Bool))
                || has_packed_bool(&member.ty)
        }),
        _ => false,
    }
}

/// Whether the type contains a cooperative matrix.
fn has_coop_matrices(ty: &Ty) -> bool {
    match ty {
        Ty::CoopMatrix(_) => true,
        Ty::Array(element, _) => has_coop_matrices(element),
        Ty::Struct(of) => of.members.iter().any(|member| has_coop_matrices(&member.ty)),
        _ => false,
    }
}

/// Whether the type contains an `Atomic<f32>`.
fn has_float_atomics(ty: &Ty) -> bool {
    match ty {
        Ty::Atomic(scalar) => scalar.is_float(),
        Ty::Array(element, _) => has_float_atomics(element),
        Ty::Struct(of) => of.members.iter().any(|member| has_float_atomics(&member.ty)),
        _ => false,
    }
}

/// The items of a block, each after the constants and functions that it names.
fn items_in_order(block: &syn::Block) -> Vec<&syn::Item> {
    let mut waiting: Vec<&syn::Item> = block
        .stmts
        .iter()
        .filter_map(|stmt| if let syn::Stmt::Item(item) = stmt { Some(item) } else { None })
        .collect();
    let mut ordered = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let is_ready = |item: &&syn::Item| {
            let names = Names::of(item);
            let is_needed = |other: &&syn::Item| {
                let name = match other {
                    syn::Item::Const(constant) => &constant.ident,
                    syn::Item::Fn(function) => &function.sig.ident,
                    _ => return false,
                };
                !std::ptr::eq(*other, *item) && names.0.contains(&name)
            };
            !waiting.iter().any(is_needed)
        };
        // Constants and functions that need each other are reported as unknown names.
        let next = waiting.iter().position(is_ready).unwrap_or(0);
        ordered.push(waiting.remove(next));
    }
    ordered
}

/// The names that an item uses.
struct Names<'a>(Vec<&'a syn::Ident>);

impl<'a> Names<'a> {
    fn of(item: &'a syn::Item) -> Self {
        let mut names = Names(Vec::new());
        syn::visit::Visit::visit_item(&mut names, item);
        names
    }
}

impl<'a> syn::visit::Visit<'a> for Names<'a> {
    fn visit_path(&mut self, path: &'a syn::Path) {
        self.0.extend(path.get_ident());
    }
}

/// `D::<u32> { x: 1 }` for `let d: D<u32> = D { x: 1 };`, and likewise for `D(1)`. Also
/// `from_fn::<f32, 4, _>(f)` for `let a: [f32; 4] = from_fn(f);` or for
/// `let a: [f32; 4] = slice.try_into().unwrap();`.
fn with_arguments(init: &syn::LocalInit, ty: &syn::Type) -> Option<syn::LocalInit> {
    if let (syn::Expr::MethodCall(_), syn::Type::Array(array)) = (&*init.expr, ty) {
        let expr = Box::new(with_length(&init.expr, &array.len)?);
        return Some(syn::LocalInit { expr, ..init.clone() });
    }
    let path = match &*init.expr {
        syn::Expr::Struct(literal) => &literal.path,
        syn::Expr::Call(call) => match &*call.func {
            syn::Expr::Path(path) => &path.path,
            _ => return None,
        },
        _ => return None,
    };
    let last = path.segments.last().filter(|last| last.arguments.is_none())?;
    let arguments = match ty {
        syn::Type::Path(of) => {
            let declared = of.path.segments.last().filter(|of| of.ident == last.ident)?;
            declared.arguments.clone()
        }
        syn::Type::Array(syn::TypeArray { elem, len, .. }) if is_array_from_fn(path) => {
            syn::PathArguments::AngleBracketed(syn::parse_quote!(::<#elem, { #len }, _>))
        }
        _ => return None,
    };
    let mut path = path.clone();
    path.segments.last_mut()?.arguments = arguments;
    let mut init = init.clone();
    match &mut *init.expr {
        syn::Expr::Struct(literal) => literal.path = path,
        syn::Expr::Call(call) => {
            *call.func = syn::Expr::Path(syn::ExprPath { attrs: Vec::new(), qself: None, path });
        }
        _ => {}
    }
    Some(init)
}

/// Whether an expression is the initializer of a workgroup variable.
fn is_zeroed(init: &syn::Expr) -> bool {
    matches!(init, syn::Expr::Path(path) if path.path.is_ident("zeroed"))
}

/// Whether an expression is of a kind that never has a value.
fn has_no_value(expr: &syn::Expr) -> bool {
    match crate::syntax::ungroup(expr) {
        syn::Expr::Assign(_) | syn::Expr::While(_) | syn::Expr::ForLoop(_) => true,
        syn::Expr::Binary(of) => {
            crate::syntax::binary_op(&of.op).is_some_and(|(_, assigns)| assigns)
        }
        _ => false,
    }
}
