//! Operations on cooperative matrices: whether their matrices fit together.

use super::context::Infer;
use super::term::Term;
use crate::cooperative::{CoopMatrix, CoopOp, Role};
use crate::diagnostic::Code;
use crate::ir::{ExprId, Place, Scalar, Ty};

impl Infer<'_> {
    pub(super) fn cooperative(
        &mut self,
        op: CoopOp,
        place: Option<&Place>,
        args: &[ExprId],
    ) -> Term {
        match op {
            CoopOp::Zero(matrix) => Term::Ty(Ty::CoopMatrix(matrix)),
            CoopOp::Load(matrix, _) => {
                self.tile(matrix, place);
                self.expect_expr(&Term::U32, args[0]);
                Term::Ty(Ty::CoopMatrix(matrix))
            }
            CoopOp::Store(_) => {
                let stored = self.expr(args[0]);
                self.expect_expr(&Term::U32, args[1]);
                if let Some(matrix) = self.matrix(&stored, "coop_store", args[0]) {
                    self.tile(matrix, place);
                }
                Term::Ty(Ty::Unit)
            }
            // The guarded operation reports mistakes in them.
            CoopOp::Fits => {
                for arg in args {
                    self.expr(*arg);
                }
                Term::BOOL
            }
            CoopOp::MultiplyAdd => self.multiply_add(args),
        }
    }

    /// A tile has the same scalar as the matrix.
    fn tile(&mut self, matrix: CoopMatrix, place: Option<&Place>) {
        let Some(place) = place else { return };
        let found = self.place(place);
        self.expect(&Term::Ty(Ty::Scalar(matrix.scalar)), &found, place.span);
    }

    fn multiply_add(&mut self, args: &[ExprId]) -> Term {
        let mut matrices = Vec::new();
        for arg in args {
            let term = self.expr(*arg);
            matrices.extend(self.matrix(&term, "coop_multiply_add", *arg));
        }
        let [a, b, c] = matrices.as_slice() else { return Term::ERROR };
        let roles = [(a, Role::A, args[0]), (b, Role::B, args[1]), (c, Role::C, args[2])];
        for (matrix, role, arg) in roles {
            let expected = match role {
                Role::A | Role::B => CoopMatrix { role, size: c.size, scalar: a.scalar },
                Role::C => CoopMatrix { role, ..*c },
            };
            if *matrix != expected {
                let message = format!("expected `{}`, found `{}`", expected.rust(), matrix.rust());
                self.diags.error(Code::Mismatch, self.span(arg), message);
                return Term::ERROR;
            }
        }
        if (a.scalar, c.scalar) == (Scalar::F32, Scalar::F16) {
            let message = "factors of `f32` are summed in `f32`: no GPU sums them in `f16`";
            self.diags.error(Code::Mismatch, self.span(args[2]), message);
        }
        Term::Ty(Ty::CoopMatrix(*c))
    }

    fn matrix(&mut self, found: &Term, function: &str, arg: ExprId) -> Option<CoopMatrix> {
        let found = self.vars.shallow(found);
        if let Term::Ty(Ty::CoopMatrix(matrix)) = found {
            return Some(matrix);
        }
        if !matches!(found, Term::Ty(Ty::Error)) {
            let found = self.vars.describe(&found);
            let message = format!("`{function}` takes cooperative matrices, not `{found}`");
            self.diags.error(Code::Argument, self.span(arg), message);
        }
        None
    }
}
