//! Functions of traits whose `impl` the types of the arguments and of the result decide.

use super::call::with_params;
use super::context::{Infer, Pending};
use super::term::{Kind, Term};
use crate::diagnostic::Code;
use crate::ir::{Borrow, Callee, Expr, ExprId, Mode, Name, SignatureId, SignatureParam, Ty};

impl<'a> Infer<'a> {
    pub(super) fn function_of_trait(&mut self, call: ExprId, args: &[ExprId]) -> Term {
        for arg in args {
            self.expr(*arg);
        }
        let result = self.vars.fresh(Kind::General);
        self.wait_for(Pending::OfTrait { call, result: result.clone() });
        self.vars.shallow(&result)
    }

    /// Chooses the only `impl` that fits; `false` if several fit so far.
    pub(super) fn solve_of_trait(&mut self, call: ExprId, result: &Term) -> bool {
        let (of_trait, name, candidates, args) = self.choice(call);
        let found = match self.fitting(candidates, 0, args, result)[..] {
            [only] => {
                let generics = &self.module.signatures[only].generics;
                let types = generics.iter().map(|_| self.vars.fresh(Kind::General)).collect();
                self.apply(call, only, types, args, false)
            }
            [] => {
                let message =
                    format!("no `impl` of `{of_trait}` with `{}` fits these types", name.text);
                self.diags.error(Code::UnknownFunction, name.span, message);
                Term::ERROR
            }
            _ => return false,
        };
        self.expect(result, &found, name.span);
        true
    }

    /// Reports a call whose `impl` is unknown.
    pub(super) fn undecided_of_trait(&mut self, call: ExprId, result: &Term) {
        let (of_trait, name, ..) = self.choice(call);
        let name = &name.text;
        let message = format!(
            "the type is not known here: write `<f32 as {of_trait}>::{name}(…)` or the like"
        );
        self.diags.error(Code::UnknownFunction, self.span(call), message);
        self.vars.unify(result, &Term::ERROR);
    }

    /// The trait, the function's name, the candidates and the arguments of such a call.
    fn choice(&self, call: ExprId) -> (&'a str, &'a Name, &'a [SignatureId], &'a [ExprId]) {
        let Expr::Invoke(Callee::OfTrait(of_trait, name, candidates), args) =
            &self.module.exprs[call].kind
        else {
            unreachable!("only calls of traits' functions have candidates")
        };
        (of_trait, name, candidates, args)
    }

    /// The method that a call means among methods of one type. `None` if several fit so far.
    pub(super) fn only_fitting(
        &self,
        methods: &[SignatureId],
        args: &[ExprId],
        result: &Term,
    ) -> Option<SignatureId> {
        match self.fitting(methods, 1, args, result)[..] {
            [only] => Some(only),
            // The call reports what does not fit.
            [] => methods.first().copied(),
            _ => None,
        }
    }

    /// Reports a method that several `impl`s of a known type have.
    pub(super) fn undecided_method(&mut self, call: ExprId, receiver: &Term, result: &Term) {
        if let Some(ty) = self.vars.finish(receiver)
            && let Expr::Invoke(Callee::Method(name, _), _) = &self.module.exprs[call].kind
        {
            let (ty, name) = (ty.rust(), &name.text);
            let message = format!(
                "`{ty}` has several `impl`s with `{name}`: write the trait with its arguments, as \
                 in `<{ty} as Trait<f32>>::{name}`"
            );
            self.diags.error(Code::UnknownFunction, self.span(call), message);
        }
        self.vars.unify(result, &Term::ERROR);
    }

    /// The functions that can take these arguments, from the `first` on, and give this result.
    fn fitting(
        &self,
        functions: &[SignatureId],
        first: usize,
        args: &[ExprId],
        result: &Term,
    ) -> Vec<SignatureId> {
        let fits = |of: &&SignatureId| {
            let info = &self.module.signatures[**of];
            let mut pairs = info.params.iter().zip(args).skip(first);
            info.params.len() == args.len()
                && pairs.all(|(param, arg)| self.fits_argument(param, *arg))
                && self.vars.may_unify(result, &with_params(&info.result, &[]))
        };
        functions.iter().filter(fits).copied().collect()
    }

    fn fits_argument(&self, param: &SignatureParam, arg: ExprId) -> bool {
        let kind = &self.module.exprs[arg].kind;
        let borrow = if let Expr::Ref(_, borrow) = kind { Some(*borrow) } else { None };
        let is_passed_so = match param.mode {
            Mode::Value => !matches!(borrow, Some(Borrow::Shared | Borrow::Mut)),
            Mode::Shared => borrow.is_some(),
            Mode::Mut => matches!(borrow, Some(Borrow::Mut | Borrow::Auto)),
        };
        let Some(found) = &self.exprs[arg] else { return is_passed_so };
        let fits = match (&param.ty, self.vars.shallow(found)) {
            (Ty::RuntimeArray(wanted), Term::Array(element, _)) => {
                self.vars.may_unify(&element, &with_params(wanted, &[]))
            }
            (wanted, found) => self.vars.may_unify(&found, &with_params(wanted, &[])),
        };
        is_passed_so && fits
    }

    /// `Default::default()` of the expected type.
    pub(super) fn default_value(&mut self, call: ExprId) -> Term {
        let result = self.vars.fresh(Kind::General);
        self.wait_for(Pending::Default { call, result: result.clone() });
        self.vars.shallow(&result)
    }

    /// Chooses the user's function; `false` if the type is unknown.
    pub(super) fn solve_default(&mut self, call: ExprId, result: &Term) -> bool {
        let Some(ty) = self.vars.finish(result) else { return false };
        let Expr::Invoke(Callee::Default(candidates), _) = &self.module.exprs[call].kind else {
            unreachable!("only default values wait for their types")
        };
        let mut candidates = candidates.iter();
        if let Some(of) = candidates.find(|of| self.module.signatures[**of].result == ty) {
            self.calls.push((call, *of, Vec::new(), Vec::new()));
        }
        true
    }

    /// Reports a default value of unknown type.
    pub(super) fn undecided_default(&mut self, call: ExprId, result: &Term) {
        let message = "the type is not known here: write `f32::default()` or the like";
        self.diags.error(Code::UnknownFunction, self.span(call), message);
        self.vars.unify(result, &Term::ERROR);
    }
}
