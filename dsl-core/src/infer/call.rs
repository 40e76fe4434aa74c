//! Calls of users' functions: which function a method or operator means, and whether the arguments
//! fit.

use std::collections::BTreeMap;

use super::context::{Infer, Pending};
use super::types::{Resolved, Types};
use crate::builtins::Builtin;
use crate::diagnostic::{Code, Diagnostic};
use crate::infer::term::{Kind, Term};
use crate::ir::{
    BinaryOp, Block, Borrow, Callee, Expr, ExprId, Mode, Module, Name, Operator, SignatureId,
    SignatureParam, Ty,
};
use crate::items::types_with;

impl Types {
    /// Whether an operator or a conversion is a function of a user's type. The result or an operand
    /// shows it.
    pub(crate) fn is_user_operator(&self, expr: ExprId) -> bool {
        self.operators.contains(&expr)
    }
}

impl<'a> Infer<'a> {
    pub(super) fn invoke(&mut self, id: ExprId, callee: &Callee, args: &[ExprId]) -> Term {
        match callee {
            Callee::Function(signature, types) => {
                let info = &self.module.signatures[*signature];
                let named = |n| types.get(n).and_then(Option::as_ref).map(Term::from);
                let types = (0..info.generics.len())
                    .map(|n| named(n).unwrap_or_else(|| self.vars.fresh(Kind::General)))
                    .collect();
                self.apply(id, *signature, types, args, false)
            }
            Callee::Method(..) => {
                let receiver = self.expr(args[0]);
                for arg in &args[1..] {
                    self.expr(*arg);
                }
                let result = self.vars.fresh(Kind::General);
                self.wait_for(Pending::Method { call: id, receiver, result: result.clone() });
                self.vars.shallow(&result)
            }
            Callee::OfTrait(..) => self.function_of_trait(id, args),
            Callee::Default(_) => self.default_value(id),
            Callee::Conversion(operator) => self.conversion(id, *operator, args[0]),
            Callee::Instance => Term::ERROR,
        }
    }

    /// Whether the method is called on a number whose type is undecided. The method depends on that
    /// type.
    pub(super) fn is_open(&self, call: ExprId, receiver: &Term) -> bool {
        let (name, ..) = self.method(call);
        matches!(receiver, Term::Var(_)) && Builtin::named(&name.text).next().is_none()
    }

    /// The types to which users' traits give the method of a call.
    pub(super) fn types_with(&self, call: ExprId) -> Vec<Ty> {
        let (_, candidates, _) = self.method(call);
        let types = candidates.iter().map(|of| self.module.signatures[*of].self_ty.clone());
        types.flatten().collect()
    }

    /// The name, candidates and arguments of a method call.
    fn method(&self, call: ExprId) -> (&'a Name, &'a [SignatureId], &'a [ExprId]) {
        let Expr::Invoke(Callee::Method(name, candidates), args) = &self.module.exprs[call].kind
        else {
            unreachable!("only method calls wait for the type of a receiver")
        };
        (name, candidates, args)
    }

