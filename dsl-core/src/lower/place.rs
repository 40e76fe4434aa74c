//! Places: memory that can be loaded and stored.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::borrows::BorrowId;
use super::chosen_slice::inside;
use super::context::Lowerer;
use super::options::GivenPlace;
use super::symbol::{Part, Symbol};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{AddressSpace, Expr, LocalKind, Name, Place, Projection, Root, Ty, project};
use crate::syntax::ungroup;
use crate::textures::{Access, Handle};

impl Lowerer<'_> {
    /// Whether the expression has the form of a place, and its variable is known.
    pub(super) fn is_place(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            inner if let Some(symbol) = self.named_symbol(inner) => matches!(
                symbol,
                Symbol::Local(_)
                    | Symbol::Workgroup(_)
                    | Symbol::Binding(_)
                    | Symbol::Alias(..)
                    | Symbol::Part(_)
            ),
            syn::Expr::Index(index) if self.is_slice_at(&index.expr) => {
                !self.is_range_index(&index.index)
            }
            syn::Expr::Index(index) => {
                let is_element = !self.is_users_index(index) && !self.names_buffers(&index.expr);
                is_element && self.is_place(&index.expr)
            }
            syn::Expr::Field(field) => self.is_place(&field.base),
            syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => {
                self.is_place(&unary.expr)
            }
            _ => false,
        }
    }

    /// Lowers a place. Its indices are evaluated in order.
    pub(super) fn place(&mut self, expr: &syn::Expr) -> Option<Place> {
        let writes = std::mem::take(&mut self.writes);
        let mut steps = Vec::new();
        let Base { root, projections: mut all, part, through } =
            self.place_root(expr, &mut steps)?;
        let indices: Vec<&syn::Expr> = steps.iter().filter_map(Step::index).collect();
        if !self.are_indices(
            &indices,
            part.is_some() && !matches!(steps.first(), Some(Step::Index(_))),
            expr,
        ) {
            return None;
        }
        let mut indices = self.operands(&indices).into_iter();
        let projections = steps.iter().map(|step| match step {
            Step::Index(_) => {
                Projection::Index(indices.next().expect("one operand for each index"))
            }
            Step::Member(name) => Projection::Member(name.clone()),
        });
        all.extend(projections);
        if let Some(part) = &part
            && let Some(Projection::Index(index)) = all.get_mut(part.place.projections.len())
        {
            *index = self.index_in(part, *index);
        }
        let mut place = Place { root, projections: all, span: expr.span() };
        // WGSL writes the index of a buffer twice: for the element, and for the length.
        if let Some((_, which, _)) = self.module.within_buffer(&place)
            && !self.is_trivial(which)
        {
            place.projections[0] = Projection::Index(self.spill(which, "index"));
        }
        let through = through.or_else(|| self.member_reference(&place));
        if through.is_none_or(|id| self.borrow_used(id, place.span)) {
            self.accessed(&place, through, writes);
        }
        self.through = through;
        Some(place)
    }

    /// A place that is stored to.
    pub(super) fn stored_place(&mut self, expr: &syn::Expr) -> Option<Place> {
        self.writes = true;
        let place = self.place(expr);
        self.writes = false;
        place
    }

    /// Checks the indices of a place. A part of a slice has no size: it is reached only by an index
    /// or a reference.
    fn are_indices(&mut self, indices: &[&syn::Expr], is_part: bool, expr: &syn::Expr) -> bool {
        let range = indices.iter().find(|index| self.is_range_index(index));
        let negative = indices.iter().find(|index| is_negative(index));
        if let Some(negative) = negative {
            let message = "an index is a `u32`, which is never negative: count from the end with \
                           `a[a.len() - 1]`";
            self.diags.error(Code::IndexOutOfBounds, negative.span(), message);
        } else if let Some(range) = range {
            let advice = "`&x[a..b]` is a reference to a part of a slice: bind it with `let`, pass \
                          it to a function, or iterate over it";
            self.unsupported(*range, advice);
        } else if is_part {
            let advice = "a part of a slice is not a value: index it, iterate over it, or pass it \
                          to a function";
            self.unsupported(expr, advice);
        }
        negative.is_none() && range.is_none() && !is_part
    }

    /// A place whose indices no later statement changes.
    pub(super) fn settled_place(&mut self, expr: &syn::Expr) -> Option<Place> {
        let mut place = self.place(expr)?;
        for projection in &mut place.projections {
            if let Projection::Index(index) = projection
                && !self.is_trivial(*index)
            {
                *index = self.spill(*index, "index");
            }
        }
        Some(place)
    }

    fn place_root<'e>(&mut self, expr: &'e syn::Expr, steps: &mut Vec<Step<'e>>) -> Option<Base> {
        match ungroup(expr) {
            syn::Expr::Field(field) if let Some(symbol) = self.named_symbol(expr) => {
                let name = self.member(&field.member);
                self.symbol_root(&name, Some(symbol))
            }
            syn::Expr::Index(_) if let Some(symbol) = self.named_symbol(expr) => {
                let name = Name { text: "slice".to_owned(), span: expr.span() };
                self.symbol_root(&name, Some(symbol))
            }
            syn::Expr::Index(index)
                if matches!(ungroup(&index.expr), syn::Expr::Index(_))
                    && (self.is_part(&index.expr) || self.is_slice_at(&index.expr))
                    && !self.is_range_index(&index.index) =>
            {
                let part = self.slice_part(&index.expr, false)?;
                steps.push(Step::Index(&index.index));
                Some(Base::of_part(part))
            }
            syn::Expr::Index(index) => {
                let root = self.place_root(&index.expr, steps)?;
                steps.push(Step::Index(&index.index));
                Some(root)
            }
            syn::Expr::Field(field) => {
                let root = self.place_root(&field.base, steps)?;
                steps.push(Step::Member(self.member(&field.member)));
                Some(root)
            }
            // References to places are transparent: `*p` is `p`.
            syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => {
                // `filter` passes a reference to a reference: `**x`.
                let of = match ungroup(&unary.expr) {
                    syn::Expr::Unary(inner) if matches!(inner.op, syn::UnOp::Deref(_)) => {
                        ungroup(&inner.expr)
                    }
                    of => of,
                };
                if is_value(of) {
                    return self.dereferenced_value(of, unary.op.span());
                }
                let is_reference = self.is_reference(of) || self.is_member_reference(of);
                let root = self.place_root(&unary.expr, steps)?;
                if !is_reference {
                    let message = match of {
                        syn::Expr::Field(syn::ExprField {
                            member: syn::Member::Unnamed(_),
                            ..
                        }) => {
                            "this is not a `&` reference: leave out the `*`; a `&mut` reference in a \
                             tuple is named by a pattern, `for (i, x) in …`"
                        }
                        _ => "this is not a reference: leave out the `*`",
                    };
                    self.diags.error(Code::NotAPlace, unary.op.span(), message);
                    return None;
                }
                Some(root)
            }
            syn::Expr::Path(path) if let Some(ident) = path.path.get_ident() => {
                let name = crate::syntax::name_of(ident);
                self.symbol_root(&name, self.lookup(&name.text))
            }
            of @ (syn::Expr::Call(_) | syn::Expr::MethodCall(_)) if self.gives_place(of) => {
                self.dereferenced_value(of, of.span())
            }
            other => {
                let message = "this is a value, not a place: variables, their elements and \
                               components are places";
                self.diags.error(Code::NotAPlace, other.span(), message);
                None
            }
        }
    }

    /// The root of the place that a symbol stands for.
    fn symbol_root(&mut self, name: &Name, symbol: Option<Symbol>) -> Option<Base> {
        match symbol {
            Some(Symbol::Local(local)) => Some(Base::of(Root::Local(local))),
            Some(Symbol::Workgroup(var)) => Some(Base::of(Root::Workgroup(var))),
            Some(Symbol::Binding(binding)) => Some(Base::of(Root::Binding(binding))),
            Some(Symbol::Alias(Place { root, projections, .. }, _, through)) => {
                Some(Base { root, projections, part: None, through })
            }
            Some(Symbol::Part(part)) => {
                let part = self.settled_part(part);
                Some(Base::of_part(part))
            }
            Some(
                Symbol::Const(_)
                | Symbol::Function(_)
                | Symbol::Generic(_)
                | Symbol::Closure(_)
                | Symbol::Iterator(_)
                | Symbol::Option(_)
                | Symbol::Slices(_)
                | Symbol::View(_),
            ) => {
                let message = match self.lookup(&name.text) {
                    Some(Symbol::Const(_)) => {
                        format!("`{}` is a constant, not a variable", name.text)
                    }
                    Some(Symbol::Iterator(_)) => {
                        format!("`{}` is an iterator, not a variable", name.text)
                    }
                    Some(Symbol::Option(_)) => format!(
                        "`{0}` is an option of a slice, which is not a value: match it, `if let \
                         Some(part) = {0} {{ … }}`",
                        name.text
                    ),
                    Some(Symbol::Slices(_)) => format!(
                        "`{0}` is an array of slices, which is not a value: index it, `{0}[i][j]`, \
                         iterate over it, or pass it to a function",
                        name.text
                    ),
                    Some(Symbol::View(_)) => format!(
                        "`{}` holds references, so it is not a value: use its members, or pass it \
                         to a function",
                        name.text
                    ),
                    _ => format!("`{}` is a function, not a variable", name.text),
                };
                self.diags.error(Code::NotAPlace, name.span, message);
                None
            }
            Some(Symbol::Poison) => None,
            None => {
                self.unknown_name(name);
                None
            }
        }
    }

    /// The place of the value of an option's method, if the value is a reference. Otherwise the `*`
    /// is reported, or the mistake in the value.
    fn dereferenced_value(&mut self, of: &syn::Expr, star: Span) -> Option<Base> {
        if crate::syntax::has_control_flow(of) && gives_mut_reference(of) {
            let message = "kernels cannot choose between `&mut` references in a branch: store in \
                           each branch, `if c { a = v } else { b = v }`";
            self.diags.error(Code::Unsupported, of.span(), message);
            return None;
        }
        let value = self.expr(of);
        if let Some(GivenPlace { place, through }) = self.options.given_place(value) {
            let Place { root, projections, .. } = place;
            return Some(Base { projections, through, ..Base::of(root) });
        }
        if let (true, Expr::Load(place)) =
            (self.options.is_reference(value), &self.module.exprs[value].kind)
        {
            let Place { root, projections, .. } = place.clone();
            return Some(Base { projections, ..Base::of(root) });
        }
        if self.is_returned_reference(value) {
            return Some(Base::of(Root::Local(self.spill_local(value, "referent"))));
        }
        if !matches!(self.module.exprs[value].kind, Expr::Error) {
            let message = "this is a value, not a reference: leave out the `*`";
            self.diags.error(Code::NotAPlace, star, message);
        }
        None
    }

    /// Whether a user's struct has a member of that name.
    fn is_field(&self, name: &str) -> bool {
        self.items.items.iter().any(|(_, item)| match &item.kind {
            crate::items::ItemKind::Struct(of) => {
                of.fields.iter().any(|f| f.ident.as_ref().is_some_and(|i| i == name))
            }
            _ => false,
        })
    }

    pub(super) fn member(&mut self, member: &syn::Member) -> Name {
        match member {
            syn::Member::Named(ident) => {
                let name = crate::syntax::name_of(ident);
                if super::expr::is_swizzle(&name.text) && !self.is_field(&name.text) {
                    let message = format!("swizzles are methods: write `.{}()`", name.text);
                    self.diags.error(Code::Member, name.span, message);
                }
                name
            }
            syn::Member::Unnamed(index) => Name { text: index.index.to_string(), span: index.span },
        }
    }

    /// Whether no read-only reference leads to the place. If one does, that is reported.
    pub(super) fn check_references(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Index(_) if let Some(symbol) = self.named_symbol(expr) => {
                let name = Name { text: "slice".to_owned(), span: expr.span() };
                self.check_symbol(&name, symbol)
            }
            syn::Expr::Index(index) => self.check_references(&index.expr),
            syn::Expr::Field(field) => match self.named_symbol(expr) {
                Some(symbol) => {
                    let name = self.member(&field.member);
                    self.check_symbol(&name, symbol)
                }
                None => self.check_references(&field.base),
            },
            syn::Expr::Unary(unary) if self.is_member_reference(&unary.expr) => {
                let message =
                    "cannot store through a `&` reference: references in tuples are read-only";
                self.diags.error(Code::ReadOnly, unary.op.span(), message);
                false
            }
            syn::Expr::Unary(unary)
                if is_value(&unary.expr) && !gives_mut_reference(&unary.expr) =>
            {
                let can_store = self.gives_place(&unary.expr);
                if !can_store {
                    let message = "this would store to a copy: bind the reference by a pattern, `if let \
                                   Some(x) = v.get_mut(i) { … }`";
                    self.diags.error(Code::ReadOnly, unary.op.span(), message);
                }
                can_store
            }
            syn::Expr::Unary(unary) => self.check_references(&unary.expr),
            syn::Expr::Path(path) => {
                let Some(ident) = path.path.get_ident() else { return true };
                let name = crate::syntax::name_of(ident);
                let Some(symbol) = self.lookup(&name.text) else { return true };
                let can_store = self.check_symbol(&name, symbol);
                if !can_store {
                    // All stores through the reference are one mistake.
                    self.rebind(&name.text, Symbol::Poison);
                }
                can_store
            }
            _ => true,
        }
    }

    /// Whether a symbol is no read-only reference. If it is one, that is reported.
    fn check_symbol(&mut self, name: &Name, symbol: Symbol) -> bool {
        let (place, is_whole) = match symbol {
            Symbol::Alias(place, false, _) => {
                let is_whole = place.projections.is_empty();
                (place, is_whole)
            }
            Symbol::Part(part) if !part.writable => (part.place, false),
            Symbol::Slices(slices) => {
                return slices.iter().all(|of| self.check_symbol(name, of.clone()));
            }
            _ => return true,
        };
        let copied = match self.name_of_root(place.root) {
            whole if is_whole && *whole != name.text => {
                format!(", or a copy, `let mut {} = *{whole};`", name.text)
            }
            _ => String::new(),
        };
        let advice = match self.choice_of(&place) {
            Some(choice) if !choice.is_indexed => {
                "which a branch chooses from several arrays or buffers: store in each branch, `if c { a[i] = \
                 v } else { b[i] = v }`"
            }
            _ => "which is a `&` reference: make it `&mut`",
        };
        let message = format!("cannot store through `{}`, {advice}{copied}", name.text);
        let diagnostic = Diagnostic::new(Code::ReadOnly, name.span, message);
        self.diags.push(diagnostic.label(place.span, "declared here"));
        false
    }

    fn name_of_root(&self, root: Root) -> &str {
        let name = match root {
            Root::Local(local) => &self.module.locals[local].name,
            Root::Workgroup(var) => &self.module.workgroup_vars[var].name,
            Root::Binding(binding) => &self.module.bindings[binding].name,
        };
        &name.text
    }

    /// Whether a place in a binding consists of atomics alone.
    fn is_atomic(&self, place: &Place) -> bool {
        let ty = self.module.binding_or_var_ty(place.root).cloned().unwrap_or(Ty::Error);
        place.projections.iter().fold(ty, |ty, step| project(&ty, step)).is_atomic()
    }

    /// Whether the place can be stored to; if not, that is reported.
    pub(super) fn check_writable(&mut self, place: &Place) -> bool {
        if let Some(choice) = self.choice_of(place).cloned() {
            let places = choice.places.iter().map(|of| inside(of, place));
            return places.collect::<Vec<_>>().iter().all(|place| self.check_writable(place));
        }
        if self.refused.contains(&place.root) {
            return false;
        }
        let (message, label) = match place.root {
            Root::Workgroup(_) => return true,
            Root::Binding(id) => {
                let binding = &self.module.bindings[id];
                let name = &binding.name;
                let is_slice = matches!(binding.ty, Ty::RuntimeArray(_));
                let advice = match binding.space {
                    AddressSpace::StorageReadWrite if binding.writable => return true,
                    AddressSpace::StorageReadWrite if self.is_atomic(place) => return true,
                    _ if binding.ty.buffers().is_some() => {
                        "to write to several buffers, take an array with a number, `[&mut [T]; 4]`"
                    }
                    AddressSpace::StorageRead | AddressSpace::StorageReadWrite if is_slice => {
                        "declare it `&mut [T]`"
                    }
                    AddressSpace::StorageRead | AddressSpace::StorageReadWrite => {
                        "declare it `&mut`"
                    }
                    AddressSpace::Uniform => &format!(
                        "write results to a `&mut [T]` parameter, or change a copy, `let mut copy \
                         = *{};`",
                        name.text
                    ),
                    AddressSpace::Handle => match binding.ty {
                        Ty::Handle(Handle::StorageTexture(_, _, access))
                            if access != Access::Read =>
                        {
                            return true;
                        }
                        _ => "declare it `&mut StorageTexture2d<F>`, where `F` is its format",
                    },
                };
                let message =
                    format!("cannot store to `{}`, which is read-only: {advice}", name.text);
                (message, (name.span, "declared here"))
            }
            Root::Local(id) => {
                let local = &self.module.locals[id];
                // A `let` without a value may be assigned once; `analyze` counts.
                let deferred = local.kind == LocalKind::Deferred && place.projections.is_empty();
                if local.mutable || deferred {
                    return true;
                }
                if local.kind == LocalKind::Temporary {
                    let message = "cannot assign to a value without a name: bind it with `let mut`";
                    self.diags.error(Code::ReadOnly, place.span, message);
                    return false;
                }
                let name = &local.name;
                let message = format!(
                    "cannot assign to `{0}`, which is not mutable: declare it `mut {0}`",
                    name.text
                );
                (message, (name.span, "declared here"))
            }
        };
        let diagnostic = Diagnostic::new(Code::ReadOnly, place.span, message);
        self.diags.push(diagnostic.label(label.0, label.1));
        self.refused.push(place.root);
        false
    }
}

