//! Assignments.

use proc_macro2::Span;
use syn::spanned::Spanned;

use crate::diagnostic::Code;
use crate::ir::{
    BinaryOp, Expr, ExprId, LocalKind, Mode, Operator, Place, Projection, Root, StmtKind,
};
use crate::lower::context::{Dest, Lowerer};
use crate::lower::expr::is_builtin_value;
use crate::lower::flow::Flow;
use crate::lower::symbol::Symbol;
use crate::syntax::{has_control_flow, name_of, ungroup};

impl Lowerer<'_> {
    /// `place = value` and `place += value`, in Rust's order: the value first.
    pub(in crate::lower) fn assign(
        &mut self,
        left: &syn::Expr,
        op: Option<BinaryOp>,
        right: &syn::Expr,
        span: Span,
    ) -> Flow {
        match ungroup(left) {
            syn::Expr::Infer(_) => match self.mentions(right) {
                true => return self.mention(right, None),
                false => return self.expr_into(right, &Dest::Discard),
            },
            syn::Expr::Tuple(_) | syn::Expr::Struct(_) | syn::Expr::Array(_) if op.is_none() => {
                self.assign_parts(left, right);
                return Flow::Falls;
            }
            syn::Expr::Tuple(_) | syn::Expr::Struct(_) | syn::Expr::Array(_) => {
                let message = "an assignment stores to one place: write one assignment for each \
                               place";
                self.diags.error(Code::NotAPlace, left.span(), message);
                return Flow::Falls;
            }
            _ => {}
        }
        if self.view_named(left).is_some() {
            let advice = "a struct that holds references cannot be reassigned, apart from members \
                          that are values: make another struct with `let`";
            self.unsupported(left, advice);
            return Flow::Falls;
        }
        if self.is_reference_of_view(left) {
            let advice =
                "a reference in a struct cannot be reassigned: make another struct with `let`";
            self.unsupported(left, advice);
            return Flow::Falls;
        }
        let is_slice = self.is_slice(right) || self.has_option_of_slice(right);
        if is_slice && matches!(self.named_symbol(left), Some(Symbol::Poison)) {
            return Flow::Falls;
        }
        if let (Some(slice), None) = (self.slice_variable(left), op) {
            return self.assign_slice(left, slice, right);
        }
        if let Some(index) = self.users_index_in(left) {
            return self.assign_through(left, index, op, right, span);
        }
        if !self.check_stores(left, Some(right)) || !self.check_references(left) {
            return Flow::Falls;
        }
        if op.is_none() && has_control_flow(right) {
            return self.assign_control_flow(left, right);
        }
        let start = self.out.len();
        let mut value = self.assigned_value(left, right);
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
            Some(op) if self.is_implemented(op) => self.compound(place, op, (value, right), span),
            op => StmtKind::Assign { place, op, value },
        };
        self.emit(kind, span);
        Flow::Falls
    }

    /// The value of an assignment. The variable decides the type of a literal or a call, like the
    /// declared type in `let`.
    fn assigned_value(&mut self, left: &syn::Expr, right: &syn::Expr) -> ExprId {
        let Some(ty) = self.shape_of(left) else { return self.expr(right) };
        let is_generic = self.known.generic_structs.iter().any(|of| of.ty == ty);
        let declared = self.declared_value.replace((right.clone(), ty.clone()));
        let wanted = self.wanted.clone();
        if is_generic {
            self.wanted = Some(ty);
        }
        let result = self.expr(right);
        self.wanted = wanted;
        self.declared_value = declared;
        result
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
        } else if !self.is_trivial(*value)
            && (self.out.len() > before || index_acts || self.has_effects(*value))
        {
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
        let compound = Operator::Compound(op);
        self.module.operators.iter().any(|(operator, _)| *operator == compound)
    }

    /// `place += value` as `place = place + value`; the types decide the operator.
    fn compound(
        &mut self,
        mut place: Place,
        op: BinaryOp,
        (value, written): (ExprId, &syn::Expr),
        span: Span,
    ) -> StmtKind {
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
        let modes = vec![Some(Mode::Value), self.mode_of(written)];
        self.note_modes(value, modes);
        StmtKind::Assign { place, op: None, value }
    }

    pub(in crate::lower) fn any_index(&self, place: &Place, test: impl Fn(ExprId) -> bool) -> bool {
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
    pub(in crate::lower) fn is_temporary(&self, value: ExprId) -> bool {
        matches!(
            &self.module.exprs[value].kind,
            Expr::Load(Place { root: Root::Local(local), projections, .. })
                if projections.is_empty()
                    && self.module.locals[*local].kind == LocalKind::Temporary
        )
    }

    /// Whether a place is in memory, or may be.
    fn is_memory(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Path(path) => path.path.get_ident().is_some_and(|ident| {
                !matches!(self.lookup(&name_of(ident).text), Some(Symbol::Local(_)))
            }),
            syn::Expr::Field(field) => self.is_memory(&field.base),
            syn::Expr::Index(index) => self.is_memory(&index.expr),
            _ => false,
        }
    }

    /// Whether no statement can change the indices in a place.
    fn has_stable_indices(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Path(_) => true,
            syn::Expr::Field(field) => self.has_stable_indices(&field.base),
            syn::Expr::Index(index) => {
                self.has_stable_indices(&index.expr) && self.is_stable_syntax(&index.index)
            }
            _ => false,
        }
    }

    fn is_stable_syntax(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Lit(_) => true,
            syn::Expr::Path(path) => {
                path.path.get_ident().is_none_or(|ident| match self.lookup(&name_of(ident).text) {
                    Some(Symbol::Local(local)) => !self.module.locals[local].mutable,
                    Some(
                        Symbol::Workgroup(_)
                        | Symbol::Binding(_)
                        | Symbol::Alias(..)
                        | Symbol::Part(_)
                        | Symbol::View(_),
                    ) => false,
                    Some(_) | None => true,
                })
            }
            syn::Expr::Binary(binary) => {
                self.is_stable_syntax(&binary.left) && self.is_stable_syntax(&binary.right)
            }
            syn::Expr::Cast(cast) => self.is_stable_syntax(&cast.expr),
            syn::Expr::Field(field) => self.is_stable_syntax(&field.base),
            syn::Expr::Call(call) => is_builtin_value(call),
            _ => false,
        }
    }
}
