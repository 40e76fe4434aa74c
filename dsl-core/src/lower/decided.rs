//! Conditions, numbers and patterns that constants decide before there are types, such as `N > 2`
//! with a const parameter.
//!
//! A number is known only if it has the same value in every integer type that contains it, and so
//! do its operands. So no computation has wrapped around.

use super::constant;
use super::context::Lowerer;
use super::symbol::Symbol;
use crate::ir::{Expr, ExprId, Literal, LocalId, Place, Root, Ty};
use crate::syntax::{name_of, ungroup};

/// The decision of constants about a condition.
#[derive(Clone, Copy)]
struct Decision {
    holds: bool,
    /// Whether only constants are evaluated.
    is_constant: bool,
}

impl Lowerer<'_> {
    /// Whether a condition holds, if constants decide it.
    pub(super) fn decided(&mut self, condition: &syn::Expr) -> Option<bool> {
        self.decision(condition).map(|of| of.holds)
    }

    /// Whether a condition holds that consists of constants alone.
    pub(super) fn constant_condition(&mut self, condition: &syn::Expr) -> Option<bool> {
        self.decision(condition).filter(|of| of.is_constant).map(|of| of.holds)
    }

    fn decision(&mut self, condition: &syn::Expr) -> Option<Decision> {
        match ungroup(condition) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Not(_)) => {
                self.decision(&of.expr).map(|of| Decision { holds: !of.holds, ..of })
            }
            syn::Expr::Binary(of) => match of.op {
                syn::BinOp::And(_) => self.decision_of(of, false, true),
                syn::BinOp::Or(_) => self.decision_of(of, true, true),
                syn::BinOp::BitAnd(_) => self.decision_of(of, false, false),
                syn::BinOp::BitOr(_) => self.decision_of(of, true, false),
                syn::BinOp::BitXor(_) => {
                    let (left, right) = (self.decision(&of.left)?, self.decision(&of.right)?);
                    let is_constant = left.is_constant && right.is_constant;
                    Some(Decision { holds: left.holds != right.holds, is_constant })
                }
                _ => self.known_truth(condition),
            },
            of => self.known_truth(of),
        }
    }

    fn known_truth(&mut self, condition: &syn::Expr) -> Option<Decision> {
        self.known(condition).map(|value| Decision { holds: value != 0, is_constant: true })
    }

    /// `a & b` is false if an operand is false, and `a | b` is true if an operand is true; `one` is
    /// that value. If `a` decides, a lazy operator does not evaluate `b`.
    fn decision_of(&mut self, of: &syn::ExprBinary, one: bool, is_lazy: bool) -> Option<Decision> {
        let (left, right) = (self.decision(&of.left), self.decision(&of.right));
        let decides = |side: Option<Decision>| side.is_some_and(|of| of.holds == one);
        let is_constant = |side: Option<Decision>| side.is_some_and(|of| of.is_constant);
        let holds = match decides(left) || decides(right) {
            true => one,
            false => left.and(right).map(|_| !one)?,
        };
        let asks_right = !(is_lazy && decides(left));
        let is_constant = is_constant(left) && (!asks_right || is_constant(right));
        Some(Decision { holds, is_constant })
    }

    /// Whether a `for` over this range has no iteration.
    pub(super) fn is_empty_range(&mut self, range: &syn::Expr) -> bool {
        match ungroup(range) {
            syn::Expr::MethodCall(of) if of.method == "rev" || of.method == "step_by" => {
                let is_known = of.args.iter().all(|arg| self.known(arg).is_some());
                is_known && self.is_empty_range(&of.receiver)
            }
            syn::Expr::Range(syn::ExprRange {
                start: Some(start), end: Some(end), limits, ..
            }) => match (self.known(start), self.known(end), limits) {
                (Some(start), Some(end), syn::RangeLimits::HalfOpen(_)) => start >= end,
                (Some(start), Some(end), syn::RangeLimits::Closed(_)) => start > end,
                _ => false,
            },
            _ => false,
        }
    }

    /// The value of an integer expression, if constants decide it. Truth values are 1 and 0.
    pub(super) fn known(&mut self, expr: &syn::Expr) -> Option<i128> {
        let is_computed = matches!(
            ungroup(expr),
            syn::Expr::Unary(_) | syn::Expr::Binary(_) | syn::Expr::MethodCall(_)
        );
        let value = match ungroup(expr) {
            lit @ syn::Expr::Lit(_) => self.integer_expr(lit).ok()?,
            syn::Expr::Path(path) if path.qself.is_none() => self.known_path(&path.path)?,
            syn::Expr::Cast(of) => constant::cast(self.known(&of.expr)?, &of.ty)?,
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Neg(_)) => -self.known(&of.expr)?,
            syn::Expr::Binary(of) if matches!(of.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
                i128::from(self.constant_condition(expr)?)
            }
            syn::Expr::Binary(of) => {
                let (a, b) = (self.known(&of.left)?, self.known(&of.right)?);
                if matches!(of.op, syn::BinOp::Shl(_) | syn::BinOp::Shr(_)) && b >= 32 {
                    return None;
                }
                // A negative result of two non-negative numbers wraps around in an unsigned type.
                constant::arithmetic(&of.op, a, b)?.filter(|value| *value >= 0 || a < 0 || b < 0)?
            }
            syn::Expr::MethodCall(of) => self.known_method(of)?,
            _ => return None,
        };
        // In a narrow type, smaller numbers wrap around.
        let most = if is_computed && !self.is_surely_wide(expr) { 1 << 7 } else { 1 << 31 };
        (-most..most).contains(&value).then_some(value)
    }

    /// Whether a number certainly has a type of 32 bits or more, or is a truth value.
    fn is_surely_wide(&self, expr: &syn::Expr) -> bool {
        let is_wide = |ty: &Ty| ty.scalar().is_some_and(|scalar| !scalar.is_narrow());
        match ungroup(expr) {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(of), .. }) => {
                super::ty::named(of.suffix()).is_some_and(|ty| is_wide(&ty))
            }
            syn::Expr::Path(path) => match path.path.get_ident() {
                Some(ident) => match self.lookup(&name_of(ident).text) {
                    Some(Symbol::Const(id)) => is_wide(&self.module.consts[id].ty),
                    Some(_) => false,
                    None => self
                        .known_const(&path.path)
                        .is_some_and(|id| is_wide(&self.module.consts[id].ty)),
                },
                None => self
                    .known_const(&path.path)
                    .is_some_and(|id| is_wide(&self.module.consts[id].ty)),
            },
            syn::Expr::Cast(of) => {
                let name = match &*of.ty {
                    syn::Type::Path(path) => path.path.get_ident().map(ToString::to_string),
                    _ => None,
                };
                name.and_then(|name| super::ty::named(&name)).is_some_and(|ty| is_wide(&ty))
            }
            syn::Expr::Unary(of) => self.is_surely_wide(&of.expr),
            syn::Expr::Binary(of) => {
                self.is_surely_wide(&of.left) || self.is_surely_wide(&of.right)
            }
            syn::Expr::MethodCall(of) => of.method == "len" || self.is_surely_wide(&of.receiver),
            _ => false,
        }
    }

    /// Notes the number that an immutable variable holds, such as an argument of a closure.
    pub(super) fn note_known(&mut self, local: LocalId, init: ExprId) {
        if self.module.locals[local].mutable {
            return;
        }
        let value = match &self.module.exprs[init].kind {
            Expr::Literal(Literal::Int(value, _)) => Some(i128::from(*value)),
            Expr::Literal(Literal::Bool(value)) => Some(i128::from(*value)),
            Expr::Const(constant) => self.integer_consts.get(constant).copied(),
            Expr::Load(Place { root: Root::Local(of), projections, .. })
                if projections.is_empty() =>
            {
                self.known_locals.get(of).copied()
            }
            _ => None,
        };
        if let Some(value) = value.filter(|value| (-(1 << 31)..1 << 31).contains(value)) {
            self.known_locals.insert(local, value);
        }
    }

    fn known_path(&mut self, path: &syn::Path) -> Option<i128> {
        if let Some(ident) = path.get_ident()
            && let Some(Symbol::Local(local)) = self.lookup(&name_of(ident).text)
        {
            return self.known_locals.get(&local).copied();
        }
        if path.segments.len() > 1
            && let Some(value) = self.associated_number(path)
        {
            return Some(value);
        }
        let path = syn::ExprPath { attrs: Vec::new(), qself: None, path: path.clone() };
        self.integer_expr(&syn::Expr::Path(path)).ok()
    }

    fn known_method(&mut self, call: &syn::ExprMethodCall) -> Option<i128> {
        let name = call.method.to_string();
        if ["len", "is_empty"].contains(&name.as_str()) && call.args.is_empty() {
            let length = self.constant_length(&call.receiver)?;
            return Some(if name == "len" { length } else { i128::from(length == 0) });
        }
        let of = self.known(&call.receiver)?;
        let args: Option<Vec<i128>> = call.args.iter().map(|arg| self.known(arg)).collect();
        match (name.as_str(), args?.as_slice()) {
            ("is_power_of_two", []) => Some(i128::from(of > 0 && of & (of - 1) == 0)),
            ("min", [other]) => Some(of.min(*other)),
            ("max", [other]) => Some(of.max(*other)),
            ("div_ceil", [by]) if of >= 0 && *by > 0 => Some((of + by - 1) / by),
            ("ilog2", []) if of > 0 => Some(i128::from(of.ilog2())),
            ("pow", [n]) => of.checked_pow(u32::try_from(*n).ok()?),
            _ => None,
        }
    }

    /// The number of elements of an array, or of a part of an array with known ends.
    fn constant_length(&mut self, of: &syn::Expr) -> Option<i128> {
        let whole = |ty| match ty {
            Ty::Array(_, n) => Some(i128::from(n)),
            _ => None,
        };
        let Some(part) = self.named_part(of) else {
            return self.is_place(of).then(|| self.shape_of(of).and_then(whole))?;
        };
        let number = |cx: &Self, at| cx.written_number(cx.resolved(at)).map(i128::from);
        let start = part.start.map_or(Some(0), |at| number(self, at))?;
        let end = match part.end {
            Some(end) => number(self, end)?,
            None => whole(self.shape_of_place(&part.place)?)?,
        };
        Some((end - start).max(0))
    }

    /// The arm that constants choose. `None` unless the arms are known to be exhaustive; other
    /// matches are checked when the types are known.
    pub(super) fn chosen_arm(&mut self, of: &syn::ExprMatch) -> Option<usize> {
        let value = self.known(&of.expr)?;
        let mut covered = Vec::new();
        let mut chosen = None;
        for (index, arm) in of.arms.iter().enumerate() {
            let (pat, guard) = match &arm.pat {
                syn::Pat::Guard(of) => (&*of.pat, Some(&*of.guard)),
                pat => (pat, None),
            };
            let spans = self.spans(pat)?;
            let is_included = spans.iter().any(|(first, last)| (*first..=*last).contains(&value));
            let holds = match guard {
                None => true,
                Some(_) if !is_included || chosen.is_some() => false,
                // The guard may depend on names of the pattern, whose values are not known here.
                Some(_) if self.binds(pat) => return None,
                Some(guard) => self.constant_condition(guard)?,
            };
            if guard.is_none() {
                covered.extend(spans);
            }
            chosen = chosen.or((is_included && holds).then_some(index));
        }
        let is_of_truth = of.arms.iter().any(|arm| is_truth(&arm.pat));
        let (first, last) = match is_of_truth {
            true => (0, 1),
            false if self.is_unsigned(&of.expr) => (0, i128::MAX),
            false => (i128::MIN, i128::MAX),
        };
        covers(covered, first, last).then_some(chosen).flatten()
    }

    /// Whether a number certainly has an unsigned type.
    fn is_unsigned(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Path(path) => path.path.get_ident().is_some_and(|ident| {
                matches!(self.lookup(&name_of(ident).text), Some(Symbol::Const(id))
                    if self.module.consts[id].ty.scalar().is_some_and(|of| of.is_integer() && !of.is_signed()))
            }),
            syn::Expr::Binary(of) => self.is_unsigned(&of.left) || self.is_unsigned(&of.right),
            syn::Expr::MethodCall(of) => self.is_unsigned(&of.receiver),
            _ => false,
        }
    }

    /// The spans of numbers that a pattern matches, each with its first and last number.
    fn spans(&mut self, pat: &syn::Pat) -> Option<Vec<(i128, i128)>> {
        let number = |value: i128| Some(vec![(value, value)]);
        match pat {
            syn::Pat::Wild(_) => Some(vec![(i128::MIN, i128::MAX)]),
            syn::Pat::Paren(of) => self.spans(&of.pat),
            syn::Pat::Or(of) => {
                let cases: Option<Vec<_>> = of.cases.iter().map(|case| self.spans(case)).collect();
                Some(cases?.concat())
            }
            syn::Pat::Lit(of) => number(self.known(&syn::Expr::Lit(of.clone()))?),
            syn::Pat::Path(of) if of.qself.is_none() => number(self.known_path(&of.path)?),
            syn::Pat::Ident(of) if self.constant_named(&of.ident).is_some() => {
                number(self.known_path(&of.ident.clone().into())?)
            }
            syn::Pat::Ident(of) => match &of.subpat {
                Some((_, sub)) => self.spans(sub),
                None => Some(vec![(i128::MIN, i128::MAX)]),
            },
            syn::Pat::Range(of) => {
                let first = match &of.start {
                    Some(start) => self.known(start)?,
                    None => i128::MIN,
                };
                let last = match (&of.end, &of.limits) {
                    (None, _) => i128::MAX,
                    (Some(end), syn::RangeLimits::HalfOpen(_)) => self.known(end)? - 1,
                    (Some(end), syn::RangeLimits::Closed(_)) => self.known(end)?,
                };
                Some(vec![(first, last)])
            }
            _ => None,
        }
    }
}

fn is_truth(pat: &syn::Pat) -> bool {
    matches!(pat, syn::Pat::Lit(of) if matches!(of.lit, syn::Lit::Bool(_)))
}

/// Whether the spans contain every number from the first to the last.
fn covers(mut spans: Vec<(i128, i128)>, first: i128, last: i128) -> bool {
    spans.sort_unstable();
    let mut next = first;
    for (begin, end) in spans {
        if begin <= next && end >= next {
            if end >= last {
                return true;
            }
            next = end + 1;
        }
    }
    false
}
