//! Comparisons (`==`, `<` and the like) of tuples, arrays and options, member by member: WGSL
//! cannot compare them.

use proc_macro2::Span;

use super::chain::Item;
use super::context::Lowerer;
use super::receiver::is_users;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{BinaryOp, Expr, ExprId, Place, Projection, Ty};
use crate::items::replaces_relation;
use crate::syntax::ungroup;

/// A type that is compared part by part, with its number of parts.
#[derive(Clone, Copy, PartialEq)]
enum Parts {
    Tuple(usize),
    Array(u32),
    Option,
}

impl std::fmt::Display for Parts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Parts::Tuple(n) => write!(f, "a tuple of length {n}"),
            Parts::Array(n) => write!(f, "an array of length {n}"),
            Parts::Option => write!(f, "an `Option`"),
        }
    }
}

/// Arrays up to this length are compared without a loop.
const SHORT: u32 = 4;

impl Lowerer<'_> {
    /// `left op right` for slices, or a slice and an array. `None` for other operands.
    pub(super) fn compared_slices(
        &mut self,
        op: BinaryOp,
        left: &syn::Expr,
        right: &syn::Expr,
        span: Span,
    ) -> Option<ExprId> {
        let method = match op {
            BinaryOp::Eq => "eq",
            BinaryOp::Ne => "ne",
            BinaryOp::Lt => "lt",
            BinaryOp::Le => "le",
            BinaryOp::Gt => "gt",
            BinaryOp::Ge => "ge",
            _ => return None,
        };
        let [left, right] = [left, right].map(|side| match ungroup(side) {
            syn::Expr::Reference(of) => ungroup(&of.expr),
            side => side,
        });
        let is_slice = |of| self.is_slice(of) || self.is_slice_parameter(of) || self.is_part(of);
        if !is_slice(left) && !is_slice(right) {
            return None;
        }
        if let Some(Ty::RuntimeArray(element) | Ty::Array(element, _)) = self.shape_of(left)
            && self.replaces_relation(&element)
        {
            return Some(self.incomparable(span, own_relation(&element)));
        }
        let method = syn::Ident::new(method, span);
        Some(self.expr(&syn::parse_quote_spanned!(span=> (#left).iter().#method((#right).iter()))))
    }

    /// `left op right` for tuples, arrays or options. `None` if the operands are not known to be
    /// such.
    pub(super) fn compared_parts(
        &mut self,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        self.parts_of(left).or_else(|| self.parts_of(right))?;
        let acts = self.has_effects(left) || self.has_effects(right);
        let (left, right) = (self.compared_side(left, acts), self.compared_side(right, acts));
        let equal = self.equal(left, right, span);
        Some(match op {
            BinaryOp::Ne => self.negated(equal, span),
            _ => equal,
        })
    }

    /// `left op right` for tuples, arrays and options. The first members that differ decide, or
    /// else the last members. An option without a value is less than one with a value. `None` for
    /// other types.
    pub(super) fn ordered_parts(
        &mut self,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        if self.shape_of_value(left) == Some(Ty::ordering()) {
            let [left, right] = [left, right]
                .map(|side| self.push(Expr::Cast(side, Ty::Scalar(crate::ir::Scalar::I32)), span));
            return Some(self.push(Expr::Binary(op, left, right), span));
        }
        let (of_left, of_right) = (self.parts_of(left), self.parts_of(right));
        let known = of_left.or(of_right)?;
        if of_left != of_right {
            let message = format!("{known} is compared with a value of another type");
            return Some(self.incomparable(span, message));
        }
        if matches!(known, Parts::Tuple(0) | Parts::Array(0)) {
            let value = matches!(op, BinaryOp::Le | BinaryOp::Ge);
            return Some(self.truth(value, span));
        }
        let acts = self.has_effects(left) || self.has_effects(right);
        let (left, right) = (self.compared_side(left, acts), self.compared_side(right, acts));
        Some(self.ordered(op, left, right, span))
    }

    pub(super) fn ordered(
        &mut self,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> ExprId {
        let n = match self.parts_of(left) {
            Some(Parts::Tuple(n)) => n,
            Some(Parts::Array(n)) if n <= SHORT => n as usize,
            Some(Parts::Array(n)) => return self.ordered_arrays(op, n, left, right, span),
            Some(Parts::Option) => return self.ordered_options(op, left, right, span),
            None => return self.compared_leaf(op, left, right, span),
        };
        let strict = match op {
            BinaryOp::Lt | BinaryOp::Le => BinaryOp::Lt,
            _ => BinaryOp::Gt,
        };
        let is_array = matches!(self.parts_of(left), Some(Parts::Array(_)));
        let mut decided = None;
        for n in (0..n).rev() {
            let [a, b] = [left, right].map(|side| match is_array {
                true => self.element_of(side, n as u32, span),
                false => self.part(side, &n.to_string(), span),
            });
            decided = Some(match decided {
                None => self.ordered(op, a, b, span),
                Some(rest) => {
                    let before = self.ordered(strict, a, b, span);
                    let equal = self.equal(a, b, span);
                    let rest = self.push(Expr::Binary(BinaryOp::LogicalAnd, equal, rest), span);
                    self.push(Expr::Binary(BinaryOp::LogicalOr, before, rest), span)
                }
            });
        }
        decided.unwrap_or_else(|| self.push(Expr::Error, span))
    }

    /// `left op right` for a part that has no parts. Std compares it by `partial_cmp`, `eq` or `ne`,
    /// which can only be told apart if the type replaces one of them.
    fn compared_leaf(&mut self, op: BinaryOp, left: ExprId, right: ExprId, span: Span) -> ExprId {
        let ty = self.shape_of_value(left);
        let replacing = ty.filter(|ty| self.replaces_relation(ty));
        match replacing {
            Some(ty) => self.incomparable(span, own_relation(&ty)),
            None => self.push(Expr::Binary(op, left, right), span),
        }
    }

    /// Whether a type replaces a method that std provides for comparisons.
    fn replaces_relation(&mut self, ty: &Ty) -> bool {
        let items = self.items;
        is_users(ty)
            && self.impls_of(ty).into_iter().any(|at| replaces_relation(&items.impls[at].syntax))
    }

    /// Compares the first elements that differ, and the last elements if there are none.
    fn ordered_arrays(
        &mut self,
        op: BinaryOp,
        n: u32,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> ExprId {
        let sides = [left, right].map(|side| self.array_place(side));
        let elements = |cx: &mut Self, at: ExprId| {
            sides.clone().map(|mut place| {
                place.projections.push(Projection::Index(at));
                cx.push(Expr::Load(place), span)
            })
        };
        let last = self.index(n - 1, span);
        let (local, first) = self.later("first", span);
        self.module.locals[local].declared = Some(Ty::U32);
        self.assign_value(first.clone(), last, span);
        let (start, end) = (self.index(0, span), self.index(n - 1, span));
        self.count(start, end, span, |cx, at| {
            let [left, right] = elements(cx, at);
            let equal = cx.equal(left, right, span);
            let differs = cx.negated(equal, span);
            let leave = |cx: &mut Self| {
                cx.assign_value(first.clone(), at, span);
                cx.leave_items(span);
            };
            cx.when(differs, span, leave, |_| {});
        });
        let first = self.push(Expr::Load(first), span);
        let [left, right] = elements(self, first);
        self.ordered(op, left, right, span)
    }

    /// If both sides have a value, the values decide. Otherwise the side with a value is greater.
    fn ordered_options(&mut self, op: BinaryOp, left: ExprId, right: ExprId, span: Span) -> ExprId {
        let (left, right) = (self.optional_of(left), self.optional_of(right));
        if left.error.is_some() || right.error.is_some() {
            let message =
                "a `Result` cannot be ordered in kernels: compare its value, `r.ok()`".to_owned();
            return self.incomparable(span, message);
        }
        let (Item::Value(a), Item::Value(b)) = (left.value, right.value) else {
            return self.push(Expr::Error, span);
        };
        let (a_is, b_is) = (left.is_some, right.is_some);
        let both = self.push(Expr::Binary(BinaryOp::LogicalAnd, a_is, b_is), span);
        let values = self.ordered(op, a, b, span);
        let values = self.push(Expr::Binary(BinaryOp::LogicalAnd, both, values), span);
        let one = self.negated(both, span);
        let flags = self.push(Expr::Binary(op, a_is, b_is), span);
        let flags = self.push(Expr::Binary(BinaryOp::LogicalAnd, one, flags), span);
        self.push(Expr::Binary(BinaryOp::LogicalOr, values, flags), span)
    }

    fn parts_of(&mut self, value: ExprId) -> Option<Parts> {
        match &self.module.exprs[value].kind {
            Expr::Tuple(members) => Some(Parts::Tuple(members.len())),
            Expr::Array(elements) => Some(Parts::Array(elements.len() as u32)),
            _ => match self.shape_of_value(value)? {
                Ty::Struct(of) if of.is_tuple() => Some(Parts::Tuple(of.members.len())),
                Ty::Array(_, n) => Some(Parts::Array(n)),
                Ty::Unit => Some(Parts::Tuple(0)),
                ty => ty.may_lack_value().then_some(Parts::Option),
            },
        }
    }

    /// A side of a comparison, evaluated once even if its parts are read several times.
    fn compared_side(&mut self, value: ExprId, acts: bool) -> ExprId {
        let span = self.module.exprs[value].span;
        let (members, is_array) = match &self.module.exprs[value].kind {
            Expr::Tuple(members) => (members.clone(), false),
            Expr::Array(members) if members.len() <= SHORT as usize => (members.clone(), true),
            _ => (Vec::new(), false),
        };
        if !members.is_empty() {
            let members = members.into_iter().map(|member| self.compared_side(member, acts));
            let members = members.collect();
            return match is_array {
                true => self.push(Expr::Array(members), span),
                false => self.push(Expr::Tuple(members), span),
            };
        }
        match self.is_trivial(value) && (!acts || self.is_stable(value)) {
            true => value,
            false => self.spill(value, "compared"),
        }
    }

    pub(super) fn equal(&mut self, left: ExprId, right: ExprId, span: Span) -> ExprId {
        match (self.parts_of(left), self.parts_of(right)) {
            (None, None) => self.compared_leaf(BinaryOp::Eq, left, right, span),
            (Some(Parts::Tuple(n)), Some(Parts::Tuple(m))) if n == m => {
                self.equal_tuples(n, left, right, span)
            }
            (Some(Parts::Array(n)), Some(Parts::Array(m))) if n == m => {
                self.equal_arrays(n, left, right, span)
            }
            (Some(Parts::Option), Some(Parts::Option)) => self.equal_options(left, right, span),
            (Some(left), Some(right)) => {
                self.incomparable(span, format!("{left} is compared with {right}"))
            }
            (Some(known), None) | (None, Some(known)) => {
                let message = format!(
                    "{known} is compared with a value of another type, or with a value whose type \
                     is not known here: declare the type, `let a: [u32; 4] = …;`"
                );
                self.incomparable(span, message)
            }
        }
    }

    fn incomparable(&mut self, span: Span, message: String) -> ExprId {
        self.diags.push_first(Diagnostic::new(Code::Mismatch, span, message));
        self.push(Expr::Error, span)
    }

    fn equal_tuples(&mut self, n: usize, left: ExprId, right: ExprId, span: Span) -> ExprId {
        let equal = (0..n).map(|n| {
            let [left, right] = [left, right].map(|side| self.part(side, &n.to_string(), span));
            self.equal(left, right, span)
        });
        let equal = equal.collect();
        self.conjunction(equal, span)
    }

    /// Whether both options have no value, or equal values.
    fn equal_options(&mut self, left: ExprId, right: ExprId, span: Span) -> ExprId {
        let (left, right) = (self.optional_of(left), self.optional_of(right));
        let (Item::Value(a), Item::Value(b)) = (left.value, right.value) else {
            return self.push(Expr::Error, span);
        };
        let same = self.push(Expr::Binary(BinaryOp::Eq, left.is_some, right.is_some), span);
        let is_none = self.negated(left.is_some, span);
        let equal = self.equal(a, b, span);
        let agree = self.push(Expr::Binary(BinaryOp::LogicalOr, is_none, equal), span);
        let agree = match (left.error, right.error) {
            (Some(a), Some(b)) => {
                let equal = self.equal(a, b, span);
                let errors =
                    self.push(Expr::Binary(BinaryOp::LogicalOr, left.is_some, equal), span);
                self.push(Expr::Binary(BinaryOp::LogicalAnd, agree, errors), span)
            }
            _ => agree,
        };
        self.push(Expr::Binary(BinaryOp::LogicalAnd, same, agree), span)
    }

    fn equal_arrays(&mut self, n: u32, left: ExprId, right: ExprId, span: Span) -> ExprId {
        if n <= SHORT {
            let equal = (0..n).map(|n| {
                let [left, right] = [left, right].map(|side| self.element_of(side, n, span));
                self.equal(left, right, span)
            });
            let equal = equal.collect();
            return self.conjunction(equal, span);
        }
        let sides = [left, right].map(|side| self.array_place(side));
        let flag = self.new_flag("equal", true, span);
        let (start, end) = (self.index(0, span), self.index(n, span));
        self.count(start, end, span, |cx, at| {
            let [left, right] = sides.map(|mut place| {
                place.projections.push(Projection::Index(at));
                cx.push(Expr::Load(place), span)
            });
            let equal = cx.equal(left, right, span);
            let differs = cx.negated(equal, span);
            cx.leave_if(differs, &flag, false, span);
        });
        self.push(Expr::Load(flag), span)
    }

    fn conjunction(&mut self, conditions: Vec<ExprId>, span: Span) -> ExprId {
        self.all(conditions, span).unwrap_or_else(|| self.truth(true, span))
    }

    /// An element of an array. If the array is written out, this is the element's own expression.
    fn element_of(&mut self, array: ExprId, n: u32, span: Span) -> ExprId {
        let written = match &self.module.exprs[array].kind {
            Expr::Array(elements) => elements.get(n as usize).copied(),
            _ => None,
        };
        written.unwrap_or_else(|| {
            let index = self.index(n, span);
            self.push(Expr::Index(array, index), span)
        })
    }

    fn array_place(&mut self, array: ExprId) -> Place {
        match &self.module.exprs[array].kind {
            Expr::Load(place) => place.clone(),
            _ => self.copy_of(array, "compared"),
        }
    }
}

fn own_relation(ty: &Ty) -> String {
    format!(
        "`{}` has a `ne`, `lt`, `le`, `gt` or `ge` of its own, which std calls for some parts only: \
         compare the parts one by one",
        ty.rust()
    )
}
