//! The state of inference, and the rule that two types must agree.

use proc_macro2::Span;

use super::term::{Kind, Term, Vars};
use crate::arena::SideTable;
use crate::builtins::Builtin;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::ir::{BinaryOp, ExprId, ExprNode, Local, LocalId, Module, Name, Operator, SignatureId};

/// The inference of one body, with the module as far as it exists.
pub(super) struct Infer<'a> {
    pub(super) module: &'a Module,
    pub(super) diags: &'a mut Diagnostics,
    pub(super) vars: &'a mut Vars,
    pub(super) exprs: &'a mut SideTable<ExprNode, Option<Term>>,
    pub(super) locals: &'a mut SideTable<Local, Option<Term>>,
    pub(super) pending: &'a mut Vec<Pending>,
    pub(super) result: &'a Term,
    pub(super) calls: &'a mut Vec<(ExprId, SignatureId, Vec<Term>, Vec<ExprId>)>,
}

/// A constraint that waits for a type.
#[derive(Clone)]
pub(super) enum Pending {
    /// `left op right`, arithmetic or bitwise.
    Operator {
        op: BinaryOp,
        left: Term,
        right: Term,
        result: Term,
        span: Span,
        /// The expression with its operands; `None` for a compound assignment.
        expr: Option<(ExprId, [ExprId; 2])>,
    },
    /// A step into a composite.
    Project { base: Term, step: Step, result: Term },
    /// A builtin function.
    Call { builtin: &'static Builtin, receiver: Term, args: Vec<ExprId>, result: Term },
    /// The coordinates of a texel, a layer or a level: `count` whole numbers.
    Whole { count: u8, found: Term, span: Span },
    /// A method that users' types have.
    Method { call: ExprId, receiver: Term, result: Term },
    /// A function of a trait, whose `impl` is open.
    OfTrait { call: ExprId, result: Term },
    /// A default value of the expected type.
    Default { call: ExprId, result: Term },
    /// A conversion to the expected type.
    Conversion { call: ExprId, operator: Operator, from: Term, result: Term },
    /// The argument of a type parameter with a bound, the `at`th of the signature.
    Bound { call: ExprId, signature: SignatureId, at: usize, found: Term },
}

#[derive(Clone)]
pub(super) enum Step {
    Index(Span),
    Member(Name),
}

impl Infer<'_> {
    pub(super) fn span(&self, expr: ExprId) -> Span {
        self.module.exprs[expr].span
    }

    pub(super) fn local(&mut self, local: LocalId) -> Term {
        if let Some(known) = &self.locals[local] {
            return known.clone();
        }
        let term = match &self.module.locals[local].declared {
            Some(ty) => Term::from(ty),
            None => self.vars.fresh(Kind::General),
        };
        self.locals[local] = Some(term.clone());
        term
    }

    pub(super) fn expect_expr(&mut self, expected: &Term, expr: ExprId) {
        let found = self.expr(expr);
        self.expect(expected, &found, self.span(expr));
    }

    pub(super) fn expect(&mut self, expected: &Term, found: &Term, span: Span) {
        if self.vars.unify(expected, found) {
            return;
        }
        let message = format!(
            "expected `{}`, found `{}`",
            self.vars.describe(expected),
            self.vars.describe(found)
        );
        let mut diagnostic = Diagnostic::new(Code::Mismatch, span, message);
        if let Some(advice) = self.vars.cast_advice(expected, found) {
            diagnostic = diagnostic.note(advice);
        }
        self.diags.push(diagnostic);
        self.vars.poison(found);
    }
}