    /// Resolves a method call whose receiver type is known. `None` if several methods fit so far.
    pub(super) fn solve_method(
        &mut self,
        expr: ExprId,
        receiver: &Term,
        result: &Term,
    ) -> Option<Term> {
        let (name, candidates, args) = self.method(expr);
        let ty = self.vars.finish(receiver);
        if ty == Some(Ty::Error) {
            return Some(Term::ERROR);
        }
        // As in Rust, the methods of a type come before the methods of its traits.
        let is_builtin = match &ty {
            Some(Ty::Struct(_) | Ty::Enum(_)) | None => false,
            Some(ty) => Builtin::resolve(&name.text, ty).is_some(),
        };
        let of_type: Vec<SignatureId> = candidates
            .iter()
            .copied()
            .filter(|_| !is_builtin)
            .filter(|candidate| {
                self.module.signatures[*candidate].self_ty.is_some()
                    && self.module.signatures[*candidate].self_ty == ty
            })
            .collect();
        let found = match of_type[..] {
            [_, _, ..] => Some(self.only_fitting(&of_type, args, result)?),
            _ => of_type.first().copied(),
        };
        if let Some(signature) = found {
            let info = &self.module.signatures[signature];
            if info.params.len() != args.len() {
                let message = format!(
                    "`{}` takes {} arguments, not {}",
                    name.text,
                    info.params.len() - 1,
                    args.len() - 1
                );
                self.diags.error(Code::ArgumentCount, name.span, message);
                return Some(Term::ERROR);
            }
            let types = info.generics.iter().map(|_| self.vars.fresh(Kind::General)).collect();
            return Some(self.apply(expr, signature, types, args, true));
        }
        if let Some(builtin) = Builtin::named(&name.text).next()
            && ty.as_ref().is_none_or(|ty| Builtin::resolve(&name.text, ty).is_some())
        {
            let result = self.vars.fresh(Kind::General);
            let (receiver, args) = (receiver.clone(), args[1..].to_vec());
            self.wait_for(Pending::Call { builtin, receiver, args, result: result.clone() });
            return Some(self.vars.shallow(&result));
        }
        let ty = self.vars.describe(receiver);
        self.diags.push(no_method(self.module, &ty, name, candidates));
        Some(Term::ERROR)
    }

    /// Checks the arguments of a call, and notes its function.
    pub(super) fn apply(
        &mut self,
        expr: ExprId,
        signature: SignatureId,
        types: Vec<Term>,
        args: &[ExprId],
        is_method: bool,
    ) -> Term {
        let info = &self.module.signatures[signature];
        let before = self.diags.len();
        for (n, (param, arg)) in info.params.iter().zip(args).enumerate() {
            let is_place = matches!(self.module.exprs[*arg].kind, Expr::Ref(..));
            if is_method && n == 0 && param.mode == Mode::Shared && !is_place {
                // The receiver is a value, which Rust borrows for the call.
                let found = self.expr(*arg);
                self.expect(&with_params(&param.ty, &types), &found, self.span(*arg));
            } else {
                self.apply_argument(param, &types, *arg);
            }
        }
        for (at, (n, _)) in info.bounds.iter().enumerate() {
            let found = types[*n].clone();
            self.wait_for(Pending::Bound { call: expr, signature, at, found });
        }
        let result = with_params(&info.result, &types);
        // A body is not checked with arguments that do not fit.
        if self.diags.len() == before {
            self.calls.push((expr, signature, types, args.to_vec()));
        }
        result
    }

    fn apply_argument(&mut self, param: &SignatureParam, types: &[Term], arg: ExprId) {
        let module = self.module;
        let kind = &module.exprs[arg].kind;
        let reference =
            if let Expr::Ref(place, borrow) = kind { Some((place, *borrow)) } else { None };
        let found = self.expr(arg);
        let (given, wanted) = match (param.mode, reference) {
            (Mode::Value, None | Some((_, Borrow::Auto | Borrow::Read))) => {
                let found = match reference {
                    Some((place, _)) => self.loaded(found, place),
                    None => found,
                };
                return self.expect(&with_params(&param.ty, types), &found, self.span(arg));
            }
            (Mode::Value, Some(_)) => ("a reference", "a value: leave out the `&`"),
            (Mode::Shared, Some((_, Borrow::Shared | Borrow::Auto | Borrow::Read)))
            | (Mode::Mut, Some((_, Borrow::Mut | Borrow::Auto))) => {
                return self.apply_reference(param, types, &found, arg);
            }
            (Mode::Shared, Some((_, Borrow::Mut))) => {
                return self.apply_reference(param, types, &found, arg);
            }
            (Mode::Mut, Some((_, Borrow::Shared | Borrow::Read))) => {
                ("a `&` reference", "`&mut …`")
            }
            (Mode::Shared, None) => ("a value", "a reference: write `&…`"),
            (Mode::Mut, None) => ("a value", "a reference to a variable: write `&mut …`"),
        };
        if matches!(self.vars.shallow(&found), Term::Ty(Ty::Error)) {
            return;
        }
        let message = format!("this is {given}, and `{}` takes {wanted}", param.name.text);
        self.diags.error(Code::Mismatch, self.span(arg), message);
    }

