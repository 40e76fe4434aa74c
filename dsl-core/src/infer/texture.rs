//! The results of texture functions, and whether their arguments fit.

use proc_macro2::Span;

use super::context::{Infer, Pending};
use crate::builtins::textures::Parameter;
use crate::diagnostic::{Code, Diagnostic};
use crate::infer::term::{Kind, Term};
use crate::ir::{ExprId, Place, Scalar, Ty};
use crate::textures::TextureOp;

impl Infer<'_> {
    pub(super) fn texture(&mut self, op: TextureOp, place: &Place, args: &[ExprId]) -> Term {
        let handle = self.module.handle(place).expect("lower found a texture");
        let params = op.parameters(handle).expect("lower found the function");
        for ((_, param), arg) in params.into_iter().zip(args) {
            match param {
                Parameter::Value(ty) => self.expect_expr(&Term::from(&ty), *arg),
                Parameter::Component => self.expect_expr(&Term::U32, *arg),
                Parameter::Offset(n) => {
                    self.expect_expr(&Term::Ty(Ty::Vector(Scalar::I32, n)), *arg);
                }
                Parameter::Sampler | Parameter::SamplerComparison => {
                    self.expr(*arg);
                }
                Parameter::Whole(count) => self.whole(count, *arg),
                Parameter::Layer => self.whole(1, *arg),
            }
        }
        Term::from(&op.result(handle))
    }

    fn whole(&mut self, count: u8, arg: ExprId) {
        let (found, span) = (self.expr(arg), self.span(arg));
        self.wait_for(Pending::Whole { count, found, span });
    }

    /// Expects `u32` or `i32`, or a vector of them; an undecided literal becomes `i32`.
    pub(super) fn expect_whole(&mut self, count: u8, found: &Term, span: Span) {
        let found = self.vars.shallow(found);
        let fits = match &found {
            Term::Ty(ty @ (Ty::Scalar(scalar) | Ty::Vector(scalar, _))) => {
                ty.components() == count && scalar.is_word()
            }
            Term::Var(_) if count == 1 => {
                let integer = self.vars.fresh(Kind::Int);
                self.vars.unify(&integer, &found)
            }
            Term::Ty(_)
            | Term::Array(..)
            | Term::Tuple(_)
            | Term::Option(_)
            | Term::Result(..)
            | Term::Var(_) => found.is_error(),
        };
        if fits {
            return;
        }
        let expected = match count {
            1 => "`u32` or `i32`".to_owned(),
            n => format!("`UVec{n}` or `IVec{n}`"),
        };
        let message = format!("expected {expected}, found `{}`", self.vars.describe(&found));
        let mut diagnostic = Diagnostic::new(Code::Mismatch, span, message);
        if let Some(advice) = whole_advice(count, &found) {
            diagnostic = diagnostic.note(advice);
        }
        self.diags.push(diagnostic);
    }
}

fn whole_advice(count: u8, found: &Term) -> Option<String> {
    if let Term::Ty(Ty::Vector(scalar, n)) = found {
        let components = &"xyzw"[..usize::from(count)];
        let call = if count == 1 { "" } else { "()" };
        return if *scalar == Scalar::F32 && *n == count {
            Some(format!("texel coordinates are integers: write `….as_uvec{n}()`"))
        } else {
            (*n > count).then(|| {
                format!("take the components that it needs, such as `.{components}{call}`")
            })
        };
    }
    if count == 1 {
        return (found.ty() == Some(&Ty::F32)).then(|| "write `… as u32`".to_owned());
    }
    let is_number = matches!(found, Term::Ty(Ty::Scalar(_)) | Term::Var(_));
    is_number.then(|| format!("write a vector, such as `uvec{count}(…)`"))
}