/// Whether an expression does not have the form of a place.
fn is_value(expr: &syn::Expr) -> bool {
    match ungroup(expr) {
        syn::Expr::Path(_) => false,
        syn::Expr::Index(index) => is_value(&index.expr),
        syn::Expr::Field(field) => is_value(&field.base),
        syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => is_value(&unary.expr),
        _ => true,
    }
}

/// Whether a branch or block ends in a `&mut` reference.
fn gives_mut_reference(expr: &syn::Expr) -> bool {
    let of_block = |block: &syn::Block| match block.stmts.last() {
        Some(syn::Stmt::Expr(last, None)) => gives_mut_reference(last),
        _ => false,
    };
    match ungroup(expr) {
        syn::Expr::Reference(reference) => reference.mutability.is_some(),
        syn::Expr::If(of) => of_block(&of.then_branch),
        syn::Expr::Match(of) => of.arms.iter().any(|arm| gives_mut_reference(&arm.body)),
        syn::Expr::Block(of) => of_block(&of.block),
        _ => false,
    }
}

/// Whether an expression is a literal with a sign.
fn is_negative(expr: &syn::Expr) -> bool {
    matches!(ungroup(expr), syn::Expr::Unary(unary)
        if matches!(unary.op, syn::UnOp::Neg(_)) && matches!(ungroup(&unary.expr), syn::Expr::Lit(_)))
}

/// The root of a place, and what a reference adds to it.
struct Base {
    root: Root,
    projections: Vec<Projection>,
    /// The part of a slice, if the reference is one.
    part: Option<Part>,
    /// The reference.
    through: Option<BorrowId>,
}

impl Base {
    fn of(root: Root) -> Base {
        Base { root, projections: Vec::new(), part: None, through: None }
    }

    fn of_part(part: Part) -> Base {
        let Place { root, projections, .. } = part.place.clone();
        Base { root, projections, through: part.borrow, part: Some(part) }
    }
}

enum Step<'e> {
    Index(&'e syn::Expr),
    Member(Name),
}

impl<'e> Step<'e> {
    fn index(&self) -> Option<&'e syn::Expr> {
        match self {
            Step::Index(index) => Some(index),
            Step::Member(_) => None,
        }
    }
}
