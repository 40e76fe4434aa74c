//! Slices in variables, `let mut rest = &x[..]; rest = &rest[1..];`, and slices that branches
//! choose, `if c { &x[..4] } else { &x[2..] }`.
//!
//! WGSL has no slice values. So such a slice is two numbers in variables, its start and its end. A
//! third one says which array or buffer it is of, if there are several (`chosen_slice.rs`).

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer, variable};
use super::flow::Flow;
use super::function_ty::is_slice_ty;
use super::option::slices::is_empty_array;
use super::symbol::{Choice, Part, SliceVariable, Symbol};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Expr, LocalId, Name, Place, Projection, Root, StmtKind, Ty};
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// Whether an expression is a slice, as far as its syntax and its names tell.
    pub(super) fn is_slice(&self, expr: &syn::Expr) -> bool {
        let of_block = |block: &syn::Block| match block.stmts.last() {
            Some(syn::Stmt::Expr(last, None)) => self.is_slice(last),
            _ => false,
        };
        match ungroup(expr) {
            syn::Expr::Reference(of) => self.is_part(&of.expr) || self.names_slice(&of.expr),
            syn::Expr::If(of) => {
                let otherwise = of.else_branch.as_ref();
                of_block(&of.then_branch) || otherwise.is_some_and(|(_, of)| self.is_slice(of))
            }
            syn::Expr::Match(of) => of.arms.iter().any(|arm| self.is_slice(&arm.body)),
            syn::Expr::Block(of) => of_block(&of.block),
            of => {
                self.names_slice(of)
                    || self.is_slice_parameter(of)
                    || self.gives_slice(of)
                    || self.takes_slice_out(of)
            }
        }
    }

    /// Whether an expression names a parameter that is declared as a slice. It may be an array here.
    pub(super) fn is_slice_parameter(&self, expr: &syn::Expr) -> bool {
        let syn::Expr::Path(path) = ungroup(expr) else { return false };
        let name = path.path.get_ident().map(|name| name_of(name).text);
        self.is_place(expr) && name.is_some_and(|name| self.env.slices.contains(&name))
    }

    /// The slice that a branch or a block chooses. `None` if it has a mistake, which is reported.
    pub(super) fn chosen_slice(&mut self, expr: &syn::Expr) -> Option<Part> {
        self.chosen_part(expr.span(), |cx, to| _ = cx.expr_into(expr, &slice_dest(to)))
    }

    /// The slice that `choose` stores.
    pub(super) fn chosen_part(
        &mut self,
        span: Span,
        choose: impl FnOnce(&mut Self, LocalId),
    ) -> Option<Part> {
        let before = self.diags.len();
        let to = self.new_slice(&Name { text: "slice".to_owned(), span }, choose);
        let part = self.slices[&to].part.clone();
        if part.is_none() && self.diags.len() == before {
            self.unsupported(&span, "this expression is not a slice: write `&x[a..b]`");
        }
        let part = part?;
        Some(self.settled_part(part))
    }

    /// `let mut name = slice;`
    pub(super) fn let_slice(&mut self, name: &Name, init: &syn::Expr) {
        let to = self.new_slice(name, |cx, to| _ = cx.expr_into(init, &slice_dest(to)));
        self.bind_variable(name, to);
    }

    /// Binds a name to a slice, in a variable if the name is `mut`.
    pub(super) fn bind_slice(&mut self, name: &Name, mutable: bool, part: Part) {
        if !mutable {
            return self.bind(name, Symbol::Part(part));
        }
        let to = self.new_slice(name, |cx, to| cx.store_part(to, part, name.span));
        self.bind_variable(name, to);
    }

    /// Puts a `mut` parameter that is a slice into a variable.
    pub(super) fn bind_slice_parameter(&mut self, pat: &syn::Pat, ty: &syn::Type) {
        let syn::Pat::Ident(syn::PatIdent { mutability: Some(_), ident, .. }) = pat else { return };
        if is_slice_ty(ty) {
            self.let_slice(&name_of(ident), &syn::parse_quote_spanned!(ident.span()=> #ident));
        }
    }

    fn bind_variable(&mut self, name: &Name, to: LocalId) {
        let part = self.slices[&to].part.clone();
        self.bind(name, part.map_or(Symbol::Poison, Symbol::Part));
    }

    /// Declares the variables of a slice, which `init` gives a value. The result identifies it.
    fn new_slice(&mut self, name: &Name, init: impl FnOnce(&mut Self, LocalId)) -> LocalId {
        let [start, end, which] =
            ["start", "end", "array"].map(|of| self.position_variable(name, of));
        let (name, depth) = (name.text.clone(), self.borrows.conflicts.len());
        let choice = Choice { which, places: Vec::new(), is_indexed: false };
        let (is_some, part, is_open, indices) = (None, None, true, Vec::new());
        let of = SliceVariable { name, end, is_some, depth, part, choice, is_open, indices };
        self.slices.insert(start, of);
        let at = self.out.len();
        init(self, start);
        if let Some(of) = self.slices.get_mut(&start) {
            of.is_open = false;
            let indices = std::mem::take(&mut of.indices);
            self.out.splice(at..at, indices);
            self.borrow_choice(start);
        }
        start
    }

    pub(super) fn position_variable(&mut self, name: &Name, of: &str) -> LocalId {
        let local = self.temporary(&format!("{}_{of}", name.text), name.span, true);
        self.module.locals[local].declared = Some(Ty::U32);
        self.emit(StmtKind::Let { local, init: None }, name.span);
        local
    }

    /// The variable of a slice that an expression names.
    pub(super) fn slice_variable(&self, expr: &syn::Expr) -> Option<LocalId> {
        let syn::Expr::Path(name) = ungroup(expr) else { return None };
        let Symbol::Part(part) = self.lookup(&name_of(name.path.get_ident()?).text)? else {
            return None;
        };
        match &self.module.exprs[part.start?].kind {
            Expr::Load(Place { root: Root::Local(local), .. }) => {
                self.slices.contains_key(local).then_some(*local)
            }
            _ => None,
        }
    }

    /// `name = slice;`
    pub(super) fn assign_slice(
        &mut self,
        left: &syn::Expr,
        to: LocalId,
        right: &syn::Expr,
    ) -> Flow {
        let flow = self.expr_into(right, &slice_dest(to));
        if let (syn::Expr::Path(path), Some(part)) = (ungroup(left), self.slices[&to].part.clone())
            && let Some(name) = path.path.get_ident()
        {
            self.rebind(&name_of(name).text, Symbol::Part(part));
        }
        flow
    }

    /// The variable of a slice that is the destination of a value.
    pub(super) fn stored_slice(&self, dest: &Dest) -> Option<LocalId> {
        match dest {
            Dest::Store(Place { root: Root::Local(local), .. }) => {
                self.slices.contains_key(local).then_some(*local)
            }
            _ => None,
        }
    }

    /// Stores the value of an expression, which is a slice.
    pub(super) fn store_slice(&mut self, to: LocalId, expr: &syn::Expr) {
        let of = &self.slices[&to];
        if let Some(flag) = of.is_some.clone() {
            self.store_option_of_slice(to, flag, expr);
        } else if is_empty_array(expr) && of.part.is_some() {
            self.store_empty_slice(to, expr.span());
        } else if let Some(part) = self.part_of(expr) {
            self.store_part(to, part, expr.span());
        }
    }

    /// Stores a slice without elements.
    pub(super) fn store_empty_slice(&mut self, to: LocalId, span: Span) {
        for position in [to, self.slices[&to].end] {
            let zero = self.index(0, span);
            self.assign_value(variable(position, span), zero, span);
        }
    }

    /// The slice that an expression is. `None` if it has a mistake, which is reported.
    pub(super) fn part_of(&mut self, expr: &syn::Expr) -> Option<Part> {
        let symbol = match ungroup(expr) {
            syn::Expr::Reference(of) if self.is_place(&of.expr) || self.is_part(&of.expr) => {
                return self.borrowed_part(of);
            }
            of if self.is_place(of) && self.is_reference(of) => {
                return self.slice_part(of, !self.is_read_only(of));
            }
            of if self.is_symbolic(of) => self.symbol_of(of)?,
            syn::Expr::Path(_) if let Some(symbol) = self.named_symbol(expr) => symbol,
            _ => {
                let value = self.expr(expr);
                if !matches!(self.module.exprs[value].kind, Expr::Error) {
                    self.no_slice(expr);
                }
                return None;
            }
        };
        match symbol {
            Symbol::Part(part) => return Some(part),
            Symbol::Poison => {}
            _ => self.no_slice(expr),
        }
        None
    }

    /// `&x[a..b]` or `&mut x[a..b]`.
    pub(super) fn borrowed_part(&mut self, of: &syn::ExprReference) -> Option<Part> {
        let writable = of.mutability.is_some();
        Some(Part { writable, ..self.slice_part(&of.expr, writable)? })
    }

    fn no_slice(&mut self, expr: &syn::Expr) {
        let message = "this is not a slice, but a slice is needed here: write `&x[a..b]`, or \
                       `&x[..]` for all elements";
        self.diags.error(Code::Mismatch, expr.span(), message);
    }

    pub(super) fn store_part(&mut self, to: LocalId, part: Part, span: Span) {
        let Some(storage) = self.stored_storage(to, &part.place, span) else { return };
        let load = |cx: &mut Self, local| Some(cx.load_local(local, span));
        let (name, last) = (self.slices[&to].name.clone(), self.slices[&to].end);
        let first = part.start.unwrap_or_else(|| self.index(0, span));
        let end = self.part_end(&part);
        self.assign_value(variable(to, span), first, span);
        self.assign_value(variable(last, span), end, span);
        let of = &self.slices[&to];
        let is_one = of.choice.places.len() == 1;
        let writable =
            is_one && part.writable && of.part.as_ref().is_none_or(|known| known.writable);
        let borrow = match self.choice_of(&part.place) {
            Some(_) => part.borrow,
            None => self.borrow(&name, &part.place, writable, part.borrow),
        };
        let (start, end) = (load(self, to), load(self, last));
        let stored = Part { place: storage, start, end, writable, borrow };
        if let Some(of) = self.slices.get_mut(&to) {
            of.part = Some(stored);
        }
    }

    /// The array or buffer of a slice variable, with the indices that lead there in variables, which
    /// get their values from `place`. `None` if `place` cannot be added, which is reported.
    pub(super) fn storage(&mut self, to: LocalId, place: &Place, span: Span) -> Option<usize> {
        let of = &self.slices[&to];
        let is_inner =
            |local: LocalId| self.borrows.conflicts.len() > of.depth && local.index() > to.index();
        let places = &of.choice.places;
        let known = places.iter().position(|known| is_same_storage(known, place));
        let at = match (known, places.first()) {
            (Some(at), _) => at,
            (None, Some(first)) if !of.is_open => {
                let message = "a slice variable cannot change to another array or buffer: choose \
                               between them in its declaration, `let s = if c { &a[..] } else { \
                               &b[..] };`, or copy both to one array";
                let diagnostic = Diagnostic::new(Code::Unsupported, span, message);
                let first = first.span;
                self.diags
                    .push(diagnostic.label(first, "this is a slice of another array or buffer"));
                return None;
            }
            (None, _) if matches!(place.root, Root::Local(local) if is_inner(local)) => {
                let message = "this is a slice of an array that only this branch has: declare the array before \
                               the branch, `let array = …;`";
                self.diags.error(Code::Unsupported, span, message);
                return None;
            }
            (None, _) => {
                let at = places.len();
                let storage = self.new_storage(to, place);
                self.slices.get_mut(&to)?.choice.places.push(storage);
                at
            }
        };
        let storage = self.slices[&to].choice.places[at].clone();
        for (to, from) in storage.projections.iter().zip(&place.projections) {
            if let (Projection::Index(to), Projection::Index(from)) = (to, from)
                && let Expr::Load(to) = &self.module.exprs[*to].kind
            {
                let (to, from) = (to.clone(), self.position(*from));
                self.assign_value(to, from, span);
            }
        }
        Some(at)
    }

    /// A place with variables as its indices.
    fn new_storage(&mut self, to: LocalId, place: &Place) -> Place {
        let name = Name { text: self.slices[&to].name.clone(), span: place.span };
        let mut storage = place.clone();
        for index in storage.projections.iter_mut().filter_map(Projection::index_mut) {
            let local = self.position_variable(&name, "index");
            // The branches of the slice share this variable, so it is declared before them.
            let declared = self.out.pop();
            *index = self.load_local(local, place.span);
            if let Some(of) = self.slices.get_mut(&to) {
                of.indices.extend(declared);
            }
        }
        storage
    }

    /// A slice whose positions no later statement changes.
    pub(super) fn settled_part(&mut self, part: Part) -> Part {
        let mut settle = |at, name: &str| self.settled_index(at, name);
        let start = part.start.map(|at| settle(at, "start"));
        let end = part.end.map(|at| settle(at, "end"));
        let place = self.settled_storage(part.place);
        Part { place, start, end, ..part }
    }
}

/// The destination that stands for a slice variable.
fn slice_dest(to: LocalId) -> Dest {
    Dest::Store(variable(to, Span::call_site()))
}

/// Whether two places are one array or buffer, or parts of one that their indices tell apart.
fn is_same_storage(a: &Place, b: &Place) -> bool {
    let is_same = |pair: (&Projection, &Projection)| match pair {
        (Projection::Member(a), Projection::Member(b)) => a.text == b.text,
        (Projection::Index(_), Projection::Index(_)) => true,
        _ => false,
    };
    a.root == b.root
        && a.projections.len() == b.projections.len()
        && a.projections.iter().zip(&b.projections).all(is_same)
}
