//! `x.into()` and `x.try_into()`: chooses the conversion once the expected type is known.

use super::context::{Infer, Pending};
use crate::diagnostic::Code;
use crate::infer::check::is_lossless;
use crate::infer::term::{Kind, Term};
use crate::ir::{ExprId, Mode, Module, Operator, Scalar, SignatureId, Ty, TypeBound};

impl Module {
    /// The user's conversions between two types: several if some take references.
    pub(crate) fn conversions(
        &self,
        operator: Operator,
        from: &Ty,
        to: &Ty,
    ) -> impl Iterator<Item = SignatureId> {
        self.operators.iter().filter_map(move |(of, signature)| {
            let info = &self.signatures[*signature];
            let is_from = matches!(&info.params[..], [param] if param.ty == *from);
            (*of == operator && is_from && info.converts_to() == Some(to)).then_some(*signature)
        })
    }

    /// The user's conversion of a value.
    pub(crate) fn conversion_of_value(
        &self,
        operator: Operator,
        from: &Ty,
        to: &Ty,
    ) -> Option<SignatureId> {
        let takes_value = |of: &SignatureId| {
            self.rivals.get(of).is_none_or(|modes| modes.as_slice() == [Mode::Value])
        };
        self.conversions(operator, from, to).find(takes_value)
    }
}

impl Module {
    /// The types that a user's conversion to a type takes.
    fn conversions_to(&self, operator: Operator, to: &Ty) -> impl Iterator<Item = &Ty> {
        self.operators.iter().filter_map(move |(of, signature)| {
            let info = &self.signatures[*signature];
            let [param] = &info.params[..] else { return None };
            (*of == operator && info.converts_to() == Some(to)).then_some(&param.ty)
        })
    }
}