    /// An array can be passed for a slice.
    fn apply_reference(
        &mut self,
        param: &SignatureParam,
        types: &[Term],
        found: &Term,
        arg: ExprId,
    ) {
        let span = self.span(arg);
        let Ty::RuntimeArray(element) = &param.ty else {
            return self.expect(&with_params(&param.ty, types), found, span);
        };
        let wanted = with_params(element, types);
        let element = match self.vars.shallow(found) {
            Term::Array(element, _) => *element,
            Term::Ty(Ty::RuntimeArray(element)) => Term::from(&*element),
            Term::Ty(Ty::Error) => return,
            other @ (Term::Ty(_)
            | Term::Tuple(_)
            | Term::Option(_)
            | Term::Result(..)
            | Term::Var(_)) => {
                let message = format!(
                    "expected a slice `[{}]`, found `{}`",
                    self.vars.describe(&wanted),
                    self.vars.describe(&other)
                );
                return self.diags.error(Code::Mismatch, span, message);
            }
        };
        self.expect(&wanted, &element, span);
    }

    // Operators.

    /// The implementation of an operator for these operands.
    pub(super) fn user_operator(
        &mut self,
        expr: ExprId,
        operator: Operator,
        operands: &[&Ty],
    ) -> Option<SignatureId> {
        let fitting = self.module.operators.iter().filter_map(|(of, signature)| {
            let params = &self.module.signatures[*signature].params;
            let fits = params.len() == operands.len()
                && params.iter().zip(operands).all(|(param, ty)| param.ty == **ty);
            (*of == operator && fits).then_some(*signature)
        });
        let fitting: Vec<SignatureId> = fitting.collect();
        let first = *fitting.first()?;
        Some(self.among_rivals(expr, first, &fitting))
    }

    /// An operator, or the one beside it that takes the operands as the values or references that
    /// they are. If they do not show that, it is reported.
    pub(super) fn among_rivals(
        &mut self,
        expr: ExprId,
        first: SignatureId,
        others: &[SignatureId],
    ) -> SignatureId {
        let (rivals, types) = (&self.module.rivals, |of: SignatureId| {
            self.module.signatures[of].params.iter().map(|param| &param.ty)
        });
        if !rivals.contains_key(&first) {
            return first;
        }
        let known = self.module.operand_modes.get(&expr);
        let takes_them = |modes: &Vec<Mode>| {
            let mut pairs = modes.iter().zip(known.into_iter().flatten());
            pairs.all(|(mode, known)| known.is_none_or(|known| known == *mode))
        };
        let mut meant = others
            .iter()
            .copied()
            .filter(|of| types(*of).eq(types(first)) && rivals.get(of).is_some_and(takes_them));
        if let (Some(meant), None) = (meant.next(), meant.next()) {
            return meant;
        }
        let message = "this type has `impl`s of this operator for values and for references, and they \
                       do different things: show which one is meant, by operands like `x`, `&x` or `*x` \
                       and by declared types of variables";
        self.diags.push_once(Diagnostic::new(Code::Ambiguous, self.span(expr), message));
        first
    }

