//! The types of builtin functions.

use super::context::{Infer, Pending};
use super::term::{Kind, Term};
use crate::builtins::{Builtin, Shape};
use crate::ir::{ExprId, Name, Scalar, Ty};

impl Infer<'_> {
    pub(super) fn call(&mut self, name: &Name, args: &[ExprId]) -> Term {
        let receiver = self.expr(args[0]);
        for arg in &args[1..] {
            self.expr(*arg);
        }
        let builtin = Builtin::named(&name.text).next().expect("lower knows the name");
        // The path of an associated function names its number type: `f32::from_bits(0)`.
        if let (true, Some(ty)) = (name.text.contains("::"), Builtin::only_receiver(&name.text)) {
            self.vars.unify(&receiver, &Term::from(&ty));
        }
        let result = self.vars.fresh(Kind::General);
        let args = args[1..].to_vec();
        self.wait_for(Pending::Call { builtin, receiver, args, result: result.clone() });
        self.vars.shallow(&result)
    }

    /// Whether the receiver is known, which decides the function.
    pub(super) fn solve_call(
        &mut self,
        builtin: &'static Builtin,
        receiver: &Term,
        args: &[ExprId],
        result: &Term,
    ) -> bool {
        let receiver = self.vars.shallow(receiver);
        let is_open = self.vars.is_size(&receiver) && builtin.asks_for_sign();
        if self.vars.is_free(&receiver) || is_open {
            return false;
        }
        let row = match &receiver {
            Term::Ty(ty) => Builtin::resolve(builtin.name, ty),
            Term::Array(..) | Term::Tuple(_) | Term::Option(_) | Term::Result(..) => None,
            Term::Var(_) => Some(builtin),
        };
        let Some(builtin) = row else {
            // `check` reports it.
            self.vars.unify(result, &Term::ERROR);
            return true;
        };
        for (param, arg) in builtin.params.iter().zip(args) {
            let expected = self.shape(*param, &receiver);
            self.expect_expr(&expected, *arg);
        }
        let ty = self.shape(builtin.result, &receiver);
        self.vars.unify(result, &ty);
        true
    }

    fn shape(&self, shape: Shape, receiver: &Term) -> Term {
        match (receiver, shape) {
            (Term::Ty(ty), shape) => Term::from(&shape.apply(ty)),
            (_, Shape::With(scalar)) => Term::Ty(Ty::Scalar(scalar)),
            (_, Shape::Unsigned) => Term::U32,
            (_, Shape::Signed) => Term::Ty(Ty::I32),
            (number, Shape::Same | Shape::Element) => number.clone(),
            (number, Shape::PairWith(Scalar::F32)) => {
                Term::Tuple(vec![number.clone(), number.clone()])
            }
            (number, Shape::PairWith(scalar)) => {
                Term::Tuple(vec![number.clone(), Term::Ty(Ty::Scalar(scalar))])
            }
            (_, shape) => Term::Ty(shape.fixed().unwrap_or(Ty::Error)),
        }
    }
}