impl Infer<'_> {
    pub(super) fn conversion(&mut self, call: ExprId, operator: Operator, from: ExprId) -> Term {
        let from = self.expr(from);
        let mut fresh = || self.vars.fresh(Kind::General);
        let result = if operator == Operator::TryFrom {
            Term::Result(Box::new(fresh()), Box::new(fresh()))
        } else {
            fresh()
        };
        self.wait_for(Pending::Conversion { call, operator, from, result: result.clone() });
        self.vars.shallow(&result)
    }

    /// Resolves a conversion; `false` if a type is still unknown.
    pub(super) fn solve_conversion(
        &mut self,
        call: ExprId,
        operator: Operator,
        from: &Term,
        result: &Term,
    ) -> bool {
        let (to, error) = parts(result);
        let Some(to) = self.vars.finish(to) else { return false };
        let operand = self.operand(call);
        match (operator, &to) {
            (Operator::Cast, Ty::Scalar(of))
                if of.is_float() && self.is_literal_of(operand, *of) =>
            {
                self.vars.unify(from, &Term::from(&to));
            }
            (Operator::Cast, _) => {}
            _ => self.expect_convertible(operator, from, &to),
        }
        let Some(from) = self.vars.finish(from) else { return false };
        let conversions: Vec<SignatureId> = self.module.conversions(operator, &from, &to).collect();
        if from == Ty::Error || to == Ty::Error {
            self.vars.unify(result, &Term::ERROR);
        } else if let Some(first) = conversions.first() {
            let signature = self.among_rivals(call, *first, &conversions);
            self.calls.push((call, signature, Vec::new(), vec![operand]));
            let found = Term::from(&self.module.signatures[signature].result);
            self.expect(result, &found, self.span(call));
        } else if let Some(error) = error {
            self.expect(error, &Term::from(&Ty::try_from_int_error()), self.span(call));
        }
        true
    }

    /// A tuple that a pattern takes apart, `let (x, y) = point.into()`, is the only one to which the
    /// user's type converts.
    pub(super) fn settle_tuple(&mut self, operator: Operator, from: &Term, result: &Term) {
        let (to, _) = parts(result);
        let Some(from) = self.vars.finish(from).filter(|ty| Term::from(ty).user_ty().is_some())
        else {
            return;
        };
        let results = self.module.operators.iter().filter_map(|(of, signature)| {
            let info = &self.module.signatures[*signature];
            let is_from = matches!(&info.params[..], [param] if param.ty == from);
            info.converts_to().filter(|_| *of == operator && is_from)
        });
        let is_tuple = |ty: &Term| matches!(ty, Term::Tuple(_));
        let tuples = results.map(Term::from).filter(is_tuple);
        let fitting: Vec<Term> = tuples.filter(|of| self.vars.may_unify(to, of)).collect();
        if let [only] = &fitting[..] {
            self.vars.unify(to, only);
        }
    }

    /// A literal takes the type that the only implementation requires.
    fn expect_convertible(&mut self, operator: Operator, from: &Term, to: &Ty) {
        let types: Vec<Ty> = self.module.conversions_to(operator, to).cloned().collect();
        self.expect_one_of(from, &types);
    }

    /// A term with undecided numbers becomes the only one of these types that it can be.
    fn expect_one_of(&mut self, term: &Term, types: &[Ty]) {
        let mut fitting = types.iter().filter(|ty| self.may_be(term, ty));
        if let (Some(ty), None) = (fitting.next(), fitting.next()) {
            self.vars.unify(term, &Term::from(ty));
        }
    }

    /// An argument takes the only type that the bound of its parameter admits; `false` if it is still
    /// unknown.
    pub(super) fn solve_bound(&mut self, signature: SignatureId, at: usize, found: &Term) -> bool {
        if self.vars.finish(found).is_none() {
            let types = self.types_of_bound(signature, at);
            self.expect_one_of(found, &types);
        }
        self.vars.finish(found).is_some()
    }

    /// The types that a bound admits, as far as they are known.
    pub(super) fn types_of_bound(&self, signature: SignatureId, at: usize) -> Vec<Ty> {
        match &self.module.signatures[signature].bounds[at].1 {
            TypeBound::OneOf(types) => types.clone(),
            TypeBound::Into(to) => {
                let converted = self.module.conversions_to(Operator::From, to).cloned();
                let of_language = Scalar::ALL
                    .into_iter()
                    .filter(|from| matches!(to, Ty::Scalar(to) if is_lossless(*from, *to)));
                converted.chain(of_language.map(Ty::Scalar)).collect()
            }
        }
    }

    /// The types that a conversion to a known type takes.
    pub(super) fn converted_to(&self, operator: Operator, result: &Term) -> Vec<Ty> {
        let to = self.vars.finish(parts(result).0);
        let types = to.iter().flat_map(|to| self.module.conversions_to(operator, to));
        types.cloned().collect()
    }

    /// Whether a term can become a type. Only numbers in the term may be undecided.
    fn may_be(&self, term: &Term, ty: &Ty) -> bool {
        match (self.vars.shallow(term), ty) {
            (term @ Term::Var(_), ty) => !self.vars.is_free(&term) && self.vars.admits(&term, ty),
            (Term::Tuple(members), Ty::Struct(of)) if of.is_tuple() => {
                let mut pairs = members.iter().zip(&of.members);
                members.len() == of.members.len()
                    && pairs.all(|(member, of)| self.may_be(member, &of.ty))
            }
            (Term::Array(element, n), Ty::Array(of, m)) => n == *m && self.may_be(&element, of),
            (known, ty) => self.vars.finish(&known).as_ref() == Some(ty),
        }
    }

    /// Reports a conversion whose result type is unknown.
    pub(super) fn undecided_conversion(&mut self, call: ExprId, operator: Operator, result: &Term) {
        let (name, advice) = match operator {
            Operator::Cast => ("as _", "x as T"),
            Operator::TryFrom => ("try_into", "let y: T = x.try_into()"),
            Operator::From | Operator::Unary(_) | Operator::Binary(_) | Operator::Compound(_) => {
                ("into", "let y: T = x.into()")
            }
        };
        let message = format!("the result type of `{name}` cannot be inferred: write `{advice}`");
        self.diags.error(Code::Ambiguous, self.span(call), message);
        let (to, error) = parts(result);
        for part in std::iter::once(to).chain(error) {
            self.vars.unify(part, &Term::ERROR);
        }
    }

    fn operand(&self, call: ExprId) -> ExprId {
        let mut operand = call;
        self.module.for_each_operand(call, |of| operand = of);
        operand
    }
}

/// The type that a conversion gives, and the type of its error.
fn parts(result: &Term) -> (&Term, Option<&Term>) {
    if let Term::Result(value, error) = result { (value, Some(error)) } else { (result, None) }
}