    /// An operator with a user's type on one side. `None` if it has none, or if too little is
    /// known.
    pub(super) fn solve_user_operator(
        &mut self,
        op: BinaryOp,
        left: &Term,
        right: &Term,
        expr: Option<(ExprId, [ExprId; 2])>,
    ) -> Option<Term> {
        left.user_ty().or(right.user_ty())?;
        let (expr, operands) = expr?;
        let is_compound = self.module.compounds.contains(&expr);
        let candidates: Vec<SignatureId> = self
            .module
            .operators
            .iter()
            .filter(|(of, _)| match *of {
                Operator::Compound(of) => of == op && is_compound,
                Operator::Binary(of) => of == op && !is_compound,
                Operator::Unary(_) | Operator::From | Operator::TryFrom | Operator::Cast => false,
            })
            .map(|(_, signature)| *signature)
            .collect();
        // A literal beside a user's type takes a type that an implementation requires.
        let fitting = candidates.into_iter().filter(|candidate| {
            let params = &self.module.signatures[*candidate].params;
            [left, right].into_iter().zip(params).all(|(term, param)| {
                !term.is_error() && self.vars.may_unify(term, &Term::from(&param.ty))
            })
        });
        let fitting: Vec<SignatureId> = fitting.collect();
        let signature = fitting
            .iter()
            .copied()
            .min_by_key(|candidate| !self.has_rust_defaults(*candidate, [left, right]))?;
        let signature = self.among_rivals(expr, signature, &fitting);
        if self.is_of_words_and_sizes(&fitting, [left, right]) {
            self.refuse_count(self.span(expr));
        }
        let params = self.module.signatures[signature].params.clone();
        for (term, param) in [left, right].into_iter().zip(&params) {
            self.vars.unify(&Term::from(&param.ty), term);
        }
        self.calls.push((expr, signature, Vec::new(), operands.to_vec()));
        Some(Term::from(&self.module.signatures[signature].result))
    }
}

impl Infer<'_> {
    /// Whether some of the functions take a count as `u32`, and some as `usize`.
    fn is_of_words_and_sizes(&self, functions: &[SignatureId], operands: [&Term; 2]) -> bool {
        operands.into_iter().enumerate().any(|(n, term)| {
            let takes = |ty: &Ty| {
                let mut signatures = functions.iter().map(|of| &self.module.signatures[*of]);
                signatures.any(|signature| signature.params[n].ty == *ty)
            };
            self.vars.is_size(term) && takes(&Ty::U32) && takes(&Ty::USIZE)
        })
    }

    /// Whether a function takes the types that Rust gives operands without a type, if nothing else
    /// decides.
    fn has_rust_defaults(&self, signature: SignatureId, operands: [&Term; 2]) -> bool {
        let params = &self.module.signatures[signature].params;
        operands.into_iter().zip(params).all(|(term, param)| {
            self.vars.rust_default(term).is_none_or(|default| default == param.ty)
        })
    }
}

/// Keeps the calls that a body evaluates, in evaluation order.
pub(super) fn keep_evaluated(calls: &mut Vec<Resolved>, body: &Block, module: &Module) {
    let mut evaluated = BTreeMap::new();
    body.for_each_stmt(&mut |stmt| {
        stmt.kind.for_each_expr(&mut |expr| note_evaluated(expr, module, &mut evaluated));
    });
    calls.retain(|call| evaluated.contains_key(&call.expr));
    calls.sort_by_key(|call| evaluated[&call.expr]);
}

/// Numbers an expression after its operands.
fn note_evaluated(expr: ExprId, module: &Module, evaluated: &mut BTreeMap<ExprId, usize>) {
    if !evaluated.contains_key(&expr) {
        module.for_each_operand(expr, |operand| note_evaluated(operand, module, evaluated));
        evaluated.insert(expr, evaluated.len());
    }
}

/// A type of a signature with its parameters replaced.
pub(super) fn with_params(ty: &Ty, types: &[Term]) -> Term {
    Term::of(ty, &|n| types.get(n).cloned().unwrap_or(Term::ERROR))
}

/// The message for a type without a method that other types have.
pub(crate) fn no_method(
    module: &Module,
    ty: &str,
    name: &Name,
    candidates: &[SignatureId],
) -> Diagnostic {
    let message = format!("`{ty}` has no method `{}`", name.text);
    if let Some(types) = types_with(&name.text) {
        let message = format!("{message} in kernels: {types}");
        return Diagnostic::new(Code::Argument, name.span, message);
    }
    let mut diagnostic = Diagnostic::new(Code::Argument, name.span, message);
    for candidate in candidates {
        let other = &module.signatures[*candidate];
        if let Some(of) = &other.self_ty {
            let label = format!("`{}` has this method", of.rust());
            diagnostic = diagnostic.label(other.name.span, label);
        }
    }
    diagnostic
}
