//! `let`.

use syn::spanned::Spanned;

use crate::diagnostic::Code;
use crate::ir::{
    Borrow, Expr, Local, LocalId, LocalKind, Mode, Name, Place, Root, SignatureParam, StmtKind, Ty,
};
use crate::lower::bounds::Declared;
use crate::lower::context::{Dest, Lowerer, variable};
use crate::lower::flow::Flow;
use crate::lower::function_ty::is_option_of_slice_ty;
use crate::lower::function_ty::slices_ty;
use crate::lower::higher_order::Passed;
use crate::lower::iterator::with_length;
use crate::lower::option::references::referent_of_option;
use crate::lower::option::slices::is_empty_array;
use crate::lower::options::GivenPlace;
use crate::lower::reference::is_shared;
use crate::lower::symbol::{Part, Symbol};
use crate::syntax::message::is_message;
use crate::syntax::{has_control_flow, hints, is_array_from_fn, name_of, ungroup};

impl Lowerer<'_> {
    pub(super) fn local(&mut self, local: &syn::Local) -> Flow {
        let declared = match (&local.pat, &local.init) {
            (syn::Pat::Type(of), _) => {
                vec![(&*of.pat, self.env.bounds.declared_as(&of.ty))]
            }
            (pat, Some(init)) => self.declared_by(pat, &init.expr),
            (_, None) => Vec::new(),
        };
        let flow = self.let_of(local);
        for (pat, declared) in declared {
            if let syn::Pat::Ident(of) = pat
                && of.by_ref.is_none()
            {
                self.env.bounds.declare_variable(&name_of(&of.ident), declared);
            }
        }
        flow
    }

    /// The names that a pattern declares, and what their values tell.
    fn declared_by<'p>(
        &mut self,
        pat: &'p syn::Pat,
        init: &syn::Expr,
    ) -> Vec<(&'p syn::Pat, Declared)> {
        match (pat, ungroup(init)) {
            (syn::Pat::Tuple(names), syn::Expr::Tuple(values))
                if names.elems.len() == values.elems.len() =>
            {
                let pairs = names.elems.iter().zip(&values.elems);
                pairs.flat_map(|(pat, value)| self.declared_by(pat, value)).collect()
            }
            (pat, init) => vec![(pat, self.declared_with(init))],
        }
    }

    /// What a variable's initial value tells.
    fn declared_with(&mut self, init: &syn::Expr) -> Declared {
        let is_concrete = !self.env.bounds.is_empty() && self.is_concrete(init);
        Declared { is_concrete, mode: self.mode_of(init), param: None }
    }

    fn let_of(&mut self, local: &syn::Local) -> Flow {
        match &local.pat {
            syn::Pat::Type(typed) => match referent_of_option(&typed.ty) {
                _ if is_option_of_slice_ty(&typed.ty) => match &local.init {
                    Some(init) if self.has_option_of_slice(&init.expr) => {
                        self.local_of(&typed.pat, None, local.init.as_ref())
                    }
                    _ => {
                        let advice = "an option of a slice cannot start as `None` or be assigned later: use a \
                                      slice variable, `let mut part = &x[..0];`, and a `bool`";
                        self.unsupported(&typed.pat, advice);
                        self.bind_poison(&typed.pat);
                        Flow::Falls
                    }
                },
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
                None if let (Some(ty), syn::Pat::Ident(pat), Some(init)) =
                    (slices_ty(&typed.ty), &*typed.pat, &local.init) =>
                {
                    let name = name_of(&pat.ident);
                    let slices = self.declared_slices(&name, ty, &init.expr);
                    self.bind(&name, slices.unwrap_or(Symbol::Poison));
                    Flow::Falls
                }
                None if let Some(slice) = SliceTy::of(&typed.ty) => {
                    let flow = match (&*typed.pat, &local.init) {
                        (syn::Pat::Ident(of), Some(init))
                            if of.mutability.is_some() && !is_empty_array(&init.expr) =>
                        {
                            self.let_slice(&name_of(&of.ident), &init.expr);
                            Flow::Falls
                        }
                        (syn::Pat::Ident(of), Some(init)) if has_control_flow(&init.expr) => {
                            let part = self.chosen_slice(&init.expr);
                            let symbol = part.map_or(Symbol::Poison, Symbol::Part);
                            self.bind(&name_of(&of.ident), symbol);
                            Flow::Falls
                        }
                        _ => self.local_of(&typed.pat, None, local.init.as_ref()),
                    };
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
                    if is_shared(&typed.ty) {
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
        let name = name_of(&pat.ident);
        let span = name.span;
        let place = match self.lookup(&name.text) {
            Some(Symbol::Alias(place, writable, borrow)) => {
                let part = Part { writable, borrow, ..Part::whole(place.clone()) };
                self.rebind(&name.text, Symbol::Part(part));
                place
            }
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
    pub(in crate::lower) fn local_of(
        &mut self,
        pat: &syn::Pat,
        declared: Option<Ty>,
        init: Option<&syn::LocalInit>,
    ) -> Flow {
        let (name, mutable) = match pat {
            syn::Pat::Ident(pat) if pat.by_ref.is_none() && pat.subpat.is_none() => {
                (name_of(&pat.ident), pat.mutability.is_some())
            }
            syn::Pat::Wild(wild) => {
                (Name { text: "_".to_owned(), span: wild.underscore_token.span }, false)
            }
            syn::Pat::Slice(_)
                if let Some(init) = init
                    && self.names_buffers(&init.expr) =>
            {
                let message = "the launch chooses the number of these buffers: index them, `xs[i]`";
                self.diags.error(Code::Mismatch, init.expr.span(), message);
                self.bind_poison(pat);
                return Flow::Falls;
            }
            syn::Pat::Slice(of)
                if let Some(init) = init
                    && let Some(slices) = self.slices_named(&init.expr) =>
            {
                self.let_slices(of, &slices);
                return Flow::Falls;
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
        if mutable && is_empty_array(&init.expr) {
            let message = "a slice variable belongs to one array or buffer: begin with an empty slice of it, `&x[..0]`";
            self.diags.error(Code::Unsupported, init.expr.span(), message);
            self.bind(&name, Symbol::Poison);
            return Flow::Falls;
        }
        if mutable && declared.is_none() && self.is_slice(&init.expr) {
            self.let_slice(&name, &init.expr);
            return Flow::Falls;
        }
        if let Some(flow) = self.let_name(pat, &name, mutable, declared.is_none(), &init.expr) {
            return flow;
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

    /// A name that stands for something other than a variable: a closure, a place or a function.
    fn let_name(
        &mut self,
        pat: &syn::Pat,
        name: &Name,
        mutable: bool,
        is_inferred: bool,
        init: &syn::Expr,
    ) -> Option<Flow> {
        match ungroup(init) {
            syn::Expr::Closure(closure) if is_inferred => {
                self.bind_closure(name, closure);
                Some(Flow::Falls)
            }
            syn::Expr::Reference(reference)
                if (self.is_place(&reference.expr)
                    || self.is_part(&reference.expr)
                    || self.is_slice_at(&reference.expr))
                    && !(mutable && self.is_reassignable(reference)) =>
            {
                Some(self.let_reference(name, reference))
            }
            // Other macros have no value. The mistake is the macro, not the use of the name.
            syn::Expr::Macro(mac) if !mac.mac.path.is_ident("matches") && !is_message(&mac.mac) => {
                self.unsupported(&mac.mac.path, hints::for_macro(&mac.mac.path));
                self.bind_poison(pat);
                Some(Flow::Falls)
            }
            // `let r = p;` gives a reference another name.
            syn::Expr::Path(path)
                if is_inferred
                    && self.is_reference(ungroup(init))
                    && let Some(ident) = path.path.get_ident()
                    && let Some(symbol) = self.lookup(&name_of(ident).text) =>
            {
                let symbol = match symbol {
                    Symbol::Part(part) => Symbol::Part(self.settled_part(part)),
                    symbol => symbol,
                };
                self.bind(name, symbol);
                Some(Flow::Falls)
            }
            syn::Expr::Path(path)
                if is_inferred && let Some(function) = self.function_value(path) =>
            {
                self.bind(name, Symbol::Closure(function));
                Some(Flow::Falls)
            }
            _ => None,
        }
    }

    /// Whether a value without a name is memory that invocations may share.
    pub(super) fn mentions(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Path(path) => {
                let name = path.path.get_ident().map(|ident| name_of(ident).text);
                matches!(name.and_then(|name| self.lookup(&name)), Some(Symbol::Workgroup(_)))
            }
            place => self.is_place(place),
        }
    }

    /// `let _ = x[i()];`: Rust computes the index and reads nothing. The unread value gets a
    /// type nevertheless.
    pub(super) fn mention(&mut self, expr: &syn::Expr, declared: Option<Ty>) -> Flow {
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

    fn let_init(
        &mut self,
        name: &Name,
        declared: Option<Ty>,
        mutable: bool,
        init: &syn::Expr,
    ) -> Flow {
        if !has_control_flow(init) {
            let value = self.expr(init);
            if let (Expr::Error, None) = (&self.module.exprs[value].kind, &declared) {
                self.bind(name, Symbol::Poison);
                return Flow::Falls;
            }
            if let Some(GivenPlace { place, through }) = self.options.given_place(value) {
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
        let flow = self.value_into(init, &Dest::Store(variable(local, name.span)));
        self.bind(name, Symbol::Local(local));
        if self.gives_reference(init) {
            self.note_reference(local);
        }
        flow
    }

    pub(super) fn declare_without_value(
        &mut self,
        name: &Name,
        declared: Option<Ty>,
        mutable: bool,
    ) {
        let local = self.declare(name, declared, mutable);
        self.module.locals[local].kind = LocalKind::Deferred;
        self.emit(StmtKind::Let { local, init: None }, name.span);
    }

    /// `let x = &mut place;`: another name for the place.
    pub(in crate::lower) fn let_reference(
        &mut self,
        name: &Name,
        reference: &syn::ExprReference,
    ) -> Flow {
        let writable = reference.mutability.is_some();
        if self.is_part(&reference.expr)
            || self.is_slice_at(&reference.expr)
            || self.named_part(&reference.expr).is_some()
        {
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
            self.bind(name, Symbol::Poison);
            return Flow::Falls;
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
    pub(in crate::lower) fn declare(
        &mut self,
        name: &Name,
        declared: Option<Ty>,
        mutable: bool,
    ) -> LocalId {
        let local = self.new_local(name, declared, mutable);
        self.bind(name, Symbol::Local(local));
        local
    }
}

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
