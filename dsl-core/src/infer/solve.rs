//! Constraints that wait for types, and the types that remain at the end.

use std::cell::Cell;

use proc_macro2::Span;

use super::context::{Infer, Pending};
use super::term::Term;
use super::types::{Resolved, Types};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Callee, Expr, ExprId, Ty};

impl Infer<'_> {
    pub(super) fn wait_for(&mut self, pending: Pending) {
        if !self.try_solve(&pending) {
            self.pending.push(pending);
        }
    }

    pub(super) fn solve(&mut self) {
        self.solve_pending();
        self.settle_tuples();
        self.settle_numbers();
        self.solve_pending();
        self.agree_with_numbers();
        self.vars.default_numbers();
        self.solve_pending();
        for pending in std::mem::take(self.pending) {
            // The local that causes it is reported; the result reports nothing.
            match pending {
                Pending::Conversion { call, operator, result, .. } => {
                    self.undecided_conversion(call, operator, &result)
                }
                Pending::OfTrait { call, result } => self.undecided_of_trait(call, &result),
                Pending::Default { call, result } => self.undecided_default(call, &result),
                Pending::Method { call, receiver, result } => {
                    self.undecided_method(call, &receiver, &result);
                }
                Pending::Operator { result, .. }
                | Pending::Project { result, .. }
                | Pending::Call { result, .. } => {
                    self.vars.unify(&result, &Term::ERROR);
                }
                Pending::Whole { .. } | Pending::Bound { .. } => {}
            }
        }
    }

    fn settle_tuples(&mut self) {
        for pending in self.pending.clone() {
            if let Pending::Conversion { operator, from, result, .. } = pending {
                self.settle_tuple(operator, &from, &result);
            }
        }
        self.solve_pending();
    }

    /// A number without a type has Rust's type where its type decides which function is called, if that
    /// type has the function: `2.0` is an `f64`. Counts may be `u32` or `usize`.
    fn settle_numbers(&mut self) {
        for at in 0..self.pending.len() {
            let (call, number, types) = match &self.pending[at] {
                Pending::Method { call, receiver, .. } => (*call, receiver, self.types_with(*call)),
                Pending::Conversion { call, operator, from, result } => {
                    (*call, from, self.converted_to(*operator, result))
                }
                Pending::Bound { call, signature, at, found } => {
                    (*call, found, self.types_of_bound(*signature, *at))
                }
                Pending::Operator { .. }
                | Pending::Project { .. }
                | Pending::Call { .. }
                | Pending::Whole { .. }
                | Pending::OfTrait { .. }
                | Pending::Default { .. } => continue,
            };
            let number = number.clone();
            self.settle_number(call, &number, &types);
        }
        if self.module.tells_sizes_apart {
            self.refuse_counts_as_arguments();
        }
    }

    fn settle_number(&mut self, call: ExprId, number: &Term, types: &[Ty]) {
        let rust = self.vars.rust_default(number);
        let Some(ty) = types.iter().find(|ty| Some(*ty) == rust.as_ref()) else { return };
        if self.vars.is_size(number) && types.contains(&Ty::U32) {
            self.refuse_count(self.span(call));
        }
        self.vars.unify(number, &Term::from(ty));
    }

    /// Reports counts for which a generic function calls methods of a trait that tells `u32` from `usize`.
    fn refuse_counts_as_arguments(&mut self) {
        let calls = self
            .calls
            .iter()
            .filter(|(_, _, types, _)| types.iter().any(|ty| self.vars.is_size(ty)));
        let calls: Vec<ExprId> = calls.map(|(call, ..)| *call).collect();
        for call in calls {
            self.refuse_count(self.span(call));
        }
    }

    /// Reports a count whose type decides which function is called.
    pub(super) fn refuse_count(&mut self, span: Span) {
        let message = "a number of elements is a `usize` in Rust, but may be a `u32` in kernels, and an \
                       `impl` exists for each: write `as usize` or `as u32` behind the number";
        self.diags.push_once(Diagnostic::new(Code::Ambiguous, span, message));
    }

    /// Gives an operand of unknown type the type of the number beside it: in `x + f()` of a generic
    /// function, the bound `T: Add<Output = T>` of Rust's says so.
    fn agree_with_numbers(&mut self) {
        let mut agrees = true;
        while std::mem::take(&mut agrees) {
            for pending in std::mem::take(self.pending) {
                if let Pending::Operator { left, right, .. } = &pending
                    && (self.is_beside_number(left, right) || self.is_beside_number(right, left))
                {
                    self.vars.unify(left, right);
                    agrees = true;
                }
                self.wait_for(pending);
            }
        }
    }

    fn is_beside_number(&self, open: &Term, other: &Term) -> bool {
        self.vars.is_free(open) && matches!(self.vars.finish(other), Some(Ty::Scalar(_)))
    }

    fn solve_pending(&mut self) {
        loop {
            let waiting = std::mem::take(self.pending);
            let before = waiting.len();
            for pending in waiting {
                self.wait_for(pending);
            }
            if self.pending.len() == before {
                return;
            }
        }
    }

    /// Whether enough is known to settle it.
    fn try_solve(&mut self, pending: &Pending) -> bool {
        match pending {
            Pending::Operator { op, left, right, result, span, expr } => {
                let Some(ty) = self.solve_operator(*op, left, right, *span, *expr) else {
                    return false;
                };
                self.vars.unify(result, &ty);
            }
            Pending::Project { base, step, result } => {
                let base = self.vars.shallow(base);
                if self.vars.is_free(&base) {
                    return false;
                }
                let ty = self.solve_projection(&base, step);
                self.vars.unify(result, &ty);
            }
            Pending::Call { builtin, receiver, args, result } => {
                return self.solve_call(builtin, receiver, args, result);
            }
            Pending::Whole { count, found, span } => {
                if self.vars.is_free(found) {
                    return false;
                }
                self.expect_whole(*count, found, *span);
            }
            Pending::Method { call, receiver, result } => {
                let receiver = self.vars.shallow(receiver);
                if self.vars.is_free(&receiver) || self.is_open(*call, &receiver) {
                    return false;
                }
                let Some(ty) = self.solve_method(*call, &receiver, result) else { return false };
                self.expect(result, &ty, self.span(*call));
            }
            Pending::OfTrait { call, result } => return self.solve_of_trait(*call, result),
            Pending::Bound { signature, at, found, .. } => {
                return self.solve_bound(*signature, *at, found);
            }
            Pending::Default { call, result } => return self.solve_default(*call, result),
            Pending::Conversion { call, operator, from, result } => {
                return self.solve_conversion(*call, *operator, from, result);
            }
        }
        true
    }

    /// The known part of a type; `Ty::Error` stands for unknown parts.
    pub(super) fn so_far(&mut self, term: &Term) -> Ty {
        if self.vars.is_free(term) {
            self.solve_pending();
        }
        self.vars.so_far(term)
    }

    pub(super) fn finish(mut self, types: &mut Types) -> Vec<Resolved> {
        types.locals.extend(&self.module.locals, |id| {
            let term = self.local(id);
            let ty = self.vars.finish(&term);
            ty.unwrap_or_else(|| {
                let name = &self.module.locals[id].name;
                let message =
                    format!("the type of `{0}` cannot be inferred: write `{0}: T`", name.text);
                self.diags.error(Code::Ambiguous, name.span, message);
                Ty::Error
            })
        });
        types.exprs.extend(&self.module.exprs, |id| {
            let term = self.exprs[id].clone();
            term.and_then(|term| self.vars.finish(&term)).unwrap_or(Ty::Error)
        });
        types.values.extend(&self.module.exprs, |_| Cell::new(None));
        for (expr, ..) in &*self.calls {
            if let Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Invoke(Callee::Conversion(_) | Callee::Default(_), _) =
                self.module.exprs[*expr].kind
            {
                types.operators.insert(*expr);
            }
        }
        let calls = std::mem::take(self.calls);
        let resolved = calls.into_iter().filter_map(|(expr, signature, args, operands)| {
            let found: Option<Vec<Ty>> = args.iter().map(|term| self.vars.finish(term)).collect();
            if found.is_none() {
                let name = &self.module.signatures[signature].name.text;
                let message = format!(
                    "the type parameters of `{name}` cannot be inferred: write `{name}::<T>(…)`"
                );
                self.diags.error(Code::Ambiguous, self.module.exprs[expr].span, message);
            }
            let types = found?;
            (!types.contains(&Ty::Error)).then_some(Resolved {
                expr,
                signature,
                types,
                args: operands,
            })
        });
        resolved.collect()
    }
}
